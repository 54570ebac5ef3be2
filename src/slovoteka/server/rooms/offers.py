"""Offers at a table: a pause, more time, a word that counts, taking back, a rematch."""

import msgspec

from slovoteka.bots.registry import nearest_level
from slovoteka.core.errors import Illegal
from slovoteka.match import gathering, offers
from slovoteka.match.host import Match
from slovoteka.match.offers import OfferRequest
from slovoteka.server.live.room import LiveRoom
from slovoteka.server.rooms.authorization import in_play, seated_person
from slovoteka.server.rooms.seating import start_if_ready
from slovoteka.server.rooms.tables import NewRoom, TableTermsRequest, make_room
from slovoteka.store.people import Identity
from slovoteka.store.rooms import Chair, Offer, OfferKind, Room, RoomState


async def offer(live: LiveRoom, who: Identity, seat: int, wanted: OfferRequest) -> Room:
    """Makes an offer. The player who makes it agrees; if nobody else has to, it is carried out at once."""
    seated_person(live, who, seat)
    made = offers.offer(in_play(live), live.room, seat, wanted)
    seats = tuple(sorted(live.seats_of(who.id)))

    def edit(state: RoomState) -> Room:
        return offers.with_offer(state.room, made.but(id=state.room.version, agreed=seats))

    room = await live.change(edit)
    return await _carry_out_if_agreed(live, made.kind) or room


async def agree(live: LiveRoom, who: Identity, seat: int, kind: OfferKind, offer_id: int) -> Room:
    """Agrees to an offer, for all chairs of this person."""
    seated_person(live, who, seat)
    offers.check_present(in_play(live), seat)
    seats = live.seats_of(who.id)
    room = await live.change(
        lambda state: offers.with_offer(state.room, offers.agreed(state.room, kind, offer_id, seats))
    )
    return await _carry_out_if_agreed(live, kind) or room


async def decline(live: LiveRoom, who: Identity, seat: int, kind: OfferKind, offer_id: int) -> Room:
    """Declines an offer or withdraws one's own."""
    seated_person(live, who, seat)
    offers.check_present(in_play(live), seat)

    def edit(state: RoomState) -> Room:
        offers.find(state.room, kind, offer_id)
        return offers.without_offer(state.room, kind)

    return await live.change(edit)


async def leave(live: LiveRoom, who: Identity, seat: int) -> int:
    """Resigns for good. Offers that waited only for this player are carried out now."""
    seated_person(live, who, seat)
    number = await in_play(live).leave(seat)
    for standing in live.room.offers:
        await _carry_out_if_agreed(live, standing.kind)
    return number


async def _carry_out_if_agreed(live: LiveRoom, kind: OfferKind) -> Room | None:
    """Removes an agreed offer and carries it out. Only one node can remove it, so that happens once."""
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
    """Makes a room for the same people and bots on the same terms, by today's rules.

    They move one chair on, so that another begins.
    """
    room, agreement = live.room, live.room.agreement
    seated = [live.state.chairs[-1], *live.state.chairs[:-1]]
    owner = await live.node.store.identity(room.owner)
    if owner is None:
        raise Illegal("host", "owner-gone")
    if any(chair.bot is not None for chair in seated):
        live.node.building.check_bots(agreement.game)
    conditions = msgspec.convert(agreement, TableTermsRequest, from_attributes=True)
    conditions = conditions.but(options=gathering.todays_options(agreement))
    wanted = NewRoom(conditions=conditions, title=room.title)
    fresh = await make_room(live.node, owner, wanted, previous=room.id)
    people = {chair.identity for chair in seated} - {None}
    ready = fresh.room.agreed if len(people) == 1 else 0  # alone with bots, nobody has to press «Готов»
    for seat, chair in enumerate(seated):
        again = Chair(seat=seat, identity=chair.identity, name=chair.name, program=chair.program, ready=ready)
        if chair.bot is not None:
            again = gathering.bot(fresh.room, seat, nearest_level(agreement.game, chair.bot), chair.name)
        await live.node.store.sit(fresh.id, again)
        fresh.seated(again, seat)
    await start_if_ready(fresh)
    return fresh.id
