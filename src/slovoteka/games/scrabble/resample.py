"""Deals the tiles that a seat has not seen again, to get a state that this seat cannot tell from the real one."""

from slovoteka.core import piles
from slovoteka.core.game import Rng
from slovoteka.games.scrabble.bags import bag_of
from slovoteka.games.scrabble.options import Options
from slovoteka.games.scrabble.state import Stage, State


def other_world(options: Options, state: State, seat: int, rng: Rng) -> State:
    """Mixes the bags and the other racks; tiles that everybody has seen stay where they are.

    With two bags everybody has seen how many tiles a rack took from each bag, so each bag is mixed separately.
    """
    if state.stage is Stage.OVER:
        return state  # the racks are face up
    racks, bags, before = list(state.racks), list(state.bags), state.before
    hidden_from = [rack for rack in range(len(racks)) if options.seat_of(rack) != seat]
    for bag in range(len(bags)):
        mine = {rack: _hidden(options, state, rack, bag) for rack in hidden_from}
        pool = piles.shuffled(bags[bag] + "".join(mine.values()), rng)
        for rack, tiles in mine.items():
            dealt, pool = pool[: len(tiles)], pool[len(tiles) :]
            racks[rack] = piles.add(piles.remove(racks[rack], tiles), dealt)
            # Tiles that are still on the rack were there when the turn began.
            if rack == state.mover and before is not None:
                rack_before = piles.add(piles.remove(before.rack, tiles), dealt)
                before = before.but(rack=rack_before)
        bags[bag] = piles.add("", pool)
    return state.but(racks=tuple(racks), bags=tuple(bags), before=before)


def _hidden(options: Options, state: State, rack: int, bag: int) -> str:
    """Tiles of a rack that came from this bag and that not everybody has seen."""
    unseen = piles.remove(state.racks[rack], state.shown[rack])
    return "".join(tile for tile in unseen if bag_of(options, tile) == bag)
