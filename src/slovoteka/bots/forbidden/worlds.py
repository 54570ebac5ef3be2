"""Imagined worlds: the bot deals the unseen cards, lets everyone play sensibly, and sees who takes letters."""

from collections.abc import Sequence
from random import Random
from typing import NamedTuple

from slovoteka.bots.forbidden.chances import worth
from slovoteka.bots.forbidden.knowledge import CallChain, Knowledge, in_order, without
from slovoteka.bots.forbidden.table import SeatTable
from slovoteka.games.forbidden.options import LOST_AT, OPENING, RED_NEEDED

_LETTERS = 20
"""How many letters are laid in a world at most."""
_BITES = 2
"""A world ends after this many calls that took letters. Further on, chance decides."""
_DICE = _LETTERS + OPENING * (_BITES + 1)


class World(NamedTuple):
    """A guess at everything that the bot cannot see."""

    hands: tuple[str, ...]
    deck: str
    vocabulary_of: tuple[int, ...]
    """Each seat's vocabulary, by its index."""
    callers: tuple[int, ...]
    """For each seat the largest vocabulary among its opponents."""
    dice: tuple[float, ...]
    """Random numbers for this world, the same for every option that the bot tries in it."""


def imagine(table: SeatTable, beliefs: Sequence[Sequence[float]], chance: Random) -> World:
    """Deals the unseen cards. The others get vocabularies according to the beliefs; the bot has the largest."""
    hidden = sum(table.hands) - len(table.hand)
    cards = chance.sample(table.unseen, min(len(table.unseen), hidden + _LETTERS + 1))
    hands, at = [], 0
    for seat, held in enumerate(table.hands):
        if seat == table.seat:
            hands.append(table.hand)
        else:
            hands.append("".join(cards[at : at + held]))
            at += held
    vocabulary_of = [chance.choices(range(len(belief)), belief)[0] for belief in beliefs]
    vocabulary_of[table.seat] = len(beliefs[table.seat]) - 1
    dice = tuple(chance.random() for _ in range(_DICE))
    callers = [
        max(vocabulary_of[other] for other in table.seats if other != seat) for seat in range(len(vocabulary_of))
    ]
    return World(tuple(hands), "".join(cards[at:]), tuple(vocabulary_of), tuple(callers), dice)


class WorldPlayout:
    """One game in one world, from the current table on. Everyone plays safe if possible and calls what they see."""

    def __init__(self, table: SeatTable, world: World, vocabularies: Sequence[Knowledge], red: str) -> None:
        self._table, self._left_of, self._red = table, table.left_of, red
        self._vocabularies, self._vocabulary_of, self._callers = vocabularies, world.vocabulary_of, world.callers
        self._conversation, self._window, self._deck = table.conversation, table.window, world.deck
        self._hands = list(world.hands)
        self._points = list(table.points)
        self._mover = table.next_mover
        self._bites = 0
        self.laid = 0
        """Letters laid so far, which measure the time that this took."""
        self._dice = iter(world.dice)

    # --- what can be tried ------------------------------------------------------------------------------------------

    def lay(self, seat: int, letter: str) -> None:
        """Lays a letter. Then the others call a word, or the turn passes (ZS-14..18)."""
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

    def take(self, victim: int, bite: CallChain) -> None:
        """Makes calls against the last mover, who then says who moves next (ZS-25..30)."""
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
        """The player who took letters moves next if that is safe."""
        self._mover = victim if self._safe_letters(victim) else self._left_of[victim]

    def go_on_with(self, victim: int, mover: int) -> None:
        """Lets the player who took letters choose. If somebody calls another word first, the choice is made again."""
        if not self.let_others_call(victim):
            self._mover = mover

    def let_others_call(self, victim: int) -> bool:
        """Lets others than the bot call what is there (ZS-G3). Returns whether there was a word."""
        callers = [self._vocabulary_of[seat] for seat in self._table.seats if seat not in (victim, self._table.seat)]
        bite = self._vocabularies[max(callers)].bite(self._conversation) if callers else None
        if bite is None or not bite.words:
            return False
        self.take(victim, bite)
        return True

    def play_on(self) -> float:
        """Plays until the result is clear enough. Returns its value for the bot."""
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
        unsafe = self._vocabularies[self._vocabulary_of[seat]].unsafe(self._conversation)
        return [letter for letter in self._letters(seat) if letter not in unsafe]

    def _dearest(self, seat: int, letter: str) -> int:
        """The cost of the dearest word that the letter completes, as this player sees it."""
        knows = self._vocabularies[self._vocabulary_of[seat]]
        return knows.cost(knows.words(in_order(self._conversation + letter))[0])

    def _open_conversation(self) -> None:
        window, opened = self._red, ""
        for _ in range(OPENING):
            letter = window[int(next(self._dice) * len(window))]
            window = window.replace(letter, "", 1)
            opened += letter
        self._conversation, self._window = in_order(opened), window
