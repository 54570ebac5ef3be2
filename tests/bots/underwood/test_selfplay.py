"""Bots against each other with the real rules and dictionary: no illegal turn, no use of hidden things, who wins."""

import os
import subprocess
import sys
from collections import Counter
from pathlib import Path
from random import Random

import pytest

from bots.underwood.matches import TABLES, Decided, all_decided, game_of, levels_for, match, play, situation
from conformance.laws import Dice
from slovoteka.bots.bot import Level
from slovoteka.bots.underwood import make
from slovoteka.core.oracle import IsWord
from slovoteka.core.record import lines
from slovoteka.games.registry import find
from slovoteka.games.underwood.actions import Discard, Lay, Turn
from slovoteka.games.underwood.deck import letters_in
from slovoteka.games.underwood.options import Options
from slovoteka.games.underwood.prize_signs import prize_sign
from slovoteka.games.underwood.scoring import words_points
from slovoteka.games.underwood.spelling import read_word, word_of
from slovoteka.games.underwood.turns import LaidOut
from slovoteka.games.underwood.views import desk_of
from slovoteka.match.oracles import open_oracle
from slovoteka.match.selfplay import play_many, play_one

KIND = find("underwood")
EVERY_VARIANT = pytest.mark.parametrize("variant", KIND.choices.variants)


# --- no wrong turn --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", [1, 2, 3])
@pytest.mark.parametrize("table", range(len(TABLES)), ids=lambda number: str(TABLES[number]))
def test_no_decision_breaks_a_rule(table: int, seed: int) -> None:
    """`play` asks the rules before each decision; a refusal would end the match here."""
    played = match(table, seed)
    assert played.outcome.reason in ("out", "stuck"), "nobody has left"
    turns = [one.decision.action for one in played.decided if isinstance(one.decision.action, Turn)]
    assert sum(bool(turn.words) for turn in turns) > len(turns) / 2, "most turns have a word"


@EVERY_VARIANT
def test_every_variant_is_played_to_its_end_by_the_host(variant: str) -> None:
    options = KIND.rules.read_options(KIND.choices.variants[variant])
    result = play_one(KIND, options, levels_for(options.seats), 1)
    assert result.failure is None, result.failure
    assert result.outcome is not None


def test_all_kinds_of_turns_are_made() -> None:
    actions = [
        one.decision.action for seed in (1, 2, 3) for table in range(len(TABLES)) for one in match(table, seed).decided
    ]
    lays = [lay for action in actions if isinstance(action, Turn) for lay in action.words]
    assert sum(isinstance(action, Discard) for action in actions) > 10
    assert sum(lay.cut is not None for lay in lays) > 50
    assert sum("*" in lay.word for lay in lays) > 20
    assert sum(bool(lay.swaps) for lay in lays) > 5
    assert sum("(" in lay.word or "[" in lay.word for lay in lays) > 3
    assert len({lay.prize for lay in lays}) > 6
    assert sum(len(action.words) == 2 for action in actions if isinstance(action, Turn)) > 3


def test_even_voting_bots_lay_words_of_the_dictionary_only() -> None:
    oracle, _ = open_oracle(KIND, KIND.rules.read_options({}))
    played = match(TABLES.index({"seats": 3, "check": "vote"}), 1)
    turns = [one.decision.action for one in played.decided if isinstance(one.decision.action, Turn)]
    laid = {word_of(read_word(lay.word)) for turn in turns for lay in turn.words}
    assert laid
    assert [word for word in laid if not oracle.ask(IsWord(word)).allowed] == []


# --- what a reason tells --------------------------------------------------------------------------------------------


def test_a_reason_tells_what_the_turn_shows_and_no_more() -> None:
    codes: Counter[str] = Counter()
    for played, one in all_decided():
        reason, action = one.decision.reason, one.decision.action
        codes[reason.code] += 1
        shown = {name: value for name, value in reason.params.items() if name != "count"}
        assert set(shown.values()) <= _shown(one), (reason, action)
        if isinstance(action, Turn) and action.words:
            assert reason.params["count"] == _points(one, played.options), (reason, action)
        else:
            assert "count" not in reason.params
    assert len(codes) > 10


def _shown(one: Decided) -> set[str]:
    """Words and prize cards that everybody sees after the action."""
    action = one.decision.action
    if isinstance(action, Discard):
        return {prize_sign(action.prize)}
    turn = action if isinstance(action, Turn) else one.state.pending
    lays: tuple[Lay, ...] = turn.words if turn is not None else ()
    return {word_of(read_word(lay.word)) for lay in lays} | {prize_sign(lay.prize) for lay in lays if lay.prize}


def _points(one: Decided, options: Options) -> int:
    """How much more the mover's words are worth after the turn."""
    game = game_of(options)
    desk = desk_of(options.deck, one.seat, game.public(one.state), game.private(one.state, one.seat))
    after = LaidOut.of(desk, one.decision.action).after()
    return words_points(options.deck, after.words[one.seat]) - words_points(options.deck, desk.words[one.seat])


# --- nothing hidden, nothing by chance ------------------------------------------------------------------------------


def test_bots_decide_alike_in_worlds_that_they_cannot_tell_apart() -> None:
    """Every third decision is made again by a new bot, in the same world and in another."""
    dice, hidden = Dice(Random(1)), 0
    for played, one in list(all_decided())[::3]:
        game = game_of(played.options)
        other = game.resample(one.state, one.seat, dice)
        hidden += other != one.state
        for world in (one.state, other):
            bot = make(one.level, played.options, 1)
            assert bot.decide(situation(game, world, one.seat, one.window, played.options)) == one.decision
    assert hidden > 100


def test_the_same_seed_gives_the_same_match() -> None:
    options = KIND.rules.read_options(TABLES[1])
    assert play(options, levels_for(3, 1), 1) == match(1, 1)
    first, again = (play_one(KIND, options, levels_for(3), 7).record for _ in range(2))
    assert first is not None
    assert again is not None
    assert list(lines(first)) == list(lines(again))


OWN_WORDS = """
from bots.underwood.tables import MANY, asked, spelt_by, turn_of
from slovoteka.bots.underwood import make
from slovoteka.games.underwood.options import read_options
options = read_options({"dealer": 0, "own_words": ["ЪЩЭ", "ЩЪЭ", "ЭЩЪ", "ЭЪЩ", "ЪЭЩ", "ЩЭЪ"]})
decision = make("master", options, 1).decide(asked(turn_of("ЩЪЭАА", MANY), options, 0))
print(ascii(spelt_by(decision)))
"""


def test_every_process_decides_alike_between_equal_words_of_the_table() -> None:
    tests = str(Path(__file__).parents[2])
    outputs = {
        subprocess.run(
            [sys.executable, "-c", OWN_WORDS],
            env=os.environ | {"PYTHONHASHSEED": str(seed), "PYTHONPATH": tests},
            check=True,
            capture_output=True,
            text=True,
        ).stdout
        for seed in range(4)
    }
    assert len(outputs) == 1, outputs


def test_a_turn_puts_a_letter_into_the_tape_if_the_hand_has_one() -> None:
    """UW-44 from the view of the hand: a player who keeps letters has put one into the tape."""
    for played, one in all_decided():
        if not isinstance(one.decision.action, Turn):
            continue
        game = game_of(played.options)
        desk = desk_of(played.options.deck, one.seat, game.public(one.state), game.private(one.state, one.seat))
        left = LaidOut.of(desk, one.decision.action).last.hand
        assert (one.decision.action.tape is None) == (not letters_in(left))


# --- who wins -------------------------------------------------------------------------------------------------------


def test_the_master_is_stronger_and_quick() -> None:
    summary = play_many("underwood", KIND.rules.read_options({}), ("master", "beginner"), 20, 1, True, workers=1)
    assert not summary.failures
    assert summary.wins["master"] >= 14
    assert summary.thinking["master"].p99_ms < 200


@pytest.mark.full
@pytest.mark.parametrize(("stronger", "weaker"), [("master", "expert"), ("expert", "amateur"), ("amateur", "beginner")])
def test_each_level_beats_the_one_below(stronger: Level, weaker: Level) -> None:
    summary = play_many("underwood", KIND.rules.read_options({}), (stronger, weaker), 100, 1, True)
    assert not summary.failures
    assert summary.wins[stronger] > summary.wins[weaker]


@pytest.mark.full
@EVERY_VARIANT
def test_many_matches_of_every_variant(variant: str) -> None:
    options = KIND.rules.read_options(KIND.choices.variants[variant])
    summary = play_many("underwood", options, levels_for(options.seats), 20, 1, True)
    assert not summary.failures, summary.failures[0].error
