"""Chat in a room: writing lines, muting people, witnesses and complaints."""

from slovoteka.core.errors import Illegal
from slovoteka.match import chat_audience
from slovoteka.server.base.problems import Forbidden
from slovoteka.server.live.room import LiveRoom
from slovoteka.server.rooms.authorization import check_owner
from slovoteka.store.people import Audience, ChatLine, Complaint, Identity
from slovoteka.store.rooms import Room, RoomState

_MOST_WITNESSES = 1_000
_MOST_MUTED = 1_000


async def add_line(live: LiveRoom, who: Identity, written: str, wanted: Audience | None) -> ChatLine:
    speaker = live.listener(who.id)
    to = chat_audience.audience(live.room, speaker, wanted)
    unnumbered = ChatLine(
        room=live.id,
        at_ms=live.node.store.now_ms(),
        identity=who.id,
        name=who.name,
        seat=min(speaker.seats, default=None),
        audience=to,
        text=live.node.cleaner.line(written),
    )
    line = unnumbered.but(number=await live.node.store.add_line(unnumbered))
    await live.on_line_stored(line)
    return line


async def mute(live: LiveRoom, who: Identity, person: str, on: bool) -> None:
    """Forbids a person to write here, or allows it again. Only the owner may."""
    check_owner(live, who)
    if on and (person == who.id or len(live.room.muted) >= _MOST_MUTED):
        raise Forbidden("forbidden")

    def edit(state: RoomState) -> Room:
        others = tuple(muted for muted in state.room.muted if muted != person)
        muted = (*others, person) if on else others
        return state.room.next_version(muted=muted)

    await live.change(edit)


async def witness(live: LiveRoom, who: Identity) -> None:
    """Makes a spectator a witness, who sees what captains see and from then on writes only to others who see it."""
    if not live.room.agreement.open_key:
        raise Forbidden("key-closed")
    if live.seats_of(who.id):
        raise Forbidden("only-spectators")
    if who.id in live.room.witnesses:
        return
    if len(live.room.witnesses) >= _MOST_WITNESSES:
        raise Illegal("host", "too-many-witnesses")

    def edit(state: RoomState) -> Room:
        if any(chair.identity == who.id for chair in state.chairs):
            raise Forbidden("only-spectators")
        return state.room.next_version(witnesses=(*state.room.witnesses, who.id))

    await live.change(edit)


async def complain(live: LiveRoom, who: Identity, about: str, reason: str, line: int | None) -> None:
    await live.node.store.complain(
        Complaint(
            at_ms=live.node.store.now_ms(),
            by=who.id,
            about=about,
            room=live.id,
            reason=live.node.cleaner.line(reason),
            line=line,
        )
    )
