"""A record of Scrabble as GCG: what happened, told move by move, with points that add up to the outcome."""

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
    Deed,
    Exchanged,
    GcgGame,
    Gone,
    Laid,
    LeftOver,
    Move,
    OutOfTime,
    Passed,
    Player,
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
"""The pragma with the table's agreements."""
REASON: Final = f"{OWN}reason"
"""The pragma of a match that has come to its end: why it did."""
INCOMPLETE: Final = "incomplete"
_LONGEST_NAME: Final = 100
_LONGEST_NICK: Final = 40


def options_of_record(record: Record) -> Options:
    """The agreements of a record of Scrabble; `Unreadable` for another game."""
    if record.header.game != KIND.info.id:
        raise Unreadable("export-other-game", game=record.header.game[:40])
    open_game(record)  # refuses options that are none
    return msgspec.convert(record.header.options, Options)


def gcg_of(record: Record) -> GcgGame:
    """The match as GCG. `BrokenRecord` if it cannot have happened, `Unreadable` for what GCG cannot tell."""
    options = options_of_record(record)
    if options.mode not in WITH_TURNS:  # one board for all, no racks, or no board at all
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


# --- who and what ---------------------------------------------------------------------------------------------------


def _players(header: Header, options: Options) -> Iterator[Player]:
    """One for each rack: whoever plays two is there twice (SM-89). Nicks are names without blanks, made different."""
    taken: set[str] = set()
    for rack in range(options.racks):
        seat = header.seats[options.seat_of(rack)]
        name = one_line(seat.name)[:_LONGEST_NAME].strip() or f"player{rack + 1}"
        nick = name.replace(" ", "_")[:_LONGEST_NICK]
        while nick in taken:
            nick += f"_{rack + 1}"
        taken.add(nick)
        yield Player(nick, name)


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
    """What `read_options` makes these options of: only what is not as usual in this edition."""
    named = {"edition": options.edition, "mode": options.mode, "seats": options.seats}
    usual = read_options(named)
    changed = (field for field in Options.__struct_fields__ if getattr(options, field) != getattr(usual, field))
    return named | {field: getattr(options, field) for field in changed}


# --- what happened --------------------------------------------------------------------------------------------------


class _Held(Value, frozen=True):
    """A play that does not count yet, and what its doubters have paid."""

    rack: int
    tiles: str
    """On the rack."""
    deed: Laid
    points: int
    fines: tuple[Move, ...] = ()


class _Scribe:
    """Hears every moment of a match and writes its moves down, totals not yet counted."""

    def __init__(self, options: Options) -> None:
        self._options = options
        self.moves: list[Move] = []
        self._held: _Held | None = None
        self._marks: dict[int, tuple[int, _Held | None]] = {}
        """How much was written before each action: what is taken back has not happened."""

    def racks(self, state: State) -> Iterator[Pragma]:
        """What everybody holds now, a play that does not count yet taken back."""
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
        """Turns that nobody can doubt."""
        match event:
            case views.Exchanged():
                self._add(before.mover, before, Exchanged(any_blank(after.aside)))
            case views.Passed():
                self._add(before.mover, before, Passed())
            case views.Skipped(seat):
                self._add(seat, before, Passed())
            case views.Swapped(_, at, letter):
                self._add(before.mover, before, Swapped(square_of(at), letter))

    def _add(self, rack: int, state: State, deed: Deed, points: int = 0) -> None:
        self.moves.append(Move(player=rack, rack=any_blank(state.racks[rack]), deed=deed, points=points))

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
        deed = held.deed.but(theme=held.deed.theme + bonus)
        self._held = held.but(deed=deed, points=held.points + bonus)

    def _fine(self, seat: int, fine: int, before: State) -> None:
        if fine:
            paid = Move(player=seat, rack=any_blank(before.racks[seat]), deed=Challenged(), points=-fine)
            self._held = self._pending().but(fines=(*self._pending().fines, paid))

    def _stand(self) -> None:
        held = self._pending()
        self.moves.append(Move(player=held.rack, rack=held.tiles, deed=held.deed, points=held.points))
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
        """A play of the one who leaves that did not count yet was none: nobody has struck it either."""
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
                self.moves.append(Move(player=rack, deed=won, points=count.gained))
            if count.overtime:
                self._add(rack, after, OutOfTime(), count.overtime)


def _with_totals(moves: list[Move]) -> tuple[Move, ...]:
    totals: dict[int, int] = {}
    counted = []
    for move in moves:
        totals[move.player] = totals.get(move.player, 0) + move.points
        counted.append(move.but(total=totals[move.player]))
    return tuple(counted)
