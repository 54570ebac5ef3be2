"""People at one table: two browsers play, a third one watches, and hostile texts stay texts."""

import re
from collections.abc import Sequence
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from harness.site import Site
from web.people import People, Person
from web.sitting import Chair, Visitor, await_table, enter, is_over, lay_table, play
from web.test_first_page import check_result
from web.texts import page_text

DUELS: dict[str, dict[str, Any]] = {
    "forbidden": {"game": "forbidden"},
    "underwood": {"game": "underwood", "options": {"target": 1, "rounds": 1}},
    "codenames": {"game": "codenames"},
}
HOSTILE = "<img src=x onerror=alert(1)>"
HOSTILE_LINE = '<script>document.title = "taken"</script><b onclick="alert(2)">{name}</b> javascript:alert(3)'


def gather(host: Person, guest: Person, box: str) -> str:
    """Both sit down at a new table and press «готов». Returns its address."""
    page = host.page
    page.goto("/")
    page.get_by_role("radio", name=page_text("home.with-friends")).click()
    title = page.get_by_role("heading", name=page_text(f"shelf.{box}-name"), exact=True)
    page.get_by_role("link").filter(has=title).click()
    page.get_by_role("button", name=page_text("room.start-friends"), exact=True).click()
    address = page.get_by_role("textbox", name=page_text("room.address")).input_value()
    expect(page.locator("[data-test=qr]")).to_be_visible()
    guest.page.goto(address)
    guest.page.get_by_role("button", name=page_text("room.sit-down"), exact=True).click()
    for each in (host.page, guest.page):
        each.get_by_role("button", name=page_text("room.i-am-ready"), exact=True).click()
    for each in (host.page, guest.page):
        await_table(each)
    return address


def chairs_of(people: Sequence[Person], site: Site, room: str) -> list[Chair]:
    return [Chair(Visitor.before(one, site.url), room, seat) for seat, one in enumerate(people)]


def check_all_saw(pages: Sequence[Page], scores: list[int]) -> None:
    for page in pages:
        check_result(page, scores)
        expect(page.locator("[data-test=announcer]")).not_to_be_empty()


# --- two play, a third one watches ----------------------------------------------------------------------------------


@pytest.mark.parametrize("game", DUELS)
def test_two_play_and_a_third_watches(person: People, site: Site, game: str) -> None:
    players, spectator = [person(), person(screen="phone")], person(dark=True)
    visitors = [Visitor.before(one, site.url) for one in players]
    chairs = lay_table(visitors, DUELS[game])
    everybody = [enter(one, chairs[0].room) for one in (*players, spectator)]
    expect(spectator.page.get_by_text(page_text("table.watching"))).to_be_visible()
    assert not spectator.page.locator("[data-card^='hand:']").count()
    check_all_saw(everybody, play(chairs, is_over)["table"]["outcome"]["scores"])


def test_scrabble_from_the_invitation_to_the_end(person: People, site: Site) -> None:
    """Everything happens on pages. After one word each, both resign."""
    players, spectator = (person(), person()), person(screen="phone")
    address = gather(*players, "scrabble")
    spectator.page.goto(address)
    chairs = chairs_of(players, site, address.rpartition("/")[2])
    last = play(chairs, lambda view: view["table"]["public"]["scores"].count(0) == 0)["table"]["public"]["last"]
    lying = spectator.page.get_by_role("grid").locator(".tile")
    expect(lying).to_have_count(sum(letter != "." for letter in chairs[0].view()["table"]["public"]["grid"]))
    assert last
    while not is_over(seen := chairs[0].view()):
        page = players[seen["table"]["public"]["mover"]].page
        pass_ = page.get_by_role("button", name=page_text("scrabble.pass"), exact=True)
        expect(page.get_by_role("heading", name=page_text("scrabble.your-turn"), exact=True)).to_be_visible()
        pass_.click()
        page.get_by_role("dialog").get_by_role("button", name=page_text("scrabble.pass"), exact=True).click()
        expect(page.get_by_role("heading", name=page_text("scrabble.your-turn"), exact=True)).to_be_hidden()
    check_all_saw([one.page for one in (*players, spectator)], seen["table"]["outcome"]["scores"])


# --- chat ------------------------------------------------------------------------------------------------------------


def say(page: Page, text: str) -> None:
    page.keyboard.press("F4")
    page.get_by_role("dialog").get_by_role("textbox").fill(text)
    page.get_by_role("dialog").get_by_role("button", name=page_text("table.send"), exact=True).click()
    expect(page.get_by_role("dialog").get_by_role("textbox")).to_be_empty()


def test_hostile_texts_are_shown_as_text(person: People, site: Site) -> None:
    crook, victim = person(), person()
    crook_known = Visitor.before(crook, site.url)
    crook_known.ask("PATCH", "/me", {"name": HOSTILE[:24]})
    alarms: list[str] = []
    victim.page.on("dialog", lambda dialog: alarms.append(dialog.message))
    room = gather(crook, victim, "forbidden").rpartition("/")[2]
    say(crook.page, HOSTILE_LINE)
    victim.page.keyboard.press("F4")
    line = victim.page.get_by_role("dialog").get_by_role("listitem").filter(has_text=HOSTILE[:24])
    expect(line).to_contain_text(HOSTILE_LINE)
    play(chairs_of((crook, victim), site, room), lambda view: len(view["table"]["public"]["conversation"]) > 3)
    for one in (crook, victim):
        expect(one.page.get_by_text(HOSTILE[:24]).first).to_be_attached()
        assert not one.page.locator("img, b[onclick]").count()
        assert one.page.title() != "taken"
    assert not alarms


def test_lines_of_blocked_people_are_hidden(person: People, site: Site) -> None:
    talker, listener = person(), person()
    visitors = [Visitor.before(one, site.url) for one in (talker, listener)]
    room = lay_table(visitors, DUELS["forbidden"])[0].room
    for one in (talker, listener):
        enter(one, room)
    say(talker.page, "Раз")
    listener.page.get_by_role("button", name=re.compile("^" + page_text("table.chat"))).click()
    dialog = listener.page.get_by_role("dialog")
    expect(dialog.get_by_role("listitem")).to_contain_text("Раз")
    dialog.get_by_role("button", name=page_text("table.mute")).click()
    expect(dialog.get_by_text("Раз", exact=True)).to_be_hidden()
    expect(dialog).to_contain_text(page_text("table.chat-empty"))
    talker.page.keyboard.press("Escape")
    say(talker.page, "Два")
    listener.page.reload()
    await_table(listener.page)
    listener.page.keyboard.press("F4")
    expect(dialog).to_contain_text(page_text("table.chat-empty"))
    assert not [line for line in visitors[1].ask("GET", f"/rooms/{room}/chat")["lines"] if line["text"] == "Два"]
