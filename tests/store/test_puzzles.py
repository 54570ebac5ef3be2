"""Puzzles on every database: seen, answered once, and deleted with the person."""

import asyncio
from typing import Any

import pytest

from slovoteka.ratings.model import Rating
from slovoteka.store.log import Missing, Store
from slovoteka.store.people import Identity
from slovoteka.store.puzzles import Attempt, Unseen
from store.databases import Database

HARD = Rating(mu=1700.0, sigma=200.0)


def rate(person: Rating, puzzle: Rating, is_solved: bool) -> tuple[Rating, Rating]:
    """Changes both ratings by a fixed step, so that calls can be counted."""
    step = 10.0 if is_solved else -10.0
    return (
        person.but(mu=person.mu + step, games=person.games + 1),
        puzzle.but(mu=puzzle.mu - step, games=puzzle.games + 1),
    )


def solved(puzzle: str, day: int = 0, *, right: bool = True, answer: Any = "да") -> Attempt:
    score = 1.0 if right else 0.25
    return Attempt(puzzle=puzzle, kind="word", day=day, right=right, score=score, answer=answer, first_rating=HARD)


async def people(store: Store, *names: str) -> None:
    for name in names:
        await store.save_identity(Identity(id=name, name=name.title(), created_ms=1))


def test_seen_puzzles_are_listed_in_order(database: Database) -> None:
    async def scene(store: Store) -> None:
        await people(store, "anya", "borya")
        for puzzle in ("b", "a", "c"):
            database.clock.ms += 10
            assert await store.see_puzzle("anya", puzzle, "word") is None
        database.clock.ms += 10
        assert await store.seen_puzzles("anya") == ("b", "a", "c")
        await store.see_puzzle("anya", "b", "word")
        assert await store.seen_puzzles("anya") == ("a", "c", "b")
        assert await store.seen_puzzles("borya") == ()

    database.play(scene)


def test_only_the_first_answer_counts(database: Database) -> None:
    async def scene(store: Store) -> None:
        await people(store, "anya")
        await store.see_puzzle("anya", "a", "word")
        database.clock.ms += 700
        first, is_first = await store.answer_puzzle("anya", solved("a", right=False, answer={"word": "нет"}), rate)
        assert is_first
        assert (first.took_ms, first.right, first.score, first.answer) == (700, False, 0.25, {"word": "нет"})
        assert (first.before.mu, first.after.mu) == (1500.0, 1490.0)
        database.clock.ms += 50
        assert await store.answer_puzzle("anya", solved("a"), rate) == (first, False)
        assert await store.see_puzzle("anya", "a", "word") == first
        solver = await store.solver("anya")
        assert (solver.rating.mu, solver.counts) == (1490.0, {"word": (1, 0)})
        assert (await store.puzzle_ratings())["a"].mu == 1710.0

    database.play(scene)


def test_a_puzzle_that_was_never_shown_can_be_answered(database: Database) -> None:
    async def scene(store: Store) -> None:
        await people(store, "anya")
        tried, is_first = await store.answer_puzzle("anya", solved("a"), rate)
        assert (is_first, tried.took_ms) == (True, 0)
        assert await store.puzzle_ratings() == {"a": HARD.but(mu=1690.0, games=1)}

    database.play(scene)


def test_a_puzzle_of_the_day_must_be_seen_before_it_is_answered(database: Database) -> None:
    """An answer without opening would take no time. Giving up is allowed."""

    async def scene(store: Store) -> None:
        await people(store, "anya", "borya")
        await store.see_puzzle("anya", "a", "word")  # on another day
        with pytest.raises(Unseen):
            await store.answer_puzzle("anya", solved("a", 7), rate)
        assert await store.day_solvers(7, 9) == ()
        assert (await store.solver("anya")).counts == {}
        await store.see_puzzle("anya", "a", "word", 7)
        database.clock.ms += 30
        await store.answer_puzzle("anya", solved("a", 7), rate)
        assert [solver.took_ms for solver in await store.day_solvers(7, 9)] == [30]
        tried, is_first = await store.answer_puzzle("borya", solved("a", 7, right=False, answer=None), rate)
        assert (is_first, tried.right) == (True, False)

    database.play(scene)


def test_each_day_has_its_own_ranking(database: Database) -> None:
    async def scene(store: Store) -> None:
        await people(store, "anya", "borya", "vera", "gleb")
        for name in ("anya", "borya", "vera", "gleb"):
            await store.see_puzzle(name, "a", "word", 7)
        for name, after_ms in (("borya", 300), ("anya", 200), ("vera", 100), ("gleb", 50)):
            database.clock.ms += after_ms
            await store.answer_puzzle(name, solved("a", 7, right=name != "vera"), rate)
        await store.see_puzzle("anya", "b", "word", 8)
        await store.answer_puzzle("anya", solved("b", 8), rate)
        await store.answer_puzzle("anya", solved("c"), rate)
        solvers = [(solver.who.id, solver.took_ms) for solver in await store.day_solvers(7, 9)]
        assert solvers == [("borya", 300), ("anya", 500), ("gleb", 650)]
        assert [solver.who.id for solver in await store.day_solvers(7, 1)] == ["borya"]
        assert await store.day_solvers(9, 9) == ()
        solver = await store.solver("anya")
        assert (solver.days, solver.counts) == ((7, 8), {"word": (3, 3)})
        assert (await store.solver("vera")).days == ()

    database.play(scene)


def test_a_day_is_a_new_chance_but_not_for_the_rating(database: Database) -> None:
    async def scene(store: Store) -> None:
        await people(store, "anya")
        await store.answer_puzzle("anya", solved("a", right=False), rate)
        assert await store.see_puzzle("anya", "a", "word", 7) is None
        database.clock.ms += 40
        tried, is_first = await store.answer_puzzle("anya", solved("a", 7), rate)
        assert (is_first, tried.took_ms, tried.right) == (True, 40, True)
        assert (tried.before.mu, tried.after.mu) == (1490.0, 1490.0)
        assert (await store.puzzle_ratings())["a"].games == 1
        solver = await store.solver("anya")
        assert (solver.days, solver.rating.games) == ((7,), 1)
        assert await store.seen_puzzles("anya") == ("a",)

    database.play(scene)


def test_a_deleted_person_leaves_nothing_and_cannot_come_back(database: Database) -> None:
    async def scene(store: Store) -> None:
        await people(store, "anya")
        await store.see_puzzle("anya", "a", "word", 7)
        await store.answer_puzzle("anya", solved("a", 7), rate)
        await store.forget("anya", "Кто-то")
        assert await store.seen_puzzles("anya") == ()
        assert await store.day_solvers(7, 9) == ()
        assert (await store.solver("anya")).rating == Rating()
        with pytest.raises(Missing):
            await store.answer_puzzle("anya", solved("b", 7), rate)
        with pytest.raises(Missing):
            await store.see_puzzle("anya", "b", "word")
        assert await store.seen_puzzles("anya") == ()

    database.play(scene)


def test_of_many_answers_at_once_one_counts(database: Database) -> None:
    async def scene(one: Store, other: Store) -> None:
        await people(one, "anya", "borya")
        results = await asyncio.gather(
            *((one, other)[place % 2].answer_puzzle(name, solved("a", answer=place), rate)
              for place in range(20) for name in ("anya", "borya"))
        )  # fmt: skip
        assert sum(is_first for _, is_first in results) == 2
        assert len({tried.answer for tried, _ in results}) <= 2
        assert (await other.puzzle_ratings())["a"].games == 2
        assert (await other.solver("anya")).rating.games == 1

    database.play_two(scene)


def test_an_answer_during_a_deletion_is_deleted_too(database: Database) -> None:
    async def scene(one: Store, other: Store) -> None:
        await people(one, "anya")
        answers = [one.answer_puzzle("anya", solved(f"p{number}"), rate) for number in range(10)]
        await asyncio.gather(*answers, other.forget("anya", "Кто-то"), return_exceptions=True)
        assert await one.identity("anya") is None
        assert await one.seen_puzzles("anya") == ()
        assert (await one.solver("anya")).rating == Rating()

    database.play_two(scene)
