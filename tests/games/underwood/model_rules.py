"""Which turns the model allows: it tries every way to assign the cards, on a copy of the table."""

from collections import Counter
from itertools import pairwise, product
from typing import Any

from games.underwood.model import SIGNS, Model, Word, is_letter, spelled
from slovoteka.games.underwood.actions import Lay, Turn

VOWELS = "АЕЁИОУЫЭЮЯ"


def allows(model: Model, turn: Turn) -> bool:
    """Tries it on a copy of the table. Every word exists here except those that were voted down."""
    other = model.twin()
    for number, lay in enumerate(turn.words):
        one_more = number == 1 and turn.words[0].prize is not None
        if number and not (one_more and model.prize(turn.words[0].prize or 1)["does"]["does"] == "one-more-word"):
            return False
        if model.options["check"] == "vote" and len(spelled(lay).letters) < 2:
            return False  # UW-12: nothing to vote on
        if not fits(other, lay) or spelled(lay).letters in model.struck or len(model.struck) >= 3:
            return False
        if number and lay.prize is not None and model.prize(lay.prize)["does"]["does"] == "one-more-word":
            return False  # UW-G25: once per turn
        other.lay(lay)
    if " + ".join(spelled(lay).letters for lay in turn.words) in model.struck:
        return False
    letters = [face for face in other.hand(model.mover) if is_letter(face)]
    return turn.tape in letters if turn.tape else not letters


def fits(model: Model, lay: Lay) -> bool:
    """Whether some way to assign the cards breaks no rule; all ways are tried."""
    if not lay.word or (lay.cut is not None and not 0 <= lay.cut < len(model.at("tape"))):
        return False
    word, hand = spelled(lay), model.hand(model.mover)
    spots = [(swap.seat, swap.word, swap.place) for swap in lay.swaps]
    if any(count > model.faces("word", *spot).count("?") for spot, count in Counter(spots).items()):
        return False
    laid = Counter("".join(word.cards))
    wild = laid.pop("?", 0)
    if not len(spots) <= wild <= hand["?"] + len(spots):
        return False  # UW-35: each Underwood that is taken is used at once
    torn = "" if lay.cut is None else model.faces("tape")[lay.cut :]
    put = Counter(model.words[seat][number].letters[place] for seat, number, place in spots)
    return _can_deal_out(laid, put, hand, torn, wild) and _may_have_prize(model, word, hand)


def _can_deal_out(laid: Counter[str], put: Counter[str], hand: Counter[str], torn: str, wild: int) -> bool:
    """For each letter, how many cards of the word and of the swaps come from the tape."""
    letters = sorted(laid | put)
    ways = []
    for letter in letters:
        off = torn.count(letter)
        ways.append([
            from_tape
            for from_tape in range(min(laid[letter], off) + 1)
            for put_from_tape in range(min(put[letter], off - from_tape) + 1)
            if laid[letter] - from_tape + put[letter] - put_from_tape <= hand[letter]
            and (letter != torn[:1] or from_tape > 0)  # UW-29, UW-36: the earliest one is laid, never put
        ])  # fmt: skip
    if torn and torn[0] not in laid:
        return False
    if not torn:
        return all(ways)
    return any(wild or sum(way) < laid.total() for way in product(*map(set, ways)))  # UW-30


def _may_have_prize(model: Model, word: Word, hand: Counter[str]) -> bool:
    if word.prize is None:
        return word.changed == 0
    if not 1 <= word.prize <= len(SIGNS) or not hand[SIGNS[word.prize - 1]]:
        return False
    prize = model.prize(word.prize)
    multiplies = prize["does"]["does"] == "multiply-or-reduce"
    return word.changed == multiplies and all(_meets(model, word, condition) for condition in prize["when"])


def _meets(model: Model, word: Word, condition: dict[str, Any]) -> bool:
    read = word.letters
    match condition["is"]:
        case "length":
            return bool(condition["least"] <= len(read) <= condition["most"])
        case "starts":
            return condition["of"] == "vowels" and read[0] in VOWELS
        case "same-ends":
            return len(read) > 1 and read[0] == read[-1]
        case "doubled":
            return any(one == other for one, other in pairwise(read))
        case "dear":
            return any(value >= condition["price"] for value in model.values(word, word.cards))
    raise AssertionError(condition)
