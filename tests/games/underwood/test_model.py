"""Whole matches at tables of all sizes, compared step by step with a second, plain «Ундервуд» that tracks cards."""

from collections import Counter
from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from games.underwood.model import SIGNS, Model, is_letter
from games.underwood.model_rules import allows
from slovoteka.core.errors import Illegal
from slovoteka.core.fold import TableState, advance
from slovoteka.core.game import Fact, Game, Window
from slovoteka.core.inputs import Act, Close, Draw, Entry, Input, Leave, SealedAnswer
from slovoteka.core.oracle import IsWord, Question, T_co
from slovoteka.core.words import Verdict, Why
from slovoteka.games.underwood import views
from slovoteka.games.underwood.actions import Accept, Action, Discard, Doubt, Lay, Ready, Swap, Turn, Vote
from slovoteka.games.underwood.kind import KIND
from slovoteka.games.underwood.options import Options
from slovoteka.games.underwood.state import State

STEP_MS = 3_000


class EveryWord:
    """A dictionary that has every word."""

    def ask(self, question: Question[T_co]) -> T_co:
        assert isinstance(question, IsWord)
        answer: Any = Verdict(word=question.word, allowed=True, why=Why.FOUND)
        return answer  # type: ignore[no-any-return]


class Match:
    """A match of the real game with the model beside it."""

    def __init__(self, chance: Random, **options: Any) -> None:
        self.options: Options = KIND.rules.read_options(options)
        self.game: Game[State, Action] = KIND.rules.make(self.options, EveryWord())
        self.table: TableState[State] = TableState(state=self.game.start())
        self.model = Model(msgspec.to_builtins(self.options))
        self.chance = chance
        self.haste = chance.choice((0.1, 0.5, 0.9))
        """How often long words are laid: without them rounds go on until the deck is empty, and longer."""
        self.seen: Counter[str] = Counter()
        self.now_ms = 0

    @property
    def state(self) -> State:
        return self.table.state

    @property
    def window(self) -> Window:
        window, *second_thoughts = self.game.windows(self.state)
        assert [other.kind for other in second_thoughts] in ([], ["doubt"])
        return window

    @property
    def is_over(self) -> bool:
        return self.game.outcome(self.state) is not None

    # --- inputs -----------------------------------------------------------------------------------------------------

    def apply_input(self, match_input: Input) -> tuple[Fact, ...]:
        """One input. Its facts about rounds and words are counted again."""
        self.now_ms += STEP_MS
        entry = Entry(number=self.table.number + 1, at_ms=self.now_ms, input=match_input)
        self.table, facts = advance(KIND, self.game, self.table, entry)
        self.seen.update(fact.event.__struct_config__.tag for fact in facts)
        return facts

    def draw_all(self) -> None:
        """Makes all draws that are due. The urn must have exactly what the model has."""
        while (urn := self.game.chance(self.state)) is not None:
            assert Counter(dict(zip(urn.faces, urn.counts, strict=True))) == self.model.urn()
            if self.model.phase == "draw" and not self.model.at("deck"):
                self.seen["from-under-the-deck"] += 1
            number = self.chance.randrange(urn.size)
            self.model.draw(urn.face(number))
            self.check_facts(self.apply_input(Draw(self.table.draws, urn.size, number)))
        self.compare()

    def act(self, seat: int, action: Action) -> None:
        match action:
            case Turn():
                self.model.turn(action)
            case Discard(prize):
                self.model.discard(prize)
            case Accept():
                self.model.accept(seat)
            case Doubt():
                self.model.phase = "vote"
            case Ready():
                self.model.say_ready(seat)
        self.check_facts(self.apply_input(Act(seat, self.window.id, msgspec.to_builtins(action))))
        self.draw_all()

    def vote(self) -> None:
        """Everybody who votes, votes at random; some do not vote."""
        window = self.window
        answers = {seat: Vote(self.chance.random() < 0.5) for seat in window.seats if self.chance.random() < 0.9}
        pro = sum(vote.exists for vote in answers.values())
        self.model.vote(pro, len(answers) - pro)
        self.now_ms = max(self.now_ms, self.table.deadline_ms(window) or 0)
        sealed = (SealedAnswer(seat, msgspec.to_builtins(vote)) for seat, vote in answers.items())
        self.check_facts(self.apply_input(Close(window.id, tuple(sealed))))
        self.draw_all()

    def time_out(self) -> None:
        window = self.window
        match window.kind:
            case "turn":
                self.model.time_out()
            case "respond":
                self.model.stand()
            case "ready":
                self.model.say_ready(*self.model.active)
        self.now_ms = max(self.now_ms, self.table.deadline_ms(window) or 0)
        self.check_facts(self.apply_input(Close(window.id)))
        self.draw_all()

    def leave(self, seat: int) -> None:
        self.model.leave(seat)
        self.check_facts(self.apply_input(Leave(seat)))
        self.draw_all()

    def move(self) -> None:
        """An action that one of those who are invited may take."""
        window = self.window
        if window.kind == "vote":
            return self.vote()
        seat = self.chance.choice(window.seats)
        if window.kind != "turn":
            return self.act(seat, self.chance.choice(list(self.game.moves(self.state, seat, window))))
        own = [turn for turn in (self.some_turn() for _ in range(5)) if self.agree_on(turn)]
        offered = list(self.game.moves(self.state, seat, window))
        for turn in self.chance.sample(offered, min(3, len(offered))):
            assert not isinstance(turn, Turn) or allows(self.model, turn), turn
        if self.chance.random() < self.haste:
            return self.act(seat, self.chance.choice([*own, *filter(_has_prize, own), max(offered, key=_cards)]))
        plain = [turn for turn in offered if not isinstance(turn, Turn) or not turn.words]
        return self.act(seat, self.chance.choice([self.chance.choice(plain), self.chance.choice(offered)]))

    def agree_on(self, turn: Turn) -> bool:
        """Checks that game and model allow the same turns. Returns whether they allow this one."""
        refusal = None
        try:
            self.game.check(self.state, self.state.mover, self.window, turn, self.now_ms)
        except Illegal as broken:
            refusal = broken
        allowed = allows(self.model, turn)
        assert allowed == (refusal is None), (turn, refusal, self.state)
        return allowed

    # --- turns of any kind, right and wrong -------------------------------------------------------------------------

    def some_turn(self) -> Turn:
        hand = [card.face for card in self.model.at("hand", self.model.mover)]
        lays = [self._some_lay(hand) for _ in range(self.chance.choice((1, 1, 1, 2)))]
        letters = [face for face in hand if is_letter(face)]
        lays = [lay for lay in lays if lay != Lay()]
        return Turn(tuple(lays), self.chance.choice(letters) if letters and self.chance.random() < 0.95 else None)

    def _some_lay(self, hand: list[str]) -> Lay:
        """From what is left in the hand and what some cut of the tape brings."""
        tape = self.model.faces("tape")
        cut = self.chance.randrange(-1, len(tape) + 1) if self.chance.random() < 0.5 else None
        swaps = self._some_swaps()
        loose = [face for face in hand if is_letter(face) or face == "?"] + ["?"] * len(swaps)
        torn = list(tape[cut:]) if cut is not None and cut >= 0 else []
        used = torn[: self.chance.randrange(3)] + self.chance.sample(loose, min(len(loose), self.chance.randint(1, 8)))
        for face in used:
            if face in hand:
                hand.remove(face)
        match self.chance.randrange(4):
            case 0:  # equal letters side by side
                used.sort()
            case 1:  # equal letters at both ends
                used = sorted(used)[1:] + sorted(used)[:1]
            case _:
                self.chance.shuffle(used)
        letters = [f"*{self.chance.choice('АОЕИКТ')}" if face == "?" else face for face in used]
        prizes = [SIGNS.index(face) + 1 for face in hand if face in SIGNS] or [1]
        prize = self.chance.choice(prizes) if self.chance.random() < 0.5 else None
        return Lay("".join(self._some_changes(letters)), cut, tuple(swaps), prize)

    def _some_changes(self, letters: list[str]) -> list[str]:
        """Sometimes a multiplied or reduced letter."""
        if self.chance.random() < 0.8 or not letters:
            return letters
        letter = self.chance.choice(letters)
        same = [other for other in letters if other[-1] == letter[-1]]
        if len(same) > 1:
            return [f"[{''.join(sorted(same, key=len))}]", *(other for other in letters if other not in same)]
        return [*letters, f"({letter})"]

    def _some_swaps(self) -> list[Swap]:
        wild = [card.spot[1:] for card in self.model.cards if card.face == "?" and card.spot[0] == "word"]
        return [Swap(*spot) for spot in wild if self.chance.random() < 0.5]

    # --- what must hold ---------------------------------------------------------------------------------------------

    def check_facts(self, facts: tuple[Fact, ...]) -> None:
        """Checks the events against the model, which has made the step already."""
        for event in (fact.event for fact in facts):
            if isinstance(event, views.RoundOver):
                seats = range(self.options.seats)
                assert event.laid == tuple(self.model.laid(seat) for seat in seats)
                assert event.cost == tuple(self.model.cost(seat) for seat in seats)
                assert event.points == tuple(self.model.sheet[-1])
                assert event.totals == tuple(self.model.total(seat) for seat in seats)
                assert event.reason == self.model.reason
                self.seen[event.reason] += 1
            if isinstance(event, views.Laid):
                self.seen[f"prize {event.lay.prize}"] += 1

    def compare(self) -> None:
        """Checks that every card is where the model has it, and everything else agrees too."""
        state, model = self.state, self.model
        assert state.stage.value == model.phase
        assert Counter(state.deck) == Counter(model.faces("deck"))
        assert (state.bottom, state.tape) == (model.faces("under"), model.faces("tape"))
        assert Counter(state.discarded) == Counter(model.faces("out"))
        for seat in range(state.seats):
            assert Counter(state.hands[seat]) == model.hand(seat)
            known = Counter(card.face for card in model.at("hand", seat) if card.seen)
            assert Counter(state.shown[seat]) <= model.hand(seat)
            assert state.is_open or Counter(state.shown[seat]) == known
            self._compare_words(seat)
        assert len(self.game.inventory(state)) == 120
        assert (state.dealer, state.mover, list(state.gone)) == (model.dealer, model.mover, model.gone)
        assert [list(points) for points in state.sheet] == model.sheet
        assert list(state.totals) == [model.total(seat) for seat in range(state.seats)]
        assert list(state.struck) == model.struck
        assert self.game.public(state).points == tuple(model.laid(seat) for seat in range(state.seats))

    def _compare_words(self, seat: int) -> None:
        assert len(self.state.words[seat]) == len(self.model.words[seat])
        for number, laid in enumerate(self.state.words[seat]):
            assert "".join(place.letter for place in laid.places) == self.model.words[seat][number].letters
            assert laid.prize == self.model.faces("prize", seat, number)
            for at, place in enumerate(laid.places):
                assert Counter(place.cards) == Counter(self.model.faces("word", seat, number, at))


def _cards(action: Action) -> int:
    """How long the words of a turn are; long ones end rounds."""
    return sum(len(lay.word) + 2 * len(lay.swaps) for lay in action.words) if isinstance(action, Turn) else 0


def _has_prize(turn: Turn) -> bool:
    return any(lay.prize for lay in turn.words)


class Underwood(RuleBasedStateMachine):
    """Hypothesis chooses the table, and when people are late, leave, or simply play on."""

    match: Match

    @initialize(
        seats=st.integers(2, 10), vote=st.booleans(), rounds=st.integers(1, 3), goal=st.sampled_from([15, 100]),
        tie=st.sampled_from(["share", "play-on"]), chance=st.integers(0, 2**32),
    )  # fmt: skip
    def sit_down(self, seats: int, vote: bool, rounds: int, goal: int, tie: str, chance: int) -> None:
        check = "vote" if vote and seats > 2 else "dictionary"
        self.match = Match(Random(chance), seats=seats, check=check, rounds=rounds, target=goal, tie=tie)
        self.match.compare()
        self.match.draw_all()

    @precondition(lambda self: not self.match.is_over)
    @rule(moves=st.integers(1, 10))
    def play_on(self, moves: int) -> None:
        for _ in range(moves):
            if not self.match.is_over:
                self.match.move()

    @precondition(lambda self: not self.match.is_over)
    @rule()
    def be_late(self) -> None:
        if self.match.window.kind == "vote":
            self.match.vote()
        else:
            self.match.time_out()

    @precondition(lambda self: not self.match.is_over)
    @rule(which=st.integers(0, 9))
    def leave(self, which: int) -> None:
        active = self.match.model.active
        if len(active) > 2 or which == 0:
            self.match.leave(active[which % len(active)])

    @precondition(lambda self: self.match.is_over)
    @rule(seat=st.integers(0, 9))
    def stay(self, seat: int) -> None:
        """Checks that a finished match stays finished."""
        before = self.match.table
        with pytest.raises(Illegal):
            self.match.apply_input(Leave(seat))
        assert self.match.table == before

    @invariant()
    def somebody_is_asked(self) -> None:
        windows = self.match.game.windows(self.match.state)
        assert self.match.is_over == (not windows)
        for window in windows:
            assert window.seats
            assert set(window.seats) <= set(self.match.model.active)


TestUnderwood = Underwood.TestCase
TestUnderwood.settings = settings(
    max_examples=30, stateful_step_count=25, deadline=None, database=None, suppress_health_check=list(HealthCheck)
)


def played(seed: int, **options: Any) -> Match:
    """A whole match in which somebody is late or leaves now and then."""
    match = Match(Random(seed), **options)
    match.draw_all()
    while not match.is_over:
        luck = match.chance.random()
        if luck < 0.02 and match.window.kind != "vote":
            match.time_out()
        elif luck < 0.023:
            match.leave(match.chance.choice(match.model.active))
        else:
            match.move()
    return match


@pytest.mark.rule("UW-07", "UW-48", "UW-49", "UW-50", "UW-52")
@pytest.mark.parametrize("seats", range(2, 11))
def test_whole_matches_are_as_the_model_says(seats: int) -> None:
    match = played(seats, seats=seats, rounds=3, target=60)
    outcome = match.game.outcome(match.state)
    assert outcome is not None
    assert outcome.scores == tuple(match.model.total(seat) for seat in range(seats))
    best = max(match.model.total(seat) for seat in match.model.active)
    for seat in range(seats):
        assert (outcome.places[seat] == 1) == (seat in match.model.active and match.model.total(seat) == best)


@pytest.mark.full
def test_the_random_matches_are_worth_their_name() -> None:
    """The matches cover everything that can happen at a table, including every prize card."""
    seen: Counter[str] = Counter()
    for seed in range(10):
        seen += played(seed, seats=2 + seed % 3, rounds=4, tie="play-on").seen
        seen += played(seed, seats=3 + seed % 3, rounds=2, check="vote").seen
    tags = {event.__struct_config__.tag for event in views.Event.__args__}
    prizes = {f"prize {number}" for number in range(1, 11)}
    assert not (tags | prizes | {"out", "from-under-the-deck"}) - set(seen)
