"""The numbered rules of each game, as data: what a refusal names, what the tests prove, what docs/rules tells."""

import tomllib
from functools import cache
from importlib import resources
from typing import Literal

import msgspec

from slovoteka.games import registry

Tag = Literal["C", "S", "T", "W", "P", "E", "V", "X", "N", "G"]
"""Component, set-up, turn, words, points, end, variant, example, note; G is a gap of the rulebook with our reading."""


class Rule(msgspec.Struct, frozen=True, kw_only=True):
    id: str
    tag: Tag
    title: str
    """One line in Russian."""

    @property
    def needs_test(self) -> bool:
        """A note has no effect that a test could prove; all else has."""
        return self.tag != "N"


@cache
def rules_of(game_id: str) -> tuple[Rule, ...]:
    """The rules of a game in the order of its rulebook. Raises `Unreadable` for an unknown game."""
    kind = registry.find(game_id)
    text = resources.files(f"slovoteka.games.{kind.info.id}").joinpath("data/rules.toml").read_text("utf-8")
    listed = msgspec.convert(tomllib.loads(text), dict[str, tuple[Tag, str]])
    return tuple(Rule(id=rule, tag=tag, title=title) for rule, (tag, title) in listed.items())
