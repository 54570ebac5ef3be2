"""Makes puzzles from ends of games: the bag is empty, so everything can be proved, and only one move wins."""

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Final

import msgspec

from slovoteka.core.situation import Situation
from slovoteka.core.value import Value
from slovoteka.engine.engine import PLAY
from slovoteka.engine.matches import EnginePlayer, EngineSkill
from slovoteka.games.scrabble.plays import faces_on
from slovoteka.puzzles.games.scrabble.positions import (
    GAME,
    MOST_BAND,
    TABLE,
    band_of,
    is_answer,
    position_of,
    turns,
    written,
)
from slovoteka.puzzles.model import Graded, Params, Proposal, Puzzle, scene_of
from slovoteka.puzzles.ratings import difficulty
from slovoteka.review.decisions import MatchDecisions
from slovoteka.review.model import Remark
from slovoteka.review.scrabble.candidates import Candidates
from slovoteka.review.scrabble.positions import KnownPosition, Move


class ProvedMove(Value, frozen=True):
    move: Move
    lead: float
    """The lead at the end, if both play their best."""


class OnlyWin:
    """One move wins, and every other one does not."""

    kind: Final = "scrabble-out"
    game: Final = GAME
    table: Final = TABLE
    levels: Final = ("master", "master")

    _CLOSE: Final = 150
    """The greatest difference of scores, since nobody who is far ahead can lose."""
    _FEWEST, _MOST = 8, 500
    """The least and most moves to choose from."""
    _LEAST_RACK: Final = 3
    _MOST_TILES: Final = 10
    """The most tiles on both racks. With more, few positions can be proved, and finding that out takes long."""
    _FIRST_NODES, _SECOND_NODES = 40_000, 400_000

    def propose(self, story: MatchDecisions) -> Iterator[Proposal]:
        for number, seen in turns(story):
            position = position_of(seen)
            if not position.is_open or len(position.seen.rack) < self._LEAST_RACK:
                continue
            if len(position.seen.rack) + position.seen.others[0] <= self._MOST_TILES:
                yield from self._look(number, seen, position)

    def holds(self, puzzle: Puzzle) -> bool:
        ranked = self._proved(position_of(puzzle.scene.situation()), self._SECOND_NODES)
        return self._has_only_win(ranked) and is_answer(puzzle, ranked[0].move)

    def _look(self, number: int, seen: Situation, position: KnownPosition) -> Iterator[Proposal]:
        if abs(position.seen.leads[0]) > self._CLOSE:
            return
        ranked = self._proved(position, self._FIRST_NODES)
        if not self._has_only_win(ranked):
            return
        best = ranked[0].move
        band = MOST_BAND + 1 if best.laid is None else band_of(position.options, best.laid.words)
        if band > MOST_BAND:
            return
        dearest = max(ranked, key=lambda one: one.move.points)
        other = dearest if dearest.move.points > best.points else ranked[1]
        params: Params = {"move": written(best), "points": best.points, "lead": round(ranked[0].lead)}
        code = "puzzle-tempting-end" if other is dearest else "puzzle-second-end"
        yield Proposal(
            number=number,
            scene=scene_of(GAME, TABLE, self._opened(seen)),
            answers=self._graded(best, [one for one in (dearest, ranked[1]) if one is not ranked[0]]),
            rating=self._difficulty(band, position, best, is_dearest=dearest.move is best),
            solution=(
                Remark("puzzle-only-win", params),
                Remark(code, {"move": written(other.move), "points": other.move.points, "lead": -round(other.lead)}),
            ),
        )

    def _proved(self, position: KnownPosition, nodes: int) -> list[ProvedMove]:
        """Every move with its result, best first; empty if not all of them could be searched to the end."""
        sight, seen = Candidates(position, with_rare_words=True), position.seen
        moves = sight.engine.moves(seen.grid, seen.rack, may_pass=True)
        if not self._FEWEST <= len(moves) <= self._MOST:
            return []
        rows = EnginePlayer(sight.engine, EngineSkill(endgame_nodes=nodes)).weigh(seen, moves, 0)
        if any(not row["proved"] for row in rows if row["move"]["kind"] == PLAY):
            return []
        return [ProvedMove(sight.move(row["move"]), seen.leads[0] + float(row["value"])) for row in rows]

    @staticmethod
    def _has_only_win(ranked: Sequence[ProvedMove]) -> bool:
        return len(ranked) > 1 and ranked[0].lead > 0 >= ranked[1].lead

    @staticmethod
    def _graded(best: Move, weaker: Sequence[ProvedMove]) -> tuple[Graded, ...]:
        """No move but the best scores anything, because no other one wins."""
        others = {written(one.move): one for one in weaker if one.move.laid is not None}
        return (
            Graded(action=msgspec.to_builtins(best.action), score=1.0),
            *(
                Graded(
                    action=msgspec.to_builtins(one.move.action),
                    score=0.0,
                    why=Remark("puzzle-wins-not", {"lead": -round(one.lead)}),
                )
                for one in others.values()
            ),
        )

    @staticmethod
    def _opened(seen: Situation) -> Situation:
        """Shows the other rack. It follows from the visible tiles, and nobody should have to count them."""
        rack = seen.private.rack
        hidden = Counter(seen.options.tiles.tiles) - Counter(faces_on(seen.public.grid) + rack)
        other = "".join(sorted(hidden.elements()))
        shown = tuple("" if seat == seen.seat else other for seat in range(len(seen.public.shown)))
        return seen.but(public=seen.public.but(shown=shown))

    @staticmethod
    def _difficulty(band: int, position: KnownPosition, move: Move, *, is_dearest: bool) -> int:
        """Going out at once is easy to see; keeping tiles to win later is not."""
        tiles = len(position.seen.rack) + position.seen.others[0]
        patience = 0 if not move.kept else 200
        return difficulty(1150 + 130 * (band - 1) + patience + 35 * (tiles - 5) + (0 if is_dearest else 100))
