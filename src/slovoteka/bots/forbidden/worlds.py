"""Worlds that a bot imagines: it deals the unseen cards, lets everyone play sensibly, and sees who takes letters."""

from collections.abc import Sequence
from random import Random
from typing import NamedTuple

from slovoteka.bots.forbidden.chances import worth
from slovoteka.bots.forbidden.knowledge import Bite, Knowledge, in_order, without
from slovoteka.bots.forbidden.table import SeatTable
from slovoteka.games.forbidden.options import LOST_AT, OPENING, RED_NEEDED

_LETTERS = 20
"""How many letters a world is played on, at most."""
_BITES = 2
"""After so many takings the standing is looked at: further on chance decides."""
_DICE = _LETTERS + OPENING * (_BITES + 1)


class World(NamedTuple):
    """What the bot cannot see, as it might be."""

    hands: tuple[str, ...]
    deck: str
    minds: tuple[int, ...]
    """Which vocabulary each chair has, by its number."""
    callers: tuple[int, ...]
    """For each chair the largest vocabulary among those who call against it."""
    dice: tuple[float, ...]
    """Chance for what happens in this world: the same whatever the bot tries in it."""


def imagine(table: SeatTable, beliefs: Sequence[Sequence[float]], chance: Random) -> World:
    """Deals the unseen cards; the others get vocabularies by what is believed of them, the bot has the largest."""
    hidden = sum(table.hands) - len(table.hand)
    cards = chance.sample(table.unseen, min(len(table.unseen), hidden + _LETTERS + 1))
    hands, at = [], 0
    for seat, held in enumerate(table.hands):
        if seat == table.seat:
            hands.append(table.hand)
        else:
            hands.append("".join(cards[at : at + held]))
            at += held
    minds = [chance.choices(range(len(belief)), belief)[0] for belief in beliefs]
    minds[table.seat] = len(beliefs[table.seat]) - 1
    dice = tuple(chance.random() for _ in range(_DICE))
    callers = [max(minds[other] for other in table.seats if other != seat) for seat in range(len(minds))]
    return World(tuple(hands), "".join(cards[at:]), tuple(minds), tuple(callers), dice)


class WorldPlayout:
    """One game in one world, from the present table on. Everyone plays safe where possible and calls what he sees."""

    def __init__(self, table: SeatTable, world: World, vocabularies: Sequence[Knowledge], red: str) -> None:
        self._table, self._left_of, self._red = table, table.left_of, red
        self._vocabularies, self._minds, self._callers = vocabularies, world.minds, world.callers
        self._conversation, self._window, self._deck = table.conversation, table.window, world.deck
        self._hands = list(world.hands)
        self._points = list(table.points)
        self._mover = table.next_mover
        self._bites = 0
        self.laid = 0
        """Letters so far: what this play has cost in time."""
        self._dice = iter(world.dice)

    # --- what can be tried ------------------------------------------------------------------------------------------

    def lay(self, seat: int, letter: str) -> None:
        """Lays a letter; then the others call, or the turn goes on (ZS-14..18)."""
        self.laid += 1
        others = self._vocabularies[self._callers[seat]]
        gives_word = letter in others.unsafe(self._conversation)
        self._conversation = in_order(self._conversation + letter)
        if letter in self._red:
            self._window = self._window.replace(letter, "", 1)
        else:
            self._hands[seat] = self._hands[seat].replace(letter, "", 1) + self._deck[:1]
            self._deck = self._deck[1:]
        self._mover = self._left_of[seat]
        if gives_word:
            self.take(seat, others.bite(self._conversation))

    def take(self, victim: int, bite: Bite) -> None:
        """Calls hit the last mover, who then says who goes on (ZS-25..30)."""
        self._bites += 1
        self._points[victim] += bite.taken
        red = "".join(letter for letter in bite.left if letter in self._red)
        if len(red) >= OPENING:
            self._conversation, self._window = bite.left, without(self._red, red)
        else:
            self._open_conversation()
        if bite.taken:
            self.choose(victim)

    def choose(self, victim: int) -> None:
        """Whoever took letters goes on himself if that is safe."""
        self._mover = victim if self._safe_letters(victim) else self._left_of[victim]

    def go_on_with(self, victim: int, mover: int) -> None:
        """The choice of the one who took letters. What else lies there may be called first, and he chooses anew."""
        if not self.let_others_call(victim):
            self._mover = mover

    def let_others_call(self, victim: int) -> bool:
        """Somebody else than the bot may call what lies there (ZS-G3). Returns whether there was a word."""
        callers = [self._minds[seat] for seat in self._table.seats if seat not in (victim, self._table.seat)]
        bite = self._vocabularies[max(callers)].bite(self._conversation) if callers else None
        if bite is None or not bite.words:
            return False
        self.take(victim, bite)
        return True

    def play_on(self) -> float:
        """Until it is clear enough how things go. Returns what that is worth to the bot."""
        while self.laid < _LETTERS and self._bites < _BITES and not self._is_over():
            self.lay(self._mover, self._pick(self._mover))
        table = self._table
        is_over = not table.games_left and self._is_over()
        return worth(self._points, table.totals, table.seats, table.seat, is_over=is_over)

    def _is_over(self) -> bool:
        return not self._deck or max(self._points) >= LOST_AT

    # --- how everyone plays -----------------------------------------------------------------------------------------

    def _pick(self, seat: int) -> str:
        safe = self._safe_letters(seat)
        if safe:
            return safe[int(next(self._dice) * len(safe))]
        return min(self._letters(seat), key=lambda letter: self._dearest(seat, letter))

    def _letters(self, seat: int) -> str:
        return self._hands[seat] + self._window if len(self._window) >= RED_NEEDED else self._hands[seat]

    def _safe_letters(self, seat: int) -> list[str]:
        unsafe = self._vocabularies[self._minds[seat]].unsafe(self._conversation)
        return [letter for letter in self._letters(seat) if letter not in unsafe]

    def _dearest(self, seat: int, letter: str) -> int:
        """What the dearest word costs that the letter gives, as this player sees it."""
        knows = self._vocabularies[self._minds[seat]]
        return knows.cost(knows.words(in_order(self._conversation + letter))[0])

    def _open_conversation(self) -> None:
        window, opened = self._red, ""
        for _ in range(OPENING):
            letter = window[int(next(self._dice) * len(window))]
            window = window.replace(letter, "", 1)
            opened += letter
        self._conversation, self._window = in_order(opened), window
