"""The form for a new table: two touches for the usual game, never a choice that cannot be."""

from playwright.sync_api import expect

from tests.browser.person import People


def test_two_touches_start_a_usual_game(people: People) -> None:
    anna = people.phone().open("#/new/genesis", "new")
    anna.page.locator(".kinds label:has([value=first])").tap()
    anna.action("start").tap()
    anna.ready("table")
    record = anna.record(anna.asked().table)
    assert '"introductory"' in record


def test_a_choice_that_cannot_be_says_why_and_offers_the_change(people: People) -> None:
    """In the reader's language, at its own line; a number of players takes the mode along."""
    anna = people.person(locale="it-IT").open("#/new/genesis", "new")
    page = anna.page
    alone = page.locator("[data-choice='mode solitaire']")
    solitaire = alone.get_by_role("radio")
    expect(solitaire).to_have_attribute("aria-disabled", "true")
    solitaire.click(force=True)
    expect(solitaire).not_to_be_checked()
    why = alone.locator("[data-why]")
    expect(why).to_have_text("solo per un giocatore, ora sono 3")
    offer = alone.locator("[data-offer]")
    expect(offer).to_have_text("Gioca in uno")
    offer.click()
    expect(solitaire).to_be_checked()
    expect(page.locator("[data-seat]")).to_have_count(1)
    crystal = page.locator("[data-choice='variant crystal-catastrophe'] input")
    crystal.and_(page.locator("[aria-disabled=true]")).wait_for(state="attached")
    assert crystal.is_checked(), "it is in the solitaire game in any case"
    page.get_by_role("radio", name="2 giocatori").check(force=True)
    competitive = page.locator("[data-choice='mode competitive']")
    competitive.get_by_text("cambiato insieme").wait_for()
    expect(competitive.get_by_role("radio")).to_be_checked()
    expect(page.locator(".summary")).to_contain_text("Modifiche")
    anna.action("back-to-kind").click()
    expect(page.locator("[data-seat]")).to_have_count(3)
    page.keyboard.press("Control+Enter")
    anna.ready("table")


def test_what_does_not_exist_is_told(people: People) -> None:
    anna = people.person().open("#/new/chess", "new")
    expect(anna.page.locator("main")).to_contain_text("chess")
    anna.page.get_by_role("link", name="Choose a game").click()
    anna.page.get_by_role("heading", name="Bios: Genesis, full game").wait_for()
    anna.open("nope", "missing")
    expect(anna.page.locator("main")).to_contain_text("no such page")
    anna.open("#/rules/nothing", "rules")
    expect(anna.page.locator("main")).to_contain_text("no game called nothing")


def test_friends_agree_on_a_pace(people: People) -> None:
    anna = people.person().open("#/new/genesis", "new")
    page = anna.page
    expect(page.locator("input[name=hours]")).to_have_count(0)
    page.locator("[data-seat='1'] input[value=link]").check(force=True)
    page.locator("input[name=hours][value='72']").check(force=True)
    page.locator("select[name=late]").select_option("end")
    page.locator("input[name=times]").fill("5")
    anna.action("start").click()
    anna.ready("table")
    page.locator("[role=tab]", has_text="Company").click()
    pace = page.locator("[data-pace='72']")
    expect(pace).to_contain_text("3 days")
    expect(pace).to_contain_text("5 times")


def test_each_bot_has_its_level_and_a_line_that_says_what_it_is_like(people: People) -> None:
    anna = people.phone().open("#/new/genesis", "new")
    page = anna.page
    bot = page.locator("[data-seat='1'] .strength")
    levels = bot.get_by_role("radio")
    assert [each.get_attribute("value") for each in levels.all()] == [
        "gentle", "easy", "fair", "normal", "hard",
    ]  # fmt: skip
    said = set()
    for level in levels.all():
        level.check(force=True)
        said.add(bot.locator("small").inner_text())
    assert len(said) == 5
    assert page.evaluate("document.documentElement.scrollWidth === innerWidth")
    levels.first.check(force=True)
    anna.action("start").tap()
    anna.ready("table")
    assert "\nseat 1 gentle\n" in anna.record(anna.asked().table)


def test_a_head_start_is_chosen_where_players_compete_and_seen_at_the_table(
    people: People,
) -> None:
    anna = people.person().open("#/new/genesis", "new")
    page = anna.page
    ahead = page.locator("details.ahead")
    ahead.locator("summary").click()
    page.locator("input[name=head-start-0]").fill("6")
    page.locator("[data-choice='mode cooperative'] input").check(force=True)
    expect(ahead).to_have_count(0)
    page.locator("[data-choice='mode competitive'] input").check(force=True)
    anna.action("start").click()
    anna.ready("table")
    assert "\nhead-start 0 6\n" in anna.record(anna.asked().table)
    page.locator("[role=tab]", has_text="Company").click()
    expect(page.locator("[data-head-start='6']")).to_have_text("head start: 6")
    expect(page.locator("[data-head-start]")).to_have_count(1)
