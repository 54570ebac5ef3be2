"""A game that the pages do not know, from a package that only the server has, is played at the plain table."""

from collections.abc import Iterator
from typing import Any, Final

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from adding.environment import Environment, write_twin
from adding.joining import GAME, PACKAGE
from harness.site import Site, ask, newcomer
from slovoteka.messages import LANGUAGES, text
from web.conftest import HASTE
from web.people import BOT_MS, People, Person, Screen
from web.sitting import Chair, Visitor, lay_table
from web.texts import page_text

SHORT: Final = {"game": GAME, "options": {"longest_chain": 4}}
LONG: Final = {"game": GAME}
TWIN: Final = "twin"
"""The rules of «Запретные слова» in a package without any texts."""
REFUSED: Final = "status of 4(00|04|22)"
"""The browser's console message about a refusal."""


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    environment = Environment(tmp_path_factory.mktemp("environment"))
    environment.install(PACKAGE)
    environment.install(write_twin(tmp_path_factory.mktemp("package"), "forbidden", TWIN))
    with Site(tmp_path_factory.mktemp("site"), environment=HASTE, program=environment.slovoteka) as running:
        yield running


class Table:
    """The plain table on a page."""

    def __init__(self, person: Person, site: Site, conditions: dict[str, Any], language: str = "ru") -> None:
        self.chair = sit_down(Visitor.before(person, site.url), conditions)
        self._language = language
        self.page: Page = person.page
        self.page.goto(f"/t/{self.chair.room}")
        self.seen: Locator = self.page.locator("[data-test=seen]")
        expect(self.seen).to_be_visible()
        self.typed: Locator = self.page.locator("[data-test=typed]")
        self.preview: Locator = self.page.locator("[data-test=preview]")
        self.story: Locator = self.page.locator("[data-test=story]")
        self.end: Locator = self.page.locator("[data-test=end]")

    def field(self, name: str) -> Locator:
        return self.seen.locator(f"[data-field={name}] dd")

    def press(self, button: str) -> None:
        self.page.get_by_role("button", name=button, exact=True).click()

    def choose(self, action: str) -> None:
        self.page.get_by_role("radio", name=action, exact=True).click()

    def send(self) -> None:
        self.press(page_text("plain.send", language=self._language))

    def expect_words(self, count: int) -> None:
        expect(self.field("words").get_by_role("listitem")).to_have_count(count, timeout=BOT_MS)


def sit_down(visitor: Visitor, conditions: dict[str, Any]) -> Chair:
    """Against a master, who always has a word this early."""
    chairs = [{"who": "me", "name": "Вера"}, {"who": "bot", "level": "master"}]
    made = visitor.ask("POST", "/rooms", {"conditions": conditions, "chairs": chairs, "start": True})
    return Chair(visitor, made["room"]["room"], 0)


def advised(chair: Chair) -> str:
    """A word that can be played now."""
    window = chair.due()
    assert window is not None
    word: str = chair.advice(window)["word"]
    return word


def test_from_the_shelf_to_the_table(person: People) -> None:
    page = person(screen="phone").page
    page.goto("/")
    page.get_by_role("link").filter(has=page.get_by_role("heading", name="Цепочка", exact=True)).click()
    page.get_by_role("button", name=page_text("room.start-bot"), exact=True).click()
    expect(page.locator("[data-test=seen]")).to_be_visible()
    expect(page.get_by_role("heading", name="Цепочка", level=1)).to_be_visible()


@pytest.mark.parametrize(("screen", "dark"), [("desktop", False), ("phone", True)])
def test_a_whole_game_by_typing_and_by_form(person: People, site: Site, screen: Screen, dark: bool) -> None:
    somebody = person(screen=screen, dark=dark)
    table = Table(somebody, site, SHORT)
    expect(table.page.get_by_role("heading", name="Цепочка", level=1)).to_be_visible()
    expect(table.field("mover")).to_have_text(page_text("table.you"))
    letter = table.field("letter").inner_text()
    expect(table.story).to_contain_text(f"Первая буква: {letter}.")
    somebody.check_access()

    word = advised(table.chair)
    table.typed.fill(word.lower())
    expect(table.preview).to_contain_text("Есть в словаре")
    somebody.check_access()
    table.typed.press("Enter")
    table.expect_words(2)  # the bot has answered
    expect(table.typed).to_have_value("")
    expect(table.story).to_contain_text(f"Вы: {word}.")

    table.choose("Сказать слово")
    table.page.get_by_label("Слово", exact=True).fill(advised(table.chair))
    table.send()
    expect(table.end).to_contain_text("Цепочка кончилась. Ничья.", timeout=BOT_MS)
    expect(table.page.get_by_role("radio", name="Сдаться")).to_have_count(0)  # nobody is asked any more
    table.expect_words(4)
    somebody.check_access()
    look_at_replay(somebody, word)


def look_at_replay(somebody: Person, first: str) -> None:
    page = somebody.page
    page.get_by_role("link", name=page_text("table.replay")).click()
    scene, now = page.locator("[data-test=scene]"), page.locator("[data-test=now]")
    expect(scene).to_be_visible()
    expect(page.locator("[data-move]")).to_have_count(5)
    expect(now).to_contain_text("Первая буква")
    page.keyboard.press("ArrowRight")
    expect(now).to_contain_text(first)
    expect(scene.locator("[data-field=words]").get_by_role("listitem")).to_have_text([first])
    page.keyboard.press("End")
    expect(scene.locator("[data-field=words]").get_by_role("listitem")).to_have_count(4)
    expect(now).to_contain_text("В цепочке 4 слова, это ничья.")
    somebody.check_access()


def test_a_refusal_leads_to_its_rule(person: People, site: Site) -> None:
    somebody = person(screen="phone")
    table = Table(somebody, site, LONG)
    with somebody.expecting(REFUSED):
        table.typed.fill("дом2")
        table.send()
        alert = table.page.get_by_role("alert")
        expect(alert).to_be_visible()
        expect(alert.get_by_role("link")).to_have_count(0)  # it is not a word, so no rule is broken

        letter = table.field("letter").inner_text()
        table.typed.fill("яма" if letter != "Я" else "дом")
        expect(table.preview).to_contain_text("начинается не с буквы")
        table.send()
        expect(alert).to_contain_text("начинается не с буквы")
    rule = alert.get_by_role("link", name="WC-02")
    with table.page.expect_popup() as opened:
        rule.click()
    book = opened.value
    expect(book.locator("#WC-02")).to_contain_text("слово начинается с последней буквы предыдущего")
    expect(book.get_by_role("heading", level=1)).to_contain_text("Цепочка")
    table.page.keyboard.press("F2")  # the rules drawer opens at the same rule
    expect(table.page.get_by_role("dialog").locator("#WC-02")).to_be_visible()
    somebody.check_access()


def test_resigning_by_form_loses(person: People, site: Site) -> None:
    somebody = person(screen="small-phone", language="en")
    table = Table(somebody, site, LONG, "en")
    expect(table.story).to_contain_text("The first letter")
    table.choose("Give up")
    table.send()
    expect(table.end).to_contain_text("No word came to mind. Winner:")
    expect(table.story).to_contain_text("You have lost")


def test_a_game_with_hands_and_without_words(person: People, site: Site) -> None:
    """Fields are shown by their names in code, and a private view is on no other screen."""
    anna, boris = person(), person(screen="phone")
    visitors = [Visitor.before(one, site.url) for one in (anna, boris)]
    chairs = lay_table(visitors, {"game": TWIN, "options": {"first": 0}})
    hands = [chair.view()["private"]["hand"] for chair in chairs]
    for one in (anna, boris):
        one.page.goto(f"/t/{chairs[0].room}")
    for one, hand in zip((anna, boris), hands, strict=True):
        own = one.page.locator("[data-test=own] [data-field=hand] dd")
        expect(own).to_have_text(hand)
        expect(one.page.locator("[data-test=seen] [data-field=hand]")).to_have_count(0)
        expect(one.page.locator("[data-window=turn]")).to_contain_text("Turn")
        one.check_access()
    expect(anna.page.get_by_role("heading", name=TWIN, exact=True)).to_be_visible()  # its id instead of a title
    expect(anna.page.get_by_role("heading", name=page_text("table.your-turn"))).to_be_visible()
    expect(boris.page.get_by_role("heading", name=page_text("table.your-turn"))).to_have_count(0)

    letter = hands[0][0]
    anna.page.get_by_role("radio", name="Lay", exact=True).click()
    anna.page.get_by_label("Letter", exact=True).fill(letter)
    anna.page.get_by_role("button", name=page_text("plain.send")).click()
    expect(boris.page.locator("[data-test=seen] [data-field=conversation]")).to_contain_text(letter)


def test_a_game_that_nobody_knows_has_no_rules(person: People) -> None:
    somebody = person()
    with somebody.expecting(REFUSED):
        somebody.page.goto("/rules/chess")
        expect(somebody.page.get_by_role("alert")).to_be_visible()


@pytest.mark.full
def test_without_its_package_a_table_says_so(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> None:
    folder = tmp_path_factory.mktemp("site")
    environment = Environment(tmp_path_factory.mktemp("environment"))
    environment.install(PACKAGE)
    with Site(folder, program=environment.slovoteka) as site:
        token = newcomer(site.url)
        chairs = [{"who": "me"}, {"who": "bot", "level": "master"}]
        made = ask(site.url, token, "POST", "/rooms", {"conditions": LONG, "chairs": chairs, "start": True})
        room = made["room"]["room"]
    with Site(folder) as site:
        people = People(browser, site.url)
        for language in LANGUAGES:
            somebody = people(screen="phone", language=language)
            somebody.become(token)
            somebody.page.goto(f"/t/{room}")
            notice = text("game-not-installed", language, game=GAME)
            expect(somebody.page.get_by_role("alert")).to_contain_text(notice)
            somebody.check_access()
            with somebody.expecting("status of 409"):
                somebody.page.goto(f"/replay/{room}")
                expect(somebody.page.get_by_role("alert")).to_contain_text(notice)
            somebody.page.goto("/tables")
            expect(somebody.page.get_by_text(page_text("tables.missing", language=language))).to_be_visible()
        people.check_contentment()
        people.leave()
