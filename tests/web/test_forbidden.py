"""«Запретные слова» in a browser: whole games by mouse, keyboard and touch, and details of the table."""

import re

import pytest
from playwright.sync_api import Route, expect

from harness.site import Site
from slovoteka.games.forbidden.options import RED_NEEDED
from web.fitting import check_width
from web.people import People, Screen
from web.playing_forbidden import (
    Keyboard,
    Mouse,
    Table,
    find_call,
    is_asked,
    play_on,
    play_to_the_end,
    sit_down,
)
from web.sitting import Visitor, lay_table, play
from web.texts import page_text

REFUSED = "status of 4(09|22)"
"""The browser's console message about a refusal."""


# --- whole games ----------------------------------------------------------------------------------------------------


def check_result(table: Table, scores: list[int]) -> None:
    expect(table.end.get_by_role("listitem")).to_have_count(len(scores))
    shown = [int(item.locator(".points").inner_text()) for item in table.end.get_by_role("listitem").all()]
    assert shown == sorted(scores)  # points are penalties, so the fewest come first


def test_a_whole_game_by_mouse(person: People, site: Site) -> None:
    table, [chair] = sit_down(person(), site.url, bots=1)
    check_result(table, play_to_the_end(chair, Mouse(table))["scores"])


@pytest.mark.full
def test_a_whole_game_by_keyboard(person: People, site: Site) -> None:
    table, [chair] = sit_down(person(), site.url, bots=1)
    check_result(table, play_to_the_end(chair, Keyboard(table))["scores"])


@pytest.mark.full
def test_a_whole_game_by_touch(person: People, site: Site) -> None:
    table, [chair] = sit_down(person(screen="phone"), site.url, bots=1)
    check_result(table, play_to_the_end(chair, Mouse(table))["scores"])


@pytest.mark.full
def test_a_whole_game_in_motion(person: People, site: Site) -> None:
    """Letters are animated, and nobody has to wait for them."""
    table, [chair] = sit_down(person(moving=True), site.url, bots=1)
    check_result(table, play_to_the_end(chair, Keyboard(table))["scores"])


@pytest.mark.full
def test_a_series_has_a_sheet_between_its_games(person: People, site: Site) -> None:
    table, chairs = sit_down(person(), site.url, others=1, games=2)
    seen = play(chairs, lambda view: view["table"]["public"]["stage"] == "break")
    table.await_question("ready")
    row = table.panel.get_by_role("row").filter(has=table.page.get_by_role("rowheader", name=page_text("table.you")))
    expect(row.get_by_role("cell").last).to_have_text(str(seen["table"]["public"]["sheet"][0][0]))
    table.button("next-game").click()
    if is_asked(chairs[1], "ready"):
        chairs[1].move()
    expect(table.page.get_by_text(page_text("forbidden.game-of", game=2, games=2))).to_be_visible()


# --- «Не говори …!» -------------------------------------------------------------------------------------------------


def test_a_call_is_foreseen_but_not_judged(person: People, site: Site) -> None:
    table, chairs = sit_down(person(), site.url, others=1)
    word = find_call(chairs, exists=False)
    table.await_question("respond")
    Keyboard(table).type(word)
    numbers = table.conversation.locator(".ord")
    expect(numbers).to_have_count(len(word))
    assert sorted(numbers.all_inner_texts()) == ["1", "2", "3"]
    expect(table.panel).to_contain_text(page_text("forbidden.would-take", name="Лев"))
    missing = next(letter for letter in "ЩФЮЭЦ" if letter not in chairs[0].view()["table"]["public"]["conversation"])
    table.word.fill(word + missing)
    expect(table.panel).to_contain_text(page_text("forbidden.missing", letters=missing))
    table.page.keyboard.press("Escape")
    table.await_question("respond")


def test_news_of_a_pass_may_overtake_its_answer(person: People, site: Site) -> None:
    """A word begun meanwhile stays."""
    table, chairs = sit_down(person(), site.url, others=1)
    word = find_call(chairs, exists=False)
    table.await_question("respond")

    def hold_back(route: Route) -> None:
        answer = route.fetch()
        table.await_question("turn")
        Keyboard(table).type(word)
        route.fulfill(response=answer)

    table.page.route("**/acts", hold_back)
    Keyboard(table).pass_()
    expect(table.word).to_have_value(word)
    table.page.wait_for_function("room => !localStorage.getItem(`slovoteka.outbox.${room}`)", arg=chairs[0].room)
    expect(table.word).to_have_value(word)


def test_a_word_without_enough_letters_is_refused_and_kept(person: People, site: Site) -> None:
    one = person()
    table, chairs = sit_down(one, site.url, others=1)
    find_call(chairs, exists=False)
    table.await_question("respond")
    with one.expecting(REFUSED):
        Keyboard(table).call("ЪЪЪ")
        expect(one.page.get_by_role("alert")).to_contain_text("ZS-09")
    expect(table.word).to_have_value("ЪЪЪ")


def test_after_a_wrong_call_the_player_must_wait(person: People, site: Site) -> None:
    table, chairs = sit_down(person(), site.url, others=1)
    word = find_call(chairs, exists=False)
    Keyboard(table).call(word)
    expect(table.button("call")).to_have_attribute("aria-disabled", "true")
    failed = page_text("forbidden-event-call-failed", me=True, name="", word=word, why="", fine=0)
    expect(table.last_call).to_contain_text(failed.removesuffix("."))
    expect(table.button("call")).to_have_attribute("aria-disabled", "false")


def test_a_word_may_be_called_late_and_the_other_words_are_shown(person: People, site: Site) -> None:
    table, chairs = sit_down(person(), site.url, others=1, reveal=True)
    word = find_call(chairs, exists=True)
    Keyboard(table).pass_()
    table.await_question("turn")
    Keyboard(table).type(word)
    table.page.keyboard.press("Enter")
    expect(table.last_call).to_contain_text(page_text("forbidden-event-call-put", me=True, name="", word=word))
    others = re.compile(f"{page_text('forbidden.others', words='')}|{page_text('forbidden.no-others')}")
    expect(table.last_call).to_contain_text(others)
    expect(table.panel).to_contain_text(page_text("forbidden.wait-choose", names="Лев"))


def test_the_player_who_took_letters_chooses_who_moves(person: People, site: Site) -> None:
    table, chairs = sit_down(person(), site.url, others=1)
    word = find_call(chairs, exists=True, caller=1)
    chairs[1].act({"type": "call", "word": word})
    Keyboard(table).choose("self")
    table.await_question("turn")


def test_a_doubted_word_is_voted_on(person: People, site: Site) -> None:
    table, chairs = sit_down(person(), site.url, others=2, check="vote")
    chairs[0].act({"type": "lay", "letter": chairs[0].view()["private"]["hand"][0]})
    word = chairs[0].view()["table"]["public"]["conversation"]
    chairs[1].act({"type": "call", "word": word})
    table.await_question("doubt")
    expect(table.panel).to_contain_text(word)
    table.page.keyboard.press("F8")
    table.await_question("vote")
    table.button("vote-against").click()
    expect(table.panel).to_contain_text(page_text("forbidden.wait-vote", votes=1, of=3))
    for chair in chairs[1:]:
        chair.act({"type": "vote", "exists": False})
    expect(table.last_call).to_contain_text(page_text("forbidden-by-vote"))


# --- the table ------------------------------------------------------------------------------------------------------


def test_beginners_are_warned_by_a_sign_and_in_words(person: People, site: Site) -> None:
    table, chairs = sit_down(person(), site.url, others=1, warn=True)
    play_on(chairs, lambda: bool(chairs[0].view()["private"]["warned"]) and is_asked(chairs[0], "turn"))
    warned = chairs[0].view()["private"]["warned"]
    table.await_question("turn")
    dangerous = table.page.get_by_role("button", name=page_text("forbidden.card-warned", letter=warned[0]))
    expect(dangerous.first).to_contain_text("!")
    expect(table.panel).to_contain_text(page_text("forbidden.warned", letters="").rstrip("."))


def test_a_red_letter_stays_when_too_few_are_left(person: People, site: Site) -> None:
    """The rule is checked by the server; the page only shows the refusal."""
    one = person()
    table, chairs = sit_down(one, site.url, others=1)
    while len(red := chairs[0].view()["table"]["public"]["window"]) >= RED_NEEDED:
        mover = next(chair for chair in chairs if is_asked(chair, "turn"))
        mover.act({"type": "lay", "letter": red[0]})
        play_on(chairs, lambda: any(is_asked(chair, "turn") for chair in chairs))
    play_on(chairs, lambda: is_asked(chairs[0], "turn"))
    expect(one.page.locator("[data-card^='window:']")).to_have_count(len(red))  # the page has all the news
    with one.expecting(REFUSED):
        Mouse(table).lay(red[0])
        expect(one.page.get_by_role("alert")).to_contain_text("ZS-15")
    table.await_question("turn")


def test_one_device_has_a_button_for_each_player(person: People, site: Site) -> None:
    one = person()
    host = Visitor.before(one, site.url)
    chairs = lay_table([host, host, host], {"game": "forbidden", "options": {"first": 0}, "days": 1})
    one.page.goto(f"/t/{chairs[0].room}")
    table = Table(one.page)
    expect(table.hand).to_have_count(0)  # nobody looks yet
    one.page.get_by_role("button", name=page_text("table.i-am", name="Вера")).click()
    Mouse(table).lay(chairs[0].view()["private"]["hand"][0])
    table.await_question("respond")
    expect(table.hand).to_have_count(0)
    for name in ("Лев", "Марина"):
        expect(table.button("call-by", name=name)).to_be_visible()
    table.button("call-by", name="Марина").click()
    for card in table.conversation.get_by_role("button").all():
        card.click()
    table.button("say").click()
    expect(table.last_call).to_contain_text("Марина")


def test_a_spectator_sees_no_hand(person: People, site: Site) -> None:
    chairs = lay_table([Visitor.unseen(site.url), Visitor.unseen(site.url)], {"game": "forbidden", "days": 1})
    page = person().page
    page.goto(f"/t/{chairs[0].room}")
    table = Table(page)
    expect(page.locator("[data-test=opponent]")).to_have_count(2)
    expect(table.hand).to_have_count(0)
    expect(table.panel.get_by_role("button")).to_have_count(0)


def test_all_discards_may_be_looked_through(person: People, site: Site) -> None:
    table, chairs = sit_down(person(), site.url, others=1)
    word = find_call(chairs, exists=True)
    Keyboard(table).call(word)
    expect(table.last_call).to_be_visible()
    seen = chairs[0].view()["table"]["public"]
    table.page.get_by_text(page_text("forbidden.see-discards")).click()
    dialog = table.page.get_by_role("dialog")
    for letter in seen["discards"][1]:
        expect(dialog.get_by_role("definition").last).to_contain_text(letter)


@pytest.mark.full
@pytest.mark.parametrize("screen", ["desktop", "laptop", "tablet", "phone", "small-phone"])
@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
def test_the_table_is_accessible(person: People, site: Site, screen: Screen, dark: bool) -> None:
    one = person(screen=screen, dark=dark)
    table, chairs = sit_down(one, site.url, others=7)  # a bot might call a word and take the letters
    one.check_access()
    chairs[0].act({"type": "lay", "letter": chairs[0].view()["private"]["hand"][0]})
    expect(table.conversation.get_by_role("button")).to_have_count(3)
    check_width(one.page)
    one.check_access()


@pytest.mark.full
def test_the_call_panel_is_accessible(person: People, site: Site) -> None:
    one = person()
    table, chairs = sit_down(one, site.url, others=1)
    word = find_call(chairs, exists=False)
    table.await_question("respond")
    Keyboard(table).type(word)
    expect(table.panel).to_contain_text(page_text("forbidden.would-take", name="Лев"))
    one.check_access()


def test_a_move_is_made_without_scrolling(person: People, site: Site) -> None:
    for screen in ("desktop", "phone"):
        one = person(screen=screen)
        table, chairs = sit_down(one, site.url, others=1)
        find_call(chairs, exists=False)
        table.await_question("respond")
        for card in (table.hand.get_by_role("button").first, table.button("call"), table.button("pass")):
            expect(card).to_be_in_viewport(ratio=1)
