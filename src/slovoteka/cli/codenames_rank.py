"""`slovoteka codenames rank`: which words of a board a clue makes people think of, for one clue or a file of trials."""

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any

import msgspec

from slovoteka.associations.table import Table, open_table
from slovoteka.cli import output
from slovoteka.cli.files import read_text
from slovoteka.core.errors import Unreadable
from slovoteka.core.record import BrokenRecord

_Word = Annotated[str, msgspec.Meta(min_length=1, max_length=60)]


class Trial(msgspec.Struct, frozen=True):
    """A line of a file of trials; whatever else stands in it is not for us."""

    clue: _Word
    board: Annotated[tuple[_Word, ...], msgspec.Meta(min_length=1, max_length=400)]


def rank(clue: str, board: str, *, as_json: bool) -> None:
    """`board`: words with commas between them."""
    words = [word.strip() for word in board.split(",") if word.strip()]
    if not clue.strip() or not words:
        raise Unreadable("codenames-rank-what")
    ranking = _ranking(open_table(), clue.strip(), words)
    if as_json:
        output.write_json({"clue": clue.strip(), "ranking": ranking})
        return
    width = max(len(word) for word in words)
    for place in ranking:
        output.write(f"{place['word']:<{width}}  {place['probability']:6.1%}")


def rank_trials(file: Path) -> None:
    """One JSON object a line in, one a line out, in the same order. Nothing is written when a line cannot be read."""
    trials = [_trial(line, number) for number, line in enumerate(read_text(file).splitlines(), 1) if line.strip()]
    table = open_table()
    encoder = msgspec.json.Encoder()
    for trial in trials:
        sys.stdout.write(encoder.encode({"ranking": _ranking(table, trial.clue, trial.board)}).decode() + "\n")


def _trial(line: str, number: int) -> Trial:
    try:
        return msgspec.json.decode(line.encode("utf-8", "surrogateescape"), type=Trial)
    except (msgspec.MsgspecError, UnicodeDecodeError) as error:
        raise BrokenRecord("record-line", number, why=str(error)) from None


def _ranking(table: Table, clue: str, board: Sequence[str]) -> list[dict[str, Any]]:
    return [{"word": word, "probability": round(chance, 6)} for word, chance in table.rank(clue, board)]
