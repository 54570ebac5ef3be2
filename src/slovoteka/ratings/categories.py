"""What matches count for. Every game says it of its own tables; here they are put together."""

from functools import cache
from typing import Any

from slovoteka.core.kind import GameKind, RatedAs
from slovoteka.games.registry import GAMES
from slovoteka.messages import has_text, text
from slovoteka.ratings.levels import BY_CORRESPONDENCE, live_category


def rated_as(kind: GameKind, options: Any, *, by_correspondence: bool = False) -> RatedAs | None:
    """What a rated match at such a table counts for; None: it cannot count."""
    counted = kind.rating.rated_as(options)
    if counted is None or not by_correspondence:
        return counted
    return counted.but(category=counted.category + BY_CORRESPONDENCE)


@cache
def categories() -> dict[str, str]:
    """All there are, each with the id of its game."""
    live = {category: game for game, kind in GAMES.items() for category in kind.rating.categories}
    return live | {category + BY_CORRESPONDENCE: game for category, game in live.items()}


def title(category: str, language: str = "ru") -> str:
    name = live_category(category)
    code = f"category-{name.replace('.', '-')}"
    live = text(code, language) if has_text(code) else name  # of a game that was installed once
    return live if category == name else text("category-by-correspondence", language, category=live)
