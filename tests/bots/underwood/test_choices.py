"""What a turn consists of, at constructed tables: two words, prize cards, swaps, the end of a round, the tape card."""

from typing import Any

import pytest

from bots.underwood.tables import MANY, laid_by, spelt_by, turn
from rules.underwood.tables import laid
from slovoteka.bots.bot import Level
from slovoteka.bots.registry import levels_of
from slovoteka.bots.underwood import best_turns
from slovoteka.games.underwood.actions import Discard, Lay, Swap, Turn
from slovoteka.games.underwood.deck import check_deck, decks
from slovoteka.games.underwood.desk import Desk
from slovoteka.games.underwood.options import read_options

LEVELS = levels_of("underwood")
EVERY_LEVEL = pytest.mark.parametrize("level", LEVELS)
CAREFUL = pytest.mark.parametrize("level", ["expert", "master"])


# --- words ----------------------------------------------------------------------------------------------------------


@EVERY_LEVEL
def test_the_only_word_is_laid(level: Level) -> None:
    decision = turn(level, "КОТ", "КОТЩЩ")
    assert laid_by(decision) == (Lay("КОТ"),)
    assert decision.reason.code == "bot-underwood-word"
    assert decision.reason.params == {"word": "КОТ", "count": 2 + 1 + 1}


@EVERY_LEVEL
def test_without_a_word_only_a_card_goes_into_the_tape(level: Level) -> None:
    decision = turn(level, "ДОМ", "КОТ")
    assert isinstance(decision.action, Turn)
    assert decision.action.words == ()
    assert decision.action.tape is not None
    assert decision.reason.code == "bot-underwood-no-word"


@EVERY_LEVEL
@pytest.mark.rule("UW-46")
def test_without_a_letter_nothing_goes_into_the_tape(level: Level) -> None:
    assert turn(level, "КОТ", "??", deck="").action == Turn()


@EVERY_LEVEL
@pytest.mark.rule("UW-28", "UW-29")
def test_the_tape_is_torn_for_a_better_word(level: Level) -> None:
    decision = turn(level, "КОТ КРОТ", "КОТАА", tape="АРА")
    assert laid_by(decision) == (Lay("КРОТ", 1),)
    assert decision.reason.code == "bot-underwood-tape"


@EVERY_LEVEL
@pytest.mark.rule("UW-30")
def test_a_word_is_never_of_the_tape_alone(level: Level) -> None:
    assert laid_by(turn(level, "КОТ", "АА", tape="КОТ")) == ()
    assert laid_by(turn(level, "КОТ", "ОАА", tape="КОТ")) == (Lay("КОТ", 0),), "this О is of the hand"


# --- two words ------------------------------------------------------------------------------------------------------


@EVERY_LEVEL
@pytest.mark.rule("UW-G25")
def test_two_words_with_the_prize_card_for_it(level: Level) -> None:
    decision = turn(level, "КОРТ ДОМ", "КОРТДОМЩЩ⑨")
    assert laid_by(decision) == (Lay("КОРТ", prize=9), Lay("ДОМ"))
    assert decision.reason.code == "bot-underwood-two-words"
    assert decision.reason.params == {"word": "КОРТ", "second": "ДОМ", "count": 5 + 5}


@EVERY_LEVEL
def test_the_second_word_has_its_own_tape_and_prize_card(level: Level) -> None:
    decision = turn(level, "КОРТ СОНАТА", "КОРТСОТАЩЩ⑨①", tape="ЩНА")
    assert laid_by(decision) == (Lay("КОРТ", prize=9), Lay("СОНАТА", 1, prize=1))
    assert decision.reason.params["count"] == 5 + 6 * 2


@EVERY_LEVEL
def test_the_better_of_two_words_is_not_lost_for_a_second(level: Level) -> None:
    """ДОМ has three letters; another word may follow only after КОРТ."""
    decision = turn(level, "КОРТ ДОМ", "КОРТДОМЩЩ")
    assert len(laid_by(decision)) == 1


# --- prize cards ----------------------------------------------------------------------------------------------------


@EVERY_LEVEL
def test_a_double_word_for_the_longest(level: Level) -> None:
    decision = turn(level, "КОТ ЩИ СОНАТА", "КОТЩИСОНАТА①")
    assert laid_by(decision) == (Lay("СОНАТА", prize=1),), "6 × 2; ЩИ alone is 11"
    assert decision.reason.code == "bot-underwood-prize"
    assert decision.reason.params == {"word": "СОНАТА", "count": 12, "prize": "①"}


@EVERY_LEVEL
@pytest.mark.parametrize(
    ("hand", "known", "lay"),
    [
        ("СОНАТАЩ②③", "СОНАТА", Lay("СОНАТА", prize=3)),
        ("КОТАКЩ⑤", "КОТ ТАК ТОТ КОК", Lay("КОК", prize=5)),
        ("ОКНОЩ④⑤", "ОКНО", Lay("ОКНО", prize=5)),
        ("КАССАЩ⑥", "КАССА", Lay("КАССА", prize=6)),
        ("ШКАФЪЪ⑦⑧", "ШКАФ", Lay("ШКАФ", prize=7)),
    ],
)
def test_the_prize_card_that_brings_most(level: Level, hand: str, known: str, lay: Lay) -> None:
    assert laid_by(turn(level, known, hand, deck="")) == (lay,)


@EVERY_LEVEL
@pytest.mark.rule("UW-42")
def test_a_letter_is_multiplied_but_not_two(level: Level) -> None:
    assert laid_by(turn(level, "МОЛОКО", "МОЛКЩЩ⑩")) == (Lay("МОЛ(О)К(О)", prize=10),)
    assert laid_by(turn(level, "КОЛОКОЛ", "КОЛЩЩ⑩", deck="")) == ()


@CAREFUL
@pytest.mark.rule("UW-42")
def test_cards_that_would_cost_are_laid_in_one_place(level: Level) -> None:
    """Everybody else is about to go out, and О scores the same once as three times."""
    decision = turn(level, "КОТ", "КОООТЩ⑩", "А", "А", deck="")
    assert laid_by(decision) == (Lay("К[ООО]Т", prize=10),)


# --- Underwoods and swaps -------------------------------------------------------------------------------------------


@EVERY_LEVEL
@pytest.mark.rule("UW-G7")
def test_a_dear_letter_is_swapped_into_an_own_word(level: Level) -> None:
    """The Underwood that it frees replaces the cheapest letter."""
    decision = turn(level, "КОТ", "КОТЩАА", on_table=[[laid("*ЩИ")], []])
    (lay,) = laid_by(decision)
    assert lay.swaps == (Swap(0, 0, 0),)
    assert lay.word in ("К*ОТ", "КО*Т")
    assert decision.reason.code == "bot-underwood-swap"
    assert decision.reason.params["count"] == 3 + 10


@CAREFUL
@pytest.mark.rule("UW-G5")
def test_a_dear_letter_is_not_given_to_another(level: Level) -> None:
    decision = turn(level, "КОТ", "КТЩАА", on_table=[[], [laid("*ЩИ")]])
    assert laid_by(decision) == ()
    assert decision.reason.code == "bot-underwood-hold"


def test_the_beginner_sees_only_its_own_points() -> None:
    decision = turn("beginner", "КОТ", "КТЩАА", on_table=[[], [laid("*ЩИ")]])
    assert laid_by(decision) == (Lay("К*ОТ", swaps=(Swap(1, 0, 0),)),)


@CAREFUL
def test_an_underwood_is_kept_for_better_words(level: Level) -> None:
    """АКОТ would score no more than КОТ."""
    assert spelt_by(turn(level, "КОТ АКОТ", "КОТ?ЩЩ")) == ["КОТ"]
    assert spelt_by(turn(level, "АКОТ", "КОТ?ЩЩ", MANY)) == ["*АКОТ"], "but not at any price"


@CAREFUL
@pytest.mark.rule("UW-49")
def test_an_underwood_is_laid_before_it_costs_five(level: Level) -> None:
    """Three others hold one letter each, and the deck is empty."""
    (word,) = spelt_by(turn(level, "КОТ АКОТ", "КОТ?ЩЩ", "А", "А", "А", deck=""))
    assert "*" in word


# --- the end of a round ---------------------------------------------------------------------------------------------


@EVERY_LEVEL
@pytest.mark.rule("UW-47")
def test_the_last_cards_end_the_round(level: Level) -> None:
    decision = turn(level, "КОТ", "КОТЩ")
    assert decision.action == Turn((Lay("КОТ"),), "Щ")
    assert decision.reason.code == "bot-underwood-out"
    assert turn(level, "КОТ", "КОТ").action == Turn((Lay("КОТ"),), None)


@pytest.mark.parametrize("level", LEVELS[1:])
def test_going_out_is_worth_points(level: Level) -> None:
    """The other would pay for thirteen cards. Only the beginner takes the eleven points of ЩО instead."""
    assert turn(level, "КОТ ЩО", "КОТЩ").action == Turn((Lay("КОТ"),), "Щ")
    assert spelt_by(turn("beginner", "КОТ ЩО", "КОТЩ")) == ["ЩО"]


@EVERY_LEVEL
def test_going_out_is_not_worth_all_points(level: Level) -> None:
    """ЩО scores 31 with this prize card, and the other would pay for only one letter."""
    decision = turn(level, "КОТ ЩО", "КОТЩ⑦", "А")
    assert laid_by(decision) == (Lay("ЩО", prize=7),)


@EVERY_LEVEL
@pytest.mark.rule("UW-G10")
def test_nobody_thinks_that_underwoods_alone_end_the_round(level: Level) -> None:
    decision = turn(level, "КОТ", "КОТ??", deck="")
    assert decision.reason.code != "bot-underwood-out"


# --- what others may do next ----------------------------------------------------------------------------------------


@CAREFUL
def test_dear_cards_are_left_on_the_tape_when_the_end_is_near(level: Level) -> None:
    """ЩОК scores 13, but five dear cards would come along. The other has one letter left, and the deck is empty."""
    table: dict[str, Any] = {"tape": "ЩФЪЭЮШ", "deck": ""}
    decision = turn(level, "ЩОК КОТ", "КОТАА", "А", **table)
    assert laid_by(decision) == (Lay("КОТ"),)
    assert decision.reason.code == "bot-underwood-careful"
    assert spelt_by(turn("beginner", "ЩОК КОТ", "КОТАА", "А", **table)) == ["ЩОК"]


@CAREFUL
def test_an_own_card_is_laid_rather_than_one_of_the_tape(level: Level) -> None:
    assert laid_by(turn(level, "ЩО", "ЩОАА", "А", tape="ЩФ", deck="")) == (Lay("ЩО"),)


@CAREFUL
@pytest.mark.rule("UW-44")
def test_the_dearest_letter_goes_when_the_end_is_near(level: Level) -> None:
    assert turn(level, "ДОМ", "АЕКЩ", "А", "А", deck="").action == Turn((), "Щ")


@CAREFUL
def test_a_dear_letter_is_no_present_for_a_neighbour_with_time(level: Level) -> None:
    action = turn(level, "ДОМ", "АЕКЩ").action
    assert isinstance(action, Turn)
    assert action.tape in ("А", "Е")


# --- exchange of prize cards ----------------------------------------------------------------------------------------


@CAREFUL
@pytest.mark.rule("UW-21")
def test_a_prize_card_without_use_is_exchanged(level: Level) -> None:
    decision = turn(level, "КОТ", "КОТЩЩ②")
    assert decision.action == Discard(2)
    assert decision.reason.params == {"prize": "②"}
    assert turn(level, "СОНАТА", "СОНАТАЩЩ①①").action == Discard(1), "one of the two is of use"


@CAREFUL
@pytest.mark.rule("UW-G8")
def test_nothing_is_exchanged_for_an_empty_deck(level: Level) -> None:
    assert laid_by(turn(level, "КОТ", "КОТЩЩ②", deck="")) == (Lay("КОТ"),)
    assert turn(level, "КОТ", "КОТЩЩ②", deck="", bottom="?").action == Discard(2), "one card lies under it"


@CAREFUL
def test_a_prize_card_in_use_or_at_the_end_is_not_exchanged(level: Level) -> None:
    assert laid_by(turn(level, "СОНАТА", "СОНАТАЩЩ①")) == (Lay("СОНАТА", prize=1),)
    assert turn(level, "КОТ", "КОТЩ②").action == Turn((Lay("КОТ"),), "Щ"), "it costs nothing (UW-49)"


@pytest.mark.parametrize("level", LEVELS[:2])
def test_the_weaker_levels_exchange_nothing(level: Level) -> None:
    assert laid_by(turn(level, "КОТ", "КОТЩЩ②")) == (Lay("КОТ"),)


def test_a_letter_that_the_deck_lacks_may_lie_on_the_table() -> None:
    """An Underwood stands for any letter, but a printed box need not have them all."""
    usual = decks()["standard"]
    more = {"А": 9}  # in place of the one Ъ
    letters = tuple(card.but(copies=more.get(card.letter, card.copies)) for card in usual.letters if card.letter != "Ъ")
    box = usual.but(letters=letters)
    check_deck(box)
    desk = Desk(deck=box, seat=0, hand="?АКОТ", tape="", words=((), (laid("*ЪА"),)))
    assert best_turns(read_options({}), desk, 3)[0].points > 0
