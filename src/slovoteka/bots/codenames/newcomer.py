"""A simulated newcomer, to measure how hard our levels are for somebody who has never played."""

from typing import Final

from slovoteka.associations.table import open_table
from slovoteka.bots.codenames.levels import Strength
from slovoteka.bots.codenames.player import Player
from slovoteka.games.codenames.options import Options
from slovoteka.lexicon.judge import open_judge

NEWCOMER: Final = Strength(zipf=4.2, most=2, noise=1.28, caution=0.0, nerve=-0.03)
"""Frequent clue words for one codename or two. The chances of our associations are those with which people choose, so
a single person is our associations with the noise for which a choice has these chances: a standard deviation of
π/√6 = 1.28 logits."""


def make(options: Options, seed: int) -> Player:
    return Player("beginner", options, open_table(), open_judge(), seed, NEWCOMER)
