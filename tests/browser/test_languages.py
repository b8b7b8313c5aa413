"""English, Czech and Italian, changed while one plays."""

import re
from pathlib import Path
from random import Random
from typing import Final

from playwright.sync_api import expect

from tests.browser.person import People, Person

#: A game that is over.
ENDED: Final = Path(__file__).parent.parent / "golden" / "genesis" / "two-players.record"

#: A message that was not found is shown as its name.
MESSAGE_NAME = re.compile(
    r"\b(?:about|category|event|hint|option|phase|prompt|reason|score|status)-[a-z][a-z-]+\b"
)


def words(person: Person) -> dict[str, str]:
    """What the prompt, the log and the cards say."""
    page = person.page
    return {
        "prompt": page.locator("[data-prompt]").inner_text(),
        "log": "\n".join(page.locator("[data-log]").all_inner_texts()),
        "cards": "\n".join(page.locator("main [data-target]").all_inner_texts()),
    }


def check_languages(person: Person) -> None:
    """Each of the three languages says everything in its own words."""
    said = {}
    for language in ("cs", "it", "en"):
        person.speak(language)
        said[language] = words(person)
        names = MESSAGE_NAME.findall(person.page.locator("body").inner_text())
        assert names == []
    for part in ("prompt", "log", "cards"):
        assert len({said[language][part] for language in said}) == 3, part


def test_the_language_changes_at_any_time(people: People) -> None:
    """While something is asked, in the past, and when the game is over."""
    anna = people.person()
    anna.sit_down("human", "human", seed="2", variants=["short"])
    first = words(anna)
    check_languages(anna)
    assert words(anna) == first
    anna.wander(Random(1), 9)
    check_languages(anna)
    anna.action("step-back").click()
    anna.page.locator("main[data-past=true]").wait_for(state="attached")
    check_languages(anna)


def test_the_end_of_a_game_is_told_in_every_language(people: People) -> None:
    anna = people.person()
    table = anna.open_record(ENDED)
    anna.open(f"#/t/{table}", "table")
    anna.page.locator("main[data-over=true]").wait_for(state="attached")
    check_languages(anna)


def test_the_language_is_remembered(people: People) -> None:
    anna = people.person().open("", "home")
    anna.speak("it")
    anna.page.reload()
    anna.ready("home")
    expect(anna.page.locator("html")).to_have_attribute("lang", "it")
    anna.sit_down("human", "human")
    expect(anna.page.locator("html")).to_have_attribute("lang", "it")
