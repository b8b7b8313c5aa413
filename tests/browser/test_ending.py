"""The end of a game: who won, why, and what next."""

import re
from pathlib import Path

from playwright.sync_api import expect

from tests.browser.person import People

GOLDEN = Path(__file__).parents[1] / "golden"


def test_the_end_ranks_everybody_and_leads_on(people: People) -> None:
    anna = people.person()
    table = anna.open_record(GOLDEN / "genesis" / "introductory.record")
    anna.open(f"#/t/{table}/end", "table")
    page = anna.page
    ending = page.locator("[data-ending]")
    ending.wait_for()
    expect(ending.get_by_role("heading").first).to_contain_text("wins with")
    totals = [int(cell) for cell in ending.locator(".total").all_inner_texts()]
    assert totals == sorted(totals, reverse=True)
    expect(page.locator("[data-action=undo], [data-action=why-forced]")).to_have_count(0)
    assert page.evaluate("document.documentElement.scrollWidth === innerWidth")
    # Band and prompt have the colour and the badge of who won.
    [colour] = set((ending.get_attribute("class") or "").split()) - {"ending"}
    badge = ending.locator(".band svg").first.inner_html()
    winner = ending.locator("[data-rank='1'] th svg").first
    expect(winner).to_be_visible()
    expect(ending.locator(".era")).not_to_have_count(0)

    page.keyboard.press("Escape")
    expect(ending).to_have_count(0)
    expect(page.locator(".prompt")).to_have_class(re.compile(rf"\b{colour}\b"))
    assert page.locator(".prompt svg").first.inner_html() == badge
    assert page.url.endswith(f"#/t/{table}")
    anna.action("show-end").click()
    ending.wait_for()
    anna.action("again").click()
    page.locator(f"main[data-table]:not([data-table='{table}'])").wait_for(state="attached")
    assert anna.asked().answers < 10


def test_the_end_counts_head_starts(people: People) -> None:
    """They are a column of the table, and who would have won without them is told."""
    record = (GOLDEN / "genesis" / "introductory.record").read_text("utf-8")
    anna = people.person()
    places = []
    for text in (record, record.replace("---\n", "head-start 0 100\nhead-start 1 50\n---\n", 1)):
        anna.open(f"#/t/{anna.open_record(text)}/end", "table")
        ending = anna.page.locator("[data-ending]")
        ending.wait_for()
        rows = ending.locator("tr[data-rank]").all()
        totals = ending.locator(".total").all_inner_texts()
        seats = [row.get_attribute("data-seat") or "" for row in rows]
        places.append(dict(zip(seats, map(int, totals), strict=True)))
    plain, counted = places
    assert list(counted)[:2] == ["0", "1"]
    given = {"0": 100, "1": 50}
    assert counted == {seat: plain[seat] + given.get(seat, 0) for seat in plain}
    expect(ending.get_by_role("columnheader", name="Head start")).to_be_visible()
    expect(ending).to_contain_text("Without head starts: ")


def test_the_next_game_of_a_campaign_goes_on_from_the_end(people: People) -> None:
    anna = people.person()
    table = anna.open_record(GOLDEN / "genesis" / "two-players.record")
    anna.open(f"#/t/{table}/end", "table")
    page = anna.page
    page.locator("[data-next=origins] a").click()
    anna.ready("new")
    expect(page.locator("select[name=campaign]")).to_have_value(table)
    expect(page.get_by_text("Players and what they bring are taken over.")).to_be_visible()


def test_what_was_missing_is_said_alone(people: People) -> None:
    anna = people.person()
    table = anna.open_record(GOLDEN / "origins" / "solitaire.record")
    anna.open(f"#/t/{table}/step/5", "table")
    page = anna.page
    page.locator("main[data-past=true]").wait_for(state="attached")
    expect(page.locator("[data-goal=culture]").first).to_contain_text("/13")
    expect(page.locator("[data-live=prompt]")).to_contain_text("step 5")
    expect(page.locator("[data-live=prompt]")).not_to_contain_text("end-")
    anna.open(f"#/t/{table}/end", "table")
    goals = page.locator("[data-ending] [data-goal]")
    goals.first.wait_for()
    assert all("/13" in text for text in goals.all_inner_texts())
