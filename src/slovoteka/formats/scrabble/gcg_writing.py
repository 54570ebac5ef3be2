"""Writes a record of Scrabble as GCG, move by move, with points that add up to the outcome."""

from collections.abc import Iterator
from typing import Any, Final

import msgspec

from slovoteka.core.errors import Unreadable
from slovoteka.core.inputs import Act, TakeBack
from slovoteka.core.record import Header, Record
from slovoteka.core.value import Value
from slovoteka.formats.scrabble.gcg import (
    MOST_BYTES,
    MOST_LINES,
    OWN,
    RACKS,
    Challenged,
    Exchanged,
    GcgEvent,
    GcgGame,
    GcgMove,
    GcgPlayer,
    Gone,
    Laid,
    LeftOver,
    OutOfTime,
    Passed,
    Pragma,
    Swapped,
    Withdrawn,
)
from slovoteka.formats.text import one_line
from slovoteka.games.scrabble import views
from slovoteka.games.scrabble.kind import KIND
from slovoteka.games.scrabble.letters import any_blank
from slovoteka.games.scrabble.notation import place_of, square_of
from slovoteka.games.scrabble.options import WITH_TURNS, Options, read_options
from slovoteka.games.scrabble.plays import fit
from slovoteka.games.scrabble.state import Final as FinalCount
from slovoteka.games.scrabble.state import State
from slovoteka.match.replay import Moment, moments, open_game

OPTIONS: Final = f"{OWN}options"
"""The pragma with the table's options."""
REASON: Final = f"{OWN}reason"
"""The pragma with the reason why a match has ended."""
INCOMPLETE: Final = "incomplete"
_LONGEST_NAME: Final = 100
_LONGEST_NICK: Final = 40


def options_of_record(record: Record) -> Options:
    """The options of a record of Scrabble. Raises `Unreadable` for another game."""
    if record.header.game != KIND.info.id:
        raise Unreadable("export-other-game", game=record.header.game[:40])
    open_game(record)  # refuses invalid options
    return msgspec.convert(record.header.options, Options)


def gcg_of(record: Record) -> GcgGame:
    """The match as GCG. Raises `BrokenRecord` if it cannot have happened, `Unreadable` if GCG cannot express it."""
    options = options_of_record(record)
    if options.mode not in WITH_TURNS:  # modes with a common board, without racks, or without a board
        raise Unreadable("gcg-mode", mode=options.mode)
    if options.position:
        raise Unreadable("gcg-from-position")
    _, game, _ = open_game(record)
    scribe = _Scribe(options)
    before: State = game.start()
    for moment in moments(record):
        scribe.note(moment, before)
        before = moment.table.state
    players = tuple(_players(record.header, options))
    pragmas = list(_pragmas(record, options))
    if record.closing.outcome is None:
        pragmas += [Pragma(INCOMPLETE, ""), *scribe.racks(before)]
    return GcgGame(players=players, pragmas=tuple(pragmas), moves=_with_totals(scribe.moves))


# --- players and options --------------------------------------------------------------------------------------------


def _players(header: Header, options: Options) -> Iterator[GcgPlayer]:
    """One player for each rack, so a person with two racks is there twice (SM-89).

    Nicks are unique names without spaces.
    """
    taken: set[str] = set()
    for rack in range(options.racks):
        seat = header.seats[options.seat_of(rack)]
        name = one_line(seat.name)[:_LONGEST_NAME].strip() or f"player{rack + 1}"
        nick = name.replace(" ", "_")[:_LONGEST_NICK]
        while nick in taken:
            nick += f"_{rack + 1}"
        taken.add(nick)
        yield GcgPlayer(nick, name)


def _pragmas(record: Record, options: Options) -> Iterator[Pragma]:
    header, outcome = record.header, record.closing.outcome
    if match := one_line(header.match).replace(" ", "_"):
        yield Pragma("id", f"slovoteka {match[:_LONGEST_NAME]}")
    yield Pragma(OPTIONS, msgspec.json.encode(agreements(options)).decode())
    if lexicon := one_line(header.lexicon or ""):
        yield Pragma(f"{OWN}lexicon", lexicon[:_LONGEST_NAME])
    for place, seat in enumerate(header.seats, 1):
        if bot := one_line(seat.bot or ""):
            yield Pragma(f"{OWN}bot{place}", bot[:_LONGEST_NAME])
    if outcome is not None:
        yield Pragma(REASON, one_line(outcome.reason)[:_LONGEST_NAME])


def agreements(options: Options) -> dict[str, Any]:
    """The arguments from which `read_options` makes these options: only those that are unusual in this edition."""
    named = {"edition": options.edition, "mode": options.mode, "seats": options.seats}
    usual = read_options(named)
    changed = (field for field in Options.__struct_fields__ if getattr(options, field) != getattr(usual, field))
    return named | {field: getattr(options, field) for field in changed}


# --- events ---------------------------------------------------------------------------------------------------------


class _Held(Value, frozen=True):
    """A play that does not count yet, and what its challengers have paid."""

    rack: int
    tiles: str
    """The tiles on the rack."""
    laid: Laid
    points: int
    fines: tuple[GcgMove, ...] = ()


class _Scribe:
    """Turns the moments of a match into moves, without totals."""

    def __init__(self, options: Options) -> None:
        self._options = options
        self.moves: list[GcgMove] = []
        self._held: _Held | None = None
        self._marks: dict[int, tuple[int, _Held | None]] = {}
        """How much was written before each action, so that a take-back can remove the rest."""

    def racks(self, state: State) -> Iterator[Pragma]:
        """The current racks, with a play that does not count yet taken back."""
        for rack, tiles in enumerate(state.racks):
            held = self._held.tiles if self._held is not None and self._held.rack == rack else tiles
            if held:
                yield Pragma(RACKS[rack], any_blank(held))

    def note(self, moment: Moment, before: State) -> None:
        match moment.entry.input:
            case Act():
                self._marks[moment.entry.number] = (len(self.moves), self._held)
            case TakeBack(number):
                length, self._held = self._marks[number]
                del self.moves[length:]
        for fact in moment.facts:
            self._write(fact.event, before, moment.table.state)
        if len(self.moves) > MOST_LINES:
            raise Unreadable("gcg-too-long", lines=MOST_LINES, kilobytes=MOST_BYTES // 1000)

    def _write(self, event: views.Event, before: State, after: State) -> None:
        match event:
            case views.Played():
                self._play(event, before)
            case views.ThemeVoted(_, _, bonus):
                self._raise_by(bonus)
            case views.Stood():
                self._stand()
            case views.PlayFailed():
                self._withdraw(after)
            case views.ChallengeFailed(seat, fine, _):
                self._fine(seat, fine, before)
            case views.Left(seat):
                self._leave(seat, after)
            case views.Finished(_, final):
                self._finish(final, after)
            case _:
                self._write_turn(event, before, after)

    def _write_turn(self, event: views.Event, before: State, after: State) -> None:
        """Writes turns that cannot be challenged."""
        match event:
            case views.Exchanged():
                self._add(before.mover, before, Exchanged(any_blank(after.aside)))
            case views.Passed() | views.OutOfTries():
                self._add(before.mover, before, Passed())
            case views.Skipped(seat):
                self._add(seat, before, Passed())
            case views.Swapped(_, at, letter):
                self._add(before.mover, before, Swapped(square_of(at), letter))

    def _add(self, rack: int, state: State, event: GcgEvent, points: int = 0) -> None:
        self.moves.append(GcgMove(player=rack, rack=any_blank(state.racks[rack]), event=event, points=points))

    # --- plays ------------------------------------------------------------------------------------------------------

    def _play(self, played: views.Played, before: State) -> None:
        square, down = place_of(played.at)
        fitted = fit(before.grid, (square, down), played.word, self._options.book)
        new = {place for place, _ in fitted.new}
        lying = (fitted.start + index * fitted.step not in new for index in range(len(fitted.tiles)))
        tiles = "".join("." if lies else tile for lies, tile in zip(lying, fitted.tiles, strict=True))
        theme = sum(word.theme for word in played.score.words)
        rack = any_blank(before.racks[before.mover])
        self._held = _Held(before.mover, rack, Laid(square, down, tiles, theme), played.score.total)
        if not played.pending:
            self._stand()

    def _raise_by(self, bonus: int) -> None:
        held = self._pending()
        laid = held.laid.but(theme=held.laid.theme + bonus)
        self._held = held.but(laid=laid, points=held.points + bonus)

    def _fine(self, seat: int, fine: int, before: State) -> None:
        if fine:
            paid = GcgMove(player=seat, rack=any_blank(before.racks[seat]), event=Challenged(), points=-fine)
            self._held = self._pending().but(fines=(*self._pending().fines, paid))

    def _stand(self) -> None:
        held = self._pending()
        self.moves.append(GcgMove(player=held.rack, rack=held.tiles, event=held.laid, points=held.points))
        self.moves += held.fines
        self._held = None

    def _withdraw(self, after: State) -> None:
        held = self._pending()
        self._stand()
        self._add(held.rack, after, Withdrawn(), -held.points)

    def _pending(self) -> _Held:
        if self._held is None:
            raise AssertionError("no play is pending")
        return self._held

    # --- the end ----------------------------------------------------------------------------------------------------

    def _leave(self, seat: int, after: State) -> None:
        """Drops a pending play of the player who leaves, because it never counted and nobody has struck it."""
        if self._held is not None and self._options.seat_of(self._held.rack) == seat:
            self._held = None
        for rack in range(self._options.racks):
            if self._options.seat_of(rack) == seat:
                self._add(rack, after, Gone())

    def _finish(self, final: tuple[FinalCount, ...], after: State) -> None:
        for rack, count in enumerate(final):
            if count.left:
                self._add(rack, after, LeftOver(any_blank(count.left)), count.lost)
        for rack, count in enumerate(final):
            if count.gained:
                others = "".join(final[other].left for other in after.active if other != rack)
                won = LeftOver(any_blank(others))
                self.moves.append(GcgMove(player=rack, event=won, points=count.gained))
            if count.overtime:
                self._add(rack, after, OutOfTime(), count.overtime)


def _with_totals(moves: list[GcgMove]) -> tuple[GcgMove, ...]:
    totals: dict[int, int] = {}
    counted = []
    for move in moves:
        totals[move.player] = totals.get(move.player, 0) + move.points
        counted.append(move.but(total=totals[move.player]))
    return tuple(counted)
