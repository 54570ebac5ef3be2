"""Everything that can happen to a match. Its record is the list of these inputs."""

from typing import Any

from slovoteka.core.oracle import Asked
from slovoteka.core.value import Value


class Act(Value, frozen=True, tag="act", omit_defaults=True):
    """A seat acts in an open window."""

    seat: int
    window: str
    action: Any
    client: str | None = None
    """The client's own id of this action. A retry with the same id is harmless."""


class SealedAnswer(Value, frozen=True, omit_defaults=True):
    seat: int
    action: Any
    client: str | None = None


class Close(Value, frozen=True, tag="close"):
    """A window closes because all sealed answers are there or its time is over."""

    window: str
    answers: tuple[SealedAnswer, ...] = ()


class Draw(Value, frozen=True, tag="draw"):
    """Draw number `counter` out of `size` gave `number`."""

    counter: int
    size: int
    number: int


class Leave(Value, frozen=True, tag="leave"):
    """A seat leaves for good."""

    seat: int


class Pause(Value, frozen=True, tag="pause"):
    """Stops game time."""


class Resume(Value, frozen=True, tag="resume"):
    """Continues game time."""


class MoreTime(Value, frozen=True, tag="more-time"):
    """Adds time to a window."""

    window: str
    extra_ms: int


class Takeover(Value, frozen=True, tag="takeover"):
    """A bot of this level takes over a seat, or (None) gives it back to the person."""

    seat: int
    player: str | None


class TakeBack(Value, frozen=True, tag="take-back"):
    """Restores the table and its time as they were before an action. Everybody has agreed to it."""

    number: int
    """The number of the action's input."""


HostCommand = Pause | Resume | MoreTime | Takeover | TakeBack
"""Inputs of the host, not of the rules. They contain nothing secret."""

Input = Act | Close | Draw | Leave | HostCommand


class Entry(Value, frozen=True, kw_only=True, omit_defaults=True):
    """One numbered line of a record."""

    number: int
    at_ms: int
    """Time since the start of the match."""
    input: Input
    asked: tuple[Asked, ...] = ()
