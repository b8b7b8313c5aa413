"""How quickly the first lesson of each game goes on at a slow phone, on the site without a server.

    python -m tools.site_lessons [--throttle 4]

By the clock, from the last touch of a step to the frame that shows what came of it, in Chromium,
which slows down the page but not its workers. Needs the site that `make site` builds.
"""

import argparse
import shutil
import sys
from statistics import median
from typing import Final

from playwright.sync_api import sync_playwright

from site_tests.conftest import SITE, Visitors, served
from tests.browser.lesson_player import Learner
from trilobite.games.lessons import lessons_of
from trilobite.games.registry import GAMES

#: Notes the milliseconds from a touch to the picture after the next change of the lesson.
WATCH: Final = """
window.steps = [];
let touched = 0;
addEventListener('click', () => { touched = performance.now(); }, true);
new MutationObserver(() => {
  const began = touched;
  touched = 0;
  if (began) requestAnimationFrame(() => setTimeout(() => steps.push(performance.now() - began)));
}).observe(document, {
  subtree: true, childList: false, attributeFilter: ['data-scene', 'data-resting', 'data-answers'],
});
"""


def main() -> None:
    """Plays the lessons and prints."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0])
    parser.add_argument("--throttle", type=float, default=4, help="how much slower the page is")
    given = parser.parse_args()
    if not (SITE / "index.html").is_file():
        sys.exit("the site is not built: run `make site`")
    program = shutil.which("chromium-headless-shell") or shutil.which("chromium")
    with served(SITE) as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program)
        visitors = Visitors(browser, address)
        for game in GAMES:
            lesson = lessons_of(game)[0]
            person = visitors(phone=True).come()
            person.context.add_init_script(WATCH)
            person.go_offline()
            person.slow_down(given.throttle)
            learner = Learner(person, "finger")
            learner.begin(game, lesson.id)
            learner.play()
            assert learner.scenes == [scene.name for scene in lesson.scene]
            steps: list[float] = person.page.evaluate("steps")
            print(
                f"{lesson.id}: finished after {len(steps)} steps; {median(steps):.0f} ms a step"
                f" in the median, at most {max(steps):.0f}",
                flush=True,
            )
        visitors.leave()
        browser.close()


if __name__ == "__main__":
    main()
