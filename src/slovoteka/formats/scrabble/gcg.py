"""GCG, the text format in which programs exchange games of Scrabble: its data types, and how it is written.

A game is a list of players, of pragmas (`#title …`) and of moves (`>nick: RACK 8D WORD +24 24`). Across is the row's
number first, down the column's letter. A dot stands for a tile that is on the board already, a small letter for a
blank. What GCG cannot express is in pragmas of our own, which other programs skip. docs/formats.md has the details.
"""

from collections.abc import Iterator
from typing import Final

from slovoteka.core.errors import Unreadable
from slovoteka.core.value import Value
from slovoteka.games.scrabble.editions import SIZE

COLUMNS: Final = "ABCDEFGHIJKLMNO"
THROUGH: Final = "."
"""Stands for a tile of the word that is on the board already."""
OWN: Final = "slovoteka-"
"""The prefix of our own pragmas."""
OWN_MOVE: Final = f"{OWN}move"
"""The pragma of a move that GCG does not have. The rest is written like any other move."""
ENCODING: Final = "character-encoding"
NOTE: Final = "note"
THEME: Final = f"{OWN}theme"

MOST_BYTES: Final = 1_000_000
MOST_LINES: Final = 5_000
LONGEST_LINE: Final = 200_000
"""In characters. Only lists of agreed words can be this long."""
MOST_PLAYERS: Final = 4
RACKS: Final = tuple(f"rack{number + 1}" for number in range(MOST_PLAYERS))
"""The pragmas with each player's rack, in files that end before the game does."""


class GcgPlayer(Value, frozen=True):
    nick: str
    """One word that identifies the player in moves."""
    name: str


class Pragma(Value, frozen=True):
    """A line `#key value` that is neither a player nor part of a move. Unknown ones are kept."""

    key: str
    value: str


# --- moves ----------------------------------------------------------------------------------------------------------


class Laid(Value, frozen=True, tag="laid", omit_defaults=True):
    """A word that begins at a square."""

    square: int
    down: bool
    tiles: str
    """`.` for a tile that is on the board already, a blank in lower case."""
    theme: int = 0
    """How many of the points are for words on the table's theme (SM-71)."""


class Exchanged(Value, frozen=True, tag="exchanged"):
    tiles: str


class ExchangedUnseen(Value, frozen=True, tag="exchanged-unseen"):
    """An exchange whose tiles nobody noted."""

    count: int


class Passed(Value, frozen=True, tag="passed"):
    """A pass, or a turn lost for a wrong challenge."""


class Withdrawn(Value, frozen=True, tag="withdrawn"):
    """The word just laid was challenged, and is taken back with its points."""


class Challenged(Value, frozen=True, tag="challenged"):
    """A wrong challenge: points for the player of the word, or a fine for the challenger."""


class LeftOver(Value, frozen=True, tag="left-over"):
    """At the end: the others' tiles bring points, own tiles cost points."""

    tiles: str


class OutOfTime(Value, frozen=True, tag="out-of-time"):
    """At the end: the cost of minutes over the time limit."""


class Swapped(Value, frozen=True, tag="swapped"):
    """A letter replaces the blank on the board that stands for it (SM-70). The turn goes on."""

    square: int
    letter: str


class Gone(Value, frozen=True, tag="gone"):
    """The player has left for good."""


GcgEvent = (
    Laid | Exchanged | ExchangedUnseen | Passed | Withdrawn | Challenged | LeftOver | OutOfTime | Swapped | Gone
)  # fmt: skip
FIXED: Final[dict[str, GcgEvent]] = {
    "-": Passed(),
    "--": Withdrawn(),
    "(challenge)": Challenged(),
    "(time)": OutOfTime(),
    "(left)": Gone(),
}
"""Events that have a fixed text."""
UNKNOWN_TO_OTHERS: Final = (Swapped, Gone)


class GcgMove(Value, frozen=True, kw_only=True, omit_defaults=True):
    player: int
    rack: str = ""
    """The rack before the move; empty if it is not known."""
    event: GcgEvent
    points: int = 0
    total: int = 0
    """The player's total after the move."""
    notes: tuple[str, ...] = ()
    """Lines of notes on the move."""


class GcgGame(Value, frozen=True, kw_only=True):
    players: tuple[GcgPlayer, ...]
    pragmas: tuple[Pragma, ...] = ()
    moves: tuple[GcgMove, ...] = ()

    def pragma(self, key: str) -> str | None:
        """The value of the first pragma with this name."""
        return next((pragma.value for pragma in self.pragmas if pragma.key == key), None)


# --- writing --------------------------------------------------------------------------------------------------------


def write_gcg(game: GcgGame) -> str:
    """The text of a game. Raises `Unreadable` if it is longer than our reader accepts."""
    lines = list(_lines(game))
    text = "".join(f"{line}\n" for line in lines)
    longest = max(map(len, lines))
    if len(lines) > MOST_LINES or longest > LONGEST_LINE or len(text.encode()) > MOST_BYTES:
        raise Unreadable("gcg-too-long", lines=MOST_LINES, kilobytes=MOST_BYTES // 1000)
    return text


def _lines(game: GcgGame) -> Iterator[str]:
    yield f"#{ENCODING} UTF-8"
    for number, player in enumerate(game.players, 1):
        yield f"#player{number} {player.nick} {player.name}"
    for pragma in game.pragmas:
        yield f"#{pragma.key} {pragma.value}".rstrip()
    for move in game.moves:
        yield _move_text(move, game.players[move.player].nick)
        if isinstance(move.event, Laid) and move.event.theme:
            yield f"#{THEME} {move.event.theme}"
        for note in move.notes:
            yield f"#{NOTE} {note}".rstrip()


def _move_text(move: GcgMove, nick: str) -> str:
    begin = f"#{OWN_MOVE} " if isinstance(move.event, UNKNOWN_TO_OTHERS) else ">"
    parts = [f"{begin}{nick}:", move.rack, _event_text(move.event), f"{move.points:+d}", str(move.total)]
    return " ".join(part for part in parts if part)


def _event_text(event: GcgEvent) -> str:
    match event:
        case Laid(square, down, tiles):
            return f"{at_text(square, down)} {tiles}"
        case Exchanged(tiles):
            return f"-{tiles}"
        case ExchangedUnseen(count):
            return f"-{count}"
        case LeftOver(tiles):
            return f"({tiles})"
        case Swapped(square, letter):
            return f"={at_text(square, down=False)} {letter}"
    return next(text for text, known in FIXED.items() if known == event)


def at_text(square: int, down: bool) -> str:
    """A square and the direction of the word that begins there, in the usual notation: `8D` across, `D8` down."""
    row, column = divmod(square, SIZE)
    return f"{COLUMNS[column]}{row + 1}" if down else f"{row + 1}{COLUMNS[column]}"
