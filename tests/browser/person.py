"""A person before the page: looks at it as it is drawn, and clicks, taps or types.

Elements are found by role or by the attributes that web/README.md promises.
"""

import json
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any, Self
from urllib.parse import urlsplit

from playwright.sync_api import (
    BrowserContext,
    ConsoleMessage,
    Locator,
    Page,
    Route,
    WebSocket,
)

from tests.browser.profiles import Profile, Profiles
from tests.browser.stored import any_option, game_record, some

DESKTOP = {"width": 1440, "height": 1000}
PHONE = {"width": 390, "height": 844}

#: How long a page may take for anything, in milliseconds; the machine may be busy.
PATIENCE = 30_000

#: What the page says of the table, in one look.
LOOK = """() => {
  const table = document.querySelector('main[data-table]');
  const prompt = document.querySelector('[data-prompt]');
  if (!table || !prompt) return null;
  const keys = document.querySelectorAll('[data-option-list] [data-key]');
  const pieces = [...document.querySelectorAll('main [data-options]')].filter(
    (piece) => piece.checkVisibility({visibilityProperty: true}));
  return {
    id: table.dataset.table,
    version: Number(table.dataset.version),
    answers: Number(table.dataset.answers),
    busy: table.dataset.busy === 'true',
    past: table.dataset.past === 'true',
    over: table.dataset.over === 'true',
    prompt: prompt.dataset.prompt,
    seat: prompt.dataset.seat ?? null,
    clause: prompt.dataset.clause ?? null,
    keys: [...keys].map((button) => button.dataset.key),
    pieces: pieces.map((piece) => [piece.dataset.target, piece.dataset.options.split('|')]),
    log: [...document.querySelectorAll('[data-log]')].map((line) => line.textContent),
  };
}"""

#: Looks as soon as the page asks this person, or the game is over; after a given version. Waits for
#: changes of the page instead of asking it again and again, and for the frame that shows them.
ASKED = """([after, patience]) => new Promise((resolve, reject) => {
  const asked = () => {
    const table = document.querySelector('main[data-table]')?.dataset;
    return table && table.version !== after && (table.busy === 'false' || table.over === 'true');
  };
  const late = setTimeout(() => {
    changes.disconnect();
    reject(new Error('nothing new is asked: ' + document.body.innerText.slice(0, 500)));
  }, patience);
  const shown = () => {
    if (!asked()) return;
    changes.disconnect();
    clearTimeout(late);
    resolve((LOOK)());
  };
  const look = () => { if (asked()) requestAnimationFrame(shown); };
  const changes = new MutationObserver(look);
  changes.observe(document, {
    subtree: true, childList: true, attributeFilter: ['data-version', 'data-busy', 'data-over'],
  });
  look();
})""".replace("LOOK", LOOK)


#: Chosen before the page asks what was chosen; what a test chooses later stays.
HASTY = """localStorage.getItem('trilobite-settings') ??
  localStorage.setItem('trilobite-settings', JSON.stringify({quiet: false}))"""


class Sight:
    """The table as the page shows it at one moment."""

    def __init__(self, seen: dict[str, Any]) -> None:
        self.table: str = seen["id"]
        self.version: int = seen["version"]
        self.answers: int = seen["answers"]
        self.past: bool = seen["past"]
        self.over: bool = seen["over"]
        #: The kind of decision asked, or `waiting`, `over`, `past`.
        self.prompt: str = seen["prompt"]
        self.seat: str | None = seen["seat"]
        self.clause: str | None = seen["clause"]
        #: The options in the list of all options.
        self.keys: list[str] = seen["keys"]
        #: Lit pieces and the options at each.
        self.pieces: dict[str, list[str]] = dict(seen["pieces"])
        self.log: list[str] = seen["log"]

    def decision(self) -> tuple[str, str | None, str | None, list[str]]:
        """What is asked."""
        return (self.prompt, self.seat, self.clause, self.keys)

    def piece_for(self, key: str) -> str | None:
        """The lit piece that offers the option."""
        return next((target for target, keys in self.pieces.items() if key in keys), None)


class Person:
    """Somebody before one page in a profile of theirs."""

    def __init__(self, context: BrowserContext, page: Page, address: str) -> None:
        self.context = context
        self.address = address
        self.page = page
        self.page.set_default_timeout(PATIENCE)
        #: Nobody else can have this profile any more.
        self.changed_browser = False
        #: Errors of the page and requests to others; nobody should meet any.
        self.troubles: list[str] = []
        #: Texts that came from the server, and those of them that are live messages.
        self.received: list[str] = []
        self.live: list[dict[str, Any]] = []
        self.sent: list[str] = []
        self._noted: dict[Any, Callable[..., None]] = {
            "console": self._console,
            "pageerror": lambda error: self.troubles.append(f"page: {error}"),
            "request": lambda request: self._asked(request.url),
            "websocket": self._connected,
        }
        for event, note in self._noted.items():
            self.page.on(event, note)

    # --- what is noted all the time -------------------------------------------------------

    def _console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.troubles.append(f"console: {message.text}")

    def leave(self) -> None:
        """From now on nothing is noted: others may use the page."""
        for event, note in self._noted.items():
            self.page.remove_listener(event, note)

    def _asked(self, url: str) -> None:
        parts = urlsplit(url)
        if parts.scheme not in ("data", "blob") and parts.netloc != urlsplit(self.address).netloc:
            self.troubles.append(f"asked somebody else: {url}")

    def _connected(self, socket: WebSocket) -> None:
        self._asked(socket.url)
        socket.on("framereceived", self._heard)
        socket.on("framesent", lambda frame: self.sent.append(str(frame)))

    def _heard(self, frame: str | bytes) -> None:
        text = frame if isinstance(frame, str) else frame.decode()
        self.received.append(text)
        self.live.append(json.loads(text))

    def view(self) -> dict[str, Any]:
        """What the server has shown last."""
        states = (message for message in reversed(self.live) if "view" in message)
        found: dict[str, Any] = next(states)["view"]
        return found

    def keep_responses(self) -> None:
        """From now on the answers of the API over HTTP are among what was received, too."""
        self.page.route("**/api/**", self._fetch)

    def _fetch(self, route: Route) -> None:
        response = route.fetch()
        self.received.append(response.body().decode(errors="replace"))
        route.fulfill(response=response)

    def was_refused(self, status: str) -> None:
        """The server refused something, as it should; the browser notes that as an error."""
        self.troubles.remove(
            "console: Failed to load resource: the server responded with a status of " + status
        )

    def run_first(self, script: str) -> None:
        """Every document from now on runs a script before its own."""
        self.page.add_init_script(script)
        self.changed_browser = True

    # --- going places ---------------------------------------------------------------------

    def open(self, place: str, ready: str) -> Self:
        """Opens an address after the hash and waits for the page of that name."""
        self.page.goto(f"{self.address}/{place}")
        self.ready(ready)
        return self

    def ready(self, name: str) -> None:
        """Waits until the page of that name is shown with its data."""
        self.page.locator(f"html[data-ready={name}]").wait_for(state="attached")

    def make_table(
        self, *seats: str, game: str = "genesis", seed: str = "1", **options: Any
    ) -> str:
        """A table made without the form; bots play at random and without delay. Where a friend may
        come the server draws the seed."""
        body = {
            "game": game,
            "options": {"players": len(seats), **options},
            "seats": [
                {"kind": kind, "name": f"{kind} {n + 1}", "bot": "random"}
                for n, kind in enumerate(seats)
            ],
            "seed": None if "open" in seats else seed,
            "pace": 0,
        }
        answer = self.context.request.post(f"{self.address}/api/tables", data=body)
        assert answer.ok, answer.text()
        table: str = answer.json()["id"]
        return table

    def open_record(self, record: Path | str) -> str:
        """A table made from a record."""
        body = {"record": record.read_text() if isinstance(record, Path) else record}
        answer = self.context.request.post(f"{self.address}/api/records", data=body)
        assert answer.ok, answer.text()
        table: str = answer.json()["id"]
        return table

    def sit_down(
        self, *seats: str, game: str = "genesis", seed: str = "1", **options: Any
    ) -> Sight:
        """Makes a table and opens it."""
        table = self.make_table(*seats, game=game, seed=seed, **options)
        self.open(f"#/t/{table}", "table")
        return self.asked()

    def go_on(self, record: str) -> Sight:
        """Opens the table of a game that was played before."""
        self.open(f"#/t/{self.open_record(record)}", "table")
        return self.asked()

    def links(self, table: str) -> dict[str, str]:
        """The links that open the table to others."""
        answer = self.context.request.get(f"{self.address}/api/tables/{table}/links")
        links: dict[str, str] = answer.json()
        return links

    def record(self, table: str) -> str:
        """The record of a table."""
        return self.context.request.get(f"{self.address}/api/tables/{table}/record").text()

    def odds(self, table: str) -> dict[str, Any]:
        """What the server reckons of a table."""
        answer = self.context.request.get(f"{self.address}/api/tables/{table}/odds")
        odds: dict[str, Any] = answer.json()
        return odds

    def speak(self, language: str) -> None:
        """Changes the language in the settings."""
        self.action("settings").click()
        self.page.locator("dialog select:has(option[value=cs])").select_option(language)
        self.page.keyboard.press("Escape")
        self.page.locator(f"html[lang={language}]").wait_for(state="attached")

    # --- looking --------------------------------------------------------------------------

    def look(self) -> Sight:
        """The table at this moment."""
        return Sight(self.page.evaluate(LOOK))

    def asked(self, after: int | None = None) -> Sight:
        """The table when it waits for this person, or the game is over; after a given version."""
        version = None if after is None else str(after)
        return Sight(self.page.evaluate(ASKED, [version, PATIENCE]))

    def action(self, name: str) -> Locator:
        """The button that does something other than answering."""
        return self.page.locator(f"[data-action={name}]:visible").first

    def option(self, key: str, within: str = "") -> Locator:
        """The button that answers with the option."""
        return self.page.locator(f'{within} [data-key="{key}"]:visible').first

    def piece(self, target: str) -> Locator:
        """A piece of the board."""
        return self.page.locator(f'main [data-target="{target}"]:visible').first

    # --- acting ---------------------------------------------------------------------------

    def choose(self, key: str) -> Sight:
        """Answers with the mouse: at the piece that offers the option, or else by its button.
        Returns what was seen before."""
        before = self.look()
        target = before.piece_for(key)
        if target is None:
            self.option(key).click()
            return before
        self.piece(target).click()
        chooser = self.option(key, "[data-popover=chooser]")
        # What has no effect is asked twice, once the page knows it.
        if len(before.pieces[target]) > 1 or chooser.is_visible():
            chooser.click()
        return before

    def click(self, key: str) -> Sight:
        """Answers with the mouse and waits for what comes next."""
        return self.asked(after=self.choose(key).version)

    def wander(self, random: Random, steps: int = 10_000) -> Sight:
        """Gives that many answers at random; the same random numbers play the same game."""
        sight = self.asked()
        for _ in range(steps):
            if sight.over:
                break
            sight = self.click(any_option(sight, random))
        return sight

    def wandered(self, random: Random, steps: int, *, seed: str, **options: Any) -> Sight:
        """A game of Genesis for two in which as many answers are given as `wander` would give."""
        options = {"players": 2} | options
        return self.go_on(game_record("genesis", seed, some(steps, any_option, random), **options))

    def tab_to(self, selector: str) -> None:
        """Presses Tab until the focus is there."""
        for _ in range(200):
            if self.page.evaluate("(s) => document.activeElement.matches(s)", selector):
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"Tab does not reach {selector}")


class People:
    """The people of one test."""

    def __init__(self, profiles: Profiles, address: str) -> None:
        self._profiles = profiles
        self._address = address
        self._there: list[tuple[Person, Profile]] = []

    def person(self, *, hasty: bool = True, **context: Any) -> Person:
        """Somebody at a desk. A hasty one has switched off the moment of quiet after each
        decision, for a test would spend most of its time in it."""
        settings: dict[str, Any] = {
            "viewport": DESKTOP,
            "locale": "en-GB",
            "reduced_motion": "reduce",
        } | context
        profile = self._profiles.take(settings, HASTY if hasty else "")
        person = Person(profile.context, profile.page, self._address)
        self._there.append((person, profile))
        return person

    def phone(self, **context: Any) -> Person:
        """Somebody with a phone."""
        return self.person(viewport=PHONE, has_touch=True, is_mobile=True, **context)

    def leave(self) -> None:
        """Gives all profiles back; nobody met trouble."""
        troubles = [trouble for person, _ in self._there for trouble in person.troubles]
        for person, profile in self._there:
            person.leave()
            if person.changed_browser or len(person.context.pages) > 1:
                person.context.close()
            else:
                self._profiles.give_back(profile, self._address)
        assert not troubles, "\n".join(troubles)
