"""The language of prize cards: when each condition holds, what each effect does, which cards can never be used."""

import string
from collections import Counter
from collections.abc import Iterator, Sequence
from time import process_time

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from slovoteka.core.errors import Illegal, Unreadable
from slovoteka.games.underwood.deck import LetterCard, decks
from slovoteka.games.underwood.prize_checks import check_prize, impossible_part, is_possible
from slovoteka.games.underwood.prizes import (
    CONSONANTS,
    LONGEST,
    VOWELS,
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
    OneMoreWord,
    Palindrome,
    Plus,
    Prize,
    SameEnds,
    Starts,
    WordTimes,
)
from slovoteka.lexicon.alphabet import ALPHABETS

STANDARD = decks()["standard"]
PLUS = Plus(points=5)


def prices(laid: str) -> tuple[int, ...]:
    """In the standard deck; a lower-case letter is an Underwood."""
    return tuple(0 if card.islower() else STANDARD.prices[card] for card in laid)


# --- conditions -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("UW-05", "UW-38")
@pytest.mark.parametrize(
    ("condition", "met", "unmet"),
    [
        (Length(least=3), "КОТ ШКОЛА", "ЁЖ"),
        (Length(most=3), "КОТ ЁЖ", "ШКОЛА"),
        (Length(least=3, most=4), "КОТ КИНО", "ЁЖ ШКОЛА"),
        (Starts(of="vowels"), "ЁЖ ОКО", "КОТ ЙОГА"),
        (Starts(of="consonants"), "КОТ ЙОГА", "ЁЖ ОКО"),
        (Starts(of="КЛ"), "КОТ ЛУНА", "ОКО ПОТОЛОК"),
        (Ends(of="vowels"), "ЛУНА КИНО", "КОТ СОЛЬ"),
        (Ends(of="consonants"), "КОТ ЧАЙ", "ЛУНА СОЛЬ"),
        (Ends(of="ЬТ"), "КОТ СОЛЬ", "ЛУНА ТЬМА"),
        (SameEnds(), "ОКО ПОТОП КАБАК", "КОТ АИСТ"),
        (Doubled(), "КАССА ЗООПАРК ДЛИННЕЕ", "ОКО КАБАК"),
        (Has(of="vowels", least=3), "МОЛОКО ОАЗИС", "КОТ ЛУНА"),
        (Has(of="О", least=2, most=2), "ОКО ПОТОП", "КОТ МОЛОКО ЛУНА"),
        (Has(of="consonants", least=0, most=1), "ОКО ЮЛА", "КОТ"),
        (Has(of="ЬЪ"), "СОЛЬ ОБЪЕЗД", "КОТ"),
        (Dear(price=5), "ЁЖ ФА", "КОТ"),
        (Palindrome(), "ОКО ПОТОП ШАЛАШ", "КОТ КАБАЛ"),
        (AllDifferent(), "КОТ ЁЖ ШКОЛА", "ОКО КАССА"),
    ],
    ids=str,
)
def test_when_a_condition_holds(condition: Condition, met: str, unmet: str) -> None:
    assert [word for word in met.split() if not condition.holds(word, prices(word))] == []
    assert [word for word in unmet.split() if condition.holds(word, prices(word))] == []


@pytest.mark.rule("UW-48")
def test_an_underwood_is_a_letter_but_never_dear() -> None:
    assert not Dear(price=5).holds("ЁЖ", prices("Ёж"))
    assert not Dear(price=1).holds("ЁЖ", prices("ёж"))
    assert Dear(price=3).holds("ЁЖ", prices("Ёж"))
    assert Starts(of="Ж").holds("ЖУК", prices("жУК"))
    assert SameEnds().holds("ОКО", prices("оКО"))


def test_one_letter_has_no_two_ends() -> None:
    assert not SameEnds().holds("А", (1,))


def test_vowels_consonants_and_the_two_signs_are_the_alphabet() -> None:
    assert sorted(VOWELS + CONSONANTS + "ЪЬ") == sorted(ALPHABETS["ru"])


@pytest.mark.rule("UW-38")
def test_all_conditions_of_a_card_must_hold() -> None:
    prize = Prize(when=(Length(least=3), Starts(of="vowels")), does=PLUS)
    assert prize.unmet("ОКО", prices("ОКО")) is None
    assert prize.unmet("ЁЖ", prices("ЁЖ")) == Length(least=3)
    assert prize.unmet("КОТ", prices("КОТ")) == Starts(of="vowels")
    assert Prize(does=PLUS).unmet("ЁЖ", prices("ЁЖ")) is None


# --- effects --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("UW-39")
@pytest.mark.parametrize(
    ("laid", "least", "place"),
    [
        ("КОТ", 0, 0),
        ("ТОК", 0, 2),
        ("ШКОЛА", 5, 0),
        ("шКОЛА", 5, None),
        ("шКОЛА", 0, 1),
        ("ЁЖ", 5, 1),
        ("кот", 0, None),
        ("", 0, None),
    ],
)
def test_the_dearest_letter_is_raised(laid: str, least: int, place: int | None) -> None:
    assert Prize(does=LetterTimes(times=3, price=least)).raised_letter(prices(laid)) == place


@pytest.mark.parametrize("effect", [WordTimes(times=2), PLUS, OneMoreWord(), MultiplyOrReduce()], ids=str)
def test_other_effects_raise_no_letter(effect: Effect) -> None:
    assert Prize(does=effect).raised_letter(prices("ШКОЛА")) is None


# --- cards that make no sense ---------------------------------------------------------------------------------------


def check(prize: Prize) -> None:
    check_prize("box", 3, prize, STANDARD.letters, STANDARD.underwoods)


@pytest.mark.parametrize(
    ("prize", "code", "field"),
    [
        (Prize(does=WordTimes(times=1)), "prize-range", "times"),
        (Prize(does=WordTimes(times=11)), "prize-range", "times"),
        (Prize(does=LetterTimes(times=1)), "prize-range", "times"),
        (Prize(does=LetterTimes(times=2, price=-1)), "prize-price", None),
        (Prize(does=Plus(points=0)), "prize-range", "points"),
        (Prize(does=Plus(points=201)), "prize-range", "points"),
        (Prize(when=(Length(least=-1),), does=PLUS), "prize-range", "least"),
        (Prize(when=(Length(least=LONGEST + 1),), does=PLUS), "prize-range", "least"),
        (Prize(when=(Length(least=5, most=4),), does=PLUS), "prize-range", "most"),
        (Prize(when=(Has(of="А", most=41),), does=PLUS), "prize-range", "most"),
        (Prize(when=(Has(of="А", most=0),), does=PLUS), "prize-range", "most"),
        (Prize(when=(Dear(price=0),), does=PLUS), "prize-price", None),
        (Prize(when=(Starts(of=""),), does=PLUS), "prize-letters", None),
        (Prize(when=(Ends(of="Vowels"),), does=PLUS), "prize-letters", None),
        (Prize(when=(Has(of="аб"),), does=PLUS), "prize-letters", None),
        (Prize(when=(Has(of="АБА"),), does=PLUS), "prize-letters", None),
        (Prize(when=(Has(of="А" + string.ascii_uppercase[1]),), does=PLUS), "prize-letters", None),
        (Prize(when=(Doubled(),) * 7, does=PLUS), "prize-conditions", None),
    ],
    ids=str,
)
def test_numbers_and_letters_that_are_none(prize: Prize, code: str, field: str | None) -> None:
    with pytest.raises(Unreadable) as refusal:
        check(prize)
    assert refusal.value.code == code
    assert (refusal.value.params["deck"], refusal.value.params["prize"]) == ("box", 3)
    assert refusal.value.params.get("field") == field


@pytest.mark.parametrize(
    "prize",
    [
        Prize(does=WordTimes(times=2)),
        Prize(does=WordTimes(times=10)),
        Prize(does=LetterTimes(times=2, price=0)),
        Prize(does=LetterTimes(times=10, price=1)),
        Prize(does=Plus(points=1)),
        Prize(does=Plus(points=200)),
        Prize(when=(Length(least=0, most=LONGEST),), does=PLUS),
        Prize(when=(Length(least=2, most=2),), does=PLUS),
        Prize(when=(Has(of="А", least=0, most=LONGEST),), does=PLUS),
        Prize(when=(Dear(price=1),), does=PLUS),
        Prize(when=(Doubled(),) * 6, does=PLUS),
    ],
    ids=str,
)
def test_the_least_and_the_most_that_a_card_may_say(prize: Prize) -> None:
    check(prize)


@pytest.mark.rule("UW-05")
@pytest.mark.parametrize(
    ("when", "does", "excluding"),
    [
        ((Doubled(), Length(least=0, most=1)), PLUS, "length"),
        ((Dear(price=11),), PLUS, "dear"),
        ((), LetterTimes(times=2, price=11), "letter-times"),
        ((Has(of="А", least=13),), PLUS, "has"),
        ((Has(of="ЪФ", least=7),), PLUS, "has"),
        ((AllDifferent(), Doubled()), PLUS, "all-different, doubled"),
        ((SameEnds(), Length(least=3), AllDifferent()), PLUS, "same-ends, all-different"),
        ((Palindrome(), AllDifferent()), PLUS, "palindrome, all-different"),
        ((AllDifferent(), Length(least=34)), PLUS, "all-different, length"),
        ((Length(most=4), Has(of="vowels", least=5)), PLUS, "length, has"),
        ((Has(of="vowels", least=21), Has(of="consonants", least=20)), PLUS, "has, has"),
        ((Has(of="vowels", least=0, most=0), Has(of="consonants", least=0, most=0), Length(least=8)), PLUS,
         "has, has, length"),
        ((Length(least=5), Palindrome(), Starts(of="vowels"), Ends(of="consonants")), PLUS, "palindrome, starts, ends"),
        ((Starts(of="А"), Ends(of="Б"), SameEnds()), PLUS, "starts, ends, same-ends"),
        ((Starts(of="А"), Starts(of="Б")), PLUS, "starts, starts"),
        ((Starts(of="АО"), SameEnds(), Has(of="АО", least=0, most=1)), PLUS, "starts, same-ends, has"),
        ((SameEnds(), Doubled(), Length(most=3), Has(of="А", least=2, most=2), Has(of="Б")), PLUS,
         "same-ends, doubled, length, has, has"),
        ((Palindrome(), Doubled(), Length(least=3, most=3), Has(of="А", least=1, most=2)), PLUS,
         "palindrome, doubled, length, has"),
        ((Palindrome(), Doubled(), Starts(of="А"), Has(of="А", least=3, most=3), Length(least=5, most=5)), PLUS,
         "palindrome, doubled, starts, has, length"),
        ((Has(of="ФЩЪ", least=0, most=0),), LetterTimes(times=2, price=10), "has, letter-times"),
        ((Has(of="ФЩЪ", least=0, most=0), Dear(price=10)), PLUS, "has, dear"),
    ],
)  # fmt: skip
def test_cards_that_no_word_can_go_with(when: tuple[Condition, ...], does: Effect, excluding: str) -> None:
    with pytest.raises(Illegal) as refusal:
        check(Prize(when=when, does=does))
    assert refusal.value.code == ("prize-never-together" if "," in excluding else "prize-never")
    assert (refusal.value.rule, refusal.value.params["condition"]) == ("UW-05", excluding)


@pytest.mark.parametrize(
    ("when", "does"),
    [
        ((Length(least=LONGEST),), PLUS),
        ((Length(least=0, most=2),), PLUS),
        ((Has(of="А", least=12),), PLUS),
        ((Has(of="А", least=LONGEST),), MultiplyOrReduce()),
        ((AllDifferent(), Length(least=33)), PLUS),
        ((AllDifferent(), Length(least=33)), MultiplyOrReduce()),
        ((Starts(of="Ъ"), Ends(of="Ъ"), Length(least=4)), PLUS),
        ((Length(most=2), SameEnds(), Doubled()), PLUS),
        ((Length(least=3, most=3), Palindrome(), Doubled()), PLUS),
        ((Palindrome(), Doubled(), Has(of="А", least=4, most=4), Length(least=5, most=5)), PLUS),
        ((Palindrome(), Doubled(), Has(of="А", least=2, most=2), Length(least=4, most=4), Starts(of="А")), PLUS),
        ((Palindrome(), Has(of="vowels", least=4, most=4), Has(of="consonants", least=3, most=3)), PLUS),
    ],
)
def test_cards_that_look_impossible_but_are_not(when: tuple[Condition, ...], does: Effect) -> None:
    check(Prize(when=when, does=does))


def test_multiplying_needs_a_card_to_do_it_with() -> None:
    """All usable cards are in the word already, so none is left for a second one in some place."""
    cards = [LetterCard(letter=letter, price=1, copies=99 if letter == "А" else 1) for letter in "АБВГ"]
    when = (Has(of="А", least=0, most=0), AllDifferent(), Length(least=7))
    assert impossible_part(Prize(when=when, does=PLUS), cards, 4) == ()
    assert impossible_part(Prize(when=when, does=MultiplyOrReduce()), cards, 4) == ("has", "all-different", "length")


TANGLE = tuple(
    Has(of=of, least=least, most=least + 1)
    for of, least in [("АБВГДОП", 7), ("ГДЕЖЗИК", 17), ("БДЖИЛН", 12), ("АБЖРСТК", 11), ("vowels", 9), ("ЩТУЖЗОА", 10)]
)


@pytest.mark.parametrize("does", [PLUS, MultiplyOrReduce(), LetterTimes(times=2, price=10)], ids=str)
@pytest.mark.parametrize("when", [TANGLE, (*TANGLE[:3], Doubled(), Starts(of="vowels"), Ends(of="АБВ"))])
def test_no_card_takes_long(when: tuple[Condition, ...], does: Effect) -> None:
    """Options are read at every table, whoever wrote them."""
    began = process_time()
    is_possible(when, STANDARD.letters, STANDARD.underwoods, multiplies=isinstance(does, MultiplyOrReduce))
    assert process_time() - began < 1


# --- compared with trying all words ---------------------------------------------------------------------------------

FEW = "АОБЬ"
MOST_LETTERS = 5


def all_words(
    cards: Sequence[LetterCard], underwoods: int, multiplies: bool, named: str
) -> Iterator[tuple[str, list[int]]]:
    """Every sequence of up to five letters that these cards allow, with the price at each."""
    # An Underwood may be a letter of each kind that no card and no condition names; others of the kind are equivalent.
    fresh = "".join(kind[-underwoods:] for kind in (VOWELS, CONSONANTS, "ЬЪ"))
    wild = "".join(sorted(set(named + fresh)))
    printed = {card.letter: card.price for card in cards}
    left = Counter({card.letter: card.copies for card in cards}) + Counter({"?": underwoods})
    rows: list[tuple[str, list[int], Counter[str], str]] = [("", [], left, "")]
    for _ in range(MOST_LETTERS):
        rows = [longer for row in rows for longer in _longer(row, printed, wild, multiplies)]
        for word, paid, rest, served in rows:
            changed = bool(served) or any(rest[letter] or rest["?"] for letter in word)
            if len(word) > 1 and (changed or not multiplies):
                yield word, paid


def _longer(
    row: tuple[str, list[int], Counter[str], str], printed: dict[str, int], wild: str, multiplies: bool
) -> Iterator[tuple[str, list[int], Counter[str], str]]:
    word, paid, left, served = row
    for letter, price in printed.items():
        if left[letter]:
            yield word + letter, [*paid, price], left - Counter(letter), served
    if left["?"]:
        yield from ((word + letter, [*paid, 0], left - Counter("?"), served) for letter in wild)
    if multiplies:  # the card that serves lies at the letter's first place, without loss: which one it is nobody sees
        yield from ((word + letter, [*paid, 0], left, letter) for letter in set(word) if served in ("", letter))


ofs = st.sampled_from(["vowels", "consonants"]) | st.text(FEW, min_size=1, max_size=3).map(
    lambda text: "".join(dict.fromkeys(text))
)
bounds = st.tuples(st.integers(0, 4), st.integers(0, 5)).map(sorted)
conditions = st.one_of(
    bounds.map(lambda pair: Length(least=pair[0], most=pair[1])),
    st.builds(Starts, of=ofs),
    st.builds(Ends, of=ofs),
    st.sampled_from([SameEnds(), Doubled(), Palindrome(), AllDifferent()]),
    st.builds(lambda of, pair: Has(of=of, least=pair[0], most=pair[1]), ofs, bounds),
    st.builds(Dear, price=st.integers(1, 3)),
)
tiny_decks = st.dictionaries(st.sampled_from(FEW), st.tuples(st.integers(0, 3), st.integers(1, 3)), max_size=3)


@settings(max_examples=400, deadline=None)
@given(
    when=st.lists(conditions, min_size=1, max_size=5),
    deck=tiny_decks,
    underwoods=st.integers(0, 2),
    multiplies=st.booleans(),
)
@example(when=[SameEnds(), Doubled(), Length(least=4)], deck={"А": (1, 2), "Б": (1, 1)}, underwoods=1, multiplies=False)
@example(
    when=[Palindrome(), Doubled(), Starts(of="А")], deck={"А": (1, 3), "Б": (1, 2)}, underwoods=0, multiplies=False
)
def test_the_same_as_trying_all_words(
    when: list[Condition], deck: dict[str, tuple[int, int]], underwoods: int, multiplies: bool
) -> None:
    cards = [LetterCard(letter=letter, price=price, copies=copies) for letter, (price, copies) in deck.items()]
    short = [*when, Length(most=MOST_LETTERS)]
    found = any(
        all(condition.holds(word, paid) for condition in short)
        for word, paid in all_words(cards, underwoods, multiplies, FEW)
    )
    assert is_possible(short, cards, underwoods, multiplies=multiplies) == found
