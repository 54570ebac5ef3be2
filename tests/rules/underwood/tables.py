"""A table of «Ундервуд» for which a test chooses hands, tape, words and the dictionary."""

from collections.abc import Iterable, Sequence
from typing import Any, Self

from rules.dictated import Dictated
from slovoteka.core.inputs import Close
from slovoteka.core.oracle import IsWord, Question, T_co
from slovoteka.core.words import Verdict, Why
from slovoteka.games.underwood.actions import Accept, Discard, Doubt, Ready, Turn, Vote, read_action
from slovoteka.games.underwood.deck import Deck, decks
from slovoteka.games.underwood.kind import KIND
from slovoteka.games.underwood.options import Options
from slovoteka.games.underwood.prize_signs import prize_sign
from slovoteka.games.underwood.spelling import LaidWord, read_word
from slovoteka.games.underwood.state import Stage, State
from slovoteka.games.underwood.turns import TurnDraft
from slovoteka.games.underwood.views import Private, Public

DECK: Deck = decks()["standard"]
_PLACES: dict[Any, str] = {
    Turn: "turn",
    Discard: "turn",
    Accept: "respond",
    Doubt: "respond",
    Vote: "vote",
    Ready: "ready",
}


class KnownWords:
    """A dictionary of the words that a test needs; everything else is unknown."""

    def __init__(self, words: Iterable[str]) -> None:
        self._words = frozenset(words)
        self.asked: list[str] = []

    def ask(self, question: Question[T_co]) -> T_co:
        assert isinstance(question, IsWord)
        self.asked.append(question.word)
        allowed = question.word in self._words
        answer: Any = Verdict(
            word=question.word,
            allowed=allowed,
            why=Why.FOUND if allowed else Why.UNKNOWN,
            rule="UW-11" if allowed else "UW-G17",
        )
        return answer  # type: ignore[no-any-return]


def laid(text: str, prize: int = 0, raised: int | None = None) -> LaidWord:
    """A word on the table, as it is written: `К*ОТ`."""
    return LaidWord(read_word(text), prize_sign(prize) if prize else "", raised)


class UnderwoodTable(Dictated[State, Public, Private]):
    """Its options are as people write them. The dealer is seat 0 unless they say otherwise."""

    def __init__(self, known: Iterable[str] = (), **options: Any) -> None:
        self.oracle = KnownWords(known)
        self.options: Options = KIND.rules.read_options({"dealer": 0} | options)
        super().__init__(KIND, self.options, self.oracle)
        if self.options.dealer is not None:  # nothing is drawn there
            self.draw()

    def place(self, action: Any) -> str:
        kind = _PLACES[type(action)]
        return self.windows[kind].id if kind in self.windows else f"{kind}:{self.state.table}"

    def type(self, seat: int, line: str) -> Self:
        """Acts like a person who types: `КОТ лента=2 > А`."""
        return self.act(seat, read_action(line))

    def refuses(self, seat: int, line: str, rule: str, code: str) -> dict[str, Any]:
        """Checks that this rule refuses the typed line and nothing changes. Returns the parameters of the refusal."""
        return self.refused(seat, read_action(line), rule, code)

    def time_out(self, kind: str) -> Self:
        """The time of a window runs out."""
        deadline = self.table.deadline_ms(self.windows[kind])
        assert deadline is not None
        self.now_ms = deadline
        return self.apply_input(Close(self.windows[kind].id))

    def draft(self, line: str) -> TurnDraft:
        """What a half-built turn of the mover still lacks and what it would score."""
        turn = read_action(line)
        assert isinstance(turn, Turn)
        draft: TurnDraft = self.game.draft(self.state, self.state.mover, turn)  # type: ignore[attr-defined]
        return draft


def turn_of(
    *hands: str,
    tape: str = "",
    deck: str = "",
    words: Sequence[Sequence[LaidWord]] = (),
    known: Iterable[str] = (),
    mover: int = 0,
    **options: Any,
) -> UnderwoodTable:
    """The middle of a round: the mover has drawn and exchanged nothing yet. Hands are piles such as `КОТ?①`.

    `deck` has the cards that are left there; they are drawn in the order of the test's `draws`.
    """
    table = UnderwoodTable(known, seats=len(hands), **options)
    on_table = tuple(tuple(row) for row in words) or ((),) * len(hands)
    return table.set(
        stage=Stage.TURN,
        table=table.state.table + 1,
        mover=mover,
        hands=tuple("".join(sorted(hand)) for hand in hands),
        shown=("",) * len(hands),
        tape=tape,
        deck="".join(sorted(deck)),
        words=on_table,
    )
