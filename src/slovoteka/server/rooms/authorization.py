"""Who may do what in a room."""

from slovoteka.core.errors import Illegal
from slovoteka.match.host import Match
from slovoteka.server.base.problems import Forbidden
from slovoteka.server.live.room import LiveRoom
from slovoteka.store.people import Identity
from slovoteka.store.rooms import Chair


def in_play(live: LiveRoom) -> Match:
    """Its match, running or over."""
    if live.match is None:
        raise Illegal("host", "not-started")
    return live.match


def seated_person(live: LiveRoom, who: Identity, seat: int) -> None:
    """Another's chair is nobody's business."""
    if seat not in live.seats_of(who.id):
        raise Forbidden("not-your-chair", seat=seat + 1)


def chair_of(live: LiveRoom, who: Identity, seat: int) -> Chair:
    """The chair, if this person sits in it."""
    for chair in live.state.chairs:
        if chair.seat == seat and chair.identity == who.id:
            return chair
    raise Forbidden("not-your-chair", seat=seat + 1)


def check_witness(live: LiveRoom, who: Identity) -> None:
    """Only who has become a witness, and does not play, is shown what captains see."""
    if who.id not in live.room.witnesses or live.seats_of(who.id):
        raise Forbidden("not-witness")


def check_owner(live: LiveRoom, who: Identity) -> None:
    """Of the room: who has made it, or has it from who made it."""
    if live.room.owner != who.id:
        raise Forbidden("not-owner")
