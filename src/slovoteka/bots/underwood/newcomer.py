"""A simulated newcomer, to measure how hard our levels are for somebody who has never played."""

from typing import Final

from slovoteka.bots.sight import NEWCOMER
from slovoteka.bots.underwood import policy_of
from slovoteka.bots.underwood.player import NO_FORESIGHT, Player, Skill
from slovoteka.bots.words import open_band, open_judge
from slovoteka.games.underwood.options import Options

_SKILL: Final = Skill(band=2, longest=40, notices=0, foresight=NO_FORESIGHT, width=8, sight=NEWCOMER)
"""It lays the word with most points among those that it sees."""


def make(options: Options, seed: int) -> Player:
    policy = policy_of(options)
    words = open_band(policy, _SKILL.band, _SKILL.longest)
    return Player("beginner", options, words, open_judge(policy), seed, _SKILL)
