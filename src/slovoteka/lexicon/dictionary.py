"""The entry points: `open_dictionary` for a table, `open_vocabulary` and `open_usual_words` for bots."""

import hashlib
from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Final, Literal

import msgspec

from slovoteka._native import WordGraph
from slovoteka.core.errors import Unreadable
from slovoteka.core.words import Verdict, Why, WordPolicy
from slovoteka.lexicon import grammar
from slovoteka.lexicon.alphabet import Language, fold, normalise
from slovoteka.lexicon.explain import WordReading, explainer
from slovoteka.lexicon.move_graphs import move_graph
from slovoteka.lexicon.search import WordSet, Yo
from slovoteka.lexicon.store import ListEntry, Spelling, graph_of, manifest

Band = Literal[1, 2, 3, 4]
"""How many words a bot knows, from 1 (everyday words) to 4 (all attested words)."""

_RARE: Final = frozenset({"forms-rare"})
"""Lists of words that only people play."""
_NO_RULES: Final[Mapping[Why, str]] = MappingProxyType({})


class Dictionary(WordSet):
    """Answers every question about words under one policy."""

    def __init__(self, policy: WordPolicy, rules: Mapping[Why, str]) -> None:
        self.policy = policy
        self._rules = rules
        self._spelling = _spelling(policy.language, policy.yo)
        self._lists: dict[str, WordGraph] = {}
        """Lists that explanations have used, because opening one costs more than asking it."""
        entries = [manifest(policy.language).entry(name, self._spelling) for name in lists_of_policy(policy)]
        super().__init__(
            [graph_of(entry) for entry in entries],
            content_hash=_content_hash(entries, msgspec.json.encode(policy)),
            yo=policy.yo,
            min_length=policy.min_length,
            max_length=policy.max_length,
            extra=[normalise(word, policy.language) for word in policy.extra],
        )

    def verdict(self, word: str) -> Verdict:
        """Whether the word is allowed, and why. Never raises: something that is not a word is refused too."""
        try:
            asked = normalise(word, self.policy.language)
        except Unreadable as error:
            return self._answer(str(error.params.get("word", "")), Why.NOT_A_WORD)
        if len(asked) < self.min_length:
            return self._answer(asked, Why.TOO_SHORT)
        if len(asked) > self.max_length:
            return self._answer(asked, Why.TOO_LONG)
        key = fold(asked) if self.policy.yo == "fold" else asked
        if key in self.extra:
            return self._answer(asked, Why.AGREED)
        return self._explain(asked, key)

    def graph_for_moves(self) -> WordGraph:
        """All its words in one graph for finding moves. The first call takes a few seconds."""
        return move_graph(self)

    def _explain(self, asked: str, key: str) -> Verdict:
        explain = explainer(self.policy.language)
        readings = explain.readings(key, e_may_be_yo=self._spelling == "both")
        if asked != key:  # the word was written with Ё, so readings with that spelling come first
            readings.sort(key=lambda reading: reading.spelling != asked.lower())
        if key in self:
            reading = explain.accepted(key, self.policy.kind, readings, self._on_list)
            plural = reading is not None and {"NOUN", "plur"} <= reading.tag
            why = Why.FOUND_PLURAL if plural else Why.FOUND
            return self._answer(asked, why, reading, reading.note if reading else None)
        refuse = explain.refused_noun if self.policy.kind == "nouns" else explain.refused_form
        refusal = refuse(key, readings, self._on_list)
        if refusal.why is Why.UNKNOWN and self.policy.language == "ru" and self.policy.yo == "strict":
            refusal = explain.meant_with_yo(key, self.__contains__) or refusal
        return self._answer(asked, refusal.why, refusal.reading, refusal.note)

    def _on_list(self, word: str, name: str) -> bool:
        graph = self._lists.get(name)
        if graph is None:
            graph = self._lists[name] = graph_of(manifest(self.policy.language).entry(name, self._spelling))
        return word in graph

    def _answer(self, word: str, why: Why, reading: WordReading | None = None, note: str | None = None) -> Verdict:
        rule = self._rules.get(why)
        allowed = why in (Why.FOUND, Why.FOUND_PLURAL, Why.AGREED)
        if reading is None:
            return Verdict(word=word, allowed=allowed, why=why, rule=rule, note=note)
        language = self.policy.language
        reading = explainer(language).with_living_lemma(reading, self._on_list)
        return Verdict(
            word=word,
            allowed=allowed,
            why=why,
            rule=rule,
            lemma=reading.lemma.upper(),
            part_of_speech=grammar.part_of_speech(reading.tag, language),
            case=grammar.case(reading.tag, language),
            number=grammar.number(reading.tag, language),
            source=reading.source,
            note=note,
        )


def open_dictionary(policy: WordPolicy, rules: Mapping[Why, str] = _NO_RULES) -> Dictionary:
    """Opens a dictionary and builds the word graphs if needed. `rules` maps each reason to a rule of the game."""
    return Dictionary(policy, rules)


def open_vocabulary(
    language: Language,
    kind: Literal["nouns", "forms"],
    band: Band,
    *,
    yo: Yo = "strict",
    plural: Literal["only", "usual"] = "only",
    min_length: int = 2,
    max_length: int = 40,
    extra: Sequence[str] = (),
) -> WordSet:
    """The words that a bot knows: fewer than people may play, and none that would surprise anybody.

    `extra` are words that the table has agreed on.
    """
    names = [f"{kind}-{band}"]
    if kind == "nouns" and plural == "usual":
        names.append(f"nouns-plural-{band}")
    policy = WordPolicy(language=language, yo=yo, min_length=min_length, max_length=max_length, extra=tuple(extra))
    return _words_of(policy, names)


def open_usual_words(policy: WordPolicy) -> WordSet:
    """What the strongest bots, hints and analyses play: all words of a policy but the rare ones."""
    return _words_of(policy, [name for name in lists_of_policy(policy) if name not in _RARE])


def _words_of(policy: WordPolicy, names: Sequence[str]) -> WordSet:
    entries = [manifest(policy.language).entry(name, _spelling(policy.language, policy.yo)) for name in names]
    terms = (policy.yo, policy.min_length, policy.max_length, policy.extra)
    return WordSet(
        [graph_of(entry) for entry in entries],
        content_hash=_content_hash(entries, msgspec.json.encode(terms)),
        yo=policy.yo,
        min_length=policy.min_length,
        max_length=policy.max_length,
        extra=[normalise(word, policy.language) for word in policy.extra],
    )


def lists_of_policy(policy: WordPolicy) -> list[str]:
    """The lists that a policy consists of."""
    if policy.kind != "nouns":
        switches = {"forms": True, "forms-rare": True, "forms-proper": policy.proper, "forms-obscene": policy.obscene}
    else:
        switches = {
            "nouns": True,
            "nouns-plural": policy.plural == "usual",
            "nouns-proper": policy.proper,
            "nouns-jargon": policy.jargon,
            "nouns-obscene": policy.obscene,
        }
    return [name for name, on in switches.items() if on]


def _spelling(language: Language, yo: Yo) -> Spelling:
    """A folded word finds the same in the graph of both spellings as in a folded graph."""
    return "strict" if language == "uk" or yo == "strict" else "both"


def _content_hash(entries: list[ListEntry], terms: bytes) -> str:
    digest = hashlib.sha256(terms)
    for entry in entries:
        digest.update(entry.hash.encode())
    return digest.hexdigest()
