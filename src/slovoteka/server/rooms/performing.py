"""Performs the commands of people in rooms. All of them go through `perform`, from HTTP and sockets alike."""

from typing import ClassVar, Protocol, TypeVar

from slovoteka.core.value import Value
from slovoteka.server.base.limits import Limiter, RateName, Who
from slovoteka.server.live.room import LiveRoom, RoomHost
from slovoteka.store.people import Identity

Answer_co = TypeVar("Answer_co", covariant=True)


class Caller(Value, frozen=True):
    """The person who sends a command, and their address."""

    who: Identity
    address: str

    @property
    def counted(self) -> Who:
        return Who(self.who.id, self.address)


class Command(Protocol[Answer_co]):
    """Something that a person does in a room. All commands are in `commands.py`."""

    limit: ClassVar[RateName]

    async def carry_out(self, live: LiveRoom, who: Identity) -> Answer_co:
        """Checks that this person may do it, and does it. Raises `Refusal`."""


class LimitedHost(RoomHost, Protocol):
    limiter: Limiter


async def perform(node: LimitedHost, caller: Caller, room: str, command: Command[Answer_co]) -> Answer_co:
    """Counts the command before anything else, refreshes the room if another node has changed it, and acts."""
    node.limiter.check(command.limit, caller.counted)
    live = await node.room(room)
    await live.refresh()
    return await command.carry_out(live, caller.who)
