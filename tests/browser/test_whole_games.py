"""Whole games of Bios: Genesis, from the first decision to the result."""

from random import Random
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.person import People, Person
from tests.browser.stored import final_view

#: Options that are about no piece: to stop, to refuse, to roll all again, to vote.
WITHOUT_PIECE = {"call-vote", "decline", "done", "enough", "gaia", "keep", "medea", "reroll"}


def scores_shown(person: Person) -> dict[str, int]:
    """The totals in the score, by player."""
    script = "(all) => all.map((one) => [one.dataset.score, Number(one.dataset.total)])"
    return dict(person.page.locator("[data-score][data-total]").evaluate_all(script))


def result(person: Person, table: str) -> dict[str, int]:
    """The totals as the rules have them, from the record."""
    players = final_view(person.record(table))["players"]
    return {name: p["score"]["total"] for name, p in players.items() if "npc" not in name}


@pytest.mark.timeout(240)
def test_a_whole_game_is_played_by_clicking_lit_pieces(people: People) -> None:
    """Solitaire, with the page's movements on. Only options that have no place on the board are
    chosen by a button."""
    anna = people.person(reduced_motion="no-preference")
    sight = anna.sit_down("human", seed="617", mode="solitaire", variants=["short"])
    random = Random(1)
    at_pieces = 0
    while not sight.over:
        key = random.choice(sorted(sight.keys))
        if sight.piece_for(key):
            at_pieces += 1
        else:
            assert key.split()[0] in WITHOUT_PIECE, f"{key} has no lit piece"
        sight = anna.click(key)
    assert at_pieces > 40
    assert sight.prompt == "over"
    assert scores_shown(anna) == result(anna, sight.table)


@pytest.mark.timeout(240)
def test_two_people_play_to_the_end_at_one_screen(people: People) -> None:
    anna = people.person()
    random = Random(2)
    sight = anna.wandered(random, 80, seed="2", variants=["short"])
    seats: set[str | None] = set()
    while not sight.over:
        seats.add(sight.seat)
        sight = anna.click(random.choice(sorted(sight.keys)))
    assert seats == {"0", "1"}
    assert len(scores_shown(anna)) == 2
    assert scores_shown(anna) == result(anna, sight.table)


def test_a_game_of_bots_is_watched_to_its_end(people: People) -> None:
    anna = people.person()
    table = anna.make_table("bot", "bot", variants=["short"])
    anna.open(f"#/t/{table}", "table")
    over = anna.page.locator("main[data-over=true]")
    over.wait_for(state="attached", timeout=100_000)  # bots may think long on a busy machine
    sight = anna.look()
    assert sight.prompt == "over"
    assert sight.log
    assert scores_shown(anna) == result(anna, table)
    expect(anna.page.locator("[data-key]")).to_have_count(0)


@pytest.mark.timeout(240)
def test_a_whole_game_is_played_with_the_keyboard_alone(people: People) -> None:
    """From the home page to the result; the page never hears of a pointer."""
    anna = people.person()
    anna.run_first(
        "for (const kind of ['pointerdown', 'mousedown', 'touchstart'])"
        " addEventListener(kind, () => console.error('a pointer was used'), true);"
    )
    keys = anna.page.keyboard
    anna.open("", "home")
    anna.tab_to("[data-action=new-table]")
    keys.press("Enter")
    anna.ready("new")
    anna.tab_to("input[name=players]")
    keys.press("ArrowLeft")
    keys.press("ArrowLeft")
    anna.tab_to("input[name=variant][value=short]")
    keys.press("Space")
    anna.tab_to(".expert > summary")
    keys.press("Enter")
    anna.tab_to("input[name=seed]")
    keys.type("1046")
    keys.press("Enter")
    anna.ready("table")
    sight = anna.asked()
    random = Random(3)
    while not sight.over:
        sight = type_answer(anna, random)
    assert scores_shown(anna) == result(anna, sight.table)


def type_answer(person: Person, random: Random) -> Any:
    """Answers with number keys, Tab and Enter, and finishes with D."""
    before = person.look()
    keys = person.page.keyboard
    numbered: dict[str, int] = dict(
        person.page.locator("main [data-lit]:visible").evaluate_all(
            "(all) => all.map((one) => [one.dataset.target, Number(one.dataset.lit)])"
        )
    )
    key = random.choice(sorted(before.keys))
    target = before.piece_for(key)
    number = numbered.get(target, 0) if target else 0
    if key == "done":
        keys.press("d")
    elif target is not None and number > 0:
        keys.press(str(number))
        assert person.page.evaluate("document.activeElement.dataset.target") == target
        keys.press(str(number))
        if len(before.pieces[target]) > 1:
            person.tab_to(f'[data-popover=chooser] [data-key="{key}"]')
            keys.press("Enter")
    else:
        person.tab_to(f'[data-key="{key}"]')
        keys.press("Enter")
    return person.asked(after=before.version)
