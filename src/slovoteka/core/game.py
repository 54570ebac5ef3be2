"""The contract of a game, first half: the values that go in and out, and the methods of its rules.

A game is a stateless object made from frozen options and an oracle; a state is a frozen value; every method is pure.
States offer windows; inputs come in; new states and facts go out. `core/kind.py` is the other half: what a host knows
of a game without playing it. docs/contract.md tells both at length; tests/conformance holds the laws.
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
    """`kind:n`, with a new n whenever the table it was offered on has changed: an answer to an old table is stale."""
    kind: str
    seats: tuple[int, ...]
    """Who may still act in it."""
    mode: Literal["open", "sealed"] = "open"
    """`open`: applied in order of arrival. `sealed`: secret and replaceable until the window closes."""
    blocking: bool = True
    """Whether the game waits for it."""
    opened_ms: int = 0
    """In game time, which stands still while a match is paused."""
    limit_ms: int | None = None


class Fact(Value, frozen=True):
    """Something that has happened, and who is told: everyone, or the seats named."""

    event: Any
    audience: tuple[int, ...] | None = None

    def is_seen_by(self, seat: int | None) -> bool:
        return self.audience is None or seat in self.audience


class Step(Value, Generic[S], frozen=True):
    """What one input leads to."""

    state: S
    facts: tuple[Fact, ...] = ()

    def after(self, *facts: Fact) -> Self:
        """The same step, with these told before all that it tells itself."""
        return self.but(facts=(*facts, *self.facts))


class Urn(Value, frozen=True):
    """What must be drawn now. Its faces stand in the order of the alphabet, so that anyone can recompute the draw."""

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
        """An urn that holds each of `faces` as often as it is named."""
        held = sorted(Counter(faces).items())
        return cls(what, tuple([face for face, _ in held]), tuple([count for _, count in held]))


class Outcome(Value, frozen=True, kw_only=True):
    """How a match ended. Places say who won, so that nobody needs to know whether points are good or bad here."""

    reason: str
    scores: tuple[int, ...]
    places: tuple[int, ...]
    """1 is the winner; ties share a place."""


class Rng(Protocol):
    """Chance for tests and searches that imagine other worlds. Games never draw from it in play."""

    def below(self, size: int) -> int: ...


class Game(Protocol[S, A]):
    """The methods of a game, in the order in which every game writes them."""

    def start(self) -> S: ...

    def windows(self, state: S) -> tuple[Window, ...]: ...

    def check(self, state: S, seat: int, window: Window, action: A, at_ms: int) -> None:
        """Raises `Illegal` with the rule that is broken. Changes nothing."""

    def apply(self, state: S, seat: int, window: Window, action: A, at_ms: int) -> Step[S]:
        """An action in an open window. Checks first."""

    def close(self, state: S, window: Window, answers: Mapping[int, A], at_ms: int) -> Step[S]:
        """A sealed window with all its answers, or any window that is out of time."""

    def leave(self, state: S, seat: int, at_ms: int) -> Step[S]: ...

    def chance(self, state: S) -> Urn | None:
        """What must be drawn before anything else can happen."""

    def apply_draw(self, state: S, drawn: int, at_ms: int) -> Step[S]: ...

    def public(self, state: S) -> Any:
        """What everyone may see: made once for a thousand sockets."""

    def private(self, state: S, seat: int) -> Any:
        """What this seat may see beyond that: small."""

    def outcome(self, state: S) -> Outcome | None: ...

    def moves(self, state: S, seat: int, window: Window) -> Iterable[A]:
        """All legal actions, or a sample where there is no end of them."""

    def resample(self, state: S, seat: int, rng: Rng) -> S:
        """Another world that this seat cannot tell from this one."""

    def inventory(self, state: S) -> tuple[str, ...]:
        """Every card and tile, wherever it lies, sorted: the same from start to end."""


def places(scores: Iterable[int], *, low_wins: bool = False, gone: Iterable[int] = ()) -> tuple[int, ...]:
    """Places by score; equal scores share the better place. Who left comes after everyone who stayed."""
    left = set(gone)
    held = [(seat in left, score if low_wins else -score) for seat, score in enumerate(scores)]
    place_of: dict[tuple[bool, int], int] = {}
    for place, score in enumerate(sorted(held), start=1):
        place_of.setdefault(score, place)
    return tuple(place_of[score] for score in held)
