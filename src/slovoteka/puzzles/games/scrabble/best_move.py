"""Makes puzzles that ask for the best move while tiles are still drawn."""

from collections.abc import Iterator, Sequence
from typing import Final

from slovoteka.core.situation import Situation
from slovoteka.games.scrabble.letters import is_blank
from slovoteka.puzzles.games.scrabble.comparing import graded, score_behind, why_tempting, why_weaker
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
from slovoteka.puzzles.model import Params, Proposal, Puzzle, scene_of
from slovoteka.puzzles.ratings import difficulty
from slovoteka.review.decisions import MatchDecisions
from slovoteka.review.model import Depth, Remark
from slovoteka.review.scrabble.candidates import Candidates
from slovoteka.review.scrabble.move_values import ValuedMove, weigh
from slovoteka.review.scrabble.positions import KnownPosition, Move


class BestMove:
    """The move that gains most, clearly more than any other, in a game that is not decided.

    Moves are weighed as on the analysis board, so both give the same answer. All that are compared, the dearest one
    among them, are simulated equally often.
    """

    kind: Final = "scrabble-best"
    game: Final = GAME
    table: Final = TABLE
    levels: Final = ("master", "master")

    _AT_SIGHT: Final = 1.5
    """The least lead over the second move, by static evaluation, that deserves a closer look."""
    _FIRST: Final = 4.0
    _SECOND: Final = 3.0
    """The least lead over all others in points, in the first and in the deeper check."""
    _CHANCE: Final = 0.02
    """The least lead over all others in the chance to win."""
    _OPEN_GAME: Final = (0.1, 0.9)
    """The chance to win after the best move. Otherwise the game is decided, and the move hardly matters."""
    _COMPARED: Final = 8
    _ANSWERS: Final = 3
    """How many answers have a known score, besides the dearest one."""

    def propose(self, story: MatchDecisions) -> Iterator[Proposal]:
        """Prefers moves that give up points now, because the dearest move is what everybody looks for first.

        Moves with a whole rack are hard to find, too, but so common that only every second game offers them.
        """
        offers_whole_racks = len(story.moments) % 2 == 0
        found = [
            (is_tempting, proposal)
            for number, seen in turns(story)
            for is_tempting, proposal in self._look(number, seen, offers_whole_racks=offers_whole_racks)
        ]
        found.sort(key=lambda one: not one[0])
        return (proposal for _, proposal in found)

    def holds(self, puzzle: Puzzle) -> bool:
        ranked = self._weigh(Candidates(position_of(puzzle.scene.situation())), "deep")
        return is_answer(puzzle, ranked[0].move) and self._is_clear(ranked, self._SECOND)

    def _look(self, number: int, seen: Situation, *, offers_whole_racks: bool) -> Iterator[tuple[bool, Proposal]]:
        position = position_of(seen)
        sight = Candidates(position)
        if position.is_open or not self._is_promising(sight, offers_whole_racks=offers_whole_racks):
            return
        ranked = self._weigh(sight, "usual")
        best = ranked[0].move
        is_tempting = dearest_of(ranked).move.points > best.points
        is_wanted = is_tempting or (best.lays_all and offers_whole_racks)
        if best.laid is None or not is_wanted or not self._is_clear(ranked, self._FIRST):
            return
        band = band_of(position.options, best.laid.words)
        if band <= MOST_BAND:
            yield is_tempting, self._proposal(number, seen, position, ranked, band, is_tempting=is_tempting)

    def _is_promising(self, sight: Candidates, *, offers_whole_racks: bool) -> bool:
        """A look at the static evaluation, because simulations take long."""
        if len(sight.ranked) < 2:
            return False
        first, second = sight.ranked[:2]
        if first.move.laid is None or first.equity - second.equity < self._AT_SIGHT:
            return False
        is_dearest = first.move.points >= max(one.move.points for one in sight.ranked)
        return not is_dearest or (first.move.lays_all and offers_whole_racks)

    def _weigh(self, sight: Candidates, depth: Depth) -> tuple[ValuedMove, ...]:
        """The best moves and the dearest one."""
        dearest = max((one.move for one in sight.ranked), key=lambda move: move.points)
        return weigh(sight, dearest, depth, self._COMPARED)

    def _is_clear(self, ranked: Sequence[ValuedMove], lead: float) -> bool:
        best, (low, high) = ranked[0], self._OPEN_GAME
        if best.chance is None or not low <= best.chance <= high:
            return False
        return all(
            best.value - other.value >= lead and best.chance - (other.chance or 0.0) >= self._CHANCE
            for other in ranked[1:]
        )

    def _proposal(
        self,
        number: int,
        seen: Situation,
        position: KnownPosition,
        ranked: Sequence[ValuedMove],
        band: int,
        *,
        is_tempting: bool,
    ) -> Proposal:
        best, second, dearest = ranked[0], ranked[1], dearest_of(ranked)
        margin, feature = best.value - second.value, self._feature(position, best.move)
        params: Params = {
            "move": written(best.move),
            "points": best.move.points,
            "margin": round(margin),
            "percent": round(100 * (best.chance or 0.0)),
            "feature": feature,
        }
        named: Params = {"move": written(second.move), "points": second.move.points}
        shown = [*ranked[1 : self._ANSWERS], *([dearest] if dearest not in ranked[: self._ANSWERS] else [])]
        weaker = [(one, score_behind(best.value - one.value), why_weaker(position, best, one)) for one in shown]
        return Proposal(
            number=number,
            scene=scene_of(GAME, TABLE, seen),
            answers=graded(weaker, best),
            rating=self._difficulty(band, margin, feature, best.move, is_tempting=is_tempting),
            solution=(
                Remark("puzzle-best-move", params),
                why_tempting(position, best, dearest) if is_tempting else Remark("puzzle-second-move", named),
            ),
        )

    def _feature(self, position: KnownPosition, move: Move) -> str:
        if move.laid is None:
            raise AssertionError("a word is laid")
        if move.lays_all:
            return "bingo"
        if len(move.laid.words) > 2:
            return "parallel"
        factors = position.options.layout().word_factors
        return "triple" if any(factors[square] > 2 for square, _ in move.laid.new) else "plain"

    @staticmethod
    def _difficulty(band: int, margin: float, feature: str, move: Move, *, is_tempting: bool) -> int:
        """Rare words, blanks, hidden places and dearer moves make a move hard to see; a large lead makes it easy."""
        hidden = {"bingo": 150, "parallel": 100, "triple": 0, "plain": 50}[feature] + (150 if is_tempting else 0)
        blanks = sum(is_blank(tile) for _, tile in move.laid.new) if move.laid is not None else 0
        return difficulty(1150 + 170 * (band - 1) + hidden + 120 * blanks - 6 * min(margin, 40))


def dearest_of(ranked: Sequence[ValuedMove]) -> ValuedMove:
    return max(ranked, key=lambda one: one.move.points)
