"""Nothing is answered that nobody meant: double clicks, notes over pieces, a lost connection."""

from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import expect

from tests.browser.person import People, Person
from tests.browser.profiles import Profiles
from tests.browser.stored import any_option, game_record, some
from tests.server.process import start

#: Lit pieces that a note lies over, those it is about left out.
HIDDEN = """([about]) => {
  const note = document.querySelector('[data-popover]').getBoundingClientRect();
  const piece = document.querySelector(`main [data-target="${about}"]`);
  const around = piece.closest('.card') ?? piece;
  return [...document.querySelectorAll('main [data-lit]')].filter((one) => {
    const box = one.getBoundingClientRect();
    return !around.contains(one) && box.left < note.right && note.left < box.right &&
      box.top < note.bottom && note.top < box.bottom;
  }).map((one) => one.dataset.target);
}"""


#: The widest gap between two paragraphs.
WIDEST_GAP = """(text) => {
  const boxes = [...text.children].map((one) => one.getBoundingClientRect());
  return Math.max(...boxes.slice(1).map((box, index) => box.top - boxes[index].bottom));
}"""


def answers_given(person: Person, table: str) -> int:
    """How many answers people have given at a table."""
    return sum(line[1:2] == ">" for line in person.record(table).splitlines())


def test_a_double_click_answers_once(people: People) -> None:
    """Two people at one screen: the second half of a double click is not the answer of the next
    one, nor is a click right after their decision has come."""
    anna = people.person(hasty=False)
    sight = anna.sit_down("human", "human", seed="3")
    anna.page.wait_for_timeout(500)
    before = answers_given(anna, sight.table)
    anna.option(sight.keys[0], "[data-option-list]").dblclick()
    after = anna.asked(after=sight.version)
    anna.page.keyboard.press("1")
    anna.page.keyboard.press("Enter")
    assert answers_given(anna, sight.table) == before + 1
    anna.page.wait_for_timeout(600)
    anna.option(after.keys[0], "[data-option-list]").click()
    anna.asked(after=after.version)
    assert answers_given(anna, sight.table) == before + 2


@pytest.mark.parametrize("game", ["genesis", "marine", "origins"])
def test_notes_can_be_read_and_hide_nothing_that_is_lit(people: People, game: str) -> None:
    """The pointer goes from a piece into its note, and the note stays; it lies over no piece that
    can be chosen."""
    anna = people.person(viewport={"width": 1366, "height": 768})
    sight = anna.go_on(game_record(game, "4", some(24, any_option, Random(2)), players=2))
    for target in list(sight.pieces)[:4]:
        anna.page.mouse.move(2, 2)
        anna.page.locator("[data-popover]").wait_for(state="detached")
        anna.piece(target).hover()
        note = anna.page.locator("[data-popover=about]")
        note.wait_for()
        assert anna.page.evaluate(HIDDEN, [target]) == []
        note.hover()
        anna.page.wait_for_timeout(400)
        expect(note).to_be_visible()
    assert anna.look().version == sight.version


def test_a_note_at_the_bottom_of_a_narrow_window_leaves_the_prompt_free(people: People) -> None:
    anna = people.person(viewport={"width": 390, "height": 844})
    sight = anna.go_on(game_record("genesis", "4", some(24, any_option, Random(2)), players=2))
    anna.piece(next(iter(sight.pieces))).hover()
    note = anna.page.locator("[data-popover=about]")
    note.wait_for()
    lies, prompt = note.bounding_box(), anna.page.locator(".prompt").bounding_box()
    assert lies
    assert prompt
    assert lies["y"] + lies["height"] <= prompt["y"]


def test_a_clause_in_a_note_opens_the_rule_and_plays_nothing(people: People) -> None:
    """On a laptop, where little of the rules is seen at a time."""
    anna = people.person(viewport={"width": 1280, "height": 720})
    sight = anna.go_on(game_record("genesis", "4", some(24, any_option, Random(2)), players=2))
    for target in sight.pieces:
        anna.piece(target).hover()
        note = anna.page.locator("[data-popover=about]")
        note.wait_for()
        link = note.locator("[data-open-clause]").first
        if link.count():
            break
    clause = link.get_attribute("data-open-clause")
    link.click()
    meant = anna.page.locator(f'aside [data-clause="{clause}"]:focus')
    expect(meant).to_be_in_viewport()
    text = anna.page.locator(".rules > .text")
    assert text.evaluate("(text) => text.scrollWidth === text.clientWidth")
    assert text.evaluate(WIDEST_GAP) < 40
    assert anna.look().version == sight.version


def test_an_answer_without_a_connection_is_sent_when_it_is_back(
    profiles: Profiles, tmp_path: Path
) -> None:
    database = f"sqlite:///{tmp_path}/tables.db"
    server = start(database)
    people = People(profiles, server.address)
    try:
        anna = people.person()
        before = anna.sit_down("human", "human", seed="3")
        server.kill()
        anna.page.locator("main[data-busy=true]").wait_for(state="attached")
        anna.option(before.keys[0], "[data-option-list]").click()
        anna.page.locator("[data-unsent]").wait_for()
        server = start(database, server.port)
        assert anna.asked(after=before.version).answers > before.answers
        expect(anna.page.locator("[data-unsent]")).to_have_count(0)
        anna.troubles.clear()
        people.leave()
    finally:
        server.stop()
