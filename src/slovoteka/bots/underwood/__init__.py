"""Bots of «Ундервуд». Read `search.py` (all words of a turn), `turn_value.py` (their value), then `player.py`."""

from slovoteka.bots.bot import Level
from slovoteka.bots.underwood.choices import TurnChoice, TurnChoices
from slovoteka.bots.underwood.player import SKILLS, Player
from slovoteka.bots.underwood.round_forecast import RoundForecast
from slovoteka.bots.underwood.turn_value import TurnValues
from slovoteka.bots.words import open_band, open_judge
from slovoteka.core.words import WordPolicy
from slovoteka.games.underwood.desk import Desk
from slovoteka.games.underwood.options import HAND, Options, word_policy


def make(level: Level, options: Options, seed: int) -> Player:
    policy, skill = policy_of(options), SKILLS[level]
    return Player(level, options, open_band(policy, skill.band, skill.longest), open_judge(policy), seed)


def best_turns(options: Options, desk: Desk, top: int) -> list[TurnChoice]:
    """What the master would consider, the best first, for analysis. It assumes that opponents hold full hands."""
    skill = SKILLS["master"]
    outlook = RoundForecast.on(desk, [(HAND, "")] * (len(desk.words) - 1))
    words = open_band(policy_of(options), skill.band, skill.longest)
    seen = {
        choice.turn: choice
        for choice in TurnChoices(desk, words, TurnValues(skill.foresight, outlook)).all(skill.width + top)
    }
    return sorted(seen.values(), key=lambda choice: -choice.worth)[:top]


def policy_of(options: Options) -> WordPolicy:
    """The dictionary that the table uses, or would use if it did not vote."""
    policy = word_policy(options.but(check="dictionary"))
    if policy is None:
        raise AssertionError("a table with a dictionary has a policy")
    return policy
