"""Pages in Ukrainian and English hold no Russian: guests and bots are called in the language of whoever reads."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from harness.site import Site
from slovoteka.games.registry import GAMES
from slovoteka.messages import LANGUAGES
from web.people import People
from web.sitting import Visitor, enter
from web.test_pages import PAGES, begin
from web.test_review import REVIEW_MS
from web.texts import page_text

OTHERS = tuple(language for language in LANGUAGES if language != "ru")
GAME = {"game": "forbidden", "options": {"seats": 2, "first": 0}}
FOREIGN = {"uk": re.compile("[ыъэё]"), "en": re.compile("[а-яёіїєґ]")}
"""Letters that no word of this language has. Capitals are letters and words on tables."""
WORD = re.compile(r"[^\W\d_]+")
QUOTED = re.compile("«[^»]*»")
"""What is said at the table, and the names of rulebooks."""
TEXTS = """(language) => {
    const found = [document.title];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
        const node = walker.currentNode;
        if (!node.parentElement.closest(`script, style, noscript, [lang]:not([lang=${language}])`))
            found.push(node.nodeValue);
    }
    for (const name of ['aria-label', 'title', 'placeholder', 'alt'])
        for (const element of document.querySelectorAll(`[${name}]`)) found.push(element.getAttribute(name));
    return found;
}"""
"""All that can be read or heard, also what is hidden for now. What is said to be in another language may be so."""


class Reader:
    """Somebody who looks at pages and knows no Russian."""

    def __init__(self, page: Page, language: str) -> None:
        self.page, self.language = page, language

    def open(self, address: str) -> None:
        self.page.goto(address)
        expect(self.page.get_by_role("main")).to_be_visible()
        self.page.wait_for_load_state("networkidle")
        self.check()

    def check(self, *shown: str) -> None:
        """That nothing on the page is Russian, and all these names are there."""
        for name in shown:
            expect(self.page.get_by_text(name).first).to_be_attached()
        texts: list[str] = self.page.evaluate(TEXTS, self.language)
        words = [(word, text) for text in texts for word in WORD.findall(QUOTED.sub("", text))]
        assert [pair for pair in words if FOREIGN[self.language].search(pair[0])] == [], self.page.url


def names(visitor: Visitor, room: str, language: str) -> list[str]:
    """Of all chairs, as a reader of this language knows them; none is Russian by chance."""
    chairs: list[Any] = visitor.ask("GET", f"/rooms/{room}")["room"]["chairs"]
    return [chair["name_in"][language] for chair in chairs]


def lay(visitor: Visitor, *chairs: dict[str, str], **others: Any) -> str:
    made = visitor.ask("POST", "/rooms", {"conditions": GAME, "chairs": chairs, **others})
    return str(made["room"]["room"])


@pytest.mark.parametrize("language", OTHERS)
def test_pages_without_a_table(person: People, language: str) -> None:
    reader = Reader(person(language=language).page, language)
    of_games = [f"/{page}/{game}" for page in ("play", "rules") for game in GAMES]
    for address in sorted({*PAGES, *of_games, "/puzzles", "/no-such-page"}):
        reader.open(address)


@pytest.mark.full
@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("game", ["scrabble", "underwood"])
def test_boards_for_analysis(person: People, game: str, language: str) -> None:
    one = person(language=language)
    one.page.goto(f"/analysis/{game}")
    expect(one.page.locator(".written").first).to_be_visible(timeout=REVIEW_MS)
    Reader(one.page, language).check()


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("game", sorted(set(GAMES) - {"forbidden"}))
def test_tables_of_other_games(person: People, site: Site, game: str, language: str) -> None:
    one = person(language=language)
    visitor, reader = Visitor.before(one, site.url), Reader(one.page, language)
    room = begin(visitor, game)
    one.page.goto(f"/t/{room}")
    expect(one.page.get_by_role("button", name=page_text("table.menu", language))).to_be_visible()
    reader.check()
    chairs = visitor.ask("GET", f"/rooms/{room}")["room"]["chairs"]
    own = next(chair["seat"] for chair in chairs if "bot" not in chair)
    visitor.ask("POST", f"/rooms/{room}/leave", {"seat": own})
    reader.open(f"/replay/{room}")
    reader.check(*names(visitor, room, language))


@pytest.mark.parametrize("language", OTHERS)
def test_tables_that_gather(person: People, site: Site, language: str) -> None:
    guest, reader = Visitor.unseen(site.url), Reader(person(language=language).page, language)
    seats = {**GAME, "options": {"seats": 3}}
    room = lay(guest, {"who": "me"}, {"who": "bot", "level": "beginner"}, listed=True, conditions=seats)
    called = names(guest, room, language)
    reader.open("/")
    for address in ("/tables", f"/t/{room}"):
        reader.open(address)
        reader.check(*called)


@pytest.mark.parametrize("language", OTHERS)
def test_a_table_against_a_bot_with_talk(person: People, site: Site, language: str) -> None:
    one = person(language=language)
    visitor, reader = Visitor.before(one, site.url), Reader(one.page, language)
    room = lay(visitor, {"who": "me"}, {"who": "bot", "level": "beginner"}, start=True)
    visitor.ask("POST", f"/rooms/{room}/chat", {"text": "…"})
    myself, bot = names(visitor, room, language)
    one.page.goto(f"/t/{room}")
    expect(one.page.get_by_role("button", name=page_text("table.menu", language))).to_be_visible()
    reader.check(bot)
    one.page.keyboard.press("F4")
    reader.check(myself)

    visitor.ask("POST", f"/rooms/{room}/leave", {"seat": 0})
    expect(one.page.locator("[data-test=end]")).to_be_visible()
    reader.check(bot)
    reader.open(f"/replay/{room}")
    reader.check(myself, bot)


@pytest.mark.parametrize("language", OTHERS)
def test_ratings_replay_and_review(person: People, site: Site, language: str) -> None:
    one, rival = person(language=language), Visitor.unseen(site.url)
    visitor, reader = Visitor.before(one, site.url), Reader(one.page, language)
    made = visitor.ask("POST", "/rooms", {"conditions": {**GAME, "rated": True}, "chairs": [{"who": "me"}]})["room"]
    room = made["room"]
    rival.ask("POST", f"/rooms/{room}/chairs", {"seat": 1})
    for seat, player in enumerate((visitor, rival)):
        player.ask("POST", f"/rooms/{room}/chairs/{seat}/ready", {"agreed": made["agreed"]})
    view = visitor.ask("GET", f"/rooms/{room}/view?seat=0")
    lay_first = {"type": "lay", "letter": view["private"]["hand"][0]}
    visitor.ask("POST", f"/rooms/{room}/acts", {"seat": 0, "window": view["mine"][0], "action": lay_first})
    rival.ask("POST", f"/rooms/{room}/leave", {"seat": 1})
    called = names(visitor, room, language)
    myself = visitor.ask("GET", "/me")["id"]

    for address in ("/ratings/forbidden", f"/people/{myself}"):
        reader.open(address)
        reader.check(called[0])
    reader.open(f"/replay/{room}")
    reader.check(*called)
    asking = one.page.locator("[data-test=asking]")
    asking.get_by_label(page_text("review.depth", language)).select_option("quick")
    one.page.get_by_role("button", name=page_text("review.ask", language), exact=True).click()
    panel = one.page.get_by_role("region", name=page_text("review.title", language), exact=True)
    expect(panel.locator("[data-test=sums]")).to_be_visible(timeout=REVIEW_MS)
    reader.check(*called)


def test_names_change_with_the_language(person: People, site: Site) -> None:
    one = person()
    visitor = Visitor.before(one, site.url)
    room = lay(visitor, {"who": "me"}, {"who": "bot", "level": "beginner"}, start=True)
    page = enter(one, room)
    expect(page.get_by_text("Глеб").first).to_be_attached()
    page.goto("/")
    russian = visitor.ask("GET", "/me")["name"]
    expect(page.get_by_text(russian).first).to_be_attached()
    page.get_by_label(page_text("common.language")).first.select_option("en")
    expect(page.get_by_text(names(visitor, room, "en")[0]).first).to_be_attached()
    expect(page.get_by_text(russian)).to_have_count(0)


def test_the_check_can_fail(person: People) -> None:
    page = person(language="en").page
    page.goto("/")
    expect(page.get_by_role("main")).to_be_visible()
    page.evaluate("document.querySelector('main').append('Рыжая Сова 42')")
    with pytest.raises(AssertionError, match="Рыжая"):
        Reader(page, "en").check()
