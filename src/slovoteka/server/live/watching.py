"""Sends the news of a room to its watchers. Everybody with the same view gets the same bytes."""

from collections.abc import Iterable, Mapping

import msgspec

from slovoteka.match.chat_audience import Listener, hears
from slovoteka.match.host import Match
from slovoteka.messages import name_in, name_text
from slovoteka.server.base.outbox import Outbox
from slovoteka.server.base.wire import LineView, OwnAnswer, Seated, TableView, Told, encode, window_view
from slovoteka.store.people import ChatLine


class Watcher:
    """One connection that watches one room."""

    __slots__ = ("blocked", "identity", "key", "last_sent", "outbox", "seats")

    def __init__(self, identity: str, outbox: Outbox, *, since: int, key: bool, blocked: frozenset[str]) -> None:
        self.identity, self.outbox, self.key, self.blocked = identity, outbox, key, blocked
        self.last_sent = since
        """The number of the last input that was sent to this watcher."""
        self.seats: tuple[int, ...] = ()

    def sit(self, room: str, seats: tuple[int, ...]) -> None:
        if seats != self.seats:
            self.seats = seats
            self.outbox.put(encode(Seated(room=room, seats=seats)))


class ViewBroadcaster:
    """Sends messages about a match. Each message is made once for all watchers who see the same."""

    def __init__(self, match: Match, insiders: tuple[int, ...]) -> None:
        self._match = match
        self._key_seat = insiders[0] if insiders else None
        self._invited = [(window.id, frozenset(window.seats)) for window in match.windows]
        self._table: msgspec.Raw | None = None
        self._messages: dict[tuple[int | None, bool, int], bytes] = {}

    def broadcast(self, watchers: Iterable[Watcher]) -> int:
        """Sends all watchers what is new for them. Returns how many messages were sent."""
        sent, number = 0, self._match.table.number
        for watcher in watchers:
            for seat in watcher.seats or (None,):
                watcher.outbox.put(self.message_for(seat, watcher.key and not watcher.seats, watcher.last_sent))
                sent += 1
            watcher.last_sent = number
        return sent

    def welcome(self, watcher: Watcher, answers: Mapping[int, dict[str, OwnAnswer]]) -> None:
        """Sends a new watcher what they have missed, with their own sealed answers."""
        for seat in watcher.seats or (None,):
            own = {} if seat is None else answers.get(seat, {})
            watcher.outbox.put(self._make(seat, watcher.key and not watcher.seats, watcher.last_sent, own))
        watcher.last_sent = self._match.table.number

    def message_for(self, seat: int | None, key: bool, since: int) -> bytes:
        """The message with this viewer's view and the inputs after `since`."""
        made = self._messages.get((seat, key, since))
        if made is None:
            made = self._messages[seat, key, since] = self._make(seat, key, since, {})
        return made

    def seen(self, seat: int | None, key: bool, answers: dict[str, OwnAnswer]) -> bytes:
        """The message with this viewer's view and no inputs."""
        return self._make(seat, key, self._match.table.number, answers)

    def _make(self, seat: int | None, key: bool, since: int, answers: dict[str, OwnAnswer]) -> bytes:
        match = self._match
        as_seat = self._key_seat if key and seat is None else seat
        message = Told(
            room=match.id,
            seat=seat,
            inputs=tuple(match.messages(seat, since)),
            table=self.table,
            private=None if as_seat is None else match.game.private(match.table.state, as_seat),
            mine=tuple([window for window, seats in self._invited if seat in seats]),
            answers=answers,
        )
        return encode(message)

    @property
    def table(self) -> msgspec.Raw:
        if self._table is None:
            match = self._match
            views = [window_view(*pair) for pair in zip(match.windows, match.deadlines_ms(), strict=True)]
            view = TableView(
                number=match.table.number,
                now_ms=match.now_ms(),
                paused=match.table.time.paused_at is not None,
                players=match.table.players,
                windows=tuple(views),
                public=match.game.public(match.table.state),
                outcome=match.outcome,
                closing=match.closing,
            )
            self._table = msgspec.Raw(encode(view))
        return self._table


def tell_lines(lines: Iterable[ChatLine], watchers: Iterable[tuple[Watcher, Listener]]) -> None:
    """Sends chat lines to the watchers who may read them and have not blocked their authors."""
    held = [(line, encode(line_view(line))) for line in lines]
    for watcher, who in watchers:
        for line, made in held:
            if hears(line, who) and line.identity not in watcher.blocked:
                watcher.outbox.put(made)


def line_view(line: ChatLine) -> LineView:
    return LineView(
        room=line.room,
        number=line.number,
        at_ms=line.at_ms,
        person=line.identity,
        name=name_text(line.name),
        name_in=name_in(line.name),
        seat=line.seat,
        audience=line.audience,
        text=line.text,
    )
