"""The course of a turn: UW-18..26, UW-G8, UW-G9, UW-G16, UW-G17."""

from collections import Counter

import pytest

from rules.underwood.tables import DECK, UnderwoodTable, laid, turn_of
from slovoteka.core.errors import Unreadable
from slovoteka.games.underwood.actions import Accept, Discard, Ready, Vote
from slovoteka.games.underwood.state import Stage
from slovoteka.games.underwood.views import Discarded, Drew, Laid, RoundOver, Taped

# --- whose turn, and in which order ---------------------------------------------------------------------------------


@pytest.mark.rule("UW-18")
@pytest.mark.parametrize("line", ["КОТ > А", "> А", "-", "сброс 1", "К*ОТ обмен=1.1.2 > А"])
@pytest.mark.parametrize("seat", [1, 2])
def test_nobody_acts_in_the_turn_of_another(seat: int, line: str) -> None:
    words = ((laid("К*ОТ"),), (), ())
    table = turn_of("КОТАА", "КОТАА①", "КОТАА①", deck="ВГД", known=["КОТ"], words=words)
    table.refuses(seat, line, "host", "not-invited")


@pytest.mark.rule("UW-18")
def test_only_the_mover_is_invited_to_a_turn() -> None:
    table = turn_of("КОТА", "АБ", "ВГ")
    assert {kind: window.seats for kind, window in table.windows.items()} == {"turn": (0,)}
    table.type(0, "> А")
    assert {kind: window.seats for kind, window in table.windows.items()} == {"turn": (1,)}


@pytest.mark.rule("UW-19")
def test_nobody_acts_before_the_cards_are_drawn() -> None:
    table = UnderwoodTable(known=["КОТ"])
    while table.state.stage is not Stage.DRAW:
        table.draw()
    for owed in (3, 2, 1):
        assert (table.windows, table.state.owed) == ({}, owed)
        table.refuses(1, "> А", "host", "closed")
        table.draw()
    assert list(table.windows) == ["turn"]
    assert len(table.private(1).hand) == 10


@pytest.mark.rule("UW-20")
def test_cards_are_owed_only_at_the_beginning_of_a_turn() -> None:
    table = UnderwoodTable(dealer=None)
    stages = set()
    while table.game.chance(table.state) is not None:
        stages.add(table.state.stage)
        assert (table.state.owed > 0) == (table.state.stage is Stage.DRAW)
        table.draw()
    assert stages == {Stage.DEALER, Stage.DEAL, Stage.FIRST, Stage.DRAW}
    assert table.state.owed == 0


@pytest.mark.rule("UW-19", "UW-44")
def test_a_turn_ends_with_a_card_in_the_tape() -> None:
    table = turn_of("КОТАБ", "ВГ", tape="Н", known=["КОТ"])
    assert table.refuses(0, "КОТ", "UW-44", "tape-card-missing")["letters"] == "А, Б"
    table.refuses(0, "-", "UW-44", "tape-card-missing")
    table.type(0, "КОТ > Б")
    assert (table.public.tape, table.public.mover) == ("НБ", 1)
    assert [type(event) for event in table.events] == [Laid, Taped]


@pytest.mark.rule("UW-19")
@pytest.mark.parametrize("action", [Accept(), Vote(exists=True), Ready()])
def test_what_is_no_part_of_a_turn_is_refused_in_one(action: object) -> None:
    table = turn_of("КОТА", "АБ", known=["КОТ"])
    table.refused(0, action, "UW-19", "not-now", window=table.windows["turn"].id)


@pytest.mark.rule("UW-20")
@pytest.mark.parametrize(
    ("deck", "bottom", "drawn"),
    [
        ("КЛМНП", "", "КЛМ"),
        ("КЛМ", "", "КЛМ"),
        ("КЛ", "", "КЛ"),
        ("К", "", "К"),
        ("", "", ""),
        ("К", "?", "?К"),
        ("", "①?②③", "?①②"),
    ],
)
def test_three_cards_are_drawn_or_what_there_is(deck: str, bottom: str, drawn: str) -> None:
    table = turn_of("АА", "БББ", deck=deck).set(bottom=bottom)
    table.type(0, "> А")
    assert Counter(table.private(1).hand) == Counter("БББ" + drawn)
    assert table.public.deck_left == len(deck + bottom) - len(drawn)
    assert table.windows["turn"].seats == (1,)
    assert table.state.hands[0] == "А"  # nobody else draws


@pytest.mark.rule("UW-20")
def test_only_the_mover_sees_what_is_drawn() -> None:
    table = turn_of("АА", "БББ", "ВВВ", deck="КЛМ").type(0, "> А")
    assert [event.card for event in table.events_of(Drew, 1)] == ["К", "Л", "М"]
    for other in (0, 2):
        assert [(event.seat, event.card) for event in table.events_of(Drew, other)] == [(1, None)] * 3
    assert table.public.shown == ("", "", "")


# --- prize cards that are not wanted --------------------------------------------------------------------------------


@pytest.mark.rule("UW-21")
def test_an_unwanted_prize_card_is_shown_and_another_card_taken() -> None:
    table = turn_of("КОТ①①", "АБ", deck="ЛМН")
    table.draws = ["М"]
    table.type(0, "сброс 1")
    assert table.private(0).hand == "КМОТ①"
    assert (table.public.discarded, table.public.deck_left) == ("①", 2)
    assert table.events[0] == Discarded(0, 1)
    assert [event.card for event in table.events_of(Drew, 0)] == ["М"]
    assert [event.card for event in table.events_of(Drew, 1)] == [None]
    assert table.windows["turn"].seats == (0,)


@pytest.mark.rule("UW-21")
def test_several_prize_cards_may_be_exchanged_and_the_word_comes_after() -> None:
    table = turn_of("КОТ①⑤⑧", "АБ", deck="ЛМН", known=["КОТ"])
    table.type(0, "сброс 5").type(0, "сброс 1").type(0, "КОТ приз=8 > М")
    assert table.public.discarded == "①⑤"
    assert table.private(0).hand == "Л"
    assert table.public.words[0] == (laid("КОТ", 8, 0),)


@pytest.mark.rule("UW-21")
@pytest.mark.parametrize("number", [2, 9, 14, 15, 99, 0])
def test_only_a_prize_card_in_hand_can_be_discarded(number: int) -> None:
    table = turn_of("КОТ①", "АБ⑨", deck="ЛМН")
    table.refused(0, Discard(number), "UW-21", "no-such-prize")


@pytest.mark.rule("UW-21")
def test_a_card_that_is_no_prize_cannot_be_discarded() -> None:
    """Signs of cards and numbers of prizes are from the same alphabet of codes, but no other letter has a number."""
    table = turn_of("КОТ?①", "АБ", deck="ЛМН")
    for card in "К?":
        with pytest.raises(Unreadable):
            table.act(0, Discard(ord(card) - ord("①") + 1))
    assert table.private(0).hand == "?КОТ①"


@pytest.mark.rule("UW-21", "UW-19")
def test_an_exchange_gives_no_more_time() -> None:
    table = turn_of("КОТ①", "АБ", deck="ЛМН")
    opened = table.windows["turn"].opened_ms
    table.wait(5_000).type(0, "сброс 1")
    assert table.windows["turn"].opened_ms == opened


@pytest.mark.rule("UW-22")
def test_exchanges_go_on_in_a_chain() -> None:
    table = turn_of("КОТ①", "АБ", deck="ЛМ②③⑩")
    table.draws = ["②", "⑩", "③", "Л"]
    table.type(0, "сброс 1").type(0, "сброс 2").type(0, "сброс 10").type(0, "сброс 3")
    assert table.private(0).hand == "КЛОТ"
    assert (table.public.discarded, table.state.deck) == ("①②③⑩", "М")
    assert table.public.mover == 0


@pytest.mark.rule("UW-22")
def test_a_prize_card_that_came_instead_may_be_kept_and_played() -> None:
    table = turn_of("КОТА①", "АБ", deck="ЛМ⑧", known=["КОТ"])
    table.draws = ["⑧"]
    table.type(0, "сброс 1").type(0, "КОТ приз=8 > А")
    assert table.public.words[0][0].prize == "⑧"


@pytest.mark.rule("UW-23")
def test_discarded_cards_are_out_until_the_round_ends() -> None:
    table = turn_of("КОТАА①", "АБ", deck="ЛМНПР", known=["КОТ"]).type(0, "сброс 1")
    table.refuses(0, "КОТ приз=1 > А", "UW-38", "no-such-prize")
    table.refuses(0, "сброс 1", "UW-21", "no-such-prize")
    table.type(0, "КОТ > А").type(1, "> А").type(0, "> А")
    assert table.public.deck_left == 0
    assert table.public.discarded == "①"
    assert "①" not in "".join(table.state.hands) + table.state.bottom


@pytest.mark.rule("UW-23", "UW-50")
def test_discarded_cards_are_back_in_the_next_round() -> None:
    deck = "".join((Counter(DECK.cards) - Counter("АБ①")).elements())
    table = turn_of("А①", "Б", deck=deck)
    table.draws = ["②"]
    table.type(0, "сброс 1").type(0, "> А")
    assert table.events_of(RoundOver)[0].reason == "out"
    table.draws = ["①"]
    table.type(0, "готов").type(1, "готов")
    assert table.public.discarded == ""
    assert "①" in table.state.hands[1]
    assert Counter(table.game.inventory(table.state)) == Counter(DECK.cards)


@pytest.mark.rule("UW-G8")
def test_as_many_prize_cards_can_be_exchanged_as_there_are_cards() -> None:
    table = turn_of("КОТ①②③", "АБ", deck="Л").set(bottom="⑤")
    assert table.type(0, "сброс 1").private(0).hand == "КЛОТ②③"
    assert table.public.shown == ("", "")
    table.type(0, "сброс 2")  # the card under the deck is one too, and everybody knows which
    assert table.private(0).hand == "КЛОТ③⑤"
    assert table.public.shown == ("⑤", "")
    assert [event.card for event in table.events_of(Drew, 1)] == ["⑤"]
    table.refuses(0, "сброс 3", "UW-G8", "no-card-for-it")
    table.refuses(0, "сброс 5", "UW-G8", "no-card-for-it")


@pytest.mark.rule("UW-G8")
def test_with_an_empty_deck_nothing_is_exchanged() -> None:
    turn_of("КОТ①", "АБ").refuses(0, "сброс 1", "UW-G8", "no-card-for-it")


@pytest.mark.rule("UW-G9")
def test_no_exchange_after_the_word() -> None:
    table = turn_of("КОТАА①", "АБ", deck="ЛМНПР", known=["КОТ"]).type(0, "КОТ > А")
    assert "①" in table.private(0).hand
    table.refuses(0, "сброс 1", "host", "not-invited")


@pytest.mark.rule("UW-G9")
def test_no_exchange_while_the_table_thinks_about_the_word() -> None:
    table = turn_of("КОТАА①", "АБ", "ВГ", deck="ЛМНПР", check="vote").type(0, "КОТ > А")
    assert list(table.windows) == ["respond"]
    table.refuses(0, "сброс 1", "host", "closed")


# --- one word -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("UW-24")
def test_a_word_is_laid_in_front_of_oneself() -> None:
    table = turn_of("АБ", "КОТДВА", "ВГ", mover=1, known=["КОТ"]).type(1, "кот > а")
    assert table.public.words == ((), (laid("КОТ"),), ())
    assert table.private(1).hand == "ВД"
    assert table.events_of(Laid)[0].word == "КОТ"
    assert (table.events_of(Laid)[0].points, table.events_of(Laid)[0].torn) == (4, "")


@pytest.mark.rule("UW-24")
def test_nobody_has_to_lay_a_word() -> None:
    table = turn_of("КОТ", "АБ", known=["КОТ"]).type(0, "> О")
    assert table.public.words == ((), ())
    assert table.oracle.asked == []
    assert table.private(0).hand == "КТ"


@pytest.mark.rule("UW-24")
@pytest.mark.parametrize(
    ("line", "letters"),
    [
        ("КИТ > А", "И"),
        ("ТОТ > А", "Т"),  # held, but only once
        ("ДЕД > А", "Д, Д, Е"),
        ("КОТАА > А", "А"),
    ],
)
def test_a_card_that_is_not_held_cannot_be_laid(line: str, letters: str) -> None:
    table = turn_of("КОТАВ", "ДЕДИТА", known=["КИТ", "ТОТ", "ДЕД", "КОТАА"])
    assert table.refuses(0, line, "UW-24", "not-held")["letters"] == letters
    assert table.oracle.asked == []  # the dictionary is asked only about words that have their cards


@pytest.mark.rule("UW-24", "UW-44")
def test_a_card_of_the_word_cannot_go_into_the_tape_too() -> None:
    table = turn_of("КОТА", "ВГ", known=["КОТ"])
    assert table.refuses(0, "КОТ > Т", "UW-44", "tape-card-not-held")["letter"] == "Т"


@pytest.mark.rule("UW-25")
def test_words_score_when_the_round_is_over() -> None:
    table = turn_of("КОТЛЕС", "ВГ", known=["КОТ", "ЕЛ"]).type(0, "КОТ > С")
    assert (table.public.points, table.public.totals, table.public.sheet) == ((4, 0), (0, 0), ())
    table.type(1, "> В").type(0, "ЕЛ")
    assert table.events_of(RoundOver)[0].laid == (4 + 3, 0)
    assert table.public.sheet == ((7, -DECK.prices["Г"]),)
    assert table.public.totals == (7, -3)


@pytest.mark.rule("UW-26")
@pytest.mark.parametrize(
    "line",
    [
        "КОТ + СЛОН > А",
        "КОТ приз=8 + СЛОН > А",
        "КОТ + СЛОН приз=9 > А",  # the card that allows it goes with the second word only
    ],
)
def test_two_words_are_refused_without_the_prize_card_that_allows_them(line: str) -> None:
    table = turn_of("КОТСЛОНАА⑧⑨", "ВГ", known=["КОТ", "СЛОН"])
    assert table.refuses(0, line, "UW-26", "one-word-a-turn")["words"] == 2


@pytest.mark.rule("UW-26", "UW-38")
def test_the_prize_card_must_be_held_and_fit_the_first_word() -> None:
    table = turn_of("КОТСЛОНАА⑨", "ВГ⑨", known=["КОТ", "СЛОН"])
    table.refuses(0, "КОТ приз=9 + СЛОН > А", "UW-38", "condition-unmet")
    bare = turn_of("КОТСЛОНАА", "ВГ⑨", known=["КОТ", "СЛОН"])
    bare.refuses(0, "СЛОН приз=9 + КОТ > А", "UW-38", "no-such-prize")


@pytest.mark.rule("UW-26", "UW-G25")
def test_two_words_with_it_but_never_three() -> None:
    table = turn_of("КОТСЛОНДОМАА⑨⑨", "ВГ", known=["КОТ", "СЛОН", "ДОМ"])
    table.refuses(0, "СЛОН приз=9 + КОТ + ДОМ > А", "UW-26", "one-word-a-turn")
    table.type(0, "СЛОН приз=9 + КОТ > А")
    assert table.public.words[0] == (laid("СЛОН", 9), laid("КОТ"))
    assert table.public.mover == 1
    twice = turn_of("КАРАСЛОНДОМАА⑨⑨", "ВГ", known=["КАРА", "СЛОН", "ДОМ"])
    twice.refuses(0, "СЛОН приз=9 + КАРА приз=9 + ДОМ > А", "UW-G25", "one-more-once")


@pytest.mark.rule("UW-26")
def test_after_the_word_the_turn_is_another_players() -> None:
    table = turn_of("КОТСЛОНАА", "ВГ", known=["КОТ", "СЛОН"]).type(0, "КОТ > А")
    table.refuses(0, "СЛОН > А", "host", "not-invited")


@pytest.mark.rule("UW-26", "UW-24")
def test_both_words_need_their_own_cards() -> None:
    table = turn_of("СЛОНКТАА⑨", "ВГ", known=["СЛОН", "КОТ"])
    assert table.refuses(0, "СЛОН приз=9 + КОТ > А", "UW-24", "not-held")["letters"] == "О"


@pytest.mark.rule("UW-G16")
def test_the_same_word_may_be_laid_again() -> None:
    words = ((laid("КОТ"),), (laid("КОТ"),))
    table = turn_of("КОТКОТАА", "ВГ", words=words, known=["КОТ"]).type(0, "КОТ > А").type(1, "> В")
    table.type(0, "КОТ > А")
    assert table.public.words[0] == (laid("КОТ"),) * 3


@pytest.mark.rule("UW-G16")
def test_the_same_word_may_be_laid_twice_in_one_turn() -> None:
    table = turn_of("СЛОНСЛОНАА⑨", "ВГ", known=["СЛОН"]).type(0, "СЛОН приз=9 + СЛОН > А")
    assert table.public.points[0] == 10


@pytest.mark.rule("UW-G17")
def test_a_wrong_word_is_not_laid_and_the_turn_goes_on() -> None:
    table = turn_of("КОТАБ①", "ВГ", deck="ЛМН", tape="Е", known=["КОТ"])
    for line in ("ТОК > А", "ТОКЕ лента=1 > А", "ОК > А"):
        verdict = table.refuses(0, line, "UW-G17", "no-such-word")["verdict"]
        assert not verdict.allowed
    table.type(0, "сброс 1").type(0, "КОТ > А")
    assert table.public.words[0] == (laid("КОТ"),)


@pytest.mark.rule("UW-G17", "UW-G25")
def test_one_wrong_word_of_two_and_neither_is_laid() -> None:
    table = turn_of("СЛОНКОТАА⑨", "ВГ", known=["СЛОН"])
    assert table.refuses(0, "СЛОН приз=9 + КОТ > А", "UW-G17", "no-such-word")["word"] == "КОТ"
    table = turn_of("СЛОНКОТАА⑨", "ВГ", known=["КОТ"])
    assert table.refuses(0, "СЛОН приз=9 + КОТ > А", "UW-G17", "no-such-word")["word"] == "СЛОН"
