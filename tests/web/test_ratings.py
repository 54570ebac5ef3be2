"""Ratings in a browser: what is at stake, what a match has changed, a player's page, the leaders."""

import re
from typing import Any

import httpx
from playwright.sync_api import Page, expect

from harness.site import Site, ask
from web.fitting import check_sizes
from web.people import People, Person
from web.sitting import NAMES, Chair, Visitor, await_table, enter, lay_table
from web.texts import page_text

REFUSED = "status of 4(09|22)"
"""The browser's console message about a refusal."""
CATEGORY = "forbidden"
TITLE = "«Запретные слова»"
UNKNOWN = "A" * 22
COUNTED = ("Первая Пчела", "Второй Шмель")
"""Names that nobody else in the table of leaders has."""


def begin_rated(one: Person, url: str, rival: Visitor | None = None) -> list[Chair]:
    """A person with a screen and one without, at a rated table."""
    players = [Visitor.before(one, url), rival or Visitor.unseen(url)]
    return lay_table(players, {"game": "forbidden", "rated": True})


def give_up(chair: Chair) -> None:
    chair.visitor.ask("POST", f"/rooms/{chair.room}/leave", {"seat": chair.seat})


def rating_at(chair: Chair) -> Any:
    """The rating of this chair, according to the server."""
    room = chair.visitor.ask("GET", f"/rooms/{chair.room}")["room"]
    return next(one["rating"] for one in room["chairs"] if one["seat"] == chair.seat)


def gain(change: int) -> str:
    return f"+{change}" if change >= 0 else f"−{-change}"


def wait_until_drawn(page: Page) -> None:
    expect(page.get_by_role("heading", level=1)).to_have_text(re.compile("."))
    page.wait_for_load_state("networkidle")


# --- a match that counts --------------------------------------------------------------------------------------------


def test_a_match_counts(person: People, site: Site) -> None:
    """From the table through the end to the player's page, and on to the leaders."""
    one = person()
    chairs = begin_rated(one, site.url)
    myself, rival = (
        chair.visitor.ask("PATCH", "/me", {"name": name}) for chair, name in zip(chairs, COUNTED, strict=True)
    )
    page = enter(one, chairs[0].room)
    standings = page.get_by_role("main").locator("[data-test=standing]")
    expect(standings).to_have_text([re.compile(r"1500\?")] * 2)

    give_up(chairs[1])
    brought = page.locator("[data-test=end] [data-test=rating]")
    expect(brought).to_have_count(2)  # ratings are loaded a moment after the news of the end
    now, theirs = rating_at(chairs[0]), rating_at(chairs[1])
    assert now["change"] > 0 > theirs["change"]
    expect(brought).to_contain_text(
        [f"{rating['number']} {gain(rating['change'])}" for rating in (now, theirs)]
    )  # fmt: skip
    one.check_access()

    page.locator("[data-test=end]").get_by_role("link", name=page_text("table.you")).click()
    expect(page).to_have_url(f"{site.url}/people/{myself['id']}")
    expect(page.get_by_role("heading", level=1)).to_have_text(myself["name"])
    card = page.locator("[data-test=rating]")
    expect(card).to_contain_text(f"{now['number']} ± {now['deviation']}")
    expect(card).to_contain_text(page_text("ratings.provisional"))
    expect(card.get_by_role("img", name=re.compile(TITLE))).to_be_visible()
    card.get_by_text(page_text("ratings.in-numbers")).click()
    expect(card.get_by_role("row")).to_have_count(2)  # the header and the only match
    match = page.locator("[data-test=match]")
    expect(match).to_contain_text([gain(now["change"])])
    expect(match).to_contain_text([page_text("ratings.placed", place=1, sides=2)])
    expect(match.get_by_role("link", name=rival["name"])).to_have_attribute("href", f"/people/{rival['id']}")
    expect(match.get_by_role("link", name=page_text("ratings.replay"))).to_have_attribute(
        "href", f"/replay/{chairs[0].room}"
    )  # fmt: skip
    one.check_access()

    card.get_by_role("link", name=TITLE).click()
    expect(page.get_by_role("heading", level=1)).to_have_text(TITLE)
    mine = page.locator("[data-test=leaders]").get_by_role("row").filter(has_text=myself["name"])
    expect(mine).to_contain_text(page_text("ratings.you"))
    expect(mine).to_contain_text(f"{now['number']} ± {now['deviation']}")
    one.check_access()
    page.get_by_role("radio", name=page_text("ratings.kind-programs")).click()
    expect(page.get_by_text(page_text("ratings.nobody"))).to_be_visible()
    page.get_by_role("link", name=page_text("ratings.all-categories")).click()
    expect(page.get_by_role("link", name=TITLE, exact=True)).to_have_attribute("href", f"/ratings/{CATEGORY}")


def test_a_long_history_is_read_page_by_page(person: People, site: Site) -> None:
    """All of it fits every screen, also in the dark theme."""
    one = person(dark=True)
    rival = Visitor.unseen(site.url)
    rival.ask("PATCH", "/me", {"name": NAMES[1]})
    for match in range(12):
        give_up(begin_rated(one, site.url, rival)[match % 2])
    page = one.page
    page.goto("/me")
    page.get_by_role("link", name=page_text("profile.public")).click()
    expect(page.get_by_text(page_text("ratings.this-is-you"))).to_be_visible()
    shown = page.locator("[data-test=match]")
    expect(shown).to_have_count(10)
    page.get_by_role("button", name=page_text("ratings.more")).click()
    expect(shown).to_have_count(12)
    expect(page.get_by_role("button", name=page_text("ratings.more"))).to_be_hidden()
    one.check_access()
    check_sizes(page)
    page.goto(f"/ratings/{CATEGORY}")
    expect(page.locator("[data-test=leaders]")).to_be_visible()
    check_sizes(page)


# --- other pages ----------------------------------------------------------------------------------------------------


def test_categories_are_listed_by_game(person: People) -> None:
    one = person()
    one.page.goto("/")
    one.page.locator("footer").get_by_role("link", name=page_text("common.nav-ratings")).click()
    wait_until_drawn(one.page)
    for game in ("forbidden", "underwood", "codenames", "scrabble"):
        own = one.page.get_by_role("region", name=page_text(f"shelf.{game}-name"))
        expect(own.get_by_role("link").first).to_be_visible()
    one.check_access()
    check_sizes(one.page)


def test_unknown_people_and_categories_are_reported(person: People) -> None:
    one = person()
    with one.expecting("status of 404"):
        for address in (f"/people/{UNKNOWN}", "/ratings/nothing"):
            one.page.goto(address)
            expect(one.page.get_by_role("alert")).to_be_visible()
            one.check_access()


def test_a_program_is_marked(person: People, site: Site) -> None:
    one = person()
    made = httpx.post(f"{site.url}/api/v1/me/token", json={"bot": True, "name": "Автомат"}, timeout=10)
    token = made.raise_for_status().json()["token"]
    new = {"conditions": {"game": "forbidden", "options": {"seats": 2}}, "chairs": [{"who": "me"}, {"who": "open"}]}
    room = Visitor.before(one, site.url).ask("POST", "/rooms", new)["room"]["room"]
    one.page.goto(f"/t/{room}")
    sat = ask(site.url, token, "POST", f"/rooms/{room}/chairs")
    seat = one.page.get_by_role("listitem").filter(has_text="Автомат")
    expect(seat).to_contain_text(page_text("table.program"))
    ask(site.url, token, "POST", f"/rooms/{room}/chairs/{sat['seat']}/ready", {"agreed": sat["room"]["agreed"]})
    one.page.get_by_role("button", name=page_text("room.i-am-ready")).click()
    await_table(one.page)
    expect(one.page.locator("[data-test=opponent]")).to_contain_text(page_text("table.program"))
    one.page.goto(f"/people/{ask(site.url, token, 'GET', '/me')['id']}")
    expect(one.page.get_by_role("main")).to_contain_text(page_text("ratings.program"))
    one.check_access()


def test_a_rated_table_against_a_bot_is_laid_by_the_form(person: People) -> None:
    page = person().page
    page.goto("/play/forbidden")
    page.get_by_role("checkbox", name=page_text("room.rated")).check()
    page.get_by_role("button", name=page_text("room.start-bot")).click()
    expect(page.get_by_role("main").locator("[data-test=standing]")).to_have_count(2)


def test_an_unratable_table_is_refused_with_a_reason(person: People) -> None:
    one = person()
    one.page.goto("/play/forbidden?variant=vote")
    one.page.get_by_role("checkbox", name=page_text("room.rated")).check()
    with one.expecting(REFUSED):
        one.page.get_by_role("button", name=page_text("room.start-bot")).click()
        expect(one.page.get_by_role("alert")).to_contain_text("На рейтинг здесь играть нельзя")
