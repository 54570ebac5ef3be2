"""The text of a prize card, as short as in print: «слово от 6 букв: слово × 2»."""

from typing import assert_never

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
    OneMoreWord,
    Palindrome,
    Plus,
    Prize,
    SameEnds,
    Starts,
    WordTimes,
)
from slovoteka.messages import text


def describe(prize: Prize, language: str = "ru") -> str:
    """The whole card."""
    return text(
        "underwood-prize",
        language,
        when=conditions_text(prize.when, language),
        does=effect_text(_without_repetition(prize), language),
    )


def conditions_text(conditions: tuple[Condition, ...], language: str = "ru") -> str:
    """All conditions of a card."""
    always = text("underwood-when-any", language)
    written = (condition_text(condition, language) for condition in conditions)
    sentences = [sentence for sentence in written if sentence != always]
    if not sentences:
        return always
    *others, last = sentences
    return text("underwood-when-both", language, others=", ".join(others), last=last) if others else last


def condition_text(condition: Condition, language: str = "ru") -> str:
    match condition:
        case Length():
            return _length_text(condition, language)
        case Starts(of=of):
            return text("underwood-when-starts", language, of=_kind(of), letters=_letters(of, language))
        case Ends(of=of):
            return text("underwood-when-ends", language, of=_kind(of), letters=_letters(of, language))
        case SameEnds():
            return text("underwood-when-same-ends", language)
        case Doubled():
            return text("underwood-when-doubled", language)
        case Has():
            return _has_text(condition, language)
        case Dear(price=price):
            return text("underwood-when-dear", language, price=price)
        case Palindrome():
            return text("underwood-when-palindrome", language)
        case AllDifferent():
            return text("underwood-when-all-different", language)
        case _:
            assert_never(condition)


def effect_text(effect: Effect, language: str = "ru") -> str:
    match effect:
        case WordTimes(times=times):
            return text("underwood-does-word-times", language, times=times)
        case Plus(points=points):
            return text("underwood-does-plus", language, points=points)
        case LetterTimes(times=times, price=price):
            return text("underwood-does-letter-times", language, times=times, price=price)
        case OneMoreWord():
            return text("underwood-does-one-more-word", language)
        case MultiplyOrReduce():
            return text("underwood-does-multiply-or-reduce", language)
        case _:
            assert_never(effect)


def _without_repetition(prize: Prize) -> Effect:
    """The effect without the price that a condition names already."""
    effect = prize.does
    if isinstance(effect, LetterTimes):
        named = max((condition.price for condition in prize.when if isinstance(condition, Dear)), default=0)
        if named >= effect.price:
            return LetterTimes(times=effect.times)
    return effect


def _length_text(length: Length, language: str) -> str:
    least, most = length.least, length.most
    if least == most:
        return text("underwood-when-length-exact", language, count=most)
    if least <= SHORTEST_WORD and most >= LONGEST:
        return text("underwood-when-any", language)
    if most >= LONGEST:
        return text("underwood-when-length-least", language, least=least)
    if least <= SHORTEST_WORD:
        return text("underwood-when-length-most", language, most=most)
    return text("underwood-when-length-between", language, least=least, most=most)


def _has_text(has: Has, language: str) -> str:
    least, most = has.least, has.most
    of, letters = _kind(has.of), _letters(has.of, language)
    if most == 0:
        return text("underwood-when-has-none", language, of=of, letters=letters)
    if least == most:
        return text("underwood-when-has-exact", language, of=of, letters=letters, count=most)
    if least == 0 and most >= LONGEST:
        return text("underwood-when-any", language)
    if most >= LONGEST:
        return text("underwood-when-has-least", language, of=of, letters=letters, least=least)
    if least == 0:
        return text("underwood-when-has-most", language, of=of, letters=letters, most=most)
    return text("underwood-when-has-between", language, of=of, letters=letters, least=least, most=most)


def _kind(of: str) -> str:
    """Which noun a sentence needs."""
    if of in ("vowels", "consonants"):
        return of
    return "letter" if len(of) == 1 else "letters"


def _letters(of: str, language: str) -> str:
    """«А, Б или В». For whole kinds of letters the sentence has its own word."""
    if _kind(of) != "letters":
        return of
    return text("underwood-letters-or", language, others=", ".join(of[:-1]), last=of[-1])
