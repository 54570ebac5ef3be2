"""A whole turn laid out on a desk: what it breaks, what it brings, and what a half-built one still lacks.

The rules take the first refusal; a client that builds a turn piece by piece shows them all (`draft`).
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
from slovoteka.games.underwood.prizes import SHORTEST_WORD, Condition
from slovoteka.games.underwood.scoring import WordCount, count_word, hand_cost
from slovoteka.games.underwood.signs import prize_shown
from slovoteka.games.underwood.spelling import LaidWord, read_word, word_of

AND_WORD: Final = " + "
"""Between two words of one turn, as the notation has it."""
Judge = Callable[[str], Verdict | None]
"""What the dictionary says of a word; None where the table votes."""


class LaidOut(Value, frozen=True):
    """The words of a turn one after another, and the desk behind them."""

    turn: Turn
    layings: tuple[Laying, ...]
    last: Desk
    """Before a card goes into the tape."""

    @classmethod
    def of(cls, desk: Desk, turn: Turn) -> "LaidOut":
        layings = []
        for lay in turn.words[: MOST_WORDS + 1]:
            layings.append(Laying.of(desk, lay))
            desk = layings[-1].after()
        return cls(turn, tuple(layings), desk)

    def after(self) -> Desk:
        """With the card in the tape."""
        card = self.turn.tape
        if card is None or card not in letters_in(self.last.hand):
            return self.last
        return self.last.but(hand=piles.remove(self.last.hand, card), tape=self.last.tape + card)

    def refusals(self, judge: Judge) -> Iterator[Illegal]:
        """All that the turn breaks. The dictionary is asked only for words whose cards are there."""
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
            if words in struck:  # of two words together nobody knows which the table did not like
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
    if verdict is None and len(word) < SHORTEST_WORD:  # what no dictionary refuses, the table need not vote on
        yield Illegal("UW-12", "word-of-one-letter", word=word)
    if verdict is not None and not verdict.allowed:
        yield Illegal(verdict.rule or "UW-11", "no-such-word", word=word, verdict=verdict)


def words_of(turn: Turn) -> str:
    """The words of a turn as one: the table votes on all of them at once."""
    return AND_WORD.join(word_of(read_word(lay.word)) for lay in turn.words)


def is_out(hand: str) -> bool:
    """No cards, or prize cards only (UW-47): Underwoods alone keep a player in (UW-G10)."""
    return len(prizes_in(hand)) == len(hand)


# --- a half-built turn ----------------------------------------------------------------------------------------------


class Lack(Value, frozen=True, kw_only=True, omit_defaults=True):
    """Something that is still missing or wrong: the refusal that the rules would answer with, ready to be sent."""

    rule: str
    code: str
    params: dict[str, str | int]
    condition: Condition | None = None
    """Of a prize card, which the word does not meet."""
    verdict: Verdict | None = None
    """Of the dictionary, on the word."""

    @classmethod
    def of(cls, refusal: Illegal) -> "Lack":
        params = dict(refusal.params)
        condition, verdict = params.pop("condition", None), params.pop("verdict", None)
        told = condition.condition if isinstance(condition, ConditionInWords) else None
        return cls(rule=refusal.rule, code=refusal.code, params=params, condition=told, verdict=verdict)

    @property
    def told(self) -> dict[str, Any]:
        """The parameters of the refusal again, for its sentence."""
        told: dict[str, Any] = dict(self.params)
        if self.condition is not None:
            told["condition"] = ConditionInWords(self.condition)
        if self.verdict is not None:
            told["verdict"] = self.verdict
        return told


class DraftWord(Value, frozen=True, kw_only=True):
    word: LaidWord
    count: WordCount
    points: int
    torn: str
    """Cards that would come off the tape."""
    verdict: Verdict | None
    """Of the dictionary, once the cards are there; None before, or where the table votes."""


class Draft(Value, frozen=True, kw_only=True):
    """What a turn would be as far as it is built."""

    lacks: tuple[Lack, ...]
    """What is missing or wrong; with none the turn can be made."""
    met: tuple[str, ...]
    """Rules that come into play and are kept, for a client to tick off."""
    words: tuple[DraftWord, ...]
    points: int
    """What its words would count now."""
    hand: str
    """What would be left, the tape card taken off."""
    cost: int
    """What that hand would cost if the round ended then (UW-49)."""
    tape: str
    may_add_word: bool
    """One more word may follow (UW-G25)."""
    is_out: bool
    """It would end the round (UW-47)."""

    @property
    def is_ready(self) -> bool:
        return not self.lacks


def draft(desk: Desk, turn: Turn, judge: Judge) -> Draft:
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
    return Draft(
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
    """Rules that a player has to think of in this turn, in the order of the rulebook."""
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
