"""A position and its moves, from our own record or from a game noted by others."""

from slovoteka.bots.scrabble.known_position import Terms
from slovoteka.core import piles
from slovoteka.core.value import Value
from slovoteka.engine.matches import Seen
from slovoteka.games.scrabble.actions import Action, Exchange, Lay, Pass, Play
from slovoteka.games.scrabble.editions import RACK
from slovoteka.games.scrabble.letters import any_blank
from slovoteka.games.scrabble.options import Options
from slovoteka.games.scrabble.placing import placed
from slovoteka.games.scrabble.plays import Fitted, blanks_on, score


class KnownPosition(Value, frozen=True, kw_only=True):
    """All that the player to move can know. The others' racks are not part of it."""

    options: Options
    """Board, tiles, dictionary, and everything else that was agreed."""
    seen: Seen
    terms: Terms = Terms()

    @property
    def is_duel(self) -> bool:
        return len(self.seen.others) == 1

    @property
    def is_open(self) -> bool:
        """Whether all unseen tiles must be on the only other rack."""
        return self.is_duel and not self.seen.bag


class Move(Value, frozen=True, kw_only=True):
    """A word to lay, tiles to exchange, or neither: a pass."""

    laid: Fitted | None = None
    given: str = ""
    kept: str
    """The tiles that stay on the rack."""
    points: int = 0
    """As the table counts it, including words on a listed theme."""

    @property
    def word(self) -> str:
        return "" if self.laid is None else self.laid.words[0]

    @property
    def lays_all(self) -> bool:
        """Whether it uses a whole rack."""
        return self.laid is not None and len(self.laid.new) == RACK

    @property
    def key(self) -> object:
        """Equal for moves with the same effect, since a single tile can be noted as a word across or down."""
        return None if self.laid is None else self.laid.new, "".join(sorted(self.given))

    @property
    def action(self) -> Play | Exchange | Pass:
        if self.laid is not None:
            return Play(self.laid.at, self.laid.tiles)
        return Exchange("".join(sorted(self.given))) if self.given else Pass()


def missed_swap(position: KnownPosition) -> str:
    """A letter on the rack that could have been swapped for a blank on the board (SM-70); empty if there was none."""
    if not position.options.reusable_blanks:
        return ""
    return next((letter for _, letter in blanks_on(position.seen.grid) if letter in position.seen.rack), "")


def passing(position: KnownPosition) -> Move:
    return Move(kept=position.seen.rack)


def move_of(position: KnownPosition, action: Action) -> Move:
    """The move that a player has made. Raises `Illegal` if it does not fit this board."""
    options, seen = position.options, position.seen
    match action:
        case Play() | Lay():
            layout = options.layout()
            laid = placed(seen.grid, action, layout, options.book)
            points = score(layout, laid, options.theme_test()).total
            return Move(laid=laid, kept=piles.remove(seen.rack, laid.used), points=points)
        case Exchange(letters):
            given = any_blank(letters)
            return Move(given=given, kept=piles.remove(seen.rack, given))
        case Pass():
            return passing(position)
    raise AssertionError(f"nothing that a turn is for: {action}")
