"""«Цепочка»: a word begins with the last letter of the previous one. Methods in the contract's order."""

from collections.abc import Iterable, Mapping
from typing import Final, Literal

from slovoteka.core.errors import Illegal
from slovoteka.core.game import Fact, Outcome, Rng, Step, Urn, Window
from slovoteka.core.oracle import IsWord, Oracle, SomeWords
from slovoteka_chain import views
from slovoteka_chain.actions import Action, GiveUp, Say, readable
from slovoteka_chain.options import SEATS, Options
from slovoteka_chain.state import Stage, State
from slovoteka_chain.words import check_link, handed_on

FIRST_LETTERS: Final = "БВГДКЛМНПРСТ"
_SAMPLE_LETTERS: Final = "АЕИОКЛНРСТ"
_SAMPLE: Final = 400


class Chain:
    def __init__(self, options: Options, oracle: Oracle) -> None:
        self._options, self._oracle = options, oracle

    def start(self) -> State:
        return State()

    # --- invitations ------------------------------------------------------------------------------------------------

    def windows(self, state: State) -> tuple[Window, ...]:
        if state.stage is not Stage.TURN:
            return ()
        return (
            Window(
                id=f"turn:{len(state.words)}",
                kind="turn",
                seats=(state.mover,),
                opened_ms=state.since_ms,
                limit_ms=self._options.turn_ms,
            ),
        )

    def check(self, state: State, seat: int, window: Window, action: Action, at_ms: int) -> None:
        if isinstance(action, GiveUp):
            return
        word = readable(action).word
        check_link(word, state.letter, state.words)
        verdict = self._oracle.ask(IsWord(word))
        if not verdict.allowed:
            raise Illegal("WC-04", "chain-no-word", verdict=verdict)

    def apply(self, state: State, seat: int, window: Window, action: Action, at_ms: int) -> Step[State]:
        self.check(state, seat, window, action, at_ms)
        if isinstance(action, GiveUp):
            return _lost(state, seat, "gave-up")
        return self._say(state, seat, readable(action).word, at_ms)

    def close(self, state: State, window: Window, answers: Mapping[int, Action], at_ms: int) -> Step[State]:
        return _lost(state, state.mover, "time")

    def leave(self, state: State, seat: int, at_ms: int) -> Step[State]:
        if state.stage is Stage.OVER or seat not in range(SEATS):
            raise Illegal("host", "not-there", seat=seat + 1)
        return _lost(state, seat, "left")

    # --- chance -----------------------------------------------------------------------------------------------------

    def chance(self, state: State) -> Urn | None:
        return Urn.of("letter", FIRST_LETTERS) if state.stage is Stage.DRAW else None

    def apply_draw(self, state: State, drawn: int, at_ms: int) -> Step[State]:
        letter = Urn.of("letter", FIRST_LETTERS).face(drawn)
        begun = state.but(stage=Stage.TURN, letter=letter, since_ms=at_ms)
        return Step(begun, (Fact(views.Began(letter)),))

    # --- what is seen -----------------------------------------------------------------------------------------------

    def public(self, state: State) -> views.Public:
        return views.public(state)

    def private(self, state: State, seat: int) -> views.Private:
        return views.Private()

    def outcome(self, state: State) -> Outcome | None:
        if state.stage is not Stage.OVER:
            return None
        scores = tuple(len(state.words[seat::SEATS]) for seat in range(SEATS))
        places = tuple(2 if seat == state.loser else 1 for seat in range(SEATS))
        return Outcome(reason=state.reason, scores=scores, places=places)

    # --- for tests and searches -------------------------------------------------------------------------------------

    def moves(self, state: State, seat: int, window: Window) -> Iterable[Action]:
        """A sample, because there are too many words."""
        asked = SomeWords(state.letter + _SAMPLE_LETTERS, max(4, self._options.shortest), _SAMPLE)
        words = dict.fromkeys(self._oracle.ask(asked).words)
        fitting = [word for word in words if word[0] == state.letter and word not in state.words]
        return [GiveUp(), *map(Say, fitting[:20])]

    def resample(self, state: State, seat: int, rng: Rng) -> State:
        return state  # nothing is hidden

    def inventory(self, state: State) -> tuple[str, ...]:
        return ()  # there are no cards

    def _say(self, state: State, seat: int, word: str, at_ms: int) -> Step[State]:
        letter, words = handed_on(word), (*state.words, word)
        after = state.but(words=words, letter=letter, since_ms=at_ms)
        facts = (Fact(views.Said(seat, word, letter)),)
        if len(words) < self._options.longest_chain:
            return Step(after, facts)
        drawn = after.but(stage=Stage.OVER, reason="drawn")
        return Step(drawn, (*facts, Fact(views.Drawn(len(words)))))


def _lost(state: State, seat: int, why: Literal["gave-up", "time", "left"]) -> Step[State]:
    over = state.but(stage=Stage.OVER, loser=seat, reason=why)
    return Step(over, (Fact(views.Lost(seat, why)),))
