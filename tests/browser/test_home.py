"""From the home page to a table."""

import re

from playwright.sync_api import expect

from tests.browser.person import People


def test_two_clicks_lead_from_the_home_page_to_the_first_decision(people: People) -> None:
    anna = people.person().open("", "home")
    anna.action("new-table").click()
    anna.ready("new")
    anna.action("start").click()
    anna.ready("table")
    sight = anna.asked()
    assert sight.prompt not in ("waiting", "past", "over")
    assert sight.seat == "0"
    assert sight.pieces, "something is lit"
    assert sight.keys


def test_a_table_is_found_again_on_the_home_page(people: People) -> None:
    anna = people.person()
    table = anna.make_table("human", "human")
    anna.open("", "home")
    anna.page.get_by_role("link", name=re.compile("Genesis, your turn for")).click()
    anna.ready("table")
    assert anna.asked().table == table


def test_nobody_else_sees_the_table_on_his_home_page(people: People) -> None:
    people.person().make_table("human", "human")
    bert = people.person().open("", "home")
    expect(bert.page.get_by_role("link", name=re.compile("Genesis.*human"))).to_have_count(0)


def test_players_variants_and_seed_are_chosen_in_the_form(people: People) -> None:
    """The seed makes the form's game the same as one made by the API."""
    anna = people.person().open("#/new", "new")
    anna.page.get_by_role("radio", name="2 players").check(force=True)
    anna.page.locator("[name=who-1][value=here]").check(force=True)
    anna.page.locator(".expert summary").click()
    anna.page.locator("[name=seed]").fill("9")
    anna.action("start").click()
    anna.ready("table")
    made = anna.asked()
    same = people.person().sit_down("human", "human", seed="9")
    assert made.table != same.table
    assert made.decision() == same.decision()


def test_the_policy_lets_nothing_in_and_no_page_breaks_it(people: People) -> None:
    """Scripts and styles come from our server's files only; a page that wanted more would have
    said so on the console."""
    anna = people.person()
    answer = anna.page.goto(anna.address)
    assert answer is not None
    rules = {
        words[0]: words[1:]
        for words in map(str.split, answer.headers["content-security-policy"].split(";"))
        if words
    }
    assert rules["default-src"] == ["'self'"]
    assert rules["frame-ancestors"] == ["'none'"]
    for sources in rules.values():
        assert not {"'unsafe-inline'", "'unsafe-eval'", "*", "https:", "http:"} & set(sources)
