"""A match in which a test determines everything: cards, chance, words and time.

Inputs go through `core.fold.advance`, as they do in the host.
"""

from collections import Counter
from typing import Any, Generic, Self, TypeVar

import msgspec
import pytest

from slovoteka.core.errors import Illegal
from slovoteka.core.fold import TableState, advance
from slovoteka.core.game import Fact, Game, Urn, Window
from slovoteka.core.inputs import Act, Close, Draw, Entry, Input, Leave, SealedAnswer
from slovoteka.core.kind import GameKind
from slovoteka.core.oracle import Oracle
from slovoteka.core.value import Value

S = TypeVar("S", bound=Value)
Seen = TypeVar("Seen")
Own = TypeVar("Own")


class Dictated(Generic[S, Seen, Own]):
    """What tests of every game need. S, Seen and Own are its state and its public and private views."""

    def __init__(self, kind: GameKind, options: Any, oracle: Oracle) -> None:
        self._kind = kind
        self.game: Game[S, Any] = kind.rules.make(options, oracle)
        self.table: TableState[S] = TableState(state=self.game.start())
        self.now_ms = 0
        self.draws: list[str] = []
        """The next draws; if the list is empty, the first face of the urn is drawn."""
        self.facts: list[Fact] = []
        """Facts of the last input and of the draws after it."""

    # --- the table --------------------------------------------------------------------------------------------------

    @property
    def state(self) -> S:
        return self.table.state

    @property
    def public(self) -> Seen:
        seen: Seen = self.game.public(self.state)
        return seen

    def private(self, seat: int) -> Own:
        seen: Own = self.game.private(self.state, seat)
        return seen

    @property
    def windows(self) -> dict[str, Window]:
        return {window.kind: window for window in self.game.windows(self.state)}

    @property
    def urn(self) -> Urn:
        """What must be drawn now."""
        urn = self.game.chance(self.state)
        assert urn is not None
        return urn

    @property
    def events(self) -> list[Any]:
        """The events that a spectator saw after the last input."""
        return [fact.event for fact in self.facts if fact.audience is None]

    def events_of(self, kind: type, seat: int | None = None) -> list[Any]:
        """The events of one kind that a seat, or a spectator, saw after the last input."""
        return [fact.event for fact in self.facts if fact.is_seen_by(seat) and isinstance(fact.event, kind)]

    def set(self, **fields: Any) -> Self:
        """Changes fields of the state."""
        self.table = self.table.but(state=self.state.but(**fields))
        return self

    # --- inputs -----------------------------------------------------------------------------------------------------

    def apply_input(self, match_input: Input) -> Self:
        """Folds one input and the draws that follow."""
        before = Counter(self.game.inventory(self.state))
        self.facts = []
        self.fold(match_input)
        self.deal()
        assert Counter(self.game.inventory(self.state)) == before, "nothing is made or lost"
        return self

    def fold(self, match_input: Input) -> None:
        entry = Entry(number=self.table.number + 1, at_ms=self.now_ms, input=match_input)
        self.table, facts = advance(self._kind, self.game, self.table, entry)
        self.facts += facts

    def deal(self) -> Self:
        """Makes all draws that are due."""
        while self.game.chance(self.state) is not None:
            self.draw()
        return self

    def draw(self) -> Self:
        """Makes one draw."""
        urn = self.urn
        face = self.draws.pop(0) if self.draws else urn.faces[0]
        self.fold(Draw(self.table.draws, urn.size, sum(urn.counts[: urn.faces.index(face)])))
        return self

    def place(self, action: Any) -> str:
        """The id of the window that such an action belongs to, whether or not it is open."""
        raise NotImplementedError

    def act(self, seat: int, action: Any, window: str | None = None) -> Self:
        """Acts in the window that such an action belongs to, or in the given one."""
        return self.apply_input(Act(seat, window or self.place(action), msgspec.to_builtins(action)))

    def answer(self, kind: str, **answers: Any) -> Self:
        """Closes a sealed window with these answers: `s0=…, s2=…`; the other seats are absent."""
        given = tuple(SealedAnswer(int(seat[1:]), msgspec.to_builtins(action)) for seat, action in answers.items())
        window = self.windows[kind]
        if len(given) < len(window.seats):  # it waits for the others until its limit
            self.now_ms = self.table.deadline_ms(window) or self.now_ms
        return self.apply_input(Close(window.id, given))

    def leave(self, seat: int) -> Self:
        return self.apply_input(Leave(seat))

    def wait(self, ms: int) -> Self:
        self.now_ms += ms
        return self

    def refused(self, seat: int, action: Any, rule: str, code: str, window: str | None = None) -> dict[str, Any]:
        """Checks that this rule refuses the action and nothing changes. Returns the parameters of the refusal."""
        before = self.table
        with pytest.raises(Illegal) as refusal:
            self.act(seat, action, window)
        assert (refusal.value.rule, refusal.value.code) == (rule, code)
        assert self.table == before
        return dict(refusal.value.params)
