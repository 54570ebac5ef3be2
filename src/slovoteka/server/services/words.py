"""Looks words up: whether a word counts, why, and what it means."""

import asyncio
import re
from functools import cache, lru_cache
from pathlib import Path
from typing import Any, Final

from slovoteka.associations.evidence import BETWEEN, GLOSSES
from slovoteka.associations.store import find_table
from slovoteka.core.errors import Illegal, Unreadable
from slovoteka.core.kind import GameKind
from slovoteka.core.oracle import IsWord
from slovoteka.core.value import Value
from slovoteka.core.words import Verdict, WordPolicy
from slovoteka.games import registry
from slovoteka.lexicon.alphabet import ALPHABETS, Language, fold
from slovoteka.match import gathering
from slovoteka.match.oracles import WithAgreedWords, options_in
from slovoteka.messages import verdict_text
from slovoteka.server.base.problems import RuleLink, WordsClosed, rule_link
from slovoteka.server.live.node import Node
from slovoteka.server.live.room import LiveRoom
from slovoteka.server.services.previews import lookups_are_barred
from slovoteka.store.people import Identity

_MEANT_IN: Final = "ru"
"""The only language whose meanings we have."""
_TEMPLATE: Final = re.compile(r"\|\s*определение\s*=\s*([^|}]*)")


class WordAnswer(Value, frozen=True, kw_only=True, omit_defaults=True):
    word: str
    """The word in its normal spelling."""
    language: Language
    stands: bool
    why: str
    """A sentence that explains it."""
    rule: RuleLink | None = None
    lemma: str | None = None
    part: str | None = None
    """The part of speech."""
    meaning: tuple[str, ...] = ()


async def look_up(
    node: Node, word: str, language: Language, game: str, live: LiveRoom | None, spoken: str
) -> WordAnswer:
    """Looks a word up by the word policy of a game or of one table, and explains the verdict in the language `spoken`.

    Raises `Refusal` if there is no dictionary to ask.
    """
    kind, options = _table_of(game, language) if live is None else gathering.options_of(live.room.agreement)
    policy = kind.words.policy(options)
    if policy is None:
        raise Illegal("host", "no-dictionary")
    world, _ = await node.oracle(kind, options, aside=True)
    oracle = WithAgreedWords(world)
    oracle.words = frozenset() if live is None else node.words_of(live.room)
    verdict, meaning = await asyncio.to_thread(_ask, oracle, word, policy)
    return WordAnswer(
        word=verdict.word,
        language=policy.language,
        stands=verdict.allowed,
        why=verdict_text(verdict, spoken, policy.language),
        rule=None if verdict.rule is None else rule_link(verdict.rule),
        lemma=verdict.lemma,
        part=verdict.part_of_speech,
        meaning=meaning,
    )


async def check_lookups(node: Node, who: Identity) -> None:
    """Raises `WordsClosed` if this person is playing at a table where words may not be looked up."""
    for room in await node.store.played_by(who.id):
        if room.agreement.game not in registry.GAMES:
            continue  # it cannot be played now
        kind, options = gathering.options_of(room.agreement)
        if lookups_are_barred(kind, options, room.agreement):
            raise WordsClosed(kind.words.lookups_barred_by)


@cache
def usual_game() -> str:
    """The game whose word policy applies if no game is named: the one that is played in most languages."""
    return max(registry.GAMES, key=lambda game: sum(_is_played_in(registry.GAMES[game], one) for one in ALPHABETS))


def _is_played_in(kind: GameKind, language: Language) -> bool:
    options = options_in(kind, language)
    policy = None if options is None else kind.words.policy(options)
    return policy is not None and policy.language == language


def _table_of(game: str, language: Language) -> tuple[GameKind, Any]:
    kind = registry.find(game)
    if (options := options_in(kind, language)) is None:
        raise Unreadable("no-words-in-game", game=game)
    return kind, options


def _ask(oracle: WithAgreedWords, word: str, policy: WordPolicy) -> tuple[Verdict, tuple[str, ...]]:
    """The verdict on a word and its meanings. Slow the first time, because it opens a grammar and reads a file."""
    verdict = oracle.ask(IsWord(word))
    folder = find_table() if policy.language == _MEANT_IN else None
    if folder is None:
        return verdict, ()
    head = fold(verdict.lemma or verdict.word).lower()
    return verdict, _meanings(folder).get(head, ())


@lru_cache(maxsize=1)
def _meanings(folder: Path) -> dict[str, tuple[str, ...]]:
    """The meanings of all words that have any. They were gathered for associations."""
    words = (folder / "words.txt").read_text("utf-8").split("\n")
    glosses = (folder / GLOSSES).read_text("utf-8").split("\n")
    return {
        word: tuple(map(_tidied, gloss.split(BETWEEN))) for word, gloss in zip(words, glosses, strict=False) if gloss
    }


def _tidied(meaning: str) -> str:
    """The meaning without leftovers of wiki markup."""
    in_template = _TEMPLATE.search(meaning)
    return (in_template[1] if in_template else meaning).replace("''", "").lstrip(" ,;").rstrip()
