"""Draws the pictures of the page in docs/images, from games that bots play in memory.

    python -m tools.pictures docs/images [--only summary ending]

The same seeds lead to the same positions, so that pictures change only with the page or the rules.
"""

import argparse
import shutil
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import Browser, sync_playwright

from tests.server.process import serving
from tools.look import NAMES, Looker, Window
from trilobite.bots.greedy import GreedyBot
from trilobite.core.record import Header, Record, dump, line_of
from trilobite.core.session import begin
from trilobite.games.registry import make_game


class Scene(NamedTuple):
    """A position: a game, and the decision before which it is; the end if there is none."""

    game: str
    players: int
    seed: str
    kind: str = ""
    #: The how manieth of this kind.
    number: int = 0


GAMES = {
    "genesis": Scene("genesis", 3, "12", "assign", 60),
    "marine": Scene("marine", 3, "5", "turn", 40),
    "origins": Scene("origins", 3, "5", "spread-to", 12),
}
WINDOWS = {
    "1440": Window(1440, 900),
    "820": Window(820, 1180, touch=True),
    "390": Window(390, 844, touch=True),
}
#: How long the chances to win may take, in milliseconds.
WORKED_OUT = 300_000
SUMMARY = Scene("marine", 3, "5", "turn", 41)
END = Scene("genesis", 3, "12")


def played(scene: Scene) -> str:
    """The record of a game of greedy bots up to the scene, at one screen."""
    game = make_game(scene.game, {"players": scene.players})
    session = begin(game, seed=scene.seed)
    bots = [GreedyBot(f"{scene.seed} {seat}") for seat in range(scene.players)]
    left = scene.number
    while not session.over:
        seat = session.deciders()[0]
        decision = session.decision_for(seat)
        assert decision is not None
        if decision.kind == scene.kind:
            left -= 1
            if left == 0:
                break
        session.choose(bots[seat].choose(session, seat), seat)
    header = Header(
        game=scene.game,
        rules=game.rules_version,
        data=game.data_hash,
        options=game.options,
        seats=list(NAMES[: scene.players]),
    )
    return dump(Record(header, [line_of(entry, game.words) for entry in session.history]))


class Painter:
    """Draws pages in a browser that looks light or dark."""

    def __init__(self, browser: Browser, address: str, folder: Path, theme: Any) -> None:
        context = browser.new_context(locale="en-GB", reduced_motion="reduce", color_scheme=theme)
        self._looker = Looker(context, address)
        self._folder = folder
        self._theme: str = theme

    def table(self, scene: Scene, name: str, *windows: str, end: bool = False) -> None:
        """Pictures of a table in some windows."""
        looker = self._looker
        record = played(scene)
        for window in windows:
            looker.sit(WINDOWS[window])
            looker.open(record)
            if end:
                looker.page.evaluate("location.hash += '/end'")
                turning = looker.page.locator("[data-ending] [data-turning]")
                turning.first.wait_for(timeout=WORKED_OUT)
            elif name in GAMES:
                looker.page.keyboard.press("Escape")
            self._draw(f"{name}-{window}", WINDOWS[window])

    def place(self, address: str, ready: str, name: str, *windows: str) -> None:
        """Pictures of another page."""
        looker = self._looker
        for window in windows:
            looker.sit(WINDOWS[window])
            looker.page.evaluate("(address) => { location.hash = address; }", address)
            looker.page.locator(f"html[data-ready={ready}]").wait_for(state="attached")
            self._draw(f"{name}-{window}", WINDOWS[window])

    def _draw(self, name: str, window: Window) -> None:
        looker = self._looker
        looker.page.mouse.move(window.width / 2, 2)
        looker.page.wait_for_timeout(700)
        looker.picture(self._folder / f"{name}-{self._theme}.png")


def drawings(only: list[str]) -> Iterator[str]:
    """What is drawn."""
    everything = [*GAMES, "summary", "ending", "new-table", "home"]
    yield from (name for name in everything if not only or name in only)


def main() -> None:
    """Draws all of them, or those asked for."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0])
    parser.add_argument("folder", type=Path)
    parser.add_argument("--only", nargs="*", default=[])
    asked = parser.parse_args()
    program = shutil.which("chromium-headless-shell") or shutil.which("chromium")
    with (
        tempfile.TemporaryDirectory() as home,
        serving(f"sqlite:///{home}/tables.db") as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=program)
        for theme in ("light", "dark"):
            painter = Painter(browser, server.address, asked.folder, theme)
            for name in drawings(asked.only):
                if name in GAMES:
                    painter.table(GAMES[name], name, *WINDOWS)
                elif theme == "dark":
                    continue
                elif name == "summary":
                    painter.table(SUMMARY, name, "1440", "390")
                elif name == "ending":
                    painter.table(END, name, "1440", "390", end=True)
                elif name == "new-table":
                    painter.place("#/new/genesis", "new", name, "1440", "390")
                else:
                    painter.place("#/", "home", name, "1440", "390")
        browser.close()


if __name__ == "__main__":
    main()
