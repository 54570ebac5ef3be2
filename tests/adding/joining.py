"""Lets the tiny game join for one test, as if the package that brings its manifest were installed."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
import slovoteka_chain
from slovoteka_chain.kind import KIND

from manifests import install
from slovoteka.formats import results
from slovoteka.games import registry, rulebook
from slovoteka.messages import catalogue
from slovoteka.ratings import categories
from slovoteka.server.base import problems
from slovoteka.server.http import routes_lists, routes_site
from slovoteka.server.services import forms, words

PACKAGE = Path(__file__).parents[2] / "examples" / "chain"
SOURCES = PACKAGE / "src" / "slovoteka_chain"
GAME = KIND.info.id
_REMEMBERED: tuple[Any, ...] = (
    catalogue.sources,
    rulebook.rules_of,
    rulebook.rules_hash,
    categories.categories,
    forms.games_in,
    problems._rule_links,
    routes_lists._usual,
    routes_site._schema,
    results._variants,
    words.usual_game,
)
"""What looks at the list of games once and keeps what it saw: no game joins while a program runs, except here."""


@contextmanager
def joined(patch: pytest.MonkeyPatch) -> Iterator[None]:
    forget(_REMEMBERED)
    install(patch, slovoteka_chain.MANIFEST)
    patch.setitem(registry.GAMES, GAME, KIND)
    try:
        yield
    finally:
        patch.undo()
        forget(_REMEMBERED)


def sentences(language: str) -> dict[str, str]:
    written = (SOURCES / "messages" / language / "game.ftl").read_text("utf-8")
    return {found["code"]: found["pattern"] for found in catalogue._MESSAGE.finditer(written)}


def forget(remembered: tuple[Callable[..., Any], ...]) -> None:
    for function in remembered:
        function.cache_clear()  # type: ignore[attr-defined]  # each of them is a functools.cache
