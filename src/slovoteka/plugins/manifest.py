"""The manifest of a game: where each of its parts is. Nothing of a game is loaded before it is needed.

A part is named as `package.module:name`. Only `kind` must be there; a command that needs a part which is missing says
so. docs/adding-a-game.md tells what each part is.
"""

from pkgutil import resolve_name
from typing import Any, Final

from slovoteka.core.value import Value

CONTRACT: Final = 1
"""Goes up when the contract of games (`core`) changes so that older packages would break."""


class Bots(Value, frozen=True, kw_only=True):
    make: str
    """A function from level, options and seed to a `Bot`."""
    levels: tuple[str, ...]
    """From weak to strong, told here so that nobody need load the bots to list them."""
    needs_associations: bool = False
    """Whether they go by the table of associations, which is not there at once on a new machine."""


class Puzzles(Value, frozen=True, kw_only=True):
    kinds: tuple[str, ...]
    """Each begins with the id of the game: `<id>-best`."""
    makers: str
    """A sequence of `Maker`, one a kind."""
    check: str
    """From a puzzle and an action to a `Verdict`."""
    place: int = 100
    """Among the games whose puzzles take turns as puzzles of the day."""


class Prepared(Value, frozen=True, kw_only=True):
    """What takes long to build and is wanted before the first match: it is built once a dictionary is there."""

    is_ready: str
    """A function from a language to whether it is there; builds nothing."""
    build: str
    """A function from a language: builds it if it is missing."""


class Formats(Value, frozen=True, kw_only=True):
    """Formats of other programs in which its matches are written and read."""

    names: tuple[str, ...]
    """As `slovoteka export --to` takes them."""
    exchange: str
    """A `ForeignFormats`."""
    subject: str | None = None
    """A function from a file and an edition to the `Subject` of a review; None: only records are reviewed."""


class Manifest(Value, frozen=True, kw_only=True):
    id: str
    """Small letters, digits and hyphens: it stands in addresses, records and codes of sentences."""
    package: str
    """Where its rules are, with `data/rules.toml` and `messages/<language>/*.ftl`; hashed as its version."""
    kind: str
    """The `GameKind`."""
    contract: int = CONTRACT
    """The version of the contract that it was written for."""
    shelf: int = 100
    """Its place in lists of games; equals stand by their ids."""
    bots: Bots | None = None
    reviewer: str | None = None
    adviser: str | None = None
    """What is best in a position: for the analysis board and `slovoteka analyse`."""
    prepares: Prepared | None = None
    puzzles: Puzzles | None = None
    formats: Formats | None = None
    picture: str | None = None
    """Draws a table from views, as SVG."""
    table: str | None = None
    """The folder of its table among the pages, in `web/src/games`. Without one the browser shows a plain table."""
    terminal: str | None = None
    """Shows the table and reads lines, for `slovoteka play` and `replay`."""
    screen: str | None = None
    """A `Screen`: its table in the terminal client."""
    commands: str | None = None
    """A Typer app: commands of its own, as `slovoteka <id> …`."""
    benches: str | None = None
    """A Typer app: what `slovoteka bench` measures of it."""

    loads: str | None = None
    """What `slovoteka bench server` measures with its matches: a mapping from names to `Measure`."""

    def load(self, part: str) -> Any:
        """What a part names. Whatever is wrong with it is raised as it is."""
        return resolve_name(part)
