"""The reverse game in a terminal: tiles are removed from a finished board."""

from collections.abc import Mapping, Sequence

from rich.text import Text

from slovoteka.cli.games.scrabble.sentences import OnBoard, Speech, TitledRow
from slovoteka.cli.terminal.renderer import DOT, asked, number
from slovoteka.core.game import Window
from slovoteka.games.scrabble.reverse import views


class ReverseRenderer(Speech):
    def describe(self, event: views.Event) -> str | None:
        return self._tell(event)

    def is_idle(self, _event: views.Event) -> bool:
        return False

    def table(self, public: views.Public, hands: Mapping[int, views.Private]) -> list[Text]:  # noqa: ARG002
        """Nothing is hidden, so hands add nothing."""
        rows = [*self.draws.board(public.grid), *self._list("row-score", self._scores(public.points), DOT)]
        return [*rows, *(row for titled in self._removed(public) for row in self._rows_of(titled))]

    def on_board(self, public: views.Public, private: views.Private) -> OnBoard:  # noqa: ARG002
        return OnBoard(
            grid=public.grid,
            new=(),
            scores=[(self._name(seat), number(points)) for seat, points in enumerate(public.points)],
            facts=[self._title_and_text(titled) for titled in self._removed(public)],
        )

    def _removed(self, public: views.Public) -> list[TitledRow]:
        return [
            TitledRow("row-removed", [f"{self._name(seat)}:", self._rack_letters(tiles)], " ")
            for seat, tiles in enumerate(public.removed)
            if tiles
        ]

    def show(self, public: views.Public, _private: views.Private, mine: Sequence[Window]) -> list[Text]:
        return self._titled(self._waits_for(public, mine), self.table(public, {}))

    def prompt(self, public: views.Public, mine: Sequence[Window]) -> str:
        return self._say("prompt-remove") if asked(mine) else self._waits_for(public, mine)

    def _waits_for(self, public: views.Public, mine: Sequence[Window]) -> str:
        return self._say("stage-turn", name=self._name(public.mover), me=asked(mine) is not None)

    def help(self) -> list[str]:
        return [self._say(f"help-{part}") for part in ("rev-goal", "rev-remove", "rev-pass")]
