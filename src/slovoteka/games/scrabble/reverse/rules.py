"""The reverse game: players take tiles of one word off a finished board in turn. Methods in the contract's order."""

from collections.abc import Iterable, Mapping
from itertools import islice
from typing import Final

from slovoteka.core import piles
from slovoteka.core.base_state import TIMEOUTS_TO_LEAVE
from slovoteka.core.errors import Illegal
from slovoteka.core.game import Fact, Outcome, Rng, Step, Urn, Window, places
from slovoteka.core.oracle import AreWords, Oracle
from slovoteka.games.scrabble.actions import Action, Pass, Remove, read_action, readable
from slovoteka.games.scrabble.editions import EMPTY
from slovoteka.games.scrabble.letters import BLANK, is_blank
from slovoteka.games.scrabble.notation import at_text, square_of
from slovoteka.games.scrabble.options import Options
from slovoteka.games.scrabble.plays import EMPTY_GRID, faces_on
from slovoteka.games.scrabble.position import read_cgp
from slovoteka.games.scrabble.questions import AnyRemoval
from slovoteka.games.scrabble.reverse import views
from slovoteka.games.scrabble.reverse.removals import (
    MOST_REMOVED,
    is_connected,
    is_of_one_word,
    legal_removals,
    new_words,
    possible_words,
    without,
)
from slovoteka.games.scrabble.reverse.state import Removed, State
from slovoteka.games.scrabble.words import check_words

_SEARCHED: Final = 200
_SAMPLE: Final = 20
"""A sample of this size is taken from the first `_SEARCHED` removals, so that it contains larger ones too."""


class Reverse:
    def __init__(self, options: Options, oracle: Oracle) -> None:
        self._options = options
        self._oracle = oracle
        self._layout = options.layout()

    def start(self) -> State:
        position = read_cgp(self._options.position, self._options.tiles)
        scores = position.scores or (0,)
        lowest = scores.index(min(scores))  # SM-G26
        return State(
            grid=position.grid,
            removed=("",) * self._options.seats,
            bag=piles.remove(self._options.tiles.tiles, faces_on(position.grid)),
            mover=lowest if self._options.first is None else self._options.first,
            timeouts=(0,) * self._options.seats,
        )

    # --- invitations ------------------------------------------------------------------------------------------------

    def windows(self, state: State) -> tuple[Window, ...]:
        if state.reason:
            return ()
        return (
            Window(
                id=f"remove:{state.table}",
                kind="remove",
                seats=(state.mover,),
                opened_ms=state.since_ms,
                limit_ms=self._options.turn_ms,
            ),
        )

    def check(self, state: State, _seat: int, window: Window, action: Action, _at_ms: int) -> None:
        match readable(action):
            case Remove(squares):
                self._check_removal(state.grid, [square_of(square) for square in squares])
            case Pass():
                self._check_pass(state, window)
            case _:
                raise Illegal("SM-76", "not-now", window=window.kind)

    def apply(self, state: State, seat: int, window: Window, action: Action, at_ms: int) -> Step[State]:
        self.check(state, seat, window, action, at_ms)
        match readable(action):
            case Remove(squares):
                return self._remove(state.with_timeouts(seat, 0), squares, at_ms)
        return self._finish(state, "no-removal")

    def close(self, state: State, _window: Window, _answers: Mapping[int, Action], at_ms: int) -> Step[State]:
        """Makes the smallest removal when the time is up. A seat that misses three turns in a row has left."""
        missed = state.timeouts[state.mover] + 1
        if missed >= TIMEOUTS_TO_LEAVE:
            return self.leave(state, state.mover, at_ms)
        smallest = self._any_removal(state.grid)
        if smallest is None:
            return self._finish(state, "no-removal")
        return self._remove(state.with_timeouts(state.mover, missed), smallest, at_ms, in_time=False)

    def leave(self, state: State, seat: int, at_ms: int) -> Step[State]:
        if seat not in state.active or state.reason:
            raise Illegal("host", "not-there", seat=seat + 1)
        gone = state.but(gone=(*state.gone, seat))
        facts = (Fact(views.Left(seat)),)
        if len(gone.active) < 2:
            step = self._finish(gone, "left")
            return step.after(*facts)
        if seat == state.mover:
            gone = _next_turn(gone, at_ms)
        return Step(gone, facts)

    # --- chance: none -----------------------------------------------------------------------------------------------

    def chance(self, _state: State) -> Urn | None:
        return None

    def apply_draw(self, _state: State, _drawn: int, _at_ms: int) -> Step[State]:
        raise AssertionError("nothing to draw")

    # --- what is seen -----------------------------------------------------------------------------------------------

    def public(self, state: State) -> views.Public:
        return views.public(state, self._layout)

    def private(self, _state: State, _seat: int) -> views.Private:
        return views.Private()

    def outcome(self, state: State) -> Outcome | None:
        if not state.reason:
            return None
        points = views.points(state, self._layout)
        return Outcome(reason=state.reason, scores=points, places=places(points, gone=state.gone))

    def moves(self, state: State, _seat: int, _window: Window) -> Iterable[Action]:
        """A sample of all removals. If the first board allows no removal, the pass that ends the game."""
        asked = possible_words(state.grid)
        answer = self._oracle.ask(AreWords(asked)).each if asked else ()
        known = {word for word, is_word in zip(asked, answer, strict=True) if is_word}
        found = list(islice(legal_removals(state.grid, known.__contains__), _SEARCHED))
        if not found:
            return [Pass()]
        sample = found[:: -(-len(found) // _SAMPLE)]
        return [Remove(tuple(at_text(square, down=False) for square in squares)) for squares in sample]

    def resample(self, state: State, _seat: int, _rng: Rng) -> State:
        """Returns the same state, because nothing is hidden."""
        return state

    def inventory(self, state: State) -> tuple[str, ...]:
        return tuple(sorted(_faces(state.grid.replace(EMPTY, "")) + "".join(state.removed) + state.bag))

    # --- turns ------------------------------------------------------------------------------------------------------

    def _check_removal(self, grid: str, squares: list[int]) -> None:
        if not 1 <= len(squares) <= MOST_REMOVED:
            raise Illegal("SM-76", "removal-size", tiles=len(squares), most=MOST_REMOVED)
        for square in squares:
            if grid[square] == EMPTY:
                raise Illegal("SM-76", "nothing-to-remove", at=at_text(square, down=False))
        if not is_of_one_word(grid, squares):
            raise Illegal("SM-77", "not-one-word")
        if not is_connected(without(grid, squares)):
            raise Illegal("SM-77", "board-falls-apart")
        if words := new_words(grid, squares):
            check_words(self._oracle, words, "SM-77")

    def _check_pass(self, state: State, window: Window) -> None:
        """Passing is not allowed (SM-G26), with one exception. A game starts without asking the dictionary, so its
        first board may allow no removal at all. Then a pass ends the game."""
        if state.last is not None or self._any_removal(state.grid) is not None:
            raise Illegal("SM-G26", "not-now", window=window.kind)

    def _any_removal(self, grid: str) -> tuple[str, ...] | None:
        found = self._oracle.ask(AnyRemoval(grid)).move
        if found is None:
            return None
        removal = read_action(found)
        if not isinstance(removal, Remove):
            raise AssertionError(f"a move finder answers {found!r} for a removal")
        return removal.squares

    def _remove(self, state: State, at: tuple[str, ...], at_ms: int, *, in_time: bool = True) -> Step[State]:
        seat, squares = state.mover, [square_of(square) for square in at]
        tiles = "".join(state.grid[square] for square in squares)
        removed = Removed(
            seat=seat,
            squares=at,
            tiles=tiles,
            words=new_words(state.grid, squares),
            points=self._layout.face_sum(tiles),
            in_time=in_time,
        )
        after = state.but(
            grid=without(state.grid, squares),
            removed=piles.replace_at(state.removed, seat, piles.add(state.removed[seat], _faces(tiles))),
            last=removed,
        )
        facts = (Fact(removed),)
        if after.grid == EMPTY_GRID:
            step = self._finish(after, "cleared")
        elif self._any_removal(after.grid) is None:
            step = self._finish(after, "no-removal")
        else:
            step = Step(_next_turn(after, at_ms))
        return step.after(*facts)

    def _finish(self, state: State, reason: str) -> Step[State]:
        over = state.but(reason=reason, table=state.table + 1)
        return Step(over, (Fact(views.Finished(reason, views.points(over, self._layout))),))


def _next_turn(state: State, at_ms: int) -> State:
    return state.renewed(at_ms, mover=state.left_of(state.mover))


def _faces(tiles: str) -> str:
    """Tiles of the board as they would be in the bag."""
    return "".join(BLANK if is_blank(tile) else tile for tile in tiles)
