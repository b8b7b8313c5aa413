"""A load test of the server on loopback: `python -m tools.load`.

First a burst: answers to many tables at once, each durable before it counts. Then 100 clients at 25
tables for a while, each table with two people who answer after a tenth of a second and two bots:
how long from a person's answer to the broadcast that every client of the table gets.
"""

import argparse
import asyncio
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from random import Random
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect

from trilobite.core.conformance import busy_choice
from trilobite.games.registry import make_game
from trilobite.server.access import owner_of
from trilobite.server.database import Database
from trilobite.server.store import SqlStore
from trilobite.tables.clock import WallClock
from trilobite.tables.model import Seat
from trilobite.tables.packs import Packs
from trilobite.tables.table import Table
from trilobite.tables.tables import Tables

TABLES = 25
CLIENTS_A_TABLE = 4

#: Games that the people of a table may play one after the other.
GAMES = 5

#: How long a person thinks, in seconds, and a bot waits, in milliseconds.
THINKING = 0.1
PACE = 100
PEOPLE = {"players": 2}


async def burst(folder: Path, answers: int) -> float:
    """Durable answers a second when every table answers as fast as it can."""
    opened = Database(f"sqlite:///{folder}/burst.db")
    tables = Tables(SqlStore(opened), Packs(), WallClock())
    seats = [Seat(name="a"), Seat(name="b")]
    made = [await tables.create("owner", "genesis", PEOPLE, seats, seed=str(n)) for n in range(200)]
    given = 0
    random = Random(1)

    async def play(table: Table) -> None:
        nonlocal given
        while given < answers and not table.session.over:
            seat = table.session.deciders()[0]
            decision = table.session.decision_for(seat)
            assert decision is not None
            key = table.game.words.key(busy_choice(decision, random))
            await table.answer(seat, key, None)
            given += 1

    began = time.perf_counter()
    await asyncio.gather(*(play(table) for table in made))
    seconds = time.perf_counter() - began
    opened.close()
    return given / seconds


class Told(msgspec.Struct):
    """What a client reads of a message; it should cost the client as little as possible."""

    type: str
    key: str = ""
    error: str = ""
    version: int = -1
    over: bool = False
    decisions: list[dict[str, Any]] = []


class Figures:
    """What the clients saw."""

    def __init__(self) -> None:
        self.delays: list[float] = []
        self.answers = 0
        #: States that clients got, whoever had answered.
        self.states = 0
        self.errors: list[str] = []
        self.sent: dict[tuple[str, int], float] = {}


async def client(
    address: str, cookie: str, tables: list[str], plays: bool, until: float, figures: Figures
) -> None:
    """One browser: the first of a table answers, the others look on. When a game is over they go
    on to the next table."""
    for table in tables:
        if time.monotonic() < until:
            await sit_at(address, cookie, table, plays, until, figures)


async def sit_at(
    address: str, cookie: str, table: str, plays: bool, until: float, figures: Figures
) -> None:
    """One browser at one table."""
    random = Random(table)
    headers = {"Cookie": f"trilobite={cookie}"}
    async with connect(f"{address}/api/tables/{table}/live", additional_headers=headers) as live:
        while time.monotonic() < until:
            try:
                text = await asyncio.wait_for(live.recv(), until - time.monotonic())
            except TimeoutError:
                return
            now = time.perf_counter()
            message = msgspec.json.decode(text, type=Told)
            if message.type == "error":
                if message.key != "stale-answer":  # refused by design: somebody voted meanwhile
                    figures.errors.append(message.error)
                continue
            figures.states += 1
            began = figures.sent.get((table, message.version))
            if began is not None:
                figures.delays.append(now - began)
            if message.over:
                return
            if plays and message.decisions:
                await asyncio.sleep(THINKING)
                await answer(live, table, message, random, figures)


async def answer(
    live: ClientConnection,
    table: str,
    message: Told,
    random: Random,
    figures: Figures,
) -> None:
    """A random answer to the first decision of a message."""
    decision = message.decisions[0]
    option = random.choice(decision["options"])
    text = msgspec.json.encode(
        {
            "type": "answer",
            "seat": decision["seat"],
            "key": option["key"],
            "version": message.version,
        }
    ).decode()
    figures.sent[table, message.version + 1] = time.perf_counter()
    figures.answers += 1
    await live.send(text)


async def crowd(folder: Path, seconds: float, bot: str) -> Figures:
    """100 clients at 25 tables of people and bots."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    database = f"sqlite:///{folder}/crowd.db"
    opened = Database(database)
    tables = Tables(SqlStore(opened), Packs(), WallClock())
    owner = owner_of("load")
    seats = [Seat(name="a"), Seat(kind="bot", bot=bot), Seat(name="c"), Seat(kind="bot", bot=bot)]
    made = [
        (await tables.create(owner, "genesis", {"players": 4}, seats, seed=str(n), pace=PACE)).id
        for n in range(TABLES * GAMES)
    ]
    opened.close()
    process = subprocess.Popen(
        [
            *(sys.executable, "-m", "trilobite", "serve"),
            *("--port", str(port), "--database", database),
        ],
        stdout=subprocess.DEVNULL,
    )
    try:
        while True:
            with socket.socket() as probe:
                if probe.connect_ex(("127.0.0.1", port)) == 0:
                    break
            await asyncio.sleep(0.1)
        figures = Figures()
        until = time.monotonic() + seconds
        address = f"ws://127.0.0.1:{port}"
        await asyncio.gather(
            *(
                client(address, "load", made[n::TABLES], number == 0, until, figures)
                for n in range(TABLES)
                for number in range(CLIENTS_A_TABLE)
            )
        )
        return figures
    finally:
        process.terminate()
        process.wait()


def main() -> int:
    """Runs both parts and prints the figures; 1 if a client saw an error."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0])
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--answers", type=int, default=10_000)
    parser.add_argument("--bot", default="greedy")
    given = parser.parse_args()
    make_game("genesis", {})
    with tempfile.TemporaryDirectory() as name:
        rate = asyncio.run(burst(Path(name), given.answers))
        print(f"burst: {rate:.0f} durable answers/s over 200 tables")
        figures = asyncio.run(crowd(Path(name), given.seconds, given.bot))
    delays = sorted(figures.delays)
    worst = delays[int(len(delays) * 0.99)] * 1000
    print(
        f"{TABLES * CLIENTS_A_TABLE} clients, {TABLES} tables with {given.bot} bots,"
        f" {given.seconds:.0f} s: {figures.answers} answers of people,"
        f" {figures.states} states told, {len(delays)} of them after such an answer:"
        f" median {statistics.median(delays) * 1000:.1f} ms, 99 % under {worst:.1f} ms,"
        f" {len(figures.errors)} errors"
    )
    return 1 if figures.errors else 0


if __name__ == "__main__":
    raise SystemExit(main())
