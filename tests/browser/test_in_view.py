"""The decision is in view: in windows from a phone to a large screen, in three languages, light and
dark, nothing is cut off, broken, covered or out of sight. `make look` looks at far more."""

from itertools import cycle

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.person import People
from tests.server.process import Server
from tools.golden import FOLDER
from tools.look import LANGUAGES, THEMES, WINDOWS, Looker, cut, of_today

#: A decision for each language: a golden record, and after how many choices.
MOMENTS = {
    "genesis": [("chimera", 220), ("cooperative", 70), ("four-players", 330)],
    "marine": [("four-players", 300), ("two-players", 150), ("superheroes", 400)],
    "origins": [("four-players", 150), ("two-players", 60), ("cratons", 300)],
}


@pytest.mark.parametrize("game", MOMENTS)
def test_decisions_are_in_view_in_every_window(chromium: Browser, house: Server, game: str) -> None:
    context = chromium.new_context(locale="en-GB", reduced_motion="reduce")
    looker = Looker(context, house.address)
    faults: list[str] = []
    themes = cycle(THEMES)
    for language, (name, answers) in zip(LANGUAGES, MOMENTS[game], strict=True):
        record = (FOLDER / game / f"{name}.record").read_text(encoding="utf-8")
        looker.sit(WINDOWS[-1])
        looker.open(cut(of_today(record), answers))
        looker.speak(language)
        looker.dress(next(themes))
        for window in WINDOWS:
            found = looker.faults(window)
            faults += [f"{name} {answers} {language} {window}: {what}" for what in found]
    context.close()
    assert faults == []


@pytest.mark.parametrize(
    ("game", "name", "answers"),
    [
        ("genesis", "two-players", 20),
        ("marine", "two-players", 40),
        ("origins", "four-players", 60),
    ],
)
def test_the_focus_goes_on_from_what_was_answered(
    people: People, game: str, name: str, answers: int
) -> None:
    """By keyboard: each answer leads to the next thing to choose, which is in the window."""
    anna = people.person(viewport={"width": 1280, "height": 720})
    record = (FOLDER / game / f"{name}.record").read_text(encoding="utf-8")
    sight = anna.go_on(cut(of_today(record), answers))
    for _ in range(5):
        anna.page.keyboard.press("1")
        anna.page.keyboard.press("Enter")
        if anna.page.locator("[data-popover=chooser]").count():
            anna.page.keyboard.press("Enter")
        sight = anna.asked(after=sight.version)
        expect(anna.page.locator("body :focus")).to_be_in_viewport()
