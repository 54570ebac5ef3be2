"""How often Russian words are met, for all who ask in one process."""

from functools import cache

from slovoteka.lexicon.sources import Frequencies


@cache
def frequencies() -> Frequencies:
    """A second and a hundred megabytes: only where it is needed, and once."""
    return Frequencies("ru")
