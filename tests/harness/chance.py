"""Predictable randomness for tests: servers in this process take their seeds from here, anew for every test."""

from random import Random

CHANCE = Random(0)
