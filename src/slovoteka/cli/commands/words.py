"""`slovoteka words`: whether a word may be played, and which words can be made of given letters."""

from typing import Any, Final

import typer
from rich.text import Text

from slovoteka.cli.commands.word_policies import NamedPolicy, words_of
from slovoteka.cli.shared import output
from slovoteka.cli.shared.word_lists import read_own_word
from slovoteka.core.errors import Unreadable
from slovoteka.core.words import Verdict
from slovoteka.lexicon.alphabet import Language
from slovoteka.lexicon.dictionary import open_dictionary
from slovoteka.messages import refusal_text, verdict_text

WILDCARD: Final = "?"
MOST_WILDCARDS: Final = 4
"""With more wildcards nearly every word fits, and the answer is useless."""


def explain(words: list[str], game: str, language: str, as_json: bool) -> None:
    """The verdict on each word, with its reason and rule. A word that cannot be read does not hide the others."""
    asked = _asked(game, language)
    read, unreadable = _read(words, asked.policy.language)
    if read:
        dictionary = open_dictionary(asked.policy, asked.rules)
        verdicts = [dictionary.verdict(word) for word in read]
        if as_json:
            output.write_json([_as_object(verdict, asked.policy.language) for verdict in verdicts])
        else:
            _show(verdicts, asked.policy.language)
    for error in unreadable:
        output.complain(refusal_text(error, output.language()))
    if unreadable:
        raise typer.Exit(output.BAD_INPUT)


def _read(words: list[str], language: Language) -> tuple[list[str], list[Unreadable]]:
    """The words in capitals, and what is wrong with those that cannot be read."""
    read, unreadable = [], []
    for word in words:
        try:
            read.append(read_own_word(word, language))
        except Unreadable as error:
            unreadable.append(error)
    return read, unreadable


def fit(letters: str, game: str, language: str, top: int, as_json: bool) -> None:
    """Words that can be made of these letters, the longest first."""
    asked = _asked(game, language)
    written = asked.policy.language
    wildcards = letters.count(WILDCARD)
    if wildcards > MOST_WILDCARDS:
        raise Unreadable("too-many-wildcards", wildcards=wildcards, most=MOST_WILDCARDS)
    plain = letters.replace(WILDCARD, "")
    held = (read_own_word(plain, written) if plain or not wildcards else "") + WILDCARD * wildcards
    found = open_dictionary(asked.policy, asked.rules).fits(held)
    if as_json:
        answer = {"letters": held, "game": game, "language": written, "found": len(found), "words": found[:top]}
        output.write_json(answer)
    else:
        _show_fitting(found, top)


def _asked(game: str, language: str) -> NamedPolicy:
    """`--lang` chooses the language of the answer, and of the words if the game is played in it."""
    output.speak(language)
    return words_of(game, language)


def _as_object(verdict: Verdict, written: Language) -> dict[str, Any]:
    return {
        "word": verdict.word,
        "allowed": verdict.allowed,
        "rule": verdict.rule,
        "reason": verdict_text(verdict, output.language(), written),
        "lemma": verdict.lemma,
        "part_of_speech": verdict.part_of_speech,
        "case": verdict.case,
        "number": verdict.number,
        "code": verdict.why.value,
        "source": verdict.source,
    }


def _show(verdicts: list[Verdict], written: Language) -> None:
    console, width = output.console(), max(len(verdict.word) for verdict in verdicts)
    for verdict in verdicts:
        mark = ("✓ ", "green") if verdict.allowed else ("✗ ", "red")
        word, rule = (verdict.word.ljust(width + 2), "bold"), (f"  {verdict.rule or ''}", "dim")
        reason = verdict_text(verdict, output.language(), written)
        if verdict.allowed and verdict.lemma not in (None, verdict.word):
            reason = output.say("words-with-lemma", reason=reason, lemma=verdict.lemma)
        console.print(Text.assemble(mark, word, reason, rule))


def _show_fitting(found: list[str], top: int) -> None:
    for length in sorted({len(word) for word in found[:top]}, reverse=True):
        words = " ".join(word for word in found[:top] if len(word) == length)
        output.write(output.say("words-of-length", length=length, words=words))
    shown = min(top, len(found))
    output.write(output.say("words-found", found=len(found), shown=shown))
