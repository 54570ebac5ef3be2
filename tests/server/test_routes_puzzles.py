"""Puzzles over HTTP: one a day, training, ratings and streaks. The solution stays hidden until an answer."""

from pathlib import Path
from typing import Any

import msgspec
import pytest

from server.driving import Json, Person, Site, on_site
from slovoteka.puzzles import pack
from slovoteka.puzzles.model import KINDS, Puzzle
from slovoteka.store.sql import SqlStore

NOON_MS = pack.day_begins_ms(20_800) + pack.DAY_MS // 2
"""A fixed time far from midnight, so that no test depends on the day it runs."""


class Clock:
    def __init__(self, site: Site) -> None:
        self.ms = NOON_MS
        store = site.node.store
        assert isinstance(store, SqlStore)
        store._clock = lambda: self.ms

    def next_day(self) -> None:
        self.ms += pack.DAY_MS


def first(kind: str) -> Puzzle:
    return next(puzzle for puzzle in pack.pack().values() if puzzle.kind == kind)


def right_answer(puzzle: str) -> Json:
    return {"answer": pack.pack()[puzzle].answers[0].action}


def wrong_answer(puzzle: Puzzle) -> Json:
    assert puzzle.kind == "forbidden-word"
    word = puzzle.answers[0].action["word"]
    assert all(graded.action["word"] != word[::-1] for graded in puzzle.answers)
    return {"answer": {"type": "call", "word": word[::-1]}}


async def solve_daily(person: Person) -> Json:
    puzzle = (await person.get("/puzzles/daily"))["puzzle"]["id"]
    return await person.post(f"/puzzles/{puzzle}/answer", right_answer(puzzle))


def test_the_puzzle_of_the_day_is_the_same_for_all_until_midnight(tmp_path: Path) -> None:
    async def do(site: Site) -> None:
        clock = Clock(site)
        anna, boris = await site.person(), await site.person(accept_language="en")
        hers, his = await anna.get("/puzzles/daily"), await boris.get("/puzzles/daily")
        assert hers["puzzle"]["id"] == his["puzzle"]["id"]
        assert hers["puzzle"]["question"] != his["puzzle"]["question"]
        assert hers["until_ms"] == NOON_MS + pack.DAY_MS // 2
        clock.ms = hers["until_ms"]
        tomorrow = await anna.get("/puzzles/daily")
        assert tomorrow["puzzle"]["id"] != hers["puzzle"]["id"]
        assert tomorrow["day"] > hers["day"]

    on_site(tmp_path, do)


@pytest.mark.parametrize("kind", KINDS)
def test_the_solution_is_shown_after_an_answer_and_not_before(tmp_path: Path, kind: str) -> None:
    async def do(site: Site) -> None:
        anna = await site.person()
        puzzle = first(kind)
        shown = await anna.get(f"/puzzles/{puzzle.id}")
        assert shown["solution"] is None
        assert shown["tried"] is None
        assert shown["window"]["kind"] == puzzle.scene.window
        public = puzzle.scene.kind.types.public  # a puzzle may be older than a field of the view
        assert msgspec.convert(shown["public"], public) == msgspec.convert(puzzle.scene.public, public)
        assert not {"answers", "origin"} & shown.keys()
        for remark in puzzle.solution:
            assert remark.code not in str(shown)
        answered = await anna.post(f"/puzzles/{puzzle.id}/answer", right_answer(puzzle.id))
        assert answered["right"]
        assert answered["solution"]["answers"][0]["action"] == puzzle.answers[0].action
        assert all(remark["text"] not in ("", remark["code"]) for remark in answered["solution"]["remarks"])
        again = await anna.get(f"/puzzles/{puzzle.id}")
        assert again["solution"] == answered["solution"]
        assert again["tried"]["right"]

    on_site(tmp_path, do)


def test_only_the_first_answer_counts(tmp_path: Path) -> None:
    async def do(site: Site) -> None:
        clock = Clock(site)
        anna, puzzle = await site.person(), first("forbidden-word")
        await anna.get(f"/puzzles/{puzzle.id}")
        clock.ms += 5_000
        wrong = await anna.post(f"/puzzles/{puzzle.id}/answer", wrong_answer(puzzle))
        assert (wrong["right"], wrong["counts"], wrong["score"]) == (False, True, 0)
        assert wrong["rating"]["change"] < 0
        assert wrong["puzzle_rating"] > puzzle.rating
        practice = await anna.post(f"/puzzles/{puzzle.id}/answer", right_answer(puzzle.id))
        assert (practice["right"], practice["counts"]) == (True, False)
        assert practice["rating"]["number"] == wrong["rating"]["number"]
        tried = (await anna.get(f"/puzzles/{puzzle.id}"))["tried"]
        assert (tried["right"], tried["took_ms"]) == (False, 5_000)
        mine = await anna.get("/me/puzzles")
        assert (mine["answered"], mine["solved"]) == (1, 0)
        counts = {count["kind"]: count for count in mine["kinds"]}
        assert counts["forbidden-word"]["answered"] == 1
        assert counts["scrabble-best"]["answered"] == 0

    on_site(tmp_path, do)


def test_asking_for_the_solution_counts_as_a_wrong_answer(tmp_path: Path) -> None:
    async def do(site: Site) -> None:
        Clock(site)  # on some real days this is the puzzle of the day, which must be opened first
        anna, puzzle = await site.person(), first("scrabble-best")
        revealed = await anna.post(f"/puzzles/{puzzle.id}/reveal")
        assert (revealed["right"], revealed["counts"]) == (False, True)
        assert revealed["rating"]["change"] < 0
        answered = await anna.post(f"/puzzles/{puzzle.id}/answer", right_answer(puzzle.id))
        assert (answered["right"], answered["counts"]) == (True, False)
        assert not (await anna.post(f"/puzzles/{puzzle.id}/reveal"))["counts"]

    on_site(tmp_path, do)


def test_a_streak_grows_day_by_day_and_breaks(tmp_path: Path) -> None:
    async def do(site: Site) -> None:
        clock = Clock(site)
        anna = await site.person()
        for day in (1, 2, 3):
            answered = await solve_daily(anna)
            assert (answered["right"], answered["streak"]) == (True, day)
            clock.next_day()
        daily = await anna.get("/puzzles/daily")
        assert (daily["streak"], daily["best_streak"]) == (3, 3), "today is not over yet"
        clock.next_day()
        mine = await anna.get("/me/puzzles")
        assert (mine["streak"], mine["best_streak"], mine["solved_today"]) == (0, 3, False)
        old = pack.daily(pack.day_of(clock.ms) - 1)  # yesterday's can be solved, but not for the streak
        assert (await anna.post(f"/puzzles/{old.id}/answer", right_answer(old.id)))["streak"] == 0
        assert (await solve_daily(anna))["streak"] == 1
        assert (await anna.get("/me/puzzles"))["solved_today"]

    on_site(tmp_path, do)


def test_the_ranking_of_the_day_lists_the_fastest_first(tmp_path: Path) -> None:
    async def do(site: Site) -> None:
        clock = Clock(site)
        anna, boris, vera = [await site.person() for _ in range(3)]
        program = await site.http()
        made = (await program.post("/me/token", json={"bot": True})).json()
        program.headers["authorization"] = f"Bearer {made['token']}"
        robot = Person(program, made["me"])
        for person in (anna, boris, vera, robot):
            await person.get("/puzzles/daily")
        for person in (robot, boris, anna):
            clock.ms += 1_000
            assert (await solve_daily(person))["right"]
        daily = (await vera.get("/puzzles/daily"))["puzzle"]["id"]
        await vera.post(f"/puzzles/{daily}/reveal")
        ranking = await vera.get("/puzzles/daily/ranking")
        solvers = [(solver["place"], solver["person"], solver["took_ms"]) for solver in ranking["solvers"]]
        assert solvers == [(1, boris.id, 2_000), (2, anna.id, 3_000)], "people who solved it, the fastest first"
        await boris.ask("DELETE", "/me", status=204)
        assert [solver["person"] for solver in (await vera.get("/puzzles/daily/ranking"))["solvers"]] == [anna.id]

    on_site(tmp_path, do)


def test_an_answer_to_an_unopened_puzzle_of_the_day_is_refused(tmp_path: Path) -> None:
    async def do(site: Site) -> None:
        clock = Clock(site)
        anna = await site.person()
        daily = pack.daily(pack.day_of(clock.ms)).id
        given = right_answer(daily)
        assert await anna.refused("POST", f"/puzzles/{daily}/answer", given, status=403) == "puzzle-unseen"
        assert (await anna.get("/me/puzzles"))["answered"] == 0, "no answer, so nothing is lost"
        await anna.get(f"/puzzles/{daily}")
        clock.ms += 4_000
        assert (await anna.post(f"/puzzles/{daily}/answer", given))["streak"] == 1
        assert [solver["took_ms"] for solver in (await anna.get("/puzzles/daily/ranking"))["solvers"]] == [4_000]

    on_site(tmp_path, do)


def test_a_preview_shows_the_points_of_an_answer(tmp_path: Path) -> None:
    async def do(site: Site) -> None:
        anna, puzzle = await site.person(), first("scrabble-best")
        points = next(remark.params["points"] for remark in puzzle.solution if "points" in remark.params)
        seen = await anna.post(f"/puzzles/{puzzle.id}/preview", right_answer(puzzle.id))
        assert (seen["preview"]["score"]["total"], seen["problem"]) == (points, None)
        assert all(word["stands"] is None for word in seen["preview"]["words"]), "that is for the solver to know"
        nowhere = {"answer": {"type": "play", "at": "А1", "word": "Ъ"}}
        seen = await anna.post(f"/puzzles/{puzzle.id}/preview", nowhere)
        assert seen["preview"] is None
        assert seen["problem"]["title"] != seen["problem"]["code"]
        assert (await anna.get(f"/puzzles/{puzzle.id}"))["tried"] is None

    on_site(tmp_path, do)


def test_a_puzzle_seen_in_training_can_still_be_solved_on_its_day(tmp_path: Path) -> None:
    async def do(site: Site) -> None:
        clock = Clock(site)
        anna = await site.person()
        tomorrow = pack.daily(pack.day_of(clock.ms) + 1)
        trained = await anna.post(f"/puzzles/{tomorrow.id}/answer", right_answer(tomorrow.id))
        assert (trained["counts"], trained["streak"]) == (True, 0)
        clock.next_day()
        daily = await anna.get("/puzzles/daily")
        assert (daily["puzzle"]["id"], daily["puzzle"]["solution"]) == (tomorrow.id, None)
        solved = await solve_daily(anna)
        assert (solved["counts"], solved["streak"], solved["rating"]["change"]) == (True, 1, 0)
        assert solved["rating"]["number"] == trained["rating"]["number"]

    on_site(tmp_path, do)


def test_training_never_repeats(tmp_path: Path) -> None:
    async def do(site: Site) -> None:
        Clock(site)
        anna = await site.person()
        seen = [(await anna.get("/puzzles/next"))["id"] for _ in range(6)]
        assert len(set(seen)) == 6
        assert (await anna.get("/puzzles/daily"))["puzzle"]["id"] not in seen
        for kind in KINDS:
            assert (await anna.get("/puzzles/next", kind=kind))["kind"] == kind
        assert await anna.refused("GET", "/puzzles/next", status=400, kind="chess") == "bad-request"

    on_site(tmp_path, do)


def test_an_invalid_answer_is_refused_and_does_not_count(tmp_path: Path) -> None:
    hostile: list[Any] = [
        None,
        7,
        "КОТ",
        [[[[]]]],
        {"type": "dance"},
        {"type": "call", "word": "Ъ" * 1_900},
        {"type": "call", "word": "\x00\u202e"},
        {"type": "pass"},
    ]

    async def do(site: Site) -> None:
        anna = await site.person()
        for kind in KINDS:
            path = f"/puzzles/{first(kind).id}"
            for answer in hostile:
                refused = await anna.http.post(f"{path}/answer", json={"answer": answer})
                assert refused.status_code in (400, 422), (kind, answer, refused.text)
                assert refused.json()["title"] not in ("", refused.json()["code"])
            long = {"answer": {"type": "call", "word": "К" * 20_000}}
            assert await anna.refused("POST", f"{path}/answer", long, status=400) == "puzzle-answer-long"
            deep = await anna.http.post(
                f"{path}/answer", content=b'{"answer":' + b"[" * 30_000, headers={"content-type": "application/json"}
            )
            assert deep.status_code == 400
            huge = {"answer": "К" * 200_000}
            assert (await anna.http.post(f"{path}/answer", json=huge)).status_code == 413
            assert (await anna.get(path))["tried"] is None
        wrong: list[Json] = [{}, {"answer": 1, "more": 2}, []]
        for body in wrong:
            assert await anna.refused("POST", f"/puzzles/{first('forbidden-word').id}/answer", body, status=400)

    on_site(tmp_path, do)


def test_unknown_puzzles_are_not_found_and_strangers_see_none(tmp_path: Path) -> None:
    async def do(site: Site) -> None:
        anna = await site.person()
        assert await anna.refused("GET", f"/puzzles/{'0' * 16}", status=404) == "not-found"
        assert await anna.refused("POST", f"/puzzles/{'0' * 16}/answer", {"answer": 1}, status=404) == "not-found"
        assert await anna.refused("GET", "/puzzles/nonsense", status=400) == "bad-request"
        stranger = await site.http()
        for path in ("/puzzles/daily", "/puzzles/next", "/me/puzzles", f"/puzzles/{first('scrabble-out').id}"):
            assert (await stranger.get(path)).status_code == 401

    on_site(tmp_path, do)
