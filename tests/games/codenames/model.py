"""A second, plain «Кодовые имена» to hold the real one against: 25 cards on a table, and who may do what with them.

It takes its options as plain data and follows the rulebook; nothing of the game's own bookkeeping is used here.
"""

from collections import Counter
from dataclasses import dataclass, field
from typing import Any

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

TEAMS = ("red", "blue")
PEOPLE = {"bystander": 7, "assassin": 1}
TAKES: dict[str, tuple[type, ...]] = {
    "penalty": (Skip,), "whisper": (Answer,), "respond": (Accept, Protest), "object": (Protest,), "ruling": (Ruling,),
    "ready": (Ready,),
}  # fmt: skip


@dataclass
class Spot:
    card: int
    word: str
    owner: str = ""
    covered: bool = False


@dataclass
class Said:
    word: str
    number: int | None
    touched: int = 0


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
    """What the judge thinks; whatever is not there is allowed."""
    phase: str = "cards"
    game: int = 1
    used: set[int] = field(default_factory=set)
    """Cards that have lain on the table."""
    spots: list[Spot] = field(default_factory=list)
    first: int | None = None
    turn: int = 0
    said: Said | None = None
    asked: tuple[str, int | None] | None = None
    answers: list[tuple[str, int | None, bool | None]] = field(default_factory=list)
    settled: bool = False
    objector: int | None = None
    passed: set[int] = field(default_factory=set)
    late: bool = False
    sand: bool = False
    missed: list[int] = field(default_factory=lambda: [0, 0])
    ended: list[Ended] = field(default_factory=list)
    gone: list[int] = field(default_factory=list)

    def __post_init__(self) -> None:
        seats = self.options["seats"]
        self.coop, self.three = self.options["form"] == "coop", self.options["form"] == "three"
        self.captains: list[int] = list(self.options["captains"]) or ([0] if self.coop else [0, 1])
        self.sides = [0 if self.coop else seat % 2 for seat in range(seats)]

    # --- people -----------------------------------------------------------------------------------------------------

    @property
    def active(self) -> list[int]:
        return [seat for seat in range(self.options["seats"]) if seat not in self.gone]

    def team(self, side: int) -> list[int]:
        """With three a team is its captain."""
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
        }  # fmt: skip
        kind = "ready" if self.phase == "break" else self.phase
        open_now = {kind: waits[kind]} if kind in waits else {}
        if self.phase == "guess" and not self.settled:
            open_now["object"] = self.objectors()
        if self.phase in ("clue", "guess") and self.options["timer"] == "sand":
            open_now["timer"] = self.active
        return open_now

    # --- chance -----------------------------------------------------------------------------------------------------

    def urn(self) -> Counter[str]:
        """What chance may bring now."""
        match self.phase:
            case "cards":
                cards = self.options["deck"]["cards"]
                return Counter(
                    card[side] for number, card in enumerate(cards) if number not in self.used
                    for side in ("front", "back")
                )  # fmt: skip
            case "colour":
                given = self.options["first"] if self.game == 1 else None
                return Counter(["red"] if self.coop else [given] if given else TEAMS)
            case "key":
                return self.whole_key() - Counter(spot.owner for spot in self.spots)
        return Counter()

    def whole_key(self) -> Counter[str]:
        return Counter({team: 9 if side == self.first else 8 for side, team in enumerate(TEAMS)} | PEOPLE)

    def draw(self, face: str) -> None:
        match self.phase:
            case "cards":
                cards = self.options["deck"]["cards"]
                number = next(n for n, card in enumerate(cards) if face in (card["front"], card["back"]))
                self.used.add(number)
                self.spots.append(Spot(number, face))
                self.phase = "cards" if len(self.spots) < 25 else "colour"
            case "colour":
                self.first = self.turn = TEAMS.index(face)
                self.phase = "key"
            case "key":
                next(spot for spot in self.spots if not spot.owner).owner = face
                if self.spots[-1].owner:
                    self.enter("clue")

    # --- what is allowed --------------------------------------------------------------------------------------------

    def open_words(self, owner: str | None = None) -> list[str]:
        return [_plain(spot.word) for spot in self.spots if not spot.covered and owner in (None, spot.owner)]

    def allows(self, seat: int, kind: str, action: Action) -> bool:
        if seat not in self.invited().get(kind, []):
            return False
        match kind, action:
            case "clue", Clue(word, number, sure):
                return (number == 1 or not self.late) and self.is_sayable(word, number) and self.passes(action, sure)
            case "clue", Ask(word, number):
                free = not self.coop and not self.late and len(self.answers) < 3
                return free and self.answer_on(word, number) is None and self.is_sayable(word, number)
            case "guess", Touch(word):
                return word in self.open_words()
            case "guess", Stop():
                return self.said is not None and self.said.touched > 0
            case "penalty", Cover(word):
                return word in self.open_words(TEAMS[self.turn])
            case "enemy", Cover(word):
                return word in self.open_words("blue")
            case "timer", TurnTimer():
                return not self.sand
            case _:
                return isinstance(action, TAKES.get(kind, ()))

    def answer_on(self, word: str, number: int | None) -> bool | None:
        """Silence is no answer."""
        heard = (valid for *clue, valid in self.answers if clue == [word, number])
        return next((valid for valid in heard if valid is not None), None)

    def is_sayable(self, word: str, number: int | None) -> bool:
        one = " " not in word or self.options["names"]
        return one and not {*_plain(word).split()} & {*self.open_words()} and (number is None or 0 <= number <= 9)

    def passes(self, clue: Clue, sure: bool) -> bool:
        """What the other captain or the judge has to say to it."""
        if (answer := self.answer_on(clue.word, clue.number)) is not None:
            return answer
        verdict = "allowed" if self.options["judge"] == "off" else self.verdicts.get(clue.word, "allowed")
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
                self.cover(word)
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
                self.settled = self.coop or self.answer_on(word, number) is True
                self.said, self.answers, self.objector, self.late = Said(word, number), [], None, False
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
            case Ruling(valid):
                self.rule(valid)

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

    def rule(self, valid: bool) -> None:
        if valid:
            self.settled = True
            self.enter("guess")
        else:
            self.pass_turn()
            self.enter("penalty")

    def touch(self, word: str) -> None:
        assert self.said is not None
        self.said.touched += 1
        self.settled, self.sand, self.missed[self.turn] = True, False, 0
        owner = self.cover(word)
        spent = self.said.number not in (None, 0) and self.said.touched == (self.said.number or 0) + 1
        if owner == "assassin":
            self.end("assassin", None if self.coop else 1 - self.turn)
        elif owner == TEAMS[self.turn] and not spent:
            self.go_on_or_end(None)
        else:
            self.go_on_or_end("next")

    def cover(self, word: str) -> str:
        spot = next(spot for spot in self.spots if _plain(spot.word) == word)
        spot.covered = True
        return spot.owner

    def go_on_or_end(self, phase: str | None) -> None:
        """After every cover; None: the same team guesses on."""
        for side, team in enumerate(TEAMS):
            if not self.open_words(team):
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
                word = self.said.word if self.said and self.options["judge"] != "off" else ""
                self.rule(self.verdicts.get(word) != "forbidden")
            case "penalty":
                self.enter("clue")
            case "enemy":
                self.act(self.captains[0], Cover(self.open_words("blue")[0]))
            case "timer":
                self.sand = False
            case "ready":
                self.begin_next_game()

    def turn_time_over(self) -> None:
        if self.phase == "clue" and not self.late:
            self.enter("clue")
            self.late = True
        elif self.phase == "guess" and self.said and self.said.touched:
            self.pass_turn()
        else:
            self.miss()

    def miss(self) -> None:
        self.missed[self.turn] += 1
        if self.missed[self.turn] == 3:
            self.give_up(self.turn)
        else:
            self.pass_turn()

    # --- the end, and the next game ---------------------------------------------------------------------------------

    def end(self, reason: str, winner: int | None) -> None:
        points = len(self.open_words("blue")) if self.coop and reason == "agents" else 0
        self.ended.append(Ended(reason, winner, [] if winner is None else self.team(winner), points))
        self.asked, self.answers, self.objector = None, [], None
        self.enter("over" if reason == "left" or len(self.ended) == self.options["games"] else "break")

    def give_up(self, side: int | None) -> None:
        if self.phase == "break":
            self.enter("over")
        else:
            self.end("left", None if self.coop or side is None else 1 - side)

    def leave(self, seat: int) -> None:
        self.gone.append(seat)
        if self.three and seat not in self.captains:  # nobody can guess any more: nobody wins
            self.give_up(None)
            return
        side = self.captains.index(seat) if self.three else self.sides[seat]
        if self.three or len(self.team(side)) < 2:
            self.give_up(side)
            return
        if seat in self.captains:
            self.captains[side] = self.guessers(side)[0]
        self.go_on_when_all_have_passed()

    def begin_next_game(self) -> None:
        cards = self.options["deck"]["cards"]
        self.game += 1
        if self.game % 2 == 0:
            for spot in self.spots:
                card = cards[spot.card]
                spot.word = card["back"] if spot.word == card["front"] else card["front"]
                spot.owner, spot.covered = "", False
        else:
            self.spots = []
            self.used = set() if len(cards) - len(self.used) < 25 else self.used
        if self.options["rotate"]:
            self.captains = [self._next_captain(side) for side in range(len(self.captains))]
        self.said, self.first, self.turn, self.late, self.settled = None, None, 0, False, False
        self.enter("colour" if self.spots else "cards")

    def _next_captain(self, side: int) -> int:
        """The next of the team round the table; with three the next of all."""
        old, seats = self.captains[side], self.options["seats"]
        team = self.active if self.three else self.team(side)
        return min((seat for seat in team if seat != old), key=lambda seat: (seat - old) % seats)

    # --- what it comes to -------------------------------------------------------------------------------------------

    def score(self, seat: int) -> int:
        return sum(ended.points if self.coop else 1 for ended in self.ended if seat in ended.winners)

    def place(self, seat: int) -> int:
        """Who left comes after everyone who stayed; against the game all win or nobody does."""
        if self.coop and not any(self.score(other) for other in range(self.options["seats"])):
            return 2
        ranks = [(other in self.gone, -self.score(other)) for other in range(self.options["seats"])]
        return 1 + sum(rank < ranks[seat] for rank in ranks)


def _plain(word: str) -> str:
    return word.replace("Ё", "Е")
