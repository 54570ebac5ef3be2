"""Forms that a paradigm table makes but nobody says: шкафны, годовее, вря, коптимы.

One question, `is_theoretical`, over named predicates. A form stays when at least one of its parses stays; the name of
the predicate that took the last parse out is the answer, so that a list of what was dropped can be read by reason.
"""

from slovoteka.lexicon.sources import Form, Parse


def is_theoretical(form: Form) -> str | None:
    """The name of the reason why nobody uses this form, or None: it stays.

    Asked of every Russian form that the hard drops (proper names, abbreviations, errors) have left. `form.parses` holds
    the common parses only and is never empty.
    """
    if len(form.word) <= 3:
        return None  # short words are read one by one: see three.tsv
    if form.hunspell or form.zipf > 0:
        return None
    reason = None
    for parse in form.parses:
        reason = theoretical_parse(parse)
        if reason is None:
            return None
    return reason


def theoretical_parse(parse: Parse) -> str | None:
    """Why an unattested form is not believed under this reading of it."""
    for predicate in (unknown_lexeme, short_adjective, comparative, passive_present, old_gerund):
        if predicate(parse):
            return predicate.__name__
    return None


def unknown_lexeme(parse: Parse) -> bool:
    """No form of the word is known to hunspell or to wordfreq."""
    return not parse.lexeme_hunspell and parse.lexeme_zipf == 0


def short_adjective(parse: Parse) -> bool:
    """Кленовы, шкафны: relative adjectives have no short forms in speech."""
    return "ADJS" in parse.tag


def comparative(parse: Parse) -> bool:
    """Годовее, рутовей, погодовее."""
    return "COMP" in parse.tag


def passive_present(parse: Parse) -> bool:
    """Коптимы, коптимый."""
    return ("PRTF" in parse.tag or "PRTS" in parse.tag) and "pssv" in parse.tag and "pres" in parse.tag


def old_gerund(parse: Parse) -> bool:
    """Вря, ткя, скупивши."""
    return "GRND" in parse.tag and ("V-sh" in parse.tag or "pres" in parse.tag)
