"""Words that explain themselves, the legend, and the pages on how to play."""

from random import Random

import pytest
from playwright.sync_api import expect

from tests.browser.person import People
from tests.browser.stored import any_option, game_record, until
from tests.browser.test_accessibility import faults, faults_in_sight


def test_a_term_explains_itself_and_plays_nothing(people: People) -> None:
    person = people.person()
    page = person.page
    record = game_record("genesis", "words", until("organise", any_option, Random(4)))
    before = person.go_on(record)
    note = page.locator("[data-popover=term-note]")

    # The first times it is met the detail line explains it unasked.
    assert page.locator("[data-introduced=organised]").inner_text().startswith("Organised:")

    # The question's own terms are buttons: pointer, focus and click open a note with a picture.
    term = page.locator(".prompt button.term", has_text="organised")
    term.hover()
    expect(note).to_contain_text("upper field of a refugium")
    expect(note.locator("svg")).not_to_have_count(0)
    page.keyboard.press("Escape")
    expect(note).to_have_count(0)
    term.click()
    note.locator("[data-action=term-rules]").click()
    expect(note).to_have_count(0)
    page.locator(".rules [data-clause='F1.1'].meant").wait_for()

    # In the log, where a line is a button, the pointer explains, and `?` does for the keyboard.
    page.get_by_role("tab", name="Log").click()
    line = page.locator(".log button", has=page.locator("[data-term=biont]")).first
    line.locator("[data-term=biont]").hover()
    expect(note).to_contain_text("spark of life")
    page.keyboard.press("Escape")
    line.focus()
    page.keyboard.press("?")
    note.wait_for()
    page.keyboard.press("Escape")

    # All icons and words, from a note or by a key.
    page.keyboard.press("i")
    legend = page.locator("[data-legend]")
    expect(legend.locator("[data-sign='icon crown'] svg")).to_have_count(1)
    expect(legend).to_contain_text("Entropy limit")
    assert faults_in_sight(person, "dialog") == []
    page.keyboard.press("Escape")
    assert person.look().answers == before.answers


@pytest.mark.parametrize("game", ["genesis", "marine", "origins"])
def test_how_to_play_comes_before_the_rules(people: People, game: str) -> None:
    person = people.person(viewport={"width": 820, "height": 1180})
    page = person.open("#/", "home").page
    page.locator(f"[data-game={game}] [data-action=how-to]").click()
    person.ready("how")
    expect(page.locator(".howto article")).to_have_count(2)
    assert page.locator(".howto .turn .pictures svg").count() >= 12
    page.locator(".howto button.term").first.click()
    note = page.locator("[data-popover=term-note]")
    note.wait_for()
    assert faults(person) == []
    clause = note.locator("[data-action=term-rules]").inner_text().rpartition(" ")[2]
    note.locator("[data-action=term-rules]").click()
    person.ready("rules")
    page.locator(f".rules [data-clause='{clause}'].meant").wait_for()
    page.locator("main [data-action=how-to]").click()
    person.ready("how")
    page.locator("main [data-action=rules]").click()
    person.ready("rules")
