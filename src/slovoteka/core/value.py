"""The base class of all our values: frozen, compared by content, changed by making a new one."""

from typing import Any, Self

import msgspec


class Value(msgspec.Struct, frozen=True):
    def but(self, **changes: Any) -> Self:
        """A copy with these fields changed."""
        return msgspec.structs.replace(self, **changes)
