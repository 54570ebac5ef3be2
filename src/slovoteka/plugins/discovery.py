"""Finding the manifests of games: every installed package may bring some, by the entry-point group `slovoteka.games`.

One that is broken, or was written for another contract, is left out with a warning: the others can be played.
"""

import re
import warnings
from collections.abc import Iterable, Mapping
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from types import MappingProxyType
from typing import Final

from slovoteka.core.errors import Unreadable
from slovoteka.plugins.manifest import CONTRACT, Manifest

GROUP: Final = "slovoteka.games"
_ID: Final = re.compile(r"[a-z][a-z0-9-]{0,39}")


class LeftOut(UserWarning):
    """A package is installed that brings a game, or a part of one, which cannot be used."""


def leave_out(what: str, why: object) -> None:
    warnings.warn(f"{what} is left out: {why}", LeftOut, stacklevel=3)


@cache
def _installed() -> Mapping[str, Manifest]:
    return read(entry_points(group=GROUP))


def manifests() -> Mapping[str, Manifest]:
    """Of all installed games by id, in the order of the shelf."""
    return _installed()


def manifest_of(game: str) -> Manifest:
    """Where the parts of a game are. Raises `Unreadable` for one that is not installed; loads nothing of it."""
    listed = manifests()
    if game not in listed:
        raise Unreadable("no-such-game", game=game[:40], games=", ".join(listed))
    return listed[game]


def read(points: Iterable[EntryPoint]) -> Mapping[str, Manifest]:
    """Whatever their order, the same games are found: of two that have one id the first package by name is taken."""
    found: dict[str, Manifest] = {}
    for point in sorted(points, key=lambda point: (point.name, _package(point))):
        where = f"the game «{point.name}» of {_package(point) or 'no package'}"
        if (manifest := _read(point, where)) is None:
            continue
        if manifest.id in found:
            leave_out(where, "another package has brought a game of this id")
        else:
            found[manifest.id] = manifest
    ordered = sorted(found.values(), key=lambda manifest: (manifest.shelf, manifest.id))
    return MappingProxyType({manifest.id: manifest for manifest in ordered})


def _read(point: EntryPoint, where: str) -> Manifest | None:
    try:
        manifest = point.load()
    except Exception as error:  # noqa: BLE001  somebody else's package may raise anything
        leave_out(where, repr(error))
        return None
    if not isinstance(manifest, Manifest) or manifest.id != point.name or not _ID.fullmatch(manifest.id):
        leave_out(where, f"{point.value} is no manifest of this id")
        return None
    if manifest.contract != CONTRACT:
        leave_out(where, f"it was written for contract {manifest.contract}, and this is {CONTRACT}")
        return None
    return manifest


def _package(point: EntryPoint) -> str:
    return "" if point.dist is None else point.dist.name
