"""A second, plain «Кодовые имена» to compare the real one with: players around a grid, and who may do what.

It takes its options as plain data and follows the rulebook. It uses none of the game's own bookkeeping.
"""

import re
from dataclasses import dataclass, field
from typing import Any

from games.codenames.grid import TEAMS, Grid, plain
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
)

TAKES: dict[str, tuple[type, ...]] = {
    "penalty": (Skip,), "whisper": (Answer,), "respond": (Accept, Protest), "object": (Protest,),
    "ready": (Ready,),
}  # fmt: skip
REASONS = {f"CN-{number}" for number in (25, 26, 27, 61, 62, 63, 64, 65, 66, 69, 79, 80, 82, 84, 85, 88)}
LOOK_ALIKES = str.maketrans("ABCEHKMOPTXY", "АВСЕНКМОРТХУ")


@dataclass
class GivenClue:
    side: int
    word: str
    number: int | None
    touched: int = 0
    struck: bool = False
    reason: str | None = None


@dataclass
class Ended:
    reason: str
    winner: int | None
    winners: list[int]
    points: int = 0


@dataclass
class Model:
    options: dict[str, Any]
    """As plain data."""
    verdicts: dict[str, str]
    """What the judge thinks; everything else is allowed."""
    phase: str = "cards"
    turn: int = 0
    clues: list[GivenClue] = field(default_factory=list)
    """The clues of this game."""
    asked: tuple[str, int | None] | None = None
    answers: list[tuple[str, int | None, bool | None]] = field(default_factory=list)
    settled: bool = False
    objector: int | None = None
    passed: set[int] = field(default_factory=set)
    late: bool = False
    sand: bool = False
    missed: list[int] = field(default_factory=lambda: [0, 0])
    strikes: list[int] = field(default_factory=lambda: [0, 0])
    """How often in this game the captain of each side struck what the judge allowed."""
    disputed: str | None = None
    """The reason that is voted on."""
    ended: list[Ended] = field(default_factory=list)
    gone: list[int] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.grid = Grid(self.options)
        seats = self.options["seats"]
        self.coop, self.three = self.options["form"] == "coop", self.options["form"] == "three"
        self.captains: list[int] = list(self.options["captains"]) or ([0] if self.coop else [0, 1])
        self.is_old = self.options["rules"] == 1
        self.sides = [0 if self.coop else seat % 2 for seat in range(seats)]

    # --- people -----------------------------------------------------------------------------------------------------

    @property
    def active(self) -> list[int]:
        return [seat for seat in range(self.options["seats"]) if seat not in self.gone]

    def team(self, side: int) -> list[int]:
        """With three players a team is its captain."""
        if self.three:
            return [seat for seat in self.active if self.captains[side] == seat]
        return [seat for seat in self.active if self.sides[seat] == side]

    def guessers(self, side: int) -> list[int]:
        team = self.active if self.three else self.team(side)
        return [seat for seat in team if seat not in self.captains]

    def objectors(self) -> list[int]:
        return [] if self.coop else self.team(1 - self.turn)

    def invited(self) -> dict[str, list[int]]:
        """Who may act, by the kind of the window."""
        captain = [self.captains[self.turn]]
        other = [] if self.coop else [self.captains[1 - self.turn]]
        waits: dict[str, list[int]] = {
            "clue": captain, "whisper": other, "ruling": other, "penalty": captain, "enemy": captain,
            "respond": [seat for seat in self.objectors() if seat not in self.passed],
            "guess": self.guessers(self.turn),
            "ready": [seat for seat in self.active if seat not in self.passed],
            "vote": self.voters(),
        }  # fmt: skip
        kind = "ready" if self.phase == "break" else self.phase
        open_now = {kind: waits[kind]} if kind in waits else {}
        if self.phase == "guess" and not self.settled:
            open_now["object"] = self.objectors()
        if self.phase in ("clue", "guess") and self.options["timer"] == "sand":
            open_now["timer"] = [seat for seat in self.active if seat not in self.hurried()]
        return open_now

    def hurried(self) -> list[int]:
        """Who cannot turn the timer: somebody who guesses alone, formerly the captain of those who guess."""
        if self.phase != "guess":
            return []
        guessers = self.guessers(self.turn)
        return [self.captains[self.turn]] if self.is_old else guessers if len(guessers) == 1 else []

    def voters(self) -> list[int]:
        return [seat for seat in self.active if seat not in self.captains]

    # --- chance -----------------------------------------------------------------------------------------------------

    def draw(self, face: str) -> None:
        self.grid.draw(face)
        if self.phase == "colour":
            self.turn = self.grid.first or 0
        self.phase = self.grid.awaits or self.phase
        if self.grid.awaits is None:
            self.enter("clue")

    # --- what is allowed --------------------------------------------------------------------------------------------

    def allows(self, seat: int, kind: str, action: Action) -> bool:
        if seat not in self.invited().get(kind, []):
            return False
        match kind, action:
            case "clue", Clue(word, number, sure):
                return (number == 1 or not self.late) and self.passes(action, sure)
            case "clue", Ask(word, number):
                free = not self.coop and not self.late and len(self.answers) < 3
                return free and self.answer_on(word, number) is None and self.is_askable(word, number)
            case "guess", Touch(word):
                return word in self.grid.open_words()
            case "guess", Stop():
                return self.clues[-1].touched > 0
            case "penalty" | "enemy", Cover(word):
                return word in self.grid.open_words("blue" if kind == "enemy" else TEAMS[self.turn])
            case "ruling", Ruling(valid, reason):
                return reason is None if valid else self.may_strike() and self.is_reason(reason)
            case "timer", TurnTimer():
                return not self.sand
            case _:
                return isinstance(action, TAKES.get(kind, ()))

    def answer_on(self, word: str, number: int | None) -> bool | None:
        """A no applies to the word, a yes to word and number unless time is short; silence is neither."""
        heard = [(asked, valid) for asked_word, asked, valid in self.answers if plain(asked_word) == plain(word)]
        if any(valid is False for _, valid in heard):
            return False
        return True if any(valid and (self.late or asked == number) for asked, valid in heard) else None

    def is_sayable(self, word: str, number: int | None) -> bool:
        """One word or name without an open codename in it, however it is composed or written."""
        one = " " not in word or self.options["names"]
        pieces = {*re.split("[-' ]", plain(word)), re.sub("[-' ]", "", plain(word)), word.translate(LOOK_ALIKES)}
        return one and not pieces & {*self.grid.open_words()} and (number is None or 0 <= number <= 9)

    def is_askable(self, word: str, number: int | None) -> bool:
        """Whether the other captain may be asked: not about an open codename, nor about words with one among them."""
        if self.is_old:
            return self.is_sayable(word, number)
        words = {re.sub("[-' ]", "", plain(word)), *plain(word).split(), word.translate(LOOK_ALIKES)}
        return not words & {*self.grid.open_words()} and (number is None or 0 <= number <= 9)

    def verdict(self, word: str) -> str:
        return "allowed" if self.options["judge"] == "off" else self.verdicts.get(word, "allowed")

    def may_strike(self) -> bool:
        """Only so often if the judge has nothing against it. Formerly not twice in a row, nor without a judge."""
        *before, last = [clue for clue in self.clues if clue.side == self.turn]
        if self.is_old:
            return self.verdict(last.word) != "allowed" or not (before and before[-1].struck)
        most = self.options["strikes_most"]
        return not (most and self.is_against_judge() and self.strikes[1 - self.turn] >= most)

    def is_reason(self, reason: str | None) -> bool:
        return self.is_old if reason is None else reason in REASONS

    def is_against_judge(self) -> bool:
        return self.options["judge"] != "off" and self.verdict(self.clues[-1].word) == "allowed"

    def passes(self, clue: Clue, sure: bool) -> bool:
        """What the other captain or the judge says about it."""
        answer = self.answer_on(clue.word, clue.number)
        if (answer is None or self.is_old) and not self.is_sayable(clue.word, clue.number):
            return False
        if answer is not None:
            return answer
        verdict = self.verdict(clue.word)
        if verdict == "forbidden" and (self.coop or self.options["judge"] == "block"):
            return False
        return verdict == "allowed" or sure

    # --- what is done -----------------------------------------------------------------------------------------------

    def enter(self, phase: str) -> None:
        self.phase, self.passed, self.sand = phase, set(), False

    def act(self, seat: int, action: Action) -> None:
        match action:
            case Touch(word):
                self.touch(word)
            case Stop():
                self.pass_turn()
            case Cover(word):
                self.grid.cover(word)
                self.go_on_or_end("clue")
            case Skip():
                self.enter("clue")
            case TurnTimer():
                self.sand = True
            case _:
                self.talk(seat, action)

    def talk(self, seat: int, action: Action) -> None:
        match action:
            case Clue(word, number):
                final = self.options["judge"] == "block" and self.verdict(word) == "allowed"
                self.settled = self.coop or final or self.answer_on(word, number) is True
                self.clues.append(GivenClue(self.turn, word, number))
                self.answers, self.objector, self.late = [], None, False
                self.enter("guess" if self.settled else "respond")
            case Ask(word, number):
                self.asked = (word, number)
                self.enter("whisper")
            case Answer(valid):
                self.answer(valid)
            case Accept() | Ready():
                self.passed.add(seat)
                self.go_on_when_all_have_passed()
            case Protest():
                self.objector = seat
                self.enter("ruling")
            case Ruling(valid, reason):
                self.rule_or_vote(valid, reason)

    def answer(self, valid: bool | None) -> None:
        assert self.asked is not None
        self.answers.append((*self.asked, valid))
        self.asked = None
        self.enter("clue")

    def go_on_when_all_have_passed(self) -> None:
        if self.phase == "respond" and self.passed >= set(self.objectors()):
            self.enter("guess")
        elif self.phase == "break" and self.passed >= set(self.active):
            self.begin_next_game()

    def rule_or_vote(self, valid: bool, reason: str | None) -> None:
        if valid or self.is_old or not self.is_against_judge():
            self.rule(valid, reason)
            return
        self.strikes[1 - self.turn] += 1
        if self.options["strike_vote"] and len(self.active) >= 5:
            self.disputed = reason
            self.enter("vote")
        else:
            self.rule(valid, reason)

    def count_votes(self, votes: dict[int, bool]) -> None:
        counted = [valid for seat, valid in votes.items() if seat in self.voters()]
        reason, self.disputed = self.disputed, None
        stands = 2 * counted.count(False) <= len(counted)
        self.rule(stands, None if stands else reason)

    def rule(self, valid: bool, reason: str | None = None) -> None:
        if valid:
            self.settled = True
            self.enter("guess")
            return
        self.clues[-1].struck, self.clues[-1].reason = True, reason
        if self.is_old:
            self.miss("penalty")
        else:
            self.pass_turn()
            self.enter("penalty")

    def touch(self, word: str) -> None:
        clue = self.clues[-1]
        clue.touched += 1
        self.settled, self.sand, self.missed[self.turn] = True, False, 0
        owner = self.grid.cover(word)
        spent = clue.number not in (None, 0) and clue.touched == (clue.number or 0) + 1
        if owner == "assassin":
            self.end("assassin", None if self.coop else 1 - self.turn)
        elif owner == TEAMS[self.turn] and not spent:
            self.go_on_or_end(None)
        else:
            self.go_on_or_end("next")

    def go_on_or_end(self, phase: str | None) -> None:
        """After every cover; None if the same team goes on guessing."""
        for side, team in enumerate(TEAMS):
            if not self.grid.open_words(team):
                won = not self.coop or side == 0
                self.end("agents" if won else "enemy", side if won else None)
                return
        if phase == "next":
            self.pass_turn()
        elif phase:
            self.enter(phase)

    def pass_turn(self) -> None:
        self.answers, self.objector, self.late = [], None, False
        self.turn = 0 if self.coop else 1 - self.turn
        self.enter("enemy" if self.coop else "clue")

    def time_out(self, kind: str) -> None:
        match kind:
            case "clue" | "guess":
                self.turn_time_over()
            case "whisper":
                self.answer(None)
            case "respond":
                self.enter("guess")
            case "ruling":
                stands = self.verdict(self.clues[-1].word) != "forbidden"
                self.rule(stands, None if stands or self.is_old else "CN-65")
            case "vote":
                self.count_votes({})
            case "penalty":
                self.enter("clue")
            case "enemy":
                self.act(self.captains[0], Cover(self.grid.open_words("blue")[0]))
            case "timer":
                self.sand = False
            case "ready":
                self.begin_next_game()

    def turn_time_over(self) -> None:
        if self.phase == "clue" and not self.late:
            self.enter("clue")
            self.late = True
        elif self.phase == "guess" and self.clues[-1].touched:
            self.pass_turn()
        else:
            self.miss()

    def miss(self, then: str | None = None) -> None:
        """A turn without a guess, because there was no time or no valid clue."""
        self.missed[self.turn] += 1
        if self.missed[self.turn] == 3:
            self.give_up(None if self.three and self.phase == "guess" else self.turn)
            return
        self.pass_turn()
        if then:
            self.enter(then)

    # --- the end, and the next game ---------------------------------------------------------------------------------

    def end(self, reason: str, winner: int | None) -> None:
        points = len(self.grid.open_words("blue")) if self.coop and reason == "agents" else 0
        self.ended.append(Ended(reason, winner, [] if winner is None else self.team(winner), points))
        self.asked, self.answers, self.objector, self.disputed = None, [], None, None
        self.enter("over" if reason == "left" or len(self.ended) == self.options["games"] else "break")

    def give_up(self, side: int | None) -> None:
        if self.phase == "break":
            self.enter("over")
        else:
            self.end("left", None if self.coop or side is None else 1 - side)

    def leave(self, seat: int) -> None:
        self.gone.append(seat)
        if self.three and seat not in self.captains:  # nobody can guess any more, so nobody wins
            self.give_up(None)
            return
        side = self.captains.index(seat) if self.three else self.sides[seat]
        if self.three or len(self.team(side)) < 2:
            self.give_up(side)
            return
        if seat in self.captains:
            self.captains[side] = self.guessers(side)[0]
            if self.phase == "clue" and side == self.turn:  # the successor starts to think
                self.late = False
                self.enter("clue")
        self.go_on_when_all_have_passed()

    def begin_next_game(self) -> None:
        self.grid.clear()
        if self.options["rotate"]:
            self.captains = [self._next_captain(side) for side in range(len(self.captains))]
        self.clues, self.turn, self.late, self.settled = [], 0, False, False
        self.strikes = [0, 0]
        self.enter(self.grid.awaits or "")

    def _next_captain(self, side: int) -> int:
        """The next of the team around the table; with three players the next of all."""
        old, seats = self.captains[side], self.options["seats"]
        team = self.active if self.three else self.team(side)
        return min((seat for seat in team if seat != old), key=lambda seat: (seat - old) % seats)

    # --- what it comes to -------------------------------------------------------------------------------------------

    def score(self, seat: int) -> int:
        return sum(ended.points if self.coop else 1 for ended in self.ended if seat in ended.winners)

    def place(self, seat: int) -> int:
        """Those who left come after everyone who stayed; against the game all win or nobody does."""
        if self.coop and not any(self.score(other) for other in range(self.options["seats"])):
            return 2
        ranks = [(other in self.gone, -self.score(other)) for other in range(self.options["seats"])]
        return 1 + sum(rank < ranks[seat] for rank in ranks)
