"""`slovoteka codenames guesses`: how often people's guesses were right, from records of matches."""

from collections.abc import Sequence
from pathlib import Path

from slovoteka.bots.bot import LEVELS
from slovoteka.cli.shared import output
from slovoteka.cli.shared.files import read_record, shown
from slovoteka.cli.shared.output import say
from slovoteka.core.errors import Refusal, Unreadable
from slovoteka.messages import refusal_text
from slovoteka.review.codenames.guesses import Guessed, guesses_in, precisions


def review_guesses(files: Sequence[Path], as_json: bool) -> None:
    guesses = [guess for file in files for guess in _guesses_in_file(file)]
    summary = precisions(guesses)
    if as_json:
        output.write_json({"guesses": guesses, "captains": summary})
        return
    if not summary:
        output.write(say("review-no-guesses"))
    for row in summary:
        percent = {name: round(100 * getattr(row, name)) for name in ("first", "right", "whole")}
        output.write(
            say("review-guesses", captain=_captain(row.captain), clues=row.clues, guesses=row.guesses, **percent)
        )


def _captain(captain: str) -> str:
    """Our levels have names in every language; other bots keep their own names."""
    return say(f"level-{captain}") if captain in LEVELS else output.clipped(output.printable(captain))


def _guesses_in_file(file: Path) -> list[Guessed]:
    """Refusals name the file, because there may be many files."""
    try:
        return list(guesses_in(read_record(file)))
    except Refusal as refusal:
        if "file" in refusal.params:
            raise
        reason = refusal_text(refusal, output.language())
        raise Unreadable("review-file", file=shown(file), reason=reason) from None
