"""Undo, redo, start my turn again, reload."""

from random import Random

from playwright.sync_api import expect

from tests.browser.person import People


def test_an_answer_is_taken_back_and_given_again(people: People) -> None:
    anna = people.person()
    before = anna.sit_down("human", "human", seed="2")
    after = anna.click("biont pool clay-mound")
    assert after.decision() != before.decision()
    anna.action("undo").click()
    undone = anna.asked(after=after.version)
    assert undone.decision() == before.decision()
    assert undone.log == before.log
    anna.action("redo").click()
    redone = anna.asked(after=undone.version)
    assert redone.decision() == after.decision()
    assert redone.log == after.log


def test_nothing_can_be_taken_back_before_the_first_answer_or_behind_the_dice(
    people: People,
) -> None:
    anna = people.person()
    anna.sit_down("human", "human", seed="2")
    expect(anna.action("undo")).to_be_disabled()
    expect(anna.action("redo")).to_be_disabled()
    expect(anna.action("restart")).to_be_disabled()
    anna.click("biont pool clay-mound")
    expect(anna.action("undo")).to_be_enabled()
    anna.click("done")
    rolled = anna.click("done")
    assert rolled.prompt == "organise"
    expect(anna.action("undo")).to_be_disabled()
    expect(anna.action("restart")).to_be_disabled()


def test_a_turn_is_started_again(people: People) -> None:
    """Three answers of the second turn are taken back at once, none of the other seat's."""
    anna = people.person()
    start = anna.wandered(Random(1), 7, seed="2")
    assert start.prompt == "assign"
    for key in ("enzyme clay-mound", "disk green", "biont clay-mound green-rust-fumarole"):
        sight = anna.click(key)
        assert sight.seat == start.seat
    anna.action("restart").click()
    again = anna.asked(after=sight.version)
    assert again.decision() == start.decision()
    assert again.log == start.log
    expect(anna.action("restart")).to_be_disabled()


def test_after_a_reload_the_same_is_asked_and_the_log_is_the_same(people: People) -> None:
    anna = people.person()
    before = anna.wandered(Random(1), 12, seed="3")
    anna.page.reload()
    anna.ready("table")
    after = anna.asked()
    assert after.decision() == before.decision()
    assert after.pieces == before.pieces
    assert after.log == before.log


def test_letters_undo_and_redo(people: People) -> None:
    anna = people.person()
    before = anna.sit_down("human", "human", seed="2")
    after = anna.click("biont pool clay-mound")
    anna.page.keyboard.press("z")
    undone = anna.asked(after=after.version)
    assert undone.decision() == before.decision()
    anna.page.keyboard.press("y")
    assert anna.asked(after=undone.version).decision() == after.decision()
