"""What a puzzle is, whatever its game."""

from collections.abc import Iterator
from hashlib import blake2b
from typing import TYPE_CHECKING, Any, Final, Literal

import msgspec

from slovoteka.core.game import Window
from slovoteka.core.kind import GameKind
from slovoteka.core.situation import Situation
from slovoteka.core.value import Value
from slovoteka.games import registry
from slovoteka.plugins.discovery import manifests
from slovoteka.review.model import Remark


def _kinds() -> tuple[str, ...]:
    made = [manifest.puzzles for manifest in manifests().values() if manifest.puzzles is not None]
    return tuple(kind for puzzles in sorted(made, key=lambda puzzles: puzzles.place) for kind in puzzles.kinds)


KINDS: Final = _kinds()
"""Of all installed games, in the order in which they take turns as puzzles of the day."""
if TYPE_CHECKING:
    Kind = str
else:
    Kind = Literal[KINDS]  # schemas name them all
ID_LENGTH: Final = 16

Params = dict[str, str | int]
"""What is filled in in the sentence of a remark."""

_encode = msgspec.json.Encoder(order="deterministic").encode


class PuzzleScene(Value, frozen=True, kw_only=True, omit_defaults=True):
    """What is shown: a situation as the game itself has it, so that whoever draws a table can draw a puzzle."""

    game: str
    options: dict[str, Any]
    """As a person would write them: what is not there is as usual."""
    seat: int
    window: str
    """The kind of the window that the seat is to answer."""
    public: Any
    private: Any
    marked: tuple[int, ...] = ()
    """Places on the board that the question is about, where it is not about all of it."""

    @property
    def kind(self) -> GameKind:
        return registry.find(self.game)

    def situation(self) -> Situation:
        """The same in the game's own types."""
        return Situation(
            seat=self.seat,
            options=self.kind.rules.read_options(self.options),
            window=Window(id=f"{self.window}:1", kind=self.window, seats=(self.seat,)),
            public=msgspec.convert(self.public, self.kind.types.public),
            private=msgspec.convert(self.private, self.kind.types.private),
            events=(),
        )


def scene_of(game: str, options: dict[str, Any], seen: Situation, marked: tuple[int, ...] = ()) -> PuzzleScene:
    return PuzzleScene(
        game=game,
        options=options,
        seat=seen.seat,
        window=seen.window.kind,
        public=_plain(seen.public),
        private=_plain(seen.private),
        marked=marked,
    )


def _plain(view: Any) -> Any:
    """As it comes back from a file: with lists for tuples, so that a puzzle equals itself."""
    return msgspec.json.decode(msgspec.json.encode(view))


class Graded(Value, frozen=True, kw_only=True):
    """An answer that is known, and what it is worth."""

    action: Any
    """As the game encodes it."""
    score: float
    """1 for what is right; less for what only comes near."""


class Origin(Value, frozen=True, kw_only=True):
    """Where a puzzle was met."""

    match: str
    number: int
    """Of the input of its record that was the player's own answer."""


class Proposal(Value, frozen=True, kw_only=True):
    """What may become a puzzle, if a second and deeper look agrees."""

    number: int
    """Of the input where it was met."""
    scene: PuzzleScene
    answers: tuple[Graded, ...]
    rating: int
    solution: tuple[Remark, ...]


class Puzzle(Value, frozen=True, kw_only=True, omit_defaults=True):
    id: str
    """Follows from what is shown and asked, so that no puzzle is met twice under two names."""
    kind: Kind
    scene: PuzzleScene
    answers: tuple[Graded, ...]
    """The best first."""
    rating: int
    """How hard it seems before anybody has tried: a number on the scale of people's ratings."""
    origin: Origin
    solution: tuple[Remark, ...]

    def known(self) -> Iterator[tuple[Graded, Any]]:
        """The answers with what each of them is as an action of the game, the best first."""
        kind = self.scene.kind
        return ((graded, msgspec.convert(graded.action, kind.types.action)) for graded in self.answers)

    @property
    def best(self) -> Any:
        """The best answer, as an action of the game."""
        return next(self.known())[1]


class AnswerVerdict(Value, frozen=True, kw_only=True):
    """What an answer is worth."""

    right: bool
    score: float
    """From 0 to 1."""
    remark: Remark


def id_of(kind: Kind, scene: PuzzleScene) -> str:
    """Hex."""
    return blake2b(_encode((kind, scene)), digest_size=ID_LENGTH // 2).hexdigest()


def puzzle_of(kind: Kind, match: str, proposal: Proposal) -> Puzzle:
    return Puzzle(
        id=id_of(kind, proposal.scene),
        kind=kind,
        scene=proposal.scene,
        answers=proposal.answers,
        rating=proposal.rating,
        origin=Origin(match=match, number=proposal.number),
        solution=proposal.solution,
    )
