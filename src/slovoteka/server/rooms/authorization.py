"""Who may do what in a room."""

from slovoteka.core.errors import Illegal
from slovoteka.match.host import Match
from slovoteka.server.base.problems import Forbidden
from slovoteka.server.live.room import LiveRoom
from slovoteka.store.people import Identity
from slovoteka.store.rooms import Chair


def in_play(live: LiveRoom) -> Match:
    """The match of a room, running or over. Raises `Illegal` if there is none yet."""
    if live.match is None:
        raise Illegal("host", "not-started")
    return live.match


def seated_person(live: LiveRoom, who: Identity, seat: int) -> None:
    """Raises `Forbidden` unless this person sits in this seat."""
    if seat not in live.seats_of(who.id):
        raise Forbidden("not-your-chair", seat=seat + 1)


def chair_of(live: LiveRoom, who: Identity, seat: int) -> Chair:
    """The chair of this seat. Raises `Forbidden` unless this person sits in it."""
    for chair in live.state.chairs:
        if chair.seat == seat and chair.identity == who.id:
            return chair
    raise Forbidden("not-your-chair", seat=seat + 1)


def check_witness(live: LiveRoom, who: Identity) -> None:
    """Raises `Forbidden` unless this person is a witness and does not play: only they may see what captains see."""
    if who.id not in live.room.witnesses or live.seats_of(who.id):
        raise Forbidden("not-witness")


def check_owner(live: LiveRoom, who: Identity) -> None:
    """Raises `Forbidden` unless this person owns the room."""
    if live.room.owner != who.id:
        raise Forbidden("not-owner")
