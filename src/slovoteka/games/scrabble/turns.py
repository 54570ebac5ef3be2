"""What the mover can do: lay a word, pass, swap a blank. An exchange is in `drawing`."""

from typing import Final

from slovoteka.core import piles
from slovoteka.core.errors import Illegal
from slovoteka.core.game import Fact, Step
from slovoteka.core.words import Verdict
from slovoteka.games.scrabble import views
from slovoteka.games.scrabble.actions import Lay, Play, Swap
from slovoteka.games.scrabble.editions import EMPTY
from slovoteka.games.scrabble.flow import end_turn, nobody_passed, pass_the_opening, stop_clock
from slovoteka.games.scrabble.judging import open_response
from slovoteka.games.scrabble.letters import BLANKS, LETTER_OF, is_blank
from slovoteka.games.scrabble.notation import square_of
from slovoteka.games.scrabble.options import JACKS
from slovoteka.games.scrabble.placing import check_claimed, placed
from slovoteka.games.scrabble.plays import EMPTY_GRID, Fitted, Score, put, score, taken_from
from slovoteka.games.scrabble.setting import Setting
from slovoteka.games.scrabble.state import Before, LastMove, Pending, State
from slovoteka.games.scrabble.words import check_words, first_bad

TRIES: Final = 4
"""This many wrong words in one turn pass the turn (SM-G30)."""


def check_play(setting: Setting, state: State, action: Play | Lay) -> Fitted:
    """Checks placement, rack, options, and also the dictionary if words are looked up at once and not counted."""
    play = placed(state.grid, action, setting.layout, setting.book)
    taken_from(state.racks[state.mover], play.used, setting.book)
    if state.grid == EMPTY_GRID and len(play.tiles) < state.opening:
        raise Illegal("SM-72" if state.opening == JACKS else "SM-74", "opening-too-short", letters=state.opening)
    if setting.options.declare and action.claimed is None:
        raise Illegal(setting.book.declare, "declare-your-score")
    check_claimed(action.claimed, setting.book.declare)
    _check_theme(setting, play, action.theme)
    if setting.options.words == "auto" and not setting.options.counts_tries:
        check_words(setting.oracle, play.words)
    return play


def _check_theme(setting: Setting, play: Fitted, claims: tuple[str, ...]) -> None:
    if not claims:
        return
    if not setting.options.theme:
        raise Illegal("SM-71", "no-theme")
    if not setting.options.votes_on_theme:
        raise Illegal("SM-71", "theme-by-list")
    if strange := [word for word in claims if word not in play.words]:
        raise Illegal("SM-G18", "theme-word-not-made", word=strange[0])


def lay_word(setting: Setting, state: State, action: Play | Lay, at_ms: int) -> Step[State]:
    """Lays a play on the board. Whether it counts is judged next."""
    play = check_play(setting, state, action)
    points = score(setting.layout, play, setting.on_theme)
    mover, rack = state.mover, state.racks[state.mover]
    faces = taken_from(rack, play.used, setting.book)
    laid = changed_by_turn(state).but(
        grid=put(state.grid, play.new),
        blanks=state.blanks + _blanks_laid(setting, play, faces),
        racks=piles.replace_at(state.racks, mover, piles.remove(rack, faces)),
        shown=piles.replace_at(state.shown, mover, _still_known(state.shown[mover], play.used)),
        pending=_pending(play, points, action),
    )
    step = open_response(setting, laid, at_ms)
    is_pending = step.state.pending is not None
    fact = Fact(views.Played(setting.options.seat_of(mover), play.at, play.tiles, points, is_pending))
    return step.after(fact)


def _pending(play: Fitted, points: Score, action: Play | Lay) -> Pending:
    return Pending(
        at=play.at,
        word=play.tiles,
        words=play.words,
        score=points,
        claimed=action.claimed,
        theme=tuple(dict.fromkeys(action.theme)),
    )


def _blanks_laid(setting: Setting, play: Fitted, faces: str) -> tuple[tuple[int, str], ...]:
    if not setting.options.two_bags:
        return ()
    return tuple((square, face) for (square, _), face in zip(play.new, faces, strict=True) if face in BLANKS)


def _still_known(shown: str, used: str) -> str:
    """Of the tiles that everybody knew, those that cannot have been laid."""
    for tile in used:
        face = next((face for face in (BLANKS if tile in BLANKS else tile) if face in shown), "")
        shown = shown.replace(face, "", 1) if face else shown
    return shown


def changed_by_turn(state: State) -> State:
    """Remembers the table at the start of the turn, unless the turn has changed it already."""
    if state.before is not None:
        return state
    before = Before(state.grid, state.racks[state.mover], state.shown[state.mover], state.blanks)
    return state.but(before=before)


def pass_turn(setting: Setting, state: State, at_ms: int, *, in_time: bool = True) -> Step[State]:
    """Passes (SM-14, SU-25). A pass before the opening word does not count towards the end (SM-73, SM-G19)."""
    facts = (Fact(views.Passed(setting.options.seat_of(state.mover), in_time)),)
    last = LastMove(rack=state.mover, kind="pass")
    if state.opening > 2:
        step = pass_the_opening(setting, state.but(last=last), at_ms)
        return step.after(*facts)
    passes = piles.replace_at(state.passes_by_rack, state.mover, state.passes_by_rack[state.mover] + 1)
    if state.before is not None:  # a turn in which a blank was swapped is not a pass
        passes = nobody_passed(state)
    passed = state.but(passes_by_rack=passes, scoreless=state.scoreless + 1, last=last)
    step = end_turn(setting, passed, at_ms)
    return step.after(*facts)


# --- wrong words that are counted (SM-G30) --------------------------------------------------------------------------


def wrong_word(setting: Setting, state: State, action: Play | Lay) -> Verdict | None:
    """The verdict on a wrong word of this play, if this table counts wrong words."""
    if not setting.options.counts_tries:
        return None
    return first_bad(setting.oracle, check_play(setting, state, action).words)


def refuse_word(setting: Setting, state: State, verdict: Verdict, at_ms: int) -> Step[State]:
    """Counts a wrong word. Only its player is told, and window and clock go on, until the turn passes."""
    seat, tries = setting.options.seat_of(state.mover), state.tries + 1
    left = TRIES - tries
    refused = Fact(views.WordRefused(seat, verdict.word, verdict, left), (seat,))
    if left > 0:
        return Step(state.but(tries=tries), (refused,))
    lost = stop_clock(state, at_ms).but(
        passes_by_rack=nobody_passed(state),
        scoreless=state.scoreless + 1,
        last=LastMove(rack=state.mover, kind="pass"),
    )
    go_on = pass_the_opening if state.opening > 2 else end_turn
    step = go_on(setting, lost, at_ms)
    return step.after(refused, Fact(views.OutOfTries(seat)))


# --- reusable blanks (SM-70, SM-G13) --------------------------------------------------------------------------------


def check_swap(setting: Setting, state: State, swap: Swap) -> None:
    if not setting.options.reusable_blanks:
        raise Illegal("SM-70", "blanks-stay")
    tile = state.grid[square_of(swap.at)]
    if tile == EMPTY or not is_blank(tile):
        raise Illegal("SM-70", "no-blank-there", at=swap.at)
    if LETTER_OF[tile] != swap.letter:
        raise Illegal("SM-70", "blank-is-another", at=swap.at, letter=LETTER_OF[tile])
    taken_from(state.racks[state.mover], swap.letter, setting.book)


def swap_blank(setting: Setting, state: State, swap: Swap) -> Step[State]:
    """Puts a letter in the place of a blank, and the turn goes on. The letter counts its value from now on."""
    square, mover = square_of(swap.at), state.mover
    face = dict(state.blanks).get(square, BLANKS[0])
    rack = piles.add(piles.remove(state.racks[mover], swap.letter), face)
    shown = state.shown[mover].replace(swap.letter, "", 1)
    swapped = changed_by_turn(state).but(
        grid=put(state.grid, [(square, swap.letter)]),
        blanks=tuple(pair for pair in state.blanks if pair[0] != square),
        racks=piles.replace_at(state.racks, mover, rack),
        shown=piles.replace_at(state.shown, mover, piles.add(shown, face)),
        table=state.table + 1,
    )
    return Step(swapped, (Fact(views.Swapped(setting.options.seat_of(mover), swap.at, swap.letter)),))
