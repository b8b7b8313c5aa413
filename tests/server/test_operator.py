"""What whoever runs a server sees of it: whether it is well, figures, its log, how it ends."""

import json
import re
import signal
from pathlib import Path
from urllib.error import HTTPError
from urllib.request import urlopen

import pytest
from starlette.testclient import TestClient
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from tests.postgres import Cluster
from tests.server.browser import HttpBrowser, server
from tests.server.process import start
from tests.tables.browser import answer, new_table, state
from trilobite.server.app import create_app

#: A line of the format: a comment, or a name with labels and a number.
LINE = re.compile(
    r'(# (HELP|TYPE) trilobite_\w+ .+)|(trilobite_\w+({\w+="[^"]*"(,\w+="[^"]*")*})? \S+)'
)


def test_the_figures_are_those_of_what_happened(tmp_path: Path) -> None:
    app = create_app(f"sqlite:///{tmp_path}/tables.db")
    with TestClient(app, client=("127.0.0.1", 5)) as here:
        browser = HttpBrowser(here)
        table = new_table(browser, "human", "human", seed="1")
        browser.get("/api/nowhere")
        with browser.live(f"/api/tables/{table}/live") as live:
            answer(live, state(live))
            state(live)
            live.send_text("nonsense")
            state(live)
            text = here.get("/metrics").text
        assert all(LINE.fullmatch(line) for line in text.splitlines())
        figures = dict(line.rsplit(" ", 1) for line in text.splitlines() if line[0] != "#")
        assert figures['trilobite_requests_total{request="new_table",status="200"}'] == "1"
        assert figures['trilobite_refused_total{key="not-found"}'] == "1"
        assert figures['trilobite_messages_total{kind="answer"}'] == "1"
        assert figures['trilobite_messages_total{kind="other"}'] == "1"
        assert figures["trilobite_answer_seconds_count"] == "1"
        assert figures['trilobite_answer_seconds_bucket{le="+Inf"}'] == "1"
        assert figures["trilobite_live_connections"] == "1"
        assert figures["trilobite_tables_in_memory"] == "1"
        assert int(figures["trilobite_database_jobs"]) >= 2
        assert float(figures["trilobite_resident_memory_bytes"]) > 1e6
        for secret in (table, browser.token, str(tmp_path)):
            assert secret not in text


def test_the_figures_are_nobody_elses_business(tmp_path: Path) -> None:
    with TestClient(create_app(f"sqlite:///{tmp_path}/t.db"), client=("203.0.113.1", 5)) as far:
        assert far.get("/metrics").status_code == 404
        assert far.get("/healthz").json() == {"status": "ok"}


def test_a_server_without_its_database_is_not_well(cluster: Cluster) -> None:
    with TestClient(create_app(cluster.empty("operator"))) as client:
        assert client.get("/healthz").status_code == 200
        cluster.crash()
        try:
            away = client.get("/healthz")
            assert (away.status_code, away.json()) == (503, {"status": "storage"})
        finally:
            cluster.start()
        assert client.get("/healthz").status_code == 200


def test_a_server_that_is_told_to_stop_loses_nothing_and_logs_no_links(tmp_path: Path) -> None:
    with server(tmp_path) as browser:
        table = new_table(browser, "human", "human", seed="1")
        token = browser.token
    log = tmp_path / "log"
    process = start(f"sqlite:///{tmp_path}/tables.db", arguments=["--log", "info"], log=log)
    urlopen(f"{process.address}/api/games?link=treasure").close()
    for private in ("feed/treasure/games.ics", "statistics/treasure"):
        with pytest.raises(HTTPError):
            urlopen(f"{process.address}/api/{private}")
    address = f"ws://127.0.0.1:{process.port}/api/tables/{table}/live?watch=treasure"
    with connect(address, additional_headers={"Cookie": f"trilobite={token}"}) as live:
        told = json.loads(live.recv(timeout=20))
        decision = told["decisions"][0]
        given = {"type": "answer", "seat": decision["seat"], "version": told["version"]}
        live.send(json.dumps({**given, "key": decision["options"][0]["key"]}))
        version = json.loads(live.recv(timeout=20))["version"]
        assert version == told["version"] + 1
        assert process.terminate() == -signal.SIGTERM, "it ends by the signal, when all is done"
        with pytest.raises(ConnectionClosed) as closed:
            live.recv(timeout=20)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1012, "the server restarts: come again"
    lines = log.read_text().splitlines()
    assert all(re.match(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z [A-Z]+ ", line) for line in lines)
    assert any("127.0.0.1" in line and "GET /api/games HTTP" in line for line in lines)
    assert not any("treasure" in line or token in line for line in lines)
    with server(tmp_path, token) as browser, browser.live(f"/api/tables/{table}/live") as live:
        assert state(live)["version"] == version
