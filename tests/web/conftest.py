"""A site and a browser for the tests of this folder. Any error of a page fails the test."""

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
"""Bots act faster, and the use of device codes is practically unlimited."""


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """One site for all tests of a worker, whose people do not know each other.

    Tests that kill a site start their own.
    """
    with Site(tmp_path_factory.mktemp("site"), environment=HASTE) as running:
        yield running


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """Not session-scoped, because tests of other folders run their own event loops in this worker."""
    with open_browser() as opened:
        yield opened


@pytest.fixture
def person(browser: Browser, site: Site) -> Iterator[People]:
    """Creates people, such as `person(screen="phone")`, as many as a test needs."""
    people = People(browser, site.url)
    yield people
    people.leave()


@pytest.hookimpl(wrapper=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> Generator[None, object, object]:
    """Fails the test if a page had errors, and saves screenshots of a failed test."""
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
    folder = Path(tempfile.mkdtemp(prefix=f"{test.originalname}-"))  # pytest would clear its own folder
    try:
        for picture in people.pictures(folder):
            error.add_note(f"seen last: {picture}")
    except Error as trouble:
        error.add_note(f"no picture: {trouble}")
