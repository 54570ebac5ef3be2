"""A seat at a Scrabble table: moves come from the server's hints and are made on the page."""

import re
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final, Protocol

from playwright.sync_api import Locator, Page, expect

from harness.site import ask, newcomer
from slovoteka.games.scrabble.notation import at_text, place_of
from web.texts import page_text

SMALL_SET: Final = {
    "id": "small",
    "title": "small",
    "language": "ru",
    "letters": {"1": "А3 Е2 И1 К1 Л1 М1 Н2 О3 Р2 С1 Т2"},
    "counts": [],
    "values": [],
    "blanks": 1,
}
"""20 tiles, so that a whole game takes a few moves."""
SURE_WORD: Final[dict[str, Any]] = {
    "tiles": {
        "id": "two",
        "title": "two",
        "language": "ru",
        "letters": {"1": "А50 Т50"},
        "counts": [],
        "values": [],
        "blanks": 0,
    },
    "own_words": ["ТА"],
}
"""In duplicate every rack has both letters (SM-101), so that ТА can always be laid."""
SURE_RACKS: Final[dict[str, Any]] = {**SURE_WORD, "position": f"{'/'.join(['15'] * 15)} АААТТТТ/АААТТТТ 0/0 0"}
"""In other modes a deal might give only one letter, so both players are given both."""
SURE_PLAY: Final = {"type": "play", "at": "З8", "word": "ТА"}
"""A first move with them that is always possible. With a bad rack a master would advise an exchange."""
BOARD_SIDE: Final = 15
_PATIENCE_S = 60.0


class Seat:
    """The first chair of a running match. Bots or other people have the others."""

    def __init__(
        self,
        url: str,
        variant: str = "standard",
        *,
        people: int = 1,
        bots: int = 1,
        rated: bool = False,
        **options: Any,
    ) -> None:
        self._url = url
        self.tokens = [newcomer(url) for _ in range(people)]
        chairs = [{"who": "me"}, *[{"who": "open"}] * (people - 1), *[{"who": "bot", "level": "beginner"}] * bots]
        conditions = {"game": "scrabble", "variant": variant, "rated": rated, "options": options}
        made = self.ask("POST", "/rooms", {"conditions": conditions, "chairs": chairs, "start": True})["room"]
        self.room: str = made["room"]
        for seat in range(1, people):
            self.ask("POST", f"/rooms/{self.room}/chairs", {"seat": seat}, seat=seat)
            self.ask("POST", f"/rooms/{self.room}/chairs/{seat}/ready", {"agreed": made["agreed"]}, seat=seat)

    def ask(self, method: str, path: str, body: Any = None, *, seat: int = 0) -> Any:
        return ask(self._url, self.tokens[seat], method, path, body)

    def view(self, seat: int = 0) -> Any:
        return self.ask("GET", f"/rooms/{self.room}/view?seat={seat}", seat=seat)

    def await_turn(self, seat: int = 0) -> Any:
        """The view, once this seat is asked or the game is over."""
        until = time.monotonic() + _PATIENCE_S
        while time.monotonic() < until:
            seen = self.view(seat)
            if seen.get("mine") or seen["table"].get("outcome"):
                return seen
            time.sleep(0.05)
        raise AssertionError("nothing is asked of this seat")

    def hint(self, view: Any, seat: int = 0) -> Any:
        asked = {"seat": seat, "window": view["mine"][0]}
        return self.ask("POST", f"/rooms/{self.room}/hints", asked, seat=seat)["action"]

    def act(self, action: Any, seat: int = 0) -> None:
        """Acts over HTTP, like a person on another device."""
        window = self.await_turn(seat)["mine"][0]
        self.ask("POST", f"/rooms/{self.room}/acts", {"seat": seat, "window": window, "action": action}, seat=seat)

    def play_to_the_end(self, hands: "Hands") -> Any:
        while (seen := self.await_turn())["table"].get("outcome") is None:
            self.move(hands, seen)
        return seen["table"]["outcome"]

    def move(self, hands: "Hands", view: Any) -> None:
        number = view["table"]["number"]
        hint = self.hint(view)
        match hint["type"]:
            case "play":
                hands.play(new_tiles(hint, view["table"]["public"]["grid"]))
            case "exchange":
                hands.exchange(hint["letters"])
            case "pass":
                hands.pass_()
            case other:
                raise AssertionError(other)
        self._await_after(number)

    def _await_after(self, number: int) -> None:
        until = time.monotonic() + _PATIENCE_S
        while self.view()["table"]["number"] == number:
            assert time.monotonic() < until, "the move has not arrived"
            time.sleep(0.05)


def new_tiles(play: Any, grid: str) -> list[tuple[int, str]]:
    """Squares and tiles that a play adds to the board."""
    start, down = place_of(play["at"])
    squares = (start + index * (BOARD_SIDE if down else 1) for index in range(len(play["word"])))
    return [(square, tile) for square, tile in zip(squares, play["word"], strict=True) if grid[square] == "."]


class Hands(Protocol):
    def play(self, tiles: list[tuple[int, str]]) -> None: ...
    def exchange(self, letters: str) -> None: ...
    def pass_(self) -> None: ...


class Table:
    """The table on the page."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.board = page.get_by_role("grid")
        self.rack = page.get_by_role("toolbar", name=page_text("scrabble.rack"))
        self.send = page.locator("[data-test=send]")
        self.protocol = page.get_by_role("region", name=page_text("scrabble.protocol"))
        self.end = page.locator("[data-test=end]")

    def square(self, square: int) -> Locator:
        return self.board.locator(f'[data-square="{square}"]')

    def tile(self, tile: str) -> Locator:
        """The first such tile on the rack that is not flying to the board. A small letter means a blank."""
        letter = page_text("scrabble.blank") if tile.islower() or tile == "?" else tile
        named = self.rack.get_by_role("button", name=re.compile(rf": {letter},"))
        return named.and_(self.page.locator(":not([inert])")).first

    def name_blank(self, tile: str) -> None:
        if tile.islower():
            self.page.get_by_role("dialog").get_by_role("button", name=tile.upper(), exact=True).click()

    def await_own_turn(self) -> None:
        """Waits for the page, which gets the news of the turn a moment after the server has answered somebody else."""
        expect(self.page.get_by_role("heading", name=page_text("scrabble.your-turn"), exact=True)).to_be_visible()

    @contextmanager
    def own_turn(self) -> Iterator[None]:
        """A move is made within this block.

        Afterwards the page has the news of it too, before anything else is done.
        """
        self.await_own_turn()
        before = self.protocol.text_content() or ""
        yield
        expect(self.protocol).not_to_have_text(before)


class Mouse:
    """Moves tiles by drag and by click alternately."""

    def __init__(self, page: Page) -> None:
        self._table = Table(page)

    def play(self, tiles: list[tuple[int, str]]) -> None:
        table = self._table
        with table.own_turn():
            for order, (square, tile) in enumerate(tiles):
                if order % 2:
                    table.tile(tile).drag_to(table.square(square))
                else:
                    table.tile(tile).click()
                    table.square(square).click()
                table.name_blank(tile)
            table.send.click()

    def exchange(self, letters: str) -> None:
        with self._table.own_turn():
            self._table.page.get_by_role("button", name=page_text("scrabble.exchange"), exact=True).click()
            dialog = self._table.page.get_by_role("dialog")
            for letter in letters:
                name = page_text("scrabble.blank") if letter == "?" else letter
                named = dialog.get_by_role("button", name=name, exact=True)
                dialog.locator('[aria-pressed="false"]').and_(named).first.click()
            dialog.locator(".btn.main").click()

    def pass_(self) -> None:
        name = page_text("scrabble.pass")
        with self._table.own_turn():
            self._table.page.get_by_role("button", name=name, exact=True).click()
            self._table.page.get_by_role("dialog").get_by_role("button", name=name, exact=True).click()


class Keyboard:
    """Uses only keys: arrows to the square, the number of the tile on the rack, Enter."""

    def __init__(self, page: Page) -> None:
        self._table = Table(page)
        self._keys = page.keyboard

    def play(self, tiles: list[tuple[int, str]]) -> None:
        with self._table.own_turn():
            for square, tile in tiles:
                self._go_to(square)
                label = self._table.tile(tile).get_attribute("aria-label") or ""
                self._keys.press(label.partition(":")[0])
                if tile.islower():
                    self._tab_to(tile.upper())
                    self._keys.press("Enter")
            self._keys.press("Enter")

    def _go_to(self, square: int) -> None:
        """Moves the cursor from wherever it is. The first arrow places it on the centre."""
        self._keys.press("ArrowUp")
        cursor = self._table.board.locator(".cursor")
        at = int(cursor.get_attribute("data-square") or 0)
        rows, columns = square // BOARD_SIDE - at // BOARD_SIDE, square % BOARD_SIDE - at % BOARD_SIDE
        for key, count in (("ArrowDown", rows), ("ArrowUp", -rows), ("ArrowRight", columns), ("ArrowLeft", -columns)):
            for _ in range(count):
                self._keys.press(key)
        expect(self._table.square(square)).to_have_class(re.compile(r"\bcursor\b"))

    def exchange(self, letters: str) -> None:
        with self._table.own_turn():
            self._keys.press("8")
            for letter in letters:
                self._tab_to(page_text("scrabble.blank") if letter == "?" else letter, "false")
                self._keys.press("Space")
            self._tab_to(r"Обменять \d.*")
            self._keys.press("Enter")

    def pass_(self) -> None:
        with self._table.own_turn():
            for _ in range(2):  # the button, then its confirmation
                self._tab_to(page_text("scrabble.pass"))
                self._keys.press("Enter")

    def _tab_to(self, name: str, pressed: str | None = None) -> None:
        """Presses Tab until the focus is on the button with this name."""
        for _ in range(80):
            self._keys.press("Tab")
            label, state = self._table.page.evaluate(
                "(() => { const e = document.activeElement;"
                " return [e.ariaLabel ?? e.innerText.trim(), e.getAttribute('aria-pressed')]; })()"
            )
            if re.fullmatch(name, label) and pressed in (None, state):
                return
        raise AssertionError(f"Tab does not reach «{name}»")


def name_of(square: int) -> str:
    return at_text(square, down=False)
