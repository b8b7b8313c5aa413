"""People in the browser: taking a seat by a name, keeping it by a passkey and a link, talking, and
going back by consent."""

import json
import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Route, expect

from tests.browser.person import People, Person
from tests.browser.profiles import Profiles
from tests.server.process import Server


def friends(people: People) -> tuple[str, Person, Person]:
    """A table of two; the second is about to take the seat."""
    anna = people.person().open("#/", "home")
    seats = [{"kind": "human", "name": "Anna"}, {"kind": "open", "name": ""}]
    table = anna.page.evaluate(
        """async (body) => (await (await fetch('api/tables', {method: 'POST', body,
            headers: {'Content-Type': 'application/json'}})).json()).id""",
        json.dumps({"game": "genesis", "options": {"players": 2}, "seats": seats}),
    )
    link = anna.links(table)["claim"]
    bert = people.person().open(f"#/t/{table}/claim/1?link={link}", "claim")
    return table, anna, bert


def sit(bert: Person) -> None:
    bert.page.fill("input[name=name]", "Bert")
    bert.action("claim").click()
    bert.page.wait_for_selector("[data-join=yours]")


@pytest.fixture
def by_name(profiles: Profiles, house: Server) -> Iterator[People]:
    """People who call the server by a name: passkeys belong to one."""
    people = People(profiles, house.address.replace("127.0.0.1", "localhost"))
    yield people
    people.leave()


def test_a_seat_is_kept_by_a_passkey_and_by_a_link_for_one_more_device(by_name: People) -> None:
    table, _, bert = friends(by_name)
    page = bert.page
    device = page.context.new_cdp_session(page)
    bert.changed_browser = True
    device.send("WebAuthn.enable")
    made = device.send(
        "WebAuthn.addVirtualAuthenticator",
        {
            "options": {
                "protocol": "ctap2",
                "transport": "internal",
                "hasResidentKey": True,
                "hasUserVerification": True,
                "isUserVerified": True,
            }
        },
    )
    sit(bert)
    bert.action("passkey").click()
    page.wait_for_selector(".way.done")
    keys = device.send("WebAuthn.getCredentials", {"authenticatorId": made["authenticatorId"]})[
        "credentials"
    ]
    assert len(keys) == 1

    # The cookie is lost: the passkey finds the seat again.
    page.context.clear_cookies()
    page.goto(page.url.split("#")[0] + "#/")
    page.reload()
    bert.action("sign-in").click()
    page.wait_for_selector(f"[data-waiting='{table}'], [data-turn='{table}']")

    page.goto(page.url.split("#")[0] + "#/settings")
    bert.action("device-link").click()
    link = page.locator("[data-device-link] input").input_value()
    phone = by_name.person()
    phone.page.goto(link)
    phone.action("open-device").click()
    phone.page.wait_for_selector("[data-device=true]")
    phone.page.goto(link.split("#")[0] + "#/")
    phone.page.wait_for_selector(f"[data-waiting='{table}'], [data-turn='{table}']")


@pytest.mark.parametrize("width", [390, 1440])
def test_the_way_to_the_table_stays_where_it_is(people: People, width: int) -> None:
    _, _, bert = friends(people)
    page = bert.page
    page.set_viewport_size({"width": width, "height": 844})
    late: list[Route] = []

    def hold(route: Route) -> None:
        late.append(route)

    page.route("**/api/me/notices", hold)
    sit(bert)
    way = bert.action("to-table")
    expect(way).to_be_visible()
    before = way.bounding_box()
    assert late, "what notices there are was not asked"
    late[0].continue_()
    expect(page.locator("#push-here")).to_be_visible()
    assert way.bounding_box() == before
    page.unroute("**/api/me/notices")


def test_people_talk_and_go_back_together(people: People) -> None:
    table, anna, bert = friends(people)
    sit(bert)
    bert.action("to-table").click()
    anna.open(f"#/t/{table}", "table")
    for person in (anna, bert):
        person.page.wait_for_selector("html[data-ready=table]")
        person.page.click("[data-tab=company]")
    bert.page.fill("textarea[name=say]", "Look at #1!")
    bert.page.keyboard.press("Enter")
    anna.page.wait_for_selector(".said:has-text('Look at') .steplink[data-step='1']")
    anna.page.click("[data-word=thanks]")
    bert.page.wait_for_selector(".said:has-text('Thanks')")

    # Both answer over connections of their own until dice have fallen.
    play = """async (table) => await new Promise((resolve) => {
        const live = new WebSocket(`ws://${location.host}/api/tables/${table}/live`);
        live.onmessage = ({ data }) => {
            const state = JSON.parse(data);
            if (state.type !== 'state') return;
            const [decision] = state.decisions;
            if (!decision) {
                live.close();
                resolve(state.dice.length > 0 && !state.can_undo);
                return;
            }
            const { seat, options: [{ key }] } = decision;
            live.send(JSON.stringify({ type: 'answer', seat, key, version: state.version }));
        };
    })"""
    for _ in range(20):
        fallen = [person.page.evaluate(play, table) for person in (bert, anna)]
        if fallen[1]:
            break
    anna.action("ask-back").click()
    bert.action("agree").click()
    expect(anna.page.locator("[data-deed=undone]")).to_contain_text("Anna")
    expect(anna.page.locator("[data-request]")).to_have_count(0)

    # The line leads to the board as it stood, and there is a way back to the present.
    board = anna.page.locator("main[data-table]")
    anna.page.locator("[data-deed=undone] [data-undone]").click()
    expect(board).to_have_attribute("data-undone", re.compile(r"\d"))
    expect(anna.page.locator("[data-prompt=past]")).to_contain_text("Taken back: step")
    anna.action("now").click()
    expect(board).to_have_attribute("data-past", "false")
    anna.page.click("[data-tab=log]")
    expect(anna.page.locator("[data-log=undone] [data-undone]")).to_have_count(1)


def test_people_show_their_statistics_and_delete_a_table_together(people: People) -> None:
    table, anna, bert = friends(people)
    sit(bert)
    bert.open("#/settings/statistics", "settings")
    bert.page.get_by_role("switch", name="Others may see my statistics").click()
    expect(bert.page.get_by_label("Link to my statistics")).to_have_value(
        re.compile("#/statistics/.+")
    )
    anna.open(f"#/t/{table}", "table")
    anna.page.click("[data-tab=company]")
    anna.page.locator("[data-person='1'] [data-action=person-menu]").click()
    anna.action("their-statistics").click()
    expect(anna.page.get_by_role("heading", level=1)).to_have_text("Statistics: Bert")

    # Somebody has answered: the game is everybody's now.
    anna.open(f"#/t/{table}", "table")
    bert.open(f"#/t/{table}", "table")
    listed = anna.context.request.get(f"{anna.address}/api/tables").json()
    first = anna if listed[0]["my_turn"] else bert
    first.choose(min(first.asked().keys))
    anna.action("settings").click()
    anna.action("delete-table").click()
    anna.action("delete-really").click()
    anna.page.keyboard.press("Escape")
    asked = bert.page.locator("[data-request=delete]")
    expect(asked).to_contain_text("For it: Anna")
    vote = asked.locator("[data-action=delete-table]")
    expect(vote).to_have_text("Delete this table (1 of 2)")
    vote.click()
    bert.action("delete-really").click()
    bert.ready("home")
    expect(anna.page.get_by_text("This table was deleted.")).to_be_visible()
    anna.open("#/", "home")
    expect(anna.page.locator(f"[data-deleted='{table}']")).to_contain_text("deleted by Bert")
