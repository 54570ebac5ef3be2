"""Scrabble in GCG and CGP: whole matches and single positions, as `ForeignFormats`."""

from slovoteka.core.record import Record
from slovoteka.formats.foreign import ForeignFormats, FormatRequest
from slovoteka.formats.scrabble.gcg import MOST_BYTES, write_gcg
from slovoteka.formats.scrabble.gcg_positions import edition_with, replayed
from slovoteka.formats.scrabble.gcg_reading import read_gcg
from slovoteka.formats.scrabble.gcg_writing import gcg_of
from slovoteka.formats.scrabble.positions import cgp_of, position_at, positions_of_game, positions_of_record
from slovoteka.formats.starts import StartPosition, StartPositions
from slovoteka.games.scrabble.options import read_options

_GAME = "scrabble"


def _as_gcg(source: Record | bytes, wanted: FormatRequest) -> str:
    if isinstance(source, Record):
        return write_gcg(gcg_of(source))
    reading = read_gcg(source)
    replayed(reading, wanted.edition)  # refuses a game that cannot have been played
    return write_gcg(reading.game)


def _as_cgp(source: Record | bytes, wanted: FormatRequest) -> str:
    if isinstance(source, Record):
        positions = positions_of_record(source)
    else:
        positions = positions_of_game(replayed(read_gcg(source), wanted.edition))
    return cgp_of(position_at(positions, wanted.move)) + "\n"


def _starts_of_gcg(content: bytes) -> StartPositions:
    game = replayed(read_gcg(content))
    starts = (StartPosition(move=turn.number, position=cgp_of(turn.position)) for turn in game.turns)
    return StartPositions(game=_GAME, options=game.options, starts=tuple(starts))


def _start_of_cgp(text: str) -> StartPositions:
    options = read_options({"edition": edition_with(text.upper()), "position": text})
    bare = options.but(position="")
    return StartPositions(game=_GAME, options=bare, starts=(StartPosition(move=1, position=" ".join(text.split())),))


EXCHANGE = ForeignFormats(
    game=_GAME,
    file_format="gcg",
    begins=(b"#", b">"),  # every line that can come first in GCG begins like this
    most_bytes=MOST_BYTES,
    writers={"gcg": _as_gcg, "cgp": _as_cgp},
    positions=frozenset({"cgp"}),
    starts=_starts_of_gcg,
    position=_start_of_cgp,
)
