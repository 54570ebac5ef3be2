"""Random games compared with a model: points from the boards, scores from the events, tiles from the set."""

import zlib
from collections import Counter
from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from games.scrabble.tables import EveryWord
from slovoteka.core.errors import Refusal
from slovoteka.core.fold import TableState, advance
from slovoteka.core.game import Fact, Game, Window
from slovoteka.core.inputs import Act, Close, Draw, Entry, Input, Leave, SealedAnswer
from slovoteka.core.oracle import AreWords, EachIsWord, IsWord, Question, T_co
from slovoteka.core.words import Verdict, Why
from slovoteka.games.scrabble import views
from slovoteka.games.scrabble.actions import Action, Lay, Pass, Swap, Tile
from slovoteka.games.scrabble.kind import KIND
from slovoteka.games.scrabble.letters import AS_BLANK
from slovoteka.games.scrabble.notation import at_text
from slovoteka.games.scrabble.options import Options
from slovoteka.games.scrabble.position import read_cgp, write_cgp
from slovoteka.games.scrabble.state import Stage, State

LONGEST = 5_000
STEP_MS = 3_000
PAIRS = [first + second for first in "ОАЕИНТ" for second in "ОАЕИНТ"]
TABLES: dict[str, dict[str, Any]] = {
    "standard": {},
    "bilingual-uk": {"edition": "bilingual-uk", "seats": 4},
    "challenge": {"words": "challenge", "seats": 3, "penalty": "five"},
    "challenge-turn": {"words": "challenge", "penalty": "turn", "edition": "bilingual-ru"},
    "vote": {"words": "vote", "seats": 4, "penalty": "ten"},
    "declare": {"declare": True},
    "reusable-blanks": {"reusable_blanks": True, "words": "challenge", "seats": 3},
    "theme-list": {"theme": "пары", "theme_words": PAIRS},
    "theme-vote": {"theme": "спорт", "seats": 3, "words": "challenge"},
    "jacks": {"jacks": True, "seats": 3, "words": "challenge"},
    "two-bags": {"two_bags": True, "seats": 3},
    "four-tries": {"four_tries": True, "reusable_blanks": True},
    "championship": {"clock": "game", "game_ms": 60_000, "restricted_exchange": True},
    "solitaire": {"mode": "solitaire"},
    "two-racks": {"mode": "solitaire", "solitaire": "two-racks", "reusable_blanks": True},
    "face-up": {"mode": "solitaire", "solitaire": "face-up"},
    "all-at-once": {
        "seats": 3, "words": "vote", "penalty": "turn", "theme": "дом", "two_bags": True, "reusable_blanks": True,
        "jacks": True, "declare": True, "clock": "game", "game_ms": 200_000,
    },
}  # fmt: skip


class MostWords(EveryWord):
    """Every fourth word does not exist, so that challenges are won and lost."""

    def ask(self, question: Question[T_co]) -> T_co:
        answer: Any
        match question:
            case IsWord(word):
                answer = Verdict(word=word, allowed=_exists(word), why=Why.FOUND if _exists(word) else Why.UNKNOWN)
            case AreWords(words):
                answer = EachIsWord(tuple(map(_exists, words)))
            case _:
                return super().ask(question)
        return answer


def _exists(word: str) -> bool:
    return zlib.crc32(word.encode()) % 4 > 0


# --- the model ------------------------------------------------------------------------------------------------------


class Count:
    """The points of a play, from the board before it and the board after it."""

    def __init__(self, options: Options, before: str, after: str) -> None:
        signs = "".join(options.board.rows)
        self._letter = [{"d": 2, "t": 3}.get(sign, 1) for sign in signs]
        self._word = [{"D": 2, "T": 3}.get(sign, 1) for sign in signs]
        if options.centre_doubles:
            self._word[112] = 2
        self._values = dict(zip(options.tiles.letters, options.tiles.values, strict=True))
        self._after = after
        self.laid = [square for square in range(225) if before[square] != after[square]]
        assert all(before[square] == "." for square in self.laid), "a tile that lies is not moved"
        self.words = [self._read(run) for run in self._runs()]
        points = sum(map(self._points, self._runs()))
        self.total = points + 50 * (len(self.laid) == 7)
        listed = {word.replace("Ё", "Е") for word in options.theme_words}  # Ё is lenient at these tables
        theme = sum(word.replace("Ё", "Е") in listed for word in self.words)
        self.total += 5 * theme

    def _runs(self) -> list[tuple[int, ...]]:
        """The squares of every word that a new tile is part of."""
        lines = [tuple(range(row * 15, row * 15 + 15)) for row in range(15)]
        lines += [tuple(range(column, 225, 15)) for column in range(15)]
        runs = []
        for line in lines:
            run: list[int] = []
            for square in (*line, None):
                if square is not None and self._after[square] != ".":
                    run.append(square)
                    continue
                if len(run) > 1 and {*run} & {*self.laid}:
                    runs.append(tuple(run))
                run = []
        return runs

    def _read(self, run: tuple[int, ...]) -> str:
        return "".join(self._after[square] for square in run).upper().replace('"', "’")

    def _points(self, run: tuple[int, ...]) -> int:
        points, factor = 0, 1
        for square in run:
            new = square in self.laid
            points += self._values.get(self._after[square], 0) * (self._letter[square] if new else 1)
            factor *= self._word[square] if new else 1
        return points * factor


class Ledger:
    """What the scores must be, from the boards and from the events."""

    def __init__(self, options: Options) -> None:
        self._options = options
        self.scores = [0] * options.racks
        self.plays = 0
        self._pending: Count | None = None
        self._before_turn = ""
        self._bonus = 0

    def note(self, before: State, facts: tuple[Fact, ...], after: State) -> None:
        for fact in facts:
            match fact.event:
                case views.Played(_, _, _, score, pending):
                    count = Count(self._options, before.grid, after.grid)
                    assert score.total == count.total
                    assert Counter(word.word.upper().replace('"', "’") for word in score.words) == Counter(count.words)
                    self._pending, self._bonus = (count, 0) if pending else (None, 0)
                    self._before_turn = before.before.grid if before.before else before.grid
                    if not pending:
                        self._stands(before.mover, count.total)
                case views.ThemeVoted(_, words, bonus):
                    assert self._pending is not None
                    self._bonus = 5 * sum(word in words for word in self._pending.words)
                    assert bonus == self._bonus
                case views.Stood(_, points):
                    assert self._pending is not None
                    assert points == self._pending.total + self._bonus
                    self._stands(before.mover, points)
                case views.ChallengeFailed(seat, fine):
                    self.scores[seat] -= fine
                case views.PlayFailed():
                    assert after.grid == self._before_turn
                case views.Finished(reason, final, scores):
                    self._finish(reason, final, after)
                    assert scores == after.scores
        assert after.scores == tuple(self.scores)

    def _stands(self, rack: int, points: int) -> None:
        self.plays += 1
        self.scores[rack] += points
        self._pending = None

    def _finish(self, reason: str, final: tuple[Any, ...], after: State) -> None:
        values = dict(zip(self._options.tiles.letters, self._options.tiles.values, strict=True))
        left = [sum(values.get(tile, 0) for tile in rack) for rack in after.racks]
        for rack, change in enumerate(final):
            is_out = reason == "out" and not after.racks[rack] and rack not in after.gone
            others = sum(left[other] for other in range(len(left)) if other != rack and other not in after.gone)
            assert (change.left, change.lost) == (after.racks[rack], -left[rack])
            assert change.gained == (others if is_out else 0)
            over = 0 if after.clock is None else max(0, -after.clock.left_ms[rack])
            assert change.overtime == -10 * -(-over // 60_000)
            self.scores[rack] += change.lost + change.gained + change.overtime


def check_tiles(options: Options, match_input: Input, before: State, facts: tuple[Fact, ...], after: State) -> None:
    """Every tile of the set is somewhere, racks have seven at most, and only draws take tiles from the bag."""
    board = [tile if tile in options.tiles.letters else "?" for tile in after.grid if tile != "."]
    loose = "".join((*after.bags, *after.racks, after.aside)).replace("*", "?")
    assert Counter([*board, *loose]) == Counter(options.tiles.tiles)
    assert max(map(len, after.racks)) <= 7
    drawn = Counter[str]()
    if isinstance(match_input, Draw) and before.stage is Stage.DRAW:
        (face,) = [fact.event.tile for fact in facts if isinstance(fact.event, views.Drew) and fact.event.tile]
        drawn[face] += 1
    for fact in facts:
        if isinstance(fact.event, views.Picked):
            drawn.update(fact.event.tiles)
    returned = Counter("" if after.aside else before.aside)
    assert Counter("".join(after.bags)) == Counter("".join(before.bags)) - drawn + returned


def check_position(options: Options, state: State) -> None:
    """A position survives being written down."""
    racks = [rack.replace("*", "?") for rack in state.racks]
    position = read_cgp(write_cgp(state.grid, racks, state.scores, state.scoreless), options.tiles)
    assert position.grid == state.grid
    assert position.racks[: len(racks)] == tuple(racks)
    assert (position.scores, position.scoreless) == (state.scores, state.scoreless)


# --- random games ---------------------------------------------------------------------------------------------------


class Match:
    """A game of random inputs, each checked against the model."""

    def __init__(self, name: str, seed: int) -> None:
        self.options: Options = KIND.rules.read_options(TABLES[name])
        is_trusting = self.options.words == "auto" and not self.options.four_tries
        oracle = EveryWord() if is_trusting else MostWords()
        self.game: Game[State, Action] = KIND.rules.make(self.options, oracle)
        self.table: TableState[State] = TableState(state=self.game.start())
        self.ledger = Ledger(self.options)
        self.seen: Counter[type] = Counter()
        self._chance = Random(f"{name} {seed}")
        self._now_ms = 0

    @property
    def state(self) -> State:
        return self.table.state

    def play(self) -> "Match":
        while self.game.outcome(self.state) is None:
            assert self.table.number < LONGEST, "every match ends"
            self._now_ms += STEP_MS
            before, match_input = self.state, self._next_input()
            entry = Entry(number=self.table.number + 1, at_ms=self._now_ms, input=match_input)
            self.table, facts = advance(KIND, self.game, self.table, entry)
            self.ledger.note(before, facts, self.state)
            check_tiles(self.options, match_input, before, facts, self.state)
            check_position(self.options, self.state)
            self._check_windows()
            self.seen.update(type(fact.event) for fact in facts)
        return self

    def _check_windows(self) -> None:
        """Checks that nobody who has left is asked for anything."""
        invited = {seat for window in self.game.windows(self.state) for seat in window.seats}
        assert not invited & {*self.state.gone}

    def _next_input(self) -> Input:
        if (urn := self.game.chance(self.state)) is not None:
            return Draw(self.table.draws, urn.size, self._chance.randrange(urn.size))
        window = self._chance.choice(self.game.windows(self.state))
        luck = self._chance.random()
        if luck < 0.005:
            return Leave(self._chance.choice(range(self.options.seats)) if not self.state.gone else window.seats[0])
        if window.mode == "sealed":
            return self._sealed(window)
        if luck < 0.03 and window.limit_ms is not None:
            self._now_ms = max(self._now_ms, self.table.deadline_ms(window) or 0)
            return Close(window.id)
        seat = self._chance.choice(window.seats)
        return Act(seat, window.id, msgspec.to_builtins(self._action(seat, window)))

    def _sealed(self, window: Window) -> Close:
        voters = [seat for seat in window.seats if self._chance.random() < 0.8]
        if len(voters) < len(window.seats):
            self._now_ms = max(self._now_ms, self.table.deadline_ms(window) or 0)
        answers = [SealedAnswer(seat, msgspec.to_builtins(self._offered(seat, window))) for seat in voters]
        return Close(window.id, tuple(answers))

    def _action(self, seat: int, window: Window) -> Action:
        if window.kind != "turn":
            return self._offered(seat, window)
        swaps = [action for action in self.game.moves(self.state, seat, window) if isinstance(action, Swap)]
        if swaps and self._chance.random() < 0.7:
            return self._chance.choice(swaps)
        if self.state.opening > 2 and self._chance.random() < 0.85:
            return Pass()
        if self._chance.random() < (0.3 if self.state.before else 0.85):
            for _ in range(60):
                if (lay := self._some_lay()) is not None and self._is_legal(seat, window, lay):
                    return lay
        return self._offered(seat, window)

    def _offered(self, seat: int, window: Window) -> Action:
        return self._chance.choice(list(self.game.moves(self.state, seat, window)))

    def _is_legal(self, seat: int, window: Window, action: Action) -> bool:
        try:
            self.game.check(self.state, seat, window, action, self._now_ms)
        except Refusal:
            return False
        return True

    def _some_lay(self) -> Lay | None:
        """Some tiles of the rack on the next empty squares of some line, with a blank as some letter."""
        rack = self._chance.sample(self.state.racks[self.state.mover], len(self.state.racks[self.state.mover]))
        square, step = self._chance.randrange(225), self._chance.choice((1, 15))
        line = range(square, square - square % 15 + 15) if step == 1 else range(square, 225, 15)
        empty = [place for place in line if self.state.grid[place] == "."]
        count = self._chance.randint(1, 7)
        if min(len(empty), len(rack)) < count:
            return None
        letters = [self._some_letter() if face in "?*" else face for face in rack[:count]]
        squares = [at_text(place, down=False) for place in empty[:count]]
        tiles = [Tile(square, letter) for square, letter in zip(squares, letters, strict=True)]
        claimed = self._chance.randrange(100) if self.options.declare else None
        return Lay(tuple(tiles), claimed, self._claims(tiles))

    def _some_letter(self) -> str:
        """For a blank: a frequent letter, so that somebody holds it."""
        return AS_BLANK[self._chance.choice(self.options.tiles.tiles.lstrip("?"))]

    def _claims(self, tiles: list[Tile]) -> tuple[str, ...]:
        """With luck the word itself, if it touches nothing at its ends."""
        if not self.options.theme or self.options.theme_words or self._chance.random() < 0.5:
            return ()
        return ("".join(tile.letter for tile in tiles).upper(),)


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("name", TABLES)
def test_random_games_are_as_the_model_says(name: str, seed: int) -> None:
    match = Match(name, seed).play()
    outcome = match.game.outcome(match.state)
    assert outcome is not None
    assert sum(outcome.scores) == sum(match.ledger.scores)


@settings(max_examples=30, deadline=None, suppress_health_check=list(HealthCheck), database=None)
@given(name=st.sampled_from(sorted(TABLES)), seed=st.integers(3, 2**32))
def test_whatever_happens_the_model_agrees(name: str, seed: int) -> None:
    Match(name, seed).play()


def test_the_random_games_are_worth_their_name() -> None:
    """These games have long boards and cover everything that can happen at a table."""
    seen: Counter[type] = Counter()
    plays = 0
    for name in TABLES:
        match = Match(name, 0).play()
        seen += match.seen
        plays += match.ledger.plays
    assert plays > 15 * len(TABLES)
    everything: set[type] = {*views.Event.__args__}
    assert everything - {*seen} <= {views.LotsTied}


@pytest.mark.parametrize(
    ("before", "after", "points"),
    [
        ({}, {112: "Д", 113: "О", 114: "М"}, 10),
        ({}, {112: "Д", 113: "о", 114: "М"}, 8),
        ({112: "Д", 113: "О", 114: "М"}, {115: "А"}, 6),
        ({112: "Д", 113: "О", 114: "М"}, {127: "А"}, 3),
        ({}, dict(zip(range(112, 119), "ЗДОРОВЫ", strict=True)), 82),
    ],
)
def test_the_model_itself(before: dict[int, str], after: dict[int, str], points: int) -> None:
    """Counted by hand, including SM-37."""

    def grid(tiles: dict[int, str]) -> str:
        return "".join(tiles.get(square, ".") for square in range(225))

    assert Count(KIND.rules.read_options({}), grid(before), grid(before | after)).total == points
