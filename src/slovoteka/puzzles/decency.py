"""Words that a game must know, but that no puzzle should ask for."""

from functools import cache

from slovoteka.associations.words import lemma, lines
from slovoteka.lexicon.morphemes import folded


def is_decent(word: str) -> bool:
    """Checks the list that also keeps bots from giving such clues.

    It has whole words, and prefixes marked by an asterisk.
    """
    whole, beginnings = _unfit()
    spelt = folded(word)
    return not any(form in whole or form.startswith(beginnings) for form in (spelt, lemma(spelt)))


@cache
def _unfit() -> tuple[frozenset[str], tuple[str, ...]]:
    entries = [folded(line) for line in lines("unfit.txt")]
    beginnings = tuple(entry.removesuffix("*") for entry in entries if entry.endswith("*"))
    return frozenset(entries), beginnings
