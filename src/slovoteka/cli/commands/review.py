"""`slovoteka review`: an engine's review of a finished match."""

import os
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any, Final, get_args

from rich.text import Text

from slovoteka.cli.commands.replay import Viewer
from slovoteka.cli.commands.review_subject import ReviewSubject
from slovoteka.cli.shared import output
from slovoteka.cli.shared.files import read_bytes, read_record
from slovoteka.cli.shared.output import say
from slovoteka.cli.shared.plot import plot
from slovoteka.cli.shared.progress import bar
from slovoteka.core.errors import Unreadable
from slovoteka.core.record import verify_draws
from slovoteka.core.value import Value
from slovoteka.formats.foreign import SNIFFED, format_beginning_with
from slovoteka.plugins.discovery import manifest_of
from slovoteka.review.model import Alternative, Curve, Depth, Judged, Mark, PlayerSummary, Remark, Review, Unit
from slovoteka.review.run import review as review_record
from slovoteka.review.words import in_words

_DEPTHS: Final[tuple[Depth, ...]] = get_args(Depth)
_SIGNS: Final[Mapping[Mark, str]] = {"best": "!", "good": "", "inaccuracy": "?!", "mistake": "?", "blunder": "??"}
"""The annotation signs of chess. The words stand beside them."""
_COLOURS: Final[Mapping[Mark, str]] = {
    "best": "green",
    "good": "",
    "inaccuracy": "yellow",
    "mistake": "magenta",
    "blunder": "bold red",
}
_SHOWN: Final = 3
"""How many alternatives people are shown; programs get all."""
_WIDTH: Final = 76
_PERCENT: Final = 100


class ReviewArguments(Value, frozen=True, kw_only=True):
    """The arguments of the command."""

    file: Path
    depth: str = "usual"
    seat: int | None = None
    workers: int | None = None
    edition: str | None = None
    """For files of other programs that do not name their edition."""


def review(order: ReviewArguments, as_json: bool) -> None:
    chosen = read_depth(order.depth)
    subject = _of_foreign_file(order) or _of_record(order.file)
    seat, seats = order.seat, len(subject.names)
    if seat is not None and seat > seats:
        raise Unreadable("replay-no-such-seat", seat=seat, seats=seats)
    processes = order.workers or os.cpu_count() or 1
    with bar(say("review-progress")) as tell:
        whole = subject.review(chosen, processes, tell)
    whole = in_words(whole, output.language())
    if seat is not None:
        whole = _of_seat(whole, seat - 1)
    if as_json:
        output.write_json(whole)
    else:
        _Speaker(subject, whole).show()


def _of_foreign_file(order: ReviewArguments) -> ReviewSubject | None:
    """A match written by another program; None if it is one of our records."""
    known = format_beginning_with(read_bytes(order.file, SNIFFED))
    manifest = None if known is None else manifest_of(known.game)
    if manifest is None or manifest.formats is None or manifest.formats.subject is None:
        return None
    read: Callable[[Path, str | None], ReviewSubject] = manifest.load(manifest.formats.subject)
    return read(order.file, order.edition)


def _of_record(path: Path) -> ReviewSubject:
    """A record whose deal has been verified. The review itself checks whether it follows the rules."""
    record = read_record(path)
    verify_draws(record)
    viewer = Viewer(record, None)
    return ReviewSubject(
        title=viewer.title,
        names=viewer.seats.names,
        is_finished=record.closing.outcome is not None,
        review=lambda depth, workers, tell: review_record(record, depth, workers=workers, tell=tell),
    )


def read_depth(written: str) -> Depth:
    found = next((depth for depth in _DEPTHS if depth == written), None)
    if found is None:
        raise Unreadable("review-no-such-depth", depth=output.clipped(written), depths=", ".join(_DEPTHS))
    return found


def _of_seat(whole: Review, seat: int) -> Review:
    """The decisions of one player. The curves stay, because they show how the match went."""
    return whole.but(
        judged=tuple(one for one in whole.judged if one.seat == seat),
        sums=tuple(one for one in whole.sums if one.seat == seat),
    )


def alternative_line(unit: Unit, alternative: Alternative) -> str:
    """An alternative and its value."""
    value = say(f"review-value-{unit}", value=_scaled(unit, alternative.value))
    parts = [output.printable(alternative.written), value]
    if alternative.chance is not None:
        parts.append(say("review-wins", chance=round(_PERCENT * alternative.chance)))
    if alternative.remark is not None:
        parts.append(output.printable(alternative.remark.text))
    if alternative.is_played:
        parts.append(f"← {say('review-played')}")
    return "  ".join(parts)


def _scaled(unit: Unit, value: float) -> float:
    return round(value * _PERCENT if unit == "chance" else value, 1) + 0.0  # adding 0.0 turns -0.0 into 0.0


class _Speaker:
    """Prints a review as lines for people."""

    def __init__(self, subject: ReviewSubject, whole: Review) -> None:
        self._subject, self._review = subject, whole
        self._names = subject.names
        self._console = output.console()

    def show(self) -> None:
        names = ", ".join(f"{seat + 1} {name}" for seat, name in enumerate(self._names))
        match = output.clipped(output.printable(self._review.match))
        self._print(say("review-title", title=self._subject.title, match=match, names=names), "bold")
        self._print(say("review-depth", depth=self._review.depth))
        if not self._subject.is_finished:
            self._print(say("replay-abandoned"))
        shown = list(self._worth_showing())
        for one in shown:
            self._show_judged(one)
        if not shown:
            self._print(say("review-nothing"))
        for curve in self._review.curves:
            self._show_curve(curve)
        if self._review.sums:
            self._print()
            self._print(say("review-sums"), "bold")
        for one_sum in self._review.sums:
            self._show_sum(one_sum)

    def _print(self, line: str = "", style: str = "") -> None:
        self._console.print(Text(line, style))

    # --- decisions --------------------------------------------------------------------------------------------------

    def _worth_showing(self) -> Iterator[Judged]:
        """If several decisions could not be judged for the same reason, yields only the first."""
        reasons: tuple[Remark, ...] = ()
        for one in self._review.judged:
            if one.mark is not None or one.remarks not in ((), reasons):
                yield one
            if one.mark is None and one.remarks:
                reasons = one.remarks

    def _show_judged(self, one: Judged) -> None:
        """The decision and its judgement, better alternatives if there are any, and remarks."""
        self._print()
        mark = say("review-mark-none") if one.mark is None else say(f"review-mark-{one.mark}")
        sign = "" if one.mark is None else _SIGNS[one.mark]
        judged = f"{sign} {mark}".strip()
        if one.mark not in (None, "best"):
            judged += f"; {say(f'review-cost-{one.unit}', cost=_scaled(one.unit, one.cost))}"
        self._console.print(
            Text.assemble(
                (f"{one.number:>5}  ", "dim"),
                (f"{self._names[one.seat]}  ", "bold"),
                f"{output.printable(one.written)}  ",
                (judged, _COLOURS.get(one.mark, "") if one.mark else "dim"),
            )
        )
        if one.mark not in (None, "best"):
            for place, alternative in enumerate(self._listed(one), start=1):
                self._print(f"       {place}. {alternative_line(one.unit, alternative)}")
        for remark in one.remarks:
            self._print(f"       {output.printable(remark.text)}")

    def _listed(self, one: Judged) -> Iterator[Alternative]:
        for place, alternative in enumerate(one.alternatives):
            if place < _SHOWN or alternative.is_played:
                yield alternative

    # --- the whole match --------------------------------------------------------------------------------------------

    def _show_curve(self, curve: Curve) -> None:
        rows = plot(curve, _WIDTH)
        if not rows:
            return
        self._print()
        self._print(curve.title, "bold")
        for row in rows:
            self._print(row)
        self._print(say("review-curve-axis", first=curve.points[0][0], last=curve.points[-1][0]), "dim")

    def _show_sum(self, one: PlayerSummary) -> None:
        params: dict[str, Any] = {"name": self._names[one.seat], "decisions": one.decisions}
        self._print(say(f"review-sum-{one.unit}", cost=_scaled(one.unit, one.cost), **params))
        counts = [
            say("review-count", mark=say(f"review-mark-{mark}"), count=one.marks[mark])
            for mark in _SIGNS
            if mark in one.marks
        ]
        self._print(f"       {', '.join(counts)}")
        for remark in one.remarks:
            self._print(f"       {output.printable(remark.text)}")
