"""A table of duplicate Scrabble for which a test chooses tiles, words and time."""

from collections.abc import Iterable, Mapping
from typing import Any

import pytest

from rules.scrabble.words import Words
from slovoteka.core import piles
from slovoteka.core.errors import Illegal
from slovoteka.core.fold import TableState as Folded
from slovoteka.core.fold import advance
from slovoteka.core.game import Fact, Game, Outcome, Step, Window
from slovoteka.core.inputs import Entry, Leave
from slovoteka.games.scrabble.actions import Action, Play, read_action
from slovoteka.games.scrabble.duplicate.rules import Duplicate
from slovoteka.games.scrabble.duplicate.state import Sheet, Stage, State
from slovoteka.games.scrabble.duplicate.views import Private, Public
from slovoteka.games.scrabble.kind import KIND
from slovoteka.games.scrabble.notation import place_of
from slovoteka.games.scrabble.options import Options, read_options
from slovoteka.games.scrabble.plays import EMPTY_GRID, faces_on, fit, put
from slovoteka.games.scrabble.rule_ids import MATTEL


class Table:
    """One game. The given words are the whole dictionary."""

    def __init__(self, *words: str, **options: Any) -> None:
        self.options: Options = read_options({"mode": "duplicate", "seats": 3} | options)
        self.words = Words(words, self.options)
        self.game: Game[State, Action] = Duplicate(self.options, self.words)
        self.state = self.game.start()
        self.now_ms = 0
        self.facts: tuple[Fact, ...] = ()
        """Facts of the last step."""

    # --- the table --------------------------------------------------------------------------------------------------

    @property
    def public(self) -> Public:
        seen: Public = self.game.public(self.state)
        return seen

    def private(self, seat: int) -> Private:
        seen: Private = self.game.private(self.state, seat)
        return seen

    def sheet(self, seat: int) -> Sheet:
        sheet = self.private(seat).sheet
        assert sheet is not None
        return sheet

    @property
    def window(self) -> Window:
        (window,) = self.game.windows(self.state)
        return window

    @property
    def outcome(self) -> Outcome:
        outcome = self.game.outcome(self.state)
        assert outcome is not None
        return outcome

    @property
    def events(self) -> list[Any]:
        """The events that everybody saw after the last step."""
        return [fact.event for fact in self.facts if fact.audience is None]

    def set(self, **fields: Any) -> "Table":
        self.state = self.state.but(**fields)
        return self

    def before(self, rack: str, bag: str | None = None, grid: str = EMPTY_GRID, number: int = 1) -> "Table":
        """Rack `number` is complete except for its last tile, which is drawn next. The bag has the rest, or `bag`."""
        rest = self.options.tiles.tiles if bag is None else "".join(sorted(bag + rack))
        held = piles.remove(rest, faces_on(grid) if bag is None else "")
        fields = {"bag": piles.remove(held, rack[:-1]), "rack": "".join(sorted(rack[:-1])), "grid": grid}
        return self.set(stage=Stage.DRAW, round=number - 1, **fields)

    def rack(self, rack: str, bag: str | None = None, grid: str = EMPTY_GRID, number: int = 1) -> "Table":
        """Rack `number` has just been drawn."""
        return self.before(rack, bag, grid, number).draw(rack[-1])

    # --- inputs -----------------------------------------------------------------------------------------------------

    def draw(self, faces: str) -> "Table":
        for face in faces:
            urn = self.game.chance(self.state)
            assert urn is not None
            number = sum(urn.counts[: urn.faces.index(face)])
            self._step(self.game.apply_draw(self.state, number, self.now_ms))
        return self

    def close(self, answers: Mapping[int, Action]) -> "Table":
        """Ends the round with these answers, even if they were not checked when they came in."""
        self._step(self.game.close(self.state, self.window, answers, self.now_ms))
        return self

    def sheets(self, *written: str | None) -> "Table":
        """Each seat hands in a line like `З8 ДОМ =10`; None is no sheet. Then the round ends."""
        answers = {seat: read_action(text) for seat, text in enumerate(written) if text is not None}
        for seat, action in answers.items():
            self.game.check(self.state, seat, self.window, action, self.now_ms)
        return self.close(answers)

    def leave(self, seat: int) -> "Table":
        """Leaves as the host does it: the fold refuses it while a tile is drawn."""
        entry = Entry(number=1, at_ms=self.now_ms, input=Leave(seat))
        table, facts = advance(KIND, self.game, Folded(state=self.state), entry)
        self._step(Step(table.state, facts))
        return self

    def _step(self, step: Step[State]) -> None:
        before = self.game.inventory(self.state)
        self.state, self.facts = step.state, step.facts
        assert self.game.inventory(self.state) == before, "tiles are neither made nor lost"

    def refused(self, text: str, rule: str, code: str) -> None:
        """Checks that such a sheet is refused."""
        with pytest.raises(Illegal) as refusal:
            self.game.check(self.state, 0, self.window, read_action(text), self.now_ms)
        assert (refusal.value.rule, refusal.value.code) == (rule, code)


def board(*written: str) -> str:
    """A grid with these plays on it."""
    grid = EMPTY_GRID
    for text in written:
        play = read_action(text)
        assert isinstance(play, Play)
        grid = put(grid, fit(grid, place_of(play.at), play.word, MATTEL).new)
    return grid


def events_seen(facts: Iterable[Fact], seat: int | None, kind: type) -> list[Any]:
    """The events of one kind that a seat or a spectator learns."""
    return [fact.event for fact in facts if fact.is_seen_by(seat) and isinstance(fact.event, kind)]
