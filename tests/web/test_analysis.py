"""Positions set up in the browser: typed, pasted, from a game, and played on."""

import re
from collections.abc import Callable
from typing import Any
from urllib.parse import quote

import pytest
from playwright.sync_api import Locator, Page, Response, expect

from harness.site import Site
from web.fitting import check_width
from web.people import PATIENCE_MS, People, Person
from web.sitting import Visitor, await_table, lay_table
from web.texts import page_text

EMPTY = "/".join(["15"] * 15)
CGP = "15/15/15/15/15/15/15/6КОТ6/15/15/15/15/15/15/15 АНТИКОС/ 10/12 0"
GCG = "#player1 a Анна\n#player2 b Борис\n>a: АНТИКОС 8G КОТ +8 8\n>b: ДОМИНОЯ -ДЯ +0 0\n"
REFUSED = "status of 4(00|22)"
"""The browser's console message about a refusal."""
SEARCH_MS = 3 * PATIENCE_MS
"""The engine searches for seconds, and longer on a busy machine."""


class Board:
    """The analysis page and what can be done on it."""

    def __init__(self, person: Person, address: str) -> None:
        self.page: Page = person.page
        self.advice: Locator = self.page.locator("[data-test=advice]")
        self.rows = self.advice.locator("tbody tr")
        self.moves = self.rows.get_by_role("button")
        self.racks = self.page.locator("[data-test=rack]")
        self.steps = self.page.locator("[data-test=steps]")
        self.page.goto(f"/analysis/{address}")
        expect(self.rows.first.or_(self.page.get_by_role("alert"))).to_be_visible(timeout=SEARCH_MS)

    def find(self) -> None:
        self.advice.locator("[data-test=find]").click()

    def expect_best_of(self, position: Any, ask: Callable[[], None]) -> None:
        """Expects the server to be asked for this position, and the page to show its answer."""

        def is_last(response: Response) -> bool:
            if not response.url.endswith("/api/v1/analysis"):
                return False
            asked: Any = response.request.post_data_json
            return bool(asked["depth"] == "usual" and asked["options"]["position"] == position)

        with self.page.expect_response(is_last, timeout=SEARCH_MS) as answered:
            ask()
        best = answered.value.json()["advice"]["alternatives"][0]
        expect(self.rows.first).to_contain_text(best["written"], use_inner_text=True)
        expect(self.rows.first).to_contain_text(best["remark"]["text"], use_inner_text=True)

    def expect_found(self) -> None:
        expect(self.advice.get_by_role("status")).to_have_text(page_text("analysis.found"), timeout=SEARCH_MS)

    def square(self, at: int) -> Locator:
        return self.page.locator(f"[data-square='{at}']")

    def paste(self, text: str) -> None:
        self.page.get_by_text(page_text("analysis.bring"), exact=True).click()
        self.page.locator("[data-test=text]").fill(text)
        self.page.get_by_role("button", name=page_text("analysis.open"), exact=True).click()

    def play_on(self) -> None:
        self.page.locator("[data-test=play]").click()
        await_table(self.page)


def test_a_board_is_typed_and_the_best_move_is_made(person: People) -> None:
    anna = person()
    board = Board(anna, f"scrabble?position={quote(f'{EMPTY} К/ 10/12 0')}")
    board.racks.first.fill("антикос")
    board.square(7 * 15 + 6).click()
    # К, О, Ш and Т by the positions of their keys
    for key in ("KeyR", "KeyJ", "KeyI", "Backspace", "KeyN"):
        board.page.keyboard.press(key)
    expect(board.rows).to_have_count(0)  # the analysis of the old position is gone
    board.expect_best_of(CGP, lambda: board.page.keyboard.press("Enter"))
    expect(board.page).to_have_url(re.compile(re.escape(quote("6КОТ6"))))
    anna.check_access()

    board.moves.first.click()
    laid = board.page.locator(".tile.last")
    count = laid.count()
    assert count > 0
    board.page.locator("[data-test=do]").click()
    expect(laid).to_have_count(0)
    expect(board.page.locator(".board .tile")).to_have_count(3 + count)
    assert len(board.racks.first.input_value()) == 7 - count
    assert board.page.get_by_label(page_text("scrabble-analysis.score")).first.input_value() != "10"


def test_cgp_and_gcg_are_pasted_and_impossible_positions_are_refused(person: People) -> None:
    anna = person()
    board = Board(anna, "scrabble")
    board.paste(GCG)
    expect(board.steps).to_contain_text(page_text("analysis.step-of", at=1, all=2))
    expect(board.racks.first).to_have_value("АНТИКОС")
    board.steps.get_by_role("button", name=page_text("analysis.step-on")).click()
    expect(board.racks.first).to_have_value("ДОМИНОЯ")
    expect(board.square(7 * 15 + 6)).to_have_accessible_name(re.compile("К"))

    board.racks.first.fill("")
    board.find()
    expect(board.advice.get_by_role("alert")).to_contain_text(page_text("scrabble-analysis.no-rack"))
    board.racks.first.fill("ъъъ")
    expect(board.steps).to_have_count(0)  # the position does not come from a game
    with anna.expecting(REFUSED):
        board.find()
        expect(board.advice.get_by_role("alert")).to_contain_text("Ъ")
    board.page.locator("[data-test=text]").fill(CGP)
    board.page.get_by_role("button", name=page_text("analysis.open"), exact=True).click()
    expect(board.racks.first).to_have_value("АНТИКОС")
    expect(board.moves.first).to_be_visible(timeout=SEARCH_MS)


@pytest.mark.full
def test_a_link_that_cannot_be_read_leaves_a_board_to_mend_it(person: People) -> None:
    anna = person()
    with anna.expecting(REFUSED):
        board = Board(anna, "scrabble?position=15/15")
        expect(board.advice.get_by_role("alert")).to_be_visible()
        expect(board.racks.first).to_have_value("")


def test_a_finished_game_leads_here_and_is_played_on(person: People, site: Site) -> None:
    anna = person()
    host = Visitor.before(anna, site.url)
    options = {"position": CGP, "first": 0}
    chairs = lay_table([host, Visitor.unseen(site.url)], {"game": "scrabble", "options": options})
    chairs[0].act({"type": "pass"})
    chairs[1].visitor.ask("POST", f"/rooms/{chairs[0].room}/leave", {"seat": 1})
    anna.page.goto(f"/replay/{chairs[0].room}")
    anna.page.locator("[data-move]").first.click()
    anna.page.locator("[data-test=analysis]").click()
    racks = anna.page.locator("[data-test=rack]")
    expect(racks.nth(1)).to_have_value("АИКНОСТ")  # the player who has passed waits
    expect(anna.page).to_have_url(re.compile(rf"/analysis/scrabble\?room={chairs[0].room}&move=\d+"))
    anna.page.get_by_role("button", name=page_text("analysis.step-back")).click()
    expect(racks.nth(0)).to_have_value("АИКНОСТ")
    anna.page.locator("[data-test=play]").click()
    await_table(anna.page)
    expect(anna.page.locator("[data-square='112']")).to_have_accessible_name(re.compile("О"))
    expect(anna.page.locator(".board .tile")).to_have_count(3)


def test_codenames_clues_then_guesses(person: People) -> None:
    anna = person()
    board = Board(anna, "codenames")
    board.expect_found()
    expect(board.advice.get_by_role("heading")).to_have_text(page_text("codenames-analysis.best-clue"))
    board.moves.first.click()
    expect(board.page.locator(".cn.pencilled").first).to_be_visible()
    board.page.locator("[data-test=do]").click()
    expect(board.advice.get_by_role("heading")).to_have_text(
        page_text("codenames-analysis.best-guess"), timeout=SEARCH_MS
    )
    expect(board.page.locator("[data-test=clue]")).not_to_have_value("")
    board.expect_found()  # otherwise a deeper analysis might change the list
    board.moves.first.click()
    expect(board.page.locator(".cn.aim")).to_have_count(1)
    anna.check_access()

    word = board.page.locator("[data-place='0']")
    word.click()
    word.click()  # red becomes blue, then a bystander, so no team has nine
    with anna.expecting(REFUSED):
        board.find()
        expect(board.advice.get_by_role("alert")).to_contain_text("CN-12")


def test_codenames_are_typed_word_by_word(person: People) -> None:
    anna = person()
    board = Board(anna, "codenames")
    board.page.get_by_role("radio", name=page_text("codenames-analysis.mode-words")).click()
    words = board.page.locator("[data-test=words]")
    words.press("Control+End")
    words.press("Enter")  # an empty line stays
    assert words.input_value().endswith("\n")
    words.fill("\n".join(["кит", *words.input_value().split()[2:]]))
    with anna.expecting(REFUSED):
        board.find()
        expect(board.advice.get_by_role("alert")).to_contain_text("24")
    board.page.get_by_role("radio", name=page_text("codenames-analysis.mode-key")).click()
    expect(board.page.locator("[data-place='0']")).to_have_accessible_name(re.compile("КИТ"))


@pytest.mark.full
@pytest.mark.parametrize(("role", "due"), [("captain", "clue"), ("guesser", "guess")])
def test_codenames_are_played_on_as_captain_or_guesser(person: People, site: Site, role: str, due: str) -> None:
    anna = person()
    board = Board(anna, "codenames")
    board.page.get_by_role("button", name=page_text("codenames-analysis.deal")).click()
    board.expect_found()
    if due == "guess":
        board.moves.first.click()
        board.page.locator("[data-test=do]").click()
        expect(board.advice.get_by_role("heading")).to_have_text(
            page_text("codenames-analysis.best-guess"), timeout=SEARCH_MS
        )
    board.page.get_by_role("radio", name=page_text(f"codenames-analysis.role-{role}")).click()
    board.play_on()
    room = board.page.url.rsplit("/", 1)[1]
    seen = Visitor.before(anna, site.url).ask("GET", f"/rooms/{room}/view?seat={0 if role == 'captain' else 2}")
    assert due in [window["kind"] for window in seen["table"]["windows"] if window["id"] in seen["mine"]]


def test_underwood_by_cards_and_by_letters(person: People) -> None:
    anna = person()
    board = Board(anna, "underwood")
    hand = board.page.locator("[data-test=hand]")
    hand.fill("котарин*1")
    hand.press("Enter")
    expect(hand).to_have_value("КОТАРИН?①")
    board.page.get_by_role("radio", name=page_text("underwood-analysis.into-tape")).click()
    board.page.locator("[data-test=deck] button").first.click()
    expect(board.page.locator("[data-test=tape]")).to_have_value("АПРА")
    expect(board.rows).to_have_count(0)
    board.expect_best_of({"hands": ["КОТАРИН?①"], "tape": "АПРА"}, board.find)
    board.moves.first.click()
    expect(board.page.locator("[data-test=laid] .key").first).to_be_visible()
    anna.check_access()


@pytest.mark.full
@pytest.mark.parametrize("game", ["scrabble", "codenames", "underwood"])
@pytest.mark.parametrize("dark", [False, True])
@pytest.mark.parametrize("screen", ["small-phone", "phone", "tablet", "laptop"])
def test_it_fits_every_screen(person: People, screen: str, dark: bool, game: str) -> None:
    anna = person(screen=screen, dark=dark, language="uk")
    board = Board(anna, game)
    board.moves.first.click()
    check_width(board.page)
    anna.check_access()


@pytest.mark.full
def test_a_board_is_filled_by_fingers(person: People) -> None:
    anna = person(screen="small-phone")
    board = Board(anna, "scrabble")
    board.square(112).tap()
    pad = board.page.get_by_role("group", name=page_text("scrabble-analysis.letters"))
    for letter in "ОН":
        pad.get_by_role("button", name=letter, exact=True).tap()
    pad.get_by_role("button", name=page_text("scrabble-analysis.blank")).tap()
    pad.get_by_role("button", name="а", exact=True).tap()
    expect(board.page.locator(".board .tile")).to_have_count(3)
    expect(board.page.locator(".board .tile.blank")).to_have_count(1)
    pad.get_by_role("button", name=page_text("scrabble-analysis.erase")).tap()
    expect(board.page.locator(".board .tile")).to_have_count(2)
