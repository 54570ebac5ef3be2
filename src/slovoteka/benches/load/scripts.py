"""What clients play under load: games that never wait for a clock, with an answer to everything one is asked."""

from collections.abc import Callable, Mapping
from typing import Any

from slovoteka.core.value import Value


class Script(Value, frozen=True, kw_only=True):
    conditions: dict[str, Any]
    answer: Callable[[str, Mapping[str, Any]], Any | None]
    """To a kind of window, with what only this player sees. None: this one need not be answered."""
    moves_per_s: float | None = None
    """What the server promises; None: nothing."""
    seen_ms: float | None = None
