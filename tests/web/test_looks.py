"""Every page and table: accessible according to axe, light and dark, and nothing cut off on any screen."""

from collections.abc import Callable, Sequence
from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

from harness.site import Site
from web.fitting import check_sizes
from web.people import People, Person
from web.sitting import LONG_NAMES, Visitor, await_table, enter, is_over, lay_table, play
from web.texts import page_text

PAGES: Final = (
    "/",
    "/play/scrabble",
    "/play/codenames?with=friends",
    "/play/forbidden?with=device",
    "/play/scrabble?variant=duplicate&with=hall",
    "/tables",
    "/halls",
    "/rules",
    "/rules/underwood",
    "/words",
    "/fairness",
    "/me",
    "/nowhere",
)
TABLES: Final[dict[str, tuple[dict[str, Any], int]]] = {
    "scrabble": ({"game": "scrabble", "options": {"first": 0}}, 2),
    "forbidden": ({"game": "forbidden", "options": {"first": 0}}, 2),
    "forbidden-of-six": ({"game": "forbidden", "options": {"first": 0}}, 6),
    "underwood": ({"game": "underwood", "options": {"dealer": 1}}, 2),
    "codenames": ({"game": "codenames", "options": {"first": "red"}}, 4),
    "bingo": ({"game": "scrabble", "variant": "bingo"}, 4),
    "reverse": ({"game": "scrabble", "variant": "reverse"}, 2),
    "solitaire": ({"game": "scrabble", "variant": "solitaire-face-up"}, 1),
    "two-bags": ({"game": "scrabble", "variant": "two-bags"}, 2),
}
"""Table terms and the number of players."""
DAYS: Final = 1
"""A pace of days, so that no time runs out and nothing moves meanwhile."""
MOVES: Final = 6
DRAWERS: Final = ("log", "sheet", "rules", "guide", "words", "keys")


def check_access(one: Person) -> None:
    for scheme in ("light", "dark"):
        one.page.emulate_media(color_scheme="light" if scheme == "light" else "dark")
        one.check_access()


def open_page(one: Person, path: str) -> Page:
    one.page.goto(path)
    expect(one.page.get_by_role("heading", level=1)).to_be_visible()
    one.page.wait_for_load_state("networkidle")
    return one.page


def open_table(one: Person, site: Site, name: str, until: Callable[[Any], bool] | None = None) -> Page:
    """Opens a table after some moves, with the person at the screen to move next."""
    conditions, players = TABLES[name]
    visitors = [Visitor.before(one, site.url), *[Visitor.unseen(site.url) for _ in range(players - 1)]]
    chairs = lay_table(visitors, {**conditions, "days": DAYS}, names=LONG_NAMES)
    begun = chairs[0].view()["table"]["number"]
    play(chairs, until or (lambda view: view["mine"] and view["table"]["number"] >= begun + MOVES))
    return enter(one, chairs[0].room)


# --- pages -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("path", PAGES)
def test_pages_are_accessible_and_fit(person: People, path: str) -> None:
    one = person()
    page = open_page(one, path)
    check_access(one)
    check_sizes(page)


def test_the_gathering_is_accessible_and_fits(person: People) -> None:
    one = person()
    open_page(one, "/play/codenames?with=friends")
    one.page.get_by_role("button", name=page_text("room.start-friends"), exact=True).click()
    expect(one.page.locator("[data-test=qr]")).to_be_visible()
    check_access(one)
    check_sizes(one.page)


# --- tables ----------------------------------------------------------------------------------------------------------


def some(names: Sequence[str]) -> list[Any]:
    """The four games in `make test`, the others in the full suite."""
    usual = ("scrabble", "forbidden", "underwood", "codenames")
    return [pytest.param(name, marks=() if name in usual else pytest.mark.full) for name in names]


@pytest.mark.parametrize("name", some(list(TABLES)))
def test_tables_are_accessible_and_fit(person: People, site: Site, name: str) -> None:
    one = person()
    page = open_table(one, site, name)
    check_access(one)
    check_sizes(page)


@pytest.mark.full
@pytest.mark.parametrize("name", ["scrabble", "forbidden", "underwood", "codenames"])
def test_the_end_is_accessible_and_fits(person: People, site: Site, name: str) -> None:
    one = person()
    page = open_table(one, site, name, is_over)
    expect(page.locator("[data-test=end]")).to_be_visible()
    check_access(one)
    page.locator("[data-test=end]").get_by_role("button", name=page_text("table.look-at-table")).click()
    check_sizes(page)


@pytest.mark.parametrize(("name", "beside"), [("codenames", ".side"), ("underwood", "aside")])
def test_what_does_not_fit_beside_the_board_is_scrolled_by_keys(
    person: People, site: Site, name: str, beside: str
) -> None:
    one = person()
    page = open_table(one, site, name)
    expect(page.locator(beside).first).to_be_visible()
    for side in page.locator(beside).all():  # simulates more clues or words than fit
        side.evaluate("side => Object.assign(side.style, { minHeight: '0', height: '60px' })")
        assert side.evaluate("side => side.scrollHeight > side.clientHeight")
    check_access(one)


@pytest.mark.full
@pytest.mark.parametrize("name", ["scrabble", "forbidden", "underwood", "codenames"])
def test_drawers_are_accessible(person: People, site: Site, name: str) -> None:
    one = person()
    page = open_table(one, site, name)
    for drawer in DRAWERS:
        page.get_by_role("button", name=page_text("table.menu")).click()
        dialog = page.get_by_role("dialog")
        dialog.get_by_role("button", name=page_text(f"table.drawer-{drawer}"), exact=True).click()
        expect(dialog.get_by_role("heading", name=page_text(f"table.drawer-{drawer}")).first).to_be_visible()
        check_access(one)
        page.keyboard.press("Escape")
    for opened in ("chat", "fairness"):
        page.get_by_role("button", name=page_text(f"table.{opened}"), exact=True).click()
        expect(page.get_by_role("dialog")).to_be_visible()
        check_access(one)
        page.keyboard.press("Escape")


@pytest.mark.full
@pytest.mark.parametrize("name", ["scrabble", "forbidden", "underwood", "codenames"])
def test_a_spectators_table_is_accessible_and_fits(person: People, site: Site, name: str) -> None:
    player, spectator = person(), person(screen="phone")
    room = open_table(player, site, name).url.rpartition("/")[2]
    page = enter(spectator, room)
    await_table(page)
    check_access(spectator)
    check_sizes(page)
