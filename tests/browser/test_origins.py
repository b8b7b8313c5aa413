"""Bios: Origins at the table: a whole game, the phone, the map and its list, the auction."""

import json
import re
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import expect

from tests.browser.person import People, Person, Sight
from tests.browser.stored import Asked, any_option, final_view, game_record, some, until
from tests.browser.test_accessibility import faults, faults_in_sight
from tests.browser.test_phone import parts_opened
from tests.browser.test_whole_games import scores_shown
from trilobite.core.record import load

#: Options that are about no piece: to skip, to pass, to stop, to stay, to give leave.
WITHOUT_PIECE = {"skip", "pass", "done", "stay", "decline", "none", "diaspora", "grant", "refuse"}

#: Kinds of options whose pieces may lie in different parts of the board, of which one is open.
KIND_OF = {"elder": "elder", "emissary": "emissary", "lose-city": "city"}

#: Where a decision is made: the part of the board that a phone opens for it.
PART_OF = {
    "spread-from": "map",
    "spread-to": "map",
    "token": "map",
    "specialise": "ideas",
    "demagogue": "tracks",
    "bid": "deck",
}

#: The parts of the board at a phone, and what changes with each: the rest of the page is known
#: after the first.
PARTS = {"map": None, "tracks": ".o-board", "ideas": ".o-board", "deck": ".o-board"}

#: Keys of messages that have no words.
KEYS = re.compile(r"\b(?:prompt|option|event|reason|about|hint|figure|stat|effect|fate)-[a-z]+\b")


def chosen(sight: Asked, random: Random) -> str:
    """An answer at random, with a liking for what brings the game to its end."""
    keys = sorted(sight.keys)
    if sight.prompt == "challenge":
        return next(key for key in ("comet", "challenge", "globalise", "skip") if key in keys)
    if sight.prompt == "row":
        elders = [key for key in keys if key.startswith("use specialise")]
        likes = random.random()
        if likes < 0.7 and elders:
            return elders[0]
        if likes < 0.75:
            return "skip"
    return random.choice(keys)


def lit_for(person: Person, sight: Sight, key: str) -> Sight:
    """The table with the piece of an option in sight: of several parts of the board in which
    something is lit one is open, and the kinds in the prompt lead to the others."""
    kind = KIND_OF.get(key.split(maxsplit=1)[0])
    if sight.piece_for(key) is None and kind is not None:
        person.page.locator(f"[data-prompt] [data-category={kind}]").click()
        person.page.locator(f'main [data-options="{key}"]').first.wait_for()
        sight = person.look()
    return sight


def spreading(person: Person) -> Sight:
    """A table where somebody can spread, and begins."""

    def answer(asked: Asked) -> str | None:
        if "use spread 0" in asked.keys:
            return None
        return "skip" if "skip" in asked.keys else min(asked.keys)

    person.go_on(game_record("origins", "2", answer, players=2))
    return person.click("use spread 0")


def result(person: Person, table: str) -> dict[str, int]:
    """The best scores as the rules have them, from the record."""
    players = final_view(person.record(table))["players"]
    return {name: player["best"] for name, player in players.items()}


# --- playing ------------------------------------------------------------------------------


@pytest.mark.timeout(480)
def test_a_whole_game_is_played_by_clicking_lit_pieces(people: People) -> None:
    """Against a bot, from the first row to Comet IV. Only options that have no place on the board
    are chosen by a button."""
    anna = people.person()
    sight = anna.sit_down("human", "bot", game="origins", seed="6")
    random = Random(6)
    kinds: set[str] = set()
    while not sight.over:
        key = chosen(sight, random)
        sight = lit_for(anna, sight, key)
        if sight.piece_for(key) is None:
            assert key.split()[0] in WITHOUT_PIECE, f"{key} has no lit piece"
        kinds.add(sight.prompt)
        sight = anna.click(key)
    assert kinds >= {"row", "challenge", "specialise", "bid"}
    assert sight.prompt == "over"
    assert scores_shown(anna) == result(anna, sight.table)


def test_kinds_of_options_lead_to_the_parts_where_they_lie(people: People) -> None:
    """To suppress a Dissident costs an Elder, on an Idea, or a city, on the map (D3a.1)."""
    anna = people.person()
    record = game_record("origins", "283", until("suppression", chosen, Random(283)), players=2)
    sight = anna.go_on(record)
    elder, city = "elder ard", "lose-city central-siberia"
    assert sight.keys == [elder, city]
    for key, other, part in ((elder, city, "ideas"), (city, elder, "map"), (elder, city, "ideas")):
        anna.page.locator(f"[data-category={KIND_OF[key.split()[0]]}]").click()
        anna.page.locator(f"[data-part={part}][aria-pressed=true]").wait_for()
        sight = anna.look()
        assert sight.piece_for(key) is not None
        assert sight.piece_for(other) is None
    anna.piece("idea:ard").click()
    assert "lose-city central-siberia" not in anna.asked(after=sight.version).keys


@pytest.mark.timeout(240)
def test_the_board_at_phone_width(people: People) -> None:
    """One part of the board is shown at a time: the one where something can be chosen. Rows are
    played before the reader."""
    anna = people.phone()
    sight = anna.sit_down("human", "human", game="origins", seed="3")
    opened = parts_opened(anna, sight, some(25, chosen, Random(3)), PART_OF)
    assert opened >= {"map", "ideas"}


def test_an_action_that_is_not_possible_says_why_not(people: People) -> None:
    """Nothing can be invented before there are Elders (G2a)."""
    anna = people.person()
    anna.sit_down("human", "human", game="origins", seed="2")
    anna.piece("use:invent:1").click()
    note = anna.page.locator("[data-popover=note][data-refused]")
    note.wait_for()
    expect(note.locator("[data-open-clause^=G2]")).to_have_count(1)


def test_a_decision_that_answered_itself_says_why(people: People) -> None:
    """The first turn begins without a challenge phase: nobody has an Elder, no Comet lies on top,
    and nobody has a Portent (E0)."""
    anna = people.person()
    assert anna.sit_down("human", "human", game="origins", seed="2").prompt == "row"
    anna.action("why-forced").click()
    note = anna.page.locator("[data-popover=note][data-refused]")
    note.wait_for()
    for clause in ("E0a.1", "E0b.1", "E0c.1"):
        expect(note.locator(f"[data-open-clause='{clause}']")).to_have_count(1)
    expect(note).to_contain_text("Challenge the gods: You have neither an Elder nor an Emissary.")
    assert not KEYS.search(note.inner_text())
    assert faults_in_sight(anna) == []
    anna.click("skip")
    expect(anna.page.locator("[data-popover=note]")).to_have_count(0)


def test_tableaus_fold(people: People) -> None:
    """A phone opens with one's own tableau only; a wide page shows all."""
    for person, others in ((people.phone(), 0), (people.person(), 2)):
        person.sit_down("human", "bot", "bot", game="origins", seed="2")
        page = person.page
        expect(page.locator(".area-mine [data-player] details[open]")).to_have_count(1)
        folded = page.locator(".area-others [data-player] details")
        expect(folded).to_have_count(2)
        expect(page.locator(".area-others [data-player] details[open]")).to_have_count(others)
    phone = people.phone()
    phone.sit_down("human", "bot", "bot", game="origins", seed="2")
    phone.page.locator("[data-open-sheet=players]").tap()
    first = phone.page.locator(".area-others [data-player] details").first
    piece = first.locator("[data-target^='column:']").first
    expect(piece).not_to_be_visible()
    first.locator("summary").tap()
    expect(piece).to_be_visible()


def choose_map(person: Person, name: str) -> None:
    """Chooses a map in the form for a new table."""
    if not person.page.locator(".expert[open]").count():
        person.page.locator(".expert summary").click()
    person.page.locator(f"[name=map][value={name}]").check()


def test_a_map_is_laid_tile_by_tile_in_the_form(people: People) -> None:
    """C1b.2. Who lays it begins with a layout; one tile is turned over and turned, one taken away,
    and the table has the rest."""
    anna = people.person().open("#/new/origins", "new")
    page = anna.page
    expect(page.locator("[name=layout]")).to_have_count(0)
    choose_map(anna, "own-map")
    page.locator("[name=layout]").select_option("own")
    expect(page.locator("[data-tile]")).to_have_count(26)
    page.locator("[data-hex=b8]").click()
    expect(page.locator("[name=hex]")).to_have_value("b8")
    page.locator("[name=side]").select_option("back")
    page.locator("[name=turn]").select_option("2")
    page.locator("[name=hex]").select_option("b9")
    page.locator("[name=tile]").select_option("")
    expect(page.locator("[data-tile]")).to_have_count(25)
    expect(page.locator("[name=side]")).to_have_count(0)
    assert "t17" in " ".join(page.locator("[name=tile] option").all_inner_texts())
    assert faults_in_sight(anna) == []
    anna.action("start").click()
    anna.ready("table")
    options = load(anna.record(anna.asked().table)).header.options
    tiles = {tile["hex"]: tile for tile in options["tiles"]}
    assert tiles["b8"] == {"hex": "b8", "tile": "t15", "side": "back", "turn": 2}
    assert len(tiles) == 25
    assert "b9" not in tiles


def test_a_random_map_is_kept_and_shared(people: People, tmp_path: Path) -> None:
    """K3b.1. One press draws a map; it is kept in the browser, saved as a file, opened again in
    another form, and the table is played on it."""
    anna = people.person().open("#/new/origins", "new")
    page = anna.page
    choose_map(anna, "quick-map")
    anna.action("random-map").press("Enter")
    expect(page.locator("[data-tile]")).to_have_count(26)
    expect(page.locator("[data-ground=lake]")).to_have_count(2)
    page.locator("[name=map-name]").fill("Pangaea")
    anna.action("keep-map").press("Enter")
    with page.expect_download() as download:
        anna.action("share-map").click()
    path = tmp_path / download.value.suggested_filename
    download.value.save_as(path)
    kept = json.loads(path.read_text(encoding="utf-8"))
    assert (path.name, kept["variants"]) == ("Pangaea.json", ["quick-map"])
    assert faults_in_sight(anna) == []
    page.reload()
    anna.ready("new")
    choose_map(anna, "own-map")
    page.locator("[name=map-file]").set_input_files(tmp_path / "Pangaea.json")
    page.locator("[data-ground=lake]").first.wait_for()
    expect(page.locator("[name=map][value=quick-map]")).to_be_checked()
    expect(page.locator("[name=map][value=own-map]")).not_to_be_checked()
    expect(page.locator("[data-tile]")).to_have_count(26)
    anna.action("random-map").click()
    page.locator("[data-kept=Pangaea]").click()
    anna.action("start").click()
    anna.ready("table")
    options = load(anna.record(page.url.rpartition("/")[2])).header.options
    assert options["tiles"] == kept["options"]["tiles"]
    assert options["cratons"] == kept["options"]["cratons"]


def test_a_last_map_of_megafauna_is_entered_in_the_form(people: People) -> None:
    """C6c.1, C6d.1. Cratons are laid one by one with what lies on them, and the table has them."""
    anna = people.person().open("#/new/origins", "new")
    page = anna.page
    choose_map(anna, "cratons")
    expect(page.locator("[data-ground=steppe]")).to_have_count(0)
    page.locator("[name=world]").select_option("late-earth")
    expect(page.locator("[data-ground=sea][disabled]")).not_to_have_count(0)
    page.locator("[name=world]").select_option("own")
    page.locator("[name=craton]").select_option("laurentia")
    page.locator("[name=craton-turn]").select_option("2")
    page.locator(".o-discs summary").press("Enter")
    page.locator("[name=disc-0]").select_option("green")
    page.locator("[name=strip]").select_option("warm")
    page.locator("[name=craton]").select_option("baltica")
    page.locator("[name=middle]").select_option("")
    assert faults_in_sight(anna) == []
    anna.action("start").click()
    anna.ready("table")
    options = load(anna.record(page.url.rpartition("/")[2])).header.options
    laid = {one["craton"]: one for one in options["cratons"]}
    assert sorted(laid) == ["cathaysia", "gondwana", "laurentia"]
    assert (laid["laurentia"]["turn"], laid["laurentia"]["discs"][0]) == (2, "green")
    assert options["strip"] == "warm"


def test_the_reach_of_a_migrant_is_shown(people: People) -> None:
    """Whoever looks at a Migrant sees how far it comes; once it sets out, the same spaces are
    lit."""
    anna = people.person()
    sight = spreading(anna)
    assert sight.prompt == "spread-from"
    origin = next(target for target in sight.pieces if target.startswith("space:"))
    space = origin.removeprefix("space:")
    reach = anna.odds(sight.table)["reach"]["spaces"][space]
    anna.piece(origin).hover()
    anna.page.locator(f'[data-odds="{origin}"]').wait_for()
    expect(anna.page.locator(".o-drawing .o-reach")).to_have_count(len(reach))
    sight = anna.click(f"move {space}")
    assert sight.prompt == "spread-to"
    assert sorted(sight.pieces) == sorted(f"space:{name}" for name in reach)


def test_a_spread_that_overfills_a_hex_is_asked_twice(people: People) -> None:
    """Beside what was clicked stands the nearest space at which nothing is lost."""
    anna = people.person()
    sight = anna.go_on(game_record("origins", "1", some(12, any_option, Random(2)), players=2))
    expect(anna.piece("space:alps-n")).to_contain_text("overfull")
    anna.piece("space:alps-n").click()
    chooser = anna.page.locator("[data-popover=chooser]")
    expect(chooser.locator("[data-key='to alps-n'] .chip.bad")).to_contain_text("overfull")
    other = chooser.get_by_role("button", name="Instead:")
    expect(other.locator(".chip.bad")).to_have_count(0)
    key = other.get_attribute("data-key")
    other.click()
    after = anna.asked(after=sight.version)
    assert f"> {key}" in anna.record(after.table)


def test_the_auction(people: People) -> None:
    """The card with its events, what everybody can bid, and a bid."""
    anna = people.person()
    random = Random(5)

    def answer(asked: Asked) -> str | None:
        return None if "bid 1" in asked.keys else chosen(asked, random)

    sight = anna.go_on(game_record("origins", "5", answer, players=2))
    assert sight.piece_for("bid 1") == "bid:1"
    panel = anna.page.locator("[data-auction]")
    expect(panel).to_have_attribute("data-auction", anna.view()["card"])
    expect(panel.locator("[data-state=done]")).to_have_count(2)
    rows = panel.locator("tbody tr")
    players = anna.view()["players"].values()
    expect(rows).to_have_count(len(players))
    pawns = max(player["elders"] + player["emissaries"] for player in players)
    expect(panel).to_contain_text(f"{pawns} pawn")
    sight = anna.click("bid 1")
    assert "bids one pawn, worth 1" in " ".join(sight.log)


# --- looking ------------------------------------------------------------------------------


def test_the_map_as_a_list(people: People) -> None:
    """Spaces that can be chosen come first, and are chosen there; every land hex has its row."""
    anna = people.person()
    sight = spreading(anna)
    anna.page.locator("[data-view=map]").click()
    rows = anna.page.locator("[data-map-list] tr[data-hex]")
    names = rows.evaluate_all("(all) => all.map((one) => one.dataset.hex)")
    assert {"sahara", "gobi", "alaska"} <= set(names)
    expect(anna.page.locator("tr[data-hex=sahara]")).to_contain_text("dromedary")
    move = next(key for key in sight.keys if key.startswith("move "))
    sight = anna.click(move)
    assert sight.prompt == "spread-to"
    lit = anna.page.locator("[data-map-list] .o-spaces").first.locator("[data-lit]")
    expect(lit).to_have_count(len(sight.pieces))
    anna.page.keyboard.press("v")
    expect(anna.page.locator(".o-drawing")).to_be_visible()


def test_arrows_lead_over_the_hexes(people: People) -> None:
    anna = people.person()
    anna.sit_down("human", "human", game="origins", seed="2")
    anna.piece("hex:congo").focus()
    path = []
    for key in ("ArrowUp", "ArrowLeft", "ArrowDown"):
        anna.page.keyboard.press(key)
        path.append(anna.page.evaluate("document.activeElement.dataset.target"))
    assert path[0] != "hex:congo"
    assert all(target.startswith("hex:") for target in path)
    assert len(set(path)) == 3


@pytest.mark.parametrize(("language", "words"), [("cs", "Balíček výzev"), ("it", "Mazzo Sfide")])
def test_the_table_in_other_languages(people: People, language: str, words: str) -> None:
    """Whatever is said is said in words, in the language chosen."""
    anna = people.person()
    anna.sit_down("human", "human", game="origins", seed="2")
    anna.speak(language)
    text = anna.page.locator("body").inner_text()
    assert words in text
    assert KEYS.findall(text) == []


# --- accessibility ------------------------------------------------------------------------


def test_axe_finds_nothing_serious(people: People) -> None:
    anna = people.person()
    sight = anna.sit_down("human", "human", game="origins", seed="5", variants=["advanced"])
    assert sight.prompt == "row"
    assert faults(anna) == []


def test_axe_finds_nothing_serious_in_an_auction(people: People) -> None:
    """With the list and the odds."""
    anna = people.person()
    answers = until("bid", chosen, Random(5))
    anna.go_on(game_record("origins", "5", answers, players=2, variants=["advanced"]))
    anna.page.locator("[data-tab=odds]").click()
    anna.page.locator("[data-odds=deck]").wait_for()
    anna.page.locator("[data-part=map]").click()
    anna.page.locator("[data-view=map]").click()
    assert faults(anna) == []


def test_axe_finds_nothing_serious_at_a_phone(people: People) -> None:
    anna = people.phone()
    anna.sit_down("human", "human", game="origins", seed="4")
    anna.page.locator("[data-open-sheet=board]").tap()
    for part, within in PARTS.items():
        anna.page.locator(f"[data-part={part}]").tap()
        assert faults(anna, within) == []
