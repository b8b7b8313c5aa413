"""My games: reminding who keeps a table waiting, tables that sleep, and the keys."""

import asyncio
import re
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import NamedTuple

import msgspec
import pytest
from playwright.sync_api import expect

from tests.browser.person import People, Person
from tests.browser.profiles import Profiles
from tests.cli.helpers import run
from tests.server.process import start
from tests.server.receivers import WebService, web_service
from trilobite.server.database import Database
from trilobite.server.store import SqlStore

DAY = 24 * 3600


class Home(NamedTuple):
    """Two people who play together, and a server that sends to this machine, too."""

    anna: Person
    bert: Person
    table: str
    database: str
    web: WebService

    def copy(self, name: str, days: int) -> None:
        """The same table again, as it would be if all had happened so many days before."""
        # Playwright has a loop of its own in this thread.
        with ThreadPoolExecutor(1) as thread:
            work = moved(self.database, self.table, name, days * DAY)
            thread.submit(asyncio.run, work).result()


async def moved(address: str, table: str, name: str, seconds: int) -> None:
    database = Database(address)
    store = SqlStore(database)
    stored = await store.read(table)
    assert stored
    stored.id = name
    stored.events = [
        msgspec.structs.replace(
            event, at=event.at - seconds, since=[at - seconds for at in event.since]
        )
        for event in stored.events
    ]
    await store.create(stored)
    database.close()


@pytest.fixture
def home(profiles: Profiles, tmp_path: Path) -> Iterator[Home]:
    database = f"sqlite:///{tmp_path}/tables.db"
    server = start(database, arguments=["--inside"])
    try:
        with web_service() as web:
            people = People(profiles, server.address)
            anna, bert = people.person(), people.person()
            table = anna.make_table("human", "open")
            link = anna.links(table)["claim"]
            claim = f"{server.address}/api/tables/{table}/claim/1?link={link}"
            assert bert.context.request.post(claim, data={"name": "Bert"}).ok
            yield Home(anna, bert, table, database, web)
            people.leave()
    finally:
        server.stop()


def hook(person: Person, web: WebService) -> None:
    """They are told of everything by a web service."""
    body = {"kind": "hook", "address": f"{web.address}/in"}
    answer = person.context.request.post(f"{person.address}/api/me/notices/ways", data=body)
    assert answer.ok, answer.text()


def test_who_keeps_a_table_waiting_is_reminded_and_it_is_told_whether_it_arrived(
    home: Home,
) -> None:
    home.copy("late", 2)
    home.copy("asleep", 40)
    one, other = home.anna, home.bert
    listed = one.context.request.get(f"{one.address}/api/tables").json()
    if next(each["my_turn"] for each in listed if each["id"] == "late"):
        one, other = other, one
    hook(other, home.web)
    page = one.open("#/", "home").page
    row = page.locator("li", has=page.locator("[data-waiting=late]"))
    row.get_by_role("button", name="Remind").click()
    row.get_by_role("status").filter(has_text="delivered by webhook").wait_for()
    assert "reminds you that the table waits for you" in home.web.titles()[-1]
    expect(row.get_by_role("button", name="Remind")).to_have_count(0)

    # A table that sleeps stands apart until somebody opens it.
    expect(page.locator("[data-waiting=asleep]")).to_have_count(0)
    page.locator(".sleeping summary").click()
    page.locator("[data-sleeping=asleep]").click()
    one.ready("table")
    page.goto(f"{one.address}/#/")
    page.locator("[data-waiting=asleep]").wait_for()
    expect(page.locator(".sleeping")).to_have_count(0)

    # Keys: a search, and the next turn from inside a table.
    page.keyboard.press("/")
    page.keyboard.type("marine")
    page.get_by_text("No table has that in it").wait_for()
    page.keyboard.press("Escape")
    page.locator("[data-waiting=late]").wait_for()
    page = other.open("#/t/asleep", "table").page
    page.keyboard.press("Shift+N")
    page.wait_for_selector("main[data-table=late]")


def test_a_list_says_what_is_asked_what_is_new_and_what_was_deleted(home: Home) -> None:
    home.copy("gone", 1)
    one, other = home.anna, home.bert
    listed = one.context.request.get(f"{one.address}/api/tables").json()
    if next(each["my_turn"] for each in listed if each["id"] == home.table):
        one, other = other, one
    assert run("admin", "delete", "gone", "--yes", "--database", home.database).exit_code == 0
    one.open(f"#/t/{home.table}", "table")
    one.page.wait_for_selector("[data-company], [data-tab=company]")
    page = one.open("#/", "home").page
    row = page.locator(f"[data-waiting='{home.table}']")
    name = "Bert" if other is home.bert else "human 1"
    expect(row.locator("[data-asked]")).to_have_text(re.compile(f"^{name}, "))
    expect(row.locator(".news")).to_have_count(0)
    page.locator("[data-deleted=gone]").get_by_text("was deleted by whoever runs").wait_for()
    expect(page.locator("[data-next]")).to_have_attribute("data-next", home.table)

    other.open(f"#/t/{home.table}", "table")
    other.choose(min(other.asked().keys))
    one.open("#/settings", "settings")
    page.set_viewport_size({"width": 390, "height": 844})
    page.locator(".tabbar [data-tab=games]").click()
    one.ready("home")
    mine = page.locator(f"[data-waiting='{home.table}'], [data-turn='{home.table}']")
    expect(mine.locator(".news")).to_have_count(1)
    expect(page.locator("[data-deleted]")).to_have_count(0)


def test_the_notices_of_a_table_are_chosen_at_the_table(home: Home) -> None:
    hook(home.anna, home.web)
    page = home.anna.open(f"#/t/{home.table}", "table").page
    page.get_by_role("tab", name="Company").click()
    page.locator("[data-person='0'] [data-action=person-menu]").click()
    choice = page.get_by_role("combobox", name="Notices of this table")
    choice.select_option("until")
    field = page.get_by_label("No notices of this table until")
    assert field.input_value().endswith("T08:00")
    field.fill("2030-05-06T07:30")
    field.press("Tab")
    page.get_by_role("status").filter(has_text="saved").wait_for()
    page = home.anna.open("#/settings/display", "settings").page
    page.wait_for_selector("[data-notices=true]")
    expect(page.locator(f"[data-table-notices='{home.table}']")).to_have_value("until")
    expect(page.locator("input[name=until]")).to_have_value("2030-05-06T07:30")

    # What is chosen for this browser stands on the same page.
    page.get_by_role("radio", name="largest text").check(force=True)
    assert page.evaluate("getComputedStyle(document.body).fontSize") == "17.5px"
    page.get_by_role("switch", name="Board as a list").click()
    page.get_by_role("radio", name="Čeština").check(force=True)
    expect(page.get_by_role("switch", name="Deska jako seznam")).to_have_attribute(
        "aria-checked", "true"
    )
    assert page.evaluate("document.documentElement.lang") == "cs"
