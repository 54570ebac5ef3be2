"""A whole turn laid out on a desk: which rules it breaks, what it scores, and what a half-built one still lacks.

The rules raise the first refusal; a client that builds a turn step by step shows them all (`draft`).
"""

from collections.abc import Callable, Iterator
from typing import Any, Final

from slovoteka.core import piles
from slovoteka.core.errors import Illegal
from slovoteka.core.value import Value
from slovoteka.core.words import Verdict
from slovoteka.games.underwood.actions import MOST_WORDS, Turn
from slovoteka.games.underwood.deck import UNDERWOOD, is_letter, letters_in, prizes_in
from slovoteka.games.underwood.desk import ConditionInWords, Desk, Laying
from slovoteka.games.underwood.options import MOST_FAILED
from slovoteka.games.underwood.prize_signs import prize_shown
from slovoteka.games.underwood.prizes import SHORTEST_WORD, Condition
from slovoteka.games.underwood.scoring import WordCount, count_word, hand_cost
from slovoteka.games.underwood.spelling import LaidWord, read_word, word_of

AND_WORD: Final = " + "
"""Separates two words of one turn, as in the notation."""
Judge = Callable[[str], Verdict | None]
"""The dictionary's verdict on a word; None if the table votes."""


class LaidOut(Value, frozen=True):
    """The words of a turn in order, and the desk after them."""

    turn: Turn
    layings: tuple[Laying, ...]
    last: Desk
    """The desk before a card goes into the tape."""

    @classmethod
    def of(cls, desk: Desk, turn: Turn) -> "LaidOut":
        layings = []
        for lay in turn.words[: MOST_WORDS + 1]:
            layings.append(Laying.of(desk, lay))
            desk = layings[-1].after()
        return cls(turn, tuple(layings), desk)

    def after(self) -> Desk:
        """The desk with the card in the tape."""
        card = self.turn.tape
        if card is None or card not in letters_in(self.last.hand):
            return self.last
        return self.last.but(hand=piles.remove(self.last.hand, card), tape=self.last.tape + card)

    def refusals(self, judge: Judge) -> Iterator[Illegal]:
        """Yields all rules that the turn breaks. Asks the dictionary only about words that have their cards."""
        for number, laying in enumerate(self.layings):
            if number and (number >= MOST_WORDS or not self.layings[number - 1].gives_one_more):
                yield Illegal("UW-26", "one-word-a-turn", words=len(self.turn.words))
                break
            if number and laying.gives_one_more:
                yield Illegal("UW-G25", "one-more-once", prize=laying.lay.prize, sign=prize_shown(laying.lay.prize))
            broken = False
            for refusal in laying.refusals():
                broken = True
                yield refusal
            if not broken:
                yield from _judged(laying, judge)
        if self.turn.words:
            yield from self._voted_down()
        yield from self._tape_card()

    def _voted_down(self) -> Iterator[Illegal]:
        struck = self.layings[0].desk.struck
        if len(struck) >= MOST_FAILED:
            yield Illegal("UW-G24", "too-many-failed", most=MOST_FAILED)
        for words in (words_of(self.turn), *(word_of(laying.places) for laying in self.layings)):
            if words in struck:  # for two words together, nobody knows which one the table did not like
                yield Illegal("UW-G24", "voted-down", word=words)
                return

    def _tape_card(self) -> Iterator[Illegal]:
        card, hand = self.turn.tape, self.last.hand
        if card is None:
            if letters := letters_in(hand):
                yield Illegal("UW-44", "tape-card-missing", letters=", ".join(dict.fromkeys(letters)))
        elif not is_letter(card):
            yield Illegal("UW-45", "not-for-the-tape", card="underwood" if card == UNDERWOOD else "prize")
        elif card not in hand:
            yield Illegal("UW-44", "tape-card-not-held", letter=card)


def _judged(laying: Laying, judge: Judge) -> Iterator[Illegal]:
    word = word_of(laying.places)
    verdict = judge(word)
    if verdict is None and len(word) < SHORTEST_WORD:  # the table need not vote on this
        yield Illegal("UW-12", "word-of-one-letter", word=word)
    if verdict is not None and not verdict.allowed:
        yield Illegal(verdict.rule or "UW-11", "no-such-word", word=word, verdict=verdict)


def words_of(turn: Turn) -> str:
    """The words of a turn as one text, because the table votes on all of them at once."""
    return AND_WORD.join(word_of(read_word(lay.word)) for lay in turn.words)


def is_out(hand: str) -> bool:
    """Whether the hand is empty or has only prize cards (UW-47). Underwoods keep a player in (UW-G10)."""
    return len(prizes_in(hand)) == len(hand)


# --- a half-built turn ----------------------------------------------------------------------------------------------


class Lack(Value, frozen=True, kw_only=True, omit_defaults=True):
    """Something that is missing or wrong: the refusal that the rules would raise, in a form that can be sent."""

    rule: str
    code: str
    params: dict[str, str | int]
    condition: Condition | None = None
    """The condition of a prize card that the word does not meet."""
    verdict: Verdict | None = None
    """The dictionary's verdict on the word."""

    @classmethod
    def of(cls, refusal: Illegal) -> "Lack":
        params = dict(refusal.params)
        condition, verdict = params.pop("condition", None), params.pop("verdict", None)
        unmet = condition.condition if isinstance(condition, ConditionInWords) else None
        return cls(rule=refusal.rule, code=refusal.code, params=params, condition=unmet, verdict=verdict)

    @property
    def refusal_params(self) -> dict[str, Any]:
        """The parameters of the refusal, for its sentence."""
        params: dict[str, Any] = dict(self.params)
        if self.condition is not None:
            params["condition"] = ConditionInWords(self.condition)
        if self.verdict is not None:
            params["verdict"] = self.verdict
        return params


class DraftWord(Value, frozen=True, kw_only=True):
    word: LaidWord
    count: WordCount
    points: int
    torn: str
    """Cards that would be torn off the tape."""
    verdict: Verdict | None
    """The dictionary's verdict; None while cards are missing or if the table votes."""


class TurnDraft(Value, frozen=True, kw_only=True):
    """A turn as far as it is built."""

    lacks: tuple[Lack, ...]
    """What is missing or wrong. If there is nothing, the turn can be made."""
    met: tuple[str, ...]
    """Rules that matter in this turn and are met, for a client to tick off."""
    words: tuple[DraftWord, ...]
    points: int
    """What its words would score now."""
    hand: str
    """The hand after the turn, without the tape card."""
    cost: int
    """What this hand would cost if the round ended now (UW-49)."""
    tape: str
    may_add_word: bool
    """Whether one more word may follow (UW-G25)."""
    is_out: bool
    """Whether the turn would end the round (UW-47)."""

    @property
    def is_ready(self) -> bool:
        return not self.lacks


def draft(desk: Desk, turn: Turn, judge: Judge) -> TurnDraft:
    """Checks a turn that may be half-built and says what is missing and what it would score."""
    verdicts: dict[str, Verdict | None] = {}

    def remember(word: str) -> Verdict | None:
        verdicts[word] = judge(word)
        return verdicts[word]

    laid_out = LaidOut.of(desk, turn)
    lacks = tuple(Lack.of(refusal) for refusal in laid_out.refusals(remember))
    words = tuple(_draft_word(laying, verdicts) for laying in laid_out.layings[:MOST_WORDS])
    after = laid_out.after()
    layings = laid_out.layings
    return TurnDraft(
        lacks=lacks,
        met=tuple(rule for rule in _in_play(laid_out) if rule not in {lack.rule for lack in lacks}),
        words=words,
        points=sum(word.points for word in words),
        hand=after.hand,
        cost=hand_cost(desk.deck, after.hand),
        tape=after.tape,
        may_add_word=len(layings) == 1 and layings[0].gives_one_more,
        is_out=not lacks and is_out(after.hand),
    )


def _draft_word(laying: Laying, verdicts: dict[str, Verdict | None]) -> DraftWord:
    count = count_word(laying.desk.deck, laying.laid)
    verdict = verdicts.get(word_of(laying.places))
    return DraftWord(word=laying.laid, count=count, points=count.total, torn=laying.torn, verdict=verdict)


def _in_play(laid_out: LaidOut) -> Iterator[str]:
    """Rules that matter in this turn, in the order of the rulebook."""
    layings = laid_out.layings
    asked = {
        "UW-26": len(layings) > 1,
        "UW-29": any(laying.torn for laying in layings),
        "UW-30": any(laying.torn and laying.places for laying in layings),
        "UW-32": any(laying.underwoods for laying in layings),
        "UW-35": any(laying.put for laying in layings),
        "UW-38": any(laying.prize is not None and laying.places for laying in layings),
        "UW-44": laid_out.turn.tape is not None and is_letter(laid_out.turn.tape),
    }
    return (rule for rule, is_asked in asked.items() if is_asked)
