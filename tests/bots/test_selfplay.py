"""Bots against each other: every variant to its end, the same seed gives the same record, stronger levels win."""

from collections.abc import Sequence
from typing import Any

import pytest

from bots.toys import bands
from pace import slowness
from slovoteka._native import WordGraph
from slovoteka.bots.bot import Bot, Decision, Level, Reason, Situation
from slovoteka.bots.forbidden import BANDS, make_from, open_band
from slovoteka.bots.registry import levels_of, make_bot
from slovoteka.core.errors import Illegal, Unreadable
from slovoteka.core.inputs import Act
from slovoteka.core.oracle import GivesWord, IsWord, Oracle, Question, T_co, WouldGiveWord
from slovoteka.core.record import lines
from slovoteka.core.words import Verdict, Why
from slovoteka.games.forbidden.actions import Call, Lay
from slovoteka.games.registry import find
from slovoteka.match.oracles import open_oracle
from slovoteka.match.selfplay import SelfplayGame, play_many, play_one, schedule, summarise

LEVELS = levels_of("forbidden")
KIND = find("forbidden")
WORDS = bands("КОТ ДОМ РОТ СОН ЛЕС", "ТОК МОР НОС ВЕС", "СОТА РЕКА ПЕНА", "АОРТА ТАРО ИВА ИКРА")


class ToyOracle:
    """Knows all words of the largest vocabulary except one."""

    def __init__(self, words: WordGraph, refused: str = "") -> None:
        self._words, self._refused = words, refused

    def ask(self, question: Question[T_co]) -> T_co:
        answer: Any
        match question:
            case IsWord(word):
                allowed = word in self._words and word != self._refused
                answer = Verdict(word=word, allowed=allowed, why=Why.FOUND if allowed else Why.UNKNOWN)
            case WouldGiveWord(letters, candidates):
                answer = GivesWord(tuple(self._words.any_fit_each(letters, candidates, min_length=3)))
            case _:
                raise TypeError(question)
        return answer


def make_toy(_: str, level: Level, options: Any, seed: int) -> Bot:
    return make_from(level, options, seed, WORDS, WORDS[-1])


def play_toy(levels: Sequence[Level], seed: int, oracle: Oracle | None = None, **raw: Any) -> SelfplayGame:
    options = KIND.rules.read_options({"seats": len(levels), **raw})
    answers = oracle or ToyOracle(WORDS[-1])
    return play_one(KIND, options, levels, seed, bot_maker=make_toy, oracle=(answers, None))


def round_table(seats: int) -> list[Level]:
    """All levels in turn."""
    return [LEVELS[seat % len(LEVELS)] for seat in range(seats)]


@pytest.mark.full
@pytest.mark.parametrize("variant", KIND.choices.variants)
def test_every_variant_is_played_to_its_end(variant: str) -> None:
    options = KIND.rules.read_options(KIND.choices.variants[variant])
    seats = KIND.rules.seats(options)
    summary = play_many("forbidden", options, round_table(seats), 2 * seats, 1, True, workers=1)
    assert not summary.failures, summary.failures[0].error
    assert summary.finished == summary.games == 2 * seats
    assert sum(summary.wins.values()) == pytest.approx(summary.games, abs=0.01)
    assert sum(summary.wins_by_seat) == pytest.approx(summary.games, abs=0.01)


def test_the_same_seed_gives_the_same_record() -> None:
    options = KIND.rules.read_options({"seats": 4})
    first, again = (play_one(KIND, options, LEVELS, 7) for _ in range(2))
    assert first.record is not None
    assert again.record is not None
    assert list(lines(first.record)) == list(lines(again.record))
    other = play_one(KIND, options, LEVELS, 8)
    assert other.record is not None
    assert other.record.header.commitment != first.record.header.commitment


def test_workers_change_nothing() -> None:
    options = KIND.rules.read_options({})
    kept: list[list[SelfplayGame]] = [[], []]
    reports: list[tuple[int, int]] = []
    for results, workers in zip(kept, (1, 2), strict=True):
        play_many(
            "forbidden", options, ("expert", "beginner"), 6, 3, True,
            lambda done, of: reports.append((done, of)), workers=workers, keep=results.append,
        )  # fmt: skip
    assert [result.record for result in kept[0]] == [result.record for result in kept[1]]
    assert reports[-1] == (6, 6)


def test_seats_are_swapped_with_the_same_cards() -> None:
    plan = list(schedule(["master", "beginner"], 4, 5, swap=True))
    assert [levels for levels, _ in plan] == [("master", "beginner"), ("beginner", "master")] * 2
    seeds = [seed for _, seed in plan]
    assert seeds[0] == seeds[1] != seeds[2] == seeds[3]
    alike = list(schedule(["expert", "expert"], 4, 5, swap=True))
    assert len({seed for _, seed in alike}) == 4, "nobody to swap: each game has cards of its own"


def test_a_failure_keeps_what_reproduces_it() -> None:
    class Cheat:
        level: Level = "beginner"

        def decide(self, situation: Situation) -> Decision | None:
            return Decision(Lay("Ъ"), Reason("cheat"))

    options = KIND.rules.read_options({})
    result = play_one(
        KIND, options, ["beginner", "beginner"], 1,
        bot_maker=lambda *_: Cheat(), oracle=(ToyOracle(WORDS[-1]), None),
    )  # fmt: skip
    assert result.outcome is None
    assert result.failure is not None
    assert "ZS-09" in result.failure
    assert result.record is not None
    assert result.record.closing.outcome is None
    summary = summarise([result], 2, 0.1)
    assert summary.finished == 0
    assert summary.failures[0].seed == 1
    assert len(summary.failures[0].record) == len(result.record.entries) + 2


def test_nobody_calls_a_refused_word_twice() -> None:
    """The dictionary of this table lacks a word that the bots know."""
    for seed in range(12):
        result = play_toy(["master", "amateur", "expert"], seed, ToyOracle(WORDS[-1], refused="КОТ"))
        assert result.failure is None, result.failure
        assert result.record is not None
        acts = [entry.input for entry in result.record.entries if isinstance(entry.input, Act)]
        callers = [act.seat for act in acts if act.action == Call("КОТ")]
        assert len(callers) == len(set(callers))


def test_a_wrong_number_of_bots_is_refused() -> None:
    options = KIND.rules.read_options({"seats": 3})
    with pytest.raises(Illegal):
        play_one(KIND, options, ["master"], 1)
    with pytest.raises(Unreadable, match="too-many-levels"):
        play_many("forbidden", options, LEVELS, 1, 1, False)
    with pytest.raises(Unreadable, match="no-such-level"):
        play_many("forbidden", options, ["master", "master", "oracle"], 1, 1, False)


def test_bots_are_made_by_game_and_level() -> None:
    options = KIND.rules.read_options({})
    assert [make_bot("forbidden", level, options, 1).level for level in LEVELS] == list(LEVELS)


def test_vocabularies_grow_with_the_level() -> None:
    letters = "АЕИОНРСТВДКЛМПБГУЖЗЙХЧШ"
    known = [set(open_band(band).fits(letters, min_length=3)) for band in BANDS]
    assert known[0] < known[1] < known[2] < known[3]
    assert len(known[0]) * 3 < len(known[3]), "a beginner knows a third of the words at most"
    assert {"КОТ", "ДОМ", "РЕКА"} <= known[0]


def test_every_word_that_a_bot_knows_counts_at_the_table() -> None:
    oracle, _ = open_oracle(KIND, KIND.rules.read_options({}))
    words = open_band(4).fits("АЕИОНРСТВДКЛ", min_length=3)
    assert words
    assert [word for word in words if not oracle.ask(IsWord(word)).allowed] == []


def test_the_master_is_stronger_and_quick() -> None:
    """A quick check. `make strength` plays 400 games and expects at least 85 %."""
    summary = play_many("forbidden", KIND.rules.read_options({}), ("master", "beginner"), 40, 1, True, workers=1)
    assert not summary.failures
    assert summary.wins["master"] >= 28
    assert summary.thinking["master"].p99_ms < 50 * slowness()
