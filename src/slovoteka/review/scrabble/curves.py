"""How a game went: points and chances, from input to input."""

from collections.abc import Sequence
from typing import Any, Final

from slovoteka.core.record import Record
from slovoteka.games.scrabble.bingo import state as bingo
from slovoteka.games.scrabble.duplicate import state as duplicate
from slovoteka.games.scrabble.options import Options
from slovoteka.games.scrabble.reverse import state as reverse
from slovoteka.games.scrabble.reverse import views as reverse_views
from slovoteka.games.scrabble.state import State
from slovoteka.review.decisions import story_of
from slovoteka.review.model import Curve, Judged

_MOST_LINES: Final = 30
"""Duplicate may have thousands of players. Only the first are drawn, since more lines could not be told apart."""

Places = tuple[int, ...]
Points = tuple[tuple[int, tuple[float, ...]], ...]


def curves(record: Record, judged: tuple[Judged, ...]) -> tuple[Curve, ...]:
    story = story_of(record)
    outcome = record.closing.outcome
    places = None if outcome is None else outcome.places
    scores = [(moment.entry.number, _scores(story.options, moment.table.state)) for moment in story.moments]
    return drawn(story.options, scores, judged, places, len(record.entries))


def drawn(
    options: Options,
    scores: Sequence[tuple[int, tuple[int, ...]]],
    judged: tuple[Judged, ...],
    places: Places | None,
    last: int,
) -> tuple[Curve, ...]:
    """Curves from the scores after each input. `places` is the result, at the input `last`."""
    found = [_score(options, scores, places)]
    if chances := _chances(options.seats, judged, places, last):
        seats = tuple(range(options.seats))
        found.append(Curve(code="review-scrabble-curve-chance", unit="chance", seats=seats, points=chances))
    return tuple(found)


def _score(options: Options, scores: Sequence[tuple[int, tuple[int, ...]]], places: Places | None) -> Curve:
    seats = _seats(options, places)
    points, last = list[tuple[int, tuple[float, ...]]](), None
    for number, now in scores:
        if now != last:
            points.append((number, tuple(float(now[seat]) for seat in seats)))
            last = now
    code = "letters" if options.mode == "bingo" else "score"
    return Curve(code=f"review-scrabble-curve-{code}", unit="points", seats=seats, points=tuple(points))


def _seats(options: Options, places: Places | None) -> tuple[int, ...]:
    if places is None or options.seats <= _MOST_LINES:
        return tuple(range(min(options.seats, _MOST_LINES)))
    return tuple(sorted(range(options.seats), key=lambda seat: (places[seat], seat))[:_MOST_LINES])


def _scores(options: Options, state: Any) -> tuple[int, ...]:
    """Scores by seat. In solitaire б one person has both racks (SM-89). In bingo, crossed-out letters count."""
    match state:
        case State():
            return (sum(state.scores),) if options.two_racks else state.scores
        case duplicate.State():
            return state.scores
        case reverse.State():
            return reverse_views.points(state, options.layout())
        case bingo.State():
            return state.crossed
    raise AssertionError(f"a state of no mode: {type(state)}")


def _chances(seats: int, judged: tuple[Judged, ...], places: Places | None, last: int) -> Points:
    """The mover has the chance that the move gave. The others divide the rest in their previous proportions."""
    now = [1 / seats] * seats
    points = list[tuple[int, tuple[float, ...]]]()
    for one in judged:
        chance = next((other.chance for other in one.alternatives if other.is_played), None)
        if chance is None:
            continue
        rest = 1 - now[one.seat]
        shares = [before / rest if rest else 1 / (seats - 1) for before in now]  # evenly if they had none
        now = [chance if seat == one.seat else (1 - chance) * share for seat, share in enumerate(shares)]
        points.append((one.number, tuple(round(value, 4) for value in now)))
    if points and places is not None and (winners := places.count(1)):
        end = tuple((place == 1) / winners for place in places)
        points = [*(point for point in points if point[0] < last), (last, end)]
    return tuple(points)
