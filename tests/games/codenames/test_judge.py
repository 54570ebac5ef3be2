"""The judge of clues, rule by rule."""

import time
from typing import Any

import pytest

from slovoteka.core.oracle import IsWord
from slovoteka.core.words import WordPolicy
from slovoteka.games.codenames.clues import ClueJudge, Finding, JudgeClue, finding_text, judge_clue
from slovoteka.lexicon.clues import ClueAllowances, ClueReason
from slovoteka.lexicon.curation import load_curation
from slovoteka.lexicon.dictionary import open_dictionary
from slovoteka.lexicon.judge import open_judge
from slovoteka.messages import LANGUAGES, has_text


def judged(clue: str, *codenames: str, number: int | None = 1, **agreed: bool) -> tuple[str, str, str | None]:
    """Verdict, reason and rule."""
    found = judge_clue(clue, number, codenames, ClueAllowances(**agreed))
    return found.verdict, found.reason.value, found.rule


FINE = ("allowed", "fine", None)


@pytest.mark.rule("CN-25")
def test_one_word() -> None:
    assert judged("балет", "ПАЧКА", "ТАНЕЦ") == FINE
    assert judged("красный", "МАК") == judged("бежать", "СТОЛ") == judged("вдруг", "СТОЛ") == FINE
    assert judged("три мушкетёра", "ШПАГА") == ("forbidden", "several-words", "CN-25")


@pytest.mark.rule("CN-82")
def test_full_names_and_titles() -> None:
    assert judged("Лев Толстой", "ШПАГА", names=True) == judged("Пётр 1", "ШПАГА", names=True) == FINE
    assert judged("Лев Толстой", "ЛЕВ", names=True) == ("forbidden", "same-word", "CN-27")
    # Only people know whether it is a title or just several words.
    for clue in ("три мушкетёра", "море пляж", "мама мыла раму", "Н Н", "пять шесть"):
        assert judged(clue, "ШПАГА", names=True) == ("doubtful", "several-words", "CN-25")
    assert judged("три мушкетёра", "МУШКЕТЁР", names=True) == ("forbidden", "form", "CN-65")
    assert judged("Жонг Ли Ронг", "КИТАЙ", names=True)[0] == "doubtful"


@pytest.mark.rule("CN-27")
@pytest.mark.rule("CN-70")
@pytest.mark.rule("CN-G9")
@pytest.mark.rule("CN-G14")
def test_open_codenames() -> None:
    assert judged("танец", "ПАЧКА", "ТАНЕЦ") == ("forbidden", "same-word", "CN-27")
    assert judged("мед", "МЁД") == judged("Мёд", "МЕД") == ("forbidden", "same-word", "CN-27")
    assert judged("коса", "ТРАВА", "ПРИНЦЕССА") == FINE


@pytest.mark.rule("CN-61")
def test_letters_are_no_hint() -> None:
    assert judged("рация", "ОПЕРАЦИЯ") == ("doubtful", "letter-hint", "CN-61")
    assert judged("парк", "ПАРКЕТ") == FINE  # that they begin alike is chance
    assert judged("н", "НАЛЁТ", "НОМЕР", number=2)[0] == "doubtful"


PLACE = (
    "слева лево левая левой верхний верхнего верхи углы угловой рядом ряд ряды рядов ниже первый последняя "
    "четвёртый первое второе третье третью вторые сотая сороковой столбцы колонка колонок строчки "
    "передний передняя право правый правое крайняя крайне средняя боковая ближайшая внутри снаружи изнутри "
    "диагонально вдоль поперёк сначала сперва вначале"
)
"""Also forms that are words of their own: a dish, a hall, a polecat."""
NO_PLACE = (
    "лев левы прав права правы правда правило верховье верхом столица сосед крайность третейский "
    "вторник первенец сорокой среда сторона уголь угли рядовой высший север юг запад восток северный"
)
"""Short forms are no places, and there are no sides of the world on a table."""


@pytest.mark.rule("CN-61")
def test_words_of_place_and_order() -> None:
    for clue in PLACE.split():
        assert judged(clue, "КОТ", "СТОЛ") == ("doubtful", "place", "CN-61"), clue
    assert not open_judge().is_clean("слева", 2, ("КОТ", "СТОЛ"))
    assert judged("верхний", "ВЕРХ")[0] == "forbidden"  # a worse finding is told first
    for clue in NO_PLACE.split():
        assert judged(clue, "КОТ", "ЯБЛОКО") == FINE, clue
    assert judged("Первая мировая", "ТАНК", names=True)[:2] == ("doubtful", "several-words")


@pytest.mark.rule("CN-62")
def test_letters_and_numerals() -> None:
    assert judged("О", "КРУГ") == ("doubtful", "letter", "CN-62")
    assert judged("восемь", "ШАР", "НОМЕР") == judged("12", "МЕСЯЦ") == ("doubtful", "numeral", "CN-62")


@pytest.mark.rule("CN-63")
def test_number_as_a_hint() -> None:
    assert judged("фрукт", "ГРУША", "ОСЬМИНОГ", number=8) == ("doubtful", "number-hint", "CN-63")
    assert judged("фрукт", "ГРУША", "ОСЬМИНОГ", number=2) == FINE
    assert judged("фрукт", "ГРУША", "ОСЬМИНОГ", number=None) == FINE
    for codename, number in (("СЕМЬ", 7), ("КВАРТЕТ", 4), ("ПЕНТАГОН", 5), ("ОСЬМИНОГ", 8), ("НОЛЬ", 0)):
        assert judged("балет", codename, number=number) == ("doubtful", "number-hint", "CN-63")
        assert judged("балет", codename, number=9) == FINE


@pytest.mark.rule("CN-63")
def test_a_common_word_makes_no_number_a_hint() -> None:
    for codename, number in (
        *(("БЛИЗНЕЦ", 2), ("ПАРА", 2), ("ДВОЙКА", 2), ("ТРОЙКА", 3), ("КВАДРАТ", 4), ("ПЯТНИЦА", 5), ("НЕДЕЛЯ", 7)),
        *(("СЕМЬЯ", 7), ("РАДУГА", 7), ("ПАУК", 8)),
    ):
        assert judged("балет", codename, number=number) == FINE


@pytest.mark.rule("CN-64")
def test_foreign_words() -> None:
    assert judged("Apfel", "ЯБЛОКО") == ("doubtful", "foreign", "CN-64")
    assert judged("штрудель", "ЯБЛОКО") == FINE
    assert judged("кіт", "ЯБЛОКО")[1] == "unknown"  # only Latin letters make a word foreign
    assert judge_clue("cdtn", 1, ("ЯБЛОКО",)).suggestion == "СВЕТ"


@pytest.mark.rule("CN-65")
def test_forms_and_cognates() -> None:
    for clue in ("светлый", "пересвет", "подсветка", "светотень"):
        assert judged(clue, "СВЕТ") == ("forbidden", "cognate", "CN-65")
    assert judged("света", "СВЕТ") == ("forbidden", "form", "CN-65")


@pytest.mark.rule("CN-66")
def test_parts_of_compounds() -> None:
    for clue in ("герой", "супер", "антигерой", "суперсила"):
        assert judged(clue, "СУПЕРГЕРОЙ") == ("forbidden", "part", "CN-66")


@pytest.mark.rule("CN-67")
@pytest.mark.rule("CN-G8")
def test_chance_is_no_kinship() -> None:
    assert judged("медведь", "МЁД") == FINE
    assert judged("столица", "СТОЛ") == FINE
    # The root may be that of ЗАКАЛКА, but no list says so, so people decide.
    assert judged("калий", "ЗАКАЛКА") == ("doubtful", "cognate", "CN-67")


@pytest.mark.rule("CN-69")
@pytest.mark.rule("CN-87")
def test_homophones() -> None:
    assert judged("рот", "РОД") == judged("кампания", "КОМПАНИЯ") == ("doubtful", "homophone", "CN-69")
    assert judged("рот", "РОД", homophones=True) == FINE
    assert judged("кот", "КИТ") == FINE


@pytest.mark.rule("CN-71")
def test_a_clue_that_is_spelt_out() -> None:
    assert judged("з-а-м-о-к", "РЫЦАРЬ", "КЛЮЧ") == FINE
    assert judged("к-л-ю-ч", "РЫЦАРЬ", "КЛЮЧ") == ("forbidden", "same-word", "CN-27")


@pytest.mark.rule("CN-79")
@pytest.mark.rule("CN-83")
def test_words_with_a_hyphen() -> None:
    assert judged("птицефабрика", "ЯЙЦО") == FINE
    assert judged("плащ-палатка", "ДОЖДЬ") == judged("плащ – палатка", "ДОЖДЬ") == ("forbidden", "hyphen", "CN-79")
    assert judged("плащ-палатка", "ДОЖДЬ", compounds=True) == FINE
    assert judged("плащ-палатка", "ПЛАЩ", compounds=True) == ("forbidden", "same-word", "CN-27")
    assert judged("д'Артаньян", "ШПАГА") == judged("д’Артаньян", "ШПАГА") == FINE
    assert judged("кот'пёс", "КОТ") == ("forbidden", "same-word", "CN-27")
    assert judged("Нью-Йорк", "МОСТ") == ("forbidden", "hyphen", "CN-79")
    assert judged("Нью-Йорк", "МОСТ", names=True) == FINE


@pytest.mark.rule("CN-80")
@pytest.mark.rule("CN-84")
def test_invented_words() -> None:
    assert judged("доктор-коп", "БОЛЬНИЦА", compounds=True) == ("doubtful", "unknown", "CN-80")
    assert judged("жонглиронг", "КИТАЙ") == ("doubtful", "unknown", "CN-80")
    assert judged("смузи", "БАНАН") == FINE  # new, but in use


@pytest.mark.rule("CN-80")
def test_judge_and_dictionary_know_the_same_words() -> None:
    dictionary = open_dictionary(WordPolicy(language="ru", kind="nouns"))
    added = [added.word for added in load_curation("ru").allow if "NOUN" in added.tag and "plur" not in added.tag]
    known = [word for word in added if dictionary.verdict(word).allowed]
    assert len(known) > 700
    assert [word for word in known if judged(word, "ЯБЛОКО")[1] == "unknown"] == []
    for word in ("зазжечь", "компиллятор", "хачапур"):  # reviewers found that these are no words
        assert not dictionary.verdict(word).allowed
        assert judged(word, "СТОЛ")[1] == "unknown"


@pytest.mark.rule("CN-G14")
def test_yo_is_kept_in_what_is_shown() -> None:
    assert judge_clue("зелёнй", 1, ("СТОЛ",)).suggestion == "ЗЕЛЁНЫЙ"
    assert judged("тёлка", "ТЕЛКА")[0] == judged("телка", "ТЁЛКА")[0] == "forbidden"


@pytest.mark.parametrize(("typed", "meant"), [("карова", "КОРОВА"), ("првиет", "ПРИВЕТ"), ("приивет", "ПРИВЕТ")])
def test_slips(typed: str, meant: str) -> None:
    found = judge_clue(typed, 1, ("СТОЛ",))
    assert (found.reason, found.suggestion) == (ClueReason.UNKNOWN, meant)


@pytest.mark.rule("CN-81")
def test_names() -> None:
    assert judged("Джордж", "КОРОНА") == judged("Париж", "БАШНЯ") == judged("Пушкин", "ПИСТОЛЕТ") == FINE


@pytest.mark.rule("CN-85")
@pytest.mark.rule("CN-86")
def test_abbreviations() -> None:
    for clue in ("ЦРУ", "СПб", "ЮНЕСКО", "имхо", "МГУ", "ГАИ", "РНК", "ГДР"):
        assert judged(clue, "ШПАГАТ") == ("forbidden", "abbreviation", "CN-85")
        assert judged(clue, "ШПАГАТ", abbreviations=True) == FINE
    for clue in ("комсомол", "вуз", "лазер", "брр"):
        assert judged(clue, "ШПАГАТ") == FINE


@pytest.mark.rule("CN-88")
@pytest.mark.rule("CN-89")
def test_rhymes() -> None:
    assert judged("сошка", "КОШКА") == ("doubtful", "rhyme", "CN-88")
    assert judged("сошка", "КОШКА", rhymes=True) == FINE


@pytest.mark.rule("CN-G10")
def test_spellings_of_a_codename() -> None:
    assert judged("тоннель", "ТУННЕЛЬ")[::2] == ("forbidden", "CN-65")
    assert judged("р-о-т", "РОД")[0] != "forbidden"


def test_the_most_serious_finding_wins() -> None:
    found = judge_clue("рот", 1, ("РОД", "СТОЛ", "РОТИК"))
    assert (found.verdict, found.codename) == ("forbidden", "РОТИК")
    assert judge_clue("рот", 1, ("СТОЛ", "РОД")).codename == "РОД"


@pytest.mark.parametrize(
    "clue", ["", "-", "💥", "\x00", "ы" * 5000, "a b\tc", "кот" * 30, "к" + "\u0301" * 50, "—" * 9]
)
def test_garbage_is_judged_too(clue: str) -> None:
    assert judged(clue, "СТОЛ", "КОТ")[0] in ("doubtful", "forbidden")


def test_look_alikes_and_stress_do_not_hide_a_codename() -> None:
    assert judged("со\u0301н", "СОН") == judged("C\u041eH", "СОН") == ("forbidden", "same-word", "CN-27")


def test_it_is_an_oracle() -> None:
    question = JudgeClue("света", 1, ("СВЕТ",))
    assert ClueJudge().ask(question) == Finding(
        verdict="forbidden", reason=ClueReason.FORM, rule="CN-65", codename="СВЕТ"
    )
    with pytest.raises(TypeError):
        ClueJudge().ask(IsWord("СВЕТ"))


def test_clean_clues_for_bots() -> None:
    board = ("СВЕТ", "КОШКА", "РОД", "ОСЬМИНОГ")
    assert open_judge().is_clean("балет", 2, board)
    for clue in ("подсветка", "сошка", "рот", "жонглиронг"):
        assert not open_judge().is_clean(clue, 1, board)
    assert open_judge().are_kin("свет", "подсветка")
    assert not open_judge().are_kin("рот", "род")


def test_bots_need_not_wait() -> None:
    """At least 20,000 pairs per second once the words are known."""
    words = [codename.lower() for codename in BOARD] + ["балет", "юбка", "птица", "перья", "фрукт"]
    open_judge().is_clean(words[0], 1, BOARD)
    seconds = min(_seconds(words) for _ in range(5))
    assert seconds < len(words) * len(BOARD) / 20_000


BOARD = (
    *("СТОЛ", "ЛУК", "РОТА", "БАНК", "САМОЛЁТ", "МЁД", "КЛЮЧ", "ГОРА", "РЕКА", "КОСА", "КРАН", "ПОЛЕ", "ЛИСТ"),
    *("ЗАМОК", "МЫШЬ", "ТАНЕЦ", "ПАЧКА", "ШПАГАТ", "ГРИФ", "КРЫЛО", "ШАР", "НОМЕР", "ГРУША", "ПЛАЩ", "ОСЬМИНОГ"),
)


def _seconds(words: list[str]) -> float:
    started = time.perf_counter()
    for word in words:
        open_judge().is_clean(word, 1, BOARD)
    return time.perf_counter() - started


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_has_a_sentence(language: str) -> None:
    for reason in ClueReason:
        assert has_text(f"clue-{reason.value}", language)


ABOUT_A_CODENAME = (
    ClueReason.SAME_WORD,
    ClueReason.FORM,
    ClueReason.COGNATE,
    ClueReason.PART,
    ClueReason.NUMBER_HINT,
    ClueReason.LETTER_HINT,
    ClueReason.HOMOPHONE,
    ClueReason.RHYME,
)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("verdict", ["doubtful", "forbidden"])
@pytest.mark.parametrize("reason", ABOUT_A_CODENAME, ids=lambda reason: reason.value)
def test_a_sentence_names_the_codename_it_is_about(reason: ClueReason, verdict: Any, language: str) -> None:
    finding = Finding(verdict=verdict, reason=reason, codename="Коса")
    assert "КОСА" in finding_text("КОСИТЬ", finding, language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_sentence_names_what_was_meant_if_the_judge_can_tell(language: str) -> None:
    unknown = Finding(verdict="doubtful", reason=ClueReason.UNKNOWN)
    assert "балет" in finding_text("БОЛЕТ", unknown.but(suggestion="БАЛЕТ"), language)
    assert "none" not in finding_text("БОЛЕТ", unknown, language)
