"""Cards and set-up: ZS-01..13."""

from collections import Counter

import pytest

from rules.forbidden.tables import Play, events_seen
from slovoteka.core.errors import Illegal
from slovoteka.games.forbidden.actions import Lay
from slovoteka.games.forbidden.kind import KIND
from slovoteka.games.forbidden.options import Deck, check_deck, decks, read_deck
from slovoteka.games.forbidden.state import Stage
from slovoteka.games.forbidden.views import Began, Drew, Opened

DECKS = sorted(decks())


@pytest.mark.rule("ZS-01")
@pytest.mark.parametrize("name", DECKS)
def test_84_cards_76_black_and_8_red(name: str) -> None:
    play = Play(deck=name, seats=4).deal()
    assert len(decks()[name].black) == 76
    assert len(decks()[name].red) == 8
    assert len(play.game.inventory(play.state)) == 84


@pytest.mark.rule("ZS-01")
def test_a_deck_of_another_size_is_refused() -> None:
    with pytest.raises(Illegal) as refusal:
        read_deck("short", {"red": "А2 Е2 И2 О2", "black": "Н75"})
    assert refusal.value.rule == "ZS-01"
    assert refusal.value.params["cards"] == 75


@pytest.mark.rule("ZS-03")
@pytest.mark.parametrize("name", DECKS)
def test_there_are_red_cards_and_black_cards_and_no_others(name: str) -> None:
    deck = decks()[name]
    play = Play(deck=name, seats=3).deal()
    assert Counter(play.game.inventory(play.state)) == Counter(deck.red) + Counter(deck.black)


@pytest.mark.rule("ZS-04")
@pytest.mark.parametrize("name", DECKS)
def test_red_are_two_each_of_four_vowels(name: str) -> None:
    assert Counter(decks()[name].red) == {"А": 2, "Е": 2, "И": 2, "О": 2}


@pytest.mark.rule("ZS-05")
def test_red_letters_lie_open_and_every_player_may_use_one() -> None:
    play = Play(seats=3).deal()
    assert play.public.window == "ЕЕИИОО"
    for seat in range(3):
        letter = play.public.window[0]
        play.set(stage=Stage.TURN, mover=seat).lay(seat, letter)
        assert play.public.conversation.endswith(letter)
        play.turn("АА", mover=seat)


@pytest.mark.rule("ZS-06")
def test_hands_come_from_the_common_deck_and_only_their_owner_sees_them() -> None:
    play = Play(seats=3)
    play.draws = ["А", "О", *"БВГДЖЗЙКЛ"]
    play.deal()
    assert play.state.hands == ("БДЙ", "ВЖК", "ГЗЛ")  # around the table, one card at a time
    assert play.public.deck_left == 76 - 9
    assert Counter(play.state.deck) == Counter(play.options.deck.black) - Counter("БВГДЖЗЙКЛ")
    for seat in range(3):
        assert play.private(seat).hand == play.state.hands[seat]
        shown = events_seen(play.facts, seat, Drew)
        assert [event.letter for event in shown if event.seat == seat] == list(play.state.hands[seat])
        assert {event.letter for event in shown if event.seat != seat} == {None}
    assert not any(hasattr(play.public, name) for name in ("hands", "hand", "deck"))


@pytest.mark.rule("ZS-12", "ZS-13")
def test_the_first_to_move_is_dealt_the_first_card() -> None:
    play = Play(seats=3, first=None)
    play.draws = ["1", "А", "О", *"БВГДЖЗЙКЛ"]
    assert play.deal().state.hands == ("ГЗЛ", "БДЙ", "ВЖК")


@pytest.mark.rule("ZS-06")
def test_a_spectator_does_not_see_what_is_drawn() -> None:
    play = Play().deal()
    assert {event.letter for event in events_seen(play.facts, None, Drew)} <= {None}


@pytest.mark.rule("ZS-07")
def test_a_hand_is_three_cards_whenever_somebody_may_act() -> None:
    play = Play(seats=3).deal()
    for _ in range(12):
        assert play.public.hand_sizes == (3, 3, 3)
        mover = play.state.mover
        play.lay(mover, play.state.hands[mover][0])
        assert play.public.hand_sizes == (3, 3, 3)
        play.silence()


@pytest.mark.rule("ZS-08")
def test_there_is_no_card_yo() -> None:
    assert not any("Ё" in deck.red + deck.black for deck in decks().values())
    Play().turn("АО", "БВГ").refused(0, Lay("Ё"), "ZS-08", "no-such-card")


@pytest.mark.rule("ZS-09")
def test_there_is_no_card_hard_sign() -> None:
    assert not any("Ъ" in deck.red + deck.black for deck in decks().values())
    Play().turn("АО", "БВГ").refused(0, Lay("Ъ"), "ZS-09", "no-such-card")


@pytest.mark.rule("ZS-10", "ZS-11")
def test_two_random_red_letters_open_the_conversation_and_six_are_the_window() -> None:
    play = Play()
    urn = play.urn
    assert urn.what == "red"
    assert dict(zip(urn.faces, urn.counts, strict=True)) == {"А": 2, "Е": 2, "И": 2, "О": 2}
    play.draws = ["И", "Е"]
    play.deal()
    assert play.public.conversation == "ИЕ"
    assert play.public.window == "ААЕИОО"
    assert play.events[:2] == [Opened("И"), Opened("Е")]


@pytest.mark.rule("ZS-10")
def test_every_red_card_is_equally_likely_to_open() -> None:
    play = Play()
    urn = play.urn
    opened = Counter(play.game.apply_draw(play.state, number, 0).state.conversation for number in range(urn.size))
    assert opened == {"А": 2, "Е": 2, "И": 2, "О": 2}


@pytest.mark.rule("ZS-12")
@pytest.mark.parametrize("seats", range(2, 9))
def test_each_is_dealt_three_black_cards(seats: int) -> None:
    play = Play(seats=seats).deal()
    assert play.public.hand_sizes == (3,) * seats
    assert all(letter in play.options.deck.black for letter in "".join(play.state.hands))
    assert play.public.deck_left == 76 - 3 * seats


@pytest.mark.rule("ZS-12")
def test_every_card_of_the_deck_is_equally_likely_to_be_dealt() -> None:
    play = Play().draw().draw()
    assert play.state.stage is Stage.DEAL
    urn = play.urn
    assert Counter(urn.face(number) for number in range(urn.size)) == Counter(play.options.deck.black)


@pytest.mark.rule("ZS-13")
def test_chance_names_the_first_mover_unless_the_table_has() -> None:
    options = KIND.rules.read_options({"seats": 4})
    assert options.first is None
    play = Play(seats=4, first=None)
    assert play.urn.faces == ("0", "1", "2", "3")
    play.draws = ["2"]
    play.deal()
    assert play.events[0] == Began(2)
    assert play.windows["turn"].seats == (2,)


@pytest.mark.rule("ZS-13")
def test_the_table_may_name_the_first_mover() -> None:
    for seat in range(4):
        assert Play(seats=4, first=seat).deal().windows["turn"].seats == (seat,)


@pytest.mark.rule("ZS-13")
@pytest.mark.parametrize("seat", [-1, 4])
def test_the_first_mover_must_be_at_the_table(seat: int) -> None:
    with pytest.raises(Illegal) as refusal:
        Play(seats=4, first=seat)
    assert refusal.value.rule == "ZS-13"
    assert refusal.value.params == {"seat": seat + 1}  # people count from one


@pytest.mark.rule("ZS-G10")
def test_two_to_eight_may_play_and_from_seven_on_a_table_is_warned() -> None:
    assert (KIND.info.seats_min, KIND.info.seats_max, KIND.info.seats_warn) == (2, 8, 7)
    for seats in range(2, 9):
        assert KIND.rules.seats(KIND.rules.read_options({"seats": seats})) == seats
    for seats in (1, 9):
        with pytest.raises(Illegal) as refusal:
            KIND.rules.read_options({"seats": seats})
        assert refusal.value.rule == "ZS-G10"


@pytest.mark.rule("ZS-G11")
@pytest.mark.parametrize("name", DECKS)
def test_no_letter_is_both_red_and_black(name: str) -> None:
    assert not set(decks()[name].red) & set(decks()[name].black)


@pytest.mark.rule("ZS-G11")
def test_a_deck_with_a_letter_in_both_colours_is_refused() -> None:
    deck = decks()["standard"]
    black = "".join(sorted(deck.black.replace("Н", "А", 1)))
    with pytest.raises(Illegal) as refusal:
        check_deck(Deck(id="both", title="", red=deck.red, black=black))
    assert refusal.value.rule == "ZS-G11"


@pytest.mark.rule("ZS-G12")
def test_discards_never_return_to_the_deck() -> None:
    play = Play("ДОМ").turn("ОАДМ", "БВГ", "ЖЗЙ", discards={1: "ССС"})
    deck = Counter(play.state.deck)
    play.draws = ["К", "И", "И"]
    play.lay(0, "Б").call(1, "ДОМ")
    assert play.state.discards == ("ДМ", "ССС")
    assert play.state.common_discard == "Б"
    assert Counter(play.state.deck) == deck - Counter("К")
    play.choose(0, "left").lay(1, "Ж")
    assert Counter(play.state.deck) < deck


@pytest.mark.rule("ZS-G12", "ZS-32")
def test_an_empty_deck_is_not_filled_again_from_the_discards() -> None:
    play = Play().turn("ОА", "БВГ", "ЖЗЙ", deck="Н")
    assert play.state.common_discard
    play.lay(0, "Б").silence()
    assert play.state.deck == ""
    assert play.game.outcome(play.state) is not None
