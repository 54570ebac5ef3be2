"""Tables with words of all kinds, and positions of games in which every play is drawn by lot."""

import random
from collections.abc import Collection, Iterator
from pathlib import Path

from slovoteka._native import WordGraph, build_graph
from slovoteka.core.value import Value
from slovoteka.engine.engine import Engine
from slovoteka.engine.graphs import graph_of_lines
from slovoteka.games.scrabble.editions import SIZE, Layout, TileSet, read_board, read_tile_set, tile_sets
from slovoteka.games.scrabble.graph_walk import SearchWords
from slovoteka.games.scrabble.letters import BLANK, face_of
from slovoteka.games.scrabble.options import read_options, word_policy
from slovoteka.games.scrabble.plays import EMPTY_GRID, put
from slovoteka.lexicon.alphabet import ALPHABETS, Language
from slovoteka.lexicon.dictionary import open_dictionary
from slovoteka.lexicon.move_graphs import move_graph
from slovoteka.lexicon.search import WordSet

Position = tuple[str, str]
"""A grid and a rack."""


class Table(Value, frozen=True):
    layout: Layout
    words: SearchWords
    engine: Engine


def table_of(raw: dict[str, object]) -> Table:
    """A table of these options with its whole dictionary."""
    options = read_options(raw)
    policy = word_policy(options)
    assert policy is not None
    dictionary = open_dictionary(policy)
    layout = options.layout()
    return Table(layout, dictionary, Engine(move_graph(dictionary), layout))


def dense_table(folder: Path, rng: random.Random) -> Table:
    """A board and tiles by lot, and words by lot out of few letters: plays along other words are many."""
    language: Language = rng.choice(["ru", "uk"])
    tiles = tiles_by_lot(rng, language)
    letters = [*rng.choices(tiles.letters, k=rng.randint(2, 6)), rng.choice(ALPHABETS[language])]
    words = {"".join(rng.choices(letters, k=rng.randint(2, rng.choice([4, 8])))) for _ in range(rng.randint(50, 500))}
    build_graph(words, ALPHABETS[language], folder / "words.graph")
    word_set = WordSet([WordGraph(folder / "words.graph")], content_hash="", yo="strict", min_length=2, max_length=SIZE)
    layout = layout_by_lot(rng, tiles)
    graph = graph_of_lines("\n".join(words).encode(), language, folder / "moves.graph")
    return Table(layout, word_set, Engine(graph, layout))


def layout_by_lot(rng: random.Random, tiles: TileSet) -> Layout:
    signs = rng.choice(["....dtDT", ".", "T", "..........dtDT"])
    rows = ["".join(rng.choices(signs, k=SIZE)) for _ in range(SIZE)]
    return Layout(read_board({"rows": rows}), tiles, centre_doubles=rng.random() < 0.5)


def tiles_by_lot(rng: random.Random, language: Language) -> TileSet:
    """Sometimes those of an edition, mostly fewer letters, each with some tiles of some value."""
    if rng.random() < 0.2:
        return tile_sets()[language]
    letters = {"А", *rng.sample(ALPHABETS[language], k=rng.randint(2, 8))}
    values: dict[str, str] = {}
    for letter in sorted(letters):
        value = str(rng.choice([0, 1, 2, 5, 10, 99]))
        values[value] = f"{values.get(value, '')} {letter}{rng.randint(5, 20)}"
    return read_tile_set({"id": "by-lot", "language": language, "blanks": rng.randint(0, 4), "letters": values})


def random_positions(table: Table, rng: random.Random, count: int, *, blanks: Collection[int]) -> Iterator[Position]:
    """Yields only racks with so many blanks, but plays all: with two, plain Python would take seconds for each."""
    while True:
        grid, bag = EMPTY_GRID, list(table.layout.tiles.tiles)
        idle = 0
        while bag and idle < 4:
            rng.shuffle(bag)
            rack = "".join(bag[: rng.choice([7, 7, 7, rng.randint(1, 7)])])
            if rack.count(BLANK) in blanks:
                yield grid, rack
                count -= 1
                if count == 0:
                    return
            laid = played(table.engine, grid, rack, rng)
            idle = 0 if laid else idle + 1
            for _, tile in laid:
                bag.remove(face_of(tile))
            grid = put(grid, laid)


def played(engine: Engine, grid: str, rack: str, rng: random.Random) -> list[tuple[int, str]]:
    """The squares and tiles of any play; none if there is none."""
    moves = engine.moves(grid, rack)
    if not len(moves):
        return []
    move = moves[rng.randrange(len(moves))]
    step = SIZE if move["down"] else 1
    squares = [int(move["start"]) + place * step for place in range(int(move["length"]))]
    word = engine.word(grid, move)
    return [(square, tile) for square, tile in zip(squares, word, strict=True) if grid[square] == "."]
