"""The analysis at the table: a graph to walk along, swings, what the bot prefers."""

from random import Random

from playwright.sync_api import expect

from tests.browser.person import People
from tests.browser.test_accessibility import faults_in_sight


def test_a_game_is_analysed_and_walked_along(people: People) -> None:
    anna = people.person()
    now = anna.wandered(Random(1), 8, seed="3")
    page = anna.page
    page.locator("[data-tab=analysis]").click()
    anna.action("analyse").click()
    page.locator("[data-analysis=done]").wait_for()
    chances = page.locator("[data-outlook] b").all_inner_texts()
    assert len(chances) == 2
    assert 99 <= sum(int(chance.rstrip("%")) for chance in chances) <= 101

    graph = page.locator("[data-graph]")
    expect(graph).to_have_attribute("aria-valuemax", str(now.answers))
    graph.focus()
    page.keyboard.press("Home")
    page.locator("main[data-past=true][data-answers='0']").wait_for(state="attached")
    verdict = page.locator("[data-verdict='0']")
    verdict.wait_for()
    expect(verdict.locator("[data-option]")).not_to_have_count(0)
    assert faults_in_sight(anna) == []
    page.keyboard.press("ArrowRight")
    page.locator("main[data-answers='0']").wait_for(state="detached")
    assert anna.look().past
    page.keyboard.press("End")
    page.locator("main[data-past=false]").wait_for(state="attached")
    expect(page.locator("[data-tab=analysis][aria-selected=true]")).to_be_visible()

    anna.wander(Random(2), 2)
    expect(anna.action("analyse")).to_be_visible()


def test_an_open_vote_is_nothing_new_to_analyse(people: People) -> None:
    anna = people.person()
    vote = anna.wandered(Random(1), 13, seed="secret-seed-15")
    assert vote.prompt == "gaia-vote"
    anna.page.locator("[data-tab=analysis]").click()
    anna.action("analyse").click()
    anna.page.locator("[data-analysis=done]").wait_for()
    half = anna.click("medea")
    assert half.answers == vote.answers + 1
    expect(anna.action("analyse")).to_have_count(0)
    anna.click("gaia")
    expect(anna.action("analyse")).to_be_visible()
