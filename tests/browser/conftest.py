"""A headless Chromium and a server for each worker, and people who sit before them."""

import shutil
from collections.abc import Iterator
from importlib import resources

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.browser.person import PATIENCE, People
from tests.browser.profiles import Profiles
from tests.server.process import Server, serving

# What a page shows, it shows a moment later than it is asked for.
expect.set_options(timeout=PATIENCE)


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    programs = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
    program = next((path for name in programs if (path := shutil.which(name))), None)
    assert program, "Chromium is not installed (on Debian and Ubuntu: apt install chromium)"
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=program, args=["--disable-background-networking"]
        )
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def profiles(chromium: Browser) -> Profiles:
    return Profiles(chromium)


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """The server of this worker; people of different tests do not know of each other."""
    page = resources.files("trilobite.server") / "static" / "index.html"
    assert page.is_file(), "the client is not built: run `make client`"
    with serving(f"sqlite:///{tmp_path_factory.mktemp('house')}/tables.db") as server:
        yield server


@pytest.fixture
def people(profiles: Profiles, house: Server) -> Iterator[People]:
    """Makes people, each with a browser profile of their own. Whatever they did: no page said an
    error, and none asked anybody but our server for anything."""
    people = People(profiles, house.address)
    yield people
    people.leave()
