"""Sheets: what a word must be to be handed in, what it scores, and which is the best (SM-95..99, SM-G16)."""

from collections.abc import Iterable, Mapping
from itertools import islice
from typing import Final

from slovoteka.core.errors import Illegal, Refusal
from slovoteka.core.oracle import AreWords, IsWord, Oracle
from slovoteka.core.value import Value
from slovoteka.games.scrabble.actions import Action, Lay, Play, readable
from slovoteka.games.scrabble.book import Book
from slovoteka.games.scrabble.duplicate.state import Sheet
from slovoteka.games.scrabble.editions import Layout
from slovoteka.games.scrabble.placing import check_claimed, placed
from slovoteka.games.scrabble.plays import Fitted, Score, fit_tiles, order_of_equals, score, taken_from

_MOST_VERDICTS: Final = 20
"""Bad words whose reason is looked up in one round: every answer becomes part of the record."""

_Laid = tuple[tuple[int, str], ...]
"""Squares and tiles: two sheets with the same are the same play, however they are written."""


class Scored(Value, frozen=True):
    """A play that counts, and how many seats wrote it."""

    fitted: Fitted
    score: Score
    found_by: int

    @property
    def play(self) -> Play:
        return Play(self.fitted.at, self.fitted.tiles)


class Marks(Value, frozen=True):
    """A round's sheets as the referee gives them back."""

    sheets: dict[int, Sheet]
    """By seat."""
    plays: dict[_Laid, Scored]
    """Those that count."""


# --- handing in -----------------------------------------------------------------------------------------------------


def laid(grid: str, rack: str, action: Play | Lay, layout: Layout, book: Book) -> Fitted:
    """The play on the common board; raises a refusal if it cannot lie there or the rack does not give it.

    The dictionary is not asked: whoever may hand in again and again would otherwise have it for nothing (SM-68).
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
    """The words on the sheets by seat. What would have been refused when it was handed in counts as no sheet."""
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
    """A single tile makes the same words whether it is written across or down: it is one play, kept across."""
    if len(fitted.new) > 1 or not fitted.crossing:
        return fitted
    return fit_tiles(grid, fitted.new, book)


# --- judging --------------------------------------------------------------------------------------------------------


def marked(oracle: Oracle, layout: Layout, handed: Mapping[int, tuple[Play, Fitted]]) -> Marks:
    """Each different play is judged once, and all their words are looked up together."""
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
    """For each play that forms what is no word: the first of these."""
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
    """The most points; then fewest blanks, fewest tiles, the order of the alphabet, the place (SM-G16)."""
    return min(
        plays,
        key=lambda scored: (-scored.score.total, order_of_equals(layout, scored.fitted)),
        default=None,
    )
