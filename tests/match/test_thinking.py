"""Decision requests: encoding, kept bots, and reserve moves when nobody answers."""

from pathlib import Path
from random import Random
from time import thread_time
from typing import Any

import msgspec
import pytest

from match.positions import RECORDS, Position, positions, standard
from slovoteka.bots.bot import Decision, Level, Reason
from slovoteka.bots.registry import levels_of
from slovoteka.core.game import Game
from slovoteka.core.kind import GameKind
from slovoteka.games.registry import GAMES
from slovoteka.match.oracles import open_oracle
from slovoteka.match.thinking import BotCache, decode, decode_answer, encode, encode_answer, reserve

BY_RECORD = pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
LONGEST = 40_000
"""The most steps of a match of reserve moves."""


def game_at(position: Position) -> Game[Any, Any]:
    game: Game[Any, Any] = position.kind.rules.make(position.options, open_oracle(position.kind, position.options)[0])
    return game


# --- on the way -----------------------------------------------------------------------------------------------------


@BY_RECORD
def test_requests_survive_encoding(path: Path) -> None:
    found = list(positions(path))
    for position in found[:: 1 + len(found) // 60]:
        job = position.job("expert", budget_ms=1_234)
        assert decode(encode(job)) == job


@BY_RECORD
def test_answers_survive_encoding(path: Path) -> None:
    for position in list(positions(path))[::15]:
        for action in game_at(position).moves(position.state, position.seat, position.window):
            decision = Decision(action, Reason("bot-some-code", {"word": "КОТ", "count": 3}), races=True)
            assert decode_answer(position.kind.info.id, encode_answer(decision)) == decision


def test_no_decision_survives_encoding() -> None:
    assert decode_answer("forbidden", encode_answer(None)) is None


def test_a_request_with_a_wrong_view_is_not_decoded() -> None:
    job = standard("forbidden")[0].job()
    with pytest.raises(msgspec.ValidationError):
        decode(encode(job.but(game="scrabble")))


def test_events_after_the_request_are_not_sent() -> None:
    job = standard("forbidden")[5].job()
    sent = encode(job)
    events: Any = job.situation.events
    events.append(events[-1])
    assert len(decode(sent).situation.events) == len(events) - 1


# --- the cache ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("game", "level"),
    [
        pytest.param(game, level, marks=[pytest.mark.full] if level == "oracle" else [])
        for game in GAMES
        for level in levels_of(game)
    ],
)
def test_a_new_bot_decides_like_one_that_was_there_from_the_start(game: str, level: Level) -> None:
    """Every third decision is made by both, and all decisions are legal."""
    kept = BotCache()
    for number, position in enumerate(standard(game)):
        decision = kept.decide(position.job(level))
        if number % 3 == 0:
            assert BotCache().decide(position.job(level)) == decision
        if decision is None:
            assert not position.window.blocking
        else:
            rules = game_at(position)
            rules.check(position.state, position.seat, position.window, decision.action, position.at_ms)


def test_a_bot_is_kept_for_its_seat_and_the_oldest_is_dropped() -> None:
    cache, position = BotCache(most=2), standard("forbidden")[0]
    bots = []
    for match in ("a", "a", "b", "c", "a"):
        cache.decide(position.job(match=match))
        (key,) = (key for key in cache._kept if key[1] == f"{match}:0")
        bots.append(cache._kept[key].bot)
    assert bots[0] is bots[1]
    assert bots[4] is not bots[0]
    assert {key[1] for key in cache._kept} == {"c:0", "a:0"}


def test_a_bot_that_remembers_a_taken_back_move_is_not_asked() -> None:
    early, *_, late = [position for position in standard("forbidden") if position.seat == 0]
    cache = BotCache()
    cache.decide(late.job())
    (bot,) = (kept.bot for kept in cache._kept.values())
    assert cache.decide(early.job()) == BotCache().decide(early.job())
    (other,) = (kept.bot for kept in cache._kept.values())
    assert other is not bot


def test_a_bot_that_failed_is_not_asked_again() -> None:
    cache, job = BotCache(), standard("codenames")[0].job()
    cache.decide(job)
    blind = job.situation.but(public=None)
    with pytest.raises(AttributeError):
        cache.decide(job.but(situation=blind))
    assert not cache._kept


# --- the reserve ----------------------------------------------------------------------------------------------------


@BY_RECORD
def test_the_reserve_move_is_legal_and_quick_in_every_window(path: Path) -> None:
    found = list(positions(path))
    oracle, _ = open_oracle(found[0].kind, found[0].options)
    rules: Game[Any, Any] = found[0].kind.rules.make(found[0].options, oracle)
    for at in found:
        began = thread_time()
        action = reserve(at.kind, at.options, oracle, at.state, at.seat, at.window, at.at_ms)
        assert thread_time() - began < 0.05
        if at.window.blocking:
            rules.check(at.state, at.seat, at.window, action, at.at_ms)
        else:
            assert action is None


@pytest.mark.parametrize(
    ("game", "window", "action"),
    [
        ("scrabble", "turn", "Pass"),
        ("forbidden", "respond", "Pass"),
        ("codenames", "respond", "Accept"),
        ("underwood", "turn", "Turn"),
    ],
)
def test_the_reserve_move_is_harmless_if_possible(game: str, window: str, action: str) -> None:
    oracle, _ = open_oracle(GAMES[game], standard(game)[0].options)
    found = [position for position in standard(game) if position.window.kind == window]
    moves = [reserve(at.kind, at.options, oracle, at.state, at.seat, at.window, at.at_ms) for at in found]
    assert {type(move).__name__ for move in moves} == {action}


@pytest.mark.parametrize(
    ("kind", "variant"),
    [
        pytest.param(kind, name, id=f"{kind.info.id}-{name}")
        for kind in GAMES.values()
        for name in kind.choices.variants
    ],
)
def test_a_match_of_reserve_moves_ends(kind: GameKind, variant: str) -> None:
    options = kind.rules.read_options(kind.choices.variants[variant])
    oracle, _ = open_oracle(kind, options)
    game: Game[Any, Any] = kind.rules.make(options, oracle)
    state, chance = game.start(), Random(1)
    for step in range(LONGEST):
        if game.outcome(state) is not None:
            return
        state = _go_on(kind, game, options, oracle, state, chance, 1_000 * step)
    pytest.fail("it does not end")


def _go_on(
    kind: GameKind, game: Game[Any, Any], options: Any, oracle: Any, state: Any, chance: Random, at_ms: int
) -> Any:
    urn = game.chance(state)
    if urn is not None:
        return game.apply_draw(state, chance.randrange(urn.size), at_ms).state
    window = next(window for window in game.windows(state) if window.blocking)
    answers = {seat: reserve(kind, options, oracle, state, seat, window, at_ms) for seat in window.seats}
    if window.mode == "sealed":
        return game.close(state, window, answers, at_ms).state
    return game.apply(state, window.seats[0], window, answers[window.seats[0]], at_ms).state
