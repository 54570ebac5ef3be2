"""The same two questions for Ukrainian, whose dictionary marks neither place names nor organisations."""

from slovoteka.lexicon.sources import Form, Parse


def is_theoretical(form: Form) -> str | None:
    """The name of the reason why nobody uses this form, or None: it stays.

    Asked of every Ukrainian form that the hard drops (proper names, abbreviations, errors) have left. `form.parses`
    holds the common parses only and is never empty.
    """
    if len(form.word) <= 3:
        return None  # short words are read one by one: see three.tsv
    if all(unknown_lexeme(parse) for parse in form.parses):
        return unknown_lexeme.__name__
    return None


def looks_proper(parse: Parse) -> bool:
    """Комишуваха, Даньківці: newspapers know the noun and the spelling dictionary does not."""
    return "NOUN" in parse.tag and "inan" in parse.tag and not parse.lexeme_hunspell and parse.lexeme_zipf > 0


def unknown_lexeme(parse: Parse) -> bool:
    """No form of the word is known to hunspell or to wordfreq."""
    return not parse.lexeme_hunspell and parse.lexeme_zipf == 0
