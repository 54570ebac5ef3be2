"""What a player knows on their turn, in the form that the engine takes."""

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
from slovoteka.games.scrabble.views import Played, PlayFailed, Private, Public, Swapped, WordRefused

_PATIENCE: Final = 3
"""After this many turns of everybody without points, exchanging has not helped and will not help."""


class Terms(Value, frozen=True, kw_only=True):
    """What a move must meet beyond what the engine knows."""

    shortest: int = 2
    """The least number of letters of the main word."""
    struck: frozenset[str] = frozenset()
    """Words that the table or the dictionary has refused."""


def terms_at(public: Public, events: Sequence[Any]) -> Terms:
    return Terms(
        shortest=public.opening if public.grid == EMPTY_GRID else 2,
        struck=frozenset(event.word for event in events if isinstance(event, PlayFailed | WordRefused)),
    )


def rack_of(options: Options, private: Private, number: int | None) -> str:
    """The rack with this number. In two-rack solitaire the second one belongs to the same person (SM-89)."""
    is_second = number is not None and number >= options.seats
    return any_blank(private.second_rack if is_second else private.rack)


def seen_at(options: Options, public: Public, rack: str, events: Sequence[Any], *, weighs_leaves: bool) -> Seen:
    """What the engine may know. A bot that does not weigh leaves does not consider exchanges."""
    racks = len(public.rack_sizes)
    order = ((public.mover + step) % racks for step in range(1, racks))
    others = [] if options.mode == "solitaire" else [other for other in order if other not in public.gone]
    sizes = [public.rack_sizes[other] for other in others]
    bag = sum(public.bags_left)
    lying = sum(tile != EMPTY for tile in public.grid)
    if lying + len(rack) + bag + sum(sizes) != len(options.tiles.tiles):
        sizes = []  # somebody has left with tiles, so nobody knows where the unseen ones are
    return Seen(
        grid=public.grid,
        rack=rack,
        bag=bag,
        others=sizes,
        leads=[public.scores[public.mover] - public.scores[other] for other in others],
        exchange_most=exchange_most(options, public) if weighs_leaves else 0,
        before=_before_last(public, events) if len(sizes) == 1 else "",
        scoreless_rounds=options.scoreless_turns,
        passes=public.passes,
        scoreless=public.scoreless,
    )


def exchange_most(options: Options, public: Public) -> int:
    """How many tiles can be exchanged with any hope."""
    players = len(public.rack_sizes) - len(public.gone)
    left = sum(public.bags_left)
    return worth_exchanging(options, left, players=players, opening=public.opening, scoreless=public.scoreless)


def worth_exchanging(options: Options, left: int, *, players: int, opening: int, scoreless: int) -> int:
    """The same for callers without views of a table; `left` is the number of tiles in the bag."""
    is_hopeless = scoreless >= _PATIENCE * players
    return 0 if is_hopeless else most_to_exchange(options, bag_left=left, opening=opening)


def _before_last(public: Public, events: Sequence[Any]) -> str:
    """The grid before the opponent's last word, if that was the last turn; otherwise empty."""
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
