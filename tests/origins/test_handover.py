"""C6j, M. The hand-over through the doors of the house: command line and server."""

import json
from pathlib import Path
from random import Random
from typing import Any

from tests.cli.helpers import run
from tests.genesis.table import genesis
from tests.server.browser import server
from tests.tables.browser import new_table
from trilobite.core.conformance import answer_busily
from trilobite.core.game import AnyGame
from trilobite.core.record import Header, Record, dump, line_of
from trilobite.core.session import Session, begin
from trilobite.games.registry import make_game

CAMPAIGN: dict[str, Any] = {
    "black": {"shape": "flyer", "genesis": "red"},
    "white": {"shape": "archetype", "genesis": "yellow"},
}


def played(game: AnyGame, seed: int) -> Session:
    """A random game to its end."""
    session = begin(game, seed=seed)
    random = Random(seed)
    while not session.over:
        answer_busily(session, random)
    return session


def record_of(session: Session) -> str:
    """The record of a game."""
    game = session.game
    header = Header(
        game=game.name, rules=game.rules_version, data=game.data_hash, options=game.options
    )
    lines = [line_of(entry, game.words) for entry in session.history]
    return dump(Record(header, lines))


def test_from_genesis_through_origins_on_the_command_line(tmp_path: Path) -> None:
    """Genesis is handed over, goes into the options of Origins, and Origins is handed over."""
    first = played(genesis(players=2, colours=["red", "yellow"]), 3)
    (tmp_path / "genesis.txt").write_text(record_of(first), "utf-8")
    printed = run("replay", str(tmp_path / "genesis.txt"), "--handover")
    assert printed.exit_code == 0
    result = json.loads(printed.stdout)
    options = {"campaign": {**CAMPAIGN, "results": [result]}, "colours": ["black", "white"]}
    (tmp_path / "campaign.json").write_text(json.dumps(options), "utf-8")
    record = tmp_path / "origins.txt"
    begun = run(
        "play",
        "origins",
        "--variant",
        "advanced",
        "--seed",
        "1",
        "--options",
        str(tmp_path / "campaign.json"),
        typed=f"save {record}\nquit\n",
    )
    assert begun.exit_code == 0, begun.output
    assert '"tokens":' in record.read_text("utf-8")
    session = played(make_game("origins", {"variants": ["advanced"], "players": 2, **options}), 2)
    record.write_text(record_of(session), "utf-8")
    told = json.loads(run("replay", str(record), "--handover").stdout)
    assert told == session.game.handover(session.state)
    points = [player["vp"]["total"] for player in result["players"]]
    before = {one["colour"]: one["campaign"] - one["result"] / 2 for one in told["players"]}
    assert before == {"black": int(points[0] > points[1]), "white": int(points[1] > points[0])}
    assert told["campaign_winners"]


def test_a_file_of_options_that_is_none(tmp_path: Path) -> None:
    file = tmp_path / "campaign.json"
    file.write_text("[1]", "utf-8")
    for path in (file, tmp_path / "nothing.json"):
        result = run("play", "origins", "--options", str(path))
        assert result.exit_code == 2
        assert str(path) in result.stderr
    file.write_text(json.dumps({"campaign": {"black": {"shape": "whale"}, "white": {}}}), "utf-8")
    result = run("play", "origins", "--options", str(file))
    assert (result.exit_code, "there is no shape 'whale'" in result.stderr) == (2, True)


def test_the_server_takes_a_campaign_and_hands_it_over(tmp_path: Path) -> None:
    options = {
        "players": 2,
        "variants": ["advanced"],
        "colours": ["black", "white"],
        "campaign": {"black": {"tokens": 2}, "white": {}},
    }
    with server(tmp_path) as client:
        table = new_table(client, "human", "human", game="origins", options=options, seed="1")
        assert client.get(f"/api/tables/{table}/handover").json() is None
        session = played(make_game("origins", options), 4)
        ended = client.post("/api/records", json={"record": record_of(session)}).json()["id"]
        told = client.get(f"/api/tables/{ended}/handover").json()
        assert told == session.game.handover(session.state)
        assert told["players"][0]["campaign"] == 2 + told["players"][0]["result"] / 2
        assert client.another().get(f"/api/tables/{ended}/handover").status_code == 404
