"""A person who plays «Ундервуд» in a browser as a master advises, by mouse or by keyboard."""

import re
import time
from collections import Counter
from typing import Any, Final, Protocol

import msgspec
from playwright.sync_api import Locator, Page, expect

from harness.site import ask, newcomer
from slovoteka.games.underwood.actions import Action, Discard, Lay, Swap, Turn
from slovoteka.games.underwood.deck import UNDERWOOD, is_letter
from slovoteka.games.underwood.prize_signs import prize_sign
from slovoteka.games.underwood.spelling import Place, read_word

_PATIENCE_S: Final = 60.0
_POLL_S: Final = 0.05
_MOST_CARDS: Final = 40
_KEYS: Final = dict(zip("ЙЦУКЕНГШЩЗХЪФЫВАПРОЛДЖЭЯЧСМИТЬБЮЁ", 'qwertyuiop[]asdfghjkl;"zxcvbnm,.~', strict=True))
"""The keys of a Latin keyboard, whose positions count."""


class Hands(Protocol):
    """How moves are made on a page."""

    def discard(self, prize: int) -> None: ...
    def look(self, view: Any) -> None: ...
    def can_make(self, turn: Turn, view: Any) -> bool: ...
    def lay(self, lay: Lay, *, is_second: bool) -> None: ...
    def end_turn(self, tape: str | None) -> None: ...
    def ready(self) -> None: ...


class Seat:
    """Seat 0 of a new room against bots. Its views come over HTTP; its actions happen on the page."""

    def __init__(self, url: str, *, opponents: int = 1, beginners: bool = False, **options: Any) -> None:
        self._url = url
        self.token = newcomer(url)
        agreed = {"seats": opponents + 1, "dealer": opponents, "turn_ms": None, **options}
        new = {
            "conditions": {"game": "underwood", "options": agreed, "beginners": beginners},
            "chairs": [{"who": "me"}, *[{"who": "bot", "level": "beginner"}] * opponents],
            "start": True,
        }
        self.room: str = self.ask("POST", "/rooms", new)["room"]["room"]

    def ask(self, method: str, path: str, body: Any = None) -> Any:
        return ask(self._url, self.token, method, path, body)

    def view(self) -> Any:
        return self.ask("GET", f"/rooms/{self.room}/view?seat=0")

    def await_turn(self) -> Any:
        """The view, once this seat is asked or the match is over."""
        return self.until(lambda view: view.get("mine") or view["table"].get("outcome"))

    def until(self, is_so: Any) -> Any:
        until = time.monotonic() + _PATIENCE_S
        while not is_so(view := self.view()):
            assert time.monotonic() < until, view
            time.sleep(_POLL_S)
        return view

    def advice(self, view: Any) -> Action:
        hint = self.ask("POST", f"/rooms/{self.room}/hints", {"seat": 0, "window": view["mine"][0]})
        advised: Action = msgspec.convert(hint["action"], Action)
        return advised

    def play_to_the_end(self, hands: Hands) -> Any:
        """Returns the outcome."""
        while not (view := self.await_turn())["table"].get("outcome"):
            self.move(hands, view)
        return view["table"]["outcome"]

    def move(self, hands: Hands, view: Any) -> None:
        """Makes the next move and waits until it is stored."""
        if view["mine"][0].startswith("ready"):
            hands.ready()
        else:
            match self.advice(view):
                case Discard(prize):
                    hands.look(view)
                    hands.discard(prize)
                case Turn() as turn:
                    hands.look(view)
                    if not hands.can_make(turn, view):
                        turn = Turn((), next(filter(is_letter, view["private"]["hand"])))
                    for number, lay in enumerate(turn.words):
                        hands.lay(lay, is_second=number > 0)
                    hands.end_turn(turn.tape)
        self.until(lambda now: now["table"]["number"] > view["table"]["number"])


def await_cards(hand: Locator, tape: Locator, view: Any) -> None:
    """Waits until the page shows the server's cards, because it may lag behind."""
    expect(hand.get_by_role("button")).to_have_count(len(view["private"]["hand"]))
    for sign, copies in Counter(view["private"]["hand"]).items():
        expect(hand.locator(f"[data-card^='hand:{sign}:']")).to_have_count(copies)
    expect(tape.locator(".cell:not(.next)")).to_have_count(len(view["table"]["public"]["tape"]))


class Mouse:
    def __init__(self, page: Page) -> None:
        self._page = page
        self._hand = page.get_by_role("group", name="Рука", exact=True)
        self._tape = page.get_by_role("group", name="Лента", exact=True)
        self._next = page.locator("[data-test=next]:visible")
        self._held: Counter[str] = Counter()
        self._public: Any = None

    def can_make(self, turn: Turn, view: Any) -> bool:
        return True

    def look(self, view: Any) -> None:
        await_cards(self._hand, self._tape, view)
        self._held = Counter(view["private"]["hand"])
        self._public = view["table"]["public"]

    def discard(self, prize: int) -> None:
        self._step("Сменить призы").click()
        self._prize(prize).click()

    def lay(self, lay: Lay, *, is_second: bool) -> None:
        if is_second:
            self._button("Второе слово").click()
        if lay.prize is not None:
            self._step("Слово").click()
            self._prize(lay.prize).click()
        oldest = None if lay.cut is None else self._public["tape"][lay.cut]
        swaps = list(lay.swaps)
        for place in read_word(lay.word):
            if not place.cards:
                self._serve(place)
            for number, card in enumerate(place.cards):
                if number == 1:
                    self._trick("Сократить").click()
                if card == UNDERWOOD:
                    self._lay_underwood(place.letter, swaps.pop(0) if swaps else None)
                elif card == oldest:
                    self._tape.get_by_role("button", name=re.compile(f"место {(lay.cut or 0) + 1} из")).click()
                    oldest = None
                else:
                    self._at_hand(card).click()
            if len(place.cards) > 1:
                self._trick("Обычно").click()

    def end_turn(self, tape: str | None) -> None:
        self._next.click()
        if tape is None:
            return
        expect(self._page.locator("[aria-current=step]")).to_contain_text("Буква в ленту")
        self._at_hand(tape).click()
        self._next.click()

    def ready(self) -> None:
        self._page.locator("[data-test=ready]").click()

    def _button(self, name: str) -> Locator:
        return self._page.get_by_role("button", name=name, exact=True)

    def _trick(self, name: str) -> Locator:
        return self._page.get_by_role("radio", name=name, exact=True)

    def _step(self, name: str) -> Locator:
        return self._page.get_by_role("button", name=re.compile(f"^{name}:"))

    def _prize(self, number: int) -> Locator:
        return self._hand.locator(f"[data-card='hand:{prize_sign(number)}:0']")

    def _at_hand(self, letter: str) -> Locator:
        """A free card of the hand, or else the last such card of the tape."""
        is_held = self._held[letter] > 0
        self._held[letter] -= 1
        row = self._hand if is_held else self._tape
        free = row.get_by_role("button", name=re.compile(f"^{letter}, "), pressed=False)
        return free.first if is_held else free.last

    def _lay_underwood(self, letter: str, swap: Swap | None) -> None:
        if swap is None:
            self._hand.get_by_role("button", name="«Ундервуд»", exact=True, pressed=False).first.click()
        else:
            if (words := self._button("Слова и счёт")).is_visible():  # on a phone they are in a drawer
                words.click()
            word = self._public["words"][swap.seat][swap.word]["places"]
            put, written = word[swap.place]["letter"], "".join(each["letter"] for each in word)
            name = re.compile(f"^«Ундервуд» за {put} в слове {written}:")
            self._page.get_by_role("button", name=name, pressed=False).first.click()
            self._held[put] -= 1
        self._page.get_by_role("dialog").get_by_role("button", name=letter, exact=True).click()

    def _serve(self, place: Place) -> None:
        self._trick("Размножить").click()
        name = re.compile(rf"^(«Ундервуд» за )?{place.letter}, .*размножить$")
        self._page.get_by_role("button", name=name).first.click()
        self._trick("Обычно").click()


class Keyboard:
    """Uses only key presses; no element is focused or clicked."""

    def __init__(self, page: Page) -> None:
        self._page = page

    def can_make(self, turn: Turn, view: Any) -> bool:
        """Whether typing can produce this turn.

        Typing prefers cards of the hand and takes any swap, so some turns are impossible.
        """
        hand, tape = view["private"]["hand"], view["table"]["public"]["tape"]
        return not any(
            lay.swaps or (lay.cut is not None and (tape[lay.cut] in hand or tape.count(tape[lay.cut]) > 1))
            for lay in turn.words
        )

    def look(self, view: Any) -> None:
        """Waits until all cards are there, since the table finds them by itself."""
        hand = self._page.get_by_role("group", name="Рука", exact=True)
        await_cards(hand, self._page.get_by_role("group", name="Лента", exact=True), view)
        self._press("3")  # after a discard Enter would discard the next prize card

    def _press(self, *keys: str) -> None:
        for key in keys:
            self._page.keyboard.press(_KEYS.get(key, key))

    def discard(self, prize: int) -> None:
        """The first prize card gets the focus; arrows lead to the others."""
        wanted = self._page.locator(f"[data-card='hand:{prize_sign(prize)}:0']")
        expect(wanted).to_have_count(1)
        self._press("2")
        for _ in range(_MOST_CARDS):
            if wanted.evaluate("card => card === document.activeElement"):
                break
            self._press("ArrowRight")
        self._press("Enter")

    def lay(self, lay: Lay, *, is_second: bool) -> None:
        if is_second:
            expect(self._page.get_by_role("button", name="Второе слово", exact=True)).to_be_visible()
            self._press("-")
        if lay.prize is not None:
            self._choose_prize(lay.prize)
        for place in read_word(lay.word):
            if UNDERWOOD in place.cards:
                self._press("*")
                expect(self._page.get_by_role("dialog")).to_be_visible()
            self._press(place.letter)
            for _ in place.cards[1:]:
                self._press("/", "/", place.letter, "/")

    def _choose_prize(self, number: int) -> None:
        wanted = self._page.locator(f"[data-card='hand:{prize_sign(number)}:0'][aria-pressed=true]")
        for _ in range(_MOST_CARDS):
            if wanted.count():
                break
            self._press("+")
        expect(wanted).to_have_count(1)

    def end_turn(self, tape: str | None) -> None:
        self._press("Enter")
        if tape is not None:
            self._press(tape, "Enter")

    def ready(self) -> None:
        expect(self._page.locator("[data-test=ready]")).to_be_visible()
        self._press("Enter")
