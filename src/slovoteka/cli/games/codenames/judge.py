"""`slovoteka codenames judge`: whether a clue is allowed, for one clue and a board or for a file of pairs."""

import sys
from pathlib import Path
from typing import Any, Final

import msgspec

from slovoteka.cli.shared import output
from slovoteka.cli.shared.files import read_text, shown
from slovoteka.cli.shared.output import clipped, printable
from slovoteka.core.errors import Unreadable
from slovoteka.core.record import BrokenRecord
from slovoteka.core.value import Value
from slovoteka.games.codenames.clues import Finding, finding_text, judge_clue
from slovoteka.lexicon.alphabet import normalise
from slovoteka.messages import render

_BYTE_ORDER_MARK: Final = "\ufeff"


class JudgedPair(Value, frozen=True):
    """A line of a file of pairs."""

    codename: str
    clue: str


def judge_one(clue: str, board: str, number: int | None, *, as_json: bool) -> None:
    """`board` is the open codenames, separated by commas. Without a number the clue is unlimited."""
    codenames = tuple(normalise(word.strip(), "ru") for word in board.split(",") if word.strip())
    if not clue.strip() or not codenames:
        raise Unreadable("codenames-judge-what")
    finding = judge_clue(clue, number, codenames)
    if as_json:
        output.write_json({
            "clue": clue.strip(),
            "number": number,
            "verdict": finding.verdict,
            "rule": finding.rule,
            "codename": finding.codename,
            "suggestion": finding.suggestion,
            "reason": _reason(clue, finding),
        })  # fmt: skip
    else:
        output.write(_line(clue, finding))


def judge_pairs(file: Path, *, as_json: bool) -> None:
    """Writes one line for each pair, in the same order. If a line cannot be read, nothing is written."""
    pairs = _read_pairs(file)
    for pair in pairs:
        finding = judge_clue(pair.clue, None, (pair.codename,))
        written = _encoded(pair, finding) if as_json else f"{printable(pair.codename)}: {_line(pair.clue, finding)}"
        sys.stdout.write(written + "\n")


def _read_pairs(file: Path) -> list[JudgedPair]:
    """The pairs below the header line. Empty lines at the end of a file are ignored."""
    lines = read_text(file).removeprefix(_BYTE_ORDER_MARK).rstrip().split("\n")
    pairs = [_pair(line.rstrip("\r"), number) for number, line in enumerate(lines[1:], 2)]
    if not pairs:
        raise Unreadable("pairs-empty", file=shown(file))
    return pairs


def _pair(line: str, number: int) -> JudgedPair:
    if not line.strip():
        raise BrokenRecord("pairs-blank", number)
    if any("\udc80" <= sign <= "\udcff" for sign in line):  # `read_text` keeps bytes that are not UTF-8 this way
        raise BrokenRecord("pairs-text", number)
    if "\t" not in line:
        raise BrokenRecord("pairs-columns", number)
    codename, clue = (column.strip() for column in line.split("\t")[:2])
    if not codename or not clue:
        raise BrokenRecord("pairs-word", number)
    return JudgedPair(codename, clue)


def _encoded(pair: JudgedPair, finding: Finding) -> str:
    answer: dict[str, Any] = {
        "codename": pair.codename,
        "clue": pair.clue,
        "verdict": finding.verdict,
        "rule": finding.rule,
        "reason": _reason(pair.clue, finding),
    }
    return msgspec.json.encode(answer).decode()


def _line(clue: str, finding: Finding) -> str:
    return f"{render(f'clue-verdict-{finding.verdict}', output.language(), {})}: {_reason(clue, finding)}"


def _reason(clue: str, finding: Finding) -> str:
    """The sentence with its rule."""
    sentence = finding_text(clipped(printable(clue)), finding, output.language())
    return sentence if finding.rule is None else f"{sentence.removesuffix('.')} ({finding.rule})"
