"""Options as a table has them today. Stored options without `rules` belong to the first version of the rules."""

from typing import Any

from slovoteka.core.kind import GameKind


def current(kind: GameKind, **values: Any) -> Any:
    """Options of this game by the current version of its rules, unless `values` name another."""
    return kind.types.options(**{"rules": kind.info.rules_version, **values})
