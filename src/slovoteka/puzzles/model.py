"""Puzzles of all games."""

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
"""The kinds of all installed games, in the order in which they take turns as puzzles of the day."""
if TYPE_CHECKING:
    Kind = str
else:
    Kind = Literal[KINDS]  # schemas name them all
ID_LENGTH: Final = 16

Params = dict[str, str | int]
"""The values to fill into the sentence of a remark."""

_encode = msgspec.json.Encoder(order="deterministic").encode


class PuzzleScene(Value, frozen=True, kw_only=True, omit_defaults=True):
    """What is shown: a situation in the game's own terms, so that whatever draws a table can draw a puzzle."""

    game: str
    options: dict[str, Any]
    """As a person would write them; missing options have their defaults."""
    seat: int
    window: str
    """The kind of the window that the seat is to answer."""
    public: Any
    private: Any
    marked: tuple[int, ...] = ()
    """Places on the board that the question is about; empty if it is about all of it."""

    @property
    def kind(self) -> GameKind:
        return registry.find(self.game)

    def situation(self) -> Situation:
        """The same as the game's own types."""
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
    """The view as it is read from a file, with lists for tuples, so that a puzzle equals its stored copy."""
    return msgspec.json.decode(msgspec.json.encode(view))


class Graded(Value, frozen=True, kw_only=True, omit_defaults=True):
    """A known answer and its score."""

    action: Any
    """In the game's encoding."""
    score: float
    """1 for a right answer, less for a near one."""
    why: Remark | None = None
    """Why it is weaker than the best answer."""


class Origin(Value, frozen=True, kw_only=True):
    """Where a puzzle comes from."""

    match: str
    number: int
    """The number of the record's input that was the player's own answer."""


class Proposal(Value, frozen=True, kw_only=True):
    """A possible puzzle, if the second, deeper check agrees."""

    number: int
    """The number of the input where it was found."""
    scene: PuzzleScene
    answers: tuple[Graded, ...]
    rating: int
    solution: tuple[Remark, ...]


class Puzzle(Value, frozen=True, kw_only=True, omit_defaults=True):
    id: str
    """A hash of what is shown and asked, so that no puzzle exists twice."""
    kind: Kind
    scene: PuzzleScene
    answers: tuple[Graded, ...]
    """Best first."""
    rating: int
    """The estimated difficulty before anybody has tried it, on the scale of people's ratings."""
    origin: Origin
    solution: tuple[Remark, ...]

    def known(self) -> Iterator[tuple[Graded, Any]]:
        """The answers, each with its action in the game's own type, best first."""
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
    """The id as hexadecimal digits."""
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
