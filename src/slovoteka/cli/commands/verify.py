"""`slovoteka verify`: checks that a record was dealt fairly and played by the rules."""

from pathlib import Path
from typing import Any

import typer

from slovoteka.cli.shared import output
from slovoteka.cli.shared.files import read_record, shown
from slovoteka.core.errors import Refusal
from slovoteka.core.record import BrokenRecord, Record
from slovoteka.match.replay import verify as verify_record
from slovoteka.messages import refusal_text


def verify(paths: list[Path], as_json: bool) -> None:
    """Prints one line for each record: good ones to standard output, bad ones to standard error."""
    answers = []
    for path in paths:
        answers.append(_check(path))
        if not as_json and answers[-1]["ok"]:
            output.write(_success_text(answers[-1]))
    if as_json:
        output.write_json(answers)
    bad = [answer for answer in answers if not answer["ok"]]
    for answer in bad:
        output.complain(answer["error"])
    if bad:
        raise typer.Exit(output.BAD_INPUT)


def _check(path: Path) -> dict[str, Any]:
    try:
        record = read_record(path)
        draws = verify_record(record)
    except BrokenRecord as refusal:
        error = f"{shown(path)}: {refusal_text(refusal, output.language())}"
        return {"file": str(path), "ok": False, "error": error, "code": refusal.code, "line": refusal.line}
    except Refusal as refusal:
        error = refusal_text(refusal, output.language())
        return {"file": str(path), "ok": False, "error": error, "code": refusal.code, "line": None}
    return {"file": str(path), "ok": True, "draws": draws, "inputs": len(record.entries), **_about(record)}


def _about(record: Record) -> dict[str, Any]:
    outcome = record.closing.outcome
    return {
        "game": record.header.game,
        "match": record.header.match,
        "finished": outcome is not None,
        "scores": None if outcome is None else outcome.scores,
    }


def _success_text(answer: dict[str, Any]) -> str:
    code = "verify-ok" if answer["finished"] else "verify-ok-abandoned"
    return output.say(code, file=answer["file"], draws=answer["draws"], inputs=answer["inputs"])
