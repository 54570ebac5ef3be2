"""«Запретные слова» in a terminal."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

import msgspec
from rich.text import Text

from slovoteka.cli.face import Seats
from slovoteka.core.game import Outcome, Window
from slovoteka.games.forbidden import views
from slovoteka.games.forbidden.actions import Action, Pass, read_action
from slovoteka.games.forbidden.options import SHORTEST_WORD, Options
from slovoteka.games.forbidden.state import Stage
from slovoteka.messages import text, verdict_text

_RED: Final = "bold red"
_BLACK: Final = "bold"
_ORDER: Final = ("turn", "choose", "doubt", "vote", "ready", "respond", "call")
"""Of several windows the first is what the person is asked."""


class ForbiddenFace:
    def __init__(self, options: Options, seats: Seats) -> None:
        self._options, self._seats = options, seats
        self._red = frozenset(options.deck.red)

    # --- what has happened ------------------------------------------------------------------------------------------

    def tell(self, event: views.Event) -> str | None:
        code = str(event.__struct_config__.tag)
        if isinstance(event, views.Drew) and event.letter is None:
            if self._seats.me is None:
                return None  # the same draw is told with its letter
            code = "drew-hidden"
        elif isinstance(event, views.Laid) and event.red:
            code = "laid-red"
        params: dict[str, Any] = {}
        for name, value in msgspec.structs.asdict(event).items():
            params |= self._param(name, value)
        said = self._say(f"event-{code}", **params)
        if isinstance(event, views.Called) and event.returned:
            said += " " + self._say("event-returned", **params)
        return said

    def is_idle(self, event: views.Event) -> bool:
        return isinstance(event, views.Passed | views.Drew | views.Opened)

    def _param(self, name: str, value: Any) -> dict[str, Any]:
        """A field of an event as its sentence wants it: names for seats, letters with commas."""
        match name:
            case "seat":
                return {"name": self._name(value), "me": value == self._seats.me}
            case "victim" | "mover":
                return {name: self._name(value), f"{name}_me": value == self._seats.me}
            case "taken" | "returned" | "discarded":
                return {name: self._letters(value), f"{name}_count": len(value)}
            case "pro" | "contra":
                return {name: self._names(value)}
            case "points":
                return {name: self._points(value)}
            case "verdict":
                by_vote = value is None
                return {"why": self._say("by-vote") if by_vote else verdict_text(value, self._seats.language, "ru")}
        return {name: value}

    # --- the table --------------------------------------------------------------------------------------------------

    def table(self, public: views.Public, hands: Mapping[int, views.Private]) -> list[Text]:
        rows = [
            self._row(self._say("conversation"), self._cards(public.conversation)),
            self._row(self._say("window"), self._cards(public.window)),
        ]
        if self._seats.me is not None:
            rows.append(self._row(self._say("hand"), self._cards(hands[self._seats.me].hand)))
        else:
            held = [Text(f"{self._name(seat)} ").append(self._cards(private.hand)) for seat, private in hands.items()]
            rows.append(self._row(self._say("hands"), Text(" · ").join(held)))
        points = Text(self._points(public.points, public.discards))
        points.append(f"   {self._say('deck', left=public.deck_left)}", "dim")
        rows.append(self._row(self._say("points"), points))
        if public.sheet and self._options.games > 1:
            sheet = "; ".join(self._points(game) for game in public.sheet)
            rows.append(self._row(self._say("sheet"), Text(sheet)))
        warned = [self._letters(private.warned) for private in hands.values() if private.warned]
        rows += [Text("  " + self._say("warned", letters=letters), "yellow") for letters in warned]
        return rows

    def show(self, public: views.Public, private: views.Private, mine: Sequence[Window]) -> list[Text]:
        if _asked(mine) == "respond":  # there are five seconds: only what is needed to find a word
            return [self._row(self._say("conversation"), self._cards(public.conversation))]
        rows = self.table(public, {self._seats.me or 0: private})
        return [Text("─── " + self._waits_for(public, mine), "bold"), *rows]

    def _row(self, title: str, what: Text) -> Text:
        return Text.assemble(("  " + title.ljust(10), "dim"), what)

    def _cards(self, letters: str) -> Text:
        """Red letters differ by their brackets too, for those who see no colours."""
        cards = [
            Text(f"({letter})", _RED) if letter in self._red else Text(f"[{letter}]", _BLACK) for letter in letters
        ]
        return Text(" ").join(cards) if cards else Text("–", "dim")

    def _points(self, points: Sequence[int], discards: Sequence[str] = ()) -> str:
        told = []
        for seat, count in enumerate(points):
            held = f" {discards[seat]}" if discards and discards[seat] else ""
            told.append(f"{self._name(seat)} {count}{held}")
        return " · ".join(told)

    # --- what is asked ----------------------------------------------------------------------------------------------

    def prompt(self, public: views.Public, mine: Sequence[Window]) -> str:
        asked = _asked(mine)
        if asked is None:
            return self._waits_for(public, mine)
        said = self._say(f"prompt-{asked}")
        return f"{self._waits_for(public, mine)}. {said}" if asked == "call" else said

    def _waits_for(self, public: views.Public, mine: Sequence[Window]) -> str:
        """Spoken to the person where the table waits for the person."""
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

    def about(self) -> list[str]:
        return []

    def end(self, public: views.Public, private: views.Private) -> list[Text]:  # noqa: ARG002
        """Nothing: the word that ended the game was told, and no letter counts any more."""
        return []

    def result(self, outcome: Outcome) -> list[str]:
        winners = tuple(seat for seat, place in enumerate(outcome.places) if place == 1)
        me = self._seats.me
        if me is None or me not in winners:
            said = self._say("won", names=self._names(winners), count=len(winners))
        else:
            said = self._say("you-won-alone" if len(winners) == 1 else "you-won-together")
        if self._options.games == 1:
            return [said]  # the points were told when the game ended
        return [said, self._say("final-points", points=self._points(outcome.scores))]

    # --- words ------------------------------------------------------------------------------------------------------

    def _say(self, code: str, **params: Any) -> str:
        return text(f"forbidden-{code}", self._seats.language, **params)

    def _name(self, seat: int) -> str:
        return self._seats.names[seat]

    def _names(self, seats: Sequence[int]) -> str:
        return ", ".join(self._name(seat) for seat in seats) or self._say("nobody")

    def _letters(self, letters: str) -> str:
        return ", ".join(letters) or self._say("nothing")


def _asked(mine: Sequence[Window]) -> str | None:
    kinds = {window.kind for window in mine}
    return next((kind for kind in _ORDER if kind in kinds), None)
