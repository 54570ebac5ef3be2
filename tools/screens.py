"""Takes pictures of the first page, of every game, of its review and of other pages: `make screens`.

They are for README.md and docs/screens.md. By hand, with tests/ on the path: `python tools/screens.py OUT`, optionally
with names such as `scrabble` to take only those.

Games are played on a real site with bots in the other chairs. Our moves come from hints.
"""

import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final

import httpx
from playwright.sync_api import Browser, Page

from harness.site import Site, ask, newcomer
from slovoteka.core.value import Value
from web.browser import browser
from web.people import Looks, Person
from web.texts import page_text

LOOKS: Final = {
    "light": Looks(),
    "dark": Looks(dark=True),
    "phone": Looks(screen="phone", scale=2),
}
IN_THE_DARK: Final = ("home", "duplicate")
"""Tables are always taken in the dark theme too; of the other pages these two are enough."""
_PATIENCE_S: Final = 300.0
_REVIEW_MS: Final = 120_000
_SETTLED_MS: Final = 1_000
"""The time after which a page has loaded everything that it shows by itself."""
_LEVEL: Final = "amateur"


class Game(Value, frozen=True, kw_only=True):
    """A game that is played up to a moment worth a picture."""

    conditions: dict[str, Any]
    seats: int = 2
    seat: int = 0
    moves: int
    """The number of our moves."""


GAMES: Final = {
    "scrabble": Game(conditions={"game": "scrabble"}, moves=7),
    "forbidden": Game(conditions={"game": "forbidden", "options": {"seats": 3}}, seats=3, moves=6),
    "underwood": Game(conditions={"game": "underwood", "options": {"seats": 3}}, seats=3, moves=4),
    "codenames-captain": Game(conditions={"game": "codenames"}, seats=4, seat=0, moves=2),
    "codenames-guesser": Game(conditions={"game": "codenames"}, seats=4, seat=2, moves=3),
}
REVIEWED: Final = {
    "scrabble": Game(conditions={"game": "scrabble"}, moves=1_000),
    "forbidden": Game(conditions={"game": "forbidden", "options": {"seats": 3}}, seats=3, moves=1_000),
    "underwood": Game(conditions={"game": "underwood", "options": {"target": 60}}, moves=1_000),
    "codenames": Game(conditions={"game": "codenames"}, seats=4, seat=2, moves=1_000),
}
"""Played to the end, so that it can be reviewed."""
PAGES: Final = {
    "home": "/",
    "puzzles": "/puzzles",
    "analysis": (
        "/analysis/scrabble?position="
        "15/15/10Ч1Б2/7КОМЕТЫ2/7Р2К1К2/7ЯР6/6ГДЕ6/6аУ7/4ВИД8/3ВЫ10/15/15/15/15/15 ДЕСТТТУ/ 45/85 0"
    ),
}
HALL: Final = {"game": "scrabble", "variant": "duplicate", "options": {"seats": 30}}
_NAMES: Final = ("Аня", "Борис", "Вера", "Глеб", "Дина")


def main(out: Path, *only: str) -> None:
    out.mkdir(parents=True, exist_ok=True)
    scenes: dict[str, Callable[[Site, str], str]] = {name: _page(address) for name, address in PAGES.items()}
    scenes |= {name: _table_of(game) for name, game in GAMES.items()}
    scenes |= {f"review-{name}": _replay_of(game) for name, game in REVIEWED.items()}
    scenes["duplicate"] = _hall
    with tempfile.TemporaryDirectory() as folder, Site(Path(folder)) as site, browser() as opened:
        for name in only or scenes:
            token = newcomer(site.url)
            ask(site.url, token, "PATCH", "/me", {"name": "Марина"})
            for path in _pictures(opened, site, token, scenes[name](site, token), out / name):
                print(path)


def _pictures(opened: Browser, site: Site, token: str, address: str, path: Path) -> Iterator[Path]:
    """One picture for each look, all as the same person."""
    for look, looks in LOOKS.items():
        if looks.dark and path.name not in (*GAMES, *IN_THE_DARK):
            continue
        person = Person(opened, site.url, looks)
        person.become(token)
        person.page.goto(address)
        person.page.locator("main").wait_for()
        if "/replay/" in address:
            _review(person.page)
        elif "/analysis/" in address:
            person.page.locator("tbody tr").first.wait_for(timeout=_REVIEW_MS)
        person.page.wait_for_timeout(_SETTLED_MS)
        person.page.evaluate("document.fonts.ready")
        taken = path.with_name(f"{path.name}-{look}.png")
        person.page.screenshot(path=taken)
        complaints = person.hear_out()
        person.context.close()
        if complaints:
            sys.exit("\n".join(complaints))
        yield taken


# --- scenes ---------------------------------------------------------------------------------------------------------


def _page(address: str) -> Callable[[Site, str], str]:
    return lambda _site, _token: address


def _replay_of(game: Game) -> Callable[[Site, str], str]:
    sit_down = _table_of(game)
    return lambda site, token: sit_down(site, token).replace("/t/", "/replay/")


def _review(page: Page) -> None:
    """Requests a review, waits for it, and opens the first slip of the game."""
    page.get_by_role("button", name=page_text("review.ask"), exact=True).click()
    page.locator("[data-test=sums]").wait_for(timeout=_REVIEW_MS)
    page.keyboard.press("Home")
    page.keyboard.press("n")


def _table_of(game: Game) -> Callable[[Site, str], str]:
    def prepare(site: Site, token: str) -> str:
        chairs = [{"who": "bot", "level": _LEVEL}] * game.seats
        chairs[game.seat] = {"who": "me"}
        wanted = {"conditions": game.conditions, "chairs": chairs, "start": True}
        room = ask(site.url, token, "POST", "/rooms", wanted)["room"]["room"]
        _play(site, token, room, game)
        return f"/t/{room}"

    return prepare


def _play(site: Site, token: str, room: str, game: Game) -> None:
    """Makes so many moves, and goes on until it is our turn again."""
    made, until = 0, time.monotonic() + _PATIENCE_S
    while time.monotonic() < until:
        seen = ask(site.url, token, "GET", f"/rooms/{room}/view?seat={game.seat}")
        waiting = [window["id"] for window in seen["table"].get("windows", ()) if window.get("blocking", True)]
        ours = [window for window in waiting if window in seen["mine"]]
        if "outcome" in seen["table"] or (ours and made >= game.moves):
            return
        if ours and _move(site, token, room, {"seat": game.seat, "window": ours[0]}):
            made += 1
        else:
            time.sleep(0.1)
    raise TimeoutError(f"{room}: {made} moves")


def _move(site: Site, token: str, room: str, window: dict[str, Any]) -> bool:
    """Returns False if somebody was quicker and the window is closed."""
    signed = {"Authorization": f"Bearer {token}"}
    with httpx.Client(base_url=f"{site.url}/api/v1/rooms/{room}", headers=signed) as client:
        hint = client.post("/hints", json=window, timeout=_PATIENCE_S)
        if hint.status_code == httpx.codes.CONFLICT:
            return False
        action = hint.raise_for_status().json()["action"]
        return client.post("/acts", json={**window, "action": action}).status_code == httpx.codes.OK


def _hall(site: Site, token: str) -> str:
    made = ask(site.url, token, "POST", "/rooms", {"conditions": HALL, "hall": True, "chairs": [{"who": "me"}]})
    room = made["room"]["room"]
    for name in _NAMES:
        ask(site.url, newcomer(site.url), "POST", f"/rooms/{room}/chairs", {"name": name})
    ask(site.url, token, "POST", f"/rooms/{room}/start")
    return f"/t/{room}"


if __name__ == "__main__":
    main(Path(sys.argv[1]), *sys.argv[2:])
