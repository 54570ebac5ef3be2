"""Puzzles out of Scrabble: the best move, and the end of a game that only one move wins."""

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
from slovoteka.engine.matches import Player, Skill
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
from slovoteka.review.scrabble.positions import Move, Position

_GAME: Final = "scrabble"
_TABLE: Final = {"seats": 2}
_MATTERS: Final = (
    *("seats", "edition", "mode", "board", "tiles", "centre_doubles", "dictionary", "yo", "obscene", "own_words"),
    *("reusable_blanks", "theme", "jacks", "two_bags", "restricted_exchange"),
)
"""Agreements that change what a move is worth."""
_BANDS: Final[tuple[Band, ...]] = (1, 2, 3, 4)
_ANSWERS: Final = 3
"""How many are known by their worth, the right one among them."""
_WORTHLESS: Final = 30.0
"""Points behind the best from which on a move is no better than any other."""
_ALMOST: Final = 0.9
"""No wrong move is worth more than this."""


class WeighedMove(Value, frozen=True):
    move: Move
    value: float
    """Points that it gains on the other player, as far as was looked."""


def _usual_table() -> Options:
    options: Options = registry.find(_GAME).rules.read_options(_TABLE)
    return options


def _turns(story: Story) -> Iterator[tuple[int, Situation]]:
    """What players saw before their turns, without what has nothing to do with the move; nothing of unusual tables."""
    usual = _usual_table()
    if any(getattr(story.options, name) != getattr(usual, name) for name in _MATTERS):
        return
    for deed in story.deeds:
        seen = deed.situation
        if seen.window.kind == "turn" and seen.public.pending is None and not seen.public.gone:
            public = seen.public.but(clock=None, lots=(), skips=(), passed=(), shown=("", ""))
            yield deed.number, seen.but(options=usual, public=public)


def _position(seen: Situation) -> Position:
    rack = rack_of(seen.options, seen.private, seen.public.mover)
    return Position(options=seen.options, seen=seen_at(seen.options, seen.public, rack, (), weighs_leaves=True))


def _is_answer(puzzle: Puzzle, move: Move) -> bool:
    return move.laid is not None and msgspec.to_builtins(move.action) == puzzle.answers[0].action


def _written(move: Move) -> str:
    return write_action(move.action)


def _graded(ranked: Sequence[WeighedMove], is_worthless: Sequence[bool]) -> tuple[Graded, ...]:
    best = ranked[0].value
    found = []
    for place, (one, worthless) in enumerate(zip(ranked[:_ANSWERS], is_worthless, strict=False)):
        near = 0.0 if worthless else round(_ALMOST * max(0.0, 1 - (best - one.value) / _WORTHLESS), 2)
        if isinstance(one.move.action, Play) and (near or not place):
            found.append(Graded(action=msgspec.to_builtins(one.move.action), score=near if place else 1.0))
    return tuple(found)


def _band(options: Options, words: Sequence[str]) -> int:
    """Of the rarest of these words; beyond all bands for one that no bot knows or that should not be asked for."""
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
    """Points over the second move by which it must lead before it is worth a closer look."""
    _FIRST: Final = 8.0
    _SECOND: Final = 6.0
    """Points over all others, in the first and in the deeper look: what the one promises, the other has to keep."""
    _FIRST_GAMES, _SECOND_GAMES = 400, 2_000
    """Played out behind the candidates."""
    _CANDIDATES: Final = 20
    _FEATURES: Final = ("parallel", "triple", "plain", "bingo")

    def propose(self, story: Story) -> Iterator[Proposal]:
        """Whole racks are met most often, so each game begins with another sort of move."""
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
        told: Params = {"move": _written(best), "points": best.points, "margin": round(margin), "feature": feature}
        second: Params = {"move": _written(ranked[1].move), "points": ranked[1].move.points}
        yield Proposal(
            number=number,
            scene=scene_of(_GAME, _TABLE, seen),
            answers=_graded(ranked, [False] * len(ranked)),
            rating=self._difficulty(band, margin, feature, best),
            solution=(Remark("puzzle-best-move", told), Remark("puzzle-second-move", second)),
        )

    def holds(self, puzzle: Puzzle) -> bool:
        ranked = self._weigh(Candidates(_position(puzzle.scene.situation())), self._SECOND_GAMES, 2)
        return _is_answer(puzzle, ranked[0].move) and ranked[0].value - ranked[1].value >= self._SECOND

    def _weigh(self, sight: Candidates, games: int, seed: int) -> list[WeighedMove]:
        player = Player(sight.engine, Skill(candidates=self._CANDIDATES, iterations=games))
        rows = player.think(sight.position.seen, seed)
        found = [WeighedMove(sight.move(row["move"]), float(row["value"])) for row in rows]
        return sorted(found, key=lambda one: -one.value)

    def _feature(self, position: Position, move: Move) -> str:
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
        """Rare words, blanks and hidden places are hard to see; what brings far more than all else is not."""
        hidden = {"bingo": 150, "parallel": 100, "triple": 0, "plain": 50}[feature]
        blanks = sum(is_blank(tile) for _, tile in move.laid.new) if move.laid is not None else 0
        return difficulty(1250 + 170 * (band - 1) + hidden + 120 * blanks - 6 * min(margin, 40))


# --- the end of a game ----------------------------------------------------------------------------------------------


class Out:
    """The bag is empty, so that everything can be proved: one move wins, or wins by clearly more."""

    kind: Final = "scrabble-out"
    game: Final = _GAME
    table: Final = _TABLE
    levels: Final = ("master", "master")

    _MARGIN: Final = 8.0
    """Points over the second move, where others win as well."""
    _CLOSE: Final = 150
    """Points between the players, at most: who is far ahead does not look for the best move."""
    _FEWEST, _MOST = 8, 500
    """Moves to choose from."""
    _LEAST_RACK: Final = 3
    _MOST_TILES: Final = 10
    """On both racks: with more, few positions can be proved, and it takes long to find that out."""
    _FIRST_NODES, _SECOND_NODES = 40_000, 400_000

    def propose(self, story: Story) -> Iterator[Proposal]:
        for number, seen in _turns(story):
            position = _position(seen)
            if not position.is_open or len(position.seen.rack) < self._LEAST_RACK:
                continue
            if len(position.seen.rack) + position.seen.others[0] <= self._MOST_TILES:
                yield from self._look(number, seen, position)

    def _look(self, number: int, seen: Situation, position: Position) -> Iterator[Proposal]:
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
        told: Params = {"move": _written(best), "points": best.points, "lead": round(lead + ranked[0].value)}
        second: Params = {"move": _written(ranked[1].move), "lead": round(lead + ranked[1].value)}
        yield Proposal(
            number=number,
            scene=scene_of(_GAME, _TABLE, self._opened(seen)),
            answers=_graded(ranked, [lead + one.value <= 0 for one in ranked]),
            rating=self._difficulty(band, position, best, only=only),
            solution=(Remark(code, told), Remark("puzzle-second-end", second)),
        )

    def holds(self, puzzle: Puzzle) -> bool:
        position = _position(puzzle.scene.situation())
        ranked = self._proved(position, self._SECOND_NODES)
        return self._is_clear(position, ranked) and _is_answer(puzzle, ranked[0].move)

    def _proved(self, position: Position, nodes: int) -> list[WeighedMove]:
        """Every move with what it comes to; nothing if not all of them could be searched to the end."""
        sight, seen = Candidates(position), position.seen
        moves = sight.engine.moves(seen.grid, seen.rack, may_pass=True)
        if not self._FEWEST <= len(moves) <= self._MOST:
            return []
        rows = Player(sight.engine, Skill(endgame_nodes=nodes)).weigh(seen, moves, 0)
        if any(not row["proved"] for row in rows if row["move"]["kind"] == PLAY):
            return []
        return [WeighedMove(sight.move(row["move"]), float(row["value"])) for row in rows]

    def _is_clear(self, position: Position, ranked: Sequence[WeighedMove]) -> bool:
        if len(ranked) < 2:
            return False
        lead, (best, second) = position.seen.leads[0], ranked[:2]
        return lead + best.value > 0 and (lead + second.value <= 0 or best.value - second.value >= self._MARGIN)

    @staticmethod
    def _opened(seen: Situation) -> Situation:
        """What the other holds follows from what lies open: nobody should have to count it."""
        rack = seen.private.rack
        hidden = Counter(seen.options.tiles.tiles) - Counter(faces_on(seen.public.grid) + rack)
        other = "".join(sorted(hidden.elements()))
        shown = tuple("" if seat == seen.seat else other for seat in range(len(seen.public.shown)))
        return seen.but(public=seen.public.but(shown=shown))

    @staticmethod
    def _difficulty(band: int, position: Position, move: Move, *, only: bool) -> int:
        """Going out at once is easy to see; holding something back to win later is not."""
        tiles = len(position.seen.rack) + position.seen.others[0]
        patience = 0 if not move.kept else 200
        return difficulty(1150 + 130 * (band - 1) + patience + 35 * (tiles - 5) + (100 if only else 0))


MAKERS: Final = (Best(), Out())
