"""Whole matches: no illegal move, no use of hidden things, no randomness, and stronger levels win more."""

from random import Random

import numpy as np
import pytest

from bots.codenames.matches import TABLES, Decided, Played, all_decided, game_of, levels_for, match, play, situation
from bots.codenames.tables import player
from conformance.laws import Dice
from slovoteka.associations.table import open_table
from slovoteka.bots.bot import Level
from slovoteka.bots.codenames import make
from slovoteka.bots.codenames.levels import STRENGTHS
from slovoteka.bots.registry import levels_of, make_bot
from slovoteka.core.record import lines
from slovoteka.games.codenames.actions import Accept, Clue, Cover, Stop, Touch
from slovoteka.games.codenames.clues import judge_clue
from slovoteka.games.codenames.state import COLOURS, State
from slovoteka.games.registry import find
from slovoteka.match.selfplay import play_many, play_one

LEVELS = levels_of("codenames")
KIND = find("codenames")
EVERY_VARIANT = pytest.mark.parametrize("variant", KIND.choices.variants)
EVERY_LEVEL = pytest.mark.parametrize("level", LEVELS)


def clues() -> list[tuple[Played, Decided, Clue]]:
    given = [(played, one, one.decision.action) for played, one in all_decided()]
    found = [(played, one, action) for played, one, action in given if isinstance(action, Clue)]
    assert len(found) > 100
    return found


# --- no wrong move --------------------------------------------------------------------------------------------------


@EVERY_LEVEL
@EVERY_VARIANT
def test_every_level_plays_every_variant_to_its_end_at_the_host(variant: str, level: Level) -> None:
    options = KIND.rules.read_options(KIND.choices.variants[variant])
    result = play_one(KIND, options, (level,) * options.seats, 1)
    assert result.failure is None, result.failure
    assert result.outcome is not None
    assert result.outcome.reason in ("agents", "assassin", "enemy"), "nobody has left"


@EVERY_VARIANT
def test_levels_play_with_each_other(variant: str) -> None:
    options = KIND.rules.read_options(KIND.choices.variants[variant])
    result = play_one(KIND, options, levels_for(options.seats), 2)
    assert result.failure is None, result.failure


def test_every_level_is_made_for_every_variant() -> None:
    for variant in KIND.choices.variants.values():
        options = KIND.rules.read_options(variant)
        assert [make_bot("codenames", level, options, 1).level for level in LEVELS] == list(LEVELS)


def test_no_decision_breaks_a_rule() -> None:
    """`play` asks the rules before each decision; a refusal would end the match here."""
    kinds = {type(one.decision.action) for _, one in all_decided()}
    assert {Clue, Touch, Stop, Accept, Cover} <= kinds
    for number, table in enumerate(TABLES):
        for level in LEVELS:
            assert len(match(number, level).last.results) == table.get("games", 1)


# --- clues ----------------------------------------------------------------------------------------------------------


def test_the_judge_has_nothing_against_any_clue() -> None:
    for _, one, clue in clues():
        finding = judge_clue(clue.word, clue.number, one.state.open_codenames)
        assert finding.verdict == "allowed", (clue, finding)
        assert not clue.sure


def test_clues_are_words_of_the_level_and_new_in_their_game() -> None:
    table = open_table()
    for _, one, clue in clues():
        strength = STRENGTHS[one.level]
        place = table.place(clue.word)
        assert place is not None
        assert table.zipf[place] >= strength.zipf, clue
        assert clue.word not in [given.word for given in one.state.clues]
        assert clue.number is not None
        assert 1 <= clue.number <= strength.most


def test_rarer_words_are_used_by_levels_that_know_them() -> None:
    table = open_table()
    usual = STRENGTHS["beginner"].zipf
    rare = {one.level for _, one, clue in clues() if table.zipf[table.place(clue.word) or 0] < usual}
    assert "master" in rare
    assert "beginner" not in rare


def test_a_clue_is_explained_by_its_targets_and_its_danger() -> None:
    for _, one, clue in clues():
        params = one.decision.reason.params
        words = [str(params[f"word{number}"]) for number in range(1, 5)]
        named = [word for word in words if word != "none"]
        assert one.decision.reason.code == "bot-codenames-clue"
        assert len(named) == clue.number
        assert words == named + ["none"] * (4 - len(named))
        assert all(0 <= int(params[f"chance{number}"]) <= 100 for number in range(1, len(named) + 1))
        state, own = one.state, COLOURS[one.state.turn]
        assert {_owner(state, word) for word in named} == {own}
        assert _owner(state, str(params["danger"])) != own
        assert set(named) | {params["danger"]} <= set(state.open_codenames)
        assert 0 <= int(params["chance"]) <= 100


def _owner(state: State, word: str) -> str:
    return state.key[state.board.index(word)]


def test_a_master_with_the_same_associations_begins_with_a_target() -> None:
    """The captain's best target is almost always what a partner with the same associations takes first."""
    heard = 0
    right = 0
    for number in range(len(TABLES)):
        named: set[str] = set()
        for one in match(number, "master").decided:
            action = one.decision.action
            if isinstance(action, Clue):
                named = {str(one.decision.reason.params[f"word{place}"]) for place in range(1, 5)}
            elif isinstance(action, Touch) and not one.state.clues[-1].touched:
                heard += 1
                right += str(one.decision.reason.params["word"]) in named
    assert heard > 20
    assert right > 0.8 * heard


# --- covers ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CN-94")
def test_for_the_enemy_only_words_of_the_enemy_are_covered() -> None:
    covers = [one for _, one in all_decided() if isinstance(one.decision.action, Cover)]
    assert len(covers) > 8
    assert {_owner(one.state, str(one.decision.reason.params["word"])) for one in covers} == {"blue"}


# --- nothing hidden, nothing by chance ------------------------------------------------------------------------------


def test_bots_decide_alike_in_worlds_that_they_cannot_tell_apart() -> None:
    """A guesser does not know the key. Every third decision is made again by a new bot in another world."""
    dice, hidden = Dice(Random(1)), 0
    for played, one in list(all_decided())[::3]:
        game = game_of(played.options)
        other = game.resample(one.state, one.seat, dice)
        hidden += other != one.state
        for world in (one.state, other):
            bot = make(one.level, played.options, played.seed)
            assert bot.decide(situation(game, world, one.seat, one.window, played.options)) == one.decision
    assert hidden > 50


@EVERY_LEVEL
def test_the_same_seed_gives_the_same_match(level: Level) -> None:
    first = match(3, level)
    assert play(first.options, first.levels, first.seed) == first
    records = [play_one(KIND, first.options, first.levels, 7).record for _ in range(2)]
    assert all(record is not None for record in records)
    written = [list(lines(record)) for record in records if record is not None]
    assert written[0] == written[1]


def test_the_noise_of_a_mind_lasts_for_a_game_and_differs_between_bots() -> None:
    state = match(1, "beginner").decided[0].state
    seen = game_of(match(1, "beginner").options).public(state)
    one = player(open_table(), "beginner")._noise(seen)
    again = player(open_table(), "beginner")._noise(seen)
    other = make("beginner", match(1, "beginner").options, 2)._noise(seen)
    assert one is not None
    assert again is not None
    assert other is not None
    assert np.array_equal(one, again)
    assert not np.array_equal(one, other)
    assert player(open_table(), "master")._noise(seen) is None


# --- who wins -------------------------------------------------------------------------------------------------------


def test_a_team_of_masters_beats_beginners() -> None:
    options = KIND.rules.read_options({})
    summary = play_many("codenames", options, ("master", "beginner") * 2, 20, 1, True, workers=1)
    assert not summary.failures
    assert summary.wins["master"] >= 14


@pytest.mark.full
@pytest.mark.parametrize(
    ("stronger", "weaker"), [("master", "amateur"), ("expert", "beginner"), ("amateur", "beginner")]
)
def test_stronger_teams_win_more(stronger: Level, weaker: Level) -> None:
    summary = play_many("codenames", KIND.rules.read_options({}), (stronger, weaker) * 2, 100, 1, True)
    assert not summary.failures
    assert summary.wins[stronger] > 1.2 * summary.wins[weaker]


@pytest.mark.full
@EVERY_VARIANT
def test_many_matches_of_every_variant(variant: str) -> None:
    options = KIND.rules.read_options(KIND.choices.variants[variant])
    summary = play_many("codenames", options, levels_for(options.seats), 40, 1, True)
    assert not summary.failures, summary.failures[0].error
