"""The mover's side of the table, and how laying a word changes it.

A `Desk` holds only what the mover sees, so the rules, bots, and a client that builds its turn step by step use the
same code. Cards with the same letter are alike: nobody can tell whether one from the hand or one from the tape is
laid. So a turn names letters and where the tape is cut, and every rule asks whether the cards can be assigned so that
it holds.
"""

from collections import Counter
from collections.abc import Iterator

from slovoteka.core import piles
from slovoteka.core.errors import Illegal
from slovoteka.core.value import Value
from slovoteka.games.underwood.actions import Lay, Swap
from slovoteka.games.underwood.deck import PRIZE_CARDS, UNDERWOOD, Deck, letters_in
from slovoteka.games.underwood.prize_signs import prize_shown, prize_sign
from slovoteka.games.underwood.prize_text import condition_text
from slovoteka.games.underwood.prizes import Condition, MultiplyOrReduce, OneMoreWord, Prize
from slovoteka.games.underwood.spelling import (
    LaidWord,
    Place,
    Places,
    cards_of,
    multiplied,
    prices_of,
    read_word,
    reduced,
    word_of,
)


class ConditionInWords(Value, frozen=True):
    """A condition in a refusal, which can be read in any language."""

    condition: Condition

    def in_words(self, language: str) -> str:
        return condition_text(self.condition, language)


class Desk(Value, frozen=True, kw_only=True):
    deck: Deck
    seat: int
    hand: str
    tape: str
    words: tuple[tuple[LaidWord, ...], ...]
    """The words in front of each seat."""
    struck: tuple[str, ...] = ()
    """What the table voted down in this turn, as `words_of` writes it (UW-G24)."""

    def underwood_at(self, swap: Swap) -> str | None:
        """The letter that an Underwood stands for there; None if there is no Underwood."""
        if not 0 <= swap.seat < len(self.words) or not 0 <= swap.word < len(self.words[swap.seat]):
            return None
        places = self.words[swap.seat][swap.word].places
        if not 0 <= swap.place < len(places) or UNDERWOOD not in places[swap.place].cards:
            return None
        return places[swap.place].letter

    def underwoods(self) -> Iterator[tuple[Swap, str]]:
        """Every Underwood on the table, with the letter that it stands for."""
        for seat, words in enumerate(self.words):
            for number, word in enumerate(words):
                for at, place in enumerate(word.places):
                    if UNDERWOOD in place.cards:
                        yield Swap(seat, number, at), place.letter

    def held_prize(self, number: int) -> Prize | None:
        """The prize card with this number, if it is in the hand."""
        held = 1 <= number <= PRIZE_CARDS and prize_sign(number) in self.hand
        return self.deck.prizes[number - 1] if held else None


class Laying(Value, frozen=True, kw_only=True):
    """A word that is about to be laid, with its cards sorted out."""

    desk: Desk
    lay: Lay
    places: Places
    torn: str
    """Cards that are torn off the tape, the oldest first (UW-28)."""
    put: str
    """Letters that replace the Underwoods that are taken."""
    prize: Prize | None
    """The prize card that goes with the word, if it is in the hand."""

    @classmethod
    def of(cls, desk: Desk, lay: Lay) -> "Laying":
        cut = lay.cut if lay.cut is not None and 0 <= lay.cut < len(desk.tape) else len(desk.tape)
        targets = [desk.underwood_at(swap) for swap in lay.swaps]
        return cls(
            desk=desk,
            lay=lay,
            places=read_word(lay.word),
            torn=desk.tape[cut:],
            put="".join(letter for letter in targets if letter is not None),
            prize=None if lay.prize is None else desk.held_prize(lay.prize),
        )

    @property
    def letters(self) -> str:
        """Letter cards of the word."""
        return letters_in(cards_of(self.places))

    @property
    def underwoods(self) -> int:
        return cards_of(self.places).count(UNDERWOOD)

    @property
    def laid(self) -> LaidWord:
        """The word as it will be on the table."""
        prize = self.prize
        if prize is None or self.lay.prize is None:
            return LaidWord(self.places)
        raised = prize.raised_letter(prices_of(self.places, self.desk.deck.prices))
        return LaidWord(self.places, prize_sign(self.lay.prize), raised)

    # --- what it breaks ---------------------------------------------------------------------------------------------

    def refusals(self) -> Iterator[Illegal]:
        """Yields every rule that this word breaks so far. It does not ask the dictionary."""
        yield from self._bad_aims()
        yield from self._missing_cards()
        yield from self._tape_rules()
        yield from self._swap_rules()
        yield from self._multiplying()
        yield from self._prize_rules()
        if not self.places:
            yield Illegal("UW-24", "no-word-yet")

    def _bad_aims(self) -> Iterator[Illegal]:
        cut, tape = self.lay.cut, self.desk.tape
        if cut is not None and not 0 <= cut < len(tape):
            yield Illegal("UW-27", "no-such-tape-card", number=cut + 1, cards=len(tape))
        taken: Counter[Swap] = Counter()
        for swap in self.lay.swaps:
            where = {"seat": swap.seat + 1, "word": swap.word + 1, "place": swap.place + 1}
            if self.desk.underwood_at(swap) is None:
                yield Illegal("UW-34", "no-underwood-there", **where)
                continue
            taken[swap] += 1
            if taken[swap] > self.desk.words[swap.seat][swap.word].places[swap.place].cards.count(UNDERWOOD):
                yield Illegal("UW-34", "underwood-taken-twice", **where)

    def _missing_cards(self) -> Iterator[Illegal]:
        missing = Counter(self.letters) - Counter(letters_in(self.desk.hand) + self.torn)
        if missing:
            yield self._not_held(missing)
        held = self.desk.hand.count(UNDERWOOD) + len(self.put)
        if self.underwoods > held:
            yield Illegal("UW-31", "underwoods-missing", needed=self.underwoods, held=held)

    def _not_held(self, missing: Counter[str]) -> Illegal:
        """The refusal for missing cards. It names what would help: an Е card for Ё, a longer tear, an Underwood."""
        word, letters = word_of(self.places), ", ".join(sorted(missing.elements()))
        as_e = Counter("".join(missing.elements()).replace("Ё", "Е"))
        if not as_e - (Counter(self.desk.hand + self.torn) - Counter(self.letters)):
            return Illegal("UW-G19", "card-is-e", word=word, letters=letters)
        tape = self.desk.tape[: len(self.desk.tape) - len(self.torn)]
        covering = [cut for cut in range(len(tape)) if not missing - Counter(tape[cut:])]
        if covering:
            return Illegal("UW-27", "on-the-tape", word=word, letters=letters, number=covering[-1] + 1)
        there = ", ".join(sorted((missing & Counter(tape)).elements()))
        spare = self.desk.hand.count(UNDERWOOD) - self.underwoods
        return Illegal(
            "UW-24",
            "not-held",
            word=word,
            letters=letters,
            tape=there,
            in_tape=there or "none",
            underwoods=max(spare, 0),
        )

    def _tape_rules(self) -> Iterator[Illegal]:
        if not self.torn:
            return
        first = self.torn[0]
        if first not in self.letters:
            yield Illegal("UW-29", "tape-in-reserve", letter=first)
        if self.places and not self._has_card_of_hand():
            yield Illegal("UW-30", "tape-only", word=word_of(self.places))

    def _has_card_of_hand(self) -> bool:
        """Whether the word has a card from the hand. An Underwood never comes from the tape (UW-G3), and a letter that
        is both in the hand and torn off counts as laid from the hand.

        A card that is missing altogether would also have to come from the hand.
        """
        others = self.letters.replace(self.torn[0], "", 1)
        return self.underwoods > 0 or any(letter in self.desk.hand or letter not in self.torn for letter in others)

    def _swap_rules(self) -> Iterator[Illegal]:
        if len(self.put) > self.underwoods:
            yield Illegal("UW-35", "underwood-in-reserve", taken=len(self.put), used=self.underwoods)
        # The oldest torn card belongs to the word (UW-29); the other torn cards may replace an Underwood (UW-37).
        free = Counter(letters_in(self.desk.hand) + self.torn[1:])
        free.subtract(Counter(self.letters) - Counter(self.torn[:1]))
        for letter, count in Counter(self.put).items():
            if free[letter] < count:
                if letter in self.desk.tape and letter not in self.desk.hand:
                    yield Illegal("UW-36", "swap-from-tape", letter=letter)
                else:
                    yield Illegal("UW-34", "no-letter-to-swap", letter=letter)

    def _multiplying(self) -> Iterator[Illegal]:
        many, few = multiplied(self.places), reduced(self.places)
        allowed = self.prize is not None and isinstance(self.prize.does, MultiplyOrReduce)
        if len(many) + len(few) > 1:
            yield Illegal("UW-G21", "one-letter-only")
        if (many or few) and not allowed:
            yield Illegal("UW-42", "multiply-without-prize")
        if allowed and self.places and not many and not few:
            yield Illegal("UW-42", "nothing-multiplied", prize=self.lay.prize, sign=prize_shown(self.lay.prize))

    def _prize_rules(self) -> Iterator[Illegal]:
        if self.lay.more_prizes:
            yield Illegal("UW-40", "one-prize-a-word")
        if self.lay.prize is None:
            return
        if self.prize is None:
            yield Illegal("UW-38", "no-such-prize", prize=self.lay.prize, sign=prize_shown(self.lay.prize))
            return
        word = word_of(self.places)
        unmet = self.prize.unmet(word, prices_of(self.places, self.desk.deck.prices))
        if unmet is not None and word:
            yield Illegal(
                "UW-38",
                "condition-unmet",
                prize=self.lay.prize,
                sign=prize_shown(self.lay.prize),
                word=word,
                condition=ConditionInWords(unmet),
            )

    # --- what it does -----------------------------------------------------------------------------------------------

    @property
    def spent(self) -> str:
        """Cards that leave the hand, torn cards included."""
        return self.letters + self.put + UNDERWOOD * (self.underwoods - len(self.put)) + self.laid.prize

    def after(self) -> Desk:
        """The desk after the word is laid. If the word breaks rules, it takes only the cards that exist."""
        words = self.desk.words
        for swap in self.lay.swaps:
            if self.desk.underwood_at(swap) is not None:
                words = _with_swap(words, swap)
        if self.places:
            mine = (*words[self.desk.seat], self.laid)
            words = piles.replace_at(words, self.desk.seat, mine)
        return self.desk.but(
            hand=_without(self.desk.hand + self.torn, self.spent),
            tape=self.desk.tape[: len(self.desk.tape) - len(self.torn)],
            words=words,
        )

    @property
    def forced_from_hand(self) -> str:
        """A letter that must come from the hand, although the same letter was torn off: otherwise the whole word would
        come from the tape (UW-30).

        Everybody knows it if only one letter of the word can be the one.
        """
        others = Counter(self.letters) - Counter(self.torn[:1])
        is_all_torn = bool(self.torn) and not self.underwoods and not others - Counter(self.torn[1:])
        return next(iter(others)) if is_all_torn and len(others) == 1 else ""

    @property
    def surely_kept(self) -> Counter[str]:
        """Torn cards that everybody knows to be in the hand now, because the same letter was laid from the hand."""
        letter = self.forced_from_hand
        if not letter:
            return Counter()
        kept = self.torn.count(letter) - (self.letters + self.put).count(letter) + 1
        return +Counter({letter: kept})

    @property
    def gives_one_more(self) -> bool:
        return self.prize is not None and isinstance(self.prize.does, OneMoreWord)


def _with_swap(words: tuple[tuple[LaidWord, ...], ...], swap: Swap) -> tuple[tuple[LaidWord, ...], ...]:
    """Replaces an Underwood by the letter that it stood for, so the word stays the same (UW-G6)."""
    word = words[swap.seat][swap.word]
    place = word.places[swap.place]
    cards = place.cards.replace(UNDERWOOD, place.letter, 1)
    swapped = Place(place.letter, "".join(sorted(cards, key=lambda card: card == UNDERWOOD)))
    changed = word.but(places=piles.replace_at(word.places, swap.place, swapped))
    return piles.replace_at(words, swap.seat, piles.replace_at(words[swap.seat], swap.word, changed))


def _without(pile: str, cards: str) -> str:
    return "".join(sorted((Counter(pile) - Counter(cards)).elements()))
