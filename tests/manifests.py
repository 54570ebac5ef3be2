"""Other manifests than those that are installed, for one test."""

from typing import Any

import pytest

from slovoteka.plugins import discovery
from slovoteka.plugins.manifest import Bots, Manifest


def install(patch: pytest.MonkeyPatch, manifest: Manifest) -> None:
    """As if a package had brought this one, in place of any other of that id."""
    listed = {**discovery.manifests(), manifest.id: manifest}
    patch.setattr(discovery, "_installed", lambda: listed)


def change(patch: pytest.MonkeyPatch, game: str, **changes: Any) -> None:
    install(patch, discovery.manifests()[game].but(**changes))


def change_levels(patch: pytest.MonkeyPatch, game: str, *levels: str) -> None:
    bots = discovery.manifests()[game].bots
    assert isinstance(bots, Bots)
    change(patch, game, bots=bots.but(levels=levels))
