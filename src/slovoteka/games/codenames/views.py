"""What players see: the table, a captain's key, events. Views list what may be seen, so nothing new can leak."""

from slovoteka.core.value import Value
from slovoteka.games.codenames.clues import Finding
from slovoteka.games.codenames.state import COLOURS, Given, Owner, Result, Stage, State, Whispered


class Public(Value, frozen=True, kw_only=True):
    stage: Stage
    game: int
    results: tuple[Result, ...]
    wins: tuple[int, ...]
    """For each seat: games won, or points against the game."""
    teams: tuple[int, ...]
    captains: tuple[int, ...]
    board: tuple[str, ...]
    covers: tuple[Owner | None, ...]
    stacks: tuple[int, int, int, int]
    """Covering cards left: red, blue, bystanders, assassin."""
    first: int | None
    turn: int
    clues: tuple[Given, ...]
    attempts_left: int | None
    """None if there is no limit or nothing to guess at."""
    objector: int | None
    finding: Finding | None
    """What the judge thinks of a clue that somebody objected to."""
    passed: tuple[int, ...]
    late: bool
    sand_ms: int | None
    key: tuple[Owner, ...] | None
    """The key, once the game is over."""
    gone: tuple[int, ...]
    strike_reasons: tuple[str, ...] = ()
    """While a captain decides on an objection: the rules that the captain can name. Empty if the clue has to stand."""
    strike_reason: str | None = None
    """The rule that the captain has named, while the table votes."""
    strikes: tuple[int, int] = (0, 0)
    """How often in this game each team's captain struck a clue that the judge allowed."""

    @property
    def open_codenames(self) -> tuple[str, ...]:
        return tuple(word for word, cover in zip(self.board, self.covers, strict=False) if cover is None)

    def colour(self, team: int) -> Owner:
        return COLOURS[team]


class Private(Value, frozen=True, kw_only=True, omit_defaults=True):
    """Empty for everybody except captains (CN-09)."""

    key: tuple[Owner, ...] | None = None
    asked: Given | None = None
    whispers: tuple[Whispered, ...] = ()


def public(state: State, strike_reasons: tuple[str, ...] = ()) -> Public:
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
        strike_reasons=strike_reasons,
        strike_reason=state.strike_reason,
        strikes=state.strikes,
    )


def private(state: State, seat: int) -> Private:
    if seat not in state.captains:
        return Private()
    return Private(key=state.key, asked=state.asked, whispers=state.whispers)


# --- what has happened ----------------------------------------------------------------------------------------------


class Began(Value, frozen=True, tag="began"):
    """A game begins. Its cards will be dealt, or the old ones were turned over."""

    game: int
    captains: tuple[int, ...]
    turned: bool


class Dealt(Value, frozen=True, tag="dealt"):
    """All codenames are on the table."""

    board: tuple[str, ...]


class Marked(Value, frozen=True, tag="marked"):
    """The key shows who begins; that team gets the double agent (CN-11, CN-15)."""

    team: int


class KeyDrawn(Value, frozen=True, tag="key-drawn"):
    """Tells captains the owner of a codename."""

    place: int
    owner: Owner


class KeyShown(Value, frozen=True, tag="key-shown"):
    """Tells the key to a player who becomes captain during a game."""

    key: tuple[Owner, ...]


class Asked(Value, frozen=True, tag="asked"):
    """A captain whispers to the other; only they see the words."""

    seat: int
    clue: Given | None = None


class Answered(Value, frozen=True, tag="answered"):
    """The other captain's answer. None if there was none in time, or if this seat may not know it."""

    seat: int
    valid: bool | None = None


class Clued(Value, frozen=True, tag="clued", omit_defaults=True):
    seat: int
    clue: Given
    allowed: bool = False
    """Whether the other captain has allowed it already, so that nobody can object (CN-68)."""
    whispers: int = 0
    """How often the other captain was asked in this turn."""


class Accepted(Value, frozen=True, tag="accepted"):
    seat: int


class Protested(Value, frozen=True, tag="protested"):
    """Somebody objects. Everybody sees the judge's finding now, if there is one."""

    seat: int
    finding: Finding | None


class Ruled(Value, frozen=True, tag="ruled"):
    """The other captain has decided, or the judge because the captain's time was up."""

    seat: int
    valid: bool
    in_time: bool = True
    reason: str | None = None
    """The rule that a struck clue breaks."""


class VoteCalled(Value, frozen=True, tag="vote-called"):
    """The other captain strikes a clue that the judge allows, so the table votes."""

    seat: int
    reason: str | None


class Voted(Value, frozen=True, tag="voted"):
    """The result of the vote. Nobody is told who voted how."""

    valid: bool
    strike: int
    keep: int
    reason: str | None = None


class Touched(Value, frozen=True, tag="touched"):
    seat: int
    team: int
    place: int
    word: str
    owner: Owner


class Covered(Value, frozen=True, tag="covered"):
    """A captain has covered a codename, as a penalty or for the enemy."""

    seat: int
    place: int
    word: str
    owner: Owner
    in_time: bool = True


class Skipped(Value, frozen=True, tag="skipped"):
    """A captain took no penalty."""

    seat: int


class Stopped(Value, frozen=True, tag="stopped"):
    """The team stops guessing: a player says so, or its time is up."""

    team: int
    seat: int | None = None


class TimerTurned(Value, frozen=True, tag="timer-turned"):
    seat: int


class TimerOut(Value, frozen=True, tag="timer-out"):
    """The sand has run out. It is only a reminder (CN-57)."""


class ClueLate(Value, frozen=True, tag="clue-late"):
    """A captain's time is up; some seconds are left for a clue of 1 (CN-G15)."""

    seat: int


class ClueMissed(Value, frozen=True, tag="clue-missed"):
    """The captain gave no clue in time, and the turn passes."""

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
    Began | Dealt | Marked | KeyDrawn | KeyShown | Asked | Answered | Clued | Accepted | Protested | Ruled | VoteCalled
    | Voted | Touched | Covered | Skipped | Stopped | TimerTurned | TimerOut | ClueLate | ClueMissed | NewCaptain
    | GameOver | Left
)  # fmt: skip


def opens_hidden(event: Event) -> bool:
    """Whether somebody learnt from it what the key says or what the captains have whispered."""
    match event:
        case Touched() | Covered() | GameOver():
            return True
        case Clued(whispers=whispers):  # it shows whether a whisper was about this clue
            return whispers > 0
    return False
