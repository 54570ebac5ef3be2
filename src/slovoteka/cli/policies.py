"""Which words each game accepts, for `words`. Games of the registry say it themselves; others are listed here."""

from collections.abc import Mapping
from typing import Final

import msgspec

from slovoteka.core.errors import Unreadable
from slovoteka.core.game import GameKind
from slovoteka.core.words import Why, WordPolicy
from slovoteka.games import registry
from slovoteka.lexicon.alphabet import Language


class Words(msgspec.Struct, frozen=True):
    """A policy, and the rule that each reason rests on."""

    policy: WordPolicy
    rules: Mapping[Why, str]


_UNDERWOOD = dict.fromkeys(Why, "UW-11") | {Why.TOO_SHORT: "UW-12"}

_TO_COME: Final[Mapping[str, Words]] = {
    "underwood": Words(WordPolicy(kind="nouns", plural="usual", yo="strict", min_length=2, jargon=True), _UNDERWOOD),
}
"""Games whose rules are not written yet; their words are known."""


def words_of(game: str, language: Language) -> Words:
    """What a game means by a word of this language, with its usual options."""
    found = _of_kind(registry.GAMES[game], language) if game in registry.GAMES else _TO_COME.get(game)
    if found is None:
        raise Unreadable("no-such-game", game=game[:40], games=", ".join([*registry.GAMES, *_TO_COME]))
    return Words(msgspec.structs.replace(found.policy, language=language), found.rules)


def _of_kind(kind: GameKind, language: Language) -> Words | None:
    """By the first variant that is played in this language, or else by the usual one."""
    known = []
    for variant in kind.variants.values():
        options = kind.read_options(variant)
        policy = kind.word_policy(options)
        if policy is not None:
            known.append(Words(policy, kind.word_rules(options)))
    return next((words for words in known if words.policy.language == language), known[0] if known else None)
