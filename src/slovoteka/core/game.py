"""The contract of a game, first half: its values and the methods of its rules.

A game is a stateless object made from frozen options and an oracle. A state is a frozen value. Every method is pure.
A state offers windows, and an input leads to a new state and facts. `core/kind.py` is the other half: what a host
knows about a game without playing it. docs/contract.md explains both, and tests/conformance tests the laws.
"""

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any, Generic, Literal, Protocol, Self, TypeVar

from slovoteka.core.value import Value

S = TypeVar("S")
A = TypeVar("A")


class Window(Value, frozen=True, kw_only=True):
    """An invitation to act."""

    id: str
    """`kind:n`, with a new n whenever the table has changed, so that an answer to an old table is stale."""
    kind: str
    seats: tuple[int, ...]
    """The seats that may still act in it."""
    mode: Literal["open", "sealed"] = "open"
    """`open`: actions are applied in order of arrival. `sealed`: answers are secret and replaceable until it closes."""
    blocking: bool = True
    """Whether the game waits for it."""
    opened_ms: int = 0
    """In game time, which stands still while a match is paused."""
    limit_ms: int | None = None


class Fact(Value, frozen=True):
    """An event and who sees it: everybody, or the seats in `audience`."""

    event: Any
    audience: tuple[int, ...] | None = None

    def is_seen_by(self, seat: int | None) -> bool:
        return self.audience is None or seat in self.audience


class Step(Value, Generic[S], frozen=True):
    """The result of one input: the next state and its facts."""

    state: S
    facts: tuple[Fact, ...] = ()

    def after(self, *facts: Fact) -> Self:
        """The same step, with these facts before its own."""
        return self.but(facts=(*facts, *self.facts))


class Urn(Value, frozen=True):
    """What must be drawn now. Its faces are in alphabetical order, so that anyone can recompute the draw."""

    what: str
    faces: tuple[str, ...]
    counts: tuple[int, ...]

    @property
    def size(self) -> int:
        return sum(self.counts)

    def face(self, number: int) -> str:
        """The face behind a number from 0 to size - 1."""
        for face, count in zip(self.faces, self.counts, strict=True):
            if number < count:
                return face
            number -= count
        raise ValueError("a draw beyond the urn")

    @classmethod
    def of(cls, what: str, faces: Iterable[str]) -> "Urn":
        """An urn with each of `faces` as often as it occurs."""
        held = sorted(Counter(faces).items())
        return cls(what, tuple([face for face, _ in held]), tuple([count for _, count in held]))


class Outcome(Value, frozen=True, kw_only=True):
    """How a match ended. Places say who won, because in some games many points are bad."""

    reason: str
    scores: tuple[int, ...]
    places: tuple[int, ...]
    """1 is the winner; ties share a place."""


class Rng(Protocol):
    """Random numbers for tests and for searches that sample hidden cards. Games never use them in play."""

    def below(self, size: int) -> int: ...


class Game(Protocol[S, A]):
    """The methods of a game, in the order in which every game defines them."""

    def start(self) -> S: ...

    def windows(self, state: S) -> tuple[Window, ...]: ...

    def check(self, state: S, seat: int, window: Window, action: A, at_ms: int) -> None:
        """Raises `Illegal` with the broken rule. Changes nothing."""

    def apply(self, state: S, seat: int, window: Window, action: A, at_ms: int) -> Step[S]:
        """Applies an action in an open window, after checking it."""

    def close(self, state: S, window: Window, answers: Mapping[int, A], at_ms: int) -> Step[S]:
        """Closes a sealed window with all its answers, or any window whose time is over."""

    def leave(self, state: S, seat: int, at_ms: int) -> Step[S]: ...

    def chance(self, state: S) -> Urn | None:
        """What must be drawn before anything else can happen; None if nothing."""

    def apply_draw(self, state: S, drawn: int, at_ms: int) -> Step[S]: ...

    def public(self, state: S) -> Any:
        """What everybody may see. It is made once for all viewers."""

    def private(self, state: S, seat: int) -> Any:
        """What this seat may see in addition. It should be small."""

    def outcome(self, state: S) -> Outcome | None: ...

    def moves(self, state: S, seat: int, window: Window) -> Iterable[A]:
        """All legal actions, or a sample if there are too many."""

    def resample(self, state: S, seat: int, rng: Rng) -> S:
        """Another state that looks the same to this seat."""

    def inventory(self, state: S) -> tuple[str, ...]:
        """All cards and tiles, wherever they are, sorted. It is the same from the start to the end."""


def places(scores: Iterable[int], *, low_wins: bool = False, gone: Iterable[int] = ()) -> tuple[int, ...]:
    """Places by score. Equal scores share the better place. Seats that left come after all that stayed."""
    left = set(gone)
    held = [(seat in left, score if low_wins else -score) for seat, score in enumerate(scores)]
    place_of: dict[tuple[bool, int], int] = {}
    for place, score in enumerate(sorted(held), start=1):
        place_of.setdefault(score, place)
    return tuple(place_of[score] for score in held)
