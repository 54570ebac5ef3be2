"""Before the first move: players, tiles, the draw for the first move and the deal."""

from collections import Counter
from collections.abc import Iterable

import pytest

from rules.scrabble.tables import Play, both_books, by_book
from slovoteka.core.errors import Illegal, Unreadable
from slovoteka.games.scrabble.kind import KIND
from slovoteka.games.scrabble.state import Stage
from slovoteka.games.scrabble.views import Began, Drew, LotDrawn, LotsTied

ALL_OF = {"mattel": 104, "bilingual-ru": 104, "bilingual-uk": 104}


def lots(edition: str, *tiles: str, seats: int = 0) -> Play:
    """A table that draws for the first move: these tiles, in this order."""
    play = Play(edition=edition, seats=seats or len(tiles), first=None)
    play.draws = [*tiles]
    for _ in tiles:
        play.draw()
    return play


def in_urn(play: Play) -> Counter[str]:
    return Counter(dict(zip(play.urn.faces, play.urn.counts, strict=True)))


def drawers(facts: Iterable[Drew]) -> list[int]:
    return [fact.seat for fact in facts]


# --- players --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SM-01", "SU-G11")
@both_books
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_two_three_or_four_play(edition: str, seats: int) -> None:
    play = Play(edition=edition, seats=seats).deal()
    assert [len(play.private(seat).rack) for seat in range(seats)] == [7] * seats


@pytest.mark.rule("SM-01", "SU-G11")
@by_book("SM-01", "SU-G11")
@pytest.mark.parametrize("seats", [1, 5])
def test_neither_one_nor_five(edition: str, rule: str, seats: int) -> None:
    with pytest.raises(Illegal) as refused:
        Play(edition=edition, seats=seats)
    assert (refused.value.rule, refused.value.code) == (rule, "seats")


# --- what lies on the table -----------------------------------------------------------------------------------------


@pytest.mark.rule("SM-04", "SM-05")
def test_the_set_of_mattel() -> None:
    play = Play(seats=4)
    inventory = play.game.inventory(play.state)
    assert len(inventory) == 104
    assert inventory.count("?") == 2
    assert len(play.public.grid) == 15 * 15
    assert len(play.public.rack_sizes) == 4


@pytest.mark.rule("SM-05", "SU-01", "SU-36")
@pytest.mark.parametrize(
    ("edition", "letters", "value"),
    [
        ("mattel", "ОАЕИНРСТВ", 1),
        ("bilingual-ru", "ДКЛПУМ", 2),
        ("mattel", "ШЭЮ", 8),
        ("bilingual-uk", "ОАИНВЕІРТ", 1),
        ("bilingual-uk", "Ґ’", 10),
    ],
)
def test_every_tile_has_its_price(edition: str, letters: str, value: int) -> None:
    """Visible where it matters: a tile that is left over costs its value."""
    for letter in letters:
        play = Play(edition=edition, words="challenge").at(letter, "?", bag="").turns("пас", "пас", "пас", "пас")
        assert play.outcome.scores == (-value, 0)


@pytest.mark.rule("SU-01")
@pytest.mark.parametrize("edition", ["bilingual-ru", "bilingual-uk"])
def test_the_bilingual_set_has_two_blanks(edition: str) -> None:
    play = Play(edition=edition)
    inventory = play.game.inventory(play.state)
    assert (len(inventory), inventory.count("?")) == (ALL_OF[edition], 2)
    assert len(play.public.grid) == 15 * 15


@pytest.mark.rule("SM-07", "SU-02")
@both_books
def test_all_tiles_begin_in_the_bag_and_any_can_come(edition: str) -> None:
    """The bag is mixed: the urn of every draw has each tile that is not on a rack, as often as it is in the set."""
    play = Play(edition=edition, seats=2)
    everything = Counter(play.options.tiles.tiles)
    assert play.public.grid == "." * 225
    assert play.public.rack_sizes == (0, 0)
    for _ in range(14):
        assert in_urn(play) == everything - Counter("".join(play.state.racks))
        play.draw()
    assert play.public.bags_left == (ALL_OF[edition] - 14,)


@pytest.mark.rule("SM-07", "SU-02")
@both_books
def test_tiles_lie_face_down_for_all_but_their_owner(edition: str) -> None:
    play = Play(edition=edition, seats=3).deal("КОНТАКТ" + "МОНИТОР")
    assert play.private(0).rack == "АККНОТТ"
    assert play.private(1).rack == "ИМНООРТ"
    assert [drew.tile for drew in play.events_of(Drew, 0) if drew.seat == 0] == [*"КОНТАКТ"]
    assert {drew.tile for drew in play.events_of(Drew, 0) if drew.seat == 1} == {None}
    other = Play(edition=edition, seats=3).deal("МОНИТОР" + "КОНТАКТ")
    assert play.public == other.public
    assert play.private(2) == other.private(2)


@pytest.mark.rule("SU-G7")
@pytest.mark.parametrize(("edition", "tiles"), [("bilingual-uk", "ru"), ("bilingual-ru", "uk"), ("mattel", "uk")])
def test_one_game_one_language(edition: str, tiles: str) -> None:
    with pytest.raises(Illegal) as refused:
        Play(edition=edition, tiles=tiles)
    assert (refused.value.rule, refused.value.code) == ("SU-G7", "language-of-edition")


@pytest.mark.rule("SU-G7")
@pytest.mark.parametrize(("edition", "line"), [("bilingual-uk", "З8 ДЫМ"), ("bilingual-ru", "З8 ДІМ")])
def test_a_blank_stands_for_no_letter_of_the_other_language(edition: str, line: str) -> None:
    assert Play(edition=edition, words="challenge").at("ДМ?").unreadable(0, line) == "foreign-tile"


# --- who begins -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("SM-08", "SU-03")
@both_books
@pytest.mark.parametrize(("tiles", "first"), [("АБ", 0), ("БА", 1), ("ТОН", 2), ("ТКОН", 1), ("ЯЮ", 1)])
def test_the_letter_nearest_the_start_begins(edition: str, tiles: str, first: int) -> None:
    play = lots(edition, *tiles)
    assert [(lot.seat, lot.tile) for lot in play.events_of(LotDrawn)] == list(enumerate(tiles))
    assert play.events_of(Began) == [Began(first)]
    assert play.deal().mover == first == play.public.starter


@pytest.mark.rule("SM-08")
@pytest.mark.parametrize(("tiles", "first"), [("ЁЕ", 1), ("ЁЖ", 0), ("ЙИ", 1), ("ЙК", 0)])
def test_the_russian_order(tiles: str, first: int) -> None:
    assert lots("mattel", *tiles).events_of(Began) == [Began(first)]


@pytest.mark.rule("SM-08", "SU-G1")
@both_books
@pytest.mark.parametrize(("tiles", "first"), [("А?", 1), ("?А", 0), ("АБ?", 2)])
def test_a_blank_comes_before_the_first_letter(edition: str, tiles: str, first: int) -> None:
    assert lots(edition, *tiles).events_of(Began) == [Began(first)]


@pytest.mark.rule("SM-G1", "SU-G1")
@both_books
def test_the_tied_draw_again_and_only_they(edition: str) -> None:
    play = lots(edition, *"КОКТ", seats=4)
    assert play.events_of(LotsTied) == [LotsTied((0, 2))]
    assert play.events_of(Began) == []
    play.draws = [*"ОАН"]
    play.draw()
    assert play.events_of(Began) == []
    play.draw()
    assert [lot.seat for lot in play.events_of(LotDrawn)] == [0, 1, 2, 3, 0, 2]
    assert play.events_of(Began) == [Began(2)]


@pytest.mark.rule("SM-G1", "SU-G1")
@both_books
@pytest.mark.parametrize("tie", ["АА", "??"])
def test_a_tie_can_follow_a_tie(edition: str, tie: str) -> None:
    play = lots(edition, *tie, *"НН", *"ОН", seats=2)
    assert play.events_of(LotsTied) == [LotsTied((0, 1))] * 2
    assert play.events_of(Began) == [Began(1)]


@pytest.mark.rule("SM-G1", "SU-G1")
@both_books
def test_equal_letters_behind_the_first_do_not_matter(edition: str) -> None:
    assert lots(edition, *"ОКО").events_of(Began) == [Began(1)]


@pytest.mark.rule("SM-09", "SU-04")
@both_books
def test_the_tiles_of_the_draw_go_back(edition: str) -> None:
    """Each lies on the table while others draw; then all go back into the bag, and racks are drawn from it."""
    play = lots(edition, "А", seats=2)
    everything = Counter(play.options.tiles.tiles)
    assert in_urn(play) == everything - Counter("А")
    play.draws = ["Б"]
    play.draw()
    assert play.state.stage is Stage.DRAW
    assert play.state.racks == ("", "")
    assert in_urn(play) == everything


@pytest.mark.rule("SM-09", "SU-04")
@both_books
def test_tied_tiles_go_back_before_the_next_draw(edition: str) -> None:
    play = lots(edition, *"??", seats=2)
    assert in_urn(play) == Counter(play.options.tiles.tiles)


@pytest.mark.rule("SU-G14")
@pytest.mark.parametrize("pair", ["ГҐ", "ҐД", "ЕЄ", "ЄЖ", "ЗИ", "ИІ", "ІЇ", "ЇЙ", "ЙК", "ЩЬ", "ЬЮ"])
def test_the_ukrainian_order(pair: str) -> None:
    assert lots("bilingual-uk", *pair).events_of(Began) == [Began(0)]
    assert lots("bilingual-uk", *reversed(pair)).events_of(Began) == [Began(1)]


@pytest.mark.rule("SU-G14")
def test_an_apostrophe_is_drawn_again() -> None:
    """The same player draws again, and the tile goes back first."""
    play = lots("bilingual-uk", "’", seats=3)
    assert in_urn(play) == Counter(play.options.tiles.tiles)
    play.draws = [*"О’’НК"]
    for _ in range(5):
        assert play.events_of(Began) == []
        play.draw()
    assert [lot.seat for lot in play.events_of(LotDrawn)] == [0, 0, 1, 1, 1, 2]
    assert play.events_of(Began) == [Began(2)]


# --- the deal -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SM-10", "SU-05")
@both_books
@pytest.mark.parametrize(("seats", "first"), [(2, 0), (2, 1), (3, 2), (4, 1)])
def test_each_in_turn_takes_seven(edition: str, seats: int, first: int) -> None:
    play = Play(edition=edition, seats=seats, first=first).deal()
    order = [(first + step) % seats for step in range(seats)]
    assert drawers(play.events_of(Drew, first)) == [seat for seat in order for _ in range(7)]
    assert play.public.rack_sizes == (7,) * seats
    assert play.public.bags_left == (ALL_OF[edition] - 7 * seats,)
    assert play.mover == first


@pytest.mark.rule("SM-12", "SU-06")
@both_books
def test_the_table_keeps_the_score_and_everybody_plays(edition: str) -> None:
    """No seat is reserved for keeping score: each has a rack and a turn."""
    play = Play("ТОН", "НОТА", "ОНА", edition=edition, seats=3).at("ТОН", "ОТА", "НА")
    play.act(0, "З7 ТОН")
    first = play.public.scores[0]
    assert (first, play.public.scores) == (6 if edition == "mattel" else 3, (first, 0, 0))
    play.act(1, "9З НОТА")
    assert play.public.scores == (first, 5, 0), "О lies on a double letter"
    play.act(2, "И9 ОНА")
    assert play.public.scores == (first, 5, 3)


@pytest.mark.rule("SM-20")
def test_the_dictionary_is_agreed_before_and_not_during_the_game() -> None:
    """Which words count is part of the options, and no action changes it."""
    agreed = KIND.rules.read_options({"dictionary": "nouns", "yo": "strict", "own_words": ["гугл"]})
    policy = KIND.words.policy(agreed)
    assert policy is not None
    assert (policy.kind, policy.yo, policy.extra) == ("nouns", "strict", ("ГУГЛ",))
    with pytest.raises(Unreadable):
        KIND.rules.read_options({"dictionary": "whatever"})
