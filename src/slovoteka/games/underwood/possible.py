"""Can a prize card ever be used? One that makes no sense is refused when its deck is read, not found out at the table.

Whether some word meets a set of conditions depends on how often each letter stands in it, and on which letters stand at
its ends. So the search goes through the alphabet, not through words: for each letter it tries every count that cards
and Underwoods allow. All lengths of words, and all numbers of Underwoods in them, are bits of one number.
"""

from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations
from typing import Final, Protocol

from slovoteka.core.errors import Illegal, Unreadable
from slovoteka.core.value import Value
from slovoteka.games.underwood.prizes import (
    LONGEST,
    SHORTEST_WORD,
    AllDifferent,
    Condition,
    Dear,
    Doubled,
    Effect,
    Ends,
    Has,
    Length,
    LetterTimes,
    MultiplyOrReduce,
    Palindrome,
    Plus,
    Prize,
    SameEnds,
    Starts,
    WordTimes,
    letters_meant,
)
from slovoteka.games.underwood.signs import prize_shown
from slovoteka.lexicon.alphabet import ALPHABETS

MOST_CONDITIONS: Final = 6
"""A card has no room for more, and which of them exclude each other must be told in no time."""
LEAST_TIMES, MOST_TIMES = 2, 10
MOST_POINTS: Final = 200


class PrintedLetter(Protocol):
    """What matters of a letter card here."""

    @property
    def letter(self) -> str: ...
    @property
    def price(self) -> int: ...
    @property
    def copies(self) -> int: ...


def check_prize(deck: str, number: int, prize: Prize, cards: Sequence[PrintedLetter], underwoods: int) -> None:
    """Refuses a card whose numbers or letters are none, or that no word from these cards can ever go with (UW-05)."""
    if len(prize.when) > MOST_CONDITIONS:
        raise Unreadable("prize-conditions", deck=deck, prize=number, sign=prize_shown(number), most=MOST_CONDITIONS)
    for condition in prize.when:
        _check_condition(deck, number, condition)
    _check_effect(deck, number, prize.does)
    excluding = impossible_part(prize, cards, underwoods)
    if len(excluding) == 1:
        raise Illegal("UW-05", "prize-never", deck=deck, prize=number, sign=prize_shown(number), condition=excluding[0])
    if excluding:
        raise Illegal(
            "UW-05",
            "prize-never-together",
            deck=deck,
            prize=number,
            sign=prize_shown(number),
            condition=", ".join(excluding),
        )


def _check_condition(deck: str, number: int, condition: Condition) -> None:
    if isinstance(condition, Length | Has):
        _check_range(deck, number, "least", condition.least, 0, LONGEST)
        _check_range(deck, number, "most", condition.most, condition.least, LONGEST)
    if isinstance(condition, Dear) and condition.price < 1:
        raise Unreadable("prize-price", deck=deck, prize=number, sign=prize_shown(number), price=condition.price)
    if isinstance(condition, Starts | Ends | Has):
        meant = letters_meant(condition.of)
        if not meant or not set(meant) <= set(ALPHABETS["ru"]) or len(set(meant)) < len(meant):
            raise Unreadable(
                "prize-letters", deck=deck, prize=number, sign=prize_shown(number), letters=condition.of[:40]
            )


def _check_effect(deck: str, number: int, effect: Effect) -> None:
    if isinstance(effect, WordTimes | LetterTimes):
        _check_range(deck, number, "times", effect.times, LEAST_TIMES, MOST_TIMES)
    if isinstance(effect, LetterTimes) and effect.price < 0:
        raise Unreadable("prize-price", deck=deck, prize=number, sign=prize_shown(number), price=effect.price)
    if isinstance(effect, Plus):
        _check_range(deck, number, "points", effect.points, 1, MOST_POINTS)


def _check_range(deck: str, number: int, field: str, value: int, least: int, most: int) -> None:
    if not least <= value <= most:
        raise Unreadable(
            "prize-range", deck=deck, prize=number, sign=prize_shown(number), field=field, least=least, most=most
        )


def impossible_part(prize: Prize, cards: Sequence[PrintedLetter], underwoods: int) -> tuple[str, ...]:
    """The fewest parts of the card, by their names in the file, that no word meets; nothing if the card can be used."""
    parts = [(str(condition.__struct_config__.tag), condition) for condition in prize.when]
    if isinstance(prize.does, LetterTimes):  # it does nothing in a word without such a letter
        parts.append((str(prize.does.__struct_config__.tag), Dear(price=max(prize.does.price, 1))))
    multiplies = isinstance(prize.does, MultiplyOrReduce)
    if is_possible([condition for _, condition in parts], cards, underwoods, multiplies=multiplies):
        return ()
    for size in range(1, len(parts)):
        for some in combinations(parts, size):
            if not is_possible([condition for _, condition in some], cards, underwoods, multiplies=multiplies):
                return tuple(name for name, _ in some)
    return tuple(name for name, _ in parts)


def is_possible(
    conditions: Iterable[Condition], cards: Sequence[PrintedLetter], underwoods: int, *, multiplies: bool = False
) -> bool:
    """Whether a row of letters from these cards meets all conditions; a card Е that stands for Ё is read as Е.

    `multiplies`: one card serves every place of its letter, or several lie in one place: one of both (UW-G21).
    A search that takes too long ends with yes: no card is refused without proof.
    """
    wanted = _wanted(conditions)
    lengths = set(range(max(wanted.least, SHORTEST_WORD), min(wanted.most, LONGEST) + 1))
    # The one length at which equal letters at the ends may be the neighbours that «doubled» asks for: АА, ААА.
    tight = {3 if wanted.palindrome else 2} & lengths
    return any(
        group and _is_met(wanted, _Supply(cards, underwoods, multiplies, group == tight), group)
        for group in (lengths - tight, tight)
    )


# --- what is wanted -------------------------------------------------------------------------------------------------


class _Wanted(Value, frozen=True):
    """All conditions as one."""

    least: int
    most: int
    first: frozenset[str] | None
    """The letters allowed there; None: nobody cares."""
    last: frozenset[str] | None
    same_ends: bool
    doubled: bool
    palindrome: bool
    all_different: bool
    dear: int
    has: tuple[Has, ...]


def _wanted(conditions: Iterable[Condition]) -> _Wanted:
    given = list(conditions)
    kinds = {type(condition) for condition in given}
    lengths = [condition for condition in given if isinstance(condition, Length)]
    return _Wanted(
        least=max((length.least for length in lengths), default=SHORTEST_WORD),
        most=min((length.most for length in lengths), default=LONGEST),
        first=_common(condition.of for condition in given if isinstance(condition, Starts)),
        last=_common(condition.of for condition in given if isinstance(condition, Ends)),
        same_ends=SameEnds in kinds,
        doubled=Doubled in kinds,
        palindrome=Palindrome in kinds,
        all_different=AllDifferent in kinds,
        dear=max((condition.price for condition in given if isinstance(condition, Dear)), default=0),
        has=tuple(condition for condition in given if isinstance(condition, Has)),
    )


def _common(sets: Iterable[str]) -> frozenset[str] | None:
    found = [frozenset(letters_meant(of)) for of in sets]
    return frozenset.intersection(*found) if found else None


# --- what one letter can do for a word ------------------------------------------------------------------------------

_FIRST, _LAST, _TWINS, _DEAR, _CHANGED, _ODD = 1, 2, 4, 8, 16, 32
_ALL: Final = _FIRST | _LAST | _TWINS | _DEAR | _CHANGED
_ONLY_ONE: Final = _CHANGED | _ODD
"""Only one letter of a word may be multiplied or reduced, or stand an odd number of times in a palindrome."""


class _Use(Value, frozen=True):
    """A letter stands in the word so many times."""

    count: int
    served: int
    """By so many cards."""
    does: int
    """What the word gains by it, as flags."""


class _Supply:
    """The cards, and in which ways a letter can be used with them."""

    def __init__(self, cards: Sequence[PrintedLetter], underwoods: int, multiplies: bool, tight: bool) -> None:
        self.underwoods = underwoods
        self.copies = {card.letter: card.copies for card in cards}
        self._prices = {card.letter: card.price for card in cards if card.copies}
        self._multiplies = multiplies
        self._tight = tight

    def uses(self, letter: str, wanted: _Wanted, longest: int) -> list[_Use]:
        """Every way that none of the others is better than; not to be there at all is the first."""
        held = self.underwoods + self.copies.get(letter, 0)
        is_dear = self._prices.get(letter, -1) >= wanted.dear
        unasked = self.gained_at_once(wanted)
        most = 1 if wanted.all_different else longest if self._multiplies else min(longest, held)
        found = [_Use(0, 0, 0)]
        for count in range(1, most + 1):
            always = (_DEAR if is_dear else 0) | (_ODD if wanted.palindrome and count % 2 else 0)
            gains = {
                (always | ends | (_TWINS if self._has_twins(count, ends, wanted) else 0)) & ~unasked
                for ends in _ends(letter, count, wanted)
            }
            best = [gain for gain in gains if not any(gain != other and gain & other == gain for other in gains)]
            if count <= held:
                found += [_Use(count, count, gain) for gain in best]
            if self._multiplies:
                served = 1 if count > 1 else 2  # multiplied, or a second card in the same place
                found += [_Use(count, served, gain | _CHANGED) for gain in best]
        return found

    def gained_at_once(self, wanted: _Wanted) -> int:
        """What nobody asks for."""
        if wanted.palindrome:  # its ends are the same letter anyway; which one, may be asked for at either end
            asked = _FIRST | _LAST if wanted.first is not None or wanted.last is not None else 0
        elif wanted.same_ends:
            asked = _FIRST | _LAST
        else:
            asked = (_FIRST if wanted.first is not None else 0) | (_LAST if wanted.last is not None else 0)
        asked |= (_TWINS if wanted.doubled else 0) | (_DEAR if wanted.dear else 0)
        return _ALL & ~(asked | (_CHANGED if self._multiplies else 0))

    def _has_twins(self, count: int, ends: int, wanted: _Wanted) -> bool:
        """Whether two of these can lie side by side: one that is bound to an end of the word cannot be moved."""
        if wanted.palindrome and count % 2 == 0:
            return count >= 4
        least = 2
        if ends == _FIRST | _LAST and not self._tight:
            least += 2 if wanted.palindrome else 1
        return count >= least


def _ends(letter: str, count: int, wanted: _Wanted) -> Iterator[int]:
    """Which ends of the word the letter can stand at: none, the first, the last, both."""
    yield 0
    can_begin = wanted.first is None or letter in wanted.first
    can_end = wanted.last is None or letter in wanted.last
    if wanted.palindrome or wanted.same_ends:
        if can_begin and can_end and count >= 2:
            yield _FIRST | _LAST
        return
    if can_begin:
        yield _FIRST
    if can_end:
        yield _LAST
    if can_begin and can_end and count >= 2:
        yield _FIRST | _LAST


# --- the search -----------------------------------------------------------------------------------------------------

_PATIENCE: Final = 60_000
"""Steps: a tenth of a second. Only many lists of letters that overlap in odd ways come near."""
_BLOCK: Final = 2 * (LONGEST + 1)
"""The bits of one number of Underwoods: bit n stands for n letters so far. Half of them catch what grows too long."""

_State = tuple[int, tuple[int, ...]]
"""What the word has gained, and how many letters of each list of `has` it holds."""


def _is_met(wanted: _Wanted, supply: _Supply, lengths: set[int]) -> bool:
    longest = max(lengths)
    order = _in_order(wanted.has)
    short_enough = _in_each_block((1 << (longest + 1)) - 1, supply.underwoods)
    states: dict[_State, int] = {(supply.gained_at_once(wanted), (0,) * len(wanted.has)): 1}
    steps = 0
    for place, letter in enumerate(order):
        uses = supply.uses(letter, wanted, longest)
        steps += len(uses) * len(states)
        if steps > _PATIENCE:
            return True
        tallies = _tallies(wanted.has, letter, order[place + 1 :], longest)
        states = _with_letter(states, uses, tallies, supply.copies.get(letter, 0), short_enough)
    allowed = _in_each_block(sum(1 << length for length in lengths), supply.underwoods)
    return any(sizes & allowed and _is_enough(gained, wanted) for (gained, _), sizes in states.items())


def _with_letter(
    states: dict[_State, int], uses: Sequence[_Use], tallies: "Sequence[_Tally]", copies: int, short_enough: int
) -> dict[_State, int]:
    """All states after one more letter of the alphabet."""
    reached: dict[_State, int] = {}
    for (gained, held), sizes in states.items():
        for use in uses:
            lacking = max(0, use.served - copies)
            grown = (sizes << (use.count + lacking * _BLOCK)) & short_enough
            if not grown or use.does & gained & _ONLY_ONE:
                continue
            now = held
            for tally in tallies:
                if (count := tally.after(now[tally.place] + use.count)) is None:
                    break
                now = (*now[: tally.place], count, *now[tally.place + 1 :])
            else:
                state = (gained | use.does, now)
                reached[state] = reached.get(state, 0) | grown
    return reached


def _in_each_block(bits: int, underwoods: int) -> int:
    return sum(bits << (used * _BLOCK) for used in range(underwoods + 1))


def _is_enough(gained: int, wanted: _Wanted) -> bool:
    if wanted.palindrome and not gained & _ODD:  # of even length: the two letters in the middle are equal
        gained |= _TWINS
    return gained & _ALL == _ALL


class _Tally(Value, frozen=True):
    """How a condition `has` counts one of its letters, no finer than it must."""

    place: int
    """Among the conditions `has`."""
    least: int
    most: int | None
    """None: as many as the word can hold."""
    is_last: bool
    """No other letter of its list comes later."""

    def after(self, count: int) -> int | None:
        """What to remember of this count; None if it is too large, or too small and no more can come."""
        if self.most is not None and count > self.most:
            return None
        if self.is_last:
            return 0 if count >= self.least else None
        return count if self.most is not None else min(count, self.least)


def _tallies(has: Sequence[Has], letter: str, later: str, longest: int) -> list[_Tally]:
    return [
        _Tally(place, one.least, one.most if one.most < longest else None, not set(later) & set(letters_meant(one.of)))
        for place, one in enumerate(has)
        if letter in letters_meant(one.of)
    ]


def _in_order(has: Sequence[Has]) -> str:
    """The alphabet, letters of the same lists together so that lists are soon done with."""
    lists = [letters_meant(one.of) for one in has]
    return "".join(sorted(ALPHABETS["ru"], key=lambda letter: [letter not in one for one in lists]))
