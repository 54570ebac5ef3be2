"""Puzzles from Scrabble: the best move, and an endgame that only one move wins."""

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Final

import msgspec

from slovoteka.bots.scrabble.known_position import rack_of, seen_at
from slovoteka.bots.scrabble.vocabulary import policy_of
from slovoteka.bots.words import open_band
from slovoteka.core.situation import Situation
from slovoteka.core.value import Value
from slovoteka.engine.engine import PLAY, POINT
from slovoteka.engine.matches import EnginePlayer, EngineSkill
from slovoteka.games import registry
from slovoteka.games.scrabble.actions import Play, write_action
from slovoteka.games.scrabble.letters import is_blank
from slovoteka.games.scrabble.options import Options
from slovoteka.games.scrabble.plays import faces_on
from slovoteka.lexicon.dictionary import Band
from slovoteka.puzzles.decency import is_decent
from slovoteka.puzzles.model import Graded, Params, Proposal, Puzzle, scene_of
from slovoteka.puzzles.ratings import difficulty
from slovoteka.review.decisions import Story
from slovoteka.review.model import Remark
from slovoteka.review.scrabble.candidates import Candidates
from slovoteka.review.scrabble.positions import KnownPosition, Move

_GAME: Final = "scrabble"
_TABLE: Final = {"seats": 2}
_MATTERS: Final = (
    *("seats", "edition", "mode", "board", "tiles", "centre_doubles", "dictionary", "yo", "obscene", "own_words"),
    *("reusable_blanks", "theme", "jacks", "two_bags", "restricted_exchange"),
)
"""Options that change the value of a move."""
_BANDS: Final[tuple[Band, ...]] = (1, 2, 3, 4)
_ANSWERS: Final = 3
"""How many answers have a known score, including the right one."""
_WORTHLESS: Final = 30.0
"""A move this many points behind the best scores nothing."""
_ALMOST: Final = 0.9
"""The most that a wrong move can score."""


class ValuedMove(Value, frozen=True):
    move: Move
    value: float
    """Points gained on the other player, as far as the search has looked."""


def _usual_table() -> Options:
    options: Options = registry.find(_GAME).rules.read_options(_TABLE)
    return options


def _turns(story: Story) -> Iterator[tuple[int, Situation]]:
    """What players saw before their turns, without irrelevant parts. Tables with unusual options are skipped."""
    usual = _usual_table()
    if any(getattr(story.options, name) != getattr(usual, name) for name in _MATTERS):
        return
    for decision in story.decisions:
        seen = decision.situation
        if seen.window.kind == "turn" and seen.public.pending is None and not seen.public.gone:
            public = seen.public.but(clock=None, lots=(), skips=(), passed=(), shown=("", ""))
            yield decision.number, seen.but(options=usual, public=public)


def _position(seen: Situation) -> KnownPosition:
    rack = rack_of(seen.options, seen.private, seen.public.mover)
    return KnownPosition(options=seen.options, seen=seen_at(seen.options, seen.public, rack, (), weighs_leaves=True))


def _is_answer(puzzle: Puzzle, move: Move) -> bool:
    return move.laid is not None and msgspec.to_builtins(move.action) == puzzle.answers[0].action


def _written(move: Move) -> str:
    return write_action(move.action)


def _graded(ranked: Sequence[ValuedMove], is_worthless: Sequence[bool]) -> tuple[Graded, ...]:
    best = ranked[0].value
    found = []
    for place, (one, worthless) in enumerate(zip(ranked[:_ANSWERS], is_worthless, strict=False)):
        near = 0.0 if worthless else round(_ALMOST * max(0.0, 1 - (best - one.value) / _WORTHLESS), 2)
        if isinstance(one.move.action, Play) and (near or not place):
            found.append(Graded(action=msgspec.to_builtins(one.move.action), score=near if place else 1.0))
    return tuple(found)


def _band(options: Options, words: Sequence[str]) -> int:
    """The band of the rarest of these words.

    It is beyond all bands for a word that no bot knows or that should not be asked for.
    """
    policy = policy_of(options)
    if not all(map(is_decent, words)):
        return max(_BANDS) + 1
    return max(next((band for band in _BANDS if word in open_band(policy, band)), max(_BANDS) + 1) for word in words)


# --- the best move --------------------------------------------------------------------------------------------------


class Best:
    """The move that gains most, clearly more than any other."""

    kind: Final = "scrabble-best"
    game: Final = _GAME
    table: Final = _TABLE
    levels: Final = ("master", "master")

    _AT_SIGHT: Final = 6.0
    """The least lead over the second move, by static evaluation, that deserves a closer look."""
    _FIRST: Final = 8.0
    _SECOND: Final = 6.0
    """The least lead over all others in points, in the first and in the deeper check."""
    _FIRST_GAMES, _SECOND_GAMES = 400, 2_000
    """Simulated games in the first and in the deeper check."""
    _CANDIDATES: Final = 20
    _FEATURES: Final = ("parallel", "triple", "plain", "bingo")

    def propose(self, story: Story) -> Iterator[Proposal]:
        """Moves with whole racks are the most common, so each game prefers another sort of move."""
        found = [proposal for number, seen in _turns(story) for proposal in self._look(number, seen)]
        first = len(story.moments) % len(self._FEATURES)
        order = self._FEATURES[first:] + self._FEATURES[:first]
        found.sort(key=lambda proposal: order.index(str(proposal.solution[0].params["feature"])))
        return iter(found)

    def _look(self, number: int, seen: Situation) -> Iterator[Proposal]:
        position = _position(seen)
        sight, asked = Candidates(position), position.seen
        at_sight = sight.engine.best(asked.grid, asked.rack, 2, exchange_most=asked.exchange_most)
        if position.is_open or len(at_sight) < 2 or at_sight[0]["kind"] != PLAY:
            return
        if at_sight[0]["equity"] - at_sight[1]["equity"] < self._AT_SIGHT * POINT:
            return
        ranked = self._weigh(sight, self._FIRST_GAMES, 1)
        best = ranked[0].move
        if best.laid is None or ranked[0].value - ranked[1].value < self._FIRST:
            return
        band = _band(position.options, best.laid.words)
        if band > max(_BANDS):
            return
        margin, feature = ranked[0].value - ranked[1].value, self._feature(position, best)
        params: Params = {"move": _written(best), "points": best.points, "margin": round(margin), "feature": feature}
        second: Params = {"move": _written(ranked[1].move), "points": ranked[1].move.points}
        yield Proposal(
            number=number,
            scene=scene_of(_GAME, _TABLE, seen),
            answers=_graded(ranked, [False] * len(ranked)),
            rating=self._difficulty(band, margin, feature, best),
            solution=(Remark("puzzle-best-move", params), Remark("puzzle-second-move", second)),
        )

    def holds(self, puzzle: Puzzle) -> bool:
        ranked = self._weigh(Candidates(_position(puzzle.scene.situation())), self._SECOND_GAMES, 2)
        return _is_answer(puzzle, ranked[0].move) and ranked[0].value - ranked[1].value >= self._SECOND

    def _weigh(self, sight: Candidates, games: int, seed: int) -> list[ValuedMove]:
        player = EnginePlayer(sight.engine, EngineSkill(candidates=self._CANDIDATES, iterations=games))
        rows = player.think(sight.position.seen, seed)
        found = [ValuedMove(sight.move(row["move"]), float(row["value"])) for row in rows]
        return sorted(found, key=lambda one: -one.value)

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
    def _difficulty(band: int, margin: float, feature: str, move: Move) -> int:
        """Rare words, blanks and hidden places make a move harder to see; a large lead makes it easier."""
        hidden = {"bingo": 150, "parallel": 100, "triple": 0, "plain": 50}[feature]
        blanks = sum(is_blank(tile) for _, tile in move.laid.new) if move.laid is not None else 0
        return difficulty(1250 + 170 * (band - 1) + hidden + 120 * blanks - 6 * min(margin, 40))


# --- the end of a game ----------------------------------------------------------------------------------------------


class Out:
    """The bag is empty, so everything can be proved: one move wins, or wins by a clear margin."""

    kind: Final = "scrabble-out"
    game: Final = _GAME
    table: Final = _TABLE
    levels: Final = ("master", "master")

    _MARGIN: Final = 8.0
    """The least lead over the second move in points, if that one wins too."""
    _CLOSE: Final = 150
    """The greatest difference of scores, since a player who is far ahead does not need the best move."""
    _FEWEST, _MOST = 8, 500
    """The least and most moves to choose from."""
    _LEAST_RACK: Final = 3
    _MOST_TILES: Final = 10
    """The most tiles on both racks. With more, few positions can be proved, and finding that out takes long."""
    _FIRST_NODES, _SECOND_NODES = 40_000, 400_000

    def propose(self, story: Story) -> Iterator[Proposal]:
        for number, seen in _turns(story):
            position = _position(seen)
            if not position.is_open or len(position.seen.rack) < self._LEAST_RACK:
                continue
            if len(position.seen.rack) + position.seen.others[0] <= self._MOST_TILES:
                yield from self._look(number, seen, position)

    def _look(self, number: int, seen: Situation, position: KnownPosition) -> Iterator[Proposal]:
        if abs(position.seen.leads[0]) > self._CLOSE:
            return
        ranked = self._proved(position, self._FIRST_NODES)
        if not self._is_clear(position, ranked):
            return
        best, lead = ranked[0].move, position.seen.leads[0]
        band = _band(position.options, best.laid.words) if best.laid is not None else 0
        if best.laid is None or band > max(_BANDS):
            return
        only = lead + ranked[1].value <= 0
        code = "puzzle-only-win" if only else "puzzle-best-win"
        params: Params = {"move": _written(best), "points": best.points, "lead": round(lead + ranked[0].value)}
        second: Params = {"move": _written(ranked[1].move), "lead": round(lead + ranked[1].value)}
        yield Proposal(
            number=number,
            scene=scene_of(_GAME, _TABLE, self._opened(seen)),
            answers=_graded(ranked, [lead + one.value <= 0 for one in ranked]),
            rating=self._difficulty(band, position, best, only=only),
            solution=(Remark(code, params), Remark("puzzle-second-end", second)),
        )

    def holds(self, puzzle: Puzzle) -> bool:
        position = _position(puzzle.scene.situation())
        ranked = self._proved(position, self._SECOND_NODES)
        return self._is_clear(position, ranked) and _is_answer(puzzle, ranked[0].move)

    def _proved(self, position: KnownPosition, nodes: int) -> list[ValuedMove]:
        """Every move with its result; empty if not all of them could be searched to the end."""
        sight, seen = Candidates(position), position.seen
        moves = sight.engine.moves(seen.grid, seen.rack, may_pass=True)
        if not self._FEWEST <= len(moves) <= self._MOST:
            return []
        rows = EnginePlayer(sight.engine, EngineSkill(endgame_nodes=nodes)).weigh(seen, moves, 0)
        if any(not row["proved"] for row in rows if row["move"]["kind"] == PLAY):
            return []
        return [ValuedMove(sight.move(row["move"]), float(row["value"])) for row in rows]

    def _is_clear(self, position: KnownPosition, ranked: Sequence[ValuedMove]) -> bool:
        if len(ranked) < 2:
            return False
        lead, (best, second) = position.seen.leads[0], ranked[:2]
        return lead + best.value > 0 and (lead + second.value <= 0 or best.value - second.value >= self._MARGIN)

    @staticmethod
    def _opened(seen: Situation) -> Situation:
        """Shows the other rack. It follows from the visible tiles, and nobody should have to count them."""
        rack = seen.private.rack
        hidden = Counter(seen.options.tiles.tiles) - Counter(faces_on(seen.public.grid) + rack)
        other = "".join(sorted(hidden.elements()))
        shown = tuple("" if seat == seen.seat else other for seat in range(len(seen.public.shown)))
        return seen.but(public=seen.public.but(shown=shown))

    @staticmethod
    def _difficulty(band: int, position: KnownPosition, move: Move, *, only: bool) -> int:
        """Going out at once is easy to see; keeping tiles to win later is not."""
        tiles = len(position.seen.rack) + position.seen.others[0]
        patience = 0 if not move.kept else 200
        return difficulty(1150 + 130 * (band - 1) + patience + 35 * (tiles - 5) + (100 if only else 0))


MAKERS: Final = (Best(), Out())
