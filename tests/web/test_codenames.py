"""«Кодовые имена» in browsers: the key and who sees it, clues and their judge, pointers, all forms, to the result."""

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from harness.site import Site
from web.fitting import check_width
from web.people import BOT_MS, SIZES, People, Screen
from web.playing_codenames import BOT, Company, Table
from web.texts import page_text

CAPTAIN, SCREEN = "Вера", "Экран"
RED_WINS = page_text("codenames-event-game-over", reason="agents", team="red")


def test_captain_on_a_phone_and_company_before_a_screen(site: Site, person: People) -> None:
    """A whole game by mouse and touch: one clue, nine words."""
    company = Company(site.url, [CAPTAIN, SCREEN, SCREEN, SCREEN])
    captain = company.seat(CAPTAIN, person(screen="phone", dark=True))
    screen = company.seat(SCREEN, person())
    captain.await_clue_entry()
    agents = captain.agents()
    assert len(agents) == 9
    assert not screen.sees_key()
    captain.person.check_access()

    captain.give_clue(company.fair_clue(CAPTAIN), 9)
    screen.button("do-accept").click()
    expect(screen.panel).to_contain_text(page_text("codenames.choose-guess"))
    screen.person.check_access()
    for word in agents:
        assert not screen.sees_key()
        screen.touch(word)
    for table in (captain, screen):
        expect(table.result).to_contain_text(RED_WINS)
        assert len(table.known()) == 16  # the key is open now


def test_judge_speaks_while_the_captain_types(site: Site, person: People) -> None:
    company = Company(site.url, [CAPTAIN, SCREEN, SCREEN, SCREEN])
    captain = company.seat(CAPTAIN, person())
    captain.await_clue_entry()
    word = captain.closed[0]
    captain.clue_field.fill(word.lower())
    expect(captain.judge).to_contain_text(page_text("codenames.verdict-forbidden"))
    expect(captain.judge.get_by_role("link")).to_have_text(re.compile(r"CN-\d+"))
    captain.page.get_by_role("radio", name="2").click()
    expect(captain.button("do-clue")).to_have_attribute("aria-disabled", "true")

    captain.clue_field.fill("абырвалг")
    expect(captain.judge).to_contain_text(page_text("codenames.verdict-doubtful"))
    expect(captain.judge).to_contain_text("абырвалг")
    captain.button("do-insist").click()
    expect(captain.panel).to_contain_text("Абырвалг")


def test_forbidden_clue_needs_a_second_press_elsewhere(site: Site, person: People) -> None:
    company = Company(site.url, [CAPTAIN, SCREEN, SCREEN, SCREEN], position=_long_words())
    captain = company.seat(CAPTAIN, person())
    captain.await_clue_entry()
    doubt = captain.page.locator("[data-test=doubt]")
    captain.give_clue("журналист", 2)
    expect(captain.judge).to_contain_text("CN-65")
    expect(doubt).to_be_visible()
    captain.button("do-clue").dblclick(force=True)  # the button of the first press does nothing more
    captain.clue_field.press("Enter")
    expect(captain.clue_field).to_have_value("журналист")

    captain.page.get_by_role("radio", name="1", exact=True).click()  # another clue, which asks anew
    expect(doubt).to_be_hidden()
    expect(captain.button("do-insist")).to_be_hidden()
    captain.button("do-clue").click()
    captain.button("do-insist").click()
    expect(captain.panel).to_contain_text("Журналист")


def test_number_follows_the_pencil(site: Site, person: People) -> None:
    company = Company(site.url, [CAPTAIN, BOT, BOT, BOT])
    captain = company.seat(CAPTAIN, person())
    captain.await_clue_entry()
    captain.clue_field.fill("абырвалг")
    captain.clue_field.press("Enter")
    expect(captain.judge).to_contain_text(page_text("codenames.number-missing"))
    for word in captain.agents()[:3]:
        captain.word(word).click()
        expect(captain.word(word)).to_have_accessible_name(re.compile(page_text("codenames.pencilled")))
    expect(captain.page.get_by_role("radio", name="3")).to_be_checked()
    captain.page.reload()
    expect(captain.page.get_by_role("radio", name="3")).to_be_checked()
    captain.word(captain.agents()[0]).click()
    expect(captain.page.get_by_role("radio", name="2")).to_be_checked()


def test_whisper_objection_ruling_and_penalty(site: Site, person: People) -> None:
    company = Company(site.url, [CAPTAIN, SCREEN, SCREEN, SCREEN])
    captain, screen = company.seat(CAPTAIN, person()), company.seat(SCREEN, person())
    captain.await_clue_entry()
    captain.clue_field.fill("абырвалг")
    captain.page.get_by_role("radio", name="1").click()
    captain.button("do-ask").click()
    expect(captain.panel).to_contain_text("Абырвалг: 1")
    assert not screen.sees_key()

    screen.lift_curtain()
    expect(screen.panel).to_contain_text("Абырвалг: 1")
    assert screen.sees_key()
    screen.button("do-forbid").click()
    expect(screen.panel).to_contain_text(page_text("codenames-stage-clue", name=CAPTAIN, me=False, team="red"))
    assert not screen.sees_key()
    expect(captain.page.get_by_role("listitem").filter(has_text="Абырвалг: 1")).to_contain_text(
        page_text("codenames.answer-no")
    )

    captain.clue_field.fill("белая ворона")
    captain.button("do-ask").click()
    screen.lift_curtain()
    screen.button("do-allow").click()
    allowed = page_text("codenames-whispered-answer", valid=True)
    expect(captain.page.locator("[data-test=judge]")).to_have_text(allowed)

    captain.give_clue(company.fair_clue(CAPTAIN), 1)
    screen.button("do-object").click()
    expect(screen.panel).to_contain_text(page_text("codenames.verdict-allowed"))
    screen.button("do-strike").click()
    expect(screen.panel.get_by_role("radio")).to_have_count(16)
    expect(screen.button("do-strike")).to_have_attribute("aria-disabled", "true")
    screen.person.check_access()
    screen.strike_for("CN-88")
    screen.lift_curtain()
    expect(screen.panel).to_contain_text(page_text("codenames.choose-penalty"))
    screen.word(screen.agents("red")[0]).click()
    expect(screen.panel.get_by_role("alert")).to_contain_text("CN-54")
    mine = screen.agents("blue")[0]
    screen.word(mine).click()
    screen.button("do-cover").click()
    expect(screen.word(mine)).to_have_accessible_name(re.compile(page_text("codenames.open")))
    why = page_text("codenames-struck-for", rule="CN-88", reason=page_text("codenames-strike-cn-88"))
    expect(captain.page.get_by_text(why, exact=True)).to_be_visible()


def test_a_large_table_votes_on_a_strike_against_the_judge(site: Site, person: People) -> None:
    """The captain has one such strike. It is outvoted, and the next clue has to stand."""
    company = Company(site.url, [CAPTAIN, SCREEN, SCREEN, SCREEN, SCREEN], strikes_most=1)
    captain, screen = company.seat(CAPTAIN, person()), company.seat(SCREEN, person(screen="phone"))
    captain.await_clue_entry()
    enemies = captain.agents("blue")
    captain.give_clue(company.fair_clue(CAPTAIN), 1)
    screen.button("do-object").click()
    screen.button("do-strike").click()
    screen.strike_for("CN-61")
    for table in (captain, screen):
        expect(table.panel.locator("[data-test=vote]")).to_contain_text(page_text("codenames-strike-cn-61"))
    expect(captain.button("do-vote-keep")).to_have_count(0)
    expect(screen.button("do-vote-keep")).to_have_count(3)
    screen.person.check_access()
    screen.button("do-vote-strike").first.click()
    for left in (2, 1):
        expect(screen.button("do-vote-keep")).to_have_count(left)
        screen.button("do-vote-keep").first.click()
    expect(screen.panel).to_contain_text(page_text("codenames.choose-guess"))
    told = page_text("codenames-event-voted", valid=True, strike=1, keep=2, rule="none", reason="")
    expect(captain.page.get_by_text(told).first).to_be_attached()

    screen.touch(enemies[0])  # blue's turn and back again
    screen.lift_curtain()
    screen.await_clue_entry()
    screen.give_clue(company.fair_clue(SCREEN, 1), 1)
    for table in (captain, screen):
        table.button("do-accept").click()
    screen.touch(captain.agents("red")[0])
    captain.await_clue_entry()
    captain.give_clue(company.fair_clue(CAPTAIN), 1)
    screen.button("do-object").click()
    expect(screen.panel).to_contain_text("CN-G20")
    expect(screen.button("do-strike")).to_have_count(0)
    screen.button("do-count").click()
    expect(screen.panel).to_contain_text(page_text("codenames.choose-guess"))


def test_two_by_keyboard_alone(site: Site, person: People) -> None:
    """A whole game of two against the board, both at one device. The first touch is a mistake, so the enemy moves."""
    company = Company(site.url, [CAPTAIN, CAPTAIN], timer="none")
    table = company.seat(CAPTAIN, person())
    keys = table.page.keyboard

    def clue() -> tuple[list[str], list[str], list[str]]:
        table.await_clue_entry()
        known = table.agents("red"), table.agents("blue"), table.agents("bystander")
        keys.type(company.fair_clue(CAPTAIN).lower())
        expect(table.judge).to_contain_text(page_text("codenames.verdict-allowed"))
        keys.press("Tab")
        keys.press("9")
        keys.press("Enter")
        expect(table.panel).to_contain_text(page_text("codenames.choose-guess"))
        return known

    def choose(word: str) -> None:
        _walk(table, word)
        keys.press("Enter")
        expect(table.panel).to_contain_text(f"{word}?")
        keys.press("Enter")
        expect(table.word(word)).to_have_accessible_name(re.compile(page_text("codenames.open")))

    def look() -> None:
        expect(table.page.get_by_role("button", name=re.compile(r"^Это я"))).to_be_focused()
        keys.press("Enter")

    look()
    _, enemies, bystanders = clue()
    keys.press("End")
    expect(table.panel.get_by_role("alert")).to_contain_text("CN-36")
    choose(bystanders[0])
    look()
    expect(table.panel).to_contain_text(page_text("codenames-stage-enemy", name="", me=True))
    choose(enemies[0])
    keys.press("Tab")  # from the board to the clue, while the captain looks
    agents, *_ = clue()
    for word in agents:
        choose(word)
    expect(table.result).to_contain_text(page_text("codenames-event-game-over-coop", reason="agents"))
    expect(table.result).to_contain_text(page_text("codenames-grade", points=7))


def _walk(table: Table, word: str) -> None:
    """Moves with arrows from the current word."""
    keys = table.page.keyboard
    words = list(table.labels())
    table.page.locator("body").evaluate("() => document.activeElement?.blur()")
    keys.press("ArrowDown")
    here = int(table.page.evaluate("document.activeElement.dataset.place"))
    there = words.index(word)
    down, right = there // 5 - here // 5, there % 5 - here % 5
    for _ in range(abs(down)):
        keys.press("ArrowDown" if down > 0 else "ArrowUp")
    for _ in range(abs(right)):
        keys.press("ArrowRight" if right > 0 else "ArrowLeft")
    expect(table.word(word)).to_be_focused()


def test_a_game_of_three(site: Site, person: People) -> None:
    """One player guesses for both teams, and is a captain in the next game."""
    company = Company(site.url, [CAPTAIN, BOT, SCREEN], games=2)
    captain, guesser = company.seat(CAPTAIN, person()), company.seat(SCREEN, person(screen="tablet"))
    captain.await_clue_entry()
    agents = captain.agents()
    captain.give_clue(company.fair_clue(CAPTAIN), 9)
    expect(guesser.panel).to_contain_text(page_text("codenames.choose-guess"), timeout=BOT_MS)  # a bot may object
    for word in agents:
        guesser.touch(word)
    for table in (captain, guesser):
        expect(table.result).to_contain_text(RED_WINS)
        table.button("do-ready").click()
    for table in (captain, guesser):
        expect(table.result).to_be_hidden()
    assert len(guesser.known()) == 25
    assert not captain.sees_key()


def test_pointers_are_shown_before_a_touch(site: Site, person: People) -> None:
    company = Company(site.url, [BOT, BOT, "Лев", BOT, "Марина", BOT])
    lev, marina = company.seat("Лев", person()), company.seat("Марина", person())
    for table in (lev, marina):
        expect(table.panel).to_contain_text(page_text("codenames.choose-guess"), timeout=BOT_MS)
    word, other = lev.closed[:2]
    lev.word(word).click()
    expect(marina.word(word)).to_have_accessible_name(re.compile(page_text("codenames.pointing", names="Лев")))
    marina.word(other).focus()
    marina.page.keyboard.press("Space")
    expect(lev.panel).to_contain_text(page_text("codenames.shows", name="Марина 4", word=other))
    marina.word(word).click()
    expect(lev.panel).to_contain_text(page_text("codenames.also-for", names="Марина 4"))
    lev.button("cancel").click()
    expect(marina.word(word)).not_to_have_accessible_name(re.compile("Лев"))


@pytest.mark.full
def test_anybody_may_turn_the_sand_timer(site: Site, person: People) -> None:
    company = Company(site.url, [CAPTAIN, SCREEN, SCREEN, SCREEN], sand_ms=8_000)
    captain, screen = company.seat(CAPTAIN, person()), company.seat(SCREEN, person(screen="phone"))
    captain.await_clue_entry()
    screen.button("do-timer").click()
    expect(captain.page.get_by_role("timer", name=page_text("codenames.sand"))).to_be_visible()
    expect(screen.button("do-timer")).to_be_visible(timeout=30_000)  # it has run down, and nothing else has happened
    expect(captain.clue_field).to_be_visible()


def test_strict_time(site: Site, person: People) -> None:
    one = person()  # opened first, because the turn is lost twenty seconds after its time
    company = Company(site.url, [CAPTAIN, SCREEN, SCREEN, SCREEN], timer="strict", clue_ms=1_000)
    captain = company.seat(CAPTAIN, one)
    expect(captain.judge).to_contain_text(page_text("codenames.late"))
    word, number = company.find_clue(CAPTAIN, (3,), broken="CN-G15")
    captain.clue_field.fill(word)
    captain.page.get_by_role("radio", name=str(number), exact=True).click()
    expect(captain.judge).to_contain_text("CN-G15")


LONG_WORDS = [
    "ХУДОЖНИК", "ВЕЛОСИПЕД", "ПРЕЗИДЕНТ", "КАЛЕНДАРЬ", "КОМПЬЮТЕР", "МИКРОСКОП", "СКОВОРОДА",
    "ПРОФЕССОР", "СЕКРЕТАРЬ", "АВСТРАЛИЯ", "БУХГАЛТЕР", "ЖУРНАЛ", "ЧЕМОДАН", "МИНИСТР",
    "КОКТЕЙЛЬ", "СМЕТАНА", "КАКТУС", "НЕВЕСТА", "МАРАФОН", "КУРЬЕР", "ПЛАНЕТА",
    "СКОРПИОН", "БАБОЧКА", "СВИНЬЯ", "ЛЕСТНИЦА",
]  # fmt: skip
"""A board that is never dealt: the longest words of our deck, and others with few places to break."""


def _long_words() -> dict[str, Any]:
    key = ["red"] * 9 + ["blue"] * 8 + ["bystander"] * 7 + ["assassin"]
    return {"words": LONG_WORDS, "key": key, "turn": "red"}


@pytest.mark.parametrize("screen", SIZES)
def test_a_clue_needs_no_scrolling(site: Site, person: People, screen: Screen) -> None:
    company = Company(site.url, [CAPTAIN, SCREEN, SCREEN, SCREEN], position=_long_words())
    captain = company.seat(CAPTAIN, person(screen=screen))
    captain.await_clue_entry()
    captain.clue_field.fill("абырвалг")
    captain.page.get_by_role("radio", name="2").click()
    expect(captain.button("do-insist")).to_be_in_viewport(ratio=0.9)
    expect(captain.word(captain.closed[0])).to_be_in_viewport(ratio=0.9)
    check_width(captain.page)
    assert captain.page.locator(".cn").evaluate_all(_ILL_SET) == []


_ILL_SET = """cards => cards.filter(card => {
  const outer = card.getBoundingClientRect(), text = card.querySelector(".w").firstChild, part = document.createRange();
  const box = (from, to) => (part.setStart(text, from), part.setEnd(text, to), part.getBoundingClientRect());
  const whole = box(0, text.length), signs = [...text.data];
  const isTorn = signs.some((sign, at) => at > 0 && sign !== "\u00ad" && signs[at - 1] !== "\u00ad"
    && box(at, at + 1).bottom > box(at - 1, at).bottom + 1);
  return isTorn || whole.left < outer.left || whole.right > outer.right || whole.bottom > outer.bottom;
}).map(card => card.textContent)"""
"""Words that stick out of their cards, or are broken inside a syllable."""


@pytest.mark.full
def test_guesser_among_bots(site: Site, person: People) -> None:
    """A whole game by mouse. Afterwards the bots' reasons are shown."""
    me = Company(site.url, [BOT, BOT, "Марина", BOT]).seat("Марина", person())
    while not me.result.is_visible():
        expect(me.result.or_(me.button("do-accept")).or_(me.button("do-stop")).first).to_be_visible(timeout=BOT_MS)
        if me.button("do-accept").is_visible():
            me.button("do-accept").click()
            expect(me.button("do-accept")).to_be_hidden()
        elif me.button("do-stop").is_visible():
            assert not me.sees_key()
            me.touch(me.closed[0])
    expect(me.result).to_contain_text(re.compile("Победили"))
    assert me.sees_key()
    expect(me.page.get_by_text("Думаю так").first).to_be_visible()


@pytest.mark.full
def test_captain_among_bots(site: Site, person: People) -> None:
    """A whole game by mouse, with clues for one word each."""
    company = Company(site.url, [CAPTAIN, BOT, BOT, BOT])
    me = company.seat(CAPTAIN, person())
    while not me.result.is_visible():
        expect(me.result.or_(me.button("do-accept")).or_(me.clue_field).first).to_be_visible(timeout=BOT_MS)
        if me.button("do-accept").is_visible():
            me.button("do-accept").click()
            expect(me.button("do-accept")).to_be_hidden()
        elif me.clue_field.is_visible():
            me.give_clue(company.fair_clue(CAPTAIN), 1)
            expect(me.clue_field).to_be_hidden()
    expect(me.result).to_contain_text(re.compile("Победили"))
