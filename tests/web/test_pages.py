"""Pages and drawers around the tables: rules, words, fairness, profile, waiting tables, the guide."""

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from harness.site import Site
from slovoteka.games.registry import GAMES
from slovoteka.games.rulebook import rules_of
from slovoteka.server.services.forms import games_in
from web.fitting import check_width
from web.people import SIZES, People, Screen
from web.sitting import Visitor
from web.texts import page_text

PAGES = {
    "/rules": "rules.title",
    "/rules/forbidden": "",
    "/words": "words.title",
    "/fairness": "fairness.title",
    "/me": "profile.title",
    "/ratings": "ratings.title",
    "/tables": "tables.title-tables",
    "/halls": "tables.title-halls",
}
"""Addresses, and the text keys of their headings."""
GOLDEN = sorted((Path(__file__).parents[1] / "golden").glob("*.jsonl"))
NARROWEST: Screen = "small-phone"
HOSTILE = "<b onclick=x>Ёж</b>"


def arrive(page: Page, address: str, language: str = "ru") -> None:
    page.goto(address)
    key = PAGES.get(address, "")
    heading = page.get_by_role("heading", level=1)
    expect(heading).to_have_text(page_text(key, language) if key else re.compile("."))


def begin(visitor: Visitor, game: str, variant: str | None = None) -> str:
    """A running match with bots."""
    seats = 4 if game == "codenames" else 2
    chairs = [{"who": "me"}, *[{"who": "bot", "level": "beginner"}] * (seats - 1)]
    conditions = {"game": game, "variant": variant, "options": {"seats": seats}}
    made = visitor.ask("POST", "/rooms", {"conditions": conditions, "chairs": chairs, "start": True})
    return str(made["room"]["room"])


# --- every page -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("dark", [False, pytest.param(True, marks=pytest.mark.full)], ids=["light", "dark"])
def test_every_page_is_accessible(person: People, dark: bool) -> None:
    one = person(dark=dark)
    for address in PAGES:
        arrive(one.page, address)
        one.page.wait_for_load_state("networkidle")
        one.check_access()


@pytest.mark.parametrize("language", ["uk", "en"])
def test_pages_speak_other_languages(person: People, language: str) -> None:
    page = person(language=language).page
    for address in PAGES:
        arrive(page, address, language)


@pytest.mark.parametrize(
    "screen", [pytest.param(screen, marks=() if screen == NARROWEST else pytest.mark.full) for screen in SIZES]
)
def test_nothing_is_cut_off(person: People, screen: Screen) -> None:
    page = person(screen=screen).page
    for address in PAGES:
        arrive(page, address)
        page.wait_for_load_state("networkidle")
        check_width(page)


# --- rules ----------------------------------------------------------------------------------------------------------


def anchors(page: Page) -> set[str]:
    expect(page.locator("article section").first).to_be_visible()
    return set(page.locator("article [id]").evaluate_all("places => places.map((place) => place.id)"))


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_has_its_place(person: People, game: str) -> None:
    """Refusals link to rules: `/rules/forbidden#ZS-16`."""
    page = person().page
    page.goto(f"/rules/{game}")
    assert {rule.id for rule in rules_of(game)} <= anchors(page)
    links = page.locator("article a[href^='#']").evaluate_all("links => links.map((link) => link.hash.slice(1))")
    assert {page.evaluate("decodeURIComponent", link) for link in set(links)} <= anchors(page)


@pytest.mark.parametrize(("language", "word"), [("uk", "фішки"), ("ru", "фишки")])
def test_the_bilingual_edition_has_its_rules(person: People, language: str, word: str) -> None:
    page = person(language=language).page
    page.goto("/rules/bilingual")
    found = anchors(page)
    assert {rule.id for rule in rules_of("scrabble") if rule.id.startswith("SU")} <= found
    assert not any(anchor.startswith("SM") for anchor in found)
    expect(page.locator("article")).to_contain_text(word)
    expect(page.locator("article")).to_have_attribute("lang", language)


def test_an_address_leads_to_a_rule(person: People) -> None:
    page = person().page
    page.goto("/rules/scrabble#SU-30")
    expect(page.locator("#SU-30")).to_be_in_viewport()
    expect(page.locator(".rule.at")).to_have_attribute("id", "SU-30")
    page.locator("#SU-34").get_by_role("link", name="SU-26").click()
    expect(page.locator("#SU-26")).to_be_in_viewport()
    assert page.url.endswith("#SU-26")
    page.go_back()
    expect(page.locator(".rule.at")).to_have_attribute("id", "SU-30")


def test_rules_are_found_by_number_and_by_words(person: People) -> None:
    page = person().page
    page.goto("/rules/forbidden")
    search = page.get_by_role("searchbox", name=page_text("rules.search"))
    search.fill("zs-07")
    expect(page.locator(".rule")).to_have_count(1)
    expect(page.locator("#ZS-07")).to_be_visible()
    search.fill("красных ОТБОЙ")
    expect(page.locator("#ZS-27")).to_be_visible()
    expect(page.locator("#ZS-07")).not_to_be_attached()
    search.fill("")
    expect(page.locator("#ZS-07")).to_be_attached()


def test_the_rules_drawer_is_searched_and_opens_at_a_rule(person: People, site: Site) -> None:
    one = person()
    room = begin(Visitor.before(one, site.url), "scrabble", variant="bilingual-uk")
    page = one.page
    page.goto(f"/t/{room}")
    expect(page.get_by_role("button", name=page_text("table.menu"))).to_be_visible()
    page.keyboard.press("F2")
    drawer = page.get_by_role("dialog", name=page_text("table.drawer-rules"))
    drawer.get_by_role("searchbox").fill("SU-30")
    expect(drawer.locator("#SU-30")).to_be_visible()
    drawer.get_by_role("link", name="SU-30", exact=True).click()
    expect(drawer.locator("#SU-31")).to_be_attached()  # the whole book again, open at the rule
    expect(drawer.locator("#SU-30")).to_be_in_viewport()
    assert page.url.endswith(room)
    one.check_access()


# --- words ----------------------------------------------------------------------------------------------------------


def test_a_word_is_looked_up_and_reported(person: People) -> None:
    page = person().page
    arrive(page, "/words")
    page.keyboard.type("домов")  # the field has the focus already
    answer = page.get_by_role("status").filter(has_text="ДОМОВ")
    expect(answer).to_contain_text(page_text("words.stands"))
    expect(answer).to_contain_text("место, где кто-либо постоянно проживает")
    page.get_by_role("radio", name=page_text("shelf.forbidden-name")).click()
    expect(answer).to_contain_text(page_text("words.falls"))
    answer.get_by_role("link", name="ZS-48").click()
    expect(page.locator(".rule.at")).to_have_attribute("id", "ZS-48")

    page.goto("/words/абырвалг")
    page.get_by_role("button", name=page_text("words.report")).click()
    page.get_by_label(page_text("words.should")).fill("Булгаков")
    page.get_by_role("button", name=page_text("words.send")).click()
    expect(page.get_by_text(page_text("words.reported", word="АБЫРВАЛГ"))).to_be_visible()


def test_words_of_two_languages(person: People) -> None:
    page = person().page
    page.goto("/words/мова")
    answer = page.get_by_role("status").filter(has_text="МОВА")
    expect(answer).to_contain_text(page_text("words.falls"))
    page.get_by_role("radio", name=page_text("words.uk")).click()
    expect(answer).to_contain_text(page_text("words.stands"))


def test_the_dictionary_is_closed_at_tables_that_forbid_it(person: People, site: Site) -> None:
    one = person()
    room = begin(Visitor.before(one, site.url), "scrabble", variant="challenge")
    with one.expecting("status of 4"):
        one.page.goto("/words/дом")
        expect(one.page.get_by_role("alert")).to_contain_text("SM-68")
        one.page.goto(f"/t/{room}")
        one.page.get_by_role("button", name=page_text("table.menu")).click()
        one.page.get_by_role("button", name=page_text("table.drawer-words")).click()
        one.page.get_by_role("dialog").get_by_role("textbox", name=page_text("words.word")).fill("дом")
        expect(one.page.get_by_role("dialog").get_by_role("alert")).to_contain_text("SM-68")


# --- fairness -------------------------------------------------------------------------------------------------------


def test_a_deal_is_checked_in_the_browser(person: People, site: Site) -> None:
    one = person()
    visitor, page = Visitor.before(one, site.url), one.page
    room = begin(visitor, "forbidden")
    page.goto(f"/t/{room}")
    page.get_by_role("button", name=page_text("table.fairness")).click()
    drawer = page.get_by_role("dialog", name=page_text("table.drawer-fairness"))
    promised = visitor.ask("GET", f"/rooms/{room}")["room"]["commitment"]
    expect(drawer.get_by_text(promised)).to_be_visible()
    expect(drawer).to_contain_text(page_text("fairness.seed-later"))
    visitor.ask("POST", f"/rooms/{room}/leave", {"seat": 0})
    drawer.get_by_role("button", name=page_text("fairness.check"), exact=True).click()
    expect(drawer.get_by_text(page_text("fairness.fair"))).to_be_visible()
    expect(drawer.locator("[data-test=seed]")).to_be_visible()
    one.check_access()
    page.goto(f"/fairness/{room}")
    page.get_by_role("button", name=page_text("fairness.check"), exact=True).click()
    expect(page.get_by_text(page_text("fairness.fair"))).to_be_visible()


def check(page: Page, record: str) -> str:
    """What the page says about this record."""
    saved = {"name": "saved.jsonl", "mimeType": "application/jsonl", "buffer": record.encode()}
    page.reload()
    page.get_by_label(page_text("fairness.file")).set_input_files(saved)  # type: ignore[arg-type]  # a dict is a FilePayload
    page.get_by_role("button", name=page_text("fairness.check"), exact=True).click()
    found = page.locator(".found .msg")
    expect(found).to_be_visible()
    return found.inner_text().strip()


def example(number: int = 65) -> str:
    """The example of docs/fairness.md, with `number` as its last draw."""
    salt = "e00b7be5625dfd723cbdd25312421b21da486526125420000283f91a1d496d05"
    commitment = "498fbdc24a1b6b7c3c6a2d0ad3803e24c39562886f7633139f18e00fc6dde1fa"
    header = {"commitment": commitment, "seats": [{"salt": salt, "salt_hash": salt}, {}]}
    drawn = enumerate([27, 12, 14, 28, 49, 13, 29, number])
    draws = [{"input": {"type": "draw", "counter": at, "size": 76, "number": it}} for at, it in drawn]
    closing = {"seed": "7e5aec1f19deb473a5366331bd4ee68d2f8561d1d1571ceeecb260c4dda9800d", "inputs": len(draws)}
    return "\n".join(map(json.dumps, [header, *draws, closing]))


def test_saved_games_are_checked(person: People) -> None:
    page = person().page
    arrive(page, "/fairness")
    assert check(page, example()) == page_text("fairness.fair")
    assert check(page, example(64)) == page_text("fairness.unfair")
    other_salt = example().replace('"salt_hash": "e', '"salt_hash": "f')
    assert check(page, other_salt) == page_text("fairness.unfair")
    other_seed = example().replace('"seed": "7', '"seed": "8')
    assert check(page, other_seed) == page_text("fairness.unfair")
    assert check(page, "{}") == page_text("fairness.unreadable")


@pytest.mark.full
def test_played_games_are_fair(person: People) -> None:
    page = person().page
    arrive(page, "/fairness")
    assert len(GOLDEN) > 40
    for path in GOLDEN:
        assert check(page, path.read_text("utf-8")) == page_text("fairness.fair"), path.stem


# --- profile --------------------------------------------------------------------------------------------------------


def test_a_hostile_name_is_only_a_name(person: People, site: Site) -> None:
    one, other = person(), person()
    arrive(one.page, "/me")
    one.page.get_by_label(page_text("profile.name")).fill(HOSTILE)
    one.page.get_by_role("button", name=page_text("profile.save")).click()
    expect(one.page.get_by_text(page_text("profile.saved"))).to_be_visible()
    expect(one.page.get_by_role("banner").get_by_text(HOSTILE)).to_be_visible()
    body = {"conditions": {"game": "forbidden"}, "chairs": [{"who": "me"}, {"who": "open"}], "listed": True}
    Visitor.before(one, site.url).ask("POST", "/rooms", body)
    arrive(other.page, "/tables")
    expect(other.page.get_by_role("listitem").get_by_text(HOSTILE)).to_be_visible()
    assert other.page.locator("b[onclick]").count() == 0


def test_a_code_brings_the_identity_to_another_device(person: People) -> None:
    one, other = person(), person(screen="phone")
    arrive(one.page, "/me")
    one.page.get_by_role("button", name=page_text("profile.make-code")).click()
    code = one.page.locator("[data-test=code]").inner_text()
    arrive(other.page, "/me")
    name = one.page.get_by_label(page_text("profile.name")).input_value()
    other.page.get_by_label(page_text("profile.type-code")).fill(code)
    other.page.get_by_role("button", name=page_text("profile.take-code")).click()
    expect(other.page.get_by_label(page_text("profile.name"))).to_have_value(name)


def test_each_game_offers_its_own_levels_and_the_nearest_to_the_one_that_was_chosen(person: People) -> None:
    page = person(screen=NARROWEST).page
    levels = page.get_by_role("radiogroup", name=page_text("room.level")).get_by_role("radio")

    def offered(game: str) -> str:
        """The level that is marked."""
        page.goto(f"/play/{game}")
        (view,) = (view for view in games_in("ru").games if view.id == game)
        expect(levels).to_have_text([level.label for level in view.levels])
        return levels.and_(page.locator("[aria-checked=true]")).inner_text()

    assert offered("scrabble") == "новичок"
    levels.filter(has_text="оракул").click()
    page.get_by_role("button", name=page_text("room.start-bot")).click()
    page.wait_for_url("**/t/*")
    assert offered("underwood") == "мастер"
    assert offered("scrabble") == "оракул", "another game has not made it forget"
    check_width(page)


def test_preferences_are_stored(person: People) -> None:
    page = person().page
    arrive(page, "/me")
    page.get_by_role("radio", name=page_text("profile.theme-dark"), exact=True).click()
    page.get_by_role("radio", name="Українська").click()
    heading = page.get_by_role("heading", level=1)
    expect(heading).to_have_text(page_text("profile.title", "uk"))
    page.reload()
    expect(heading).to_have_text(page_text("profile.title", "uk"))
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")


def test_a_person_can_be_deleted(person: People) -> None:
    one = person()
    arrive(one.page, "/me")
    before = one.page.get_by_label(page_text("profile.name")).input_value()
    one.page.get_by_role("button", name=page_text("profile.forget")).click()
    dialog = one.page.get_by_role("dialog")
    sure = dialog.get_by_role("button", name=page_text("profile.forget-yes"))
    expect(sure).to_have_attribute("aria-disabled", "true")
    one.check_access()
    dialog.get_by_role("textbox").fill(page_text("profile.forget-word"))
    sure.click()
    one.page.wait_for_url("**/")
    arrive(one.page, "/me")
    expect(one.page.get_by_label(page_text("profile.name"))).not_to_have_value(before)


def test_a_blocked_person_can_be_unblocked(person: People, site: Site) -> None:
    one = person()
    visitor, stranger = Visitor.before(one, site.url), Visitor.unseen(site.url).ask("GET", "/me")["id"]
    visitor.ask("PUT", f"/me/blocks/{stranger}")
    arrive(one.page, "/me")
    one.page.get_by_role("button", name=re.compile(page_text("profile.unblock"))).click()
    expect(one.page.get_by_text(page_text("profile.nobody-blocked"))).to_be_visible()
    assert visitor.ask("GET", "/me/blocks")["people"] == []


def test_own_games_are_listed(person: People, site: Site) -> None:
    one = person()
    visitor = Visitor.before(one, site.url)
    over, going = begin(visitor, "forbidden"), begin(visitor, "underwood")
    visitor.ask("POST", f"/rooms/{over}/leave", {"seat": 0})
    arrive(one.page, "/me")
    games = one.page.get_by_role("region", name=page_text("profile.games"))
    links = games.get_by_role("link")
    expect(links).to_have_count(4)
    shown = [link.get_attribute("href") for link in links.all()]
    assert shown == [f"/t/{going}", f"/replay/{over}", f"/t/{over}", "/replay"]


# --- tables that wait -----------------------------------------------------------------------------------------------


def test_tables_appear_by_themselves(person: People, site: Site) -> None:
    one = person()
    arrive(one.page, "/tables")
    title = "Стол для проверки списка"
    row = one.page.get_by_role("listitem").filter(has_text=title)
    expect(row).to_have_count(0)
    body = {"conditions": {"game": "underwood"}, "chairs": [{"who": "me"}, {"who": "open"}], "listed": True}
    made = Visitor.unseen(site.url).ask("POST", "/rooms", {**body, "title": title})
    expect(row).to_be_visible()
    one.page.get_by_role("radio", name=page_text("shelf.forbidden-name")).click()
    expect(row).to_have_count(0)
    one.page.get_by_role("radio", name=page_text("shelf.underwood-name")).click()
    row.get_by_role("link").click()
    one.page.wait_for_url(f"**/t/{made['room']['room']}")


def test_halls_have_a_list_of_their_own(person: People, site: Site) -> None:
    one = person()
    title = "Зал для проверки списка"
    conditions = {"game": "scrabble", "variant": "duplicate"}
    body = {"conditions": conditions, "hall": True, "listed": True, "starts_in_s": 600, "title": title}
    Visitor.unseen(site.url).ask("POST", "/rooms", body)
    arrive(one.page, "/halls")
    expect(one.page.get_by_role("listitem").filter(has_text=title)).to_be_visible()
    new = one.page.get_by_role("link", name=page_text("tables.new-halls"))
    expect(new).to_have_attribute("href", "/play/scrabble?variant=duplicate&with=hall")
    arrive(one.page, "/tables")
    expect(one.page.get_by_role("listitem").filter(has_text=title)).to_have_count(0)


# --- the first game -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_five_steps_of_a_first_game(person: People, site: Site, game: str) -> None:
    one = person()
    page = one.page
    page.goto(f"/t/{begin(Visitor.before(one, site.url), game)}")
    page.get_by_role("button", name=page_text("table.menu")).click()
    page.get_by_role("button", name=page_text("table.drawer-guide")).click()
    drawer = page.get_by_role("dialog", name=page_text("table.drawer-guide"))
    for step in range(1, 6):
        expect(drawer.get_by_role("heading", level=3)).to_have_text(page_text(f"{game}-guide.step-{step}-title"))
        if step < 5:
            drawer.get_by_role("button", name=page_text("guide.next")).click()
    one.check_access()
    drawer.get_by_role("button", name=page_text("guide.done")).click()
    expect(drawer).to_have_count(0)
    assert game in page.evaluate("localStorage.getItem('slovoteka.guided')")


def test_a_mode_is_explained_first(person: People, site: Site) -> None:
    one = person()
    conditions = {"game": "scrabble", "variant": "solitaire"}
    made = Visitor.before(one, site.url).ask(
        "POST", "/rooms", {"conditions": conditions, "chairs": [{"who": "me"}], "start": True}
    )
    page = one.page
    page.goto(f"/t/{made['room']['room']}")
    page.get_by_role("button", name=page_text("table.menu")).click()
    page.get_by_role("button", name=page_text("table.drawer-guide")).click()
    drawer = page.get_by_role("dialog", name=page_text("table.drawer-guide"))
    expect(drawer.get_by_role("heading", level=3)).to_have_text(page_text("scrabble-guide.solitaire-title"))
    expect(drawer).to_contain_text("6")
