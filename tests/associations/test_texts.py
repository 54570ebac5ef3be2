"""Glosses freed of their markup, and words that stand side by side."""

from pathlib import Path

import numpy as np
import pytest

from associations.small_sources import write_glosses, write_sentences
from slovoteka.associations.links import Links, make_links
from slovoteka.associations.texts import Gloss, gloss_links, glosses, sentences, text_links

PLACES = {"море": 0, "волна": 1, "дом": 2, "крыша": 3, "человек": 4}


def row(links: Links, word: str) -> dict[str, float]:
    names = list(PLACES)
    others, values = links.row(PLACES[word])
    return {names[other]: float(value) for other, value in zip(others, values, strict=True)}


def test_markup_goes(tmp_path: Path) -> None:
    first, second, _ = glosses(write_glosses(tmp_path))
    assert first == Gloss("якорь", "вещь, которой корабль держится в море", ("Якорь опустили в воду.",))
    assert second.meaning == "натянутая нить, часть гитары"


def test_sentences_are_parted(tmp_path: Path) -> None:
    package = write_sentences(tmp_path, ["Одно.| |Другое.", "Третье."])
    assert list(sentences(package))[:3] == ["Одно.", "Другое.", "Третье."]


def test_gloss_links_go_both_ways_and_rare_words_weigh_more() -> None:
    known = [
        Gloss("волна", "вал на море", ()),
        Gloss("крыша", "верх дома человека", ()),
        Gloss("дом", "жилище человека", ()),
    ]
    links = gloss_links(known, PLACES)
    assert row(links, "море").keys() == {"волна"}
    assert row(links, "крыша").keys() == {"дом", "человек"}
    assert row(links, "крыша")["дом"] > row(links, "крыша")["человек"]


def test_neighbours_count_more_than_strangers() -> None:
    texts = ["Волны моря шумят."] * 5 + ["Крыша дома."] * 5 + ["Человек у моря.", "Человек у дома.", "Человек и волна."]
    links = text_links(texts, PLACES)
    assert row(links, "море")["волна"] > row(links, "море").get("человек", 0)
    assert "крыша" not in row(links, "море"), "sentences do not touch"


def test_links_keep_the_strongest() -> None:
    links = make_links(np.array([0, 0, 0, 2]), np.array([1, 2, 3, 0]), np.array([0.5, 2.0, 1.0, 1.0]), 5, most=2)
    assert row(links, "море") == pytest.approx({"дом": 2.0, "крыша": 1.0}, abs=0.01)
    assert row(links, "волна") == {}
    assert links.between(0, np.arange(5)).tolist() == pytest.approx([0, 0, 2.0, 1.0, 0], abs=0.01)
    assert links.between(0, np.array([1, 3])).tolist() == pytest.approx([0, 1.0], abs=0.01)
