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
    """Gathers all cards in the deck (UW-50). The player after the dealer moves first (UW-17)."""
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
        idle=(),
        bare=(),
        passed=(),
    )
    return Step(fresh, (Fact(views.Began(fresh.round, dealer, fresh.mover)),))


# --- cards from the deck --------------------------------------------------------------------------------------------


def deck_urn(state: State) -> Urn | None:
    """The next card: any that nobody has seen, then those under the deck, in their order."""
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
    return Step(_after_card(taken, at_ms), _draw_facts(state, seat, card, is_known))


def _draw_facts(state: State, seat: int, card: str, is_known: bool) -> tuple[Fact, ...]:
    if is_known:
        return (Fact(views.Drew(seat, card)),)
    others = tuple(other for other in range(state.seats) if other != seat)
    return (Fact(views.Drew(seat, card), (seat,)), Fact(views.Drew(seat), others))


def _after_card(state: State, at_ms: int) -> State:
    match state.stage:
        case Stage.DEAL:
            if _next_to_deal(state) is not None:
                return state
            if not state.preset_seats:
                return state.but(stage=Stage.FIRST)
            state = state.but(preset_seats=())  # the position gave the tape, and the mover has drawn
        case Stage.DRAW if state.owed > 1:
            return state.but(owed=state.owed - 1)
        case Stage.EXCHANGE:  # the turn goes on with the time that is left
            return state.but(stage=Stage.TURN, table=state.table + 1)
    return open_turn(state.but(owed=0), at_ms)


def _next_to_deal(state: State) -> int | None:
    """Cards are dealt one at a time around the table, beginning after the dealer."""
    seats = [(state.dealer + 1 + step) % state.seats for step in range(state.seats)]
    dealt = (*state.gone, *state.preset_seats)
    short = [seat for seat in seats if seat not in dealt and len(state.hands[seat]) < HAND]
    return min(short, key=lambda seat: len(state.hands[seat])) if short else None


def _turn_up(state: State, card: str, at_ms: int) -> Step[State]:
    """The first card of the tape must be a letter. Other cards go under the deck (UW-15)."""
    left = state.but(deck=piles.remove(state.deck, card))
    if not is_letter(card):
        return Step(left.but(bottom=state.bottom + card), (Fact(views.PutUnder(card)),))
    step = begin_turn(left.but(tape=card), at_ms)
    return step.after(Fact(views.TapeBegan(card)))


# --- turn to turn ---------------------------------------------------------------------------------------------------


def begin_turn(state: State, at_ms: int) -> Step[State]:
    """A turn starts with drawing three cards, or as many as there are (UW-20)."""
    owed = min(DRAWN, state.deck_left)
    begun = state.but(stage=Stage.DRAW, owed=owed, struck=(), pending=None, passed=())
    return Step(begun if owed else open_turn(begun, at_ms))


def open_turn(state: State, at_ms: int) -> State:
    return state.renewed(at_ms, stage=Stage.TURN, pending=None, passed=())


def next_turn(state: State, at_ms: int) -> Step[State]:
    return begin_turn(state.but(mover=state.left_of(state.mover)), at_ms)


def is_stuck(state: State) -> bool:
    """Whether everybody had a turn with an empty deck, but no word and no card for the tape (UW-51, UW-G12)."""
    return set(state.active) <= set(state.idle)


# --- the end --------------------------------------------------------------------------------------------------------


def finish_round(options: Options, state: State, reason: str, at_ms: int) -> Step[State]:
    """Opens and counts the hands; the match goes on or is over (UW-48..50). Players who have left score nothing."""
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
    )
    over = counted.but(stage=Stage.OVER if is_over(options, counted) else Stage.BREAK)
    event = views.RoundOver(
        reason=reason,
        seat=state.last_mover,
        laid=laid,
        cost=cost,
        points=points,
        hands=state.hands,
        totals=counted.totals,
    )
    return Step(over, (Fact(event),))


def is_over(options: Options, state: State) -> bool:
    """Whether somebody has reached the target, or this was the last round (UW-09, UW-50, UW-G13)."""
    if len(state.sheet) >= options.rounds:
        return True
    totals = [state.totals[seat] for seat in state.active]
    best = max(totals)
    if best < options.target:
        return False
    return options.tie == "share" or totals.count(best) == 1
