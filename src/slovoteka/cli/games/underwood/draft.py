"""A half-built turn of «Ундервуд» as text: its points, what it lacks and by which rule, what stays in the hand."""

from collections.abc import Iterator
from typing import Final

from rich.text import Text

from slovoteka.cli.games.underwood.cards import CardText, count_text
from slovoteka.cli.terminal.renderer import number
from slovoteka.core import errors
from slovoteka.core.value import Value
from slovoteka.games.underwood.actions import Turn, write_action
from slovoteka.games.underwood.deck import Deck
from slovoteka.games.underwood.options import Options, word_policy, word_rules
from slovoteka.games.underwood.spelling import word_of, write_word
from slovoteka.games.underwood.turns import DraftWord, Judge, Lack, TurnDraft
from slovoteka.lexicon.dictionary import open_dictionary
from slovoteka.messages import refusal_text, verdict_text

_WORDS: Final = "ru"
"""The language of the dictionary."""


class DraftContext(Value, frozen=True, kw_only=True):
    """What is not part of the draft itself."""

    is_my_turn: bool = True
    is_voted: bool = False
    """Whether the table decides on words by a vote."""
    starred: Turn | None = None
    """The same turn with Underwoods, if the tape has the missing letters."""


USUAL: Final = DraftContext()


def judge_of(options: Options) -> Judge:
    """The verdicts of the table's dictionary; none if the table votes."""
    policy = word_policy(options)
    return no_judge if policy is None else open_dictionary(policy, word_rules(options)).verdict


def no_judge(_word: str) -> None:
    return None


class DraftText:
    def __init__(self, deck: Deck, language: str) -> None:
        self._cards, self._language = CardText(deck, language), language

    def rows(self, draft: TurnDraft, now: DraftContext = USUAL) -> Iterator[Text]:
        for word in draft.words:
            yield from self._word(word)
        if draft.met:
            yield _good(self._cards.say("draft-met", rules=", ".join(draft.met)))
        yield from (Text.assemble(("✗ ", "red"), self.lack(lack)) for lack in draft.lacks)
        if now.starred is not None:
            yield Text("  " + self._cards.say("or-underwood", turn=write_action(now.starred)))
        if draft.may_add_word:
            yield Text("  " + self._cards.say("draft-more"))
        yield Text(self._left(draft))
        yield Text(self._verdict(draft, now), "bold")
        if now.is_voted and draft.is_ready and draft.words:
            yield Text(self._cards.say("draft-vote"))

    def lack(self, lack: Lack) -> str:
        """The sentence with which the rules would refuse it."""
        refusal = errors.Illegal(lack.rule, lack.code, **lack.refusal_params)
        return refusal_text(refusal, self._language, "underwood", _WORDS)

    def _word(self, word: DraftWord) -> Iterator[Text]:
        laid = word.word
        if not laid.places:
            return
        yield Text(self._cards.say("draft-word", word=write_word(laid.places), count=count_text(word.count)))
        if laid.prize:
            yield Text("  " + self._cards.say("draft-prize", sign=laid.prize, about=self._cards.about(laid.prize)))
        if word.torn:
            yield Text("  " + self._cards.say("draft-torn", letters=", ".join(word.torn)))
        if word.verdict is not None and word.verdict.allowed:  # invalid words are listed among the lacks
            reason = verdict_text(word.verdict, self._language, _WORDS)
            yield _good(self._cards.say("draft-verdict", word=word_of(laid.places), reason=reason))

    def _left(self, draft: TurnDraft) -> str:
        if not draft.hand:
            return self._cards.say("draft-left-nothing")
        return self._cards.say("draft-left", hand=" ".join(self._cards.priced(draft.hand)), cost=number(-draft.cost))

    def _verdict(self, draft: TurnDraft, now: DraftContext) -> str:
        if not draft.is_ready:
            return self._cards.say("draft-not-ready" if now.is_my_turn else "draft-not-later")
        code = "draft-out" if draft.is_out else "draft-ready"
        if not now.is_my_turn:
            code = "draft-later"
        return self._cards.say(code, points=self._cards.say("points", count=draft.points))


def _good(sentence: str) -> Text:
    return Text.assemble(("✓ ", "green"), sentence)
