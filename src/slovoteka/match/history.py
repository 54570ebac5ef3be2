"""The events of a match, ready to be sent to any viewer, and the inputs already taken, to recognise retries."""

from operator import itemgetter
from typing import Any

from slovoteka.core.game import Fact
from slovoteka.core.inputs import Act, Close, Entry, HostCommand
from slovoteka.core.value import Value


class Message(Value, frozen=True, kw_only=True, omit_defaults=True):
    """What one viewer sees of one input. It may be nothing, so that everybody gets all numbers."""

    number: int
    at_ms: int
    events: tuple[Any, ...] = ()
    host: HostCommand | None = None
    """The host command, if the input was one."""


class _FactsByAudience:
    """The facts of one input by seat, because thousands of viewers may ask for theirs."""

    __slots__ = ("_by_seat", "_everybody")

    def __init__(self, facts: tuple[Fact, ...]) -> None:
        self._everybody = tuple([(place, fact.event) for place, fact in enumerate(facts) if fact.audience is None])
        self._by_seat: dict[int, list[tuple[int, Any]]] = {}
        for place, fact in enumerate(facts):
            for seat in fact.audience or ():
                self._by_seat.setdefault(seat, []).append((place, fact.event))

    def to(self, seat: int | None) -> tuple[Any, ...]:
        own = None if seat is None else self._by_seat.get(seat)
        if own is None:
            return tuple([event for _, event in self._everybody])
        return tuple([event for _, event in sorted((*self._everybody, *own), key=itemgetter(0))])


class InputHistory:
    """The inputs from the first one or from a snapshot on."""

    def __init__(self, first: int = 1, began_ms: int = 0) -> None:
        self.first = first
        """The number of the first input that is here."""
        self.entries: list[Entry] = []
        self._facts: list[_FactsByAudience] = []
        self._clients: dict[tuple[int, str], int] = {}
        self._before_ms = began_ms

    @property
    def is_whole(self) -> bool:
        return self.first == 1

    @property
    def last_ms(self) -> int:
        """When the last input happened."""
        return self.entries[-1].at_ms if self.entries else self._before_ms

    def note(self, entry: Entry, facts: tuple[Fact, ...]) -> None:
        self.entries.append(entry)
        self._facts.append(_FactsByAudience(facts))
        match entry.input:
            case Act(seat=seat, client=str(client)):
                self._clients[seat, client] = entry.number
            case Close(answers=answers):
                for answer in answers:
                    if answer.client is not None:
                        self._clients[answer.seat, answer.client] = entry.number

    def number_of(self, seat: int, client: str | None) -> int | None:
        """The number of the input that this seat sent with this client id."""
        return None if client is None else self._clients.get((seat, client))

    def acted_since(self, seat: int, at_ms: int) -> bool:
        """Whether a seat has acted since this moment."""
        for entry in reversed(self.entries):
            if entry.at_ms < at_ms:
                return False
            if isinstance(entry.input, Act) and entry.input.seat == seat:
                return True
        return False

    def messages(self, seat: int | None, since: int, most: int | None = None) -> list[Message]:
        """One for each input after number `since`."""
        start = since - self.first + 1
        if start < 0:
            raise LookupError("load the history first")
        end = len(self.entries) if most is None else start + most
        return [
            Message(
                number=entry.number,
                at_ms=entry.at_ms,
                events=facts.to(seat),
                host=entry.input if isinstance(entry.input, HostCommand) else None,
            )
            for entry, facts in zip(self.entries[start:end], self._facts[start:end], strict=True)
        ]
