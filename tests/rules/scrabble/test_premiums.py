"""What squares, blanks, shared letters and seven tiles are worth, in both rulebooks."""

from pathlib import Path
from typing import Protocol

import msgspec
import pytest

from rules.scrabble.boards import CommandLine, agreed, counted, fitted, lying
from slovoteka.core.errors import Illegal
from slovoteka.games.scrabble.editions import boards
from slovoteka.games.scrabble.notation import square_of
from slovoteka.games.scrabble.options import Options
from slovoteka.games.scrabble.plays import EMPTY_GRID, Score, put, taken_from

EDITIONS = {"mattel": agreed("mattel"), "bilingual-ru": agreed("bilingual-ru"), "bilingual-uk": agreed("bilingual-uk")}

both_books = pytest.mark.parametrize("options", EDITIONS.values(), ids=EDITIONS)


def with_squares(options: Options, **signs: str) -> Options:
    """A plain board with these premium squares; the centre is plain too."""
    row = list("." * 225)
    for square, sign in signs.items():
        row[square_of(square)] = sign
    rows = ["".join(row[start : start + 15]) for start in range(0, 225, 15)]
    return agreed(options.edition, board={"rows": rows}, centre_doubles=False)


class Count(Protocol):
    def __call__(self, move: str, *, on: str = EMPTY_GRID, options: Options = ...) -> Score: ...


@pytest.fixture
def count(command_line: CommandLine, tmp_path: Path) -> Count:
    """The points of a move by the rules. The command line, given the board as a file, must say the same."""

    def count(move: str, *, on: str = EMPTY_GRID, options: Options = EDITIONS["mattel"]) -> Score:
        board = tmp_path / "board.json"
        board.write_bytes(msgspec.json.encode(options.board))
        centre = "--centre-doubles" if options.centre_doubles else "--centre-plain"
        switches = ("--edition", options.edition, "--board", str(board), centre, "--no-dictionary")
        score = counted(move, on=on, options=options)
        assert command_line.score(move, *switches, on=on)["score"] == score.total
        return score

    return count


# --- squares --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SM-33", "SU-36", "SU-37")
@both_books
def test_a_move_is_worth_its_printed_values(count: Count, options: Options) -> None:
    value = options.layout().values
    score = count("З8 ДИМ", options=with_squares(options))
    assert score.total == value["Д"] + value["И"] + value["М"] == 5


@pytest.mark.rule("SM-26", "SU-38", "SU-39")
@both_books
@pytest.mark.parametrize(("sign", "factor"), [("d", 2), ("t", 3)])
def test_a_blue_square_multiplies_its_letter(count: Count, options: Options, sign: str, factor: int) -> None:
    board = with_squares(options, З8=sign)
    score = count("З8 ДИМ", options=board)
    assert score.words[0].premiums == (("Д", factor, 2 * (factor - 1)),)
    assert score.total == 2 * factor + 1 + 2


@pytest.mark.rule("SM-27", "SU-40")
@both_books
@pytest.mark.parametrize(("sign", "factor"), [("D", 2), ("T", 3)])
def test_a_red_square_multiplies_the_word(count: Count, options: Options, sign: str, factor: int) -> None:
    score = count("З8 ДИМ", options=with_squares(options, З9=sign))
    assert (score.words[0].factors, score.total) == ((factor,), 5 * factor)


@pytest.mark.rule("SM-28", "SU-41")
@both_books
def test_letters_come_before_words(count: Count, options: Options) -> None:
    """(2 × 3 + 1 + 2) × 2, wherever the red square is."""
    assert count("З8 ДИМ", options=with_squares(options, З8="t", З10="D")).total == 18
    assert count("З7 ДИМ", options=with_squares(options, З9="D", З7="t")).total == 18


@pytest.mark.rule("SM-29", "SM-63", "SU-43")
@both_books
def test_a_square_counts_once(count: Count, options: Options, command_line: CommandLine) -> None:
    board = with_squares(options, З8="T", З9="t")
    assert count("З8 ДИ", options=board).total == (2 + 3) * 3
    again = count("З8 ДИМ", on=lying("З8 ДИ"), options=board)
    assert (again.words[0].premiums, again.words[0].factors, again.total) == ((), (), 5)
    answer = command_line.score("З8 ДИМ", "--edition", options.edition, "--no-dictionary", on=lying("З8 ДИ"))
    assert answer["score"] == 5


@pytest.mark.rule("SM-49", "SM-65", "SU-42")
@both_books
@pytest.mark.parametrize(("sign", "factor"), [("D", 4), ("T", 9)])
def test_two_red_squares(count: Count, options: Options, sign: str, factor: int) -> None:
    score = count("З8 ДИМ", options=with_squares(options, З8=sign, З10=sign))
    assert (score.words[0].factors, score.total) == ((2, 2) if sign == "D" else (3, 3), 5 * factor)


@pytest.mark.rule("SM-49", "SU-42")
def test_two_doubles_of_the_standard_board_are_six_apart(count: Count) -> None:
    """Row Д, columns 5 and 11: seven letters, one of them old, so that the bonus of 50 does not interfere."""
    score = count("Д5 НОВОСТИ", on=lying("8Г ТОН"))
    assert (score.words[0].factors, score.total) == ((2, 2), 7 * 4)


@pytest.mark.rule("SU-G10")
@both_books
def test_a_double_and_a_triple_word_are_six(count: Count, options: Options) -> None:
    assert count("З8 ДИМ", options=with_squares(options, З8="D", З10="T")).total == 5 * 6


# --- blanks ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SM-06", "SU-36", "SU-22")
@both_books
def test_a_blank_is_worth_nothing(count: Count, options: Options) -> None:
    assert count("З8 дИМ", options=with_squares(options)).total == 3
    assert fitted(EMPTY_GRID, "З8 дИМ", options).used == "?ИМ"
    assert fitted(EMPTY_GRID, "З8 дИМ", options).words == ("ДИМ",)


@pytest.mark.rule("SM-06", "SU-23")
@both_books
def test_a_blank_keeps_its_letter(count: Count, options: Options) -> None:
    """Later words read it as that letter and count nothing for it; it cannot become another letter."""
    grid = lying("З8 дИМ")
    assert count("8З ДНО", on=grid, options=with_squares(options)).total == 2
    with pytest.raises(Illegal) as refused:
        fitted(grid, "8З ТОН", options)
    assert (refused.value.rule, refused.value.code) == (options.book.old_tiles, "occupied")


@pytest.mark.rule("SM-30", "SM-66", "SU-44")
@both_books
@pytest.mark.parametrize(("sign", "factor"), [("D", 2), ("T", 3)])
def test_a_blank_on_red_multiplies_the_word(count: Count, options: Options, sign: str, factor: int) -> None:
    assert count("З8 дИМ", options=with_squares(options, З8=sign)).total == 3 * factor


@pytest.mark.rule("SM-30", "SM-66", "SU-G9")
@both_books
@pytest.mark.parametrize("sign", ["d", "t"])
def test_a_blank_on_blue_stays_nothing(count: Count, options: Options, sign: str) -> None:
    assert count("З8 дИМ", options=with_squares(options, З8=sign)).total == 3


@pytest.mark.rule("SM-30", "SM-66")
def test_blanks_of_the_printed_example(command_line: CommandLine) -> None:
    assert command_line.score("З8 зДОРОВ", rack="?ОДЫРВО")["score"] == 14
    assert command_line.score("З8 ЗДОРоВ", rack="ЗОДЫРВ?")["text"] == ["ЗДОРоВ: 10 ×2 = 20", "Всего: 20"]
    assert "Пустышки на подставке нет" in command_line.refusal("З8 зДОРОВ", rack="ЗОДЫРВО")


# --- several words, shared letters ----------------------------------------------------------------------------------


@pytest.mark.rule("SM-41", "SM-64", "SU-16", "SU-37")
@both_books
def test_every_word_formed_or_changed_counts(count: Count, options: Options) -> None:
    score = count("11З СТО", on=lying("З8 ДИМ"), options=with_squares(options))
    assert [word.word for word in score.words] == ["СТО", "ДИМС"]
    value = options.layout().values
    assert score.total == value["С"] + 2 + 5 + value["С"]


@pytest.mark.rule("SM-46", "SM-64", "SU-45")
@both_books
@pytest.mark.parametrize(("sign", "down", "across"), [("d", 4, 7), ("t", 5, 8), ("D", 6, 12), ("T", 9, 18)])
def test_a_common_letter_has_its_premium_in_each_word(
    count: Count, options: Options, sign: str, down: int, across: int
) -> None:
    """О is the first letter of both: ОНО is worth 3, ОДИМ 6."""
    score = count("7З ОНО", on=lying("З8 ДИМ"), options=with_squares(options, З7=sign))
    assert [(word.word, word.score) for word in score.words] == [("ОНО", down), ("ОДИМ", across)]
    assert score.total == down + across


# --- seven tiles ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("SM-36", "SU-46", "SU-47")
@both_books
def test_fifty_points_are_not_multiplied(count: Count, options: Options) -> None:
    score = count("З8 НИТОНОТ", options=with_squares(options, З8="T"))
    assert (score.all_tiles, score.total) == (50, 7 * 3 + 50)


@pytest.mark.rule("SM-G20", "SU-46")
@both_books
def test_six_tiles_earn_no_fifty_even_if_they_are_the_last(count: Count, options: Options) -> None:
    score = count("З7 ТНИТОНО", on=lying("З7 Т"), options=with_squares(options))
    used = fitted(lying("З7 Т"), "З7 ТНИТОНО", options).used
    assert taken_from("НИТОНО", used, options.book) == "НИТОНО"
    assert (len(used), score.all_tiles, score.total) == (6, 0, 7)


@pytest.mark.rule("SM-36", "SM-G20", "SU-46")
@both_books
def test_seven_tiles_count_new_ones_only(count: Count, options: Options) -> None:
    grid = lying("З7 Т")
    assert count("З7 ТНИТОНОТ", on=grid, options=options).all_tiles == 50
    assert count("З7 ТНИТОНО", on=put(EMPTY_GRID, [(square_of("З7"), "Т")]), options=options).all_tiles == 0


@pytest.mark.rule("SM-25", "SM-34", "SU-51")
def test_the_standard_board() -> None:
    signs = "".join(boards()["standard"].rows)
    assert {sign: signs.count(sign) for sign in "TDtd."} == {"T": 8, "D": 16, "t": 12, "d": 24, ".": 165}
    assert signs == signs[::-1]
    assert agreed("mattel").layout().word_factors[112] == 2
    assert agreed("bilingual-ru").layout().word_factors[112] == 1
    assert agreed("bilingual-uk").layout().word_factors[112] == 1
