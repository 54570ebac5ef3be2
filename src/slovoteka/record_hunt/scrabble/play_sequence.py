"""A game of open solitaire as a list of plays.

It does not matter when tiles are picked: a player who picks them in the order of use always has the tiles of the next
play on the rack. So every list of legal plays of up to seven tiles is a game.
"""

from collections.abc import Iterable
from typing import Self

from slovoteka.core import piles
from slovoteka.core.errors import Illegal
from slovoteka.core.value import Value
from slovoteka.games.scrabble.editions import RACK
from slovoteka.games.scrabble.options import Options
from slovoteka.games.scrabble.plays import EMPTY_GRID, Fitted, fit, put, score
from slovoteka.record_hunt.scrabble.finder import FoundPlay, OpenFinder


class PlayRules:
    """Checks plays by the rules of the game. The finder is fast, but these rules decide."""

    def __init__(self, options: Options, finder: OpenFinder) -> None:
        self.options, self.finder, self.layout = options, finder, finder.layout

    def fitted(self, grid: str, bag: str, play: FoundPlay) -> Fitted | None:
        """None if the play is not legal."""
        try:
            fitted = fit(grid, (play.start, play.down), play.word, self.options.book)
        except Illegal:
            return None
        is_legal = (
            len(fitted.new) <= RACK
            and piles.holds(bag, fitted.used)
            and all(word in self.finder.graph for word in fitted.words)
        )
        return fitted if is_legal else None


class PlaySequence(Value, frozen=True):
    """Plays so far, and their result."""

    plays: tuple[FoundPlay, ...]
    grid: str
    bag: str
    """All tiles that are not on the board."""

    @classmethod
    def empty(cls, options: Options) -> Self:
        return cls((), EMPTY_GRID, options.tiles.tiles)

    def after(self, rules: PlayRules, play: FoundPlay) -> Self | None:
        """With one more play; None if it is not legal here."""
        fitted = rules.fitted(self.grid, self.bag, play)
        if fitted is None:
            return None
        counted = play.but(score=score(rules.layout, fitted).total, laid=len(fitted.new))
        grid, bag = put(self.grid, fitted.new), piles.remove(self.bag, fitted.used)
        return type(self)((*self.plays, counted), grid, bag)

    def after_all(self, rules: PlayRules, plays: Iterable[FoundPlay]) -> Self:
        """With those of the plays that are legal in turn."""
        sequence = self
        for play in plays:
            sequence = sequence.after(rules, play) or sequence
        return sequence

    @property
    def best(self) -> FoundPlay:
        return max(self.plays, key=lambda play: play.score)

    def total(self, rules: PlayRules) -> int:
        """The total if the game ends here. A player who stops keeps the cheapest tiles (SM-53)."""
        left = sorted(rules.layout.face_sum(tile) for tile in self.bag)[:RACK]
        return sum(play.score for play in self.plays) - sum(left)
