"""GCG, the text in which programs exchange games of Scrabble: as a value, and how it is written.

A game is a list of players, of pragmas (`#title …`) and of moves (`>nick: RACK 8D WORD +24 24`). Across is the row's
number first, down the column's letter; a dot stands for a tile that lies there already, a small letter for a blank.
What GCG has no place for stands in pragmas of our own, which other programs skip. docs/formats.md tells it at length.
"""

from collections.abc import Iterator
from typing import Final

from slovoteka.core.errors import Unreadable
from slovoteka.core.value import Value
from slovoteka.games.scrabble.editions import SIZE

COLUMNS: Final = "ABCDEFGHIJKLMNO"
THROUGH: Final = "."
"""A tile of the word that lies on the board already."""
OWN: Final = "slovoteka-"
"""Before the names of pragmas that only we know."""
OWN_MOVE: Final = f"{OWN}move"
"""The pragma of a move that GCG does not know; the rest is written like any other."""
ENCODING: Final = "character-encoding"
NOTE: Final = "note"
THEME: Final = f"{OWN}theme"

MOST_BYTES: Final = 1_000_000
MOST_LINES: Final = 5_000
LONGEST_LINE: Final = 200_000
"""Characters. Only the words that a table has agreed on can take so much room."""
MOST_PLAYERS: Final = 4
RACKS: Final = tuple(f"rack{number + 1}" for number in range(MOST_PLAYERS))
"""The pragmas that say what each player holds, where the file ends before the game."""


class Player(Value, frozen=True):
    nick: str
    """One word, by which moves name the player."""
    name: str


class Pragma(Value, frozen=True):
    """A line `#key value` that is neither a player nor part of a move. Those that we do not know are kept."""

    key: str
    value: str


# --- moves ----------------------------------------------------------------------------------------------------------


class Laid(Value, frozen=True, tag="laid", omit_defaults=True):
    """A word from a square on."""

    square: int
    down: bool
    tiles: str
    """`.` for what lies there, a blank in lower case."""
    theme: int = 0
    """How many of the points are for words on the table's theme (SM-71)."""


class Exchanged(Value, frozen=True, tag="exchanged"):
    tiles: str


class ExchangedUnseen(Value, frozen=True, tag="exchanged-unseen"):
    """Nobody wrote down which tiles."""

    count: int


class Passed(Value, frozen=True, tag="passed"):
    """A turn without anything, or one that was lost for a wrong challenge."""


class Withdrawn(Value, frozen=True, tag="withdrawn"):
    """The word just laid was challenged and goes back with its points."""


class Challenged(Value, frozen=True, tag="challenged"):
    """A word was doubted for nothing: points for the one who laid it, or a fine for the one who doubted."""


class LeftOver(Value, frozen=True, tag="left-over"):
    """At the end: tiles of the others are won, one's own are lost."""

    tiles: str


class OutOfTime(Value, frozen=True, tag="out-of-time"):
    """At the end: what minutes over the budget cost."""


class Swapped(Value, frozen=True, tag="swapped"):
    """A letter for the blank on the board that stands for it (SM-70). The turn goes on."""

    square: int
    letter: str


class Gone(Value, frozen=True, tag="gone"):
    """The player has left for good."""


Deed = (
    Laid | Exchanged | ExchangedUnseen | Passed | Withdrawn | Challenged | LeftOver | OutOfTime | Swapped | Gone
)  # fmt: skip
FIXED: Final[dict[str, Deed]] = {
    "-": Passed(),
    "--": Withdrawn(),
    "(challenge)": Challenged(),
    "(time)": OutOfTime(),
    "(left)": Gone(),
}
"""Deeds that are always written alike."""
UNKNOWN_TO_OTHERS: Final = (Swapped, Gone)


class Move(Value, frozen=True, kw_only=True, omit_defaults=True):
    player: int
    rack: str = ""
    """Before the move; nothing where it is not known."""
    deed: Deed
    points: int = 0
    total: int = 0
    """Of the player, after the move."""
    notes: tuple[str, ...] = ()
    """Lines that somebody wrote on it."""


class GcgGame(Value, frozen=True, kw_only=True):
    players: tuple[Player, ...]
    pragmas: tuple[Pragma, ...] = ()
    moves: tuple[Move, ...] = ()

    def pragma(self, key: str) -> str | None:
        """What the first pragma of this name says."""
        return next((pragma.value for pragma in self.pragmas if pragma.key == key), None)


# --- written --------------------------------------------------------------------------------------------------------


def write_gcg(game: GcgGame) -> str:
    """The text of a game; `Unreadable` if it is longer than what is ever read."""
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
        if isinstance(move.deed, Laid) and move.deed.theme:
            yield f"#{THEME} {move.deed.theme}"
        for note in move.notes:
            yield f"#{NOTE} {note}".rstrip()


def _move_text(move: Move, nick: str) -> str:
    begin = f"#{OWN_MOVE} " if isinstance(move.deed, UNKNOWN_TO_OTHERS) else ">"
    said = [f"{begin}{nick}:", move.rack, _deed_text(move.deed), f"{move.points:+d}", str(move.total)]
    return " ".join(part for part in said if part)


def _deed_text(deed: Deed) -> str:
    match deed:
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
    return next(text for text, known in FIXED.items() if known == deed)


def at_text(square: int, down: bool) -> str:
    """A square and the direction of the word that begins there, as all the world writes it: `8D` across, `D8` down."""
    row, column = divmod(square, SIZE)
    return f"{COLUMNS[column]}{row + 1}" if down else f"{row + 1}{COLUMNS[column]}"
