"""`slovoteka codenames rank`: which words of a board a clue makes people think of, for one clue or a file of trials."""

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any, Final

import msgspec

from slovoteka.associations.spaces import Space
from slovoteka.associations.store import Description, table_folder
from slovoteka.associations.table import AssociationTable, open_table
from slovoteka.associations.unlisted_vectors import unlisted_vectors
from slovoteka.cli.shared import output
from slovoteka.cli.shared.files import read_text
from slovoteka.cli.shared.output import clipped, printable, say
from slovoteka.core.errors import Illegal, Unreadable
from slovoteka.core.mismatch import json_mismatch
from slovoteka.core.record import BrokenRecord
from slovoteka.core.value import Value
from slovoteka.lexicon.alphabet import fold, normalise
from slovoteka.lexicon.morphemes import folded

_SPACES_OF_WORDS: Final = frozenset[Space]({"hudlit", "news"})
"""Here only words that people have used have a vector; the encoder has one for any letters."""
_Word = Annotated[str, msgspec.Meta(min_length=1, max_length=60)]


class Trial(Value, frozen=True):
    """A line of a file of trials. Other fields are ignored."""

    clue: _Word
    board: Annotated[tuple[_Word, ...], msgspec.Meta(min_length=1, max_length=400)]


def rank(clue: str, board: str, *, as_json: bool) -> None:
    """`board` is the words, separated by commas."""
    written = [word.strip() for word in board.split(",") if word.strip()]
    if not clue.strip() or not written:
        raise Unreadable("codenames-rank-what")
    asked = _read_clue(clue)
    words = read_codenames(written)
    if fold(asked) in map(fold, words):
        raise Illegal("CN-27", "clue-open", word=asked)
    table = open_table()
    # The answer uses the words as they were typed, so that the caller can look them up.
    typed = dict(zip(words, written, strict=True))
    ranking = [{**place, "word": typed[place["word"]]} for place in _ranking(table, asked, words)]
    known = _is_known(table, asked)
    if as_json:
        output.write_json({"clue": clue.strip(), "known": known, "ranking": ranking})
    else:
        _show(clue.strip(), ranking, known=known)


def read_codenames(written: Sequence[str]) -> tuple[str, ...]:
    """The words in capitals. Raises `Unreadable` for what is no word, and for a repeated word."""
    words = tuple(normalise(word, "ru") for word in written)
    seen = [fold(word) for word in words]
    if twice := next((word for word in seen if seen.count(word) > 1), None):
        raise Unreadable("codenames-clue-twice", word=twice)
    return words


def _read_clue(written: str) -> str:
    """One word. It may have a hyphen, which a table may have agreed on (CN-79)."""
    words = written.split()
    if len(words) > 1:
        raise Illegal("CN-25", "clue-words", words=len(words))
    return "-".join(normalise(part, "ru") for part in words[0].split("-"))


def _is_known(table: AssociationTable, clue: str) -> bool:
    """Whether the ranking uses anything besides the frequency of the words on the board."""
    if table.place(clue) is not None:
        return True
    folder = table_folder()
    spaces = msgspec.json.decode((folder / "table.json").read_bytes(), type=Description).spaces
    return any(
        unlisted_vectors(folder, space, (folded(clue),)).any() for space in _SPACES_OF_WORDS.intersection(spaces)
    )


def _show(clue: str, ranking: Sequence[dict[str, Any]], *, known: bool) -> None:
    if not known:
        output.write(say("codenames-rank-unknown", clue=clipped(printable(clue))))
    chances = [say("codenames-rank-chance", chance=100 * place["probability"]) for place in ranking]
    width, digits = max(len(place["word"]) for place in ranking), max(map(len, chances))
    for place, chance in zip(ranking, chances, strict=True):
        output.write(f"{place['word']:<{width}}  {chance:>{digits}}")


def rank_trials(file: Path) -> None:
    """Reads and writes JSON Lines in the same order. If a line cannot be read, nothing is written."""
    trials = [_trial(line, number) for number, line in enumerate(read_text(file).splitlines(), 1) if line.strip()]
    table = open_table()
    encoder = msgspec.json.Encoder()
    for trial in trials:
        sys.stdout.write(encoder.encode({"ranking": _ranking(table, trial.clue, trial.board)}).decode() + "\n")


def _trial(line: str, number: int) -> Trial:
    content = line.encode("utf-8", "surrogateescape")
    try:
        return msgspec.json.decode(content, type=Trial)
    except (msgspec.MsgspecError, UnicodeDecodeError):
        raise BrokenRecord("record-line", number, why=json_mismatch(content, Trial)) from None


def _ranking(table: AssociationTable, clue: str, board: Sequence[str]) -> list[dict[str, Any]]:
    return [{"word": word, "probability": round(chance, 6)} for word, chance in table.rank(clue, board)]
