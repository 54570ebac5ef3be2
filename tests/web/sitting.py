"""Seats at tables of any game, over HTTP: for what a page need not do itself, and for people without a page."""

import time
from collections.abc import Callable, Sequence
from functools import cache
from itertools import cycle
from typing import Any, Final, Self

import httpx
from playwright.sync_api import Page, expect

from harness.site import newcomer
from slovoteka.server.base.cleaning import LONGEST_NAME
from web.people import Person
from web.texts import page_text

_POLL_S: Final = 0.05
_ANSWER_S: Final = 60
"""Advice may have to wait for a worker that has just been started on a busy machine."""
_GAME_S: Final = 180
"""For all advised moves of a game on a busy machine."""
_CLOSED: Final = httpx.codes.CONFLICT
LONG_NAMES: Final = tuple(f"{seat:02}".rjust(LONGEST_NAME, "Щ") for seat in range(12))
"""The widest possible names, which cannot be broken."""
NAMES: Final = ("Вера", "Лев", "Марина", "Глеб", "Дина", "Егор", "Жанна", "Захар", "Ирина", "Кирилл")


class Refused(Exception):
    """The server answered with an unexpected status."""

    def __init__(self, status: int, text: str) -> None:
        super().__init__(f"{status}: {text}")
        self.status = status


@cache
def _line_to(url: str) -> httpx.Client:
    """One client for all requests, since creating one takes longer than the request."""
    return httpx.Client(base_url=url, timeout=_ANSWER_S, limits=httpx.Limits(keepalive_expiry=1))


class Visitor:
    """A person as the server knows them."""

    def __init__(self, send: Callable[[str, str, Any], tuple[int, str, Any]]) -> None:
        self._send = send

    @classmethod
    def before(cls, person: Person, url: str) -> Self:
        """The person at this screen, by its cookie."""
        requests = person.context.request

        def send(method: str, path: str, body: Any) -> tuple[int, str, Any]:
            answer = requests.fetch(
                f"/api/v1{path}",
                method=method,
                data=body,
                headers={"Origin": url},
                timeout=_ANSWER_S * 1000,
                max_retries=2,  # the server may close an idle connection just before it is used again
            )
            return answer.status, answer.text(), answer.json

        visitor = cls(send)
        visitor.ask("GET", "/me")  # the first visit creates the identity
        return visitor

    @classmethod
    def unseen(cls, url: str) -> Self:
        """A new person without a screen."""
        headers = {"Authorization": f"Bearer {newcomer(url)}"}

        def send(method: str, path: str, body: Any) -> tuple[int, str, Any]:
            answer = _line_to(url).request(method, f"/api/v1{path}", json=body, headers=headers)
            return answer.status_code, answer.text, answer.json

        return cls(send)

    def ask(self, method: str, path: str, body: Any = None) -> Any:
        if body is None and method not in ("GET", "DELETE"):
            body = {}
        status, text, decode = self._send(method, path, body)
        if not httpx.codes.is_success(status):
            raise Refused(status, f"{method} {path}: {text}")
        return decode() if text else None


class Chair:
    """One seat of a running match."""

    def __init__(self, visitor: Visitor, room: str, seat: int) -> None:
        self.visitor = visitor
        self.room = room
        self.seat = seat

    def view(self) -> Any:
        return self.visitor.ask("GET", f"/rooms/{self.room}/view?seat={self.seat}")

    def due(self) -> str | None:
        """The window that waits for this seat."""
        seen = self.view()
        waiting = [open_["id"] for open_ in seen["table"].get("windows", ()) if open_.get("blocking", True)]
        return next((window for window in waiting if window in seen["mine"]), None)

    def advice(self, window: str) -> Any:
        return self.visitor.ask("POST", f"/rooms/{self.room}/hints", {"seat": self.seat, "window": window})["action"]

    def act(self, action: Any, window: str | None = None) -> None:
        answer = {"seat": self.seat, "window": window or self.due(), "action": action}
        self.visitor.ask("POST", f"/rooms/{self.room}/acts", answer)

    def move(self) -> bool:
        """Moves as a master advises, if the seat is asked and nobody is quicker."""
        window = self.due()
        if window is None:
            return False
        try:
            self.act(self._opinion(window), window)
        except Refused as refusal:
            if refusal.status != _CLOSED:
                raise
            return False
        return True

    def _opinion(self, window: str) -> Any:
        """There is no advice on whether a word exists, so the seat says that it does."""
        try:
            return self.advice(window)
        except Refused as refusal:
            if "no-hints-on-words" not in str(refusal):
                raise
        if not window.startswith("vote"):
            return {"type": "accept"}
        game = self.visitor.ask("GET", f"/rooms/{self.room}")["room"]["agreement"]["game"]
        return {"type": "vote", "valid" if game == "scrabble" else "exists": True}


def lay_table(
    visitors: Sequence[Visitor], conditions: dict[str, Any], *, bots: int = 0, names: Sequence[str] = NAMES
) -> list[Chair]:
    """Begins a match of these visitors. Chairs of the same visitor share a device."""
    host = visitors[0]
    mine = [one is host for one in visitors]
    chairs = [{"who": "me", "name": names[seat]} if own else {"who": "open"} for seat, own in enumerate(mine)]
    chairs += [{"who": "bot", "level": "beginner"}] * bots
    options = {"seats": len(chairs), **conditions.get("options", {})} if len(chairs) > 1 else {}
    new = {"conditions": {**conditions, "options": options}, "chairs": chairs, "start": True}
    made = host.ask("POST", "/rooms", new)["room"]
    guests = [(seat, one) for seat, one in enumerate(visitors) if one is not host]
    for seat, one in guests:
        one.ask("POST", f"/rooms/{made['room']}/chairs", {"seat": seat, "name": names[seat]})
    for seat, one in guests:
        one.ask("POST", f"/rooms/{made['room']}/chairs/{seat}/ready", {"agreed": made["agreed"]})
    return [Chair(one, made["room"], seat) for seat, one in enumerate(visitors)]


def play(chairs: Sequence[Chair], until: Callable[[Any], bool]) -> Any:
    """The chairs move as masters advise until the first one's view meets the condition.

    The condition is checked after every move.
    """
    end = time.monotonic() + _GAME_S
    idle = 0
    seen = chairs[0].view()
    for chair in cycle(chairs):
        if until(seen):
            break
        assert time.monotonic() < end, seen
        idle = 0 if chair.move() else idle + 1
        if idle == len(chairs):
            idle = 0
            time.sleep(_POLL_S)  # a bot thinks
        if idle == 0:
            seen = chairs[0].view()
    return seen


def enter(person: Person, room: str) -> Page:
    """Opens the table and returns once it is there and connected."""
    person.page.goto(f"/t/{room}")
    await_table(person.page)
    return person.page


def await_table(page: Page) -> None:
    expect(page.get_by_role("button", name=page_text("table.menu"))).to_be_visible()


def is_over(view: Any) -> bool:
    return view["table"].get("outcome") is not None
