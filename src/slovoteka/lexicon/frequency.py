"""How frequent Russian words are, loaded once per process."""

from functools import cache

from slovoteka.lexicon.sources import Frequencies


@cache
def frequencies() -> Frequencies:
    """Takes a second and a hundred megabytes, so it is loaded once and only if needed."""
    return Frequencies("ru")
