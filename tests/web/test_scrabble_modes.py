"""Duplicate, the reverse game and bingo in a browser, each to its end."""

from typing import Any, Final

import pytest
from playwright.sync_api import expect

from harness.site import Site
from web.fitting import check_width
from web.people import SIZES, People, Screen
from web.playing_modes import (
    Hall,
    Writer,
    a_word,
    answer_call,
    await_end_of_round,
    choose,
    points_of,
    sit_down,
    take_off,
    write_sheet,
)
from web.playing_scrabble import SMALL_SET, Seat
from web.texts import page_text

FEW_TILES: Final = "14Д/14О/14М/15/15/15/15/15/15/15/15/15/15/15/15 / 9/3 0"
"""A finished board with one word, so that the reverse game is over in a turn or two."""
SCREENS: Final[tuple[Screen, ...]] = ("desktop", "tablet", "laptop")
"""The screens of three people."""


# --- duplicate ------------------------------------------------------------------------------------------------------


@pytest.mark.full
def test_three_people_play_duplicate_to_its_end(person: People, site: Site) -> None:
    seat = Seat(site.url, "duplicate-engine", people=3, bots=0, tiles=SMALL_SET)
    writers = [Writer(sit_down(person(screen=screen), seat, number)) for number, screen in enumerate(SCREENS)]
    number = 0
    while (view := seat.await_turn())["table"].get("outcome") is None:
        number += 1
        for index, writer in enumerate(writers):
            writer.expect_round(number)
            writer.lay(*a_word(seat, index))
            writer.hand_in()
        await_end_of_round(seat, number)
    for index, writer in enumerate(writers):
        expect(writer.table.end).to_contain_text(str(view["table"]["outcome"]["scores"][index]))
    assert number > 1


def test_words_are_kept_and_taken_up_again(person: People, site: Site) -> None:
    seat = Seat(site.url, "duplicate-engine", people=2, bots=0, seats=2)
    writer = Writer(sit_down(person(), seat))
    play, grid = a_word(seat, 0)
    writer.lay(play, grid)
    expect(writer.table.board.locator(".bub")).to_have_text(str(points_of(seat, play)))
    writer.remember.click()
    expect(writer.words).to_contain_text(page_text("duplicate.kept"))
    writer.page.keyboard.press("Escape")
    expect(writer.table.board.locator(".tile")).to_have_count(0)
    writer.page.keyboard.press("Alt+1")
    expect(writer.table.board.locator(".tile")).to_have_count(len(play["word"]))
    writer.hand_in()
    expect(writer.words).to_contain_text(page_text("duplicate.handed-in"))
    expect(writer.page.locator("[data-test=answered]")).to_have_text(page_text("duplicate.answered", count=1, all=2))
    writer.page.reload()
    expect(writer.words).to_contain_text(page_text("duplicate.handed-in"))
    expect(writer.table.board.locator(".tile")).to_have_count(len(play["word"]))


def test_the_round_closes_when_all_have_handed_in(person: People, site: Site) -> None:
    seat = Seat(site.url, "duplicate-engine", people=2, bots=0, seats=2)
    writer = Writer(sit_down(person(), seat))
    play, grid = a_word(seat, 0)
    writer.lay(play, grid)
    writer.hand_in()
    seat.act({"type": "pass"}, 1)
    writer.expect_round(2)
    view = seat.view()
    placed = view["table"]["public"]["last"]["placed"]  # the referee need not take the hinted one of several best words
    expect(writer.table.board.locator(".tile.last")).to_have_count(len(placed["word"]))
    first = writer.page.locator("[data-test=places] tbody tr").first
    expect(first).to_contain_text(str(view["private"]["score"]))
    expect(first).to_have_attribute("aria-current", "true")
    writer.pass_()
    expect(writer.page.locator("[data-test=own-words]")).to_contain_text(page_text("duplicate.passed"))


def test_an_invalid_word_is_rejected_after_the_round(person: People, site: Site) -> None:
    seat = Seat(site.url, "duplicate-engine", bots=0, seats=1, tiles=SMALL_SET)
    writer = Writer(sit_down(person(), seat))
    view = seat.await_turn()
    rack = "".join(tile for tile in view["table"]["public"]["rack"] if tile != "?")
    writer.lay({"at": "З4", "word": (rack * 2)[: len(rack)]}, view["table"]["public"]["grid"])
    writer.hand_in()
    writer.expect_round(2)
    expect(writer.page.locator("[data-test=rejected]")).to_contain_text("SM-99")


@pytest.mark.full
def test_a_hall_shows_the_players_place(person: People, site: Site) -> None:
    hall = Hall(site.url, people=40)
    one = person()
    page = hall.sit_down(one, 20)
    Writer(page).expect_round(1)
    hall.hand_in(best=range(20))
    Writer(page).expect_round(2)
    places = page.locator("[data-test=places]")
    expect(places.locator("tr[aria-current]")).to_contain_text("21")
    expect(places.get_by_role("img")).to_be_visible()
    expect(places).to_contain_text("7–16")
    one.check_access()


@pytest.mark.parametrize("screen", SIZES)
@pytest.mark.full
def test_duplicate_is_accessible(person: People, site: Site, screen: Screen) -> None:
    seat = Seat(site.url, "duplicate-engine", bots=2)
    one = person(screen=screen, dark=screen == "phone")
    page = sit_down(one, seat)
    seat.act(a_word(seat, 0)[0])
    Writer(page).expect_round(2)
    one.check_access()
    check_width(page)


# --- the reverse game -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "options", [{"position": FEW_TILES}, pytest.param({}, marks=pytest.mark.full)], ids=["few", "all"]
)
def test_the_reverse_game_against_a_bot_to_its_end(person: People, site: Site, options: dict[str, Any]) -> None:
    seat = Seat(site.url, "reverse", first=0, **options)
    one = person(screen="phone")
    page = sit_down(one, seat)
    expect(page.get_by_role("grid")).to_be_visible()
    one.check_access()
    check_width(page)
    while (view := seat.await_turn())["table"].get("outcome") is None:
        take_off(page, seat.hint(view)["squares"])
    expect(page.locator("[data-test=end]")).to_contain_text(str(max(view["table"]["outcome"]["scores"])))


def test_a_removal_is_judged_before_it_is_made(person: People, site: Site) -> None:
    seat = Seat(site.url, "reverse", first=0)
    page = sit_down(person(), seat)
    choose(page, ["А8"])  # the Р of ЯРКО
    expect(page.locator("[data-test=left-word].bad").or_(page.locator("[data-test=obstacle]")).first).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("[aria-selected=true]")).to_have_count(0)
    choose(page, seat.hint(seat.await_turn())["squares"])
    expect(page.locator("[data-test=send]")).to_contain_text(page_text("reverse.remove-points", points="").strip())


def test_the_reverse_game_by_keyboard(person: People, site: Site) -> None:
    seat = Seat(site.url, "reverse", position=FEW_TILES, first=0)
    page = sit_down(person(), seat)
    expect(page.get_by_role("grid")).to_be_visible()
    for key, times in (("ArrowUp", 7), ("ArrowRight", 7)):
        for _ in range(times):
            page.keyboard.press(key)
    for _ in range(3):
        page.keyboard.press("Space")
        page.keyboard.press("ArrowDown")
    expect(page.locator("[aria-selected=true]")).to_have_count(3)
    page.keyboard.press("Enter")
    expect(page.locator("[data-test=end]")).to_contain_text(page_text("scrabble-event-rev-finished", reason="cleared"))


# --- bingo ----------------------------------------------------------------------------------------------------------


def test_a_bingo_sheet_is_judged_while_it_is_written(person: People, site: Site) -> None:
    seat = Seat(site.url, "bingo", people=2, bots=0, seats=2)
    one = person(screen="small-phone")
    page = sit_down(one, seat)
    inputs = page.locator("[data-test=write] input")
    inputs.first.fill("КАРТИНА")
    inputs.last.fill("КАРТИНЫЫ")
    expect(page.locator("[data-test=obstacle]")).not_to_be_empty()
    inputs.last.fill("ЫЫЪЪЬЬЬ")
    expect(page.locator("[data-test=obstacle]")).not_to_be_empty()
    write_sheet(page)
    expect(page.locator("[data-test=obstacle]")).to_contain_text(page_text("bingo.written"))
    one.check_access()
    check_width(page)
    page.reload()
    expect(inputs.first).to_have_value("КАРТИНА")


def test_a_called_letter_is_crossed_out(person: People, site: Site) -> None:
    seat = Seat(site.url, "bingo", bots=0, seats=1)
    one = person()
    page = sit_down(one, seat)
    write_sheet(page)
    crossed = page.locator("[data-test=own-sheet] .crossed")
    expect(crossed).to_have_count(0)
    while crossed.count() == 0:
        assert answer_call(page)
    one.check_access()
    assert seat.view()["private"]["sheet"]["crossed"]


@pytest.mark.full
def test_bingo_against_bots_to_its_end(person: People, site: Site) -> None:
    seat = Seat(site.url, "bingo", bots=2, seats=3)
    one = person(screen="phone")
    page = sit_down(one, seat)
    write_sheet(page)
    while answer_call(page):
        pass
    expect(page.locator("[data-test=end]")).to_contain_text(
        page_text("scrabble-event-bingo-finished", reason="bingo", crossed="", crossed_count=0)
    )
    winners = seat.view()["table"]["public"]["winners"]
    expect(page.locator("[data-test=sheets] .chip.good")).to_have_count(len(winners))
    one.check_access()
