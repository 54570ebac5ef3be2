"""The widest content that a table can have.

Names are one long word, decks have only wide letters, and there is as much of everything as the rules allow. Own decks
and words produce it, so nothing depends on the deal.
"""

import re
from collections.abc import Callable
from itertools import permutations
from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

from harness.site import Site
from slovoteka.games.codenames import actions as codenames
from slovoteka.games.codenames.deck import LEAST_CARDS, LONGEST_WORD
from slovoteka.games.forbidden.options import BLACK_CARDS, LOST_AT, RED_CARDS, RED_NEEDED
from slovoteka.games.scrabble.editions import RACK, SIZE
from slovoteka.games.scrabble.notation import at_text
from slovoteka.games.underwood.deck import LETTER_CARDS, PRIZE_CARDS, UNDERWOOD
from web.fitting import check_sizes
from web.people import People, Person
from web.playing_forbidden import Table as Forbidden
from web.sitting import LONG_NAMES, Chair, Visitor, enter, is_over, lay_table
from web.texts import page_text

pytestmark = pytest.mark.full

WIDE: Final = "Щ"
ALSO_WIDE: Final = "Ю"
DAYS: Final = 1
"""A pace of days, so that no time runs out."""

Answer = Callable[[Chair, str], Any]
"""The action of a chair when a window of this kind waits for it."""


class Company:
    """People with the longest names at a table. The first has a screen."""

    def __init__(self, one: Person, url: str, seats: int, conditions: dict[str, Any], *, device: bool = False) -> None:
        host = Visitor.before(one, url)
        others = [host if device else Visitor.unseen(url) for _ in range(seats - 1)]
        self._one = one
        self.chairs = lay_table([host, *others], conditions, names=LONG_NAMES)

    @property
    def public(self) -> Any:
        return self.chairs[0].view()["table"]["public"]

    def is_asked(self, seat: int, kind: str) -> bool:
        return (self.chairs[seat].due() or "").startswith(f"{kind}:")

    def play(self, answer: Answer, until: Callable[[], bool]) -> None:
        """They act in seat order until the condition is met."""
        most = 1000
        for number in range(most):
            if until():
                return
            chair = self.chairs[number % len(self.chairs)]
            if window := chair.due():
                chair.act(answer(chair, window.partition(":")[0]), window)
        raise AssertionError(self.public)

    def look(self) -> Page:
        """The table at this moment."""
        return enter(self._one, self.chairs[0].room)

    def check(self) -> None:
        check_sizes(self.look())


def type_letters(page: Page, letters: str) -> None:
    page.keyboard.type(letters.replace(WIDE, "o").replace(ALSO_WIDE, "."))


def check_drawers(page: Page) -> None:
    """Opens the drawers with the whole log and with the sheet."""
    for drawer in ("log", "sheet"):
        page.get_by_role("button", name=page_text("table.menu")).click()
        page.get_by_role("dialog").get_by_role("button", name=page_text(f"table.drawer-{drawer}"), exact=True).click()
        expect(page.get_by_role("heading", name=page_text(f"table.drawer-{drawer}")).first).to_be_visible()
        check_sizes(page)
        page.keyboard.press("Escape")


# --- «Запретные слова» -----------------------------------------------------------------------------------------------

RED: Final = "Ш"
FORBIDDEN_DECK: Final = {"id": "wide", "title": "wide", "red": RED * RED_CARDS, "black": WIDE * BLACK_CARDS}
SHORT, LONG = WIDE * (LOST_AT - 1), WIDE * 20
"""A word that nearly loses a game, and one that ends it."""


def forbidden(**options: Any) -> dict[str, Any]:
    return {"game": "forbidden", "options": {"first": 0, "deck": FORBIDDEN_DECK, **options}, "days": DAYS}


def lay_on(chair: Chair, kind: str) -> Any:
    """Nobody calls a word, so that the conversation grows."""
    if kind == "turn":
        window = chair.view()["table"]["public"]["window"]
        return {"type": "lay", "letter": RED if len(window) >= RED_NEEDED else WIDE}
    return {
        "respond": {"type": "pass"},
        "choose": {"type": "choose", "next": "left"},
        "doubt": {"type": "accept"},
        "vote": {"type": "vote", "exists": True},
    }[kind]


def talk(company: Company, word: str, mover: int) -> None:
    """Until the letters suffice for the word, and this seat lays one more."""
    company.play(lay_on, lambda: company.public["conversation"].count(WIDE) >= len(word))
    company.play(lay_on, lambda: company.is_asked(mover, "turn"))


def test_a_long_conversation_of_two(person: People, site: Site) -> None:
    """An opponent's discard is on a line of its own."""
    company = Company(person(), site.url, 2, forbidden(jargon=True, jargon_words=[SHORT, LONG]))
    for word in (SHORT, LONG):
        talk(company, word, mover=1)
        company.check()
        company.chairs[1].act(lay_on(company.chairs[1], "turn"))
        company.check()
        company.chairs[0].act({"type": "call", "word": word})
    assert is_over(company.chairs[0].view())
    page = company.look()
    page.locator("[data-test=end]").get_by_role("button", name=page_text("table.look-at-table")).click()
    check_sizes(page)


def test_a_long_conversation_of_eight(person: People, site: Site) -> None:
    company = Company(person(), site.url, 8, forbidden(check="vote", games=2))
    first, caller = company.chairs[:2]
    talk(company, LONG, mover=0)
    page = company.look()
    page.locator("[data-card]").first.click()
    check_sizes(page)
    first.act({"type": "lay", "letter": WIDE})
    caller.act({"type": "call", "word": SHORT})
    company.check()  # asks whether to believe it
    first.act({"type": "doubt"})
    company.check()  # asks whether it exists
    company.play(lay_on, lambda: company.is_asked(0, "choose"))
    company.check()
    company.play(lay_on, lambda: company.is_asked(0, "respond"))
    page = company.look()
    type_letters(page, LONG)
    check_sizes(page)
    talk(company, LONG, mover=0)
    first.act({"type": "lay", "letter": WIDE})
    caller.act({"type": "call", "word": LONG})
    first.act({"type": "accept"})
    assert company.is_asked(0, "ready")
    page = company.look()
    check_sizes(page)
    check_drawers(page)


def test_a_long_conversation_around_one_device(person: People, site: Site) -> None:
    """Each name is on a button."""
    company = Company(person(), site.url, 8, forbidden(), device=True)
    talk(company, SHORT, mover=0)
    company.chairs[0].act({"type": "lay", "letter": WIDE})
    page = company.look()
    check_sizes(page)
    for _ in SHORT:
        Forbidden(page).free_card(WIDE).click()
    expect(page.get_by_role("button", name=LONG_NAMES[1])).to_be_visible()
    check_sizes(page)


# --- «Ундервуд» ------------------------------------------------------------------------------------------------------

UNDERWOOD_DECK: Final = {
    "id": "wide",
    "letters": {"60": f"{WIDE}{LETTER_CARDS - 3} {RED}3"},
    "prizes": [
        {"copies": 2, "when": [{"is": "doubled"}, {"is": "same-ends"}], "does": {"does": "letter-times", "times": 3}},
        {"copies": PRIZE_CARDS - 2, "does": {"does": "multiply-or-reduce"}},
    ],
}


def letters_of(chair: Chair) -> list[str]:
    """The letters of the hand as a word, Underwoods first."""
    hand = sorted(chair.view()["private"]["hand"])
    return [f"*{WIDE}" if card == UNDERWOOD else card for card in hand if card in (UNDERWOOD, WIDE, RED)]


def feed_tape(chair: Chair, kind: str) -> Any:
    """Nobody lays a word, so that hands and tape grow."""
    return {
        "turn": {"type": "turn", "words": [], "tape": letters_of(chair)[-1]},
        "respond": {"type": "accept"},
        "vote": {"type": "vote", "exists": True},
    }[kind]


@pytest.mark.parametrize("seats", [3, 10])
def test_a_long_word_of_underwood(person: People, site: Site, seats: int) -> None:
    options = {"dealer": seats - 1, "deck": UNDERWOOD_DECK, "check": "vote", "target": 1000}
    company = Company(person(), site.url, seats, {"game": "underwood", "options": options, "days": DAYS})
    first, second = company.chairs[:2]
    company.play(feed_tape, lambda: company.is_asked(0, "turn") and len(company.public["tape"]) > seats)
    page = company.look()
    check_sizes(page)
    held = letters_of(first)
    type_letters(page, WIDE * (held.count(WIDE) - 1))
    expect(page.locator("[data-piece]")).to_have_count(held.count(WIDE) - 1)
    check_sizes(page)

    first.act({"type": "turn", "words": [{"word": "".join(held[:5])}], "tape": held[-1]})
    company.check()  # the others consider it
    second.act({"type": "doubt"})
    company.check()
    company.play(feed_tape, lambda: company.is_asked(1, "turn"))
    held = letters_of(second)
    second.act({"type": "turn", "words": [{"word": "".join(held[:-1])}], "tape": held[-1]})
    company.check()  # asks whether to believe it

    company.play(feed_tape, lambda: company.is_asked(0, "ready"))  # no letter is left, so the round is over
    page = company.look()
    check_sizes(page)
    check_drawers(page)
    page.set_viewport_size({"width": 320, "height": 640})
    page.get_by_role("button", name=page_text("underwood.words-and-score")).click()
    expect(page.get_by_role("dialog")).to_be_visible()
    check_sizes(page)


# --- «Кодовые имена» -------------------------------------------------------------------------------------------------

HALF: Final = LONGEST_WORD // 2
CODENAMES: Final = [one * HALF + other * HALF for one, other in permutations("ДЖМФШЩЫЮ", 2)]
CLUE: Final = WIDE * codenames.LONGEST_CLUE
NOBODYS: Final = (None, "bystander")
"""The cover and the owner of a word that is open and ends a turn."""


@pytest.mark.parametrize("captain", [0, 2], ids=["captain", "guesser"])
def test_long_codenames(person: People, site: Site, captain: int) -> None:
    deck = {"text": "\n".join(CODENAMES[: 2 * LEAST_CARDS])}
    options = {"first": "red", "captains": [captain, 1], "deck": deck, "judge": "off", "timer": "none"}
    company = Company(person(), site.url, len(LONG_NAMES), {"game": "codenames", "options": options, "days": DAYS})
    key = company.chairs[captain].view()["private"]["key"]
    page = company.look()
    if captain == 0:
        page.get_by_label(page_text("codenames.word"), exact=True).fill(CLUE)
    check_sizes(page)

    def clue_and_guess(_: Chair, kind: str) -> Any:
        if kind == "guess":
            table = company.public
            words = zip(table["board"], table["covers"], key, strict=True)
            return {"type": "touch", "word": next(word for word, cover, owner in words if (cover, owner) == NOBODYS)}
        return {"clue": {"type": "clue", "word": CLUE, "number": 9}, "respond": {"type": "accept"}}[kind]

    company.play(clue_and_guess, lambda: company.public["stage"] == "respond")
    company.check()
    company.play(clue_and_guess, lambda: company.public["stage"] == "guess")
    page = company.look()
    if captain != 0:
        page.get_by_role("grid").get_by_role("button").first.click()
    check_sizes(page)
    company.play(clue_and_guess, lambda: len(company.public["clues"]) > 3)
    page = company.look()
    check_sizes(page)
    check_drawers(page)


# --- «Скрэббл» -------------------------------------------------------------------------------------------------------

TILES: Final = {
    "id": "wide",
    "language": "ru",
    "letters": {"10": f"{WIDE}60 {ALSO_WIDE}40"},
    "blanks": 0,
}
ROWS: Final = (8, 9, 7, 10, 6, 11, 5, 12, 4, 13, 3, 14, 2, 15)
"""Each row is next to an earlier one, so that every tile makes a word down as well."""


def test_long_words_of_scrabble(person: People, site: Site) -> None:
    options = {"first": 0, "tiles": TILES, "words": "vote", "theme": WIDE * 40}
    company = Company(person(), site.url, 4, {"game": "scrabble", "options": options, "days": DAYS})

    def squares(row: int) -> list[int]:
        return [(row - 1) * SIZE + column for column in range(1, 1 + RACK)]

    def lay_row(chair: Chair, kind: str) -> Any:
        table = company.public
        if kind != "turn":
            on_theme = {"type": "theme-vote", "words": (table["pending"] or {}).get("theme", ())}
            return {"respond": {"type": "accept"}, "vote": {"type": "vote", "valid": True}, "theme": on_theme}[kind]
        row = next(row for row in ROWS if table["grid"][squares(row)[0]] == table["grid"][0])
        rack = chair.view()["private"]["rack"]
        tiles = [{"at": at_text(at, False), "letter": letter} for at, letter in zip(squares(row), rack, strict=False)]
        return {"type": "lay", "tiles": tiles, "theme": [rack]}

    company.play(lay_row, lambda: company.public["mover"] == 3 and company.is_asked(0, "respond"))
    company.check()
    company.chairs[1].act({"type": "challenge"})
    company.check()
    company.play(lay_row, lambda: company.is_asked(0, "theme"))
    company.check()
    company.play(lay_row, lambda: company.is_asked(0, "turn"))
    page = company.look()
    page.locator(f'[data-square="{squares(ROWS[4])[0]}"]').click()
    type_letters(page, company.chairs[0].view()["private"]["rack"])
    expect(page.get_by_role("button", name=re.compile(rf"^{page_text('scrabble.play')} "))).to_be_visible()
    check_sizes(page)
    company.play(lay_row, lambda: is_over(company.chairs[0].view()))
    page = company.look()
    page.locator("[data-test=end]").get_by_role("button", name=page_text("table.look-at-table")).click()
    check_sizes(page)
    check_drawers(page)
