"""Words of the last thirty years and of everyday speech."""

from pathlib import Path

import pytest

from slovoteka.lexicon.dictionary import Dictionary

SAMPLE = (Path(__file__).parent / "modern_sample.txt").read_text("utf-8").split()
"""Written by somebody who had not seen our lists, before these words were looked up: 87 % were accepted then."""
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
    *("зашеймлю", "зафикшу", "душнит", "флексят", "зырь", "ништяка", "байчу", "бесячего", "доширака", "поприкольнее"),
)


def test_most_of_a_blind_sample_counts(forms: Dictionary) -> None:
    refused = [word for word in SAMPLE if not forms.verdict(word).allowed]
    assert len(SAMPLE) == 300
    assert len(refused) <= 0.05 * len(SAMPLE), refused


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
