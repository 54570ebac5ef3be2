"""Duplicate, the reverse game and bingo on the page: moves come from the server's hints."""

import time
from typing import Any

from playwright.sync_api import Locator, Page, expect

from harness.site import ask, newcomer
from slovoteka.games.scrabble.notation import square_of
from web.people import BOT_MS, Person
from web.playing_scrabble import SURE_PLAY, SURE_WORD, Seat, Table, new_tiles
from web.texts import page_text

WORDS = ("КАРТИНА", "ПАРОВОЗ")
"""A bingo sheet of common letters."""


def sit_down(one: Person, seat: Seat, number: int = 0) -> Page:
    one.become(seat.tokens[number])
    one.page.goto(f"/t/{seat.room}")
    return one.page


# --- duplicate ------------------------------------------------------------------------------------------------------


class Writer:
    """A player of duplicate."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.table = Table(page)
        self.remember = page.locator("[data-test=remember]")
        self.words = page.locator("[data-test=own-words] ol")

    def lay(self, play: Any, grid: str) -> None:
        self.page.keyboard.press("Escape")
        for square, tile in new_tiles(play, grid):
            self.table.tile(tile).click()
            self.table.square(square).click()
            self.table.name_blank(tile)

    def hand_in(self) -> None:
        self.table.send.click()

    def pass_(self) -> None:
        self.page.get_by_role("button", name=page_text("duplicate.pass-short"), exact=True).click()
        self.page.get_by_role("dialog").get_by_role("button", name=page_text("duplicate.pass"), exact=True).click()

    def expect_round(self, number: int) -> None:
        round_ = self.page.get_by_role("region", name=page_text("duplicate.round", number=number), exact=True)
        expect(round_).to_be_visible(timeout=BOT_MS)


def a_word(seat: Seat, number: int) -> tuple[Any, str]:
    """The best word of this round, and the board it belongs on."""
    view = seat.await_turn(number)
    return seat.hint(view, number), view["table"]["public"]["grid"]


def await_end_of_round(seat: Seat, number: int) -> None:
    """Waits until everybody has handed in and the server has counted. Until then the round is open to other words."""
    until = time.monotonic() + BOT_MS / 1000
    while (table := seat.view()["table"])["public"]["round"] == number and table.get("outcome") is None:
        assert time.monotonic() < until, table
        time.sleep(0.05)


def points_of(seat: Seat, play: Any) -> int:
    tried = {"seat": 0, "window": seat.await_turn()["mine"][0], "action": play}
    points: int = seat.ask("POST", f"/rooms/{seat.room}/preview", tried)["preview"]["score"]["total"]
    return points


class Hall:
    """Many people, one or two of whom have a screen."""

    def __init__(self, url: str, people: int) -> None:
        self._url = url
        self._tokens = [newcomer(url) for _ in range(people)]
        conditions = {"game": "scrabble", "variant": "duplicate", "options": {"seats": people, **SURE_WORD}}
        room = ask(url, self._tokens[0], "POST", "/rooms", {"conditions": conditions, "hall": True})["room"]
        self.path = f"/rooms/{room['room']}"
        for token in self._tokens[room["taken"] :]:
            ask(url, token, "POST", f"{self.path}/chairs", {})
        ask(url, self._tokens[0], "POST", f"{self.path}/start")

    def sit_down(self, one: Person, number: int) -> Page:
        one.become(self._tokens[number])
        one.page.goto(self.path.replace("/rooms", "/t"))
        return one.page

    def hand_in(self, best: range) -> None:
        """These players write a word that scores, the others nothing."""
        for seat, token in enumerate(self._tokens):
            action = SURE_PLAY if seat in best else {"type": "pass"}
            ask(self._url, token, "POST", f"{self.path}/acts", {"seat": seat, "window": "sheet:1", "action": action})


# --- the reverse game -----------------------------------------------------------------------------------------------


def choose(page: Page, squares: list[str]) -> None:
    expect(page.get_by_role("heading", name=page_text("scrabble.your-turn"), exact=True)).to_be_visible()
    for name in squares:
        page.locator(f'[data-square="{square_of(name)}"]').click()


def take_off(page: Page, squares: list[str]) -> None:
    choose(page, squares)
    page.locator("[data-test=send]").click()
    expect(page.locator("[aria-selected=true]")).to_have_count(0)


# --- bingo ----------------------------------------------------------------------------------------------------------


def write_sheet(page: Page, words: tuple[str, str] = WORDS) -> None:
    for index, word in enumerate(words):
        page.locator("[data-test=write] input").nth(index).fill(word)
    page.locator("[data-test=send]:not([aria-disabled])").click()


def answer_call(page: Page) -> bool:
    """Presses the offered button for the called letter. Returns False if the game is over."""
    offered: Locator = page.locator("[data-test=call] .btn.main:not(.busy)")
    over = page.locator("[data-test=sheets]")
    expect(offered.or_(over)).to_be_visible()
    if over.is_visible():
        return False
    called = page.locator("[data-test=call] h2").inner_text()
    count = page.get_by_role("heading", level=3).filter(has_text=page_text("bingo.all-called", count="").strip())
    before = count.inner_text()
    offered.click()
    expect(over.or_(count.filter(has_not_text=before)).first, called).to_be_visible(timeout=BOT_MS)
    return True
