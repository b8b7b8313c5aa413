"""At a phone: 390 pixels wide, with a finger."""

from collections.abc import Mapping
from random import Random

import pytest
from playwright.sync_api import expect

from tests.browser.person import People, Person, Sight
from tests.browser.stored import Answers, any_option, game_record, until


def tap(person: Person, key: str) -> Sight:
    """Answers by finger: two taps on a piece, or a piece and then a button, or the list."""
    before = person.look()
    target = before.piece_for(key)
    if target is None:
        if not person.page.locator(f'[data-prompt] [data-key="{key}"]').is_visible():
            person.action("options").tap()
        person.option(key).tap()
    else:
        person.piece(target).tap()
        button = person.option(key, "[data-prompt]")
        # What has no effect is asked once more, as if there were several answers.
        if len(before.pieces[target]) == 1 and not button.is_visible():
            person.piece(target).tap()
        else:
            button.tap()
    return person.asked(after=before.version)


def width(person: Person) -> tuple[int, int]:
    """The width of what is shown, and of the window."""
    shown, window = person.page.evaluate(
        "[document.documentElement.scrollWidth, document.documentElement.clientWidth]"
    )
    return shown, window


def parts_opened(
    person: Person, sight: Sight, answers: Answers, part_of: Mapping[str, str]
) -> set[str]:
    """Answers by finger, and the parts of the board that the phone opened for it: each time the one
    where the decision is made, with something lit, and nothing wider than the window."""
    opened: set[str] = set()
    while (key := answers(sight)) is not None:
        sight = tap(person, key)
        assert width(person) == (390, 390)
        if sight.prompt in part_of:
            part = part_of[sight.prompt]
            opened.add(part)
            pressed = person.page.locator("[data-part][aria-pressed=true]")
            assert pressed.get_attribute("data-part") == part, sight.prompt
            assert sight.pieces
    return opened


def test_the_first_tap_looks_and_the_second_chooses(people: People) -> None:
    anna = people.phone()
    anna.sit_down("human", "human", seed="2")
    before = tap(anna, "biont pool clay-mound")
    anna.sent.clear()
    [[target, [key]]] = before.pieces.items()
    anna.piece(target).tap()
    anna.option(key, "[data-prompt]").wait_for()
    assert anna.look().version == before.version
    assert anna.sent == []
    anna.piece(target).tap()
    after = anna.asked(after=before.version)
    assert after.answers > before.answers
    assert len(anna.sent) == 1


def test_the_log_has_the_width_of_the_window(people: People) -> None:
    anna = people.phone()
    anna.sit_down("human", "human", seed="2")
    anna.page.locator("[data-open-sheet=log]").tap()
    log = anna.page.locator(".log").bounding_box()
    assert log is not None
    assert log["width"] > 350


def test_a_clause_that_is_tapped_is_read_where_it_stands(people: People) -> None:
    anna = people.phone()
    anna.wandered(Random(1), 8, seed="3")
    link = anna.page.locator("[data-prompt] [data-open-clause]")
    clause = link.get_attribute("data-open-clause")
    link.tap()
    expect(anna.page.locator(f'[data-clause="{clause}"]:focus')).to_be_in_viewport()


def test_dice_to_choose_lie_above_the_prompt(people: People) -> None:
    anna = people.phone()
    answers = until("specificity", any_option, Random(1))
    sight = anna.go_on(game_record("genesis", "1", answers, players=2))
    target = next(target for target in sight.pieces if target.startswith("die:"))
    anna.piece(target).tap()
    anna.piece(target).tap()
    assert anna.asked(after=sight.version).answers == sight.answers + 1


@pytest.mark.timeout(240)
def test_a_game_is_played_by_finger(people: People) -> None:
    """The second half of a game, to its end."""
    anna = people.phone()
    random = Random(5)
    sight = anna.wandered(random, 30, seed="6", variants=["short"])
    while not sight.over:
        sight = tap(anna, random.choice(sorted(sight.keys)))
        shown, window = width(anna)
        assert shown <= window


@pytest.mark.parametrize("language", ["en", "cs", "it"])
def test_no_page_scrolls_sideways(people: People, language: str) -> None:
    anna = people.phone().open("", "home")
    anna.speak(language)
    table = anna.make_table("human", "open", seed="2")
    claim = anna.links(table)["claim"]
    places = [
        ("", "home"),
        ("#/new", "new"),
        (f"#/t/{table}/claim/1?link={claim}", "claim"),
        ("#/rules/genesis", "rules"),
        (f"#/t/{table}", "table"),
        (f"#/t/{table}/step/0", "table"),
    ]
    for place, ready in places:
        anna.open(place, ready)
        shown, window = width(anna)
        assert shown <= window == 390, place
