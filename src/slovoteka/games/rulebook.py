"""The numbered rules of each game, as data: what a refusal names, what the tests prove, what docs/rules tells."""

import tomllib
from collections.abc import Iterator
from functools import cache
from hashlib import sha256
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Literal

import msgspec

from slovoteka.core.value import Value
from slovoteka.plugins.discovery import manifest_of

Tag = Literal["C", "S", "T", "W", "P", "E", "V", "X", "N", "G"]
"""Component, set-up, turn, words, points, end, variant, example, note; G is a gap of the rulebook with our reading."""


class Rule(Value, frozen=True, kw_only=True):
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
    package = manifest_of(game_id).package
    text = resources.files(package).joinpath("data/rules.toml").read_text("utf-8")
    listed = msgspec.convert(tomllib.loads(text), dict[str, tuple[Tag, str]])
    return tuple(Rule(id=rule, tag=tag, title=title) for rule, (tag, title) in listed.items())


@cache
def rules_hash(game_id: str) -> str:
    """Content hash of a game's rules: its program and its data, wherever it is installed."""
    package = manifest_of(game_id).package
    digest = sha256()
    for name, content in sorted(_files(resources.files(package))):
        digest.update(f"{name} {len(content)} ".encode() + content)
    return digest.hexdigest()


def _files(folder: Traversable, above: str = "") -> Iterator[tuple[str, bytes]]:
    for item in folder.iterdir():
        if item.is_dir():
            yield from _files(item, f"{above}{item.name}/")
        elif item.name.endswith((".py", ".toml", ".txt", ".json")):
            yield above + item.name, item.read_bytes()
