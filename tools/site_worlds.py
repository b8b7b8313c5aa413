"""How long a bot that searches takes for one decision in the browser, where it imagines as many
worlds as CPython does in the time that it has at a table of a server.

    python -m tools.site_worlds [--decisions 12]

Both meet the same positions, of games that go on at random. CPython's processor time is measured,
and the clock of the browser, which is right on a quiet machine only. Needs the site that
`make site` builds.
"""

import argparse
import json
import shutil
import sys
from typing import Any, Final

from playwright.sync_api import sync_playwright

from site_tests.conftest import SITE, served
from site_tests.worker import run_python
from trilobite.bots.search import SECONDS
from trilobite.browser.thinking import WORLDS
from trilobite.games.registry import GAMES

#: Decisions of a game at even distances: the worlds that were imagined, and the seconds.
MEASURE: Final = """
from random import Random
from time import process_time
from trilobite.bots.search import SearchBot
from trilobite.core.session import begin
from trilobite.games.registry import make_game

def measured(name, worlds, decisions):
    session = begin(make_game(name, {"players": 3}), seed=7)
    random = Random(7)
    told = []
    since = 0
    while not session.over and len(told) < decisions:
        seat = session.deciders()[0]
        options = session.decision_for(seat).options
        since += 1
        if len(options) > 3 and since > 8:
            since = 0
            bot = SearchBot(len(told), iterations=worlds)
            began = process_time()
            bot.choose(session, seat)
            told.append((bot.imagined, process_time() - began))
        session.choose(random.choice(options), seat)
    return told
"""


def told(name: str, decisions: list[tuple[int, float]]) -> None:
    """Prints what decisions took."""
    worlds, seconds = (sum(way) for way in zip(*decisions, strict=True))
    print(
        f"{name}: {worlds / len(decisions):.0f} worlds a decision in {seconds / len(decisions):.2f}"
        f" s, at most {max(took for _, took in decisions):.2f} s; {SECONDS * worlds / seconds:.0f}"
        f" in {SECONDS} s",
        flush=True,
    )


def main() -> None:
    """Measures and prints."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0])
    parser.add_argument("--decisions", type=int, default=12)
    given = parser.parse_args()
    if not (SITE / "index.html").is_file():
        sys.exit("the site is not built: run `make site`")
    program = shutil.which("chromium-headless-shell") or shutil.which("chromium")
    here: dict[str, Any] = {}
    exec(MEASURE, here)
    with served(SITE) as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program)
        for game in GAMES:
            asked = (game, WORLDS[game], given.decisions)
            told(f"{game}, CPython", here["measured"](*asked))
            page = browser.new_page()
            page.goto(f"{address}/app.webmanifest")
            code = f"{MEASURE}\nimport json\njson.dumps(measured{asked})"
            told(f"{game}, browser", json.loads(run_python(page, address, [game], code)))
            page.close()
        browser.close()


if __name__ == "__main__":
    main()
