"""«Запретные слова» in a terminal."""

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Final

from rich.text import Text

from slovoteka.cli.terminal.renderer import DOT, BaseRenderer, SeatsShown
from slovoteka.core.game import Outcome, Window
from slovoteka.games.forbidden import views
from slovoteka.games.forbidden.actions import Action, Pass, read_action
from slovoteka.games.forbidden.options import SHORTEST_WORD, Options
from slovoteka.games.forbidden.state import Stage
from slovoteka.messages import count_of, verdict_text

_RED: Final = "bold red"
_BLACK: Final = "bold"
_ORDER: Final = ("turn", "choose", "doubt", "vote", "ready", "respond", "call")
"""Of several windows the first is what the person is asked."""


class ForbiddenRenderer(BaseRenderer):
    _title_width: ClassVar[int] = 10

    def __init__(self, options: Options, seats: SeatsShown) -> None:
        super().__init__(seats)
        self._options = options
        self._red = frozenset(options.deck.red)

    # --- what has happened ------------------------------------------------------------------------------------------

    def describe(self, event: views.Event) -> str | None:
        match event:
            case views.Drew(letter=None):
                # Where everything is shown, another event describes the same draw with its letter.
                return None if self._seats.me is None else self._tell(event)
            case views.Chose(seat=seat, mover=mover):
                return self._tell(event, mover_same=seat == mover)
        return self._tell(event)

    def is_idle(self, event: views.Event) -> bool:
        return isinstance(event, views.Passed | views.Drew | views.Opened)

    def _param(self, name: str, value: Any) -> dict[str, Any]:
        """Names for seats, letters with commas."""
        match name:
            case "victim" | "mover":
                return self._seat_param(name, value)
            case "taken" | "returned" | "discarded":
                return {name: _letters(value), **count_of(name, value)}
            case "points":
                return {name: self._points(value)}
            case "verdict":
                by_vote = value is None
                return {"why": self._say("by-vote") if by_vote else verdict_text(value, self._seats.language, "ru")}
        return super()._param(name, value)

    # --- the table --------------------------------------------------------------------------------------------------

    def table(self, public: views.Public, hands: Mapping[int, views.Private]) -> list[Text]:
        rows = [
            self._row("conversation", self._cards(public.conversation)),
            self._row("window", self._cards(public.window)),
        ]
        if self._seats.me is not None:
            rows.append(self._row("hand", self._cards(hands[self._seats.me].hand)))
        else:
            held = [Text(f"{self._name(seat)} ").append(self._cards(private.hand)) for seat, private in hands.items()]
            rows.append(self._row("hands", Text(DOT).join(held)))
        return rows + self.beside(public, hands)

    def beside(self, public: views.Public, hands: Mapping[int, views.Private]) -> list[Text]:
        """The rows of a table besides the cards that lie open."""
        rows = []
        points = Text(self._points(public.points, public.discards))
        points.append(f"   {self._say('deck', left=public.deck_left)}", "dim")
        rows.append(self._row("points", points))
        if public.sheet and self._options.games > 1:
            sheet = "; ".join(self._points(game) for game in public.sheet)
            rows.append(self._row("sheet", Text(sheet)))
        warned = [_letters(private.warned) for private in hands.values() if private.warned]
        rows += [Text("  " + self._say("warned", letters=letters), "yellow") for letters in warned]
        return rows

    def show(self, public: views.Public, private: views.Private, mine: Sequence[Window]) -> list[Text]:
        if _asked(mine) == "respond":  # there are five seconds: only what is needed to find a word
            return [self._row("conversation", self._cards(public.conversation))]
        rows = self.table(public, {self._seats.me or 0: private})
        return self._titled(self._waits_for(public, mine), rows)

    def _cards(self, letters: str) -> Text:
        """Red letters differ by their brackets too, for those who see no colours."""
        return Text(" ").join(map(self.card, letters)) if letters else Text("–", "dim")

    def card(self, letter: str) -> Text:
        return Text(f"({letter})", _RED) if letter in self._red else Text(f"[{letter}]", _BLACK)

    def _points(self, points: Sequence[int], discards: Sequence[str] = ()) -> str:
        parts = []
        for seat, count in enumerate(points):
            held = f" {discards[seat]}" if discards and discards[seat] else ""
            parts.append(f"{self._name(seat)} {count}{held}")
        return DOT.join(parts)

    # --- what is asked ----------------------------------------------------------------------------------------------

    def prompt(self, public: views.Public, mine: Sequence[Window]) -> str:
        asked = _asked(mine)
        if asked is None:
            return self._waits_for(public, mine)
        prompt = self._say(f"prompt-{asked}")
        return f"{self._waits_for(public, mine)}. {prompt}" if asked == "call" else prompt

    def _waits_for(self, public: views.Public, mine: Sequence[Window]) -> str:
        """Addresses the person when the table waits for the person."""
        seat = public.last_mover if public.stage in (Stage.CHOOSE, Stage.DOUBT) else public.mover
        name = self._name(seat if seat is not None else public.mover)
        return self._say(f"stage-{public.stage.value}", name=name, me=_asked(mine) not in (None, "call"))

    def read(self, line: str, mine: Sequence[Window]) -> Action | None:
        """As the game reads it, and a little more: what a person is asked decides what a bare letter or word means."""
        kinds = {window.kind for window in mine}
        bare = line.strip()
        if not bare:
            return Pass() if "respond" in kinds else None
        if len(bare) == 1 and bare.isalpha() and "turn" in kinds:
            return read_action(f"+{bare}")
        if len(bare) >= SHORTEST_WORD and bare.isalpha() and kinds <= {"turn", "respond", "call"}:
            return read_action(f"!{bare}")
        return read_action(line)

    def help(self) -> list[str]:
        parts = ("goal", "marks", "lay", "call", "pass", "choose", "vote")
        return [self._say(f"help-{part}") for part in parts]

    def end(self, public: views.Public, private: views.Private) -> list[Text]:  # noqa: ARG002
        """Nothing: the word that ended the game has been shown, and no letter counts any more."""
        return []

    def result(self, outcome: Outcome) -> list[str]:
        winners = self._winners(outcome)
        if self._options.games == 1:
            return [winners]  # the points were shown when the game ended
        return [winners, self._say("final-points", points=self._points(outcome.scores))]

    # --- words ------------------------------------------------------------------------------------------------------

    def _code(self, code: str) -> str:
        return f"forbidden-{code}"


def _letters(letters: str) -> str:
    return ", ".join(letters)


def _asked(mine: Sequence[Window]) -> str | None:
    kinds = {window.kind for window in mine}
    return next((kind for kind in _ORDER if kind in kinds), None)
