"""Which words each game accepts, for `words`: the games say it themselves."""

from collections.abc import Iterator, Mapping

import msgspec

from slovoteka.core.errors import Unreadable
from slovoteka.core.game import GameKind
from slovoteka.core.words import Why, WordPolicy
from slovoteka.games import registry


class Words(msgspec.Struct, frozen=True):
    """A policy, and the rule that each reason rests on."""

    policy: WordPolicy
    rules: Mapping[Why, str]


def words_of(game: str, language: str) -> Words:
    """What a game means by a word: by its first variant that is played in this language, or else by the usual one."""
    known = list(_of_kind(registry.find(game)))
    if not known:
        raise Unreadable("no-words-in-game", game=game)
    return next((words for words in known if words.policy.language == language), known[0])


def _of_kind(kind: GameKind) -> Iterator[Words]:
    for variant in kind.variants.values():
        options = kind.read_options(variant)
        policy = kind.word_policy(options)
        if policy is not None:
            yield Words(policy, kind.word_rules(options))
