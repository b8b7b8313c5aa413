"""Counts what the answers of recorded games ask of somebody with a mouse.

    python -m tools.clicks tests/golden/genesis/two-players.record --every 3
        [--window 1280x720] [--address http://localhost:8000]

Opens the table before each of the answers and looks for the shortest way to give it: a click on its
piece or its button, a second one where a piece offers several things, and a scroll before it where
it is not in the window. With an address a server that runs already is asked, be it an older one.
"""

import argparse
import re
import shutil
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import sync_playwright

from tests.server.process import serving
from tools.look import Looker, Window, choices, cut, of_today

#: The shortest way to an answer: clicks and scrolls.
WAY = """async (key) => {
  const frame = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  for (let number = 0; number < 4; number += 1) await frame();
  const seen = (element) => {
    const box = element.getBoundingClientRect();
    const at = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    return at !== null && (element.contains(at) || at.contains(element));
  };
  const ways = [];
  const add = (element, clicks) => {
    if (!element.checkVisibility({ visibilityProperty: true })) return;
    ways.push([clicks, seen(element) ? 0 : 1]);
  };
  for (const piece of document.querySelectorAll('main [data-options]')) {
    const options = piece.dataset.options.split('|');
    if (options.includes(key)) add(piece, options.length > 1 ? 2 : 1);
  }
  for (const button of document.querySelectorAll('[data-key]')) {
    if (button.dataset.key === key) add(button, 1);
  }
  return ways.sort((one, other) => one[0] + one[1] - other[0] - other[1])[0] ?? null;
}"""


class Effort(NamedTuple):
    """What some answers took together."""

    answers: int = 0
    clicks: int = 0
    scrolls: int = 0
    #: Answers to which no way was found.
    lost: int = 0

    def __str__(self) -> str:
        found = self.answers - self.lost
        return (
            f"{self.answers} answers: {self.clicks / found:.2f} clicks and "
            f"{self.scrolls / found:.2f} scrolls an answer, {self.lost} without a way"
        )


def answer_after(record: str, answers: int) -> str:
    """The choice that was made after so many."""
    chosen: list[str] = re.findall(r"(?m)^\d+> (.*)", record)
    return chosen[answers]


def effort(looker: Looker, record: str, every: int) -> Effort:
    """What every so manieth answer of a record takes."""
    total = Effort()
    for answers in range(1, choices(record), every):
        looker.open(cut(record, answers))
        way = looker.page.evaluate(WAY, answer_after(record, answers))
        clicks, scrolls = way or (0, 0)
        total = Effort(
            total.answers + 1,
            total.clicks + clicks,
            total.scrolls + scrolls,
            total.lost + (way is None),
        )
    return total


@contextmanager
def asked(address: str | None) -> Iterator[str]:
    """The address of a server: the one that is named, or one for this look."""
    if address:
        yield address
        return
    with tempfile.TemporaryDirectory() as home, serving(f"sqlite:///{home}/tables.db") as server:
        yield server.address


def main() -> None:
    """Measures and prints, one line a record."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0])
    parser.add_argument("records", nargs="+", type=Path)
    parser.add_argument("--every", type=int, default=3)
    parser.add_argument("--window", default="1280x720")
    parser.add_argument("--address")
    given = parser.parse_args()
    width, height = map(int, given.window.split("x"))
    program = shutil.which("chromium-headless-shell") or shutil.which("chromium")
    with asked(given.address) as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program)
        context = browser.new_context(locale="en-GB", reduced_motion="reduce")
        looker = Looker(context, address)
        looker.sit(Window(width, height))
        for path in given.records:
            text = path.read_text(encoding="utf-8")
            if not given.address:
                text = of_today(text)
            print(
                f"{path.parent.name}/{path.stem}: {effort(looker, text, given.every)}", flush=True
            )
        browser.close()


if __name__ == "__main__":
    main()
