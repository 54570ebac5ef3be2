"""Builds the table from the packages that are installed. The same packages give the same bytes."""

from collections import defaultdict
from collections.abc import Iterator
from itertools import chain
from pathlib import Path
from typing import Final

import msgspec
import numpy as np

from slovoteka.associations.evidence import BETWEEN, GLOSSES
from slovoteka.associations.links import Links
from slovoteka.associations.model import AssociationModel, fitted_model
from slovoteka.associations.own import own_links, own_lists
from slovoteka.associations.progress import show_progress
from slovoteka.associations.sources import AvailablePackages
from slovoteka.associations.spaces import Floats, Space, encoded_vectors, fit_whitening, lemma_vectors
from slovoteka.associations.store import Description
from slovoteka.associations.texts import Gloss, gloss_links, glosses, sentences, text_links
from slovoteka.associations.vectors import read_vectors
from slovoteka.associations.words import AssociationVocabulary, vocabulary
from slovoteka.lexicon.progress import Progress

_SAMPLE: Final = 2_000
"""How many clues are sampled to find out how near a board word is to words in general."""
_LONGEST_MEANING: Final = 200
_MOST_MEANINGS: Final = 6
_WHITENED_BY: Final = 3.0
"""The least frequency of words that the whitening is fitted to."""


def build(
    folder: Path,
    here: AvailablePackages,
    model: AssociationModel | None = None,
    known: AssociationVocabulary | None = None,
) -> None:
    """Writes all files of a table into the folder."""
    model = fitted_model() if model is None else model
    with show_progress() as progress:
        progress.stage("words", 1)
        known = vocabulary(own_lists()) if known is None else known
        spaces = []
        for space, vectors in _raw_spaces(here, known, progress):
            save_space(folder, space, vectors, known, model)
            spaces.append(space)
        progress.stage("texts", 1)
        explained = [] if here.wordnet is None else list(glosses(here.wordnet))
        links = _text_links(explained, here, known)
        _write_glosses(folder, explained, known)
        progress.stage("own", 1)
        links |= own_links(known.places())
    for name, linked in links.items():
        linked.save(folder, name)
    (folder / "words.txt").write_text("".join(f"{word}\n" for word in known.words), encoding="utf-8")
    np.save(folder / "zipf.npy", np.array(known.zipf, np.float32))
    units = {name: linked.unit for name, linked in links.items()}
    described = Description(known.clues, tuple(spaces), units, here.versions())
    (folder / "table.json").write_bytes(msgspec.json.format(msgspec.json.encode(described), indent=1))


def _raw_spaces(
    here: AvailablePackages, known: AssociationVocabulary, progress: Progress
) -> Iterator[tuple[Space, Floats]]:
    if here.navec is not None:
        for corpus in ("hudlit", "news"):
            progress.stage(corpus, 1)
            yield corpus, lemma_vectors(read_vectors(here.navec, corpus), known.words)
    if here.encoder is not None:
        progress.stage("encoder", len(known.words))
        yield "encoder", encoded_vectors(known.words, progress.advance)


def save_space(folder: Path, space: Space, raw: Floats, known: AssociationVocabulary, model: AssociationModel) -> None:
    """Writes vectors as bytes with a scale per row, the whitening for later words, and each word's usual similarity."""
    frequent = (np.array(known.zipf) >= _WHITENED_BY) & raw.any(axis=1)
    whitening = fit_whitening(raw[frequent])
    vectors = whitening(raw)
    scales = np.maximum(np.abs(vectors).max(axis=1), 1e-9) / 127
    levels = np.rint(vectors / scales[:, None]).astype(np.int8)
    np.save(folder / f"{space}-vectors.npy", levels)
    np.save(folder / f"{space}-scales.npy", scales.astype(np.float32))
    np.save(folder / f"{space}-usual.npy", usual_likeness(vectors[: known.clues], model.bend(space, vectors)))
    np.save(folder / f"{space}-mean.npy", whitening.mean)
    np.save(folder / f"{space}-stretch.npy", whitening.stretch)


def usual_likeness(clues: Floats, bent: Floats) -> Floats:
    """Mean and deviation of each word's similarity to clues in general: some words are near to everything."""
    sample = clues[:: max(1, len(clues) // _SAMPLE)]
    likeness = sample[sample.any(axis=1)] @ bent.T
    return np.stack((likeness.mean(axis=0), likeness.std(axis=0) + np.float32(1e-6)))


def _text_links(explained: list[Gloss], here: AvailablePackages, known: AssociationVocabulary) -> dict[str, Links]:
    places = known.places()
    links = {}
    if explained:
        links["gloss"] = gloss_links(explained, places)
    if explained or here.sentences is not None:
        examples = (example for gloss in explained for example in gloss.examples)
        running = () if here.sentences is None else sentences(here.sentences)
        links["text"] = text_links(chain(examples, running), places)
    return links


def _write_glosses(folder: Path, explained: list[Gloss], known: AssociationVocabulary) -> None:
    """Writes the first short meanings of each word, for explanations."""
    meanings: dict[str, list[str]] = defaultdict(list)
    for gloss in explained:
        if gloss.meaning and len(gloss.meaning) <= _LONGEST_MEANING:
            meanings[gloss.head].append(gloss.meaning)
    lines = (BETWEEN.join(dict.fromkeys(meanings[word][:_MOST_MEANINGS])) for word in known.words)
    (folder / GLOSSES).write_text("\n".join(lines), encoding="utf-8")
