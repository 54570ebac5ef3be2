"""What a player can do, and how it is written."""

import re
from typing import Final

from slovoteka.core.errors import Unreadable
from slovoteka.core.value import Value
from slovoteka.games.underwood.deck import UNDERWOOD, is_prize
from slovoteka.games.underwood.prize_signs import prize_number, prize_sign
from slovoteka.games.underwood.spelling import read_word, write_word
from slovoteka.lexicon.alphabet import normalise

MOST_WORDS: Final = 2  # UW-26, UW-G25
_MOST_READ: Final = 8
"""How many words of a turn are read, in order to say what is wrong with them."""
_LARGEST: Final = 99
_PRIZES: Final = range(_LARGEST + 1)
_CUTS: Final = range(-1, 999)
_FROM_0: Final = range(-1, _LARGEST)
"""Counted from 1 in the notation. The range begins at -1, so that a typed 0 can be read and the rules refuse it."""


class Swap(Value, frozen=True):
    """Takes an Underwood from a word on the table and puts the letter that it stands for in its place (UW-34).

    The seat with the word, the word, and the letter in it are counted from 0.
    """

    seat: int
    word: int
    place: int


class Lay(Value, frozen=True, omit_defaults=True):
    """One word of a turn, with everything that belongs to it."""

    word: str = ""
    """In the notation of spelling.py."""
    cut: int | None = None
    """The first card that is torn off the tape, counted from 0 (UW-27, UW-28)."""
    swaps: tuple[Swap, ...] = ()
    prize: int | None = None
    """The number of the prize card that goes with it."""
    more_prizes: tuple[int, ...] = ()
    """Further prize cards. They are never allowed (UW-40), but can be named so that the rules can say so."""


class Turn(Value, frozen=True, tag="turn", omit_defaults=True):
    """Everything after the exchange of prize cards: a word or none, and the card for the tape (UW-19)."""

    words: tuple[Lay, ...] = ()
    tape: str | None = None


class Discard(Value, frozen=True, tag="discard"):
    """Discards an unwanted prize card and draws another card (UW-21)."""

    prize: int


class Accept(Value, frozen=True, tag="accept"):
    """At a table that votes: accepts the word."""


class Doubt(Value, frozen=True, tag="doubt"):
    """Asks for a vote on the word (UW-G24)."""


class Vote(Value, frozen=True, tag="vote"):
    exists: bool


class Ready(Value, frozen=True, tag="ready"):
    """The next round may begin."""


Action = Turn | Discard | Accept | Doubt | Vote | Ready


def readable(action: Action) -> Action:
    """Returns the action with its words in canonical spelling; raises `Unreadable` if it cannot."""
    if isinstance(action, Discard):
        _check_number(action.prize, _PRIZES)
    if not isinstance(action, Turn):
        return action
    if len(action.words) > _MOST_READ:
        raise Unreadable("underwood-words", most=MOST_WORDS)
    words = tuple(_readable(lay) for lay in action.words)
    return Turn(tuple(lay for lay in words if lay != Lay()), None if action.tape is None else _read_card(action.tape))


def _readable(lay: Lay) -> Lay:
    _check_number(lay.cut, _CUTS)
    prizes = [prize for prize in (lay.prize, *lay.more_prizes[:1]) if prize is not None]  # one too many is enough
    for prize in prizes:
        _check_number(prize, _PRIZES)
    for swap in lay.swaps:
        for number in (swap.seat, swap.word, swap.place):
            _check_number(number, _FROM_0)
    word = write_word(read_word(lay.word))
    return Lay(word, lay.cut, lay.swaps, prizes[0] if prizes else None, tuple(prizes[1:]))


def _check_number(number: int | None, known: range) -> None:
    """Refuses numbers that the notation cannot write. JSON allows numbers of thousands of digits."""
    if number is not None and number not in known:
        raise Unreadable("underwood-number", most=known[-1])


def _read_card(text: str) -> str:
    """Reads a card for the tape. Underwoods and prize cards are read too, because a rule refuses them (UW-45)."""
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
        raise Unreadable("underwood-what", text=number)
    return sign


# --- notation -------------------------------------------------------------------------------------------------------

_NUMBER: Final = r"[=:№ ]?\(?(\d{1,2})\)?"
_PRIZE: Final = re.compile(rf"(?:приз|prize|п)?{_NUMBER}")
_DISCARD: Final = re.compile(rf"(?:сброс|скид|discard)[= ]*(?:приз|prize|п)?{_NUMBER}")
_DISCARDING: Final = re.compile(r"(?:сброс|скид|discard)(?: .*\d|$)")
_EXTRA: Final = re.compile(
    r"(?<!\S)(?:"
    r"(?:лента|л|стрічка|tape)[=: ]?(?P<cut>\d{1,3})"
    r"|(?:обмен|о|обмін|swap)[=: ]?(?P<target>\d{1,2}\.\d{1,2}\.\d{1,2})"
    r"|(?:приз|п|prize)[=:№ ]?\(?(?P<prize>\d{1,2})\)?"
    r"|\((?P<bare>\d{1,2})\)"
    r")(?!\S)"
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
_WRITTEN_IN: Final[dict[str, dict[str, str]]] = {
    "uk": {
        "лента": "стрічка",
        "обмен": "обмін",
        "сброс": "скид",
        "верю": "вірю",
        "сомневаюсь": "сумніваюсь",
        "против": "проти",
        "готов": "готовий",
    },
    "en": {
        "лента": "tape",
        "обмен": "swap",
        "приз": "prize",
        "сброс": "discard",
        "верю": "accept",
        "сомневаюсь": "doubt",
        "за": "for",
        "против": "against",
        "готов": "ready",
    },
}
_LONGEST_LINE: Final = 600


def read_action(text: str) -> Action:
    """Reads a typed line: `КОТ лента=3 приз=5 > А`, `> А`, `сброс 5`."""
    line = " ".join(text.split()).casefold()
    if not line or len(line) > _LONGEST_LINE:
        raise Unreadable("underwood-what", text=line[:60])
    if line in _WORDS:
        return _WORDS[line]
    line = "".join(f"({prize_number(sign)})" if is_prize(sign) else sign for sign in line)
    if discard := _DISCARD.fullmatch(line):
        return Discard(int(discard[1]))
    if _DISCARDING.fullmatch(line):
        raise Unreadable("underwood-discard")
    words, mark, card = line.partition(">")
    if ">" in card or line == mark:
        raise Unreadable("underwood-what", text=line[:60])
    lays = tuple(_read_lay(part, line) for part in words.split("+")) if words.strip() not in ("", "-") else ()
    return readable(Turn(lays, None if card.strip() in ("", "-") else card))


def _read_lay(part: str, line: str) -> Lay:
    cut, prizes, swaps = None, [], []
    for extra in _EXTRA.finditer(part):
        number = extra["prize"] or extra["bare"]
        if extra["cut"] and cut is None:
            cut = int(extra["cut"]) - 1
        elif number:
            prizes.append(int(number))
        elif extra["target"]:
            seat, on_table, place = map(int, extra["target"].split("."))
            swaps.append(Swap(seat - 1, on_table - 1, place - 1))
        else:
            raise Unreadable("underwood-twice", text=extra[0])
    words = _EXTRA.sub(" ", part).split()
    if not part.strip():
        raise Unreadable("underwood-what", text=line[:60])
    if len(words) > 1:
        raise Unreadable("underwood-two-words", first=words[0][:40].upper(), second=words[1][:40].upper())
    return Lay(words[0] if words else "", cut, tuple(swaps), prizes[0] if prizes else None, tuple(prizes[1:]))


def write_action(action: Action) -> str:
    """The inverse of `read_action`."""
    match action:
        case Discard(prize):
            return f"сброс {prize}"
        case Turn(words, tape) if words or tape is not None:
            laid = " + ".join(_write_lay(lay) for lay in words)
            return f"{laid} > {'-' if tape is None else _write_card(tape)}".strip()
    return next(text for text, known in _WORDS.items() if known == action)


def write_in(action: Action, language: str) -> str:
    def said(word: str) -> str:
        return _WRITTEN_IN.get(language, {}).get(word, word)

    written = write_action(action)
    match action:
        case Discard(prize):
            return f"{said('сброс')} {prize}"
        case Turn():
            return re.sub(r"\b[а-я]+(?==)", lambda found: said(found[0]), written)
    return said(written)


def _write_lay(lay: Lay) -> str:
    parts = [lay.word] if lay.word else []
    if lay.cut is not None:
        parts.append(f"лента={lay.cut + 1}")
    parts += [f"обмен={swap.seat + 1}.{swap.word + 1}.{swap.place + 1}" for swap in lay.swaps]
    parts += [f"приз={prize}" for prize in (lay.prize, *lay.more_prizes) if prize is not None]
    return " ".join(parts)


def _write_card(card: str) -> str:
    return f"приз={prize_number(card)}" if is_prize(card) else card
