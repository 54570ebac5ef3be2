"""Finds the manifests of games. Any installed package can provide some, in the entry-point group `slovoteka.games`.

A manifest that is broken or made for another version of the contract is left out with a warning.
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
    """An installed package provides a game, or a part of one, that cannot be used."""


def leave_out(what: str, why: object) -> None:
    warnings.warn(f"{what} is left out: {why}", LeftOut, stacklevel=3)


@cache
def _installed() -> Mapping[str, Manifest]:
    return read(entry_points(group=GROUP))


def manifests() -> Mapping[str, Manifest]:
    """The manifests of all installed games by id, in the order of `shelf`."""
    return _installed()


def manifest_of(game: str) -> Manifest:
    """The manifest of a game, without loading the game. Raises `Unreadable` if it is not installed."""
    listed = manifests()
    if game not in listed:
        raise Unreadable("no-such-game", game=game[:40], games=", ".join(listed))
    return listed[game]


def read(points: Iterable[EntryPoint]) -> Mapping[str, Manifest]:
    """Reads manifests. If two games have the same id, the package whose name sorts first wins."""
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
    except Exception as error:  # noqa: BLE001  a foreign package may raise anything
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
