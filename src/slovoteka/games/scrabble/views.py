"""What players see of the standard game. Views list what may be seen, so nothing new can leak."""

from slovoteka.core.clock import Clock
from slovoteka.core.value import Value
from slovoteka.core.words import Verdict
from slovoteka.games.scrabble.actions import Bag
from slovoteka.games.scrabble.grades import Grades
from slovoteka.games.scrabble.letters import any_blank
from slovoteka.games.scrabble.options import Options
from slovoteka.games.scrabble.plays import Score
from slovoteka.games.scrabble.state import Final, LastMove, Lot, Pending, Reason, Stage, State


class Public(Value, frozen=True, kw_only=True, tag="standard"):
    stage: Stage
    grid: str
    bags_left: tuple[int, ...]
    open_bag: str
    """The tiles that can be picked, where all lie face up (SM-90)."""
    rack_sizes: tuple[int, ...]
    shown: tuple[str, ...]
    """Tiles on each rack that everybody has seen."""
    scores: tuple[int, ...]
    contenders: tuple[int, ...]
    lots: tuple[Lot, ...]
    starter: int
    mover: int
    drawer: int | None
    opening: int
    pending: Pending | None
    passed: tuple[int, ...]
    passes: int
    scoreless: int
    skips: tuple[int, ...]
    last: LastMove | None
    clock: Clock | None
    gone: tuple[int, ...]
    final: tuple[Final, ...]
    """Once the game is over: what was left on the racks, and how it changed the scores."""


class Private(Value, frozen=True, kw_only=True, tag="standard"):
    rack: str
    second_rack: str = ""
    """The rack of the imaginary opponent (SM-89)."""
    tries: int = 0
    """Your wrong words in this turn, where they are counted (SM-G30)."""


def public(options: Options, state: State) -> Public:
    return Public(
        stage=state.stage,
        grid=state.grid,
        bags_left=tuple(map(len, state.bags)),
        open_bag=state.bags[0] if options.faces_up else "",
        rack_sizes=tuple(map(len, state.racks)),
        # The face of a blank tells the bag that it came from, and not everybody has seen that.
        shown=tuple(map(any_blank, state.shown)),
        scores=state.scores,
        contenders=state.contenders,
        lots=state.lots,
        starter=state.starter,
        mover=state.mover,
        drawer=state.drawer if state.stage is Stage.DRAW else None,
        opening=state.opening,
        pending=state.pending,
        passed=state.passed,
        passes=state.passes,
        scoreless=state.scoreless,
        skips=state.skips,
        last=state.last,
        clock=state.clock,
        gone=state.gone,
        final=state.final,
    )


def private(options: Options, state: State, seat: int) -> Private:
    tries = state.tries if seat == options.seat_of(state.mover) else 0
    if options.two_racks:
        return Private(rack=state.racks[0], second_rack=state.racks[1], tries=tries)
    return Private(rack=state.racks[seat], tries=tries)


# --- what has happened ----------------------------------------------------------------------------------------------


class LotDrawn(Value, frozen=True, tag="lot-drawn"):
    """A tile was drawn for the first move; it goes back."""

    seat: int
    tile: str


class LotsTied(Value, frozen=True, tag="lots-tied"):
    """These seats drew equal tiles and draw again (SM-G1, SU-G1)."""

    seats: tuple[int, ...]


class Began(Value, frozen=True, tag="began"):
    seat: int


class Drew(Value, frozen=True, tag="drew"):
    """A rack got a tile; only its owner sees which."""

    seat: int
    tile: str | None = None
    bag: Bag | None = None


class Picked(Value, frozen=True, tag="picked"):
    """Tiles chosen face up."""

    seat: int
    tiles: str


class Played(Value, frozen=True, tag="played"):
    """A word was laid. If it is pending, it counts only if no challenge succeeds."""

    seat: int
    at: str
    word: str
    score: Score
    pending: bool = False


class Corrected(Value, frozen=True, tag="corrected"):
    """A player's own count was wrong (SM-32, SU-08)."""

    seat: int
    claimed: int
    points: int


class Stood(Value, frozen=True, tag="stood"):
    """A pending play counts now."""

    seat: int
    points: int


class Challenged(Value, frozen=True, tag="challenged"):
    seat: int


class PlayFailed(Value, frozen=True, tag="play-failed"):
    """The play goes back and the turn is lost (SM-24, SU-31)."""

    seat: int
    word: str
    """The word that failed; if the table voted, the main word of the play."""
    verdict: Verdict | None = None
    """The dictionary's verdict, if there is one."""


class ChallengeFailed(Value, frozen=True, tag="challenge-failed"):
    """A challenge failed because all words are good; this is its cost."""

    seat: int
    fine: int
    loses_turn: bool


class Voted(Value, frozen=True, tag="voted"):
    """The votes on a play: seats for and against."""

    pro: tuple[int, ...]
    contra: tuple[int, ...]
    stands: bool


class ThemeVoted(Value, frozen=True, tag="theme-voted"):
    """Which of the claimed words are on the theme, and what they add."""

    seat: int
    words: tuple[str, ...]
    bonus: int


class Exchanged(Value, frozen=True, tag="exchanged"):
    seat: int
    count: int


class Passed(Value, frozen=True, tag="passed"):
    seat: int
    in_time: bool = True


class WordRefused(Value, frozen=True, tag="word-refused"):
    """A word that the dictionary does not have, where wrong words are counted (SM-G30). Only its player is told."""

    seat: int
    word: str
    verdict: Verdict
    left: int
    """After so many more wrong words the turn passes; 0 if it passes now."""


class OutOfTries(Value, frozen=True, tag="out-of-tries"):
    """The turn passes after the fourth wrong word (SM-G30)."""

    seat: int


class Skipped(Value, frozen=True, tag="skipped"):
    """A turn lost for a wrong challenge."""

    seat: int


class Swapped(Value, frozen=True, tag="swapped"):
    """A letter replaced a blank on the board (SM-70)."""

    seat: int
    at: str
    letter: str


class OpeningLowered(Value, frozen=True, tag="opening-lowered"):
    """Nobody could open: the first word may be shorter (SM-74)."""

    letters: int


class Left(Value, frozen=True, tag="left"):
    seat: int


class Finished(Value, frozen=True, tag="finished"):
    reason: Reason
    final: tuple[Final, ...]
    scores: tuple[int, ...]
    grades: Grades


Event = (
    LotDrawn | LotsTied | Began | Drew | Picked | Played | Corrected | Stood | Challenged | PlayFailed | ChallengeFailed
    | Voted | ThemeVoted | Exchanged | Passed | WordRefused | OutOfTries | Skipped | Swapped | OpeningLowered | Left
    | Finished
)  # fmt: skip
