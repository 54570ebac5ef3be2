"""What all parts of a game's rules have at hand."""

from slovoteka.core.oracle import Oracle
from slovoteka.games.scrabble.options import Options


class Setting:
    """The agreements of a table, ready for use. Nothing here changes."""

    def __init__(self, options: Options, oracle: Oracle) -> None:
        self.options = options
        self.oracle = oracle
        self.layout = options.layout()
        self.book = options.book
        self.on_theme = options.theme_test()
