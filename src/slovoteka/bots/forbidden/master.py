"""The master: tries every letter and every call in imagined worlds and takes the one with the best average."""

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from slovoteka.bots.bot import Decision, Level, Situation
from slovoteka.bots.forbidden.knowledge import CallChain, Knowledge, KnownWords, in_order
from slovoteka.bots.forbidden.player import Player, choose_next, lay_letter, with_reason
from slovoteka.bots.forbidden.rivals import Rivals
from slovoteka.bots.forbidden.table import SeatTable
from slovoteka.bots.forbidden.worlds import WorldPlayout, imagine
from slovoteka.games.forbidden.actions import Pass
from slovoteka.games.forbidden.options import Options

_ROUNDS = (8, 16, 48)
"""The number of worlds in each round. After each round the worse half of the options is dropped."""
_EFFORT = 800
"""No new world is begun after this many letters laid in all worlds, so that a decision takes well under 50 ms."""
_RISK = 0.4
"""A letter that completes a word is tried only if the chance that a rival sees the word is below this."""
_WORDS = 16
"""How many words, the costliest first, calls may begin with."""
_CALLS = 3
"""How many sequences of calls are compared, the costliest first."""

Try = Callable[[WorldPlayout], object]


class Master(Player):
    """Knows every attested word, estimates what the others know, and considers what they can be left with."""

    level: Level = "master"

    def __init__(self, vocabularies: Sequence[Knowledge], dictionary: KnownWords, options: Options, seed: int) -> None:
        super().__init__(vocabularies[-1], dictionary)
        self._vocabularies = vocabularies
        self._rivals = Rivals(options.seats, vocabularies)
        self._red = options.deck.red
        self._seed = seed
        self._window = ""

    def decide(self, situation: Situation) -> Decision | None:
        self._window = situation.window.id
        return super().decide(situation)

    def observe(self, event: Any) -> None:
        self._rivals.observe(event)
        super().observe(event)

    def strike(self, words: set[str]) -> None:
        for known in self._vocabularies:
            known.strike(words)

    # --- laying -----------------------------------------------------------------------------------------------------

    def lay(self, table: SeatTable) -> Decision:
        letters = self._worth_trying(table)
        letter = letters[self._best(table, [_lay(table.seat, letter) for letter in letters])]
        given = self.knowledge.bite(in_order(table.conversation + letter))
        return self._explain_unsafe(table, letter, given) if given.words else self.explain_safe(table, letter)

    def _worth_trying(self, table: SeatTable) -> list[str]:
        """Safe letters, and those whose words hardly anybody would see. All letters if none is safe."""
        safe = self.safe(table)
        rivals = [seat for seat in table.seats if seat != table.seat]
        traps = [
            letter
            for letter in table.allowed
            if letter not in safe and self._rivals.chance_of_seeing(rivals, table.conversation, letter) < _RISK
        ]
        return safe + traps if safe else list(table.allowed)

    def _explain_unsafe(self, table: SeatTable, letter: str, given: CallChain) -> Decision:
        word, count = given.words[0], given.taken
        if self.safe(table):
            return lay_letter(letter, "trap", word=word)
        costs = [self.knowledge.bite(in_order(table.conversation + other)).taken for other in table.allowed]
        if count > min(costs):
            return lay_letter(letter, "forced-rare", word=word)
        return lay_letter(letter, "forced", word=word, count=count)

    # --- calling ----------------------------------------------------------------------------------------------------

    def call(self, table: SeatTable) -> Decision:
        victim = table.last_mover
        if victim is None:
            raise AssertionError("a call hits somebody")
        bites = self._worst_bites(table.conversation)
        tries = [_take(victim, bite) for bite in bites]
        if table.next_mover != table.seat and not table.is_choice:
            tries.append(lambda play: play.let_others_call(victim))  # ZS-37
        best = self._best(table, tries)
        if best == len(bites):
            return with_reason(Pass(), "silent", word=bites[0].words[0], player=table.next_mover + 1)
        return self.explain_call(table, bites[best])

    def _worst_bites(self, conversation: str) -> list[CallChain]:
        """The sequences of calls that cost most, each leaving a different conversation."""
        words = self.knowledge.words(conversation)[:_WORDS]
        each = [self.knowledge.bite_with(conversation, word) for word in words]
        by_rest: dict[str, CallChain] = {}
        for bite in sorted(each, key=lambda bite: -bite.taken):
            by_rest.setdefault(bite.left, bite)
        return list(by_rest.values())[:_CALLS]

    # --- choosing ---------------------------------------------------------------------------------------------------

    def choose(self, table: SeatTable) -> Decision:
        movers = (table.seat, table.left_of[table.seat])
        goes_on_himself = self._best(table, [_go_on_with(table.seat, mover) for mover in movers]) == 0
        safe = self.safe(table)
        if goes_on_himself:
            return choose_next(True, "self-safe", letter=safe[0]) if safe else choose_next(True, "self")
        return choose_next(False, "left" if safe else "left-unsafe")

    # --- thinking ---------------------------------------------------------------------------------------------------

    def _best(self, table: SeatTable, tries: Sequence[Try]) -> int:
        """The index of the best option. Randomness depends only on the seed and the window."""
        chance = Random(f"{self._seed} {self._window}")  # noqa: S311  must be repeatable, not secret
        beliefs = [self._rivals.belief(seat) for seat in range(len(table.points))]
        worth = [0.0] * len(tries)
        left = list(range(len(tries)))
        effort = 0
        for worlds in _ROUNDS:
            for _ in range(worlds if len(left) > 1 else 0):
                if effort >= _EFFORT:
                    break
                world = imagine(table, beliefs, chance)
                for number in left:
                    play = WorldPlayout(table, world, self._vocabularies, self._red)
                    tries[number](play)
                    worth[number] += play.play_on()
                    effort += play.laid
            left.sort(key=lambda number: -worth[number])
            del left[(len(left) + 1) // 2 :]
        return left[0]


def _lay(seat: int, letter: str) -> Try:
    return lambda play: play.lay(seat, letter)


def _take(victim: int, bite: CallChain) -> Try:
    return lambda play: play.take(victim, bite)


def _go_on_with(victim: int, mover: int) -> Try:
    return lambda play: play.go_on_with(victim, mover)
