"""Whatever happens to the server, nothing that was acknowledged is lost."""

import json
import os
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path
from random import Random

from websockets.sync.client import ClientConnection, connect

from tests.server.browser import server
from tests.tables.browser import new_table, state


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def start_server(folder: Path, port: int) -> subprocess.Popen[bytes]:
    """A real server process on loopback."""
    script = (
        "import sys, uvicorn; from trilobite.server.app import create_app;"
        "uvicorn.run(create_app(sys.argv[1]), host='127.0.0.1', port=int(sys.argv[2]),"
        " log_level='error')"
    )
    process = subprocess.Popen(
        [sys.executable, "-c", script, f"sqlite:///{folder}/tables.db", str(port)]
    )
    deadline = time.monotonic() + 30
    while time.monotonic() < deadline:
        with socket.socket() as probe:
            if probe.connect_ex(("127.0.0.1", port)) == 0:
                return process
        time.sleep(0.05)
    raise AssertionError("the server did not start")


def next_state(live: ClientConnection) -> dict[str, object]:
    while True:
        message: dict[str, object] = json.loads(live.recv(timeout=20))
        if message["type"] == "state":
            return message


def test_nothing_acknowledged_is_lost_when_the_server_is_killed(tmp_path: Path) -> None:
    """200 answers, the server killed without warning at random moments."""
    random = Random(5)
    with server(tmp_path) as client:
        table = new_table(client, "human", "human", seed="5")
        token = client.token
    given = 0
    acknowledged = 0
    while given < 200:
        port = free_port()
        process = start_server(tmp_path, port)
        try:
            address = f"ws://127.0.0.1:{port}/api/tables/{table}/live"
            with connect(address, additional_headers={"Cookie": f"trilobite={token}"}) as live:
                message = next_state(live)
                assert int(str(message["answers"])) >= acknowledged, "an answer was lost"
                if message["over"]:
                    break
                for _ in range(random.randint(5, 40)):
                    answer_over(live, message, random)
                    given += 1
                    if random.random() < 0.04:
                        break
                    message = next_state(live)
                    acknowledged = int(str(message["answers"]))
                    if message["over"]:
                        break
        finally:
            os.kill(process.pid, signal.SIGKILL)
            process.wait()
    with server(tmp_path, token) as client, client.live(f"/api/tables/{table}/live") as last:
        assert state(last)["answers"] >= acknowledged


def answer_over(live: ClientConnection, message: dict[str, object], random: Random) -> None:
    decisions = message["decisions"]
    assert isinstance(decisions, list)
    decision = decisions[0]
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
