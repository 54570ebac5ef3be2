"""Duplicate Scrabble (SM-91..105). The methods are in the contract's order."""

from collections.abc import Iterable, Mapping
from itertools import islice
from typing import Final

from slovoteka.core import piles
from slovoteka.core.base_state import TIMEOUTS_TO_LEAVE
from slovoteka.core.errors import Illegal
from slovoteka.core.game import Fact, Outcome, Rng, Step, Urn, Window, places
from slovoteka.core.oracle import Oracle
from slovoteka.games.scrabble.actions import Action, Lay, Pass, Play, read_action, readable
from slovoteka.games.scrabble.duplicate import views
from slovoteka.games.scrabble.duplicate.racks import MOST_STUCK, MOST_UNFAIR, is_fair
from slovoteka.games.scrabble.duplicate.sheets import Marks, Scored, across_first, best_of, handed_in, laid, marked
from slovoteka.games.scrabble.duplicate.state import Reason, Round, Stage, State
from slovoteka.games.scrabble.editions import RACK
from slovoteka.games.scrabble.options import Options
from slovoteka.games.scrabble.plays import faces_on, put, score, taken_from
from slovoteka.games.scrabble.questions import BestMove
from slovoteka.games.scrabble.sample import some_fits

_SAMPLE: Final = 16


class Duplicate:
    def __init__(self, options: Options, oracle: Oracle) -> None:
        self._options = options
        self._oracle = oracle
        self._book = options.book
        self._layout = options.layout()
        self._vowels = options.tiles.vowels

    def start(self) -> State:
        seats = self._options.seats
        none = (0,) * seats
        empty = State(
            bag=self._options.tiles.tiles,
            scores=none,
            places=(1,) * seats,
            sheets=(None,) * seats,
            missed=none,
            active=tuple(range(seats)),
        )
        return self._to_seven(empty, 0).state

    # --- invitations ------------------------------------------------------------------------------------------------

    def windows(self, state: State) -> tuple[Window, ...]:
        """One window for all. It stays the same when a seat leaves, because the others' sheets stay valid."""
        if state.stage is not Stage.SHEETS:
            return ()
        sheet = Window(
            id=f"sheet:{state.round}",
            kind="sheet",
            seats=state.active,
            mode="sealed",
            opened_ms=state.since_ms,
            limit_ms=self._options.sheet_ms,
        )
        return (sheet,)

    def check(self, state: State, _seat: int, window: Window, action: Action, _at_ms: int) -> None:
        action = readable(action)
        if isinstance(action, Play | Lay):
            laid(state.grid, state.rack, action, self._layout, self._book)
        elif not isinstance(action, Pass):
            raise Illegal("SM-95", "not-now", window=window.kind)

    def apply(self, state: State, seat: int, window: Window, action: Action, at_ms: int) -> Step[State]:
        self.check(state, seat, window, action, at_ms)
        raise Illegal("host", "sealed", window=window.id)  # sheets arrive through `close`

    def close(self, state: State, window: Window, answers: Mapping[int, Action], at_ms: int) -> Step[State]:
        written = ((seat, answers[seat]) for seat in window.seats if seat in answers)
        handed = handed_in(state.grid, state.rack, written, self._layout, self._book)
        marks = marked(self._oracle, self._layout, handed)
        placed, announced = self._announced(state, marks)
        facts = [Fact(views.RoundClosed(announced))]
        facts += [Fact(views.SheetJudged(seat, sheet), (seat,)) for seat, sheet in marks.sheets.items()]
        placed_on = self._placed(_credited(state, marks), placed)
        missed, absent = _absent(state, window.seats, answers)
        stayed = _without(placed_on.but(last=announced, missed=missed), absent)
        if stayed.state.stage is Stage.OVER:
            return stayed.after(*facts)
        following = self._to_seven(stayed.state, at_ms)
        return following.after(*facts, *stayed.facts)

    def leave(self, state: State, seat: int, _at_ms: int) -> Step[State]:
        """The others play on. The sheet of the one who left is not read."""
        if seat not in state.active or state.stage is Stage.OVER:
            raise Illegal("host", "not-there", seat=seat + 1)
        return _without(state, (seat,))

    # --- chance -----------------------------------------------------------------------------------------------------

    def chance(self, state: State) -> Urn | None:
        return Urn.of("tile", state.bag) if state.stage is Stage.DRAW else None

    def apply_draw(self, state: State, drawn: int, at_ms: int) -> Step[State]:
        urn = self.chance(state)
        if urn is None:
            raise AssertionError("nothing to draw")
        face = urn.face(drawn)
        holding = state.but(bag=piles.remove(state.bag, face), rack=piles.add(state.rack, face))
        return self._drawn(holding, at_ms)

    # --- what is seen -----------------------------------------------------------------------------------------------

    def public(self, state: State) -> views.Public:
        return views.public(state, self._vowels)

    def private(self, state: State, seat: int) -> views.Private:
        return views.private(state, seat)

    def outcome(self, state: State) -> Outcome | None:
        if state.reason is None:
            return None
        return Outcome(reason=state.reason, scores=state.scores, places=state.places)

    def moves(self, state: State, _seat: int, _window: Window) -> Iterable[Action]:
        """A sample in which every other word has its claimed points."""
        yield Pass()
        fits = some_fits(state.grid, state.rack, self._book, self._layout.alphabet)
        for number, fitted in enumerate(islice(fits, _SAMPLE)):
            claimed = score(self._layout, fitted).total if number % 2 else None
            yield Play(fitted.at, fitted.tiles, claimed)

    def resample(self, state: State, _seat: int, _rng: Rng) -> State:
        """Returns the same state: nothing is hidden except the sheets, and a state has none before the round closes."""
        return state

    def inventory(self, state: State) -> tuple[str, ...]:
        return tuple(sorted(faces_on(state.grid) + state.rack + state.bag))

    # --- racks ------------------------------------------------------------------------------------------------------

    def _to_seven(self, state: State, at_ms: int) -> Step[State]:
        """Fills the rack for the next round, unless the game is over (SM-100, SM-104)."""
        left = state.rack + state.bag
        if not left:
            return _over(state, "played-out")
        if not is_fair(left, state.round + 1, self._vowels):
            return _over(state, "no-letters")
        return self._drawn(state.but(stage=Stage.DRAW), at_ms)

    def _drawn(self, state: State, at_ms: int) -> Step[State]:
        """Calls the rack or puts it back, once it is full or the bag is empty."""
        if len(state.rack) < RACK and state.bag:
            return Step(state)
        if not is_fair(state.rack, state.round + 1, self._vowels):
            if state.unfair >= MOST_UNFAIR:
                return _over(state, "no-letters")
            return _put_back(state.but(unfair=state.unfair + 1), stuck=False)
        found = self._oracle.ask(BestMove(state.grid, state.rack))
        if found.move is None:
            if state.stuck >= MOST_STUCK or not state.bag:
                return _over(state, "no-moves")
            return _put_back(state.but(stuck=state.stuck + 1), stuck=True)
        best = read_action(found.move)
        if not isinstance(best, Play):
            raise AssertionError(f"the finder's move is no play: {found.move}")
        return _called(state, best, at_ms)

    # --- rounds -----------------------------------------------------------------------------------------------------

    def _announced(self, state: State, marks: Marks) -> tuple[Scored, Round]:
        """Chooses the word that is placed: the best of the sheets, or the engine's (SM-97, SM-G29)."""
        best = self._engine_best(state, marks)
        on_sheets = best_of(marks.plays.values(), self._layout)
        placed = best if on_sheets is None or self._options.placed == "engine" else on_sheets
        announced = Round(
            number=state.round,
            rack=state.rack,
            placed=placed.play,
            score=placed.score,
            found_by=placed.found_by,
            best=best.play,
            best_points=best.score.total,
            sheets=len(marks.sheets),
            valid=sum(play.found_by for play in marks.plays.values()),
        )
        return placed, announced

    def _engine_best(self, state: State, marks: Marks) -> Scored:
        if state.best is None:
            raise AssertionError("a rack without a move")
        fitted = across_first(
            state.grid, laid(state.grid, state.rack, state.best, self._layout, self._book), self._book
        )
        return marks.plays.get(fitted.new) or Scored(fitted, score(self._layout, fitted), 0)

    def _placed(self, state: State, placed: Scored) -> State:
        """Puts the word on the common board and takes its tiles off the rack."""
        faces = taken_from(state.rack, placed.fitted.used, self._book)
        return state.but(grid=put(state.grid, placed.fitted.new), rack=piles.remove(state.rack, faces), best=None)


def _called(state: State, best: Play, at_ms: int) -> Step[State]:
    """Calls the rack: everyone has three minutes (SM-94, SM-95)."""
    standing = state.but(
        stage=Stage.SHEETS,
        round=state.round + 1,
        since_ms=at_ms,
        best=best,
        put_back="",
        unfair=0,
        stuck=0,
    )
    return Step(standing, (Fact(views.RackCalled(standing.round, standing.rack)),))


def _put_back(state: State, *, stuck: bool) -> Step[State]:
    """Puts all tiles of the rack back, so that as many are drawn again (SM-102)."""
    emptied = state.but(bag=piles.add(state.bag, state.rack), rack="", put_back=state.rack)
    return Step(emptied, (Fact(views.RackPutBack(state.rack, stuck)),))


def _credited(state: State, marks: Marks) -> State:
    """Everyone gets the points of their own word only (SM-98)."""
    scores = list(state.scores)
    for seat, sheet in marks.sheets.items():
        scores[seat] += sheet.points
    return state.but(
        scores=tuple(scores),
        sheets=tuple(map(marks.sheets.get, range(len(scores)))),
        places=places(scores, gone=state.gone),
    )


def _absent(
    state: State, seats: tuple[int, ...], answers: Mapping[int, Action]
) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """How many rounds in a row each seat has not answered, and which seats count as gone because of it."""
    missed = list(state.missed)
    for seat in seats:
        missed[seat] = 0 if seat in answers else missed[seat] + 1
    return tuple(missed), tuple(seat for seat in seats if missed[seat] >= TIMEOUTS_TO_LEAVE)


def _without(state: State, seats: tuple[int, ...]) -> Step[State]:
    """Removes these seats. The game is over when nobody is left."""
    if not seats:
        return Step(state)
    gone = (*state.gone, *seats)
    left = set(seats)
    after = state.but(
        gone=gone,
        active=tuple(seat for seat in state.active if seat not in left),
        places=places(state.scores, gone=gone),
    )
    facts = tuple(Fact(views.SeatLeft(seat)) for seat in seats)
    if after.active:
        return Step(after, facts)
    over = _over(after, "left")
    return over.after(*facts)


def _over(state: State, reason: Reason) -> Step[State]:
    return Step(state.but(stage=Stage.OVER, reason=reason), (Fact(views.GameOver(reason)),))
