"""Plays for random games: wherever a kind of play is possible, some of that kind are among them."""

from games.scrabble.tables import Table
from rules.scrabble.boards import lying
from slovoteka.games.scrabble.actions import Action, Exchange, Lay, Pass, Pick, Play, Swap, Take, ThemeVote, Vote
from slovoteka.games.scrabble.editions import CENTRE, SIZE
from slovoteka.games.scrabble.options import read_options
from slovoteka.games.scrabble.plays import EMPTY_GRID, Fitted
from slovoteka.games.scrabble.sample import some_fits

BOOK, ALPHABET = read_options({}).book, read_options({}).tiles.letters


def fits(grid: str, rack: str) -> list[Fitted]:
    return list(some_fits(grid, rack, BOOK, ALPHABET))


def offered(table: Table) -> list[Action]:
    window = table.window
    return list(table.game.moves(table.state, window.seats[0], window))


def test_openings_of_all_lengths() -> None:
    found = fits(EMPTY_GRID, "АВИКНОТ")
    assert {len(play.new) for play in found} == {2, 3, 4, 5, 6, 7}
    assert all(CENTRE in dict(play.new) for play in found)


def test_one_or_two_tiles_beside_what_lies_there() -> None:
    found = fits(lying("З8 ДОМ"), "АВИКНОТ")
    assert {len(play.new) for play in found} == {1, 2}
    rows = {len({square // SIZE for square, _ in play.new}) for play in found if len(play.new) == 2}
    assert rows == {1, 2}  # across and down
    assert {tile for play in found for _, tile in play.new} == set("АВИКНОТ")


def test_on_all_sides_of_what_lies_there() -> None:
    house = {square for square, tile in enumerate(lying("З8 ДОМ")) if tile != "."}
    beside = {square for play in fits(lying("З8 ДОМ"), "А") for square, _ in play.new}
    around = {square + step for square in house for step in (-1, 1, -SIZE, SIZE)}
    assert beside == around - house


def test_nothing_beyond_the_edge() -> None:
    corner = lying("П14 ОН")
    found = [square for play in fits(corner, "АВ") for square, _ in play.new]
    assert found
    assert all(0 <= square < SIZE * SIZE for square in found)


def test_a_blank_stands_for_a_letter() -> None:
    assert any(tile.islower() for play in fits(EMPTY_GRID, "?АВ") for _, tile in play.new)
    assert any(tile.islower() for play in fits(lying("З8 ДОМ"), "?А") for _, tile in play.new)


def test_plays_as_words_and_tile_by_tile() -> None:
    moves = offered(Table().turn(lying("З8 ДОМ"), "АВИКНОТ"))
    assert {Play, Lay, Exchange, Pass} <= {type(move) for move in moves}
    assert [move for move in moves if isinstance(move, Exchange)] == [Exchange("А"), Exchange("АВИКНОТ")]


def test_claims_where_players_count_and_where_there_is_a_theme() -> None:
    plain = [move for move in offered(Table().turn(lying("З8 ДОМ"), "АВИКНОТ")) if isinstance(move, Play)]
    assert all(move.claimed is None and not move.theme for move in plain)
    counted = [move for move in offered(Table(declare=True).turn(lying("З8 ДОМ"), "АВИКНОТ")) if isinstance(move, Play)]
    assert all(move.claimed is not None for move in counted)
    themed = Table(theme="дом", seats=3).turn(lying("З8 ДОМ"), "АВИКНОТ")
    assert {bool(move.theme) for move in offered(themed) if isinstance(move, Play)} == {True, False}


def test_every_answer() -> None:
    table = Table(seats=3, words="vote", theme="дом", two_bags=True).turn(lying("З8 ДОМ"), "АЛАНКИТ")
    table.move("З8 ДОМА #ДОМА").act(1, "не верю")
    assert offered(table) == [Vote(True), Vote(False)]
    table.answers({0: "за", 1: "за", 2: "за"})
    assert offered(table) == [ThemeVote(("ДОМА",)), ThemeVote(())]
    table.answers({})
    assert set(offered(table)) == {Take("vowels"), Take("consonants")}


def test_a_blank_may_be_swapped_wherever_it_lies() -> None:
    table = Table(reusable_blanks=True).turn(lying("З8 дОм"), "ДМАНКИТ")
    assert {move for move in offered(table) if isinstance(move, Swap)} == {Swap("З8", "Д"), Swap("З10", "М")}


def test_tiles_that_lie_face_up() -> None:
    table = Table(mode="solitaire", solitaire="face-up")
    picks = [move.letters for move in offered(table) if isinstance(move, Pick)]
    assert len(set(picks)) == 2
    assert all(len(letters) == 7 for letters in picks)
