"""Applies inputs to states: `advance` is the only function that does, in play, in replays and in tests."""

from typing import Any, Final, Generic, Literal, TypeVar

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
from slovoteka.core.mismatch import mismatch
from slovoteka.core.value import Value

S = TypeVar("S")

MOST_PASTS: Final = 16
"""For how many actions the table before them is kept. An action is taken back together with all later ones."""


class AddedTime(Value, frozen=True):
    """Time that was added to a window. It does not name the window's id, which changes when the table changes."""

    kind: str
    seats: tuple[int, ...]
    opened_ms: int
    extra_ms: int

    def is_for(self, window: Window) -> bool:
        """Whether this is the same window. Some of its seats may have answered meanwhile."""
        same = (self.kind, self.opened_ms) == (window.kind, window.opened_ms)
        return same and set(window.seats) <= set(self.seats)


class Past(Value, Generic[S], frozen=True):
    """The table as it was before an action that may still be taken back."""

    table: "TableState[S]"
    """Its own `pasts` and `past_ends` are left out, because the table that keeps this one has them."""
    number: int
    """The number of the action's input."""
    seat: int
    at_ms: int
    """Game time when it was made."""
    stamp_ms: int
    """Time since the start of the match when it was made."""


class TableState(Value, Generic[S], frozen=True, kw_only=True):
    """The state of a game with what the host adds: time and players."""

    state: S
    number: int = 0
    """The number of the last input."""
    draws: int = 0
    time: GameTime = GameTime()
    added: tuple[AddedTime, ...] = ()
    players: tuple[tuple[int, str], ...] = ()
    """Seats that a bot has taken over, with its level."""
    pace_ms: int | None = None
    """In correspondence games, the limit of every blocking window. It replaces the limit of the options."""
    takebacks: int = 0
    host_commands: int = msgspec.field(name="said", default=0)
    """How many host commands there were. Stored snapshots call it `said`."""
    pasts: tuple[Past[S], ...] = ()
    """The tables before the last actions, oldest first. A closed window or a reveal empties it."""
    past_ends: Literal["start", "closed", "opened"] = "start"
    """Why nothing before `pasts` can be taken back: the match began, it is too late, or something hidden was opened."""

    def deadline_ms(self, window: Window) -> int | None:
        """When the window's time is over, in game time; None if it has no limit."""
        limit_ms = self.pace_ms if self.pace_ms is not None and window.blocking else window.limit_ms
        if limit_ms is None:
            return None
        extra_ms = sum(added.extra_ms for added in self.added if added.is_for(window))
        return window.opened_ms + limit_ms + extra_ms

    def last_of(self, seat: int) -> Past[S] | None:
        """The table before the last action of a seat, if it can be taken back together with all later actions."""
        return next((past for past in reversed(self.pasts) if past.seat == seat), None)


def windows(game: Game[S, Any], table: TableState[S]) -> tuple[Window, ...]:
    """The windows of the table. After a takeback the ids get a suffix, so that answers to the old windows are stale."""
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
    """Reads an action from decoded JSON. A value that is already an action of this game stays as it is."""
    try:
        return msgspec.convert(action, kind.types.action)
    except (msgspec.ValidationError, UnicodeError):
        raise Unreadable("not-an-action", why=mismatch(action, kind.types.action)) from None


def advance(
    kind: GameKind, game: Game[S, Any], table: TableState[S], entry: Entry
) -> tuple[TableState[S], tuple[Fact, ...]]:
    """The table after one input, and its facts. Raises `Illegal` or `Unreadable` if the input is not possible."""
    input_ = entry.input
    if table.time.paused_at is not None and isinstance(input_, Act | Close | TakeBack):
        raise Illegal("host", "paused")
    before, table = table, table.but(number=entry.number)
    if isinstance(input_, HostCommand):
        return _apply_host_command(game, table, input_, entry.at_ms).but(host_commands=table.host_commands + 1), ()
    at_ms = table.time.at(entry.at_ms)
    if isinstance(input_, Close):
        _check_closing(game, table, input_, at_ms)
    step = _play(kind, game, table, input_, at_ms)
    table = table.but(state=step.state)
    if isinstance(input_, Draw):
        return table.but(draws=table.draws + 1), step.facts
    if not isinstance(input_, Act):
        return table.but(pasts=(), past_ends="closed"), step.facts
    if any(kind.rules.opens_hidden(fact.event) for fact in step.facts):
        return table.but(pasts=(), past_ends="opened"), step.facts
    past = Past(before.but(pasts=(), past_ends="start"), entry.number, input_.seat, at_ms, entry.at_ms)
    if len(table.pasts) < MOST_PASTS:
        return table.but(pasts=(*table.pasts, past)), step.facts
    return table.but(pasts=(*table.pasts[1:], past), past_ends="closed"), step.facts


def _apply_host_command(game: Game[S, Any], table: TableState[S], command: HostCommand, at_ms: int) -> TableState[S]:
    match command:
        case Pause():
            return table.but(time=table.time.pause(at_ms))
        case Resume():
            return table.but(time=table.time.resume(at_ms))
        case MoreTime():
            window = find_window(game, table, command.window)
            added = AddedTime(window.kind, window.seats, window.opened_ms, command.extra_ms)
            return table.but(added=(*table.added, added))
        case Takeover():
            others = tuple(pair for pair in table.players if pair[0] != command.seat)
            taken = () if command.player is None else ((command.seat, command.player),)
            return table.but(players=others + taken)
        case TakeBack():
            return _take_back(table, command, at_ms)


def _take_back(table: TableState[S], command: TakeBack, at_ms: int) -> TableState[S]:
    """The table before an action. Its windows are timed from when they opened, so game time goes back too.

    What was drawn since goes back, and the counter of draws goes on, so other cards or tiles are drawn next.
    """
    place = next((place for place, past in enumerate(table.pasts) if past.number == command.number), None)
    if place is None:
        raise Illegal("host", "not-the-last-move")
    past = table.pasts[place]
    return past.table.but(
        number=table.number,
        draws=table.draws,
        time=GameTime(paused_ms=at_ms - past.at_ms),
        players=table.players,
        takebacks=table.takebacks + 1,
        pasts=table.pasts[:place],
        past_ends=table.past_ends,
    )


def _check_closing(game: Game[S, Any], table: TableState[S], close: Close, at_ms: int) -> None:
    """Raises `Illegal` unless the window's time is over or, in a sealed window, all seats have answered."""
    window = find_window(game, table, close.window)
    deadline = table.deadline_ms(window)
    complete = window.mode == "sealed" and {answer.seat for answer in close.answers} >= set(window.seats)
    if complete:
        return
    if deadline is None:
        raise Illegal("host", "no-limit", window=window.id)
    if at_ms < deadline:
        raise Illegal("host", "too-early", window=window.id)


def check_invited(kind: GameKind, table: TableState[Any], seat: int, window: Window) -> None:
    """Raises `Illegal` if the window does not invite this seat, with the game's rule if it has one for this."""
    if seat not in window.seats:
        by_rule = kind.rules.uninvited(table.state, seat, window)
        raise by_rule or Illegal("host", "not-invited", window=window.id, seat=seat + 1)


def _play(kind: GameKind, game: Game[S, Any], table: TableState[S], input_: Input, at_ms: int) -> Step[S]:
    state = table.state
    match input_:
        case Act():
            window = find_window(game, table, input_.window)
            if window.mode != "open":
                raise Illegal("host", "sealed", window=window.id)
            check_invited(kind, table, input_.seat, window)
            return game.apply(state, input_.seat, window, read_action(kind, input_.action), at_ms)
        case Close():
            window = find_window(game, table, input_.window)
            answers = {answer.seat: read_action(kind, answer.action) for answer in input_.answers}
            return game.close(state, window, answers, at_ms)
        case Draw():
            urn = game.chance(state)
            if urn is None or urn.size != input_.size or not 0 <= input_.number < input_.size:
                raise Unreadable("draw-not-due", counter=input_.counter)
            return game.apply_draw(state, input_.number, at_ms)
        case Leave():
            if game.chance(state) is not None:
                raise Illegal("host", "draw-due")
            return game.leave(state, input_.seat, at_ms)
    raise AssertionError(input_)
