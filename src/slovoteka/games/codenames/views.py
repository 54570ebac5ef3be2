"""What players see: the table, a captain's key, what has happened. Built up from what may be seen, never cut down."""

from slovoteka.core.value import Value
from slovoteka.games.codenames.clues import Finding
from slovoteka.games.codenames.state import COLOURS, Given, Owner, Result, Stage, State, Whispered


class Public(Value, frozen=True, kw_only=True):
    stage: Stage
    game: int
    results: tuple[Result, ...]
    wins: tuple[int, ...]
    """Of each seat: games won, or points against the game."""
    teams: tuple[int, ...]
    captains: tuple[int, ...]
    board: tuple[str, ...]
    covers: tuple[Owner | None, ...]
    stacks: tuple[int, int, int, int]
    """Cards left to cover with: red, blue, bystanders, assassin."""
    first: int | None
    turn: int
    clues: tuple[Given, ...]
    attempts_left: int | None
    """None where there is no limit, or nothing to guess at."""
    objector: int | None
    finding: Finding | None
    """What the judge thinks of a clue that somebody has objected to."""
    passed: tuple[int, ...]
    late: bool
    sand_ms: int | None
    key: tuple[Owner, ...] | None
    """Open once the game is over."""
    gone: tuple[int, ...]

    @property
    def open_codenames(self) -> tuple[str, ...]:
        return tuple(word for word, cover in zip(self.board, self.covers, strict=False) if cover is None)

    def colour(self, team: int) -> Owner:
        return COLOURS[team]


class Private(Value, frozen=True, kw_only=True, omit_defaults=True):
    """Empty for all but captains (CN-09)."""

    key: tuple[Owner, ...] | None = None
    asked: Given | None = None
    whispers: tuple[Whispered, ...] = ()


def public(state: State) -> Public:
    return Public(
        stage=state.stage,
        game=state.game,
        results=state.results,
        wins=state.wins,
        teams=state.teams,
        captains=state.captains,
        board=state.board,
        covers=state.covers,
        stacks=state.stacks,
        first=state.first,
        turn=state.turn,
        clues=state.clues,
        attempts_left=state.attempts_left if state.stage is Stage.GUESS else None,
        objector=state.objector,
        finding=state.finding if state.objector is not None else None,
        passed=state.passed,
        late=state.late,
        sand_ms=state.sand_ms,
        key=state.key if state.is_open else None,
        gone=state.gone,
    )


def private(state: State, seat: int) -> Private:
    if seat not in state.captains:
        return Private()
    return Private(key=state.key, asked=state.asked, whispers=state.whispers)


# --- what has happened ----------------------------------------------------------------------------------------------


class Began(Value, frozen=True, tag="began"):
    """A game begins. Its cards are on the way, or the old ones have been turned over."""

    game: int
    captains: tuple[int, ...]
    turned: bool


class Dealt(Value, frozen=True, tag="dealt"):
    """All codenames lie on the table."""

    board: tuple[str, ...]


class Marked(Value, frozen=True, tag="marked"):
    """The key shows who begins; the double agent goes there (CN-11, CN-15)."""

    team: int


class KeyDrawn(Value, frozen=True, tag="key-drawn"):
    """For captains: whose a codename is."""

    place: int
    owner: Owner


class KeyShown(Value, frozen=True, tag="key-shown"):
    """For one who becomes captain in mid-game."""

    key: tuple[Owner, ...]


class Asked(Value, frozen=True, tag="asked"):
    """A captain whispers to the other; only they hear what."""

    seat: int
    clue: Given | None = None


class Answered(Value, frozen=True, tag="answered"):
    """He whispers back. None: he said nothing in time, or it is not for these ears."""

    seat: int
    valid: bool | None = None


class Clued(Value, frozen=True, tag="clued", omit_defaults=True):
    seat: int
    clue: Given
    allowed: bool = False
    """The other captain has allowed it already: nobody can object (CN-68)."""
    whispers: int = 0
    """How often he was asked in this turn."""


class Accepted(Value, frozen=True, tag="accepted"):
    seat: int


class Protested(Value, frozen=True, tag="protested"):
    """Somebody objects; the judge's finding is open now, if there is a judge."""

    seat: int
    finding: Finding | None


class Ruled(Value, frozen=True, tag="ruled"):
    """The other captain has decided, or the judge because his time was over."""

    seat: int
    valid: bool
    in_time: bool = True


class Touched(Value, frozen=True, tag="touched"):
    seat: int
    team: int
    place: int
    word: str
    owner: Owner


class Covered(Value, frozen=True, tag="covered"):
    """A captain has covered a codename: as a penalty, or for the enemy."""

    seat: int
    place: int
    word: str
    owner: Owner
    in_time: bool = True


class Skipped(Value, frozen=True, tag="skipped"):
    """No penalty was wanted."""

    seat: int


class Stopped(Value, frozen=True, tag="stopped"):
    """The team has enough: one of its players says so, or its time is over."""

    team: int
    seat: int | None = None


class TimerTurned(Value, frozen=True, tag="timer-turned"):
    seat: int


class TimerOut(Value, frozen=True, tag="timer-out"):
    """The sand has run down: a reminder, no more (CN-57)."""


class ClueLate(Value, frozen=True, tag="clue-late"):
    """A captain's time is over; some seconds are left for a clue of 1 (CN-G15)."""

    seat: int


class ClueMissed(Value, frozen=True, tag="clue-missed"):
    """No clue in time: the turn passes."""

    seat: int


class NewCaptain(Value, frozen=True, tag="new-captain"):
    team: int
    seat: int


class GameOver(Value, frozen=True, tag="game-over"):
    result: Result
    key: tuple[Owner, ...]


class Left(Value, frozen=True, tag="left"):
    seat: int


Event = (
    Began | Dealt | Marked | KeyDrawn | KeyShown | Asked | Answered | Clued | Accepted | Protested | Ruled | Touched
    | Covered | Skipped | Stopped | TimerTurned | TimerOut | ClueLate | ClueMissed | NewCaptain | GameOver | Left
)  # fmt: skip


def opens_hidden(event: Event) -> bool:
    """Whether anybody has learnt from it what the key says, or what captains have whispered."""
    match event:
        case Touched() | Covered() | GameOver():
            return True
        case Clued(whispers=whispers):  # now it is seen whether one of the whispers was about this clue
            return whispers > 0
    return False
