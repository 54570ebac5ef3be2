"""`slovoteka review --codenames-guesses`: how often people's guesses were right, out of records of matches.

The one measure that can be compared between captains, human or not, is how often the first guess at a clue finds an
agent of one's own.
"""

from collections import defaultdict
from collections.abc import Iterator, Sequence
from pathlib import Path

import msgspec

from slovoteka.bots.bot import LEVELS
from slovoteka.cli import output
from slovoteka.cli.files import read_record, shown
from slovoteka.cli.output import say
from slovoteka.core.errors import Refusal, Unreadable
from slovoteka.core.record import Record
from slovoteka.games.codenames.state import COLOURS, State
from slovoteka.games.codenames.views import Touched
from slovoteka.match.replay import moments
from slovoteka.messages import refusal_text


class HumanGuess(msgspec.Struct, frozen=True, kw_only=True):
    """A touch by a person."""

    match: str
    game: int
    turn: int
    """Which clue of the game it was, counted from 1."""
    captain: str
    """`human`, or the name of a bot."""
    clue: str
    number: int | None
    order: int
    """1 for the first guess at this clue."""
    word: str
    own: bool


class Precision(msgspec.Struct, frozen=True, kw_only=True):
    """How guesses at the clues of one kind of captain went."""

    captain: str
    clues: int
    first: float
    """The share of first guesses at a clue that found an own agent."""
    guesses: int
    right: float
    """The share of all guesses that did."""
    whole: float
    """The share of clues with a number of 1 or more all of whose codenames people found in their turn."""


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
    """As people call such bots; one of a level that is not ours keeps its own name."""
    return say(f"level-{captain}") if captain in LEVELS else output.clipped(output.printable(captain))


def _guesses_in_file(file: Path) -> list[HumanGuess]:
    """Of many files the one that cannot be read is named."""
    try:
        return list(guesses_in(read_record(file)))
    except Refusal as refusal:
        if "file" in refusal.params:
            raise
        said = refusal_text(refusal, output.language())
        raise Unreadable("review-file", file=shown(file), said=said) from None


def guesses_in(record: Record) -> Iterator[HumanGuess]:
    """All touches by people in a record of «Кодовые имена»."""
    if record.header.game != "codenames":
        raise Unreadable("review-not-codenames", game=record.header.game[:40])
    seats = record.header.seats
    for moment in moments(record):
        state: State = moment.table.state
        for fact in moment.facts:
            if not isinstance(touched := fact.event, Touched) or seats[touched.seat].bot is not None:
                continue
            clue = state.clues[-1]
            yield HumanGuess(
                match=record.header.match,
                game=state.game,
                turn=len(state.clues),
                captain=seats[state.captains[touched.team]].bot or "human",
                clue=clue.word,
                number=clue.number,
                order=len(clue.touched),
                word=touched.word,
                own=touched.owner == COLOURS[touched.team],
            )


def precisions(guesses: Sequence[HumanGuess]) -> list[Precision]:
    """By the kind of captain; the guesses at one clue belong together, even where a bot has touched in between."""
    by_captain: dict[str, dict[tuple[str, int, int], list[HumanGuess]]] = defaultdict(lambda: defaultdict(list))
    for guess in guesses:
        by_captain[guess.captain][guess.match, guess.game, guess.turn].append(guess)
    return [_precision(captain, list(clues.values())) for captain, clues in sorted(by_captain.items())]


def _precision(captain: str, clues: list[list[HumanGuess]]) -> Precision:
    every = [guess for clue in clues for guess in clue]
    firsts = [guess.own for guess in every if guess.order == 1]
    counted = [clue for clue in clues if clue[0].number]
    whole = [sum(guess.own for guess in clue) >= (clue[0].number or 0) for clue in counted]
    return Precision(
        captain=captain,
        clues=len(clues),
        first=_share(firsts),
        guesses=len(every),
        right=_share([guess.own for guess in every]),
        whole=_share(whole),
    )


def _share(right: Sequence[bool]) -> float:
    return sum(right) / len(right) if right else 0.0
