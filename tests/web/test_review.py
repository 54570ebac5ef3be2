"""Reviews of finished games in the browser: requested, awaited, read move by move."""

from collections.abc import Sequence

import pytest
from playwright.sync_api import Locator, Page, expect

from harness.site import Site
from web.fitting import check_width
from web.people import People, Person
from web.sitting import Chair, Visitor, lay_table
from web.texts import page_text

REVIEW_MS = 60_000
"""A few decisions take seconds; a busy machine may need longer."""
_SQUARES = "[...document.querySelectorAll('[role=grid] [role=gridcell]')].map((cell) => cell.ariaLabel).join('; ')"
SLIPS = "[data-mark=inaccuracy], [data-mark=mistake], [data-mark=blunder]"


class Reviewed:
    """A review on a page."""

    def __init__(self, person: Person, room: str) -> None:
        self.page: Page = person.page
        self.asking: Locator = self.page.locator("[data-test=asking]")
        self.panel = self.page.get_by_role("region", name=page_text("review.title"), exact=True)
        self.decision = self.panel.locator("[data-test=decision]")
        self.plot = self.page.locator("[data-test=plot]")
        self.moves = self.page.locator("[data-move]")
        self.slips = self.moves.filter(has=self.page.locator(SLIPS))
        self.page.goto(f"/replay/{room}")

    def ask(self) -> None:
        self.asking.get_by_label(page_text("review.depth")).select_option("quick")
        self.button("ask").click()
        expect(self.panel.locator("[data-test=sums]")).to_be_visible(timeout=REVIEW_MS)

    def button(self, key: str) -> Locator:
        return self.page.get_by_role("button", name=page_text(f"review.{key}"), exact=True)

    def squares(self) -> str:
        """The screen reader's labels of all squares."""
        labels: str = self.page.evaluate(_SQUARES)
        return labels

    def expect_squares(self, lying: str, *, same: bool) -> None:
        """A tried move follows the pointer, possibly a frame later."""
        self.page.wait_for_function(f"([lying, same]) => ({_SQUARES} === lying) === same", arg=[lying, same])

    def expect_at(self, move: Locator) -> None:
        """The list and the panel show the same move."""
        expect(move).to_have_attribute("aria-current", "step")
        mark = move.locator("[data-mark]").get_attribute("data-mark")
        assert mark
        expect(self.decision.locator("[data-mark]")).to_have_attribute("data-mark", mark)


def _somebody_who_passes(anna: Person, site: Site) -> list[Chair]:
    """Two rounds of Scrabble: Anna moves as a master advises; the other passes and resigns in the end."""
    chairs = lay_table([Visitor.before(anna, site.url), Visitor.unseen(site.url)], {"game": "scrabble"})
    passed = 0
    while passed < 2:
        passed += _move_next(chairs)
    chairs[1].visitor.ask("POST", f"/rooms/{chairs[0].room}/leave", {"seat": 1})
    return chairs


def _move_next(chairs: Sequence[Chair]) -> bool:
    """Whether somebody has passed who had a word. A player without a word exchanges letters."""
    window = next(window for chair in chairs if (window := chair.due()))
    mover = next(chair for chair in chairs if chair.due() == window)
    advised = mover.advice(window)
    passes = mover is chairs[1] and advised["type"] == "play"
    mover.act({"type": "pass"} if passes else advised, window)
    return passes


@pytest.mark.parametrize(("screen", "dark"), [("desktop", False), pytest.param("phone", True, marks=pytest.mark.full)])
def test_from_the_question_to_a_mistake(person: People, site: Site, screen: str, dark: bool) -> None:
    anna = person(screen=screen, dark=dark)
    seen = Reviewed(anna, _somebody_who_passes(anna, site)[0].room)
    expect(seen.moves.first).to_be_visible()
    expect(seen.page.locator("[data-mark]")).to_have_count(0)
    seen.ask()
    anna.check_access()
    expect(seen.plot.locator("path.curve").first).to_be_visible()
    expect(seen.slips.nth(1)).to_be_visible()  # passing with seven letters is never the best

    seen.page.keyboard.press("Home")
    seen.page.keyboard.press("n")
    seen.expect_at(seen.slips.nth(0))
    seen.button("slip-after").click()
    seen.expect_at(seen.slips.nth(1))
    seen.page.keyboard.press("Shift+N")
    seen.expect_at(seen.slips.nth(0))
    expect(seen.decision.locator("tbody tr").nth(1)).to_be_visible()
    expect(seen.decision.locator("tr.played")).to_contain_text(page_text("review.played"))
    seen.slips.nth(1).click()
    seen.expect_at(seen.slips.nth(1))
    _see_another_play(seen)
    check_width(seen.page)
    anna.check_access()
    seen.slips.nth(0).click()
    _read_in_another_language(seen.page)


def _read_in_another_language(page: Page) -> None:
    """The server's sentences come again in the other language."""
    remark = page.locator("[data-test=decision] .say").first
    russian = remark.inner_text()
    page.locator("select.lang").select_option("uk")
    expect(remark).not_to_have_text(russian)


def _see_another_play(seen: Reviewed) -> None:
    """A tried move is on the board only while it is marked."""
    others = seen.decision.locator("tr:not(.played)").get_by_role("button")
    judged = seen.moves.filter(has=seen.page.locator("[data-mark]")).all()
    for move in judged:  # an exchange cannot be shown
        move.click()
        seen.expect_at(move)
        if others.count():
            break
    lying = seen.squares()
    others.first.click()
    expect(others.first).to_have_attribute("aria-pressed", "true")
    seen.expect_squares(lying, same=False)
    expect(seen.page.get_by_role("grid")).to_be_in_viewport()
    others.first.click()
    seen.page.mouse.move(0, 0)
    expect(others.first).to_have_attribute("aria-pressed", "false")
    seen.expect_squares(lying, same=True)


def test_a_review_may_be_given_up(person: People, site: Site) -> None:
    anna = person()
    seen = Reviewed(anna, _somebody_who_passes(anna, site)[0].room)
    # Deep enough to be still running when it is cancelled.
    seen.asking.get_by_label(page_text("review.depth")).select_option("deep")
    seen.button("ask").click()
    expect(seen.asking.get_by_role("progressbar")).to_be_visible()
    seen.button("cancel").click()
    expect(seen.button("ask")).to_be_visible()
    expect(seen.page.locator("[data-test=review]")).to_have_count(0)
    expect(seen.page.locator("[data-mark]")).to_have_count(0)
