"""Replays in the browser: every game from a file, and a room with links, seats and pictures."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from harness.site import Site
from web.fitting import check_width
from web.people import People, Person
from web.sitting import Visitor, lay_table
from web.texts import page_text

GOLDEN = Path(__file__).parents[1] / "golden"
REFUSED = "status of 4(00|04)"
"""The browser's console message about a refusal."""


class Film:
    """A replay on a page."""

    def __init__(self, person: Person) -> None:
        self.page: Page = person.page
        self.scene: Locator = self.page.locator("[data-test=scene]")
        self.moves = self.page.locator("[data-move]")
        self.slider = self.page.get_by_role("slider", name=page_text("replay.slider"))
        self.eyes = self.page.get_by_label(page_text("replay.eyes"))
        self.hands = self.page.locator("[data-test=hands]").get_by_role("listitem")

    def open_file(self, path: Path) -> None:
        self.page.goto("/replay")
        self.page.locator("input[type=file]").set_input_files(path)

    def button(self, key: str) -> Locator:
        return self.page.get_by_role("button", name=page_text(f"replay.{key}"), exact=True)

    def expect_step(self, at: int) -> None:
        """Text, slider and list agree."""
        where = page_text("replay.step-of", at=at, all=self.moves.count())
        expect(self.page.locator("[data-test=where]")).to_have_text(where)
        expect(self.slider).to_have_value(str(at - 1))
        expect(self.moves.nth(at - 1)).to_have_attribute("aria-current", "step")
        expect(self.page.locator("[data-move][aria-current]")).to_have_count(1)


HANDS = {"forbidden": 2, "underwood": 2, "codenames": 0, "scrabble": 2}
"""Open hands at a standard table. The captains' key is on the table itself."""


@pytest.mark.parametrize("game", HANDS)
def test_a_game_by_keys_slider_list_and_eyes(person: People, game: str) -> None:
    somebody = person()
    film = Film(somebody)
    film.open_file(GOLDEN / f"{game}-1-standard.jsonl")
    expect(film.scene).to_be_visible()
    film.expect_step(1)
    begun = film.scene.inner_text()
    for key, at in (("ArrowRight", 2), ("ArrowRight", 3), ("ArrowLeft", 2), ("End", film.moves.count()), ("Home", 1)):
        film.page.keyboard.press(key)
        film.expect_step(at)
    expect(film.scene).to_have_text(begun, use_inner_text=True)  # going back restores the table

    film.slider.fill("6")
    film.expect_step(7)
    film.moves.nth(8).click()
    film.expect_step(9)
    expect(film.hands).to_have_count(HANDS[game])
    film.eyes.select_option(index=2)
    expect(film.hands).to_have_count(min(1, HANDS[game]))
    film.eyes.select_option(index=0)
    expect(film.hands).to_have_count(HANDS[game])
    film.expect_step(9)
    somebody.check_access()


def test_it_plays_by_itself_until_it_is_stopped(person: People) -> None:
    film = Film(person())
    film.open_file(GOLDEN / "records" / "forbidden-1-taken-back.jsonl")
    expect(film.scene).to_be_visible()
    film.page.keyboard.press("End")
    film.page.keyboard.press("ArrowLeft")
    film.page.keyboard.press("Space")
    expect(film.button("play")).to_be_visible(timeout=30_000)  # at the end it stops
    film.expect_step(film.moves.count())
    film.page.keyboard.press("Space")  # from the beginning
    film.button("pause").click()
    expect(film.button("play")).to_be_visible()


def test_on_a_phone(person: People) -> None:
    somebody = person(screen="phone", dark=True)
    film = Film(somebody)
    film.open_file(GOLDEN / "scrabble-1-standard.jsonl")
    expect(film.scene).to_be_visible()
    for key, at in (("last", film.moves.count()), ("back", film.moves.count() - 1), ("first", 1), ("next", 2)):
        film.button(key).tap()
        film.expect_step(at)
    check_width(film.page)
    board, dock = film.scene.get_by_role("grid").bounding_box(), film.button("next").bounding_box()
    assert board
    assert dock
    assert board["y"] + board["height"] <= dock["y"]  # the whole board is visible above the buttons
    somebody.check_access()


@pytest.mark.full
@pytest.mark.parametrize("game", HANDS)
def test_every_variant_to_its_end(person: People, game: str) -> None:
    film = Film(person())
    for path in sorted(GOLDEN.glob(f"{game}-*.jsonl")):
        film.open_file(path)
        expect(film.scene).to_be_visible()
        steps = film.moves.count()
        for at in range(0, steps, 4):
            film.slider.fill(str(at))
        film.slider.fill(str(steps - 1))
        film.expect_step(steps)


def test_a_broken_file_is_refused_in_words(person: People, tmp_path: Path) -> None:
    somebody = person()
    film = Film(somebody)
    broken = tmp_path / "broken.jsonl"
    whole = (GOLDEN / "forbidden-1-standard.jsonl").read_text("utf-8")
    broken.write_text(whole[: len(whole) // 2], "utf-8")
    with somebody.expecting(REFUSED):
        film.open_file(broken)
        expect(film.page.get_by_role("alert")).to_be_visible()
    broken.write_text("x" * 2_000_001, "utf-8")
    film.page.locator("input[type=file]").set_input_files(broken)
    expect(film.page.get_by_role("alert")).to_contain_text(page_text("replay.too-large"))
    film.page.locator("input[type=file]").set_input_files(GOLDEN / "forbidden-1-standard.jsonl")
    expect(film.scene).to_be_visible()
    expect(film.page.get_by_role("alert")).to_have_count(0)


def test_a_room_from_its_end_to_a_link(person: People, site: Site) -> None:
    anna, boris = person(), person()
    chairs = lay_table([Visitor.before(anna, site.url), Visitor.unseen(site.url)], {"game": "forbidden"})
    room = chairs[0].room
    chairs[1].visitor.ask("POST", f"/rooms/{room}/leave", {"seat": 1})
    anna.page.goto(f"/t/{room}")
    anna.page.get_by_role("link", name=page_text("table.replay")).click()
    film = Film(anna)
    expect(film.scene).to_be_visible()
    film.expect_step(1)
    film.page.keyboard.press("End")
    film.expect_step(2)
    last = film.moves.nth(1).get_attribute("data-move")
    expect(anna.page).to_have_url(re.compile(rf"/replay/{room}\?move={last}$"))
    for kind in ("svg", "png"):
        with anna.page.expect_download() as saved:
            film.button(f"save-{kind}").click()
        assert saved.value.suggested_filename == f"slovoteka-{last}.{kind}"

    link = Film(boris)
    boris.page.goto(f"/replay/{room}?move={last}&seat=2")
    expect(link.hands).to_have_count(1)
    expect(link.eyes).to_have_value("1")
    link.expect_step(2)


def test_an_unfinished_match_cannot_be_replayed(person: People, site: Site) -> None:
    anna = person()
    [chair, _] = lay_table([Visitor.before(anna, site.url), Visitor.unseen(site.url)], {"game": "forbidden"})
    with anna.expecting("status of 409"):
        anna.page.goto(f"/replay/{chair.room}")
        expect(anna.page.get_by_role("alert")).to_be_visible()
    expect(Film(anna).scene).to_have_count(0)
