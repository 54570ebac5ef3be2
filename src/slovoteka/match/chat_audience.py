"""Who may write to whom. Players who know a secret write only to each other."""

from collections.abc import Collection

from slovoteka.core.errors import Illegal
from slovoteka.core.value import Value
from slovoteka.store.people import Audience, ChatLine
from slovoteka.store.rooms import Room


class Listener(Value, frozen=True, kw_only=True):
    """A player or spectator at a table."""

    identity: str
    seats: frozenset[int]
    """Empty for a spectator."""
    knows: bool
    """Whether this person knows a secret that others must not learn."""
    silenced_by: str = "host"
    """The rule that forbids those who know the secret to tell it."""
    is_open: bool = False
    """There is no secret, because the game is over or has none of this kind."""


def listener(
    room: Room, identity: str, seats: frozenset[int], insiders: Collection[int], silenced_by: str = "host"
) -> Listener:
    is_witness = not seats and identity in room.witnesses  # a player who was a witness before must not see the key
    knows = bool(insiders) and (is_witness or not seats.isdisjoint(insiders))
    return Listener(identity=identity, seats=seats, knows=knows, silenced_by=silenced_by, is_open=not insiders)


def audience(room: Room, speaker: Listener, wanted: Audience | None) -> Audience:
    """Who gets a line of this speaker. Raises `Illegal` if the speaker may not write, or not to this audience."""
    if speaker.identity in room.muted:
        raise Illegal("host", "muted")
    only: Audience = "key" if speaker.knows else "table" if speaker.seats else "spectators"
    if wanted not in (None, only):
        raise Illegal(speaker.silenced_by if speaker.knows else "host", "only-to", audience=only)
    return only


def hears(line: ChatLine, who: Listener) -> bool:
    """Whether this person may read a line now. Everybody may read lines to the whole table."""
    if line.audience == "key":
        return who.knows or who.is_open or line.identity == who.identity
    return line.audience == "table" or not who.seats
