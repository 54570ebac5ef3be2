"""Puzzles from «Запретные слова»: the word that somebody overlooked, and the only safe letter."""

from collections.abc import Iterator, Sequence
from functools import cache
from typing import Final

import msgspec

from slovoteka.bots.forbidden import BANDS, open_band
from slovoteka.bots.forbidden.table import look
from slovoteka.core.situation import Situation
from slovoteka.games import registry
from slovoteka.games.forbidden.actions import Call, Lay, Pass
from slovoteka.games.forbidden.calls import shared_out
from slovoteka.games.forbidden.options import SHORTEST_WORD, Options, word_policy
from slovoteka.lexicon.dictionary import Dictionary, open_dictionary
from slovoteka.puzzles.decency import is_decent
from slovoteka.puzzles.model import Graded, Params, Proposal, Puzzle, scene_of
from slovoteka.puzzles.ratings import difficulty
from slovoteka.review.decisions import MatchDecisions, PlayerDecision
from slovoteka.review.model import Remark

_GAME: Final = "forbidden"
_MATTERS: Final = ("deck", "check", "proper", "jargon", "jargon_words", "obscene")
"""Options that change which words count."""
_TABLE: Final = {"seats": 3}
_WELL_KNOWN: Final = 3
"""The last band of words that people know when they see them."""
_NAMED: Final = 5
"""How many words a solution names besides the best."""


@cache
def _dictionary() -> Dictionary:
    """All words that the usual rules accept."""
    options: Options = registry.find(_GAME).rules.read_options({})
    policy = word_policy(options)
    if policy is None:
        raise AssertionError("the usual table has a dictionary")
    return open_dictionary(policy)


def _band(word: str) -> int:
    return next((band for band in BANDS if word in open_band(band)), max(BANDS) + 1)


def _words(letters: str) -> list[str]:
    return _dictionary().fits(letters, min_length=SHORTEST_WORD)


def _situations(story: MatchDecisions, kind: str) -> Iterator[tuple[PlayerDecision, Situation, dict[str, int]]]:
    """What players saw in windows of this kind, with the usual options. Tables with other options are skipped."""
    table = {"seats": story.options.seats}
    usual = registry.find(_GAME).rules.read_options(table)
    if any(getattr(story.options, name) != getattr(usual, name) for name in _MATTERS):
        return
    for decision in story.decisions:
        if decision.situation.window.kind == kind:
            seen = decision.situation
            public = seen.public.but(passed=(), quiet_until_ms=(0,) * usual.seats, sheet=(), game=1)
            private = seen.private.but(warned="")
            yield decision, seen.but(options=usual, public=public, private=private), table


class Word:
    """A conversation with a word that somebody has not seen. Any word that the dictionary accepts is right."""

    kind: Final = "forbidden-word"
    game: Final = _GAME
    table: Final = _TABLE
    levels: Final = ("beginner",) * 3

    _SHORTEST_TALK: Final = 6
    _MOST_WORDS: Final = 12

    def propose(self, story: MatchDecisions) -> Iterator[Proposal]:
        for decision, seen, table in _situations(story, "respond"):
            conversation = seen.public.conversation
            if not isinstance(decision.action, Pass) or len(conversation) < self._SHORTEST_TALK:
                continue
            words = self._ranked(seen.options, conversation)
            if 0 < len(words) <= self._MOST_WORDS and _band(words[0]) <= _WELL_KNOWN and all(map(is_decent, words)):
                yield self._proposal(decision.number, seen, table, words)

    def _proposal(self, number: int, seen: Situation, table: dict[str, int], words: Sequence[str]) -> Proposal:
        taken, _ = shared_out(seen.options, words[0])
        params: Params = {
            "word": words[0],
            "taken": len(taken),
            "others": len(words) - 1,
            "words": ", ".join(words[1 : 1 + _NAMED]),
        }
        easiest = min(map(_band, words))
        return Proposal(
            number=number,
            scene=scene_of(_GAME, table, seen),
            answers=tuple(Graded(action=msgspec.to_builtins(Call(word)), score=1.0) for word in words),
            rating=difficulty(
                1300 + 170 * (easiest - 1) - 45 * (len(words) - 1) + 30 * (len(seen.public.conversation) - 6)
            ),
            solution=(Remark("puzzle-the-word", params),),
        )

    def holds(self, puzzle: Puzzle) -> bool:
        """Asks the dictionary word by word, and checks that no acceptable word is missing."""
        seen, judge = puzzle.scene.situation(), _dictionary()
        words = [graded.action["word"] for graded in puzzle.answers]
        return words == self._ranked(seen.options, seen.public.conversation) and all(
            judge.verdict(word).allowed for word in words
        )

    @staticmethod
    def _ranked(options: Options, conversation: str) -> list[str]:
        """The most expensive for its victim first; of equals the best known."""
        return sorted(_words(conversation), key=lambda word: (-len(shared_out(options, word)[0]), _band(word), word))


class Letter:
    """A hand with exactly one letter that completes no word; each other letter completes a well-known one."""

    kind: Final = "forbidden-letter"
    game: Final = _GAME
    table: Final = _TABLE
    levels: Final = ("expert",) * 3

    _FEWEST: Final = 5
    """The least letters to choose from."""
    _SHORTEST_TALK: Final = 4

    def propose(self, story: MatchDecisions) -> Iterator[Proposal]:
        for decision, seen, table in _situations(story, "turn"):
            conversation, letters = seen.public.conversation, look(seen).letters
            if len(letters) < self._FEWEST or len(conversation) < self._SHORTEST_TALK:
                continue
            gives = _dictionary().any_fit_each(conversation, letters, min_length=SHORTEST_WORD)
            safe = [letter for letter, has_word in zip(letters, gives, strict=True) if not has_word]
            if len(safe) == 1:
                yield from self._proposals(decision.number, seen, table, safe[0], letters.replace(safe[0], ""))

    def _proposals(
        self, number: int, seen: Situation, table: dict[str, int], safe: str, traps: str
    ) -> Iterator[Proposal]:
        words = {letter: self._best_known(seen.public.conversation + letter) for letter in traps}
        hardest = max(map(_band, words.values()))
        if hardest > max(BANDS) or not all(map(is_decent, words.values())):
            return
        examples = ", ".join(f"{letter} – {word}" for letter, word in words.items())
        easy = sum(_band(word) == 1 for word in words.values()) / len(words)
        yield Proposal(
            number=number,
            scene=scene_of(_GAME, table, seen),
            answers=(Graded(action=msgspec.to_builtins(Lay(safe)), score=1.0),),
            rating=difficulty(
                1150
                + 150 * (hardest - 1)
                + 40 * (len(traps) - 4)
                + 25 * (len(seen.public.conversation) - 4)
                - 150 * easy
            ),
            solution=(Remark("puzzle-safe-letter", {"letter": safe, "traps": examples}),),
        )

    def holds(self, puzzle: Puzzle) -> bool:
        """Finds all words for every letter, not only whether there is one."""
        seen = puzzle.scene.situation()
        found = {letter: _words(seen.public.conversation + letter) for letter in look(seen).letters}
        safe = [letter for letter, words in found.items() if not words]
        known = all(min(map(_band, words)) <= max(BANDS) for words in found.values() if words)
        return safe == [puzzle.best.letter] and known

    @staticmethod
    def _best_known(letters: str) -> str:
        return min(_words(letters), key=lambda word: (_band(word), len(word), word))


MAKERS: Final = (Word(), Letter())
