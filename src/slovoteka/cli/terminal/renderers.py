"""Loads each game's terminal renderer, which its manifest names."""

from typing import Any

from slovoteka.cli.terminal.renderer import SeatsShown, TerminalRenderer
from slovoteka.core.errors import Unreadable
from slovoteka.games import registry
from slovoteka.plugins.discovery import manifest_of


def renderer_of(game: str, options: Any, seats: SeatsShown) -> TerminalRenderer:
    kind, manifest = registry.find(game), manifest_of(game)
    if manifest.terminal is None:
        raise Unreadable("no-face", game=kind.info.title)
    renderer: TerminalRenderer = manifest.load(manifest.terminal)(options, seats)
    return renderer
