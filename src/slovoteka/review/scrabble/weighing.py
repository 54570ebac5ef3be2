"""What moves are worth, the one that was made among them.

Three ways, by how much is hidden. As long as tiles are drawn, the moves are played on in made-up worlds, the same for
all of them. With a few tiles in the bag, what may lie there is tried. With none, two players know all, and every move
is searched to the end.
"""

from collections.abc import Mapping, Sequence
from hashlib import blake2b
from typing import Final

import numpy as np
from numpy.typing import NDArray

from slovoteka.core.value import Value
from slovoteka.engine.engine import MOVE, Moves
from slovoteka.engine.matches import Player, Skill
from slovoteka.games.scrabble.editions import RACK
from slovoteka.review.model import Depth
from slovoteka.review.scrabble.candidates import NEAR_END, Candidate, Candidates
from slovoteka.review.scrabble.positions import Move, Position

SHOWN: Final = 5
"""Moves that are told, and beside them the one that was made."""
_WORLDS: Final = 24
"""Played by every move before the engine drops those that fall behind. Several such rounds with other worlds are put
together, instead of one long one: so that all moves have met the same luck, the bad ones too."""
_COST_OF_DRAW: Final = 10
"""Playing out: what the engine reckons for a draw that is tried."""
_WIN: Final = 500
"""Points that a sure win is worth more than a sure loss. So a per cent weighs as much as five points: it decides where
the game hangs on a move, and does not where it is as good as won or lost."""
_EXCHANGE_BAG: Final = 2 * RACK
"""With fewer tiles an exchange puts the end of the game off beyond what is played out: it looks better than it is."""


class Effort(Value, frozen=True, kw_only=True):
    """How much is looked at, in numbers and not by the clock: the same game has the same review everywhere."""

    search: int = 0
    """Games played out to find the moves worth telling."""
    rounds: int = 0
    """Of so many worlds each, to weigh them."""
    draws: int = 0
    """Orders of the bag near the end."""
    nodes: int
    """Positions of an endgame, in each of two searches: for the best move, and behind all that are told."""


EFFORTS: Final[Mapping[Depth, Effort]] = {
    "quick": Effort(nodes=10_000),
    "usual": Effort(search=1_500, rounds=24, draws=24, nodes=100_000),
    "deep": Effort(search=8_000, rounds=120, draws=120, nodes=800_000),
}
_CANDIDATES: Final = 20
"""Moves at first sight among which the search looks."""


class WeighedMove(Value, frozen=True, kw_only=True):
    move: Move
    equity: float
    """At first sight: points, and what the tiles that stay are worth."""
    value: float
    """Points that it gains on the others, as far as was looked; or the equity, if nobody has looked further."""
    chance: float | None = None
    """Of winning."""
    is_proved: bool = False

    @property
    def worth(self) -> float:
        """What is to be as great as can be."""
        return self.value if self.chance is None else self.value + _WIN * self.chance


def weigh(sight: Candidates, made: Move, depth: Depth, shown: int = SHOWN) -> tuple[WeighedMove, ...]:
    """So many, the best first, and the move that was made wherever it stands."""
    position, effort = sight.position, EFFORTS[depth]
    is_alone = not position.seen.others  # or nobody can say who holds the hidden tiles
    if is_alone or sight.has_own_terms or (not position.is_open and not effort.rounds):
        weighed = _at_sight(sight, made, shown)
    elif position.is_open:
        weighed = _searched(sight, made, effort, shown)
    else:
        weighed = _played_out(sight, made, effort, shown)
    ranked = sorted(weighed, key=lambda one: (-one.worth, one.move.deed != made.deed))
    return tuple(one for place, one in enumerate(ranked) if place < shown or one.move.deed == made.deed)


def _at_sight(sight: Candidates, made: Move, shown: int) -> list[WeighedMove]:
    return [
        WeighedMove(move=sighted.move, equity=sighted.equity, value=sighted.equity)
        for sighted in _together(sight, sight.ranked[:shown], made)
    ]


def _together(sight: Candidates, sighted: Sequence[Candidate], made: Move) -> list[Candidate]:
    """These, and the one that was made."""
    others = [one for one in sighted if one.move.deed != made.deed]
    return [*others, sight.look_at(made)]


# --- nothing is hidden ----------------------------------------------------------------------------------------------


def _searched(sight: Candidates, made: Move, effort: Effort, shown: int) -> list[WeighedMove]:
    seen = sight.position.seen
    (best,) = Player(sight.engine, Skill(endgame_nodes=effort.nodes)).think(seen, 0)
    found = sight.look_at(sight.move(best["move"]))
    chosen = _together(sight, [found, *(one for one in sight.ranked[:shown] if one.move.deed != found.move.deed)], made)
    rows = Player(sight.engine, Skill(endgame_nodes=effort.nodes)).weigh(seen, _rows(chosen), 0)
    values = {sight.deed(row["move"]): (float(row["value"]), bool(row["proved"])) for row in rows}
    if best["proved"]:
        most = float(best["value"])
        values = {deed: (min(value, most), is_proved) for deed, (value, is_proved) in values.items()}
        values[found.move.deed] = most, True
    return [
        WeighedMove(
            move=one.move,
            equity=one.equity,
            value=value,
            chance=_chance(seen.leads[0] + value),
            is_proved=is_proved,
        )
        for one in chosen
        for value, is_proved in (values[one.move.deed],)
    ]


def _chance(final_lead: float) -> float:
    return 0.5 + 0.5 * float(np.sign(final_lead))


# --- tiles are still to be drawn ------------------------------------------------------------------------------------


def _played_out(sight: Candidates, made: Move, effort: Effort, shown: int) -> list[WeighedMove]:
    position, seed = sight.position, _seed(sight.position)
    seen = position.seen
    if seen.bag < _EXCHANGE_BAG:
        seen = seen.but(exchange_most=0)
    is_near_end = position.is_duel and seen.bag <= NEAR_END
    search = Skill(candidates=_CANDIDATES, iterations=effort.search)
    found = Player(sight.engine, search).think(seen, seed)
    told = [row["move"] for row in found if not sight.is_mirrored(row["move"])][:shown]
    chosen = _together(sight, [sight.look_at(sight.move(row)) for row in told], made)
    if is_near_end:
        iterations = effort.draws * _COST_OF_DRAW * len(chosen)
        player = Player(sight.engine, Skill(iterations=iterations, preendgame_bag=NEAR_END))
        rounds = [player.weigh(seen, _rows(chosen), seed)]
    else:
        player = Player(sight.engine, Skill(iterations=_WORLDS * len(chosen)))
        rounds = [player.weigh(seen, _rows(chosen), seed + number) for number in range(1, effort.rounds + 1)]
    return _averaged(sight, chosen, rounds)


def _averaged(sight: Candidates, chosen: Sequence[Candidate], rounds: Sequence[NDArray[np.void]]) -> list[WeighedMove]:
    values: dict[object, list[float]] = {one.move.deed: [] for one in chosen}
    wins: dict[object, list[float]] = {one.move.deed: [] for one in chosen}
    for rows in rounds:
        for row in rows:
            deed = sight.deed(row["move"])
            values[deed].append(float(row["value"]))
            wins[deed].append(float(row["wins"]))
    return [
        WeighedMove(
            move=one.move,
            equity=one.equity,
            value=float(np.mean(values[one.move.deed])),
            chance=float(np.mean(wins[one.move.deed])),
        )
        for one in chosen
    ]


def _rows(chosen: Sequence[Candidate]) -> Moves:
    return np.array([one.row for one in chosen], MOVE)


def _seed(position: Position) -> int:
    """The same for the same position."""
    digest = blake2b(f"{position.seen.grid} {position.seen.rack}".encode(), digest_size=6).digest()
    return int.from_bytes(digest, "little")
