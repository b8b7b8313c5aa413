"""A first lesson: found on the home page, played by clicking, kept where it was left."""

import json

import pytest
from playwright.sync_api import expect

from tests.browser.lesson_player import Learner, Manner
from tests.browser.person import People
from trilobite.games.registry import GAMES
from trilobite.tables.lessons import lesson_called


def test_the_first_lesson_is_played_by_pointer(people: People) -> None:
    anna = people.person()
    learner = Learner(anna, "pointer")
    learner.begin("genesis", "g1")
    page, coach = anna.page, learner.coach
    learner.step()  # the first scene is read

    # Something else that is legal: nothing moves, the coach says why and asks again.
    learner.piece("refugium:hydrothermal-vent").first.click()
    page.locator('[data-popover=chooser] [data-key="biont pool hydrothermal-vent"]').click()
    coach.get_by_text("31 %").first.wait_for()
    expect(coach).to_have_attribute("data-scene", "biont")
    expect(page.locator(".veil .other")).to_have_count(1)
    coach.locator("[data-action=show-me]").click()
    page.locator(".veil.showing").wait_for()

    # Somebody leaves and comes back: the lesson is where it was.
    coach.locator("[data-action=leave]").click()
    anna.ready("home")
    row = page.locator("[data-lesson=g1]")
    expect(row).to_have_attribute("data-state", "running")
    row.click()
    anna.ready("table")
    coach.locator("h3").wait_for()
    expect(coach).to_have_attribute("data-scene", "biont")

    learner.play()
    assert learner.scenes == ["biont", "enzyme", "red", "dice", "rise", "more"]
    coach.locator("[data-action=first-game]").wait_for()
    anna.open("", "home")
    expect(page.locator("[data-lesson=g1]")).to_have_attribute("data-state", "done")


@pytest.mark.parametrize(
    ("game", "lesson", "manner"), [("marine", "m1", "keys"), ("origins", "o2", "finger")]
)
def test_other_games_by_keys_and_by_finger(
    game: str, lesson: str, manner: Manner, people: People
) -> None:
    """All lessons in all manners: `make lessons`."""
    person = people.phone() if manner == "finger" else people.person()
    learner = Learner(person, manner)
    learner.begin(game, lesson)
    learner.play()
    assert learner.scenes == [scene.name for scene in lesson_called(game, lesson).scene]


def test_on_a_phone_each_first_game_is_one_press_away(people: People) -> None:
    anna = people.phone().open("", "home")
    buttons = anna.page.locator("[data-action=first-game]").filter(visible=True)
    expect(buttons).to_have_count(len(GAMES))
    assert anna.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    anna.page.locator("[data-game=origins] [data-action=first-game]").tap()
    anna.ready("table")
    anna.page.locator('.coach[data-coach="first"]').wait_for()


def test_a_first_game_begins_with_one_press_and_the_coach_explains(people: People) -> None:
    anna = people.person().open("", "home")
    anna.page.locator("[data-game=genesis] [data-action=first-game]").click()
    anna.ready("table")
    sight = anna.asked()
    coach = anna.page.locator('.coach[data-coach="first"]')
    expect(coach).to_have_attribute("data-kind", sight.prompt)
    adviser = anna.page.locator("[data-adviser].brief")  # in the first turns it speaks unasked
    adviser.get_by_text("A strong bot would answer").wait_for()
    expect(anna.page.locator("[data-option-list] [data-rank='1']")).to_have_count(1)
    expect(coach.locator("[data-action=got-it]")).to_be_visible()
    adviser.locator("[data-action=close-adviser]").click()
    adviser.wait_for(state="detached")
    coach.locator("[data-action=got-it]").click()
    coach.locator("[data-action=explain]").wait_for()
    anna.page.reload()
    anna.ready("table")
    coach.locator("[data-action=explain]").click()
    coach.locator("[data-action=let-me-play]").click()
    coach.wait_for(state="detached")


def test_the_coach_of_a_first_game_warns_before_a_mistake(people: People) -> None:
    """A biont is at home and a place is free: to finish would be a pity. Nothing is in the way."""
    anna = people.person()
    table = anna.make_table("human", "human", variants=["introductory"])
    learned = json.dumps(json.dumps({"coached": [table]}))
    anna.run_first(f"localStorage.setItem('trilobite-learning', {learned})")
    anna.open(f"#/t/{table}", "table")
    sight = anna.asked()
    assert sight.prompt == "assign"
    warning = anna.page.locator(".coach [data-beware]")
    anna.option("done", "[data-option-list]").hover(position={"x": 6, "y": 8})
    warning.wait_for()
    expect(warning).to_have_attribute("data-beware", "bionts-left")
    biont = next(key for key in sight.keys if key.startswith("biont pool"))
    anna.option(biont, "[data-option-list]").hover(position={"x": 6, "y": 8})
    warning.wait_for(state="detached")
    anna.option("done", "[data-option-list]").click()
    anna.asked(after=sight.version)
