"""The files written by hand: what is wrong in them is told by file and line, and those that are here are right."""

from pathlib import Path

import pytest

from slovoteka.lexicon.alphabet import Language
from slovoteka.lexicon.curation import BadData, contradictions, load_curation
from slovoteka.lexicon.lists import added_parses
from slovoteka.lexicon.sources import Morphology


def _folder(path: Path, **files: str) -> Path:
    (path / "ru").mkdir()
    for name, text in files.items():
        (path / "ru" / f"{name.replace('_', '-')}.tsv").write_text(text.replace("|", "\t"), encoding="utf-8")
    return path


def test_missing_files_are_empty(tmp_path: Path) -> None:
    curation = load_curation("ru", tmp_path)
    assert not curation.two
    assert not curation.allow


def test_lines_and_comments(tmp_path: Path) -> None:
    folder = _folder(
        tmp_path,
        two="word|reason\n# нота\nре|нота\n",
        allow="word|tags|lemma|reason\nхайп|NOUN,paradigm=тип||новое слово\n",
        block="word|scope|kind|reason\nга|form|unit|гектар\nга|lexeme|unit|гектар\n",
        block_nouns="word|scope|kind|reason\nбелые|form|stray|есть белый\nпервый|lexeme|other|прилагательное\n",
        block_brands="word|scope|kind|reason\nкамаз|lexeme|brand|грузовик\n",
        plural="word|verdict|reason\nлыжи|yes|пара\nтемы|no|счётное\n",
        proper="word|verdict|reason\nвера|keep|убеждение\nкиев|drop|город\n",
    )
    curation = load_curation("ru", folder)
    assert curation.two == {"ре": "нота"}
    assert curation.allow[0].pattern == "тип"
    assert curation.allow[0].lemma == "хайп"
    assert curation.block_form.keys() == {"га"}
    assert curation.block_lexeme.keys() == {"га", "камаз"}
    assert curation.no_noun_form.keys() == {"белые"}
    assert curation.no_noun_lexeme.keys() == {"первый"}
    assert curation.plural.keys() == {"лыжи"}
    assert curation.proper.keys() == {"киев"}


@pytest.mark.parametrize(
    ("name", "text", "said"),
    [
        ("two", "слово|reason\n", "ru/two.tsv: the first line"),
        ("two", "", "ru/two.tsv: the first line"),
        ("two", "word|reason\nре\n", "ru/two.tsv:2: 1 columns"),
        ("two", "word|reason\nре|\n", "ru/two.tsv:2: no reason"),
        ("two", "word|reason\nре|нота\nре|нота\n", "ru/two.tsv:3: ре stands here twice"),
        ("two", "word|reason\nре|нота\nом|единица\n", "ru/two.tsv:3: ом is not in its place"),
        ("two", "word|reason\nр е|нота\n", "ru/two.tsv:2: cannot read the word"),
        ("two", "word|reason\nрe|нота\n", "letter of another alphabet"),
        ("allow", "word|tags|lemma|reason\nхайп|masc||слово\n", "one part of speech"),
        ("block", "word|scope|kind|reason\nга|слово|unit|гектар\n", "the scope is слово"),
        ("block", "word|scope|kind|reason\nга|form|мера|гектар\n", "the kind is мера"),
        ("plural", "word|verdict|reason\nлыжи|да|пара\n", "the verdict is да"),
    ],
)
def test_a_wrong_line_is_told_by_its_number(tmp_path: Path, name: str, text: str, said: str) -> None:
    with pytest.raises(BadData, match=said):
        load_curation("ru", _folder(tmp_path, **{name: text}))


@pytest.mark.parametrize(
    ("files", "said"),
    [
        (
            {
                "allow": "word|tags|lemma|reason\nга|NOUN||гектар\n",
                "block": "word|scope|kind|reason\nга|form|unit|гектар\n",
            },
            "га is in allow.tsv and in block.tsv",
        ),
        ({"two": "word|reason\nдом|здание\n"}, "дом has not 2 letters"),
        (
            {
                "block": "word|scope|kind|reason\nга|form|unit|гектар\n",
                "block_units": "word|scope|kind|reason\nга|form|other|гектар\n",
            },
            "га stands 2 times in block.tsv and its parts",
        ),
    ],
)
def test_contradictions_are_found(tmp_path: Path, files: dict[str, str], said: str) -> None:
    assert list(contradictions("ru", _folder(tmp_path, **files))) == [said]


@pytest.mark.parametrize("language", ["ru", "uk"])
def test_committed_files_are_right(language: Language) -> None:
    assert list(contradictions(language)) == []


@pytest.mark.parametrize("language", ["ru", "uk"])
def test_committed_additions_can_be_inflected(language: Language) -> None:
    curation = load_curation(language)
    made = list(added_parses(Morphology(language), curation))
    assert {parse.lemma for parse in made} >= {added.lemma for added in curation.allow}
    for added in curation.allow:
        assert any(parse.word == added.word and added.part_of_speech in parse.tag for parse in made), added.word
