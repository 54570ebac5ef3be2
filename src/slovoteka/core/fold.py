"""From inputs to states. The one function that applies an input, used in play, in replays and in tests alike."""

from typing import Any, Generic, TypeVar

import msgspec

from slovoteka.core.clock import GameTime
from slovoteka.core.errors import Illegal, Unreadable
from slovoteka.core.game import Fact, Game, Step, Window
from slovoteka.core.inputs import (
    Act,
    Close,
    Draw,
    Entry,
    HostCommand,
    Input,
    Leave,
    MoreTime,
    Pause,
    Resume,
    TakeBack,
    Takeover,
)
from slovoteka.core.kind import GameKind
from slovoteka.core.value import Value

S = TypeVar("S")

_WHY = 200
"""Characters: what a decoder complains of may hold all that was sent."""


class Added(Value, frozen=True):
    """Time that was added to an invitation. Not by id: where the table changes it goes on under a new one."""

    kind: str
    seats: tuple[int, ...]
    opened_ms: int
    extra_ms: int

    def is_for(self, window: Window) -> bool:
        """Some of those invited may have answered meanwhile."""
        same = (self.kind, self.opened_ms) == (window.kind, window.opened_ms)
        return same and set(window.seats) <= set(self.seats)


class Past(Value, Generic[S], frozen=True):
    """The table as it was before an action that may still be taken back."""

    table: "TableState[S]"
    number: int
    """Of the action's input."""
    seat: int
    at_ms: int
    """Game time when it was made."""


class TableState(Value, Generic[S], frozen=True, kw_only=True):
    """A game in play: its state, and the host's few words on time and chairs."""

    state: S
    number: int = 0
    """Of the last input."""
    draws: int = 0
    time: GameTime = GameTime()
    added: tuple[Added, ...] = ()
    players: tuple[tuple[int, str], ...] = ()
    """Chairs that a bot has taken over."""
    pace_ms: int | None = None
    """Correspondence: what every window that the game waits for has, whatever the options say."""
    takebacks: int = 0
    said: int = 0
    """How often the host has said something."""
    past: Past[S] | None = None
    """None as soon as anything was drawn, closed or opened: what has been seen cannot be unseen."""

    def deadline_ms(self, window: Window) -> int | None:
        """When the window's time is over, in game time."""
        limit_ms = self.pace_ms if self.pace_ms is not None and window.blocking else window.limit_ms
        if limit_ms is None:
            return None
        extra_ms = sum(added.extra_ms for added in self.added if added.is_for(window))
        return window.opened_ms + limit_ms + extra_ms

    def last_of(self, seat: int) -> Past[S] | None:
        """The last action of a seat, if it can be taken back with all that came after it."""
        past = self.past
        while past is not None and past.seat != seat:
            past = past.table.past
        return past


def windows(game: Game[S, Any], table: TableState[S]) -> tuple[Window, ...]:
    """What the table offers. After a takeback the same table is offered once more: under names that are new again."""
    offered = game.windows(table.state)
    if not table.takebacks:
        return offered
    return tuple(window.but(id=f"{window.id}/{table.takebacks}") for window in offered)


def find_window(game: Game[S, Any], table: TableState[S], window_id: str) -> Window:
    offered = windows(game, table)
    for window in offered:
        if window.id == window_id:
            return window
    kind = window_id.partition(":")[0]
    if any(window.kind == kind for window in offered):
        raise Illegal("host", "stale", window=window_id)
    raise Illegal("host", "closed", window=window_id)


def read_action(kind: GameKind, action: Any) -> Any:
    """An action out of decoded JSON; one that is an action of this game already passes as it is."""
    try:
        return msgspec.convert(action, kind.types.action)
    except msgspec.ValidationError as error:
        raise Unreadable("not-an-action", why=str(error)[:_WHY]) from None
    except UnicodeError:  # half a surrogate pair, which JSON can spell
        raise Unreadable("not-an-action", why="not a character") from None


def advance(
    kind: GameKind, game: Game[S, Any], table: TableState[S], entry: Entry
) -> tuple[TableState[S], tuple[Fact, ...]]:
    """The table after one input. Raises `Illegal` or `Unreadable` and changes nothing if it cannot be."""
    said = entry.input
    if table.time.paused_at is not None and isinstance(said, Act | Close | TakeBack):
        raise Illegal("host", "paused")
    before, table = table, table.but(number=entry.number)
    if isinstance(said, HostCommand):
        return _hear(game, table, said, entry.at_ms).but(said=table.said + 1), ()
    at_ms = table.time.at(entry.at_ms)
    if isinstance(said, Close):
        _check_closing(game, table, said, at_ms)
    step = _play(kind, game, table, said, at_ms)
    past = None
    if isinstance(said, Act) and not any(kind.rules.opens_hidden(fact.event) for fact in step.facts):
        past = Past(before, entry.number, said.seat, at_ms)
    draws = table.draws + isinstance(said, Draw)
    return table.but(state=step.state, draws=draws, past=past), step.facts


def _hear(game: Game[S, Any], table: TableState[S], said: HostCommand, at_ms: int) -> TableState[S]:
    match said:
        case Pause():
            return table.but(time=table.time.pause(at_ms))
        case Resume():
            return table.but(time=table.time.resume(at_ms))
        case MoreTime():
            window = find_window(game, table, said.window)
            added = Added(window.kind, window.seats, window.opened_ms, said.extra_ms)
            return table.but(added=(*table.added, added))
        case Takeover():
            others = tuple(pair for pair in table.players if pair[0] != said.seat)
            taken = () if said.player is None else ((said.seat, said.player),)
            return table.but(players=others + taken)
        case TakeBack():
            return _take_back(table, said, at_ms)


def _take_back(table: TableState[S], said: TakeBack, at_ms: int) -> TableState[S]:
    """Windows of the old state count from their old openings, so game time goes back as well."""
    past = table.past
    while past is not None and past.number > said.number:
        past = past.table.past
    if past is None or past.number != said.number:
        raise Illegal("host", "cannot-take-back")
    return past.table.but(
        number=table.number,
        time=GameTime(paused_ms=at_ms - past.at_ms),
        players=table.players,
        takebacks=table.takebacks + 1,
    )


def _check_closing(game: Game[S, Any], table: TableState[S], said: Close, at_ms: int) -> None:
    """A window closes when its time is over; a sealed one also when every answer is in."""
    window = find_window(game, table, said.window)
    deadline = table.deadline_ms(window)
    complete = window.mode == "sealed" and {answer.seat for answer in said.answers} >= set(window.seats)
    if complete:
        return
    if deadline is None:
        raise Illegal("host", "no-limit", window=window.id)
    if at_ms < deadline:
        raise Illegal("host", "too-early", window=window.id)


def check_invited(kind: GameKind, table: TableState[Any], seat: int, window: Window) -> None:
    """Raises `Illegal` for a seat that is not asked in this window: by the rule that says so, or by the host itself."""
    if seat not in window.seats:
        by_rule = kind.rules.uninvited(table.state, seat, window)
        raise by_rule or Illegal("host", "not-invited", window=window.id, seat=seat + 1)


def _play(kind: GameKind, game: Game[S, Any], table: TableState[S], said: Input, at_ms: int) -> Step[S]:
    state = table.state
    match said:
        case Act():
            window = find_window(game, table, said.window)
            if window.mode != "open":
                raise Illegal("host", "sealed", window=window.id)
            check_invited(kind, table, said.seat, window)
            return game.apply(state, said.seat, window, read_action(kind, said.action), at_ms)
        case Close():
            window = find_window(game, table, said.window)
            answers = {answer.seat: read_action(kind, answer.action) for answer in said.answers}
            return game.close(state, window, answers, at_ms)
        case Draw():
            urn = game.chance(state)
            if urn is None or urn.size != said.size or not 0 <= said.number < said.size:
                raise Unreadable("draw-not-due", counter=said.counter)
            return game.apply_draw(state, said.number, at_ms)
        case Leave():
            if game.chance(state) is not None:
                raise Illegal("host", "draw-due")
            return game.leave(state, said.seat, at_ms)
    raise AssertionError(said)
