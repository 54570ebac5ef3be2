"""The rules of «Кодовые имена» as the contract wants them."""

import re
from collections.abc import Iterable, Mapping
from typing import Final

from slovoteka.core.errors import Illegal, Unreadable
from slovoteka.core.game import Fact, Outcome, Rng, Step, Urn, Window, places
from slovoteka.core.oracle import Oracle
from slovoteka.games.codenames import leaving, rulings, setup, talks, turns, views
from slovoteka.games.codenames.actions import (
    Accept,
    Action,
    Answer,
    Ask,
    Clue,
    Cover,
    Protest,
    Ready,
    Ruling,
    Skip,
    Stop,
    Touch,
    TurnTimer,
    Vote,
    readable,
)
from slovoteka.games.codenames.clues import ClueInWords, Finding, JudgeClue
from slovoteka.games.codenames.midway import from_position
from slovoteka.games.codenames.options import Options
from slovoteka.games.codenames.resample import other_world
from slovoteka.games.codenames.state import COLOURS, Given, Stage, State
from slovoteka.games.codenames.windows import windows
from slovoteka.lexicon.alphabet import fold, normalise

_ALLOWED: Final = {
    "clue": (Clue | Ask, "CN-22"),
    "whisper": (Answer, "CN-68"),
    "respond": (Accept | Protest, "CN-G11"),
    "object": (Protest, "CN-G11"),
    "ruling": (Ruling, "CN-G8"),
    "vote": (Vote, "CN-G19"),
    "guess": (Touch | Stop, "CN-30"),
    "penalty": (Cover | Skip, "CN-54"),
    "enemy": (Cover, "CN-94"),
    "timer": (TurnTimer, "CN-57"),
    "ready": (Ready, "CN-48"),
}
"""What actions a window takes, and the rule that says so."""

_SIGNS: Final = re.compile("[-' ]")
_SAMPLE: Final = ("ПОГОДА", "КРАСИВЫЙ", "ПРОГУЛКА", "ЗАВТРА", "ОГРОМНЫЙ", "ПУТЕШЕСТВИЕ", "ВЕСЕЛЬЕ", "ОПАСНОСТЬ")
"""Clues for random games. Any words will do."""
_SAMPLE_REASON: Final = "CN-61"


class Codenames:
    def __init__(self, options: Options, oracle: Oracle) -> None:
        self._options = options
        self._oracle = oracle

    def start(self) -> State:
        seated, position = setup.seat_people(self._options), self._options.position
        return seated if position is None else from_position(position, seated)

    # --- invitations ------------------------------------------------------------------------------------------------

    def windows(self, state: State) -> tuple[Window, ...]:
        return windows(self._options, state)

    def check(self, state: State, seat: int, window: Window, action: Action, at_ms: int) -> None:  # noqa: ARG002
        self._checked(state, window, action)

    def _checked(self, state: State, window: Window, action: Action) -> Finding | None:
        """Checks an action. For a clue it returns the finding, so that the judge is asked only once."""
        action = readable(action)
        taken, rule = _ALLOWED[window.kind]
        if not isinstance(action, taken):
            raise Illegal(rule, "not-now", window=window.kind)
        match action:
            case Clue():
                return self._check_clue(state, action)
            case Ask():
                self._check_ask(state, action)
            case Touch(word):
                _check_touch(state, word)
            case Ruling():
                rulings.check_ruling(self._options, state, action)
            case Stop() if not state.clues[-1].touched:
                raise Illegal("CN-36", "guess-first")
            case Cover(word):
                _check_cover(state, word)
            case TurnTimer() if state.sand_ms is not None:
                raise Illegal("CN-57", "timer-runs")
        return None

    def apply(self, state: State, seat: int, window: Window, action: Action, at_ms: int) -> Step[State]:
        finding = self._checked(state, window, action)
        match action := readable(action):
            case Clue(word, number):
                return turns.give_clue(self._options, state, Given(state.turn, word, number), finding, at_ms)
            case Ask() | Answer() | Accept() | Protest() | Ruling():
                return talks.apply_talk(self._options, state, seat, action, at_ms)
            case Touch(word):
                return turns.touch(self._options, state, seat, _place(state, word), at_ms)
            case Stop():
                return turns.stop(state, seat, at_ms)
            case Cover(word):
                return turns.cover(self._options, state, _place(state, word), at_ms)
            case Skip():
                return Step(turns.enter(state, Stage.CLUE, at_ms), (Fact(views.Skipped(seat)),))
            case TurnTimer():
                turned = state.but(sand_ms=at_ms, sands=state.sands + 1)
                return Step(turned, (Fact(views.TimerTurned(seat)),))
            case Ready():
                return self._ready(state.with_passed(seat))
        raise Illegal("CN-G19", "not-now", window=window.kind)  # votes are sealed and arrive through `close`

    def close(self, state: State, window: Window, answers: Mapping[int, Action], at_ms: int) -> Step[State]:
        """Only a vote is sealed. Other windows close only when their time is over."""
        match window.kind:
            case "clue":
                return turns.clue_time_over(self._options, state, at_ms)
            case "whisper":
                return talks.answer(state, None, at_ms)
            case "respond":
                return Step(turns.enter(state, Stage.GUESS, at_ms))
            case "ruling":
                return rulings.rule_by_judge(self._options, state, at_ms)
            case "vote":
                votes = {seat: vote for seat, vote in answers.items() if isinstance(vote, Vote)}
                return rulings.count_votes(self._options, state, votes, at_ms)
            case "guess":
                return turns.guess_time_over(self._options, state, at_ms)
            case "penalty" | "enemy":
                return turns.cover_time_over(self._options, state, at_ms)
            case "timer":
                return Step(state.but(sand_ms=None, sands=state.sands + 1), (Fact(views.TimerOut()),))
            case "ready":
                return self._ready(state.but(passed=state.active))
        raise Illegal("host", "no-limit", window=window.id)

    def leave(self, state: State, seat: int, at_ms: int) -> Step[State]:
        if seat not in state.active or state.stage is Stage.OVER:
            raise Illegal("host", "not-there", seat=seat + 1)
        gone = state.but(gone=(*state.gone, seat))
        step = leaving.go_on_without(self._options, gone, seat, at_ms)
        if step.state.stage is Stage.BREAK:
            ready = self._ready(step.state)
            step = ready.after(*step.facts)
        return step.after(Fact(views.Left(seat)))

    # --- chance -----------------------------------------------------------------------------------------------------

    def chance(self, state: State) -> Urn | None:
        return setup.urn(self._options, state)

    def apply_draw(self, state: State, drawn: int, at_ms: int) -> Step[State]:
        urn = self.chance(state)
        if urn is None:
            raise AssertionError("nothing to draw")
        return setup.place_drawn(state, urn.face(drawn), at_ms)

    # --- what is seen -----------------------------------------------------------------------------------------------

    def public(self, state: State) -> views.Public:
        return views.public(state, rulings.possible_reasons(self._options, state))

    def private(self, state: State, seat: int) -> views.Private:
        return views.private(state, seat)

    def outcome(self, state: State) -> Outcome | None:
        """The team that won more games is first. A single team has won with any point (CN-97), or lost."""
        if state.stage is not Stage.OVER:
            return None
        wins = state.wins
        lost = state.is_coop and not any(wins)
        order = (2,) * len(wins) if lost else places(wins, gone=state.gone)
        return Outcome(reason=state.results[-1].reason, scores=wins, places=order)

    def moves(self, state: State, seat: int, window: Window) -> Iterable[Action]:  # noqa: ARG002
        match window.kind:
            case "clue":
                return self._some_clues(state)
            case "whisper":
                return [Answer(True), Answer(False)]
            case "respond":
                return [Accept(), Protest()]
            case "object":
                return [Protest()]
            case "ruling":
                return [Ruling(True), *self._strikes(state)]
            case "vote":
                return [Vote(True), Vote(False)]
            case "guess":
                touches: list[Action] = [Touch(fold(word)) for word in state.open_codenames]
                return [*touches, Stop()] if state.clues[-1].touched else touches
            case "penalty" | "enemy":
                covers: list[Action] = [Cover(fold(state.board[place])) for place in _coverable(state)]
                return [*covers, Skip()] if window.kind == "penalty" else covers
            case "timer":
                return [TurnTimer()] if state.sand_ms is None else []
        return [Ready()]

    def resample(self, state: State, seat: int, rng: Rng) -> State:
        return other_world(state, seat, rng)

    def inventory(self, state: State) -> tuple[str, ...]:
        position = self._options.position
        words = self._options.deck.words if position is None else position.words
        return tuple(sorted((*setup.covering_cards(state), *words)))

    # --- clues ------------------------------------------------------------------------------------------------------

    def _finding(self, state: State, word: str, number: int | None) -> Finding | None:
        if self._options.judge == "off":
            return None
        return self._oracle.ask(JudgeClue(word, number, state.open_codenames, self._options.agreements))

    def _check_words(self, state: State, word: str) -> None:
        """Checks what holds without a judge."""
        if " " in word and not self._options.names:
            raise Illegal("CN-25", "clue-words", words=word.count(" ") + 1)
        _check_whole_words(state, word)
        for part in map(_as_seen, _SIGNS.split(word)):
            _check_not_open(state, part, "CN-66")

    def _check_clue(self, state: State, clue: Clue) -> Finding | None:
        if state.late and clue.number != 1:
            raise Illegal("CN-G15", "clue-late")
        answer = state.answer_on(clue.word, clue.number)
        if answer is None or self._options.rules == 1:
            self._check_words(state, clue.word)
        if answer is not None:  # the whispered answer binds both captains, whatever the judge thinks
            if answer:
                return None
            raise Illegal("CN-68", "clue-whispered", clue=clue.word)
        finding = self._finding(state, clue.word, clue.number)
        if finding is None or finding.verdict == "allowed":
            return finding
        is_final = self._options.judge == "block" or state.other_captain is None
        if finding.verdict == "forbidden" and is_final:
            raise Illegal(
                finding.rule or "CN-61", "clue-refused", clue=clue.word, reason=ClueInWords(clue.word, finding)
            )
        if not clue.sure:
            raise Illegal(
                finding.rule or "CN-61", "clue-warned", clue=clue.word, reason=ClueInWords(clue.word, finding)
            )
        return finding

    def _check_ask(self, state: State, ask: Ask) -> None:
        if state.other_captain is None:
            raise Illegal("CN-68", "nobody-to-ask")
        if state.late:
            raise Illegal("CN-G15", "clue-late")
        if len(state.whispers) >= talks.MOST_WHISPERS or state.answer_on(ask.word, ask.number) is not None:
            raise Illegal("CN-G18", "asked-enough", most=talks.MOST_WHISPERS)
        if self._options.rules == 1:
            self._check_words(state, ask.word)
        else:  # what the other captain allows is valid (CN-68), except an open codename
            _check_whole_words(state, ask.word)

    def _some_clues(self, state: State) -> Iterable[Action]:
        numbers = (1,) if state.late else (1, 2, 0, None)
        for index, word in enumerate(_SAMPLE):
            clue = Clue(word, numbers[index % len(numbers)], sure=True)
            try:
                self._check_clue(state, clue)
            except Illegal:
                continue
            yield clue
        ask = Ask(_SAMPLE[len(state.whispers)], 2)
        try:
            self._check_ask(state, ask)
        except Illegal:
            return
        yield ask

    def _strikes(self, state: State) -> list[Action]:
        """A strike with a single reason: random games need no more."""
        strike = Ruling(False) if self._options.rules == 1 else Ruling(False, _SAMPLE_REASON)
        try:
            rulings.check_ruling(self._options, state, strike)
        except Illegal:
            return []
        return [strike]

    # --- the next game ----------------------------------------------------------------------------------------------

    def _ready(self, state: State) -> Step[State]:
        if state.unanswered(state.active):
            return Step(state)
        return setup.next_game(self._options, state)


def uninvited(state: State, seat: int, window: Window) -> Illegal | None:
    """The rule that says why a seat is not asked, if there is one."""
    if seat not in state.active:
        return None
    match window.kind:
        case "guess" if seat in state.captains:
            return Illegal("CN-29", "captain-guesses")
        case "guess":
            return Illegal("CN-43", "others-turn")
        case "clue":
            return Illegal("CN-18", "captains-clue")
        case "ruling" | "whisper":
            return Illegal("CN-G8", "captain-decides")
        case "vote":
            return Illegal("CN-G19", "captains-do-not-vote")
        case "penalty":
            return Illegal("CN-54", "captain-decides")
    return None


def _check_whole_words(state: State, word: str) -> None:
    """Checks that no open codename is the clue or a word of it (CN-27)."""
    for part in sorted({_as_seen(part) for part in (_SIGNS.sub("", word), *word.split())}):
        _check_not_open(state, part, "CN-27")


def _check_not_open(state: State, word: str, rule: str) -> None:
    if (place := state.place_of(word)) is not None and state.covers[place] is None:
        raise Illegal(rule, "clue-open", word=state.board[place])


def _as_seen(word: str) -> str:
    """Reads a Latin word that looks like a Russian one on the screen as Russian."""
    try:
        return normalise(word, "ru")
    except Unreadable:
        return word


def _place(state: State, word: str) -> int:
    place = state.place_of(word)
    if place is None:
        raise AssertionError("checked before")
    return place


def _check_touch(state: State, word: str) -> None:
    place = state.place_of(word)
    if place is None:
        raise Illegal("CN-30", "no-such-codename", word=word)
    if state.covers[place] is not None:
        raise Illegal("CN-G3", "codename-covered", word=state.board[place])


def _coverable(state: State) -> tuple[int, ...]:
    """A penalty covers a word of one's own (CN-54); the enemy's turn covers one of the enemy's (CN-94)."""
    return state.uncovered_of(COLOURS[1] if state.stage is Stage.ENEMY else COLOURS[state.turn])


def _check_cover(state: State, word: str) -> None:
    _check_touch(state, word)
    if _place(state, word) not in _coverable(state):
        if state.stage is Stage.ENEMY:
            raise Illegal("CN-94", "not-enemys", word=word)
        raise Illegal("CN-54", "not-your-word", word=word)
