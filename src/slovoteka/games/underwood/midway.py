"""A round that begins in the middle: the player to move has drawn and may lay a word."""

from slovoteka.core import piles
from slovoteka.games.underwood.options import Options
from slovoteka.games.underwood.position import Position, cards_in
from slovoteka.games.underwood.state import Stage, State


def from_position(options: Options, position: Position, state: State) -> State:
    """Sets up the position. Hands that it gives stay as they are; the others are dealt."""
    dealer = (options.seats - 1) if options.dealer is None else options.dealer
    mover = state.left_of(dealer)
    hands = tuple(piles.add("", hand) for hand in piles.turned(position.hands, -mover))
    preset = tuple(seat for seat, hand in enumerate(hands) if hand)
    is_dealt = len(preset) == options.seats
    return state.but(
        stage=Stage.TURN if is_dealt else Stage.DEAL,
        table=1,
        round=2 if any(position.totals) else 1,
        dealer=dealer,
        mover=mover,
        last_mover=dealer,
        deck=piles.remove(state.deck, cards_in(position)),
        hands=hands,
        preset_seats=() if is_dealt else preset,
        tape=position.tape,
        words=piles.turned(position.words, -mover),
        discarded=piles.add("", position.discarded),
        sheet=(piles.turned(position.totals, -mover),) if any(position.totals) else (),
    )


def position_of(state: State) -> Position | None:
    """The position that a game could begin with; None unless somebody is to lay a word."""
    if state.stage is not Stage.TURN or state.bottom:
        return None
    by = state.mover
    return Position(
        hands=piles.turned(state.hands, by),
        tape=state.tape,
        words=piles.turned(state.words, by),
        discarded=state.discarded,
        totals=piles.turned(state.totals, by),
    )
