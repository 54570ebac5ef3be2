"""What clients play under load: games that never wait for a clock, with an answer to every window."""

from collections.abc import Callable, Mapping
from typing import Any

from slovoteka.core.value import Value


class LoadScript(Value, frozen=True, kw_only=True):
    conditions: dict[str, Any]
    answer: Callable[[str, Mapping[str, Any]], Any | None]
    """The answer to a window of this kind, given the private view; None if it needs no answer."""
    moves_per_s: float | None = None
    """The target; None if there is none."""
    seen_ms: float | None = None
