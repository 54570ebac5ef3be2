"""The manifest of a game says where each of its parts is, so that parts are loaded only when they are needed.

A part is named as `package.module:name`. Only `kind` is required. Commands say so if they need a part that is
missing. docs/adding-a-game.md explains each part.
"""

from collections.abc import Mapping
from pkgutil import resolve_name
from typing import Any, Final

from slovoteka.core.value import Value

CONTRACT: Final = 1
"""Increased when the contract of games (`core`) changes in a way that breaks older packages."""


USUAL_PACE_MS: Final = (600, 2_200)
"""How long a bot takes for what people do without thinking."""


class Bots(Value, frozen=True, kw_only=True):
    make: str
    """A function that makes a `Bot` from level, options and seed."""
    levels: tuple[str, ...]
    """The levels from weak to strong. They are here so that listing them does not load the bots."""
    default: str
    """The level for somebody who plays this game for the first time."""
    needs_associations: bool = False
    """Whether they need the table of associations, which is built after the first start."""
    paces_ms: Mapping[str, tuple[int, int]] = {}
    """How long a person takes in a kind of window, from and to, so that bots take as long where people play.

    Kinds that are missing have `USUAL_PACE_MS`.
    """


class Puzzles(Value, frozen=True, kw_only=True):
    kinds: tuple[str, ...]
    """The kinds of puzzles. Each begins with the id of the game: `<id>-best`."""
    makers: str
    """A sequence of `Maker`, one for each kind."""
    check: str
    """A function that judges an action as the answer to a puzzle."""
    place: int = 100
    """The order in which games take turns in the puzzle of the day."""


class Prepared(Value, frozen=True, kw_only=True):
    """Something that takes long to build and should be there before the first match. It needs the dictionary."""

    is_ready: str
    """A function that says whether it is there for a language. Builds nothing."""
    build: str
    """A function that builds it for a language if it is missing."""


class Formats(Value, frozen=True, kw_only=True):
    """Formats of other programs for reading and writing matches."""

    names: tuple[str, ...]
    """The names for `slovoteka export --to`."""
    exchange: str
    """A `ForeignFormats`."""
    subject: str | None = None
    """A function that makes the `Subject` of a review from a file and an edition; None if only records are reviewed."""


class Manifest(Value, frozen=True, kw_only=True):
    id: str
    """Small letters, digits and hyphens. It occurs in addresses, records and message codes."""
    package: str
    """The package of its rules, with `data/rules.toml` and `messages/<language>/*.ftl`. Records hold its hash."""
    kind: str
    """The `GameKind`."""
    contract: int = CONTRACT
    """The version of the contract that it is made for."""
    shelf: int = 100
    """Its place in lists of games. Games with the same number are sorted by id."""
    bots: Bots | None = None
    reviewer: str | None = None
    adviser: str | None = None
    """Finds the best moves in a position, for the analysis board and `slovoteka analyse`."""
    prepares: Prepared | None = None
    puzzles: Puzzles | None = None
    formats: Formats | None = None
    picture: str | None = None
    """Draws a table as SVG from views."""
    table: str | None = None
    """The folder of its table in `web/src/games`. Without one the browser shows a plain table."""
    terminal: str | None = None
    """Shows the table and reads typed lines, for `slovoteka play` and `replay`."""
    screen: str | None = None
    """A `ScreenSpec`: the game's table in the terminal client."""
    commands: str | None = None
    """A Typer app with the game's own commands: `slovoteka <id> …`."""
    benches: str | None = None
    """A Typer app with the game's measurements for `slovoteka bench`."""

    loads: str | None = None
    """A mapping from names to `Measure`: the measurements of `slovoteka bench server` with this game."""

    def load(self, part: str) -> Any:
        """Loads a part. Errors of its import are raised unchanged."""
        return resolve_name(part)
