"""A game that only the server knows, without a folder in web/src/games: it is on the shelf without extras."""

import json
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from web.people import People
from web.texts import page_text

GAME = "chain"
TITLE = {"ru": "Цепочка слов", "en": "Chain of words"}
SEATS = {"least": 3, "most": 6, "warned_from": None}


def install(page: Page, language: str = "ru", **changed: Any) -> None:
    """Simulates one more plug-in on the server."""

    def answer(route: Route) -> None:
        games = route.fetch().json()
        added = {**games["games"][0], "id": GAME, "title": TITLE[language], "variants": [], "options": [], **changed}
        route.fulfill(content_type="application/json", body=json.dumps({"games": [*games["games"], added]}))

    page.route("**/api/v1/games", answer)


@pytest.mark.parametrize("language", TITLE)
def test_it_stands_on_the_shelf(person: People, language: str) -> None:
    one = person(language=language)
    install(one.page, language)
    one.page.goto("/")
    box = one.page.get_by_role("link").filter(has=one.page.get_by_role("heading", name=TITLE[language], exact=True))
    expect(box).to_be_visible()
    expect(one.page.get_by_role("heading", level=1)).to_have_text(page_text("home.title", language))
    one.check_access()
    box.click()
    one.page.wait_for_url(f"**/play/{GAME}?with=bot")
    expect(one.page.get_by_role("heading", level=1)).to_have_text(TITLE[language])


def test_its_tables_can_be_looked_for(person: People) -> None:
    page = person().page
    install(page)
    page.goto(f"/tables/{GAME}")
    expect(page.get_by_role("radio", name=TITLE["ru"])).to_be_checked()
    page.get_by_role("link", name=page_text("tables.new-tables")).click()
    page.wait_for_url(f"**/play/{GAME}?with=friends")


def test_a_table_is_laid_as_the_server_allows(person: People) -> None:
    """Without bots, with the server's number of seats, and without help that the game does not have."""
    one = person()
    install(one.page, seats=SEATS, levels=[])
    one.page.goto(f"/play/{GAME}")
    page = one.page
    expect(page.get_by_role("radio", name=page_text("room.with-friends"))).to_be_checked()
    expect(page.get_by_role("radio", name=page_text("room.with-bot"))).to_have_count(0)
    players = page.get_by_label(page_text("room.players"))
    expect(players).to_have_value("3")
    assert players.locator("option").all_inner_texts() == ["3", "4", "5", "6"]
    expect(page.get_by_label(page_text("room.beginners"))).to_have_count(0)
    one.check_access()


def test_an_address_of_no_game_opens_the_first_box(person: People) -> None:
    page = person().page
    page.goto("/play/nothing")
    expect(page.get_by_role("heading", level=1)).to_have_text(page_text("shelf.scrabble-name"))
