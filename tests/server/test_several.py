"""Several servers on one PostgreSQL: any table through any server."""

import os
import signal
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any
from urllib.request import urlopen

import pytest

from tests.cli.helpers import run
from tests.postgres import Cluster
from tests.server.browser import HttpBrowser, HttpHouse
from tests.server.process import Server, free_port, start
from tests.server.several import kill_and_play
from tests.tables.browser import answer, give, new_table, problem, state, state_when
from tests.tables.test_company import company


@pytest.fixture
def database(cluster: Cluster) -> str:
    return cluster.empty("several")


@contextmanager
def two_servers(database: str) -> Iterator[tuple[HttpBrowser, HttpBrowser]]:
    """One browser at each; it is the same person."""
    with HttpHouse(database).open() as one, HttpHouse(database).open(one.token) as other:
        yield one, other


def after(live: Any, message: dict[str, Any], changes: int = 1) -> dict[str, Any]:
    """The state that is so many changes later."""
    version = message["version"] + changes
    return state_when(live, lambda told: told["version"] >= version)


class Listener:
    """Somebody at a table, with the log that they have put together. A server that may have missed
    news, as one that has just begun to listen, tells all of it again."""

    def __init__(self, live: Any) -> None:
        self.live = live
        self.log: list[Any] = []

    def hear(self, version: int) -> dict[str, Any]:
        """The first state of that version or a later one."""
        while True:
            told = state(self.live)
            self.log[told["log_from"] :] = told["log"]
            if told["version"] >= version:
                return told


def test_what_happens_at_one_server_is_told_at_the_other(database: str) -> None:
    with two_servers(database) as (one, other):
        table = new_table(one, "human", "human", seed="4")
        address = f"/api/tables/{table}/live"
        with one.live(address) as here, other.live(address) as there:
            people = [Listener(here), Listener(there)]
            message, _ = (person.hear(0) for person in people)
            turn = 0
            while turn < 6 or not message["can_undo"]:
                turn += 1
                sender, hearer = people if turn % 2 else people[::-1]
                answer(sender.live, message)
                message = sender.hear(message["version"] + 1)
                heard = hearer.hear(message["version"])
                assert heard["view"] == message["view"]
                assert hearer.log == sender.log
            there.send_json({"type": "undo"})
            assert state_when(here, lambda m: m["answers"] < message["answers"])
            here.send_json({"type": "pace", "pace": 700})
            assert state_when(there, lambda m: m["pace"] == 700)


def test_who_asks_any_server_is_told_what_is_so_now(database: str) -> None:
    """Even if the news have not come yet."""
    with two_servers(database) as (one, other):
        table = new_table(one, "human", "human", seed="4")
        with one.live(f"/api/tables/{table}/live") as live:
            message = state(live)
            for _ in range(10):
                answer(live, message)
                message = state(live)
                step = other.get(f"/api/tables/{table}/steps/{message['answers']}")
                assert step.json()["view"] == message["view"]


def test_a_seat_is_taken_at_any_server(database: str) -> None:
    with two_servers(database) as (one, other):
        table = new_table(one, "human", "open")
        with one.live(f"/api/tables/{table}/live") as live:
            state(live)
            link = one.get(f"/api/tables/{table}/links").json()["claim"]
            friend = other.another()
            assert friend.post(f"/api/tables/{table}/claim/1?link={link}").status_code == 200
            assert state_when(live, lambda m: m["seats"][1]["taken"])
            late = one.another().post(f"/api/tables/{table}/claim/1?link={link}")
            assert late.json()["key"] == "seat-taken"


def test_who_looks_through_another_server_is_here_until_they_leave(database: str) -> None:
    with two_servers(database) as (one, other):
        table = new_table(one, "human", "open")
        link = one.get(f"/api/tables/{table}/links").json()["claim"]
        friend = other.another()
        assert friend.post(f"/api/tables/{table}/claim/1?link={link}").status_code == 200
        address = f"/api/tables/{table}/live"
        with one.live(address) as here:
            here.send_json({"type": "here"})
            with friend.live(address) as there:
                there.send_json({"type": "here"})
                told = company(here, lambda message: message["seats"][1]["here"])
                assert told["seats"][1]["seen"] >= told["seats"][0]["seen"] - 60
                company(there, lambda message: all(seat["here"] for seat in message["seats"]))
            company(here, lambda message: not message["seats"][1]["here"])


def test_dice_are_those_of_the_seed_through_any_server(database: str) -> None:
    random = Random(6)
    with two_servers(database) as (one, other):
        table, alone = (new_table(one, "human", "human", seed="6") for _ in range(2))
        keys = []
        with one.live(f"/api/tables/{alone}/live") as live:
            message = state(live)
            for _ in range(40):
                keys.append(random.choice(message["decisions"][0]["options"])["key"])
                give(live, message, keys[-1])
                message = state(live)
        address = f"/api/tables/{table}/live"
        with one.live(address) as here, other.live(address) as there:
            message = state(here)
            for key in keys:
                give(random.choice((here, there)), message, key)
                message = after(here, message)
                after(there, message, 0)
        assert one.table(table).lines == other.table(table).lines == one.table(alone).lines


def test_news_come_again_when_the_database_is_back(cluster: Cluster, database: str) -> None:
    with two_servers(database) as (one, other):
        table = new_table(one, "human", "human", seed="4")
        address = f"/api/tables/{table}/live"
        with one.live(address) as here, other.live(address) as there:
            message = state(here)
            state(there)
            cluster.crash()
            answer(here, message)
            assert problem(here)["key"] == "storage"
            cluster.start()
            answer(here, message)
            after(there, after(here, message), 0)


def test_the_same_people_play_again_at_one_table(database: str) -> None:
    with two_servers(database) as (one, other):
        options = {"players": 1, "variants": ["short"]}
        table = new_table(one, "human", seed="7", options=options)
        with one.live(f"/api/tables/{table}/live") as live:
            message = state(live)
            while not message["over"]:
                answer(live, message)
                message = state(live)
        again = {client.post(f"/api/tables/{table}/again").json()["id"] for client in (one, other)}
        assert len(again) == 1


@pytest.mark.timeout(240)
def test_servers_are_killed_and_no_answer_is_lost_or_doubled(database: str) -> None:
    tally, killed = kill_and_play(database, 120, every=0.5)
    assert len(tally.told) >= 120
    assert killed >= 1


def workers_of(server: Server) -> set[int]:
    """The processes that a server has started to serve."""
    number = server._process.pid
    children = Path(f"/proc/{number}/task/{number}/children").read_text().split()
    return {
        int(child)
        for child in children
        if b"spawn_main" in Path(f"/proc/{child}/cmdline").read_bytes()
    }


def test_a_worker_that_dies_is_replaced(database: str) -> None:
    server = start(database, arguments=["--workers", "2"])
    try:
        before = workers_of(server)
        assert len(before) == 2
        os.kill(min(before), signal.SIGKILL)
        while len(workers_of(server) - before) < 1:
            time.sleep(0.1)
        with urlopen(f"{server.address}/healthz", timeout=60) as answered:
            assert answered.status == 200
    finally:
        server.stop()


def test_several_workers_need_postgresql(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/tables.db"
    refused = run("serve", "--workers", "2", "--port", str(free_port()), "--database", url)
    assert (refused.exit_code, refused.stderr.count("\n")) == (2, 1)
    assert "several workers need PostgreSQL" in refused.stderr
