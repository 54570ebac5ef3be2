"""«Кодовые имена» in sentences: teams, clues, and everything that happens at the table."""

from typing import Any

from slovoteka.cli.face import DOT, Seats, Speaker
from slovoteka.core.game import Outcome
from slovoteka.games.codenames import views
from slovoteka.games.codenames.options import GRACE_MS, Options
from slovoteka.games.codenames.state import COLOURS, Given, Result, Whispered
from slovoteka.messages import finding_text


class CodenamesSpeech(Speaker):
    def __init__(self, options: Options, seats: Seats) -> None:
        super().__init__(seats)
        self._options = options
        self._is_coop = options.form == "coop"
        self._last_clue = ""
        """By its word an objection is explained."""
        self._hears_whisper = False
        """Whether an answer is due that is meant for these ears."""

    def _code(self, code: str) -> str:
        return f"codenames-{code}"

    # --- what has happened ------------------------------------------------------------------------------------------

    def tell(self, event: views.Event) -> str | None:
        match event:
            case views.Began(captains=captains):
                return self._tell(event, count=len(captains))
            case views.Asked() | views.Answered():
                return self._tell_whisper(event)
            case views.Clued(clue=clue):
                self._last_clue = clue.word
                return self._tell(event, team=COLOURS[clue.team])
            case views.Protested():
                return self._tell_objection(event)
            case views.Touched():
                return self._tell(event, whose=self._whose(event))
            case views.Covered() if self._is_coop:
                return self._tell(event, "covered-enemy")
            case views.Stopped(seat=None):
                return self._tell(event, "stopped-late")
            case views.ClueLate():
                return self._tell(event, seconds=GRACE_MS // 1000)
            case views.GameOver(result=result):
                return self._tell_end(result)
        return self._tell(event)

    def _tell_whisper(self, event: views.Asked | views.Answered) -> str | None:
        """Captains hear the words, all others see them whisper. Who is shown everything gets both facts."""
        if isinstance(event, views.Asked) and event.clue is not None:
            self._hears_whisper = True
            return self._tell(event)
        if isinstance(event, views.Answered) and (self._hears_whisper or event.valid is not None):
            self._hears_whisper = False
            return self._tell(event)
        if self._seats.me is None:
            return None
        return self._tell(event, "asked-hidden" if isinstance(event, views.Asked) else "answered-hidden")

    def _tell_objection(self, event: views.Protested) -> str:
        told = [self._tell(event)]
        if event.finding is not None and self._last_clue:
            reason = finding_text(self._last_clue, event.finding, self._seats.language)
            told.append(self._say("judge-says", reason=reason))
        return " ".join(told)

    def _whose(self, event: views.Touched) -> str:
        """As the team sees it that guesses."""
        if event.owner in COLOURS:
            return self._say("whose-own" if event.owner == COLOURS[event.team] else "whose-other", team=event.owner)
        return self._say(f"whose-{event.owner}")

    def _tell_end(self, result: Result) -> str:
        if result.winner is None or self._is_coop:
            points, grade = self._points(result.points), self._say("grade", points=result.points)
            return self._say("event-game-over-coop", reason=result.reason, points=points, grade=grade)
        return self._say("event-game-over", reason=result.reason, team=COLOURS[result.winner])

    def _param(self, name: str, value: Any) -> dict[str, Any]:
        match name:
            case "seat" if value is None:
                return {}
            case "team":
                return {name: COLOURS[value]}
            case "place":
                return {name: value + 1}
            case "owner":
                return {name: self._say(f"owner-{value}")}
            case "clue" if value is not None:
                return {name: self._clue_text(value)}
            case "valid" if value is None:
                return {name: "none"}
            case "captains":
                told = [self._captain_of(team, seat) for team, seat in enumerate(value)]
                return {name: ", ".join(told)}
        return super()._param(name, value)

    # --- words inside sentences -------------------------------------------------------------------------------------

    def _captain_of(self, team: int, seat: int) -> str:
        return self._say("captain-of", team=COLOURS[team], name=self._name(seat))

    def _clue_text(self, clue: Given | Whispered) -> str:
        word = clue.word.lower()
        if clue.number is None:
            return self._say("clue-unlimited", word=word)
        return self._say("clue", word=word, number=clue.number)

    def _points(self, count: int) -> str:
        return self._say("points", count=count)

    # --- the end ----------------------------------------------------------------------------------------------------

    def result(self, outcome: Outcome) -> list[str]:
        match self._options.form:
            case "coop":
                return self._coop_result(max(outcome.scores))
            case "three":
                scores = DOT.join(f"{self._name(seat)} {wins}" for seat, wins in enumerate(outcome.scores))
                return [self._winners(outcome), self._say("final-scores", scores=scores)]
        return self._team_result(outcome)

    def _coop_result(self, points: int) -> list[str]:
        if not points:
            return [self._say("coop-lost")]
        told = [self._say("coop-won", points=self._points(points))]
        if self._options.games == 1:  # grades are for one game (CN-98)
            told.append(self._say("grade", points=points))
        return told

    def _team_result(self, outcome: Outcome) -> list[str]:
        """Even seats are red, odd ones blue; a team shares its wins."""
        winners = [seat for seat, place in enumerate(outcome.places) if place == 1]
        teams = {seat % 2 for seat in winners}
        if len(teams) == 1:
            told = [self._say("team-won", team=COLOURS[teams.pop()], names=self._names(winners))]
        else:
            told = [self._say("drawn")]
        if self._options.games > 1:
            red, blue = (max(outcome.scores[team::2]) for team in range(2))
            told.append(self._say("team-scores", red=red, blue=blue))
        return told
