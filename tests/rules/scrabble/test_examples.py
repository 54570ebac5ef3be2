"""The sums printed in the rulebooks, by the rules and by the command line.

Where a printed sum is impossible, one test has the right one and another shows why the printed one is a misprint.
"""

from itertools import combinations

import pytest

from rules.scrabble.boards import EXAMPLE_BOARD, CommandLine, agreed, counted, example_board, fitted, lying
from slovoteka.core import piles
from slovoteka.core.errors import Illegal
from slovoteka.games.scrabble.editions import SIZE, boards
from slovoteka.games.scrabble.plays import EMPTY_GRID, put, taken_from

SECOND_RACK = "ЕАНОВЕО"
HEALTHY = lying("З8 ЗДОРОВЫ")
WAY_THREE = [("ТЕМЫ", 12), ("ОТ", 2), ("РЕ", 2), ("ОМ", 3), ("ВЫ", 9)]
WAY_FOUR = [("НОВОЕ", (3,), 18), ("ЗДОРОВЫЕ", (3,), 48)]
BEFORE_LANDSCAPE = lying("11А ДОМ", "9А АРТ")
"""For ЛАНДШАФТ: its Д and one А are in the first row."""


# --- the first move -------------------------------------------------------------------------------------------------


@pytest.mark.rule("SM-34")
def test_healthy_is_24(command_line: CommandLine) -> None:
    assert counted("З8 ЗДОРОВ").total == 24
    answer = command_line.score("З8 ЗДОРОВ", rack="ЗОДЫРВО")
    assert (answer["score"], answer["text"]) == (24, ["ЗДОРОВ: 11 + 1 (О×2) = 12 ×2 = 24", "Всего: 24"])
    assert counted("З8 ЗДОРОВ", options=agreed(centre_doubles=False)).total == 12


@pytest.mark.rule("SM-31", "SM-35")
def test_the_printed_rack_lacks_a_tile(command_line: CommandLine) -> None:
    used = fitted(EMPTY_GRID, "З8 ЗДОРОВ", agreed()).used
    with pytest.raises(Illegal) as refused:
        taken_from("ЗОДЫРВ", used, agreed().book)
    assert (refused.value.code, refused.value.params["letter"]) == ("tile-not-on-rack", "О")
    assert piles.remove("ЗОДЫРВО", taken_from("ЗОДЫРВО", used, agreed().book)) == "Ы"
    assert len(used) == 6
    assert "Буквы О на подставке не хватает" in command_line.refusal("З8 ЗДОРОВ", rack="ЗОДЫРВ")
    assert command_line.score("З8 ЗДОРОВ", rack="ЗОДЫРВО")["cgp_after"].endswith(" /Ы 0/24 0")


@pytest.mark.rule("SM-36", "SM-37")
def test_seven_tiles_are_82(command_line: CommandLine) -> None:
    score = counted("З8 ЗДОРОВЫ")
    assert (score.words[0].score, score.all_tiles, score.total) == (32, 50, 82)
    answer = command_line.score("З8 ЗДОРОВЫ", rack="ЗОДЫРВО")
    assert (answer["score"], answer["all_tiles"], answer["tiles_used"]) == (82, 50, "ЗДОРОВЫ")


# --- five ways of moving on -----------------------------------------------------------------------------------------


@pytest.mark.rule("SM-43", "SM-60", "SU-17")
def test_way_one_is_54(command_line: CommandLine) -> None:
    score = counted("З6 НЕЗДОРОВЫЕ", on=HEALTHY)
    assert (score.words[0].face, score.words[0].premiums, score.words[0].factors) == (18, (), (3,))
    assert score.total == 54
    assert command_line.score("З6 НЕЗДОРОВЫЕ", on=HEALTHY, rack=SECOND_RACK)["score"] == 54


@pytest.mark.rule("SM-43")
def test_the_printed_51_is_a_misprint() -> None:
    """51 is 17 × 3, but the ten letters are worth 18. The used squares are also named the wrong way round."""
    layout = agreed().layout()
    squares = [square for square, _ in fitted(HEALTHY, "З6 НЕЗДОРОВЫЕ", agreed()).new]
    assert [layout.letter_factors[square] for square in squares] == [1, 1, 1]
    assert [layout.word_factors[square] for square in squares] == [1, 1, 3]
    assert layout.face_sum("НЕЗДОРОВЫЕ") * 3 == 18 * 3 != 51
    assert layout.word_factors[HEALTHY.index("З")] == 2
    assert layout.letter_factors[HEALTHY.rindex("О")] == 2


@pytest.mark.rule("SM-44", "SU-18")
def test_way_two_is_11(command_line: CommandLine) -> None:
    score = counted("8З ЗАНОВО", on=HEALTHY)
    assert (score.words[0].face, score.words[0].premiums, score.total) == (10, (("В", 2, 1),), 11)
    answer = command_line.score("8З ЗАНОВО", on=HEALTHY, rack=SECOND_RACK)
    assert answer["text"] == ["ЗАНОВО: 10 + 1 (В×2) = 11", "Всего: 11"]


@pytest.mark.rule("SM-45", "SU-20")
def test_way_three_is_28(command_line: CommandLine) -> None:
    score = counted("И10 ТЕМЫ", on=HEALTHY)
    assert [(word.word, word.score) for word in score.words] == WAY_THREE
    assert score.total == 28
    assert command_line.score("И10 ТЕМЫ", on=HEALTHY, rack="ТЕМЫ")["score"] == 28


@pytest.mark.rule("SM-45")
def test_the_printed_27_is_a_misprint() -> None:
    """12 + 2 + 4 + 9: the two words in the middle are worth 5 together, not 4."""
    by_word = {word.word: word.score for word in counted("И10 ТЕМЫ", on=HEALTHY).words}
    assert by_word["ТЕМЫ"] + by_word["ОТ"] + 4 + by_word["ВЫ"] == 27
    assert by_word["РЕ"] + by_word["ОМ"] == 5


@pytest.mark.rule("SM-42")
def test_the_second_rack_makes_all_of_these_but_one(command_line: CommandLine) -> None:
    for move in ("З6 НЕЗДОРОВЫЕ", "8З ЗАНОВО", "15Г НОВОЕ"):
        assert taken_from(SECOND_RACK, fitted(HEALTHY, move, agreed()).used, agreed().book)
    assert "Буквы Т на подставке не хватает" in command_line.refusal("И10 ТЕМЫ", on=HEALTHY, rack=SECOND_RACK)


@pytest.mark.rule("SM-47")
def test_way_four_is_66(command_line: CommandLine) -> None:
    score = counted("15Г НОВОЕ", on=HEALTHY)
    assert [(word.word, word.factors, word.score) for word in score.words] == WAY_FOUR
    assert score.total == 66
    assert command_line.score("15Г НОВОЕ", on=HEALTHY, rack=SECOND_RACK)["score"] == 66


@pytest.mark.rule("SM-48", "SM-G9", "SU-19")
def test_way_five_is_a_bridge(command_line: CommandLine) -> None:
    """It joins letters of separate words, and may be played in any turn."""
    apart = lying("З8 ТОН", "К8 ОСА")
    score = counted("8З ТРОН", on=apart)
    assert ([word.word for word in score.words], score.total) == (["ТРОН"], 4)
    assert command_line.score("8З ТРОН", on=apart, rack="РН")["tiles_used"] == "РН"


# --- two word squares -----------------------------------------------------------------------------------------------


@pytest.mark.rule("SM-49", "SM-50", "SM-65")
def test_landscape_is_306(command_line: CommandLine) -> None:
    score = counted("А8 ЛАНДШАФТ", on=BEFORE_LANDSCAPE)
    assert (score.words[0].face, score.words[0].premiums, score.words[0].factors) == (26, (("Ш", 2, 8),), (3, 3))
    assert score.total == 306
    answer = command_line.score("А8 ЛАНДШАФТ", on=BEFORE_LANDSCAPE, rack="ЛНШАФТ")
    assert answer["text"][0] == "ЛАНДШАФТ: 26 + 8 (Ш×2) = 34 ×3 ×3 = 306"


@pytest.mark.rule("SM-50")
def test_landscape_with_an_old_last_letter_is_102(command_line: CommandLine) -> None:
    as_printed = put(BEFORE_LANDSCAPE, [(14, "Т")])
    score = counted("А8 ЛАНДШАФТ", on=as_printed)
    assert (score.words[0].factors, score.total) == ((3,), 102)
    assert command_line.score("А8 ЛАНДШАФТ", on=as_printed, rack="ЛНШАФ")["score"] == 102


@pytest.mark.rule("SM-50")
def test_landscape_as_printed_cannot_be_306() -> None:
    """Triple-word squares are 7 or 14 apart: under the first and the last letter, and the last one was there before."""
    assert _distances("T") == {7, 14}
    assert len("ЛАНДШАФТ") - 1 == 7


# --- Ё, and the notation --------------------------------------------------------------------------------------------


@pytest.mark.rule("SM-G10")
def test_yo_and_ye(command_line: CommandLine) -> None:
    """Е may stand for Ё if the table is lenient; Ё never stands for Е."""
    assert command_line.score("З8 ЕЖ", rack="ЕЖ")["score"] == 12
    assert command_line.score("З8 ЁЖ", rack="ЁЖ")["score"] == 16
    assert command_line.score("З8 ЁЖ", "--yo", "strict", rack="ЁЖ")["score"] == 16
    assert "ЕЖ" in command_line.refusal("З8 ЕЖ", "--yo", "strict", rack="ЕЖ")
    for yo in ("lenient", "strict"):
        assert command_line.score("З8 ЛЕС", "--yo", yo, rack="ЛЕС")["score"] == 8
        assert "ЛЁС" in command_line.refusal("З8 ЛЁС", "--yo", yo, rack="ЛЁС")
    assert "Буквы Ё на подставке не хватает" in command_line.refusal("З8 ЁЖ", rack="ЕЖ")


@pytest.mark.rule("SM-96")
def test_letter_first_is_across_number_first_is_down(command_line: CommandLine) -> None:
    on = lying("З8 Д")
    assert command_line.score("И8 ОН", "--no-dictionary", on=on)["move"] == "И8 ОН"
    across, down = fitted(on, "И8 ОН", agreed()), fitted(on, "8З ДОН", agreed())
    assert [square for square, _ in across.new] == [8 * 15 + 7, 8 * 15 + 8]
    assert [square for square, _ in down.new] == [8 * 15 + 7, 9 * 15 + 7]
    assert fitted(lying("8З ДОН"), "К8 НОС", agreed()).at == "К8", "К follows И: Й is left out"


# --- the bilingual edition ------------------------------------------------------------------------------------------


@pytest.mark.rule("SU-50")
@pytest.mark.parametrize("edition", ["bilingual-ru", "bilingual-uk"])
def test_three_moves_are_3_and_9_and_36(command_line: CommandLine, edition: str) -> None:
    options, grid = example_board(edition), EMPTY_GRID
    lines = ["ТОН: 3", "КАНОН: 6 + 2 (К×2) + 1 (О×2) = 9", "ВИНО: 4 ×3 ×3 = 36"]
    for move, line in zip(("З7 ТОН", "9Е КАНОН", "К7 ВИНО"), lines, strict=True):
        total = counted(move, on=grid, options=options).total
        answer = command_line.score(move, "--edition", edition, "--board", str(EXAMPLE_BOARD), on=grid)
        assert answer["text"] == [line, f"Всего: {total}"]
        assert answer["score"] == total
        assert line.endswith(f" {total}")
        grid = put(grid, fitted(grid, move, options).new)
    assert [line.split()[-1] for line in lines] == ["3", "9", "36"]


@pytest.mark.rule("SU-51")
def test_the_three_moves_are_impossible_on_the_standard_board() -> None:
    assert _distances("d") == {2, 4, 6, 7, 8, 10, 14}
    assert _distances("T") == {7, 14}
    # the second sum doubles the first and the fourth letter, the third has both triple words within four letters
    assert 3 not in _distances("d")
    assert not {1, 2, 3} & _distances("T")
    # the first sum has no premium though its О lies on the centre
    assert counted("З7 ТОН", options=agreed("bilingual-ru")).total == 3
    assert counted("З7 ТОН", options=agreed("mattel")).total == 6


def _distances(sign: str) -> set[int]:
    """How far apart squares of this kind are in a row or a column of the standard board."""
    rows = boards()["standard"].rows
    columns = ["".join(row[place] for row in rows) for place in range(SIZE)]
    places = [[place for place, found in enumerate(line) if found == sign] for line in (*rows, *columns)]
    return {second - first for line in places for first, second in combinations(line, 2)}
