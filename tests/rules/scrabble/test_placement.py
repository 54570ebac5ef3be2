"""Where tiles may lie, through the whole game: legal plays count, refused ones change nothing."""

import pytest

from rules.scrabble.boards import lying
from rules.scrabble.tables import Play, both_books, by_book
from slovoteka.core.oracle import AreWords
from slovoteka.games.scrabble.views import Played

HOUSE = ("З8 ДОМ",)


def made(play: Play) -> list[str]:
    """The words that the last play formed or changed."""
    (played,) = play.events_of(Played)
    return [word.word for word in played.score.words]


# --- the first word -------------------------------------------------------------------------------------------------


@pytest.mark.rule("SM-16", "SU-07")
@both_books
@pytest.mark.parametrize("line", ["З8 ДОМ", "З6 ДОМ", "8З ДОМ", "8Е ДОМ", "З7:Д З8:О З9:М"])
def test_the_first_word_lies_across_or_down_over_the_centre(edition: str, line: str) -> None:
    play = Play("ДОМ", edition=edition).at("ДОМ").act(0, line)
    assert play.public.grid[112] in "ДОМ"
    assert made(play) == ["ДОМ"]


@pytest.mark.rule("SM-16", "SU-07")
@by_book("SM-16", "SU-07")
@pytest.mark.parametrize("line", ["З9 ДОМ", "З5 ДОМ", "8И ДОМ", "А1 ДОМ", "П8:Д П9:О П10:М"])
def test_the_first_word_does_not_miss_the_centre(edition: str, rule: str, line: str) -> None:
    params = Play("ДОМ", edition=edition).at("ДОМ").refused(0, line, rule, "not-on-centre")
    assert params["centre"] == "З8"


@pytest.mark.rule("SM-16", "SU-07")
@by_book("SM-16", "SU-07")
@pytest.mark.parametrize("line", ["З8 Я", "З8:Я", "8З Я"])
def test_the_first_word_has_two_tiles_at_least(edition: str, rule: str, line: str) -> None:
    Play("Я", edition=edition, words="challenge").at("ЯОН").refused(0, line, rule, "one-letter-word")
    Play("ОН", edition=edition).at("ЯОН").act(0, "З8 ОН")


@pytest.mark.rule("SM-16", "SM-39", "SU-12", "SU-13")
@by_book("SM-39", "SU-12")
def test_the_first_word_is_not_diagonal(edition: str, rule: str) -> None:
    play = Play("ДОМ", edition=edition).at("ДОМ")
    play.refused(0, "З8:Д И9:О К10:М", rule, "not-in-line")
    play.refused(0, "З8:Д Ж9:О Е10:М", rule, "not-in-line")


# --- one line -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SU-12", "SM-39")
@by_book("SM-39", "SU-12")
@pytest.mark.parametrize("line", ["И8:А К8:Д К9:А", "Ж10:А И9:Д", "И8:А К9:Д Л10:А"])
def test_all_tiles_lie_in_one_row_or_one_column(edition: str, rule: str, line: str) -> None:
    play = Play("ДОМ", "ДА", "ДАД", "АД", "ОД", edition=edition).at("ААД", on=HOUSE)
    play.refused(0, line, rule, "not-in-line")


@pytest.mark.rule("SU-13")
@pytest.mark.parametrize("edition", ["bilingual-ru", "bilingual-uk"])
def test_letters_along_a_diagonal_are_no_word(edition: str) -> None:
    """They may not be laid like this, and words that tiles happen to spell this way are not checked."""
    play = Play("ДОМ", "АД", "МА", edition=edition).at("АДА", on=HOUSE)
    play.refused(0, "И9:А К10:Д", "SU-12", "not-in-line")
    assert made(play.act(0, "И10 АД")) == ["АД", "МА"]
    assert play.words.questions == [AreWords(("АД", "МА"))], "and not ОА, nor МД"


@pytest.mark.rule("SM-17", "SM-61", "SM-G11", "SU-14", "SU-G12")
@by_book("SM-17", "SU-G12")
def test_the_line_is_unbroken(edition: str, rule: str) -> None:
    play = Play("ДОМ", "КОТ", "ОТ", "КО", edition=edition).at("КТТ", on=HOUSE)
    play.refused(0, "Ж9:К К9:Т", rule, "with-a-gap")
    play.refused(0, "Ж8:К Ж10:Т", rule, "with-a-gap")
    play = Play("КОТ", edition=edition).at("КОТ")
    play.refused(0, "З8:К З10:О З11:Т", rule, "with-a-gap")


@pytest.mark.rule("SM-G11", "SM-17", "SU-14", "SU-G12")
@both_books
@pytest.mark.parametrize("line", ["9Ж КОТ", "Ж9:К И9:Т"])
def test_old_tiles_may_fill_the_gap_between_new_ones(edition: str, line: str) -> None:
    play = Play("ДОМ", "КОТ", edition=edition).at("КТ", on=HOUSE).act(0, line)
    assert play.public.grid == lying(*HOUSE, "9Ж КОТ")
    assert made(play) == ["КОТ"]


@pytest.mark.rule("SM-62")
def test_one_place_on_the_board_in_a_turn() -> None:
    """Two words cannot be extended at once, even if all tiles are in one row."""
    play = Play("ДОМ", "ДОМА", "ТОН", "ТОНА", "АТОН").at("ААА", on=("З8 ДОМ", "8З ДНО", "К8 ОТ"))
    play.refused(0, "З11:А К10:А", "SM-39", "not-in-line")
    play = Play("ОНА", "ОМА").at("НАМА", on=("8З ДО", "12З ДО"))
    play.refused(0, "И9:Н И13:М", "SM-17", "with-a-gap")


@pytest.mark.rule("SU-14")
@pytest.mark.parametrize("edition", ["bilingual-ru", "bilingual-uk"])
def test_the_tiles_of_a_move_make_one_whole_word(edition: str) -> None:
    """Neighbours in line belong to the word, even if the player does not name them."""
    play = Play("ДОМ", "ДОМА", "МАК", "АК", edition=edition).at("АКА", on=HOUSE)
    assert play.refused(0, "З11 АК", "SU-15", "not-the-whole-word")["whole"] == "ДОМАК"
    assert play.refused(0, "З11:А З12:К", "SU-29", "no-such-word")["word"] == "ДОМАК"
    assert made(play.act(0, "З8 ДОМА")) == ["ДОМА"]


# --- joining what lies ----------------------------------------------------------------------------------------------


@pytest.mark.rule("SM-G8", "SU-11", "SU-G12")
@by_book("SM-G8", "SU-11")
@pytest.mark.parametrize("line", ["К8 КОТ", "А1 КОТ", "12И КОТ", "И11 КОТ"])
def test_every_later_move_touches_old_tiles(edition: str, rule: str, line: str) -> None:
    Play("ДОМ", "КОТ", edition=edition).at("КОТ", on=HOUSE).refused(0, line, rule, "not-touching")


@pytest.mark.rule("SU-11", "SM-38")
@both_books
@pytest.mark.parametrize(("rack", "line"), [("А", "З8 ДОМА"), ("КТ", "9Ж КОТ"), ("АКА", "10З МАКА")])
def test_later_players_add_one_tile_or_more(edition: str, rack: str, line: str) -> None:
    play = Play("ДОМ", "ДОМА", "КОТ", "МАКА", edition=edition).at("ДОМ", rack).turns("З8 ДОМ", line)
    assert play.public.last is not None
    assert f"{play.public.last.at} {play.public.last.word}" == line
    assert sum(tile != "." for tile in play.public.grid) == 3 + len(rack)


@pytest.mark.rule("SM-40", "SM-57", "SU-15")
@by_book("SM-20", "SU-29")
def test_touching_in_a_neighbouring_row_makes_whole_words(edition: str, rule: str) -> None:
    play = Play("ДОМ", "АД", "МА", edition=edition).at("ААД", on=HOUSE)
    assert play.refused(0, "И9 АД", rule, "no-such-word")["word"] == "ОА"
    assert made(play.act(0, "И10 АД")) == ["АД", "МА"]


@pytest.mark.rule("SM-40", "SM-57", "SU-15")
@by_book("SM-20", "SU-29")
def test_a_word_sideways_is_whole_over_all_its_tiles(edition: str, rule: str) -> None:
    """The new letter joins the tiles on both of its sides, not only on one."""
    on = ("З8 ДОМ", "К8 КОТ")
    play = Play("ДОМ", "КОТ", "АН", "МАТ", "ДНК", edition=edition).at("АНАН", on=on)
    assert play.refused(0, "И9 АН", rule, "no-such-word")["word"] == "ОАО"
    assert made(play.act(0, "И10 АН")) == ["АН", "МАТ"]


@pytest.mark.rule("SM-40", "SU-15")
@by_book("SM-40", "SU-15")
@pytest.mark.parametrize(("line", "whole"), [("З10 МА", "ДОМА"), ("8И АД", "ДАД")])
def test_a_word_is_named_whole(edition: str, rule: str, line: str, whole: str) -> None:
    play = Play("ДОМ", "МА", "АД", "ДОМА", "ДАД", edition=edition).at("ААД", on=HOUSE)
    assert play.refused(0, line, rule, "not-the-whole-word")["whole"] == whole


@pytest.mark.rule("SM-21", "SU-21")
@by_book("SM-21", "SU-21")
@pytest.mark.parametrize("line", ["8З КОТ", "З8 ТОМ", "З8:К И8:О К8:Т"])
def test_a_tile_that_lies_is_not_moved(edition: str, rule: str, line: str) -> None:
    play = Play("ДОМ", "КОТ", "ТОМ", edition=edition).at("КОТ", on=HOUSE)
    params = play.refused(0, line, rule, "occupied")
    assert (params["at"], params["there"]) == ("З8", "Д")


@pytest.mark.rule("SM-21", "SU-21")
@both_books
def test_tiles_lie_where_they_lay_to_the_end(edition: str) -> None:
    play = Play("ДОМ", "КОТ", "ТОН", "МО", edition=edition).at("ДОМ", "КТОН")
    play.turns("З8 ДОМ", "9Ж КОТ", "пас", "И9 ТОН", "пас", "пас", "пас", "пас")
    assert play.is_over
    assert play.public.grid == lying("З8 ДОМ", "9Ж КОТ", "И9 ТОН")


@pytest.mark.rule("SM-25", "SU-01")
@by_book("SM-25", "SU-01")
@pytest.mark.parametrize("line", ["З14 ДОМ", "8О ДОМ", "15П ДОМ"])
def test_the_board_ends_after_fifteen_squares(edition: str, rule: str, line: str) -> None:
    Play("ДОМ", edition=edition).at("ДОМ").refused(0, line, rule, "off-board")


@pytest.mark.rule("SM-25", "SU-01")
def test_there_is_no_sixteenth_square() -> None:
    play = Play("ДОМ").at("ДОМ")
    assert [play.unreadable(0, line) for line in ("З16 ДОМ", "Р8 ДОМ", "З0 ДОМ", "Й8 ДОМ")] == ["no-such-square"] * 4
    assert play.at("М", on=["П13 ДО"]).act(0, "П13 ДОМ").public.grid.endswith("ДОМ")


# --- the five ways --------------------------------------------------------------------------------------------------


@pytest.mark.rule("SM-43", "SU-17", "SM-60")
@both_books
@pytest.mark.parametrize("line", ["З8 ТОНИ", "З7 ОТОН", "З7 ОТОНИ"])
def test_way_one_adds_before_after_or_on_both_ends(edition: str, line: str) -> None:
    play = Play("ТОН", "ТОНИ", "ОТОН", "ОТОНИ", edition=edition).at("ОИ", on=["З8 ТОН"]).act(0, line)
    assert made(play) == [line.split()[1]]


@pytest.mark.rule("SM-60")
def test_both_ends_in_one_move_is_one_word() -> None:
    play = Play("ЗДОРОВЫ", "НЕЗДОРОВЫЕ").at("ЗОДЫРВО", "ЕАНОВЕО").turns("З8 ЗДОРОВЫ", "З6 НЕЗДОРОВЫЕ")
    assert made(play) == ["НЕЗДОРОВЫЕ"]
    assert play.public.scores == (82, 54)


@pytest.mark.rule("SM-44", "SU-18")
@both_books
def test_way_two_goes_at_right_angles_through_an_old_letter(edition: str) -> None:
    play = Play("ТОН", "ОНО", edition=edition).at("НО", on=["З7 ТОН"]).act(0, "8З ОНО")
    assert made(play) == ["ОНО"]


@pytest.mark.rule("SU-18", "SM-47")
@both_books
def test_way_two_or_four_adds_a_letter_to_an_old_word(edition: str) -> None:
    """A new word that changes an old one: both count. The bilingual book lists this under its second way."""
    play = Play("ТОН", "ТОНИ", "ВИНО", edition=edition).at("ВИНО", on=["З7 ТОН"]).act(0, "10Ж ВИНО")
    assert made(play) == ["ВИНО", "ТОНИ"]


@pytest.mark.rule("SM-45", "SU-20")
@both_books
def test_way_three_goes_parallel(edition: str) -> None:
    play = Play("ТОН", "НОТА", "ОН", "НО", edition=edition).at("НОТА", on=["З7 ТОН"])
    assert made(play.act(0, "И8 НОТА")) == ["НОТА", "ОН", "НО"]


@pytest.mark.rule("SM-48", "SU-19")
@both_books
def test_way_five_is_a_bridge_in_the_fourth_turn(edition: str) -> None:
    """Between the ends of three words: Т at К8, Т at К12, and three letters between them."""
    play = Play("КАНОН", "КИТ", "НОТ", "ТИМОТ", edition=edition).at("КАНОНОТ", "ИТИМО", bag="Р")
    play.turns("З8 КАНОН", "8З КИТ", "12З НОТ", "К8 ТИМОТ")
    assert made(play) == ["ТИМОТ"]
    assert play.public.grid == lying("З8 КАНОН", "8З КИТ", "12З НОТ", "К8 ТИМОТ")


@pytest.mark.rule("SM-G9")
def test_a_bridge_needs_no_number_of_turns() -> None:
    play = Play("ТИМОТ").at("ИМО", on=("З8 КАНОН", "8З КИТ", "12З НОТ"))
    assert play.public.last is None
    assert made(play.act(0, "К8 ТИМОТ")) == ["ТИМОТ"]


@pytest.mark.rule("SM-G9", "SM-38")
@both_books
@pytest.mark.parametrize(("line", "words"), [("И8:А", ["ДА"]), ("З11:А", ["ДОМА"]), ("З8 ДОМА", ["ДОМА"])])
def test_a_single_tile_is_a_move_if_it_makes_a_word(edition: str, line: str, words: list[str]) -> None:
    play = Play("ДОМ", "ДА", "ДОМА", edition=edition).at("А", on=HOUSE).act(0, line)
    assert made(play) == words


@pytest.mark.rule("SM-G9", "SM-40")
def test_a_single_tile_may_make_two_words() -> None:
    play = Play("НА", "ОН").at("Н", on=("З8 ДОМ", "10З МА")).act(0, "И9:Н")
    assert made(play) == ["НА", "ОН"]


# --- blanks ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SM-06", "SU-22")
@both_books
def test_a_blank_stands_for_any_letter(edition: str) -> None:
    letters = Play(edition=edition).options.tiles.letters
    assert len(letters) >= 32
    for letter in letters:
        blank = '"' if letter == "’" else letter.lower()
        play = Play(edition=edition, words="challenge").at("О?").act(0, f"З8 О{blank}").accept()
        assert play.public.grid[112:114] == "О" + blank
        assert play.public.scores[0] == (2 if edition == "mattel" else 1), "the blank counts nothing"


@pytest.mark.rule("SM-06", "SU-23")
@both_books
def test_a_blank_is_declared_with_the_move_and_keeps_its_letter(edition: str) -> None:
    """Everybody sees which letter it is, and later words must read it that way."""
    play = Play("ДОМ", "ДА", "КОТ", "КА", edition=edition).at("?ОМ", "А").act(0, "З8 дОМ")
    (played,) = play.events_of(Played)
    assert played.word == "дОМ"
    assert play.act(1, "8З ДА").public.grid == lying("З8 дОМ", "И8 А")
    again = Play("ДОМ", "ДА", "КОТ", "КА", edition=edition).at("А", on=["З8 дОМ"])
    again.refused(0, "8З КА", "SM-21" if edition == "mattel" else "SU-21", "occupied")


@pytest.mark.rule("SM-06", "SU-23")
@by_book("SM-06", "SU-23")
def test_a_blank_must_be_on_the_rack(edition: str, rule: str) -> None:
    play = Play("ДОМ", edition=edition).at("ДОМ", "?")
    play.refused(0, "З8 дОМ", rule, "no-blank-on-rack")
    play.refused(0, "обмен ?", rule, "no-blank-on-rack")


@pytest.mark.rule("SM-06", "SU-23")
@both_books
def test_who_has_the_letter_may_still_lay_the_blank(edition: str) -> None:
    play = Play("ДОМ", edition=edition).at("ДОМ?", bag="").act(0, "З8 дОМ")
    assert play.private(0).rack == "Д"
