"""Sheets: which words can be handed in, what they score, and which is the best (SM-95..99, SM-G16)."""

from collections.abc import Iterable, Mapping
from itertools import islice
from typing import Final

from slovoteka.core.errors import Illegal, Refusal
from slovoteka.core.oracle import AreWords, IsWord, Oracle
from slovoteka.core.value import Value
from slovoteka.games.scrabble.actions import Action, Lay, Play, readable
from slovoteka.games.scrabble.duplicate.state import Sheet
from slovoteka.games.scrabble.editions import Layout
from slovoteka.games.scrabble.placing import check_claimed, placed
from slovoteka.games.scrabble.plays import Fitted, Score, fit_tiles, order_of_equals, score, taken_from
from slovoteka.games.scrabble.rule_ids import Book

_MOST_VERDICTS: Final = 20
"""How many bad words in one round get a reason. Each answer of the dictionary becomes part of the record."""

_Laid = tuple[tuple[int, str], ...]
"""Squares and tiles. Sheets with the same ones are the same play, however they are written."""


class Scored(Value, frozen=True):
    """A valid play, and how many seats wrote it."""

    fitted: Fitted
    score: Score
    found_by: int

    @property
    def play(self) -> Play:
        return Play(self.fitted.at, self.fitted.tiles)


class Marks(Value, frozen=True):
    """The sheets of a round with their points."""

    sheets: dict[int, Sheet]
    """By seat."""
    plays: dict[_Laid, Scored]
    """The valid plays."""


# --- handing in -----------------------------------------------------------------------------------------------------


def laid(grid: str, rack: str, action: Play | Lay, layout: Layout, book: Book) -> Fitted:
    """Returns the play on the common board; refuses it if it cannot lie there or the rack does not have the tiles.

    It does not ask the dictionary, because players may hand in again and again and could look up words that way
    (SM-68).
    """
    check_claimed(action.claimed, "SM-95")
    if action.theme:
        raise Illegal("SM-71", "no-theme")
    fitted = placed(grid, action, layout, book)
    taken_from(rack, fitted.used, book)
    return fitted


def handed_in(
    grid: str, rack: str, answers: Iterable[tuple[int, Action]], layout: Layout, book: Book
) -> dict[int, tuple[Play, Fitted]]:
    """Returns the words on the sheets by seat. A sheet that would have been refused does not count."""
    known: dict[Action, tuple[Play, Fitted] | None] = {}
    found = {}
    for seat, action in answers:
        if action not in known:
            known[action] = _read_sheet(grid, rack, action, layout, book)
        if (sheet := known[action]) is not None:
            found[seat] = sheet
    return found


def _read_sheet(grid: str, rack: str, action: Action, layout: Layout, book: Book) -> tuple[Play, Fitted] | None:
    try:
        written = readable(action)
        if not isinstance(written, Play | Lay):
            return None
        fitted = laid(grid, rack, written, layout, book)
    except Refusal:
        return None
    return Play(fitted.at, fitted.tiles, written.claimed), across_first(grid, fitted, book)


def across_first(grid: str, fitted: Fitted, book: Book) -> Fitted:
    """Turns a single tile across: it makes the same words across and down, so it is one play."""
    if len(fitted.new) > 1 or not fitted.crossing:
        return fitted
    return fit_tiles(grid, fitted.new, book)


# --- judging --------------------------------------------------------------------------------------------------------


def marked(oracle: Oracle, layout: Layout, handed: Mapping[int, tuple[Play, Fitted]]) -> Marks:
    """Judges each different play once, and looks up the words of all plays together."""
    plays: dict[_Laid, Fitted] = {}
    found_by: dict[_Laid, int] = {}
    for _, fitted in handed.values():
        plays.setdefault(fitted.new, fitted)
        found_by[fitted.new] = found_by.get(fitted.new, 0) + 1
    bad_words = _bad_words(oracle, plays)
    verdicts = {word: oracle.ask(IsWord(word)) for word in islice(dict.fromkeys(bad_words.values()), _MOST_VERDICTS)}
    valid = {
        new: Scored(fitted, score(layout, fitted), found_by[new])
        for new, fitted in plays.items()
        if new not in bad_words
    }
    sheets = {}
    for seat, (written, fitted) in handed.items():
        if (counts := valid.get(fitted.new)) is not None:
            sheets[seat] = Sheet(written, counts.score.total)
        else:
            bad = bad_words[fitted.new]
            sheets[seat] = Sheet(written, 0, bad, verdicts.get(bad))
    return Marks(sheets, valid)


def _bad_words(oracle: Oracle, plays: Mapping[_Laid, Fitted]) -> dict[_Laid, str]:
    """Maps each play that forms a bad word to the first such word."""
    words = {new: fitted.words for new, fitted in plays.items()}
    asked = tuple(dict.fromkeys(word for formed in words.values() for word in formed))
    if not asked:
        return {}
    counts = dict(zip(asked, oracle.ask(AreWords(asked)).each, strict=True))
    found = {}
    for new, formed in words.items():
        bad = next((word for word in formed if not counts[word]), None)
        if bad is not None:
            found[new] = bad
    return found


def best_of(plays: Iterable[Scored], layout: Layout) -> Scored | None:
    """The play with the most points; then the fewest blanks, the fewest tiles, the alphabet, the square (SM-G16)."""
    return min(
        plays,
        key=lambda scored: (-scored.score.total, order_of_equals(layout, scored.fitted)),
        default=None,
    )
