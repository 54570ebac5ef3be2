"""Makes puzzles from game after game until there are enough, in one or several processes.

The result depends only on the seed. Games are numbered, and their puzzles are taken in the order of these numbers,
whichever process finishes first. An interrupted run continues after the last game that gave a puzzle.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from itertools import count
from typing import Final

from slovoteka.core.record import Record
from slovoteka.core.value import Value
from slovoteka.games import registry
from slovoteka.match.selfplay import play_one
from slovoteka.puzzles.makers import maker_of
from slovoteka.puzzles.model import Kind, Puzzle, puzzle_of
from slovoteka.review.decisions import story_of

Tell = Callable[[int, int | None], None]
"""Called with the number of puzzles, and the total if it is known."""

_SEEDS: Final = 1_000_003
"""Separates the games of one seed from those of the next."""
_PATIENCE: Final = 2_000
"""After this many games in a row without a puzzle, we give up: a rule or a dictionary must have changed."""


class PuzzleBatch(Value, frozen=True, kw_only=True):
    kind: Kind
    count: int
    """Puzzles wanted, including the existing ones."""
    seed: int


def build(
    order: PuzzleBatch, already: Sequence[Puzzle] = (), *, workers: int = 1, tell: Tell = lambda _done, _total: None
) -> Iterator[Puzzle]:
    """At most one puzzle from each game, so that no two come from the same game."""
    known = {puzzle.id for puzzle in already}
    begins = 1 + max((_number(order, puzzle) for puzzle in already), default=0)
    fruitless = 0
    tell(len(known), order.count)
    with _games(order, begins, workers) as found:
        while len(known) < order.count and fruitless < _PATIENCE:
            puzzle = next(found)
            if puzzle is None or puzzle.id in known:
                fruitless += 1
                continue
            fruitless = 0
            known.add(puzzle.id)
            tell(len(known), order.count)
            yield puzzle


def from_records(
    kinds: Iterable[Kind], records: Iterable[Record], tell: Tell = lambda _done, _total: None
) -> Iterator[Puzzle]:
    """All puzzles in real games. Raises `BrokenRecord` for a record that cannot have been played."""
    chosen = tuple(kinds)
    known: set[str] = set()
    for done, record in enumerate(records, start=1):
        for kind in chosen:
            if maker_of(kind).game == record.header.game:
                for puzzle in _puzzles(kind, record):
                    if puzzle.id not in known:
                        known.add(puzzle.id)
                        yield puzzle
        tell(done, None)


def puzzle_of_game(kind: Kind, seed: int, number: int) -> Puzzle | None:
    """The first puzzle that holds, from the bots' game with this number."""
    maker = maker_of(kind)
    game = registry.find(maker.game)
    options = game.rules.read_options(maker.table)
    played = play_one(game, options, maker.levels, _game_seed(seed, number), verify=False)
    if played.record is None or played.failure is not None:
        raise RuntimeError(played.failure)
    return next(_puzzles(kind, played.record), None)


def _puzzles(kind: Kind, record: Record) -> Iterator[Puzzle]:
    maker = maker_of(kind)
    proposed = (puzzle_of(kind, record.header.match, proposal) for proposal in maker.propose(story_of(record)))
    return (puzzle for puzzle in proposed if maker.holds(puzzle))


def _game_seed(seed: int, number: int) -> int:
    return seed * _SEEDS + number


def is_of_order(order: PuzzleBatch, puzzle: Puzzle) -> bool:
    """Whether this order can have produced the puzzle, so that the order can continue after it."""
    return _number(order, puzzle) > 0


def _number(order: PuzzleBatch, puzzle: Puzzle) -> int:
    """The number of the puzzle's game in this order; 0 if it comes from elsewhere."""
    name, _, seed = puzzle.origin.match.partition("-")
    number = int(seed) - _game_seed(order.seed, 0) if name == "selfplay" and seed.isdecimal() else 0
    return number if 0 < number < _SEEDS and puzzle.kind == order.kind else 0


@contextmanager
def _games(order: PuzzleBatch, begins: int, workers: int) -> Iterator[Iterator[Puzzle | None]]:
    if workers <= 1:
        yield (puzzle_of_game(order.kind, order.seed, number) for number in count(begins))
        return
    from slovoteka.jobs.processes.crew import Crew  # noqa: PLC0415  where there are no processes nobody asks for them

    with Crew(workers) as crew:
        yield crew.map(_puzzle_of_game, ((order.kind, order.seed, number) for number in count(begins)))


def _puzzle_of_game(asked: tuple[Kind, int, int]) -> Puzzle | None:
    return puzzle_of_game(*asked)
