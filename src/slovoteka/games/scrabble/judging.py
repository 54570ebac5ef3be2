"""Whether a pending play is accepted: challenges, votes and themes (SM-20..24, SM-71; SU-29..31)."""

from collections import Counter
from collections.abc import Mapping
from typing import Final

from slovoteka.core import piles
from slovoteka.core.game import Fact, Step
from slovoteka.core.votes import tally
from slovoteka.core.words import Verdict
from slovoteka.games.scrabble import views
from slovoteka.games.scrabble.actions import ThemeVote, Vote
from slovoteka.games.scrabble.drawing import refill
from slovoteka.games.scrabble.flow import end_turn, nobody_passed, pass_the_opening
from slovoteka.games.scrabble.plays import Score, with_theme
from slovoteka.games.scrabble.setting import Setting
from slovoteka.games.scrabble.state import LastMove, Pending, Stage, State
from slovoteka.games.scrabble.words import first_bad

_FINES: Final = {"none": 0, "turn": 0, "five": 5, "ten": 10}


def opponents(state: State) -> tuple[int, ...]:
    """Who may challenge the pending play or vote on its theme."""
    return tuple(rack for rack in state.active if rack != state.mover)


def open_response(setting: Setting, state: State, at_ms: int) -> Step[State]:
    """A play has just been laid. It stands at once if it was looked up already or nobody can challenge it."""
    if setting.options.words == "auto":
        return after_words(setting, state, at_ms)
    waiting = state.renewed(at_ms, stage=Stage.RESPOND, passed=())
    return after_silence(setting, waiting, at_ms) if not opponents(state) else Step(waiting)


def accept(setting: Setting, state: State, seat: int, at_ms: int) -> Step[State]:
    return after_silence(setting, state.with_passed(seat), at_ms)


def after_silence(setting: Setting, state: State, at_ms: int) -> Step[State]:
    """Accepts the play once everybody who could challenge it has passed."""
    if state.unanswered(opponents(state)):
        return Step(state)
    return after_words(setting, state, at_ms)


def challenge(setting: Setting, state: State, seat: int, at_ms: int) -> Step[State]:
    """Looks up every word of the play (SM-G4), or lets the table vote where no dictionary is agreed."""
    pending = _pending(state)
    facts = (Fact(views.Challenged(seat)),)
    if setting.options.words == "vote":
        voting = state.renewed(at_ms, stage=Stage.VOTE, passed=()).but(challenger=seat)
        return Step(voting, facts)
    verdict = first_bad(setting.oracle, pending.words)
    doubted = state.but(challenger=seat)
    step = _judge(setting, doubted, verdict is None, verdict, at_ms)
    return step.after(*facts)


def decide_vote(setting: Setting, state: State, votes: Mapping[int, Vote], at_ms: int) -> Step[State]:
    """A play fails only by a majority of the votes: where two are left, neither can strike the other's word."""
    counted = tally({seat: vote.valid for seat, vote in votes.items()})
    stands = len(counted.contra) <= len(counted.pro)
    step = _judge(setting, state, stands, None, at_ms)
    return step.after(Fact(views.Voted(counted.pro, counted.contra, stands)))


def _judge(setting: Setting, state: State, stands: bool, verdict: Verdict | None, at_ms: int) -> Step[State]:
    if not stands:
        return _take_back(setting, state, verdict, at_ms)
    challenger = state.challenger
    if challenger is None:
        raise AssertionError("nobody has challenged")
    fine, loses_turn = _FINES[setting.options.penalty], setting.options.penalty == "turn"
    charged = state.but(
        scores=piles.replace_at(state.scores, challenger, state.scores[challenger] - fine),
        skips=(*state.skips, challenger) if loses_turn and challenger not in state.skips else state.skips,
    )
    step = after_words(setting, charged, at_ms)
    return step.after(Fact(views.ChallengeFailed(challenger, fine, loses_turn)))


def _take_back(setting: Setting, state: State, verdict: Verdict | None, at_ms: int) -> Step[State]:
    """Takes the play back, and also a blank that was swapped in this turn; the turn is lost (SM-24, SU-31). Everybody
    has seen the tiles."""
    pending, mover = _pending(state), state.mover
    word = pending.words[0] if verdict is None else verdict.word
    failed = Fact(views.PlayFailed(setting.options.seat_of(mover), word, verdict))
    restored = restore(state).but(
        passes_by_rack=nobody_passed(state),
        scoreless=state.scoreless + 1,
        last=LastMove(rack=mover, kind="failed", at=pending.at, word=pending.word),
    )
    rack = restored.racks[mover]
    seen = Counter(rack) - Counter(state.racks[mover])
    known = "".join(sorted((seen | Counter(restored.shown[mover])).elements()))
    shown = piles.replace_at(restored.shown, mover, known)
    go_on = pass_the_opening if state.opening > 2 else end_turn
    step = go_on(setting, restored.but(shown=shown), at_ms)
    return step.after(failed)


def restore(state: State) -> State:
    """The table as it was when the turn began."""
    before = state.before
    if before is None:
        return state
    return state.but(
        grid=before.grid,
        blanks=before.blanks,
        racks=piles.replace_at(state.racks, state.mover, before.rack),
        shown=piles.replace_at(state.shown, state.mover, before.shown),
        before=None,
        pending=None,
    )


# --- what it brings -------------------------------------------------------------------------------------------------


def after_words(setting: Setting, state: State, at_ms: int) -> Step[State]:
    """The words are accepted. If the player claims words for the theme, the opponents vote on them."""
    pending = _pending(state)
    if setting.options.votes_on_theme and pending.theme and opponents(state):
        return Step(state.renewed(at_ms, stage=Stage.THEME, passed=()))
    return _count(setting, state, pending.score, at_ms)


def decide_theme(setting: Setting, state: State, votes: Mapping[int, ThemeVote], at_ms: int) -> Step[State]:
    """Puts a word on the theme if a majority of the opponents who voted say so; a tie does not (SM-G18)."""
    pending = _pending(state)
    on_theme = tuple(
        word for word in pending.theme if 2 * sum(word in vote.words for vote in votes.values()) > len(votes)
    )
    score = _with_theme(pending, on_theme)
    fact = Fact(views.ThemeVoted(setting.options.seat_of(state.mover), on_theme, score.total - pending.score.total))
    step = _count(setting, state, score, at_ms)
    return step.after(fact)


def _with_theme(pending: Pending, on_theme: tuple[str, ...]) -> Score:
    words = tuple(
        with_theme(scored) if word in on_theme else scored
        for word, scored in zip(pending.words, pending.score.words, strict=True)
    )
    return Score(words, pending.score.all_tiles, sum(word.score for word in words) + pending.score.all_tiles)


def _count(setting: Setting, state: State, score: Score, at_ms: int) -> Step[State]:
    """The play stands: writes its points and only now draws tiles."""
    pending, mover, points = _pending(state), state.mover, score.total
    seat = setting.options.seat_of(mover)
    was_pending = setting.options.words != "auto" or (setting.options.votes_on_theme and pending.theme)
    facts = stood(seat, pending, points) if was_pending else corrected(seat, pending, points)
    counted = state.but(
        scores=piles.replace_at(state.scores, mover, state.scores[mover] + points),
        opening=2,
        passes_by_rack=nobody_passed(state),
        scoreless=0 if points else state.scoreless + 1,
        last=LastMove(rack=mover, kind="play", at=pending.at, word=pending.word, points=points),
        before=None,
        pending=None,
        passed=(),
        challenger=None,
    )
    step = refill(setting, counted, at_ms)
    return step.after(*facts)


def stood(seat: int, pending: Pending, points: int) -> tuple[Fact, ...]:
    return (Fact(views.Stood(seat, points)), *corrected(seat, pending, points))


def corrected(seat: int, pending: Pending, points: int) -> tuple[Fact, ...]:
    """Corrects the player's own count (SM-32, SU-08). Nobody could know what a vote on the theme would add, so a count
    without it is right."""
    if pending.claimed is None or pending.claimed in (points, pending.score.total):
        return ()
    return (Fact(views.Corrected(seat, pending.claimed, points)),)


def _pending(state: State) -> Pending:
    if state.pending is None:
        raise AssertionError("no play is pending")
    return state.pending
