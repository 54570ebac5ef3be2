"""Which words each game accepts, for `words`. Games of the registry say it themselves; others are listed here."""

from collections.abc import Mapping
from typing import Final

import msgspec

from slovoteka.core.errors import Unreadable
from slovoteka.core.words import Why, WordPolicy
from slovoteka.games import registry


class Words(msgspec.Struct, frozen=True):
    """A policy, and the rule that each reason rests on."""

    policy: WordPolicy
    rules: Mapping[Why, str]


_SCRABBLE = dict.fromkeys(Why, "SM-18") | {Why.TOO_SHORT: "SM-16", Why.FOUND_PLURAL: "SM-59"}
_UNDERWOOD = dict.fromkeys(Why, "UW-11") | {Why.TOO_SHORT: "UW-12"}

_TO_COME: Final[Mapping[str, Words]] = {
    "scrabble": Words(WordPolicy(kind="forms", yo="lenient", min_length=2, max_length=15), _SCRABBLE),
    "underwood": Words(WordPolicy(kind="nouns", plural="usual", yo="strict", min_length=2, jargon=True), _UNDERWOOD),
}
"""Games whose rules are not written yet; their words are known."""


def words_of(game: str) -> Words:
    """What a game means by a word, with its usual options."""
    if game in registry.GAMES:
        kind = registry.GAMES[game]
        policy = kind.word_policy(kind.read_options({}))
        if policy is not None:
            return Words(policy, kind.word_rules)
    if game not in _TO_COME:
        raise Unreadable("no-such-game", game=game[:40], games=", ".join([*registry.GAMES, *_TO_COME]))
    return _TO_COME[game]
