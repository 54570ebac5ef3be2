"""The table of «Кодовые имена» as a value."""

from enum import Enum
from typing import Final, Literal

from slovoteka.core import piles
from slovoteka.core.base_state import BaseState
from slovoteka.core.value import Value
from slovoteka.games.codenames.clues import Finding
from slovoteka.lexicon.alphabet import fold

Owner = Literal["red", "blue", "bystander", "assassin"]
COLOURS: Final[tuple[Owner, Owner]] = ("red", "blue")
OWNERS: Final[tuple[Owner, ...]] = ("red", "blue", "bystander", "assassin")
PLACES: Final = 25  # CN-05
AGENTS, BYSTANDERS = 8, 7  # CN-14, CN-16; the team that begins has the double agent too (CN-15)
SERVES_BOTH: Final = -1
"""The team of one who guesses for both (CN-100)."""


class Stage(Enum):
    """What the table waits for. The first three wait for chance, the others for people."""

    CARDS = "cards"
    COLOUR = "colour"
    """Which team begins (CN-11)."""
    KEY = "key"
    CLUE = "clue"
    WHISPER = "whisper"
    """The other captain is asked about a clue (CN-68)."""
    RESPOND = "respond"
    """Does anybody object to the clue?"""
    RULING = "ruling"
    GUESS = "guess"
    PENALTY = "penalty"
    """For an invalid clue of the others (CN-54)."""
    ENEMY = "enemy"
    """In a game of one team: the enemy's turn (CN-94)."""
    BREAK = "break"
    """Between two games: the key lies open."""
    OVER = "over"


class Given(Value, frozen=True, omit_defaults=True):
    """A clue of this game, and what came of it."""

    team: int
    word: str
    number: int | None = None
    touched: tuple[int, ...] = ()
    """Places, in their order."""
    struck: bool = False
    """It was not valid (CN-53)."""

    @property
    def attempts(self) -> int | None:
        """How many guesses it allows (CN-40); None where there is no limit (CN-75, CN-77)."""
        return self.number + 1 if self.number else None


class Whispered(Value, frozen=True):
    """A clue that the other captain was asked about in this turn."""

    word: str
    number: int | None
    valid: bool | None
    """None: he did not answer in time."""


class Result(Value, frozen=True, kw_only=True, omit_defaults=True):
    """How a game ended."""

    reason: Literal["agents", "assassin", "enemy", "left"]
    winner: int | None = None
    """A team; None where one team has lost against the game, or nobody is left to guess for both."""
    winners: tuple[int, ...] = ()
    points: int = 0
    """In a game of one team: agents left in the enemy's stack (CN-97)."""


class State(BaseState, frozen=True, kw_only=True):
    stage: Stage = Stage.CARDS

    teams: tuple[int, ...]
    """Of each seat: 0 is red, 1 is blue."""
    captains: tuple[int, ...]
    """The seat of each team's captain."""
    knew: tuple[int, ...] = ()
    """Captains of this game who have left: they have seen the key as well."""
    game: int = 1
    results: tuple[Result, ...] = ()
    """Of the games before this one, and of this one once it is over."""
    dealt: tuple[str, ...] = ()
    """Codenames whose cards have lain on the table in this match."""

    board: tuple[str, ...] = ()
    key: tuple[Owner, ...] = ()
    covers: tuple[Owner | None, ...] = (None,) * PLACES
    stacks: tuple[int, int, int, int] = (AGENTS, AGENTS, BYSTANDERS, 1)
    """Cards to cover with, in the order of OWNERS; the double agent lies aside until it is known who begins."""
    first: int | None = None
    """The team that began."""

    turn: int = 0
    """The team whose turn it is."""
    clues: tuple[Given, ...] = ()
    """The last one is being guessed at, or judged."""
    clue_since_ms: int = 0
    """Since when the captain thinks about his clue: his time stands still while he waits for a whisper."""
    whispered_ms: int = 0
    """How long he has waited so."""
    asked: Given | None = None
    """What the other captain is being asked about. Hidden from all but the captains."""
    whispers: tuple[Whispered, ...] = ()
    """What he has answered in this turn. Hidden likewise."""
    finding: Finding | None = None
    """What the judge thinks of the last clue. Hidden until somebody objects."""
    settled: bool = False
    """Nobody can object to the last clue any more."""
    objector: int | None = None
    late: bool = False
    """The captain's time is over: only a clue for one codename is accepted now (CN-G15)."""
    missed: tuple[int, int] = (0, 0)
    """Turns that each team has let pass in a row."""
    sand_ms: int | None = None
    """Since when the sand runs."""
    sands: int = 0
    """How often the timer was turned."""

    @property
    def seats(self) -> int:
        return len(self.teams)

    @property
    def is_coop(self) -> bool:
        return len(self.captains) == 1

    @property
    def is_open(self) -> bool:
        """Whether the key lies open: the game is over."""
        return self.stage in (Stage.BREAK, Stage.OVER)

    @property
    def captain(self) -> int:
        """Of the team whose turn it is."""
        return self.captains[self.turn]

    @property
    def other_captain(self) -> int | None:
        """Of the team that waits; nobody where one team plays against the game."""
        return None if self.is_coop else self.captains[1 - self.turn]

    @property
    def uncovered(self) -> tuple[int, ...]:
        return tuple(place for place in range(len(self.board)) if self.covers[place] is None)

    @property
    def open_codenames(self) -> tuple[str, ...]:
        return tuple(self.board[place] for place in self.uncovered)

    def answer_on(self, word: str, number: int | None) -> bool | None:
        """What the other captain has said to this clue in this turn: a no to the word, whatever its number."""
        said = [whisper for whisper in self.whispers if fold(whisper.word) == fold(word)]
        if any(whisper.valid is False for whisper in said):
            return False
        yes = any(whisper.valid and (whisper.number == number or self.late) for whisper in said)
        return True if yes else None

    @property
    def was_struck_before(self) -> bool:
        """Whether the team's clue before this one was struck too."""
        before = [clue for clue in self.clues[:-1] if clue.team == self.turn]
        return bool(before) and before[-1].struck

    @property
    def attempts_left(self) -> int | None:
        """Of the guesses at the last clue; None where there is no limit."""
        clue = self.clues[-1]
        return None if clue.attempts is None else clue.attempts - len(clue.touched)

    @property
    def wins(self) -> tuple[int, ...]:
        """Of each seat: games won, or points against the game."""
        return tuple(
            sum(result.points if self.is_coop else 1 for result in self.results if seat in result.winners)
            for seat in range(len(self.teams))
        )

    def guessers(self, team: int) -> tuple[int, ...]:
        """Who may touch for a team."""
        return tuple(
            seat for seat in self.active if self.teams[seat] in (team, SERVES_BOTH) and seat not in self.captains
        )

    def members(self, team: int) -> tuple[int, ...]:
        return tuple(seat for seat in self.active if self.teams[seat] == team)

    @property
    def opponents(self) -> tuple[int, ...]:
        """Who may object to the clue: everyone of the other team."""
        return () if self.is_coop else self.members(1 - self.turn)

    def place_of(self, word: str) -> int | None:
        """Where a codename lies, Ё and Е alike (CN-G14)."""
        return next((place for place, other in enumerate(self.board) if fold(other) == fold(word)), None)

    def uncovered_of(self, owner: Owner) -> tuple[int, ...]:
        """Uncovered places that are this owner's."""
        return tuple(place for place in self.uncovered if self.key[place] == owner)

    def with_cover(self, place: int) -> "State":
        """The right card out of its stack onto a codename (CN-50)."""
        owner = self.key[place]
        stack = OWNERS.index(owner)
        stacks = piles.replace_at(self.stacks, stack, self.stacks[stack] - 1)
        return self.but(
            covers=piles.replace_at(self.covers, place, owner),
            stacks=(stacks[0], stacks[1], stacks[2], stacks[3]),
        )


_KEY_LIES_OPEN: Final = (Stage.CARDS, Stage.COLOUR, Stage.BREAK, Stage.OVER)
"""Or there is none yet."""


def insiders(state: State) -> tuple[int, ...]:
    """Who has seen the key, while it is hidden from others (CN-26, CN-29). Those who see it now come first."""
    return () if state.stage in _KEY_LIES_OPEN else (*state.captains, *state.knew)
