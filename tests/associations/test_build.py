"""A table built from packages in miniature: the same twice, and smaller by what is missing."""

from pathlib import Path

import numpy as np
import pytest

from associations.small_sources import VOCABULARY, WORDS, all_sources
from slovoteka.associations.build import build
from slovoteka.associations.model import AssociationModel, Family, fitted_model
from slovoteka.associations.sources import AvailablePackages
from slovoteka.associations.table import AssociationTable

NOTHING = AvailablePackages(None, None, None, None)
UNBENT = AssociationModel({}, fitted_model().mixes)
"""The fitted metric has the width of the true vectors."""


def built(folder: Path, here: AvailablePackages) -> AssociationTable:
    folder.mkdir()
    build(folder, here, UNBENT, VOCABULARY)
    return AssociationTable(folder, UNBENT)


@pytest.fixture(scope="module")
def sources(tmp_path_factory: pytest.TempPathFactory) -> AvailablePackages:
    return all_sources(tmp_path_factory.mktemp("packages"))


def test_same_bytes_twice(sources: AvailablePackages, tmp_path: Path) -> None:
    built(tmp_path / "first", sources)
    built(tmp_path / "second", sources)
    files = sorted(path.name for path in (tmp_path / "first").iterdir())
    assert len(files) > 20
    assert files == sorted(path.name for path in (tmp_path / "second").iterdir())
    for name in files:
        assert (tmp_path / "first" / name).read_bytes() == (tmp_path / "second" / name).read_bytes(), name


@pytest.mark.parametrize(
    ("missing", "families"),
    [
        ("navec", ("glosses", "own")),
        ("wordnet", ("hudlit", "news", "glosses", "own")),
        ("sentences", ("hudlit", "news", "glosses", "own")),
    ],
)
def test_a_missing_package_drops_out(
    missing: str, families: tuple[Family, ...], sources: AvailablePackages, tmp_path: Path
) -> None:
    table = built(tmp_path / "table", sources.but(**{missing: None}))
    assert table.families == families
    assert table.rank("море", ["дом", "корабль"])[0][0] == "корабль"


def test_with_no_package_our_lists_still_play(tmp_path: Path) -> None:
    table = built(tmp_path / "table", NOTHING)
    assert table.families == ("own",)
    assert table.rank("гитара", ["якорь", "струна", "дом"])[0][0] == "струна"
    assert not table.scores("hudlit", WORDS).any()


def test_glosses_and_neighbours_become_links(sources: AvailablePackages, tmp_path: Path) -> None:
    table = built(tmp_path / "table", sources)
    place = table.words.index
    linked = {
        name: {table.words[other] for other in links.row(place("якорь"))[0]} for name, links in table.links.items()
    }
    assert linked["gloss"] == {"корабль", "море"}
    assert linked["text"] == {"вода"}
    meaning = (tmp_path / "table" / "glosses.txt").read_text(encoding="utf-8").split("\n")[place("якорь")]
    assert meaning == "вещь, которой корабль держится в море"


def test_a_form_counts_for_its_lemma(sources: AvailablePackages, tmp_path: Path) -> None:
    """«музыка» has no form in the vectors, «вода» has two."""
    table = built(tmp_path / "table", sources)
    vectors = table.all_vectors()["hudlit"]
    assert not vectors[table.words.index("музыка")].any()
    assert np.linalg.norm(vectors[table.words.index("вода")]) == pytest.approx(1, abs=0.02)
