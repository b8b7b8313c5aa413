"""Looks at recorded games in windows of many sizes and languages, and says what is cut off.

    python -m tools.look --every 20 [--games genesis] [--records cooperative]
        [--windows 390x844] [--in-turn] [--pictures FOLDER]

Starts a server, opens the page once a game, then steps through decisions of the golden records, and
at each changes window, language and theme without loading anything again. In every window the page
must be no wider than it, nothing may leave its card, no word may be broken, something to choose
must be in sight, and the prompt must keep its height. `look.js` is what looks.
"""

import argparse
import re
import shutil
import tempfile
from base64 import b64decode
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import cycle
from pathlib import Path
from typing import Any, Literal, NamedTuple

from playwright.sync_api import BrowserContext, CDPSession, Page, sync_playwright

from tests.server.process import serving
from tools.golden import FOLDER
from trilobite.games.registry import GAMES, make_game

Theme = Literal["light", "dark"]

LOOK = Path(__file__).with_suffix(".js").read_text(encoding="utf-8")
LANGUAGES = ("en", "cs", "it")
#: Looks are light and dark in turn.
THEMES: tuple[Theme, Theme] = ("light", "dark")
#: Whoever sits there; no name is longer than a column.
NAMES = ("Anna", "Boris", "Cyril", "Dana", "Eva", "Filip")
PATIENCE = 30_000
#: Records that a person may bring at once (`server/allowances.py`).
ALLOWED = 30


class Window(NamedTuple):
    """What somebody sits before."""

    width: int
    height: int
    #: Whether it is touched.
    touch: bool = False

    @property
    def phone(self) -> bool:
        """Whether the prompt may grow with what it says."""
        return self.width <= 600 or self.height <= 500

    def __str__(self) -> str:
        return f"{self.width}x{self.height}"


WINDOWS = (
    Window(320, 640, touch=True),
    Window(390, 844, touch=True),
    Window(820, 1180, touch=True),
    Window(844, 390, touch=True),
    # Laptops at a zoom of 200 per cent.
    Window(640, 360),
    Window(720, 450),
    Window(1280, 720),
    Window(1366, 768),
    Window(1440, 900),
    Window(2560, 1440),
)


class Fault(NamedTuple):
    """Something that nobody would accept."""

    game: str
    record: str
    answers: int
    language: str
    window: Window
    what: str

    def __str__(self) -> str:
        where = f"{self.game}/{self.record} {self.answers} {self.language} {self.window}"
        return f"{where}: {self.what}"


def cut(record: str, answers: int) -> str:
    """The record of a game up to so many choices, played by people."""
    head, body = record.split("---\n", 1)
    names = iter(NAMES)
    head = re.sub(r"(?m)^(seat \d+) .*", lambda seat: f"{seat[1]} {next(names)}", head)
    kept: list[str] = []
    for line in body.splitlines():
        if re.match(r"\d+>", line):
            if answers == 0:
                break
            answers -= 1
        kept.append(line)
    return head + "---\n" + "\n".join(kept) + "\n"


def choices(record: str) -> int:
    """How many choices a record has."""
    return len(re.findall(r"(?m)^\d+>", record))


def of_today(record: str) -> str:
    """The record as one of today's rules, by which golden records lead to the same states."""
    game = re.search(r"(?m)^game (\w+)", record)
    assert game is not None
    version = make_game(game[1], {}).rules_version
    return re.sub(r"(?m)^rules \d+", f"rules {version}", record)


class Looker:
    """One page, in any window and language."""

    def __init__(self, context: BrowserContext, address: str) -> None:
        self.context = context
        self.page: Page = context.new_page()
        self.page.set_default_timeout(PATIENCE)
        self._address = address
        self._session: CDPSession = context.new_cdp_session(self.page)
        self._heights: dict[Window, int] = {}
        self._opened = 0
        self.page.goto(address)

    def speak(self, language: str) -> None:
        """Chooses the language as the settings do, without loading the page again."""
        self.page.locator("[data-action=settings]").click()
        self.page.locator("dialog select[name=language]").select_option(language)
        self.page.keyboard.press("Escape")
        self.page.locator(f"html[lang={language}]").wait_for(state="attached")

    def dress(self, theme: Theme) -> None:
        """Makes the page light or dark, as the system of its reader is."""
        self.page.emulate_media(color_scheme=theme, reduced_motion="reduce")
        self.page.locator(f"html[data-theme={theme}]").wait_for(state="attached")

    def sit(self, window: Window) -> None:
        """Sits down before such a window."""
        size = {"width": window.width, "height": window.height}
        shape = size | {"deviceScaleFactor": 1, "mobile": window.touch}
        self._session.send("Emulation.setDeviceMetricsOverride", shape)
        self._session.send("Emulation.setTouchEmulationEnabled", {"enabled": window.touch})

    def open(self, record: str) -> None:
        """Goes to the table of a record, as somebody else every so often: nobody may bring many."""
        if self._opened % ALLOWED == 0:
            self.context.clear_cookies()
        self._opened += 1
        posted = self.context.request.post(f"{self._address}/api/records", data={"record": record})
        assert posted.ok, posted.text()
        table = posted.json()["id"]
        self.page.evaluate(f"location.hash = '#/t/{table}'")
        self.page.locator(f"main[data-table='{table}'][data-busy=false]").wait_for(state="attached")

    def faults(self, window: Window) -> list[str]:
        """What is wrong in this window."""
        self.sit(window)
        seen: dict[str, Any] = self.page.evaluate(LOOK)
        faults: list[str] = seen["faults"]
        height: int = seen["height"]
        if window.phone:
            if window.width <= 600 and height > 0.4 * window.height + 1:
                faults.append(f"the prompt is {height} high")
        elif height != self._heights.setdefault(window, height):
            faults.append(f"the prompt is {height} high, and was {self._heights[window]}")
        return faults

    def picture(self, path: Path) -> None:
        """Draws what is seen."""
        path.parent.mkdir(parents=True, exist_ok=True)
        shot = self._session.send("Page.captureScreenshot", {"format": "png"})
        path.write_bytes(b64decode(shot["data"]))


def moments(
    game: str, every: int, first: int = 1, only: Sequence[str] = ()
) -> Iterator[tuple[str, int, str]]:
    """Decisions of the golden records of a game: every so many, from the first on; of all records,
    or only of some."""
    for path in sorted((FOLDER / game).glob("*.record")):
        if only and path.stem not in only:
            continue
        record = of_today(path.read_text(encoding="utf-8"))
        for answers in range(first, choices(record), every):
            yield path.stem, answers, cut(record, answers)


def main() -> None:
    """Looks, and says what was found most often."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0])
    parser.add_argument("--games", nargs="*", default=list(GAMES))
    parser.add_argument("--records", nargs="*", default=[])
    parser.add_argument("--every", type=int, default=50)
    parser.add_argument("--first", type=int, default=1)
    parser.add_argument("--languages", nargs="*", default=list(LANGUAGES))
    parser.add_argument("--windows", nargs="*", default=list(map(str, WINDOWS)))
    parser.add_argument("--in-turn", action="store_true", help="one language a decision, in turn")
    parser.add_argument("--pictures", type=Path, help="keeps a picture of each fault there")
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as home, serving(f"sqlite:///{home}/tables.db") as server:
        found = faults(asked, server.address)
    for (game, what), number in Counter((one.game, one.what) for one in found).most_common(40):
        print(f"{number:5} {game}: {what}")
    if found:
        raise SystemExit(1)


def faults(asked: argparse.Namespace, address: str) -> list[Fault]:
    """Looks at everything; prints each fault and at the end how many there were."""
    program = shutil.which("chromium-headless-shell") or shutil.which("chromium")
    windows = [window for window in WINDOWS if str(window) in asked.windows]
    looks = 0
    themes = cycle(THEMES)
    languages = cycle(asked.languages)
    found: list[Fault] = []
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program)
        for game in asked.games:
            context = browser.new_context(locale="en-GB", reduced_motion="reduce")
            looker = Looker(context, address)
            for record, answers, text in moments(game, asked.every, asked.first, asked.records):
                looker.open(text)
                for language in [next(languages)] if asked.in_turn else asked.languages:
                    looker.sit(WINDOWS[-1])
                    looker.dress(next(themes))
                    looker.speak(language)
                    for window in windows:
                        wrong = looker.faults(window)
                        looks += 1
                        for what in wrong:
                            fault = Fault(game, record, answers, language, window, what)
                            found.append(fault)
                            print(fault, flush=True)
                        if wrong and asked.pictures:
                            name = f"{game}-{record}-{answers}-{language}-{window}.png"
                            looker.picture(asked.pictures / name)
            context.close()
        browser.close()
    print(f"{looks} looks, {len(found)} faults")
    return found


if __name__ == "__main__":
    main()
