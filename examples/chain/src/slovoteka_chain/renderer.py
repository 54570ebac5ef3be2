"""«Цепочка» in a terminal."""

from collections.abc import Mapping, Sequence
from typing import Any

from rich.text import Text

from slovoteka.cli.terminal.renderer import BaseRenderer, SeatsShown, asked
from slovoteka.core.game import Outcome, Window
from slovoteka_chain import views
from slovoteka_chain.actions import Action, read_action
from slovoteka_chain.options import Options


class ChainRenderer(BaseRenderer):
    def __init__(self, _options: Options, seats: SeatsShown) -> None:
        super().__init__(seats)

    def describe(self, event: views.Event) -> str | None:
        return self._tell(event)

    def is_idle(self, _event: views.Event) -> bool:
        return False

    def table(self, public: views.Public, _hands: Mapping[int, views.Private]) -> list[Text]:
        return [*self._list("chain", public.words), self._row("letter", Text(public.letter, "bold"))]

    def show(self, public: views.Public, private: views.Private, mine: Sequence[Window]) -> list[Text]:
        return self.table(public, {})

    def prompt(self, public: views.Public, mine: Sequence[Window]) -> str:
        if asked(mine) is None:
            return self._say(f"stage-{public.stage.value}", name=self._name(public.mover))
        return self._say("prompt-turn", letter=public.letter)

    def read(self, line: str, mine: Sequence[Window]) -> Action | None:
        return read_action(line) if line.strip() else None

    def help(self) -> list[str]:
        return [self._say("help-goal"), self._say("help-say")]

    def end(self, public: views.Public, private: views.Private) -> list[Text]:
        return self._list("chain", public.words)

    def result(self, outcome: Outcome) -> list[str]:
        return [self._winners(outcome)]

    def _code(self, code: str) -> str:
        return f"chain-{code}"

    def _param(self, name: str, value: Any) -> dict[str, Any]:
        return {name: self._say(f"why-{value}")} if name == "why" else super()._param(name, value)
