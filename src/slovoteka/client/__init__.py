"""A client for programs, with which external bots play any game on any server. docs/bots.md is a tutorial.

async with Client.open("https://slova.example", name="Эхо") as client:
    room = await client.make_room(game, chairs=("me", "amateur"), start=True)
    outcome = await client.play(room.id, decide)
"""

from slovoteka.client.client import Client
from slovoteka.client.problems import Problem, Unreachable
from slovoteka.client.running import run
from slovoteka.client.table import Table
from slovoteka.core.situation import Situation

__all__ = ["Client", "Problem", "Situation", "Table", "Unreachable", "run"]
