"""What happened since one's last decision: bots are waited for, skipped, and read about."""

from playwright.sync_api import Locator, expect

from tests.browser.person import People, Person

#: Whether the page asks for no frame for a while.
AT_REST = """() => new Promise((resolve) => {
  const ask = window.requestAnimationFrame;
  let frames = 0;
  window.requestAnimationFrame = (call) => { frames++; return ask(call); };
  setTimeout(() => { window.requestAnimationFrame = ask; resolve(frames === 0); }, 300);
})"""

#: Whether a number of the summary is at the corner of a hex where something happened. Numbers of
#: pieces that are not in sight are not shown.
BESIDE = """() => {
  const {right, bottom} = document.querySelector('main [data-target="hex:d3"]')
    .getBoundingClientRect();
  return [...document.querySelectorAll('[data-badge]')].some(({style}) =>
    Math.hypot(right - parseFloat(style.left), bottom - parseFloat(style.top)) <= 2);
}"""


def told(anna: Person) -> Locator:
    """A table where bots have just played; the card that tells what they did."""
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
    return card


def test_who_waits_for_bots_skips_them_and_reads_what_they_did(people: People) -> None:
    anna = people.person()
    card = told(anna)
    page = anna.page
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


def test_numbers_follow_their_pieces_and_a_page_at_rest_draws_nothing(people: People) -> None:
    anna = people.person()
    told(anna)
    page = anna.page
    for width in (1100, 1440):
        page.set_viewport_size({"width": width, "height": 900})
        page.locator("main [data-target='hex:d3']").first.scroll_into_view_if_needed()
        page.wait_for_function(BESIDE)
    while not page.evaluate(AT_REST):
        pass
