"""A turn: ZS-14..20."""

from collections import Counter

import pytest

from rules.forbidden.tables import Play, events_seen
from slovoteka.games.forbidden.actions import Action, Call, Choose, Lay, Pass
from slovoteka.games.forbidden.options import decks
from slovoteka.games.forbidden.state import Stage
from slovoteka.games.forbidden.views import Drew, Laid, Passed


@pytest.mark.rule("ZS-14")
@pytest.mark.parametrize("action", [Pass(), Choose("left"), Call("ДОМ")])
def test_the_mover_can_do_nothing_but_lay_a_letter(action: Action) -> None:
    play = Play("ДОМ").turn("ДОМ", "БВГ")
    play.refused(0, action, "ZS-14", "not-now", play.windows["turn"].id)


@pytest.mark.rule("ZS-14")
def test_exactly_one_letter_is_laid() -> None:
    play = Play().turn("ОА", "БВГ")
    play.refused(0, Lay("БВ"), "ZS-14", "one-letter")
    play.lay(0, "Б")
    assert play.public.conversation == "ОАБ"
    play.refused(0, Lay("В"), "host", "closed")


@pytest.mark.rule("ZS-14")
def test_all_legal_moves_lay_a_letter() -> None:
    play = Play().turn("ОА", "БВВ")
    assert set(play.game.moves(play.state, 0, play.windows["turn"])) == {Lay(letter) for letter in "БВАЕИО"}
    play.turn("ОАЕИ", "БВВ")
    assert set(play.game.moves(play.state, 0, play.windows["turn"])) == {Lay("Б"), Lay("В")}


@pytest.mark.rule("ZS-14")
def test_only_the_mover_may_lay() -> None:
    Play(seats=3).turn("ОА", "БВГ", "ДЖЗ", mover=0).refused(1, Lay("Д"), "host", "not-invited")


@pytest.mark.rule("ZS-15")
@pytest.mark.parametrize(("conversation", "left"), [("ОА", 6), ("ОАЕ", 5)])
def test_a_red_letter_while_the_window_holds_five_or_more(conversation: str, left: int) -> None:
    play = Play().turn(conversation, "БВГ")
    assert len(play.public.window) == left
    hand = play.private(0).hand
    play.lay(0, "И")
    assert play.public.conversation == conversation + "И"
    assert Counter(play.public.window) == Counter(decks()["standard"].red) - Counter(conversation + "И")
    assert play.private(0).hand == hand
    assert events_seen(play.facts, None, Drew) == []  # a red letter is not replaced
    assert play.events[0] == Laid(0, "И", red=True)


@pytest.mark.rule("ZS-15")
def test_no_red_letter_while_the_window_holds_four() -> None:
    params = Play().turn("ОАЕИ", "БВГ").refused(0, Lay("О"), "ZS-15", "too-few-red")
    assert (params["left"], params["needed"]) == (4, 5)


@pytest.mark.rule("ZS-15")
def test_a_red_letter_must_be_in_the_window() -> None:
    Play().turn("ОО", "БВГ").refused(0, Lay("О"), "ZS-15", "not-in-the-window")


@pytest.mark.rule("ZS-16")
def test_a_black_letter_leaves_the_hand_and_is_replaced() -> None:
    play = Play(seats=3).turn("ОА", "БВГ", "ДЖЗ", "ККЛ")
    deck = Counter(play.state.deck)
    play.draws = ["Я"]
    play.lay(0, "В")
    assert play.public.conversation == "ОАВ"
    assert Counter(play.private(0).hand) == Counter("БГЯ")
    assert Counter(play.state.deck) == deck - Counter("Я")
    assert play.events[0] == Laid(0, "В", red=False)
    assert events_seen(play.facts, 0, Drew) == [Drew(0, "Я")]
    for other in (1, 2):
        assert events_seen(play.facts, other, Drew) == [Drew(0)]


@pytest.mark.rule("ZS-16")
def test_of_two_equal_cards_one_is_laid() -> None:
    play = Play().turn("ОА", "ББГ")
    play.draws = ["Я"]
    assert play.lay(0, "Б").private(0).hand == "БГЯ"


@pytest.mark.rule("ZS-16")
@pytest.mark.parametrize("letter", ["Д", "Щ"])
def test_a_black_letter_must_be_in_the_own_hand(letter: str) -> None:
    Play().turn("ОА", "БВГ", "ДЖЗ").refused(0, Lay(letter), "ZS-16", "not-in-hand")


@pytest.mark.rule("ZS-17")
def test_the_turn_goes_clockwise_round_the_table() -> None:
    play = Play(seats=4, first=2).deal()
    movers = []
    for _ in range(6):
        movers.append(play.state.mover)
        play.lay(play.state.mover, play.state.hands[play.state.mover][0]).silence()
    assert movers == [2, 3, 0, 1, 2, 3]


@pytest.mark.rule("ZS-18")
def test_opponents_have_their_say_before_the_turn_goes_on() -> None:
    play = Play("ДОМ", seats=3).turn("ОД", "МВГ").lay(0, "М")
    window = play.windows["respond"]
    assert list(play.windows) == ["respond"]
    assert window.seats == (1, 2)
    assert window.blocking
    assert window.limit_ms == play.options.respond_ms
    play.act(1, Pass())
    assert play.events == [Passed(1)]
    assert play.windows["respond"].seats == (2,)
    play.act(2, Pass())
    assert play.windows["turn"].seats == (1,)


@pytest.mark.rule("ZS-18")
def test_a_word_interrupts_the_passing_of_the_turn() -> None:
    play = Play("ДОМ", seats=3).turn("ОДАА", "МВГ").lay(0, "М").call(2, "ДОМ")
    assert "turn" not in play.windows
    assert play.state.stage is Stage.CHOOSE


@pytest.mark.rule("ZS-18")
def test_the_say_ends_when_its_time_is_over() -> None:
    play = Play(seats=3).turn("ОД", "МВГ").lay(0, "М").wait(100).time_out("respond")
    assert play.windows["turn"].seats == (1,)


@pytest.mark.rule("ZS-18")
@pytest.mark.parametrize("kind", ["respond", "call"])
def test_nothing_but_a_say_belongs_there(kind: str) -> None:
    play = Play(seats=3).turn("ОДА", "МВГ", "БКЛ", mover=1, last=0)
    if kind == "respond":
        play.set(stage=Stage.RESPOND)
    play.refused(1, Lay("Б"), "ZS-18", "not-now", play.windows[kind].id)


@pytest.mark.rule("ZS-19")
def test_never_more_than_four_red_letters_in_the_conversation() -> None:
    play = Play(seats=2).deal()
    for _ in range(8):
        seat = play.state.mover
        red = [move.letter for move in play.game.moves(play.state, seat, play.windows["turn"]) if isinstance(move, Lay)]
        wanted = next((letter for letter in red if letter in "АЕИО"), red[0])
        play.lay(seat, wanted).silence()
        assert sum(letter in "АЕИО" for letter in play.public.conversation) <= 4
    assert sum(letter in "АЕИО" for letter in play.public.conversation) == 4


@pytest.mark.rule("ZS-20", "ZS-46")
@pytest.mark.parametrize("conversation", ["ОАДМ", "МДАО", "АМОД", "ДОМА"])
def test_the_order_of_the_conversation_means_nothing(conversation: str) -> None:
    play = Play("ДОМ").turn(conversation, "БВГ", "ЖЗК", mover=1, last=0).call(1, "ДОМ")
    assert play.state.discards[0] == "ДМ"
