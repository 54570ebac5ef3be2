"""The only things that can happen to a match. Its record is the list of them."""

from typing import Any

from slovoteka.core.oracle import Asked
from slovoteka.core.value import Value


class Act(Value, frozen=True, tag="act", omit_defaults=True):
    """A seat acts in an open window."""

    seat: int
    window: str
    action: Any
    client: str | None = None
    """The client's own id of this action: a retry with the same id is harmless."""


class SealedAnswer(Value, frozen=True, omit_defaults=True):
    seat: int
    action: Any
    client: str | None = None


class Close(Value, frozen=True, tag="close"):
    """A window closes: with all its sealed answers, or because its time is over."""

    window: str
    answers: tuple[SealedAnswer, ...] = ()


class Draw(Value, frozen=True, tag="draw"):
    """Chance: draw number `counter` out of `size` gave `number`."""

    counter: int
    size: int
    number: int


class Leave(Value, frozen=True, tag="leave"):
    """A seat leaves for good."""

    seat: int


class Pause(Value, frozen=True, tag="pause"):
    """Game time stands still."""


class Resume(Value, frozen=True, tag="resume"):
    """Game time goes on."""


class MoreTime(Value, frozen=True, tag="more-time"):
    """A window's limit is put off."""

    window: str
    extra_ms: int


class Takeover(Value, frozen=True, tag="takeover"):
    """Somebody else sits down in a chair: a bot's level, or None for the person."""

    seat: int
    player: str | None


class TakeBack(Value, frozen=True, tag="take-back"):
    """By consent of all, the table and its time are again what they were before this action."""

    number: int
    """Of its input."""


HostCommand = Pause | Resume | MoreTime | Takeover | TakeBack
"""The host's few words. They hold nothing that anybody may not hear."""

Input = Act | Close | Draw | Leave | HostCommand


class Entry(Value, frozen=True, kw_only=True, omit_defaults=True):
    """One numbered line of a record."""

    number: int
    at_ms: int
    """Since the start of the match, stamped once."""
    input: Input
    asked: tuple[Asked, ...] = ()
