"""Who may write to whom. Some know what others must not be told, and then they write only to each other."""

from collections.abc import Collection

from slovoteka.core.errors import Illegal
from slovoteka.core.value import Value
from slovoteka.store.people import Audience, ChatLine
from slovoteka.store.rooms import Room


class Listener(Value, frozen=True, kw_only=True):
    """Somebody at a table, in one of its chairs or beside it."""

    identity: str
    seats: frozenset[int]
    """Empty for a spectator."""
    knows: bool
    """What must not be told."""
    silenced_by: str = "host"
    """The rule by which who knows may not tell."""
    is_open: bool = False
    """There is nothing that must not be told: the game is over, or has no secrets of this kind."""


def listener(
    room: Room, identity: str, seats: frozenset[int], insiders: Collection[int], silenced_by: str = "host"
) -> Listener:
    is_witness = not seats and identity in room.witnesses  # who plays is never shown the key by the back door
    knows = bool(insiders) and (is_witness or not seats.isdisjoint(insiders))
    return Listener(identity=identity, seats=seats, knows=knows, silenced_by=silenced_by, is_open=not insiders)


def audience(room: Room, speaker: Listener, wanted: Audience | None) -> Audience:
    """Who is to hear it. Raises `Illegal` where the speaker may not write so."""
    if speaker.identity in room.muted:
        raise Illegal("host", "muted")
    only: Audience = "key" if speaker.knows else "table" if speaker.seats else "spectators"
    if wanted not in (None, only):
        raise Illegal(speaker.silenced_by if speaker.knows else "host", "only-to", audience=only)
    return only


def hears(line: ChatLine, who: Listener) -> bool:
    """Whether a line may be shown to somebody now. What was said at the table everybody may read."""
    if line.audience == "key":
        return who.knows or who.is_open or line.identity == who.identity
    return line.audience == "table" or not who.seats
