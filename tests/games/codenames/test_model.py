"""Whole matches at tables of all forms, compared step by step with a second, plain «Кодовые имена»."""

from collections import Counter
from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from games.codenames.grid import TEAMS
from games.codenames.model import REASONS, Model
from slovoteka.core.errors import Illegal
from slovoteka.core.fold import TableState, advance
from slovoteka.core.game import Fact, Game
from slovoteka.core.inputs import Act, Close, Draw, Entry, Input, Leave, SealedAnswer
from slovoteka.core.oracle import Question, T_co
from slovoteka.games.codenames import views
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
)
from slovoteka.games.codenames.clues import Finding, JudgeClue
from slovoteka.games.codenames.deck import default_deck
from slovoteka.games.codenames.kind import KIND
from slovoteka.games.codenames.state import State
from slovoteka.lexicon.alphabet import fold
from slovoteka.lexicon.clues import ClueReason

STEP_MS = 1_000
VERDICTS = {"ПОГОДА": "allowed", "ДОРОГА": "doubtful", "МЕЛОДИЯ": "forbidden", "ТРИ МУШКЕТЁРА": "allowed"}
FINDINGS = {
    "allowed": Finding(verdict="allowed", reason=ClueReason.FINE),
    "doubtful": Finding(verdict="doubtful", reason=ClueReason.UNKNOWN, rule="CN-80"),
    "forbidden": Finding(verdict="forbidden", reason=ClueReason.COGNATE, rule="CN-65"),
}
LATIN = str.maketrans("АВСЕНКМОРТХУ", "ABCEHKMOPTXY")
DECKS = [msgspec.to_builtins(default_deck().but(cards=default_deck().cards[:n])) for n in (40, 60)]
"""Enough cards for one deal, and for two, before a card comes up again."""


class TableJudge:
    """A judge that thinks what the model thinks."""

    def ask(self, question: Question[T_co]) -> T_co:
        assert isinstance(question, JudgeClue)
        answer: Any = FINDINGS[VERDICTS.get(question.clue, "allowed")]
        return answer  # type: ignore[no-any-return]


class Match:
    """A match of the real game with the model beside it."""

    def __init__(self, chance: Random, **options: Any) -> None:
        read = KIND.rules.read_options({"deck": chance.choice(DECKS)} | options)
        self.game: Game[State, Action] = KIND.rules.make(read, TableJudge())
        self.table: TableState[State] = TableState(state=self.game.start())
        self.model = Model(msgspec.to_builtins(read), VERDICTS)
        self.chance = chance
        self.skill = chance.choice((0.2, 0.6, 0.9))
        """How often a team knows what it touches: games of random guesses end with the assassin."""
        self.seen: Counter[str] = Counter()
        self.now_ms = 0

    @property
    def state(self) -> State:
        return self.table.state

    @property
    def is_over(self) -> bool:
        return self.game.outcome(self.state) is not None

    # --- inputs -----------------------------------------------------------------------------------------------------

    def apply_input(self, match_input: Input) -> tuple[Fact, ...]:
        entry = Entry(number=self.table.number + 1, at_ms=self.now_ms, input=match_input)
        self.table, facts = advance(KIND, self.game, self.table, entry)
        self.seen.update(fact.event.__struct_config__.tag for fact in facts)
        return facts

    def draw_all(self) -> None:
        """Makes all draws that are due. The urn must have exactly what the model has."""
        while (urn := self.game.chance(self.state)) is not None:
            assert Counter(dict(zip(urn.faces, urn.counts, strict=True))) == self.model.grid.urn()
            number = self.chance.randrange(urn.size)
            self.model.draw(urn.face(number))
            self.check_facts(self.apply_input(Draw(self.table.draws, urn.size, number)))
        self.compare()

    def attempt(self, seat: int, kind: str, action: Action) -> bool:
        """Checks that game and model accept the same actions. Returns whether they accept this one."""
        self.now_ms += STEP_MS
        ids = {window.kind: window.id for window in self.game.windows(self.state)}
        before, refusal = self.table, None
        facts: tuple[Fact, ...] = ()
        try:
            facts = self.apply_input(Act(seat, ids[kind], msgspec.to_builtins(action)))
        except Illegal as broken:
            refusal = broken
            self.seen[refusal.code] += 1
        allowed = self.model.allows(seat, kind, action)
        assert allowed == (refusal is None), (seat, kind, action, refusal, self.state)
        if not allowed:
            assert self.table == before
            return False
        self.model.act(seat, action)
        self.check_facts(facts)
        self.draw_all()
        return True

    def time_out(self, kind: str) -> None:
        window = next(window for window in self.game.windows(self.state) if window.kind == kind)
        deadline = self.table.deadline_ms(window)
        if deadline is None:
            before = self.table
            with pytest.raises(Illegal, match="no-limit"):
                self.apply_input(Close(window.id))
            assert self.table == before
            return
        self.now_ms = max(self.now_ms, deadline)
        self.model.time_out(kind)
        self.check_facts(self.apply_input(Close(window.id)))
        self.draw_all()

    def vote(self) -> None:
        """Everybody votes, or some do until the time is over."""
        window = next(window for window in self.game.windows(self.state) if window.kind == "vote")
        votes = {seat: self.chance.random() < 0.4 for seat in window.seats if self.chance.random() < 0.8}
        if len(votes) < len(window.seats):
            self.now_ms = max(self.now_ms, self.table.deadline_ms(window) or 0)
        answers = tuple(SealedAnswer(seat, msgspec.to_builtins(Vote(valid))) for seat, valid in votes.items())
        self.model.count_votes(votes)
        self.check_facts(self.apply_input(Close(window.id, answers)))
        self.draw_all()

    def leave(self, seat: int) -> None:
        self.model.leave(seat)
        self.check_facts(self.apply_input(Leave(seat)))
        self.draw_all()

    def move(self) -> None:
        """An action that may or may not be legal."""
        kind = self.chance.choice([*self.model.invited(), *list(self.model.invited())[:1] * 3])
        if kind == "vote":
            self.vote()
            return
        for _ in range(20):
            invited = self.model.invited()[kind]
            anybody = range(self.model.options["seats"])
            seat = self.chance.choice(invited if self.chance.random() < 0.9 else anybody)
            if self.attempt(seat, kind, self.some_action(kind)):
                return

    # --- actions of any kind, right and wrong -----------------------------------------------------------------------

    def some_action(self, kind: str) -> Action:
        if self.chance.random() < 0.05:
            kind = self.chance.choice(["clue", "whisper", "respond", "ruling", "guess", "penalty", "timer", "ready"])
        match kind:
            case "clue":
                return self._some_clue()
            case "guess":
                return Stop() if self.chance.random() < 0.15 else Touch(self._some_word(TEAMS[self.model.turn]))
            case "penalty" | "enemy":
                mine = "blue" if kind == "enemy" else TEAMS[self.model.turn]
                return Skip() if self.chance.random() < 0.2 else Cover(self._some_word(mine))
            case "respond":
                return self.chance.choice((Accept(), Accept(), Protest()))
        yes = self.chance.random() < 0.5
        reason = self.chance.choice((None, "CN-65", "CN-61", "CN-67"))
        rest: dict[str, Action] = {
            "whisper": Answer(yes), "ruling": Ruling(True) if yes else Ruling(False, reason),
            "timer": TurnTimer(), "object": Protest(), "ready": Ready(),
        }  # fmt: skip
        return rest[kind]

    def _some_clue(self) -> Action:
        word = self.chance.choice(list(VERDICTS)) if self.chance.random() < 0.8 else self._hidden_word()
        number = self.chance.choice((0, 1, 1, 1, 2, 2, 3, 9, 10, None))
        if self.model.answers and self.chance.random() < 0.6:  # a whispered clue is given or asked about again
            word, number, _ = self.chance.choice(self.model.answers)
        if self.chance.random() < 0.3:
            return Ask(word, number)
        return Clue(word, number, sure=self.chance.random() < 0.5)

    def _table_words(self) -> list[str]:
        return [spot.word for spot in self.model.grid.spots] or ["ПОГОДА"]

    def _hidden_word(self) -> str:
        """An open codename, in spellings that might not be noticed."""
        word = self.chance.choice(self._table_words())
        latin = word.translate(LATIN)
        forms = [f"{word}-ПОГОДА", f"ПОГОДА-{word}", f"ПОГОДА {word}", f"{word[0]}-{word[1:]}", f"{word[0]}'{word[1:]}"]
        return self.chance.choice([word, *forms, latin if latin.isascii() else word])

    def _some_word(self, owner: str) -> str:
        own = self.model.grid.open_words(owner)
        return self.chance.choice(own) if own and self.chance.random() < self.skill else self._any_word()

    def _any_word(self) -> str:
        return fold(self.chance.choice([*self._table_words(), "ПОГОДА"]))

    # --- what must hold ---------------------------------------------------------------------------------------------

    def check_facts(self, facts: tuple[Fact, ...]) -> None:
        """Checks the events against the model, which has made the step already."""
        for fact in facts:
            match fact.event:
                case views.KeyDrawn(place, owner):
                    assert fact.audience == tuple(sorted(self.model.captains))
                    assert self.model.grid.spots[place].owner == owner
                case views.Touched(_, _, place, word, owner) | views.Covered(_, place, word, owner):
                    spot = self.model.grid.spots[place]
                    assert (spot.word, spot.owner, spot.covered) == (word, owner, True)
                case views.GameOver(result, key):
                    ended = self.model.ended[-1]
                    assert (result.reason, result.winner, result.points) == (ended.reason, ended.winner, ended.points)
                    assert list(result.winners) == ended.winners
                    assert list(key) == [spot.owner for spot in self.model.grid.spots]
                    self.seen[f"by {result.reason}"] += 1

    def compare(self) -> None:
        """Checks that every card is where the model has it, and everything else agrees too."""
        state, model, seen = self.state, self.model, self.game.public(self.state)
        assert (state.stage.value, seen.game, seen.turn, seen.first) == (
            model.phase,
            model.grid.game,
            model.turn,
            model.grid.first,
        )
        assert list(seen.board) == [spot.word for spot in model.grid.spots]
        assert list(seen.covers) == [spot.owner if spot.covered else None for spot in model.grid.spots]
        lying = Counter(spot.owner for spot in model.grid.spots if spot.covered)
        whole = model.grid.whole_key()
        assert seen.stacks == tuple(whole[owner] - lying[owner] for owner in (*TEAMS, "bystander", "assassin"))
        assert (list(seen.captains), list(seen.gone)) == (model.captains, model.gone)
        assert {window.kind: list(window.seats) for window in self.game.windows(state)} == model.invited()
        assert (set(seen.passed), seen.late, seen.sand_ms is not None) == (model.passed, model.late, model.sand)
        assert (seen.objector, len(seen.results)) == (model.objector, len(model.ended))
        assert list(seen.wins) == [model.score(seat) for seat in range(model.options["seats"])]
        assert [
            (clue.team, clue.word, clue.number, len(clue.touched), clue.struck, clue.reason) for clue in seen.clues
        ] == [(clue.side, clue.word, clue.number, clue.touched, clue.struck, clue.reason) for clue in model.clues]
        assert (list(seen.strikes), seen.strike_reason) == (model.strikes, model.disputed)
        can_strike = model.phase == "ruling" and not model.is_old and model.may_strike()
        assert set(seen.strike_reasons) == (REASONS if can_strike else set())
        self._compare_keys()

    def _compare_keys(self) -> None:
        model, key = self.model, tuple(spot.owner for spot in self.model.grid.spots)
        is_open = model.phase in ("break", "over")
        assert self.game.public(self.state).key == (key if is_open else None)
        for seat in range(model.options["seats"]):
            assert self.game.private(self.state, seat).key == (key if seat in model.captains else None)

    def check_outcome(self) -> None:
        outcome = self.game.outcome(self.state)
        assert outcome is not None
        seats = range(self.model.options["seats"])
        assert outcome.scores == tuple(map(self.model.score, seats))
        assert outcome.places == tuple(map(self.model.place, seats))
        assert outcome.reason == self.model.ended[-1].reason


FORMS = st.sampled_from(
    [("teams", 4), ("teams", 5), ("teams", 7), ("teams", 8), ("coop", 2), ("coop", 4), ("three", 3)]
)


class Codenames(RuleBasedStateMachine):
    """Hypothesis chooses the table, and when people are late, leave, or simply play on."""

    match: Match

    @initialize(
        form=FORMS, games=st.integers(1, 4), judge=st.sampled_from(["warn", "block", "off"]), names=st.booleans(),
        timer=st.sampled_from(["sand", "strict", "none"]), rotate=st.booleans(), chance=st.integers(0, 2**32),
        rules=st.sampled_from([1, 2]), strike_vote=st.booleans(), strikes_most=st.sampled_from([0, 1, 3]),
    )  # fmt: skip
    def sit_down(self, form: tuple[str, int], chance: int, **options: Any) -> None:
        self.match = Match(Random(chance), form=form[0], seats=form[1], **options)
        self.match.draw_all()

    @precondition(lambda self: not self.match.is_over)
    @rule(moves=st.integers(1, 10))
    def play_on(self, moves: int) -> None:
        for _ in range(moves):
            if not self.match.is_over:
                self.match.move()

    @precondition(lambda self: not self.match.is_over)
    @rule(which=st.integers(0, 2))
    def be_late(self, which: int) -> None:
        kinds = list(self.match.model.invited())
        self.match.time_out(kinds[which % len(kinds)])

    @precondition(lambda self: not self.match.is_over)
    @rule(which=st.integers(0, 9))
    def leave(self, which: int) -> None:
        active = self.match.model.active
        if len(active) > 4 or which == 0:
            self.match.leave(active[which % len(active)])

    @precondition(lambda self: self.match.is_over)
    @rule(seat=st.integers(0, 8))
    def stay(self, seat: int) -> None:
        """Checks that a finished match stays finished."""
        self.match.check_outcome()
        before = self.match.table
        with pytest.raises(Illegal):
            self.match.apply_input(Leave(seat))
        assert self.match.table == before

    @invariant()
    def somebody_is_asked(self) -> None:
        windows = self.match.game.windows(self.match.state)
        assert self.match.is_over == (not any(window.blocking for window in windows))
        for window in windows:
            assert window.seats
            assert set(window.seats) <= set(self.match.model.active)


TestCodenames = Codenames.TestCase
TestCodenames.settings = settings(
    max_examples=60, stateful_step_count=25, deadline=None, database=None, suppress_health_check=list(HealthCheck)
)


def played(seed: int, lateness: float = 0.02, **options: Any) -> Match:
    """A whole match in which somebody is late or leaves now and then."""
    match = Match(Random(seed), **options)
    match.draw_all()
    while not match.is_over:
        luck = match.chance.random()
        if luck < lateness:
            match.time_out(match.chance.choice(list(match.model.invited())))
        elif luck < lateness + 0.002:
            match.leave(match.chance.choice(match.model.active))
        else:
            match.move()
    match.check_outcome()
    return match


@pytest.mark.rule("CN-31", "CN-32", "CN-33", "CN-34", "CN-40", "CN-45", "CN-46", "CN-47", "CN-48", "CN-94", "CN-97")
@pytest.mark.parametrize(
    "options",
    [{"seats": 4, "first": "blue"}, {"seats": 7, "rotate": False}, {"seats": 12, "timer": "strict"}, {"seats": 2},
     {"seats": 3}, {"seats": 6, "form": "coop"}, {"seats": 3, "form": "coop", "judge": "off"},
     {"seats": 5, "captains": [4, 3]}, {"seats": 6, "strikes_most": 1}, {"seats": 6, "rules": 1},
     {"seats": 2, "rules": 1}],
    ids=str,
)  # fmt: skip
@pytest.mark.parametrize("seed", range(3))
def test_whole_matches_are_as_the_model_says(options: dict[str, Any], seed: int) -> None:
    match = played(seed, games=5, **options)
    assert 1 <= len(match.model.ended) <= 5


def test_the_random_matches_are_worth_their_name() -> None:
    """The matches cover everything that can happen at a table."""
    seen: Counter[str] = Counter()
    for seed in range(12):
        seen += played(seed, seats=4 + seed % 3, games=3).seen
        seen += played(seed, seats=6, games=2, timer="strict", lateness=0.3).seen
        seen += played(seed, seats=2 + seed % 2, games=3).seen
        seen += played(seed, seats=4, games=3, strikes_most=1).seen
        seen += played(seed, seats=4, games=3, rules=1).seen
    tags = {event.__struct_config__.tag for event in views.Event.__args__}
    ends = {"by agents", "by assassin", "by enemy", "by left"}
    refusals = {
        "struck-again",
        "strikes-spent",
        "strike-no-reason",
        "strike-no-such-reason",
        "clue-open",
        "clue-whispered",
        "clue-late",
        "clue-warned",
        "asked-enough",
        "guess-first",
    }
    assert not (tags | ends | refusals) - set(seen)
