"""Words of the last thirty years and of everyday speech."""

from pathlib import Path

import pytest

from slovoteka.lexicon.dictionary import Dictionary

SAMPLE = (Path(__file__).parent / "modern_sample.txt").read_text("utf-8").split()
"""Written by somebody who had not seen our lists, before these words were looked up: 87 % were accepted then."""
EVERYDAY = (Path(__file__).parent / "everyday_sample.txt").read_text("utf-8").split()
"""Four more such samples: verbs of the net, professions, food, slang, diminutives, adverbs, gerunds. When they were
looked up first, 91 %, 94 %, 89 % and 90 % were accepted; words of the same kinds were added after each of the first
three. Misspelt words and names of firms are left out."""
EVERYDAY_UKRAINIAN = (Path(__file__).parent / "everyday_sample_uk.txt").read_text("utf-8").split()
"""Three such samples: 98 %, 92 % and 94 % were accepted at first."""
NO_WORDS = (
    *("исскуство", "агенство", "будующий", "координальный", "вообщем", "подскользнуться", "победю", "бежат", "хочем"),
    *("ездию", "местов", "пекёт", "жгя", "пья", "мебелье", "столистый", "новосибирск", "гибдд", "деревянее"),
    "сбербанк",
)
REPORTED = (
    *("троллить", "постить", "стримить", "юзать", "скроллить", "гуглить", "забанить", "донатить", "зафрендить"),
    *("самозанятый", "киберспорт", "паблик", "крафтовый", "сорбет", "тьютор", "нычка", "кринж", "краш", "бабулечка"),
    *("несомый", "идучи", "ёкать"),
    *(
        "зашеймить",
        "зафиксить",
        "душнить",
        "флексить",
        "зырить",
        "ништяк",
        "байтить",
        "бесячий",
        "доширак",
        "прикольнее",
    ),
)
INFLECTED = (
    *("троллю", "гуглят", "забань", "донатил", "зафрендив", "постят", "пощу", "самозанятого", "киберспорта", "паблики"),
    *("крафтовыми", "сорбетом", "тьюторов", "нычек", "кринжа", "крашем", "бабулечки", "несомыми", "ёкало"),
    *("похамлю", "поунывает", "набазарили", "послоняйся", "блокну", "прогружаются", "лендосами", "алкашек"),
    *("зашеймлю", "зафикшу", "душнит", "флексят", "зырь", "ништяка", "байчу", "бесячего", "доширака", "поприкольнее"),
)


def test_most_of_a_blind_sample_counts(forms: Dictionary) -> None:
    refused = [word for word in SAMPLE if not forms.verdict(word).allowed]
    assert len(SAMPLE) == 300
    assert len(refused) <= 0.05 * len(SAMPLE), refused


def test_most_of_the_later_samples_counts(forms: Dictionary, ukrainian_forms: Dictionary) -> None:
    assert len(EVERYDAY) > 1100
    assert len(EVERYDAY_UKRAINIAN) > 330
    refused = [word for word in EVERYDAY if not forms.verdict(word).allowed]
    assert len(refused) <= 0.05 * len(EVERYDAY), refused
    refused = [word for word in EVERYDAY_UKRAINIAN if not ukrainian_forms.verdict(word).allowed]
    assert len(refused) <= 0.05 * len(EVERYDAY_UKRAINIAN), refused


@pytest.mark.parametrize("word", NO_WORDS)
def test_misspelt_words_and_firms_do_not_count(forms: Dictionary, word: str) -> None:
    assert not forms.verdict(word).allowed


@pytest.mark.parametrize("word", REPORTED)
def test_words_that_players_were_refused(forms: Dictionary, word: str) -> None:
    assert forms.verdict(word).allowed


@pytest.mark.parametrize("word", INFLECTED)
def test_new_words_come_with_their_forms(forms: Dictionary, word: str) -> None:
    assert forms.verdict(word).allowed


@pytest.mark.parametrize("word", ["троллима", "крафтовее", "кринжима", "ёкаем"])
def test_new_words_have_no_theoretical_forms(forms: Dictionary, word: str) -> None:
    assert forms.verdict(word).allowed == (word == "ёкаем")


@pytest.mark.parametrize(
    "word",
    [
        *("фіґа", "тиктокер", "тероборона", "крінж", "тероборони", "тиктокером", "крінжем"),
        *("тривожка", "тривожок", "мавік", "мавіків", "релокація", "релокації"),
    ],
)
def test_ukrainian_words(ukrainian_forms: Dictionary, word: str) -> None:
    assert ukrainian_forms.verdict(word).allowed


@pytest.mark.parametrize("word", ["бекапить", "бекапити", "бекаплять"])
def test_ukrainian_verbs_have_their_standard_infinitive(ukrainian_forms: Dictionary, word: str) -> None:
    assert ukrainian_forms.verdict(word).allowed
