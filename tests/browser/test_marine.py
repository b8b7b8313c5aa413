"""Dominant Species: Marine at the table: a whole game, the phone, the overlays, the list."""

import re
from random import Random
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.person import PHONE, People, Person, Sight
from tests.browser.stored import Asked, final_view, game_record, some, until
from tests.browser.test_accessibility import faults
from tests.browser.test_phone import parts_opened
from tests.browser.test_whole_games import scores_shown

#: Options that are about no piece: to stop, to refuse, to take the pawns back.
WITHOUT_PIECE = {"decline", "done", "retrieve", "score-rest"}

#: Where a decision is made: the part of the board that a phone opens for it.
PART_OF = {
    "turn": "actions",
    "domination": "actions",
    "migration": "planet",
    "migration-target": "planet",
    "speciation": "planet",
    "evolution": "planet",
    "evolution-card": "cards",
}

#: Keys of messages that have no words.
KEYS = re.compile(r"\b(?:prompt|option|event|reason|about|overlay|figure|source)-[a-z]+\b")


def chosen(sight: Asked, random: Random) -> str:
    """An answer at random, with a liking for what brings the game to its end."""
    keys = sorted(sight.keys)
    if "card asteroid" in keys:
        return "card asteroid"
    if sight.prompt == "turn" and random.random() < 0.65:
        return random.choice([key for key in keys if " evo-" in key] or ["retrieve"])
    return random.choice(keys)


def first_turn(person: Person) -> Sight:
    """A table where the first pawn is to be placed."""
    answers = until("turn", chosen, Random(2))
    return person.go_on(game_record("marine", "2", answers, players=2, variants=["random-animals"]))


def result(person: Person, table: str) -> dict[str, int]:
    """The VP as the rules have them, from the record."""
    animals = final_view(person.record(table))["animals"]
    return {name: animal["vp"] for name, animal in animals.items()}


# --- playing ------------------------------------------------------------------------------


@pytest.mark.timeout(480)
def test_a_whole_game_is_played_by_clicking_lit_pieces(people: People) -> None:
    """Two people at one screen, a short game from the choice of animals to the result. Only options
    that have no place on the board are chosen by a button."""
    anna = people.person()
    sight = anna.sit_down("human", "human", game="marine", seed="3238", variants=["short"])
    random = Random(3238)
    kinds: set[str] = set()
    while not sight.over:
        key = chosen(sight, random)
        if sight.piece_for(key) is None:
            assert key.split()[0] in WITHOUT_PIECE, f"{key} has no lit piece"
        kinds.add(sight.prompt)
        sight = anna.click(key)
    assert len(kinds) > 20
    assert sight.prompt == "over"
    assert scores_shown(anna) == result(anna, sight.table)


@pytest.mark.timeout(240)
def test_the_board_at_phone_width(people: People) -> None:
    """One part of the board is shown at a time: the one where something can be chosen."""
    anna = people.phone()
    sight = anna.sit_down(
        "human", "human", "human", game="marine", seed="3", variants=["random-animals"]
    )
    opened = parts_opened(anna, sight, some(60, chosen, Random(3)), PART_OF)
    assert opened >= {"planet", "actions"}


def test_an_unlit_space_says_why_not(people: People) -> None:
    anna = people.person()
    first_turn(anna)
    anna.piece("space:mig-4").click()
    note = anna.page.locator("[data-popover=note][data-refused]")
    note.wait_for()
    expect(note.locator("[data-open-clause='MAR-5.1.2']")).to_have_count(1)


def test_a_choice_in_two_steps_shows_the_first(people: People) -> None:
    """Migration: after the origin its neighbours are lit, and the prompt names it."""
    anna = people.person()
    first_turn(anna)
    sight = anna.click("basic mig-1")
    assert sight.prompt == "migration"
    sight = anna.click("move-from d4")
    assert sight.prompt == "migration-target"
    assert sorted(sight.pieces) == [f"hex:{name}" for name in ("c3", "c4", "d3", "d5", "e3", "e4")]
    expect(anna.page.locator("[data-prompt] .say")).to_contain_text("D4")
    expect(anna.page.locator(".m-drawing .m-chosen")).to_have_count(1)


def test_a_tile_of_competition_is_clicked(people: People) -> None:
    """The one kind of decision of the board that the game above does not come to."""
    anna = people.person()
    answers = until("competition", chosen, Random(30))
    before = anna.go_on(
        game_record("marine", "30", answers, players=2, variants=["random-animals"])
    )
    assert before.pieces == {"hex:d4": ["tile d4"]}
    assert anna.click("tile d4").answers > before.answers


# --- looking ------------------------------------------------------------------------------


def test_overlays_show_what_the_server_reckons(people: People) -> None:
    anna = people.person()
    answers = some(60, chosen, Random(5))
    record = game_record("marine", "5", answers, players=2, variants=["random-animals"])
    sight = anna.go_on(record)
    reckoned = anna.odds(sight.table)
    key = anna.page.locator("[data-key-of]")

    anna.page.locator("[data-overlay=scores]").click()
    animals = list(anna.view()["animals"])
    sums = [sum(tile.get(a, 0) for tile in reckoned["scores"].values()) for a in animals]
    assert key.locator("b").all_inner_texts() == [str(number) for number in sums]

    anna.page.locator("[data-overlay=extinction]").click()
    lost = reckoned["extinction"]["lost"].values()
    sums = [sum(tile.get(a, 0) for tile in lost) for a in animals]
    assert key.locator("b").all_inner_texts() == [f"−{n}" if n else "0" for n in sums]

    anna.page.locator("[data-overlay=domination]").click()
    animal, element = [key.locator("select").nth(n).input_value() for n in (0, 1)]
    counted = reckoned["domination"][animal].get(element, {"value": 0, "tiles": []})
    expect(key).to_contain_text(f"= {counted['value']},")
    expect(anna.page.locator(".m-drawing .m-counted")).to_have_count(len(counted["tiles"]))

    anna.page.keyboard.press("o")
    expect(key).to_have_attribute("data-key-of", "extinction")


def test_the_planet_as_a_list(people: People) -> None:
    """Every tile has its row; what can be chosen comes first and is chosen there."""
    anna = people.person()
    first_turn(anna)
    sight = anna.click("basic mig-1")
    anna.page.locator("[data-view=map]").click()
    rows = anna.page.locator("[data-planet-list] tr[data-hex]")
    names = rows.evaluate_all("(all) => all.map((one) => one.dataset.hex)")
    assert sorted(names) == sorted(anna.view()["tiles"])
    assert names[0] == "d4"
    row = anna.page.locator("[data-planet-list] tr[data-hex=d4]")
    expect(row).to_contain_text("coral reef")
    expect(row.locator("[data-target^='corner:']")).to_have_count(6)
    sight = anna.click("move-from d4")
    assert sight.prompt == "migration-target"
    expect(anna.page.locator("[data-planet-list]")).to_be_visible()
    anna.page.keyboard.press("v")
    expect(anna.page.locator(".m-drawing")).to_be_visible()


def test_arrows_lead_over_the_hexes(people: People) -> None:
    anna = people.person()
    first_turn(anna)
    anna.piece("hex:d4").focus()
    path = []
    for key in ("ArrowUp", "ArrowRight", "ArrowDown", "ArrowLeft", "ArrowDown"):
        anna.page.keyboard.press(key)
        path.append(anna.page.evaluate("document.activeElement.dataset.target"))
    assert path == ["hex:d3", "hex:e2", "hex:e3", "hex:d4", "hex:d5"]


@pytest.mark.parametrize(
    ("language", "words"), [("cs", "umísti figurku"), ("it", "piazza una pedina")]
)
def test_the_table_in_other_languages(people: People, language: str, words: str) -> None:
    """Whatever is said is said in words, in the language chosen."""
    anna = people.person()
    first_turn(anna)
    anna.speak(language)
    text = anna.page.locator("body").inner_text()
    assert words in text
    assert KEYS.findall(text) == []


def idly(asked: Asked, _: Random) -> str:
    """Takes the pawns back in every turn: no card is ever resolved."""
    return "retrieve" if "retrieve" in asked.keys else asked.keys[0]


def test_rounds_without_a_card_are_counted_from_the_sixth_on(people: People) -> None:
    """R-62: in the three languages, on a phone too, and in the log."""
    options: dict[str, Any] = {"players": 2, "animals": ["reptiles", "crustaceans"]}
    anna = people.person()
    anna.go_on(game_record("marine", "1", some(10, idly, Random(1)), **options))
    expect(anna.page.locator(".m-idle")).to_have_count(0)
    anna.go_on(game_record("marine", "1", some(16, idly, Random(1)), **options))
    note = anna.page.locator(".m-idle:visible")
    assert note.inner_text().startswith("Idle round 8 of 12: ")
    expect(anna.page.locator("[data-log]", has_text="Idle round 7 of 12")).to_have_count(1)
    for language, said in (("cs", "8. kolo z 12"), ("it", "Round 8 di 12")):
        anna.speak(language)
        assert note.inner_text().startswith(said)
    anna.page.set_viewport_size({"width": PHONE["width"], "height": PHONE["height"]})
    box = note.bounding_box()
    assert box is not None
    assert box["x"] + box["width"] <= PHONE["width"]


# --- accessibility ------------------------------------------------------------------------


def test_axe_finds_nothing_serious(people: People) -> None:
    """While animals are chosen, at a turn with each overlay, and with the list."""
    anna = people.person()
    sight = anna.sit_down("human", "human", game="marine", seed="4")
    assert sight.prompt == "animal"
    assert faults(anna) == []
    anna.go_on(game_record("marine", "4", some(30, chosen, Random(4)), players=2))
    for overlay in ("thriving", "scores", "domination", "extinction"):
        anna.page.locator(f"[data-overlay={overlay}]").click()
        assert faults(anna, ".m-planet") == []
    anna.page.locator("[data-view=map]").click()
    anna.page.locator("[data-tab=odds]").click()
    anna.page.locator("[data-odds=deck]").wait_for()
    assert faults(anna) == []


def test_axe_finds_nothing_serious_at_a_phone(people: People) -> None:
    anna = people.phone()
    anna.sit_down("human", "human", game="marine", seed="4", variants=["random-animals"])
    for part, within in (("planet", None), ("actions", ".m-board"), ("cards", ".m-board")):
        anna.page.locator(f"[data-part={part}]").tap()
        assert faults(anna, within) == []
