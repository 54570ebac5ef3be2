"""Teams, captains, cards, key and stacks: CN-01..16."""

from collections import Counter
from fractions import Fraction
from math import factorial
from typing import Any

import pytest

from rules.codenames.dealt import BACK_OF, DECK, SEEDS, DealtTable, deck_of
from rules.codenames.tables import BOARD, KEY, CodenamesTable, table_of
from slovoteka.core.errors import Illegal
from slovoteka.games.codenames.kind import KIND
from slovoteka.games.codenames.state import Owner, Stage
from slovoteka.games.codenames.views import Dealt, KeyDrawn, Marked, Private


def refusal_of(**options: Any) -> Illegal:
    with pytest.raises(Illegal) as refusal:
        KIND.rules.read_options(options)
    return refusal.value


# --- teams and captains ---------------------------------------------------------------------------------------------


@pytest.mark.rule("CN-01")
@pytest.mark.parametrize(("seats", "sizes"), [(4, (2, 2)), (5, (3, 2)), (6, (3, 3)), (9, (5, 4)), (12, (6, 6))])
def test_two_teams_as_equal_as_can_be(seats: int, sizes: tuple[int, int]) -> None:
    table = CodenamesTable(seats=seats)
    assert Counter(table.public.teams) == {0: sizes[0], 1: sizes[1]}
    assert len(table.public.teams) == seats


@pytest.mark.rule("CN-02")
@pytest.mark.parametrize("seats", range(4, 13))
def test_from_four_on_there_are_two_captains_and_somebody_to_guess_for_each(seats: int) -> None:
    table = DealtTable("any", seats=seats).deal()
    assert len(table.public.captains) == 2
    for team in (0, 1):
        assert len(table.state.guessers(team)) == table.public.teams.count(team) - 1 > 0


@pytest.mark.rule("CN-02")
@pytest.mark.parametrize("seats", [-1, 0, 1, 2, 3, 13, 100])
def test_two_teams_need_four_people_and_take_no_more_than_twelve(seats: int) -> None:
    refusal = refusal_of(seats=seats, form="teams")
    assert (refusal.rule, refusal.code) == ("CN-02", "seats")
    assert refusal.params == {"seats": seats, "least": 4, "most": 12}


@pytest.mark.rule("CN-02")
@pytest.mark.parametrize(("seats", "form"), [(2, "coop"), (3, "three"), (4, "teams"), (12, "teams"), ("3", "three")])
def test_two_and_three_play_variants_unless_they_say_otherwise(seats: int | str, form: str) -> None:
    assert KIND.rules.read_options({"seats": seats}).form == form


@pytest.mark.rule("CN-03")
@pytest.mark.parametrize("seats", [4, 7, 12])
def test_the_first_of_each_team_is_captain_where_nobody_was_chosen(seats: int) -> None:
    table = CodenamesTable(seats=seats)
    assert table.public.captains == (0, 1)
    assert table.public.teams[:2] == (0, 1)


@pytest.mark.rule("CN-03")
@pytest.mark.parametrize("captains", [(0, 3), (2, 1), (4, 5), (2, 5)])
def test_a_team_may_choose_another_captain(captains: tuple[int, int]) -> None:
    table = table_of(seats=6, captains=captains)
    assert table.public.captains == captains
    assert table.windows["clue"].seats == captains[:1]
    table.clue("балет 1")
    assert table.windows["guess"].seats == tuple(seat for seat in (0, 2, 4) if seat != captains[0])
    table.touch("соль")
    assert table.windows["clue"].seats == captains[1:]
    assert [seat for seat in range(6) if table.private(seat).key == KEY] == sorted(captains)


@pytest.mark.rule("CN-03")
@pytest.mark.parametrize("captains", [[0], [0, 2], [1, 3], [1, 0], [0, 0], [0, 1, 2]])
def test_captains_are_one_of_each_team_red_first(captains: list[int]) -> None:
    refusal = refusal_of(captains=captains)
    assert (refusal.rule, refusal.code) == ("CN-03", "captains-one-a-team")


@pytest.mark.rule("CN-03")
@pytest.mark.parametrize(("captains", "named"), [([0, 4], 5), ([-1, 1], 0), ([0, 99], 100)])
def test_a_captain_sits_at_the_table(captains: list[int], named: int) -> None:
    refusal = refusal_of(captains=captains)
    assert (refusal.rule, refusal.code, refusal.params) == ("CN-03", "no-such-seat", {"seat": named})


@pytest.mark.rule("CN-04", "CN-09")
@pytest.mark.parametrize("seats", [4, 9])
def test_captains_look_at_one_key_and_nobody_else_does(seats: int) -> None:
    table = DealtTable("sides", seats=seats).deal()
    assert table.private(0) == table.private(1) == Private(key=table.state.key)
    for seat in range(2, seats):
        assert table.private(seat) == Private()
    assert table.public.key is None


@pytest.mark.rule("CN-09")
def test_only_captains_see_the_key_while_it_is_drawn() -> None:
    table = DealtTable("told", captains=[2, 1]).deal()
    drawn = [KeyDrawn(place, owner) for place, owner in enumerate(table.state.key)]
    for seat in (1, 2):
        assert table.events_of(KeyDrawn, seat) == drawn
    for other in (0, 3, None):
        assert table.events_of(KeyDrawn, other) == []


@pytest.mark.rule("CN-09")
def test_the_key_opens_when_the_game_is_over_and_not_before() -> None:
    table = table_of().clue("балет 2").touch("танец")
    assert (table.public.key, table.private(2)) == (None, Private())
    assert table.touch("яд").public.key == KEY


# --- codenames ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CN-05")
@pytest.mark.parametrize("seed", SEEDS)
def test_25_codenames_of_25_cards_lie_on_the_table(seed: str) -> None:
    table = DealtTable(seed).until(Stage.COLOUR)
    board = table.public.board
    assert len(board) == len(set(board)) == 25
    assert set(board) <= set(DECK.words)
    assert not {BACK_OF[word] for word in board} & set(board), "a card shows one side"
    assert table.events_of(Dealt) == [Dealt(board)]
    assert table.public.covers == (None,) * 25


@pytest.mark.rule("CN-05")
def test_other_draws_lay_other_cards() -> None:
    boards = {DealtTable(seed).until(Stage.COLOUR).public.board for seed in SEEDS}
    assert len(boards) == len(SEEDS)


@pytest.mark.rule("CN-05")
def test_every_side_of_every_card_left_is_equally_likely() -> None:
    table = DealtTable("urn")
    left = set(DECK.words)
    for _ in range(25):
        assert (table.urn.what, set(table.urn.faces), set(table.urn.counts)) == ("card", left, {1})
        laid = table.draw().public.board[-1]
        left -= {laid, BACK_OF[laid]}
    assert table.state.stage is Stage.COLOUR


@pytest.mark.rule("CN-05")
def test_25_cards_are_enough_and_all_are_laid() -> None:
    table = DealtTable("few", deck=deck_of(25)).until(Stage.COLOUR)
    assert {frozenset((word, BACK_OF[word])) for word in table.public.board} == {
        frozenset((card.front, card.back)) for card in DECK.cards[:25]
    }


@pytest.mark.rule("CN-05", "CN-07")
def test_nobody_acts_before_cards_and_key_are_there() -> None:
    table = DealtTable("early")
    for _ in range(25 + 1 + 25):
        assert table.windows == {}
        table.refuses(0, "неописуемо 2", "host", "closed")
        table.draw()
    assert list(table.windows) == ["clue", "timer"]


# --- the key --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CN-07", "CN-12")
@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize(("first", "red", "blue"), [("red", 9, 8), ("blue", 8, 9)])
def test_a_key_has_nine_for_those_who_begin_eight_seven_and_one(seed: str, first: str, red: int, blue: int) -> None:
    key = DealtTable(seed, first=first).deal().state.key
    assert Counter(key) == {"red": red, "blue": blue, "bystander": 7, "assassin": 1}


@pytest.mark.rule("CN-07")
def test_a_key_is_drawn_by_chance() -> None:
    assert len({DealtTable(seed).deal().state.key for seed in SEEDS}) == len(SEEDS)


@pytest.mark.rule("CN-07")
@pytest.mark.parametrize("seed", SEEDS)
def test_each_game_has_a_key_of_its_own(seed: str) -> None:
    table = DealtTable(seed, games=3).deal()
    first = table.state.key
    second = table.end_game().next_game().state.key
    third = table.end_game().next_game().state.key
    assert len({first, second, third}) == 3
    assert table.private(table.state.captain).key == third


def rotated(key: tuple[Owner, ...]) -> tuple[Owner, ...]:
    """The key card turned by a quarter."""
    return tuple(key[5 * (4 - column) + row] for row in range(5) for column in range(5))


def chance_of(key: tuple[Owner, ...]) -> Fraction:
    """The probability that the draws of the game give this key."""
    table = CodenamesTable(first="red")
    for _ in range(25 + 1):
        table.draw()
    likely = Fraction(1)
    for owner in key:
        urn = table.urn
        likely *= Fraction(urn.counts[urn.faces.index(owner)], urn.size)
        table.draws = [owner]
        table.draw()
    assert table.state.key == key
    return likely


@pytest.mark.rule("CN-07", "CN-08")
def test_all_keys_are_equally_likely_whichever_side_is_up() -> None:
    turned = [KEY]
    for _ in range(3):
        turned.append(rotated(turned[-1]))
    assert len(set(turned)) == 4
    assert rotated(turned[-1]) == KEY
    keys = factorial(25) // (factorial(9) * factorial(8) * factorial(7))
    assert [chance_of(key) for key in turned] == [Fraction(1, keys)] * 4


@pytest.mark.rule("CN-10")
@pytest.mark.parametrize("place", range(25))
def test_the_key_says_who_lies_at_the_same_place_of_the_grid(place: int) -> None:
    key = rotated(KEY)
    table = table_of().set(key=key).clue("балет 1").touch(BOARD[place])
    assert table.public.covers == (*[None] * place, key[place], *[None] * (24 - place))


@pytest.mark.rule("CN-11")
def test_either_team_may_begin_with_equal_chance_and_everybody_sees_which() -> None:
    for team, colour in enumerate(("red", "blue")):
        table = CodenamesTable()
        for _ in range(25):
            table.draw()
        assert (table.urn.what, table.urn.faces, table.urn.counts) == ("colour", ("blue", "red"), (1, 1))
        unmarked = table.public
        table.draws = [colour]
        table.facts = []
        table.draw()
        assert table.events == [Marked(team)]
        assert (unmarked.first, table.public.first, table.public.turn) == (None, team, team)


@pytest.mark.rule("CN-11")
def test_the_table_may_say_who_begins_the_first_game() -> None:
    for colour in ("red", "blue"):
        assert DealtTable("agreed", first=colour).until(Stage.COLOUR).urn.faces == (colour,)
    begun = {DealtTable(seed, first="blue", games=2).deal().end_game().next_game().public.first for seed in SEEDS}
    assert begun == {0, 1}, "the key of the next game decides again"


@pytest.mark.rule("CN-13")
@pytest.mark.parametrize(("first", "captain", "other"), [("red", 0, 1), ("blue", 1, 0)])
def test_the_captain_of_those_who_begin_gives_the_first_clue(first: str, captain: int, other: int) -> None:
    table = DealtTable("first", first=first).deal()
    assert table.windows["clue"].seats == (captain,)
    table.refuses(other, "неописуемо 2", "CN-18", "captains-clue")
    table.type(captain, "неописуемо 2")
    assert [(clue.team, clue.word, clue.number) for clue in table.public.clues] == [(captain, "НЕОПИСУЕМО", 2)]


# --- cards to cover with --------------------------------------------------------------------------------------------


@pytest.mark.rule("CN-14", "CN-16")
def test_eight_agents_each_seven_bystanders_and_an_assassin_wait() -> None:
    assert DealtTable("stacks").until(Stage.COLOUR).public.stacks == (8, 8, 7, 1)


@pytest.mark.rule("CN-15")
@pytest.mark.parametrize(("first", "stacks"), [("red", (9, 8, 7, 1)), ("blue", (8, 9, 7, 1))])
def test_the_double_agent_goes_to_those_who_begin(first: str, stacks: tuple[int, ...]) -> None:
    assert DealtTable("double", first=first).deal().public.stacks == stacks


@pytest.mark.rule("CN-14", "CN-15", "CN-16")
def test_there_are_17_agents_seven_bystanders_and_one_assassin_wherever_they_lie() -> None:
    table = DealtTable("cards", games=2)
    pieces = Counter(agent=17, bystander=7, assassin=1)

    def lying() -> Counter[str]:
        return Counter(piece for piece in table.game.inventory(table.state) if piece in pieces)

    while table.game.chance(table.state) is not None:
        assert lying() == pieces
        table.draw()
    assert table.end_game().state.stage is Stage.BREAK
    assert lying() == pieces
    assert table.next_game().public.stacks[2:] == (7, 1)
    assert lying() == pieces


@pytest.mark.rule("CN-15")
def test_the_double_agent_serves_to_the_end_of_the_game() -> None:
    table = table_of().clue("погода 9")
    for left, word in zip(range(9, 0, -1), BOARD[:9], strict=True):
        assert table.public.stacks == (left, 8, 7, 1)
        table.touch(word)
    assert table.public.stacks == (0, 8, 7, 1)
    assert table.public.covers.count("red") == 9


@pytest.mark.rule("CN-14", "CN-16")
@pytest.mark.parametrize(("word", "stacks"), [
    ("ПАЧКА", (8, 8, 7, 1)), ("ШПАГАТ", (9, 7, 7, 1)), ("СОЛЬ", (9, 8, 6, 1)), ("ЯД", (9, 8, 7, 0)),
])  # fmt: skip
def test_a_cover_comes_out_of_its_own_stack(word: str, stacks: tuple[int, ...]) -> None:
    assert table_of().clue("балет 1").touch(word).public.stacks == stacks
