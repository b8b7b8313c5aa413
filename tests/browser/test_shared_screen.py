"""Several people at one screen: before a secret it is covered and passed on."""

import json
from random import Random

from playwright.sync_api import expect

from tests.browser.person import People, Person


def start_vote(person: Person) -> str:
    """A table of two people at this screen, at their secret vote."""
    body = {
        "game": "genesis",
        "options": {"players": 2},
        "seats": [{"kind": "human", "name": "Petra"}, {"kind": "human", "name": "Giulia"}],
        "seed": "secret-seed-15",
        "pace": 0,
        "shared": True,
    }
    answer = person.context.request.post(f"{person.address}/api/tables", data=body)
    table: str = answer.json()["id"]
    person.open(f"#/t/{table}", "table")
    sight = person.asked()
    random = Random(1)
    for _ in range(13):
        version = person.choose(random.choice(sorted(sight.keys))).version
        person.page.wait_for_function(
            "(before) => document.querySelector('main[data-table]').dataset.version !== before"
            " && document.querySelector('main[data-busy=false], [data-hand-over]')",
            arg=str(version),
        )
        if person.page.locator("[data-hand-over]").count():
            break
        sight = person.asked()
    return table


def test_the_screen_is_covered_before_each_secret_vote(people: People) -> None:
    anna = people.person()
    start_vote(anna)
    page = anna.page
    cover = page.get_by_role("dialog", name="Pass the screen to")
    for name, vote in (("Giulia", "medea"), ("Petra", "gaia")):
        cover.wait_for()
        first = name if name in cover.inner_text().split("\n")[1] else ""
        expect(page.locator("[data-key=medea], [value=medea]")).to_have_count(0)
        told = [message for message in anna.live if message["type"] == "state"]
        assert '"medea"' not in json.dumps(told[-1]["decisions"])
        expect(anna.action("show-secret")).to_be_focused()
        page.keyboard.press("Enter")
        box = page.locator("[data-hand-over=shown]")
        box.wait_for()
        expect(box.get_by_role("radio", checked=True)).to_have_count(0)
        expect(anna.action("send-secret")).to_be_disabled()
        if not first:
            page.keyboard.press("Escape")
            page.locator("[data-hand-over=covered]").wait_for()
            expect(anna.action("show-secret")).to_be_focused()
            page.keyboard.press("Enter")
            box.wait_for()
        box.locator(f"[value={vote}]").check()
        anna.action("send-secret").click()
        page.locator("[data-hand-over=shown]").wait_for(state="detached")
    page.locator("[data-hand-over]").wait_for(state="detached")
    log = "\n".join(anna.look().log)
    assert "votes for Gaia" in log
    assert "votes for Medea" in log
    for person in ("Petra", "Giulia"):
        assert f"{person} votes for" in log
