"""A learner before the page: follows what the coach says, by pointer, keys or finger."""

from typing import Any, Literal

from playwright.sync_api import Locator, Page

from tests.browser.person import PATIENCE, Person

Manner = Literal["pointer", "keys", "finger"]

#: Waits until the coach has come to another scene, or has something else to say.
MOVED = """([scene, resting, answers]) => {
  const coach = document.querySelector('.coach')?.dataset;
  const table = document.querySelector('main[data-table]')?.dataset;
  return coach && table && table.sending === 'false' &&
    (coach.scene !== scene || coach.resting !== resting || table.answers !== answers);
}"""


class Learner:
    """Somebody in a lesson."""

    def __init__(self, person: Person, manner: Manner) -> None:
        self.person = person
        self.page: Page = person.page
        self.manner = manner
        #: Scenes met, in their order.
        self.scenes: list[str] = []

    def begin(self, game: str, lesson: str) -> None:
        """From the home page, by the line of the lesson."""
        self.person.open("", "home")
        row = self.page.locator(
            f"[data-game={game}] :is([data-lesson={lesson}], [data-example={lesson}])"
        )
        if not row.is_visible():  # beyond the first ones, or of a game that a phone folds
            self.press(self.page.locator(f"[data-game={game}] [data-action=all-lessons]"))
        self.press(row)
        self.person.ready("table")
        self.coach.locator("h3").wait_for()

    @property
    def coach(self) -> Locator:
        return self.page.locator(".coach")

    def at(self) -> dict[str, Any]:
        """The lesson as the server told it last."""
        told = [one for one in self.person.live if one.get("type") == "state"]
        lesson: dict[str, Any] = told[-1]["lesson"]
        return lesson

    def play(self) -> None:
        """Does what is asked, to the end."""
        while (scene := self.coach.get_attribute("data-scene")) != "end":
            assert scene
            if scene not in self.scenes:
                self.scenes.append(scene)
            self.step()

    def step(self) -> None:
        """One thing that is read, answered or found."""
        before = [self.coach.get_attribute(f"data-{name}") for name in ("scene", "resting")]
        before.append(self.page.locator("main[data-table]").get_attribute("data-answers"))
        lesson = self.at()
        if not lesson["resting"]:  # what was answered may have taken a piece away
            for piece in lesson["point"]:
                assert self.is_shown(piece), f"{before[0]}: the page does not show {piece}"
        if lesson["kind"] == "look" or lesson["resting"]:
            self.go_on()
        elif lesson["kind"] == "find":
            self.find(before[0] or "")
        elif not lesson["asked"]:  # an example game
            self.press(self.coach.locator("[data-action=watch]"))
        else:
            self.answer(lesson["asked"][0])
        self.page.wait_for_function(MOVED, arg=before, timeout=PATIENCE)

    def is_shown(self, piece: str) -> bool:
        """Whether the page has a piece, if need be in a part of the board that is folded."""
        if self.piece(piece).count():
            return True
        parts = self.page.locator("main [data-part]").filter(visible=True)
        opened = parts.and_(self.page.locator("[aria-pressed=true]")).get_attribute("data-part")
        found = False
        for part in [each.get_attribute("data-part") for each in parts.all()]:
            self.page.locator(f"main [data-part={part}]:visible").click()
            self.page.locator(f"main [data-part={part}][aria-pressed=true]:visible").wait_for()
            found = found or self.piece(piece).count() > 0
        self.page.locator(f"main [data-part={opened}]:visible").click()
        return found

    def go_on(self) -> None:
        if self.manner == "keys":
            self.page.evaluate("document.activeElement?.blur()")
            self.page.keyboard.press("Enter")
        else:
            self.press(self.coach.locator("[data-action=next]"))

    def find(self, scene: str) -> None:
        """Tries the pieces one after the other, as somebody does who does not know."""
        for button in self.coach.locator("[data-point]").all():
            self.press(button)
            self.page.wait_for_function(
                "() => document.querySelector('main[data-table]').dataset.sending === 'false'"
            )
            if self.coach.get_attribute("data-resting") == "true":
                return
            if self.coach.get_attribute("data-scene") != scene:
                return

    def answer(self, key: str) -> None:
        """Gives the answer at its piece, or by its button."""
        if self.manner == "keys":  # first to the piece, then the answer
            self.page.keyboard.press("1")
            self.page.keyboard.press("1")
            return
        pieces = self.page.locator("main [data-options]").filter(visible=True).all()
        offers = {one: (one.get_attribute("data-options") or "").split("|") for one in pieces}
        found = next((one for one, keys in offers.items() if key in keys), None)
        if found is None:
            self.press(self.coach.locator(f'[data-key="{key}"]'))
            return
        self.press(found)
        if self.manner == "finger":
            self.press(self.coach.locator(f'[data-key="{key}"]'))
        elif len(offers[found]) > 1:
            self.press(self.page.locator(f'[data-popover=chooser] [data-key="{key}"]'))

    def piece(self, target: str) -> Locator:
        return self.page.locator(f'main [data-target="{target}"]')

    def press(self, element: Locator) -> None:
        if self.manner == "finger":
            element.first.tap()
        elif self.manner == "keys":
            element.first.focus()
            self.page.keyboard.press("Enter")
        else:
            element.first.click()
