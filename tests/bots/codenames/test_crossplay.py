"""Boards that captains and guessers with different associations play, to measure bots."""

from random import Random

import pytest

from bots.codenames.tables import ASSASSIN, BLUE, NOBODYS, RED, SIDES, FakeTable
from slovoteka.associations.model import Family
from slovoteka.associations.table import open_table
from slovoteka.bots.codenames.captain import CaptainStyle
from slovoteka.bots.codenames.crossplay import MOST_TURNS, BoardResult, cautious, deal, greedy, play
from slovoteka.bots.codenames.partner_models import MIX, PartnerModel, PartnerModels
from slovoteka.bots.codenames.position_value import Stakes
from slovoteka.games.codenames.deck import default_deck
from slovoteka.lexicon.judge import open_judge

CLUES = ("погода", "отдых", "завтра")
PAIRS = FakeTable({clue: dict.fromkeys(RED[3 * place : 3 * place + 3], 9.0) for place, clue in enumerate(CLUES)})
"""Each clue reaches three of our words and nothing else."""


def played(table: FakeTable, stakes: Stakes = "alone") -> BoardResult:
    return play(table, SIDES, cautious(table, open_judge(), CaptainStyle(stakes=stakes)), MIX, stakes, ())


@pytest.mark.rule("CN-12")
def test_boards_are_dealt_as_in_the_game() -> None:
    board = deal(default_deck().words, Random(1))
    assert [len(side) for side in (board.own, board.enemy, board.bystander, board.assassin)] == [9, 8, 7, 1]
    assert len(set(board.open)) == 25
    assert set(board.open) <= set(default_deck().words)
    assert deal(default_deck().words, Random(1)) == board != deal(default_deck().words, Random(2))


def test_players_who_understand_each_other_win() -> None:
    assert played(PAIRS) == BoardResult(won=True, assassin=False, turns=3, hits=9, kept=3, points=8)


@pytest.mark.rule("CN-94", "CN-97")
def test_against_the_game_a_word_of_the_enemy_goes_every_turn() -> None:
    assert played(PAIRS, "coop") == BoardResult(won=True, assassin=False, turns=3, hits=9, kept=3, points=6)


@pytest.mark.rule("CN-34")
def test_the_assassin_ends_the_board() -> None:
    """The guesser's own associations differ from all sources together."""
    table = FakeTable({"погода": {RED[0]: 9.0}}, news={"погода": {ASSASSIN: 9.0}})
    captain = cautious(table, open_judge(), CaptainStyle(stakes="alone"))
    ended = play(table, SIDES, captain, "news", "alone", ("news",))
    assert (ended.won, ended.assassin, ended.turns, ended.hits) == (False, True, 1, 0)


def test_a_board_always_ends() -> None:
    """A captain without clues ends the board."""
    ended = played(FakeTable({"погода": {RED[0]: 9.0}, "отдых": {RED[1]: 9.0}}))
    assert not ended.won
    assert 2 <= ended.turns <= MOST_TURNS


def test_a_greedy_captain_counts_what_is_nearer_than_any_other() -> None:
    near = {RED[0]: 5.0, RED[1]: 4.0, RED[2]: 3.0, BLUE[0]: 3.5, NOBODYS[0]: 1.0}
    table = FakeTable({"отдых": {RED[3]: 9.0}, "погода": near})
    give, models = greedy(table, open_judge()), PartnerModels(table, SIDES.open)
    first = give(models, SIDES, (), set())
    assert first is not None
    assert (table.words[first.clue], first.number) == ("погода", 2)
    second = give(models, SIDES, (), {first.clue})
    assert second is not None
    assert (table.words[second.clue], second.number) == ("отдых", 1)
    assert give(models, SIDES, (), {0, 1}) is None


@pytest.mark.parametrize(("guesser", "without"), [(MIX, ()), ("glosses", ("glosses",))])
def test_real_boards_are_played_the_same_each_time(guesser: PartnerModel, without: tuple[Family, ...]) -> None:
    table, judge = open_table(), open_judge()
    board = deal(default_deck().words, Random(3))
    captain = cautious(table, judge, CaptainStyle(stakes="coop"))
    first, again = (play(table, board, captain, guesser, "coop", without) for _ in range(2))
    assert first == again
    assert first.turns >= 1
