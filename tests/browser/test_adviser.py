"""The adviser: asked by a key or a finger, its lamps at pieces and options, and a warning."""

from random import Random

from playwright.sync_api import expect

from tests.browser.person import People
from tests.browser.stored import any_option, game_record, until
from tests.browser.test_accessibility import faults

ASKED = "**/advice/*"


def test_lamps_stand_where_a_strong_bot_would_answer_and_a_blunder_is_taken_back(
    people: People,
) -> None:
    anna = people.person()
    answers = until("turn", any_option, Random(1))
    before = anna.go_on(game_record("marine", "2", answers, players=2, variants=["random-animals"]))
    with anna.page.expect_response(ASKED) as told:
        anna.page.keyboard.press("j")
    advice = told.value.json()
    best = [one["key"] for one in advice["best"]]
    rows = anna.page.locator("[data-advised]")
    expect(rows).to_have_count(len(best))
    assert [row.get_attribute("data-advised") for row in rows.all()] == best
    for rank, key in enumerate(best, start=1):
        lamp = anna.option(key, "[data-option-list]").locator("[data-rank]")
        expect(lamp).to_have_attribute("data-rank", str(rank))
        piece = anna.piece(before.piece_for(key) or "")
        assert f"Adviser’s choice {rank}" in (piece.text_content() or "") + (
            piece.get_attribute("aria-label") or ""
        )
    ranks = " ".join(
        lamp.get_attribute("data-lamp") or "" for lamp in anna.page.locator("[data-lamp]").all()
    )
    assert sorted(ranks.split()) == ["1", "2", "3"][: len(best)]
    anna.page.keyboard.press("Escape")
    expect(anna.page.locator("[data-adviser]")).to_have_count(0)

    anna.action("settings").click()
    anna.page.locator("dialog [name=warn]").check()
    anna.page.keyboard.press("Escape")
    worst = max(advice["costs"], key=advice["costs"].__getitem__)
    anna.option(worst, "[data-option-list]").click()
    after = anna.asked(after=before.version)
    note = anna.page.locator("[data-blunder]")
    expect(note).to_contain_text(f"{round(advice['costs'][worst])} point")
    anna.action("take-back").click()
    undone = anna.asked(after=after.version)
    assert undone.decision() == before.decision()
    expect(note).to_have_count(0)


def test_the_adviser_on_a_phone(people: People) -> None:
    anna = people.phone()
    anna.sit_down("human", "bot", seed="2")
    anna.action("advise").tap()
    rows = anna.page.locator("[data-advised]")
    rows.first.wait_for()
    assert anna.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    box = rows.first.bounding_box()
    assert box is not None
    assert box["height"] >= 44
    assert not faults(anna, "[data-adviser]")
    anna.page.locator("[data-advised^=biont], [data-advised^=enzyme]").first.tap()
    anna.page.locator("[data-lamp]").first.wait_for()  # at the piece, which has come into view
    anna.action("close-adviser").tap()
    expect(rows).to_have_count(0)
