"""A site and a browser for the tests of this folder. Whatever a page does wrong in passing fails the test."""

import tempfile
from collections.abc import Generator, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Error, expect

from harness.site import Site
from web.browser import browser as open_browser
from web.people import PATIENCE_MS, People

expect.set_options(timeout=PATIENCE_MS)

HASTE = {
    "SLOVOTEKA_BOT_PACE": "0.1",
    "SLOVOTEKA_LIMIT_CODES": "1000000/1",
    "SLOVOTEKA_LIMIT_CODES_ADDRESS": "1000000/1",
}
"""Bots that do not take a human's time over what takes them none; people who come from other devices all the time."""


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """One for all tests of a worker, whose people know nothing of each other. Who kills it starts one of their own."""
    with Site(tmp_path_factory.mktemp("site"), environment=HASTE) as running:
        yield running


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """Not for the session: tests of other folders run event loops of their own in this worker."""
    with open_browser() as opened:
        yield opened


@pytest.fixture
def person(browser: Browser, site: Site) -> Iterator[People]:
    """Makes people: `person(screen="phone")`, as many as a test needs."""
    people = People(browser, site.url)
    yield people
    people.leave()


@pytest.hookimpl(wrapper=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> Generator[None, object, object]:
    """Asks people what they thought of it, and keeps what they saw if something went wrong."""
    people = pyfuncitem.funcargs.get("person")
    if not isinstance(people, People):
        return (yield)
    try:
        result = yield
    except Exception as error:
        _keep_pictures(error, people, pyfuncitem)
        for complaint in (complaint for one in people.present for complaint in one.complaints):
            error.add_note(f"complaint: {complaint}")
        raise
    try:
        people.check_contentment()
    except AssertionError as error:
        _keep_pictures(error, people, pyfuncitem)
        raise
    return result


def _keep_pictures(error: Exception, people: People, test: pytest.Function) -> None:
    folder = Path(tempfile.mkdtemp(prefix=f"{test.originalname}-"))  # pytest clears its own before one has looked
    try:
        for picture in people.pictures(folder):
            error.add_note(f"seen last: {picture}")
    except Error as trouble:
        error.add_note(f"no picture: {trouble}")
