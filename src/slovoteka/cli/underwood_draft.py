"""A half-built turn of «Ундервуд» in words: what it counts, what it lacks and by which rule, what stays in the hand."""

from collections.abc import Iterator

from rich.text import Text

from slovoteka.cli.face import number
from slovoteka.cli.underwood_cards import CardText, count_text
from slovoteka.core import errors
from slovoteka.games.underwood.deck import Deck
from slovoteka.games.underwood.spelling import word_of, write_word
from slovoteka.games.underwood.turns import Draft, DraftWord, Lack
from slovoteka.messages import refusal_text, verdict_text

_WORDS = "ru"
"""The language of the dictionary."""


class DraftText:
    def __init__(self, deck: Deck, language: str) -> None:
        self._cards, self._language = CardText(deck, language), language

    def rows(self, draft: Draft) -> Iterator[Text]:
        for word in draft.words:
            yield from self._word(word)
        if draft.met:
            yield _good(self._cards.say("draft-met", rules=", ".join(draft.met)))
        yield from (Text.assemble(("✗ ", "red"), self.lack(lack)) for lack in draft.lacks)
        if draft.may_add_word:
            yield Text("  " + self._cards.say("draft-more"))
        yield Text(self._left(draft))
        yield Text(self._verdict(draft), "bold")

    def lack(self, lack: Lack) -> str:
        """As the rules would refuse it."""
        refusal = errors.Illegal(lack.rule, lack.code, **lack.params)
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
        if word.verdict is not None and word.verdict.allowed:  # what is no word is among the lacks
            reason = verdict_text(word.verdict, self._language, _WORDS)
            yield _good(self._cards.say("draft-verdict", word=word_of(laid.places), reason=reason))

    def _left(self, draft: Draft) -> str:
        if not draft.hand:
            return self._cards.say("draft-left-nothing")
        return self._cards.say("draft-left", hand=" ".join(self._cards.priced(draft.hand)), cost=number(-draft.cost))

    def _verdict(self, draft: Draft) -> str:
        if not draft.is_ready:
            return self._cards.say("draft-not-ready")
        code = "draft-out" if draft.is_out else "draft-ready"
        return self._cards.say(code, points=self._cards.say("points", count=draft.points))


def _good(said: str) -> Text:
    return Text.assemble(("✓ ", "green"), said)
