"""Tables in PostgreSQL: the same promises as with SQLite, kept by a real database."""

import json
import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any

import psycopg
import pytest
from starlette.testclient import TestClient
from websockets.sync.client import ClientConnection, connect

from tests.server.browser import Browser, answer, error, new_table, state
from tests.server.process import start
from trilobite.server.app import create_app
from trilobite.server.database import Database
from trilobite.tables.store import StoreError


class Cluster:
    """A PostgreSQL of our own, reached through a socket in its directory, so that it needs no
    port. It does not run as root; then the user who came with the package runs it."""

    def __init__(self, programs: Path, folder: Path) -> None:
        self._programs = programs
        self._folder = folder
        self._as: list[str] = []
        if os.geteuid() == 0:
            shutil.chown(folder, "postgres")
            self._as = ["runuser", "-u", "postgres", "--"]
        self._run("initdb", "--auth=trust", "--username=trilobite", "--encoding=UTF8", "--no-sync")
        self.start()

    def _run(self, program: str, *arguments: str) -> None:
        subprocess.run(
            [*self._as, self._programs / program, "-D", self._folder / "data", *arguments],
            check=True,
            cwd=self._folder,
            stdout=subprocess.DEVNULL,
        )

    def start(self) -> None:
        # What outlives our processes need not outlive the machine: nothing waits for the disk.
        options = f"-c listen_addresses= -c unix_socket_directories={self._folder} -c fsync=off"
        self._run("pg_ctl", "start", "--wait", "-l", f"{self._folder}/log", "-o", options)

    def crash(self) -> None:
        """Stops at once; whoever is connected is cut off."""
        self._run("pg_ctl", "stop", "--wait", "-m", "immediate")

    def url(self, database: str) -> str:
        return f"postgresql://trilobite@/{database}?host={self._folder}"

    def execute(self, statement: str) -> None:
        with psycopg.connect(self.url("postgres"), autocommit=True) as connection:
            connection.execute(statement.encode())


@pytest.fixture(scope="module")
def cluster() -> Iterator[Cluster]:
    found = [*Path("/usr/lib/postgresql").glob("*/bin"), *Path("/usr/pgsql").glob("*/bin")]
    on_path = shutil.which("initdb")
    programs = Path(on_path).parent if on_path else max(found, default=None)
    assert programs, "PostgreSQL is not installed (on Debian and Ubuntu: apt install postgresql)"
    folder = Path(tempfile.mkdtemp(prefix="trilobite-postgres-"))
    try:
        cluster = Cluster(programs, folder)
        yield cluster
        cluster.crash()
    finally:
        shutil.rmtree(folder)


@pytest.fixture
def database(cluster: Cluster, request: pytest.FixtureRequest) -> str:
    """An empty database."""
    name = request.node.name.removeprefix("test_")[:60]
    cluster.execute(f'CREATE DATABASE "{name}"')
    return cluster.url(name)


@contextmanager
def server(database: str, token: str | None = None) -> Iterator[Browser]:
    with TestClient(create_app(database)) as client:
        yield Browser(client, token)


def insert(table: str, number: int) -> tuple[str, tuple[str, int, str]]:
    return ("INSERT INTO events (table_id, number, body) VALUES (?, ?, ?)", (table, number, "{}"))


def count(store: Database) -> int:
    rows = store.submit(("SELECT COUNT(*) FROM events", ())).result()
    return int(rows[0][0][0])


def test_what_was_written_is_there_after_reopening(database: str) -> None:
    store = Database(database)
    store.submit(insert("a", 0)).result()
    store.close()
    again = Database(database)
    assert count(again) == 1
    again.close()


def test_many_writers_share_commits_and_all_get_through(database: str) -> None:
    store = Database(database)
    for future in [store.submit(insert("a", number)) for number in range(1000)]:
        future.result()
    assert count(store) == 1000
    store.close()


def test_a_refused_statement_fails_alone(database: str) -> None:
    store = Database(database)
    futures = [store.submit(insert("a", number)) for number in (0, 1, 1, 2)]
    results = [future.exception() for future in futures]
    assert isinstance(results[2], StoreError)
    assert [results[0], results[1], results[3]] == [None, None, None]
    assert count(store) == 3
    store.close()


def test_statements_of_one_submission_stand_or_fall_together(database: str) -> None:
    store = Database(database)
    store.submit(insert("a", 0)).result()
    with pytest.raises(StoreError):
        store.submit(insert("b", 0), insert("a", 0)).result()
    assert count(store) == 1
    store.close()


def test_a_database_that_does_not_exist_is_named(cluster: Cluster) -> None:
    with pytest.raises(StoreError, match=r"cannot open the database .*nowhere"):
        Database(cluster.url("nowhere"))


def test_a_table_is_created_answered_and_listed(database: str) -> None:
    with server(database) as client:
        table = new_table(client, "human", "human", seed="4")
        with client.live(f"/api/tables/{table}/live") as live:
            message = state(live)
            answer(live, message)
            assert state(live)["answers"] > message["answers"]
        assert [t["id"] for t in client.get("/api/tables").json()] == [table]


def test_a_seat_is_claimed_once(database: str) -> None:
    with server(database) as client:
        table = new_table(client, "human", "open")
        link = client.get(f"/api/tables/{table}/links").json()["claim"]
        friend = client.another()
        assert friend.post(f"/api/tables/{table}/claim/1?link={link}").status_code == 200
        stranger = client.another()
        assert stranger.post(f"/api/tables/{table}/claim/1?link={link}").status_code == 403
    with server(database, friend.token) as friend:
        assert [t["id"] for t in friend.get("/api/tables").json()] == [table]


def test_a_table_goes_on_after_a_restart(database: str) -> None:
    with server(database) as client:
        table = new_table(client, "human", "human", seed="4")
        with client.live(f"/api/tables/{table}/live") as live:
            message = state(live)
            for _ in range(10):
                answer(live, message)
                message = state(live)
            live.send_json({"type": "undo", "seat": message["decisions"][0]["seat"]})
            before = state(live)
        token = client.token
    with server(database, token) as client, client.live(f"/api/tables/{table}/live") as live:
        again = state(live)
        assert again["view"] == before["view"]
        assert again["decisions"] == before["decisions"]
        answer(live, again)
        assert state(live)["answers"] > again["answers"]


def test_a_second_server_cannot_write_over_the_first(database: str) -> None:
    """Both servers have the table in memory; the event's number lets only one answer through."""
    with server(database) as one, server(database, one.token) as other:
        table = new_table(one, "human", "human", seed="4")
        address = f"/api/tables/{table}/live"
        with one.live(address) as first, other.live(address) as second:
            here, there = state(first), state(second)
            answer(first, here)
            written = state(first)
            answer(second, there, 1)
            assert "database" in error(second)
    with server(database, one.token) as client, client.live(address) as live:
        assert state(live)["view"] == written["view"]


def test_a_database_that_went_away_and_came_back_is_used_again(
    cluster: Cluster, database: str
) -> None:
    with server(database) as client:
        table = new_table(client, "human", "human", seed="4")
        with client.live(f"/api/tables/{table}/live") as live:
            before = state(live)
            cluster.crash()
            try:
                answer(live, before)
                refused = error(live)
                assert "database" in refused
                assert "\n" not in refused
                assert state(live)["view"] == before["view"]
            finally:
                cluster.start()
            answer(live, state_after_refusals(live, before))
            assert state(live)["answers"] > before["answers"]


def state_after_refusals(live: Any, message: dict[str, Any]) -> dict[str, Any]:
    """The state that the server has now: its version may have moved."""
    live.send_json({"type": "answer", "seat": 0, "key": "nonsense", "version": -1})
    error(live)
    fresh = state(live)
    assert fresh["decisions"] == message["decisions"]
    return fresh


def test_nothing_acknowledged_is_lost_when_the_server_is_killed(database: str) -> None:
    """60 answers, the server killed without warning at random moments."""
    random = Random(5)
    with server(database) as client:
        table = new_table(client, "human", "human", seed="5")
        token = client.token
    given = 0
    acknowledged = 0
    while given < 60:
        process = start(database)
        try:
            address = f"ws://127.0.0.1:{process.port}/api/tables/{table}/live"
            with connect(address, additional_headers={"Cookie": f"trilobite={token}"}) as live:
                message = next_state(live)
                assert message["answers"] >= acknowledged, "an answer was lost"
                for _ in range(random.randint(10, 30)):
                    if message["over"]:
                        break
                    answer_over(live, message, random)
                    given += 1
                    if random.random() < 0.04:
                        break
                    message = next_state(live)
                    acknowledged = message["answers"]
        finally:
            process.kill()
        if message["over"]:
            break
    with server(database, token) as client, client.live(f"/api/tables/{table}/live") as last:
        assert state(last)["answers"] >= acknowledged > 0


def next_state(live: ClientConnection) -> dict[str, Any]:
    while True:
        message: dict[str, Any] = json.loads(live.recv(timeout=20))
        if message["type"] == "state":
            return message


def answer_over(live: ClientConnection, message: dict[str, Any], random: Random) -> None:
    decision = message["decisions"][0]
    option = random.choice(decision["options"])
    live.send(
        json.dumps(
            {
                "type": "answer",
                "seat": decision["seat"],
                "key": option["key"],
                "version": message["version"],
            }
        )
    )
