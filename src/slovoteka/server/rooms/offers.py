"""What people at a table ask of each other: a pause, more time, a word that counts, a rematch."""

import msgspec

from slovoteka.bots.registry import nearest_level
from slovoteka.core.errors import Illegal
from slovoteka.match import offers
from slovoteka.match.host import Match
from slovoteka.match.offers import OfferRequest
from slovoteka.server.live.room import LiveRoom
from slovoteka.server.rooms.authorization import in_play, seated_person
from slovoteka.server.rooms.seating import start_if_ready
from slovoteka.server.rooms.tables import NewChair, NewRoom, TableTermsRequest, make_room
from slovoteka.store.people import Identity
from slovoteka.store.rooms import Chair, Offer, OfferKind, Room, RoomState


async def offer(live: LiveRoom, who: Identity, seat: int, wanted: OfferRequest) -> Room:
    """Asks all for something; who has asked agrees. What needs nobody else's consent happens at once."""
    seated_person(live, who, seat)
    made = offers.offer(in_play(live), live.room, seat, wanted)
    seats = tuple(sorted(live.seats_of(who.id)))

    def edit(state: RoomState) -> Room:
        return offers.with_offer(state.room, made.but(id=state.room.version, agreed=seats))

    room = await live.change(edit)
    return await _carry_out_if_agreed(live, made.kind) or room


async def agree(live: LiveRoom, who: Identity, seat: int, kind: OfferKind, offer_id: int) -> Room:
    """One answer serves all chairs of a person."""
    seated_person(live, who, seat)
    offers.check_present(in_play(live), seat)
    seats = live.seats_of(who.id)
    room = await live.change(
        lambda state: offers.with_offer(state.room, offers.agreed(state.room, kind, offer_id, seats))
    )
    return await _carry_out_if_agreed(live, kind) or room


async def decline(live: LiveRoom, who: Identity, seat: int, kind: OfferKind, offer_id: int) -> Room:
    """Or take one's own offer back."""
    seated_person(live, who, seat)
    offers.check_present(in_play(live), seat)

    def edit(state: RoomState) -> Room:
        offers.find(state.room, kind, offer_id)
        return offers.without_offer(state.room, kind)

    return await live.change(edit)


async def leave(live: LiveRoom, who: Identity, seat: int) -> int:
    """Resigns: the seat leaves for good. What waited only for this player's consent happens now."""
    seated_person(live, who, seat)
    number = await in_play(live).leave(seat)
    for standing in live.room.offers:
        await _carry_out_if_agreed(live, standing.kind)
    return number


async def _carry_out_if_agreed(live: LiveRoom, kind: OfferKind) -> Room | None:
    """Whoever takes an agreed offer off the table carries it out: so it happens once, on whichever node."""
    match = in_play(live)
    taken: list[Offer] = []

    def edit(state: RoomState) -> Room:
        taken.clear()
        made = next((standing for standing in state.room.offers if standing.kind == kind), None)
        if made is None or not offers.asked(match, state.chairs, made) <= set(made.agreed):
            return state.room
        taken.append(made)
        room = offers.without_offer(state.room, kind)
        words = (*room.words, made.word) if made.kind == "word" else room.words
        return room.but(words=tuple(dict.fromkeys(words)))

    room = await live.change(edit)
    if not taken:
        return None
    match.oracle.words = live.node.words_of(room)
    if offers.is_still_open(match, taken[0]):
        await _carry_out(live, match, taken[0])
    return live.room


async def _carry_out(live: LiveRoom, match: Match, made: Offer) -> None:
    match made.kind:
        case "pause":
            await match.pause()
        case "resume":
            await match.go_on()
        case "more-time":
            await match.more_time(made.window, made.extra_ms)
        case "takeback":
            await match.take_back(made.number)
        case "abort":
            await match.abandon()
        case "rematch" if live.room.next is None:
            fresh = await _rematch(live)
            await live.change(lambda state: state.room.next_version(next=fresh))


async def _rematch(live: LiveRoom) -> str:
    """The same people and bots on the same conditions, one chair further, so that another begins."""
    room, agreement = live.room, live.room.agreement
    seated = [live.state.chairs[-1], *live.state.chairs[:-1]]
    owner = await live.node.store.identity(room.owner)
    if owner is None:
        raise Illegal("host", "owner-gone")
    conditions = msgspec.convert(agreement, TableTermsRequest, from_attributes=True)
    bots = tuple(_same_bot(agreement.game, chair) for chair in seated)
    wanted = NewRoom(conditions=conditions, title=room.title, chairs=bots)
    fresh = await make_room(live.node, owner, wanted, previous=room.id)
    people = {chair.identity for chair in seated} - {None}
    ready = fresh.room.agreed if len(people) == 1 else 0  # who plays with bots alone has asked for nothing else
    for seat, chair in enumerate(seated):
        if chair.identity is not None:
            again = Chair(
                seat=seat, identity=chair.identity, name=chair.name, program=chair.program, ready=ready
            )  # fmt: skip
            await live.node.store.sit(fresh.id, again)
            fresh.seated(again, seat)
    await start_if_ready(fresh)
    return fresh.id


def _same_bot(game: str, chair: Chair) -> NewChair:
    if chair.bot is None:
        return NewChair()
    return NewChair(who="bot", level=nearest_level(game, chair.bot), name=chair.name)
