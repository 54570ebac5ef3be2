"""Boards, tile sets and editions: from data files, or a table's own. Their whole content is part of the options, so a
record still has them after a file was replaced."""

import tomllib
from collections.abc import Mapping
from functools import cache
from importlib import resources
from typing import Any, Final, Literal

import msgspec

from slovoteka.core.errors import Illegal, Unreadable
from slovoteka.core.mismatch import mismatch
from slovoteka.core.value import Value
from slovoteka.games.scrabble.letters import AS_BLANK, BLANK
from slovoteka.lexicon.alphabet import ALPHABETS, APOSTROPHE, Language

SIZE: Final = 15  # SM-25
CENTRE: Final = SIZE * SIZE // 2
RACK: Final = 7  # SM-10, SU-05
ALL_TILES_BONUS: Final = 50  # SM-36, SU-46
EMPTY: Final = "."
"""An empty square of a grid."""
VOWELS: Final[Mapping[Language, str]] = {"ru": "АЕЁИОУЫЭЮЯ", "uk": "АЕЄИІЇОУЮЯ"}  # SU-G14
PREMIUMS: Final[Mapping[str, tuple[int, int]]] = {".": (1, 1), "d": (2, 1), "t": (3, 1), "D": (1, 2), "T": (1, 3)}
"""How a square multiplies its letter and its word (SM-26, SM-27; SU-38..40)."""

EditionName = Literal["mattel", "bilingual-ru", "bilingual-uk"]
_MOST_TILES: Final = 400
_MOST_BLANKS: Final = 4
"""With more blanks on one rack, the search for the best move takes minutes."""
_LONGEST_NAME: Final = 40


class Board(Value, frozen=True, kw_only=True):
    id: str
    title: str
    rows: tuple[str, ...]
    """The premium squares, one sign for each (see data/boards.toml)."""


class TileSet(Value, frozen=True, kw_only=True):
    id: str
    title: str
    language: Language
    letters: str
    """In alphabetical order."""
    counts: tuple[int, ...]
    values: tuple[int, ...]
    blanks: int

    @property
    def tiles(self) -> str:
        """One sign for each tile, sorted."""
        held = "".join(letter * count for letter, count in zip(self.letters, self.counts, strict=True))
        return "".join(sorted(held + BLANK * self.blanks))

    @property
    def vowels(self) -> str:
        return VOWELS[self.language]


class Edition(Value, frozen=True, kw_only=True, forbid_unknown_fields=True):
    title: str
    book: Literal["SM", "SU"]
    board: str
    tiles: str
    centre_doubles: bool


@cache
def boards() -> Mapping[str, Board]:
    return {name: read_board({"id": name, **table}) for name, table in _data("boards").items()}


@cache
def tile_sets() -> Mapping[str, TileSet]:
    return {name: read_tile_set({"id": name, **table}) for name, table in _data("tiles").items()}


@cache
def editions() -> Mapping[str, Edition]:
    return msgspec.convert(_data("editions"), dict[str, Edition])


def _data(name: str) -> dict[str, Any]:
    text = resources.files(__package__).joinpath(f"data/{name}.toml").read_text("utf-8")
    return tomllib.loads(text)


# --- a table's own --------------------------------------------------------------------------------------------------


def read_board(table: Mapping[str, Any]) -> Board:
    """Reads a board from a file or an API call. `rows` may be a list, or lines of one text."""
    given = {"id": "own", "title": table.get("id", "own"), **table}
    rows = given.get("rows")
    if isinstance(rows, str):
        given["rows"] = rows.split()
    try:
        board = msgspec.convert(given, Board)
    except (msgspec.ValidationError, UnicodeEncodeError):
        raise Unreadable("board-file", why=mismatch(given, Board)) from None
    check_board(board)
    return board


def check_board(board: Board) -> None:
    check_names(board.id, board.title)
    if len(board.rows) != SIZE or any(len(row) != SIZE for row in board.rows):
        wrong = next((len(row) for row in board.rows if len(row) != SIZE), SIZE)
        raise Illegal("SM-25", "board-size", rows=len(board.rows), columns=wrong, size=SIZE)
    if strange := {*"".join(board.rows)} - PREMIUMS.keys():
        raise Unreadable("board-sign", sign=min(strange), signs=" ".join(PREMIUMS))


def read_tile_set(table: Mapping[str, Any]) -> TileSet:
    """Reads a tile set from a file or an API call: `letters` maps values to "А8 Б2", or is as we encode it."""
    given = {"id": "own", "title": table.get("id", "own"), **table}
    if isinstance(given.get("letters"), Mapping):
        given |= _read_values(given["letters"], given.get("language"))
    try:
        tiles = msgspec.convert(given, TileSet)
    except (msgspec.ValidationError, UnicodeEncodeError):
        raise Unreadable("tiles-file", why=mismatch(given, TileSet)) from None
    check_tile_set(tiles)
    return tiles


def _read_values(values: Mapping[str, Any], language: Any) -> dict[str, Any]:
    found: dict[str, tuple[int, int]] = {}
    for value, items in values.items():
        for item in str(items).split():
            letter, count = item[0], item[1:]
            if letter in found or not _is_small(count) or not _is_small(str(value)):
                raise Unreadable("tiles-item", item=item[:20])
            found[letter] = (int(count), int(value))
    alphabet = ALPHABETS[language] if language in (*ALPHABETS,) else ""
    order = {letter: place for place, letter in enumerate(alphabet)}
    letters = sorted(found, key=lambda letter: (order.get(letter, len(order)), letter))
    return {
        "letters": "".join(letters),
        "counts": [found[letter][0] for letter in letters],
        "values": [found[letter][1] for letter in letters],
    }


def _is_small(number: str) -> bool:
    return number.isdecimal() and len(number) <= 3


def check_tile_set(tiles: TileSet) -> None:
    check_names(tiles.id, tiles.title)
    alphabet = ALPHABETS[tiles.language]
    if strange := [letter for letter in tiles.letters if letter not in alphabet]:
        raise Unreadable("tiles-letter", letter=strange[0], language=tiles.language)
    places = [alphabet.index(letter) for letter in tiles.letters]
    if places != sorted(set(places)):
        raise Unreadable("tiles-order")
    if not len(tiles.letters) == len(tiles.counts) == len(tiles.values):
        raise Unreadable("tiles-lengths")
    if min((*tiles.counts, *tiles.values, tiles.blanks), default=0) < 0 or max(tiles.values, default=0) > 99:
        raise Unreadable("tiles-number")
    total = sum(tiles.counts) + tiles.blanks  # `tiles.tiles` could be larger than memory before this check
    if not 2 * RACK <= total <= _MOST_TILES:
        raise Unreadable("tiles-total", tiles=total, least=2 * RACK, most=_MOST_TILES)
    if tiles.blanks > _MOST_BLANKS:
        raise Unreadable("tiles-blanks", blanks=tiles.blanks, most=_MOST_BLANKS)
    if not any(letter in tiles.vowels for letter in tiles.letters):
        raise Unreadable("tiles-vowels")


def check_names(*names: str) -> None:
    """Names go into records and onto screens, so they must be short and printable."""
    for name in names:
        if len(name) > _LONGEST_NAME or not name.isprintable():
            raise Unreadable("bad-name", most=_LONGEST_NAME)


def order_key(face: str, language: Language) -> int:
    """The order in the draw for the first move: a blank comes before А (SM-08, SU-G1)."""
    return -1 if face == BLANK else ALPHABETS[language].index(face)


def is_drawn_again(face: str) -> bool:
    """Whether a lot must be drawn again. The apostrophe has no place in the alphabet (SU-G14)."""
    return face == APOSTROPHE


class Layout:
    """A board and a tile set, prepared for scoring and for the engine."""

    start: Final = CENTRE
    rack_size: Final = RACK
    bonus: Final = ALL_TILES_BONUS
    blank: Final = BLANK
    empty: Final = EMPTY

    def __init__(self, board: Board, tiles: TileSet, *, centre_doubles: bool) -> None:
        signs = "".join(board.rows)
        self.letter_factors = [PREMIUMS[sign][0] for sign in signs]
        self.word_factors = [PREMIUMS[sign][1] for sign in signs]
        if centre_doubles:
            self.letter_factors[CENTRE], self.word_factors[CENTRE] = 1, 2
        self.values = dict(zip(tiles.letters, tiles.values, strict=True))
        """Has no entry for a blank, which counts 0 (SM-06, SU-36)."""
        self.tiles = tiles
        self.alphabet = tiles.letters
        self.signs = {letter: (letter, AS_BLANK[letter]) for letter in tiles.letters}
        """Maps each letter to its tile and to a blank that stands for it."""

    def face_sum(self, tiles: str) -> int:
        """The sum of the printed values of tiles on a rack or on the board."""
        return sum(self.values.get(tile, 0) for tile in tiles)
