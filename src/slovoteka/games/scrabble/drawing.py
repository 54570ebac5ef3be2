"""How tiles get onto racks: the draw for the first move, the deal, refills, exchanges, two bags, tiles face up."""

from slovoteka.core import piles
from slovoteka.core.errors import Illegal
from slovoteka.core.game import Fact, Step, Urn
from slovoteka.games.scrabble import views
from slovoteka.games.scrabble.actions import Pick
from slovoteka.games.scrabble.bags import BAGS, put_back
from slovoteka.games.scrabble.editions import RACK, is_drawn_again, order_key
from slovoteka.games.scrabble.flow import end_turn, nobody_passed, open_turn, pass_the_opening
from slovoteka.games.scrabble.letters import any_blank
from slovoteka.games.scrabble.setting import Setting
from slovoteka.games.scrabble.state import LastMove, Lot, Stage, State

_MOST_LOTS = 60
"""A custom set may consist of equal tiles. After this many draws the first of those who still draw begins."""

# --- what is drawn --------------------------------------------------------------------------------------------------


def urn(setting: Setting, state: State) -> Urn | None:
    """What must be drawn now."""
    if state.stage is Stage.ORDER:
        stock = any_blank("".join(state.bags))
        return Urn.of("lot", piles.remove(stock, (lot.tile for lot in _standing_lots(state))))
    if state.stage is not Stage.DRAW or state.drawer is None or setting.options.faces_up:
        return None
    bag = bag_to_draw_from(state)
    return None if bag is None else Urn.of("tile", state.bags[bag])


def bag_to_draw_from(state: State) -> int | None:
    """The bag to draw from; None if the drawer has to choose first. With one bag empty there is no choice (SM-75)."""
    filled = [bag for bag, tiles in enumerate(state.bags) if tiles]
    return state.chosen if state.chosen is not None else filled[0] if len(filled) == 1 else None


def _standing_lots(state: State) -> tuple[Lot, ...]:
    """Tiles drawn for the first move that count. An apostrophe went back: it has no place in the order."""
    return tuple(lot for lot in state.lots[state.lots_before :] if not is_drawn_again(lot.tile))


def draw_lot(setting: Setting, state: State, face: str, at_ms: int) -> Step[State]:
    """Draws a tile for the first move: the nearest to the start of the alphabet begins (SM-08, SU-03)."""
    rack = state.contenders[len(_standing_lots(state))]
    drawn = state.but(lots=(*state.lots, Lot(rack, face)))
    facts = (Fact(views.LotDrawn(setting.options.seat_of(rack), face)),)
    if len(drawn.lots) >= _MOST_LOTS:
        step = begin(setting, drawn.but(contenders=()), state.contenders[0], at_ms)
        return step.after(*facts)
    standing = _standing_lots(drawn)
    if len(standing) < len(state.contenders):
        return Step(drawn, facts)
    keys = [order_key(lot.tile, setting.options.tiles.language) for lot in standing]
    first = tuple(lot.rack for lot, key in zip(standing, keys, strict=True) if key == min(keys))
    if len(first) > 1:
        again = drawn.but(contenders=first, lots_before=len(drawn.lots))
        return Step(again, (*facts, Fact(views.LotsTied(first))))
    step = begin(setting, drawn.but(contenders=()), first[0], at_ms)
    return step.after(*facts)


def begin(setting: Setting, state: State, first: int, at_ms: int) -> Step[State]:
    """Everybody draws seven tiles, beginning with the first to move (SM-10, SU-05)."""
    begun = state.but(stage=Stage.DRAW, starter=first, mover=first)
    owed = tuple(RACK if rack in state.active else 0 for rack in range(len(state.racks)))
    step = owe(setting, begun, owed, at_ms)
    return step.after(Fact(views.Began(setting.options.seat_of(first))))


def refill(setting: Setting, state: State, at_ms: int) -> Step[State]:
    """The mover draws up to seven tiles, or what is left (SM-35, SM-G21; SU-09)."""
    return owe(setting, state, _for_mover(state, RACK - len(state.racks[state.mover])), at_ms)


def _for_mover(state: State, count: int) -> tuple[int, ...]:
    return tuple(count if rack == state.mover else 0 for rack in range(len(state.racks)))


def owe(setting: Setting, state: State, owed: tuple[int, ...], at_ms: int) -> Step[State]:
    drawing = state.renewed(at_ms, stage=Stage.DRAW, owed=owed, chosen=None)
    return resume_drawing(setting, drawing, at_ms)


def resume_drawing(setting: Setting, state: State, at_ms: int) -> Step[State]:
    """Waits for the next tile, or opens the next turn when nobody has to draw any more."""
    if state.drawer is not None:
        return Step(state)
    done = state.but(
        bags=put_back(setting.options, state.bags, state.aside),
        aside="",
        owed=(0,) * len(state.racks),
        chosen=None,
    )
    if not done.dealt:
        first = done.mover if done.mover in done.active else done.left_of(done.mover)
        return open_turn(setting, done.but(dealt=True, starter=first), first, at_ms)
    if done.opening > 2:  # SM-73: whoever exchanges has not opened either
        return pass_the_opening(setting, done, at_ms)
    return end_turn(setting, done, at_ms)


def draw_tile(setting: Setting, state: State, face: str, at_ms: int) -> Step[State]:
    rack, bag = state.drawer, bag_to_draw_from(state)
    if rack is None or bag is None:
        raise AssertionError("a tile for nobody")
    drawn = state.renewed(
        at_ms,
        bags=piles.replace_at(state.bags, bag, piles.remove(state.bags[bag], face)),
        racks=piles.replace_at(state.racks, rack, piles.add(state.racks[rack], face)),
        owed=piles.replace_at(state.owed, rack, state.owed[rack] - 1),
        chosen=None,
    )
    step = resume_drawing(setting, drawn, at_ms)
    seat, name = setting.options.seat_of(rack), BAGS[bag] if setting.options.two_bags else None
    others = tuple(other for other in range(setting.options.seats) if other != seat)
    facts = (Fact(views.Drew(seat, face, name), (seat,)), Fact(views.Drew(seat, None, name), others))
    return step.after(*facts)


# --- where somebody chooses -----------------------------------------------------------------------------------------


def choose_bag(state: State, bag: int, at_ms: int) -> Step[State]:
    return Step(state.renewed(at_ms, chosen=bag))


def fuller_bag(state: State) -> int:
    """The bag that is chosen for a player whose time is up."""
    return max(range(len(state.bags)), key=lambda bag: len(state.bags[bag]))


def to_pick(state: State) -> int:
    """How many tiles the drawer takes where all lie face up."""
    return 0 if state.drawer is None else min(state.owed[state.drawer], state.bag_left)


def check_pick(state: State, pick: Pick) -> None:
    if len(pick.letters) != to_pick(state):
        raise Illegal("SM-90", "pick-count", count=len(pick.letters), needed=to_pick(state))
    missing = [letter for letter in pick.letters if pick.letters.count(letter) > state.bags[0].count(letter)]
    if missing:
        raise Illegal("SM-90", "pick-missing", letter=missing[0])


def pick_tiles(setting: Setting, state: State, letters: str, at_ms: int) -> Step[State]:
    rack = state.drawer
    if rack is None:
        raise AssertionError("nothing to pick")
    picked = state.but(
        bags=(piles.remove(state.bags[0], letters),),
        racks=piles.replace_at(state.racks, rack, piles.add(state.racks[rack], letters)),
        owed=piles.replace_at(state.owed, rack, 0),
    )
    step = resume_drawing(setting, picked, at_ms)
    return step.after(Fact(views.Picked(setting.options.seat_of(rack), letters)))


# --- exchange -------------------------------------------------------------------------------------------------------


def exchange(setting: Setting, state: State, faces: str, at_ms: int) -> Step[State]:
    """Draws the new tiles before the old ones go back, so that nobody draws their own again (SM-G22)."""
    mover = state.mover
    given = state.but(
        racks=piles.replace_at(state.racks, mover, piles.remove(state.racks[mover], faces)),
        aside=faces,
        before=None,
        # The others cannot tell which tiles went back, so they know nothing about the rack any more.
        shown=piles.replace_at(state.shown, mover, ""),
        passes_by_rack=nobody_passed(state),
        scoreless=state.scoreless + (state.opening <= 2),  # before the opening no turn counts (SM-G19)
        last=LastMove(rack=mover, kind="exchange", count=len(faces)),
    )
    step = owe(setting, given, _for_mover(given, len(faces)), at_ms)
    return step.after(Fact(views.Exchanged(setting.options.seat_of(mover), len(faces))))
