"""What a word means that was typed without stars: Underwoods lie where the letter itself is not there.

An Е card may stand for Ё (UW-G19), so who types Ё without having it means Е.
"""

from collections import Counter

import msgspec

from slovoteka.games.underwood.actions import Lay, Turn
from slovoteka.games.underwood.deck import UNDERWOOD, letters_in
from slovoteka.games.underwood.desk import Desk, Laying


def with_underwoods(desk: Desk, turn: Turn) -> Turn:
    """The turn with the Underwoods that this desk would give for it; as it was typed where they do not suffice."""
    lays: list[Lay] = []
    for number, lay in enumerate(turn.words):
        is_last = number == len(turn.words) - 1
        lays.append(_filled(desk, lay, turn.tape if is_last else None))
        desk = Laying.of(desk, lays[-1]).after()
    return msgspec.structs.replace(turn, words=tuple(lays))


def _filled(desk: Desk, lay: Lay, tape: str | None) -> Lay:
    if not lay.word.isalpha():  # stars and brackets say what is meant
        return lay
    laying = Laying.of(desk, lay)
    underwoods = desk.hand.count(UNDERWOOD) + len(laying.put)
    held = Counter(letters_in(desk.hand) + laying.torn)
    # A letter that goes into the tape or is swapped in is not there for the word, unless the word would fail by it.
    for kept in (laying.put + (tape or ""), laying.put):
        free = held - Counter(kept)
        word = _with_e(lay.word, free)
        missing = Counter(word) - free
        if missing.total() <= underwoods:
            missing += _for_taken(desk, laying, Counter(word) - missing, len(laying.put) - missing.total())
            return msgspec.structs.replace(lay, word=_starred(word, missing))
    return lay


def _with_e(word: str, free: Counter[str]) -> str:
    lacking, spare = word.count("Ё") - free["Ё"], free["Е"] - word.count("Е")
    return word.replace("Ё", "Е", max(0, min(lacking, spare)))


def _for_taken(desk: Desk, laying: Laying, laid: Counter[str], count: int) -> Counter[str]:
    """Underwoods that were taken have to be laid (UW-35): the cheapest letters of the word make room for them.

    But not the letter for which the tape was torn off (UW-29).
    """
    others = laid - Counter(laying.torn[:1])
    cheapest = sorted(others.elements(), key=lambda letter: desk.deck.prices.get(letter, 0))
    return Counter(cheapest[: max(0, count)])


def _starred(word: str, missing: Counter[str]) -> str:
    """Of like letters the last ones get the stars."""
    left, signs = missing.copy(), []
    for letter in reversed(word):
        signs.append(f"*{letter}" if left[letter] else letter)
        left[letter] -= bool(left[letter])
    return "".join(reversed(signs))
