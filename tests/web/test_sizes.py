"""How much script a visitor has to load, gzipped. Read from the built site (`make web`)."""

from collections.abc import Iterable
from functools import cache
from pathlib import Path

import msgspec
import pytest

from slovoteka import server
from slovoteka.core.value import Value
from slovoteka.games.registry import GAMES
from slovoteka.puzzles.pack import pack
from web.people import People

SITE = Path(server.__file__).parent / "site"
FIRST_PAGE_BYTES = 60_000
TABLE_BYTES = 160_000
PUZZLE_BYTES = 160_000
ANALYSIS_BYTES = 100_000
ELSEWHERE = (
    *("/Puzzle.svelte", "puzzles.ftl?raw", "/analysis.ts", "analysis.ftl?raw", "shared-review.ftl?raw"),
    *("/home.ftl?raw", "/profile.ftl?raw", "/ratings.ftl?raw"),
)
"""Parts that no table loads, because they belong to other pages (`texts` of App.svelte)."""


class Chunk(Value, frozen=True, kw_only=True):
    """A chunk in Vite's manifest."""

    file: str
    imports: tuple[str, ...] = ()
    """Chunks that are always loaded with it, without those that are loaded on demand."""


@cache
def chunks() -> dict[str, Chunk]:
    return msgspec.json.decode((SITE / ".vite" / "manifest.json").read_bytes(), type=dict[str, Chunk])


def loaded_with(*names: str) -> set[str]:
    """The files of these chunks and of all their imports."""
    seen: set[str] = set()
    ahead = list(names)
    while ahead:
        name = ahead.pop()
        if name not in seen:
            seen.add(name)
            ahead += chunks()[name].imports
    return {chunks()[name].file for name in seen}


def texts(*names: str) -> list[str]:
    """Chunks of Russian catalogues, in any folder."""
    found = [chunk for chunk in chunks() if "/texts/ru/" in chunk and Path(chunk).stem in names]
    assert len(found) == len(names)
    return found + shared("ru", *names)


def shared(language: str, *names: str) -> list[str]:
    """Chunks of what the server says too: of all games, and of these."""
    folders = ("slovoteka/messages", *(f"slovoteka/games/{name}/messages" for name in names))
    found = [chunk for chunk in chunks() if any(f"{folder}/{language}/" in chunk for folder in folders)]
    assert found
    return found


def gzipped(files: Iterable[str]) -> dict[str, int]:
    return {file: (SITE / f"{file}.gz").stat().st_size for file in sorted(files) if file.endswith(".js")}


def check(sizes: dict[str, int], most: int) -> None:
    assert sum(sizes.values()) <= most, msgspec.json.format(msgspec.json.encode(sizes)).decode()


def test_first_page(person: People) -> None:
    """What a browser really requests, including texts."""
    page = person().page
    page.goto("/")
    page.wait_for_load_state("networkidle")
    asked = page.evaluate("performance.getEntriesByType('resource').map((entry) => new URL(entry.name).pathname)")
    sizes = gzipped({path.removeprefix("/") for path in asked if path.startswith("/assets/")})
    assert len(sizes) > 2
    check(sizes, FIRST_PAGE_BYTES)


@pytest.mark.parametrize("game", sorted({puzzle.scene.game for puzzle in pack().values()}))
def test_puzzles(game: str) -> None:
    own = [f"src/games/{game}/Puzzle.svelte", *texts("common", "shelf", "puzzles", f"{game}-puzzles", game)]
    check(gzipped(loaded_with("index.html", "src/pages/Puzzles.svelte", *own)), PUZZLE_BYTES)


@pytest.mark.parametrize("game", ["scrabble", "codenames", "underwood"])
def test_analysis(game: str) -> None:
    names = ("common", "shelf", "analysis", "boxes", "review", f"{game}-analysis", game)
    own = [f"src/games/{game}/analysis.ts", *texts(*names)]
    check(gzipped(loaded_with("index.html", "src/pages/Analysis.svelte", *own)), ANALYSIS_BYTES)


@pytest.mark.parametrize("language", ["ru", "uk", "en"])
@pytest.mark.parametrize("game", GAMES)
def test_tables(game: str, language: str) -> None:
    """With all parts of the game, and all its texts."""
    code = [name for name in chunks() if name.startswith(f"src/games/{game}/") and "/texts/" not in name]
    catalogues = [
        name for name in chunks() if name.startswith((f"src/texts/{language}/", f"src/games/{game}/texts/{language}/"))
    ]
    own = [name for name in code + catalogues + shared(language, game) if not name.endswith(ELSEWHERE)]
    assert any(name.startswith("src/games/") for name in own)
    check(gzipped(loaded_with("index.html", "src/pages/Room.svelte", *own)), TABLE_BYTES)
