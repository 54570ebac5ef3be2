"""What is kept of people: little, and deleted when they ask for it."""

from typing import Literal

from slovoteka.core.value import Value

Audience = Literal["table", "key", "spectators"]
"""`key`: those who know what others must not be told. Who belongs to an audience is decided when a line is read."""


class Identity(Value, frozen=True, kw_only=True):
    id: str
    name: str
    created_ms: int
    epoch: int = 1
    """Tokens of an earlier epoch no longer count."""
    program: bool = False
    """No person: said when it was made, and for good."""


class ChatLine(Value, frozen=True, kw_only=True, omit_defaults=True):
    """A line of chat."""

    room: str
    number: int = 0
    """Given by the store: from 1 on in each room."""
    at_ms: int
    identity: str
    name: str
    seat: int | None = None
    """None: a spectator."""
    audience: Audience
    text: str


class Complaint(Value, frozen=True, kw_only=True):
    """About a person, for whoever runs the site."""

    at_ms: int
    by: str
    about: str
    room: str
    reason: str
    line: int | None = None
    """The number of a line of chat."""


class WordReport(Value, frozen=True, kw_only=True):
    """A word that somebody misses in the dictionary, or wants out of it."""

    at_ms: int
    by: str
    word: str
    game: str
    language: Literal["ru", "uk"] = "ru"
    wrong: bool
    """True: it is in and should not be. False: it is missing."""
    note: str = ""
    room: str | None = None
    lexicon: str | None = None


class Outage(Value, frozen=True):
    """From the last heartbeat of any node to the first one after it. Clocks stood still."""

    id: int
    from_ms: int
    to_ms: int
    game: str = ""
    """Of this one alone: there were nodes, but none that had it. Empty: of the whole site."""

    def stopped(self, game: str) -> bool:
        return self.game in ("", game)
