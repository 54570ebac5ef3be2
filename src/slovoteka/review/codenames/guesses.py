"""How often guesses were right, from records of «Кодовые имена».

The one measure that compares captains, human or not, is how often the first guess at a clue finds an own agent.
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
    """One touch of a codename."""

    match: str
    game: int
    turn: int
    """The number of the clue in its game, from 1."""
    captain: str
    """`human`, or the name of a bot."""
    clue: str
    number: int | None
    order: int
    """1 for the first guess at this clue, and so on."""
    word: str
    own: bool


class Precision(Value, frozen=True, kw_only=True):
    """How well guesses at the clues of one kind of captain went."""

    captain: str
    clues: int
    first: float
    """The share of first guesses at a clue that found an own agent."""
    guesses: int
    right: float
    """The share of all guesses that found an own agent."""
    whole: float
    """The share of clues, with a number of at least 1, whose codenames were all found in their turn."""


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
    """One for each kind of captain."""
    by_captain: dict[str, list[Guessed]] = defaultdict(list)
    for guess in guesses:
        by_captain[guess.captain].append(guess)
    return [precision(captain, own) for captain, own in sorted(by_captain.items())]


def precision(captain: str, guesses: Sequence[Guessed]) -> Precision:
    """Guesses at the same clue count together, even if a bot has touched in between."""
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
