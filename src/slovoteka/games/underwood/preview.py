"""A half-built turn: its points, where its cards go, and every condition with its rule.

The draft of `turns.py` has all this; here it is arranged for a screen. It reads only views.
"""

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Final, Literal

from slovoteka.core.oracle import IsWord, Oracle
from slovoteka.core.value import Value
from slovoteka.core.words import Verdict
from slovoteka.games.underwood.actions import Action, Turn, readable
from slovoteka.games.underwood.deck import UNDERWOOD, letters_in
from slovoteka.games.underwood.desk import Desk, Laying
from slovoteka.games.underwood.options import Options
from slovoteka.games.underwood.prize_signs import prize_sign
from slovoteka.games.underwood.scoring import WordCount
from slovoteka.games.underwood.spelling import word_of
from slovoteka.games.underwood.turns import DraftWord, Judge, Lack, LaidOut, TurnDraft, draft
from slovoteka.games.underwood.views import Private, Public, desk_of
from slovoteka.messages import render

MET: Final[Mapping[str, str]] = {
    "UW-26": "underwood-met-second-word",
    "UW-29": "underwood-met-oldest",
    "UW-30": "underwood-met-hand",
    "UW-32": "underwood-met-named",
    "UW-35": "underwood-met-swap",
    "UW-38": "underwood-met-prize",
    "UW-44": "underwood-met-tape",
}
"""The message for each rule that matters in this turn and is met."""


Goes = Literal["word", "swap", "hand"]


class TornCard(Value, frozen=True):
    card: str
    goes: Goes
    """Cards with the same letter are alike. If the hand has the letter too, the one from the hand is laid."""


class WordPreview(Value, frozen=True, kw_only=True):
    word: str
    points: int
    count: WordCount
    """How the points add up: what each letter counts, and what the prize card does."""
    torn: tuple[TornCard, ...]
    """The cards torn off the tape, the oldest first."""
    stands: bool | None
    """None if it is not known: cards are missing, the dictionary may not be asked, or the table votes."""
    verdict: Verdict | None


class Check(Value, frozen=True, kw_only=True):
    """A condition of the turn."""

    code: str
    """The message id of its sentence."""
    rule: str
    met: bool
    params: dict[str, str | int]


class PossibleSwap(Value, frozen=True):
    """An Underwood on the table that a letter of the hand could replace (UW-34). All are counted from 0."""

    seat: int
    word: int
    place: int
    letter: str


class TurnPreview(Value, frozen=True, kw_only=True):
    words: tuple[WordPreview, ...]
    points: int
    """The points of all words."""
    checks: tuple[Check, ...]
    """Unmet conditions come first. If there are none, the turn can be made."""
    hand_after: str
    hand_cost: int
    """What this hand would cost if the round ended now (UW-49)."""
    tape_after: str
    may_add_word: bool
    is_out: bool
    """Whether the turn would end the round (UW-47)."""
    swaps: tuple[PossibleSwap, ...]


def preview(
    options: Options, oracle: Oracle | None, seen: Public, own: Private, seat: int, action: Action
) -> TurnPreview | None:
    turn = readable(action)
    if not isinstance(turn, Turn):
        return None
    desk = desk_of(options.deck, seat, seen, own)
    laid_out = LaidOut.of(desk, turn)
    drafted = draft(desk, turn, _judge(options, oracle))
    return TurnPreview(
        words=tuple(map(_word, laid_out.layings, drafted.words)),  # a third word is refused and not drafted
        points=drafted.points,
        checks=(*_unmet(drafted), *_met(laid_out, drafted)),
        hand_after=drafted.hand,
        hand_cost=drafted.cost,
        tape_after=drafted.tape,
        may_add_word=drafted.may_add_word,
        is_out=drafted.is_out,
        swaps=tuple(_possible_swaps(desk)),
    )


def _judge(options: Options, oracle: Oracle | None) -> Judge:
    if oracle is None or options.check == "vote":
        return lambda _: None
    return lambda word: oracle.ask(IsWord(word))


def _word(laying: Laying, drafted: DraftWord) -> WordPreview:
    return WordPreview(
        word=word_of(laying.places),
        points=drafted.points,
        count=drafted.count,
        torn=tuple(_torn(laying)),
        stands=None if drafted.verdict is None else drafted.verdict.allowed,
        verdict=drafted.verdict,
    )


def _torn(laying: Laying) -> Iterator[TornCard]:
    """The oldest card belongs to the word (UW-29). The others go where the hand lacks them: word first, then swaps."""
    if not laying.torn:
        return
    oldest, others = laying.torn[0], laying.torn[1:]
    yield TornCard(oldest, "word" if oldest in laying.letters else "hand")
    hand = Counter(letters_in(laying.desk.hand))
    to_lay = Counter(laying.letters) - Counter(oldest)
    lacking: dict[Goes, Counter[str]] = {"word": to_lay - hand, "swap": Counter(laying.put) - (hand - to_lay)}
    for card in others:
        goes: Goes = next((use for use, cards in lacking.items() if cards[card]), "hand")
        if goes != "hand":
            lacking[goes][card] -= 1
        yield TornCard(card, goes)


def _possible_swaps(desk: Desk) -> Iterator[PossibleSwap]:
    for swap, letter in desk.underwoods():
        if letter in desk.hand:
            yield PossibleSwap(swap.seat, swap.word, swap.place, letter)


# --- conditions -----------------------------------------------------------------------------------------------------


def _unmet(drafted: TurnDraft) -> Iterator[Check]:
    """Each refusal has a short sentence for this; its long sentence says what to type."""
    codes: set[str] = set()
    for lack in drafted.lacks:
        if lack.code not in codes:
            codes.add(lack.code)
            yield Check(code=f"underwood-check-{lack.code}", rule=lack.rule, met=False, params=_params(lack))


def _params(lack: Lack) -> dict[str, str | int]:
    """Names prize cards by their signs."""
    prize = lack.params.get("prize")
    return lack.params | {"prize": prize_sign(prize)} if isinstance(prize, int) else lack.params


def _met(laid_out: LaidOut, drafted: TurnDraft) -> Iterator[Check]:
    for word in drafted.words:
        if word.verdict is not None and word.verdict.allowed:
            params: dict[str, str | int] = {"word": word.verdict.word}
            yield Check(code="underwood-met-word", rule=word.verdict.rule or "UW-11", met=True, params=params)
    about = _about(laid_out)
    for rule in drafted.met:
        yield Check(code=MET[rule], rule=rule, met=True, params=about.get(rule, {}))


def _about(laid_out: LaidOut) -> dict[str, dict[str, str | int]]:
    """The parameters of the sentences on rules that are met."""
    layings = laid_out.layings
    named = [place.letter for laying in layings for place in laying.places if UNDERWOOD in place.cards]
    return {
        "UW-29": {"letters": ", ".join(laying.torn[0] for laying in layings if laying.torn)},
        "UW-32": {"letters": ", ".join(named)},
        "UW-38": {"prizes": ", ".join(laying.laid.prize for laying in layings if laying.prize)},
        "UW-44": {"letter": laid_out.turn.tape or ""},
    }


def sentence(part: object, _action: Action, language: str) -> str | None:
    """The sentence for a condition; other parts of a preview have none."""
    return render(part.code, language, part.params) if isinstance(part, Check) else None
