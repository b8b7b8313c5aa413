"""Steps of the past, what-ifs, records."""

from pathlib import Path
from random import Random
from typing import Any

from playwright.sync_api import Route, expect

from tests.browser.person import People, Person
from trilobite.core.record import load

#: The pieces on the table as they are drawn, without the keys that show what is offered now.
BOARD = """() => [...document.querySelectorAll('main [data-target]')]
  .filter((piece) => !piece.dataset.target.startsWith('die:'))
  .map((piece) => {
    const drawn = piece.cloneNode(true);
    for (const extra of drawn.querySelectorAll('kbd, .sr')) extra.remove();
    return [piece.dataset.target, drawn.querySelectorAll('use, path').length, drawn.textContent];
  })
  .sort()"""


#: Whether the name of the game is there, and not cut.
WHOLE_TITLE = """() => {
  const title = document.querySelector('.where h1');
  return title.clientWidth > 0 && title.scrollWidth <= title.clientWidth;
}"""


def board(person: Person) -> Any:
    return person.page.evaluate(BOARD)


def test_the_link_of_a_step_opens_the_board_as_it_was(people: People) -> None:
    anna = people.person()
    then = anna.wandered(Random(1), 6, seed="3")
    drawn = board(anna)
    now = anna.wandered(Random(1), 12, seed="3")
    assert board(anna) != drawn
    link = f"#/t/{now.table}/step/{then.answers}"
    anna.open(link, "table")
    anna.page.locator("main[data-past=true]").wait_for(state="attached")
    past = anna.look()
    assert (past.past, past.prompt, past.answers) == (True, "past", then.answers)
    assert board(anna) == drawn
    assert past.keys == []
    assert past.pieces == {}
    slider = anna.page.locator("[data-prompt] input[type=range]").bounding_box()
    assert slider
    assert slider["width"] > 300
    anna.action("now").click()
    anna.page.locator("main[data-past=false]").wait_for(state="attached")
    assert anna.asked().decision() == now.decision()


def test_a_step_that_comes_too_late_is_not_shown(people: People) -> None:
    anna = people.person()
    now = anna.wandered(Random(1), 8, seed="3")
    late: list[Route] = []

    def hold(route: Route) -> None:
        late.append(route)

    anna.page.route("**/steps/*", hold)
    with anna.page.expect_request("**/steps/3*"):
        anna.page.goto(f"{anna.address}/#/t/{now.table}/step/3")
    anna.page.goto(f"{anna.address}/#/t/{now.table}")
    with anna.page.expect_response("**/steps/3*") as shown:
        late[0].continue_()
    shown.value.finished()
    anna.page.evaluate("() => new Promise((shown) => requestAnimationFrame(shown))")
    assert anna.look().decision() == now.decision()


def test_lines_of_the_log_lead_to_their_steps(people: People) -> None:
    anna = people.person()
    anna.wandered(Random(1), 8, seed="3")
    line = anna.page.locator("[data-log][data-answers]:has(button)").first
    answers = line.get_attribute("data-answers")
    line.click()
    anna.page.locator(f"main[data-past=true][data-answers='{answers}']").wait_for(state="attached")
    assert anna.page.url.endswith(f"/step/{answers}")


def test_a_what_if_branches_off_and_is_marked(people: People) -> None:
    anna = people.person()
    then = anna.wandered(Random(1), 4, seed="3")
    anna.wander(Random(1), 1)
    anna.open(f"#/t/{then.table}/step/{then.answers}", "table")
    anna.action("fork").click()
    anna.page.locator(f"main[data-table]:not([data-table='{then.table}'])").wait_for(
        state="attached"
    )
    branch = anna.asked()
    assert branch.decision() == then.decision()
    assert branch.answers == then.answers
    expect(anna.page.get_by_text("What if").first).to_be_visible()
    for width, height in ((820, 1180), (844, 390)):
        anna.page.set_viewport_size({"width": width, "height": height})
        assert anna.page.evaluate(WHOLE_TITLE), f"{width}x{height}"
    anna.open("", "home")
    marked = anna.page.locator(f'a[href*="{branch.table}"]')
    plain = anna.page.locator(f'a[href*="{then.table}"]')
    expect(marked).to_contain_text("What if")
    expect(plain).not_to_contain_text("What if")


def test_a_record_is_downloaded_and_opened_again(people: People, tmp_path: Path) -> None:
    anna = people.person()
    before = anna.wandered(Random(1), 8, seed="3")
    with anna.page.expect_download() as download:
        anna.action("download").click()
    file = tmp_path / download.value.suggested_filename
    download.value.save_as(file)
    bert = people.person().open("", "home")
    bert.page.locator("input[type=file]").set_input_files(file)
    bert.ready("table")
    opened = bert.look()
    assert opened.table != before.table
    bert.open(f"#/t/{opened.table}", "table")
    bert.page.locator("[data-prompt=past]").wait_for(state="detached")
    again = bert.asked()
    assert again.decision() == before.decision()
    assert again.answers == before.answers
    assert load(bert.record(again.table)).lines == load(file.read_text()).lines


def test_a_file_that_is_no_record_is_refused_in_words(people: People, tmp_path: Path) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("Dear Anna,\n")
    anna = people.person().open("", "home")
    anna.page.locator("input[type=file]").set_input_files(file)
    anna.page.get_by_role("alert").wait_for()
    expect(anna.page.get_by_role("alert")).to_contain_text("record")
    anna.was_refused("400 (Bad Request)")


def test_a_game_of_older_rules_says_so_and_asks_nobody(people: People) -> None:
    """In the words of the reader, at the present and in the past."""
    old = Path(__file__).parents[1] / "golden" / "old" / "genesis" / "first-edition.record"
    anna = people.person()
    look = anna.go_on(old.read_text(encoding="utf-8"))
    assert (look.prompt, look.keys, look.pieces) == ("older", [], {})
    note = anna.page.locator(".older")
    expect(note).to_contain_text("version 1 of the rules")
    expect(note).to_contain_text("of 707 the rules of today lead elsewhere")
    anna.open(f"#/t/{look.table}/step/3", "table")
    anna.page.locator("main[data-past=true]").wait_for(state="attached")
    assert anna.look().prompt == "past"
    expect(note).to_contain_text("version 1 of the rules")
