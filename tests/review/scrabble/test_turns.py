"""Turns in positions whose best moves are known."""

import pytest

from review.scrabble.positions import LAST_TURN, codes, judged, position, texts
from slovoteka.bots.scrabble.known_position import Terms
from slovoteka.games.scrabble.actions import read_action
from slovoteka.messages import render
from slovoteka.review.model import Depth
from slovoteka.review.scrabble.move_values import ValuedMove
from slovoteka.review.scrabble.positions import move_of
from slovoteka.review.scrabble.remarks import of_better, of_chance

DEPTHS: tuple[Depth, ...] = ("quick", "usual")


@pytest.mark.parametrize("depth", DEPTHS)
def test_a_whole_rack_missed_is_a_blunder_and_found_costs_nothing(depth: Depth) -> None:
    place = position("ПАРОВОЗ")
    missed = judged(place, "З8 ПАР", depth)
    assert missed.mark == "blunder"
    assert missed.cost > 40
    assert codes(missed)[0] == "all-missed"
    assert "все семь фишек: " in texts(missed)
    best = missed.alternatives[0]
    assert best.action["word"] in ("ПАРОВОЗ", "ЗАПОРОВ", "ПРОВОЗА")
    found = judged(place, best.written, depth)
    assert (found.mark, found.cost) == ("best", 0)
    assert found.alternatives[0].is_played
    assert codes(found) == ["all-found"]


def test_the_move_that_was_made_is_played_out_however_bad_it_is() -> None:
    one = judged(position("ПАРОВОЗ"), "пас")
    assert one.written == "пас"
    assert [other.is_played for other in one.alternatives] == [False] * 5 + [True]
    played, best = one.alternatives[-1], one.alternatives[0]
    assert played.chance is not None
    assert best.chance is not None
    assert 0.05 < played.chance < best.chance < 0.95
    assert one.cost == pytest.approx(best.value - played.value, abs=0.02)
    assert codes(one) == ["all-missed", "chance"]
    assert one == judged(position("ПАРОВОЗ"), "пас"), "the same position has the same judgement"


def test_a_better_exchange_is_named() -> None:
    one = judged(position("ВВДРУЪЯ"), "З8 ВРУ", "quick")
    assert one.mark == "mistake"
    assert codes(one) == ["exchange-better"]
    assert one.alternatives[0].action == {"type": "exchange", "letters": "ВВДЪЯ"}
    assert "Лучше было поменять 5 фишек и оставить Р У." in texts(one)


def test_a_word_is_better_than_an_exchange() -> None:
    one = judged(position("КОНУСЫЩ"), "обмен ЩЫ", "quick")
    assert codes(one) == ["word-better"]


@pytest.mark.parametrize(
    ("better", "equity", "code"),
    [
        ("З8 СОН", 12, "leave-better"),
        ("З8 СОН", 6, "foreseen-better"),
        ("З8 НОСОК", 12, "points-better"),
        ("обмен ЫОУ", 12, "exchange-better"),
        ("обмен НОСОКУЫ", 12, "exchange-all-better"),
        ("пас", 12, "pass-better"),
    ],
)
def test_in_which_way_a_move_is_better(better: str, equity: float, code: str) -> None:
    """Against НОС for 6 points with tiles that are worth nothing."""
    place = position("НОСОКУЫ")
    best, played = (
        ValuedMove(move=move_of(place, read_action(written)), equity=worth, value=worth)
        for written, worth in ((better, equity), ("З8 НОС", 6.0))
    )
    assert of_better(place, best, played).code == f"review-scrabble-{code}"


def test_the_first_word_is_listed_across_only() -> None:
    across = judged(position("ПАРОВОЗ"), "З6 ПАРОВОЗ", "quick")
    assert all(other.action["at"].startswith("З") for other in across.alternatives)
    down = judged(position("ПАРОВОЗ"), "8Е ПАРОВОЗ", "quick")
    assert down.mark == "best"
    assert down.alternatives[0].written == "8Е ПАРОВОЗ"


def test_words_that_the_table_has_struck_are_not_offered() -> None:
    free = judged(position("ПАРОВОЗ"), "пас", "quick")
    barred = judged(
        position("ПАРОВОЗ", terms=Terms(struck=frozenset({"ПАРОВОЗ", "ЗАПОРОВ", "ПРОВОЗА"}))), "пас", "quick"
    )
    assert "З6 ПАРОВОЗ" in [other.written for other in free.alternatives]
    assert barred.alternatives[0].value < free.alternatives[0].value - 40


def test_a_blank_that_was_left_on_the_board() -> None:
    one = judged(position("ПАРОВОЗ", reusable_blanks=True), "З6 ПАРОВОЗ", "quick", swap="З")
    assert codes(one) == ["swap-missed", "all-found"]


def test_nothing_to_choose() -> None:
    jacks = position("ЪЩФЭЦЖЬ", terms=Terms(shortest=5), jacks=True)
    forced = jacks.but(seen=jacks.seen.but(exchange_most=0))
    one = judged(forced, "пас")
    assert (one.mark, one.cost) == (None, 0)
    assert codes(one) == ["no-choice"]


# --- ends -----------------------------------------------------------------------------------------------------------


def test_a_win_thrown_away_in_the_end_is_a_blunder() -> None:
    """To lay all at once brings 33 and twice the Ъ, which is 53. But the other cannot move: tile by tile it is 69."""
    one = judged(position("УХО", grid=LAST_TURN, other=1, lead=-60), "2Н УХО")
    assert one.mark == "blunder"
    assert one.cost == 69 - 53
    assert codes(one) == ["end-win-lost"]
    assert "выигрывает с перевесом 9 очков, а сыгранное проигрывает (7)" in texts(one)
    assert [one.alternatives[0].chance, one.alternatives[-1].chance] == [1, 0]


def test_a_proved_end_is_named() -> None:
    lost = judged(position("УХО", grid=LAST_TURN, other=1, lead=-100), "А2 УД")
    assert (lost.mark, codes(lost)) == ("best", ["end-loses"])
    assert "не хватает 31 очка" in texts(lost)
    drawn = judged(position("УХО", grid=LAST_TURN, other=1, lead=-69), "А2 УД")
    assert (drawn.mark, codes(drawn)) == ("best", ["end-draw"])
    spoilt = judged(position("УХО", grid=LAST_TURN, other=1, lead=-69), "2Н УХО")
    assert (spoilt.mark, codes(spoilt)) == ("blunder", ["end-draw-lost"])
    won = judged(position("УХО", grid=LAST_TURN, other=1, lead=10), "2Н УХО")
    assert (won.mark, codes(won)) == ("mistake", ["end-wins", "end-more"])


def test_with_a_few_tiles_in_the_bag_chances_are_named() -> None:
    """Two tiles are left, and the other has seven: nobody can know yet who wins."""
    place = position("УХО", grid=LAST_TURN, other=1, lead=0)
    near = place.but(seen=place.seen.but(bag=2, others=[7]))
    move = move_of(place, read_action("2Н УХО"))
    best, played = (ValuedMove(move=move, equity=0, value=0, chance=chance) for chance in (0.71, 0.62))
    (remark,) = of_chance(near, best, played)
    assert remark.code == "review-scrabble-chance-near-end"
    assert "В мешке 2 фишки" in render(remark.code, "ru", remark.params)
    assert "62 % вместо 71 %" in render(remark.code, "ru", remark.params)
    assert of_chance(near, best, best) == []


# --- circumstances --------------------------------------------------------------------------------------------------


def test_words_that_are_none() -> None:
    place = position("КОТЩЪЭЮ", words="challenge")
    stood = judged(place, "З7 ОЩЭ", "quick")
    assert "phony-stood" in codes(stood)
    failed = judged(place, "З7 ОЩЭ", "quick", has_failed=True)
    assert codes(failed)[0] == "struck"
    assert failed.cost > stood.cost
    passed = judged(place, "пас", "quick")
    assert failed.cost == passed.cost, "a turn lost is a turn lost"
    assert failed.written == "З7 ОЩЭ"
    assert next(other for other in failed.alternatives if other.is_played).written == "З7 ОЩЭ"


def test_haste_is_an_excuse_only_for_what_needs_one() -> None:
    place = position("ПАРОВОЗ")
    assert "haste" in codes(judged(place, "З8 ПАР", "quick", left_ms=30_500))
    assert "Цейтнот: на часах 30 секунд." in texts(judged(place, "З8 ПАР", "quick", left_ms=30_500))
    assert "overtime" in codes(judged(place, "З8 ПАР", "quick", left_ms=-1))
    assert "haste" not in codes(judged(place, "З8 ПАР", "quick", left_ms=600_000))
    best = judged(place, "З8 ПАР", "quick").alternatives[0].written
    assert codes(judged(place, best, "quick", left_ms=30_500)) == ["all-found"]


def test_words_on_the_theme_count_more() -> None:
    plain = judged(position("МЯЧЩЪЭЮ"), "З6 МЯЧ", "quick")
    themed = judged(position("МЯЧЩЪЭЮ", theme="спорт", theme_words=["МЯЧ"]), "З6 МЯЧ", "quick")
    points = [next(other for other in one.alternatives if other.is_played).value for one in (plain, themed)]
    assert points[1] == pytest.approx(points[0] + 5)


def test_a_single_tile_is_the_same_move_whichever_way_it_is_written() -> None:
    grid = "." * 112 + "КОТ" + "." * 110
    place = position("АЩЪЭЮЖЦ", grid=grid)
    assert move_of(place, read_action("З8 КОТА")).key == move_of(place, read_action("З11:А")).key
