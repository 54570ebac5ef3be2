"""A sheet of bingo. Luck decides, but it can be estimated how soon its letters come."""

import msgspec

from slovoteka.bots.scrabble.bingo import Waits
from slovoteka.core.value import Value
from slovoteka.games.scrabble.actions import Pass, Write, write_action
from slovoteka.games.scrabble.options import Options
from slovoteka.review.model import Alternative, Judged
from slovoteka.review.scrabble.remarks import remark


class Writing(Value, frozen=True, kw_only=True):
    number: int
    seat: int
    options: Options
    words: tuple[str, ...]
    """Empty if no valid sheet was handed in."""


def tell_writing(writing: Writing) -> Judged:
    """Gives no mark, because a sheet is no better if it is crossed out a call sooner on average."""
    action = Write(writing.words) if writing.words else Pass()
    waits = Waits(writing.options.tiles)
    calls = float(waits.calls(waits.needed_by(["".join(writing.words)]))[0])
    written = Alternative(
        written=write_action(action), value=-round(calls, 2), is_played=True, action=msgspec.to_builtins(action)
    )
    return Judged(
        number=writing.number,
        seat=writing.seat,
        written=written.written,
        unit="points",
        alternatives=(written,),
        remarks=(remark("waits", count=round(calls)) if writing.words else remark("sheet-empty"),),
    )
