"""Reads words typed without stars: Underwoods replace letters that the player lacks.

If the tape has the missing letter, it is unclear whether the tape or an Underwood is meant. Such a word stays as it is,
and the rules' answer names both ways. An Е card may stand for Ё (UW-G19), so a typed Ё means Е if there is no Ё.
"""

from collections import Counter
from typing import Final

from slovoteka.games.underwood.actions import Lay, Turn
from slovoteka.games.underwood.deck import UNDERWOOD, letters_in
from slovoteka.games.underwood.desk import Desk, Laying

_ON_TAPE: Final = "on-the-tape"
_TAPE_RULES: Final = frozenset({"UW-29", "UW-30"})


def with_underwoods(desk: Desk, turn: Turn, *, before_tape: bool = False) -> Turn:
    """The turn with Underwoods where letters are missing; unchanged if there are too few of them.

    `before_tape`: also for letters that the tape has.
    """
    lays: list[Lay] = []
    for number, lay in enumerate(turn.words):
        is_last = number == len(turn.words) - 1
        is_clear = before_tape or not _could_tear(desk, lay)
        lays.append(_filled(desk, lay, turn.tape if is_last else None) if is_clear else lay)
        desk = Laying.of(desk, lays[-1]).after()
    return turn.but(words=tuple(lays))


def instead_of_tape(desk: Desk, turn: Turn) -> Turn | None:
    """A turn that lacks letters of the tape, with Underwoods instead; None if that does not help."""
    starred = with_underwoods(desk, turn, before_tape=True)
    return None if starred == with_underwoods(desk, turn) else starred


def _could_tear(desk: Desk, lay: Lay) -> bool:
    """Whether the hand lacks letters that the tape has, and the rules allow tearing it for them."""
    if lay.cut is not None or not lay.word.isalpha():
        return False
    for refusal in Laying.of(desk, lay).refusals():
        if refusal.code == _ON_TAPE:
            torn = lay.but(cut=refusal.params["number"] - 1)
            return _TAPE_RULES.isdisjoint(broken.rule for broken in Laying.of(desk, torn).refusals())
    return False


def _filled(desk: Desk, lay: Lay, tape: str | None) -> Lay:
    if not lay.word.isalpha():  # stars and brackets are explicit
        return lay
    laying = Laying.of(desk, lay)
    underwoods = desk.hand.count(UNDERWOOD) + len(laying.put)
    held = Counter(letters_in(desk.hand) + laying.torn)
    # A letter for the tape or for a swap is not available to the word, unless the word would fail without it.
    for kept in (laying.put + (tape or ""), laying.put):
        free = held - Counter(kept)
        word = _with_e(lay.word, free)
        missing = Counter(word) - free
        if missing.total() <= underwoods:
            missing += _for_taken(desk, laying, Counter(word) - missing, len(laying.put) - missing.total())
            return lay.but(word=_starred(word, missing))
    return lay


def _with_e(word: str, free: Counter[str]) -> str:
    lacking, spare = word.count("Ё") - free["Ё"], free["Е"] - word.count("Е")
    return word.replace("Ё", "Е", max(0, min(lacking, spare)))


def _for_taken(desk: Desk, laying: Laying, laid: Counter[str], count: int) -> Counter[str]:
    """Taken Underwoods must be laid (UW-35), so they replace the cheapest letters of the word.

    But not the letter for which the tape was torn (UW-29).
    """
    others = laid - Counter(laying.torn[:1])
    cheapest = sorted(others.elements(), key=lambda letter: desk.deck.prices.get(letter, 0))
    return Counter(cheapest[: max(0, count)])


def _starred(word: str, missing: Counter[str]) -> str:
    """Of equal letters the last ones get the stars."""
    left, signs = missing.copy(), []
    for letter in reversed(word):
        signs.append(f"*{letter}" if left[letter] else letter)
        left[letter] -= bool(left[letter])
    return "".join(reversed(signs))
