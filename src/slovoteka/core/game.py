"""The contract of a game.

A game is a stateless object made from frozen options and an oracle; a state is a frozen value; every method is pure.
States offer windows; inputs come in; new states and facts go out. docs/contract.md tells it at length;
tests/conformance holds the laws that every game obeys.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from typing import Any, Generic, Literal, Protocol, TypeVar

import msgspec

from slovoteka.core.errors import Illegal
from slovoteka.core.form import Form
from slovoteka.core.oracle import Oracle
from slovoteka.core.words import Why, WordPolicy

S = TypeVar("S")
A = TypeVar("A")


class Window(msgspec.Struct, frozen=True, kw_only=True):
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


class Fact(msgspec.Struct, frozen=True):
    """Something that has happened, and who is told: everyone, or the seats named."""

    event: Any
    audience: tuple[int, ...] | None = None

    def is_seen_by(self, seat: int | None) -> bool:
        return self.audience is None or seat in self.audience


class Step(msgspec.Struct, Generic[S], frozen=True):
    """What one input leads to."""

    state: S
    facts: tuple[Fact, ...] = ()


class Urn(msgspec.Struct, frozen=True):
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


class Outcome(msgspec.Struct, frozen=True, kw_only=True):
    """How a match ended. Places say who won, so that nobody needs to know whether points are good or bad here."""

    reason: str
    scores: tuple[int, ...]
    places: tuple[int, ...]
    """1 is the winner; ties share a place."""


class Rng(Protocol):
    """Chance for tests and searches that imagine other worlds. Games never draw from it in play."""

    def below(self, size: int) -> int: ...


class GameInfo(msgspec.Struct, frozen=True, kw_only=True):
    """What a lobby, a test or a command line needs to know before a game is made."""

    id: str
    title: str
    """The name on the Russian box."""
    rulebooks: tuple[str, ...]
    """Prefixes of its rule ids."""
    seats_min: int
    seats_max: int
    seats_warn: int | None = None
    """From this number of seats on a table is warned."""
    rules_version: int


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

    def settle(self, state: S, drawn: int, at_ms: int) -> Step[S]: ...

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


class RatedAs(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What a rated match counts for."""

    category: str
    """Who is good at one is not thereby good at another. Small letters and hyphens, in parts with dots between."""
    sides: tuple[int, ...] = ()
    """In teams: whose side each seat is on. Empty: everybody for themselves."""


class Midway(msgspec.Struct, frozen=True):
    """Tables that begin in the middle of a game, by the option `position`."""

    position_of: Callable[[Any], Any]
    """What of a state that option can hold, so that another game begins there; None where none could."""
    options: Mapping[str, Any] = {}
    """What else such a table must have chosen."""


class GameKind(msgspec.Struct, frozen=True, kw_only=True):
    """A game as the registry lists it: how to make one, and the types that its values are encoded by."""

    info: GameInfo
    options: type
    state: Any
    """This and the four that follow are Structs or tagged unions of them."""
    action: Any
    event: Any
    public: Any
    private: Any
    make: Callable[[Any, Oracle], Game[Any, Any]]
    read_options: Callable[[Mapping[str, Any]], Any]
    """Options out of what a person wrote: names of decks become decks; raises `Unreadable` or `Illegal`."""
    seats: Callable[[Any], int]
    rulebook: Callable[[Any], str] | None = None
    """Which of its rulebooks lies on the table, by prefix; the first where nothing is said."""
    word_policy: Callable[[Any], WordPolicy | None]
    """Which dictionary these options ask for; None where the table votes."""
    word_rules: Callable[[Any], Mapping[Why, str]]
    """Which rule a verdict on a word rests on, with these options."""
    finder: Callable[[Any, Any], Oracle] | None = None
    """Answers what these options ask beyond single words, out of the dictionary: best moves and the like."""
    preview: Callable[[Any, Oracle | None, Any, Any, int, Any], Any] | None = None
    """What an action would bring: from options, oracle, public view, private view, seat and action.

    It sees views only, so it cannot tell what is hidden. Without an oracle it says nothing of words. None for an action
    that there is nothing to say of yet. One that cannot stand at all is refused, as `check` refuses it.
    """
    preview_type: Any = None
    """The Struct, or tagged union of them, that a preview is."""
    aid: Callable[[Any, Oracle, Any, Any, int], Any] | None = None
    """What a beginner is shown of what could be done: from options, oracle, public view, private view and seat."""
    aid_type: Any = None
    uninvited: Callable[[Any, int, Window], Illegal | None] | None = None
    """Which rule says that a seat is not asked in a window; where there is none, the host refuses by itself."""
    insiders: Callable[[Any], tuple[int, ...]] | None = None
    """Seats that know what the others must not be told: while a match runs they write only to each other.

    The first of them still sits there.
    """
    silenced_by: str = "host"
    """The rule that says so."""
    pointing: frozenset[str] = frozenset()
    """Kinds of windows in which people show each other what they think of, before anybody acts."""
    words_are_doubted: Callable[[Any], bool] | None = None
    """Whether with these options a word stands until somebody doubts it: the dictionary speaks to nobody before."""
    judging: frozenset[str] = frozenset()
    """Kinds of windows in which players say whether a word of another exists: a hint there would be the dictionary."""
    lookups_barred_by: str = "host"
    """The rule by which words are not looked up during such a game, nor in a rated one."""
    has_budget: Callable[[Any], bool] | None = None
    """Whether these options give a player one budget of time for the whole game: days for a move do not go with it."""
    midway: Midway | None = None
    """How a table begins in the middle of a game; None where it always begins at the start."""
    rated_as: Callable[[Any], RatedAs | None] | None = None
    """What a rated match with these options counts for; None where there is nobody to beat, or where the table has
    rules of its own."""
    categories: Mapping[str, Mapping[str, Any]] = {}
    """All that its matches can count for, each with options of a table for it."""
    variants: Mapping[str, Mapping[str, Any]]
    """Named options to choose from; the laws are proved for each."""
    form: Form = Form()
    """How people are asked for options where they choose them one by one."""
    read_action: Callable[[str], Any]
    """An action out of a line that a person typed; raises `Unreadable`."""
    write_action: Callable[[Any], str]


def places(scores: Iterable[int], *, low_wins: bool = False, gone: Iterable[int] = ()) -> tuple[int, ...]:
    """Places by score; equal scores share the better place. Who left comes after everyone who stayed."""
    left = set(gone)
    held = [(seat in left, score if low_wins else -score) for seat, score in enumerate(scores)]
    place_of: dict[tuple[bool, int], int] = {}
    for place, score in enumerate(sorted(held), start=1):
        place_of.setdefault(score, place)
    return tuple(place_of[score] for score in held)
