"""What a player can do, and how it is written."""

import re
from collections.abc import Callable
from typing import Final, Literal

import msgspec

from slovoteka.core.errors import Unreadable
from slovoteka.core.value import Value
from slovoteka.games.scrabble.editions import SIZE
from slovoteka.games.scrabble.letters import BLANKS, read_rack, read_tiles
from slovoteka.games.scrabble.notation import at_text, place_of, square_of

Bag = Literal["vowels", "consonants"]

_LONGEST = 4 * SIZE
"""The longest text that is read as a word. Accents and marks need some room."""


class Play(Value, frozen=True, tag="play", omit_defaults=True):
    """A whole word from a square onwards (SM-96): `З8` is across, `8З` is down, a blank is in lower case."""

    at: str
    word: str
    claimed: int | None = None
    """The player's own count, where players announce their points (SM-32, SM-95)."""
    theme: tuple[str, ...] = ()
    """Words of this move that the player claims for the theme (SM-71)."""


class Tile(Value, frozen=True):
    """A tile on a square."""

    at: str
    letter: str


class Lay(Value, frozen=True, tag="lay", omit_defaults=True):
    """The same as `Play`, but tile by tile, as a player lays them."""

    tiles: tuple[Tile, ...]
    claimed: int | None = None
    theme: tuple[str, ...] = ()


class Exchange(Value, frozen=True, tag="exchange"):
    """Exchanges these tiles (SM-13, SU-24); `?` is a blank."""

    letters: str


class Pass(Value, frozen=True, tag="pass"):
    """SM-14, SU-25."""


class Swap(Value, frozen=True, tag="swap"):
    """Takes a blank off the board and puts the letter that it stands for in its place (SM-70)."""

    at: str
    letter: str


class Challenge(Value, frozen=True, tag="challenge"):
    """Challenges the words of the pending play (SM-22, SU-30)."""


class Accept(Value, frozen=True, tag="accept"):
    """Accepts the pending play."""


class Vote(Value, frozen=True, tag="vote"):
    """Whether all words of the pending play are words. Used where no dictionary is agreed."""

    valid: bool


class ThemeVote(Value, frozen=True, tag="theme-vote"):
    """Which of the claimed words are on the theme (SM-G18)."""

    words: tuple[str, ...]


class Take(Value, frozen=True, tag="take"):
    """The next tile comes from this bag (SM-75)."""

    bag: Bag


class Pick(Value, frozen=True, tag="pick"):
    """Picks tiles where all lie face up (SM-90)."""

    letters: str


class Remove(Value, frozen=True, tag="remove"):
    """Takes tiles off these squares (SM-76)."""

    squares: tuple[str, ...]


class Write(Value, frozen=True, tag="write"):
    """The two words of a bingo sheet (SM-81)."""

    words: tuple[str, ...]


class Mark(Value, frozen=True, tag="mark"):
    """What a player does with a called letter: cross it out or not, and call bingo or not (SM-82, SM-83)."""

    cross: bool
    bingo: bool = False


Action = (
    Play | Lay | Exchange | Pass | Swap | Challenge | Accept | Vote | ThemeVote | Take | Pick | Remove | Write | Mark
)  # fmt: skip


def readable(action: Action) -> Action:
    """Returns the action with squares and letters in their canonical spelling; raises `Unreadable` if it cannot."""
    _check_count(action)
    match action:
        case Play(at, word, claimed, theme):
            return Play(_at(at), read_tiles(_short(word)), claimed, tuple(map(_word, theme)))
        case Lay(tiles, claimed, theme):
            return Lay(_laid(tiles), claimed, tuple(map(_word, theme)))
        case Exchange(letters):
            return Exchange("".join(sorted(_word(letters))))
        case Pick(letters):
            return Pick("".join(sorted(_word(letters))))
        case Swap(at, letter):
            return Swap(at_text(square_of(at), down=False), _named(_one(_word(letter))))
        case ThemeVote(words):
            return ThemeVote(tuple(map(_word, words)))
        case Remove(squares):
            return Remove(tuple(at_text(square, down=False) for square in sorted({*map(square_of, squares)})))
        case Write(words):
            return Write(tuple(map(_word, words)))
    return action


def _check_count(action: Action) -> None:
    """Refuses an action that names more things than the board has squares."""
    for value in msgspec.structs.astuple(action):
        if isinstance(value, tuple) and len(value) > SIZE * SIZE:
            raise Unreadable("too-many-things", count=len(value), most=SIZE * SIZE)


def _at(at: str) -> str:
    return at_text(*place_of(at))


def _laid(tiles: tuple[Tile, ...]) -> tuple[Tile, ...]:
    laid = tuple(Tile(at_text(square_of(tile.at), down=False), _one(read_tiles(_short(tile.letter)))) for tile in tiles)
    if len({tile.at for tile in laid}) < len(laid):
        raise Unreadable("square-twice")
    return laid


def _word(word: str) -> str:
    return read_rack(_short(word))


def _short(word: str) -> str:
    """Refuses a text that is too long. The refusal quotes only its beginning, because it also goes into logs."""
    if len(word) > _LONGEST:
        raise Unreadable("word-too-long", word=word[:20], length=len(word), limit=SIZE)
    return word


def _one(letter: str) -> str:
    if len(letter) != 1:
        raise Unreadable("one-tile", letter=letter[:20])
    return letter


def _named(letter: str) -> str:
    if letter in BLANKS:
        raise Unreadable("one-tile", letter=letter)
    return letter


# --- as a line ------------------------------------------------------------------------------------------------------

_FIXED: dict[str, Action] = {
    "пас": Pass(),
    "не верю": Challenge(),
    "верю": Accept(),
    "за": Vote(True),
    "против": Vote(False),
    "не тема": ThemeVote(()),
    "гласная": Take("vowels"),
    "согласная": Take("consonants"),
    "есть": Mark(True),
    "нет": Mark(False),
    "бинго": Mark(False, True),
    "есть бинго": Mark(True, True),
}
_FIXED_IN: Final[dict[str, dict[str, str]]] = {
    "uk": {
        "не верю": "не вірю",
        "верю": "вірю",
        "против": "проти",
        "гласная": "голосна",
        "согласная": "приголосна",
        "есть": "є",
        "нет": "немає",
        "бинго": "бінго",
        "есть бинго": "є бінго",
    },
    "en": {
        "пас": "pass",
        "не верю": "challenge",
        "верю": "accept",
        "за": "for",
        "против": "against",
        "не тема": "off theme",
        "гласная": "vowel",
        "согласная": "consonant",
        "есть": "yes",
        "нет": "no",
        "бинго": "bingo",
        "есть бинго": "yes bingo",
    },
}
_FIXED |= {said: _FIXED[russian] for language in _FIXED_IN.values() for russian, said in language.items()}
_LISTS: dict[str, Callable[[str], Action]] = {
    "обмен": lambda rest: Exchange(rest.replace(" ", "")),
    "взять": lambda rest: Pick(rest.replace(" ", "")),
    "тема": lambda rest: ThemeVote(tuple(rest.split())),
    "снять": lambda rest: Remove(tuple(rest.split())),
    "пишу": lambda rest: Write(tuple(rest.split())),
}
_LISTS_IN: Final[dict[str, dict[str, str]]] = {
    "uk": {"обмен": "обмін", "взять": "взяти", "снять": "зняти"},
    "en": {"обмен": "exchange", "взять": "pick", "тема": "theme", "снять": "remove", "пишу": "write"},
}
_LISTS |= {said: _LISTS[russian] for language in _LISTS_IN.values() for russian, said in language.items()}
_CLAIMS = re.compile(r"(?P<move>[^=#]*?)\s*(?:=\s*(?P<claimed>-?\d{1,5}))?\s*(?:#(?P<theme>[^=]*))?")
_SWAP = re.compile(r"(?P<at>[^\W\d_]\d{1,2})\s*=\s*(?P<letter>\D)")
_TILE = r"[^\W\d_]\d{1,2}:\S"
_TILES = re.compile(f"{_TILE}(?: {_TILE})*")


def read_action(text: str) -> Action:
    """Reads a typed line: `З8 ЗДОРОВ`, with the player's own count `З8 ЗДОРОВ =24`, `обмен ЫЪ`, `пас`, `Б7=В`."""
    line = " ".join(text.split())
    lowered = line.casefold()
    if lowered in _FIXED:
        return _FIXED[lowered]
    first, _, rest = line.partition(" ")
    if make := _LISTS.get(first.casefold()):  # the rules refuse an empty list and say what is missing
        return readable(make(rest))
    if swap := _SWAP.fullmatch(line):
        return readable(Swap(swap["at"], swap["letter"]))
    return readable(_read_move(text, line))


def _read_move(text: str, line: str) -> Action:
    parts = _CLAIMS.fullmatch(line)
    if parts is None:
        raise Unreadable("scrabble-what", text=text[:60])
    claimed = None if parts["claimed"] is None else int(parts["claimed"])
    theme = tuple((parts["theme"] or "").split())
    if _TILES.fullmatch(parts["move"]):
        tiles = (tile.partition(":") for tile in parts["move"].split())
        return Lay(tuple(Tile(at, letter) for at, _, letter in tiles), claimed, theme)
    at, _, word = parts["move"].partition(" ")
    if not word or " " in word:
        raise Unreadable("scrabble-what", text=text[:60])
    return Play(at, word, claimed, theme)


def write_action(action: Action) -> str:
    """The inverse of `read_action`."""
    match action:
        case Play(at, word, claimed, theme):
            return f"{at} {word}" + _claims(claimed, theme)
        case Lay(tiles, claimed, theme):
            return " ".join(f"{tile.at}:{tile.letter}" for tile in tiles) + _claims(claimed, theme)
        case Exchange(letters):
            return f"обмен {letters}"
        case Pick(letters):
            return f"взять {letters}"
        case Swap(at, letter):
            return f"{at}={letter}"
        case ThemeVote(words) if words:
            return f"тема {' '.join(words)}"
        case Remove(squares):
            return f"снять {' '.join(squares)}"
        case Write(words):
            return f"пишу {' '.join(words)}"
    return next(text for text, known in _FIXED.items() if known == action)


def write_in(action: Action, language: str) -> str:
    written = write_action(action)
    if isinstance(action, Play | Lay | Swap):
        return written
    first, space, rest = written.partition(" ")
    if rest and first in _LISTS:
        return _LISTS_IN.get(language, {}).get(first, first) + space + rest
    return _FIXED_IN.get(language, {}).get(written, written)


def _claims(claimed: int | None, theme: tuple[str, ...]) -> str:
    return (f" ={claimed}" if claimed is not None else "") + (f" #{' '.join(theme)}" if theme else "")
