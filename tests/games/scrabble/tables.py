"""A table of the standard game for what goes beyond the plain rules: two bags, two racks, clocks, sealed answers."""

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any, Self

import msgspec
import pytest

from rules.scrabble.tables import Play
from slovoteka.core import piles
from slovoteka.core.clock import Clock
from slovoteka.core.errors import Illegal, Refusal, Unreadable
from slovoteka.core.game import Window
from slovoteka.core.inputs import Close, Input, SealedAnswer
from slovoteka.core.oracle import AreWords, EachIsWord, IsWord, Oracle, Question, T_co
from slovoteka.core.words import Verdict, Why
from slovoteka.games.scrabble.actions import Accept, Action, Challenge, write_action
from slovoteka.games.scrabble.bags import bags_of
from slovoteka.games.scrabble.editions import EMPTY, RACK
from slovoteka.games.scrabble.kind import KIND
from slovoteka.games.scrabble.letters import AS_BLANK, BLANK
from slovoteka.games.scrabble.notation import square_of
from slovoteka.games.scrabble.plays import EMPTY_GRID
from slovoteka.games.scrabble.questions import AnyMove, MoveFound
from slovoteka.games.scrabble.state import Stage

ACCEPT, CHALLENGE = write_action(Accept()), write_action(Challenge())


class EveryWord:
    """A dictionary that has every word; some move is always left, or none."""

    def __init__(self) -> None:
        self.can_move = True

    def ask(self, question: Question[T_co]) -> T_co:
        answer: Any
        match question:
            case IsWord(word):
                answer = Verdict(word=word, allowed=True, why=Why.FOUND)
            case AreWords(words):
                answer = EachIsWord((True,) * len(words))
            case AnyMove(_):
                answer = MoveFound("З8 ДОМ" if self.can_move else None)
            case _:
                raise AssertionError(question)
        return answer


class Table(Play):
    """The given words are the whole dictionary; without any, every word exists. Seat 0 begins."""

    def __init__(self, *words: str, oracle: Oracle | None = None, **options: Any) -> None:
        if oracle is None and not words:
            oracle = EveryWord()
        super().__init__(*words, oracle=oracle, **options)

    def copy(self) -> Self:
        other = object.__new__(type(self))
        other.__dict__.update(self.__dict__)
        return other

    @property
    def window(self) -> Window:
        """The open window."""
        (window,) = self.game.windows(self.state)
        return window

    @property
    def events(self) -> list[Any]:
        """The events that everybody saw after the last input."""
        return [fact.event for fact in self.facts if fact.audience is None]

    def tile(self, at: str) -> str:
        """The tile on a square."""
        return self.state.grid[square_of(at)]

    # --- positions --------------------------------------------------------------------------------------------------

    def turn(self, grid: str = EMPTY_GRID, *racks: str, mover: int = 0, bag: str | None = None, **fields: Any) -> Self:
        """A turn on this grid. Racks that are not given are filled; the bag has the rest, or only what is given.

        With two bags `?` is the vowels' blank and `*` the consonants'.
        """
        count, held = self.options.racks, list(racks)
        rest = "".join(bags_of(self.options.tiles, two=self.options.two_bags))
        rest = piles.remove(rest, [*_faces(grid), *"".join(racks)])
        while len(held) < count:
            held.append("".join(letter for letter, _ in Counter(rest).most_common(RACK)))
            rest = piles.remove(rest, held[-1])
        clock = None
        if self.options.clock == "game":
            clock = Clock((self.options.game_ms,) * count).start(mover, self.now_ms)
        usual = {
            "stage": Stage.TURN,
            "grid": grid,
            "racks": tuple("".join(sorted(rack)) for rack in held),
            "bags": self.split(rest if bag is None else bag),
            "owed": (0,) * count,
            "contenders": (),
            "dealt": True,
            "mover": mover,
            "clock": clock,
            "table": self.state.table + 1,
            "since_ms": self.now_ms,
        }
        return self.set(**usual | fields)

    def split(self, tiles: str) -> tuple[str, ...]:
        """These tiles in one bag, or each in its own."""
        if not self.options.two_bags:
            return ("".join(sorted(tiles)),)
        vowels = [tile for tile in tiles if tile in self.options.tiles.vowels + BLANK]
        return "".join(sorted(vowels)), piles.remove("".join(sorted(tiles)), vowels)

    # --- inputs -----------------------------------------------------------------------------------------------------

    def place(self, action: Action) -> str:
        windows = self.game.windows(self.state)
        return windows[0].id if windows else super().place(action)

    def move(self, *lines: str) -> Self:
        """The first of those who are invited types each line."""
        for line in lines:
            self.act(self.window.seats[0], line)
        return self

    def stand(self) -> Self:
        """Every opponent accepts the pending play."""
        for seat in self.window.seats:
            self.act(seat, ACCEPT)
        return self

    def answers(self, lines: Mapping[int, str]) -> Self:
        """Closes a sealed window with these answers; the other seats are absent."""
        window = self.window
        assert window.mode == "sealed"
        if len(lines) < len(window.seats):  # it waits for the others until its limit
            self.now_ms = self.deadline_ms
        sealed = (SealedAnswer(seat, msgspec.to_builtins(KIND.notation.read(line))) for seat, line in lines.items())
        self.apply_input(Close(window.id, tuple(sealed)))
        return self

    @property
    def deadline_ms(self) -> int:
        deadline = self.table.deadline_ms(self.window)
        assert deadline is not None
        return deadline

    def time_out(self) -> Self:
        """The time of the open window runs out."""
        self.close(self.window.kind)
        return self

    def wait(self, ms: int) -> Self:
        self.now_ms += ms
        return self

    def refusal(self, match_input: Input) -> Refusal:
        """Checks that the input is refused in one of the two ways and nothing changes."""
        before = self.table
        with pytest.raises((Illegal, Unreadable)) as refusal:
            self.apply_input(match_input)
        assert self.table == before
        return refusal.value


def _faces(grid: str) -> Iterator[str]:
    """The tiles on a grid as they are in the bag."""
    return (tile if tile in AS_BLANK else BLANK for tile in grid if tile != EMPTY)
