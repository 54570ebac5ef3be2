"""People at screens: each has a browser profile of their own and reports errors of the page."""

import re
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Any, Literal

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, Request

from harness.site import ask
from slovoteka.core.value import Value
from web.fitting import await_stillness
from web.texts import catalogue

Screen = Literal["desktop", "laptop", "tablet", "phone", "small-phone"]
SIZES: dict[Screen, tuple[int, int]] = {
    "desktop": (1440, 900),
    "laptop": (1280, 720),
    "tablet": (820, 1180),
    "phone": (390, 844),
    "small-phone": (320, 640),
}
TOUCHED: frozenset[Screen] = frozenset({"tablet", "phone", "small-phone"})
PATIENCE_MS = 20_000
"""Only failing tests wait this long."""
BOT_MS = 60_000
"""Bots think in workers. The first decision waits until one has started, which takes long on a busy machine."""
SERVER_AWAY = (
    r"ERR_CONNECTION_\w+|ERR_INTERNET_DISCONNECTED|ERR_EMPTY_RESPONSE"
    r"|ERR_INCOMPLETE_CHUNKED|ERR_CONTENT_LENGTH_MISMATCH|WebSocket|ERR_FAILED"
)
"""Messages of browsers when the server or the connection is lost. The last is about requests of a service worker."""
_ABORTED = "net::ERR_ABORTED"
"""A request whose page was closed meanwhile."""


class Looks(Value, frozen=True, kw_only=True):
    """A person's device and system preferences."""

    screen: Screen = "desktop"
    dark: bool = False
    language: str = "ru"
    moving: bool = False
    """Whether the person allows animations. Most tests are quicker without."""
    scale: int = 1
    """Device pixels for each pixel of the page."""


class Person:
    def __init__(self, browser: Browser, address: str, looks: Looks) -> None:
        self._address = address
        width, height = SIZES[looks.screen]
        self.context: BrowserContext = browser.new_context(
            base_url=address,
            viewport={"width": width, "height": height},
            device_scale_factor=looks.scale,
            has_touch=looks.screen in TOUCHED,
            is_mobile=looks.screen in TOUCHED,
            color_scheme="dark" if looks.dark else "light",
            reduced_motion="no-preference" if looks.moving else "reduce",
            locale=looks.language,
            timezone_id="UTC",
        )
        self.context.set_default_timeout(PATIENCE_MS)
        self.context.on("page", self._listen)
        self.complaints: list[str] = []
        self._expected: re.Pattern[str] | None = None
        self.page: Page = self.context.new_page()

    def _listen(self, page: Page) -> None:
        page.on("console", self._heard)
        page.on("pageerror", lambda error: self._complain(f"error of the page: {error}"))
        page.on("requestfailed", self._failed)

    def _heard(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            self._complain(f"console: {message.text} ({message.location['url']})")

    def _failed(self, request: Request) -> None:
        if request.failure != _ABORTED:
            self._complain(f"request failed: {request.method} {request.url}: {request.failure}")

    def _complain(self, text: str) -> None:
        if self._expected is None or not self._expected.search(text):
            self.complaints.append(f"{self.page.url}: {text}")

    # --- helpers for tests ------------------------------------------------------------------------------------------

    @contextmanager
    def expecting(self, trouble: str) -> Iterator[None]:
        """Within it, complaints that match this pattern are expected, such as `SERVER_AWAY`."""
        self._expected = re.compile(trouble)
        try:
            yield
            self.hear_out()
        finally:
            self._expected = None

    @contextmanager
    def offline(self) -> Iterator[None]:
        with self.expecting(SERVER_AWAY):
            self.context.set_offline(True)
            try:
                yield
            finally:
                self.context.set_offline(False)

    def become(self, token: str) -> None:
        """Takes over the identity of this token, so that a test may arrange things over HTTP and look at them here."""
        code = ask(self._address, token, "POST", "/me/code")["code"]
        taken = self.context.request.post("/api/v1/me/take", data={"code": code}, headers={"Origin": self._address})
        assert taken.ok, taken.text()

    def check_access(self) -> None:
        """Checks with axe that the page is accessible."""
        await_stillness(self.page)
        found = Axe().run(self.page).response["violations"]
        assert not found, f"{self.page.url}\n" + "\n".join(map(_violation, found))

    def hear_out(self) -> list[str]:
        """All complaints. The browser answers in order, so all earlier reports have arrived by then."""
        if self.page.is_closed():
            return self.complaints
        shown = self.page.evaluate("document.body.innerText")
        return self.complaints + [f"{self.page.url}: no text for {key}" for key in _without_text().findall(shown)]


@cache
def _without_text() -> re.Pattern[str]:
    """Matches a key whose text was not loaded (`table.your-turn`) and a parameter without a value (`{$name}`)."""
    names = {key.partition(".")[0] for key in catalogue("ru")}
    return re.compile(rf"\b(?:{'|'.join(sorted(names))})\.[a-z][\w-]+|{{\$\w+}}")


def _violation(violation: dict[str, Any]) -> str:
    places = [f"    {' '.join(map(str, node['target']))}\n      {node['html'][:200]}" for node in violation["nodes"]]
    return "\n".join([f"  {violation['id']} ({violation['impact']}): {violation['help']}", *places])


class People:
    """The people of one test."""

    def __init__(self, browser: Browser, address: str) -> None:
        self._browser = browser
        self._address = address
        self.present: list[Person] = []

    def __call__(self, **looks: Any) -> Person:
        """A new person with these `Looks`: `person(screen="phone", dark=True)`."""
        come = Person(self._browser, self._address, Looks(**looks))
        self.present.append(come)
        return come

    def check_contentment(self) -> None:
        """Checks that no page has had errors."""
        complaints = [complaint for one in self.present for complaint in one.hear_out()]
        assert not complaints, "\n".join(complaints)

    def pictures(self, folder: Path) -> Iterator[Path]:
        """Screenshots of what each of them saw last."""
        for number, one in enumerate(self.present, 1):
            path = folder / f"person-{number}.png"
            one.page.screenshot(path=path)
            yield path

    def leave(self) -> None:
        for one in self.present:
            one.context.close()
