"""Three of the four levels. They differ in what they know and see, and in how far they look ahead."""

from slovoteka.bots.bot import Decision, Level
from slovoteka.bots.forbidden.knowledge import in_order
from slovoteka.bots.forbidden.player import Player, call_word, choose_next, lay_letter
from slovoteka.bots.forbidden.safe_letters import chance_of_none
from slovoteka.bots.forbidden.table import SeatTable

_KEPT = 0.1
"""The value of keeping a safe letter in hand, compared with the chance that the neighbour has none."""


class Beginner(Player):
    """Knows few words and sees few of them. Lays its first letter that seems safe and calls the first word it sees."""

    level: Level = "beginner"

    def lay(self, table: SeatTable) -> Decision:
        safe = self.safe(table)
        if safe:
            return lay_letter(safe[0], "first-safe")
        return lay_letter(table.allowed[0], "hope")

    def call(self, table: SeatTable) -> Decision:
        word = min(self.knowledge.words(table.conversation), key=lambda word: (len(word), word))
        return call_word(word, "call-first", self.knowledge.cost(word))

    def choose(self, _: SeatTable) -> Decision:
        return choose_next(False, "left-always")


class Amateur(Player):
    """Knows more words. Compares its letters when none is safe, and its words before a call."""

    level: Level = "amateur"

    def lay(self, table: SeatTable) -> Decision:
        safe = self.safe(table)
        return lay_letter(safe[0], "safe") if safe else self.lay_cheapest(table)

    def lay_cheapest(self, table: SeatTable) -> Decision:
        """Every letter completes a word, so it lays the one whose words cost least. Maybe nobody sees them (ZS-36)."""
        bites = {letter: self.knowledge.bite(in_order(table.conversation + letter)) for letter in table.allowed}
        letter = min(bites, key=lambda letter: bites[letter].taken)
        return lay_letter(letter, "forced", word=bites[letter].words[0], count=bites[letter].taken)

    def call(self, table: SeatTable) -> Decision:
        word = self.knowledge.words(table.conversation)[0]
        return call_word(word, "call-costly", self.knowledge.cost(word))

    def choose(self, table: SeatTable) -> Decision:
        safe = self.safe(table)
        return choose_next(True, "self-safe", letter=safe[0]) if safe else choose_next(False, "left-unsafe")


class Expert(Amateur):
    """Knows many words. Counts which safe letters the neighbour can have, and calls several words in a row."""

    level: Level = "expert"

    def lay(self, table: SeatTable) -> Decision:
        safe = self.safe(table)
        if not safe:
            return self.lay_cheapest(table)
        tightness = {letter: self._tightness(table, letter) for letter in safe}
        return self.explain_safe(table, max(safe, key=lambda letter: tightness[letter]))

    def _tightness(self, table: SeatTable, letter: str) -> float:
        """How hard the letter makes it for the neighbour, and how easy for the bot itself."""
        conversation, window = in_order(table.conversation + letter), table.window.replace(letter, "", 1)
        hand = table.hand.replace(letter, "", 1)
        kept = sum(own not in self.knowledge.unsafe(conversation) for own in hand)
        return chance_of_none(self.knowledge, conversation, window, table.unseen) + _KEPT * kept

    def call(self, table: SeatTable) -> Decision:
        return self.explain_call(table, self.knowledge.bite(table.conversation))
