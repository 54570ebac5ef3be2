"""A simulated newcomer, to measure how hard our levels are for somebody who has never played."""

from slovoteka.bots.bot import Decision
from slovoteka.bots.forbidden import open_band, open_dictionary_of
from slovoteka.bots.forbidden.knowledge import Knowledge
from slovoteka.bots.forbidden.levels import Beginner
from slovoteka.bots.forbidden.player import call_word
from slovoteka.bots.forbidden.table import SeatTable
from slovoteka.bots.sight import NEWCOMER, SeenWords
from slovoteka.games.forbidden.options import Options


class Newcomer(Beginner):
    """Lays the first letter with which it sees no word, and calls the word with most black letters that it sees."""

    def call(self, table: SeatTable) -> Decision:
        word = self.knowledge.words(table.conversation)[0]
        return call_word(word, "call-costly", self.knowledge.cost(word))


def make(options: Options, seed: int) -> Newcomer:
    seen = SeenWords(open_band(2, options.jargon_words), NEWCOMER, seed)
    return Newcomer(Knowledge(seen, options.deck), open_dictionary_of(options))
