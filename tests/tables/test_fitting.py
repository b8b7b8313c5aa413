"""Setting up a table: usual ways to play, what goes together, and campaigns."""

import json
from pathlib import Path
from typing import Any

import pytest

from tests.tables.browser import Browser, House, new_table
from trilobite.core.errors import OptionsError
from trilobite.games.registry import GAMES, box
from trilobite.tables.bodies.catalogue import ChangeOut
from trilobite.tables.fitting import Fitting

each_game = pytest.mark.parametrize("name", GAMES)


def fit(browser: Browser, game: str, **options: Any) -> Any:
    answer = browser.post(f"/api/games/{game}/fit", json={"options": options})
    assert answer.status_code == 200, answer.text
    return answer.json()


def needs(told: Any, field: str, value: str) -> list[tuple[str, str]] | None:
    """What a choice needs; None if it can be taken as it is."""
    for choice in told["refused"]:
        if (choice["field"], choice["value"]) == (field, value):
            return [(change["field"], change["value"]) for change in choice["needs"]]
    return None


@each_game
def test_usual_ways_to_play_can_be_played(name: str) -> None:
    found = box(name)
    assert {kind.name for kind in found.kinds} >= {"first", "full"}
    for kind in found.kinds:
        assert found.make(kind.options).seats == kind.options["players"]


@each_game
def test_of_a_group_at_most_one_is_taken(name: str) -> None:
    """Then a form may show it as one choice."""
    found = box(name)
    groups = [v for v in found.variants if v.group]
    for one in groups:
        for other in groups:
            if one.group == other.group and one.name != other.name:
                with pytest.raises(OptionsError):
                    found.make({"variants": [one.name, other.name]})


@each_game
def test_what_a_refused_choice_needs_makes_it_possible(name: str) -> None:
    found = box(name)
    for kind in found.kinds:
        fitting = Fitting(found, {"mode": found.modes[0], **kind.options} if found.modes else {})
        for choice in fitting.told().refused:
            options = fitting._changed(
                fitting._options, ChangeOut(field=choice.field, value=choice.value)
            )
            with pytest.raises(OptionsError):
                found.make(options)
            assert choice.needs, choice
            for change in choice.needs:
                options = fitting._changed(options, change)
            found.make(options)


def test_a_form_is_told_what_goes_together(house: House) -> None:
    with house.open() as client:
        full = fit(client, "genesis", players=3, mode="competitive", variants=[])
        assert full["problem"] is None
        assert needs(full, "mode", "solitaire") == [("players", "1")]
        assert needs(full, "players", "1") == [("mode", "solitaire")]
        assert needs(full, "variant", "parasites") == [("variant", "introductory")]
        assert needs(full, "variant", "macro") is None
        assert full["roles"]
        solo = fit(client, "genesis", players=1, mode="solitaire")
        assert solo["moot"] == ["crystal-catastrophe"]
        wrong = fit(client, "marine", players=3, variants=["exaptation"])
        assert wrong["problem"]["detail"] == "only-with"
        assert wrong["needs"] == [{"field": "without", "value": "exaptation"}]
        tiles = fit(client, "origins", players=3, mode="competitive", variants=["own-map"])
        assert not tiles["roles"], "they are chosen in the game"


@pytest.mark.parametrize("variants", [3, [["x"]], ["nonsense"], {"a": 1}])
def test_nonsense_is_no_fault_of_ours(house: House, variants: Any) -> None:
    with house.open() as client:
        told = fit(client, "origins", players="many", variants=variants)
        assert told["problem"]["key"] == "bad-options"


# --- campaigns ----------------------------------------------------------------------------


def go_on(browser: Browser, **body: Any) -> Any:
    return browser.post("/api/games/origins/continued", json=body)


#: A whole game of three.
FINISHED = Path(__file__).parents[1] / "golden" / "genesis" / "three-players.record"


def test_origins_goes_on_from_a_finished_table(house: House) -> None:
    with house.open() as client:
        begun = new_table(client, "human", "bot", "bot")
        assert go_on(client, table=begun).json()["key"] == "not-handed-over"
        table = client.post("/api/records", json={"record": FINISHED.read_text()}).json()["id"]
        told = go_on(client, table=table).json()
        assert told["seats"] == ["random", "random", "random"]
        options = told["options"]
        assert options["players"] == 3
        assert box("origins").make(options).options["campaign"].keys() == set(options["colours"])
        assert go_on(client.another(), table=table).status_code == 404
        handed_over = client.get(f"/api/tables/{table}/handover").text
        assert go_on(client, text=handed_over).json()["options"] == options


def test_origins_goes_on_from_a_file(house: House) -> None:
    campaign = {"campaign": {"black": {"shape": "flyer"}, "green": {}}, "variants": ["advanced"]}
    with house.open() as client:
        told = go_on(client, text=json.dumps(campaign)).json()
        assert told == {"options": {"players": 2, **campaign}, "seats": []}
        alone = {"game": "genesis", "players": [{"colour": "red", "vp": 3}]}
        options = go_on(client, text=json.dumps(alone)).json()["options"]
        assert (options["players"], options["mode"]) == (1, "solitaire")
        for text, key, detail in (
            ("{", "bad-file", ""),
            ("nothing", "bad-file", ""),
            ("a = 1", "bad-options", "no-campaign"),
            ('{"game": "genesis", "players": 3}', "bad-options", "campaign-no-players"),
        ):
            refused = go_on(client, text=text)
            assert refused.status_code == 400
            assert (refused.json()["key"], refused.json().get("detail", "")) == (key, detail)
