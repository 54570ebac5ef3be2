"""What the store keeps about people. It is little, and it is deleted when they ask."""

from typing import Literal

from slovoteka.core.value import Value

Audience = Literal["table", "key", "spectators"]
"""`key` are the people who see the key. Who belongs to an audience is decided when a line is read."""


class Identity(Value, frozen=True, kw_only=True):
    id: str
    name: str
    """As it was typed, or a key (`messages/names.py`)."""
    created_ms: int
    epoch: int = 1
    """Tokens of an earlier epoch are no longer valid."""
    program: bool = False
    """Whether this is a program and not a person. It is set when the identity is made and never changes."""


class ChatLine(Value, frozen=True, kw_only=True, omit_defaults=True):
    room: str
    number: int = 0
    """Assigned by the store, from 1 in each room."""
    at_ms: int
    identity: str
    name: str
    seat: int | None = None
    """None for a spectator."""
    audience: Audience
    text: str


class Complaint(Value, frozen=True, kw_only=True):
    """A complaint about a person, for the operators of the site."""

    at_ms: int
    by: str
    about: str
    room: str
    reason: str
    line: int | None = None
    """The number of the chat line that it is about."""


class WordReport(Value, frozen=True, kw_only=True):
    """A report that the dictionary lacks a word or should not have it."""

    at_ms: int
    by: str
    word: str
    game: str
    language: Literal["ru", "uk"] = "ru"
    wrong: bool
    """True if the word should not be in the dictionary, False if it is missing."""
    note: str = ""
    room: str | None = None
    lexicon: str | None = None


class Outage(Value, frozen=True):
    """A time without nodes, from the last heartbeat of any node to the next. Game clocks stood still."""

    id: int
    from_ms: int
    to_ms: int
    game: str = ""
    """If set, nodes were running but none had this game. Empty for an outage of the whole site."""

    def stopped(self, game: str) -> bool:
        return self.game in ("", game)
