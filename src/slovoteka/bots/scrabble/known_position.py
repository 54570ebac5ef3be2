"""What a player at a table knows when he is to move, as the engine wants to be told it."""

from collections.abc import Sequence
from typing import Any, Final

from slovoteka.core.value import Value
from slovoteka.engine.matches import Seen
from slovoteka.games.scrabble.editions import EMPTY, SIZE
from slovoteka.games.scrabble.exchange import most_to_exchange
from slovoteka.games.scrabble.letters import any_blank
from slovoteka.games.scrabble.notation import place_of
from slovoteka.games.scrabble.options import Options
from slovoteka.games.scrabble.plays import EMPTY_GRID, put
from slovoteka.games.scrabble.views import Played, PlayFailed, Private, Public, Swapped

_PATIENCE: Final = 3
"""Turns of everybody without points, after which exchanging has not helped and will not."""


class Terms(Value, frozen=True, kw_only=True):
    """What a move must be like beyond what the engine knows."""

    shortest: int = 2
    """Letters of the main word."""
    struck: frozenset[str] = frozenset()
    """Words that the table has refused."""


def terms_at(public: Public, events: Sequence[Any]) -> Terms:
    return Terms(
        shortest=public.opening if public.grid == EMPTY_GRID else 2,
        struck=frozenset(event.word for event in events if isinstance(event, PlayFailed)),
    )


def rack_of(options: Options, private: Private, number: int | None) -> str:
    """The rack with this number; in solitaire б the second one is the same person's (SM-89)."""
    is_second = number is not None and number >= options.seats
    return any_blank(private.second_rack if is_second else private.rack)


def seen_at(options: Options, public: Public, rack: str, events: Sequence[Any], *, weighs_leaves: bool) -> Seen:
    """`weighs_leaves`: whoever cannot tell which tiles are worth keeping does not think of exchanges."""
    racks = len(public.rack_sizes)
    order = ((public.mover + step) % racks for step in range(1, racks))
    others = [] if options.mode == "solitaire" else [other for other in order if other not in public.gone]
    sizes = [public.rack_sizes[other] for other in others]
    bag = sum(public.bags_left)
    lying = sum(tile != EMPTY for tile in public.grid)
    if lying + len(rack) + bag + sum(sizes) != len(options.tiles.tiles):
        sizes = []  # somebody has left with his tiles, so nobody can say where the unseen ones are
    return Seen(
        grid=public.grid,
        rack=rack,
        bag=bag,
        others=sizes,
        leads=[public.scores[public.mover] - public.scores[other] for other in others],
        exchange_most=exchange_most(options, public) if weighs_leaves else 0,
        before=_before_last(public, events) if len(sizes) == 1 else "",
    )


def exchange_most(options: Options, public: Public) -> int:
    """Tiles that can be exchanged with any hope."""
    players = len(public.rack_sizes) - len(public.gone)
    left = sum(public.bags_left)
    return worth_exchanging(options, left, players=players, opening=public.opening, scoreless=public.scoreless)


def worth_exchanging(options: Options, left: int, *, players: int, opening: int, scoreless: int) -> int:
    """The same for whoever has no views of a table; `left` are the tiles in the bag."""
    is_hopeless = scoreless >= _PATIENCE * players
    return 0 if is_hopeless else most_to_exchange(options, bag_left=left, opening=opening)


def _before_last(public: Public, events: Sequence[Any]) -> str:
    """The grid before the other's last word, if that was the last thing to happen; else nothing."""
    if public.last is None or public.last.kind != "play" or public.last.rack == public.mover:
        return ""
    grid = before = EMPTY_GRID
    for event in events:
        if isinstance(event, Played):
            start, down = place_of(event.at)
            step = SIZE if down else 1
            before, grid = grid, put(grid, ((start + step * place, tile) for place, tile in enumerate(event.word)))
        elif isinstance(event, PlayFailed):
            grid = before
        elif isinstance(event, Swapped):
            before, grid = "", put(grid, ((place_of(event.at)[0], event.letter),))
    return before if grid == public.grid else ""
