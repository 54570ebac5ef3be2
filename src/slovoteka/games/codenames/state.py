"""The state of «Кодовые имена»."""

from collections.abc import Collection, Iterable
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
"""The team of a player who guesses for both teams (CN-100)."""


class Stage(Enum):
    """What the table waits for: chance in the first three stages, people in the others."""

    CARDS = "cards"
    COLOUR = "colour"
    """It is drawn which team begins (CN-11)."""
    KEY = "key"
    CLUE = "clue"
    WHISPER = "whisper"
    """The other captain is asked about a clue (CN-68)."""
    RESPOND = "respond"
    """The other team may object to the clue."""
    RULING = "ruling"
    VOTE = "vote"
    """The table votes on a clue that a captain strikes against the judge's finding (CN-G19)."""
    GUESS = "guess"
    PENALTY = "penalty"
    """A penalty for an invalid clue of the other team (CN-54)."""
    ENEMY = "enemy"
    """In a game of one team, the enemy's turn (CN-94)."""
    BREAK = "break"
    """Between two games, while the key is open."""
    OVER = "over"


class Given(Value, frozen=True, omit_defaults=True):
    """A clue of this game and the guesses at it."""

    team: int
    word: str
    number: int | None = None
    touched: tuple[int, ...] = ()
    """Places in the order in which they were touched."""
    struck: bool = False
    """Whether it was ruled invalid (CN-53)."""
    reason: str | None = None
    """The rule for which it was struck. Captains who played by the first version of the rules did not name one."""

    @property
    def attempts(self) -> int | None:
        """How many guesses it allows (CN-40); None if there is no limit (CN-75, CN-77)."""
        return self.number + 1 if self.number else None


class Whispered(Value, frozen=True):
    """A clue that the other captain was asked about in this turn."""

    word: str
    number: int | None
    valid: bool | None
    """None if the other captain did not answer in time."""


def answer_on(whispers: Iterable[Whispered], word: str, number: int | None, *, is_late: bool) -> bool | None:
    """The answer on this clue (CN-G18). A no applies to the word with any number; so does a yes when it is late."""
    answered = [whisper for whisper in whispers if fold(whisper.word) == fold(word)]
    if any(whisper.valid is False for whisper in answered):
        return False
    yes = any(whisper.valid and (whisper.number == number or is_late) for whisper in answered)
    return True if yes else None


class Result(Value, frozen=True, kw_only=True, omit_defaults=True):
    """How a game ended."""

    reason: Literal["agents", "assassin", "enemy", "left"]
    winner: int | None = None
    """A team. None if one team has lost against the game, or if nobody is left to guess for both."""
    winners: tuple[int, ...] = ()
    points: int = 0
    """In a game of one team, agents left in the enemy's stack (CN-97)."""


class State(BaseState, frozen=True, kw_only=True):
    stage: Stage = Stage.CARDS

    teams: tuple[int, ...]
    """The team of each seat: 0 is red, 1 is blue."""
    captains: tuple[int, ...]
    """The seat of each team's captain."""
    knew: tuple[int, ...] = ()
    """Captains of this game who have left. They have seen the key too."""
    game: int = 1
    results: tuple[Result, ...] = ()
    """Of the games before this one, and of this one when it is over."""
    dealt: tuple[str, ...] = ()
    """Codenames whose cards have been on the table in this match."""

    board: tuple[str, ...] = ()
    key: tuple[Owner, ...] = ()
    covers: tuple[Owner | None, ...] = (None,) * PLACES
    stacks: tuple[int, int, int, int] = (AGENTS, AGENTS, BYSTANDERS, 1)
    """Covering cards left, in the order of OWNERS. The double agent is set aside until it is known who begins."""
    first: int | None = None
    """The team that began."""

    turn: int = 0
    """The team whose turn it is."""
    clues: tuple[Given, ...] = ()
    """The last one is the one that is being guessed at or judged."""
    clue_since_ms: int = 0
    """Since when the captain has been thinking about a clue. The time stops during a whisper."""
    whispered_ms: int = 0
    """How long the captain has waited for whispered answers."""
    asked: Given | None = None
    """What the other captain is being asked about. Only captains see it."""
    whispers: tuple[Whispered, ...] = ()
    """What the other captain has answered in this turn. Only captains see it."""
    finding: Finding | None = None
    """What the judge thinks of the last clue. Nobody sees it until somebody objects."""
    settled: bool = False
    """Whether it is too late to object to the last clue."""
    objector: int | None = None
    strike_reason: str | None = None
    """The rule that the other captain names, while the table votes on the last clue."""
    strikes: tuple[int, int] = (0, 0)
    """How often in this game each team's captain struck a clue that the judge allowed (CN-G20)."""
    late: bool = False
    """Whether the captain's time is up. Only a clue for one codename is accepted now (CN-G15)."""
    missed: tuple[int, int] = (0, 0)
    """How many turns in a row each team has missed."""
    sand_ms: int | None = None
    """When the sand timer was turned; None if it does not run."""
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
        """Whether the key is open, because the game is over."""
        return self.stage in (Stage.BREAK, Stage.OVER)

    @property
    def captain(self) -> int:
        """The captain of the team whose turn it is."""
        return self.captains[self.turn]

    @property
    def other_captain(self) -> int | None:
        """The captain of the team that waits; None if one team plays against the game."""
        return None if self.is_coop else self.captains[1 - self.turn]

    @property
    def uncovered(self) -> tuple[int, ...]:
        return tuple(place for place in range(len(self.board)) if self.covers[place] is None)

    @property
    def open_codenames(self) -> tuple[str, ...]:
        return tuple(self.board[place] for place in self.uncovered)

    def answer_on(self, word: str, number: int | None) -> bool | None:
        """The other captain's answer on this clue in this turn."""
        return answer_on(self.whispers, word, number, is_late=self.late)

    @property
    def is_allowed_by_judge(self) -> bool:
        """Whether the judge has nothing against the last clue. Without a judge there is no finding."""
        return self.finding is not None and self.finding.verdict == "allowed"

    def people(self, machines: Collection[int]) -> tuple[int, ...]:
        """Who is there and no machine."""
        return tuple(seat for seat in self.active if seat not in machines)

    def voters(self, machines: Collection[int]) -> tuple[int, ...]:
        """Who votes on a strike: all people except the two captains."""
        return tuple(seat for seat in self.people(machines) if seat not in self.captains)

    @property
    def was_struck_before(self) -> bool:
        """Whether the team's previous clue was ruled invalid too."""
        before = [clue for clue in self.clues[:-1] if clue.team == self.turn]
        return bool(before) and before[-1].struck

    @property
    def attempts_left(self) -> int | None:
        """Guesses left for the last clue; None if there is no limit."""
        clue = self.clues[-1]
        return None if clue.attempts is None else clue.attempts - len(clue.touched)

    @property
    def wins(self) -> tuple[int, ...]:
        """For each seat: games won, or points against the game."""
        return tuple(
            sum(result.points if self.is_coop else 1 for result in self.results if seat in result.winners)
            for seat in range(len(self.teams))
        )

    def guessers(self, team: int) -> tuple[int, ...]:
        """Who may touch codenames for a team."""
        return tuple(
            seat for seat in self.active if self.teams[seat] in (team, SERVES_BOTH) and seat not in self.captains
        )

    def members(self, team: int) -> tuple[int, ...]:
        return tuple(seat for seat in self.active if self.teams[seat] == team)

    @property
    def opponents(self) -> tuple[int, ...]:
        """Who may object to the clue: everybody on the other team."""
        return () if self.is_coop else self.members(1 - self.turn)

    def place_of(self, word: str) -> int | None:
        """The place of a codename; Ё and Е are the same letter (CN-G14)."""
        return next((place for place, other in enumerate(self.board) if fold(other) == fold(word)), None)

    def uncovered_of(self, owner: Owner) -> tuple[int, ...]:
        """Uncovered places of this owner."""
        return tuple(place for place in self.uncovered if self.key[place] == owner)

    def with_cover(self, place: int) -> "State":
        """Covers a codename with its owner's card (CN-50)."""
        owner = self.key[place]
        stack = OWNERS.index(owner)
        stacks = piles.replace_at(self.stacks, stack, self.stacks[stack] - 1)
        return self.but(
            covers=piles.replace_at(self.covers, place, owner),
            stacks=(stacks[0], stacks[1], stacks[2], stacks[3]),
        )


_KEY_LIES_OPEN: Final = (Stage.CARDS, Stage.COLOUR, Stage.BREAK, Stage.OVER)
"""Stages in which the key is open or not drawn yet."""


def insiders(state: State) -> tuple[int, ...]:
    """Who has seen the key while it is hidden from others (CN-26, CN-29). Those who still see it come first."""
    return () if state.stage in _KEY_LIES_OPEN else (*state.captains, *state.knew)
