"""The one door to a room: whatever people do there comes through `perform`, over HTTP, a socket or a stream alike."""

from typing import ClassVar, Protocol, TypeVar

from slovoteka.core.value import Value
from slovoteka.server.base.limits import Limiter, RateName, Who
from slovoteka.server.live.room import LiveRoom, RoomHost
from slovoteka.store.people import Identity

Answer_co = TypeVar("Answer_co", covariant=True)


class Caller(Value, frozen=True):
    """Who asks, and from where."""

    who: Identity
    address: str

    @property
    def counted(self) -> Who:
        return Who(self.who.id, self.address)


class Command(Protocol[Answer_co]):
    """Something to be done in a room; those that there are stand in `commands.py`."""

    limit: ClassVar[RateName]

    async def carry_out(self, live: LiveRoom, who: Identity) -> Answer_co:
        """Checks who may, and does it. Raises `Refusal`."""


class LimitedHost(RoomHost, Protocol):
    limiter: Limiter


async def perform(node: LimitedHost, caller: Caller, room: str, command: Command[Answer_co]) -> Answer_co:
    """Counted before anything is looked up, and decided on what the room is now, whichever node has changed it last."""
    node.limiter.check(command.limit, caller.counted)
    live = await node.room(room)
    await live.refresh()
    return await command.carry_out(live, caller.who)
