"""Duplicate Scrabble in a terminal: one board and one rack for all, a sheet for each."""

from collections.abc import Mapping, Sequence
from typing import Final

from rich.text import Text

from slovoteka.cli.games.scrabble.board_text import squares_of
from slovoteka.cli.games.scrabble.sentences import OnBoard, Speech, TitledRow
from slovoteka.cli.terminal.renderer import DOT, asked, number
from slovoteka.core.game import Window
from slovoteka.games.scrabble.duplicate import views

_MOST_LEADERS: Final = 8
"""How many leaders are listed beside the board."""


class DuplicateRenderer(Speech):
    def describe(self, event: views.Event) -> str | None:
        match event:
            case views.RoundClosed():
                return self._tell_round(event)
            case views.SheetJudged():
                return self._tell_sheet(event)
        return self._tell(event)

    def is_idle(self, _event: views.Event) -> bool:
        return False

    def _tell_round(self, event: views.RoundClosed) -> str:
        closed = event.round
        sentence = self._tell(
            event,
            round=closed.number,
            at=closed.placed.at,
            word=closed.placed.word,
            points=self._points(closed.score.total),
            found_by=closed.found_by,
        )
        sentence += self._how(closed.score)
        if closed.best_points > closed.score.total:
            best = f"{closed.best.at} {closed.best.word}"
            sentence += " " + self._say("dup-best", move=best, points=self._points(closed.best_points))
        return sentence

    def _tell_sheet(self, event: views.SheetJudged) -> str:
        sheet = event.sheet
        points = self._points(sheet.points)
        sentence = self._tell(
            event,
            at=sheet.play.at,
            word=sheet.play.word,
            points=points,
            rejected=sheet.rejected,
            rejected_count=len(sheet.rejected),
            why="" if sheet.verdict is None else self._why(sheet.verdict),
            why_count=int(sheet.verdict is not None),
        )
        if not sheet.rejected and sheet.play.claimed is not None and sheet.play.claimed != sheet.points:
            sentence += " " + self._say("event-corrected", claimed=sheet.play.claimed, points=points)
        return sentence

    # --- the table --------------------------------------------------------------------------------------------------

    def table(self, public: views.Public, hands: Mapping[int, views.Private]) -> list[Text]:  # noqa: ARG002
        """Nothing is hidden, so hands add nothing."""
        return [
            *self.draws.board(public.grid, _new_squares(public)),
            *(row for titled in self._new_word(public) for row in self._rows_of(titled)),
            self._row("row-letters", self.draws.rack(public.rack)),
            *self._list("row-score", self._leaders(public.leaders), DOT),
            self._row("row-bag", Text(self._in_bag(public), "dim")),
        ]

    def on_board(self, public: views.Public, private: views.Private) -> OnBoard:  # noqa: ARG002
        self._seen_grid, self._seen_rack = public.grid, public.rack
        titled_rows = [*self._new_word(public), TitledRow("row-bag", [self._in_bag(public)])]
        return OnBoard(
            grid=public.grid,
            new=_new_squares(public),
            rack=public.rack,
            scores=[(self._name(leader.seat), number(leader.score)) for leader in public.leaders[:_MOST_LEADERS]],
            facts=[self._title_and_text(each) for each in titled_rows],
        )

    def _new_word(self, public: views.Public) -> list[TitledRow]:
        last = public.last
        return (
            [] if last is None else [self._last_word(last.placed.at, last.placed.word, self._points(last.score.total))]
        )

    def _in_bag(self, public: views.Public) -> str:
        return self._say(
            "dup-bag", left=public.bag_left, vowels=public.vowels_left, consonants=public.consonants_left,
            blanks=public.blanks_left,
        )  # fmt: skip

    def _leaders(self, leaders: Sequence[views.RankedSeat]) -> list[str]:
        return [f"{self._name(leader.seat)} {number(leader.score)}" for leader in leaders]

    def show(self, public: views.Public, private: views.Private, mine: Sequence[Window]) -> list[Text]:
        self._seen_grid, self._seen_rack = public.grid, public.rack
        title = self._say("dup-title", round=public.round, score=number(private.score), place=private.place)
        return self._titled(title, self.table(public, {})) if asked(mine) else []

    def prompt(self, public: views.Public, mine: Sequence[Window]) -> str:
        return self._say("prompt-sheet") if asked(mine) else self._say(f"stage-{public.stage.value}")

    def help(self) -> list[str]:
        parts = ("dup-goal", "marks", "play", "blank", "dup-claim", "dup-pass")
        return [self._say(f"help-{part}") for part in parts]


def _new_squares(public: views.Public) -> Sequence[int]:
    last = public.last
    return () if last is None else squares_of(public.grid, last.placed.at, last.placed.word)
