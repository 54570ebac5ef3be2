"""Several people share a device: no private view is on the page before its owner confirms that the others look away."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from harness.site import Site
from slovoteka.messages import text
from web.people import People, Person
from web.playing_codenames import OWNERS, Table
from web.sitting import Chair, Visitor, await_table, enter, lay_table
from web.texts import page_text

TABLES: dict[str, tuple[dict[str, Any], Callable[[Page], Locator]]] = {
    "forbidden": (
        {"game": "forbidden", "options": {"first": 0}},
        lambda page: page.get_by_role("group", name=page_text("forbidden.hand"), exact=True).get_by_role("button"),
    ),
    "scrabble": (
        {"game": "scrabble", "options": {"first": 0}},
        lambda page: page.get_by_role("toolbar", name=page_text("scrabble.rack")).get_by_role("button"),
    ),
    "underwood": (
        {"game": "underwood", "options": {"dealer": 1}},
        lambda page: page.locator("[data-card^='hand:']"),
    ),
    "codenames": (
        {"game": "codenames"},
        lambda page: page.get_by_role("grid").get_by_role("button", name=next(iter(OWNERS))),
    ),
}
"""Two players at one device, the first to move, and what only the mover may see."""


def curtain(page: Page) -> Locator:
    return page.get_by_role("heading", name=page_text("table.pass-device"), exact=True)


def lift(page: Page, name: str) -> None:
    page.get_by_role("button", name=page_text("table.i-am", name=name), exact=True).click()
    expect(curtain(page)).to_be_hidden()


@pytest.mark.parametrize("game", TABLES)
def test_hands_are_hidden_while_a_device_is_handed_over(person: People, site: Site, game: str) -> None:
    conditions, held_on = TABLES[game]
    one = person()
    visitor = Visitor.before(one, site.url)
    first, second = lay_table([visitor, visitor], conditions)
    page = enter(one, first.room)
    held = held_on(page)
    expect(curtain(page)).to_be_visible()
    expect(page.get_by_role("main")).to_have_attribute("inert", "")
    assert not held.count()
    lift(page, "Вера")
    expect(held.first).to_be_visible()
    while first.due():
        first.move()
    expect(held).to_have_count(0)
    page.reload()
    await_table(page)
    assert not held.count()
    assert second.due()


def test_nobody_reads_what_another_was_dealt(person: People, site: Site) -> None:
    """The log of a shared device is the log of its first player."""
    one = person()
    visitor = Visitor.before(one, site.url)
    first, _ = lay_table([visitor, visitor], TABLES["underwood"][0])
    page = enter(one, first.room)
    expect(curtain(page)).to_be_visible()
    dealt = _open_log(page).filter(
        has_text=page_text("underwood-event-drew", me=True, name="", card="", card_count=1).removesuffix(".")
    )
    assert not dealt.count()
    page.get_by_role("button", name=page_text("common.close"), exact=True).click()
    lift(page, "Вера")
    _open_log(page)
    assert dealt.count()


def _open_log(page: Page) -> Locator:
    page.get_by_role("button", name=page_text("table.menu")).click()
    page.get_by_role("button", name=page_text("table.drawer-log")).click()
    lines = page.get_by_role("dialog", name=page_text("table.drawer-log")).get_by_role("listitem")
    expect(lines.first).to_be_visible()
    return lines


def test_everybody_at_the_device_may_call(person: People) -> None:
    """«Запретные слова» from the first page: names are asked for, and each player has a button."""
    page = person(screen="tablet").page
    page.goto("/")
    page.get_by_role("radio", name=page_text("home.with-device")).click()
    title = page.get_by_role("heading", name=page_text("shelf.forbidden-name"), exact=True)
    page.get_by_role("link").filter(has=title).click()
    page.get_by_label(page_text("room.players")).select_option("3")
    page.get_by_text(page_text("room.house-rules"), exact=True).click()
    page.get_by_label(text("forbidden-label-respond_ms", "ru")).fill("600")  # long enough for the whole test
    for number, name in enumerate(names := ["Вера", "Лев", "Дина"], 1):
        page.get_by_role("textbox", name=page_text("room.player", n=number)).fill(name)
    page.get_by_role("button", name=page_text("room.start-device"), exact=True).click()
    await_table(page)
    expect(curtain(page)).to_be_visible()
    mover = next(name for name in names if page.get_by_role("button", name=page_text("table.i-am", name=name)).count())
    lift(page, mover)
    card = page.locator("[data-card='hand:0']")
    card.click()
    page.get_by_role("button", name=page_text("forbidden.lay", letter=card.inner_text())).click()
    expect(page.locator("[data-question=respond]")).to_be_visible()
    expect(page.locator("[data-card^='hand:']")).to_have_count(0)
    for name in names:
        button = page.get_by_role("button", name=page_text("forbidden.call-by", name=name))
        expect(button).to_have_count(0 if name == mover else 1)
    page.get_by_role("button", name=page_text("forbidden.pass-all")).click()
    expect(curtain(page)).to_be_visible()


def test_captains_have_the_key_on_their_phones(person: People, site: Site) -> None:
    """«Кодовые имена» on one screen for all, whose QR code the captains scan: chairs, «готов», a clue and touches."""
    screen, phones = person(), [person(screen="phone"), person(screen="phone")]
    address = _gather_around(screen, phones)
    room = address.rpartition("/")[2]
    captains = [Chair(Visitor.before(one, site.url), room, seat) for seat, one in enumerate(phones)]
    mover = next(seat for seat, captain in enumerate(captains) if captain.due())
    shared, captain, rival = Table(screen), Table(phones[mover]), Table(phones[1 - mover])
    assert len(captain.known()) == len(rival.known()) == 25
    assert not shared.sees_key()

    window = captains[mover].due()
    assert window
    clue = captains[mover].advice(window)
    captain.await_clue_entry()
    captain.give_clue(clue["word"], clue["number"])
    for opponent in (shared, rival):
        opponent.button("do-accept").click()
    expect(shared.panel).to_contain_text(page_text("codenames.choose-guess"))
    shared.touch(captain.agents("red" if mover == 0 else "blue")[0])
    assert not shared.sees_key()


def _gather_around(screen: Person, phones: list[Person]) -> str:
    """The host takes a guesser's chair of each team; the captains take the first chairs from their phones."""
    page = screen.page
    page.goto("/play/codenames?with=friends")
    page.get_by_label(page_text("room.pace")).select_option("1")  # so that nobody's time runs out meanwhile
    page.get_by_role("button", name=page_text("room.start-friends"), exact=True).click()
    address = page.get_by_role("textbox", name=page_text("room.address")).input_value()
    chairs = page.get_by_role("listitem").filter(has=page.locator(".ava"))
    for seat in (2, 3):
        chairs.nth(seat).get_by_role("button", name=page_text("room.sit-too"), exact=True).click()
    chairs.nth(0).get_by_role("button", name=page_text("room.stand-up"), exact=True).click()
    for seat, phone in enumerate(phones):
        phone.page.goto(address)
        theirs = phone.page.get_by_role("listitem").filter(has=phone.page.locator(".ava")).nth(seat)
        theirs.get_by_role("button", name=page_text("room.sit"), exact=True).click()
    everybody = [page, *[phone.page for phone in phones]]
    for each in everybody:
        each.get_by_role("button", name=page_text("room.i-am-ready"), exact=True).click()
    for each in everybody:
        await_table(each)
    return address
