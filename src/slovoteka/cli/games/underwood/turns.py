"""`slovoteka underwood`: what a turn with given cards scores and lacks."""

import re
import unicodedata
from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any, Final

from slovoteka.bots.underwood import best_turns
from slovoteka.cli.games.underwood.draft import DraftContext, DraftText, judge_of, no_judge
from slovoteka.cli.games.underwood.typed import instead_of_tape, with_underwoods
from slovoteka.cli.shared import options, output
from slovoteka.core.errors import Unreadable
from slovoteka.core.value import Value
from slovoteka.core.words import Verdict
from slovoteka.games.underwood.actions import Lay, Turn, read_action, write_action, write_in
from slovoteka.games.underwood.deck import UNDERWOOD, Deck, is_letter, is_prize
from slovoteka.games.underwood.desk import Desk
from slovoteka.games.underwood.kind import KIND
from slovoteka.games.underwood.options import SEATS, Options
from slovoteka.games.underwood.prize_signs import prize_number, prize_shown, prize_sign
from slovoteka.games.underwood.scoring import hand_cost
from slovoteka.games.underwood.spelling import LaidWord, cards_of, prices_of, read_word, word_of, write_word
from slovoteka.games.underwood.turns import DraftWord, TurnDraft, draft
from slovoteka.lexicon.alphabet import normalise
from slovoteka.messages import verdict_text

ME: Final = 0
"""The seat of the player whose hand it is."""
LACKING: Final = 1
"""The exit code for a turn that is not possible."""
_CARD: Final = re.compile(r"\((?P<prize>\d{1,2})\)|(?P<sign>[^\s,])")
_ON_TABLE: Final = re.compile(r"(?:(?P<seat>\d{1,2})\s*:)?\s*(?P<word>.+)")


class CardsByPlace(Value, frozen=True, kw_only=True):
    """The cards in each place, from the command's options."""

    hand: str
    tape: str
    table: tuple[str, ...]

    def desk(self, deck: Deck) -> Desk:
        """The player's view of these cards. Raises `Unreadable` if no deck has them."""
        hand, tape = "".join(read_cards(self.hand, deck)), "".join(read_cards(self.tape, deck))
        if strange := [card for card in tape if not is_letter(card)]:
            raise Unreadable("underwood-not-on-tape", text=strange[0])
        words = _words_on_table(self.table, deck)
        laid = "".join(cards_of(word.places) + word.prize for seat in words for word in seat)
        _check_copies(hand + tape + laid, deck)
        return Desk(deck=deck, seat=ME, hand="".join(sorted(hand)), tape=tape, words=words)


def show_draft(turn: str, cards: CardsByPlace, given: Sequence[str], *, with_dictionary: bool, as_json: bool) -> int:
    """What a turn would score and what it still lacks. The exit code says whether it is possible."""
    agreed: Options = options.read(KIND, given)
    desk = cards.desk(agreed.deck)
    typed = _read_turn(turn)
    meant = with_underwoods(desk, typed)
    drafted = draft(desk, meant, judge_of(agreed) if with_dictionary else no_judge)
    now = DraftContext(is_voted=agreed.check == "vote", starred=instead_of_tape(desk, typed))
    draft_text = DraftText(agreed.deck, output.language())
    if as_json:
        output.write_json({"turn": write_action(meant), **_as_object(drafted, draft_text)})
    else:
        console = output.console()
        console.print(write_in(meant, output.language()))
        for row in draft_text.rows(drafted, now):
            console.print(row)
    return 0 if drafted.is_ready else LACKING


def show_best(cards: CardsByPlace, given: Sequence[str], top: int, *, as_json: bool) -> None:
    """The first turns that the strongest bot considers with these cards."""
    agreed: Options = options.read(KIND, given)
    desk = cards.desk(agreed.deck)
    turns = best_turns(agreed, desk, top)
    if as_json:
        output.write_json([
            {
                "turn": write_action(choice.turn),
                "points": choice.points,
                "worth": round(choice.worth, 1),
                "hand": choice.after.hand,
                "cost": hand_cost(agreed.deck, choice.after.hand),
                "ends_round": choice.is_out,
            }
            for choice in turns
        ])  # fmt: skip
        return
    written = [write_in(choice.turn, output.language()) for choice in turns]
    width = max(map(len, written))
    for choice, turn in zip(turns, written, strict=True):
        cost = hand_cost(agreed.deck, choice.after.hand)
        about = output.say("underwood-best", points=choice.points, cost=cost, out=choice.is_out)
        output.write(f"{turn.ljust(width)}  {about}")


def _as_object(drafted: TurnDraft, draft_text: DraftText) -> dict[str, Any]:
    return {
        "ready": drafted.is_ready,
        "lacks": [{"rule": lack.rule, "code": lack.code, "text": draft_text.lack(lack)} for lack in drafted.lacks],
        "met": drafted.met,
        "words": [_word_object(word) for word in drafted.words],
        "points": drafted.points,
        "hand": drafted.hand,
        "cost": drafted.cost,
        "tape": drafted.tape,
        "may_add_word": drafted.may_add_word,
        "ends_round": drafted.is_out,
    }


def _word_object(word: DraftWord) -> dict[str, Any]:
    laid = word.word
    return {
        "word": word_of(laid.places),
        "laid": write_word(laid.places),
        "prize": prize_number(laid.prize) if laid.prize else None,
        "count": word.count,
        "points": word.points,
        "torn": word.torn,
        "verdict": None if word.verdict is None else _verdict_object(word.verdict),
    }


def _verdict_object(verdict: Verdict) -> dict[str, Any]:
    reason = verdict_text(verdict, output.language(), "ru")
    return {"allowed": verdict.allowed, "rule": verdict.rule, "reason": reason}


# --- reading arguments ----------------------------------------------------------------------------------------------


def _read_turn(written: str) -> Turn:
    action = read_action(written)
    if not isinstance(action, Turn):
        raise Unreadable("underwood-not-a-turn", text=output.clipped(written))
    return action


def read_cards(written: str, deck: Deck) -> Iterator[str]:
    """Cards in sequence: letters, `?` or `*` for an Underwood, `①` or `(1)` for a prize card."""
    for found in _CARD.finditer(unicodedata.normalize("NFC", written)):
        if found["prize"]:
            yield _prize(int(found["prize"]), deck)
        elif is_prize(found["sign"]):
            yield _prize(prize_number(found["sign"]), deck)
        else:
            yield UNDERWOOD if found["sign"] in (UNDERWOOD, "*") else _letter(found["sign"], deck)


def _letter(sign: str, deck: Deck) -> str:
    try:
        letter = normalise(sign, "ru")
    except Unreadable:
        raise Unreadable("underwood-not-a-card", text=sign) from None
    if letter not in deck.prices:
        raise Unreadable("underwood-too-many-cards", card=letter, most=0)
    return letter


def _prize(number: int, deck: Deck) -> str:
    if not 1 <= number <= len(deck.prizes):
        raise Unreadable("underwood-no-prize-kind", prize=number, sign=prize_shown(number), most=len(deck.prizes))
    return prize_sign(number)


def _words_on_table(written: Sequence[str], deck: Deck) -> tuple[tuple[LaidWord, ...], ...]:
    least, most = SEATS
    words: dict[int, list[LaidWord]] = {}
    for one in written:
        found = _ON_TABLE.fullmatch(one.strip())
        seat = int(found["seat"] or 1) if found else 0
        if found is None or not 1 <= seat <= most:
            raise Unreadable("underwood-not-a-table-word", text=output.clipped(one))
        words.setdefault(seat, []).append(_word_on_table(found["word"], deck, one))
    return tuple(tuple(words.get(seat, ())) for seat in range(1, max([least, *words]) + 1))


def _word_on_table(written: str, deck: Deck, whole: str) -> LaidWord:
    """Reads a word in the notation of a turn, but without a turn's other parts."""
    match read_action(written):
        case Turn((Lay(word=word, cut=None, swaps=(), prize=prize),), None) if word:
            places = read_word(word)
        case _:
            raise Unreadable("underwood-not-a-table-word", text=output.clipped(whole))
    _check_copies(cards_of(places), deck)
    if prize is None:
        return LaidWord(places)
    sign = _prize(prize, deck)
    return LaidWord(places, sign, deck.prize(sign).raised_letter(prices_of(places, deck.prices)))


def _check_copies(cards: str, deck: Deck) -> None:
    for card in Counter(cards) - Counter(deck.cards):
        raise Unreadable("underwood-too-many-cards", card=card, most=deck.cards.count(card))
