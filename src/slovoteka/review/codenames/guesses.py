"""How often guesses were right, out of records of «Кодовые имена».

The one measure that can be compared between captains, human or not, is how often the first guess at a clue finds an
agent of one's own.
"""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence

from slovoteka.core.errors import Unreadable
from slovoteka.core.record import Record
from slovoteka.core.value import Value
from slovoteka.games.codenames.state import COLOURS, State
from slovoteka.games.codenames.views import Touched
from slovoteka.match.replay import Moment, moments


class Guessed(Value, frozen=True, kw_only=True):
    """A touch."""

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


class Precision(Value, frozen=True, kw_only=True):
    """How guesses at the clues of one kind of captain went."""

    captain: str
    clues: int
    first: float
    """The share of first guesses at a clue that found an own agent."""
    guesses: int
    right: float
    """The share of all guesses that did."""
    whole: float
    """The share of clues with a number of 1 or more all of whose codenames were found in their turn."""


def guesses_in(record: Record) -> Iterator[Guessed]:
    """All touches by people in a record of «Кодовые имена»."""
    if record.header.game != "codenames":
        raise Unreadable("review-not-codenames", game=record.header.game[:40])
    for _, touched, guess in touches(record, moments(record)):
        if record.header.seats[touched.seat].bot is None:
            yield guess


def touches(record: Record, played: Iterable[Moment]) -> Iterator[tuple[int, Touched, Guessed]]:
    """Each touch with the seat of the captain whose clue it answers."""
    seats = record.header.seats
    for moment in played:
        state: State = moment.table.state
        for fact in moment.facts:
            if not isinstance(touched := fact.event, Touched):
                continue
            clue, captain = state.clues[-1], state.captains[touched.team]
            guess = Guessed(
                match=record.header.match,
                game=state.game,
                turn=len(state.clues),
                captain=seats[captain].bot or "human",
                clue=clue.word,
                number=clue.number,
                order=len(clue.touched),
                word=touched.word,
                own=touched.owner == COLOURS[touched.team],
            )
            yield captain, touched, guess


def precisions(guesses: Sequence[Guessed]) -> list[Precision]:
    """By the kind of captain."""
    by_captain: dict[str, list[Guessed]] = defaultdict(list)
    for guess in guesses:
        by_captain[guess.captain].append(guess)
    return [precision(captain, own) for captain, own in sorted(by_captain.items())]


def precision(captain: str, guesses: Sequence[Guessed]) -> Precision:
    """The guesses at one clue belong together, even where a bot has touched in between."""
    by_clue: dict[tuple[str, int, int], list[Guessed]] = defaultdict(list)
    for guess in guesses:
        by_clue[guess.match, guess.game, guess.turn].append(guess)
    counted = [clue for clue in by_clue.values() if clue[0].number]
    return Precision(
        captain=captain,
        clues=len(by_clue),
        first=_share([guess.own for guess in guesses if guess.order == 1]),
        guesses=len(guesses),
        right=_share([guess.own for guess in guesses]),
        whole=_share([sum(guess.own for guess in clue) >= (clue[0].number or 0) for clue in counted]),
    )


def _share(right: Sequence[bool]) -> float:
    return sum(right) / len(right) if right else 0.0
