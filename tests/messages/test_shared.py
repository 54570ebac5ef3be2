"""What the terminal and the pages say alike is written once: in `events.ftl` and `shared*.ftl`, which both read."""

import re
from collections.abc import Iterable, Iterator
from itertools import product
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from messages.saying import cases
from slovoteka.core.kind import GameKind
from slovoteka.games.registry import GAMES
from slovoteka.messages import render
from web.texts import SERVER, files, shared, shared_files

LEAST_WORDS = 3
"""Shorter ones are labels: «Ваш ход» may well stand in both."""
_WORD = re.compile(r"[\w…]+(?:-\w+)*")
_MOST_WAYS = 200
_POINTS = {
    "ru": {"one": "очко", "few": "очка", "many": "очков"},
    "uk": {"one": "очко", "few": "очки", "many": "очок"},
}


def ways(pattern: ast.Pattern) -> list[str]:
    """All that a message can say, with … for what is filled in."""
    parts = [
        [part.value] if isinstance(part, ast.TextElement) else list(_ways_of(part.expression))
        for part in pattern.elements
    ]
    return ["".join(chosen) for _, chosen in zip(range(_MOST_WAYS), product(*parts), strict=False)]


def _ways_of(expression: object) -> Iterator[str]:
    match expression:
        case ast.SelectExpression(variants=variants):
            for variant in variants:
                yield from ways(variant.value)
        case ast.StringLiteral(value=value):
            yield value
        case _:
            yield "…"


def sentences(paths: Iterable[Path]) -> dict[str, str]:
    """Without marks and capitals, each with the message that says it."""
    found = {}
    for path in paths:
        for entry in FluentParser().parse(path.read_text("utf-8")).body:
            if isinstance(entry, ast.Message) and entry.value is not None:
                for sentence in ways(entry.value):
                    words = _WORD.findall(sentence.casefold())
                    if sum(word != "…" for word in words) >= LEAST_WORDS:
                        found[" ".join(words)] = f"{path.stem}: {entry.id.name}"
    return found


@pytest.mark.parametrize("language", ["ru", "uk"])
def test_no_sentence_is_written_twice(language: str) -> None:
    pages, server = sentences(files(language)), sentences(SERVER.rglob(f"messages/{language}/*.ftl"))
    assert len(pages) > 300
    assert len(server) > 1000
    assert not {said: (pages[said], server[said]) for said in pages.keys() & server.keys()}


@pytest.mark.parametrize("language", ["ru", "uk", "en"])
def test_shared_files_have_what_every_game_tells(language: str) -> None:
    games = {path.parents[2].name for path in shared_files(language) if path.stem == "events"}
    assert games == set(GAMES)


@pytest.mark.parametrize(("game", "kind"), GAMES.items())
def test_events_are_told_in_the_shared_file(game: str, kind: GameKind) -> None:
    own = {code for code in shared("ru") if code.startswith(f"{game}-event-")}
    assert {f"{game}-event-{event.__struct_config__.tag}" for event in kind.types.event.__args__} <= own


@pytest.mark.parametrize("language", _POINTS)
def test_points_agree_with_their_number(language: str) -> None:
    counted = 0
    for code, message in shared(language).items():
        for places in cases(message):
            for number, noun in re.findall(r"(\d+) (оч\w+)", render(code, language, dict(places))):
                assert noun == _POINTS[language][_form(int(number))], (code, places)
                counted += 1
    assert counted > 50


def _form(number: int) -> str:
    if number % 10 == 1 and number % 100 != 11:
        return "one"
    return "few" if number % 10 in (2, 3, 4) and number % 100 not in (12, 13, 14) else "many"
