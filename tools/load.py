"""A load test of the server on loopback: `python -m tools.load`, or a part of it by name.

- burst: durable answers a second when 200 tables answer as fast as they can, over WebSockets,
  beside a bare Starlette and sqlite3 that only store the same rows (`tools.bare`), in turns in the
  same run; and without any server.
- crowd: 1,000 sockets at 250 tables of two people and two onlookers: how long from an answer to the
  state that every browser at the table gets.
- bots: the same with 100 sockets at 25 tables of two people, who answer after a tenth of a second,
  and two bots.
- four: four bots of one strength at one table of each game: how long each takes to answer, from the
  state before to the next, as a browser at the table sees it.
- idle: 10,000 sockets that say nothing: who is let in, who is refused, and how the server answers
  meanwhile.
- memory: the memory of a process over 10,000 tables that are opened one after the other.
- drill: how long it takes to back up, restore and verify 100 finished games.
"""

import argparse
import asyncio
import os
import socket
import sqlite3
import statistics
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Awaitable, Iterator, Sequence
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from random import Random
from typing import Final, NamedTuple
from urllib.request import urlopen

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from trilobite.cli.serve import many_files
from trilobite.core.conformance import busy_choice
from trilobite.games.registry import GAMES, make_game
from trilobite.server.access import owner_of
from trilobite.server.database import Database
from trilobite.server.metrics import resident_memory
from trilobite.server.store import SqlStore
from trilobite.tables.clock import WallClock
from trilobite.tables.model import Seat
from trilobite.tables.packs import Packs
from trilobite.tables.table import Table
from trilobite.tables.tables import Tables

TWO: dict[str, object] = {"players": 2}
PEOPLE = [Seat(name="a"), Seat(name="b")]

#: Answers of each table in a burst before it is the turn of the other server.
TURN: Final = 2


class Asked(msgspec.Struct):
    """An option: its key is all that a client needs."""

    key: str


class Choice(msgspec.Struct):
    """A decision."""

    seat: int
    options: list[Asked]


class Told(msgspec.Struct):
    """What a client reads of a message; it should cost the client as little as possible."""

    type: str
    key: str = ""
    error: str = ""
    version: int = -1
    over: bool = False
    decisions: list[Choice] = []


# --- servers ------------------------------------------------------------------------------


@contextmanager
def serving(*command: str, port: int, **environment: str) -> Iterator[int]:
    """A server in a process of its own, as soon as it listens; its process id."""
    process = subprocess.Popen(
        [sys.executable, "-m", *command],
        stdout=subprocess.DEVNULL,
        env={**os.environ, **environment},
    )
    try:
        while True:
            with socket.socket() as probe:
                if probe.connect_ex(("127.0.0.1", port)) == 0:
                    break
            if process.poll() is not None:
                raise SystemExit("the server did not start")
            time.sleep(0.05)
        yield process.pid
    finally:
        process.terminate()
        process.wait()


class Server(NamedTuple):
    """Where a server listens, and its process id."""

    place: str
    pid: int


@contextmanager
def trilobite(database: str) -> Iterator[Server]:
    """A server over a database."""
    port = free_port()
    command = ("trilobite", "serve", "--port", str(port), "--database", database)
    with serving(*command, port=port) as pid:
        yield Server(f"127.0.0.1:{port}", pid)


def processor_time(pid: int) -> float:
    """Seconds that all threads of a process have used a processor; nothing where the system does
    not say."""
    with suppress(OSError):
        fields = Path(f"/proc/{pid}/stat").read_text("ascii").rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
    return 0.0


def free_port() -> int:
    """A port on which nobody listens."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


async def fill(
    database: str, tables: int, seats: list[Seat], pace: int = 100, game: str = "genesis"
) -> list[str]:
    """New tables, each of a person of its own, whose cookie is its number."""
    opened = Database(database)
    house = Tables(SqlStore(opened), Packs(), WallClock())
    made = [
        (
            await house.create(
                owner_of(str(number)),
                game,
                {"players": len(seats)},
                seats,
                seed=str(number),
                pace=pace,
            )
        ).id
        for number in range(tables)
    ]
    opened.close()
    return made


def come_to(place: str, table: str, cookie: str) -> connect:
    """A browser comes to a table."""
    headers = {"Cookie": f"trilobite={cookie}"}
    address = f"ws://{place}/api/tables/{table}/live"
    return connect(address, additional_headers=headers, compression=None, open_timeout=120)


# --- burst --------------------------------------------------------------------------------


async def burst_here(folder: Path, answers: int, tables: int) -> float:
    """Durable answers a second without any server."""
    opened = Database(f"sqlite:///{folder}/here.db")
    house = Tables(SqlStore(opened), Packs(), WallClock())
    made = [await house.create("me", "genesis", TWO, PEOPLE, seed=str(n)) for n in range(tables)]
    given = 0
    random = Random(1)

    async def play(table: Table) -> None:
        nonlocal given
        while given < answers and not table.session.over:
            seat = table.session.deciders()[0]
            decision = table.session.decision_for(seat)
            assert decision is not None
            await table.answer(seat, table.game.words.key(busy_choice(decision, random)), None)
            given += 1

    began = time.perf_counter()
    await asyncio.gather(*(play(table) for table in made))
    seconds = time.perf_counter() - began
    opened.close()
    return given / seconds


class Spent:
    """What durable rows took so far: by the clock, and of a processor, the server's and that of
    this process, which plays all clients."""

    def __init__(self, pid: int) -> None:
        self._pid: Final = pid
        self.rows = 0
        self._seconds = self._server = self._clients = 0.0

    async def take(self, work: Awaitable[list[int]]) -> None:
        """Measures while rows are stored; the work says how many there were."""
        server, clients = processor_time(self._pid), time.process_time()
        began = time.perf_counter()
        self.rows += sum(await work)
        self._seconds += time.perf_counter() - began
        self._server += processor_time(self._pid) - server
        self._clients += time.process_time() - clients

    @property
    def rate(self) -> float:
        """Rows a second."""
        return self.rows / self._seconds

    @property
    def server(self) -> float:
        """Microseconds of processor for a row in the server."""
        return 1e6 * self._server / self.rows

    @property
    def clients(self) -> float:
        """The same in its clients."""
        return 1e6 * self._clients / self.rows


class Hasty:
    """A browser that answers at once, some answers at a time."""

    def __init__(self, line: ClientConnection, number: int) -> None:
        self._line: Final = line
        self._random: Final = Random(number)
        self._asked: Told | None = None
        self._over = False

    async def play(self, answers: int) -> int:
        """Answers so often, and waits for what is asked then; how often, if the game ends."""
        for given in range(answers):
            asked = await self._question()
            if asked is None:
                return given
            self._asked = None
            await answer(self._line, asked, self._random)
        await self._question()
        return answers

    async def _question(self) -> Told | None:
        """What is asked now; nothing when the game is over."""
        while self._asked is None and not self._over:
            told = msgspec.json.decode(await self._line.recv(), type=Told)
            self._over = told.over
            if told.type == "state" and told.decisions:
                self._asked = told
        return self._asked


async def burst_in_turns(folder: Path, answers: int, tables: int) -> tuple[Spent, Spent]:
    """Durable answers through a server, and the same rows through Starlette and sqlite3. They take
    turns, so that whatever else the machine does slows down both."""
    database = f"sqlite:///{folder}/burst.db"
    made = await fill(database, tables, PEOPLE)
    port = free_port()
    uvicorn = ("uvicorn", "tools.bare:app", "--port", str(port), "--log-level", "warning")
    with (
        trilobite(database) as server,
        serving(*uvicorn, port=port, BARE_DATABASE=str(folder / "bare.db")) as bare_pid,
    ):
        players = [
            Hasty(await come_to(server.place, table, str(number)), number)
            for number, table in enumerate(made)
        ]
        place = f"ws://127.0.0.1:{port}"
        lines = {table: await connect(f"{place}/{table}", compression=None) for table in made}
        await asyncio.gather(*(player.play(0) for player in players))  # all have come in

        async def store(table: str, bodies: list[str]) -> int:
            for body in bodies:
                await lines[table].send(body)
                await lines[table].recv()
            return len(bodies)

        ours, bare = Spent(server.pid), Spent(bare_pid)
        while ours.rows < answers:
            left = -(-(answers - ours.rows) // tables)
            await ours.take(asyncio.gather(*(one.play(min(TURN, left)) for one in players)))
            new = rows_after(folder / "burst.db", bare.rows)
            if not new:
                break  # all games are over
            await bare.take(asyncio.gather(*(store(*each) for each in new.items())))
    return ours, bare


def rows_after(database: Path, number: int) -> dict[str, list[str]]:
    """What was stored after so many answers, by table."""
    with closing(sqlite3.connect(database)) as opened:
        rows = opened.execute(
            "SELECT table_id, body FROM events WHERE number > 0 ORDER BY rowid LIMIT -1 OFFSET ?",
            (number,),
        ).fetchall()
    found: dict[str, list[str]] = {}
    for table, body in rows:
        found.setdefault(table, []).append(body)
    return found


async def burst(folder: Path, answers: int, tables: int) -> None:
    """All three, in one run."""
    here = await burst_here(folder, answers, tables)
    ours, bare = await burst_in_turns(folder, answers, tables)
    print(
        f"burst: {ours.rate:.0f} durable answers/s over {tables} sockets;"
        f" a bare Starlette + sqlite3 stores the same rows at {bare.rate:.0f}/s:"
        f" {ours.rate / bare.rate:.2f} of it;"
        f" {here:.0f}/s without a server: {here / bare.rate:.2f}"
    )
    print(
        f"burst: of a processor an answer takes {ours.server:.0f} us in the server and"
        f" {ours.clients:.0f} in its clients, a bare row {bare.server:.0f} and"
        f" {bare.clients:.0f}: {bare.server / ours.server:.2f} of bare"
    )


# --- crowds -------------------------------------------------------------------------------


#: Somebody voted meanwhile; or a state that was on its way made a client vote once more.
REFUSED_BY_DESIGN: Final = ("stale-answer", "not-your-decision")


class Crowd(NamedTuple):
    """How many sit where, and how long they think."""

    tables: int
    seats: list[Seat]
    #: Seconds that a person thinks, from and to.
    thinking: tuple[float, float]
    seconds: float
    #: Browsers at each table, of which one answers.
    browsers: int = 4
    #: Games that the people of a table may play one after the other.
    games: int = 1


class Figures:
    """What the clients saw."""

    def __init__(self) -> None:
        self.delays: list[float] = []
        self.answers = 0
        #: States that clients got, whoever had answered.
        self.states = 0
        self.errors: list[str] = []
        self.sent: dict[tuple[str, int], float] = {}


async def answer(line: ClientConnection, message: Told, random: Random) -> None:
    """A random answer to the first decision of a message."""
    decision = message.decisions[0]
    told = {
        "type": "answer",
        "seat": decision.seat,
        "key": random.choice(decision.options).key,
        "version": message.version,
    }
    await line.send(msgspec.json.encode(told).decode())


async def sit_at(
    line: ClientConnection, table: str, plays: bool, crowd: Crowd, until: float, seen: Figures
) -> None:
    """One browser at one table: the first answers, the others look on."""
    random = Random(table)
    while time.monotonic() < until:
        try:
            text = await asyncio.wait_for(line.recv(), until - time.monotonic())
        except TimeoutError:
            return
        now = time.perf_counter()
        message = msgspec.json.decode(text, type=Told)
        if message.type == "error":
            if message.key not in REFUSED_BY_DESIGN:
                seen.errors.append(message.error)
            continue
        if message.type != "state":
            continue
        seen.states += 1
        began = seen.sent.get((table, message.version))
        if began is not None:
            seen.delays.append(now - began)
        if message.over:
            return
        if plays and message.decisions:
            await asyncio.sleep(random.uniform(*crowd.thinking))
            seen.sent[table, message.version + 1] = time.perf_counter()
            seen.answers += 1
            await answer(line, message, random)


async def gather_crowd(folder: Path, name: str, crowd: Crowd) -> Figures:
    """Lets a crowd play for a while. What counts begins when all are there."""
    database = f"sqlite:///{folder}/{name}.db"
    made = await fill(database, crowd.tables * crowd.games, crowd.seats)
    seen = Figures()
    with trilobite(database) as server:
        place = server.place
        places: list[list[tuple[str, str]]] = [[] for _ in range(crowd.tables)]
        for number, table in enumerate(made):
            places[number % crowd.tables].append((table, str(number)))
        first = [
            (await come_to(place, *games[0]), games, browser == 0)
            for games in places
            for browser in range(crowd.browsers)
        ]
        until = time.monotonic() + crowd.seconds

        async def play(line: ClientConnection, games: list[tuple[str, str]], plays: bool) -> None:
            for number, (table, cookie) in enumerate(games):
                if time.monotonic() > until:
                    return
                if number:
                    line = await come_to(place, table, cookie)
                await sit_at(line, table, plays, crowd, until, seen)
                await line.close()

        await asyncio.gather(*(play(*each) for each in first))
    return seen


async def crowd(folder: Path, name: str, crowd: Crowd) -> int:
    """A crowd, and what it saw; 1 if somebody saw an error."""
    seen = await gather_crowd(folder, name, crowd)
    delays = sorted(seen.delays)
    if not delays:
        raise SystemExit(f"{name}: nobody was told of an answer")
    worst = delays[int(len(delays) * 0.99)] * 1000
    print(
        f"{name}: {crowd.tables * crowd.browsers} sockets at {crowd.tables} tables,"
        f" {crowd.seconds:.0f} s: {seen.answers} answers of people, {seen.states} states told,"
        f" {len(delays)} of them after such an answer:"
        f" median {statistics.median(delays) * 1000:.1f} ms, 99 % under {worst:.1f} ms,"
        f" {len(seen.errors)} errors"
    )
    for words, number in Counter(seen.errors).most_common():
        print(f"{name}: {number} times: {words}")
    return 1 if seen.errors else 0


# --- four bots ----------------------------------------------------------------------------


async def four(folder: Path, bot: str, seconds: float) -> None:
    """Tables of four bots, one after the other, for so many seconds each. The first answer is not
    counted: the process that thinks has yet to start."""
    seats = [Seat(kind="bot", bot=bot) for _ in range(4)]
    for game in GAMES:
        database = f"sqlite:///{folder}/four-{game}.db"
        (table,) = await fill(database, 1, seats, pace=0, game=game)
        times: list[float] = []
        with trilobite(database) as server:
            line = await come_to(server.place, table, "0")
            version, before, until = -1, 0.0, float("inf")
            while time.perf_counter() < until:
                message = msgspec.json.decode(await line.recv(), type=Told)
                if message.type == "error":
                    raise SystemExit(f"four: {message.error}")
                if message.type != "state" or message.version <= version:
                    continue
                now = time.perf_counter()
                if before:
                    times.append(1000 * (now - before))
                elif version >= 0:
                    until = now + seconds
                before = now if version >= 0 else 0.0
                version = message.version
                if message.over:
                    break
            await line.close()
        times.sort()
        within = [f"{part} % within {times[len(times) * part // 100]:.0f}" for part in (50, 95, 99)]
        print(
            f"four: {len(times)} answers of four {bot} bots at a table of {game}:"
            f" {', '.join(within)} ms; load average {os.getloadavg()[0]:.1f}"
        )


# --- idle sockets -------------------------------------------------------------------------


async def idle(folder: Path, sockets: int) -> None:
    """Many sockets that say nothing, and how the server answers meanwhile."""
    database = f"sqlite:///{folder}/idle.db"
    people = min(250, sockets)
    tables = await fill(database, people, PEOPLE)
    held: list[ClientConnection] = []
    refused = 0
    gate = asyncio.Semaphore(100)
    with trilobite(database) as server:
        place = server.place

        async def come(number: int) -> None:
            nonlocal refused
            async with gate:
                line = await come_to(place, tables[number % people], str(number % people))
                with suppress(ConnectionClosed):
                    if msgspec.json.decode(await line.recv(), type=Told).type != "error":
                        held.append(line)
                        return
            refused += 1
            await line.close()

        began = time.perf_counter()
        await asyncio.gather(*(come(number) for number in range(sockets)))
        seconds = time.perf_counter() - began
        delays = []
        for _ in range(20):
            asked = time.perf_counter()
            await asyncio.to_thread(lambda: urlopen(f"http://{place}/api/games").read())
            delays.append(time.perf_counter() - asked)
        memory = figure_of(place, "trilobite_resident_memory_bytes")
        print(
            f"idle: of {sockets} sockets {len(held)} held, {refused} refused in {seconds:.0f} s;"
            f" meanwhile a request takes {statistics.median(delays) * 1000:.1f} ms;"
            f" {memory / 1e6:.0f} MB"
        )
        await asyncio.gather(*(line.close() for line in held))


def figure_of(place: str, name: str) -> float:
    """A figure of the server."""
    with urlopen(f"http://{place}/metrics") as answered:
        lines = answered.read().decode().splitlines()
    return next(float(line.split()[1]) for line in lines if line.startswith(f"{name} "))


# --- memory -------------------------------------------------------------------------------


async def memory(folder: Path, tables: int, touched: int) -> None:
    """The memory of a process while tables are opened one after the other."""
    database = f"sqlite:///{folder}/memory.db"
    made = await fill(database, tables, PEOPLE)
    opened = Database(database)
    house = Tables(SqlStore(opened), Packs(), WallClock())
    marks = []
    for number in range(touched):
        await house.get(made[number % tables])
        if (number + 1) % max(1, touched // 5) == 0:
            marks.append(resident_memory() / 1e6)
    opened.close()
    told = ", ".join(f"{mark:.0f}" for mark in marks)
    print(
        f"memory: {touched} tables touched, {house.in_memory} of them kept: {told} MB,"
        f" {marks[-1] / marks[0] - 1:+.1%} from the first fifth on"
    )


# --- the restore drill ---------------------------------------------------------------------


async def finish_games(database: str, games: int) -> None:
    """Plays games to their end."""
    opened = Database(database)
    house = Tables(SqlStore(opened), Packs(), WallClock())

    async def play(number: int) -> None:
        random = Random(number)
        table = await house.create("me", "genesis", TWO, PEOPLE, seed=str(number))
        while not table.session.over:
            seat = table.session.deciders()[0]
            decision = table.session.decision_for(seat)
            assert decision is not None
            await table.answer(seat, table.game.words.key(busy_choice(decision, random)), None)

    for number in range(games):
        await play(number)
    opened.close()


def drill(folder: Path, games: int) -> None:
    """Backs up, restores and verifies finished games, as an operator does."""
    database, restored = (f"sqlite:///{folder}/{name}.db" for name in ("games", "restored"))
    copy = folder / "copy.db"
    asyncio.run(finish_games(database, games))
    told = []
    for command in (
        ("backup", str(copy), "--database", database),
        ("restore", str(copy), "--database", restored),
        ("verify", "--database", restored),
    ):
        began = time.perf_counter()
        subprocess.run(
            [sys.executable, "-m", "trilobite", "admin", *command],
            check=True,
            stdout=subprocess.DEVNULL,
        )
        told.append(f"{command[0]} {time.perf_counter() - began:.1f} s")
    size = copy.stat().st_size / 1e6
    print(f"drill: {games} finished games, {size:.1f} MB: {', '.join(told)}")


# --- all of it ----------------------------------------------------------------------------

PARTS = ("burst", "crowd", "bots", "four", "idle", "memory", "drill")


def main(arguments: Sequence[str] | None = None) -> int:
    """Runs the parts and prints their figures; 1 if a client saw an error."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0])
    parser.add_argument("part", nargs="*", help=f"of {', '.join(PARTS)}; by default all")
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--answers", type=int, default=10_000)
    parser.add_argument("--bot", default="greedy")
    parser.add_argument("--size", type=float, default=1.0, help="a part of the full size")
    given = parser.parse_args(arguments)
    parts = given.part or PARTS
    if set(parts) - set(PARTS):
        parser.error(f"the parts are {', '.join(PARTS)}")
    many_files()
    make_game("genesis", {})

    def sized(number: int) -> int:
        return max(1, int(number * given.size))

    bot = Seat(kind="bot", bot=given.bot)
    people = Crowd(sized(250), PEOPLE, (0.0, min(10.0, given.seconds / 5)), given.seconds)
    company = [PEOPLE[0], bot, PEOPLE[1], bot]
    with_bots = Crowd(sized(25), company, (0.1, 0.1), given.seconds, games=5)
    print(f"load average {os.getloadavg()[0]:.1f} at the start")
    failed = 0
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        if "burst" in parts:
            asyncio.run(burst(folder, given.answers, sized(200)))
        if "crowd" in parts:
            failed |= asyncio.run(crowd(folder, "crowd", people))
        if "bots" in parts:
            failed |= asyncio.run(crowd(folder, "bots", with_bots))
        if "four" in parts:
            asyncio.run(four(folder, given.bot, given.seconds))
        if "idle" in parts:
            asyncio.run(idle(folder, sized(10_000)))
        if "memory" in parts:
            asyncio.run(memory(folder, sized(1_000), sized(10_000)))
        if "drill" in parts:
            drill(folder, sized(100))
    return failed


if __name__ == "__main__":
    raise SystemExit(main())
