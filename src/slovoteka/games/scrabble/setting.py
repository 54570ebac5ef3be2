"""What all parts of a game's rules have at hand."""

from slovoteka.core.oracle import Oracle
from slovoteka.games.scrabble.options import Options
from slovoteka.lexicon.alphabet import fold


class Setting:
    """The agreements of a table, ready for use. Nothing here changes."""

    def __init__(self, options: Options, oracle: Oracle) -> None:
        self.options = options
        self.oracle = oracle
        self.layout = options.layout()
        self.book = options.book
        self.language = options.tiles.language
        lenient = options.yo == "lenient"  # an Е tile may stand for Ё here too
        self.theme_words = frozenset([*options.theme_words, *(map(fold, options.theme_words) if lenient else ())])
        self.votes_on_theme = bool(options.theme) and not options.theme_words

    def seat_of(self, rack: int) -> int:
        """Who plays this rack (SM-89: one person may play two)."""
        return min(rack, self.options.seats - 1)
