"""People at tables of «Кодовые имена». They sit down over HTTP; everything else happens on pages."""

import re
from collections.abc import Sequence
from itertools import product
from typing import Any, Final

from playwright.sync_api import Locator, expect

from harness.site import ask, newcomer
from web.people import BOT_MS, Person
from web.texts import page_text

BOT: Final = "bot"
OWNERS: Final = {page_text(f"codenames.owner-{owner}"): owner for owner in ("red", "blue", "bystander", "assassin")}
_CLOSED: Final = page_text("codenames.closed")
_OPEN: Final = page_text("codenames.open")
_RESPOND_MS: Final = 600_000
"""Long enough for a slow page to show the button to object."""
_CLUES: Final = ("ПОГОДА", "КРАСИВЫЙ", "ПРОГУЛКА", "ЗАВТРА", "ОГРОМНЫЙ", "ПУТЕШЕСТВИЕ", "ВЕСЕЛЬЕ", "ОПАСНОСТЬ")


class Company:
    """`Company(url, ["Вера", BOT, "Марина", BOT])` begins a match. The same name twice means one device."""

    def __init__(self, url: str, chairs: Sequence[str], **options: Any) -> None:
        self._url = url
        self._tokens = {name: newcomer(url) for name in chairs if name != BOT}
        host = next(iter(self._tokens))
        seats = [_chair(name, host) for name in chairs]
        agreed = {"seats": len(chairs), "first": "red", "respond_ms": _RESPOND_MS, **options}
        conditions = {"game": "codenames", "options": agreed}
        made = self._ask(host, "POST", "/rooms", {"conditions": conditions, "chairs": seats, "start": True})["room"]
        self.room: str = made["room"]
        guests = [(seat, name) for seat, name in enumerate(chairs) if name not in (BOT, host)]
        for seat, name in guests:
            self._ask(name, "POST", f"/rooms/{self.room}/chairs", {"seat": seat, "name": f"{name} {seat}"})
        for seat, name in guests:
            self._ask(name, "POST", f"/rooms/{self.room}/chairs/{seat}/ready", {"agreed": made["agreed"]})

    def _ask(self, name: str, method: str, path: str, body: Any = None) -> Any:
        return ask(self._url, self._tokens[name], method, path, body)

    def seat(self, name: str, person: Person) -> "Table":
        person.become(self._tokens[name])
        person.page.goto(f"/t/{self.room}")
        return Table(person)

    def fair_clue(self, name: str, seat: int = 0) -> str:
        """A clue that nobody can object to."""
        return self.find_clue(name, (1, 2, 3), seat)[0]

    def find_clue(
        self, name: str, numbers: Sequence[int], seat: int = 0, *, broken: str | None = None
    ) -> tuple[str, int]:
        """A clue that is allowed, or that breaks only this rule.

        A number may itself hint at a word: 8 at an octopus.
        """
        window = self._ask(name, "GET", f"/rooms/{self.room}/view?seat={seat}")["mine"][0]
        for number, word in product(numbers, _CLUES):
            tried = {"seat": seat, "window": window, "action": {"type": "clue", "word": word, "number": number}}
            problem = self._ask(name, "POST", f"/rooms/{self.room}/preview", tried)["problem"]
            if broken == (None if problem is None else problem["rule"]["id"]):
                return word, number
        raise AssertionError("all of them are on the table")


def _chair(name: str, host: str) -> dict[str, str]:
    if name == BOT:
        return {"who": "bot", "level": "beginner"}
    return {"who": "me", "name": name} if name == host else {"who": "open"}


class Table:
    """What one person sees and does."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.page = person.page
        self.clue_field = self.page.get_by_label(page_text("codenames.word"), exact=True)
        self.judge = self.page.locator("[data-test=judge]")
        self.panel = self.page.locator("[data-test=panel]")
        self.result = self.page.locator("[data-test=game-over]")

    def button(self, key: str) -> Locator:
        """The button with this text key of the game."""
        name = re.compile(rf"^{re.escape(page_text(f'codenames.{key}'))}( \w+)?$")
        return self.page.get_by_role("main").get_by_role("button", name=name)

    # --- words ------------------------------------------------------------------------------------------------------

    def word(self, word: str) -> Locator:
        return self.page.get_by_role("grid").get_by_role("button", name=re.compile(f"^{word},"))

    def labels(self) -> dict[str, list[str]]:
        """The screen reader's label of each word."""
        board = self.page.get_by_role("grid").get_by_role("button")
        expect(board).to_have_count(25)
        spoken = board.evaluate_all("all => all.map((one) => one.getAttribute('aria-label'))")
        return {parts[0]: parts[1:] for parts in (label.split(", ") for label in spoken)}

    @property
    def closed(self) -> list[str]:
        return [word for word, label in self.labels().items() if _OPEN not in label]

    def known(self) -> dict[str, str]:
        """The visible owners of words that are not covered yet."""
        return {
            word: OWNERS[part]
            for word, label in self.labels().items()
            if _OPEN not in label
            for part in label
            if part in OWNERS
        }

    def agents(self, owner: str = "red") -> list[str]:
        return [word for word, whose in self.known().items() if whose == owner]

    def sees_key(self) -> bool:
        return bool(self.known())

    # --- actions ----------------------------------------------------------------------------------------------------

    def await_clue_entry(self) -> None:
        expect(self.clue_field).to_be_visible(timeout=BOT_MS)

    def give_clue(self, word: str, number: int | str) -> None:
        self.clue_field.fill(word)
        self.page.get_by_role("radio", name=str(number), exact=True).click()
        self.button("do-clue").click()

    def strike_for(self, rule: str) -> None:
        """Chooses a reason in the open list and strikes the clue."""
        self.page.get_by_role("radio", name=page_text(f"codenames-strike-{rule.lower()}")).click()
        self.button("do-strike").click()

    def touch(self, word: str) -> None:
        self.word(word).click()
        self.button("do-touch").click()
        expect(self.word(word)).to_have_accessible_name(re.compile(_OPEN))

    def lift_curtain(self) -> None:
        """Confirms that the device is in the right hands."""
        self.page.get_by_role("button", name=re.compile(r"^Это я")).click()
