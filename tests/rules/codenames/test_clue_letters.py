"""How a clue is written, letter by letter (CN-56, CN-64, CN-71, CN-85), and open codenames in it (CN-27, CN-66)."""

from typing import Any

import pytest

from rules.codenames.tables import table_of
from slovoteka.games.codenames.actions import Ask, Clue
from slovoteka.games.codenames.state import Given

MODES = pytest.mark.parametrize("judge", ["warn", "block", "off"])


def read_as(word: str, **options: Any) -> str:
    """What everyone sees of a clue that is sent like this."""
    return table_of(**options).act(0, Clue(word, 1)).public.clues[-1].word


# --- letters, and nothing else --------------------------------------------------------------------------------------


@pytest.mark.rule("CN-56", "CN-64")
@pytest.mark.parametrize(
    ("word", "read"),
    [
        ("балет", "БАЛЕТ"), ("ёлка", "ЁЛКА"), ("подъём", "ПОДЪЁМ"), ("apfel", "APFEL"), ("Straße", "STRASSE"),
        ("7", "7"), ("007", "007"), ("1812", "1812"), ("т-34", "Т-34"), ("рок-н-ролл", "РОК-Н-РОЛЛ"),
        ("Д'Артаньян", "Д'АРТАНЬЯН"), ("Д’Артаньян", "Д'АРТАНЬЯН"), ("О'Генри", "О'ГЕНРИ"), ("rock'roll", "ROCK'ROLL"),
    ],
)  # fmt: skip
def test_russian_letters_or_latin_ones_or_a_number(word: str, read: str) -> None:
    assert read_as(word) == read


@MODES
@pytest.mark.rule("CN-56")
@pytest.mark.parametrize(
    "word",
    [
        "КОТ.МОЛОКО", "БАЛ.ЕТ.", ".БАЛЕТ", "...", "12345", "T34", "КОТ2", "КОТ\u0071", "'БАЛЕТ", "БАЛЕТ'", "БА'ЛЕТ",
        "Д''АРТАНЬЯН", "Д'", "-", "'", "БА–ЛЕТ", "БАЛЕТ²", "½", "№1", "БАЛЕТ°",
    ],
)  # fmt: skip
def test_no_other_signs_nor_these_in_other_places(judge: str, word: str) -> None:
    table = table_of(judge=judge)
    table.refused(0, Clue(word, 1, sure=True), "CN-56", "clue-signs")
    table.refused(0, Ask(word, 1), "CN-56", "clue-signs")
    assert table.judge.asked == []


@pytest.mark.rule("CN-56")
@pytest.mark.parametrize("word", ["кіт", "їжак", "ґава", "κύκλος", "עץ", "茶", "ქარი", "ѣда", "ўзор", "њива", "один一"])
def test_no_letters_of_other_scripts(word: str) -> None:
    table_of().refused(0, Clue(word, 1, sure=True), "CN-56", "clue-signs")


@pytest.mark.rule("CN-56")
@pytest.mark.parametrize("sign", "\u3164\u1160\u115f\uffa0\u02b9\u02bc\u02d0\u202e\u200f\u0488\ufe0f\U000e0041")
@pytest.mark.parametrize("form", ["AP{}FEL", "APFEL{}", "{}"])
def test_nothing_that_cannot_be_seen_or_only_looks_like_a_letter(sign: str, form: str) -> None:
    """Two spellings of one word would be a second message that only some can read."""
    table_of().refused(0, Clue(form.format(sign), 1, sure=True), "CN-56", "clue-signs")


@pytest.mark.rule("CN-56")
@pytest.mark.parametrize("sign", "\u3164\u1160\u115f\uffa0\u02b9\u02bc\u02d0\u202e\u200f\U000e0041")
def test_nor_in_a_russian_word(sign: str) -> None:
    for word in (f"БАЛ{sign}ЕТ", f"БАЛЕТ{sign}", f"{sign}БАЛЕТ"):
        table_of().refused(0, Clue(word, 1, sure=True), "CN-56", "clue-signs")


@pytest.mark.rule("CN-56")
@pytest.mark.parametrize(
    "word", ["ба\u00adлет", "бал\u200bет", "ба\u2060лет", "\ufeffбалет", "б\uff41лет", "б\u0061лет", "бале\u0301т"]
)
def test_what_a_copied_text_brings_along_is_gone(word: str) -> None:
    """Soft hyphens, marks, letters of another width or alphabet: what everyone sees is the plain word."""
    assert read_as(word) == "БАЛЕТ"


@pytest.mark.rule("CN-56")
@pytest.mark.parametrize(
    ("word", "read"), [("ａｐｆｅｌ", "APFEL"), ("１２", "12"), ("②", "2"), ("Ⅳ", "IV"), ("ﬁn", "FIN")]
)
def test_forms_of_one_letter_are_one_letter(word: str, read: str) -> None:
    assert read_as(word) == read


# --- spaces ---------------------------------------------------------------------------------------------------------

SPACES = "\u0020\u00a0\u1680\u2002\u2003\u2009\u202f\u205f\u3000"


@pytest.mark.rule("CN-25")
@pytest.mark.parametrize("space", SPACES)
def test_any_space_parts_words(space: str) -> None:
    assert table_of().refused(0, Clue(f"лев{space}толстой", 1), "CN-25", "clue-words") == {"words": 2}
    assert read_as(f"лев{space}{space}толстой{space}", names=True) == "ЛЕВ ТОЛСТОЙ"
    assert read_as(f"{space}балет{space}") == "БАЛЕТ"
    table_of().refused(0, Clue(space, 1), "CN-25", "clue-empty")


@pytest.mark.rule("CN-56")
@pytest.mark.parametrize("sign", "\t\n\r\v\f\x00\x07\x1b\x1c\x1f\x7f\x85\u2028\u2029")
def test_tabs_ends_of_lines_and_control_signs_are_no_spaces(sign: str) -> None:
    for word in (f"лев{sign}толстой", f"балет{sign}"):
        table_of(names=True).refused(0, Clue(word, 1, sure=True), "CN-56", "clue-signs")


# --- spelt, stressed, abbreviated -----------------------------------------------------------------------------------


@pytest.mark.rule("CN-71")
@pytest.mark.parametrize("word", ["з-а-м-о-к", "З-А-М-О-К", "за\u0301мок", "ЗАМО\u0301К", "замо\u0300к"])
def test_a_word_that_is_spelt_or_stressed_is_the_word(word: str) -> None:
    assert read_as(word) == "ЗАМОК"


@pytest.mark.rule("CN-71")
def test_two_letters_or_syllables_are_not_spelling() -> None:
    assert [read_as(word) for word in ("а-б", "за-мок", "и-го-го")] == ["А-Б", "ЗА-МОК", "И-ГО-ГО"]


@pytest.mark.rule("CN-71")
@pytest.mark.parametrize("word", ["йод", "и\u0306од", "Йод"])
def test_what_is_part_of_a_letter_stays(word: str) -> None:
    assert read_as(word) == "ЙОД"


@pytest.mark.rule("CN-85")
@pytest.mark.parametrize(
    ("word", "read"), [("Ц.Р.У.", "ЦРУ"), ("Ц.Р.У", "ЦРУ"), ("ц.р.у.", "ЦРУ"), ("имхо.", "ИМХО"), ("U.S.A.", "USA")]
)
def test_the_dots_of_an_abbreviation_say_nothing(word: str, read: str) -> None:
    table = table_of().act(0, Clue(word, 1))
    assert table.public.clues == (Given(0, read, 1),)
    assert table.judge.asked[-1].clue == read


# --- open codenames -------------------------------------------------------------------------------------------------


@MODES
@pytest.mark.rule("CN-66")
@pytest.mark.parametrize(
    ("word", "codename"),
    [
        ("КОСА-ПЛУГ", "КОСА"), ("ПЛУГ-КОСА", "КОСА"), ("ПЛУГ-КОСА-СЕРП", "КОСА"), ("МЕД-ПЛУГ", "МЁД"),
        ("МЁД-ПЛУГ", "МЁД"), ("Д'КОСА", "КОСА"), ("ПЛУГ-ЯД", "ЯД"), ("KOCA-BAP", "КОСА"),
        ("ПЛУГ-\u004b\u004f\u0043\u0410", "КОСА"),
    ],
)  # fmt: skip
def test_no_open_codename_is_a_part_of_a_clue(judge: str, word: str, codename: str) -> None:
    agreed: list[dict[str, Any]] = [{}, {"compounds": True}, {"names": True}]
    for options in agreed:
        table = table_of(judge=judge, **options)
        for action in (Clue(word, 1), Clue(word, 1, sure=True)):
            assert table.refused(0, action, "CN-66", "clue-open") == {"word": codename}
        assert table.judge.asked == []


@MODES
@pytest.mark.rule("CN-27")
@pytest.mark.parametrize(
    "word", ["КО-СА", "К'ОСА", "К-ОС-А", "К.О.С.А.", "к-о-с-а", "ко\u0301са", "KOCA", "ＫＯＣＡ", "KO-CA", "K'OCA"]
)
def test_no_sign_hides_that_a_clue_is_an_open_codename(judge: str, word: str) -> None:
    table = table_of(judge=judge, compounds=True)
    for action in (Clue(word, 1, sure=True), Ask(word, 1)):
        assert table.refused(0, action, "CN-27", "clue-open") == {"word": "КОСА"}


@MODES
@pytest.mark.rule("CN-27", "CN-82")
@pytest.mark.parametrize("word", ["БЕЛАЯ КОСА", "КОСА БЕЛАЯ", "КО СА", "К О С А", "ТРИ МЕДА МЕД КОСА"])
def test_no_word_of_a_name_is_an_open_codename(judge: str, word: str) -> None:
    table = table_of(judge=judge, names=True)
    table.refused(0, Clue(word, 1, sure=True), "CN-27", "clue-open")
    table.refused(0, Ask(word, 1), "CN-27", "clue-open")


@pytest.mark.rule("CN-28", "CN-66")
@pytest.mark.parametrize("word", ["КОСА-ПЛУГ", "КО-СА", "KOCA", "БЕЛАЯ КОСА"])
def test_a_covered_codename_may_be_in_a_clue(word: str) -> None:
    assert read_as(word, covered=("КОСА",), names=True) == word


@pytest.mark.rule("CN-67")
@pytest.mark.parametrize("word", ["КОСАРЬ", "ЯДРО", "МЕДВЕДЬ", "ЛУКА-ЯДРО", "ЛУКОМОРЬЕ"])
def test_letters_in_a_row_are_no_part(word: str) -> None:
    assert read_as(word, judge="off") == word
