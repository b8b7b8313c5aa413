"""The form for a new table: two touches for the usual game, never a choice that cannot be."""

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
    assert solitaire.get_attribute("aria-disabled") == "true"
    solitaire.click(force=True)
    assert not solitaire.is_checked()
    why = alone.locator("[data-why]")
    assert why.inner_text() == "solo per un giocatore, ora sono 3"
    offer = alone.locator("[data-offer]")
    assert offer.inner_text() == "Gioca in uno"
    offer.click()
    assert solitaire.is_checked()
    assert page.locator("[data-seat]").count() == 1
    crystal = page.locator("[data-choice='variant crystal-catastrophe'] input")
    crystal.and_(page.locator("[aria-disabled=true]")).wait_for(state="attached")
    assert crystal.is_checked(), "it is in the solitaire game in any case"
    page.get_by_role("radio", name="2 giocatori").check(force=True)
    competitive = page.locator("[data-choice='mode competitive']")
    competitive.get_by_text("cambiato insieme").wait_for()
    assert competitive.get_by_role("radio").is_checked()
    assert "Modifiche" in page.locator(".summary").inner_text()
    anna.action("back-to-kind").click()
    assert page.locator("[data-seat]").count() == 3
    page.keyboard.press("Control+Enter")
    anna.ready("table")


def test_what_does_not_exist_is_told(people: People) -> None:
    anna = people.person().open("#/new/chess", "new")
    assert "chess" in anna.page.locator("main").inner_text()
    anna.page.get_by_role("link", name="Choose a game").click()
    anna.page.get_by_role("heading", name="Bios: Genesis, full game").wait_for()
    anna.open("nope", "missing")
    assert "no such page" in anna.page.locator("main").inner_text()
    anna.open("#/rules/nothing", "rules")
    assert "no game called nothing" in anna.page.locator("main").inner_text()


def test_friends_agree_on_a_pace(people: People) -> None:
    anna = people.person().open("#/new/genesis", "new")
    page = anna.page
    assert page.locator("input[name=hours]").count() == 0, "nobody else comes"
    page.locator("[data-seat='1'] input[value=link]").check(force=True)
    page.locator("input[name=hours][value='72']").check(force=True)
    page.locator("select[name=late]").select_option("end")
    page.locator("input[name=times]").fill("5")
    anna.action("start").click()
    anna.ready("table")
    page.locator("[role=tab]", has_text="Company").click()
    pace = page.locator("[data-pace='72']")
    assert "3 days" in pace.inner_text()
    assert "5 times" in pace.inner_text()
