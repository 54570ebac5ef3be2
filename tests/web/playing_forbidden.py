"""A seat at a table of «Запретные слова»: moves come from the server's hints and are made on the page."""

import re
import time
from collections.abc import Callable, Sequence
from typing import Any, Final, Protocol
from urllib.parse import quote

from playwright.sync_api import Locator, Page, expect

from web.people import Person
from web.sitting import Chair, Visitor, is_over, lay_table
from web.texts import page_text

KEYS: Final = dict(
    zip(
        "ЙЦУКЕНГШЩЗХЪФЫВАПРОЛДЖЭЯЧСМИТЬБЮ",
        [f"Key{key}" for key in "QWERTYUIOP"]
        + ["BracketLeft", "BracketRight"]
        + [f"Key{key}" for key in "ASDFGHJKL"]
        + ["Semicolon", "Quote"]
        + [f"Key{key}" for key in "ZXCVBNM"]
        + ["Comma", "Period"],
        strict=True,
    )
)
"""The key of each letter, for any keyboard layout."""
RED: Final = "АЕИО"
SHORTEST: Final = 3
_PATIENCE_S: Final = 60.0
_POLL_S: Final = 0.05


class Table:
    """The table on the page."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.panel = page.locator("[data-test=panel]")
        self.conversation = page.get_by_role("main").get_by_role("group", name=page_text("forbidden.conversation"))
        self.hand = page.get_by_role("group", name=page_text("forbidden.hand"))
        self.word = page.get_by_role("textbox", name=page_text("forbidden.word"))
        self.last_call = page.locator("[data-test=last-call]")
        self.end = page.locator("[data-test=end]")

    def await_question(self, question: str) -> None:
        """Waits for the page, which gets the news a moment after the server has answered somebody else."""
        expect(self.panel).to_have_attribute("data-question", question)

    def button(self, key: str, **places: str) -> Locator:
        """The button with this text key. The name of a keyboard key may be before or after the text."""
        return self.panel.get_by_role("button", name=page_text(f"forbidden.{key}", **places))

    def own_card(self, letter: str) -> Locator:
        """A card of the hand or the window that may be laid."""
        named = self.page.get_by_role("button", name=re.compile(rf"^{letter}, "))
        return self.page.locator("[data-card]:not([inert])").and_(named).first  # inert ones are flying away

    def free_card(self, letter: str) -> Locator:
        """A card of the conversation that is not part of the word yet."""
        return self.conversation.get_by_role("button", name=re.compile(rf"^{letter}(,|$)"), pressed=False).first


def sit_down(one: Person, url: str, *, bots: int = 0, others: int = 0, **options: Any) -> tuple[Table, list[Chair]]:
    """A person with a screen has the first chair, people without one the next. A move may take a day."""
    host = Visitor.before(one, url)
    conditions = {"game": "forbidden", "options": {"first": 0, **options}, "days": 1}
    chairs = lay_table([host, *(Visitor.unseen(url) for _ in range(others))], conditions, bots=bots)
    one.page.goto(f"/t/{chairs[0].room}")
    table = Table(one.page)
    expect(table.panel).to_be_visible()
    return table, chairs


# --- input devices --------------------------------------------------------------------------------------------------


class Hands(Protocol):
    def lay(self, letter: str) -> None: ...
    def call(self, word: str) -> None: ...
    def pass_(self) -> None: ...
    def choose(self, who: str) -> None: ...


class Mouse:
    """Uses cards and buttons. Taps work the same way."""

    def __init__(self, table: Table) -> None:
        self._table = table

    def lay(self, letter: str) -> None:
        self._table.await_question("turn")
        self._table.own_card(letter).click()
        self._table.button("lay", letter=letter).click()

    def call(self, word: str) -> None:
        for letter in word:
            self._table.free_card(letter).click()
        self._table.button("say").click()

    def pass_(self) -> None:
        self._table.button("pass").click()

    def choose(self, who: str) -> None:
        self._table.button(f"choose-{who}").click()


class Keyboard:
    def __init__(self, table: Table) -> None:
        self._table = table
        self._press = table.page.keyboard.press

    def lay(self, letter: str) -> None:
        self._table.await_question("turn")
        place, at = (self._table.own_card(letter).get_attribute("data-card") or "").split(":")
        self._press(str(int(at) + (1 if place == "hand" else 4)))
        self._press("Enter")

    def type(self, word: str) -> None:
        for letter in word:
            self._press(KEYS[letter])
        expect(self._table.word).to_have_value(word)

    def call(self, word: str) -> None:
        self._table.await_question("respond")
        self.type(word)
        self._press("Enter")

    def pass_(self) -> None:
        self._table.await_question("respond")
        self._press("F9")

    def choose(self, who: str) -> None:
        self._table.await_question("choose")
        self._press("ArrowLeft" if who == "left" else "ArrowRight")
        self._press("Enter")


def play_to_the_end(chair: Chair, hands: Hands) -> Any:
    """Plays as a master advises and returns the outcome."""
    while not is_over(view := chair.view()):
        window = chair.due()
        if window is None:
            time.sleep(_POLL_S)  # a bot thinks
            continue
        make(hands, chair.advice(window))
        await_change(chair, window)
    return view["table"]["outcome"]


def make(hands: Hands, action: Any) -> None:
    match action["type"]:
        case "lay":
            hands.lay(action["letter"])
        case "call":
            hands.call(action["word"])
        case "pass":
            hands.pass_()
        case "choose":
            hands.choose(action["next"])
        case other:
            raise AssertionError(other)


def await_change(chair: Chair, window: str) -> None:
    """Waits until this window no longer waits for the seat."""
    until = time.monotonic() + _PATIENCE_S
    while chair.due() == window:
        assert time.monotonic() < until, f"{window} has not been answered"
        time.sleep(_POLL_S)


# --- positions ------------------------------------------------------------------------------------------------------


def is_asked(chair: Chair, kind: str) -> bool:
    return (chair.due() or "").startswith(f"{kind}:")


def play_on(chairs: Sequence[Chair], until: Callable[[], bool], move: Callable[[Chair], bool] | None = None) -> None:
    """The chairs lay any letter and call nothing, so that words come about; or they use `move`."""
    end = time.monotonic() + _PATIENCE_S
    while not until():
        assert time.monotonic() < end, "it does not come to this"
        next((chair for chair in chairs if (move or _lay_or_pass)(chair)), None)


def _lay_or_pass(chair: Chair) -> bool:
    window = chair.due()
    if window is None:
        return False
    kind = window.partition(":")[0]
    hand = chair.view()["private"]["hand"]
    plain = {"turn": {"type": "lay", "letter": hand[0]}, "respond": {"type": "pass"}}
    chair.act(plain.get(kind) or chair.advice(window), window)
    return True


def _stands(chair: Chair, word: str) -> bool:
    stands: bool = chair.visitor.ask("GET", f"/words/ru/{quote(word)}?game=forbidden")["stands"]
    return stands


def find_call(chairs: Sequence[Chair], *, exists: bool, caller: int = 0) -> str:
    """Plays on until somebody else has laid a letter, and this seat is asked for a word.

    With `exists`, returns a word that can be called. Otherwise there is none, and the returned letters are on the table
    but make no word.
    """
    chair = chairs[caller]
    found = ""

    def is_found() -> bool:
        nonlocal found
        if not is_asked(chair, "respond"):
            return False
        advice = chair.advice(chair.due() or "")
        conversation = chair.view()["table"]["public"]["conversation"]
        black_first = "".join(sorted(conversation, key=RED.__contains__))
        found = advice["word"] if advice["type"] == "call" else black_first[:SHORTEST]
        is_wanted = (advice["type"] == "call") is exists and black_first[0] not in RED
        return is_wanted and (exists or not _stands(chair, found))  # the dictionary has more words than advisers know

    play_on(chairs, is_found, None if exists else Chair.move)  # masters leave no words to call
    return found
