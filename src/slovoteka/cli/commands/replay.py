"""`slovoteka replay`: a match move by move."""

from collections.abc import Container, Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any, Final

import msgspec
from rich.text import Text

from slovoteka.bots.bot import LEVELS
from slovoteka.cli.shared import output
from slovoteka.cli.shared.files import read_record, write_bytes
from slovoteka.cli.shared.output import say
from slovoteka.cli.terminal.renderer import SeatsShown, TerminalRenderer
from slovoteka.cli.terminal.renderers import renderer_of
from slovoteka.core.errors import Unreadable
from slovoteka.core.record import Record, SeatInfo
from slovoteka.games.registry import title_in
from slovoteka.match.perspective import SeatPerspective
from slovoteka.match.replay import Moment, moments, verify
from slovoteka.messages import seat_name
from slovoteka.pictures.moment import picture_of
from slovoteka.pictures.png import png_of

_INDENT: Final = 10
"""Columns before the rows of a table."""


class Viewer:
    """Shows what one seat saw, or everything, since the match is over."""

    def __init__(self, record: Record, seat: int | None) -> None:
        self.perspective = SeatPerspective(record, range(len(record.header.seats)) if seat is None else (seat,))
        self.seat = seat
        kind = self.perspective.kind
        options: Any = msgspec.convert(record.header.options, kind.types.options)
        names = tuple(
            say("play-you") if number == seat else _name(place, number)
            for number, place in enumerate(record.header.seats)
        )
        self.seats = SeatsShown(
            names=names, me=seat, language=output.language(), width=output.console().width - _INDENT
        )
        self.renderer: TerminalRenderer = renderer_of(kind.info.id, options, self.seats)
        self.title = title_in(kind, output.language())

    def is_worth_a_table(self, state: Any) -> bool:
        """There is nothing to see between two draws of one deal. The end is always shown."""
        if not self.perspective.is_at_rest(state):
            return False
        kinds = {window.kind for window in self.perspective.game.windows(state)}
        return not kinds or self.renderer.is_worth_a_table(kinds)

    def events(self, moment: Moment) -> list[Any]:
        return [fact.event for fact in self.perspective.facts(moment)]

    def sentences_at(self, moment: Moment) -> list[str]:
        return self.sentences(self.events(moment))

    def sentences(self, events: Iterable[Any]) -> list[str]:
        described = (self.renderer.describe(event) for event in events)
        return [output.printable(sentence) for sentence in described if sentence is not None]

    def gathered(self, events: Sequence[Any]) -> list[str]:
        return [output.printable(sentence) for sentence in self.renderer.describe_together(events)]


def replay(path: Path, seat: int | None, move: int | None, picture: Path | None, as_json: bool) -> None:
    record = read_record(path)
    verify(record)
    if seat is not None and seat > len(record.header.seats):
        raise Unreadable("replay-no-such-seat", seat=seat, seats=len(record.header.seats))
    if picture is not None:
        _draw(record, move, None if seat is None else seat - 1, picture)
        return
    viewer = Viewer(record, None if seat is None else seat - 1)
    wanted = range(len(record.entries) + 1) if move is None else (_resting(viewer, record, move),)
    if as_json:
        shown = [_as_object(viewer, moment) for moment in moments(record) if moment.entry.number in wanted]
        output.write_json(shown)
    else:
        _show(viewer, record, wanted)


def _draw(record: Record, move: int | None, seat: int | None, picture: Path) -> None:
    kind = picture.suffix.lower()
    if kind not in (".svg", ".png"):
        raise Unreadable("replay-picture-kind", file=output.clipped(picture.name))
    number = len(record.entries) if move is None else move
    drawing = picture_of(record, number, seat, output.language())
    write_bytes(picture, png_of(drawing) if kind == ".png" else drawing.encode())


def _resting(viewer: Viewer, record: Record, move: int) -> int:
    """The number of this input, or of the next one after which there is a table to show."""
    for moment in moments(record):
        if moment.entry.number >= move and viewer.perspective.is_at_rest(moment.table.state):
            return moment.entry.number
    raise Unreadable("replay-no-such-move", move=move, moves=len(record.entries))


def _as_object(viewer: Viewer, moment: Moment) -> dict[str, Any]:
    state = moment.table.state
    return {
        "number": moment.entry.number,
        "at_ms": moment.entry.at_ms,
        "told": viewer.sentences_at(moment),
        "events": viewer.events(moment),
        "public": viewer.perspective.public(state),
        "private": {str(seat + 1): private for seat, private in viewer.perspective.hands(state).items()},
    }


def _show(viewer: Viewer, record: Record, wanted: Container[int]) -> None:
    console = output.console()
    names = ", ".join(f"{place + 1} {name}" for place, name in enumerate(viewer.seats.names))
    console.print(Text(say("replay-title", title=viewer.title, names=names), "bold"))
    table: list[Text] = []
    for moment, sentences in in_sentences(viewer, record):
        if moment.entry.number not in wanted:
            continue
        for sentence in sentences:
            console.print(Text.assemble((f"{moment.entry.number:>4} {_clock(moment.entry.at_ms)}  ", "dim"), sentence))
        state = moment.table.state
        if not viewer.is_worth_a_table(state):
            continue
        drawn = viewer.renderer.table(viewer.perspective.public(state), viewer.perspective.hands(state))
        if drawn != table:
            table = drawn
            for row in drawn:
                console.print(Text(" " * _INDENT) + row)
    if len(record.entries) not in wanted:
        return
    if record.closing.outcome is None:
        console.print(say("replay-abandoned"))
    else:
        for sentence in viewer.renderer.result(record.closing.outcome):
            console.print(Text(sentence, "bold"))


def in_sentences(viewer: Viewer, record: Record) -> Iterator[tuple[Moment, list[str]]]:
    """Each moment with its sentences. Events that are described together come with the last of their moments."""
    gathered: list[Any] = []
    for moment in moments(record):
        sentences: list[str] = []
        for event in viewer.events(moment):
            if viewer.renderer.is_described_together(event):
                gathered.append(event)
                continue
            sentences += viewer.gathered(gathered) + viewer.sentences([event])
            gathered = []
        if viewer.perspective.is_at_rest(moment.table.state):
            sentences += viewer.gathered(gathered)
            gathered = []
        yield moment, sentences


def _name(place: SeatInfo, seat: int) -> str:
    """Records of self-play name bots by level and seat; here the level is translated."""
    if place.bot in LEVELS and place.name == f"{place.bot} {seat + 1}":
        return f"{say(f'level-{place.bot}')} {seat + 1}"
    return output.clipped(output.printable(seat_name(place, output.language())))


def _clock(at_ms: int) -> str:
    minutes, seconds = divmod(at_ms // 1000, 60)
    return f"{minutes:>3}:{seconds:02}"
