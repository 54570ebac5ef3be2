"""Reviews of «Кодовые имена». Read `judging.py`, then `guesses.py` (how often guesses were right)."""

from collections.abc import Sequence
from typing import Final

from slovoteka.bots.codenames.position_value import worth
from slovoteka.core.record import Record
from slovoteka.games.codenames.actions import Clue, Stop, Touch
from slovoteka.games.codenames.state import COLOURS, Stage, State
from slovoteka.games.codenames.views import Public, Touched
from slovoteka.review.codenames import judging
from slovoteka.review.codenames.guesses import precision, touches
from slovoteka.review.codenames.judging import JudgedDecision
from slovoteka.review.codenames.judging import advise as advise
from slovoteka.review.decisions import MatchDecisions, PlayerDecision, story_of
from slovoteka.review.model import Curve, Depth, Judged, Remark

_DEALING: Final = (Stage.CARDS, Stage.COLOUR, Stage.KEY)


class Reviewer:
    def decisions(self, record: Record, depth: Depth) -> Sequence[JudgedDecision]:
        story = story_of(record)
        return [
            JudgedDecision(
                number=decision.number,
                seat=decision.seat,
                action=decision.action,
                options=story.options,
                public=decision.situation.public,
                private=decision.situation.private,
                depth=depth,
                owner=_owner(story, decision),
                found=_found(story, decision),
            )
            for decision in story.decisions
            if isinstance(decision.action, Clue | Touch | Stop)
        ]

    def judge(self, decision: JudgedDecision) -> Judged:
        return judging.judge(decision)

    def curves(self, record: Record, judged: tuple[Judged, ...]) -> tuple[Curve, ...]:  # noqa: ARG002
        """Each team's agents still to find, and its chance to win.

        The curves start anew when teams change between games.
        """
        story = story_of(record)
        drawn: dict[tuple[int, ...], _Curves] = {}
        for moment in story.moments:
            seen: Public = story.game.public(moment.table.state)
            if seen.stage in _DEALING:
                continue
            seats = tuple(seen.teams.index(team) for team in (0, 1) if team in seen.teams)
            drawn.setdefault(seats, _Curves()).add(moment.entry.number, seen, len(seats))
        return tuple(curve for seats, lines in drawn.items() for curve in lines.curves(seats))

    def remarks(self, record: Record, seat: int, judged: tuple[Judged, ...]) -> tuple[Remark, ...]:  # noqa: ARG002
        """For a captain, how his clues were understood; for a guesser, how often he was right."""
        guesses = list(touches(record, story_of(record).moments))
        remarks = []
        if clued := [guess for captain, _, guess in guesses if captain == seat]:
            found = precision("", clued)
            share = {name: round(100 * getattr(found, name)) for name in ("first", "right", "whole")}
            remarks.append(Remark("review-codenames-sum-clues", {"count": found.clues, **share}))
        if guessed := [guess.own for _, touched, guess in guesses if touched.seat == seat]:
            right = round(100 * sum(guessed) / len(guessed))
            remarks.append(Remark("review-codenames-sum-guesses", {"count": len(guessed), "right": right}))
        return tuple(remarks)


class _Curves:
    """The curves of games played by the same teams."""

    def __init__(self) -> None:
        self._left: list[tuple[int, tuple[float, ...]]] = []
        self._chances: list[tuple[int, tuple[float, ...]]] = []

    def add(self, number: int, seen: Public, teams: int) -> None:
        left = tuple(float(cards) for cards in seen.stacks[:teams])
        chances = _chances(seen, teams)
        if not self._left or (self._left[-1][1], self._chances[-1][1]) != (left, chances):
            self._left.append((number, left))
            self._chances.append((number, chances))

    def curves(self, seats: tuple[int, ...]) -> tuple[Curve, Curve]:
        return (
            Curve(code="review-curve-agents", unit="points", seats=seats, points=tuple(self._left)),
            Curve(code="review-curve-chance", unit="chance", seats=seats, points=tuple(self._chances)),
        )


def _owner(story: MatchDecisions, decision: PlayerDecision) -> str | None:
    """The owner of the touched codename, from the point of view of the team that touched it."""
    if not isinstance(decision.action, Touch):
        return None
    touched = next(event for event in story.events(decision.number - 1) if isinstance(event, Touched))
    names = {COLOURS[touched.team]: "own", COLOURS[1 - touched.team]: "enemy"}
    return names.get(touched.owner, touched.owner)


def _found(story: MatchDecisions, decision: PlayerDecision) -> int | None:
    """How many of its own codenames the team found by a clue; None if the clue was struck."""
    if not isinstance(decision.action, Clue):
        return None
    states: list[State] = [moment.table.state for moment in story.moments if moment.entry.number >= decision.number]
    place = len(states[0].clues) - 1
    last = [state for state in states if state.game == states[0].game][-1]
    given = last.clues[place]
    return None if given.struck else sum(last.covers[at] == COLOURS[given.team] for at in given.touched)


def _chances(seen: Public, teams: int) -> tuple[float, ...]:
    """Chances by team. After a game they are its result."""
    if seen.key is not None:
        winner = seen.results[-1].winner
        return tuple(float(team == winner) for team in range(teams))
    red, blue = seen.stacks[:2]
    if teams == 1:
        return (min(1.0, worth("coop", red, blue)),)
    own, enemy = (red, blue) if seen.turn == 0 else (blue, red)
    to_move = 1.0 - worth("race", enemy, own)  # the complement of the rivals' chance after this turn
    return (to_move, 1.0 - to_move) if seen.turn == 0 else (1.0 - to_move, to_move)


REVIEWER = Reviewer()
