"""What a player can do, and how it is written."""

import re
import unicodedata
from typing import Final

from slovoteka.core.errors import Illegal, Unreadable
from slovoteka.core.value import Value
from slovoteka.lexicon.alphabet import fold, normalise

LONGEST_CLUE: Final = 40
LARGEST_NUMBER: Final = 9  # CN-G5
_LONGEST_LINE: Final = 600


class Clue(Value, frozen=True, tag="clue", omit_defaults=True):
    """One word and a number (CN-22)."""

    word: str
    number: int | None = None
    """None means unlimited (CN-76)."""
    sure: bool = False
    """Whether the captain gives the clue despite the judge's warning."""


class Ask(Value, frozen=True, tag="ask"):
    """Asks the other captain in a whisper whether a clue would be valid (CN-68)."""

    word: str
    number: int | None = None


class Answer(Value, frozen=True, tag="answer"):
    """The other captain's whispered answer. It binds both captains."""

    valid: bool


class Accept(Value, frozen=True, tag="accept"):
    """No objection to the clue."""


class Protest(Value, frozen=True, tag="object"):
    """An objection: the clue is not valid (CN-53)."""


class Ruling(Value, frozen=True, tag="ruling", omit_defaults=True):
    """The other captain decides on an objection."""

    valid: bool
    reason: str | None = None
    """The rule that the clue breaks, if it is struck: one of `strike_reasons`."""


class Vote(Value, frozen=True, tag="vote"):
    """The table decides on a clue that a captain strikes against the judge's finding (CN-G19)."""

    valid: bool


class Touch(Value, frozen=True, tag="touch"):
    """A team touches a codename (CN-30)."""

    word: str


class Stop(Value, frozen=True, tag="stop"):
    """The team stops guessing (CN-39)."""


class Cover(Value, frozen=True, tag="cover"):
    """A captain covers a codename: one of their own as a penalty (CN-54), or one of the enemy's (CN-94)."""

    word: str


class Skip(Value, frozen=True, tag="skip"):
    """The captain takes no penalty."""


class TurnTimer(Value, frozen=True, tag="timer"):
    """Somebody turns the sand timer because others think too long (CN-57)."""


class Ready(Value, frozen=True, tag="ready"):
    """The next game may begin."""


Action = Clue | Ask | Answer | Accept | Protest | Ruling | Vote | Touch | Stop | Cover | Skip | TurnTimer | Ready


def readable(action: Action) -> Action:
    """Returns the action with its words in canonical spelling; refuses it if they cannot be read."""
    match action:
        case Clue(word, number, sure):
            return Clue(read_clue(word), _number(number), sure)
        case Ask(word, number):
            return Ask(read_clue(word), _number(number))
        case Touch(word):
            return Touch(_codename(word))
        case Cover(word):
            return Cover(_codename(word))
    return action


def _number(number: int | None) -> int | None:
    if number is not None and not 0 <= number <= LARGEST_NUMBER:
        raise Illegal("CN-G5", "clue-number", most=LARGEST_NUMBER)
    return number


def _codename(word: str) -> str:
    return fold(normalise(word.strip(), "ru"))


_RUSSIAN: Final = "[А-ЯЁ]"
_WORD: Final = rf"(?:(?:{_RUSSIAN}'(?={_RUSSIAN}))?{_RUSSIAN}+|[A-Z]+(?:'[A-Z]+)?|[0-9]{{1,4}})"
"""Russian or Latin (CN-64), never both. An apostrophe may occur as in Д'Артаньян."""
_CLUE: Final = re.compile(rf"{_WORD}(?:[- ]{_WORD})*")
_SPELT: Final = re.compile(r"[^\W\d_](?:-[^\W\d_]){2,}")
_DOTTED: Final = re.compile(r"(?:[^\W\d_]\.)+[^\W\d_]?|[^\W\d_]+\.")
_SPACES: Final = re.compile(r"[^\S\n\r\t\v\f\x1c-\x1f\x85\u2028\u2029]+")
_MARKS: Final = re.compile("[\u0300\u0301\u00ad\u200b-\u200d\u2060\ufeff]")
"""Stress marks, which clues must not give (CN-71), and invisible characters from copied text."""
_CYRILLIC: Final = re.compile(_RUSSIAN)


def read_clue(text: str) -> str:
    """Reads a clue into upper case and unifies spaces and look-alike letters. Refuses other signs."""
    if len(text) > _LONGEST_LINE:  # too long to spend time on
        raise Illegal("CN-25", "clue-long", length=len(text), most=LONGEST_CLUE)
    plain = unicodedata.normalize("NFKC", _SPACES.sub(" ", _MARKS.sub("", text))).upper().replace("’", "'")
    clue = " ".join(_one_alphabet(_unspelt(part)) for part in plain.split(" ") if part)
    if not clue:
        raise Illegal("CN-25", "clue-empty")
    if len(clue) > LONGEST_CLUE:
        raise Illegal("CN-25", "clue-long", length=len(clue), most=LONGEST_CLUE)
    if not _CLUE.fullmatch(clue):
        raise Illegal("CN-56", "clue-signs")
    return clue


def _unspelt(word: str) -> str:
    """Removes the hyphens of a word spelt letter by letter (CN-71), or the dots of an abbreviation."""
    if _SPELT.fullmatch(word):
        return word.replace("-", "")
    return word.replace(".", "") if _DOTTED.fullmatch(word) else word


def _one_alphabet(word: str) -> str:
    """Turns Latin look-alikes in a Russian word into Russian letters. A Latin word stays Latin (CN-64)."""
    if _CYRILLIC.search(word):
        try:
            return "-".join(normalise(part, "ru") for part in word.split("-"))
        except Unreadable:
            pass
    return word


# --- notation -------------------------------------------------------------------------------------------------------

_UNLIMITED_WORDS: Final = ("неограниченно", "необмежено", "unlimited", "∞", "*")
_WORDS: Final[dict[str, Action]] = {
    "можно": Answer(True),
    "можна": Answer(True),
    "valid": Answer(True),
    "нельзя": Answer(False),
    "не можна": Answer(False),
    "invalid": Answer(False),
    "согласен": Accept(),
    "згоден": Accept(),
    "accept": Accept(),
    "возражаю": Protest(),
    "заперечую": Protest(),
    "object": Protest(),
    "засчитать": Ruling(True),
    "зарахувати": Ruling(True),
    "stands": Ruling(True),
    "отклонить": Ruling(False),
    "відхилити": Ruling(False),
    "strike": Ruling(False),
    "годится": Vote(True),
    "годиться": Vote(True),
    "fair": Vote(True),
    "не годится": Vote(False),
    "не годиться": Vote(False),
    "unfair": Vote(False),
    "стоп": Stop(),
    "stop": Stop(),
    "пропустить": Skip(),
    "пропустити": Skip(),
    "skip": Skip(),
    "таймер": TurnTimer(),
    "timer": TurnTimer(),
    "готов": Ready(),
    "готовий": Ready(),
    "ready": Ready(),
}
_LANGUAGES: Final = ("ru", "uk", "en")
"""The order of the words in `_ASK` and the like."""
_WRITTEN_IN: Final[dict[str, dict[str, str]]] = {
    "uk": {
        "можно": "можна",
        "нельзя": "не можна",
        "согласен": "згоден",
        "возражаю": "заперечую",
        "засчитать": "зарахувати",
        "отклонить": "відхилити",
        "годится": "годиться",
        "не годится": "не годиться",
        "пропустить": "пропустити",
        "готов": "готовий",
    },
    "en": {
        "можно": "valid",
        "нельзя": "invalid",
        "согласен": "accept",
        "возражаю": "object",
        "засчитать": "stands",
        "отклонить": "strike",
        "годится": "fair",
        "не годится": "unfair",
        "стоп": "stop",
        "пропустить": "skip",
        "таймер": "timer",
        "готов": "ready",
    },
}
_CLUE_LINE: Final = re.compile(
    rf"(?P<word>.*?)(?:\s*:\s*|\s+)(?P<number>\d{{1,9}}|{'|'.join(map(re.escape, _UNLIMITED_WORDS))})\s*(?P<sure>!?)",
    re.DOTALL,
)
_STRIKE_LINE: Final = re.compile(r"(?:отклонить|відхилити|strike)\s+(?P<reason>[a-z]{2}-g?\d{1,3})")
_GIVE: Final = ("подсказка", "підказка", "clue")
_ASK: Final = ("спросить", "запитати", "ask")
_TOUCH: Final = ("тронуть", "торкнутися", "touch")
_COVER: Final = ("закрыть", "закрити", "cover")


def read_action(text: str) -> Action:
    """Reads a typed line: `балет 2`, `перья: 0`, `спросить балет 2`, `коса`, `отклонить CN-65`, `стоп`."""
    line = text.strip().casefold()
    if len(line) > _LONGEST_LINE:
        raise Unreadable("codenames-what", text=line[:60])
    if (known := " ".join(line.split())) in _WORDS:
        return _WORDS[known]
    if strike := _STRIKE_LINE.fullmatch(line):
        return Ruling(False, strike["reason"].upper())
    verb, _, rest = line.partition(" ")
    clue = _CLUE_LINE.fullmatch(rest) if verb in (*_ASK, *_GIVE) else None
    if clue:
        return _read_clue_line(clue, asking=verb in _ASK)
    if clue := _CLUE_LINE.fullmatch(line):
        return _read_clue_line(clue, asking=False)
    if rest and verb in (*_TOUCH, *_COVER):
        return readable(Touch(rest) if verb in _TOUCH else Cover(rest))
    if not line or " " in line or line in (*_ASK, *_TOUCH, *_COVER):
        raise Unreadable("codenames-what", text=line[:60])
    return readable(Touch(line))


def _read_clue_line(found: re.Match[str], *, asking: bool) -> Action:
    number = None if found["number"] in _UNLIMITED_WORDS else int(found["number"])
    return readable(Ask(found["word"], number) if asking else Clue(found["word"], number, bool(found["sure"])))


def write_action(action: Action) -> str:
    """The inverse of `read_action`."""
    return write_in(action, "ru")


def write_in(action: Action, language: str) -> str:
    place = _LANGUAGES.index(language) if language in _LANGUAGES else 0
    match action:
        case Clue(word, number, sure):
            begins = word.partition(" ")[0].casefold()
            # Without the verb, a clue that begins with such a word would be read as a question.
            verb = f"{_GIVE[place]} " if begins in (*_ASK, *_GIVE) else ""
            return f"{verb}{word} {_write_number(number, place)}{'!' if sure else ''}"
        case Ask(word, number):
            return f"{_ASK[place]} {word} {_write_number(number, place)}"
        case Ruling(False, str(reason)):
            return f"{write_in(Ruling(False), language)} {reason}"
        case Touch(word):
            return f"{_TOUCH[place]} {word}"
        case Cover(word):
            return f"{_COVER[place]} {word}"
    russian = next(text for text, known in _WORDS.items() if known == action)
    return _WRITTEN_IN.get(language, {}).get(russian, russian)


def _write_number(number: int | None, place: int) -> str:
    return _UNLIMITED_WORDS[place] if number is None else str(number)
