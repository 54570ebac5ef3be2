"""Games are plug-ins for the pages too: nothing outside its folder in web/src/games names a game."""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from slovoteka.games.registry import GAMES
from web.texts import SOURCES, catalogue, page_text

WEB = SOURCES.parent
READ = {".ts", ".svelte", ".json", ".css", ".html"}
OWN = tuple(SOURCES / "games" / game for game in GAMES)
MADE = SOURCES / "types"
"""Generated from the server's types, which name games."""
MORE = ("mattel", "bilingual", "gcg", "cgp")
"""Editions of a game, and formats in which other programs keep its matches."""
IN_OTHER_CASES = (
    r"кодов\w+ им[её]н",
    r"кодов\w+ імен",
    r"запретн\w+ слов",
    r"заборонен\w+ сл[оі]в",
    "ундервуд",
    "скрэббл",
    "скрабл",
)
"""Russian and Ukrainian names of games in other grammatical cases."""


@cache
def named() -> re.Pattern[str]:
    """Matches ids of games and names of their boxes."""
    names = [key for key in catalogue("ru") if key.startswith("shelf.") and key.endswith("-name")]
    boxes = [page_text(key, language) for key in names for language in ("ru", "uk", "en")]
    return re.compile("|".join([*map(re.escape, (*GAMES, *MORE, *boxes)), *IN_OTHER_CASES]), re.IGNORECASE)


def sources() -> Iterator[Path]:
    found = [path for path in SOURCES.rglob("*") if path.suffix in READ]
    for path in sorted([*found, WEB / "vite.config.ts", WEB / "index.html"]):
        if not any(path.is_relative_to(folder) for folder in (*OWN, MADE)):
            yield path


def test_nothing_outside_its_folder_names_a_game() -> None:
    read = {path.relative_to(WEB).as_posix(): path.read_text("utf-8") for path in sources()}
    assert len(read) > 100
    assert {path: found for path, text in read.items() if (found := named().findall(f"{path}\n{text}"))} == {}


def test_every_game_has_a_folder_of_its_own() -> None:
    assert [folder.name for folder in OWN if not (folder / "box.ts").is_file()] == []


@pytest.mark.parametrize(
    "text",
    [
        "if (game === 'scrabble')",
        "`/rules/bilingual`",
        "accept='.gcg'",
        "const FORBIDDEN = 403;",
        "guide.codenames-1",
        "Карта «Ундервуда»",
        "для ботов «Кодовых имён»",
        "для ботів «Кодових імен»",
        "в «Запретных словах»",
        "у «Заборонених слів»",
        "Forbidden words",
        "в скрэббле",
    ],
)
def test_a_name_is_found_in_any_form(text: str) -> None:
    assert named().search(text)
