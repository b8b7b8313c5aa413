"""What happened since one's last decision: bots are waited for, skipped, and read about."""

from playwright.sync_api import expect

from tests.browser.person import People


def test_who_waits_for_bots_skips_them_and_reads_what_they_did(people: People) -> None:
    anna = people.person()
    body = {
        "game": "marine",
        "options": {"players": 3, "variants": ["random-animals"]},
        "seats": [{"kind": "human", "name": "Anna"}, {"kind": "bot"}, {"kind": "bot"}],
        "seed": "4",
        "pace": 10_000,
    }
    answer = anna.context.request.post(f"{anna.address}/api/tables", data=body)
    anna.open(f"#/t/{answer.json()['id']}", "table")
    page = anna.page
    watching = page.locator("[data-summary=watching]")
    card = page.locator("[data-summary=since]")

    while not card.count():
        look = anna.look()
        if look.keys:
            anna.choose(look.keys[0])
        watching.wait_for()
        page.keyboard.press("Space")
        anna.asked()
    expect(watching).to_have_count(0)
    lines = card.locator("[data-line]")
    assert 1 <= lines.count() <= 6
    expect(card.locator("[data-net]")).to_have_count(3)
    expect(page.locator("[data-live=events]")).to_contain_text("action")

    lines.first.hover()
    expect(lines.first.locator("[aria-current=step]")).to_be_visible()
    card.locator("[data-action=replay]").click()
    expect(card.locator("[data-action=replay]")).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("Escape")
    expect(card.locator("[data-action=replay]")).to_have_attribute("aria-pressed", "false")
    page.keyboard.press("Escape")
    expect(card).to_have_count(0)
    page.keyboard.press("Shift+V")
    expect(card).to_be_visible()
    assert page.evaluate("document.getAnimations().length") == 0

    anna.choose(anna.look().keys[0])
    expect(card).to_have_count(0)
