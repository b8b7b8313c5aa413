"""The built site below a path of a plain server of files, and visitors with a browser each."""

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext

from tests.browser.conftest import chromium
from tests.browser.person import DESKTOP, HASTY, PHONE, Person

__all__ = ["chromium"]

SITE = Path(__file__).parents[1] / "dist" / "site"

#: Starting the engine may take long on a busy machine.
PATIENCE = 120_000

#: Tells the test what tables say: it comes from a worker instead of over a socket.
LISTEN = """window.Worker = class extends Worker {
  constructor(...args) {
    super(...args);
    this.addEventListener('message', ({ data }) => {
      if (data.type === 'told') window.heard(data.text);
    });
  }
}"""


#: Waits until the memory of Python is kept.
REMEMBERED = """async () => {
  const cache = await caches.open('trilobite');
  while (!(await cache.keys()).some(({ url }) => url.includes('/engine/memory?'))) {
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}"""


class Quiet(SimpleHTTPRequestHandler):
    """Serves files without a word."""

    def log_message(self, format: str, *args: object) -> None:
        pass


@contextmanager
def served(folder: Path) -> Iterator[str]:
    """The address of a directory below the path of its name."""
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=str(folder.parent)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}/{folder.name}"
    server.shutdown()
    server.server_close()


@pytest.fixture(scope="session")
def address() -> Iterator[str]:
    """The address of the site."""
    assert (SITE / "index.html").is_file(), "the site is not built: run `make site`"
    with served(SITE) as address:
        yield address


class Visitor(Person):
    """Somebody who opens the site."""

    def __init__(self, context: BrowserContext, address: str) -> None:
        context.add_init_script(HASTY)
        context.add_init_script(LISTEN)
        super().__init__(context, context.new_page(), address)
        self.page.expose_function("heard", self._heard)
        self.page.set_default_timeout(PATIENCE)

    def come(self) -> "Visitor":
        """Opens the site and waits until all of it is there."""
        self.page.goto(f"{self.address}/")
        self.wait_ready()
        return self

    def wait_ready(self) -> None:
        self.page.locator(".site[data-phase=ready]").wait_for()

    def go_offline(self) -> None:
        """Turns the net off, and opens the page anew."""
        self.context.set_offline(True)
        self.page.reload()
        self.wait_ready()

    def slow_down(self, rate: float) -> None:
        """Chromium makes the page so many times slower, as at a phone; not its workers."""
        session = self.context.new_cdp_session(self.page)
        session.send("Emulation.setCPUThrottlingRate", {"rate": rate})

    def wait_remembered(self) -> None:
        """Waits until the browser has kept the memory of Python for the next start."""
        self.page.evaluate(REMEMBERED)

    def upload(self, record: Path) -> None:
        """Opens a record from the home page."""
        self.page.locator("main > .buttons input[type=file]").set_input_files(record)
        self.ready("table")


class Visitors:
    """The visitors of one test."""

    def __init__(self, browser: Browser, address: str) -> None:
        self._browser = browser
        self._address = address
        self._there: list[Visitor] = []

    def __call__(self, *, phone: bool = False, address: str = "") -> Visitor:
        shape: dict[str, Any] = {"viewport": DESKTOP}
        if phone:
            shape = {"viewport": PHONE, "has_touch": True, "is_mobile": True}
        context = self._browser.new_context(locale="en-GB", reduced_motion="reduce", **shape)
        visitor = Visitor(context, address or self._address)
        self._there.append(visitor)
        return visitor

    def leave(self) -> None:
        """Closes all browsers; no page said an error, and none asked any other address."""
        troubles = [trouble for visitor in self._there for trouble in visitor.troubles]
        for visitor in self._there:
            visitor.context.close()
        assert not troubles, "\n".join(troubles)


@pytest.fixture
def visitor(chromium: Browser, address: str) -> Iterator[Visitors]:
    """Makes visitors."""
    visitors = Visitors(chromium, address)
    yield visitors
    visitors.leave()
