"""A table of «Запретные слова» for which a test chooses cards, chance and time.

Inputs go through `core.fold.advance`, as they do in the host.
"""

from collections import Counter
from collections.abc import Iterable
from typing import Any, Self

from rules.dictated import Dictated
from slovoteka.core import piles
from slovoteka.core.game import Fact
from slovoteka.core.inputs import Close
from slovoteka.core.oracle import GivesWord, IsWord, Oracle, Question, SomeWords, T_co, WordsFound, WouldGiveWord
from slovoteka.core.words import Verdict, Why
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
from slovoteka.games.forbidden.kind import KIND
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
            case SomeWords(letters, length, most):
                made = [word for word in self._words if len(word) == length and piles.holds(letters, word)]
                answer = WordsFound(tuple(sorted(made)[:most]))
            case _:
                raise AssertionError(question)
        return answer


class Play(Dictated[State, Public, Private]):
    """One match from its first draw. The given words are the whole dictionary."""

    def __init__(self, *words: str, oracle: Oracle | None = None, **options: Any) -> None:
        self.options: Options = KIND.rules.read_options({"first": 0} | options)
        self.words = Words(words)
        super().__init__(KIND, self.options, oracle or self.words)

    def turn(
        self,
        conversation: str,
        *hands: str,
        mover: int = 0,
        last: int | None = None,
        discards: dict[int, str] | None = None,
        deck: str | None = None,
    ) -> Self:
        """A turn with these cards; the others are in the deck and the window, or with `deck` in the common discard."""
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

    def place(self, action: Action) -> str:
        kinds = PLACES[type(action)]
        return next((self.windows[kind].id for kind in kinds if kind in self.windows), f"{kinds[0]}:{self.state.table}")

    def lay(self, seat: int, letter: str) -> Self:
        return self.act(seat, Lay(letter))

    def call(self, seat: int, word: str) -> Self:
        return self.act(seat, Call(word))

    def choose(self, seat: int, following: str) -> Self:
        return self.act(seat, Choose("self" if following == "self" else "left"))

    def silence(self) -> Self:
        """Every opponent sees no word."""
        for seat in self.windows["respond"].seats:
            self.act(seat, Pass())
        return self

    def vote(self, **votes: bool) -> Self:
        """Closes the vote with these answers: `vote(s0=True, s2=False)`; the other seats are absent."""
        return self.answer("vote", **{seat: Vote(pro) for seat, pro in votes.items()})

    def time_out(self, kind: str) -> Self:
        """The time of a window runs out."""
        deadline = self.table.deadline_ms(self.windows[kind])
        assert deadline is not None
        self.now_ms = deadline
        return self.apply_input(Close(self.windows[kind].id))


def events_seen(facts: Iterable[Fact], seat: int | None, kind: type) -> list[Any]:
    """The events of one kind that a seat or a spectator learns."""
    return [fact.event for fact in facts if fact.is_seen_by(seat) and isinstance(fact.event, kind)]
