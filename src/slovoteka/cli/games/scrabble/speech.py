"""What the renderers of all modes of Scrabble share: names, points, the rows of a table, and how lines are read."""

from abc import abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple

from rich.text import Text

from slovoteka.cli.games.scrabble.board_text import BoardText, Signs
from slovoteka.cli.games.scrabble.typed_words import from_rack
from slovoteka.cli.terminal.renderer import DOT, BaseRenderer, SeatsShown, asked, number
from slovoteka.core.errors import Unreadable
from slovoteka.core.game import Outcome, Window
from slovoteka.core.value import Value
from slovoteka.core.words import Verdict
from slovoteka.games.scrabble.actions import Action, read_action
from slovoteka.games.scrabble.breakdown import Labels, word_line
from slovoteka.games.scrabble.letters import BLANK, BLANKS
from slovoteka.games.scrabble.options import Options
from slovoteka.games.scrabble.plays import EMPTY_GRID, Score
from slovoteka.messages import verdict_text

_SPOKEN: Final[Mapping[str, str]] = {
    "обмін": "обмен",
    "exchange": "обмен",
    "pass": "пас",
    "не вірю": "не верю",
    "challenge": "не верю",
    "вірю": "верю",
    "accept": "верю",
    "проти": "против",
    "for": "за",
    "against": "против",
    "theme": "тема",
    "no theme": "не тема",
    "голосна": "гласная",
    "vowel": "гласная",
    "приголосна": "согласная",
    "consonant": "согласная",
    "взяти": "взять",
    "take": "взять",
    "зняти": "снять",
    "remove": "снять",
    "write": "пишу",
    "є": "есть",
    "yes": "есть",
    "ні": "нет",
    "no": "нет",
    "бінго": "бинго",
    "bingo": "бинго",
    "є бінго": "есть бинго",
    "yes bingo": "есть бинго",
}
"""The game's own words are Russian; these mean the same."""
_BARE: Final[Mapping[str, str]] = {"pick": "взять", "theme": "тема", "remove": "снять", "write": "пишу"}
"""Windows that take a list: it can be written without the word before it."""
_LISTS: Final = frozenset({"обмен", "взять", "тема", "снять", "пишу"})
_BAGS: Final[Mapping[str, str]] = {
    **dict.fromkeys(("г", "v"), "гласная"),
    **dict.fromkeys(("с", "п", "c"), "согласная"),
}
"""Short for the seven choices of a deal with two bags: Russian, Ukrainian and English, whose `c` looks like `с`."""
_SILENT: Final[Mapping[str, str]] = {"respond": "верю", "theme": "не тема", "mark": "нет"}
"""What a line without a word means where somebody is asked for an objection."""
_MOVES: Final = frozenset({"", "turn", "sheet"})
"""Windows that take a move: whatever is wrong with one helps to write it right."""
_TELLING: Final[Mapping[str, str]] = {
    **dict.fromkeys(("theme", "write", "pick"), "word-"),
    "remove": "no-such-square",
}
"""Beginnings of codes that help in the other windows. Anything else there is answered by what is asked."""
_MOST_SCORES: Final = 8
"""In a row. Duplicate Scrabble can have thousands of seats."""


class SpokenRow(NamedTuple):
    """What is told of a table in one row of its own."""

    title: str
    """Its code."""
    items: Sequence[str]
    divided_by: str = DOT


class OnBoard(Value, frozen=True, kw_only=True):
    """A table that has a board, in parts: for a screen that places them itself."""

    grid: str
    new: Sequence[int]
    """Squares of the last word."""
    rack: str | None = None
    """What words can be laid from; None where tiles are taken off."""
    scores: Sequence[tuple[str, str]]
    """Names and points."""
    facts: Sequence[tuple[str, str]]
    """What else is to be known, each under its title."""


class Speech(BaseRenderer):
    def __init__(self, options: Options, seats: SeatsShown) -> None:
        super().__init__(seats)
        self._options = options
        self._labels = Labels(all_tiles=self._say("all-tiles"), theme=self._say("theme"), total=self._say("total"))
        self._layout = options.layout()
        self.draws = BoardText(self._layout, Signs(self._say("sign-letter"), self._say("sign-word")))
        self._seen_grid, self._seen_rack = EMPTY_GRID, ""
        """What the person was last shown, in modes that have a rack: by it a line is read."""

    # --- sentences --------------------------------------------------------------------------------------------------

    def _code(self, code: str) -> str:
        return f"scrabble-{code}"

    def _param(self, name: str, value: Any) -> dict[str, Any]:
        match name:
            case "seats" | "winners":
                return {"names": self._names(value), "count": len(value)}
            case "words" | "squares":
                return {name: ", ".join(value), f"{name}_count": len(value)}
            case "points" | "bonus" if isinstance(value, int):
                return {name: self._points(value)}
            case "verdict":
                return {"why": self._why(value)}
            case "rack":
                return {name: self._rack_letters(value)}
            case "tiles":
                return {name: self._letters(value)}
        return super()._param(name, value)

    def _why(self, verdict: Verdict | None) -> str:
        if verdict is None:
            return self._say("by-vote")
        return verdict_text(verdict, self._seats.language, self._options.tiles.language)

    def _points(self, count: int) -> str:
        return self._say("points", count=count).replace("-", "−")

    def _how(self, score: Score) -> str:
        """How a move was counted; nothing where there was nothing to reckon."""
        first = score.words[0]
        if len(score.words) == 1 and not (first.premiums or first.factors or first.theme or score.all_tiles):
            return ""
        lines = [word_line(word, self._labels) for word in score.words]
        lines += [f"+{score.all_tiles} ({self._labels.all_tiles})"] if score.all_tiles else []
        return " " + "; ".join(lines) + "."

    def _letters(self, tiles: str) -> str:
        return " ".join(BLANK if tile in BLANKS else tile for tile in tiles)

    def _rack_letters(self, tiles: str) -> str:
        return self._letters(self.draws.in_order(tiles))

    # --- rows of the table ------------------------------------------------------------------------------------------

    def on_board(self, public: Any, private: Any) -> OnBoard | None:  # noqa: ARG002
        """The table in parts, and what lines will be read by; None where there is no board."""
        return None

    def _told_row(self, told: SpokenRow) -> list[Text]:
        return self._list(told.title, told.items, told.divided_by)

    def _told_fact(self, told: SpokenRow) -> tuple[str, str]:
        return self._say(told.title), told.divided_by.join(told.items)

    def _last_word(self, at: str, word: str, *more: str) -> SpokenRow:
        """In colour it stands out on the board; this is for those who see none."""
        return SpokenRow("row-last", [f"{at} {word} ({', '.join(more)})"])

    def _scores(self, scores: Sequence[int]) -> list[str]:
        """Everyone's points; at a large table those of the first places, and one's own."""
        order = range(len(scores))
        shown = list(order)
        if len(scores) > _MOST_SCORES:
            shown = sorted(order, key=lambda seat: -scores[seat])[:_MOST_SCORES]
            shown += [] if self._seats.me is None or self._seats.me in shown else [self._seats.me]
        told = [f"{self._name(seat)} {number(scores[seat])}" for seat in shown]
        return told + (["…"] if len(shown) < len(scores) else [])

    # --- lines of a person ------------------------------------------------------------------------------------------

    def read(self, line: str, mine: Sequence[Window]) -> Action | None:
        """As the game reads it, and a little more: what a person is asked decides what a bare line means."""
        kind, said = asked(mine) or "", " ".join(line.split())
        try:
            return self._read(said, kind)
        except Unreadable as refusal:
            raise _fitting(refusal, said, kind) from None

    def _read(self, said: str, kind: str) -> Action | None:
        if not said:
            return read_action(_SILENT[kind]) if kind in _SILENT else None
        if said == "-":
            return read_action(_SILENT.get(kind, "пас"))
        return from_rack(read_action(_in_russian(said, kind)), self._seen_grid, self._seen_rack, self._layout)

    # --- the end ----------------------------------------------------------------------------------------------------

    def about(self) -> list[str]:
        return [self._say("edition", edition=self._options.edition)]

    def end(self, public: Any, private: Any) -> list[Text]:
        return self._titled(self._say("stage-over"), self.table(public, {self._seats.me or 0: private}))

    @abstractmethod
    def table(self, public: Any, hands: Mapping[int, Any]) -> list[Text]: ...

    def result(self, outcome: Outcome) -> list[str]:
        if len(outcome.scores) == 1:
            return [self._say("your-score", points=self._points(outcome.scores[0]))]
        return [self._winners(outcome), self._say("final-scores", scores=DOT.join(self._scores(outcome.scores)))]


def _in_russian(line: str, kind: str) -> str:
    """The line as the game knows it: commands of other languages, and lists without their command."""
    said = line.casefold()
    if said in _SPOKEN:
        return _SPOKEN[said]
    first, _, rest = line.partition(" ")
    command = _SPOKEN.get(first.casefold(), first.casefold())
    if rest and command != first.casefold():
        return f"{command} {rest}"
    if kind == "draw":
        return _BAGS.get(said, line)
    if kind in _BARE and command not in _LISTS and not _is_answer(said, kind):
        return f"{_BARE[kind]} {line}"
    return line


def _is_answer(said: str, kind: str) -> bool:
    """A line that means itself although a list is asked for. Elsewhere the same can be letters or a word."""
    return said == "не тема" if kind == "theme" else said == "пас" and kind != "pick"


def _fitting(refusal: Unreadable, said: str, kind: str) -> Unreadable:
    """What helps the person: what is wrong with the line as it was typed, or what the window asks for."""
    if kind not in _MOVES and not refusal.code.startswith(_TELLING.get(kind, "-")):
        return Unreadable("scrabble-not-now", window=kind)
    return Unreadable("scrabble-what", text=said[:60]) if refusal.code == "scrabble-what" else refusal
