"""A theme (SM-71): five points more for each word on it, by an agreed list or by the opponents' vote."""

from typing import Any

import pytest

from games.scrabble.tables import CHALLENGE, Table
from rules.scrabble.boards import lying
from slovoteka.games.scrabble.state import Stage
from slovoteka.games.scrabble.views import Corrected, Played, Stood, ThemeVoted

SKIS = lying("8И ЫЖИ")
"""З6 ГОЛ makes ЛЫЖИ too: 6 × 2 = 12 and 12 × 2 = 24, because Л is on the centre."""
PLAIN = 12 + 24


def by_list(*theme_words: str, **options: Any) -> Table:
    return Table(theme="спорт", theme_words=[*theme_words], **options).turn(SKIS, "ГОЛАНКИ")


def by_vote(seats: int = 3, **options: Any) -> Table:
    return Table(theme="спорт", seats=seats, **options).turn(SKIS, "ГОЛАНКИ")


# --- by a list ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SM-71")
@pytest.mark.parametrize(
    ("theme_words", "bonus"),
    [(["мяч"], 0), (["гол"], 5), (["лыжи"], 5), (["лыжи", "гол"], 10), (["ЫЖИ", "ГО"], 0)],
)
def test_five_points_for_each_word_of_the_list(theme_words: list[str], bonus: int) -> None:
    table = by_list(*theme_words).move("З6 ГОЛ")
    assert table.state.scores[0] == PLAIN + bonus
    assert table.window.seats == (1,)


@pytest.mark.rule("SM-G18")
def test_the_five_come_after_multiplication() -> None:
    table = by_list("ГОЛ", "ЛЫЖИ").move("З6 ГОЛ")
    (played,) = table.events_of(Played)
    assert [(word.factors, word.theme, word.score) for word in played.score.words] == [
        ((2,), 5, 6 * 2 + 5),
        ((2,), 5, 12 * 2 + 5),
    ]


@pytest.mark.rule("SM-71")
def test_a_blank_in_a_word_of_the_theme() -> None:
    table = Table(theme="спорт", theme_words=["ГОЛ"]).turn(SKIS, "?ОЛАНКИ").move("З6 гОЛ")
    assert table.state.scores[0] == (0 + 1 + 2) * 2 + 5 + 24


@pytest.mark.rule("SM-71", "SM-58")
def test_a_word_of_the_theme_counts_whenever_it_is_made() -> None:
    table = Table(theme="спорт", theme_words=["ГОЛ"]).turn(lying("З6 ГОЛ"), "ОЛАНКИТ")
    assert [word.theme for word in table.move("6З ГОЛ").events_of(Played)[0].score.words] == [5]


@pytest.mark.rule("SM-71")
def test_where_there_is_a_list_nothing_is_claimed() -> None:
    by_list("ГОЛ").refused(0, "З6 ГОЛ #ГОЛ", "SM-71", "theme-by-list")


@pytest.mark.rule("SM-69", "SM-71")
def test_without_a_theme_nothing_is_claimed_and_nothing_added() -> None:
    table = Table().turn(SKIS, "ГОЛАНКИ")
    table.refused(0, "З6 ГОЛ #ГОЛ", "SM-71", "no-theme")
    assert table.move("З6 ГОЛ").state.scores[0] == PLAIN


@pytest.mark.rule("SM-71", "SM-32")
def test_who_announces_the_score_counts_the_theme_in() -> None:
    table = by_list("ГОЛ", declare=True).move(f"З6 ГОЛ ={PLAIN + 5}")
    assert table.events_of(Corrected) == []
    assert by_list("ГОЛ", declare=True).move(f"З6 ГОЛ ={PLAIN}").events_of(Corrected) == [
        Corrected(0, PLAIN, PLAIN + 5)
    ]


# --- by a vote ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SM-71", "SM-G18")
def test_the_opponents_vote_on_what_a_player_claims() -> None:
    table = by_vote().move("З6 ГОЛ #ГОЛ")
    assert table.state.scores == (0, 0, 0)
    assert (table.window.kind, table.window.seats, table.window.mode) == ("theme", (1, 2), "sealed")
    table.answers({1: "тема ГОЛ", 2: "тема ГОЛ"})
    assert table.state.scores == (PLAIN + 5, 0, 0)
    assert table.events_of(ThemeVoted) == [ThemeVoted(0, ("ГОЛ",), 5)]
    assert table.events_of(Stood) == [Stood(0, PLAIN + 5)]
    assert table.window.seats == (1,)


@pytest.mark.rule("SM-71")
def test_what_is_not_claimed_is_not_voted_on() -> None:
    table = by_vote().move("З6 ГОЛ")
    assert table.state.scores == (PLAIN, 0, 0)
    assert table.state.stage is Stage.TURN


VOTES: list[tuple[dict[int, str], tuple[str, ...]]] = [
    ({1: "тема ГОЛ ЛЫЖИ", 2: "тема ГОЛ ЛЫЖИ"}, ("ГОЛ", "ЛЫЖИ")),
    ({1: "тема ГОЛ ЛЫЖИ", 2: "тема ГОЛ"}, ("ГОЛ",)),  # a tie on ЛЫЖИ
    ({1: "тема ЛЫЖИ", 2: "тема ГОЛ"}, ()),
    ({1: "тема ЛЫЖИ", 2: "не тема"}, ()),
    ({1: "не тема", 2: "не тема"}, ()),
    ({2: "тема ЛЫЖИ"}, ("ЛЫЖИ",)),  # a majority of those who voted
    ({}, ()),
    ({1: "тема МЯЧ ЫЖИ", 2: "тема МЯЧ"}, ()),  # nobody has claimed these
]


@pytest.mark.rule("SM-G18")
@pytest.mark.parametrize(("votes", "on_theme"), VOTES, ids=str)
def test_a_majority_of_the_votes_decides_for_each_word_and_a_tie_does_not(
    votes: dict[int, str], on_theme: tuple[str, ...]
) -> None:
    table = by_vote().move("З6 ГОЛ #ГОЛ ЛЫЖИ").answers(votes)
    assert table.state.scores == (PLAIN + 5 * len(on_theme), 0, 0)
    assert table.events_of(ThemeVoted) == [ThemeVoted(0, on_theme, 5 * len(on_theme))]


@pytest.mark.rule("SM-G18")
def test_two_of_three_opponents_are_enough() -> None:
    votes = {1: "тема ГОЛ", 2: "не тема", 3: "тема ГОЛ"}
    assert by_vote(4).move("З6 ГОЛ #ГОЛ").answers(votes).state.scores[0] == PLAIN + 5


@pytest.mark.rule("SM-G18")
def test_of_two_players_the_other_decides() -> None:
    assert by_vote(2).move("З6 ГОЛ #ГОЛ").answers({1: "тема ГОЛ"}).state.scores[0] == PLAIN + 5
    assert by_vote(2).move("З6 ГОЛ #ГОЛ").answers({1: "не тема"}).state.scores[0] == PLAIN


@pytest.mark.rule("SM-G18")
def test_a_vote_of_the_mover_does_not_count() -> None:
    table = by_vote(2).move("З6 ГОЛ #ГОЛ").answers({0: "тема ГОЛ", 1: "не тема"})
    assert table.state.scores[0] == PLAIN


@pytest.mark.rule("SM-G18")
def test_a_word_that_the_move_does_not_make_cannot_be_claimed() -> None:
    assert by_vote().refused(0, "З6 ГОЛ #ГОЛ МЯЧ", "SM-G18", "theme-word-not-made")["word"] == "МЯЧ"


@pytest.mark.rule("SM-G18")
def test_a_word_claimed_twice_brings_five_once() -> None:
    table = by_vote(2).move("З6 ГОЛ #ГОЛ ГОЛ").answers({1: "тема ГОЛ ГОЛ"})
    assert table.state.scores[0] == PLAIN + 5


@pytest.mark.rule("SM-G18")
def test_a_word_made_twice_in_a_move_brings_five_twice() -> None:
    """И8 ГОЛ across and 8И ГОЛ down with one tile, Г in the corner."""
    table = Table(theme="спорт").turn(lying("И9 ОЛ", "8К ОЛ"), "ГАНКИТТ")
    plain = table.copy().move("И8:Г").state.scores[0]
    assert table.move("И8:Г #ГОЛ").answers({1: "тема ГОЛ"}).state.scores[0] == plain + 10


# --- with challenges ------------------------------------------------------------------------------------------------


@pytest.mark.rule("SM-71", "SM-22")
def test_words_are_judged_before_the_theme() -> None:
    table = Table("ГОЛ", "ЛЫЖИ", theme="спорт", words="challenge").turn(SKIS, "ГОЛАНКИ").move("З6 ГОЛ #ГОЛ")
    assert table.window.kind == "respond"
    assert table.stand().window.kind == "theme"
    assert table.answers({1: "тема ГОЛ"}).state.scores[0] == PLAIN + 5


@pytest.mark.rule("SM-71", "SM-24")
def test_a_play_that_goes_back_has_no_theme() -> None:
    table = Table("ГОЛ", theme="спорт", words="challenge").turn(SKIS, "ГОЛАНКИ").move("З6 ГОЛ #ГОЛ")
    table.act(1, CHALLENGE)
    assert (table.state.scores, table.window.kind, table.window.seats) == ((0, 0), "turn", (1,))


@pytest.mark.rule("SM-71", "SM-G3")
def test_after_a_challenge_in_vain_the_theme_is_voted_on() -> None:
    table = Table("ГОЛ", "ЛЫЖИ", theme="спорт", words="challenge", penalty="five").turn(SKIS, "ГОЛАНКИ")
    table.move("З6 ГОЛ #ГОЛ").act(1, CHALLENGE)
    assert table.window.kind == "theme"
    assert table.answers({1: "тема ГОЛ"}).state.scores == (PLAIN + 5, -5)


@pytest.mark.rule("SM-71", "SM-22")
def test_first_the_table_votes_on_the_words_and_then_on_the_theme() -> None:
    table = Table(theme="спорт", words="vote", seats=3).turn(SKIS, "ГОЛАНКИ").move("З6 ГОЛ #ГОЛ").act(2, CHALLENGE)
    assert (table.window.kind, table.window.seats) == ("vote", (0, 1, 2))
    table.answers({0: "за", 1: "за", 2: "против"})
    assert (table.window.kind, table.window.seats) == ("theme", (1, 2))
    assert table.answers({1: "тема ГОЛ", 2: "тема ГОЛ"}).state.scores == (PLAIN + 5, 0, 0)
