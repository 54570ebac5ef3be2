"""From the first page to a result: every game against a bot begins with two clicks."""

import pytest
from playwright.sync_api import Page, expect

from harness.site import Site
from web.people import People, Person
from web.sitting import Chair, Visitor, await_table, is_over, play
from web.texts import page_text

BOXES = ("scrabble", "bilingual", "forbidden", "underwood", "codenames")
QUICKEST = "underwood"
"""In the other games bots take their time. `make test` finishes those games with people only."""


def begin(one: Person, site: Site, box: str) -> Chair:
    """Two clicks lead to a table where the game has begun."""
    page = one.page
    page.goto("/")
    title = page.get_by_role("heading", name=page_text(f"shelf.{box}-name"), exact=True)
    page.get_by_role("link").filter(has=title).click()
    page.get_by_role("button", name=page_text("room.start-bot"), exact=True).click()
    page.wait_for_url("**/t/*")
    await_table(page)
    visitor, room = Visitor.before(one, site.url), page.url.rpartition("/")[2]
    (seat,) = visitor.ask("GET", f"/rooms/{room}")["mine"]
    return Chair(visitor, room, seat)


def check_result(page: Page, scores: list[int]) -> None:
    end = page.locator("[data-test=end]")
    expect(end).to_contain_text(page_text("table.over"))
    for score in set(scores):
        expect(end.get_by_text(str(score), exact=True).first).to_be_visible()


@pytest.mark.parametrize("box", [box for box in BOXES if box != QUICKEST])
def test_two_clicks_to_a_move(person: People, site: Site, box: str) -> None:
    one = person()
    mine = begin(one, site, box)
    number = mine.view()["table"]["number"]
    play([mine], lambda view: view["table"]["number"] >= number + 2)
    expect(one.page.locator("[data-test=announcer]")).not_to_be_empty()


@pytest.mark.parametrize("box", [pytest.param(box, marks=() if box == QUICKEST else pytest.mark.full) for box in BOXES])
def test_two_clicks_to_a_result(person: People, site: Site, box: str) -> None:
    one = person()
    mine = begin(one, site, box)
    outcome = play([mine], is_over)["table"]["outcome"]
    check_result(one.page, outcome["scores"])


def test_a_game_is_continued_from_the_first_page(person: People, site: Site) -> None:
    one = person()
    mine = begin(one, site, "scrabble")
    one.page.get_by_role("link", name=page_text("common.to-games"), exact=True).click()
    one.page.get_by_role("link", name=page_text("home.back-to-table"), exact=True).click()
    one.page.wait_for_url(f"**/t/{mine.room}")
    expect(one.page.get_by_role("grid")).to_be_visible()


def test_who_resigns_sees_the_result(person: People, site: Site) -> None:
    """Everything is done on the page, without requests of the test."""
    one = person(screen="phone")
    mine = begin(one, site, "forbidden")
    page = one.page
    page.get_by_role("button", name=page_text("table.menu")).click()
    page.get_by_role("button", name=page_text("table.leave"), exact=True).click()
    page.get_by_role("button", name=page_text("table.leave-yes"), exact=True).click()
    expect(page.locator("[data-test=end]")).to_contain_text(page_text("forbidden.over-left"))
    check_result(page, mine.view()["table"]["outcome"]["scores"])
