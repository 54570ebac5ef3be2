"""How games of installed packages are found, and what is left out."""

from importlib.metadata import EntryPoint
from pathlib import Path
from typing import Final

import pytest

from slovoteka.core.errors import Unreadable
from slovoteka.formats.foreign import foreign_formats
from slovoteka.games.registry import GAMES, _loaded
from slovoteka.plugins.discovery import GROUP, LeftOut, manifest_of, manifests, read
from slovoteka.plugins.manifest import CONTRACT, Manifest

ROOT: Final = Path(__file__).parents[2]
HERE: Final = "plugins.test_discovery"
CHESS: Final = Manifest(id="chess", package="chess", kind="chess.kind:KIND", shelf=7)
DRAUGHTS: Final = Manifest(id="draughts", package="draughts", kind="draughts.kind:KIND", shelf=5)
OF_LATER: Final = Manifest(id="of-later", package="later", kind="later:KIND", contract=CONTRACT + 1)
UPPER: Final = Manifest(id="Upper", package="upper", kind="upper:KIND")
NOTHING: Final = 17


def point(name: str, value: str) -> EntryPoint:
    return EntryPoint(name, f"{HERE}:{value}", GROUP)


def test_games_stand_in_the_order_of_the_shelf_whoever_comes_first() -> None:
    points = [point("chess", "CHESS"), point("draughts", "DRAUGHTS")]
    assert list(read(points).values()) == list(read(points[::-1]).values()) == [DRAUGHTS, CHESS]


@pytest.mark.parametrize(
    ("name", "value", "why"),
    [
        ("chess", "MISSING", "AttributeError"),
        ("chess", "NOTHING", "no manifest"),
        ("draughts", "CHESS", "no manifest"),
        ("Upper", "UPPER", "no manifest"),
        ("of-later", "OF_LATER", "contract"),
    ],
)
def test_one_that_cannot_be_used_keeps_no_other_out(name: str, value: str, why: str) -> None:
    with pytest.warns(LeftOut, match=why):
        found = read([point(name, value), point("draughts", "DRAUGHTS")])
    assert dict(found) == {"draughts": DRAUGHTS}


def test_of_two_with_one_id_one_is_taken() -> None:
    with pytest.warns(LeftOut, match="another package"):
        assert list(read([point("chess", "CHESS")] * 2)) == ["chess"]


@pytest.mark.parametrize("kind", ["no.such.module:KIND", f"{HERE}:NOTHING", "slovoteka.games.forbidden.kind:KIND"])
def test_a_game_whose_rules_cannot_be_loaded_is_left_out(kind: str) -> None:
    with pytest.warns(LeftOut, match="chess"):
        assert _loaded({"chess": CHESS.but(kind=kind)}) == {}


def test_all_parts_of_our_games_are_there() -> None:
    assert list(manifests()) == list(GAMES) == ["forbidden", "underwood", "codenames", "scrabble"]
    for manifest in manifests().values():
        parts = [manifest.kind, manifest.reviewer, manifest.adviser, manifest.picture, manifest.terminal]
        parts += [manifest.screen, manifest.commands, manifest.benches, manifest.loads]
        parts += [] if manifest.bots is None else [manifest.bots.make]
        parts += [] if manifest.puzzles is None else [manifest.puzzles.makers, manifest.puzzles.check]
        parts += [] if manifest.formats is None else [manifest.formats.exchange, manifest.formats.subject]
        parts += [] if manifest.prepares is None else [manifest.prepares.is_ready, manifest.prepares.build]
        for part in filter(None, parts):
            assert manifest.load(part) is not None, part


def test_tables_among_the_pages_are_named_and_there() -> None:
    pages = ROOT / "web" / "src" / "games"
    named = {manifest.table for manifest in manifests().values()}
    assert {path.parent.name for path in pages.glob("*/client.ts")} - {"plain"} == named


def test_formats_are_written_by_the_names_that_the_manifest_tells() -> None:
    [known] = foreign_formats()
    formats = manifest_of(known.game).formats
    assert formats is not None
    assert tuple(known.writers) == formats.names
    assert {known.file_format} | known.positions <= known.writers.keys()


def test_a_game_that_is_not_installed_is_refused_with_those_that_are() -> None:
    with pytest.raises(Unreadable, match="no-such-game") as refusal:
        manifest_of("chess")
    assert "underwood" in refusal.value.params["games"]
