"""What was done in a record, each deed with what its player could see before it. What was taken back is left out."""

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
    """Of the input in the record."""
    situation: Situation
    """Without the events: whoever needs them reads them in `Story.moments`."""
    action: Any
    """None: the time was over."""

    @property
    def seat(self) -> int:
        return self.situation.seat


class Story(Value, frozen=True, kw_only=True):
    """A whole record."""

    kind: GameKind
    game: Game[Any, Any]
    options: Any
    moments: tuple[Moment, ...]
    deeds: tuple[PlayerDecision, ...]

    def events(self, after: int = 0) -> Iterator[Any]:
        """All that has happened since an input, whoever was told of it."""
        return (fact.event for moment in self.moments if moment.entry.number > after for fact in moment.facts)


def story_of(record: Record) -> Story:
    """Raises `BrokenRecord` for what cannot have been played."""
    kind, game, _ = open_game(record)
    options: Any = msgspec.convert(record.header.options, kind.types.options)
    before: TableState[Any] = TableState(state=game.start(), pace_ms=record.header.pace_ms)
    kept: list[Moment] = []
    deeds: list[PlayerDecision] = []
    for moment in moments(record):
        said = moment.entry.input
        if isinstance(said, TakeBack):
            kept = [past for past in kept if past.entry.number < said.number]
            deeds = [deed for deed in deeds if deed.number < said.number]
        kept.append(moment)
        answers = tuple(_answers(game, before, said))
        public = game.public(before.state) if answers else None  # once, for thousands of sheets of a round
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
            deeds.append(PlayerDecision(number=moment.entry.number, situation=seen, action=action))
        before = moment.table
    return Story(kind=kind, game=game, options=options, moments=tuple(kept), deeds=tuple(deeds))


def _answers(game: Game[Any, Any], before: TableState[Any], said: Any) -> Iterator[tuple[int, Window, Any]]:
    """Who answered which window, and how; None for whoever let it close."""
    match said:
        case Act():
            yield said.seat, find_window(game, before, said.window), said.action
        case Close():
            window = find_window(game, before, said.window)
            given = {answer.seat: answer.action for answer in said.answers}
            for seat in window.seats:
                yield seat, window, given.get(seat)
