"""The API's own description: complete, true, and readable without any other site."""

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.server.browser import HttpBrowser, server
from tests.shapes import exactly, misfit
from tests.tables.browser import answer, new_table, problem, state
from trilobite.core.conformance import answer_busily
from trilobite.core.session import REVEALED, begin
from trilobite.games.registry import GAMES, box
from trilobite.server.app import HTTP_KEYS
from trilobite.server.openapi import document
from trilobite.tables.bodies.catalogue import CardsOut, GameOut
from trilobite.tables.bodies.play import StateOut, StepOut
from trilobite.tables.bodies.seating import Links, TableOut
from trilobite.tables.bodies.shapes import ErrorMessage, ErrorOut
from trilobite.tables.frames import context_of
from trilobite.tables.problems import KEYS

ROOT = Path(__file__).parents[2]

#: Variants by which more is asked.
ASKING = {"marine": ["superheroes", "exaptation"], "origins": ["advanced", "cratons"]}


def played(client: HttpBrowser, game: str = "genesis") -> tuple[str, list[dict[str, Any]]]:
    """A table and all states that it sent."""
    table = new_table(client, "human", "human", seed="2", game=game)
    states = []
    with client.live(f"/api/tables/{table}/live") as live:
        for _ in range(40):
            states.append(state(live))
            answer(live, states[-1], 3)
        states.append(state(live))
    return table, states


def test_what_is_sent_has_the_documented_shape(tmp_path: Path) -> None:
    with server(tmp_path) as client:
        table, states = played(client)
        for message in states:
            exactly(StateOut, message)
        assert any("dice" in entry for message in states for entry in message["log"])
        base = f"/api/tables/{table}"
        exactly(StepOut, client.get(f"{base}/steps/9").json())
        exactly(CardsOut, client.get(f"{base}/cards").json())
        exactly(Links, client.get(f"{base}/links").json())
        for game in client.get("/api/games").json():
            exactly(GameOut, game)
        for listed in client.get("/api/tables").json():
            exactly(TableOut, listed)
        exactly(ErrorOut, client.get(f"{base}/steps/9999").json())
        with client.live(f"{base}/live") as socket:
            socket.send_text("nonsense")
            exactly(ErrorMessage, problem(socket))


@pytest.mark.parametrize("game", GAMES)
def test_what_a_game_shows_has_the_documented_shape(tmp_path: Path, game: str) -> None:
    with server(tmp_path) as client:
        table, states = played(client, game)
        cards = client.get(f"/api/tables/{table}/cards").json()["cards"]
        odds = client.get(f"/api/tables/{table}/odds").json()
    contexts = [decision["context"] for message in states for decision in message["decisions"]]
    views = [message["view"] for message in states]
    shown = {"View": views, "Context": contexts, "Odds": [odds]}
    for name in box(game).schemas():
        for each in shown.get(name.removeprefix(game.title()), [cards]):
            wrong = misfit({"$ref": f"#/components/schemas/{name}"}, each)
            assert not wrong, wrong


@pytest.mark.parametrize("name", GAMES)
def test_what_decisions_are_about_has_the_documented_shape(name: str) -> None:
    """All that the words of a game know of, and all that a game of random answers tells."""
    game = box(name).make({"players": 3, "variants": ASKING.get(name, [])})
    context = box(name).schemas()[f"{name.title()}Context"]
    assert set(game.words.contexts) <= set(context.__annotations__)
    session, random = begin(game, seed=1), Random(1)
    while not session.over:
        told = context_of(answer_busily(session, random), game.words)
        exactly(context, json.loads(json.dumps(told)))


def test_every_operation_says_what_it_gives(tmp_path: Path) -> None:
    with server(tmp_path) as client:
        described = client.get("/openapi.json").json()
    assert "/api/tables/{table_id}/live" in described["paths"]
    names = set(described["components"]["schemas"])
    assert {"StateOut", "MessageIn", "ErrorMessage", "ErrorOut", "StepOut", "CardsOut"} <= names
    for path, methods in described["paths"].items():
        for method, about in methods.items():
            assert about["description"], path
            given = next(iter(about["responses"].values()))
            schema = next(iter(given["content"].values()))["schema"]
            assert schema, f"{method} {path} says nothing"
    for used in re.findall(r"#/components/schemas/(\w+)", str(described)):
        assert used in names


def test_the_client_has_the_types_of_the_api() -> None:
    """`python -m tools.schema | npm --prefix web run schema` would change nothing."""
    programs = os.pathsep.join([str(Path(sys.executable).parent), os.environ["PATH"]])
    npm = shutil.which("npm", path=programs)
    assert npm, "npm is not installed (see the Makefile)"
    made = subprocess.run(
        [npm, "--prefix", "web", "run", "schema", "--", "--check"],
        cwd=ROOT,
        env={**os.environ, "PATH": programs},
        input=json.dumps(document()),
        capture_output=True,
        text=True,
        check=False,
    )
    assert made.returncode == 0, f"web/src/lib/schema.ts is out of date: {made.stderr}"


def test_the_page_of_the_api_needs_nothing_from_elsewhere(tmp_path: Path) -> None:
    with server(tmp_path) as client:
        page = client.get("/docs")
        assert "default-src 'self'" in page.headers["content-security-policy"]
        assert "unsafe-inline" not in page.headers["content-security-policy"]
        assert not re.search(r"https?://|<script|<style|\bstyle=|\bon\w+=", page.text)
        described = client.get("/openapi.json").json()
        for path in described["paths"]:
            assert path in page.text
        for name in described["components"]["schemas"]:
            assert f'id="{name}"' in page.text
        for target in re.findall(r'href="#(\w+)"', page.text):
            assert target in described["components"]["schemas"]
        style = client.get("/docs.css")
        assert style.headers["content-type"].startswith("text/css")
        assert "url(" not in style.text


def test_cookies_are_for_this_server_only(tmp_path: Path) -> None:
    with server(tmp_path) as client:
        client._client.cookies.clear()
        cookie = client._client.get("/api/games").headers["set-cookie"].lower()
        assert "httponly" in cookie
        assert "samesite=lax" in cookie
        assert "secure" not in cookie, "on loopback there is no TLS"
        client._client.cookies.clear()
        cookie = client._client.get("https://testserver/api/games").headers["set-cookie"]
        assert "secure" in cookie.lower()


def test_all_answers_say_that_pages_load_from_here_only(tmp_path: Path) -> None:
    with server(tmp_path) as client:
        for address in ("/api/games", "/docs", "/nowhere", "/api/tables/x/record"):
            headers = client.get(address).headers
            assert "default-src 'self'" in headers["content-security-policy"]
            assert headers["x-content-type-options"] == "nosniff"


def listed_keys(text: str) -> set[str]:
    """The keys of problems that docs/server.md explains."""
    table = text.partition("## Errors")[2].partition("\n## ")[0]
    return {
        key
        for line in table.splitlines()
        if line.startswith("| `")
        for key in re.findall(r"`([a-z-]+)`", re.sub(r"\([^)]*\)", "", line.split("|")[1]))
    }


def test_every_key_of_a_problem_is_listed() -> None:
    """Those that the code names are those that docs/server.md explains."""
    listed = listed_keys((ROOT / "docs" / "server.md").read_text("utf-8"))
    source = ROOT / "src" / "trilobite"
    files = [*(source / "server").glob("*.py"), *(source / "tables").glob("*.py")]
    code = "".join(path.read_text("utf-8") for path in files)
    named = set(re.findall(r'Refused\(\s*"([a-z-]+)"', code))
    named |= set(re.findall(r'key="([a-z-]+)"', code)) - {"problem"}
    named |= {key for _, key in KEYS} | set(HTTP_KEYS.values())
    named |= {"undo-nothing", "undo-not-yours", *(f"undo-{what}" for what in REVEALED)}
    assert listed == named


@pytest.mark.parametrize("language", ["cs", "en", "it"])
def test_the_page_has_words_for_every_key(language: str) -> None:
    text = (ROOT / "docs" / "server.md").read_text("utf-8")
    words = (ROOT / "web" / "src" / "locale" / language / "web.ftl").read_text("utf-8")
    for key in listed_keys(text):
        assert re.search(rf"^problem-{key} = ", words, re.MULTILINE), key
