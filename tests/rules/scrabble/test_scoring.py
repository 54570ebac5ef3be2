"""Points through the whole game: the rulebooks' examples played out, and every square of the standard board."""

from typing import Any

import pytest

from rules.scrabble.boards import EXAMPLE_BOARD
from rules.scrabble.tables import Play, both_books
from slovoteka.cli.shared.options import name_or_table
from slovoteka.games.scrabble.kind import KIND
from slovoteka.games.scrabble.plays import Score
from slovoteka.games.scrabble.views import Drew, Played
from slovoteka.match.oracles import open_oracle


def scored(play: Play) -> Score:
    """The score of the last play."""
    (played,) = play.events_of(Played)
    score: Score = played.score
    return score


def moved(edition: str, line: str, rack: str, *on: str, words: str = "", **position: Any) -> Play:
    """One move on a board; its main word and `words` are the whole dictionary."""
    play = Play(line.split()[1].upper(), *words.split(), edition=edition)
    return play.at(rack, on=on, **position).act(0, line)


# --- the rulebook of Mattel, with the dictionary of today -----------------------------------------------------------


def mattel_example(*racks: str) -> Play:
    return Play(oracle=open_oracle(KIND, KIND.rules.read_options({}))[0]).at(*racks)


@pytest.mark.rule("SM-31", "SM-34", "SM-35")
def test_zdorov_is_24_and_six_are_drawn() -> None:
    play = mattel_example("ЗОДЫРВО").act(0, "З8 ЗДОРОВ")
    assert play.public.scores == (24, 0)
    assert len(play.events_of(Drew, 0)) == 6
    mattel_example("ЗОДЫРВ").refused(0, "З8 ЗДОРОВ", "SM-10", "tile-not-on-rack")


@pytest.mark.rule("SM-36", "SM-37")
def test_zdorovy_is_82_and_seven_are_drawn() -> None:
    play = mattel_example("ЗОДЫРВО").act(0, "З8 ЗДОРОВЫ")
    assert (scored(play).words[0].score, scored(play).all_tiles, play.public.scores[0]) == (32, 50, 82)
    assert len(play.events_of(Drew, 0)) == 7


@pytest.mark.rule("SM-42", "SM-43", "SM-44", "SM-47", "SM-60")
@pytest.mark.parametrize(("line", "points"), [("З6 НЕЗДОРОВЫЕ", 54), ("8З ЗАНОВО", 11), ("15Г НОВОЕ", 66)])
def test_the_second_player_of_the_example(line: str, points: int) -> None:
    play = mattel_example("ЗОДЫРВО", "ЕАНОВЕО").turns("З8 ЗДОРОВЫ", line)
    assert play.public.scores == (82, points)


@pytest.mark.rule("SM-45", "SM-46", "SM-64", "SM-41")
def test_temy_is_28_and_not_in_that_players_rack() -> None:
    play = mattel_example("ЗОДЫРВО", "ТЕМЫ").turns("З8 ЗДОРОВЫ", "И10 ТЕМЫ")
    assert [word.score for word in scored(play).words] == [12, 2, 2, 3, 9]
    assert play.public.scores == (82, 28)
    play = mattel_example("ЗОДЫРВО", "ЕАНОВЕО").turns("З8 ЗДОРОВЫ")
    play.refused(1, "И10 ТЕМЫ", "SM-10", "tile-not-on-rack")


@pytest.mark.rule("SM-50", "SM-49", "SM-65")
@pytest.mark.parametrize(("on", "rack", "points"), [((), "ЛНШАФТ", 306), (("15А ТО",), "ЛНШАФ", 102)])
def test_landshaft_is_306_or_with_an_old_last_letter_102(on: tuple[str, ...], rack: str, points: int) -> None:
    play = moved("mattel", "А8 ЛАНДШАФТ", rack, "11А ДОМ", "9А АРТ", *on)
    assert play.public.scores == (points, 0)


# --- the bilingual rulebook -----------------------------------------------------------------------------------------


@pytest.mark.rule("SU-50", "SU-51")
@pytest.mark.parametrize("edition", ["bilingual-ru", "bilingual-uk"])
def test_three_moves_of_three_players(edition: str) -> None:
    board = name_or_table(str(EXAMPLE_BOARD))
    play = Play("ТОН", "КАНОН", "ВИНО", edition=edition, board=board, seats=3).at("ТОН", "КАОН", "ВИО")
    play.turns("З7 ТОН", "9Е КАНОН", "К7 ВИНО")
    assert play.public.scores == (3, 9, 36)


@pytest.mark.rule("SU-35", "SM-12")
@both_books
def test_points_are_written_after_each_move_and_add_up(edition: str) -> None:
    play = Play("ТОН", "НОТА", "ОНА", edition=edition).at("ТОННА", "ОТА")
    first = 6 if edition == "mattel" else 3
    written = [play.turns(line).public.scores for line in ("З7 ТОН", "9З НОТА", "И9 ОНА")]
    assert written == [(first, 0), (first, 5), (first + 3, 5)]


# --- premium squares ------------------------------------------------------------------------------------------------


@pytest.mark.rule("SM-33", "SU-37", "SU-36")
@both_books
def test_without_premiums_a_move_is_worth_its_tiles(edition: str) -> None:
    """М2 beside an old О; then К2 and М2 around it, where only Mattel's centre doubles."""
    assert moved(edition, "8З ОМ", "М", "З8 ОН").public.scores[0] == 3
    assert moved(edition, "З8 КОМ", "КМ", "9З ОН").public.scores[0] == (10 if edition == "mattel" else 5)


@pytest.mark.rule("SM-26", "SU-38", "SU-39")
@both_books
@pytest.mark.parametrize(
    ("line", "rack", "points"), [("9З НОТА", "ОТА", 1 + 1 * 2 + 1 + 1), ("10З АОТ", "ОТ", 1 + 1 + 3)]
)
def test_letter_squares(edition: str, line: str, rack: str, points: int) -> None:
    """И9 doubles О, К10 triples Т."""
    assert moved(edition, line, rack, "З7 ТОНА").public.scores[0] == points


@pytest.mark.rule("SM-27", "SU-40")
@both_books
def test_word_squares(edition: str) -> None:
    """Л11 doubles АТОМ, З15 triples КАНОН."""
    assert moved(edition, "11З АТОМ", "ТОМ", "З8 ТОНА").public.scores[0] == (1 + 1 + 1 + 2) * 2
    assert moved(edition, "З11 КАНОН", "Н", "З11 КАНО").public.scores[0] == (2 + 1 + 1 + 1 + 1) * 3


@pytest.mark.rule("SM-28", "SU-41")
@both_books
def test_letters_first_then_the_word(edition: str) -> None:
    """К on Г4 doubles the word, the last Н on Г8 itself: (2+1+1+1+2) × 2 and not 6 × 2 + 1."""
    assert moved(edition, "Г4 КАНОН", "КАОН", "6Г НОТ").public.scores[0] == 14


@pytest.mark.rule("SM-49", "SM-65", "SU-42")
@both_books
def test_two_word_squares(edition: str) -> None:
    """Д5 and Д11: × 4. А1 and А8: × 9, and К on А4 doubled."""
    assert moved(edition, "Д5 НАКОТОН", "НАКТОН", "8Д ОТ").public.scores[0] == 8 * 4
    play = moved(edition, "А1 ТОНКАТОН", "ТОНКТН", "5А АТОМ", "7А ОТ")
    assert (scored(play).words[0].factors, play.public.scores[0]) == ((3, 3), (9 + 2) * 9)


@pytest.mark.rule("SU-G10")
@both_books
def test_a_double_and_a_triple_word_square_together(edition: str) -> None:
    """On a custom board: on the standard one no single move can cover both."""
    rows = ["." * 15] * 7 + [".......D.T....."] + ["." * 15] * 7
    play = Play("ДОМ", edition=edition, board={"rows": rows}).at("ДОМ").act(0, "З8 ДОМ")
    assert (scored(play).words[0].factors, play.public.scores[0]) == ((2, 3), 5 * 6)


@pytest.mark.rule("SM-29", "SM-63", "SU-43")
@both_books
def test_a_premium_counts_in_the_move_that_covers_it(edition: str) -> None:
    """О on И9 was doubled in НОТА and is plain in ОНА; the centre is plain in ТКО, a later word through it."""
    play = Play("ТОН", "НОТА", "ОНА", "ТКО", edition=edition).at("ТОННА", "ОТАТК").turns("З7 ТОН", "9З НОТА", "И9 ОНА")
    assert scored(play).total == 3
    play.turns("8Е ТКО")
    assert (scored(play).words[0].factors, scored(play).total) == ((), 1 + 2 + 1)


@pytest.mark.rule("SM-30", "SM-66", "SU-44", "SU-G9", "SU-36")
@both_books
def test_a_blank_on_a_premium_square(edition: str) -> None:
    """On Л11 it doubles the word although it counts nothing; on И9 nothing doubled is nothing."""
    assert moved(edition, "11З АТОм", "ТО?", "З8 ТОНА").public.scores[0] == (1 + 1 + 1 + 0) * 2
    assert moved(edition, "9З НоТА", "?ТА", "З7 ТОН").public.scores[0] == 1 + 0 + 1 + 1


# --- several words, seven tiles -------------------------------------------------------------------------------------


@pytest.mark.rule("SM-41", "SM-46", "SM-64", "SU-16", "SU-37", "SU-45")
@both_books
def test_all_words_count_and_a_common_letter_in_each(edition: str) -> None:
    """О on the double letter И9 is in НОТА and in НО, doubled in both."""
    play = moved(edition, "И8 НОТА", "НОТА", "З7 ТОН", words="ОН НО")
    counted = [(word.word, word.score) for word in scored(play).words]
    assert counted == [("НОТА", 1 + 2 + 1 + 1), ("ОН", 2), ("НО", 1 + 2)]
    assert play.public.scores[0] == 10


@pytest.mark.rule("SM-36", "SU-46", "SU-47")
@both_books
def test_seven_tiles_bring_fifty_that_are_not_multiplied(edition: str) -> None:
    """Over Д5 and Д11: 9 × 4 + 50."""
    play = moved(edition, "Д5 НАКОТОНА", "НАКТОНА", "8Д ОТ")
    assert (scored(play).all_tiles, play.public.scores[0]) == (50, 9 * 4 + 50)


@pytest.mark.rule("SM-G20", "SU-46")
@both_books
def test_emptying_a_shorter_rack_brings_no_fifty(edition: str) -> None:
    play = moved(edition, "Д5 НАКОТОН", "НАКТОН", "8Д ОТ", bag="")
    assert play.outcome.reason == "out"
    assert scored(play).all_tiles == 0
    assert play.outcome.scores[0] == 8 * 4 + play.public.final[0].gained
