"""Damaged positions are read, or refused with a reason. Nothing else is ever raised."""

import random

import pytest

from slovoteka.core.errors import Illegal, Unreadable
from slovoteka.games.scrabble.editions import EMPTY, RACK, SIZE, TileSet, tile_sets
from slovoteka.games.scrabble.letters import AS_BLANK, BLANK
from slovoteka.games.scrabble.position import Position, read_cgp, write_cgp

SETS = tuple(tile_sets().values())
SIGNS = "/ AXx \t\n;-.?*\"'’ʼ0159 АЯЁаяёІЇґ\u0301\u0306\u00ad\u200b\u2028\0\ud800²٣①ǅﬁß🁢\U0010ffff"
"""Separators, digits, look-alikes of letters and digits, and characters that no text should have."""


def any_position(rng: random.Random, tiles: TileSet) -> str:
    grid = [EMPTY] * (SIZE * SIZE)
    bag = list(tiles.tiles)
    rng.shuffle(bag)
    for square in rng.sample(range(SIZE * SIZE), k=rng.choice([0, 1, 10, 60])):
        face = bag.pop()
        grid[square] = AS_BLANK[rng.choice(tiles.letters)] if face == BLANK else face
    racks = ["".join(bag.pop() for _ in range(rng.randint(0, RACK))) for _ in range(2)]
    return write_cgp("".join(grid), racks, [rng.randint(-99, 999), rng.randint(-99, 999)], rng.randint(0, 6))


def damaged(rng: random.Random, text: str) -> str:
    for _ in range(rng.randint(0, 4)):
        start = rng.randint(0, len(text))
        end = min(len(text), start + rng.choice([0, 1, 1, 2, 30]))
        part = rng.choice(
            [
                "",
                rng.choice(SIGNS),
                "".join(rng.choices(SIGNS, k=rng.randint(1, 9))),
                text[start:end] * 2,
                chr(rng.randrange(0x110000)),
                str(10 ** rng.randint(0, 30)),
            ]
        )
        text = text[:start] + part + text[end:]
    return text if rng.random() < 0.98 else text * rng.randint(2, 30)


def read(text: str, tiles: TileSet) -> Position | str:
    """The position, or the code of the refusal."""
    try:
        position = read_cgp(text, tiles)
        position.check_tiles(tiles)
    except (Unreadable, Illegal) as refused:
        return refused.code
    return position


@pytest.mark.parametrize("count", [20_000, pytest.param(200_000, marks=pytest.mark.full)])
def test_whatever_comes_is_read_or_refused(count: int) -> None:
    rng = random.Random(count)
    seen = set()
    good = 0
    text = ""
    for number in range(count):
        tiles = rng.choice(SETS)
        if number % 10 == 0:
            text = any_position(rng, tiles)
        answer = read(damaged(rng, text), tiles)
        if isinstance(answer, str):
            seen.add(answer)
            continue
        good += 1
        assert len(answer.grid) == SIZE * SIZE
        assert all(len(rack) <= RACK for rack in answer.racks)
        racks = answer.racks if len(answer.racks) > 1 else (*answer.racks, "")
        again = read_cgp(write_cgp(answer.grid, racks, answer.scores, answer.scoreless), tiles)
        assert again.grid == answer.grid
    assert good > count / 20, "some are still positions"
    assert seen > {"cgp-fields", "cgp-rows", "cgp-row", "cgp-rack", "cgp-number", "foreign-tile", "too-many-tiles"}
