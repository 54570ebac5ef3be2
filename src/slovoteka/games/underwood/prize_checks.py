"""Whether a prize card can ever be used. A useless card is refused when its deck is read.

Whether some word meets a set of conditions depends only on how often it has each letter, and on its first and last
letter. So the search goes through the alphabet, not through words: for each letter it tries every count that cards and
Underwoods allow. All word lengths, with all numbers of Underwoods, are bits of one number.
"""

from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations
from typing import Final, Protocol

from slovoteka.core.errors import Illegal, Unreadable
from slovoteka.core.value import Value
from slovoteka.games.underwood.prize_signs import prize_shown
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
from slovoteka.lexicon.alphabet import ALPHABETS

MOST_CONDITIONS: Final = 6
"""A card has no room for more, and it must be quick to find out which of them exclude each other."""
LEAST_TIMES, MOST_TIMES = 2, 10
MOST_POINTS: Final = 200


class PrintedLetter(Protocol):
    """The part of a letter card that matters here."""

    @property
    def letter(self) -> str: ...
    @property
    def price(self) -> int: ...
    @property
    def copies(self) -> int: ...


def check_prize(deck: str, number: int, prize: Prize, cards: Sequence[PrintedLetter], underwoods: int) -> None:
    """Refuses a prize card with impossible numbers or letters, or one that no word can meet (UW-05)."""
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
    """The fewest parts of the card that no word meets, by their names in the file; empty if the card can be used."""
    parts = [(str(condition.__struct_config__.tag), condition) for condition in prize.when]
    if isinstance(prize.does, LetterTimes):  # this effect needs a word with such a letter
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
    """Whether some sequence of letters from these cards meets all conditions. An Е card that stands for Ё is read as
    Е.

    With `multiplies`, one card may serve every place of its letter, or several cards may share one place, but not both
    (UW-G21). A search that takes too long returns True, so that no card is refused without proof.
    """
    wanted = _wanted(conditions)
    lengths = set(range(max(wanted.least, SHORTEST_WORD), min(wanted.most, LONGEST) + 1))
    # Only at this length can equal first and last letters be the neighbours that `Doubled` asks for: АА, ААА.
    tight = {3 if wanted.palindrome else 2} & lengths
    return any(
        group and _is_met(wanted, _Supply(cards, underwoods, multiplies, group == tight), group)
        for group in (lengths - tight, tight)
    )


# --- what is wanted -------------------------------------------------------------------------------------------------


class _Wanted(Value, frozen=True):
    """All conditions combined."""

    least: int
    most: int
    first: frozenset[str] | None
    """The letters allowed there; None if any letter is."""
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
"""Only one letter of a word may be multiplied or reduced, and only one may be odd in a palindrome."""


class _Use(Value, frozen=True):
    """One way in which a letter can occur in the word."""

    count: int
    served: int
    """How many cards it takes."""
    does: int
    """What it contributes to the word, as flags."""


class _Supply:
    """The cards, and the ways in which each letter can be used with them."""

    def __init__(self, cards: Sequence[PrintedLetter], underwoods: int, multiplies: bool, tight: bool) -> None:
        self.underwoods = underwoods
        self.copies = {card.letter: card.copies for card in cards}
        self._prices = {card.letter: card.price for card in cards if card.copies}
        self._multiplies = multiplies
        self._tight = tight

    def uses(self, letter: str, wanted: _Wanted, longest: int) -> list[_Use]:
        """All useful ways to use a letter, first not to use it. Leaves out ways that contribute less than others."""
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
        """Flags that no condition asks for, which count as met from the start."""
        if wanted.palindrome:  # both ends are the same letter anyway, but a condition may name it
            asked = _FIRST | _LAST if wanted.first is not None or wanted.last is not None else 0
        elif wanted.same_ends:
            asked = _FIRST | _LAST
        else:
            asked = (_FIRST if wanted.first is not None else 0) | (_LAST if wanted.last is not None else 0)
        asked |= (_TWINS if wanted.doubled else 0) | (_DEAR if wanted.dear else 0)
        return _ALL & ~(asked | (_CHANGED if self._multiplies else 0))

    def _has_twins(self, count: int, ends: int, wanted: _Wanted) -> bool:
        """Whether two of these letters can be neighbours. A letter that is needed at an end cannot be moved."""
        if wanted.palindrome and count % 2 == 0:
            return count >= 4
        least = 2
        if ends == _FIRST | _LAST and not self._tight:
            least += 2 if wanted.palindrome else 1
        return count >= least


def _ends(letter: str, count: int, wanted: _Wanted) -> Iterator[int]:
    """Which ends of the word the letter can be at: neither, the first, the last, or both."""
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
"""The limit of steps, about a tenth of a second. Only many overlapping lists of letters come near it."""
_BLOCK: Final = 2 * (LONGEST + 1)
"""The bits for each number of Underwoods: bit n means n letters so far. The upper half catches words too long."""

_State = tuple[int, tuple[int, ...]]
"""What the word has so far, and how many letters of each `Has` list it contains."""


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
    if wanted.palindrome and not gained & _ODD:  # a palindrome of even length has two equal letters in the middle
        gained |= _TWINS
    return gained & _ALL == _ALL


class _Tally(Value, frozen=True):
    """How a condition `Has` counts one of its letters, no more precisely than needed."""

    place: int
    """The index among the conditions `Has`."""
    least: int
    most: int | None
    """None if there is no limit in practice."""
    is_last: bool
    """Whether no other letter of its list comes later."""

    def after(self, count: int) -> int | None:
        """What to remember of this count; None if it is too large, or too small and no more letters can come."""
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
    """The alphabet, with letters of the same lists together, so that each list is finished early."""
    lists = [letters_meant(one.of) for one in has]
    return "".join(sorted(ALPHABETS["ru"], key=lambda letter: [letter not in one for one in lists]))
