"""Cards, options, the deal: UW-01..09, UW-13..17, UW-G14, UW-G15, UW-G20."""

from collections import Counter
from typing import Any

import pytest

from rules.underwood.tables import DECK, UnderwoodTable, laid, turn_of
from slovoteka.core.errors import Illegal
from slovoteka.games.underwood.deck import check_deck, is_letter, letters_in, prizes_in
from slovoteka.games.underwood.kind import KIND
from slovoteka.games.underwood.state import Stage
from slovoteka.games.underwood.views import Began, Drew, PutUnder, RoundOver, TapeBegan
from slovoteka.lexicon.alphabet import ALPHABETS


def rest_of(*piles: str) -> str:
    """The deck without these cards."""
    left = Counter(DECK.cards)
    left.subtract("".join(piles))
    assert min(left.values()) >= 0
    return "".join(sorted(left.elements()))


# --- cards ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("UW-01")
def test_120_cards_102_letters_4_underwoods_14_prizes() -> None:
    table = UnderwoodTable(seats=4).deal()
    cards = "".join(table.game.inventory(table.state))
    assert len(cards) == 120
    assert len(letters_in(cards)) == 102
    assert cards.count("?") == 4
    assert len(prizes_in(cards)) == 14


@pytest.mark.rule("UW-01")
@pytest.mark.parametrize(
    ("changed", "what", "cards"),
    [
        ({"letters": DECK.letters[:-1]}, "letters", 102 - DECK.letters[-1].copies),
        ({"underwoods": 3}, "underwoods", 3),
        ({"underwoods": 5}, "underwoods", 5),
        ({"prizes": DECK.prizes[1:]}, "prizes", 14 - DECK.prizes[0].copies),
    ],
)
def test_a_deck_of_another_size_is_refused(changed: dict[str, Any], what: str, cards: int) -> None:
    with pytest.raises(Illegal) as refusal:
        check_deck(DECK.but(**changed))
    assert (refusal.value.rule, refusal.value.code) == ("UW-01", "underwood-deck-cards")
    assert (refusal.value.params["what"], refusal.value.params["cards"]) == (what, cards)


@pytest.mark.rule("UW-02")
def test_a_letter_card_tells_its_price_and_its_copies() -> None:
    dealt = UnderwoodTable().deal()
    held = Counter(dealt.game.inventory(dealt.state))
    assert {card.letter for card in DECK.letters} == set(ALPHABETS["ru"])
    for card in DECK.letters:
        assert held[card.letter] == card.copies
        table = turn_of(f"{card.letter}ОАА", "Н", known=[f"{card.letter}О"]).type(0, f"{card.letter}О > А")
        assert table.public.points == (card.price + DECK.prices["О"], 0)


@pytest.mark.rule("UW-03", "UW-31")
@pytest.mark.parametrize("letter", ALPHABETS["ru"])
def test_an_underwood_becomes_any_letter(letter: str) -> None:
    word = f"{letter}ОК"
    table = turn_of("?ОКАА", "Н", known=[word]).type(0, f"*{letter}ОК > А")
    assert table.public.words[0] == (laid(f"*{letter}ОК"),)
    assert table.oracle.asked[-1] == word


@pytest.mark.rule("UW-04")
def test_a_prize_card_lies_with_a_word_and_raises_it() -> None:
    plain = turn_of("КОТАА", "Н", known=["КОТ"]).type(0, "КОТ > А")
    raised = turn_of("КОТАА⑧", "Н", known=["КОТ"]).type(0, "КОТ приз=8 > А")
    assert (plain.public.points, raised.public.points) == ((4, 0), (6, 0))
    assert raised.public.words[0][0].prize == "⑧"


@pytest.mark.rule("UW-04")
def test_a_prize_card_does_not_go_without_a_word() -> None:
    turn_of("КОТАА⑧", "Н", known=["КОТ"]).refuses(0, "приз=8 > А", "UW-24", "no-word-yet")


@pytest.mark.rule("UW-05")
@pytest.mark.parametrize(
    ("number", "fits", "does_not"),
    [
        (1, "ДОРОГА", "ПЕСНЯ"),
        (2, "КАРТИНА", "ДОРОГА"),
        (3, "ПЕСНЯ", "СЛОН"),
        (4, "ОКНО", "СЛОН"),
        (5, "КОК", "КОТ"),
        (6, "ВАННА", "НАВОЗ"),
        (7, "ЖУК", "КОТ"),
        (9, "СЛОН", "КОТ"),
    ],
)
def test_a_prize_card_says_to_which_words_it_goes(number: int, fits: str, does_not: str) -> None:
    sign = chr(ord("①") + number - 1)
    table = turn_of(f"{fits}{does_not}АА{sign}", "Н", known=[fits, does_not])
    params = table.refuses(0, f"{does_not} приз={number} > А", "UW-38", "condition-unmet")
    assert params["condition"].condition == DECK.prizes[number - 1].when[0]
    assert table.type(0, f"{fits} приз={number} > А").public.words[0][0].prize == sign


# --- what a match is played for -------------------------------------------------------------------------------------


def last_turn(sheet: tuple[tuple[int, ...], ...], **options: Any) -> UnderwoodTable:
    """Seat 0 goes out with 4 points, seat 1 loses one."""
    deck = rest_of("КОТА", "А")
    table = turn_of("КОТА", "А", deck=deck, known=["КОТ", "ДОМ"], **options).set(sheet=sheet)
    return table.type(0, "КОТ > А")


@pytest.mark.rule("UW-07")
def test_points_of_the_rounds_add_up() -> None:
    table = last_turn(())
    assert table.state.stage is Stage.BREAK
    assert list(table.public.sheet) == [(4, -1)]
    table.type(1, "готов").type(0, "готов")
    assert (table.public.round, table.public.totals) == (2, (4, -1))
    table.set(hands=("Л", "ДОМА"), mover=1, deck=rest_of("Л", "ДОМА"), tape="", bottom="")
    table.type(1, "ДОМ > А")
    assert list(table.public.sheet) == [(4, -1), (-2, 5)]
    assert table.public.totals == (2, 4)


@pytest.mark.rule("UW-08")
def test_the_target_is_100_unless_another_is_agreed() -> None:
    assert KIND.rules.read_options({}).target == 100
    assert last_turn(()).state.stage is Stage.BREAK
    assert last_turn((), target=4).state.stage is Stage.OVER
    assert last_turn((), target=5).state.stage is Stage.BREAK


@pytest.mark.parametrize(("target", "stands"), [(-5, False), (0, False), (1, True), (1000, True), (1001, False)])
def test_the_sum_is_between_our_own_bounds(target: int, stands: bool) -> None:
    """The book gives no limit, but without one a match might never end."""
    if stands:
        assert KIND.rules.read_options({"target": target}).target == target
        return
    with pytest.raises(Illegal) as refusal:
        KIND.rules.read_options({"target": target})
    assert (refusal.value.rule, refusal.value.code) == ("UW-08", "target")


@pytest.mark.rule("UW-09")
@pytest.mark.parametrize(
    ("before", "places"),
    [
        ((96, 0), (1, 2)),
        ((95, 0), None),
        ((0, 101), (2, 1)),
        ((96, 110), (2, 1)),  # both reach the target: the higher total wins, although the other went out
        ((110, 109), (1, 2)),
        ((96, 101), (1, 1)),
        ((0, 100), None),  # the round took the total below the target again
    ],
)
def test_who_has_the_sum_wins(before: tuple[int, int], places: tuple[int, int] | None) -> None:
    table = last_turn((before,))
    outcome = table.game.outcome(table.state)
    assert (None if outcome is None else tuple(outcome.places)) == places


@pytest.mark.rule("UW-09")
def test_equal_totals_may_play_one_more_round() -> None:
    table = last_turn(((96, 101),), tie="play-on")
    assert table.public.totals == (100, 100)
    assert table.game.outcome(table.state) is None
    assert table.state.stage is Stage.BREAK
    assert last_turn(((97, 101),), tie="play-on").state.stage is Stage.OVER


# --- the deal -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("UW-13")
@pytest.mark.parametrize("seats", range(2, 11))
def test_each_is_dealt_seven(seats: int) -> None:
    table = UnderwoodTable(seats=seats)
    while table.state.stage is Stage.DEAL:
        table.draw()
    assert [len(hand) for hand in table.state.hands] == [7] * seats
    assert table.public.deck_left == 120 - 7 * seats


@pytest.mark.rule("UW-13")
def test_every_card_is_as_likely_as_any_other() -> None:
    table = UnderwoodTable()
    urn = table.urn
    assert Counter(urn.face(number) for number in range(urn.size)) == Counter(DECK.cards)
    table.draws = ["?"]
    table.draw()
    assert Counter(table.urn.face(number) for number in range(119)) == Counter(DECK.cards) - Counter("?")


@pytest.mark.rule("UW-13")
def test_cards_are_dealt_round_the_table_and_only_their_owner_sees_them() -> None:
    table = UnderwoodTable(seats=3)
    table.draws = [*"АБВ", *"ГДЕ", *"ЖЗИ", *"ЙКЛ", *"МНО", *"ПРС", *"①?②", "К", *"ТУХ"]
    table.deal()
    assert table.state.hands == ("ВЕИЛОС②", "".join(sorted("АГЖЙМП①ТУХ")), "?БДЗКНР")
    for seat in range(3):
        assert table.private(seat).hand == table.state.hands[seat]
        drawn = table.events_of(Drew, seat)
        assert Counter(event.card for event in drawn if event.seat == seat) == Counter(table.state.hands[seat])
        assert {event.card for event in drawn if event.seat != seat} == {None}
    assert table.events_of(Drew) == [], "spectators see how many cards the hands have"
    assert table.public.hands is None
    assert set(table.public.shown) == {""}
    assert not hasattr(table.public, "deck")


@pytest.mark.rule("UW-14")
def test_the_top_card_of_the_deck_begins_the_tape() -> None:
    table = UnderwoodTable()
    while table.state.stage is not Stage.FIRST:
        table.draw()
    undealt = Counter(DECK.cards) - Counter("".join(table.state.hands))
    assert Counter(table.urn.face(number) for number in range(106)) == undealt
    assert table.public.tape == ""
    table.draws = ["О"]
    table.draw()
    assert table.public.tape == "О"
    assert TapeBegan("О") in table.events
    assert table.public.deck_left == 105
    assert Counter(table.state.deck) == undealt - Counter("О")


@pytest.mark.rule("UW-15")
def test_the_tape_begins_with_a_letter_other_cards_go_under_the_deck() -> None:
    table = UnderwoodTable()
    table.draws = [*"ОООООООААААААА", "⑨", "?", "Щ"]
    while table.state.stage is not Stage.FIRST:
        table.draw()
    for bottom in ("⑨", "⑨?"):
        table.draw()
        assert (table.public.tape, table.public.bottom, table.public.deck_left) == ("", bottom, 106)
    table.draw()
    assert (table.public.tape, table.public.bottom, table.public.deck_left) == ("Щ", "⑨?", 105)
    assert [event for event in table.events if not isinstance(event, Began)] == [
        PutUnder("⑨"),
        PutUnder("?"),
        TapeBegan("Щ"),
    ]


@pytest.mark.rule("UW-15")
def test_cards_under_the_deck_come_last_in_their_order_and_everybody_knows_them() -> None:
    table = turn_of("АБВ", "ГДЖ", deck="КЛ").set(bottom="⑨?")
    table.draws = ["Л"]
    assert table.type(0, "> А").state.hands[1] == "".join(sorted("ГДЖЛК⑨"))
    assert table.public.shown == ("", "⑨")
    assert [event.card for event in table.events_of(Drew, 0)] == [None, None, "⑨"]
    assert [event.card for event in table.events_of(Drew) if event.card is not None] == ["⑨"]
    assert (table.public.bottom, table.public.deck_left) == ("?", 1)
    table.type(1, "> Г")
    assert table.state.hands[0] == "?БВ"
    assert table.public.shown == ("?", "⑨")
    assert table.public.deck_left == 0


@pytest.mark.rule("UW-15")
def test_no_card_under_the_deck_comes_while_others_are_there() -> None:
    table = turn_of("АБВ", "ГДЖ", deck="КЛМН").set(bottom="⑨?")
    table.draws = ["Н", "М", "Л"]
    table.type(0, "> А")
    assert table.state.hands[1] == "ГДЖЛМН"
    assert (table.state.deck, table.state.bottom) == ("К", "⑨?")


@pytest.mark.rule("UW-16", "UW-44")
def test_the_tape_grows_at_its_far_end() -> None:
    table = turn_of("АБВ", "ГДЖ", tape="К")
    table.type(0, "> Б").type(1, "> Д").type(0, "> В")
    assert table.public.tape == "КБДВ"


@pytest.mark.rule("UW-17")
@pytest.mark.parametrize(("dealer", "order"), [(0, [1, 2, 0, 1]), (1, [2, 0, 1, 2]), (2, [0, 1, 2, 0])])
def test_the_one_after_the_dealer_begins_and_turns_go_clockwise(dealer: int, order: list[int]) -> None:
    table = UnderwoodTable(seats=3, dealer=dealer).deal()
    assert (table.public.dealer, table.public.mover) == (dealer, order[0])
    for seat in order:
        assert table.windows["turn"].seats == (seat,)
        table.type(seat, f"> {letters_in(table.private(seat).hand)[0]}")


@pytest.mark.rule("UW-G14")
def test_chance_names_the_first_dealer() -> None:
    assert KIND.rules.read_options({"seats": 4}).dealer is None
    table = UnderwoodTable(seats=4, dealer=None)
    assert (table.urn.what, table.urn.faces, table.urn.counts) == ("dealer", ("0", "1", "2", "3"), (1, 1, 1, 1))
    table.draws = ["3"]
    table.deal()
    assert table.events[0] == Began(1, 3, 0)
    assert table.windows["turn"].seats == (0,)


@pytest.mark.rule("UW-G14")
def test_the_table_may_name_the_first_dealer() -> None:
    assert UnderwoodTable(seats=4, dealer=2).deal().windows["turn"].seats == (3,)
    for nobody in (4, -1):
        with pytest.raises(Illegal) as refusal:
            UnderwoodTable(seats=4, dealer=nobody)
        assert (refusal.value.rule, refusal.value.code) == ("UW-G14", "no-such-seat")
        assert refusal.value.params == {"seat": nobody + 1}  # people count from one


@pytest.mark.rule("UW-G15")
def test_two_to_ten_may_play_and_from_seven_on_a_table_is_warned() -> None:
    assert (KIND.info.seats_min, KIND.info.seats_max, KIND.info.seats_warn) == (2, 10, 7)
    for seats in range(2, 11):
        assert KIND.rules.seats(KIND.rules.read_options({"seats": seats})) == seats
    for seats in (1, 11):
        with pytest.raises(Illegal) as refusal:
            KIND.rules.read_options({"seats": seats})
        assert (refusal.value.rule, refusal.value.code) == ("UW-G15", "seats")


@pytest.mark.rule("UW-G20")
def test_a_letter_for_the_tape_is_always_found() -> None:
    """The worst case: ten players hold only letters, and everything that is not a letter is turned up."""
    others = [card for card in DECK.cards if not is_letter(card)]
    table = UnderwoodTable(seats=10)
    table.draws = [*letters_in(DECK.cards)[:70], *others]
    while table.draws:
        table.draw()
    assert table.state.stage is Stage.FIRST
    assert (table.state.bottom, len(table.state.deck)) == ("".join(others), 32)
    assert letters_in(table.state.deck) == table.state.deck
    table.deal()
    assert table.public.tape == letters_in(DECK.cards)[70]


@pytest.mark.rule("UW-07", "UW-25")
def test_everybody_sees_the_count_of_the_round() -> None:
    events = last_turn(()).events_of(RoundOver)
    assert [(event.laid, event.cost, event.points, event.totals) for event in events] == [
        ((4, 0), (0, 1), (4, -1), (4, -1))
    ]
