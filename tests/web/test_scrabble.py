"""Scrabble in a browser: whole games by mouse and by keyboard, and details of the standard table."""

import re

import pytest
from playwright.sync_api import Page, Route, expect

from harness.site import Site
from slovoteka.games.scrabble.editions import RACK
from web.fitting import check_width
from web.people import People, Person, Screen
from web.playing_scrabble import (
    SMALL_SET,
    SURE_PLAY,
    SURE_RACKS,
    Keyboard,
    Mouse,
    Seat,
    Table,
    name_of,
    new_tiles,
)
from web.texts import page_text

CENTRE = 112


def sit_down(one: Person, seat: Seat) -> Table:
    one.become(seat.tokens[0])
    one.page.goto(f"/t/{seat.room}")
    table = Table(one.page)
    expect(table.board).to_be_visible()
    return table


def check_result(page: Page, outcome: dict[str, list[int]]) -> None:
    expect(page.locator("[data-test=end]")).to_contain_text(str(max(outcome["scores"])))
    counted = page.locator("[data-test=final] tbody tr")
    expect(counted).to_have_count(len(outcome["scores"]))
    for row, score in zip(counted.all(), outcome["scores"], strict=True):
        expect(row.get_by_role("cell").last).to_have_text(str(score))


def test_a_whole_game_by_mouse(person: People, site: Site) -> None:
    seat = Seat(site.url, tiles=SMALL_SET, first=0)
    page = sit_down(person(), seat).page
    check_result(page, seat.play_to_the_end(Mouse(page)))


def test_a_whole_game_by_keyboard(person: People, site: Site) -> None:
    seat = Seat(site.url, tiles=SMALL_SET, first=0)
    page = sit_down(person(), seat).page
    check_result(page, seat.play_to_the_end(Keyboard(page)))


@pytest.mark.full
@pytest.mark.parametrize("screen", ["desktop", "tablet", "phone"])
@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
def test_the_table_is_accessible(person: People, site: Site, screen: Screen, dark: bool) -> None:
    seat = Seat(site.url, first=0, **SURE_RACKS)
    one = person(screen=screen, dark=dark)
    table = sit_down(one, seat)
    seat.act(SURE_PLAY)
    seat.await_turn()
    expect(table.board.locator(".tile.last").first).to_be_visible()
    one.check_access()
    check_width(one.page)


def test_the_move_is_counted_and_judged_before_it_is_sent(person: People, site: Site) -> None:
    seat = Seat(site.url, first=0, **SURE_RACKS)
    table = sit_down(person(), seat)
    view = seat.await_turn()
    for square, tile in new_tiles(SURE_PLAY, view["table"]["public"]["grid"]):
        table.tile(tile).click()
        table.square(square).click()
    tried = {"seat": 0, "window": view["mine"][0], "action": SURE_PLAY}
    total = seat.ask("POST", f"/rooms/{seat.room}/preview", tried)["preview"]["score"]["total"]
    expect(table.page.locator("[data-test=points]")).to_have_text(str(total))
    expect(table.board.locator(".bub")).to_have_text(str(total))
    expect(table.page.locator("[data-test=verdict]")).to_contain_text("в словаре")
    expect(table.send).to_contain_text(str(total))


def test_a_refused_move_stays_on_the_board(person: People, site: Site) -> None:
    seat = Seat(site.url, first=0)
    one = person()
    table = sit_down(one, seat)
    letter = seat.await_turn()["private"]["rack"][0]
    table.tile(letter).click()
    table.square(0).click()
    table.name_blank("а" if letter == "?" else letter)
    with one.expecting("422"):
        table.send.click()
        expect(one.page.get_by_role("alert")).to_contain_text("SM-")
    expect(table.square(0).locator(".tile.no")).to_be_visible()


def test_tiles_laid_in_advance_survive_and_give_way(person: People, site: Site) -> None:
    seat = Seat(site.url, people=2, bots=0, first=1, **SURE_RACKS)
    table = sit_down(person(), seat)
    for letter, square in (("А", CENTRE), ("Т", 0)):
        table.tile(letter).click()
        table.square(square).click()
    seat.act(SURE_PLAY, 1)
    expect(table.page.locator("[data-test=ousted]")).to_contain_text(name_of(CENTRE))
    expect(table.square(0).locator(".tile.new")).to_be_visible()
    expect(table.rack.get_by_role("button")).to_have_count(6)


def test_news_of_a_move_may_overtake_its_answer(person: People, site: Site) -> None:
    """The move is not laid again by other tiles of the same letters."""
    seat = Seat(site.url, people=2, bots=0, first=0, **SURE_RACKS)
    table = sit_down(person(), seat)

    def hold_back(route: Route) -> None:
        answer = route.fetch()
        expect(table.board.locator(".tile.last")).to_have_count(2)
        route.fulfill(response=answer)

    table.page.route("**/acts", hold_back)
    Mouse(table.page).play([(CENTRE, "Т"), (CENTRE + 1, "А")])
    expect(table.send).not_to_have_class(re.compile(r"\bbusy\b"))
    expect(table.rack.get_by_role("button")).to_have_count(RACK)


def test_a_play_is_accepted_or_challenged(person: People, site: Site) -> None:
    seat = Seat(site.url, "challenge-turn", people=2, bots=0, first=1)
    table = sit_down(person(), seat)
    nonsense = "".join(tile for tile in seat.view(1)["private"]["rack"] if tile != "?")[:4]
    seat.act({"type": "play", "at": name_of(CENTRE), "word": nonsense}, 1)
    asked = table.page.locator("[data-test=respond]")
    expect(asked).to_contain_text(nonsense)
    expect(asked).to_contain_text(page_text("scrabble.penalty-turn"))
    table.page.keyboard.press("F9")
    expect(asked).to_be_hidden()
    expect(table.square(CENTRE)).to_have_attribute("aria-label", re.compile(nonsense[0]))


def test_whoever_has_accepted_may_challenge_while_others_think(person: People, site: Site) -> None:
    seat = Seat(site.url, "challenge", people=3, bots=0, first=1)
    table = sit_down(person(), seat)
    seat.act({"type": "play", "at": name_of(CENTRE), "word": no_word(seat, 1)}, 1)
    asked = table.page.locator("[data-test=respond]")
    expect(asked).to_be_visible()
    table.page.keyboard.press("F9")
    again = table.page.locator("[data-test=second-thoughts]")
    expect(again).to_contain_text(page_text("scrabble.accepted"))
    expect(table.square(CENTRE).locator(".tile")).to_be_visible()
    again.get_by_role("button").click()
    expect(asked).to_be_hidden()
    expect(table.square(CENTRE).locator(".tile")).to_be_hidden()


def no_word(seat: Seat, number: int = 0) -> str:
    """Five tiles of a rack in an order that makes no word: the last letters of the alphabet first."""
    letters = sorted((tile for tile in seat.view(number)["private"]["rack"] if tile != "?"), reverse=True)
    return "".join(letters[:5])


def test_the_fourth_wrong_word_passes_the_turn(person: People, site: Site) -> None:
    """At a rated table where words are looked up at once."""
    seat = Seat(site.url, people=2, bots=0, rated=True, first=0, words="auto")
    one = person()
    table = sit_down(one, seat)
    table.await_own_turn()
    for square, letter in enumerate(no_word(seat), CENTRE):
        table.tile(letter).click()
        table.square(square).click()
    refused = one.page.locator("[data-test=refused-word]")
    for tries, said in enumerate(("Ход остаётся за вами.", "Ход остаётся за вами.", "Ещё одно неверное слово"), 1):
        table.send.click()
        expect(table.send).not_to_have_class(re.compile(r"\bbusy\b"))
        expect(refused).to_contain_text(said)
        assert seat.view()["private"]["tries"] == tries
        expect(table.square(CENTRE).locator(".tile.no")).to_be_visible()
    table.send.click()
    expect(table.protocol).to_contain_text(page_text("scrabble.turn-tries"))
    assert seat.await_turn(1)["mine"]
    history = seat.ask("GET", f"/rooms/{seat.room}/history?seat=1", seat=1)["inputs"]
    told = {event["type"] for message in history for event in message.get("events", [])}
    assert "out-of-tries" in told
    assert "word-refused" not in told


@pytest.mark.parametrize(
    ("picked", "said"),
    [
        ((), "Неверное слово не принимается, можно сложить другое."),
        (("rated",), "Неверное слово, если его оспорят: фишки назад, ход пропадает."),
        (("rated", "auto"), "после четвёртого за ход ход переходит (домашнее правило)"),
    ],
)
def test_the_setup_says_what_a_wrong_word_costs(person: People, picked: tuple[str, ...], said: str) -> None:
    """And so do the terms that everybody agrees to."""
    page = person().page
    page.goto("/play/scrabble?with=friends")
    cost = page.locator("[data-test=wrong-word]")
    expect(cost).to_be_visible()
    if "rated" in picked:
        page.get_by_role("checkbox", name=page_text("room.rated")).check()
        page.locator("summary").click()
        fourth = page.get_by_role("checkbox", name="Четвёртое неверное слово")
        expect(fourth).to_be_hidden()
        if "auto" in picked:
            page.get_by_label("Как проверять слова").select_option("auto")
            expect(fourth).to_be_checked()
    expect(cost).to_contain_text(said)
    page.locator(".start").click()
    terms = page.get_by_role("region", name=page_text("room.agreement"))
    expect(terms.locator("[data-test=wrong-word]")).to_contain_text(said)
    if "rated" in picked:
        way = "Словарь сразу" if "auto" in picked else "Словарь по спору"
        expect(terms).to_contain_text(way)


@pytest.mark.full
def test_solitaire_with_chosen_tiles_and_a_blank(person: People, site: Site) -> None:
    seat = Seat(site.url, "solitaire-face-up", bots=0)
    table = sit_down(person(), seat)
    drawing = table.page.locator("[data-test=drawing]")
    for letter in "КОСТЕР":
        drawing.get_by_role("button", name=letter, exact=True).first.click()
    drawing.get_by_role("button", name=page_text("scrabble.blank"), exact=True).first.click()
    drawing.locator(".btn.main").click()
    table.await_own_turn()
    table.square(CENTRE).click()
    table.page.keyboard.press("Space")
    for key in ("KeyR", "KeyJ", "Shift+KeyN"):  # К, О, and a blank for Т, by the positions of the keys
        table.page.keyboard.press(key)
    expect(table.square(CENTRE + 30)).to_have_attribute("aria-label", re.compile("Т, пустышка"))
    table.page.keyboard.press("Enter")
    expect(drawing).to_be_visible()


@pytest.mark.full
def test_two_bags(person: People, site: Site) -> None:
    seat = Seat(site.url, "two-bags", first=0)
    table = sit_down(person(), seat)
    for held in range(7):
        expect(table.page.locator("[data-test=drawing] header")).to_contain_text(f"{held} из 7")
        bag = "Гласные" if held % 2 else "Согласные"
        table.page.locator("[data-test=drawing]").get_by_role("button", name=re.compile(f"^{bag}")).click()
    expect(table.rack.get_by_role("button")).to_have_count(7)


def test_a_finger_on_a_phone(person: People, site: Site) -> None:
    seat = Seat(site.url, first=0)
    table = sit_down(person(screen="phone"), seat)
    letter = next(tile for tile in seat.await_turn()["private"]["rack"] if tile != "?")
    table.tile(letter).tap()
    table.square(CENTRE).tap()
    glass = table.page.locator("[data-test=magnifier]")
    glass.get_by_role("button", name=name_of(CENTRE + 1), exact=True).tap()
    expect(glass).to_be_hidden()
    expect(table.square(CENTRE + 1).locator(".tile.new")).to_be_visible()
    bottom = table.send.bounding_box()
    assert bottom
    assert bottom["y"] + bottom["height"] <= 844
