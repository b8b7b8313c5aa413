"""A database that is away when it is a bot's turn: nobody touches anything, and the bot goes on."""

import asyncio
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path

from tests.postgres import Cluster
from tests.server.browser import HttpHouse
from tests.tables.browser import answer, new_table, state, state_when
from trilobite.tables.thinking import Question, ThinkerHere

#: Takes the only lock of an SQLite file, says so, and gives it back after a while.
LOCK = (
    "import sqlite3, sys, time; c = sqlite3.connect(sys.argv[1], isolation_level=None);"
    "c.execute('BEGIN IMMEDIATE'); print('locked', flush=True); time.sleep(float(sys.argv[2]));"
    "c.execute('COMMIT')"
)


@contextmanager
def locked(file: Path, seconds: float) -> Iterator[None]:
    """Another process has the SQLite file for so long; it is free afterwards."""
    program = [sys.executable, "-c", LOCK, str(file), str(seconds)]
    with subprocess.Popen(program, stdout=subprocess.PIPE, text=True) as other:
        assert other.stdout is not None
        assert other.stdout.readline() == "locked\n"
        yield
    assert other.returncode == 0


@contextmanager
def stopped(cluster: Cluster, seconds: float) -> Iterator[None]:
    """PostgreSQL is away for so long; it is back afterwards."""
    cluster.crash()
    try:
        yield
        time.sleep(seconds)
    finally:
        cluster.start()


class Waiting:
    """A bot that thinks until it is told to go on."""

    def __init__(self) -> None:
        self.go = threading.Event()

    async def ask(self, question: Question) -> str:
        await asyncio.to_thread(self.go.wait)
        return await ThinkerHere().ask(question)


def bot_goes_on(database: str, outage: AbstractContextManager[None]) -> None:
    """A bot has thought of its answer when the database goes away, and gives it when it is back."""
    bot = Waiting()
    with HttpHouse(database, bot).open() as client:
        table = new_table(client, "human", "bot", seed="5")
        with client.live(f"/api/tables/{table}/live") as live:
            message = state(live)
            while message["waiting"] != [1]:
                answer(live, message)
                message = state(live)
            with outage:
                bot.go.set()
            assert state_when(live, lambda m: m["version"] > message["version"])["answers"] > 0
        after = client.table(table).version
    again = HttpHouse(database, bot).open(client.token)
    with again as browser, browser.live(f"/api/tables/{table}/live") as live:
        assert state(live)["version"] >= after > message["version"]
