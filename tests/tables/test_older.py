"""Tables and records of older rules are there to be read: all of them, and nobody plays on."""

from pathlib import Path
from typing import Any

import pytest

from tests.tables.browser import Browser, House, new_table, play, problem, state
from trilobite.core.record import load

OLD = sorted((Path(__file__).parents[1] / "golden" / "old").glob("*/*.record"))


def older(text: str, by: int = 1) -> str:
    """The record as if it had been played by older rules."""
    version = load(text).header.rules
    return text.replace(f"\nrules {version}\n", f"\nrules {version - by}\n")


def upload(client: Browser, text: str) -> str:
    answered = client.post("/api/records", json={"record": text})
    assert answered.status_code == 200, answered.text
    table: str = answered.json()["id"]
    return table


def seen(client: Browser, table: str) -> dict[str, Any]:
    with client.live(f"/api/tables/{table}/live") as live:
        return state(live)


def refused(client: Browser, table: str, message: dict[str, Any]) -> str:
    with client.live(f"/api/tables/{table}/live") as live:
        state(live)
        live.send_json(message)
        key: str = problem(live)["key"]
        return key


@pytest.mark.parametrize("path", OLD, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_an_old_record_is_read_as_far_as_it_fits(house: House, path: Path) -> None:
    """Over a restart too: what is told comes from the store then."""
    record = load(path.read_text(encoding="utf-8"))
    with house.open() as client:
        table = upload(client, path.read_text(encoding="utf-8"))
        first = seen(client, table)
        token = client.token
    with house.open(token) as client:
        told = seen(client, table)
        assert told == first
        fits = told["older"]["fits"]
        assert 0 < fits < told["older"]["lines"] == len(record.lines)
        assert told["older"]["rules"] == record.header.rules < told["older"]["now"]
        assert told["older"]["why"]
        assert (told["decisions"], told["waiting"], told["over"]) == ([], [], False)
        assert told["answers"] == sum(not line.startswith("~") for line in record.lines[:fits])
        for answers in {0, told["answers"] // 2, told["answers"]}:
            step = client.get(f"/api/tables/{table}/steps/{answers}").json()
            assert (step["answers"], step["of"]) == (answers, told["answers"])


@pytest.mark.parametrize("path", OLD, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_an_old_record_is_exported_as_it_was(house: House, path: Path) -> None:
    with house.open() as client:
        table = upload(client, path.read_text(encoding="utf-8"))
        assert load(client.get(f"/api/tables/{table}/record").text) == load(
            path.read_text(encoding="utf-8")
        )


def test_an_old_table_is_not_played_on_although_all_of_it_fits(house: House) -> None:
    with house.open() as client:
        table = new_table(client, "human", "human", seed="3")
        play(client, table, 20)
        last = seen(client, table)
        text = older(client.get(f"/api/tables/{table}/record").text)
        table = upload(client, text)
        told = seen(client, table)
        assert told["older"]["fits"] == told["older"]["lines"]
        assert told["older"]["why"] == ""
        assert told["view"] == last["view"]
        assert (told["can_undo"], told["can_redo"], told["can_restart"]) == (False, False, False)
        key = last["decisions"][0]["options"][0]["key"]
        seat = last["decisions"][0]["seat"]
        given = {"type": "answer", "seat": seat, "key": key, "version": told["version"]}
        for message in (given, {"type": "undo"}, {"type": "redo"}, {"type": "restart"}):
            assert refused(client, table, message) == "older-rules"
        assert seen(client, table)["answers"] == last["answers"]
        assert client.get(f"/api/tables/{table}/record").text == text


def test_bots_do_not_play_on_by_other_rules(house: House) -> None:
    with house.open() as client:
        table = new_table(client, "human", "human", seed="3")
        play(client, table, 6)
        text = older(client.get(f"/api/tables/{table}/record").text)
        table = upload(client, text)
        client.table(table).body.seats[0].kind = "bot"
        client.table(table).body.seats[1].kind = "bot"
        before = seen(client, table)["answers"]
        assert seen(client, table)["answers"] == before


def test_a_what_if_of_an_old_table_goes_on_by_the_rules_of_today(house: House) -> None:
    with house.open() as client:
        table = upload(client, OLD[0].read_text(encoding="utf-8"))
        fork = client.post(f"/api/tables/{table}/fork", json={"answers": 3}).json()["id"]
        told = seen(client, fork)
        assert told["older"] is None
        assert told["answers"] >= 3
        assert told["decisions"]


def test_a_list_of_tables_says_which_are_old(house: House) -> None:
    with house.open() as client:
        table = new_table(client, "human", "human", seed="3")
        text = older(client.get(f"/api/tables/{table}/record").text)
        old = upload(client, text)
        listed = {each["id"]: each for each in client.get("/api/tables").json()}
        assert (listed[table]["older"], listed[table]["my_turn"]) == (False, True)
        assert (listed[old]["older"], listed[old]["my_turn"]) == (True, False)


def test_a_record_of_newer_rules_is_refused(house: House) -> None:
    with house.open() as client:
        table = new_table(client, "human", "human", seed="3")
        text = older(client.get(f"/api/tables/{table}/record").text, by=-1)
        answered = client.post("/api/records", json={"record": text})
        assert (answered.status_code, answered.json()["key"]) == (400, "newer-rules")


def test_other_cards_of_older_rules_do_not_keep_a_record_from_being_read(house: House) -> None:
    with house.open() as client:
        table = new_table(client, "human", "human", seed="3")
        play(client, table, 6)
        text = older(client.get(f"/api/tables/{table}/record").text)
        data = load(text).header.data
        other = text.replace(f"\ndata {data}\n", "\ndata sha256:0\n")
        table = upload(client, other)
        assert seen(client, table)["older"]["fits"] > 6
        assert client.get(f"/api/tables/{table}/record").text == other
