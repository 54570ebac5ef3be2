"""Chance that tests can foresee: seeds of servers in this process come from here, and begin anew with every test."""

from random import Random

CHANCE = Random(0)
