"""Reads GCG files: ours, another program's, or a person's.

It is strict where meaning is at stake, and tolerant where it is not: line ends, spaces, small letters in coordinates,
words after the total, missing racks, unknown pragmas. Refusals name the line.
"""

import re
import unicodedata
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from slovoteka.core.errors import Refusal, Unreadable
from slovoteka.core.record import tellable
from slovoteka.core.value import Value
from slovoteka.formats.scrabble.gcg import (
    COLUMNS,
    ENCODING,
    FIXED,
    LONGEST_LINE,
    MOST_BYTES,
    MOST_LINES,
    MOST_PLAYERS,
    NOTE,
    OWN_MOVE,
    RACKS,
    THEME,
    THROUGH,
    UNKNOWN_TO_OTHERS,
    Exchanged,
    ExchangedUnseen,
    GcgEvent,
    GcgGame,
    GcgMove,
    GcgPlayer,
    Gone,
    Laid,
    LeftOver,
    Pragma,
    Swapped,
)
from slovoteka.games.scrabble.editions import RACK, SIZE
from slovoteka.games.scrabble.letters import read_rack, read_tiles

_BYTE_ORDER_MARK: Final = b"\xef\xbb\xbf"
_DECLARED: Final = re.compile(rb"#" + ENCODING.encode() + rb"[ \t]+([!-~]{1,40})[ \t\r]*(?:\n|\Z)")
_CODECS: Final = {
    "utf-8": "utf-8",
    "utf8": "utf-8",
    "windows-1251": "cp1251",
    "cp1251": "cp1251",
    "iso-8859-1": "latin-1",
}
"""Encodings that files declare. The last is GCG's default, and it has no Cyrillic letters."""
_CONTROL: Final = re.compile(r"[\x00-\x08\x0b-\x1f\x7f-\x9f\u2028\u2029]")
_PLAYER: Final = re.compile(r"player([0-9]{1,3})")
_MOVE: Final = re.compile(r"(\S+):(.*)")
_ACROSS: Final = re.compile(r"([0-9]{1,2})([A-Za-z])")
_DOWN: Final = re.compile(r"([A-Za-z])([0-9]{1,2})")
_POINTS: Final = re.compile(r"[+-][0-9]{1,6}")
_TOTAL: Final = re.compile(r"[+-]?[0-9]{1,6}")
_COUNT: Final = re.compile(r"[0-9]{1,3}")
_LONGEST_TILES: Final = 4 * SIZE
"""How many characters of a rack or word are read, with room for accents and marks."""


class BrokenGcg(Unreadable):
    """A file that is no game, or an impossible game, with the line, from 1, and the error."""

    def __init__(self, line: int, why: Refusal) -> None:
        super().__init__("gcg-line", line=line, why=str(why))
        self.line = line


@contextmanager
def at_line(line: int) -> Iterator[None]:
    """Adds the line to refusals raised in this block."""
    try:
        yield
    except Refusal as refusal:
        refusal.params = tellable(refusal.params)
        raise BrokenGcg(line, refusal) from None


class ReadGcg(Value, frozen=True, kw_only=True):
    """A game with the line numbers of its parts, so that a later refusal can name them."""

    game: GcgGame
    pragma_lines: tuple[int, ...]
    move_lines: tuple[int, ...]


def read_gcg(content: bytes) -> ReadGcg:
    """The game in a file. Raises `BrokenGcg` with the wrong line."""
    reader = _Reader()
    for number, line in enumerate(_lines_of(content), 1):
        with at_line(number):
            reader.read(number, line)
    with at_line(1):
        return reader.result()


def _lines_of(content: bytes) -> list[str]:
    lines = _decoded(content).replace("\r\n", "\n").replace("\r", "\n").split("\n")
    if len(lines) > MOST_LINES + 1:  # one more for the end of the last line
        with at_line(MOST_LINES + 1):
            raise Unreadable("gcg-too-long", lines=MOST_LINES, kilobytes=MOST_BYTES // 1000)
    return lines


def _decoded(content: bytes) -> str:
    """The text in the declared encoding, or else UTF-8, or else the Cyrillic encoding of Windows."""
    if len(content) > MOST_BYTES:
        with at_line(1):
            raise Unreadable("gcg-too-long", lines=MOST_LINES, kilobytes=MOST_BYTES // 1000)
    content = content.removeprefix(_BYTE_ORDER_MARK)
    declared = _DECLARED.match(content)
    if declared is None:
        try:
            return content.decode()
        except UnicodeDecodeError:
            return _by_codec(content, "cp1251")
    encoding = declared[1].decode("ascii").lower()
    if encoding not in _CODECS:
        with at_line(1):
            raise Unreadable("gcg-encoding", encoding=encoding, encodings="UTF-8, Windows-1251")
    return _by_codec(content, _CODECS[encoding])


def _by_codec(content: bytes, codec: str) -> str:
    try:
        return content.decode(codec)
    except UnicodeDecodeError as error:
        with at_line(content.count(b"\n", 0, error.start) + 1):
            raise Unreadable("gcg-bytes") from None


class _Reader:
    """Takes lines one by one."""

    def __init__(self) -> None:
        self._players: list[GcgPlayer] = []
        self._pragmas: list[Pragma] = []
        self._moves: list[GcgMove] = []
        self._pragma_lines: list[int] = []
        self._move_lines: list[int] = []
        self._is_in_note = False

    def result(self) -> ReadGcg:
        if not self._players:
            raise Unreadable("gcg-no-players")
        game = GcgGame(players=tuple(self._players), pragmas=tuple(self._pragmas), moves=tuple(self._moves))
        return ReadGcg(game=game, pragma_lines=tuple(self._pragma_lines), move_lines=tuple(self._move_lines))

    def read(self, number: int, line: str) -> None:
        if len(line) > LONGEST_LINE:
            raise Unreadable("gcg-long-line")
        if control := _CONTROL.search(line):
            raise Unreadable("gcg-control", sign=f"{ord(control[0]):04X}")
        line = line.strip()
        if line.startswith(">"):
            self._read_move(number, line[1:], own=False)
        elif line.startswith("#"):
            key, *value = line.split(maxsplit=1)
            self._read_pragma(number, key[1:], "".join(value))
        elif line and self._is_in_note:  # notes may have several lines
            self._note(number, line)
        elif line:
            raise Unreadable("gcg-what", text=line[:40])

    def _read_pragma(self, number: int, key: str, value: str) -> None:
        self._is_in_note = key == NOTE
        if player := _PLAYER.fullmatch(key):
            self._add_player(int(player[1]), value)
        elif key == OWN_MOVE:
            self._read_move(number, value, own=True)
        elif key == NOTE:
            self._note(number, value)
        elif key == THEME:
            self._add_theme(value)
        elif key and key != ENCODING:  # a pragma without a name is a comment
            value = _read_rack(value) if key in RACKS else value
            self._pragmas.append(Pragma(key, value))
            self._pragma_lines.append(number)

    def _add_player(self, number: int, value: str) -> None:
        words = value.split()
        if not words or number != len(self._players) + 1 or self._moves:
            raise Unreadable("gcg-player", number=number)
        if number > MOST_PLAYERS:
            raise Unreadable("gcg-players", most=MOST_PLAYERS)
        if any(words[0] == player.nick for player in self._players):
            raise Unreadable("gcg-same-nick", nick=words[0][:40])
        self._players.append(GcgPlayer(words[0], " ".join(words[1:]) or words[0]))

    def _note(self, number: int, text: str) -> None:
        """A note on the last move. Before the first move it is kept as a pragma."""
        if not self._moves:
            self._pragmas.append(Pragma(NOTE, text))
            self._pragma_lines.append(number)
            return
        last = self._moves[-1]
        self._moves[-1] = last.but(notes=(*last.notes, text))

    def _add_theme(self, value: str) -> None:
        last = self._moves[-1] if self._moves else None
        if last is None or not isinstance(last.event, Laid) or not _COUNT.fullmatch(value):
            raise Unreadable("gcg-theme", text=value[:40])
        laid = last.event.but(theme=int(value))
        self._moves[-1] = last.but(event=laid)

    def _read_move(self, number: int, text: str, *, own: bool) -> None:
        self._is_in_note = False
        move = _MOVE.fullmatch(text.strip())
        if move is None:
            raise Unreadable("gcg-what", text=text[:40])
        nicks = [player.nick for player in self._players]
        if not nicks:
            raise Unreadable("gcg-no-players")
        if move[1] not in nicks:
            raise Unreadable("gcg-nick", nick=move[1][:40], nicks=", ".join(nicks)[:200])
        self._moves.append(_read_move(nicks.index(move[1]), move[2].split(), own=own))
        self._move_lines.append(number)


# --- one move -------------------------------------------------------------------------------------------------------


def _read_move(player: int, words: list[str], *, own: bool) -> GcgMove:
    """`words` is what follows the player: rack, event, points, total, and any remarks."""
    rack = "" if not words or _begins_event(words[0]) else _read_rack(words.pop(0))
    if not words:
        raise Unreadable("gcg-no-move")
    event = _read_own_event(words) if own else _read_event(words)
    if len(words) < 2 or not _POINTS.fullmatch(words[0]) or not _TOTAL.fullmatch(words[1]):
        raise Unreadable("gcg-points", text=" ".join(words[:2])[:40])
    return GcgMove(player=player, rack=rack, event=event, points=int(words[0]), total=int(words[1]))


def _begins_event(word: str) -> bool:
    return word[0] in "-(=" or _is_square(word)


def _is_square(word: str) -> bool:
    """Whether the word is meant as a square: a rack has no digits."""
    return word[0].isdecimal() or word[-1].isdecimal()


def _read_event(words: list[str]) -> GcgEvent:
    """Removes the event from the front of `words`."""
    word = words.pop(0)
    known = FIXED.get(word)
    if known is not None and not isinstance(known, UNKNOWN_TO_OTHERS):
        return known
    if word.startswith("-"):
        return _read_exchange(word[1:])
    if word.startswith("("):
        return _read_in_brackets(word)
    if not words:
        raise Unreadable("gcg-no-move")
    square, down = _read_square(word)
    return Laid(square, down, _read_word(words.pop(0)))


def _read_own_event(words: list[str]) -> GcgEvent:
    word = words.pop(0)
    known = FIXED.get(word)
    if isinstance(known, Gone):
        return known
    if not word.startswith("=") or not words:
        raise Unreadable("gcg-no-move")
    square, _ = _read_square(word[1:])
    letter = _read_rack(words.pop(0))
    if len(letter) != 1:
        raise Unreadable("one-tile", letter=letter[:20])
    return Swapped(square, letter)


def _read_exchange(tiles: str) -> GcgEvent:
    if not _COUNT.fullmatch(tiles):
        return Exchanged(_read_rack(tiles))
    if not 1 <= int(tiles) <= RACK:
        raise Unreadable("gcg-exchange", count=int(tiles), most=RACK)
    return ExchangedUnseen(int(tiles))


def _read_in_brackets(word: str) -> GcgEvent:
    inside = word[1:].removesuffix(")")
    if not word.endswith(")"):
        raise Unreadable("gcg-no-move")
    return LeftOver(_read_rack(inside, (MOST_PLAYERS - 1) * RACK))


def _read_square(word: str) -> tuple[int, bool]:
    """The square, and whether the word goes down."""
    if across := _ACROSS.fullmatch(word):
        row, column, down = across[1], across[2], False
    elif below := _DOWN.fullmatch(word):
        row, column, down = below[2], below[1], True
    else:
        raise Unreadable("gcg-square", at=word[:20])
    place = COLUMNS.find(column.upper())
    if place < 0 or not 1 <= int(row) <= SIZE:
        raise Unreadable("gcg-square", at=word[:20])
    return (int(row) - 1) * SIZE + place, down


def _read_rack(text: str, most: int = RACK) -> str:
    if len(text) > _LONGEST_TILES or len(rack := read_rack(text)) > most:
        raise Unreadable("gcg-rack", tiles=len(text), most=most)
    return rack


def _read_word(text: str) -> str:
    composed = unicodedata.normalize("NFC", text[: _LONGEST_TILES + 1])
    if len(composed) > SIZE:
        raise Unreadable("word-too-long", word=text[:20], length=len(text), limit=SIZE)
    laid = read_tiles(composed.replace(THROUGH, ""))  # all at once: one letter can reveal the language of others
    if len(laid) != len(composed) - composed.count(THROUGH):  # a mark over a dot has joined the previous letter
        raise Unreadable("gcg-word", tiles=text[:40])
    left = iter(laid)
    return "".join(THROUGH if sign == THROUGH else next(left) for sign in composed)
