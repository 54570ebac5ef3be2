"""«Ундервуд» in a browser: whole games by mouse, touch and keyboard, and details of the table."""

import re
from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Locator, Page, expect

from harness.site import Site, ask, newcomer
from slovoteka.games.underwood.actions import Lay, Turn
from web.fitting import check_width
from web.people import SIZES, People, Person, Screen
from web.playing_underwood import Hands, Keyboard, Mouse, Seat
from web.texts import page_text


def sit_down(one: Person, seat: Seat) -> Page:
    one.become(seat.token)
    one.page.goto(f"/t/{seat.room}")
    expect(row(one.page, "underwood.tape")).to_be_visible()
    return one.page


def row(page: Page, key: str) -> Locator:
    return page.get_by_role("group", name=page_text(key), exact=True)


def end_panel(page: Page) -> Locator:
    return page.locator("[data-test=end]")


def await_word(seat: Seat, hands: Hands) -> tuple[Any, Turn]:
    """Plays on until a turn with a word is advised."""
    while True:
        view = seat.await_turn()
        assert not view["table"].get("outcome"), "no word was ever advised"
        advised = None if view["mine"][0].startswith("ready") else seat.advice(view)
        if isinstance(advised, Turn) and advised.words:
            return view, advised
        seat.move(hands, view)


# --- whole games ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("screen", ["desktop", pytest.param("phone", marks=pytest.mark.full)])
def test_a_whole_game(person: People, site: Site, screen: Screen) -> None:
    seat = Seat(site.url, target=1, rounds=1)
    page = sit_down(person(screen=screen), seat)
    outcome = seat.play_to_the_end(Mouse(page))
    for score in outcome["scores"]:
        expect(end_panel(page).get_by_text(str(score), exact=True).first).to_be_visible()


def test_a_whole_game_by_keyboard(person: People, site: Site) -> None:
    seat = Seat(site.url, target=1, rounds=1)
    page = sit_down(person(), seat)
    outcome = seat.play_to_the_end(Keyboard(page))
    expect(end_panel(page)).to_contain_text(str(outcome["scores"][0]))


@pytest.mark.full
def test_two_rounds_and_the_count_between_them(person: People, site: Site) -> None:
    seat = Seat(site.url, target=1000, rounds=2)
    page = sit_down(person(), seat)
    hands = Mouse(page)
    while not (view := seat.await_turn())["mine"][0].startswith("ready"):
        seat.move(hands, view)
    counted = page.locator("[data-test=round-over]")
    expect(counted).to_contain_text("Кон 1 окончен")
    mine = counted.get_by_role("row").filter(has=page.get_by_role("rowheader", name="Вы", exact=True))
    total = view["table"]["public"]["totals"][0]
    expect(mine.get_by_role("cell").last).to_have_text(str(total).replace("-", "−"))
    seat.move(hands, view)
    expect(row(page, "underwood.tape")).to_be_visible()


# --- building a turn ------------------------------------------------------------------------------------------------


def test_the_table_says_what_a_turn_would_bring(person: People, site: Site) -> None:
    seat = Seat(site.url)
    page = sit_down(person(), seat)
    hands = Mouse(page)
    view, advised = await_word(seat, hands)
    hands.look(view)
    hands.lay(advised.words[0], is_second=False)
    action = {"type": "turn", "words": [msgspec.to_builtins(advised.words[0])]}
    tried = {"seat": 0, "window": view["mine"][0], "action": action}
    shown = seat.ask("POST", f"/rooms/{seat.room}/preview", tried)["preview"]
    expect(page.locator("[data-test=next]:visible")).to_contain_text(str(shown["points"]))
    expect(page.get_by_text(f"{shown['words'][0]['word']} годится", exact=True)).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("[data-piece]")).to_have_count(0)


@pytest.mark.parametrize("hands_of", [Mouse, Keyboard])
@pytest.mark.parametrize(("hand", "word"), [("КАРВНЕЛЬ⑩", "КАР(А)"), ("ПООЛВНЕЬ⑩", "П[ОО]Л")])
def test_a_letter_is_multiplied_or_reduced(
    person: People, site: Site, hands_of: Callable[[Page], Hands], hand: str, word: str
) -> None:
    seat = Seat(site.url, position={"hands": [hand], "tape": "З"})
    hands, view = hands_of(sit_down(person(), seat)), seat.await_turn()
    hands.look(view)
    hands.lay(Lay(word=word, prize=10), is_second=False)
    hands.end_turn("Ь")
    seat.until(lambda now: now["table"]["public"]["words"][0])


def test_a_letter_that_an_underwood_stands_for_is_multiplied(person: People, site: Site) -> None:
    seat = Seat(site.url, position={"hands": ["К?РВНЕЛЬ⑩"], "tape": "З"})
    hands, view = Mouse(sit_down(person(), seat)), seat.await_turn()
    hands.look(view)
    hands.lay(Lay(word="К*АР(*А)", prize=10), is_second=False)
    hands.end_turn("Ь")
    seat.until(lambda now: now["table"]["public"]["words"][0])


def test_what_is_missing_comes_with_its_rule(person: People, site: Site) -> None:
    seat = Seat(site.url)
    page = sit_down(person(), seat)
    seat.await_turn()
    tape = row(page, "underwood.tape")
    tape.get_by_role("button").first.click()
    conditions = page.get_by_role("list", name=page_text("underwood.checks")).get_by_role("listitem")
    expect(conditions.filter(has_text="UW-30")).to_contain_text("не выполнено")
    lay = page.locator("[data-test=next]:visible")
    expect(lay).to_be_disabled()
    lay.click(force=True)
    expect(page.get_by_role("alert").filter(has_text="нужна хотя бы одна карта из руки")).to_be_visible()
    expect(tape.get_by_text(page_text("underwood.to-word"), exact=True)).to_be_visible()


def test_beginners_see_useful_cards(person: People, site: Site) -> None:
    """Exactly the cards that the aid names are marked."""
    seat = Seat(site.url, beginners=True)
    page = sit_down(person(), seat)
    seat.await_turn()
    useful = seat.ask("GET", f"/rooms/{seat.room}/aid?seat=0")["cards"]
    tape = row(page, "underwood.tape")
    expect(tape.get_by_role("button", name=re.compile("пригодится"))).to_have_count(len(useful))


# --- several players ------------------------------------------------------------------------------------------------


def test_three_at_one_device_vote_on_a_word(person: People, site: Site) -> None:
    token = newcomer(site.url)
    new = {
        "conditions": {
            "game": "underwood",
            "options": {"seats": 3, "check": "vote", "dealer": 2},
            "days": 1,
        },
        "chairs": [{"who": "me", "name": name} for name in ("Аня", "Боря", "Вера")],
        "start": True,
    }
    room = ask(site.url, token, "POST", "/rooms", new)["room"]["room"]
    one = person()
    one.become(token)
    page = one.page
    page.goto(f"/t/{room}")
    hand = row(page, "underwood.hand")
    show = page.get_by_role("button", name=page_text("table.i-am", name="Аня"))
    expect(show).to_be_visible()
    expect(hand).to_have_count(0)
    show.click()
    letters = hand.get_by_role("button", name=re.compile("^[А-ЯЁ], "), pressed=False)
    for _ in range(2):
        letters.first.click()
    lay = page.locator("[data-test=next]:visible")
    lay.click()
    expect(page.locator("[aria-current=step]")).to_contain_text(page_text("underwood.step-tape"))
    letters.first.click()
    lay.click()
    expect(hand).to_have_count(0)
    page.get_by_role("button", name=page_text("underwood.doubt")).first.click()
    for _ in range(3):
        page.get_by_role("button", name=page_text("underwood.vote-yes")).first.click()
    expect(page.get_by_role("button", name=page_text("table.i-am", name="Боря"))).to_be_visible()
    assert len(ask(site.url, token, "GET", f"/rooms/{room}/view?seat=1")["table"]["public"]["words"][0]) == 1


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
def test_the_table_is_accessible(person: People, site: Site, dark: bool) -> None:
    one = person(dark=dark)
    seat = Seat(site.url, opponents=3)
    page = sit_down(one, seat)
    seat.await_turn()
    row(page, "underwood.hand").get_by_role("button").first.click()
    expect(page.locator("[data-test=next]:visible")).to_be_visible()
    one.check_access()


@pytest.mark.parametrize("screen", SIZES)
def test_a_turn_needs_no_scrolling(person: People, site: Site, screen: Screen) -> None:
    """With as many prize cards as only one hand in five hundred has, since they are the widest cards."""
    seat = Seat(site.url, opponents=3, position={"hands": ["ЖШЩЮФ①②③④⑤"], "tape": "З"})
    page = sit_down(person(screen=screen), seat)
    seat.await_turn()
    row(page, "underwood.hand").get_by_role("button").first.click()
    for part in ("[data-test=next]:visible", "[data-card^='hand:'] >> nth=-1", "[data-card^='tape:'] >> nth=0"):
        expect(page.locator(part)).to_be_in_viewport(ratio=0.9)
    check_width(page)
