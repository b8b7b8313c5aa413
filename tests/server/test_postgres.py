"""Tables in PostgreSQL: the same promises as with SQLite, kept by a real database."""

import json
from contextlib import AbstractContextManager
from random import Random
from typing import Any

import pytest
from websockets.sync.client import ClientConnection, connect

from tests.postgres import Cluster
from tests.server.browser import HttpBrowser, HttpHouse
from tests.server.process import start
from tests.tables.browser import answer, error, new_table, state
from trilobite.server.database import Database
from trilobite.tables.store import StoreError


@pytest.fixture
def database(cluster: Cluster) -> str:
    """An empty database."""
    return cluster.empty("server")


def server(database: str, token: str | None = None) -> AbstractContextManager[HttpBrowser]:
    return HttpHouse(database).open(token)


def test_a_database_that_does_not_exist_is_told_without_its_name(cluster: Cluster) -> None:
    with pytest.raises(StoreError, match="there is no database of that name") as caught:
        Database(cluster.url("nowhere"))
    assert "nowhere" not in str(caught.value)


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
