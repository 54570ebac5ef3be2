"""A table of the standard game for which a test chooses tiles, chance, words and time.

Inputs go through `core.fold.advance`, as they do in the host. Actions are written as players type them.
"""

from collections.abc import Iterable
from typing import Any, Self

import msgspec
import pytest

from rules.dictated import Dictated
from rules.scrabble.boards import lying
from rules.scrabble.words import Words
from slovoteka.core import piles
from slovoteka.core.errors import Unreadable
from slovoteka.core.game import Outcome
from slovoteka.core.inputs import Act, Close, Input
from slovoteka.core.oracle import Oracle
from slovoteka.games.scrabble.actions import Accept, Action, Challenge, Vote
from slovoteka.games.scrabble.editions import RACK
from slovoteka.games.scrabble.kind import KIND
from slovoteka.games.scrabble.options import Options
from slovoteka.games.scrabble.plays import faces_on
from slovoteka.games.scrabble.state import Stage, State
from slovoteka.games.scrabble.views import Private, Public

both_books = pytest.mark.parametrize("edition", ["mattel", "bilingual-ru", "bilingual-uk"])
"""For what both rulebooks say alike. Only the Ukrainian set has other letters and some other values."""


def by_book(mattel: str, bilingual: str) -> pytest.MarkDecorator:
    """`edition`, and the `rule` by which it refuses."""
    cases = [("mattel", mattel), ("bilingual-ru", bilingual), ("bilingual-uk", bilingual)]
    return pytest.mark.parametrize(("edition", "rule"), cases)


class Play(Dictated[State, Public, Private]):
    """One match from its first draw. The given words are the whole dictionary."""

    def __init__(self, *words: str, oracle: Oracle | None = None, **options: Any) -> None:
        self.options: Options = KIND.rules.read_options({"first": 0} | options)
        self.words = Words(words, self.options)
        self._following = ""
        """Tiles for the draws after the next input."""
        super().__init__(KIND, self.options, oracle or self.words)

    # --- the table --------------------------------------------------------------------------------------------------

    @property
    def mover(self) -> int:
        """The seat that the open turn invites."""
        (seat,) = self.windows["turn"].seats
        return seat

    @property
    def bag(self) -> str:
        return "".join(self.state.bags)

    @property
    def outcome(self) -> Outcome:
        """How the game ended. Fails if it goes on."""
        outcome = self.game.outcome(self.state)
        assert outcome is not None, "the game goes on"
        return outcome

    @property
    def is_over(self) -> bool:
        return self.game.outcome(self.state) is not None

    # --- positions --------------------------------------------------------------------------------------------------

    def at(
        self,
        *racks: str,
        on: Iterable[str] = (),
        bag: str | None = None,
        mover: int = 0,
        scores: Iterable[int] = (),
    ) -> Self:
        """A turn with these racks and words on the board. Racks that are not given get tiles from the rest of the set;
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

    def apply_input(self, match_input: Input, draws: str = "") -> Self:
        """Folds one input and the draws that follow, beginning with these tiles."""
        self._following = draws
        return super().apply_input(match_input)

    def deal(self, draws: str = "") -> Self:
        """Makes the draws that are due, beginning with these tiles."""
        self.draws = [*(draws or self._following)]
        self._following = ""
        return super().deal()

    def act(self, seat: int, action: str | Action, window: str | None = None, draws: str = "") -> Self:
        """Acts in the window that such an action belongs to, or in the given one; then these tiles are drawn."""
        read = self._read(action)
        return self.apply_input(Act(seat, window or self.place(read), msgspec.to_builtins(read)), draws)

    def only(self, seat: int, line: str) -> Self:
        """The action without the draws that it leads to."""
        self.facts = []
        action = self._read(line)
        self.fold(Act(seat, self.place(action), msgspec.to_builtins(action)))
        return self

    def _read(self, line: str | Action) -> Action:
        action: Action = KIND.notation.read(line) if isinstance(line, str) else line
        return action

    def place(self, action: Action) -> str:
        kind = "respond" if isinstance(action, Accept | Challenge) else "turn"
        return self.windows[kind].id if kind in self.windows else f"{kind}:{self.state.table}"

    def turns(self, *lines: str) -> Self:
        """Several turns, each by the player to move."""
        for line in lines:
            self.act(self.mover, line)
        return self

    def accept(self) -> Self:
        """Nobody challenges the pending play."""
        for seat in self.windows["respond"].seats:
            self.act(seat, "верю")
        return self

    def vote(self, **votes: bool) -> Self:
        """Closes the vote with these answers: `vote(s0=True, s2=False)`; the other seats are absent."""
        return self.answer("vote", **{seat: Vote(pro) for seat, pro in votes.items()})

    def close(self, kind: str, after_ms: int | None = None) -> Self:
        """Closes the window at its limit, or this long after it was opened."""
        window = self.windows[kind]
        deadline = self.table.deadline_ms(window)
        assert deadline is not None
        self.now_ms = deadline if after_ms is None else window.opened_ms + after_ms
        return self.apply_input(Close(window.id))

    def unreadable(self, seat: int, line: str) -> str:
        """Checks that the line is not an action at this table and nothing changes. Returns the code of the refusal."""
        before = self.table
        with pytest.raises(Unreadable) as refusal:
            self.act(seat, line)
        assert self.table == before
        return refusal.value.code
