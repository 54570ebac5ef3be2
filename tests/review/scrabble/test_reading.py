"""From records to decisions: phonies, time that runs out, players who leave."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from review.scrabble.positions import codes
from slovoteka.bots.bot import Bot, Decision, Level, Reason, Situation
from slovoteka.bots.registry import make_bot
from slovoteka.core.inputs import Act, Close, Entry, Input, Leave
from slovoteka.core.record import Record, parse
from slovoteka.formats.scrabble.gcg import Passed
from slovoteka.formats.scrabble.gcg_writing import gcg_of
from slovoteka.games.scrabble.actions import Accept, Challenge, Play
from slovoteka.games.scrabble.kind import KIND
from slovoteka.games.scrabble.plays import EMPTY_GRID
from slovoteka.games.scrabble.views import Challenged, OutOfTries, WordRefused
from slovoteka.match.replay import Moment, moments, open_game
from slovoteka.match.selfplay import play_one
from slovoteka.review.run import review
from slovoteka.review.scrabble.challenges import ReviewedChallenge
from slovoteka.review.scrabble.reading import decisions
from slovoteka.review.scrabble.turns import ReviewedTurn, judge_turn

GOLDEN = Path(__file__).parents[2] / "golden"
DAY_MS = 86_400_000


# --- words that are none --------------------------------------------------------------------------------------------


class Liar:
    """Begins with whatever lies on its rack, doubts nothing or everything, and otherwise plays as another does."""

    def __init__(self, other: Bot, *, doubts: bool, doubts_later: bool = False) -> None:
        self.level = other.level
        self._other, self._doubts, self._doubts_later = other, doubts, doubts_later

    def decide(self, situation: Situation) -> Decision | None:
        if situation.window.kind == "respond":
            return Decision(Challenge() if self._doubts else Accept(), Reason("test"))
        if situation.window.kind == "challenge":
            return Decision(Challenge(), Reason("test")) if self._doubts_later else None
        rack = situation.private.rack.replace("?", "")
        if situation.window.kind == "turn" and situation.public.grid == EMPTY_GRID:
            nonsense = "".join(sorted(rack, reverse=True))
            return Decision(Play("З6", nonsense), Reason("test"))
        return self._other.decide(situation)


def game_of_liars(*, doubts: bool, doubts_later: bool = False, **changed: Any) -> Record:
    def make(game: str, level: Level, options: Any, seed: int) -> Bot:
        return Liar(make_bot(game, level, options, seed), doubts=doubts, doubts_later=doubts_later)

    usual = {"words": "challenge", "penalty": "ten", "first": 0, "scoreless_turns": 2}
    options = KIND.rules.read_options({**usual, **changed})
    levels: tuple[Level, ...] = ("beginner",) * options.seats
    played = play_one(KIND, options, levels, 3, bot_maker=make, verify=False)
    assert played.failure is None, played.failure
    assert played.record is not None
    return played.record


def test_a_phony_that_nobody_doubts() -> None:
    found = review(game_of_liars(doubts=False), "quick")
    first, answer = found.judged[:2]
    assert codes(first)[0] == "phony-stood"
    assert codes(answer) == ["doubt-missed"]
    assert answer.cost > 0
    assert answer.seat != first.seat


def test_a_phony_that_is_struck() -> None:
    found = review(game_of_liars(doubts=True), "quick")
    first, answer = found.judged[:2]
    assert codes(first)[0] == "struck"
    assert codes(answer) == ["doubt-right"]
    assert first.cost > 0
    assert {"struck"} == {code for one in found.judged[::2] for code in codes(one)[:1]}, "the board stays empty"


@pytest.mark.rule("SM-22", "SU-30")
def test_whoever_challenges_after_all_has_decided_once() -> None:
    record = game_of_liars(doubts=False, doubts_later=True, seats=3)
    first = min(moment.entry.number for moment in moments(record) if _told(moment, Challenged))
    doubts = [one for one in decisions(record, "quick") if isinstance(one, ReviewedChallenge) and one.number <= first]
    assert [(one.number, one.has_challenged) for one in doubts] == [(first, True)]


@pytest.mark.rule("SM-G30")
def test_wrong_words_that_cost_nothing_are_no_decisions() -> None:
    """Four of them are one lost turn: no word was laid."""
    record = game_of_liars(doubts=False, words="auto", penalty="none", four_tries=True)
    tried = [moment.entry.number for moment in moments(record) if _told(moment, WordRefused)]
    lost = [moment.entry.number for moment in moments(record) if _told(moment, OutOfTries)]
    assert len(tried) == 4 * len(lost) > 8
    assert [one.number for one in decisions(record, "quick")] == lost
    assert all(one.made.laid is None for one in decisions(record, "quick") if isinstance(one, ReviewedTurn))
    assert len(review(record, "quick").judged) == len(lost)
    written = [move.event for move in gcg_of(record).moves]
    assert sum(isinstance(event, Passed) for event in written) == len(lost)


def _told(moment: Moment, kind: type) -> bool:
    return any(isinstance(fact.event, kind) for fact in moment.facts)


# --- what happens to a table ----------------------------------------------------------------------------------------


def begun(variant: str, *then: str) -> Record:
    """A game up to its first turn, and what happens then: `late`, `pass`, or a seat that leaves."""
    record = parse((GOLDEN / f"scrabble-1-{variant}.jsonl").read_text("utf-8").splitlines())
    first = next(place for place, entry in enumerate(record.entries) if isinstance(entry.input, Act))
    entries = list(record.entries[:first])
    for what in then:
        entries.append(Entry(number=len(entries) + 1, at_ms=DAY_MS * len(entries), input=_input(record, entries, what)))
    return _cut(record, entries)


def _input(record: Record, entries: Sequence[Entry], what: str) -> Input:
    _, game, _ = open_game(record)
    *_, last = moments(_cut(record, entries))
    (window,) = game.windows(last.table.state)
    match what:
        case "late":
            return Close(window=window.id)
        case "pass":
            return Act(seat=window.seats[0], window=window.id, action={"type": "pass"})
    return Leave(seat=(window.seats[0] + int(what)) % len(record.header.seats))


def _cut(record: Record, entries: Sequence[Entry]) -> Record:
    closing = record.closing.but(inputs=len(entries), outcome=None)
    return record.but(entries=tuple(entries), closing=closing)


def test_who_lets_his_time_run_out_has_passed() -> None:
    (late,) = review(begun("standard", "late"), "quick").judged
    assert (late.written, codes(late)[0]) == ("пас", "late")


def test_when_somebody_has_left_nobody_knows_where_his_tiles_are() -> None:
    (one,) = decisions(begun("bilingual-ru", "1", "pass"), "usual")
    assert isinstance(one, ReviewedTurn)
    assert one.position.seen.others == []
    (judged,) = review(begun("bilingual-ru", "1", "pass"), "usual").judged
    assert judged.alternatives[0].chance is None, "so nothing can be played out"
    assert judged.cost > 0


def test_a_position_holds_nothing_that_its_player_could_not_see() -> None:
    record = parse((GOLDEN / "scrabble-1-standard.jsonl").read_text("utf-8").splitlines())
    racks = {moment.entry.number: moment.table.state.racks for moment in moments(record)}
    turns = [one for one in decisions(record, "quick") if isinstance(one, ReviewedTurn)]
    assert len(turns) > 20
    for turn in turns:
        own, other = (racks[turn.number - 1][seat] for seat in (turn.seat, 1 - turn.seat))
        assert turn.position.seen.rack == own
        assert list(turn.position.seen.others) == [len(other)]
        assert other not in str(turn) or len(other) < 3


# --- all ways of weighing -------------------------------------------------------------------------------------------


def turns_of(variant: str) -> list[ReviewedTurn]:
    record = parse((GOLDEN / f"scrabble-1-{variant}.jsonl").read_text("utf-8").splitlines())
    return [one for one in decisions(record, "usual") if isinstance(one, ReviewedTurn)]


def test_near_the_end_what_may_be_drawn_is_tried() -> None:
    turn = next(turn for turn in turns_of("standard") if 0 < turn.position.seen.bag <= 4)
    judged = judge_turn(turn)
    assert all(other.chance is not None for other in judged.alternatives)
    assert not {"end-wins", "end-loses", "end-draw"} & {*codes(judged)}, "nothing is proved yet"


def test_with_three_players_each_has_a_chance_of_his_own() -> None:
    turn = turns_of("bilingual-ru")[4]
    assert len(turn.position.seen.others) == 2
    judged = judge_turn(turn)
    assert all(0 < (other.chance or 0) < 1 for other in judged.alternatives)


@pytest.mark.full
@pytest.mark.parametrize("variant", ["standard", "bilingual-uk", "challenge-ten", "two-bags"])
def test_whole_games_at_the_usual_depth(variant: str) -> None:
    record = parse((GOLDEN / f"scrabble-1-{variant}.jsonl").read_text("utf-8").splitlines())
    found = review(record, "usual", workers=2)
    chances = next(curve for curve in found.curves if curve.unit == "chance")
    assert len(chances.points) > 20
    for one in found.judged:
        assert one.cost >= 0
        assert sum(other.is_played for other in one.alternatives) == 1
