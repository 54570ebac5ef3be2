"""Positions made by hand, whose best moves are known."""

from collections.abc import Sequence
from typing import Any

from slovoteka.bots.scrabble.known_position import Terms
from slovoteka.engine.matches import Seen
from slovoteka.games.scrabble.actions import read_action
from slovoteka.games.scrabble.editions import EMPTY, RACK
from slovoteka.games.scrabble.options import read_options
from slovoteka.games.scrabble.plays import EMPTY_GRID
from slovoteka.messages import render
from slovoteka.review.model import Depth, Judged
from slovoteka.review.scrabble.positions import KnownPosition, move_of
from slovoteka.review.scrabble.turns import ReviewedTurn, judge_turn

_ENDED = """
..Д...ЯРКО.ВОДЕ
..Н..ЯЗ..БЛАГА.
..АД....ЩА.РОЛИ
...Н....И..К.Ь.
.Ц.УШЛИ.Т.ФИ...
ПЕР.ВОЛНЕ.р.ПЁК
.ПОСОбИЕ.САМА.У
ПОСЕВ..ГРОЗЫ..М
.ЧАР..БОЕМ.СЫТ.
.К...ТЭ.Й....ЮН
ЖУТЬ....Д......
Е......ВЕС.....
Н..............
А..............
Т..............
"""
LAST_TURN = _ENDED.replace("\n", "")
"""The bag is empty. Whoever is to move holds У, Х and О, and the other nothing but Ъ, which fits nowhere."""


def position(
    rack: str, *, grid: str = EMPTY_GRID, other: int = RACK, lead: int = 0, terms: Terms | None = None, **agreed: Any
) -> KnownPosition:
    """Of two players; what neither lies nor is held is in the bag."""
    options = read_options(agreed)
    bag = len(options.tiles.tiles) - len(grid.replace(EMPTY, "")) - len(rack) - other
    seen = Seen(grid=grid, rack=rack, bag=bag, others=[other], leads=[lead], exchange_most=min(bag, RACK))
    return KnownPosition(options=options, seen=seen, terms=terms or Terms())


def judged(place: KnownPosition, played: str, depth: Depth = "usual", **around: Any) -> Judged:
    made = move_of(place, read_action(played))
    return judge_turn(ReviewedTurn(number=1, seat=0, position=place, made=made, depth=depth, **around))


def codes(one: Judged) -> Sequence[str]:
    return [remark.code.removeprefix("review-scrabble-") for remark in one.remarks]


def texts(one: Judged, language: str = "ru") -> str:
    return " ".join(render(remark.code, language, remark.params) for remark in one.remarks)
