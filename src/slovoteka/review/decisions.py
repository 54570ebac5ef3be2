"""The decisions of a record, each with what its player could see. Moves that were taken back are left out."""

from collections.abc import Iterator
from typing import Any

import msgspec

from slovoteka.bots.bot import Situation
from slovoteka.core.fold import TableState, find_window, read_action
from slovoteka.core.game import Game, Window
from slovoteka.core.inputs import Act, Close, TakeBack
from slovoteka.core.kind import GameKind
from slovoteka.core.record import Record
from slovoteka.core.value import Value
from slovoteka.match.replay import Moment, moments, open_game


class PlayerDecision(Value, frozen=True, kw_only=True):
    """One seat's answer to one window."""

    number: int
    """The number of the input in the record."""
    situation: Situation
    """Without events, which are in `MatchDecisions.moments`."""
    action: Any
    """None if the time was over."""

    @property
    def seat(self) -> int:
        return self.situation.seat


class MatchDecisions(Value, frozen=True, kw_only=True):
    """A whole record with its decisions."""

    kind: GameKind
    game: Game[Any, Any]
    options: Any
    moments: tuple[Moment, ...]
    decisions: tuple[PlayerDecision, ...]

    def events(self, after: int = 0) -> Iterator[Any]:
        """All events after an input, including hidden ones."""
        return (fact.event for moment in self.moments if moment.entry.number > after for fact in moment.facts)


def story_of(record: Record) -> MatchDecisions:
    """Raises `BrokenRecord` for a record that cannot have been played."""
    kind, game, _ = open_game(record)
    options: Any = msgspec.convert(record.header.options, kind.types.options)
    before: TableState[Any] = TableState(state=game.start(), pace_ms=record.header.pace_ms)
    kept: list[Moment] = []
    decisions: list[PlayerDecision] = []
    for moment in moments(record):
        input_ = moment.entry.input
        if isinstance(input_, TakeBack):
            kept = [past for past in kept if past.entry.number < input_.number]
            decisions = [decision for decision in decisions if decision.number < input_.number]
        kept.append(moment)
        answers = tuple(_answers(game, before, input_))
        public = game.public(before.state) if answers else None  # once for a round's thousands of sheets
        for seat, window, raw in answers:
            seen = Situation(
                seat=seat,
                options=options,
                window=window,
                public=public,
                private=game.private(before.state, seat),
                events=(),
            )
            action = None if raw is None else read_action(kind, raw)
            decisions.append(PlayerDecision(number=moment.entry.number, situation=seen, action=action))
        before = moment.table
    return MatchDecisions(kind=kind, game=game, options=options, moments=tuple(kept), decisions=tuple(decisions))


def _answers(game: Game[Any, Any], before: TableState[Any], input_: Any) -> Iterator[tuple[int, Window, Any]]:
    """Who answered which window with which action; the action is None if the time ran out."""
    match input_:
        case Act():
            yield input_.seat, find_window(game, before, input_.window), input_.action
        case Close():
            window = find_window(game, before, input_.window)
            given = {answer.seat: answer.action for answer in input_.answers}
            for seat in window.seats:
                yield seat, window, given.get(seat)
