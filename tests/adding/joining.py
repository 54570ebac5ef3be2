"""Puts the tiny game on every list that docs/adding-a-game.md names, for one test, and takes it off again.

A real game is written into those files. Here the same entries are put into the same mappings, and the modules that are
found by their names are given these names.
"""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from adding import chain, chain_bot, chain_review
from adding.chain_face import ChainFace
from adding.chain_picture import draw_chain
from slovoteka import pictures
from slovoteka.bots import registry as bots
from slovoteka.cli import faces
from slovoteka.formats import results
from slovoteka.games import registry, rulebook
from slovoteka.messages import LANGUAGES, catalogue
from slovoteka.ratings import categories
from slovoteka.server import forms, problems, routes_lists, routes_site

HERE = Path(__file__).parent
GAME = chain.KIND.info.id
_FOUND_BY_NAME = {
    f"slovoteka.games.{GAME}": chain,
    f"slovoteka.bots.{GAME}": chain_bot,
    f"slovoteka.review.{GAME}": chain_review,
}
_REMEMBERED: tuple[Any, ...] = (
    rulebook.rules_of,
    rulebook.rules_hash,
    categories.categories,
    forms.games_in,
    problems._rule_links,
    routes_lists._usual,
    routes_site._schema,
    results._variants,
)
"""What looks at the list of games once and keeps what it saw: no game joins while a program runs, except here."""


@contextmanager
def joined(patch: pytest.MonkeyPatch) -> Iterator[None]:
    lists: tuple[tuple[Any, Any], ...] = (
        (registry.GAMES, chain.KIND),
        (bots._LEVELS, tuple(chain_bot.BANDS)),
        (faces._FACES, ChainFace),
        (pictures._DRAWN, draw_chain),
    )
    forget(_REMEMBERED)
    for entries, entry in lists:
        patch.setitem(entries, GAME, entry)
    for name, module in _FOUND_BY_NAME.items():
        patch.setitem(sys.modules, name, module)
    for language in LANGUAGES:
        for code, sentence in sentences(language).items():
            patch.setitem(catalogue.sources(language), code, sentence)
    try:
        yield
    finally:
        patch.undo()
        forget(_REMEMBERED)


def sentences(language: str) -> dict[str, str]:
    written = (HERE / "messages" / language / f"{GAME}.ftl").read_text("utf-8")
    return {found["code"]: found["pattern"] for found in catalogue._MESSAGE.finditer(written)}


def forget(remembered: tuple[Callable[..., Any], ...]) -> None:
    for function in remembered:
        function.cache_clear()  # type: ignore[attr-defined]  # each of them is a functools.cache
