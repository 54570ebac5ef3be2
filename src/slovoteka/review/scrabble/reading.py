"""From a record to what is judged: each decision as a value that needs nothing else."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from slovoteka.bots.scrabble.known_position import rack_of, seen_at, terms_at
from slovoteka.core.record import Record
from slovoteka.games.scrabble.actions import Challenge, Lay, Pass, Play, Remove, Swap, readable
from slovoteka.games.scrabble.bingo.views import Written
from slovoteka.games.scrabble.duplicate.views import SheetJudged
from slovoteka.games.scrabble.notation import square_of
from slovoteka.games.scrabble.options import Options
from slovoteka.games.scrabble.reverse.state import Removed
from slovoteka.games.scrabble.views import PlayFailed, Public, Stood
from slovoteka.review.decisions import PlayerDecision, Story, story_of
from slovoteka.review.model import Depth
from slovoteka.review.scrabble.doubts import Doubt
from slovoteka.review.scrabble.positions import Position, missed_swap, move_of
from slovoteka.review.scrabble.removals import Removal
from slovoteka.review.scrabble.sheets import Sheet
from slovoteka.review.scrabble.turns import Turn
from slovoteka.review.scrabble.writing import Writing

_Result = SheetJudged | Written | Removed
"""What became of an answer, told by the input that brought it: by number and seat, for thousands may have answered."""
_Results = Mapping[tuple[int, int], Any]
_Told = Sequence[tuple[int, Any]]
"""All that happened, with the number of its input."""
Decision = Turn | Doubt | Sheet | Removal | Writing


def decisions(record: Record, depth: Depth) -> list[Decision]:
    """In the order of the record. Votes and tiles that are chosen are left out: there is nothing to measure them by."""
    story = story_of(record)
    told = [(moment.entry.number, fact.event) for moment in story.moments for fact in moment.facts]
    results = {(number, event.seat): event for number, event in told if isinstance(event, _Result)}
    found: list[Decision] = []
    for deed in story.deeds:
        match deed.situation.window.kind:
            case "turn" if not isinstance(deed.action, Swap):  # with a swap the turn goes on
                found.append(_turn(story, deed, told, depth))
            case "respond" if story.options.words == "challenge":
                found.append(_doubt(deed))
            case "sheet":
                found.append(_sheet(deed, results))
            case "write":
                found.append(_writing(deed, results))
            case "remove":
                found.extend(_removal(deed, results, depth))
    return found


def _turn(story: Story, deed: PlayerDecision, told: _Told, depth: Depth) -> Turn:
    options: Options = story.options
    public: Public = deed.situation.public
    rack = rack_of(options, deed.situation.private, public.mover)
    before = [event for number, event in told if number < deed.number]
    position = Position(
        options=options,
        seen=seen_at(options, public, rack, before, weighs_leaves=True),
        terms=terms_at(public, before),
    )
    action = Pass() if deed.action is None else readable(deed.action)
    return Turn(
        number=deed.number,
        seat=deed.seat,
        position=position,
        made=move_of(position, action),
        depth=depth,
        has_failed=isinstance(action, Play | Lay) and options.words != "auto" and _has_failed(deed, told),
        is_late=deed.action is None,
        left_ms=_left_ms(story, deed, public),
        swap=missed_swap(position),
    )


def _has_failed(deed: PlayerDecision, told: _Told) -> bool:
    """What became of the play: told when it was judged, which may be later."""
    after = (event for number, event in told if number >= deed.number)
    return isinstance(next((event for event in after if isinstance(event, PlayFailed | Stood)), None), PlayFailed)


def _left_ms(story: Story, deed: PlayerDecision, public: Public) -> int | None:
    if public.clock is None:
        return None
    moment = next(moment for moment in story.moments if moment.entry.number == deed.number)
    return public.clock.left(public.mover, moment.table.time.at(moment.entry.at_ms))


def _doubt(deed: PlayerDecision) -> Doubt:
    public: Public = deed.situation.public
    if public.pending is None:
        raise AssertionError("nothing to doubt")
    options: Options = deed.situation.options
    return Doubt(
        number=deed.number,
        seat=deed.seat,
        options=options,
        grid=public.grid,
        rack=rack_of(options, deed.situation.private, deed.seat),
        words=public.pending.words,
        points=public.pending.score.total,
        has_doubted=isinstance(deed.action, Challenge),
    )


def _sheet(deed: PlayerDecision, results: _Results) -> Sheet:
    judged = results.get((deed.number, deed.seat))
    return Sheet(
        number=deed.number,
        seat=deed.seat,
        options=deed.situation.options,
        grid=deed.situation.public.grid,
        rack=deed.situation.public.rack,
        written=None if judged is None else judged.sheet,
    )


def _writing(deed: PlayerDecision, results: _Results) -> Writing:
    written = results.get((deed.number, deed.seat))
    words = () if written is None else written.words
    return Writing(number=deed.number, seat=deed.seat, options=deed.situation.options, words=words)


def _removal(deed: PlayerDecision, results: _Results, depth: Depth) -> Iterator[Removal]:
    public, removed = deed.situation.public, results.get((deed.number, deed.seat))
    if removed is None:  # who cannot remove anything ends the game, and who has left has not decided
        return
    others = [points for seat, points in enumerate(public.points) if seat not in (deed.seat, *public.gone)]
    yield Removal(
        number=deed.number,
        seat=deed.seat,
        options=deed.situation.options,
        grid=public.grid,
        squares=tuple(sorted(map(square_of, removed.squares))),
        lead=public.points[deed.seat] - max(others),
        is_duel=len(others) == 1,
        is_late=not isinstance(deed.action, Remove),
        depth=depth,
    )
