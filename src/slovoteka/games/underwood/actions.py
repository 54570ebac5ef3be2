"""What a player can do, and how it is written."""

import re
from typing import Final

import msgspec

from slovoteka.core.errors import Unreadable
from slovoteka.games.underwood.deck import UNDERWOOD, is_prize, prize_number, prize_sign
from slovoteka.games.underwood.spelling import read_word, write_word
from slovoteka.lexicon.alphabet import normalise

MOST_WORDS: Final = 2  # UW-26, UW-G25
_MOST_READ: Final = 8
"""Words of a turn that are looked at, to say what is wrong with them."""
_LARGEST: Final = 999


class Swap(msgspec.Struct, frozen=True):
    """The letter that an Underwood on the table stands for is put there, and the Underwood taken (UW-34).

    All counted from 0: the seat in front of which the word lies, the word, the letter in it.
    """

    seat: int
    word: int
    place: int


class Lay(msgspec.Struct, frozen=True, omit_defaults=True):
    """One word with all that goes with it."""

    word: str = ""
    """As spelling.py writes it."""
    cut: int | None = None
    """From which card on, counted from 0, the tape is torn off (UW-27, UW-28)."""
    swaps: tuple[Swap, ...] = ()
    prize: int | None = None
    """The number of the prize card that lies with it."""


class Turn(msgspec.Struct, frozen=True, tag="turn", omit_defaults=True):
    """All that follows the exchange of prize cards: a word or none, and the card for the tape (UW-19)."""

    words: tuple[Lay, ...] = ()
    tape: str | None = None


class Discard(msgspec.Struct, frozen=True, tag="discard"):
    """An unwanted prize card goes, and another card comes (UW-21)."""

    prize: int


class Accept(msgspec.Struct, frozen=True, tag="accept"):
    """At a table that votes: the word may lie."""


class Doubt(msgspec.Struct, frozen=True, tag="doubt"):
    """Let the table vote on it (UW-G24)."""


class Vote(msgspec.Struct, frozen=True, tag="vote"):
    exists: bool


class Ready(msgspec.Struct, frozen=True, tag="ready"):
    """The next round may begin."""


Action = Turn | Discard | Accept | Doubt | Vote | Ready


def readable(action: Action) -> Action:
    """The action with its words as they are written here; `Unreadable` if they cannot be."""
    if isinstance(action, Discard):
        _check_numbers(action.prize)
    if not isinstance(action, Turn):
        return action
    if len(action.words) > _MOST_READ:
        raise Unreadable("underwood-words", most=MOST_WORDS)
    words = tuple(_readable(lay) for lay in action.words)
    return Turn(tuple(lay for lay in words if lay != Lay()), None if action.tape is None else _read_card(action.tape))


def _readable(lay: Lay) -> Lay:
    _check_numbers(lay.cut, lay.prize)
    for swap in lay.swaps:
        _check_numbers(swap.seat, swap.word, swap.place)
    return msgspec.structs.replace(lay, word=write_word(read_word(lay.word)))


def _check_numbers(*numbers: int | None) -> None:
    """Numbers of cards and places are small; JSON can spell some of thousands of digits."""
    if any(number is not None and abs(number) > _LARGEST for number in numbers):
        raise Unreadable("underwood-number", most=_LARGEST)


def _read_card(text: str) -> str:
    """A card for the tape. Underwoods and prize cards are read too: it is a rule that forbids them (UW-45)."""
    written = text.strip()
    if written in (UNDERWOOD, "*"):
        return UNDERWOOD
    if len(written) == 1 and is_prize(written):
        return written
    if prize := _PRIZE.fullmatch(written.casefold()):
        return _prize_card(prize[1])
    letter = normalise(written, "ru")
    if len(letter) != 1:
        raise Unreadable("underwood-one-card", text=written[:60])
    return letter


def _prize_card(number: str) -> str:
    sign = prize_sign(int(number))
    if not is_prize(sign):
        raise Unreadable("underwood-what", text=number[:60])
    return sign


# --- notation -------------------------------------------------------------------------------------------------------

_PRIZE: Final = re.compile(r"(?:приз|prize|п)?[=:№ ]?(\d{1,2})")
_DISCARD: Final = re.compile(r"(?:сброс|скид|discard)[= ]*(?:приз|prize|п)?[=:№ ]?(\d{1,2})")
_EXTRA: Final = re.compile(
    r"(?P<tape>лента|л|стрічка|tape)[=:]?(?P<cut>\d{1,3})"
    r"|(?P<swap>обмен|о|обмін|swap)[=:]?(?P<target>\d{1,2}\.\d{1,3}\.\d{1,2})"
    r"|(?P<prize>приз|п|prize)[=:]?(?P<number>\d{1,2})"
)
_WORDS: Final[dict[str, Action]] = {
    "-": Turn(),
    "верю": Accept(),
    "вірю": Accept(),
    "accept": Accept(),
    "сомневаюсь": Doubt(),
    "сумніваюсь": Doubt(),
    "doubt": Doubt(),
    "за": Vote(True),
    "for": Vote(True),
    "против": Vote(False),
    "проти": Vote(False),
    "against": Vote(False),
    "готов": Ready(),
    "готово": Ready(),
    "готовий": Ready(),
    "ready": Ready(),
}
_LONGEST_LINE: Final = 600


def read_action(text: str) -> Action:
    """A line as a player types it: `КОТ лента=3 приз=5 > А`, `> А`, `сброс 5`."""
    line = " ".join(text.split()).casefold()
    if len(line) > _LONGEST_LINE:
        raise Unreadable("underwood-what", text=line[:60])
    if line in _WORDS:
        return _WORDS[line]
    if discard := _DISCARD.fullmatch(line):
        return Discard(int(discard[1]))
    words, mark, card = line.partition(">")
    if ">" in card or (mark and not card.strip()) or not line:
        raise Unreadable("underwood-what", text=line[:60])
    lays = tuple(_read_lay(part, line) for part in words.split("+")) if words.strip() else ()
    return readable(Turn(lays, card if mark and card.strip() != "-" else None))


def _read_lay(part: str, line: str) -> Lay:
    word, cut, prize, swaps = "", None, None, []
    for item in part.split():
        extra = _EXTRA.fullmatch(item)
        if extra is None:
            if word:
                raise Unreadable("underwood-what", text=line[:60])
            word = item
        elif extra["tape"] and cut is None:
            cut = int(extra["cut"]) - 1
        elif extra["prize"] and prize is None:
            prize = int(extra["number"])
        elif extra["swap"]:
            seat, on_table, place = map(int, extra["target"].split("."))
            swaps.append(Swap(seat - 1, on_table - 1, place - 1))
        else:
            raise Unreadable("underwood-twice", text=item[:60])
    if not part.strip():
        raise Unreadable("underwood-what", text=line[:60])
    return Lay(word, cut, tuple(swaps), prize)


def write_action(action: Action) -> str:
    """The inverse of `read_action`."""
    match action:
        case Discard(prize):
            return f"сброс {prize}"
        case Turn(words, tape) if words or tape is not None:
            laid = " + ".join(_write_lay(lay) for lay in words)
            return f"{laid} > {'-' if tape is None else _write_card(tape)}".strip()
    return next(text for text, known in _WORDS.items() if known == action)


def _write_lay(lay: Lay) -> str:
    parts = [lay.word] if lay.word else []
    if lay.cut is not None:
        parts.append(f"лента={lay.cut + 1}")
    parts += [f"обмен={swap.seat + 1}.{swap.word + 1}.{swap.place + 1}" for swap in lay.swaps]
    if lay.prize is not None:
        parts.append(f"приз={lay.prize}")
    return " ".join(parts)


def _write_card(card: str) -> str:
    return f"приз={prize_number(card)}" if is_prize(card) else card
