"""A table of «Запретные слова» that a test sets as it likes: cards, chance and time are dictated.

Inputs go through `core.fold.advance`, the one way in that the host uses too.
"""

from collections import Counter
from collections.abc import Iterable
from typing import Any

import msgspec
import pytest

from slovoteka.core import piles
from slovoteka.core.errors import Illegal
from slovoteka.core.fold import Table, advance
from slovoteka.core.game import Fact, Game, Urn, Window
from slovoteka.core.inputs import Act, Close, Draw, Entry, Input, Leave, SealedAnswer
from slovoteka.core.oracle import GivesWord, IsWord, Oracle, Question, T_co, WouldGiveWord
from slovoteka.core.words import Verdict, Why
from slovoteka.games.forbidden import KIND
from slovoteka.games.forbidden.actions import (
    Accept,
    Action,
    Call,
    Choose,
    Doubt,
    Lay,
    Pass,
    Ready,
    Vote,
)
from slovoteka.games.forbidden.options import Options
from slovoteka.games.forbidden.state import Stage, State
from slovoteka.games.forbidden.views import Private, Public

PLACES = {
    Lay: ("turn",),
    Call: ("respond", "call"),
    Pass: ("respond",),
    Choose: ("choose",),
    Accept: ("doubt",),
    Doubt: ("doubt",),
    Vote: ("vote",),
    Ready: ("ready",),
}


class Words:
    """A dictionary of a few words."""

    def __init__(self, words: Iterable[str]) -> None:
        self._words = tuple(words)
        self.questions: list[object] = []

    def ask(self, question: Question[T_co]) -> T_co:
        self.questions.append(question)
        answer: Any
        match question:
            case IsWord(word):
                known = word in self._words
                answer = Verdict(word=word, allowed=known, why=Why.FOUND if known else Why.UNKNOWN)
            case WouldGiveWord(letters, candidates):
                fits = [any(piles.holds(letters + new, word) for word in self._words) for new in candidates]
                answer = GivesWord(tuple(fits))
            case _:
                raise AssertionError(question)
        return answer


class Play:
    """One match, from its first draw. The words after `*` are the whole dictionary."""

    def __init__(self, *words: str, oracle: Oracle | None = None, **options: Any) -> None:
        self.options: Options = KIND.read_options({"first": 0} | options)
        self.words = Words(words)
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
    def events(self) -> list[Any]:
        """What a spectator was told by the last input."""
        return [fact.event for fact in self.facts if fact.audience is None]

    def deal(self) -> "Play":
        """Settles the draws that are due."""
        while self.game.chance(self.state) is not None:
            self.draw()
        return self

    def draw(self) -> "Play":
        """Settles one draw."""
        urn = self.urn
        face = self.draws.pop(0) if self.draws else urn.faces[0]
        self._fold(Draw(self.table.draws, urn.size, sum(urn.counts[: urn.faces.index(face)])))
        return self

    def set(self, **fields: Any) -> "Play":
        """Changes the state as it stands."""
        self.table = msgspec.structs.replace(self.table, state=msgspec.structs.replace(self.state, **fields))
        return self

    def turn(
        self,
        conversation: str,
        *hands: str,
        mover: int = 0,
        last: int | None = None,
        discards: dict[int, str] | None = None,
        deck: str | None = None,
    ) -> "Play":
        """A turn on these cards, all others in the deck and the window; `deck` sends the rest to the common discard."""
        red = self.options.deck.red
        held = [*hands, *[""] * (self.options.seats - len(hands))]
        taken = [(discards or {}).get(seat, "") for seat in range(self.options.seats)]
        black = [letter for letter in conversation if letter not in red]
        rest = piles.remove(self.options.deck.black, "".join([*held, *taken, *black]))
        for seat, hand in enumerate(held):
            if not hand:
                held[seat] = "".join(letter for letter, _ in Counter(rest).most_common(3))
                rest = piles.remove(rest, held[seat])
        left = rest if deck is None else deck
        return self.set(
            stage=Stage.TURN,
            conversation=conversation,
            window=piles.remove(red, [letter for letter in conversation if letter in red]),
            hands=tuple("".join(sorted(hand)) for hand in held),
            discards=tuple(taken),
            deck=left,
            common_discard=piles.remove(rest, left),
            mover=mover,
            last_mover=last,
            table=self.state.table + 1,
            since_ms=self.now_ms,
        )

    # --- inputs -----------------------------------------------------------------------------------------------------

    def say(self, said: Input) -> "Play":
        """One input and the draws that follow."""
        before = Counter(self.game.inventory(self.state))
        self.facts = []
        self._fold(said)
        self.deal()
        assert Counter(self.game.inventory(self.state)) == before, "cards are neither made nor lost"
        return self

    def _fold(self, said: Input) -> None:
        entry = Entry(number=self.table.number + 1, at_ms=self.now_ms, input=said)
        self.table, facts = advance(KIND, self.game, self.table, entry)
        self.facts += facts

    def act(self, seat: int, action: Action, window: str | None = None) -> "Play":
        """In the window where such an action belongs, whether or not it is open, or in the one named."""
        return self.say(Act(seat, window or self._place(action), msgspec.to_builtins(action)))

    def _place(self, action: Action) -> str:
        kinds = PLACES[type(action)]
        return next((self.windows[kind].id for kind in kinds if kind in self.windows), f"{kinds[0]}:{self.state.table}")

    def lay(self, seat: int, letter: str) -> "Play":
        return self.act(seat, Lay(letter))

    def call(self, seat: int, word: str) -> "Play":
        return self.act(seat, Call(word))

    def choose(self, seat: int, following: str) -> "Play":
        return self.act(seat, Choose("self" if following == "self" else "left"))

    def silence(self) -> "Play":
        """Every opponent sees no word."""
        for seat in self.windows["respond"].seats:
            self.act(seat, Pass())
        return self

    def vote(self, **votes: bool) -> "Play":
        """Closes the vote with what the seats have answered: `vote(s0=True, s2=False)`; the others are absent."""
        answers = tuple(SealedAnswer(int(seat[1:]), msgspec.to_builtins(Vote(pro))) for seat, pro in votes.items())
        window = self.windows["vote"]
        if len(answers) < len(window.seats):  # it waits for the others to the end
            self.now_ms = self.table.deadline_ms(window) or self.now_ms
        return self.say(Close(window.id, answers))

    def time_out(self, kind: str) -> "Play":
        """The time of a window runs out."""
        deadline = self.table.deadline_ms(self.windows[kind])
        assert deadline is not None
        self.now_ms = deadline
        return self.say(Close(self.windows[kind].id))

    def leave(self, seat: int) -> "Play":
        return self.say(Leave(seat))

    def wait(self, ms: int) -> "Play":
        self.now_ms += ms
        return self

    def refused(self, seat: int, action: Action, rule: str, code: str, window: str | None = None) -> dict[str, Any]:
        """That the action is refused by this rule and that nothing has changed; the parameters of the refusal."""
        before = self.table
        with pytest.raises(Illegal) as refusal:
            self.act(seat, action, window)
        assert (refusal.value.rule, refusal.value.code) == (rule, code)
        assert self.table == before
        return dict(refusal.value.params)


def told(facts: Iterable[Fact], seat: int | None, kind: type) -> list[Any]:
    """The events of one kind that a seat, or a spectator, gets to know."""
    return [fact.event for fact in facts if fact.is_seen_by(seat) and isinstance(fact.event, kind)]
