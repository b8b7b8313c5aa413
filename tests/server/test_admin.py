"""What an operator does with the tables of a server."""

import sqlite3
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from typer.testing import Result

from tests.cli.helpers import run
from tests.postgres import Cluster
from tests.server.browser import HttpHouse
from tests.tables.browser import answer, new_table, play, problem, state, state_when
from trilobite.core.record import load
from trilobite.server import admin


@pytest.fixture(params=["sqlite", "postgres"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/tables.db"
    empty: str = request.getfixturevalue("cluster").empty("admin")
    return empty


@pytest.fixture
def file_url(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path}/tables.db"


def fill(url: str) -> dict[str, str]:
    """A finished game, one in play, one that was never begun, a lesson and a what-if."""
    with HttpHouse(url).open() as client:
        short = {"players": 1, "variants": ["short"]}
        made = {"finished": new_table(client, "human", seed="1", options=short)}
        assert play(client, made["finished"], 2_000)[-1]["over"]
        made["playing"] = new_table(client, "human", "human", seed="2")
        play(client, made["playing"], 5)
        made["new"] = new_table(client, "human", "bot", seed="3")
        made["lesson"] = client.post("/api/lessons/genesis/g1").json()["id"]
        fork = client.post(f"/api/tables/{made['playing']}/fork", json={"answers": 2})
        made["what-if"] = fork.json()["id"]
    return made


def done(*arguments: str) -> Result:
    result = run("admin", *arguments)
    assert result.exit_code == 0, result.output
    return result


def test_tables_are_listed_shown_and_exported(url: str, tmp_path: Path) -> None:
    made = fill(url)
    lines = [line.split("\t") for line in done("list", "--database", url).stdout.splitlines()]
    assert lines.pop() == ["5 tables"]
    states = {line[0]: line[3] for line in lines}
    assert states == {
        made["finished"]: "over",
        made["playing"]: "in play",
        made["new"]: "in play",
        made["lesson"]: "lesson",
        made["what-if"]: "what-if",
    }
    shown = done("show", made["finished"], "--database", url).stdout
    head, _, record = shown.partition("\n")
    assert made["finished"] in head
    assert load(record).header.seed == "1"
    done("export", str(tmp_path / "records"), "--database", url)
    names = {file.stem for file in (tmp_path / "records").iterdir()}
    assert names == {made[name] for name in ("finished", "playing", "new", "what-if")}
    assert (tmp_path / "records" / f"{made['finished']}.txt").read_text() == record


def test_a_copy_is_taken_while_people_play_and_restored_into_either_kind(
    url: str, tmp_path: Path
) -> None:
    copy = tmp_path / "copy.db"
    made = fill(url)
    with HttpHouse(url).open() as client:
        table = new_table(client, "human", "human", seed="9")
        token = client.token
        with client.live(f"/api/tables/{table}/live") as live:
            answer(live, state(live))
            before = state(live)
            assert "rows" in done("backup", str(copy), "--database", url).stdout
            answer(live, before)
            assert state_when(live, lambda told: told["version"] > before["version"])
    restored = f"sqlite:///{tmp_path}/restored.db"
    done("restore", str(copy), "--database", restored)
    assert "replay: 6; of older" in done("verify", "--database", restored).stdout
    address = f"/api/tables/{table}/live"
    with HttpHouse(restored).open(token) as client, client.live(address) as live:
        assert state(live)["view"] == before["view"], "as it was at the moment of the copy"
    again = run("admin", "restore", str(copy), "--database", restored)
    assert (again.exit_code, "has tables already" in again.stderr) == (2, True)
    assert run("admin", "backup", str(copy), "--database", url).exit_code == 2
    assert made["finished"] in done("list", "--database", f"sqlite:///{copy}").stdout


def test_a_copy_of_sqlite_moves_to_postgresql(
    file_url: str, tmp_path: Path, cluster_url: Callable[[str], str]
) -> None:
    fill(file_url)
    copy = tmp_path / "copy.db"
    done("backup", str(copy), "--database", file_url)
    target = cluster_url("moved")
    done("restore", str(copy), "--database", target)
    assert "replay: 5; of older" in done("verify", "--database", target).stdout


@pytest.fixture
def cluster_url(request: pytest.FixtureRequest) -> Callable[[str], str]:
    empty: Callable[[str], str] = request.getfixturevalue("cluster").empty
    return empty


def test_only_what_nobody_will_miss_is_pruned(file_url: str) -> None:
    made = fill(file_url)
    later = datetime.now(UTC) + timedelta(days=10)
    with admin.using(file_url) as connection:
        assert admin.idle(connection, 30, True, later) == []
        old = {each.id for each in admin.idle(connection, 5, False, later)}
        assert old == {made["new"], made["lesson"], made["what-if"]}
        old = {each.id for each in admin.idle(connection, 5, True, later)}
        assert old == {made[name] for name in made if name != "finished"}
    assert "would be deleted" in done("delete", made["new"], "--database", file_url).stdout
    assert made["new"] in done("list", "--database", file_url).stdout
    done("delete", made["new"], made["lesson"], "--yes", "--database", file_url)
    assert "3 tables" in done("list", "--database", file_url).stdout
    with sqlite3.connect(file_url.removeprefix("sqlite:///")) as database:
        (left,) = database.execute("SELECT COUNT(DISTINCT table_id) FROM events").fetchone()
    database.close()
    assert left == 3
    assert "0 tables would" in done("prune", "--days", "1", "--database", file_url).stdout


def test_those_who_played_at_a_deleted_table_are_told_once(url: str) -> None:
    house = HttpHouse(url)
    with house.open() as anna:
        table = new_table(anna, "human", "open", name="Thursday table")
        alone = new_table(anna, "human", "bot")
        bert = anna.another()
        link = anna.get(f"/api/tables/{table}/links").json()["claim"]
        claim = f"/api/tables/{table}/claim/1?link={link}"
        assert bert.post(claim, json={"name": "Bert"}).status_code == 200
        assert bert.post(f"/api/tables/{table}/notes", json={"text": "mine"}).status_code == 200
        assert bert.get("/api/me/deleted").json() == []
        tokens = anna.token, bert.token
    done("delete", table, alone, "--yes", "--database", url)
    with house.open(tokens[1]) as bert:
        (told,) = bert.get("/api/me/deleted").json()
        assert (told["id"], told["game"], told["name"]) == (table, "genesis", "Thursday table")
        assert told["names"] == ["human 0"]
        bert.post("/api/me/deleted")
        assert bert.get("/api/me/deleted").json() == []
    with house.open(tokens[0]) as anna:
        (told,) = anna.get("/api/me/deleted").json()
        assert told["names"] == ["Bert"]
    with admin.using(url) as connection:
        kept = connection.execute("SELECT kind, key FROM papers WHERE kind <> 'person'").fetchall()
        assert [row for row in kept if row[1].startswith(table)] == []


def test_who_is_at_a_table_hears_that_the_operator_has_deleted_it(cluster: Cluster) -> None:
    url = cluster.empty("deleting")
    with HttpHouse(url).open() as anna:
        table = new_table(anna, "human", "bot")
        with anna.live(f"/api/tables/{table}/live") as live:
            state(live)
            done("delete", table, "--yes", "--database", url)
            assert problem(live)["key"] == "table-deleted"
        assert anna.get("/api/tables").json() == []


def test_a_game_that_does_not_replay_is_found(file_url: str) -> None:
    made = fill(file_url)
    with sqlite3.connect(file_url.removeprefix("sqlite:///")) as database:
        database.execute(
            'UPDATE events SET body = \'{"lines": ["0> nonsense"]}\' WHERE table_id = ?'
            " AND number = 2",
            (made["playing"],),
        )
        database.execute("UPDATE tables SET body = '{' WHERE id = ?", (made["new"],))
    database.close()
    result = run("admin", "verify", "--database", file_url)
    assert result.exit_code == 1
    assert f"{made['playing']} does not replay" in result.stdout
    assert f"{made['new']} does not replay" in result.stdout
    assert "replay: 3; of older rules, to be read: 0; faulty: 2" in result.stdout


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["list", "--database", "sqlite:////nowhere/treasure.db"], "no such database yet"),
        (["list", "--database", "postgresql://anna:treasure@127.0.0.1:1/x"], "does not answer"),
        (["restore", "missing.db", "--database", "sqlite:///x.db"], "no such file"),
        (["list", "--database", "mysql://anna:treasure@host"], "not 'mysql://'"),
    ],
)
def test_what_is_wrong_is_told_in_one_line(arguments: list[str], words: str) -> None:
    result = run("admin", *arguments)
    assert result.exit_code == 2
    assert words in result.stderr
    assert result.stderr.count("\n") == 1
    assert "treasure" not in result.stderr
