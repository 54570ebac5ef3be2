"""Bots of «Кодовые имена». Read `partner_models.py`, `captain.py`, `guesser.py`, then `player.py`."""

from slovoteka.associations.table import open_table
from slovoteka.bots.bot import Level
from slovoteka.bots.codenames.player import Player
from slovoteka.games.codenames.options import Options
from slovoteka.lexicon.judge import open_judge


def make(level: Level, options: Options, seed: int) -> Player:
    return Player(level, options, open_table(), open_judge(), seed)
