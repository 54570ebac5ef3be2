"""Fits the numbers of the association model to a file of human associations, or measures how well it does.

    fit_associations.py FILE                 fit on everything and write src/slovoteka/associations/data/weights.json
    fit_associations.py FILE --measure dev   fit on a part of the cues, measure on another (`sealed`: on the last one)
    fit_associations.py FILE --measure dev --without-own   the same, and nothing learns from our own lists either

The file has a header, then `cue <tab> reaction <tab> source` lines. Its pairs are not copied to any file of ours: the
result is a metric that bends the space of fiction, and a weight for each signal. Cues are split into parts by a salted
hash. A pair that also occurs reversed in another part is learned in neither.

A trial is a cue with 25 words, one of which is a reaction to it. The others are drawn from the distribution of
reactions, so that frequency gives nothing away. The mix is fitted by the likelihood of the reaction, so its softmax is
a probability.
"""

import argparse
import csv
import hashlib
import sys
from collections import defaultdict
from collections.abc import Callable, Iterable, Sequence
from itertools import combinations
from pathlib import Path
from typing import Final

import msgspec
import numpy as np
from numpy.typing import NDArray
from pymorphy3 import MorphAnalyzer

from slovoteka.associations.build import usual_likeness
from slovoteka.associations.links import Links
from slovoteka.associations.model import (
    FAMILIES,
    FREQUENCY,
    SIGNALS,
    AssociationModel,
    Family,
    Metric,
    mix_name,
    packed_metric,
)
from slovoteka.associations.own import own_lists
from slovoteka.associations.spaces import Floats, Space, standing_out
from slovoteka.associations.table import AssociationTable, open_table
from slovoteka.associations.words import lemma
from slovoteka.core.value import Value
from slovoteka.lexicon.morphemes import folded
from slovoteka.lexicon.sources import PROPER

Pair = tuple[str, str]
Places = NDArray[np.int64]
Trials = tuple[Places, Places]
"""Clues, and boards whose first word is the answer."""
Signals = dict[str, Floats]

WEIGHTS: Final = Path(__file__).parent.parent / "src" / "slovoteka" / "associations" / "data" / "weights.json"
SALT: Final = "slovoteka-associations-1"
PARTS: Final = (("fit", 65), ("dev", 80), ("sealed", 100))
BENT: Final[Space] = "hudlit"
"""The other spaces stay unchanged, as cross-play partners that know nothing of what this one has learned."""
BOARD: Final = 25
TRIALS: Final = 3_000
"""The number of trials for each source."""
FOLDS: Final = 3
"""The mix is fitted on pairs that the metric has not seen; otherwise it would trust the metric too much."""
BOARD_NOUNS: Final = 3_000
"""Reactions in trials are among this many most frequent nouns, like words of a board."""

CAUTION: Final = 0.8
"""A factor for the fitted logits.

The people of the thesaurus are harder to guess than those of Sociation. With this factor, a guess that we call 80% sure
is right nine times out of ten with either.
"""

STEPS_PER_PAIR: Final = 3
BATCH: Final = 512
SHARPNESS: Final = np.float32(12)
RATE: Final = np.float32(7e-4)
DECAY: Final = np.float32(1e-2)


class Association(Value, frozen=True):
    cue: str
    reaction: str
    sources: tuple[str, ...]


def read_associations(path: Path) -> list[Association]:
    with path.open(encoding="utf-8", newline="") as file:
        rows = csv.reader(file, delimiter="\t", quoting=csv.QUOTE_NONE)
        next(rows)
        return [
            Association(folded(cue), lemma(folded(reaction)), tuple(source.split("+")))
            for cue, reaction, source in rows
            if " " not in cue and " " not in reaction
        ]


def part_of(cue: str) -> str:
    share = int(hashlib.sha256(f"{SALT}:{cue}".encode()).hexdigest(), 16) % 100
    return next(name for name, below in PARTS if share < below)


def board_nouns(table: AssociationTable) -> frozenset[str]:
    analyzer = MorphAnalyzer(lang="ru")
    found: list[str] = []
    for place in np.argsort(-np.asarray(table.zipf), kind="stable"):
        word = table.words[int(place)]
        parse = analyzer.parse(word)[0]
        if {"NOUN", "nomn"} in parse.tag and folded(parse.normal_form) == word and not PROPER & parse.tag.grammemes:
            found.append(word)
        if len(found) == BOARD_NOUNS:
            break
    return frozenset(found)


def are_kin(first: str, second: str) -> bool:
    return first[:4] == second[:4] or first in second or second in first


class Data:
    """The associations as indices in the table, by part."""

    def __init__(self, known: Iterable[Association], table: AssociationTable) -> None:
        self.table = table
        self._places = {word: place for place, word in enumerate(table.words)}
        self.near: dict[str, set[str]] = defaultdict(set)
        self.known = [a for a in known if a.cue != a.reaction]
        for association in self.known:
            self.near[association.cue].add(association.reaction)
            self.near[association.reaction].add(association.cue)
        self._nouns = board_nouns(table)
        self._cues = {(a.cue, a.reaction) for a in self.known}

    def pairs(self, parts: Sequence[str]) -> list[Pair]:
        """Pairs for learning, without those that occur reversed in another part."""
        return sorted(
            {
                (a.cue, a.reaction)
                for a in self.known
                if part_of(a.cue) in parts
                and ((a.reaction, a.cue) not in self._cues or part_of(a.reaction) in parts)
                and a.cue in self._places
                and a.reaction in self._places
            }
        )

    def own_pairs(self) -> list[Pair]:
        listed = ((head, word) for head, words in own_lists().items() for word in words if head != word)
        return [pair for pair in listed if pair[0] in self._places and pair[1] in self._places]

    def trial_pairs(self, parts: Sequence[str], source: str) -> list[Pair]:
        return sorted(
            {
                (a.cue, a.reaction)
                for a in self.known
                if source in a.sources
                and part_of(a.cue) in parts
                and a.cue in self._places
                and a.reaction in self._nouns
                and not are_kin(a.cue, a.reaction)
            }
        )

    def places(self, pairs: Sequence[Pair]) -> Places:
        return np.array([[self._places[word] for word in pair] for pair in pairs], np.int64).reshape(-1, 2)

    def trials(self, pairs: Sequence[Pair], count: int, seed: int) -> Trials:
        chance = np.random.default_rng(seed)
        clues, boards = [], []
        for number in chance.integers(0, len(pairs), count):
            cue, answer = pairs[int(number)]
            board = [answer]
            while len(board) < BOARD:
                other = pairs[int(chance.integers(0, len(pairs)))][1]
                if other not in board and other != cue and other not in self.near[cue]:
                    board.append(other)
            clues.append(self._places[cue])
            boards.append([self._places[word] for word in board])
        return np.array(clues, np.int64), np.array(boards, np.int64)


# --- the metric


def learned_metric(vectors: Floats, pairs: Places, seed: int = 0) -> Metric:
    """Pulls pairs together, against the second words of other pairs.

    The correction starts at zero and is kept small.
    """
    chance = np.random.default_rng(seed)
    size, width = vectors.shape
    pairs = pairs[vectors[pairs[:, 0]].any(axis=1) & vectors[pairs[:, 1]].any(axis=1)]
    first, second = pairs.T
    true = np.unique(np.concatenate((first * size + second, second * size + first, np.arange(size) * (size + 1))))
    matrix, mean, square = (np.zeros((width, width), np.float32) for _ in range(3))
    step = 0
    for _ in range(STEPS_PER_PAIR):
        order = chance.permutation(len(pairs))
        for start in range(0, len(order) - BATCH + 1, BATCH):
            step += 1
            batch = pairs[order[start : start + BATCH]]
            others = pairs[chance.integers(0, len(pairs), BATCH), 1]
            gradient = _gradient(vectors, matrix, batch, others, true) + DECAY * matrix
            mean += np.float32(0.1) * (gradient - mean)
            square += np.float32(0.001) * (gradient * gradient - square)
            slope, spread = mean / np.float32(1 - 0.9**step), square / np.float32(1 - 0.999**step)
            matrix -= RATE * slope / (np.sqrt(spread) + np.float32(1e-8))
    return packed_metric(matrix)


def _gradient(vectors: Floats, matrix: Floats, batch: Places, others: Places, true: Places) -> Floats:
    """The gradient of the mean of -log softmax by the correction. Column 0 is the true second word."""
    clues, answers, wrong = vectors[batch[:, 0]], vectors[batch[:, 1]], vectors[others]
    bent = clues + clues @ matrix
    logits = np.concatenate(((bent * answers).sum(axis=1, keepdims=True), bent @ wrong.T), axis=1) * SHARPNESS
    codes = batch[:, :1] * len(vectors) + others[None]
    found = true[np.minimum(np.searchsorted(true, codes), len(true) - 1)] == codes
    logits[:, 1:][found] = -1e9
    share = _softmax(logits)
    share[:, 0] -= 1
    pulled = clues.T @ (share[:, :1] * answers + share[:, 1:] @ wrong)
    return (pulled * (SHARPNESS / len(batch))).astype(np.float32)


def _softmax(logits: NDArray[np.floating]) -> NDArray[np.floating]:
    shares: NDArray[np.floating] = np.exp(logits - logits.max(axis=1, keepdims=True))
    shares /= shares.sum(axis=1, keepdims=True)
    return shares


# --- the mix


def signals_of(
    table: AssociationTable, spaces: dict[Space, Floats], metrics: dict[Space, Metric], trials: Trials
) -> Signals:
    clues, boards = trials
    model = AssociationModel(metrics, {})
    signals: Signals = {FREQUENCY: np.asarray(table.zipf)[boards]}
    for space, vectors in spaces.items():
        bent = model.bend(space, vectors)
        usual = usual_likeness(vectors[: len(table.clue_words)], bent)
        likeness = np.einsum("nd,nkd->nk", vectors[clues], bent[boards])
        signals[space] = standing_out(likeness, usual[:, boards])
        signals[space][~vectors[clues].any(axis=1)] = 0
    for name, links in table.links.items():
        signals[name] = _looked_up(links, clues, boards, len(table.words))
    return signals


def _looked_up(links: Links, clues: Places, boards: Places, size: int) -> Floats:
    starts = links.starts.astype(np.int64)
    rows = np.repeat(np.arange(size), starts[1:] - starts[:-1])
    codes = rows * size + links.others
    order = np.argsort(codes)
    wanted = boards * size + clues[:, None]
    at = order[np.minimum(np.searchsorted(codes, wanted, sorter=order), len(order) - 1)]
    return np.where(codes[at] == wanted, links.values[at] * np.float32(links.unit), np.float32(0))


def fitted_weights(columns: Sequence[Floats], small: float = 1e-3) -> NDArray[np.float64]:
    """Newton's method on the likelihood of the first word of each board. Steps that go too far are halved."""
    stacked = np.stack(columns, axis=-1).astype(np.float64)
    spread = stacked.reshape(-1, len(columns)).std(axis=0) + 1e-9
    stacked /= spread
    weights = np.zeros(len(columns))
    held = small * np.eye(len(columns))

    def loss(tried: NDArray[np.float64]) -> float:
        logits = stacked @ tried
        logits -= logits.max(axis=1, keepdims=True)
        return float((np.log(np.exp(logits).sum(axis=1)) - logits[:, 0]).mean() + small / 2 * tried @ tried)

    for _ in range(40):
        share = _softmax(stacked @ weights)
        mean = np.einsum("nk,nkf->nf", share, stacked)
        slope = (mean - stacked[:, 0]).mean(axis=0) + small * weights
        apart = stacked - mean[:, None]
        curve = np.tensordot(apart * share[..., None], apart, axes=((0, 1), (0, 1))) / len(stacked) + held
        move = np.linalg.solve(curve, slope)
        before = loss(weights)
        while loss(weights - move) > before and np.abs(move).max() > 1e-6:
            move /= 2
        weights -= move
        if before - loss(weights) < 1e-8:
            break
    return np.asarray(weights / spread)


def fitted_mixes(signals: Signals) -> dict[str, dict[str, float]]:
    mixes = {}
    for count in range(1, len(FAMILIES) + 1):
        for families in combinations(FAMILIES, count):
            names = _signal_names(families)
            weights = fitted_weights([signals[name] for name in names])
            mixes[mix_name(families)] = {
                name: round(CAUTION * float(weight), 4) for name, weight in zip(names, weights, strict=True)
            }
    return mixes


def _signal_names(families: Sequence[Family]) -> list[str]:
    return [FREQUENCY, *(name for family in families for name in SIGNALS[family])]


def fit(
    data: Data, spaces: dict[Space, Floats], parts: Sequence[str], own: bool, say: Callable[[str], object]
) -> AssociationModel:
    written = data.places(data.own_pairs() if own else [])
    human = data.pairs(parts)
    say(f"{len(human)} pairs of people, {len(written)} of ours")
    gathered: list[Signals] = []
    for fold_number in range(FOLDS):
        aside = {cue for cue, _ in human if int(hashlib.sha256(cue.encode()).hexdigest(), 16) % FOLDS == fold_number}
        seen = [pair for pair in human if pair[0] not in aside and pair[1] not in aside]
        metric = learned_metric(spaces[BENT], np.concatenate((data.places(seen), written)))
        for source in ("ae", "ae2"):
            pairs = [pair for pair in data.trial_pairs(parts, source) if pair[0] in aside]
            trials = data.trials(pairs, TRIALS // FOLDS, seed=fold_number)
            gathered.append(signals_of(data.table, spaces, {BENT: metric}, trials))
        say(f"fold {fold_number + 1} of {FOLDS}")
    together = {name: np.concatenate([signals[name] for signals in gathered]) for name in gathered[0]}
    metric = learned_metric(spaces[BENT], np.concatenate((data.places(human), written)))
    return AssociationModel({BENT: metric}, fitted_mixes(together))


def report(data: Data, spaces: dict[Space, Floats], model: AssociationModel, part: str, own: bool) -> None:
    known = FAMILIES if own else tuple(family for family in FAMILIES if family != "own")
    chosen = [*known, *(f"without {family}" for family in known), "mix"]
    for source in ("ae", "ae2"):
        pairs = data.trial_pairs([part], source)
        signals = signals_of(data.table, spaces, model.metrics, data.trials(pairs, 2_000, seed=7))
        print(f"{source}: {len(pairs)} pairs")
        for name in chosen:
            families = [f for f in known if name in ("mix", f) or (name.startswith("without") and f not in name)]
            weights = model.mix(families)
            chances = _softmax(np.sum([weight * signals[signal] for signal, weight in weights.items()], axis=0))
            right, sure = chances.argmax(axis=1) == 0, chances.max(axis=1) >= 0.8
            print(f"  {name:16} top-1 {right.mean():.4f}   sure {sure.mean():.3f}, right then {right[sure].mean():.3f}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("file", type=Path)
    parser.add_argument("--measure", choices=("dev", "sealed"))
    parser.add_argument("--without-own", action="store_true", help="with --measure: leave our own lists out everywhere")
    asked = parser.parse_args()
    if asked.without_own and not asked.measure:
        parser.error("--without-own only measures; weights are fitted with our lists")
    table = open_table()
    data = Data(read_associations(asked.file), table)
    spaces = table.all_vectors()
    parts = ["fit"] if asked.measure == "dev" else ["fit", "dev"] if asked.measure else [name for name, _ in PARTS]
    own = not asked.without_own
    model = fit(data, spaces, parts, own, lambda line: print(line, file=sys.stderr, flush=True))
    if asked.measure:
        report(data, spaces, model, asked.measure, own)
    else:
        WEIGHTS.write_bytes(msgspec.json.format(msgspec.json.encode(model), indent=1) + b"\n")


if __name__ == "__main__":
    main()
