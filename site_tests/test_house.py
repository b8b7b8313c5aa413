"""The house in a browser: two tabs, new versions, files in and out, lessons, packs and analysis."""

import json
import re
import shutil
from importlib import resources
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import expect

from site_tests.conftest import SITE, Visitor, Visitors, served
from tests.browser.lesson_player import Learner
from tests.browser.stored import any_option, game_record, some
from tools import site as site_tool
from trilobite.games.lessons import lessons_of
from trilobite.games.registry import GAMES

DATA = resources.files("trilobite.games.genesis.cards") / "data"

pytestmark = pytest.mark.timeout(900)


def first_game(visitor: Visitor, answers: int = 3) -> str:
    """Begins a first game of Genesis and gives a few answers; the id of its table."""
    visitor.page.locator("[data-game=genesis] [data-action=first-game]").click()
    visitor.ready("table")
    visitor.wander(Random(1), answers)
    return visitor.look().table


def test_the_other_tab_is_told_and_can_take_over(visitor: Visitors) -> None:
    anna = visitor().come()
    table = first_game(anna)
    other = anna.context.new_page()
    other.goto(f"{anna.address}/")
    other.locator(".site[data-phase=elsewhere] [data-action=use-here]").click()
    other.locator(".site[data-phase=ready]").wait_for()
    other.locator(f"a[href*='{table}']").wait_for()
    other.close()
    anna.page.locator("[data-chip=elsewhere]").click()
    anna.page.locator("[data-chip]").wait_for(state="detached")
    anna.wander(Random(2), 2)


def test_a_new_version_comes_behind_and_running_games_go_on(
    visitor: Visitors, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    site = tmp_path / "site"
    shutil.copytree(SITE, site)
    with served(site) as address:
        anna = visitor(address=address).come()
        table = first_game(anna)
        told = re.search(r'id="trilobite-site">(.*?)</script>', (site / "index.html").read_text())
        assert told
        rules = site / "answers" / "games-genesis-rules-en.txt"
        rules.write_text(f"# Quite new\n{rules.read_text()}")
        monkeypatch.setattr(site_tool, "__version__", "77.7")
        for name in ("index.html", "sw.js"):
            shutil.copy(site_tool.CLIENT / name, site)
        site_tool.write_page(site, json.loads(told[1])["answers"])
        anna.page.goto(f"{address}/#/")
        anna.page.reload()
        anna.page.locator("[data-action=renew]").wait_for()
        expect(anna.page.locator(".site")).not_to_contain_text("77.7")
        anna.action("renew").click()
        anna.page.locator(".site:has-text('77.7')").wait_for()
        anna.wait_ready()
        anna.go_offline()
        anna.open(f"#/t/{table}", "table")
        anna.wander(Random(2), 2)
        anna.open("#/rules/genesis", "rules")
        anna.page.get_by_text("Quite new").wait_for()


def test_all_games_go_to_another_browser_as_a_file(visitor: Visitors, tmp_path: Path) -> None:
    anna = visitor().come()
    anna.page.locator("[data-action=ready]").click()
    table = first_game(anna, 10)
    anna.page.goto(f"{anna.address}/#/")
    expect(anna.page.locator(".due")).to_be_visible()
    with anna.page.expect_download() as taken:
        anna.action("take-out").click()
    expect(anna.page.locator(".due")).to_have_count(0)
    file = tmp_path / "games.json"
    file.write_bytes(taken.value.path().read_bytes())
    bert = visitor().come()
    bert.page.locator("[data-action=ready]").click()
    bert.page.locator("[data-action=bring-in]").set_input_files(file)
    bert.page.locator(f"a[href*='{table}']").click()
    bert.ready("table")
    bert.wander(Random(2), 2)
    file.write_text("nonsense")
    bert.page.goto(f"{bert.address}/#/")
    bert.page.locator("[data-action=bring-in]").set_input_files(file)
    bert.page.get_by_text("nothing was changed").wait_for()


def test_a_game_is_deleted_for_good(visitor: Visitors) -> None:
    anna = visitor().come()
    anna.page.locator("[data-action=ready]").click()
    table = first_game(anna, 2)
    anna.open("#/", "home")
    other = first_game(anna, 2)
    anna.open(f"#/t/{table}", "table")
    anna.action("settings").click()
    anna.action("delete-table").click()
    anna.action("delete-really").click()
    anna.ready("home")
    anna.page.reload()
    anna.page.locator(f"a[href*='{other}']").wait_for()
    expect(anna.page.locator(f"a[href*='{table}']")).to_have_count(0)
    anna.page.goto(f"{anna.address}/#/t/{table}")
    anna.page.get_by_text("There is no such table").wait_for()


def test_a_pack_from_a_file_is_played_with_bots_and_stays(
    visitor: Visitors, tmp_path: Path
) -> None:
    file = tmp_path / "placards.toml"
    text = (DATA / "placards.toml").read_text("utf-8")
    file.write_text(text.replace("entry_cost = 1", "entry_cost = 2"))
    anna = visitor().come()
    anna.go_offline()
    anna.open("#/new/genesis", "new")
    anna.page.locator("details:has([name=pack]) > summary").click()
    anna.page.locator("[name=pack-files]").set_input_files(file)
    anna.page.wait_for_function("() => document.querySelector('[name=pack]').value")
    anna.action("start").click()
    anna.ready("table")
    anna.wander(Random(1), 4)
    anna.page.reload()
    anna.ready("table")
    anna.wander(Random(2), 4)


@pytest.mark.parametrize("game", GAMES)
def test_the_first_lesson_is_played_at_a_slow_phone_offline(visitor: Visitors, game: str) -> None:
    lesson = lessons_of(game)[0]
    anna = visitor(phone=True).come()
    anna.go_offline()
    anna.slow_down(4)
    learner = Learner(anna, "finger")
    learner.begin(game, lesson.id)
    learner.play()
    assert learner.scenes == [scene.name for scene in lesson.scene]


def test_ten_decisions_and_the_adviser_at_a_slow_phone(visitor: Visitors) -> None:
    anna = visitor(phone=True)
    anna.slow_down(4)
    anna.come()
    anna.go_offline()
    first_game(anna, 10)
    assert anna.asked().answers >= 10
    anna.action("advise").tap()
    advised = anna.page.locator("[data-advised]")
    advised.first.wait_for()
    keys = [row.get_attribute("data-advised") for row in advised.all()]
    assert keys
    assert set(keys) <= set(anna.look().keys)


def test_an_answer_is_taken_back_and_a_what_if_branches_off_offline(
    visitor: Visitors, tmp_path: Path
) -> None:
    file = tmp_path / "game.txt"
    file.write_text(game_record("genesis", "2", some(0, any_option, Random(1)), players=2))
    anna = visitor().come()
    anna.go_offline()
    anna.upload(file)
    anna.action("now").click()
    before = anna.asked()
    after = anna.click("biont pool clay-mound")
    anna.action("undo").click()
    assert anna.asked(after=after.version).decision() == before.decision()
    anna.action("redo").click()
    anna.asked(after=before.version)
    anna.open(f"#/t/{before.table}/step/{before.answers}", "table")
    anna.action("fork").click()
    expect(
        anna.page.locator(f"main[data-table]:not([data-table='{before.table}'])")
    ).to_be_attached()
    anna.ready("table")
    assert anna.asked().decision() == before.decision()


def test_a_game_is_analysed_offline(visitor: Visitors) -> None:
    anna = visitor().come()
    anna.go_offline()
    first_game(anna, 4)
    anna.page.locator("[data-tab=analysis]").click()
    anna.action("analyse").click()
    anna.page.locator("[data-analysis=done]").wait_for()
    expect(anna.page.locator("[data-outlook] b").nth(1)).to_be_attached()


def test_there_is_something_to_read_before_the_engine_comes(visitor: Visitors) -> None:
    anna = visitor()
    anna.context.route("**/engine/**", lambda _route: None)  # they are never answered
    anna.page.goto(f"{anna.address}/")
    anna.page.locator("[data-card=turn] .turn li").first.wait_for()
    anna.action("card-next").click()
    won = anna.page.locator("[data-card=win] .card li").first
    won.wait_for()
    genesis = won.inner_text()
    anna.page.locator(".meanwhile label:has-text('Marine')").click()
    anna.page.wait_for_function(
        "before => ![before, undefined].includes("
        "document.querySelector('[data-card=win] .card li')?.innerText)",
        arg=genesis,
    )
    anna.open("#/rules/origins", "rules")
    anna.open("#/how/marine", "how")
    expect(anna.page.locator("[data-chip=loading]")).to_be_visible()


def test_what_needs_a_server_says_so(visitor: Visitors) -> None:
    anna = visitor().come()
    anna.page.locator("[data-action=ready]").click()
    expect(anna.page.locator(".site")).to_contain_text("Only with a server")
    anna.open("#/new/genesis", "new")
    expect(anna.page.locator("main")).to_contain_text("Only with a server")
