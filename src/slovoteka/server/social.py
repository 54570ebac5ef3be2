"""What people ask of each other beside the rules: consent, hints, talk."""

import asyncio
from typing import Any

import msgspec

from slovoteka.bots.bot import Decision
from slovoteka.bots.registry import adviser, nearest_level
from slovoteka.core.errors import Illegal
from slovoteka.core.fold import find_window
from slovoteka.core.game import Window
from slovoteka.match import consent, talk
from slovoteka.match.consent import Wanted
from slovoteka.match.drive import Ears
from slovoteka.match.host import Match
from slovoteka.messages import text
from slovoteka.server import verbs
from slovoteka.server.gates import in_play, seated_person
from slovoteka.server.live import LiveRoom
from slovoteka.server.minds import FarMind
from slovoteka.server.pointing import Finger, is_shown
from slovoteka.server.problems import Forbidden
from slovoteka.server.verbs import Conditions, NewChair, NewRoom, make_room, start_if_ready
from slovoteka.store.people import Audience, Complaint, Identity, Line
from slovoteka.store.rooms import Chair, Offer, OfferKind, Room, RoomState

_MOST_WITNESSES = 1_000
_MOST_MUTED = 1_000
_HINTS_SHOWN = 200


class Hint(msgspec.Struct, frozen=True, kw_only=True):
    """A move that a strong player would make, and why. Everybody sees that it was asked for."""

    action: Any
    written: str
    """As a person would type it."""
    reason: str


# --- consent --------------------------------------------------------------------------------------------------------


async def offer(live: LiveRoom, who: Identity, seat: int, wanted: Wanted) -> Room:
    """Asks all for something; who has asked agrees. What needs nobody else's consent happens at once."""
    seated_person(live, who, seat)
    made = consent.offer(in_play(live), live.room, seat, wanted)
    seats = tuple(sorted(live.seats_of(who.id)))

    def edit(state: RoomState) -> Room:
        return consent.with_offer(state.room, msgspec.structs.replace(made, id=state.room.version, agreed=seats))

    room = await live.change(edit)
    return await _carry_out_if_agreed(live, made.kind) or room


async def agree(live: LiveRoom, who: Identity, seat: int, kind: OfferKind, offer_id: int) -> Room:
    """One answer serves all chairs of a person."""
    seated_person(live, who, seat)
    consent.check_present(in_play(live), seat)
    seats = live.seats_of(who.id)
    room = await live.change(
        lambda state: consent.with_offer(state.room, consent.agreed(state.room, kind, offer_id, seats))
    )
    return await _carry_out_if_agreed(live, kind) or room


async def decline(live: LiveRoom, who: Identity, seat: int, kind: OfferKind, offer_id: int) -> Room:
    """Or take one's own offer back."""
    seated_person(live, who, seat)
    consent.check_present(in_play(live), seat)

    def edit(state: RoomState) -> Room:
        consent.find(state.room, kind, offer_id)
        return consent.without_offer(state.room, kind)

    return await live.change(edit)


async def leave(live: LiveRoom, who: Identity, seat: int) -> int:
    """Resigns. What waited only for this player's consent happens now."""
    number = await verbs.leave(live, who, seat)
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
        if made is None or not consent.asked(match, state.chairs, made) <= set(made.agreed):
            return state.room
        taken.append(made)
        room = consent.without_offer(state.room, kind)
        words = (*room.words, made.word) if made.kind == "word" else room.words
        return msgspec.structs.replace(room, words=tuple(dict.fromkeys(words)))

    room = await live.change(edit)
    if not taken:
        return None
    match.consent.words = live.node.words_of(room)
    if consent.still_stands(match, taken[0]):
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
            await live.change(lambda state: state.room.but(next=fresh))


async def _rematch(live: LiveRoom) -> str:
    """The same people and bots on the same conditions, one chair further, so that another begins."""
    room, agreement = live.room, live.room.agreement
    seated = [live.state.chairs[-1], *live.state.chairs[:-1]]
    owner = await live.node.store.identity(room.owner)
    if owner is None:
        raise Illegal("host", "owner-gone")
    conditions = msgspec.convert(agreement, Conditions, from_attributes=True)
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


# --- hints ----------------------------------------------------------------------------------------------------------


async def hint(live: LiveRoom, who: Identity, seat: int, window_id: str, language: str) -> Hint:
    """One move with its reason, once for each window. That it was given is stored and told before the move is."""
    if who.program:  # it would be our bot that plays
        raise Forbidden("no-hints-for-programs")
    seated_person(live, who, seat)
    match = in_play(live)
    if live.room.agreement.rated:
        raise Illegal("host", "rated")
    if live.room.hall:
        raise Illegal("host", "no-hints-in-halls")
    window = find_window(match.game, match.table, window_id)
    if seat not in window.seats:
        raise Illegal("host", "not-invited", window=window.id, seat=seat + 1)
    if window.kind in match.kind.judging:
        raise Illegal(match.kind.lookups_barred_by, "no-hints-on-words")
    given = live.hints.get((seat, window.id))
    if given is None:
        given = live.hints[seat, window.id] = asyncio.ensure_future(_think(live, match, seat, window))
        given.add_done_callback(lambda done: live.hints.pop((seat, window_id), None) if _is_worthless(done) else None)
    decision = await asyncio.shield(given)
    if decision is None:
        raise Illegal("host", "no-hint")
    reason = text(decision.reason.code, language, **decision.reason.params)
    return Hint(action=decision.action, written=match.kind.write_action(decision.action), reason=reason)


def _is_worthless(done: "asyncio.Future[Decision | None]") -> bool:
    return done.cancelled() or done.exception() is not None or done.result() is None


async def _think(live: LiveRoom, match: Match, seat: int, window: Window) -> Decision | None:
    await match.load_history()
    mind = FarMind(live.node, match, seat, adviser(match.header.game))
    decision = await mind.think(Ears(match, seat).situation(window))
    if decision is not None:
        await live.change(lambda state: state.room.but(hints=(*state.room.hints, seat)[-_HINTS_SHOWN:]))
    return decision


# --- talk -----------------------------------------------------------------------------------------------------------


async def say(live: LiveRoom, who: Identity, written: str, wanted: Audience | None) -> Line:
    speaker = live.listener(who.id)
    to = talk.audience(live.room, speaker, wanted)
    said = Line(
        room=live.id,
        at_ms=live.node.store.now_ms(),
        identity=who.id,
        name=who.name,
        seat=min(speaker.seats, default=None),
        audience=to,
        text=live.node.cleaner.line(written),
    )
    line = msgspec.structs.replace(said, number=await live.node.store.say(said))
    await live.heard(line)
    return line


def point(live: LiveRoom, who: Identity, seat: int, mark: str) -> None:
    """At a thing by its name, or (empty) nowhere any more."""
    seated_person(live, who, seat)
    match = in_play(live)
    is_asked = any(seat in window.seats for window in match.windows if window.kind in match.kind.pointing)
    if not is_asked or match.closing is not None:
        raise Illegal("host", "no-pointing")
    if mark and not is_shown(mark, match.game.public(match.table.state)):
        raise Illegal("host", "no-such-mark")
    live.point(Finger(match.table.number, seat, mark))


async def mute(live: LiveRoom, who: Identity, person: str, on: bool) -> None:
    """The owner decides who may write here."""
    if live.room.owner != who.id:
        raise Forbidden("not-owner")

    if on and (person == who.id or len(live.room.muted) >= _MOST_MUTED):
        raise Forbidden("forbidden")

    def edit(state: RoomState) -> Room:
        others = tuple(muted for muted in state.room.muted if muted != person)
        muted = (*others, person) if on else others
        return state.room.but(muted=muted)

    await live.change(edit)


async def witness(live: LiveRoom, who: Identity) -> None:
    """A spectator is shown what captains see, and from then on writes only to those who see it too (CN-26)."""
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
        return state.room.but(witnesses=(*state.room.witnesses, who.id))

    await live.change(edit)


async def hand_over(live: LiveRoom, gone: Identity) -> None:
    """A room whose owner is gone belongs to the next who sits there; where nobody does, nobody finds it any more."""

    def edit(state: RoomState) -> Room:
        room = state.room
        if room.owner != gone.id or room.stage != "gathering":
            return room
        heir = next((chair.identity for chair in state.chairs if chair.identity not in (None, gone.id)), None)
        if heir is None:
            return room.but(listed=False, pairing=None)
        return room.but(owner=heir)

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
