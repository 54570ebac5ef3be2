"""Shared by the renderers of all modes of Scrabble: names, points, rows of a table, and reading lines."""

from abc import abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple

import msgspec
from rich.text import Text

from slovoteka.cli.games.scrabble.board_text import BoardText, PremiumSigns
from slovoteka.cli.games.scrabble.typed_words import from_rack
from slovoteka.cli.terminal.renderer import DOT, BaseRenderer, SeatsShown, asked, number
from slovoteka.core.errors import Unreadable
from slovoteka.core.game import Outcome, Window
from slovoteka.core.value import Value
from slovoteka.core.words import Verdict
from slovoteka.games.scrabble.actions import Action, read_action
from slovoteka.games.scrabble.breakdown import BreakdownLabels, word_line
from slovoteka.games.scrabble.form import FORM
from slovoteka.games.scrabble.letters import BLANK, BLANKS
from slovoteka.games.scrabble.options import Options
from slovoteka.games.scrabble.plays import EMPTY_GRID, Score
from slovoteka.messages import count_of, verdict_text

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
"""The notation is Russian; these words of other languages mean the same."""
_BARE: Final[Mapping[str, str]] = {"pick": "взять", "theme": "тема", "remove": "снять", "write": "пишу"}
"""Windows that take a list. The list can be typed without the command before it."""
_LISTS: Final = frozenset({"обмен", "взять", "тема", "снять", "пишу"})
_BAGS: Final[Mapping[str, str]] = {
    **dict.fromkeys(("г", "v"), "гласная"),
    **dict.fromkeys(("с", "п", "c"), "согласная"),
}
"""Short forms of the choices in a deal with two bags: Russian, Ukrainian, and English, whose `c` looks like `с`."""
_SILENT: Final[Mapping[str, str]] = {"respond": "верю", "theme": "не тема", "mark": "нет"}
"""What an empty line means in windows that ask for an objection."""
_MOVES: Final = frozenset({"", "turn", "sheet"})
"""Windows that take a move. Any error in a move is reported as it is."""
_TELLING: Final[Mapping[str, str]] = {
    **dict.fromkeys(("theme", "write", "pick"), "word-"),
    "remove": "no-such-square",
}
"""Prefixes of error codes that help in the other windows. For other errors the answer says what the window asks for."""
_MOST_SCORES: Final = 8
"""The most scores in a row, since duplicate Scrabble can have thousands of seats."""


class TitledRow(NamedTuple):
    """A row of the table with a title, such as the last word or the bag."""

    title: str
    """Its message code."""
    items: Sequence[str]
    divided_by: str = DOT


class OnBoard(Value, frozen=True, kw_only=True):
    """A table with a board, in parts, for a screen that places them itself."""

    grid: str
    new: Sequence[int]
    """Squares of the last word."""
    rack: str | None = None
    """The rack that words are laid from; None where tiles are removed."""
    scores: Sequence[tuple[str, str]]
    """Names and points."""
    facts: Sequence[tuple[str, str]]
    """All other rows, by title."""


class Speech(BaseRenderer):
    def __init__(self, options: Options, seats: SeatsShown) -> None:
        super().__init__(seats)
        self._options = options
        self._labels = BreakdownLabels(
            all_tiles=self._say("all-tiles"), theme=self._say("theme"), total=self._say("total")
        )
        self._layout = options.layout()
        self.draws = BoardText(self._layout, PremiumSigns(self._say("sign-letter"), self._say("sign-word")))
        self._seen_grid, self._seen_rack = EMPTY_GRID, ""
        """The table that the person saw last, in modes with a rack. Typed lines refer to it."""

    # --- sentences --------------------------------------------------------------------------------------------------

    def _code(self, code: str) -> str:
        return f"scrabble-{code}"

    def _param(self, name: str, value: Any) -> dict[str, Any]:
        match name:
            case "seats" | "winners":
                return {"names": self._names(value), **count_of("names", value)}
            case "words" | "squares":
                return {name: ", ".join(value), **count_of(name, value)}
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
        """How a move was counted; empty if there was nothing to add up."""
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
        """The table in parts; None without a board. Also remembers board and rack, which `read` needs."""
        return None

    def _rows_of(self, titled: TitledRow) -> list[Text]:
        return self._list(titled.title, titled.items, titled.divided_by)

    def _title_and_text(self, titled: TitledRow) -> tuple[str, str]:
        return self._say(titled.title), titled.divided_by.join(titled.items)

    def _last_word(self, at: str, word: str, *more: str) -> TitledRow:
        """Colour marks it on the board; this row is for those who see no colours."""
        return TitledRow("row-last", [f"{at} {word} ({', '.join(more)})"])

    def _scores(self, scores: Sequence[int]) -> list[str]:
        """Everyone's points. At a large table, those of the leaders and of the person."""
        order = range(len(scores))
        shown = list(order)
        if len(scores) > _MOST_SCORES:
            shown = sorted(order, key=lambda seat: -scores[seat])[:_MOST_SCORES]
            shown += [] if self._seats.me is None or self._seats.me in shown else [self._seats.me]
        parts = [f"{self._name(seat)} {number(scores[seat])}" for seat in shown]
        return parts + (["…"] if len(shown) < len(scores) else [])

    # --- lines of a person ------------------------------------------------------------------------------------------

    def read(self, line: str, mine: Sequence[Window]) -> Action | None:
        """Reads the notation, and also bare lines, whose meaning depends on the window that asks."""
        kind, typed = asked(mine) or "", " ".join(line.split())
        try:
            return self._read(typed, kind)
        except Unreadable as refusal:
            raise _fitting(refusal, typed, kind) from None

    def _read(self, typed: str, kind: str) -> Action | None:
        if not typed:
            return read_action(_SILENT[kind]) if kind in _SILENT else None
        if typed == "-":
            return read_action(_SILENT.get(kind, "пас"))
        return from_rack(read_action(_in_russian(typed, kind)), self._seen_grid, self._seen_rack, self._layout)

    # --- the end ----------------------------------------------------------------------------------------------------

    def about(self) -> list[str]:
        cost = FORM.wrong_word_code(msgspec.structs.asdict(self._options))
        return [self._say("edition", edition=self._options.edition), *([] if cost is None else [self._say(cost)])]

    def end(self, public: Any, private: Any) -> list[Text]:
        return self._titled(self._say("stage-over"), self.table(public, {self._seats.me or 0: private}))

    @abstractmethod
    def table(self, public: Any, hands: Mapping[int, Any]) -> list[Text]: ...

    def result(self, outcome: Outcome) -> list[str]:
        if len(outcome.scores) == 1:
            return [self._say("your-score", points=self._points(outcome.scores[0]))]
        return [self._winners(outcome), self._say("final-scores", scores=DOT.join(self._scores(outcome.scores)))]


def _in_russian(line: str, kind: str) -> str:
    """The line in the game's notation: translates commands, and adds the command to a bare list."""
    folded = line.casefold()
    if folded in _SPOKEN:
        return _SPOKEN[folded]
    first, _, rest = line.partition(" ")
    command = _SPOKEN.get(first.casefold(), first.casefold())
    if rest and command != first.casefold():
        return f"{command} {rest}"
    if kind == "draw":
        return _BAGS.get(folded, line)
    if kind in _BARE and command not in _LISTS and not _is_answer(folded, kind):
        return f"{_BARE[kind]} {line}"
    return line


def _is_answer(folded: str, kind: str) -> bool:
    """Whether a line is an answer, although the window asks for a list. Elsewhere the same text may be letters."""
    return folded == "не тема" if kind == "theme" else folded == "пас" and kind != "pick"


def _fitting(refusal: Unreadable, typed: str, kind: str) -> Unreadable:
    """The more helpful refusal: what is wrong with the typed line, or what the window asks for."""
    if kind not in _MOVES and not refusal.code.startswith(_TELLING.get(kind, "-")):
        return Unreadable("scrabble-not-now", window=kind)
    return Unreadable("scrabble-what", text=typed[:60]) if refusal.code == "scrabble-what" else refusal
