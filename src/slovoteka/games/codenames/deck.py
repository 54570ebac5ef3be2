"""The cards, with a word on either side (CN-06): the deck that comes with the package, and how people write their own.

A deck is text. Each line is a card, `слово / слово`, or each line is a word and every two lines make a card. A note
begins with `#`.
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
"""How many characters of a text a refusal repeats."""

AreKin = Callable[[str, str], bool]
"""Whether two words are forms or cognates. Games have no dictionary, so the caller passes this."""


class Card(Value, frozen=True):
    """Both words in upper case."""

    front: str
    back: str


class Deck(Value, frozen=True):
    """A deck is part of the options, so a record still has its cards after a deck was replaced."""

    id: str
    cards: tuple[Card, ...]

    @property
    def words(self) -> tuple[str, ...]:
        return tuple(word for card in self.cards for word in (card.front, card.back))


class _Entry(Value, frozen=True):
    word: str
    line: int
    """Counted from 1, as in editors."""


@cache
def default_deck() -> Deck:
    """The deck of the package. A test checks that no two words are cognates, because that takes too long here."""
    return _deck_of_package("deck.txt")


@cache
def earlier_decks() -> tuple[Deck, ...]:
    """The decks that the package had before, with the same name. Nobody is dealt from them any more.

    Records and running matches have their cards with them. By these files we know that the cards are ours.
    """
    return (_deck_of_package("deck-1.txt"),)


def has_our_words(deck: Deck) -> bool:
    """Whether every word of it is in the package's deck, or every word in one of the earlier decks."""
    words = set(deck.words)
    return any(words <= set(ours.words) for ours in (default_deck(), *earlier_decks()))


def is_ours(deck: Deck) -> bool:
    """Whether it is the package's deck, of today or of an earlier day."""
    return deck == default_deck() or deck in earlier_decks()


def _deck_of_package(file: str) -> Deck:
    return read_deck(resources.files(__package__).joinpath("data", file).read_text("utf-8"), "standard")


def read_deck(text: str, name: str, are_kin: AreKin | None = None) -> Deck:
    """Reads and checks a deck as people write it. Without `are_kin` cognates are not found."""
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
    """Checks a deck that came as data, not as text, with the same refusals as one card per line."""
    if len(deck.id) > LONGEST_NAME:
        raise Unreadable("deck-name", deck=deck.id[:_CLIP], length=len(deck.id), most=LONGEST_NAME)
    _check(_entries_of(deck), deck.id)


def check_cognates(deck: Deck, are_kin: AreKin) -> None:
    """Checks a deck that came as data; `read_deck` does this for text."""
    _check_cognates(_entries_of(deck), deck.id, are_kin)


def _entries_of(deck: Deck) -> list[_Entry]:
    """Its words, as if each line had one card."""
    entries = []
    for line, card in enumerate(deck.cards[: MOST_CARDS + 1], start=1):
        for written in (card.front, card.back):
            entry = _entry(written, line, deck.id)
            if entry.word != written:
                raise _not_a_word(written, line, deck.id, "capitals")
            entries.append(entry)
    return entries


def _entries(text: str, name: str) -> Iterator[_Entry]:
    """Yields the words in order. All lines must have the form of the first: a missing `/` would shift all cards."""
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
    """Yields lines that are not empty, with their numbers. `splitlines` would also split at control characters."""
    plain = text.removeprefix("\ufeff").replace("\r\n", "\n").replace("\r", "\n")
    for line, written in enumerate(plain.split("\n"), start=1):
        if content := written.partition("#")[0].strip():
            yield line, content


def _entry(written: str, line: int, name: str) -> _Entry:
    """Refuses letters of other alphabets even if they look right: the owner of the file can fix them for good."""
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
    """Checks that there are enough cards (CN-05) and no word twice. Ё and Е are the same letter (CN-G14)."""
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
    """Refuses cognates: on one table each would forbid the best clues for the other (CN-65)."""
    for first, entry in combinations(entries, 2):
        if are_kin(first.word, entry.word):
            raise Illegal(
                "CN-65", "deck-cognates",
                deck=name[:_CLIP], word=first.word, first=first.line, other=entry.word, line=entry.line,
            )  # fmt: skip
