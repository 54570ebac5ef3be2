"""Puzzles in a browser: each kind is answered as at its table; the puzzle of the day, streaks and links."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from harness.site import Site
from slovoteka.puzzles import pack
from slovoteka.puzzles.model import KINDS, Kind, Puzzle
from web.fitting import check_sizes
from web.people import People, Person
from web.playing_scrabble import Table, new_tiles
from web.sitting import Visitor
from web.texts import page_text

REFUSED = "status of 4(00|22)"
"""The browser's console message about a refusal."""
UNKNOWN = "0" * 16


def first(kind: str) -> Puzzle:
    return next(puzzle for puzzle in pack.pack().values() if puzzle.kind == kind)


def open_puzzle(page: Page, address: str) -> None:
    page.goto(f"/puzzles/{address}")
    expect(page.locator("[data-test=puzzle]")).to_be_visible()


def lay(page: Page, tiles: list[tuple[int, str]]) -> None:
    """By click and by drag alternately."""
    table = Table(page)
    for order, (square, tile) in enumerate(tiles):
        if order % 2:
            table.tile(tile).drag_to(table.square(square))
        else:
            table.tile(tile).click()
            table.square(square).click()
        table.name_blank(tile)


def give(page: Page, puzzle: Puzzle, action: Any) -> None:
    """Gives the answer like a person, and sends it."""
    match puzzle.kind:
        case "scrabble-best" | "scrabble-out":
            lay(page, new_tiles(action, puzzle.scene.public["grid"]))
        case "forbidden-word":
            page.get_by_label(page_text("forbidden.word"), exact=True).fill(action["word"])
        case "forbidden-letter":
            page.locator("[data-card]").filter(has_text=re.compile(f"^{action['letter']}$")).first.click()
        case "codenames-clue":
            page.locator("[data-test=clue-word]").fill(action["word"].lower())
    page.locator("[data-test=send]").click()


def expect_outcome(page: Page, outcome: str) -> None:
    expect(page.locator("[data-test=verdict]")).to_have_attribute("data-outcome", outcome)


def expect_best_shown(page: Page, puzzle: Puzzle) -> None:
    best = puzzle.answers[0].action
    match puzzle.kind:
        case "scrabble-best" | "scrabble-out":
            for square, tile in new_tiles(best, puzzle.scene.public["grid"]):
                expect(Table(page).square(square).locator(".tile.last")).to_have_text(re.compile(tile, re.IGNORECASE))
        case "forbidden-word":
            expect(page.locator(".phrase .card")).to_have_text(list(best["word"]))
            expect(page.locator(".bubble .card.sel")).to_have_count(len(best["word"]))
        case "forbidden-letter":
            expect(page.locator("[data-card].sel")).to_have_text(best["letter"])
        case "codenames-clue":
            expect(page.locator("[data-test=puzzle] dl")).to_contain_text(best["word"].capitalize())


def kind_name(kind: Kind, language: str = "ru") -> str:
    return page_text(f"puzzle-kind-{kind}", language)


def solve(one: Person, kind: Kind) -> None:
    puzzle, page = first(kind), one.page
    open_puzzle(page, puzzle.id)
    expect(page.get_by_role("heading", level=1)).to_have_text(kind_name(kind))
    give(page, puzzle, puzzle.answers[0].action)
    expect_outcome(page, "right")
    expect(page.locator("[data-test=rating]")).to_contain_text("+")
    expect(page.locator("[data-test=send]")).to_have_count(0)
    expect_best_shown(page, puzzle)


# --- each kind ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", KINDS)
def test_each_kind_is_solved_by_hand(person: People, kind: Kind) -> None:
    solve(person(), kind)


@pytest.mark.full
@pytest.mark.parametrize("kind", KINDS)
def test_each_kind_fits_every_screen(person: People, kind: Kind) -> None:
    """Before and after the answer, also in the dark theme. A later visit shows the answer again."""
    one = person(dark=True)
    open_puzzle(one.page, first(kind).id)
    one.check_access()
    check_sizes(one.page)
    one.page.set_viewport_size({"width": 1440, "height": 900})
    solve(one, kind)
    one.check_access()
    check_sizes(one.page)
    one.page.reload()
    expect_outcome(one.page, "right")
    expect(one.page.get_by_text(page_text("puzzles.was-right"))).to_be_visible()
    expect_best_shown(one.page, first(kind))


@pytest.mark.full
@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("language", ["uk", "en"])
def test_each_kind_speaks_every_language(person: People, kind: Kind, language: str) -> None:
    page = person(language=language).page
    open_puzzle(page, first(kind).id)
    expect(page.get_by_role("heading", level=1)).to_have_text(kind_name(kind, language))


@pytest.mark.full
def test_a_move_is_laid_by_keys_alone(person: People) -> None:
    """Its points are shown before it is sent."""
    page, puzzle = person().page, first("scrabble-best")
    open_puzzle(page, puzzle.id)
    tiles = new_tiles(puzzle.answers[0].action, puzzle.scene.public["grid"])
    page.keyboard.press("ArrowUp")  # places the cursor on the centre
    at = 112
    for square, tile in tiles:
        rows, columns = square // 15 - at // 15, square % 15 - at % 15
        for key, count in (("ArrowDown", rows), ("ArrowUp", -rows), ("ArrowRight", columns), ("ArrowLeft", -columns)):
            for _ in range(count):
                page.keyboard.press(key)
        at = square
        label = Table(page).tile(tile).get_attribute("aria-label") or ""
        page.keyboard.press(label.partition(":")[0])
        at = int(page.locator(".cursor").get_attribute("data-square") or 0)  # the cursor moves on after each tile
    points = next(remark.params["points"] for remark in puzzle.solution if "points" in remark.params)
    expect(page.locator("[data-test=send]")).to_contain_text(str(points))
    page.keyboard.press("Enter")
    expect_outcome(page, "right")
    expect(page.locator("[data-test=verdict] .msg")).to_be_focused()


@pytest.mark.full
def test_a_word_is_put_together_by_fingers(person: People) -> None:
    one, puzzle = person(screen="phone"), first("forbidden-word")
    page = one.page
    open_puzzle(page, puzzle.id)
    for letter in puzzle.answers[0].action["word"]:
        free = page.locator(".bubble [aria-pressed=false]").filter(has_text=re.compile(f"^{letter}$"))
        free.first.tap()
    page.locator("[data-test=send]").tap()
    expect_outcome(page, "right")


# --- wrong answers --------------------------------------------------------------------------------------------------


def test_a_wrong_answer_costs_and_the_next_one_comes(person: People) -> None:
    page, puzzle = person().page, first("forbidden-letter")
    safe = puzzle.answers[0].action["letter"]
    trap = next(letter for letter in puzzle.scene.private["hand"] + puzzle.scene.public["window"] if letter != safe)
    open_puzzle(page, f"{puzzle.id}?kind={puzzle.kind}")
    give(page, puzzle, {"letter": trap})
    expect_outcome(page, "wrong")
    expect(page.locator("[data-test=rating]")).to_contain_text("−")
    expect_best_shown(page, puzzle)
    page.locator("[data-test=next]").click()
    expect(page.locator("[data-test=puzzle]")).to_have_attribute("data-kind", puzzle.kind)
    expect(page).to_have_url(re.compile(rf"/puzzles/(?!{puzzle.id}|next)[0-9a-f]{{16}}\?kind={puzzle.kind}$"))
    expect(page.locator("[data-test=send]")).to_be_visible()


@pytest.mark.full
def test_a_near_miss_is_named_as_such_and_laid_beside_the_best(person: People) -> None:
    page = person().page
    puzzle, near = next(
        (one, graded)
        for one in (*pack.of_kind("scrabble-best"), *pack.of_kind("scrabble-out"))
        for graded in one.answers
        if 0.5 <= graded.score < 1 and graded.action["type"] == "play"
    )
    open_puzzle(page, puzzle.id)
    grid = puzzle.scene.public["grid"]
    give(page, puzzle, near.action)
    expect_outcome(page, "near")
    expect_best_shown(page, puzzle)
    page.get_by_role("radio", name=page_text("scrabble-puzzles.your-move")).click()
    for square, _ in new_tiles(near.action, grid):
        expect(Table(page).square(square).locator(".tile.last")).to_be_visible()


@pytest.mark.full
def test_an_illegal_answer_is_refused_and_does_not_count(person: People, site: Site) -> None:
    one, puzzle = person(), first("codenames-clue")
    page = one.page
    open_puzzle(page, puzzle.id)
    word = puzzle.scene.public["board"][puzzle.scene.marked[0]]
    with one.expecting(REFUSED):
        give(page, puzzle, {"word": word})
        expect(page.get_by_role("alert")).to_be_visible()
    assert Visitor.before(one, site.url).ask("GET", "/me/puzzles")["answered"] == 0
    give(page, puzzle, puzzle.answers[0].action)
    expect_outcome(page, "right")


@pytest.mark.full
def test_giving_up_must_be_confirmed(person: People) -> None:
    page, puzzle = person().page, first("scrabble-best")
    open_puzzle(page, puzzle.id)
    page.get_by_role("button", name=page_text("puzzles.give-up")).click()
    page.get_by_role("dialog").get_by_role("button", name=page_text("puzzles.give-up-no")).click()
    expect(page.locator("[data-test=verdict]")).to_have_count(0)
    page.get_by_role("button", name=page_text("puzzles.give-up")).click()
    page.get_by_role("dialog").get_by_role("button", name=page_text("puzzles.give-up-yes")).click()
    expect_outcome(page, "revealed")
    expect_best_shown(page, puzzle)


@pytest.mark.full
def test_an_unknown_puzzle_is_reported(person: People) -> None:
    one = person()
    with one.expecting("status of 404"):
        one.page.goto(f"/puzzles/{UNKNOWN}")
        expect(one.page.get_by_role("alert")).to_be_visible()
        one.check_access()


# --- the puzzle of the day ------------------------------------------------------------------------------------------


def test_from_the_first_page_over_the_puzzle_of_the_day_to_the_ranking(person: People, site: Site) -> None:
    one = person()
    page = one.page
    page.goto("/")
    page.locator("[data-test=puzzle-of-the-day]").click()
    expect(page.get_by_role("heading", level=1)).to_have_text(page_text("puzzles.title"))
    mine = page.locator("[data-test=mine]")
    expect(mine).to_contain_text("1500")
    page.locator("[data-test=daily]").click()
    expect(page.locator("[data-test=puzzle]")).to_be_visible()
    visitor = Visitor.before(one, site.url)
    puzzle = pack.pack()[visitor.ask("GET", "/puzzles/daily")["puzzle"]["id"]]
    give(page, puzzle, puzzle.answers[0].action)
    expect_outcome(page, "right")
    streak = visitor.ask("GET", "/me/puzzles")["streak"]
    assert streak == 1
    expect(page.locator("[data-test=verdict]")).to_contain_text("1 день подряд")
    page.get_by_role("link", name=page_text("puzzles.to-ranking")).click()
    expect(page.get_by_text(page_text("puzzles.solved-today"), exact=True)).to_be_visible()
    own = page.locator("[data-test=ranking] tr.own")
    expect(own).to_contain_text(page_text("puzzles.you"))
    expect(mine.locator("div").filter(has_text=page_text("puzzles.streak")).locator("dd")).to_have_text("1")
    one.check_access()
    page.goto("/")
    expect(page.locator("[data-test=puzzle-of-the-day]")).to_contain_text(page_text("home.puzzle-done"))
    expect(page.locator("[data-test=puzzle-of-the-day]")).to_contain_text("1 день")


@pytest.mark.full
def test_the_list_does_not_start_the_time_of_a_puzzle(person: People) -> None:
    """Otherwise the solving time would run before people see the puzzle."""
    one = person()
    asked: list[str] = []
    one.page.on("request", lambda request: asked.append(request.url))
    for address in ("/", "/puzzles"):
        one.page.goto(address)
        one.page.wait_for_load_state("networkidle")
    assert not [url for url in asked if url.endswith(("/puzzles/daily", "/puzzles/next"))]


@pytest.mark.full
def test_training_by_kind(person: People) -> None:
    one = person()
    page = one.page
    page.goto("/puzzles")
    expect(page.locator("[data-test=mine]")).to_be_visible()
    one.check_access()
    check_sizes(page)
    page.set_viewport_size({"width": 1440, "height": 900})
    for kind in KINDS:
        page.goto("/puzzles")
        page.locator("[data-test=kind]").filter(has_text=kind_name(kind)).click()
        expect(page.locator("[data-test=puzzle]")).to_have_attribute("data-kind", kind)
