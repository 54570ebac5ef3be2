"""A round from the deal to the count, and the match around it (UW-13..17, UW-47..52)."""

from typing import Final

from slovoteka.core import piles
from slovoteka.core.game import Fact, Step, Urn
from slovoteka.games.underwood import views
from slovoteka.games.underwood.deck import is_letter
from slovoteka.games.underwood.options import DRAWN, HAND, Options
from slovoteka.games.underwood.scoring import hand_cost, words_points
from slovoteka.games.underwood.state import Stage, State

_FROM_DECK: Final = (Stage.DEAL, Stage.FIRST, Stage.DRAW, Stage.EXCHANGE)


def begin_round(options: Options, state: State, dealer: int, at_ms: int) -> Step[State]:
    """All cards are gathered in the deck (UW-50); the player after the dealer moves first (UW-17)."""
    empty = ("",) * state.seats
    fresh = state.renewed(
        at_ms,
        stage=Stage.DEAL,
        round=len(state.sheet) + 1,
        dealer=dealer,
        mover=state.left_of(dealer),
        last_mover=dealer,
        deck=options.deck.cards,
        bottom="",
        hands=empty,
        shown=empty,
        tape="",
        words=((),) * state.seats,
        discarded="",
        owed=0,
        idle=(),
        bare=(),
        passed=(),
    )
    return Step(fresh, (Fact(views.Began(fresh.round, dealer, fresh.mover)),))


# --- cards from the deck --------------------------------------------------------------------------------------------


def deck_urn(state: State) -> Urn | None:
    """The next card: any that nobody has seen; after those, the ones put under the deck, in their order."""
    if state.stage not in _FROM_DECK:
        return None
    return Urn.of("card", state.deck or state.bottom[:1])


def place_drawn(state: State, card: str, at_ms: int) -> Step[State]:
    if state.stage is Stage.FIRST:
        return _turn_up(state, card, at_ms)
    is_known = not state.deck
    state = state.but(bottom=state.bottom[1:]) if is_known else state.but(deck=piles.remove(state.deck, card))
    seat = _next_to_deal(state) if state.stage is Stage.DEAL else state.mover
    if seat is None:
        raise AssertionError("a card for nobody")
    shown = piles.add(state.shown[seat], card) if is_known else state.shown[seat]
    taken = state.with_hand(seat, piles.add(state.hands[seat], card), shown)
    if not is_known:
        taken = taken.but(bare=tuple(other for other in state.bare if other != seat))
    return Step(_after_card(taken, at_ms), _told(state, seat, card, is_known))


def _told(state: State, seat: int, card: str, is_known: bool) -> tuple[Fact, ...]:
    if is_known:
        return (Fact(views.Drew(seat, card)),)
    others = tuple(other for other in range(state.seats) if other != seat)
    return (Fact(views.Drew(seat, card), (seat,)), Fact(views.Drew(seat), others))


def _after_card(state: State, at_ms: int) -> State:
    match state.stage:
        case Stage.DEAL:
            if _next_to_deal(state) is not None:
                return state
            if not state.told:
                return state.but(stage=Stage.FIRST)
            state = state.but(told=())  # the tape lies there already, and the mover has drawn
        case Stage.DRAW if state.owed > 1:
            return state.but(owed=state.owed - 1)
        case Stage.EXCHANGE:  # the turn goes on, with the time that is left of it
            return state.but(stage=Stage.TURN, table=state.table + 1)
    return open_turn(state.but(owed=0), at_ms)


def _next_to_deal(state: State) -> int | None:
    """Cards are dealt round the table, one at a time, from the one after the dealer."""
    seats = [(state.dealer + 1 + step) % state.seats for step in range(state.seats)]
    dealt = (*state.gone, *state.told)
    short = [seat for seat in seats if seat not in dealt and len(state.hands[seat]) < HAND]
    return min(short, key=lambda seat: len(state.hands[seat])) if short else None


def _turn_up(state: State, card: str, at_ms: int) -> Step[State]:
    """The first card of the tape must be a letter; what is none goes under the deck (UW-15)."""
    left = state.but(deck=piles.remove(state.deck, card))
    if not is_letter(card):
        return Step(left.but(bottom=state.bottom + card), (Fact(views.PutUnder(card)),))
    step = begin_turn(left.but(tape=card), at_ms)
    return step.after(Fact(views.TapeBegan(card)))


# --- turn to turn ---------------------------------------------------------------------------------------------------


def begin_turn(state: State, at_ms: int) -> Step[State]:
    """A turn starts with drawing: three cards, or what there is (UW-20)."""
    owed = min(DRAWN, state.deck_left)
    begun = state.but(stage=Stage.DRAW, owed=owed, struck=(), pending=None, passed=())
    return Step(begun if owed else open_turn(begun, at_ms))


def open_turn(state: State, at_ms: int) -> State:
    return state.renewed(at_ms, stage=Stage.TURN, pending=None, passed=())


def next_turn(state: State, at_ms: int) -> Step[State]:
    return begin_turn(state.but(mover=state.left_of(state.mover)), at_ms)


def is_stuck(state: State) -> bool:
    """A whole circle of turns with an empty deck, without a word and without a card for the tape (UW-51, UW-G12)."""
    return set(state.active) <= set(state.idle)


# --- the end --------------------------------------------------------------------------------------------------------


def finish_round(options: Options, state: State, reason: str, at_ms: int) -> Step[State]:
    """Hands are opened and counted; the match goes on or is over (UW-48..50). Who has left counts nothing."""
    laid = tuple(words_points(options.deck, words) for words in state.words)
    cost = tuple(hand_cost(options.deck, hand) for hand in state.hands)
    points = tuple(0 if seat in state.gone else laid[seat] - cost[seat] for seat in range(state.seats))
    counted = state.renewed(
        at_ms,
        sheet=(*state.sheet, points),
        shown=state.hands,
        reason=reason,
        pending=None,
        passed=(),
        struck=(),
        owed=0,
    )
    over = counted.but(stage=Stage.OVER if is_over(options, counted) else Stage.BREAK)
    told = views.RoundOver(
        reason=reason,
        seat=state.last_mover,
        laid=laid,
        cost=cost,
        points=points,
        hands=state.hands,
        totals=counted.totals,
    )
    return Step(over, (Fact(told),))


def is_over(options: Options, state: State) -> bool:
    """Somebody has the sum, or it is the last round (UW-09, UW-50, UW-G13)."""
    if len(state.sheet) >= options.rounds or len(state.active) < 2:
        return True
    totals = [state.totals[seat] for seat in state.active]
    best = max(totals)
    if best < options.target:
        return False
    return options.tie == "share" or totals.count(best) == 1
