"""A second, plain «Ундервуд» to compare the real one with: 120 cards, each with its place.

It takes its cards from the options as plain data and counts by the rulebook. It uses none of the game's own
bookkeeping, spelling or counting.
"""

import re
from collections import Counter
from copy import copy
from dataclasses import dataclass, field
from typing import Any

from slovoteka.games.underwood.actions import Lay, Turn

SIGNS = "①②③④⑤⑥⑦⑧⑨⑩⑪⑫⑬⑭"
_PART = re.compile(r"\((\*?.)\)|\[((?:\*?.)+?)\]|(\*?.)")


@dataclass(eq=False)
class Card:
    face: str
    spot: tuple[Any, ...] = ("deck",)
    seen: bool = False
    """Whether everybody knows that it is in this hand."""


@dataclass
class Word:
    """A word as it is spelt on the table; its cards are among the 120."""

    letters: str
    cards: list[str]
    """Faces at each letter when it was laid; empty if another place serves it."""
    server: list[int]
    """For each letter, the place whose cards count for it."""
    prize: int | None
    raised: int | None = None

    @property
    def changed(self) -> int:
        """How many letters are multiplied or reduced."""
        serving = {by for place, by in enumerate(self.server) if by != place}
        return len(serving) + sum(len(cards) > 1 for cards in self.cards)


def spelled(lay: Lay) -> Word:
    """The word of a lay, read without the game's own reader."""
    parts = _PART.findall(lay.word)
    letters = "".join((served or several or one)[-1] for served, several, one in parts)
    cards = ["".join("?" if star else letter for star, letter in re.findall(r"(\*?)(.)", several + one))
             for _, several, one in parts]  # fmt: skip
    server = []
    for place, (served, _, _) in enumerate(parts):
        fits = [other for other, held in enumerate(cards) if held and letters[other] == letters[place]]
        wild = [other for other in fits if set(cards[other]) == {"?"}]
        tame = [other for other in fits if other not in wild]
        server.append(place if not served else (wild if "*" in served else tame)[0])
    return Word(letters, cards, server, lay.prize)


def from_hand(word: Word, torn: list[str]) -> str:
    """UW-30: the one card that must be from the hand if the tape had all letters; empty if several could be."""
    laid = list("".join(word.cards))
    if not torn or torn[0] not in laid:
        return ""
    laid.remove(torn[0])
    if len(set(laid)) != 1 or "?" in laid or Counter(laid) - Counter(torn[1:]):
        return ""
    return laid[0]


def is_letter(face: str) -> bool:
    return face not in SIGNS and face != "?"


@dataclass
class Model:
    options: dict[str, Any]
    """As plain data."""
    cards: list[Card] = field(default_factory=list)
    words: list[list[Word]] = field(default_factory=list)
    phase: str = "dealer"
    dealer: int = 0
    mover: int = 0
    owed: int = 0
    serial: int = 0
    gone: list[int] = field(default_factory=list)
    ready: set[int] = field(default_factory=set)
    idlers: list[int] = field(default_factory=list)
    """Seats that in a row could do nothing with an empty deck."""
    pending: Turn | None = None
    struck: list[str] = field(default_factory=list)
    sheet: list[list[int]] = field(default_factory=list)
    late: Counter[int] = field(default_factory=Counter)
    reason: str = ""

    def __post_init__(self) -> None:
        deck = self.options["deck"]
        self.prices = {card["letter"]: card["price"] for card in deck["letters"]} | {"?": 0}
        faces = [card["letter"] for card in deck["letters"] for _ in range(card["copies"])]
        faces += ["?"] * deck["underwoods"]
        faces += [SIGNS[number] for number, prize in enumerate(deck["prizes"]) for _ in range(prize["copies"])]
        self.cards = [Card(face) for face in faces]
        self.words = [[] for _ in range(self.options["seats"])]
        if self.options["dealer"] is not None:
            self.begin_round(self.options["dealer"])

    # --- where cards lie --------------------------------------------------------------------------------------------

    @property
    def active(self) -> list[int]:
        return [seat for seat in range(self.options["seats"]) if seat not in self.gone]

    def at(self, *spot: Any) -> list[Card]:
        """The cards there, in the order in which they were put."""
        return sorted((card for card in self.cards if card.spot[: len(spot)] == spot), key=lambda card: card.spot)

    def faces(self, *spot: Any) -> str:
        return "".join(card.face for card in self.at(*spot))

    def hand(self, seat: int) -> Counter[str]:
        return Counter(self.faces("hand", seat))

    def move(self, face: str, source: tuple[Any, ...], *spot: Any, seen: bool = False) -> None:
        """Of equal cards, one that everybody knows goes first."""
        card = max((card for card in self.at(*source) if card.face == face), key=lambda card: card.seen)
        card.spot, card.seen = spot, seen

    def twin(self) -> "Model":
        """A copy of the table, to try something out."""
        other = copy(self)
        other.cards = [Card(card.face, card.spot, card.seen) for card in self.cards]
        other.words = [list(row) for row in self.words]
        return other

    def next_serial(self) -> int:
        self.serial += 1
        return self.serial

    def after(self, seat: int) -> int:
        later: list[int] = [(seat + step) % self.options["seats"] for step in range(1, self.options["seats"] + 1)]
        return next(other for other in later if other not in self.gone)

    def prize(self, number: int) -> dict[str, Any]:
        prize: dict[str, Any] = self.options["deck"]["prizes"][number - 1]
        return prize

    # --- chance -----------------------------------------------------------------------------------------------------

    def urn(self) -> Counter[str]:
        """What can be drawn now."""
        match self.phase:
            case "dealer":
                return Counter(map(str, self.active))
            case "lot":
                return Counter(card.face for card in self.at("hand", self.mover) if is_letter(card.face))
            case "deal" | "first" | "draw" | "exchange":
                return Counter(self.faces("deck") or self.faces("under")[:1])
        return Counter()

    def draw(self, face: str) -> None:
        match self.phase:
            case "dealer":
                self.begin_round(int(face))
            case "deal":
                self.move(face, ("deck",), "hand", self._dealt_to()[0])
                self.phase = "deal" if self._dealt_to() else "first"
            case "first" if not is_letter(face):
                self.move(face, ("deck",), "under", self.next_serial())
            case "first":
                self.move(face, ("deck",), "tape", self.next_serial())
                self.begin_turn()
            case "lot":
                self.make(Turn(tape=face))
            case _:
                self._take(face)

    def _take(self, face: str) -> None:
        known = not self.at("deck")
        self.move(face, ("under",) if known else ("deck",), "hand", self.mover, seen=known)
        self.owed -= self.phase == "draw"
        self.phase = "draw" if self.owed else "turn"

    def _dealt_to(self) -> list[int]:
        """Who still gets cards of the deal, the next one first."""
        order = [(self.dealer + 1 + step) % self.options["seats"] for step in range(self.options["seats"])]
        held = {seat: len(self.at("hand", seat)) for seat in order if seat not in self.gone}
        return sorted((seat for seat, count in held.items() if count < 7), key=lambda seat: held[seat])

    # --- rounds -----------------------------------------------------------------------------------------------------

    def begin_round(self, dealer: int) -> None:
        for card in self.cards:
            card.spot, card.seen = ("deck",), False
        self.words = [[] for _ in range(self.options["seats"])]
        self.dealer, self.mover, self.phase, self.idlers = dealer, self.after(dealer), "deal", []

    def begin_turn(self) -> None:
        self.owed = min(3, len(self.at("deck")) + len(self.at("under")))
        self.phase = "draw" if self.owed else "turn"
        self.pending, self.struck = None, []

    def finish(self, reason: str) -> None:
        counted = [self.laid(seat) - self.cost(seat) for seat in range(self.options["seats"])]
        self.sheet.append([0 if seat in self.gone else points for seat, points in enumerate(counted)])
        totals = [self.total(seat) for seat in self.active]
        won = max(totals) >= self.options["target"]
        shared = totals.count(max(totals)) > 1 and self.options["tie"] == "play-on"
        self.phase = "over" if len(self.sheet) >= self.options["rounds"] or (won and not shared) else "break"
        self.ready, self.pending, self.struck, self.reason = set(), None, [], reason

    def total(self, seat: int) -> int:
        return sum(points[seat] for points in self.sheet)

    def laid(self, seat: int) -> int:
        return sum(self.points(seat, number) for number in range(len(self.words[seat])))

    def cost(self, seat: int) -> int:
        return sum(5 if face == "?" else self.prices.get(face, 0) for face in self.faces("hand", seat))

    def points(self, seat: int, number: int) -> int:
        """The points of a word as it is."""
        word = self.words[seat][number]
        there = [self.faces("word", seat, number, place) for place in range(len(word.letters))]
        values = self.values(word, there)
        does: dict[str, Any] = self.prize(word.prize)["does"] if word.prize else {"does": ""}
        if word.raised is not None:
            values[word.raised] *= int(does["times"])
        times = int(does["times"]) if does["does"] == "word-times" else 1
        return sum(values) * times + int(does.get("points", 0))

    def values(self, word: Word, cards: list[str]) -> list[int]:
        return [max(self.prices[face] for face in cards[by]) for by in word.server]

    def say_ready(self, *seats: int) -> None:
        self.ready |= set(seats)
        if self.ready >= set(self.active):
            self.begin_round(self.mover if self.mover in self.active else self.after(self.mover))

    # --- turns ------------------------------------------------------------------------------------------------------

    def discard(self, number: int) -> None:
        self.late[self.mover] = 0
        self.move(SIGNS[number - 1], ("hand", self.mover), "out")
        self.phase = "exchange"

    def turn(self, turn: Turn) -> None:
        self.late[self.mover] = 0
        if self.options["check"] == "vote" and turn.words and len(self.active) > 2:
            self._show(turn)
            self.pending, self.phase, self.ready = turn, "respond", set()
        else:
            self.make(turn)

    def _show(self, turn: Turn) -> None:
        """Everybody knows what must be in the hand for this turn: making it on a copy tells what leaves the hand."""
        other = self.twin()
        pairs = list(zip(self.cards, other.cards, strict=True))
        for twin in other.cards:
            twin.seen = False
        forced: Counter[str] = Counter()
        for lay in turn.words:
            torn = [] if lay.cut is None else other.faces("tape")[lay.cut :]
            forced.update(from_hand(spelled(lay), list(torn)))
            other.lay(lay)
        if turn.tape:
            other.move(turn.tape, ("hand", other.mover), "tape", other.next_serial())
        mine = [card for card, _ in pairs if card.spot == ("hand", self.mover)]
        left = Counter(card.face for card, twin in pairs if card in mine and twin.spot != card.spot)
        for face, count in (left | forced).items():
            held = sorted((card for card in mine if card.face == face), key=lambda card: not card.seen)
            for card in held[:count]:
                card.seen = True

    def make(self, turn: Turn) -> None:
        for lay in turn.words:
            self.lay(lay)
        if turn.tape:
            self.move(turn.tape, ("hand", self.mover), "tape", self.next_serial())
        empty = not self.at("deck") and not self.at("under")
        self.idlers = [*self.idlers, self.mover] if empty and not turn.words and not turn.tape else []
        if all(face in SIGNS for face in self.faces("hand", self.mover)):
            self.finish("out")
        else:
            self.pass_on()

    def pass_on(self) -> None:
        if set(self.active) <= set(self.idlers):
            self.finish("stuck")
        else:
            self.mover = self.after(self.mover)
            self.begin_turn()

    def lay(self, lay: Lay) -> None:
        """One word with everything that belongs to it, card by card."""
        seat, hand, word = self.mover, ("hand", self.mover), spelled(lay)
        number = len(self.words[seat])
        torn = [] if lay.cut is None else self.at("tape")[lay.cut :]
        for card in torn:
            card.spot, card.seen = hand, True
        spots = [("word", swap.seat, swap.word, swap.place) for swap in lay.swaps]
        for spot in spots:
            self.move("?", spot, *hand, seen=True)
        for place, cards in enumerate(word.cards):
            for face in cards:
                self.move(face, hand, "word", seat, number, place)
        for spot in spots:
            self.move(self.words[spot[1]][spot[2]].letters[spot[3]], hand, *spot)
        self._keep_in_mind(word, torn)
        if word.prize:
            self.move(SIGNS[word.prize - 1], hand, "prize", seat, number)
            does = self.prize(word.prize)["does"]
            values = self.values(word, word.cards)
            if does["does"] == "letter-times" and max(values) >= max(does["price"], 1):
                word.raised = values.index(max(values))
        self.words[seat].append(word)

    def _keep_in_mind(self, word: Word, torn: list[Card]) -> None:
        """UW-30: if the tape has all letters and only one can be from the hand, the same letter is seen to stay."""
        face = from_hand(word, [card.face for card in torn])
        kept = [card for card in torn if card.face == face and card.spot == ("hand", self.mover)]
        spare = [card for card in self.cards if card.spot == ("hand", self.mover) and card.face == face]
        for card in (kept or spare)[:1]:
            card.seen = True

    # --- people -----------------------------------------------------------------------------------------------------

    def accept(self, seat: int) -> None:
        self.ready.add(seat)
        self._stand_if_accepted()

    def _stand_if_accepted(self) -> None:
        if self.ready | {self.mover} >= set(self.active):
            self.stand()

    def stand(self) -> None:
        assert self.pending is not None
        self.make(self.pending)

    def vote(self, pro: int, contra: int) -> None:
        assert self.pending is not None
        if pro > contra:
            self.stand()
        else:
            self.struck.append(" + ".join(spelled(lay).letters for lay in self.pending.words))
            self.pending, self.phase = None, "turn"

    def time_out(self) -> None:
        self.late[self.mover] += 1
        if self.late[self.mover] == 3:
            self.leave(self.mover)
        elif any(map(is_letter, self.hand(self.mover))):
            self.phase = "lot"
        else:
            self.make(Turn())

    def leave(self, seat: int) -> None:
        self.gone.append(seat)
        if len(self.active) == 1:
            self.phase, self.reason, self.pending = "over", "left", None
        elif self.phase == "break":
            self.say_ready()
        elif seat == self.mover:
            self.pass_on()
        elif self.phase == "respond" and len(self.active) == 2:
            self.stand()
        elif self.phase == "respond":
            self._stand_if_accepted()
