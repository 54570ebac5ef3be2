"""What all parts of the rules need."""

from slovoteka.core.oracle import Oracle
from slovoteka.games.scrabble.options import Options


class Setting:
    """The options of a table and what is computed from them once. Nothing here changes."""

    def __init__(self, options: Options, oracle: Oracle) -> None:
        self.options = options
        self.oracle = oracle
        self.layout = options.layout()
        self.book = options.book
        self.on_theme = options.theme_test()
