"""«Кодовые имена» in browsers: the key and who sees it, clues and their judge, fingers, all forms, to the result."""

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from harness.site import Site
from web.fitting import check_width
from web.people import BOT_MS, SIZES, People, Screen
from web.playing_codenames import BOT, Company, Table
from web.texts import said

CAPTAIN, SCREEN = "Вера", "Экран"
RED_WINS = said("codenames.ended-agents-red")


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
    expect(screen.panel).to_contain_text(said("codenames.choose-guess"))
    screen.person.check_access()
    for word in agents:
        assert not screen.sees_key()
        screen.touch(word)
    for table in (captain, screen):
        expect(table.result).to_contain_text(RED_WINS)
        assert len(table.known()) == 16  # the key lies open now


def test_judge_speaks_while_the_captain_types(site: Site, person: People) -> None:
    company = Company(site.url, [CAPTAIN, SCREEN, SCREEN, SCREEN])
    captain = company.seat(CAPTAIN, person())
    captain.await_clue_entry()
    word = captain.closed[0]
    captain.clue_field.fill(word.lower())
    expect(captain.judge).to_contain_text(said("codenames.verdict-forbidden"))
    expect(captain.judge.get_by_role("link")).to_have_text(re.compile(r"CN-\d+"))
    captain.page.get_by_role("radio", name="2").click()
    expect(captain.button("do-clue")).to_have_attribute("aria-disabled", "true")

    captain.clue_field.fill("абырвалг")
    expect(captain.judge).to_contain_text(said("codenames.verdict-doubtful"))
    expect(captain.judge).to_contain_text("абырвалг")
    captain.button("do-insist").click()
    expect(captain.panel).to_contain_text("Абырвалг")


def test_number_follows_the_pencil(site: Site, person: People) -> None:
    company = Company(site.url, [CAPTAIN, BOT, BOT, BOT])
    captain = company.seat(CAPTAIN, person())
    captain.await_clue_entry()
    captain.clue_field.fill("абырвалг")
    captain.clue_field.press("Enter")
    expect(captain.judge).to_contain_text(said("codenames.number-missing"))
    for word in captain.agents()[:3]:
        captain.word(word).click()
        expect(captain.word(word)).to_have_accessible_name(re.compile(said("codenames.pencilled")))
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
    expect(screen.panel).to_contain_text(said("codenames.wait-clue", name=CAPTAIN))
    assert not screen.sees_key()
    expect(captain.page.get_by_role("listitem").filter(has_text="Абырвалг: 1")).to_contain_text(
        said("codenames.answer-no")
    )

    captain.give_clue(company.fair_clue(CAPTAIN), 1)
    screen.button("do-object").click()
    expect(screen.panel).to_contain_text(said("codenames.verdict-allowed"))
    screen.button("do-strike").click()
    screen.lift_curtain()
    expect(screen.panel).to_contain_text(said("codenames.choose-penalty"))
    screen.word(screen.agents("red")[0]).click()
    expect(screen.panel.get_by_role("alert")).to_contain_text("CN-54")
    mine = screen.agents("blue")[0]
    screen.word(mine).click()
    screen.button("do-cover").click()
    expect(screen.word(mine)).to_have_accessible_name(re.compile(said("codenames.open")))
    expect(captain.page.get_by_text(said("codenames.struck"))).to_be_visible()


def test_two_by_keyboard_alone(site: Site, person: People) -> None:
    """A whole game against the game, both chairs at one device; the first touch is a mistake, so the enemy moves."""
    company = Company(site.url, [CAPTAIN, CAPTAIN], timer="none")
    table = company.seat(CAPTAIN, person())
    keys = table.page.keyboard

    def clue() -> tuple[list[str], list[str], list[str]]:
        table.await_clue_entry()
        known = table.agents("red"), table.agents("blue"), table.agents("bystander")
        keys.type(company.fair_clue(CAPTAIN).lower())
        expect(table.judge).to_contain_text(said("codenames.verdict-allowed"))
        keys.press("Tab")
        keys.press("9")
        keys.press("Enter")
        expect(table.panel).to_contain_text(said("codenames.choose-guess"))
        return known

    def choose(word: str) -> None:
        _walk(table, word)
        keys.press("Enter")
        expect(table.panel).to_contain_text(f"{word}?")
        keys.press("Enter")
        expect(table.word(word)).to_have_accessible_name(re.compile(said("codenames.open")))

    def look() -> None:
        expect(table.page.get_by_role("button", name=re.compile(r"^Это я"))).to_be_focused()
        keys.press("Enter")

    look()
    _, enemies, bystanders = clue()
    keys.press("End")
    expect(table.panel.get_by_role("alert")).to_contain_text("CN-36")
    choose(bystanders[0])
    look()
    expect(table.panel).to_contain_text(said("codenames.choose-enemy"))
    choose(enemies[0])
    keys.press("Tab")  # from the board to the clue: the captain is still looking
    agents, *_ = clue()
    for word in agents:
        choose(word)
    expect(table.result).to_contain_text(said("codenames.alone-agents"))
    expect(table.result).to_contain_text(said("codenames.grade-7"))


def _walk(table: Table, word: str) -> None:
    """With arrows from wherever one stands."""
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


def test_three(site: Site, person: People) -> None:
    """One guesses for both; in the next game she is a captain herself."""
    company = Company(site.url, [CAPTAIN, BOT, SCREEN], games=2)
    captain, guesser = company.seat(CAPTAIN, person()), company.seat(SCREEN, person(screen="tablet"))
    captain.await_clue_entry()
    agents = captain.agents()
    captain.give_clue(company.fair_clue(CAPTAIN), 9)
    expect(guesser.panel).to_contain_text(said("codenames.choose-guess"), timeout=BOT_MS)  # a bot may object
    for word in agents:
        guesser.touch(word)
    for table in (captain, guesser):
        expect(table.result).to_contain_text(RED_WINS)
        table.button("do-ready").click()
    for table in (captain, guesser):
        expect(table.result).to_be_hidden()
    assert len(guesser.known()) == 25
    assert not captain.sees_key()


def test_fingers_before_the_touch(site: Site, person: People) -> None:
    company = Company(site.url, [BOT, BOT, "Лев", BOT, "Марина", BOT])
    lev, marina = company.seat("Лев", person()), company.seat("Марина", person())
    for table in (lev, marina):
        expect(table.panel).to_contain_text(said("codenames.choose-guess"), timeout=BOT_MS)
    word, other = lev.closed[:2]
    lev.word(word).click()
    expect(marina.word(word)).to_have_accessible_name(re.compile(said("codenames.pointing", names="Лев")))
    marina.word(other).focus()
    marina.page.keyboard.press("Space")
    expect(lev.panel).to_contain_text(said("codenames.shows", name="Марина 4", word=other))
    marina.word(word).click()
    expect(lev.panel).to_contain_text(said("codenames.also-for", names="Марина 4"))
    lev.button("cancel").click()
    expect(marina.word(word)).not_to_have_accessible_name(re.compile("Лев"))


@pytest.mark.full
def test_sand(site: Site, person: People) -> None:
    company = Company(site.url, [CAPTAIN, SCREEN, SCREEN, SCREEN], sand_ms=8_000)
    captain, screen = company.seat(CAPTAIN, person()), company.seat(SCREEN, person(screen="phone"))
    captain.await_clue_entry()
    screen.button("do-timer").click()
    expect(captain.page.get_by_role("timer", name=said("codenames.sand"))).to_be_visible()
    expect(screen.button("do-timer")).to_be_visible(timeout=30_000)  # it has run down, and nothing else has happened
    expect(captain.clue_field).to_be_visible()


def test_strict_time(site: Site, person: People) -> None:
    one = person()  # before time runs: twenty seconds after it is over, the turn is lost
    company = Company(site.url, [CAPTAIN, SCREEN, SCREEN, SCREEN], timer="strict", clue_ms=1_000)
    captain = company.seat(CAPTAIN, one)
    expect(captain.judge).to_contain_text(said("codenames.late"))
    word, number = company.find_clue(CAPTAIN, (3,), broken="CN-G15")  # 2 and 4 may hint by themselves
    captain.clue_field.fill(word)
    captain.page.get_by_role("radio", name=str(number), exact=True).click()
    expect(captain.judge).to_contain_text("CN-G15")


LONG_WORDS = [
    "ХУДОЖНИК", "ВЕЛОСИПЕД", "ПРЕЗИДЕНТ", "КАЛЕНДАРЬ", "КОМПЬЮТЕР", "МИКРОСКОП", "СКОВОРОДА",
    "ПРОФЕССОР", "СЕКРЕТАРЬ", "АВСТРАЛИЯ", "БУХГАЛТЕР", "ЖУРНАЛ", "ЧЕМОДАН", "МИНИСТР",
    "КОКТЕЙЛЬ", "СМЕТАНА", "КАКТУС", "НЕВЕСТА", "МАРАФОН", "КУРЬЕР", "ПЛАНЕТА",
    "СКОРПИОН", "БАБОЧКА", "СВИНЬЯ", "ЛЕСТНИЦА",
]  # fmt: skip
"""A board that nobody has ever been dealt: the longest of our deck, and others with few places to break them."""


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
"""Words that stick out of their cards, or are broken where no syllable ends."""


@pytest.mark.full
def test_guesser_among_bots(site: Site, person: People) -> None:
    """A whole game by mouse; afterwards bots say what they were thinking."""
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
    """A whole game by mouse: a clue for one word, again and again."""
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
