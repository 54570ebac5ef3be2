"""How a game ends, and what the end does to the scores."""

from typing import Any

import pytest

from rules.scrabble.tables import Play, both_books
from slovoteka.games.scrabble.questions import AnyMove
from slovoteka.games.scrabble.views import Finished, Skipped

POINTS = {"mattel": 6, "bilingual-ru": 3, "bilingual-uk": 3}
"""The points of ТОН through the centre."""


def asked_for_moves(play: Play) -> list[AnyMove]:
    return [question for question in play.words.questions if isinstance(question, AnyMove)]


def exchange(play: Play) -> Play:
    """The player to move exchanges one tile."""
    return play.act(play.mover, f"обмен {play.state.racks[play.mover][-1]}")


# --- passes ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SM-15", "SM-G5", "SU-26", "SU-34", "SU-G4", "SM-52", "SM-67")
@both_books
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_two_rounds_of_passes_end_it(edition: str, seats: int) -> None:
    play = Play("ТОН", edition=edition, seats=seats).deal()
    for _ in range(2 * seats - 1):
        play.act(play.mover, "пас")
        assert not play.is_over
    assert play.act(play.mover, "пас").outcome.reason == "passes"
    assert play.game.windows(play.state) == ()
    play.refused(0, "пас", "host", "closed")


@pytest.mark.rule("SM-G5", "SU-G4", "SM-15", "SU-26")
@both_books
@pytest.mark.parametrize("line", ["обмен А", "З7 ТОН"])
def test_any_other_turn_breaks_the_run(edition: str, line: str) -> None:
    play = Play("ТОН", edition=edition).at("ТОНААА", "ТОНААА").turns("пас", "пас", "пас", line)
    for _ in range(3):
        assert not play.turns("пас").is_over
    assert play.turns("пас").outcome.reason == "passes"


@pytest.mark.rule("SM-G5", "SU-G4")
@both_books
def test_a_play_that_was_taken_back_is_no_pass(edition: str) -> None:
    play = Play("ТОН", edition=edition, words="challenge").at("ТОН", "ТОН").turns("пас", "пас", "пас", "З7 НОТ")
    play.act(0, "не верю").turns("пас", "пас", "пас")
    assert not play.is_over
    assert play.turns("пас").outcome.reason == "passes"


@pytest.mark.rule("SM-15", "SM-G5")
def test_passes_are_of_those_who_are_still_there() -> None:
    play = Play("ТОН", seats=3).deal().turns("пас", "пас").leave(2).turns("пас")
    assert not play.is_over
    assert play.turns("пас").outcome.reason == "passes"


# --- out of tiles ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("SM-51", "SM-67", "SU-32")
@both_books
def test_an_empty_rack_and_an_empty_bag_end_it(edition: str) -> None:
    play = Play("ТОН", edition=edition).at("ТОН", "К", bag="").act(0, "З7 ТОН")
    assert play.outcome.reason == "out"
    assert play.game.windows(play.state) == ()


@pytest.mark.rule("SM-51", "SM-67", "SU-32")
@both_books
def test_while_the_bag_has_a_tile_an_empty_rack_is_filled(edition: str) -> None:
    play = Play("ТОН", edition=edition).at("ТОН", "К", bag="А" * 8).act(0, "З7 ТОН")
    assert not play.is_over
    assert (play.private(0).rack, play.bag, play.mover) == ("А" * 7, "А", 1)


@pytest.mark.rule("SM-51", "SU-32")
@both_books
def test_an_empty_bag_alone_does_not_end_it(edition: str) -> None:
    play = Play("ТОН", "КОТ", edition=edition).at("ТОНТ", "КТ", bag="").act(0, "З7 ТОН")
    assert not play.is_over
    assert play.act(1, "8Ж КОТ").outcome.reason == "out"


# --- nothing left to play -------------------------------------------------------------------------------------------


@pytest.mark.rule("SM-52", "SM-67", "SU-33", "SM-G25")
@both_books
def test_when_no_rack_can_move_it_is_over(edition: str) -> None:
    play = Play("ТОН", "КОТ", edition=edition).at("ТОНШ", "ТФ", bag="").act(0, "З7 ТОН")
    assert play.outcome.reason == "no-moves"
    (asked,) = asked_for_moves(play)
    assert (asked.grid, asked.racks) == (play.public.grid, ("Ш", "ТФ"))


@pytest.mark.rule("SM-52", "SM-67", "SU-33", "SM-G25")
@both_books
@pytest.mark.parametrize("racks", [("ТОНКТ", "ФШ"), ("ТОНШ", "КТФ"), ("ТОНШ", "?ТФ")])
def test_while_anybody_can_move_it_goes_on(edition: str, racks: tuple[str, str]) -> None:
    play = Play("ТОН", "КОТ", edition=edition).at(*racks, bag="").act(0, "З7 ТОН")
    assert not play.is_over
    assert play.mover == 1


@pytest.mark.rule("SM-67")
def test_who_cannot_move_passes_while_others_play_on() -> None:
    play = Play("ТОН", "КОТ", "КОТЫ").at("ТОНШ", "КТЫ", bag="").turns("З7 ТОН", "8Ж КОТ", "пас")
    assert not play.is_over
    assert play.act(1, "8Ж КОТЫ").outcome.reason == "out"


@pytest.mark.rule("SM-G25", "SU-33")
@both_books
def test_nobody_asks_while_the_bag_has_tiles(edition: str) -> None:
    """An exchange is a move too."""
    play = Play("ТОН", edition=edition).at("ТОНШ", "ТФ", bag="ЖЩЦЧББГ").turns("З7 ТОН", "пас", "пас")
    assert asked_for_moves(play) == []
    assert len(play.bag) == 1
    play.turns("обмен Ф", "пас", "пас", "пас", "пас")
    assert play.outcome.reason == "passes"
    assert asked_for_moves(play) == []


@pytest.mark.rule("SM-52", "SM-67", "SM-87", "SM-G25")
@pytest.mark.parametrize("left", [1, 6])
def test_where_nobody_can_exchange_tiles_in_the_bag_do_not_prolong_it(left: int) -> None:
    """With six or fewer tiles in the bag nobody can exchange, so no move is left."""
    play = Play("ТОН", "КОТ", restricted_exchange=True).at("ТОНШ", "ТФ", bag="ЖЩЦЧББ" + "ГГЪЭЮЫ"[:left])
    play.act(0, "З7 ТОН", draws="ЖЩЦЧББ")
    assert len(play.bag) == left
    assert play.outcome.reason == "no-moves"
    assert sum(change.gained for change in play.public.final) == 0


@pytest.mark.rule("SM-52", "SM-87", "SM-G25")
def test_with_seven_tiles_in_the_bag_an_exchange_is_still_a_move() -> None:
    play = Play("ТОН", restricted_exchange=True).at("ТОНШ", "ТФ", bag="ЖЩЦЧББГГЪЭЮЫЫ").act(0, "З7 ТОН", draws="ЖЩЦЧББ")
    assert len(play.bag) == 7
    assert not play.is_over
    assert asked_for_moves(play) == []


@pytest.mark.rule("SM-52", "SM-87", "SM-G25")
def test_while_somebody_can_lay_a_word_the_closed_bag_ends_nothing() -> None:
    play = Play("ТОН", "КОТ", restricted_exchange=True).at("ТОНШ", "КТФ", bag="ЖЩЦЧББГГЪЭЮЫ")
    assert not play.act(0, "З7 ТОН", draws="ЖЩЦЧББ").is_over
    assert play.act(1, "8Ж КОТ").outcome.reason == "no-moves"


@pytest.mark.rule("SM-15", "SM-87")
def test_in_the_first_version_only_passes_ended_such_a_game() -> None:
    play = Play("ТОН", restricted_exchange=True, rules=1).at("ТОНШ", "ТФ", bag="ЖЩЦЧББГ")
    assert not play.act(0, "З7 ТОН", draws="ЖЩЦЧББ").is_over
    assert play.turns("пас", "пас", "пас", "пас").outcome.reason == "passes"
    assert asked_for_moves(play) == []


@pytest.mark.rule("SM-G25", "SU-33")
@both_books
@pytest.mark.parametrize(("words", "seats"), [("challenge", 2), ("vote", 3)])
def test_nobody_asks_where_the_dictionary_is_closed(edition: str, words: str, seats: int) -> None:
    """Players may still lay words that nobody challenges, so only passes end such a game."""
    play = Play("ТОН", edition=edition, words=words, seats=seats).at("ТОНШ", *["Т"] * (seats - 1), bag="")
    play.act(0, "З7 ТОН").accept()
    for _ in range(2 * seats - 1):
        assert not play.turns("пас").is_over
    assert play.turns("пас").outcome.reason == "passes"
    assert play.words.questions == []


# --- turns without points -------------------------------------------------------------------------------------------


@pytest.mark.rule("SM-G23")
@both_books
@pytest.mark.parametrize(("limit", "seats"), [(6, 2), (6, 3), (2, 4)])
def test_exchanging_without_end_has_an_end(edition: str, limit: int, seats: int) -> None:
    agreed: dict[str, Any] = {} if limit == 6 else {"scoreless_turns": limit}
    play = Play(edition=edition, seats=seats, **agreed).deal()
    for _ in range(limit * seats - 1):
        assert not exchange(play).is_over
    assert exchange(play).outcome.reason == "scoreless"
    assert [change.gained for change in play.public.final] == [0] * seats
    left = [play.options.layout().face_sum(rack) for rack in play.state.racks]
    assert play.outcome.scores == tuple(-face for face in left)


@pytest.mark.rule("SM-G23")
def test_or_none_if_the_table_has_agreed() -> None:
    play = Play(scoreless_turns=0).deal()
    for _ in range(40):
        assert not exchange(play).is_over


@pytest.mark.rule("SM-G23")
def test_points_begin_the_count_anew() -> None:
    play = Play("ТОН", scoreless_turns=2).at("ТОНААА", "ТОНААА").turns("обмен А", "обмен А", "обмен А", "З7 ТОН")
    for _ in range(3):
        assert not exchange(play).is_over
    assert exchange(play).outcome.reason == "scoreless"


@pytest.mark.rule("SM-G23")
def test_a_turn_without_points_is_any_turn_without_points() -> None:
    """An exchange, a pass, a play that was taken back, a lost turn, and a word of blanks."""
    play = Play("ОН", words="challenge", penalty="turn", seats=2).at("??ОНА", "ОНА", bag="АААА")
    assert play.turns("обмен А", "пас").state.scoreless == 2
    assert play.act(0, "З8 ОА").act(1, "не верю").state.scoreless == 3
    assert play.turns("пас").state.scoreless == 4
    play.act(0, "З8 он").act(1, "не верю")
    assert play.events_of(Skipped) == [Skipped(1)]
    assert play.public.scores == (0, 0)
    assert play.state.scoreless == 6


# --- the last reckoning ---------------------------------------------------------------------------------------------


@pytest.mark.rule("SM-53", "SM-54", "SM-55", "SU-48", "SU-49")
@both_books
def test_m_and_kh_left_are_seven_points(edition: str) -> None:
    play = Play("ТОН", edition=edition).at("ТОН", "МХ", bag="", scores=(100, 90)).act(0, "З7 ТОН")
    assert [(change.lost, change.gained) for change in play.public.final] == [(0, 7), (-7, 0)]
    assert play.outcome.scores == (100 + POINTS[edition] + 7, 83)


@pytest.mark.rule("SM-54", "SU-49", "SM-53", "SU-48")
@both_books
def test_who_is_out_gains_what_all_others_have_left(edition: str) -> None:
    play = Play("ТОН", edition=edition, seats=3).at("ТОН", "МХ", "ДОМ", bag="", scores=(10, 20, 30))
    assert play.act(0, "З7 ТОН").outcome.scores == (10 + POINTS[edition] + 7 + 5, 13, 25)


@pytest.mark.rule("SM-53", "SU-48", "SU-36")
@both_books
def test_a_blank_that_is_left_costs_nothing(edition: str) -> None:
    play = Play("ТОН", edition=edition).at("ТОН", "??Х", bag="").act(0, "З7 ТОН")
    assert play.outcome.scores == (POINTS[edition] + 5, -5)


@pytest.mark.rule("SM-53", "SM-G6", "SU-48", "SU-G5")
@both_books
@pytest.mark.parametrize("reason", ["passes", "no-moves", "scoreless"])
def test_if_nobody_is_out_all_only_lose(edition: str, reason: str) -> None:
    agreed: dict[str, Any] = {"scoreless_turns": 1} if reason == "scoreless" else {}
    play = Play("ТОН", edition=edition, **agreed)
    if reason == "no-moves":
        play.at("ТОНМХ", "ДО", bag="", scores=(50, 60)).turns("З7 ТОН")
    elif reason == "passes":
        play.at("МХ", "ДО", scores=(50, 60)).turns("пас", "пас", "пас", "пас")
    else:
        play.at("МХ", "ДО", scores=(50, 60)).turns("пас", "пас")
    assert play.outcome.reason == reason
    made = POINTS[edition] if reason == "no-moves" else 0
    assert play.outcome.scores == (50 + made - 7, 60 - 3)
    assert [change.gained for change in play.public.final] == [0, 0]


@pytest.mark.rule("SM-53", "SU-48")
@both_books
def test_the_end_shows_all_what_was_left(edition: str) -> None:
    play = Play("ТОН", edition=edition).at("ТОН", "МХ", bag="").act(0, "З7 ТОН")
    (finished,) = play.events_of(Finished)
    assert [change.left for change in finished.final] == ["", "МХ"]
    assert finished.scores == play.outcome.scores


@pytest.mark.rule("SM-G7", "SU-G8")
@both_books
@pytest.mark.parametrize(
    ("scores", "places"),
    [((50, 40, 60), (2, 3, 1)), ((60, 60, 10), (1, 1, 3)), ((60, 10, 60), (1, 3, 1)), ((5, 5, 5), (1, 1, 1))],
)
def test_the_highest_score_wins_and_equals_share(
    edition: str, scores: tuple[int, ...], places: tuple[int, ...]
) -> None:
    play = Play(edition=edition, seats=3).at("О", "О", "О", scores=scores)
    assert play.turns(*["пас"] * 6).outcome.places == places


@pytest.mark.rule("SM-G7", "SU-G8", "SM-53")
@both_books
def test_the_last_reckoning_decides(edition: str) -> None:
    """Ahead by six before it, behind after it."""
    play = Play("ТОН", edition=edition).at("ТОН", "МХ", bag="", scores=(40, 46 + POINTS[edition]))
    assert play.act(0, "З7 ТОН").outcome.places == (1, 2)
