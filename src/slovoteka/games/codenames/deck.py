"""The cards: a word on either side (CN-06). The deck that comes with the package, and how people write their own.

A deck is text: one card a line, `слово / слово`, or one word a line, where every two lines make a card. What follows
a `#` is a note.
"""

import re
from collections.abc import Callable, Iterator, Sequence
from functools import cache, lru_cache
from importlib import resources
from itertools import combinations, islice
from typing import Final

from slovoteka.core.errors import Illegal, Unreadable
from slovoteka.core.value import Value
from slovoteka.lexicon.alphabet import fold, read_word

LEAST_CARDS: Final = 25  # CN-05
MOST_CARDS: Final = 1000
LONGEST_WORD: Final = 20
_PLAIN: Final = re.compile(f"[А-ЯЁа-яё]{{1,{LONGEST_WORD}}}")
LONGEST_NAME: Final = 40
_CLIP: Final = 40
"""Characters of what people wrote that a refusal repeats."""

AreKin = Callable[[str, str], bool]
"""Whether two words are forms or cognates. A dictionary knows, and games have none: whoever reads a deck lends one."""


class Card(Value, frozen=True):
    """Both words in upper case."""

    front: str
    back: str


class Deck(Value, frozen=True):
    """Part of the options, so that a record tells its cards even after a deck has been replaced."""

    id: str
    cards: tuple[Card, ...]

    @property
    def words(self) -> tuple[str, ...]:
        return tuple(word for card in self.cards for word in (card.front, card.back))


class _Entry(Value, frozen=True):
    word: str
    line: int
    """Counted from 1, as editors count."""


@cache
def default_deck() -> Deck:
    """Its words have a test that no two are kin, which would take too long to ask every time."""
    return read_deck(resources.files(__package__).joinpath("data/deck.txt").read_text("utf-8"), "standard")


def read_deck(text: str, name: str, are_kin: AreKin | None = None) -> Deck:
    """A deck as people write it, checked; without `are_kin` words may be cognates."""
    entries = list(islice(_entries(text, name), 2 * (MOST_CARDS + 1)))
    if len(entries) % 2:
        last = entries[-1]
        raise Unreadable("deck-odd", deck=name[:_CLIP], words=len(entries), word=last.word, line=last.line)
    _check(entries, name)
    if are_kin is not None:
        _check_cognates(entries, name, are_kin)
    words = [entry.word for entry in entries]
    return Deck(name, tuple(map(Card, words[::2], words[1::2])))


@lru_cache(maxsize=64)
def check_deck(deck: Deck) -> None:
    """A deck that came as data and not as text: the same refusals, as if it had been written one card a line."""
    if len(deck.id) > LONGEST_NAME:
        raise Unreadable("deck-name", deck=deck.id[:_CLIP], length=len(deck.id), most=LONGEST_NAME)
    _check(_entries_of(deck), deck.id)


def check_cognates(deck: Deck, are_kin: AreKin) -> None:
    """For a deck that came as data; `read_deck` sees to it for text."""
    _check_cognates(_entries_of(deck), deck.id, are_kin)


def _entries_of(deck: Deck) -> list[_Entry]:
    """A card a line."""
    entries = []
    for line, card in enumerate(deck.cards[: MOST_CARDS + 1], start=1):
        for written in (card.front, card.back):
            entry = _entry(written, line, deck.id)
            if entry.word != written:
                raise _not_a_word(written, line, deck.id, "capitals")
            entries.append(entry)
    return entries


def _entries(text: str, name: str) -> Iterator[_Entry]:
    """The words in their order. All lines are of the form of the first: a forgotten stroke would shift all cards."""
    form: tuple[int, int] | None = None
    for line, written in _lines(text):
        sides = [side.strip() for side in written.split("/")]
        if len(sides) > 2 or not all(sides):
            raise Unreadable("deck-line", deck=name[:_CLIP], line=line, text=written[:_CLIP])
        form = form or (len(sides), line)
        if len(sides) != form[0]:
            raise Unreadable("deck-mixed", deck=name[:_CLIP], line=line, first=form[1])
        for side in sides:
            yield _entry(side, line, name)


def _lines(text: str) -> Iterator[tuple[int, str]]:
    """Lines with something in them, with numbers. Not by `splitlines`: a control character is a mistake, not an end."""
    plain = text.removeprefix("\ufeff").replace("\r\n", "\n").replace("\r", "\n")
    for line, written in enumerate(plain.split("\n"), start=1):
        if said := written.partition("#")[0].strip():
            yield line, said


def _entry(written: str, line: int, name: str) -> _Entry:
    """Letters of other alphabets are refused even where they look right: the file's owner can mend them for good."""
    if _PLAIN.fullmatch(written):
        return _Entry(written.upper(), line)
    try:
        reading = read_word(written, "ru")
    except Unreadable as refusal:
        fault = refusal.code.removeprefix("word-")
        raise _not_a_word(written, line, name, fault, refusal.params.get("position", 1)) from None
    if reading.look_alikes:
        raise _not_a_word(written, line, name, "foreign-letter", reading.look_alikes[0].position)
    if len(reading.word) > LONGEST_WORD:
        raise _not_a_word(written, line, name, "too-long")
    return _Entry(reading.word, line)


def _not_a_word(written: str, line: int, name: str, fault: str, position: int = 1) -> Unreadable:
    """`fault` is capitals, character, digit, empty, foreign-letter, space or too-long; `position` counts from 1."""
    return Unreadable("deck-word", deck=name[:_CLIP], line=line, word=written[:_CLIP], fault=fault, position=position)


def _check(entries: Sequence[_Entry], name: str) -> None:
    """Enough cards for a table (CN-05), and no word twice: Ё and Е are one letter here (CN-G14)."""
    cards = len(entries) // 2
    if cards < LEAST_CARDS:
        raise Illegal("CN-05", "deck-too-small", deck=name[:_CLIP], cards=cards, least=LEAST_CARDS)
    if cards > MOST_CARDS:
        raise Unreadable("deck-too-large", deck=name[:_CLIP], most=MOST_CARDS)
    seen: dict[str, _Entry] = {}
    for entry in entries:
        first = seen.setdefault(fold(entry.word), entry)
        if first is not entry:
            raise Illegal(
                "CN-05", "deck-duplicate",
                deck=name[:_CLIP], word=entry.word, line=entry.line, other=first.word, first=first.line,
            )  # fmt: skip


def _check_cognates(entries: Sequence[_Entry], name: str, are_kin: AreKin) -> None:
    """Two cognates on one table would bar each other's plainest clues (CN-65), so that neither could be meant alone."""
    for first, entry in combinations(entries, 2):
        if are_kin(first.word, entry.word):
            raise Illegal(
                "CN-65", "deck-cognates",
                deck=name[:_CLIP], word=first.word, first=first.line, other=entry.word, line=entry.line,
            )  # fmt: skip
