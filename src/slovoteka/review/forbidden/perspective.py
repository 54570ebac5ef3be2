"""A decision of «Запретные слова» as its player could see it: what letters, words and silence are worth.

Values are the master's estimates of the chance to win (`bots.forbidden.chances`). What the others know is estimated
from their actions, like the master does. All letters and words are considered at any depth, because it takes
milliseconds.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from slovoteka.bots.forbidden import BANDS, open_band
from slovoteka.bots.forbidden.chances import worth
from slovoteka.bots.forbidden.knowledge import CallChain, Knowledge, in_order
from slovoteka.bots.forbidden.safe_letters import chance_of_none
from slovoteka.bots.forbidden.table import SeatTable
from slovoteka.core.value import Value
from slovoteka.games.forbidden.options import LOST_AT, Deck

_FORCED: Final = 1
"""How many black letters a player without a safe letter is expected to take.

This holds if nobody at the table knows unusually many words. In such turns bots of the first level took 0.9 on average,
those of the second 1.4, those of the third 1.8.
"""


class Prospect(Value, frozen=True, kw_only=True):
    """What may happen after a letter is laid."""

    value: float
    called: float
    """The chance that another player sees a word."""
    squeezed: float
    """The chance that the next player then has no safe letter.

    It is 0 if the letter completes a word: as a trap this would need a player who knows the word, which is not certain.
    """
    words: tuple[str, ...]
    """The words that can be called, the most expensive first."""


@lru_cache(maxsize=4)
def vocabularies(deck: Deck, agreed: tuple[str, ...]) -> tuple[Knowledge, ...]:
    """The vocabularies of the four levels, from smallest to largest.

    The caller must remove words that the table has refused.
    """
    return tuple(Knowledge(open_band(band, agreed), deck) for band in BANDS)


class SeatBeliefs:
    def __init__(self, table: SeatTable, beliefs: Sequence[Sequence[float]], known: Sequence[Knowledge]) -> None:
        """`beliefs` has, for each seat, how likely it has each of these vocabularies."""
        self.table, self._beliefs, self._known = table, beliefs, known
        self.all = known[-1]
        self._rivals = [seat for seat in table.seats if seat != table.seat]

    # --- chances ----------------------------------------------------------------------------------------------------

    def after(self, victim: int, taken: int) -> float:
        """The chance to win after `victim` has taken so many letters."""
        table = self.table
        points = list(table.points)
        points[victim] += taken
        is_over = not table.games_left and max(points) >= LOST_AT
        return worth(points, table.totals, table.seats, table.seat, is_over=is_over)

    @property
    def now(self) -> float:
        return self.after(self.table.seat, 0)

    def _keenest(self, seats: Sequence[int]) -> list[float]:
        """For each vocabulary, the chance that it is the largest among these seats."""
        up_to, chances = 0.0, []
        for place in range(len(self._known)):
            none_beyond = 1.0
            for seat in seats:
                none_beyond *= sum(self._beliefs[seat][: place + 1])
            chances.append(none_beyond - up_to)
            up_to = none_beyond
        return chances

    def _seen_by(self, seats: Sequence[int], conversation: str) -> list[tuple[float, CallChain]]:
        """What these seats would call, with its chance; an empty bite if they see nothing."""
        if not seats:
            return [(1.0, CallChain((), 0, conversation))]
        return [
            (chance, knowledge.bite(conversation))
            for chance, knowledge in zip(self._keenest(seats), self._known, strict=True)
        ]

    # --- letters ----------------------------------------------------------------------------------------------------

    def lay(self, letter: str) -> Prospect:
        """If somebody sees a word, the player takes its letters. Otherwise the next player may have no safe letter."""
        table = self.table
        conversation = in_order(table.conversation + letter)
        words = self.all.words(conversation)
        window = table.window.replace(letter, "", 1)
        squeezed = 0.0 if words else chance_of_none(self.all, conversation, window, table.unseen)
        quiet = self._next_moves(table.left_of[table.seat], squeezed)
        value = called = 0.0
        for chance, bite in self._seen_by(self._rivals, conversation):
            value += chance * (self.after(table.seat, bite.taken) if bite.words else quiet)
            called += chance * bool(bite.words)
        return Prospect(value=value, called=called, squeezed=squeezed, words=words)

    def choose(self, himself: bool) -> float:
        """A player who took letters goes on with the best letter, or lets the neighbour go on (ZS-30)."""
        table = self.table
        if himself:
            return max((self.lay(letter).value for letter in table.letters), default=self.now)
        squeezed = chance_of_none(self.all, table.conversation, table.window, table.unseen)
        return self._next_moves(table.left_of[table.seat], squeezed)

    def _next_moves(self, mover: int, squeezed: float) -> float:
        return (1 - squeezed) * self.now + squeezed * self.after(mover, _FORCED)

    # --- words ------------------------------------------------------------------------------------------------------

    @property
    def words(self) -> tuple[str, ...]:
        return self.all.words(self.table.conversation)

    def call(self, word: str, *, surely: bool = False) -> float:
        """The value of calling a word. Unless `surely`, a rare word counts less, because the player may not know it."""
        table = self.table
        known = 1.0 if surely else sum(word in knowledge for knowledge in self._known) / len(self._known)
        taken = self.all.bite_with(table.conversation, word).taken
        return known * self.after(self._victim, taken) + (1 - known) * self.silence

    @property
    def silence(self) -> float:
        """If another player calls, the victim is the same.

        If nobody does, the word stays under the next letter (ZS-35).
        """
        table = self.table
        others = [seat for seat in self._rivals if seat != self._victim]
        return sum(
            chance * (self.after(self._victim, bite.taken) if bite.words else self._unseen)
            for chance, bite in self._seen_by(others, table.conversation)
        )

    @property
    def _unseen(self) -> float:
        """Nobody calls, and the word stays.

        If this player moves next, the word is a threat to this player. Otherwise it may be called after the next
        player's letter (ZS-37). It is unknown whether a silent player waits or has seen nothing, so waiting counts
        half.
        """
        table = self.table
        if table.next_mover == table.seat:
            seen = self._seen_by(self._rivals, table.conversation)
            return sum(chance * self.after(table.seat, bite.taken) for chance, bite in seen)
        waited = self.after(table.next_mover, self.all.bite(table.conversation).taken)
        return (self.now + waited) / 2

    @property
    def _victim(self) -> int:
        if self.table.last_mover is None:
            raise AssertionError("a call hits somebody")
        return self.table.last_mover
