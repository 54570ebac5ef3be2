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
    """None: unlimited (CN-76)."""
    sure: bool = False
    """The captain has read what the judge thinks of it and gives it all the same."""


class Ask(Value, frozen=True, tag="ask"):
    """The other captain is asked in a whisper whether a clue would be valid (CN-68)."""

    word: str
    number: int | None = None


class Answer(Value, frozen=True, tag="answer"):
    """What the other captain whispers back; it binds both."""

    valid: bool


class Accept(Value, frozen=True, tag="accept"):
    """Nothing against the clue."""


class Protest(Value, frozen=True, tag="object"):
    """The clue is not valid (CN-53)."""


class Ruling(Value, frozen=True, tag="ruling"):
    """The other captain decides on an objection."""

    valid: bool


class Touch(Value, frozen=True, tag="touch"):
    """The decision of a team: one codename (CN-30)."""

    word: str


class Stop(Value, frozen=True, tag="stop"):
    """The team has guessed enough (CN-39)."""


class Cover(Value, frozen=True, tag="cover"):
    """A captain covers a codename: as a penalty one of his own (CN-54), or one of the enemy's (CN-94)."""

    word: str


class Skip(Value, frozen=True, tag="skip"):
    """No penalty is wanted."""


class TurnTimer(Value, frozen=True, tag="timer"):
    """The sand timer is turned on whoever thinks too long (CN-57)."""


class Ready(Value, frozen=True, tag="ready"):
    """The next game may begin."""


Action = Clue | Ask | Answer | Accept | Protest | Ruling | Touch | Stop | Cover | Skip | TurnTimer | Ready


def readable(action: Action) -> Action:
    """The action with its words as they are written here; refused if they cannot be."""
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
"""Russian, or Latin (CN-64), never both; an apostrophe as in Д'Артаньян."""
_CLUE: Final = re.compile(rf"{_WORD}(?:[- ]{_WORD})*")
_SPELT: Final = re.compile(r"[^\W\d_](?:-[^\W\d_]){2,}")
_DOTTED: Final = re.compile(r"(?:[^\W\d_]\.)+[^\W\d_]?|[^\W\d_]+\.")
_SPACES: Final = re.compile(r"[^\S\n\r\t\v\f\x1c-\x1f\x85\u2028\u2029]+")
_MARKS: Final = re.compile("[\u0300\u0301\u00ad\u200b-\u200d\u2060\ufeff]")
"""Stress, which is not to be given (CN-71), and what copied text brings along unseen."""
_CYRILLIC: Final = re.compile(_RUSSIAN)


def read_clue(text: str) -> str:
    """The clue in upper case, spaces and look-alike letters made one. Signs that only look like letters are refused."""
    if len(text) > _LONGEST_LINE:  # nobody's time is spent on it
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
    """Letter by letter (CN-71), or with the dots of an abbreviation."""
    if _SPELT.fullmatch(word):
        return word.replace("-", "")
    return word.replace(".", "") if _DOTTED.fullmatch(word) else word


def _one_alphabet(word: str) -> str:
    """A Latin letter that has slipped into a Russian word is the Russian one; a Latin word stays Latin (CN-64)."""
    if _CYRILLIC.search(word):
        try:
            return "-".join(normalise(part, "ru") for part in word.split("-"))
        except Unreadable:
            pass
    return word


# --- notation -------------------------------------------------------------------------------------------------------

_UNLIMITED: Final = "неограниченно"
_UNLIMITED_WORDS: Final = (_UNLIMITED, "необмежено", "unlimited", "∞", "*")
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
_CLUE_LINE: Final = re.compile(
    rf"(?P<word>.*?)(?:\s*:\s*|\s+)(?P<number>\d{{1,9}}|{'|'.join(map(re.escape, _UNLIMITED_WORDS))})\s*(?P<sure>!?)",
    re.DOTALL,
)
_GIVE: Final = ("подсказка", "підказка", "clue")
_ASK: Final = ("спросить", "запитати", "ask")
_TOUCH: Final = ("тронуть", "торкнутися", "touch")
_COVER: Final = ("закрыть", "закрити", "cover")


def read_action(text: str) -> Action:
    """A line as a player types it: `балет 2`, `перья: 0`, `спросить балет 2`, `коса`, `закрыть лук`, `стоп`."""
    line = text.strip().casefold()
    if len(line) > _LONGEST_LINE:
        raise Unreadable("codenames-what", text=line[:60])
    if (known := " ".join(line.split())) in _WORDS:
        return _WORDS[known]
    verb, _, rest = line.partition(" ")
    told = _CLUE_LINE.fullmatch(rest) if verb in (*_ASK, *_GIVE) else None
    if told:
        return _read_clue_line(told, asking=verb in _ASK)
    if told := _CLUE_LINE.fullmatch(line):
        return _read_clue_line(told, asking=False)
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
    match action:
        case Clue(word, number, sure):
            begins = word.partition(" ")[0].casefold()
            verb = f"{_GIVE[0]} " if begins in (*_ASK, *_GIVE) else ""  # or a title would be read as a question
            return f"{verb}{word} {_write_number(number)}{'!' if sure else ''}"
        case Ask(word, number):
            return f"{_ASK[0]} {word} {_write_number(number)}"
        case Touch(word):
            return f"{_TOUCH[0]} {word}"
        case Cover(word):
            return f"{_COVER[0]} {word}"
    return next(text for text, known in _WORDS.items() if known == action)


def _write_number(number: int | None) -> str:
    return _UNLIMITED if number is None else str(number)
