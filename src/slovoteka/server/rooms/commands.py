"""What people can do in a room, as values. Each says which limit it counts against; `perform` does the rest."""

from typing import Any, ClassVar

from slovoteka.core.value import Value
from slovoteka.match.offers import OfferRequest
from slovoteka.server.base.limits import RateName
from slovoteka.server.base.outbox import Outbox
from slovoteka.server.live.room import LiveRoom
from slovoteka.server.live.watching import Watcher
from slovoteka.server.rooms import chat, hints, offers, playing, seating, tables
from slovoteka.server.rooms.authorization import check_witness
from slovoteka.server.rooms.hints import Hint
from slovoteka.server.rooms.tables import TableTermsRequest
from slovoteka.store.people import Audience, ChatLine, Identity
from slovoteka.store.rooms import Chair, OfferKind

# --- before the match -----------------------------------------------------------------------------------------------


class ChangeConditions(Value, frozen=True):
    conditions: TableTermsRequest
    limit: ClassVar[RateName] = "chairs"

    async def carry_out(self, live: LiveRoom, who: Identity) -> None:
        await tables.change_conditions(live, who, self.conditions)


class SitDown(Value, frozen=True, kw_only=True):
    seat: int | None
    """None means any free seat."""
    name: str | None = None
    salt_hash: str | None = None
    limit: ClassVar[RateName] = "chairs"

    async def carry_out(self, live: LiveRoom, who: Identity) -> Chair:
        return await seating.sit(live, who, self.seat, self.name, self.salt_hash)


class SeatBot(Value, frozen=True, kw_only=True):
    seat: int | None
    level: str | None
    limit: ClassVar[RateName] = "chairs"

    async def carry_out(self, live: LiveRoom, who: Identity) -> Chair:
        return await seating.seat_bot(live, who, self.seat, self.level)


class StandUp(Value, frozen=True):
    seat: int
    limit: ClassVar[RateName] = "chairs"

    async def carry_out(self, live: LiveRoom, who: Identity) -> None:
        await seating.stand_up(live, who, self.seat)


class PressReady(Value, frozen=True, kw_only=True):
    seat: int
    agreed: int
    salt_hash: str | None = None
    limit: ClassVar[RateName] = "chairs"

    async def carry_out(self, live: LiveRoom, who: Identity) -> None:
        await seating.ready(live, who, self.seat, self.agreed, self.salt_hash)


class OpenSalt(Value, frozen=True, kw_only=True):
    seat: int
    salt: str
    limit: ClassVar[RateName] = "chairs"

    async def carry_out(self, live: LiveRoom, who: Identity) -> None:
        await seating.open_salt(live, who, self.seat, self.salt)


class StartMatch(Value, frozen=True):
    limit: ClassVar[RateName] = "actions"

    async def carry_out(self, live: LiveRoom, who: Identity) -> None:
        await seating.start(live, who)


# --- in the match ---------------------------------------------------------------------------------------------------


class ActInMatch(Value, frozen=True, kw_only=True):
    seat: int
    window: str
    action: Any
    client: str | None
    final: bool = True
    limit: ClassVar[RateName] = "actions"

    async def carry_out(self, live: LiveRoom, who: Identity) -> int:
        with live.node.metrics.acts.time():
            return await playing.act(live, who, self.seat, self.window, self.action, self.client, final=self.final)


class LeaveMatch(Value, frozen=True):
    seat: int
    limit: ClassVar[RateName] = "actions"

    async def carry_out(self, live: LiveRoom, who: Identity) -> int:
        return await offers.leave(live, who, self.seat)


class PointAt(Value, frozen=True, kw_only=True):
    seat: int
    mark: str
    limit: ClassVar[RateName] = "actions"

    async def carry_out(self, live: LiveRoom, who: Identity) -> None:
        playing.point(live, who, self.seat, self.mark)


class AskHint(Value, frozen=True, kw_only=True):
    seat: int
    window: str
    language: str
    limit: ClassVar[RateName] = "hints"

    async def carry_out(self, live: LiveRoom, who: Identity) -> Hint:
        return await hints.hint(live, who, self.seat, self.window, self.language)


class MakeOffer(Value, frozen=True, kw_only=True):
    seat: int
    wanted: OfferRequest
    limit: ClassVar[RateName] = "actions"

    async def carry_out(self, live: LiveRoom, who: Identity) -> None:
        await offers.offer(live, who, self.seat, self.wanted)


class AnswerOffer(Value, frozen=True, kw_only=True):
    seat: int
    kind: OfferKind
    offer: int
    agree: bool
    limit: ClassVar[RateName] = "actions"

    async def carry_out(self, live: LiveRoom, who: Identity) -> None:
        answer = offers.agree if self.agree else offers.decline
        await answer(live, who, self.seat, self.kind, self.offer)


# --- beside the match -----------------------------------------------------------------------------------------------


class WatchRoom(Value, frozen=True, kw_only=True):
    """Makes a watcher, to be passed to `LiveRoom.watch`."""

    outbox: Outbox
    since: int
    key: bool
    """Whether to show, to a witness, what captains see."""
    limit: ClassVar[RateName] = "joins"

    async def carry_out(self, live: LiveRoom, who: Identity) -> Watcher:
        if self.key:
            check_witness(live, who)
        blocked = await live.node.store.blocked(who.id)
        return Watcher(who.id, self.outbox, since=self.since, key=self.key, blocked=blocked)


class BecomeWitness(Value, frozen=True):
    limit: ClassVar[RateName] = "actions"

    async def carry_out(self, live: LiveRoom, who: Identity) -> None:
        await chat.witness(live, who)


class SayLine(Value, frozen=True, kw_only=True):
    text: str
    audience: Audience | None
    limit: ClassVar[RateName] = "chat-lines"

    async def carry_out(self, live: LiveRoom, who: Identity) -> ChatLine:
        return await chat.add_line(live, who, self.text, self.audience)


class Mute(Value, frozen=True, kw_only=True):
    person: str
    on: bool
    limit: ClassVar[RateName] = "actions"

    async def carry_out(self, live: LiveRoom, who: Identity) -> None:
        await chat.mute(live, who, self.person, self.on)


class Complain(Value, frozen=True, kw_only=True):
    about: str
    reason: str
    line: int | None
    limit: ClassVar[RateName] = "reports"

    async def carry_out(self, live: LiveRoom, who: Identity) -> None:
        await chat.complain(live, who, self.about, self.reason, self.line)
