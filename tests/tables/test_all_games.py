"""All games of a browser as one file."""

from pathlib import Path

from tests.tables.browser import new_table, play
from tests.tables.test_packs import DATA, hand_in, other_fee
from tests.tables.worker import WorkerHouse

FILE = "/api/all-games"


def test_a_file_of_all_games_brings_them_to_another_browser() -> None:
    with WorkerHouse().open() as here:
        tables = [new_table(here, "human", "human", seed=str(n)) for n in range(2)]
        play(here, tables[0], 8)
        records = [here.get(f"/api/tables/{table}/record").text for table in tables]
        taken = here.get(FILE)
    with WorkerHouse().open() as there:
        assert there.post(FILE, content=taken.text.encode()).json() == {
            "added": 2,
            "known": 0,
            "unplayable": [],
        }
        assert there.post(FILE, content=taken.text.encode()).json() == {
            "added": 0,
            "known": 2,
            "unplayable": [],
        }
        assert {table["id"] for table in there.get("/api/tables").json()} == set(tables)
        assert [there.get(f"/api/tables/{table}/record").text for table in tables] == records
        play(there, tables[0], 3)


def test_a_file_that_cannot_be_read_changes_nothing() -> None:
    with WorkerHouse().open() as here:
        new_table(here, "human", seed="1")
        good = here.get(FILE).text
    with WorkerHouse().open() as there:
        for bad in ("", "{}", good[:-9], good.replace('"events":[', '"x":[')):
            refused = there.post(FILE, content=bad.encode())
            assert (refused.status_code, refused.json()["key"]) == (400, "bad-games-file")
        assert there.get("/api/tables").json() == []


def test_packs_come_along(tmp_path: Path) -> None:
    cards = other_fee((DATA / "placards.toml").read_text("utf-8"), 4)
    with WorkerHouse().open(packs=tmp_path / "here") as here:
        pack = hand_in(here, cards).json()["name"]
        table = new_table(here, "human", "human", seed="4", pack=pack)
        play(here, table, 5)
        taken = here.get(FILE).text
    with WorkerHouse().open(packs=tmp_path / "there") as there:
        told = there.post(FILE, content=taken.encode()).json()
        assert told == {"added": 1, "known": 0, "unplayable": []}
        play(there, table, 5)
    bad = taken.replace("entry_cost = 4", "entry_cost = 99")
    with WorkerHouse().open(packs=tmp_path / "elsewhere") as there:
        told = there.post(FILE, content=bad.encode()).json()
        assert told == {"added": 1, "known": 0, "unplayable": [pack]}
        assert there.get(f"/api/tables/{table}/record").json()["key"] == "no-such-pack"


def test_packs_are_there_the_next_time(tmp_path: Path) -> None:
    house = WorkerHouse()
    cards = other_fee((DATA / "placards.toml").read_text("utf-8"), 4)
    with house.open(packs=tmp_path / "today") as here:
        pack = hand_in(here, cards).json()["name"]
        table = new_table(here, "human", "human", seed="4", pack=pack)
        token = here.token
    with house.open(token, packs=tmp_path / "tomorrow") as here:
        play(here, table, 5)
