"""A puzzle is solved and an example game is guessed along."""

from playwright.sync_api import expect

from tests.browser.lesson_player import Learner
from tests.browser.person import People
from trilobite.games.lessons import examples_of, puzzles_of


def test_a_puzzle_is_tried_solved_and_remembered(people: People) -> None:
    anna = people.person().open("#/puzzles", "puzzles")
    page = anna.page
    puzzle = puzzles_of("genesis")[2]
    row = page.locator(f"[data-puzzle={puzzle.id}]")
    expect(row).to_have_attribute("data-solved", "false")
    row.click()
    anna.ready("table")
    card = page.locator(f".coach[data-coach={puzzle.id}]")
    card.locator("[data-action=show-me]").wait_for()

    less = puzzle.scene[0].less
    worse = next(iter(less))
    page.locator(f'.options [data-key="{worse}"]').click()
    card.get_by_text(f"{less[worse]} points less").wait_for()
    page.locator(f'.options [data-key="{puzzle.scene[0].play}"]').click()
    page.locator(".coach[data-solved=true]").wait_for()
    expect(card.locator(".figures div")).to_have_count(len(less) + 1)

    card.locator("[data-action=next-puzzle]").click()
    page.locator(f".coach[data-coach={puzzles_of('genesis')[3].id}]").wait_for()
    anna.open("#/puzzles", "puzzles")
    expect(row).to_have_attribute("data-solved", "true")


def test_the_puzzle_of_the_day_begins_at_home(people: People) -> None:
    anna = people.person().open("", "home")
    day = anna.page.locator("[data-day]")
    id = day.get_attribute("data-day")
    day.locator("[data-action=day-puzzle]").click()
    anna.ready("table")
    anna.page.locator(f".coach[data-coach={id}]").wait_for()


def test_an_example_game_is_guessed_with_a_finger_and_watched(people: People) -> None:
    anna = people.phone()
    learner = Learner(anna, "finger")
    anna.open("", "home")
    page, coach = anna.page, learner.coach
    learner.press(page.locator("[data-game=genesis] [data-action=example-game]"))
    anna.ready("table")
    coach.locator("h3").wait_for()
    learner.press(coach.locator("[data-action=next]"))
    scene = examples_of("genesis")[0].scene[1]
    learner.press(coach.locator('[data-key="biont pool deep-hot-biosphere"]'))
    page.locator(".coach[data-resting=true]").wait_for()
    expect(coach).to_have_attribute("data-scene", scene.name)
    expect(coach.locator(".guess dd")).to_have_count(2)
    learner.press(coach.locator("[data-action=next]"))
    learner.press(coach.locator("[data-action=watch]"))
    page.locator(".coach[data-resting=true]").wait_for()
    expect(coach.locator(".guess dd")).to_have_count(1)
