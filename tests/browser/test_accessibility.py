"""What axe-core finds on every page, in light and dark. Serious findings are faults."""

from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any, Literal

import pytest
from axe_playwright_python.base import AXE_SCRIPT
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect

from tests.browser.person import People, Person

#: A finished game in which much has evolved.
LATE = Path(__file__).parents[1] / "golden/genesis/three-players.record"


ALL: dict[str, Any] = {"resultTypes": ["violations"]}
#: What a scheme changes; everything else is found in one of them.
COLOURS: dict[str, Any] = {
    "runOnly": ["color-contrast", "link-in-text-block"],
    "resultTypes": ["violations"],
}


def faults(person: Person, within: str | None = None) -> list[str]:
    """Serious and critical violations in light and dark, each with the elements that show it;
    `within` a part of the page alone, where the rest is known."""
    found = []
    scheme: Literal["light", "dark"]
    for scheme, options in (("light", ALL), ("dark", COLOURS)):
        person.page.emulate_media(color_scheme=scheme)
        person.page.locator(f"html[data-theme={scheme}]").wait_for(state="attached")
        found += [f"{scheme}: {fault}" for fault in faults_in_sight(person, within, options)]
    return found


def faults_in_sight(
    person: Person, within: str | None = None, options: dict[str, Any] = ALL
) -> list[str]:
    """Serious and critical violations of the page as it is."""
    axe = Axe("" if person.page.evaluate("'axe' in window") else AXE_SCRIPT)
    found = axe.run(person.page, within, options).response["violations"]
    return [
        f"{violation['id']}: {node['html']} {node['failureSummary']}"
        for violation in found
        if violation["impact"] in ("serious", "critical")
        for node in violation["nodes"]
    ]


def home(person: Person) -> None:
    person.make_table("human", "bot")
    person.open("", "home")


def new_table(person: Person) -> None:
    person.open("#/new", "new")


def asked(person: Person) -> None:
    person.wandered(Random(1), 8, seed="3")


def past(person: Person) -> None:
    table = person.open_record(LATE)
    person.open(f"#/t/{table}/step/400", "table")
    person.page.locator("main[data-past=true]").wait_for(state="attached")


def over(person: Person) -> None:
    table = person.open_record(LATE)
    person.open(f"#/t/{table}", "table")
    person.page.locator("main[data-over=true]").wait_for(state="attached")


def claim(person: Person) -> None:
    table = person.make_table("human", "open")
    link = person.links(table)["claim"]
    person.open(f"#/t/{table}/claim/1?link={link}", "claim")


def rules(person: Person) -> None:
    person.open("#/rules/genesis", "rules")


def settings(person: Person) -> None:
    person.open("", "home")
    person.action("settings").click()
    person.page.get_by_role("dialog").wait_for()


def help_dialog(person: Person) -> None:
    person.sit_down("human", "human")
    person.action("help").click()
    person.page.get_by_role("dialog").wait_for()


STATES = [home, new_table, asked, past, over, claim, rules, settings, help_dialog]


@pytest.mark.parametrize("state", STATES)
def test_axe_finds_nothing_serious(people: People, state: Callable[[Person], None]) -> None:
    anna = people.person()
    state(anna)
    assert faults(anna) == []


def test_pieces_say_what_they_risk_and_what_may_come_of_them(people: People) -> None:
    """A refugium says which faces kill; what is offered there, also by the chooser, comes with its
    odds."""
    anna = people.person()
    sight = anna.sit_down("human", "human", seed="3")
    targets = {one: keys for one, keys in sight.pieces.items() if one.startswith("refugium:")}
    for target in targets:
        expect(anna.piece(target)).to_contain_text("Manna death on:")
        expect(anna.piece(target)).to_contain_text("%")
    several = next(target for target, keys in targets.items() if len(keys) > 1)
    anna.piece(several).click()
    expect(anna.page.locator("[data-popover=chooser] [data-key] .chips").first).to_contain_text("%")


def test_a_page_opens_in_the_scheme_of_the_person(people: People) -> None:
    for scheme in ("light", "dark"):
        anna = people.person(color_scheme=scheme).open("", "home")
        expect(anna.page.locator("html")).to_have_attribute("data-theme", scheme)


def test_axe_finds_nothing_serious_at_a_phone(people: People) -> None:
    anna = people.phone()
    anna.sit_down("human", "human", seed="3")
    assert faults(anna) == []
