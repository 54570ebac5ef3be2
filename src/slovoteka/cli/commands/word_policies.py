"""Which words each game accepts, for `words`, according to the games themselves."""

from collections.abc import Mapping

from slovoteka.core.errors import Unreadable
from slovoteka.core.value import Value
from slovoteka.core.words import Why, WordPolicy
from slovoteka.games import registry
from slovoteka.match.oracles import options_in


class NamedPolicy(Value, frozen=True):
    """A policy, and the rule behind each reason."""

    policy: WordPolicy
    rules: Mapping[Why, str]


def words_of(game: str, language: str) -> NamedPolicy:
    """The policy of the game's first variant in this language, or else of its default variant."""
    kind = registry.find(game)
    options = options_in(kind, language)
    policy = None if options is None else kind.words.policy(options)
    if policy is None:
        raise Unreadable("no-words-in-game", game=game)
    return NamedPolicy(policy, kind.words.rules(options))
