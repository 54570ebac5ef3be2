"""Which words each game accepts, for `words`: the games say it themselves."""

from collections.abc import Mapping

import msgspec

from slovoteka.core.game import GameKind
from slovoteka.core.words import Why, WordPolicy
from slovoteka.games import registry
from slovoteka.lexicon.alphabet import Language


class Words(msgspec.Struct, frozen=True):
    """A policy, and the rule that each reason rests on."""

    policy: WordPolicy
    rules: Mapping[Why, str]


def words_of(game: str, language: Language) -> Words:
    """What a game means by a word of this language, with its usual options."""
    found = _of_kind(registry.find(game), language)
    return Words(msgspec.structs.replace(found.policy, language=language), found.rules)


def _of_kind(kind: GameKind, language: Language) -> Words:
    """By the first variant that is played in this language, or else by the usual one."""
    known = []
    for variant in kind.variants.values():
        options = kind.read_options(variant)
        policy = kind.word_policy(options)
        if policy is not None:
            known.append(Words(policy, kind.word_rules(options)))
    return next((words for words in known if words.policy.language == language), known[0])
