"""Scrabble bingo in a terminal: called tiles and the player's own sheet."""

from collections.abc import Mapping, Sequence

from rich.text import Text

from slovoteka.cli.games.scrabble.sentences import Speech
from slovoteka.cli.terminal.renderer import DOT, asked
from slovoteka.core.game import Outcome, Window
from slovoteka.games.scrabble.bingo import views
from slovoteka.games.scrabble.bingo.state import Sheet
from slovoteka.games.scrabble.letters import BLANKS


class BingoRenderer(Speech):
    def describe(self, event: views.Event) -> str | None:
        match event:
            case views.Called(letter=letter):
                return self._tell(event, blank=letter in BLANKS)
            case views.Finished(crossed=crossed):
                return self._tell(event, crossed=DOT.join(self._scores(crossed)), crossed_count=len(crossed))
        return self._tell(event)

    def is_idle(self, _event: views.Event) -> bool:
        return False

    def table(self, public: views.Public, hands: Mapping[int, views.Private]) -> list[Text]:
        rows = self._list("row-called", [self._letters(public.called)])
        sheets = dict(enumerate(public.sheets)) if public.sheets else {seat: held.sheet for seat, held in hands.items()}
        for seat, sheet in sheets.items():
            name = "" if seat == self._seats.me and not public.sheets else f"  {self._name(seat)}"
            rows.append(self._row("row-sheet", self._sheet(sheet).append(name, "dim")))
        return [*rows, self._row("row-bag", Text(str(public.bag_left), "dim"))]

    def _sheet(self, sheet: Sheet | None) -> Text:
        """Both words. Crossed-out letters are in brackets, for those who see no colours."""
        if sheet is None:
            return Text("–", "dim")
        gone, shown = list(sheet.crossed), Text()
        for letter in "  ".join(sheet.words):
            if letter in gone:
                gone.remove(letter)
                shown.append(f"({letter})", "dim strike")
            else:
                shown.append(letter, "bold")
        return shown

    def show(self, public: views.Public, private: views.Private, mine: Sequence[Window]) -> list[Text]:
        if asked(mine) == "write":
            return self._titled(self._say("stage-write"), [])
        return self.table(public, {self._seats.me or 0: private})

    def prompt(self, public: views.Public, mine: Sequence[Window]) -> str:
        kind = asked(mine)
        if kind is None:
            return self._say(f"stage-{public.stage.value}")
        if kind == "mark" and public.called[-1] in BLANKS:
            return self._say("prompt-mark-blank")
        return self._say(f"prompt-{kind}", letter=self._letters(public.called[-1:]))

    def help(self) -> list[str]:
        return [self._say(f"help-{part}") for part in ("bingo-goal", "bingo-write", "bingo-mark")]

    def result(self, outcome: Outcome) -> list[str]:
        """Only the winners, because the crossed-out letters were shown when the game ended."""
        return [self._winners(outcome)]
