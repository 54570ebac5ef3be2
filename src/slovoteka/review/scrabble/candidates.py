"""The moves of a position with their static evaluation: points plus the value of the leave."""

from functools import cached_property
from typing import Any, Final

import numpy as np

from slovoteka.bots.scrabble.vocabulary import all_words, engine_for, policy_of, usual_words
from slovoteka.core import piles
from slovoteka.core.value import Value
from slovoteka.engine.engine import EXCHANGE, MOVE, PASS, PLAY, POINT, Moves
from slovoteka.engine.matches import AT_SIGHT, EnginePlayer
from slovoteka.games.scrabble.editions import EMPTY, SIZE, Layout
from slovoteka.games.scrabble.plays import EMPTY_GRID, THEME_BONUS, fit, put
from slovoteka.games.scrabble.rule_ids import MATTEL
from slovoteka.review.scrabble.positions import KnownPosition, Move

NEAR_END: Final = 4
"""With at most this many tiles in the bag, its possible contents are tried.

Before that, passing never gains anything.
"""
_WIDE: Final = 300
"""How many moves are sorted: far more than are shown, so that moves with a whole rack are always among them."""


class Candidate(Value, frozen=True):
    move: Move
    equity: float
    """Points plus the value of the leave."""
    row: Any
    """The move as the engine's MOVE."""


class Candidates:
    """The candidates of one position."""

    def __init__(self, position: KnownPosition, *, with_rare_words: bool = False) -> None:
        """Moves with rare words are not offered, but `look_at` values them if a player makes them."""
        self.position = position
        policy = policy_of(position.options)
        self.words = all_words(policy)
        # With all tiles face up, leaves have no value for future draws.
        draws = position.seen.bag > 0 and not position.options.faces_up
        offered = self.words if with_rare_words else usual_words(policy)
        self.engine = engine_for(offered, position.options, with_leaves=draws)
        self._signs = {code: sign for sign, code in self.engine.codes.items()}
        self._on_theme = position.options.theme_test()

    @property
    def has_own_terms(self) -> bool:
        """Whether the table counts or allows moves in a way that the engine does not simulate."""
        terms = self.position.terms
        return self._on_theme is not None or terms.shortest > 2 or any(word in self.words for word in terms.struck)

    @cached_property
    def ranked(self) -> tuple[Candidate, ...]:
        """The moves that the table allows, best first."""
        seen = self.position.seen
        most = seen.exchange_most if self.engine.has_leaves else 0
        rows = self.engine.best(seen.grid, seen.rack, _WIDE, exchange_most=most, may_pass=seen.bag <= NEAR_END)
        found = [sighted for row in rows if (sighted := self._sighted(row)) is not None]
        return tuple(sorted(found, key=lambda sighted: -sighted.equity))

    def is_mirrored(self, row: Any) -> bool:
        """Whether it is the first word, laid down.

        The same word across is a candidate too, so one of them is enough.
        """
        return bool(row["down"]) and self.position.seen.grid == EMPTY_GRID and _is_even(self.position.options.layout())

    def look_at(self, move: Move) -> Candidate:
        """The candidate for a move that was made, even if the engine does not offer it."""
        known = next((sighted for sighted in self.ranked if sighted.move.key == move.key), None)
        if known is not None:
            return known
        row, seen = self._row(move), self.position.seen
        if not self.engine.has_leaves:
            return Candidate(move, float(move.points), row[0])
        # The static evaluation does not depend on who holds the unseen tiles.
        hidden = len(self.position.options.tiles.tiles) - len(seen.rack) - len(seen.grid.replace(EMPTY, ""))
        bagged = seen.but(bag=hidden, others=[0], leads=[0], before="")
        (weighed,) = EnginePlayer(self.engine, AT_SIGHT).weigh(bagged, row, 0)
        return Candidate(move, float(weighed["value"]) + move.points - int(weighed["move"]["score"]), row[0])

    # --- conversion from and to engine moves ------------------------------------------------------------------------

    def move(self, row: Any) -> Move:
        seen = self.position.seen
        if row["kind"] == PLAY:
            where = int(row["start"]), bool(row["down"])
            laid = fit(seen.grid, where, self.engine.word(seen.grid, row), MATTEL)  # nothing is refused here
            points = int(row["score"]) + self._bonus(laid.words)
            return Move(laid=laid, kept=piles.remove(seen.rack, laid.used), points=points)
        given = self.engine.given_back(row) if row["kind"] == EXCHANGE else ""
        return Move(given=given, kept=piles.remove(seen.rack, given))

    def key_of(self, row: Any) -> object:
        """`Move.key` for the engine's row, found without building the move."""
        codes = row["tiles"].tolist()
        if row["kind"] == EXCHANGE:
            return None, "".join(sorted(self._signs[code] for code in codes if code))
        step = SIZE if row["down"] else 1
        laid = tuple((int(row["start"]) + place * step, self._signs[code]) for place, code in enumerate(codes) if code)
        return laid or None, ""

    def _row(self, move: Move) -> Moves:
        row = np.zeros(1, MOVE)
        if move.laid is not None:
            grid = self.position.seen.grid
            row[0] = self.engine.laid_between(grid, put(grid, move.laid.new))
        elif move.given:
            row["kind"], row["laid"] = EXCHANGE, len(move.given)
            row["tiles"][0, : len(move.given)] = [self.engine.codes[tile] for tile in move.given]
        else:
            row["kind"] = PASS
        return row

    def _sighted(self, row: Any) -> Candidate | None:
        move, terms = self.move(row), self.position.terms
        if move.laid is not None and (len(move.laid.tiles) < terms.shortest or terms.struck & {*move.laid.words}):
            return None
        if self.is_mirrored(row):
            return None
        return Candidate(move, int(row["equity"]) / POINT + move.points - int(row["score"]), row)

    def _bonus(self, words: tuple[str, ...]) -> int:
        return 0 if self._on_theme is None else THEME_BONUS * sum(map(self._on_theme, words))


def _is_even(layout: Layout) -> bool:
    """Whether rows and columns of the board are alike."""
    return all(
        factors == [factors[square % SIZE * SIZE + square // SIZE] for square in range(SIZE * SIZE)]
        for factors in (layout.letter_factors, layout.word_factors)
    )
