"""The first page in every language, light and dark, on every screen."""

import pytest
from playwright.sync_api import expect

from web.fitting import check_width
from web.people import SIZES, People, Screen
from web.texts import page_text

BOXES = ("scrabble", "bilingual", "forbidden", "underwood", "codenames")


@pytest.mark.parametrize("language", ["ru", "uk", "en"])
def test_five_games(person: People, language: str) -> None:
    page = person(language=language).page
    page.goto("/")
    for box in BOXES:
        title = page_text(f"shelf.{box}-name", language)
        expect(page.get_by_role("heading", name=title, exact=True)).to_be_visible()
    assert page.locator("html").get_attribute("lang") == language


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
def test_the_first_page_is_accessible(person: People, dark: bool) -> None:
    one = person(dark=dark)
    one.page.goto("/")
    expect(one.page.get_by_role("heading", name="Ундервуд")).to_be_visible()
    one.check_access()


@pytest.mark.parametrize("screen", SIZES)
def test_nothing_is_cut_off(person: People, screen: Screen) -> None:
    page = person(screen=screen).page
    page.goto("/")
    expect(page.get_by_role("heading", name="Ундервуд")).to_be_visible()
    check_width(page)


def test_the_head_can_be_skipped(person: People) -> None:
    page = person().page
    page.goto("/")
    expect(page.get_by_role("heading", name="Ундервуд")).to_be_visible()
    page.get_by_role("link", name=page_text("common.skip")).focus()
    page.keyboard.press("Enter")
    page.keyboard.press("Tab")
    expect(page.locator("main :focus")).to_have_count(1)


def test_a_lone_percent_sign_is_an_address_too(person: People) -> None:
    page = person().page
    page.goto("/words/%")
    expect(page.get_by_label(page_text("words.word"), exact=True)).to_have_value("%")


def test_an_incomplete_address_of_a_table_is_no_connection_trouble(person: People) -> None:
    page = person().page
    page.goto("/t/half")
    expect(page.get_by_role("alert")).to_contain_text(page_text("room.no-such-table"))
