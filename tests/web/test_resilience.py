"""Lost connections, killed servers, reloads, blocked sockets: nothing is lost, and people see a notice."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from harness.site import Site
from slovoteka.games.scrabble.editions import RACK
from slovoteka.games.underwood.actions import Turn
from web import playing_codenames, playing_forbidden, playing_scrabble, playing_underwood
from web.people import SERVER_AWAY, People, Person
from web.sitting import Chair, Visitor, await_table, enter, lay_table
from web.texts import page_text

BACK_MS = 30_000
"""Pages that have lost their server try again at growing intervals."""
REFUSE_SOCKETS = """
  window.WebSocket = class {
    static OPEN = 1;
    readyState = 3;
    constructor() { setTimeout(() => this.onclose(new CloseEvent('close'))); }
    close() {}
  };
"""
"""Fails the handshake, like a proxy that does not support upgrades."""


@pytest.fixture
def site(tmp_path: Path) -> Iterator[Site]:
    """A separate server, to be killed."""
    with Site(tmp_path) as running:
        yield running


class Laying:
    """A table of «Запретные слова» where the person at the screen has to lay a letter."""

    def __init__(self, one: Person, url: str) -> None:
        self.one = one
        self.mine, self.other = lay_table(
            [Visitor.before(one, url), Visitor.unseen(url)],
            {"game": "forbidden", "options": {"first": 0}, "days": 1},
        )
        self.page: Page = enter(one, self.mine.room)
        self.conversation: Locator = self.page.get_by_role(
            "group", name=page_text("forbidden.conversation"), exact=True
        )
        expect(self.conversation.get_by_role("button")).to_have_count(2)

    def lay(self) -> None:
        """Lays the first card of the hand by two taps."""
        card = self.page.locator("[data-card='hand:0']")
        card.click()
        self.page.get_by_role("button", name=page_text("forbidden.lay", letter=card.inner_text())).click()

    def laid(self, chair: Chair | None = None) -> int:
        return len((chair or self.other).view()["table"]["public"]["conversation"])

    def answer(self) -> None:
        """The other player calls no word and lays a letter too."""
        self.other.act({"type": "pass"})
        self.other.act({"type": "lay", "letter": self.other.view()["private"]["hand"][0]})

    def expect_letters(self, count: int) -> None:
        expect(self.conversation.get_by_role("button")).to_have_count(count, timeout=BACK_MS)


def lost(page: Page) -> Locator:
    return page.get_by_text(page_text("table.lost"))


# --- connections ----------------------------------------------------------------------------------------------------


def test_a_reload_loses_nothing(person: People, site: Site) -> None:
    table = Laying(person(), site.url)
    table.lay()
    table.expect_letters(3)
    table.answer()
    table.expect_letters(4)
    hand = table.page.get_by_role("group", name=page_text("forbidden.hand"), exact=True)
    held = hand.locator("[data-card^='hand:']")
    expect(held).to_have_count(len(table.mine.view()["private"]["hand"]))  # the laid card has left the hand
    before = [hand.inner_text(), table.conversation.inner_text()]
    table.page.reload()
    expect(hand).to_have_text(before[0], use_inner_text=True)
    expect(table.conversation).to_have_text(before[1], use_inner_text=True)


@pytest.mark.full
def test_moves_of_both_sides_pass_while_one_is_offline(person: People, site: Site) -> None:
    table = Laying(person(), site.url)
    with table.one.offline():
        expect(lost(table.page)).to_be_visible()
        table.lay()
        expect(table.page.get_by_text(page_text("table.lost-kept"))).to_be_visible()
        assert table.laid() == 2
    table.expect_letters(3)
    assert table.laid() == 3
    with table.one.offline():
        expect(lost(table.page)).to_be_visible()
        table.answer()
    table.expect_letters(4)
    expect(lost(table.page)).to_be_hidden()


def test_a_move_survives_a_reload_on_a_dead_line(person: People, site: Site) -> None:
    """The service worker keeps the page itself."""
    table = Laying(person(), site.url)
    table.page.evaluate("navigator.serviceWorker.ready.then(() => 0)")
    table.page.reload()  # now everything has passed the service worker
    await_table(table.page)
    with table.one.offline():
        expect(lost(table.page)).to_be_visible()
        table.lay()
        expect(table.page.get_by_text(page_text("table.lost-kept"))).to_be_visible()
        table.page.reload()
        expect(table.page.get_by_role("heading", name=page_text("server-unreachable"))).to_be_visible()
    table.expect_letters(3)
    assert table.laid() == 3


def test_streams_where_sockets_are_refused(person: People, site: Site) -> None:
    one = person()
    one.page.add_init_script(REFUSE_SOCKETS)
    table = Laying(one, site.url)
    assert one.page.evaluate("sessionStorage.getItem('slovoteka.streams')") == "yes"
    table.lay()
    table.expect_letters(3)
    table.answer()
    table.expect_letters(4)
    expect(lost(table.page)).to_be_hidden()


# --- drafts ----------------------------------------------------------------------------------------------------------


def load_again(page: Page) -> None:
    page.reload()
    await_table(page)


def test_tiles_laid_and_the_order_of_the_rack_outlive_a_reload(person: People, site: Site) -> None:
    one = person()
    seat = playing_scrabble.Seat(site.url, people=2, bots=0, first=0, **playing_scrabble.SURE_RACKS)
    one.become(seat.tokens[0])
    table = playing_scrabble.Table(enter(one, seat.room))
    view = seat.await_turn()
    table.await_own_turn()
    tiles = playing_scrabble.new_tiles(playing_scrabble.SURE_PLAY, view["table"]["public"]["grid"])
    table.page.keyboard.press("0")  # shuffles the rack
    for square, tile in tiles:
        table.tile(tile).click()
        table.square(square).click()
    spoken = "all => all.map((one) => one.getAttribute('aria-label'))"
    rack, board = (part.locator("[aria-label]") for part in (table.rack, table.board))
    expect(rack).to_have_count(RACK - len(tiles))  # the laid tiles have left it, after a few frames
    before = [part.evaluate_all(spoken) for part in (rack, board)]
    load_again(table.page)
    table.await_own_turn()
    assert [part.evaluate_all(spoken) for part in (rack, board)] == before
    table.send.click()
    expect(table.page.get_by_role("heading", name=page_text("scrabble.your-turn"), exact=True)).to_be_hidden()
    grid = seat.view()["table"]["public"]["grid"]
    assert [(square, grid[square]) for square, _ in tiles] == tiles


def test_a_tile_whose_square_was_taken_meanwhile_is_on_the_rack(person: People, site: Site) -> None:
    one = person()
    seat = playing_scrabble.Seat(site.url, people=2, bots=0, first=0, **playing_scrabble.SURE_RACKS)
    one.become(seat.tokens[1])
    table = playing_scrabble.Table(enter(one, seat.room))
    play = playing_scrabble.SURE_PLAY
    taken = playing_scrabble.new_tiles(play, seat.view()["table"]["public"]["grid"])[0][0]
    tiles = table.rack.get_by_role("button")
    expect(tiles).to_have_count(7)
    tiles.first.click()
    table.square(taken).click()
    expect(tiles).to_have_count(6)
    table.page.goto("/")
    seat.act(play)
    enter(one, seat.room)
    expect(tiles).to_have_count(7)


@pytest.mark.full
def test_a_turn_in_the_making_outlives_a_reload(person: People, site: Site) -> None:
    one = person()
    seat = playing_underwood.Seat(site.url)
    one.become(seat.token)
    page = enter(one, seat.room)
    hands = playing_underwood.Mouse(page)
    view = seat.await_turn()
    while not (isinstance(advised := seat.advice(view), Turn) and advised.words):
        seat.move(hands, view)
        view = seat.await_turn()
    hands.look(view)
    for number, lay in enumerate(advised.words):
        hands.lay(lay, is_second=number > 0)
    chosen = page.locator("[data-piece], [data-card][aria-pressed=true]")
    before = chosen.all_inner_texts()
    assert before
    load_again(page)
    expect(chosen).to_have_text(before, use_inner_text=True)
    hands.end_turn(advised.tape)
    expect(page.locator("[data-piece]")).to_have_count(0)
    assert len(seat.view()["table"]["public"]["words"][0]) == len(advised.words)
    load_again(page)
    expect(chosen).to_have_count(0)


@pytest.mark.full
def test_a_clue_in_the_making_outlives_a_reload(person: People, site: Site) -> None:
    company = playing_codenames.Company(site.url, ["Вера", *[playing_codenames.BOT] * 3])
    captain = company.seat("Вера", person())
    captain.await_clue_entry()
    pencilled = captain.word(captain.agents()[0])
    pencilled.click()
    clue, number = company.find_clue("Вера", (2, 3, 4))
    captain.clue_field.fill(clue)
    captain.page.get_by_role("radio", name=str(number), exact=True).click()
    load_again(captain.page)
    expect(captain.clue_field).to_have_value(clue)
    expect(captain.page.get_by_role("radio", name=str(number), exact=True)).to_be_checked()
    expect(pencilled).to_have_accessible_name(re.compile(page_text("codenames.pencilled")))
    captain.button("do-clue").click()
    expect(captain.clue_field).to_be_hidden()
    captain.page.wait_for_function("sessionStorage.length === 0")


@pytest.mark.full
def test_a_draft_at_a_shared_device_is_shown_to_its_seat_only(person: People, site: Site) -> None:
    """One captain's pencil marks and clue are hidden when the other one looks, and when nobody does."""
    company = playing_codenames.Company(site.url, ["Вера"] * 4)
    table = company.seat("Вера", person())
    table.lift_curtain()
    table.await_clue_entry()
    clue = company.fair_clue("Вера")
    table.clue_field.fill(clue)
    load_again(table.page)
    expect(table.clue_field).to_be_hidden()
    assert clue not in table.page.content()
    table.lift_curtain()
    expect(table.clue_field).to_have_value(clue)


@pytest.mark.full
def test_a_word_and_a_card_outlive_a_reload(person: People, site: Site) -> None:
    table, chairs = playing_forbidden.sit_down(person(), site.url, others=1)
    table.page.locator("[data-card='hand:1']").click()
    load_again(table.page)
    chosen = table.hand.get_by_role("button", pressed=True)
    expect(chosen).to_have_attribute("data-card", "hand:1")
    table.button("lay", letter=chosen.inner_text()).click()
    expect(table.conversation.get_by_role("button")).to_have_count(3)
    word = playing_forbidden.find_call(chairs, exists=True)
    table.await_question("respond")
    for letter in word:
        table.free_card(letter).click()
    load_again(table.page)
    expect(table.word).to_have_value(word)
    expect(table.conversation.get_by_role("button", pressed=True)).to_have_count(len(word))
    table.button("say").click()
    expect(table.word).to_be_hidden()
    expect(chosen).to_have_count(0)


# --- the server ------------------------------------------------------------------------------------------------------


def test_a_killed_server_forgets_nothing(person: People, site: Site) -> None:
    table = Laying(person(), site.url)
    watcher = person(screen="phone")
    enter(watcher, table.mine.room)
    table.lay()
    table.expect_letters(3)
    table.answer()
    table.expect_letters(4)
    with table.one.expecting(SERVER_AWAY), watcher.expecting(SERVER_AWAY):
        table.mine.act({"type": "pass"})
        expect(table.page.locator("[data-question=turn]")).to_be_visible()
        site.kill()
        for page in (table.page, watcher.page):
            expect(lost(page)).to_be_visible()
        table.lay()
        expect(table.page.get_by_text(page_text("table.lost-kept"))).to_be_visible()
        site.start()
        table.expect_letters(5)
        expect(lost(table.page)).to_be_hidden(timeout=BACK_MS)
        expect(lost(watcher.page)).to_be_hidden(timeout=BACK_MS)
    assert table.laid() == 5
    conversation = watcher.page.get_by_role("group", name=page_text("forbidden.conversation"), exact=True)
    expect(conversation.get_by_role("button")).to_have_count(5)


def test_the_page_says_that_the_server_is_away(person: People, site: Site) -> None:
    one = person()
    page = one.page
    page.goto("/")
    box = page.get_by_role("heading", name=page_text("shelf.underwood-name"), exact=True)
    expect(box).to_be_visible()
    expect(page.get_by_role("banner").locator(".shown")).not_to_be_empty()  # by now it knows who the person is
    with one.expecting(SERVER_AWAY + "|ERR_FAILED"):
        site.kill()
        page.get_by_role("link").filter(has=box).click()
        expect(page.get_by_role("heading", name=page_text("server-unreachable"))).to_be_visible()
        page.get_by_role("button", name=page_text("common.try-again")).click()
        expect(page.get_by_role("heading", name=page_text("server-unreachable"))).to_be_visible()
        site.start()
        expect(page.get_by_role("button", name=page_text("room.start-bot"), exact=True)).to_be_visible(timeout=BACK_MS)
