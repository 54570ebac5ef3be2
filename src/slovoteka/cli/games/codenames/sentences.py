"""Sentences of «Кодовые имена»: teams, clues, and all events."""

from collections.abc import Sequence
from typing import Any, Final

from slovoteka.cli.terminal.renderer import DOT, BaseRenderer, SeatsShown
from slovoteka.core.game import Outcome
from slovoteka.games.codenames import views
from slovoteka.games.codenames.clues import Finding, finding_text, strike_text
from slovoteka.games.codenames.options import Options
from slovoteka.games.codenames.setup import seat_people
from slovoteka.games.codenames.state import COLOURS, Given, Result, State, Whispered
from slovoteka.messages import count_of

_CLOCK: Final = len("00:00 · ")
"""The width of the clock that may precede a prompt."""


class CodenamesSentences(BaseRenderer):
    def __init__(self, options: Options, seats: SeatsShown) -> None:
        super().__init__(seats)
        self._options = options
        self._is_coop = options.form == "coop"
        self._captains = seat_people(options).captains
        """The captains of the current game."""
        self._last_clue = ""
        """The explanation of an objection needs this word."""
        self._hears_whisper = False
        """Whether this seat will hear the next whispered answer."""

    def _code(self, code: str) -> str:
        return f"codenames-{code}"

    # --- events -----------------------------------------------------------------------------------------------------

    def describe(self, event: views.Event) -> str | None:
        match event:
            case views.Asked() | views.Answered():
                return self._tell_whisper(event)
            case views.Clued(clue=clue):
                self._last_clue = clue.word
                return self._tell(event, team=COLOURS[clue.team])
            case views.Protested(finding=finding):
                return self._tell(event, **self._objection(finding))
            case views.Ruled(reason=reason) | views.VoteCalled(reason=reason) | views.Voted(reason=reason):
                return self._tell(event, **self._reason(reason))
            case views.Touched(team=team, owner=owner):
                return self._tell(event, whose="own" if owner == COLOURS[team] else owner)
            case views.Covered():
                return self._tell(event, enemy=self._is_coop)
            case views.Stopped(seat=seat):
                return self._tell(event, in_time=seat is not None)
            case views.GameOver(result=result):
                return self._tell_end(result)
        return self._tell(event)

    def _tell_whisper(self, event: views.Asked | views.Answered) -> str | None:
        """Captains hear the words of a whisper; others only see that there is one.

        A viewer who is shown everything gets both facts, so the second is dropped.
        """
        if isinstance(event, views.Asked) and event.clue is not None:
            self._hears_whisper = True
            return self._tell(event)
        if isinstance(event, views.Answered) and (self._hears_whisper or event.valid is not None):
            self._hears_whisper = False
            return self._tell(event)
        if self._seats.me is None:
            return None
        return self._tell(event) if isinstance(event, views.Asked) else self._tell(event, valid="hidden")

    def _objection(self, finding: Finding | None) -> dict[str, Any]:
        """What the judge thinks, if there is one."""
        if finding is None or not self._last_clue:
            return {"finding": "", "finding_count": 0}
        return {"finding": finding_text(self._last_clue, finding, self._seats.language), "finding_count": 1}

    def _reason(self, reason: str | None) -> dict[str, str]:
        """The rule that a struck clue breaks, and in a few words what is wrong with the clue."""
        if reason is None:
            return {"rule": "none", "reason": ""}
        return {"rule": reason, "reason": strike_text(reason, self._seats.language)}

    def _tell_end(self, result: Result) -> str:
        """How a game ended, with its points if there are more games. Otherwise the result of the match has them."""
        if result.winner is not None and not self._is_coop:
            return self._say("event-game-over", reason=result.reason, team=COLOURS[result.winner])
        sentence = self._say("event-game-over-coop", reason=result.reason)
        return " ".join([sentence, *self._coop_game(result.points)]) if self._options.games > 1 else sentence

    def _coop_game(self, points: int) -> list[str]:
        if not points:
            return []
        return [self._say("coop-won", points=points), self._say("grade", points=points)]

    def _param(self, name: str, value: Any) -> dict[str, Any]:
        match name:
            case "seat" if value is None:
                return {"name": "", "me": False}
            case "team":
                return {name: COLOURS[value]}
            case "place":
                return {name: value + 1}
            case "owner":
                return {name: self._say(f"owner-{value}")}
            case "clue" if value is not None:
                return {name: self._clue_text(value), "clue_count": 1}
            case "valid" if value is None:
                return {name: "none"}
            case "captains":
                captains = [self._captain_of(team, seat) for team, seat in enumerate(value)]
                return {name: ", ".join(captains), **count_of(name, value)}
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

    def _called(self, seat: int) -> str:
        """A name inside a row or sentence. The person at the screen is «you»."""
        return self._say("you") if seat == self._seats.me else self._name(seat)

    def _listed(self, names: Sequence[str]) -> str:
        """«Вера, Глеб и Зоя»."""
        *others, last = names
        return self._say("and", names=", ".join(others), last=last) if others else last

    # --- before the game --------------------------------------------------------------------------------------------

    def _sides(self) -> list[str]:
        """Who plays with the person and who against, and how to change it."""
        seated, me = seat_people(self._options), self._seats.me or 0
        if self._options.form == "three":
            sentence = self._side_of_three(seated.captains, me)
        else:
            sentence = self._side_of_teams(seated, me)
        chosen = captains_without(self._options, me)
        return [sentence] if chosen is None else [sentence, self._say("to-guess", captains=chosen)]

    def _side_of_teams(self, seated: State, me: int) -> str:
        team = seated.teams[me]
        sides = [
            self._listed([self._with_rank(seat, seated.captains) for seat in seated.members(side) if seat != me])
            for side in range(len(seated.captains))
        ]
        role = "captain" if me in seated.captains else "guesser"
        sentence = self._say(f"about-{role}", team=COLOURS[team], mates=sides[team])
        return sentence if self._is_coop else f"{sentence} {self._say('about-rivals', names=sides[1 - team])}"

    def _with_rank(self, seat: int, captains: Sequence[int]) -> str:
        return self._say("who-is-captain", name=self._name(seat)) if seat in captains else self._name(seat)

    def _side_of_three(self, captains: Sequence[int], me: int) -> str:
        red, blue = map(self._name, captains)
        if me not in captains:
            return self._say("about-three-guesser", red=red, blue=blue)
        team = captains.index(me)
        guesser = self._name(3 - sum(captains))
        return self._say("about-three-captain", team=COLOURS[team], rival=(blue, red)[team], guesser=guesser)

    # --- the end ----------------------------------------------------------------------------------------------------

    def result(self, outcome: Outcome) -> list[str]:
        match self._options.form:
            case "coop":
                return self._coop_result(max(outcome.scores))
            case "three":
                return self._result_of_three(outcome)
        return self._team_result(outcome)

    def _coop_result(self, points: int) -> list[str]:
        if not points:
            return [self._say("coop-lost")]
        sentences = [self._say("coop-won", points=points)]
        if self._options.games == 1:  # grades are for one game (CN-98)
            sentences.append(self._say("grade", points=points))
        return sentences

    def _result_of_three(self, outcome: Outcome) -> list[str]:
        """Captains win and lose. The player who guesses for both does neither, and becomes captain in other games."""
        if not any(outcome.scores):
            return [self._say("nobody-won")]
        if self._options.games == 1:
            winner = outcome.places.index(1)
            return [self._won(self._captains.index(winner), [winner], is_mine=self._seats.me in self._captains)]
        counted = range(3) if self._options.rotate else self._captains
        scores = DOT.join(f"{self._name(seat)} {outcome.scores[seat]}" for seat in counted)
        return [self._winners(outcome), self._say("final-scores", scores=scores)]

    def _team_result(self, outcome: Outcome) -> list[str]:
        """Even seats are red, odd ones blue. A team shares its wins."""
        winners = [seat for seat, place in enumerate(outcome.places) if place == 1]
        teams = {seat % 2 for seat in winners}
        if len(teams) == 1:
            sentences = [self._won(teams.pop(), winners, is_mine=self._seats.me is not None)]
        else:
            sentences = [self._say("drawn")]
        if self._options.games > 1:
            red, blue = (max(outcome.scores[team::2]) for team in range(2))
            sentences.append(self._say("team-scores", red=red, blue=blue))
        return sentences

    def _won(self, team: int, winners: Sequence[int], *, is_mine: bool) -> str:
        """Addresses the person if the person took part."""
        if is_mine and self._seats.me in winners:
            mates = [self._name(seat) for seat in winners if seat != self._seats.me]
            return self._say("you-won-with", names=self._listed(mates)) if mates else self._say("you-won-alone")
        won = self._say("team-won", team=COLOURS[team], names=self._listed([self._name(seat) for seat in winners]))
        return f"{self._say('you-lost')} {won}" if is_mine else won


def captains_without(options: Options, seat: int) -> str | None:
    """The option that would make a teammate captain and this seat a guesser; None if it guesses anyway."""
    seated = seat_people(options)
    if seat not in seated.captains:
        return None
    guesser = seated.guessers(seated.teams[seat])[0]
    return ",".join(str(guesser if captain == seat else captain) for captain in seated.captains)


def fitted(prompt: str, width: int) -> str:
    """As many whole parts of a prompt as leave a third of the line for typing."""
    room = width - width // 3 - _CLOCK
    kept: list[str] = []
    for part in prompt.split(DOT):
        if len(DOT.join([*kept, part])) <= room:
            kept.append(part)
    return DOT.join(kept)
