"""The files written by hand: errors name the file and the line, and our own files have none."""

from collections import defaultdict
from pathlib import Path

import pytest

from slovoteka.lexicon.alphabet import Language, read_word
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
        plural="word|singular|usual|reason\nбега|-|yes|единственного нет\nлыжи|лыжа|yes|пара\nтемы|тема|no|счётное\n",
        proper="word|verdict|reason\nвера|keep|убеждение\nкиев|drop|город\n",
        jargon="word|verdict|plain|reason\nкомп|yes|компьютер|компьютерный жаргон\nтелик|no||говорят все\n",
    )
    curation = load_curation("ru", folder)
    assert curation.two == {"ре": "нота"}
    assert curation.allow[0].pattern == "тип"
    assert curation.allow[0].lemma == "хайп"
    assert curation.block_form.keys() == {"га"}
    assert curation.block_lexeme.keys() == {"га", "камаз"}
    assert curation.no_noun_form.keys() == {"белые"}
    assert curation.no_noun_lexeme.keys() == {"первый"}
    assert [(word, plural.singular, plural.is_usual) for word, plural in curation.plural.items()] == [
        ("бега", None, True),
        ("лыжи", "лыжа", True),
        ("темы", "тема", False),
    ]
    assert curation.proper.keys() == {"киев"}
    assert curation.jargon == {"комп": "компьютер"}
    assert curation.no_jargon == {"телик": "говорят все"}


@pytest.mark.parametrize(
    ("name", "text", "message"),
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
        ("plural", "word|singular|usual|reason\nлыжи|лыжа|да|пара\n", "the column usual has да"),
        ("plural", "word|singular|usual|reason\nбега|-|no|нет\n", "a plural without a singular is usual"),
        ("plural", "word|singular|usual|reason\nлыжи|лы жа|yes|пара\n", "cannot read the word"),
        ("proper", "word|verdict|reason\nкиев|да|город\n", "the verdict is да"),
        ("jargon", "word|verdict|plain|reason\nкомп|да|компьютер|круг\n", "ru/jargon.tsv:2: jargon, and only"),
        ("jargon", "word|verdict|plain|reason\nкомп|yes||круг\n", "ru/jargon.tsv:2: jargon, and only"),
        ("jargon", "word|verdict|plain|reason\nтелик|no|телевизор|все\n", "ru/jargon.tsv:2: jargon, and only"),
        ("jargon", "word|verdict|plain|reason\nтелик|нет||все\n", "the verdict is нет"),
    ],
)
def test_a_wrong_line_is_named_by_its_number(tmp_path: Path, name: str, text: str, message: str) -> None:
    with pytest.raises(BadData, match=message):
        load_curation("ru", _folder(tmp_path, **{name: text}))


@pytest.mark.parametrize(
    ("files", "message"),
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
def test_contradictions_are_found(tmp_path: Path, files: dict[str, str], message: str) -> None:
    assert list(contradictions("ru", _folder(tmp_path, **files))) == [message]


@pytest.mark.parametrize("language", ["ru", "uk"])
def test_committed_files_are_right(language: Language) -> None:
    assert list(contradictions(language)) == []


@pytest.mark.parametrize("language", ["ru", "uk"])
def test_committed_additions_can_be_inflected(language: Language) -> None:
    curation = load_curation(language)
    made = list(added_parses(Morphology(language), curation))
    assert {parse.lemma for parse in made} >= {added.lemma for added in curation.allow}
    tags = defaultdict(list)
    for parse in made:
        assert read_word(parse.word, language).word == parse.word.upper(), f"{parse.lemma} is inflected with a hyphen"
        tags[parse.word].append(parse.tag)
    for added in curation.allow:
        assert any(added.part_of_speech in tag for tag in tags[added.word]), added.word
