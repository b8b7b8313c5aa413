"""Several servers on one PostgreSQL, of which one after the other is killed while people play.

Each person answers through any server, goes to another when theirs is gone, and then looks whether
the answer was taken. What the database holds in the end has to be what they were told.
"""

import asyncio
import json
import time
from contextlib import suppress
from random import Random
from typing import Any

import psycopg
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from tests.server.browser import HttpHouse
from tests.server.process import Server, start
from tests.tables.browser import new_table

TOKEN = "somebody"
#: Tables where people play at the same time, and games that they play there one after the other.
TABLES = 8
GAMES = 5

#: What may happen to somebody whose server is killed.
GONE = (OSError, WebSocketException, TimeoutError)


class Tally:
    """What people were told: by table and version, which seat had answered what."""

    def __init__(self, wanted: int, thinking: float) -> None:
        self.wanted = wanted
        #: How long people think before they answer, in seconds.
        self.thinking = thinking
        self.told: dict[tuple[str, int], str] = {}
        #: How often somebody had to look whether their answer was taken, and how often it was.
        self.looked = 0
        self.found = 0
        #: Seconds from an answer to the state that another server tells of it.
        self.delays: list[float] = []
        self.sent: dict[tuple[str, int], float] = {}

    @property
    def done(self) -> bool:
        return len(self.told) >= self.wanted


async def person(tables: list[str], seat: int, servers: list[Server], tally: Tally) -> None:
    """Plays a seat at one table after the other until there are enough answers."""
    for table in tables:
        await sit_at(table, seat, servers, tally)


async def sit_at(table: str, seat: int, servers: list[Server], tally: Tally) -> None:
    """Plays a seat until there are enough answers, or the game is over."""
    random = Random(f"{table} {seat}")
    asked: tuple[int, str] | None = None  # what was sent and not confirmed
    while not tally.done:
        address = f"ws://127.0.0.1:{random.choice(servers).port}/api/tables/{table}/live"
        try:
            async with connect(
                address, additional_headers={"Cookie": f"trilobite={TOKEN}"}, open_timeout=5
            ) as live:
                tally.looked += asked is not None
                while not tally.done:
                    message = await next_message(live)
                    if message is None:
                        break
                    if message["type"] == "error":
                        assert message["key"] in ("stale-answer", "storage"), message["error"]
                        continue
                    version: int = message["version"]
                    if asked is not None and version > asked[0]:
                        tally.told[table, asked[0]] = f"{seat}> {asked[1]}"
                        asked = None
                    heard = tally.sent.pop((table, version), None)
                    if heard is not None and message["decisions"][:1] == []:
                        tally.delays.append(time.monotonic() - heard)
                    if message["over"]:
                        return
                    mine = [one for one in message["decisions"] if one["seat"] == seat]
                    if not mine or seat != min(message["waiting"]):
                        continue  # of two who are asked one answers, so that it is known who did
                    if asked is None:
                        asked = (version, random.choice(mine[0]["options"])["key"])
                        await asyncio.sleep(random.random() * tally.thinking)
                    tally.sent[table, version + 1] = time.monotonic()
                    await live.send(
                        json.dumps(
                            {"type": "answer", "seat": seat, "key": asked[1], "version": version}
                        )
                    )
        except GONE:
            await asyncio.sleep(0.05)


async def next_message(live: ClientConnection) -> dict[str, Any] | None:
    """What the server says next; nothing for a while means that it is time to look elsewhere."""
    with suppress(TimeoutError):
        message: dict[str, Any] = json.loads(await asyncio.wait_for(live.recv(), 20))
        return message
    return None


async def reaper(servers: list[Server], database: str, every: float, tally: Tally) -> int:
    """Kills one server after the other and starts it again; how many it has killed."""
    killed = 0
    while not tally.done:
        await asyncio.sleep(every)
        server = servers[killed % len(servers)]
        await asyncio.to_thread(server.kill)
        killed += 1
        servers[servers.index(server)] = await asyncio.to_thread(start, database, server.port)
    return killed


def kill_and_play(
    database: str, answers: int, every: float, thinking: float = 0.0
) -> tuple[Tally, int]:
    """Three servers, so many answers, and a kill every so many seconds. Compares in the end what
    was told with what is in the database; the tally, and how many servers were killed."""
    with HttpHouse(database).open(TOKEN) as client:
        tables = [
            [new_table(client, "human", "human", seed=f"{number}") for _ in range(GAMES)]
            for number in range(TABLES)
        ]
    tally = Tally(answers, thinking)
    servers = [start(database) for _ in range(3)]

    async def play() -> int:
        killing = asyncio.create_task(reaper(servers, database, every, tally))
        people = [person(games, seat, servers, tally) for games in tables for seat in (0, 1)]
        await asyncio.gather(*people)
        assert tally.done, f"all games are over after {len(tally.told)} answers"
        return await killing

    try:
        killed = asyncio.run(play())
    finally:
        for server in servers:
            server.stop()
    stored = answers_in(database)
    for (table, version), line in tally.told.items():
        there = stored.get((table, version))
        assert there == line, f"table {table}, {version}: told {line!r}, stored {there!r}"
    assert len(stored) - len(tally.told) <= 2 * TABLES, "there are answers that nobody gave"
    return tally, killed


def answers_in(database: str) -> dict[tuple[str, int], str]:
    """The answers of people in a database, by table and the version they were made for."""
    with psycopg.connect(database) as connection:
        rows = connection.execute(
            "SELECT table_id, number, body FROM events WHERE number > 0 ORDER BY table_id, number"
        ).fetchall()
    found: dict[tuple[str, int], str] = {}
    for table, number, body in rows:
        given = [line for line in json.loads(body)["lines"] if line[1:3] == "> "]
        assert len(given) == 1, "an answer was written twice"
        found[table, number] = given[0]
    return found
