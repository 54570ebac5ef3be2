"""Scrabble bingo: cross out the letters of two secret words as they are called. Methods in the contract's order."""

from collections.abc import Iterable, Mapping
from typing import Final

from slovoteka.core import piles
from slovoteka.core.errors import Illegal
from slovoteka.core.game import Fact, Outcome, Rng, Step, Urn, Window, places
from slovoteka.core.oracle import Oracle, SomeWords
from slovoteka.games.scrabble.actions import Action, Mark, Pass, Write, readable
from slovoteka.games.scrabble.bingo import views
from slovoteka.games.scrabble.bingo.sheets import (
    SHEET_WORDS,
    WORD_LENGTH,
    can_mark,
    check_mark,
    check_written,
    read_sheets,
    to_cross,
)
from slovoteka.games.scrabble.bingo.state import Sheet, Stage, State
from slovoteka.games.scrabble.letters import BLANK
from slovoteka.games.scrabble.options import Options
from slovoteka.games.scrabble.words import check_words

_FIRST_WORDS: Final = 4
_SECOND_WORDS: Final = 3
"""The size of a sample of sheets: the number of first words, and of second words for each of them."""
_FULL_SHEET: Final = SHEET_WORDS * WORD_LENGTH


class Bingo:
    def __init__(self, options: Options, oracle: Oracle) -> None:
        self._options = options
        self._oracle = oracle

    def start(self) -> State:
        return State(sheets=(None,) * self._options.seats, bag=self._options.tiles.tiles)

    # --- invitations ------------------------------------------------------------------------------------------------

    def windows(self, state: State) -> tuple[Window, ...]:
        """Everyone is invited to mark, even without a sheet, because nobody should see who has no sheet."""
        if state.stage not in (Stage.WRITE, Stage.MARK):
            return ()
        kind = state.stage.value
        return (
            Window(
                id=f"{kind}:{state.table}",
                kind=kind,
                seats=state.active,
                mode="sealed",
                opened_ms=state.since_ms,
                limit_ms=self._options.sheet_ms if state.stage is Stage.WRITE else self._options.mark_ms,
            ),
        )

    def check(self, state: State, seat: int, window: Window, action: Action, _at_ms: int) -> None:
        """A pass means "I write nothing", so that nobody has to wait for that sheet."""
        match window.kind, readable(action):
            case "write", Write(words):
                check_written(words, self._options.tiles)
                check_words(self._oracle, words, "SM-G27")
            case "write", Pass():
                pass
            case "write", _:
                raise Illegal("SM-81", "not-now", window=window.kind)
            case _, Mark() as mark:
                check_mark(state.sheets[seat], state.called, mark, late=self._options.marks_late)
            case _:
                raise Illegal("SM-82", "not-now", window=window.kind)

    def apply(self, state: State, seat: int, window: Window, action: Action, at_ms: int) -> Step[State]:
        self.check(state, seat, window, action, at_ms)
        raise Illegal("host", "sealed", window=window.id)  # every window here is sealed: actions arrive through `close`

    def close(self, state: State, window: Window, answers: Mapping[int, Action], at_ms: int) -> Step[State]:
        given = {seat: answers[seat] for seat in window.seats if seat in answers}
        if window.kind == "write":
            return self._take_sheets(state, given, at_ms)
        return self._take_marks(state, given, at_ms)

    def leave(self, state: State, seat: int, at_ms: int) -> Step[State]:
        """The others play on while there are at least two of them."""
        if seat not in state.active or state.stage is Stage.OVER:
            raise Illegal("host", "not-there", seat=seat + 1)
        gone = state.but(gone=(*state.gone, seat))
        facts = (Fact(views.Left(seat)),)
        if len(gone.active) > 1:
            return Step(gone, facts)
        return _finish(gone, "left", at_ms, facts)

    # --- chance -----------------------------------------------------------------------------------------------------

    def chance(self, state: State) -> Urn | None:
        return Urn.of("tile", state.bag) if state.stage is Stage.DRAW else None

    def apply_draw(self, state: State, drawn: int, at_ms: int) -> Step[State]:
        urn = self.chance(state)
        if urn is None:
            raise AssertionError("nothing to draw")
        letter = urn.face(drawn)
        bag = piles.remove(state.bag, letter)
        after = state.but(bag=bag, called=state.called + letter)
        return Step(_to_stage(after, Stage.MARK, at_ms), (Fact(views.Called(letter, len(bag))),))

    # --- what is seen -----------------------------------------------------------------------------------------------

    def public(self, state: State) -> views.Public:
        return views.public(state)

    def private(self, state: State, seat: int) -> views.Private:
        return views.private(state, seat)

    def outcome(self, state: State) -> Outcome | None:
        """Bingo comes first, then the most letters, then those without a sheet, and last those who left."""
        if state.stage is not Stage.OVER:
            return None
        ranks = (letters + _advantage(state, seat) for seat, letters in enumerate(state.crossed))
        return Outcome(reason=state.reason, scores=state.crossed, places=places(ranks))

    def moves(self, state: State, seat: int, window: Window) -> Iterable[Action]:
        if window.kind == "write":
            return [Pass(), *self._some_sheets()]
        every = (Mark(cross, bingo) for cross in (False, True) for bingo in (False, True))
        return [mark for mark in every if self._can_mark(state, seat, mark)]

    def resample(self, state: State, seat: int, rng: Rng) -> State:
        """Shuffles the sheets of the other seats, with their crossings, because nothing about them is public.

        Sheets of those who left stay in place: somebody who left early can have crossed out little.
        """
        if state.stage is Stage.OVER:
            return state
        others = [other for other in state.active if other != seat]
        pile = [state.sheets[other] for other in others]
        sheets = list(state.sheets)
        for other in others:
            sheets[other] = pile.pop(rng.below(len(pile)))
        return state.but(sheets=tuple(sheets))

    def inventory(self, state: State) -> tuple[str, ...]:
        """Counts only tiles, because sheets are paper."""
        return tuple(sorted(state.bag + state.called))

    # --- sheets -----------------------------------------------------------------------------------------------------

    def _take_sheets(self, state: State, answers: Mapping[int, Action], at_ms: int) -> Step[State]:
        sheets = read_sheets(answers, self._options.tiles, self._oracle)
        written = state.but(sheets=tuple(map(sheets.get, range(state.seats))))
        facts = tuple(
            Fact(views.Written(seat, sheets[seat].words if seat in sheets else ()), (seat,)) for seat in state.active
        )
        if not sheets:
            return _finish(written, "no-sheets", at_ms, facts)
        return Step(_to_stage(written, Stage.DRAW, at_ms), facts)

    def _take_marks(self, state: State, answers: Mapping[int, Action], at_ms: int) -> Step[State]:
        """A letter that was missed may be crossed out after a later call, until somebody calls bingo (SM-82); in the
        first version of the rules it was lost. A mark that is not allowed is ignored."""
        after, facts, callers = state, list[Fact](), list[int]()
        for seat, mark in sorted(answers.items()):
            sheet = state.sheets[seat]
            if sheet is None or not isinstance(mark, Mark) or not self._can_mark(state, seat, mark):
                continue
            if mark.cross:
                letters = to_cross(sheet, state.called, late=self._options.marks_late)
                after = after.with_sheet(seat, Sheet(sheet.words, sheet.crossed + letters))
                left = range(len(sheet.left) - 1, -1, -1)
                facts += [
                    Fact(views.Crossed(seat, letter, fewer), (seat,))
                    for letter, fewer in zip(letters, left, strict=False)
                ]
            if mark.bingo:
                callers.append(seat)
        if callers:
            facts.append(Fact(views.Shouted(tuple(callers))))
            return _finish(after.but(callers=tuple(callers)), "bingo", at_ms, tuple(facts))
        if not state.bag:
            return _finish(after, "bag", at_ms, tuple(facts))
        return Step(_to_stage(after, Stage.DRAW, at_ms), tuple(facts))

    def _can_mark(self, state: State, seat: int, mark: Mark) -> bool:
        return can_mark(state.sheets[seat], state.called, mark, late=self._options.marks_late)

    def _some_sheets(self) -> list[Action]:
        """Makes the second word from what the first leaves in the bag, so that both fit together (SM-81)."""
        letters = self._options.tiles.tiles.replace(BLANK, "")
        sheets: list[Action] = []
        for first in self._oracle.ask(SomeWords(letters, WORD_LENGTH, _FIRST_WORDS)).words:
            rest = SomeWords(piles.remove(letters, first), WORD_LENGTH, _SECOND_WORDS)
            sheets += [Write((first, second)) for second in self._oracle.ask(rest).words if second != first]
        return sheets


def _to_stage(state: State, stage: Stage, at_ms: int) -> State:
    return state.renewed(at_ms, stage=stage)


def _advantage(state: State, seat: int) -> int:
    """What ranks a seat above or below others with as many letters crossed out, or below all others."""
    if seat in state.gone:
        return -2 * _FULL_SHEET
    if seat in state.callers:
        return 1
    return -1 if state.sheets[seat] is None else 0


def _finish(state: State, reason: str, at_ms: int, facts: tuple[Fact, ...]) -> Step[State]:
    over = _to_stage(state, Stage.OVER, at_ms).but(reason=reason)
    return Step(over, (*facts, Fact(views.Finished(reason, views.winners(over), over.crossed))))
