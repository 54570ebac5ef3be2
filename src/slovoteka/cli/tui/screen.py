"""A game's part of the terminal client. Its manifest names it as `screen`."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from rich.text import Text

from slovoteka.cli.shared.output import say
from slovoteka.cli.terminal.renderer import SeatsShown
from slovoteka.cli.tui.clickable_actions import ClickableAction
from slovoteka.cli.tui.live import LiveTable
from slovoteka.cli.tui.table import GameTable
from slovoteka.core.errors import Unreadable
from slovoteka.core.value import Value
from slovoteka.games import registry
from slovoteka.messages import has_text
from slovoteka.plugins.discovery import manifest_of

Roles = Callable[[Any, int], Sequence[tuple[str, str]]]
"""From the options and the person's seat: the person's possible roles, each with its option, if it needs one."""


class BoxSpec(Value, frozen=True):
    """One box on the shelf. A game may have several."""

    id: str
    """The suffix of its name's key, `tui-box-<id>`."""
    variants: Sequence[str]
    place: int = 100
    """Sorts the shelf; equal places keep the order of the games."""


class ScreenSpec(Value, frozen=True, kw_only=True):
    table: Callable[[Any, LiveTable], GameTable]
    actions: Mapping[str, Sequence[ClickableAction]] = {}
    """Clickable actions, by window kind."""
    preview: Callable[[Any, Any, SeatsShown], Text | None] = lambda _preview, _action, _seats: None
    """One line below the table about what an action would do: from preview, action and seats."""
    boxes: tuple[BoxSpec, ...] = ()
    """If empty, one box has all variants."""
    roles: Roles = lambda _options, _seat: ()


def short_title(game: str) -> str:
    """A short title for the head of a screen."""
    own = f"tui-title-{game}"
    return say(own if has_text(own) else f"{game}-title")


def screen_of(game: str) -> ScreenSpec:
    """Raises `Unreadable` for a game without a screen."""
    kind, manifest = registry.find(game), manifest_of(game)
    if manifest.screen is None:
        raise Unreadable("no-table", game=kind.info.title, id=game)
    screen: ScreenSpec = manifest.load(manifest.screen)
    return screen
