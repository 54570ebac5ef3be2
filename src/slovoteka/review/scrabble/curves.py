"""How a game went: points and chances, from input to input."""

from typing import Any, Final

from slovoteka.core.game import Outcome
from slovoteka.core.record import Record
from slovoteka.games.scrabble.bingo import state as bingo
from slovoteka.games.scrabble.duplicate import state as duplicate
from slovoteka.games.scrabble.options import Options
from slovoteka.games.scrabble.reverse import state as reverse
from slovoteka.games.scrabble.reverse import views as reverse_views
from slovoteka.games.scrabble.state import State
from slovoteka.review.model import Curve, Judged
from slovoteka.review.seen import Story, story_of

_MOST_LINES: Final = 30
"""Of thousands in duplicate those who came first: no more can be told apart."""

Points = tuple[tuple[int, tuple[float, ...]], ...]


def curves(record: Record, judged: tuple[Judged, ...]) -> tuple[Curve, ...]:
    story = story_of(record)
    outcome: Outcome | None = record.closing.outcome
    found = [_score(story, outcome)]
    if chances := _chances(len(record.header.seats), judged, outcome, len(record.entries)):
        seats = tuple(range(len(record.header.seats)))
        found.append(Curve(code="review-scrabble-curve-chance", unit="chance", seats=seats, points=chances))
    return tuple(found)


def _score(story: Story, outcome: Outcome | None) -> Curve:
    seats = _seats(story.options, outcome)
    points, last = list[tuple[int, tuple[float, ...]]](), None
    for moment in story.moments:
        scores = _scores(story.options, moment.table.state)
        if scores != last:
            points.append((moment.entry.number, tuple(float(scores[seat]) for seat in seats)))
            last = scores
    code = "letters" if story.options.mode == "bingo" else "score"
    return Curve(code=f"review-scrabble-curve-{code}", unit="points", seats=seats, points=tuple(points))


def _seats(options: Options, outcome: Outcome | None) -> tuple[int, ...]:
    if outcome is None or options.seats <= _MOST_LINES:
        return tuple(range(min(options.seats, _MOST_LINES)))
    return tuple(sorted(range(options.seats), key=lambda seat: (outcome.places[seat], seat))[:_MOST_LINES])


def _scores(options: Options, state: Any) -> tuple[int, ...]:
    """By seat: in solitaire б one person has both racks (SM-89). In bingo, letters that are crossed out."""
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


def _chances(seats: int, judged: tuple[Judged, ...], outcome: Outcome | None, last: int) -> Points:
    """Whoever has moved has the chance that his move gave him; the others share the rest as they shared it before."""
    now = [1 / seats] * seats
    points = list[tuple[int, tuple[float, ...]]]()
    for one in judged:
        chance = next((other.chance for other in one.alternatives if other.is_played), None)
        if chance is None:
            continue
        rest = 1 - now[one.seat]
        shares = [before / rest if rest else 1 / (seats - 1) for before in now]  # what was all lost is shared evenly
        now = [chance if seat == one.seat else (1 - chance) * share for seat, share in enumerate(shares)]
        points.append((one.number, tuple(round(value, 4) for value in now)))
    if points and outcome is not None and (winners := outcome.places.count(1)):
        end = tuple((place == 1) / winners for place in outcome.places)
        points = [*(point for point in points if point[0] < last), (last, end)]
    return tuple(points)
