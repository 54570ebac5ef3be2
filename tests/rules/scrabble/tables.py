"""A table of the standard game that a test sets as it likes: tiles, chance, words and time are dictated.

Inputs go through `core.fold.advance`, the one way in that the host uses too. Actions are written as players type them.
"""

from collections import Counter
from collections.abc import Iterable
from typing import Any

import msgspec
import pytest

from rules.scrabble.boards import lying
from rules.scrabble.words import Words
from slovoteka.core import piles
from slovoteka.core.errors import Illegal, Unreadable
from slovoteka.core.fold import Table, advance
from slovoteka.core.game import Fact, Game, Outcome, Urn, Window
from slovoteka.core.inputs import Act, Close, Draw, Entry, Input, Leave, SealedAnswer
from slovoteka.core.oracle import Oracle
from slovoteka.games.scrabble import KIND
from slovoteka.games.scrabble.actions import Accept, Action, Challenge, Vote
from slovoteka.games.scrabble.editions import RACK
from slovoteka.games.scrabble.options import Options
from slovoteka.games.scrabble.plays import faces_on
from slovoteka.games.scrabble.state import Stage, State
from slovoteka.games.scrabble.views import Private, Public

both_books = pytest.mark.parametrize("edition", ["mattel", "bilingual-ru", "bilingual-uk"])
"""For what the two rulebooks say alike. Only the Ukrainian set differs in letters and some values."""


def by_book(mattel: str, bilingual: str) -> pytest.MarkDecorator:
    """`edition` and the `rule` by which it refuses."""
    cases = [("mattel", mattel), ("bilingual-ru", bilingual), ("bilingual-uk", bilingual)]
    return pytest.mark.parametrize(("edition", "rule"), cases)


class Play:
    """One match, from its first draw. The words given are the whole dictionary."""

    def __init__(self, *words: str, oracle: Oracle | None = None, **options: Any) -> None:
        self.options: Options = KIND.read_options({"first": 0} | options)
        self.words = Words(words, self.options)
        self.game: Game[State, Action] = KIND.make(self.options, oracle or self.words)
        self.table: Table[State] = Table(state=self.game.start())
        self.now_ms = 0
        self.draws: list[str] = []
        """What chance will bring next; when the list is empty, the first face of the urn."""
        self.facts: list[Fact] = []
        """Of the last input and the draws that followed it."""

    # --- the table --------------------------------------------------------------------------------------------------

    @property
    def state(self) -> State:
        return self.table.state

    @property
    def public(self) -> Public:
        seen: Public = self.game.public(self.state)
        return seen

    def private(self, seat: int) -> Private:
        seen: Private = self.game.private(self.state, seat)
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
    def mover(self) -> int:
        """Whom the open turn invites."""
        (seat,) = self.windows["turn"].seats
        return seat

    @property
    def bag(self) -> str:
        return "".join(self.state.bags)

    @property
    def outcome(self) -> Outcome:
        """How it ended: a test that asks this says that it has ended."""
        outcome = self.game.outcome(self.state)
        assert outcome is not None, "the game goes on"
        return outcome

    @property
    def is_over(self) -> bool:
        return self.game.outcome(self.state) is not None

    def told(self, kind: type, seat: int | None = None) -> list[Any]:
        """The events of one kind that a seat, or a spectator, was told by the last input."""
        return [fact.event for fact in self.facts if fact.is_seen_by(seat) and isinstance(fact.event, kind)]

    # --- chance -----------------------------------------------------------------------------------------------------

    def deal(self, draws: str = "") -> "Play":
        """Settles the draws that are due, with these tiles first."""
        self.draws = [*draws]
        while self.game.chance(self.state) is not None:
            self.draw()
        return self

    def draw(self) -> "Play":
        """Settles one draw."""
        urn = self.urn
        face = self.draws.pop(0) if self.draws else urn.faces[0]
        self._fold(Draw(self.table.draws, urn.size, sum(urn.counts[: urn.faces.index(face)])))
        return self

    # --- positions --------------------------------------------------------------------------------------------------

    def set(self, **fields: Any) -> "Play":
        """Changes the state as it stands."""
        self.table = msgspec.structs.replace(self.table, state=msgspec.structs.replace(self.state, **fields))
        return self

    def at(
        self,
        *racks: str,
        on: Iterable[str] = (),
        bag: str | None = None,
        mover: int = 0,
        scores: Iterable[int] = (),
    ) -> "Play":
        """A turn with these racks and words on the board. Racks that are not given hold whatever is left of the set;
        without `bag` all other tiles are in it."""
        grid = lying(*on)
        rest = piles.remove(self.options.tiles.tiles, faces_on(grid) + "".join(racks))
        held = list(racks)
        while len(held) < self.options.seats:
            held.append(rest[-RACK:])
            rest = rest[:-RACK]
        return self.set(
            stage=Stage.TURN,
            grid=grid,
            racks=tuple("".join(sorted(rack)) for rack in held),
            bags=("".join(sorted(rest if bag is None else bag)),),
            scores=tuple(scores) or (0,) * self.options.seats,
            owed=(0,) * self.options.seats,
            dealt=True,
            mover=mover,
            table=self.state.table + 1,
            since_ms=self.now_ms,
        )

    # --- inputs -----------------------------------------------------------------------------------------------------

    def say(self, said: Input, draws: str = "") -> "Play":
        """One input and the draws that follow."""
        before = Counter(self.game.inventory(self.state))
        self.facts = []
        self._fold(said)
        self.deal(draws)
        assert Counter(self.game.inventory(self.state)) == before, "tiles are neither made nor lost"
        return self

    def _fold(self, said: Input) -> None:
        entry = Entry(number=self.table.number + 1, at_ms=self.now_ms, input=said)
        self.table, facts = advance(KIND, self.game, self.table, entry)
        self.facts += facts

    def act(self, seat: int, line: str | Action, window: str | None = None, draws: str = "") -> "Play":
        """In the window where such an action belongs, whether or not it is open, or in the one named."""
        return self.say(self._act(seat, line, window), draws)

    def only(self, seat: int, line: str) -> "Play":
        """The action without the draws that it leads to."""
        self.facts = []
        self._fold(self._act(seat, line, None))
        return self

    def _act(self, seat: int, line: str | Action, window: str | None) -> Act:
        action = KIND.read_action(line) if isinstance(line, str) else line
        return Act(seat, window or self._place(action), msgspec.to_builtins(action))

    def _place(self, action: Action) -> str:
        kind = "respond" if isinstance(action, Accept | Challenge) else "turn"
        return self.windows[kind].id if kind in self.windows else f"{kind}:{self.state.table}"

    def turns(self, *lines: str) -> "Play":
        """A turn after another, each by whoever is to move."""
        for line in lines:
            self.act(self.mover, line)
        return self

    def accept(self) -> "Play":
        """Nobody challenges the pending play."""
        for seat in self.windows["respond"].seats:
            self.act(seat, "верю")
        return self

    def vote(self, **votes: bool) -> "Play":
        """Closes the vote with what the seats have answered: `vote(s0=True, s2=False)`; the others are absent."""
        answers = tuple(SealedAnswer(int(seat[1:]), msgspec.to_builtins(Vote(pro))) for seat, pro in votes.items())
        window = self.windows["vote"]
        if len(answers) < len(window.seats):  # it waits for the others to the end
            self.now_ms = self.table.deadline_ms(window) or self.now_ms
        return self.say(Close(window.id, answers))

    def close(self, kind: str, after_ms: int | None = None) -> "Play":
        """The window closes: when its time is over, or so long after it was opened."""
        window = self.windows[kind]
        deadline = self.table.deadline_ms(window)
        assert deadline is not None
        self.now_ms = deadline if after_ms is None else window.opened_ms + after_ms
        return self.say(Close(window.id))

    def leave(self, seat: int) -> "Play":
        return self.say(Leave(seat))

    def refused(self, seat: int, line: str | Action, rule: str, code: str, window: str | None = None) -> dict[str, Any]:
        """That the action is refused by this rule and that nothing has changed; the parameters of the refusal."""
        before = self.table
        with pytest.raises(Illegal) as refusal:
            self.act(seat, line, window)
        assert (refusal.value.rule, refusal.value.code) == (rule, code)
        assert self.table == before
        return dict(refusal.value.params)

    def unreadable(self, seat: int, line: str) -> str:
        """That the line is no action at this table, and that nothing has changed; the code of the refusal."""
        before = self.table
        with pytest.raises(Unreadable) as refusal:
            self.act(seat, line)
        assert self.table == before
        return refusal.value.code
