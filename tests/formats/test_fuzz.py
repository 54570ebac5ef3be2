"""Whatever a file holds, it is read or refused with a reason, and where the format has lines, with the line.

Together more than 100,000 mutations in the full run.
"""

import json
from collections import Counter
from collections.abc import Callable, Container
from functools import cache
from random import Random

import msgspec
import pytest

from conformance.play import random_record
from formats.games import at_random
from formats.mutations import damaged, damaged_bytes, damaged_json
from formats.test_gcg import EVERYTHING, FOREIGN
from slovoteka.core.errors import Refusal
from slovoteka.core.record import BrokenRecord, Closing, lines, parse
from slovoteka.formats.scrabble.gcg import write_gcg
from slovoteka.formats.scrabble.gcg_positions import replayed
from slovoteka.formats.scrabble.gcg_reading import BrokenGcg, read_gcg
from slovoteka.formats.scrabble.gcg_writing import gcg_of
from slovoteka.formats.scrabble.positions import cgp_of, positions_of_record
from slovoteka.games.registry import GAMES
from slovoteka.games.scrabble.editions import tile_sets
from slovoteka.games.scrabble.position import read_cgp
from slovoteka.match.replay import moments, verify
from slovoteka.messages import refusal_text

SHARE = 35
"""Of the full run in the usual one."""


def counts(full: int) -> pytest.MarkDecorator:
    return pytest.mark.parametrize("count", [full // SHARE, pytest.param(full, marks=pytest.mark.full)])


def fuzz(count: int, attempt: Callable[[Random], object]) -> Counter[str]:
    """How often each refusal came; whatever else is raised is a failure that names its seed."""
    seen: Counter[str] = Counter()
    for seed in range(count):
        try:
            attempt(Random(seed))
        except Refusal as refusal:
            seen[refusal.code] += 1
            check_sentence(refusal if seed % 20 == 0 else None)
        except Exception as error:
            raise AssertionError(f"seed {seed}") from error
        else:
            seen["fine"] += 1
    return seen


def check_sentence(refusal: Refusal | None) -> None:
    assert refusal is None or 3 < len(refusal_text(refusal)) < 2_000


def check_line(refusal: BrokenGcg | BrokenRecord, known: Container[int]) -> None:
    assert refusal.line in known


# --- GCG ------------------------------------------------------------------------------------------------------------


@cache
def gcg_texts() -> tuple[str, ...]:
    played = [write_gcg(gcg_of(at_random(variant, 3, 12))) for variant in ("challenge-ten", "bilingual-uk", "two-bags")]
    return (*played, FOREIGN, write_gcg(EVERYTHING))


def try_gcg(rng: Random) -> None:
    content = damaged_bytes(rng, rng.choice(gcg_texts()))
    try:
        reading = read_gcg(content)
    except BrokenGcg as refusal:
        check_line(refusal, range(1, content.count(b"\n") + content.count(b"\r") + 2))
        raise
    text = write_gcg(reading.game)
    assert read_gcg(text.encode()).game == reading.game, "what is read can be written and read again"
    try:
        replayed(reading)
    except BrokenGcg as refusal:
        check_line(refusal, (1, *reading.pragma_lines, *reading.move_lines))
        raise


@counts(45_000)
def test_gcg(count: int) -> None:
    seen = fuzz(count, try_gcg)
    assert seen["gcg-line"] > count / 2
    assert seen["fine"] > count / 50
    assert set(seen) == {"gcg-line", "fine"}


# --- CGP ------------------------------------------------------------------------------------------------------------


@cache
def cgp_texts() -> tuple[tuple[str, str], ...]:
    """Each with its set of tiles."""
    variants = {"standard": "ru", "bilingual-uk": "uk", "solitaire": "ru"}
    return tuple(
        (cgp_of(position), tiles)
        for variant, tiles in variants.items()
        for position in positions_of_record(at_random(variant, 3, 20))[::4]
    )


def try_cgp(rng: Random) -> None:
    text, name = rng.choice(cgp_texts())
    tiles = tile_sets()[name]
    position = read_cgp(damaged(rng, text), tiles)
    assert read_cgp(cgp_of(position), tiles).grid == position.grid
    position.check_tiles(tiles)


@counts(25_000)
def test_cgp(count: int) -> None:
    seen = fuzz(count, try_cgp)
    assert seen["fine"] > count / 20
    assert seen.total() == count


# --- records --------------------------------------------------------------------------------------------------------


@cache
def record_texts() -> tuple[tuple[str, ...], ...]:
    """The beginnings of matches of every game, as lines."""
    scrabble = [at_random(variant, 3, 6) for variant in ("standard", "challenge-ten", "duplicate", "reverse", "bingo")]
    others = [random_record(GAMES[game], {}, Random(game), game) for game in GAMES if game != "scrabble"]
    return tuple(tuple(lines(record)) for record in (*scrabble, *others))


def try_record(rng: Random) -> None:
    whole = rng.choice(record_texts())
    first, *inputs = whole[: rng.choice((8, 20, 40))]
    if rng.random() < 0.4:
        first = damaged_json(rng, first)
    for place in rng.sample(range(len(inputs)), rng.choice((0, 1, 1, 2))):
        inputs[place] = damaged_json(rng, inputs[place])
    closing = msgspec.json.encode(Closing(seed=json.loads(whole[-1])["seed"], inputs=len(inputs))).decode()
    text = "\n".join((first, *inputs, closing))
    read = (damaged(rng, text) if rng.random() < 0.3 else text).split("\n")
    try:
        record = parse(read)
        for _ in moments(record):  # the rules meet draws that no seed has given
            pass
        verify(record)
    except BrokenRecord as refusal:
        check_line(refusal, range(1, len(read) + 2))
        raise


@counts(35_000)
def test_records(count: int) -> None:
    seen = fuzz(count, try_record)
    assert {"record-line", "record-options", "record-lost-lines", "record-impossible", "record-answers"} <= set(seen)
    assert seen.total() == count
