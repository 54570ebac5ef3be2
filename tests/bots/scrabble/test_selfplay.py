"""Bots against each other: every variant to its end with the real host and dictionary, and no use of hidden things."""

from collections import Counter
from functools import cache
from random import Random
from typing import Any

import pytest

from conformance.laws import Dice
from slovoteka.bots.bot import Level, Situation
from slovoteka.bots.registry import levels_of, make_bot
from slovoteka.core.game import Fact, Window
from slovoteka.core.inputs import Act, Close
from slovoteka.core.record import lines
from slovoteka.games.registry import find
from slovoteka.games.scrabble.views import Challenged, ChallengeFailed, Corrected, Played, PlayFailed
from slovoteka.match import gathering
from slovoteka.match.replay import moments, open_game
from slovoteka.match.selfplay import SelfplayGame, play_many, play_one

LEVELS = levels_of("scrabble")
KIND = find("scrabble")
EVERY_VARIANT = pytest.mark.parametrize("variant", KIND.choices.variants)


def round_table(seats: int) -> list[Level]:
    """All levels in turn."""
    return [LEVELS[seat % len(LEVELS)] for seat in range(seats)]


@cache
def played(variant: str) -> SelfplayGame:
    options = KIND.rules.read_options(KIND.choices.variants[variant])
    return play_one(KIND, options, round_table(KIND.rules.seats(options)), 1)


def facts_of(result: SelfplayGame) -> list[Fact]:
    assert result.record is not None
    return [fact for moment in moments(result.record) for fact in moment.facts]


@EVERY_VARIANT
def test_every_variant_is_played_to_its_end(variant: str) -> None:
    result = played(variant)
    assert result.failure is None, result.failure
    assert result.outcome is not None
    assert min(result.outcome.scores) > 0, "every bot has found something to do"
    assert max(spent for seat in result.thinking_ms for spent in seat) < 2_000


@EVERY_VARIANT
def test_bots_decide_alike_in_worlds_that_they_cannot_tell_apart(variant: str) -> None:
    """Every seventh decision of the game is made again, in the same world and in another."""
    result = played(variant)
    assert result.record is not None
    _, game, _ = open_game(result.record)
    options = KIND.rules.read_options(KIND.choices.variants[variant])
    events: list[list[Any]] = [[] for _ in result.levels]
    dice, asked = Dice(Random(1)), Counter[str]()
    for moment in moments(result.record):
        for seat, heard in enumerate(events):
            heard += [fact.event for fact in moment.facts if fact.is_seen_by(seat)]
        state = moment.table.state
        for window in game.windows(state) if moment.entry.number % 7 == 0 else ():
            seat = window.seats[0]
            bot = make_bot("scrabble", result.levels[seat], options, 1)
            worlds = (state, state, game.resample(state, seat, dice))
            decisions = [bot.decide(_situation(game, world, seat, window, options, events[seat])) for world in worlds]
            assert decisions[0] == decisions[1] == decisions[2]
            asked[window.kind] += 1
    assert asked.total() > 1


@EVERY_VARIANT
def test_no_bot_claims_a_wrong_score_or_plays_a_bad_word_unless_it_may_guess(variant: str) -> None:
    kinds = {type(fact.event) for fact in facts_of(played(variant))}
    assert Corrected not in kinds
    if KIND.rules.read_options(KIND.choices.variants[variant]).words != "challenge":
        assert kinds.isdisjoint({PlayFailed, ChallengeFailed})


@pytest.mark.full
def test_words_are_guessed_and_doubted_and_both_may_go_wrong() -> None:
    options = KIND.rules.read_options(KIND.choices.variants["challenge-turn"])
    counts = Counter[type]()
    for seed in range(5):
        for levels in (("beginner", "grandmaster"), ("amateur", "grandmaster"), ("master", "beginner")):
            counts += Counter(type(fact.event) for fact in facts_of(play_one(KIND, options, levels, seed)))
    assert counts[PlayFailed] > 0
    assert counts[ChallengeFailed] > 0
    assert counts[PlayFailed] + counts[ChallengeFailed] < counts[Played] / 4, "seldom enough to be a game"


def test_the_windows_of_all_modes_were_met() -> None:
    """Except two: bots never challenge where the table votes, and never claim a word for the theme."""
    records = [record for variant in KIND.choices.variants if (record := played(variant).record)]
    inputs = [entry.input for record in records for entry in record.entries]
    met = {answered.window.partition(":")[0] for answered in inputs if isinstance(answered, Act | Close)}
    assert met == {"turn", "respond", "draw", "pick", "sheet", "remove", "write", "mark"}


def test_the_same_seed_gives_the_same_record() -> None:
    options = KIND.rules.read_options(KIND.choices.variants["bingo"])
    first, again = (play_one(KIND, options, round_table(4), 7).record for _ in range(2))
    assert first is not None
    assert again is not None
    assert list(lines(first)) == list(lines(again))


@pytest.mark.full
@pytest.mark.parametrize(
    ("stronger", "weaker"), [("grandmaster", "master"), ("master", "amateur"), ("amateur", "beginner")]
)
def test_more_words_win(stronger: Level, weaker: Level) -> None:
    summary = play_many("scrabble", KIND.rules.read_options({}), (stronger, weaker), 40, 1, True)
    assert not summary.failures
    assert summary.wins[stronger] > summary.wins[weaker]


@pytest.mark.full
@EVERY_VARIANT
def test_many_games_of_every_variant(variant: str) -> None:
    options = KIND.rules.read_options(KIND.choices.variants[variant])
    summary = play_many("scrabble", options, round_table(KIND.rules.seats(options)), 20, 1, True)
    assert not summary.failures, summary.failures[0].error


def _situation(game: Any, state: Any, seat: int, window: Window, options: Any, events: list[Any]) -> Situation:
    public, private = game.public(state), game.private(state, seat)
    return Situation(seat=seat, options=options, window=window, public=public, private=private, events=events)


def test_at_a_rated_table_for_two_bots_challenge_and_are_challenged() -> None:
    """There words are challenged unless somebody chose otherwise (SM-24, SU-31)."""
    _, options = gathering.agree_on("scrabble", {}, rated=True)
    challengers = set[int]()
    for seed in range(1, 20):
        result = play_one(KIND, options, ["amateur", "amateur"], seed)
        assert result.failure is None, result.failure
        challengers |= {fact.event.seat for fact in facts_of(result) if isinstance(fact.event, Challenged)}
        if challengers == {0, 1}:
            return
    raise AssertionError("a bot believed everything")
