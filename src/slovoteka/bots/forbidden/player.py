"""What all bots of this game have in common. A level says how it lays, calls and chooses."""

from abc import ABC, abstractmethod
from typing import Any

from slovoteka.bots.bot import Decision, Level, Reason, Situation
from slovoteka.bots.forbidden.knowledge import CallChain, Knowledge, KnownWords, in_order
from slovoteka.bots.forbidden.safe_letters import chance_of_none, safe_letters
from slovoteka.bots.forbidden.table import SeatTable, look
from slovoteka.games.forbidden.actions import Accept, Action, Call, Choose, Doubt, Lay, Pass, Ready, Vote
from slovoteka.games.forbidden.options import LOST_AT
from slovoteka.games.forbidden.views import CallFailed

_TIGHT = 0.3
"""If the chance that the neighbour has no safe letter is at least this, it is given as the reason."""


class Player(ABC):
    level: Level

    def __init__(self, knowledge: Knowledge, dictionary: KnownWords) -> None:
        self.knowledge = knowledge
        self._dictionary = dictionary
        self._heard = 0
        self._refused: set[str] = set()

    # --- what a level decides in its own way ------------------------------------------------------------------------

    @abstractmethod
    def lay(self, table: SeatTable) -> Decision: ...

    @abstractmethod
    def call(self, table: SeatTable) -> Decision:
        """Returns a `Call`, or a `Pass` to keep silent. Only asked if this bot sees a word."""

    @abstractmethod
    def choose(self, table: SeatTable) -> Decision: ...

    def observe(self, event: Any) -> None:
        """Called once for each event, in order."""
        if isinstance(event, CallFailed):
            self._refused.add(event.word.replace("Ё", "Е"))
            self.strike(self._refused)

    def strike(self, words: set[str]) -> None:
        """Stops calling and fearing these words, because the table does not accept them."""
        self.knowledge.strike(words)

    # --- what levels share ------------------------------------------------------------------------------------------

    def safe(self, table: SeatTable) -> list[str]:
        """Letters that can be laid without completing a word."""
        unsafe = self.knowledge.unsafe(table.conversation)
        return [letter for letter in table.allowed if letter not in unsafe]

    def explain_safe(self, table: SeatTable, letter: str) -> Decision:
        """Lays a safe letter and gives the reason."""
        conversation, window = in_order(table.conversation + letter), table.window.replace(letter, "", 1)
        if chance_of_none(self.knowledge, conversation, window, table.unseen) >= _TIGHT:
            left = safe_letters(self.knowledge, conversation, window, table.unseen)
            return lay_letter(letter, "squeeze", count=len(left))
        return lay_letter(letter, "safe" if letter in table.hand else "safe-red")

    def explain_call(self, table: SeatTable, bite: CallChain) -> Decision:
        """Calls the first word of a sequence and gives the reason."""
        word = bite.words[0]
        if _wins(table, bite):
            return call_word(word, "call-wins", bite.taken)
        if len(bite.words) > 1:
            return call_word(word, "call-twice", bite.taken, following=bite.words[1])
        return call_word(word, "call-rest" if table.is_choice else "call-best", bite.taken)

    # --- windows ----------------------------------------------------------------------------------------------------

    def decide(self, situation: Situation) -> Decision | None:
        for event in situation.events[self._heard :]:
            self.observe(event)
        self._heard = len(situation.events)
        match situation.window.kind:
            case "turn":
                return self.lay(look(situation))
            case "respond":
                return self._respond(look(situation))
            case "call" if situation.public.stage.value == "respond":  # it has just seen no word
                return None
            case "call":
                answer = self._respond(look(situation))
                return answer if isinstance(answer.action, Call) else None
            case "choose":
                return self.choose(look(situation))
            case "doubt":
                return self._doubt(situation.public.pending.word)
            case "vote":
                return self._vote(situation.public.pending.word)
        return with_reason(Ready(), "ready")

    def _respond(self, table: SeatTable) -> Decision:
        if not self.knowledge.words(table.conversation):
            return with_reason(Pass(), "no-word")
        if table.is_quiet:
            return with_reason(Pass(), "quiet")
        return self.call(table)

    def _doubt(self, word: str) -> Decision:
        if word in self.knowledge:
            return with_reason(Accept(), "accept", word=word)
        return with_reason(Doubt(), "doubt", word=word)

    def _vote(self, word: str) -> Decision:
        exists = word in self._dictionary
        return with_reason(Vote(exists), "vote-for" if exists else "vote-against", word=word)


def _wins(table: SeatTable, bite: CallChain) -> bool:
    """Whether the calls end the last game of the series with the bot among those with fewest points (ZS-31, ZS-33)."""
    points = [mine + before for mine, before in zip(table.points, table.totals, strict=True)]
    victim = table.last_mover
    if victim is None or table.games_left or table.points[victim] + bite.taken < LOST_AT:
        return False
    points[victim] += bite.taken
    return points[table.seat] == min(points[seat] for seat in table.seats)


def with_reason(action: Action, code: str, **params: str | int) -> Decision:
    """A decision with its reason. In calls the first one counts (ZS-G2)."""
    reason = Reason(f"bot-forbidden-{code}", params, is_routine=isinstance(action, Pass))
    return Decision(action, reason, races=isinstance(action, Call))


def lay_letter(letter: str, code: str, **params: str | int) -> Decision:
    return with_reason(Lay(letter), code, letter=letter, **params)


def call_word(word: str, code: str, cost: int, **params: str | int) -> Decision:
    return with_reason(Call(word), code, word=word, count=cost, **params)


def choose_next(himself: bool, code: str, **params: str | int) -> Decision:
    return with_reason(Choose("self" if himself else "left"), code, **params)
