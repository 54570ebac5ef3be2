"""A decision of «Запретные слова» as its player could see it: what letters, words and silence are worth.

Worth is the chance to win, as the master reckons it (`bots.forbidden.chances`). What the others know is guessed from
what they have done so far, by the master's own beliefs. All letters and all words are looked at, whatever the depth:
it takes milliseconds.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from slovoteka.bots.forbidden import BANDS, open_band
from slovoteka.bots.forbidden.chances import worth
from slovoteka.bots.forbidden.knowledge import Bite, Knowledge, in_order
from slovoteka.bots.forbidden.safe_letters import chance_of_none
from slovoteka.bots.forbidden.table import SeatTable
from slovoteka.core.value import Value
from slovoteka.games.forbidden.options import LOST_AT, Deck

_FORCED: Final = 1
"""Black letters that somebody without a safe letter takes, if nobody at the table knows more words than most people:
bots of the first level took 0.9 in such turns on the average, those of the second 1.4, of the third 1.8."""


class Prospect(Value, frozen=True, kw_only=True):
    """What may become of a letter."""

    value: float
    called: float
    """The chance that one of the others sees a word."""
    squeezed: float
    """The chance that the next player has no safe letter then. A letter that gives a word squeezes nobody: for a trap
    its player would have to know that word, and may well not."""
    words: tuple[str, ...]
    """What can be called, the costliest first."""


@lru_cache(maxsize=4)
def vocabularies(deck: Deck, agreed: tuple[str, ...]) -> tuple[Knowledge, ...]:
    """Of the four levels, from the smallest to the largest. Who asks must strike what the table has refused."""
    return tuple(Knowledge(open_band(band, agreed), deck) for band in BANDS)


class SeatPerspective:
    def __init__(self, table: SeatTable, beliefs: Sequence[Sequence[float]], minds: Sequence[Knowledge]) -> None:
        """`beliefs`: for each chair, how likely it has each of these vocabularies."""
        self.table, self._beliefs, self._minds = table, beliefs, minds
        self.all = minds[-1]
        self._rivals = [seat for seat in table.seats if seat != table.seat]

    # --- the standing -----------------------------------------------------------------------------------------------

    def after(self, victim: int, taken: int) -> float:
        """The chance to win once somebody has taken so many letters."""
        table = self.table
        points = list(table.points)
        points[victim] += taken
        is_over = not table.games_left and max(points) >= LOST_AT
        return worth(points, table.totals, table.seats, table.seat, is_over=is_over)

    @property
    def now(self) -> float:
        return self.after(self.table.seat, 0)

    def _keenest(self, seats: Sequence[int]) -> list[float]:
        """For each vocabulary, the chance that it is the largest among these seats'."""
        up_to, chances = 0.0, []
        for place in range(len(self._minds)):
            none_beyond = 1.0
            for seat in seats:
                none_beyond *= sum(self._beliefs[seat][: place + 1])
            chances.append(none_beyond - up_to)
            up_to = none_beyond
        return chances

    def _seen_by(self, seats: Sequence[int], conversation: str) -> list[tuple[float, Bite]]:
        """What these seats would call, with the chance of each; an empty bite where they see nothing."""
        if not seats:
            return [(1.0, Bite((), 0, conversation))]
        return [
            (chance, mind.bite(conversation)) for chance, mind in zip(self._keenest(seats), self._minds, strict=True)
        ]

    # --- letters ----------------------------------------------------------------------------------------------------

    def lay(self, letter: str) -> Prospect:
        """If a word is seen, the player takes its letters; if not, the next one may be left without a safe letter."""
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
        """Who took letters goes on himself with his best letter, or lets the neighbour find one (ZS-30)."""
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
        """Of a word that its player would have to know: not all people know all words, and a rare one counts less."""
        table = self.table
        known = 1.0 if surely else sum(word in mind for mind in self._minds) / len(self._minds)
        taken = self.all.bite_with(table.conversation, word).taken
        return known * self.after(self._victim, taken) + (1 - known) * self.silence

    @property
    def silence(self) -> float:
        """If another calls, it is the same victim. If nobody does, the word lies under the next letter (ZS-35)."""
        table = self.table
        others = [seat for seat in self._rivals if seat != self._victim]
        return sum(
            chance * (self.after(self._victim, bite.taken) if bite.words else self._unseen)
            for chance, bite in self._seen_by(others, table.conversation)
        )

    @property
    def _unseen(self) -> float:
        """The word stays. Under one's own letter it threatens oneself; under another's it may be kept for him (ZS-37).

        Whether the silent one waits or has seen nothing, nobody can tell: so waiting counts half.
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
