"""Which packs a server offers."""

import shutil
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient
from typer.testing import CliRunner

from tests.server.process import free_port
from tests.tables.test_packs import other_fee, write_pack
from trilobite.cli.main import app
from trilobite.cli.serve import Server


@pytest.mark.parametrize("named", [True, False])
def test_serve_reads_the_packs_that_are_named_or_those_of_the_user(
    tmp_path: Path, named: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    packs = tmp_path / "packs"
    write_pack(packs, "dear", other_fee)
    started: list[Server] = []

    def run(server: Server) -> None:
        started.append(server)

    monkeypatch.setattr(Server, "run", run)
    # The log of this process is not the server's.
    monkeypatch.setattr("trilobite.cli.serve.logging_to_stderr", lambda _level: None)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    if not named:
        shutil.copytree(packs, tmp_path / "data" / "trilobite" / "packs")
    database = f"sqlite:///{tmp_path}/tables.db"
    arguments = ["serve", "--port", str(free_port()), "--database", database]
    result = CliRunner().invoke(app, [*arguments, *(["--packs", str(packs)] if named else [])])
    assert result.exit_code == 0, result.output
    make: Any = started[0].config.app
    with TestClient(make()) as client:
        offered = client.get("/api/games").json()[0]["packs"]
    assert [pack["name"] for pack in offered] == ["dear"]
