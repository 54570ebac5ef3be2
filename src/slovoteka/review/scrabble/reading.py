"""Turns a record into decisions to judge, each as a self-contained value."""

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
from slovoteka.games.scrabble.views import OutOfTries, PlayFailed, Public, Stood, WordRefused
from slovoteka.review.decisions import MatchDecisions, PlayerDecision, story_of
from slovoteka.review.model import Depth
from slovoteka.review.scrabble.challenges import ReviewedChallenge
from slovoteka.review.scrabble.positions import KnownPosition, missed_swap, move_of
from slovoteka.review.scrabble.removals import ReviewedRemoval
from slovoteka.review.scrabble.sheets import ReviewedSheet
from slovoteka.review.scrabble.turns import ReviewedTurn
from slovoteka.review.scrabble.writing import Writing

_Result = SheetJudged | Written | Removed
"""Events that tell the result of an answer."""
_Results = Mapping[tuple[int, int], Any]
"""By input number and seat, because one input may close a window with thousands of answers."""
_NumberedEvents = Sequence[tuple[int, Any]]
"""Every event with the number of its input."""
Decision = ReviewedTurn | ReviewedChallenge | ReviewedSheet | ReviewedRemoval | Writing


def decisions(record: Record, depth: Depth) -> list[Decision]:
    """In the order of the record. Votes and chosen tiles are left out, because nothing measures them."""
    story = story_of(record)
    events = [(moment.entry.number, fact.event) for moment in story.moments for fact in moment.facts]
    results = {(number, event.seat): event for number, event in events if isinstance(event, _Result)}
    tried = {number for number, event in events if isinstance(event, WordRefused) and event.left}
    found: list[Decision] = []
    for decision in story.decisions:
        match decision.situation.window.kind:
            # After a swap and after a wrong word that cost nothing the turn goes on.
            case "turn" if not isinstance(decision.action, Swap) and decision.number not in tried:
                found.append(_turn(story, decision, events, depth))
            case "respond" if story.options.words == "challenge":
                found.append(_doubt(decision))
            case "challenge" if story.options.words == "challenge":
                second = _doubt(decision)
                found = [earlier for earlier in found if not _is_first_thought(earlier, second)]
                found.append(second)
            case "sheet":
                found.append(_sheet(decision, results))
            case "write":
                found.append(_writing(decision, results))
            case "remove":
                found.extend(_removal(decision, results, depth))
    return found


def _is_first_thought(earlier: Decision, second: ReviewedChallenge) -> bool:
    """Whether this player accepted the same play before challenging it."""
    return isinstance(earlier, ReviewedChallenge) and earlier == second.but(number=earlier.number, has_challenged=False)


def _turn(story: MatchDecisions, decision: PlayerDecision, events: _NumberedEvents, depth: Depth) -> ReviewedTurn:
    options: Options = story.options
    public: Public = decision.situation.public
    rack = rack_of(options, decision.situation.private, public.mover)
    before = [event for number, event in events if number < decision.number]
    position = KnownPosition(
        options=options,
        seen=seen_at(options, public, rack, before, weighs_leaves=True),
        terms=terms_at(public, before),
    )
    is_lost = any(number == decision.number and isinstance(event, OutOfTries) for number, event in events)
    action = Pass() if decision.action is None or is_lost else readable(decision.action)
    return ReviewedTurn(
        number=decision.number,
        seat=decision.seat,
        position=position,
        made=move_of(position, action),
        depth=depth,
        has_failed=isinstance(action, Play | Lay) and options.words != "auto" and _has_failed(decision, events),
        is_late=decision.action is None,
        left_ms=_left_ms(story, decision, public),
        swap=missed_swap(position),
    )


def _has_failed(decision: PlayerDecision, events: _NumberedEvents) -> bool:
    """Whether the play was rejected. The verdict may come with a later input."""
    after = (event for number, event in events if number >= decision.number)
    return isinstance(next((event for event in after if isinstance(event, PlayFailed | Stood)), None), PlayFailed)


def _left_ms(story: MatchDecisions, decision: PlayerDecision, public: Public) -> int | None:
    if public.clock is None:
        return None
    moment = next(moment for moment in story.moments if moment.entry.number == decision.number)
    return public.clock.left(public.mover, moment.table.time.at(moment.entry.at_ms))


def _doubt(decision: PlayerDecision) -> ReviewedChallenge:
    public: Public = decision.situation.public
    if public.pending is None:
        raise AssertionError("nothing to doubt")
    options: Options = decision.situation.options
    return ReviewedChallenge(
        number=decision.number,
        seat=decision.seat,
        options=options,
        grid=public.grid,
        rack=rack_of(options, decision.situation.private, decision.seat),
        words=public.pending.words,
        points=public.pending.score.total,
        has_challenged=isinstance(decision.action, Challenge),
    )


def _sheet(decision: PlayerDecision, results: _Results) -> ReviewedSheet:
    judged = results.get((decision.number, decision.seat))
    return ReviewedSheet(
        number=decision.number,
        seat=decision.seat,
        options=decision.situation.options,
        grid=decision.situation.public.grid,
        rack=decision.situation.public.rack,
        written=None if judged is None else judged.sheet,
    )


def _writing(decision: PlayerDecision, results: _Results) -> Writing:
    written = results.get((decision.number, decision.seat))
    words = () if written is None else written.words
    return Writing(number=decision.number, seat=decision.seat, options=decision.situation.options, words=words)


def _removal(decision: PlayerDecision, results: _Results, depth: Depth) -> Iterator[ReviewedRemoval]:
    public, removed = decision.situation.public, results.get((decision.number, decision.seat))
    if removed is None:  # the player could not remove anything, or has left: no decision
        return
    others = [points for seat, points in enumerate(public.points) if seat not in (decision.seat, *public.gone)]
    yield ReviewedRemoval(
        number=decision.number,
        seat=decision.seat,
        options=decision.situation.options,
        grid=public.grid,
        squares=tuple(sorted(map(square_of, removed.squares))),
        lead=public.points[decision.seat] - max(others),
        is_duel=len(others) == 1,
        is_late=not isinstance(decision.action, Remove),
        depth=depth,
    )
