"""Notices in the settings: ways with a test, what by which way, quiet hours; in all languages, and
for who does not see them."""

import json
from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.browser.person import PATIENCE, People, Person
from tests.browser.profiles import Profiles
from tests.browser.test_accessibility import faults
from tests.server.process import start
from tests.server.receivers import WebService, web_service


@pytest.fixture(scope="module")
def web() -> Iterator[WebService]:
    with web_service() as service:
        yield service


@pytest.fixture(scope="module")
def there(profiles: Profiles, tmp_path_factory: pytest.TempPathFactory) -> Iterator[People]:
    """People at a server that sends to this machine, too."""
    database = f"sqlite:///{tmp_path_factory.mktemp('notices')}/tables.db"
    server = start(database, arguments=["--inside"])
    try:
        people = People(profiles, server.address)
        yield people
        people.leave()
    finally:
        server.stop()


def settings(person: Person) -> Person:
    person.open("#/settings", "settings")
    person.page.wait_for_selector("[data-notices=true]")
    return person


def add_hook(person: Person, web: WebService) -> None:
    person.page.fill("input[name=hook]", f"{web.address}/in")
    person.page.press("input[name=hook]", "Enter")
    person.page.wait_for_selector("[data-way=hook]")


def test_a_way_is_added_tested_and_told_what_to_tell(there: People, web: WebService) -> None:
    anna = settings(there.person())
    page = anna.page
    add_hook(anna, web)
    anna.action("test-way").click()
    said = page.locator("[data-way-said]")
    said.filter(has_text="it was delivered").wait_for(timeout=PATIENCE)
    assert web.titles()[-1] == "Trilobite can reach you here"
    expect(page.locator("[data-way=hook]")).to_contain_text("last delivered")
    # Cells are named by row and column, switches by their row.
    cell = page.get_by_role("checkbox", name="It is my turn, 127.0.0.1")
    expect(cell).to_be_checked()
    cell.uncheck()
    page.get_by_role("status").filter(has_text="saved").wait_for()
    quiet = page.get_by_role("switch", name="Quiet hours")
    expect(quiet).to_have_attribute("aria-checked", "false")
    quiet.press("Enter")
    page.get_by_role("img", name="Quiet from 22:00 to 07:00").wait_for()
    page.get_by_role("combobox", name="to", exact=True).select_option("9")
    page.get_by_role("img", name="Quiet from 22:00 to 09:00").wait_for()
    page.get_by_role("radio", name="One digest a day").check()
    expect(page.locator("input[name=often][value=once]")).not_to_be_checked()
    page.reload()
    page.wait_for_selector("[data-notices=true]")
    expect(page.get_by_role("checkbox", name="It is my turn, 127.0.0.1")).not_to_be_checked()
    expect(page.get_by_role("radio", name="One digest a day")).to_be_checked()
    expect(page.get_by_role("switch", name="Quiet hours")).to_have_attribute("aria-checked", "true")
    assert faults(anna) == []
    page.get_by_role("link", name="My data").click()
    expect(page.locator("#my-data")).to_be_in_viewport()
    expect(page.get_by_role("link", name="My data")).to_have_attribute("aria-current", "true")
    web.status = 404
    anna.action("test-way").click()
    said.filter(has_text="the address is gone").wait_for()
    expect(page.locator("[data-way=hook] .warn")).to_contain_text("the address is gone")
    web.status = 201
    for _ in range(2):
        anna.action("remove-way").click()
    page.locator("[data-way=hook]").wait_for(state="detached")


def test_a_table_differs_at_a_phone_in_czech(there: People, web: WebService) -> None:
    anna = there.phone(locale="cs-CZ").open("#/", "home")
    seats = [{"kind": "human", "name": "Anna"}, {"kind": "open", "name": "Bert"}]
    table = anna.page.evaluate(
        """async (body) => (await (await fetch('api/tables', {method: 'POST', body,
            headers: {'Content-Type': 'application/json'}})).json()).id""",
        json.dumps({"game": "genesis", "options": {"players": 2}, "seats": seats}),
    )
    settings(anna)
    add_hook(anna, web)
    page = anna.page
    choice = page.locator(f"[data-table-notices='{table}']")
    choice.select_option(label="jen v souhrnu")
    page.get_by_role("status").filter(has_text="uloženo").wait_for()
    page.reload()
    page.wait_for_selector("[data-notices=true]")
    expect(choice).to_have_value("daily")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_where_the_system_refuses_push_the_switch_goes_back_and_says_what_to_do(
    there: People,
) -> None:
    anna = settings(there.person())
    push = anna.page.get_by_role("switch", name="Push in this browser")
    push.click()
    anna.page.get_by_text("Allow them in its settings for this page").wait_for()
    expect(push).to_have_attribute("aria-checked", "false")


def test_the_link_of_a_mail_needs_no_more_than_a_touch(there: People) -> None:
    anna = there.person().open("#/notices/stop/used-long-ago", "mail")
    anna.action("mail-stop").click()
    anna.page.wait_for_selector("[data-problem=mail-link-over]")
    anna.troubles.clear()  # a browser logs the status 410


def test_the_worker_that_shows_notices_is_served(there: People) -> None:
    anna = there.person().open("#/", "home")
    scope = anna.page.evaluate(
        "async () => (await navigator.serviceWorker.register('push.js')).scope"
    )
    assert scope == f"{anna.address}/"
