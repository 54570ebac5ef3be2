"""What every value of ours is: frozen, compared by content, changed by making another."""

from typing import Any, Self

import msgspec


class Value(msgspec.Struct, frozen=True):
    def but(self, **changes: Any) -> Self:
        """The same value with other contents in these fields."""
        return msgspec.structs.replace(self, **changes)
