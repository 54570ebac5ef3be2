"""The numbered rules of each game, as data: refusals name them, tests prove them, docs/rules shows them."""

import tomllib
from collections.abc import Iterator
from functools import cache
from hashlib import sha256
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Literal

import msgspec

from slovoteka.core.value import Value
from slovoteka.messages import has_text, text
from slovoteka.plugins.discovery import manifest_of

Tag = Literal["C", "S", "T", "W", "P", "E", "V", "X", "N", "G"]
"""Component, set-up, turn, words, points, end, variant, example, note; G is a gap of the rulebook that we fill."""


class Rule(Value, frozen=True, kw_only=True):
    id: str
    tag: Tag
    title: str
    """One line for whoever reads."""

    @property
    def needs_test(self) -> bool:
        """Everything except a note has an effect that a test can prove."""
        return self.tag != "N"


@cache
def rules_of(game_id: str, language: str = "ru") -> tuple[Rule, ...]:
    """The rules of a game in the order of its rulebook. Raises `Unreadable` for an unknown game."""
    return tuple(Rule(id=rule, tag=tag, title=_title(rule, language, plain)) for rule, tag, plain in _listed(game_id))


def _listed(game_id: str) -> Iterator[tuple[str, Tag, str]]:
    """Id and tag of each rule, and its title where a package has that here, in Russian alone, and not in catalogues."""
    package = manifest_of(game_id).package
    source = resources.files(package).joinpath("data/rules.toml").read_text("utf-8")
    for rule, entry in msgspec.convert(tomllib.loads(source), dict[str, Tag | tuple[Tag, str]]).items():
        tag, plain = (entry, "") if isinstance(entry, str) else entry
        yield rule, tag, plain


def _title(rule: str, language: str, plain: str) -> str:
    code = f"rule-{rule.lower()}"
    return text(code, language) if has_text(code) else plain


@cache
def rules_hash(game_id: str) -> str:
    """The content hash of a game's rules: its code and its data, wherever it is installed."""
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
