"""The rating categories of all games."""

from functools import cache
from typing import Any

from slovoteka.core.kind import GameKind, RatedAs
from slovoteka.games.registry import GAMES
from slovoteka.messages import has_text, text
from slovoteka.ratings.levels import BY_CORRESPONDENCE, live_category


def rated_as(kind: GameKind, options: Any, *, by_correspondence: bool = False) -> RatedAs | None:
    """The category and sides of a rated match with these options; None if it cannot be rated."""
    counted = kind.rating.rated_as(options)
    if counted is None or not by_correspondence:
        return counted
    return counted.but(category=counted.category + BY_CORRESPONDENCE)


@cache
def categories() -> dict[str, str]:
    """All categories with the ids of their games."""
    live = {category: game for game, kind in GAMES.items() for category in kind.rating.categories}
    return live | {category + BY_CORRESPONDENCE: game for category, game in live.items()}


def title(category: str, language: str = "ru") -> str:
    name = live_category(category)
    code = f"category-{name.replace('.', '-')}"
    live = text(code, language) if has_text(code) else name  # the game may not be installed any more
    return live if category == name else text("category-by-correspondence", language, category=live)
