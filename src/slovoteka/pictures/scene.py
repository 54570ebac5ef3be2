"""What a picture shows: options, the public view, open hands, and players."""

from collections.abc import Mapping
from typing import Any

from slovoteka.core.value import Value


class PictureScene(Value, frozen=True, kw_only=True):
    options: Any
    public: Any
    hands: Mapping[int, Any]
    """Open private views, by seat."""
    names: tuple[str, ...]
    language: str = "ru"

    def name(self, seat: int) -> str:
        return self.names[seat] if seat < len(self.names) else str(seat + 1)
