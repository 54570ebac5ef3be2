"""What a game brings to the terminal client. Its manifest names one of these as `screen`."""

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
"""From options and the person's seat: what the person may be, and the option for it, if it takes one."""


class BoxSpec(Value, frozen=True):
    """One box on the shelf: a game may come in several."""

    id: str
    """Of its name in the catalogues: `tui-box-<id>`."""
    variants: Sequence[str]
    place: int = 100
    """On the shelf; equals stand in the order of the games."""


class Screen(Value, frozen=True, kw_only=True):
    table: Callable[[Any, LiveTable], GameTable]
    deeds: Mapping[str, Sequence[ClickableAction]] = {}
    """What can be clicked, by the kind of window that asks for it."""
    preview: Callable[[Any, Any, SeatsShown], Text | None] = lambda _preview, _action, _seats: None
    """What an action would bring, in one line below the table: from preview, action and the seats."""
    boxes: tuple[BoxSpec, ...] = ()
    """Empty: one box with all variants."""
    roles: Roles = lambda _options, _seat: ()


def short_title(game: str) -> str:
    """For the head of a screen, where a long name has no room."""
    own = f"tui-title-{game}"
    return say(own if has_text(own) else f"{game}-title")


def screen_of(game: str) -> Screen:
    """Raises `Unreadable` for a game that cannot be played on the screen."""
    kind, manifest = registry.find(game), manifest_of(game)
    if manifest.screen is None:
        raise Unreadable("no-table", game=kind.info.title, id=game)
    screen: Screen = manifest.load(manifest.screen)
    return screen
