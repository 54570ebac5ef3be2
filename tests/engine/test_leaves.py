"""Values of leaves: the model against its own definition, what is fitted, the file, and the tables we ship."""

import lzma
import struct
from collections import Counter
from collections.abc import Sequence
from itertools import combinations, combinations_with_replacement
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import pytest

from engine.small_table import ALPHABET, LAYOUT, SUBJECT, SmallEngines, SmallTiles
from slovoteka.engine import leaves as module
from slovoteka.engine.fitting import fit, leaves_at, variances
from slovoteka.engine.leaves import (
    SHARES,
    STEP,
    Features,
    Lattice,
    LeaveModel,
    LeaveSubject,
    expand,
    leaves_for,
    read_leaves,
    read_subject,
    write_leaves,
)
from slovoteka.engine.probing import LeaveTally
from slovoteka.games.scrabble.editions import tile_sets
from slovoteka.games.scrabble.options import Options, read_options
from slovoteka.lexicon.alphabet import ALPHABETS

LARGEST = SUBJECT.but(rack_size=7)
"""With leaves of all sizes, those that have no own part included."""


def in_order(kinds: int, size: int) -> list[tuple[int, ...]]:
    """All leaves of a size by their places: the order of the native core compares the last tiles first."""
    return sorted(combinations_with_replacement(range(kinds), size), key=lambda tiles: tiles[::-1])


def some_model(subject: LeaveSubject, seed: int = 1) -> LeaveModel:
    random = np.random.default_rng(seed)
    features = Features(subject)
    coefficients = [random.integers(-9_000, 9_000, features.count).astype(np.int32) for _ in subject.leaves[1:]]
    for size in coefficients:
        size[features.share_at] = random.integers(0, SHARES)
    own = [random.integers(-127, 128, count).astype(np.int8) for count in subject.leaves[1:6]]
    return LeaveModel(subject, tuple(coefficients), tuple(own))


# --- the table ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("size", [1, 2, 3, 4])
def test_the_lattice_is_in_order(size: int) -> None:
    leaves = Lattice(6, 4)
    expected = in_order(6, size)
    assert [*map(tuple, leaves.tiles[size].T.tolist())] == expected
    smaller = {tiles: place for place, tiles in enumerate(in_order(6, size - 1))}
    parts = [[smaller[(*tiles[:gone], *tiles[gone + 1 :])] for gone in range(size)] for tiles in expected]
    assert leaves.without[size].T.tolist() == parts
    worth = np.arange(len(smaller), dtype=np.int32) ** 2
    assert leaves.sum_of_parts(size, worth).tolist() == [sum(int(worth[part]) for part in found) for found in parts]


def test_leaves_at_places() -> None:
    expected = in_order(9, 5)
    found = leaves_at(np.arange(len(expected)), 5, 9)
    assert [*map(tuple, found.T.tolist())] == expected


def test_the_table_is_what_the_model_says() -> None:
    model = some_model(LARGEST)
    table = expand(model)
    beyond: dict[tuple[int, ...], int] = {(): 0}
    assert table[0].tolist() == [0]
    for size in range(1, 7):
        larger = {}
        for place, tiles in enumerate(in_order(LARGEST.kinds, size)):
            larger[tiles] = defined_beyond(model, tiles, place, beyond)
            assert table[size][place] == defined_sum(model, tiles) + larger[tiles], tiles
        beyond = larger


def defined_sum(model: LeaveModel, tiles: Sequence[int]) -> int:
    """Tiles, pairs, third tiles of a kind, vowels and blanks: one by one."""
    subject, features = model.subject, Features(model.subject)
    numbers = model.coefficients[len(tiles) - 1].tolist()
    pairs = {pair: number for number, pair in enumerate(combinations_with_replacement(range(subject.kinds), 2))}
    vowels = sum(tile > 0 and subject.alphabet[tile - 1] in subject.vowels for tile in tiles)
    total = sum(numbers[tile] for tile in tiles)
    total += sum(numbers[features.pairs_from + pairs[pair]] for pair in combinations(tiles, 2))
    total += sum(numbers[features.thirds_from + tile] * max(0, held - 2) for tile, held in Counter(tiles).items())
    total += numbers[features.balance_from + vowels * subject.rack_size + tiles.count(0)]
    return int(total)


def defined_beyond(model: LeaveModel, tiles: tuple[int, ...], place: int, smaller: dict[tuple[int, ...], int]) -> int:
    share = int(model.coefficients[len(tiles) - 1][-1])
    inside = sum(smaller[(*tiles[:gone], *tiles[gone + 1 :])] for gone in range(len(tiles)))
    own = int(model.own[len(tiles) - 1][place]) * STEP if len(tiles) <= 5 else 0
    return inside * share // SHARES + own


def test_the_engine_adds_what_stays(tmp_path: Path) -> None:
    """The native core looks leaves up by the same places."""
    table = expand(some_model(SUBJECT))
    grid, rack = "." * 81, "КОТ?"
    moves = SmallEngines(tmp_path)(table).moves(grid, rack)
    places = {tiles: place for size in range(4) for place, tiles in enumerate(in_order(SUBJECT.kinds, size))}
    engine = SmallEngines(tmp_path)(table)
    assert len(moves) > 20
    for move in moves:
        kept = Counter(rack)
        kept.subtract(sign if sign.isupper() else "?" for sign in engine.word(grid, move))
        tiles = tuple(sorted(ALPHABET.find(sign) + 1 for sign in kept.elements()))
        assert move["equity"] == 1_000 * int(move["score"]) + table[len(tiles)][places[tiles]]


# --- what is fitted -------------------------------------------------------------------------------------------------


def a_tally(truth: Sequence[Any], noise: float, racks: int) -> LeaveTally:
    """As if racks with these leaves had been seen, some leaves often and some hardly ever."""
    random = np.random.default_rng(3)
    tally = LeaveTally(SUBJECT.leaves)
    counts = [random.geometric(len(table) / racks, len(table)) - 1 for table in truth]
    for size, (table, seen) in enumerate(zip(truth, counts, strict=True)):
        tally.counts[size] += seen.astype(np.uint32)
        tally.sums[size] += seen * (table / 1_000 + 30) + random.normal(0, noise, len(table)) * np.sqrt(seen)
    tally.total, tally.racks = 30.0 * racks, racks
    return tally


def test_fitting_finds_the_truth_through_noise() -> None:
    random = np.random.default_rng(4)
    model = some_model(SUBJECT)
    own = tuple((random.normal(0, 15, len(part))).astype(np.int8) for part in model.own)
    truth = expand(model.but(own=own))
    tally = a_tally(truth, noise=20, racks=200_000)
    fitted = expand(fit(tally, SUBJECT))
    for size in (2, 3):
        seen = tally.counts[size] > 0
        raw = tally.sums[size][seen] / tally.counts[size][seen] - 30 - truth[size][seen] / 1_000
        left = (fitted[size] - truth[size])[seen] / 1_000
        assert np.sqrt((left**2).mean()) < 0.75 * np.sqrt((raw**2).mean())
        assert np.corrcoef(fitted[size][seen], truth[size][seen])[0, 1] > 0.99


def test_without_noise_the_truth_is_kept() -> None:
    model = some_model(SUBJECT)
    truth = expand(model.but(own=tuple(part // 4 for part in model.own)))
    tally = a_tally(truth, noise=0.01, racks=5_000_000)
    fitted = expand(fit(tally, SUBJECT))
    for size in (1, 2, 3):
        often = tally.counts[size] > 20_000
        assert often.any()
        assert np.median(np.abs(fitted[size] - truth[size])[often]) < 2 * STEP


def test_noise_and_spread_are_separated() -> None:
    random = np.random.default_rng(5)
    counts = random.geometric(0.01, 50_000)
    seen = random.normal(0, 1.5, len(counts)) + random.normal(0, 20, len(counts)) / np.sqrt(counts)
    noise, spread = variances(seen, counts)
    assert noise == pytest.approx(400, rel=0.05)
    assert spread == pytest.approx(2.25, rel=0.1)


def test_nothing_is_believed_where_all_is_noise() -> None:
    random = np.random.default_rng(6)
    counts = random.geometric(0.01, 50_000)
    noise, spread = variances(random.normal(0, 20, len(counts)) / np.sqrt(counts), counts)
    assert noise == pytest.approx(400, rel=0.05)
    assert spread < 0.05


# --- files ----------------------------------------------------------------------------------------------------------


def same(one: LeaveModel, other: LeaveModel) -> bool:
    arrays: list[list[Any]] = [[*model.coefficients, *model.own] for model in (one, other)]
    return one.subject == other.subject and all(map(np.array_equal, *arrays))


@pytest.mark.parametrize("subject", [SUBJECT, LARGEST])
def test_files_hold_models(subject: LeaveSubject) -> None:
    model = some_model(subject.but(lexicon="a1b2", games=7, racks=70, generations=2))
    content = write_leaves(model)
    assert same(read_leaves(content), model)
    assert read_subject(content) == model.subject


def test_damage_is_found_wherever_it_is() -> None:
    content = write_leaves(some_model(SUBJECT))
    for place in range(0, len(content), 7):
        damaged = content[:place] + bytes([content[place] ^ 0x10]) + content[place + 1 :]
        with pytest.raises(ValueError, match="leaves"):
            read_leaves(damaged)


def test_files_that_are_cut_off_or_too_long() -> None:
    content = write_leaves(some_model(SUBJECT))
    for length in range(0, len(content), 11):
        with pytest.raises(ValueError, match="leaves"):
            read_leaves(content[:length])
    with pytest.raises(ValueError, match="damaged"):
        read_leaves(content + b"\0")


def test_other_versions_and_strangers() -> None:
    content = write_leaves(some_model(SUBJECT))
    with pytest.raises(ValueError, match="version 513, and this program reads version 1"):
        read_leaves(content[:8] + struct.pack("<H", 513) + content[10:])
    with pytest.raises(ValueError, match="no table of leaves"):
        read_leaves(b"PK\x03\x04" + content)


def packed(subject: bytes, body: bytes) -> bytes:
    """A file that is whole, whatever is in it."""
    rest = subject + body
    return struct.pack("<8sHI16s", content_magic(), 1, len(subject), module._digest(rest)) + rest


def content_magic() -> bytes:
    return write_leaves(some_model(SUBJECT))[:8]


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"rack_size": 12}, "size"),
        ({"alphabet": ""}, "size"),
        ({"vowels": "Z"}, "'Z'"),
        ({"blanks": "two"}, "blanks"),
    ],
)
def test_subjects_that_make_no_sense(change: dict[str, object], message: str) -> None:
    subject = msgspec.json.encode(msgspec.to_builtins(SUBJECT) | change)
    with pytest.raises(ValueError, match=message):
        read_subject(packed(subject, b""))


@pytest.mark.parametrize("count", [0, 10, 50_000_000])
def test_other_numbers_of_leaves(count: int) -> None:
    """However much is packed, no more is unpacked than these tiles need."""
    with pytest.raises(ValueError, match="another number of leaves"):
        read_leaves(packed(msgspec.json.encode(SUBJECT), lzma.compress(bytes(count), preset=1)))


def test_what_is_no_archive() -> None:
    with pytest.raises(ValueError, match="unpacked"):
        read_leaves(packed(msgspec.json.encode(SUBJECT), b"leaves" * 9))


# --- our tables -----------------------------------------------------------------------------------------------------

EDITIONS = ("mattel", "bilingual-ru", "bilingual-uk")


def shipped(edition: str) -> tuple[Options, list[Any]]:
    options = read_options({"edition": edition})
    table = leaves_for(options.layout(), ALPHABETS[options.tiles.language])
    assert table is not None
    return options, list(table)


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_edition_has_a_table(edition: str) -> None:
    options, table = shipped(edition)
    letters = ALPHABETS[options.tiles.language]
    alone = dict(zip("?" + letters, table[1].tolist(), strict=True))
    assert table[0].tolist() == [0]
    assert [len(array) for array in table[1:3]] == [len(letters) + 1, (len(letters) + 1) * (len(letters) + 2) // 2]
    assert max(alone, key=alone.__getitem__) == "?"
    assert alone["?"] > 10_000
    held = [alone[letter] for letter in options.tiles.letters]
    assert min(held) < -2_000
    assert max(held) < 15_000


def test_many_vowels_are_worse_than_an_even_rest() -> None:
    _, table = shipped("mattel")
    places = {tiles: place for place, tiles in enumerate(in_order(34, 3))}

    def worth(letters: str) -> int:
        kinds = tuple(sorted(ALPHABETS["ru"].index(letter) + 1 for letter in letters))
        return int(table[3][places[kinds]])

    assert worth("ООО") < worth("АОО") < worth("АНТ")
    assert worth("ДДД") < worth("АНТ")


def test_a_table_is_shared_and_cannot_be_changed() -> None:
    _, table = shipped("mattel")
    _, again = shipped("bilingual-ru")
    assert table[6] is again[6]
    with pytest.raises(ValueError, match="read-only"):
        table[6][0] = 1


def test_other_tiles_have_no_table() -> None:
    ours = tile_sets()["ru"]
    fewer = ours.but(counts=(ours.counts[0] - 1, *ours.counts[1:]))
    worth_more = ours.but(values=(ours.values[0] + 1, *ours.values[1:]))
    for tiles in (fewer, worth_more, ours.but(blanks=1)):
        assert leaves_for(read_options({"tiles": msgspec.to_builtins(tiles)}).layout(), ALPHABETS["ru"]) is None
    assert leaves_for(LAYOUT, ALPHABET) is None
    assert leaves_for(read_options({}).layout(), ALPHABETS["ru"][:-1]) is None


def test_another_set_fits_no_subject() -> None:
    assert SUBJECT.fits(LAYOUT, ALPHABET)
    other = LAYOUT.but(tiles=SmallTiles(blanks=1))
    assert not SUBJECT.fits(other, ALPHABET)


def test_our_files_are_small() -> None:
    files = [path for path in module._data().iterdir() if path.name.endswith(".bin")]
    assert {path.name for path in files} == {"leaves-ru.bin", "leaves-uk.bin"}
    assert all(len(path.read_bytes()) <= 2_000_000 for path in files)
