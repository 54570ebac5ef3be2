"""A small card game with optional faults: it shows that the laws can be broken, and that each break is caught.

Three players hold two hidden cards each. In turn they play a card onto the open pile and draw another; now and then
all vote in secret. The game is over when the deck is empty.
"""

from collections.abc import Iterable, Mapping
from typing import Any, Literal

import msgspec

from slovoteka.core import piles
from slovoteka.core.errors import Illegal
from slovoteka.core.game import Fact, Outcome, Rng, Step, Urn, Window, places
from slovoteka.core.kind import Choices, GameInfo, GameKind, Hosting, Notation, Rules, Types
from slovoteka.core.oracle import Oracle
from slovoteka.core.value import Value

Fault = Literal[
    "none",
    "leak-in-view", "leak-in-window", "leak-in-refusal", "leak-in-fact",
    "lost-in-play", "lost-in-draw", "made-in-leave",
]  # fmt: skip
LEAKS: tuple[Fault, ...] = ("leak-in-view", "leak-in-window", "leak-in-refusal", "leak-in-fact")
LOSSES: tuple[Fault, ...] = ("lost-in-play", "lost-in-draw", "made-in-leave")
CARDS = "aabbccddeeffgghh"
SEATS = 3


class Options(Value, frozen=True):
    fault: Fault = "none"


class State(Value, frozen=True):
    deck: str
    hands: tuple[str, ...]
    pile: str = ""
    mover: int = 0
    drawing: int | None = None
    gone: tuple[int, ...] = ()
    turns: int = 0
    since_ms: int = 0
    voting: bool = False


class Play(Value, frozen=True, tag="play"):
    card: str


class Nod(Value, frozen=True, tag="nod"):
    pass


class Played(Value, frozen=True, tag="played"):
    seat: int
    card: str


class Drew(Value, frozen=True, tag="drew"):
    seat: int
    card: str | None = None


class Public(Value, frozen=True):
    pile: str
    deck_left: int
    mover: int
    gone: tuple[int, ...]
    hint: str = ""


class Private(Value, frozen=True):
    hand: str


class Toy:
    def __init__(self, options: Options, _oracle: Oracle) -> None:
        self._fault = options.fault

    def start(self) -> State:
        return State(deck=CARDS, hands=("",) * SEATS)

    def windows(self, state: State) -> tuple[Window, ...]:
        if self.chance(state) is not None or self._is_over(state):
            return ()
        active = tuple(seat for seat in range(SEATS) if seat not in state.gone)
        if state.voting:
            return (Window(id=f"vote:{state.turns}", kind="vote", seats=active, mode="sealed", limit_ms=10_000),)
        limit = 10_000
        if self._fault == "leak-in-window":
            limit += ord(max("".join(state.hands)))
        return (
            Window(
                id=f"turn:{state.turns}", kind="turn", seats=(state.mover,), limit_ms=limit, opened_ms=state.since_ms
            ),
        )

    def check(self, state: State, seat: int, window: Window, action: Any, at_ms: int) -> None:
        if window.kind == "vote":
            if not isinstance(action, Nod):
                raise Illegal("TOY-2", "nod")
        elif not isinstance(action, Play) or action.card not in state.hands[seat]:
            others = "".join(hand for place, hand in enumerate(state.hands) if place != seat)
            elsewhere = self._fault == "leak-in-refusal" and isinstance(action, Play) and action.card in others
            raise Illegal("TOY-1", "somebody-else-has-it" if elsewhere else "not-in-hand")

    def apply(self, state: State, seat: int, window: Window, action: Any, at_ms: int) -> Step[State]:
        self.check(state, seat, window, action, at_ms)
        return self._play(state, seat, action.card, at_ms)

    def close(self, state: State, window: Window, answers: Mapping[int, Any], at_ms: int) -> Step[State]:
        if window.kind == "vote":
            return Step(state.but(voting=False, turns=state.turns + 1, since_ms=at_ms))
        return self._play(state, state.mover, state.hands[state.mover][0], at_ms)

    def leave(self, state: State, seat: int, at_ms: int) -> Step[State]:
        gone = state.but(gone=(*state.gone, seat), since_ms=at_ms)
        if self._fault == "made-in-leave":
            gone = gone.but(pile=gone.pile + gone.hands[seat])
        if seat == state.mover and len(gone.gone) < SEATS:
            gone = gone.but(mover=self._next(gone, seat), turns=state.turns + 1)
        return Step(gone)

    def chance(self, state: State) -> Urn | None:
        if self._is_over(state) or self._to_draw(state) is None:
            return None
        return Urn.of("card", state.deck)

    def apply_draw(self, state: State, drawn: int, at_ms: int) -> Step[State]:
        urn, seat = self.chance(state), self._to_draw(state)
        assert urn is not None
        assert seat is not None
        card = urn.face(drawn)
        kept = "" if self._fault == "lost-in-draw" and state.turns == 3 else card
        after = state.but(
            deck=piles.remove(state.deck, card),
            hands=piles.replace_at(state.hands, seat, piles.add(state.hands[seat], kept)),
            drawing=None,
            since_ms=at_ms,
        )
        others = tuple(place for place in range(SEATS) if place != seat)
        public_draw = Drew(seat, card) if self._fault == "leak-in-fact" else Drew(seat)
        return Step(after, (Fact(Drew(seat, card), (seat,)), Fact(public_draw, others)))

    def public(self, state: State) -> Public:
        hint = state.hands[(state.mover + 1) % SEATS] if self._fault == "leak-in-view" else ""
        return Public(state.pile, len(state.deck), state.mover, state.gone, hint)

    def private(self, state: State, seat: int) -> Private:
        return Private(state.hands[seat])

    def outcome(self, state: State) -> Outcome | None:
        if not self._is_over(state):
            return None
        scores = tuple(len(hand) for hand in state.hands)
        return Outcome(reason="deck", scores=scores, places=places(scores))

    def moves(self, state: State, seat: int, window: Window) -> Iterable[Any]:
        return [Nod()] if window.kind == "vote" else [Play(card) for card in dict.fromkeys(state.hands[seat])]

    def resample(self, state: State, seat: int, rng: Rng) -> State:
        hidden = list(state.deck + "".join(hand for place, hand in enumerate(state.hands) if place != seat))
        hands = []
        for place, hand in enumerate(state.hands):
            drawn = "".join(sorted(hidden.pop(rng.below(len(hidden))) for _ in hand)) if place != seat else hand
            hands.append(drawn)
        return state.but(hands=tuple(hands), deck="".join(sorted(hidden)))

    def inventory(self, state: State) -> tuple[str, ...]:
        return tuple(sorted(state.deck + state.pile + "".join(state.hands)))

    def _play(self, state: State, seat: int, card: str, at_ms: int) -> Step[State]:
        laid = "" if self._fault == "lost-in-play" and len(state.pile) == 2 else card
        after = state.but(
            hands=piles.replace_at(state.hands, seat, piles.remove(state.hands[seat], card)),
            pile=state.pile + laid,
            drawing=seat,
            mover=self._next(state, seat),
            turns=state.turns + 1,
            since_ms=at_ms,
            voting=state.turns % 4 == 3,
        )
        return Step(after, (Fact(Played(seat, card)),))

    def _to_draw(self, state: State) -> int | None:
        if state.drawing is not None:
            return state.drawing
        # Not "fewer than two cards", because a lost card would simply be dealt again.
        short = [seat for seat in range(SEATS) if state.turns == 0 and len(state.hands[seat]) < 2]
        return short[0] if short else None

    def _next(self, state: State, seat: int) -> int:
        return next(place for step in range(1, SEATS + 1) if (place := (seat + step) % SEATS) not in state.gone)

    def _is_over(self, state: State) -> bool:
        return not state.deck or len(state.gone) > 1


def toy(fault: Fault) -> GameKind:
    return GameKind(
        info=GameInfo(id="toy", title="Toy", rulebooks=("TOY",), seats_min=3, seats_max=3, rules_version=1),
        types=Types(
            options=Options,
            state=State,
            action=Play | Nod,
            event=Played | Drew,
            public=Public,
            private=Private,
        ),
        rules=Rules(
            make=Toy,
            read_options=lambda raw: msgspec.convert(dict(raw), Options),
            seats=lambda _options: SEATS,
        ),
        hosting=Hosting(gone=lambda state: state.gone),
        choices=Choices(variants={fault: {"fault": fault}}),
        notation=Notation(
            read=lambda text: Nod() if text == "nod" else Play(text),
            write=lambda action: action.card if isinstance(action, Play) else "nod",
        ),
    )
