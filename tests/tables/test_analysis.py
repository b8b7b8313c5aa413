"""Analyses over the API: made in the background, kept, and silent about what is not known."""

import time
from pathlib import Path
from typing import Any

import pytest

from tests.shapes import exactly
from tests.tables.browser import Browser, House, answer, new_table, state
from trilobite.tables import analysis
from trilobite.tables.bodies.foresight import AnalysisOut, StretchOut, VerdictOut
from trilobite.tables.bodies.play import DecisionOut
from trilobite.tables.thinking import Question, ThinkerHere, ThinkingFailed

RECORD = Path(__file__).parents[1] / "golden" / "genesis" / "introductory.record"


def finished(browser: Browser, address: str) -> dict[str, Any]:
    """The analysis once it is done."""
    while True:
        found: dict[str, Any] = browser.get(address).json()
        if found["status"] != "running":
            return found
        time.sleep(0.05)


def opened(browser: Browser, answers: int) -> str:
    """The first answers of a recorded game, as a table."""
    text = RECORD.read_text()
    head, _, body = text.partition("---\n")
    lines = []
    for line in body.splitlines():
        answers -= not line.startswith("~")
        if answers < 0:
            break
        lines.append(line)
    created = browser.post("/api/records", json={"record": "\n".join([head + "---", *lines, ""])})
    table: str = created.json()["id"]
    return table


def test_a_game_is_analysed_in_the_background(house: House) -> None:
    with house.open() as browser:
        table = opened(browser, 30)
        address = f"/api/tables/{table}/analysis"
        nothing = browser.get(address).json()
        assert (nothing["status"], nothing["stretches"]) == ("none", [])
        assert browser.post(address).json()["status"] == "running"
        found = finished(browser, address)
        assert found["status"] == "done"
        assert found["unit"] == "chance"
        assert found["ready"] == found["of"] == len(found["stretches"]) > 5
        before = 0
        for stretch in found["stretches"]:
            assert stretch["answers"] == before
            before = stretch["until"]
            assert sum(stretch["after"]) == pytest.approx(1, abs=0.001)
            for verdict in stretch["verdicts"]:
                keys = [option["key"] for option in verdict["decision"]["options"]]
                assert keys[0] == verdict["preferred"]
                assert verdict["played"] in keys
        assert before == found["answers"] >= 30
        exactly(AnalysisOut, found)
        later = browser.get(f"{address}?first=3").json()
        assert later["stretches"] == found["stretches"][3:]


class Counting:
    """Counts what another thinker is asked."""

    def __init__(self) -> None:
        self._thinker = ThinkerHere()
        self.asked: list[Question] = []

    async def ask(self, question: Question) -> str:
        self.asked.append(question)
        return await self._thinker.ask(question)


def test_only_what_is_new_is_thought_about(house: House) -> None:
    thinker = Counting()
    asked = thinker.asked
    with house.open(thinker=thinker) as browser:
        table = new_table(browser, "human", "human", seed="1")
        address = f"/api/tables/{table}/analysis"
        with browser.live(f"/api/tables/{table}/live") as socket:
            message = state(socket)
            for _ in range(6):
                answer(socket, message, 0)
                message = state(socket)
            browser.post(address)
            first = finished(browser, address)
            browser.post(address)
            assert len(asked) == 1 + first["of"]
            asked.clear()
            for _ in range(3):
                answer(socket, message, 0)
                message = state(socket)
            browser.post(address)
            second = finished(browser, address)
        assert len(asked) - 1 < second["of"]
        assert second["stretches"][: first["of"] - 1] == first["stretches"][:-1]


@pytest.mark.one_server("an analysis is known where it is made")
def test_before_the_end_only_own_decisions_are_judged(house: House) -> None:
    with house.open() as browser:
        table = new_table(browser, "human", "open")
        links = browser.get(f"/api/tables/{table}/links").json()
        friend = browser.another()
        friend.post(f"/api/tables/{table}/claim/1?link={links['claim']}")
        for _ in range(8):
            for one in (browser, friend):
                with one.live(f"/api/tables/{table}/live") as socket:
                    message = state(socket)
                    if message["decisions"]:
                        answer(socket, message, 0)
                        state(socket)
        address = f"/api/tables/{table}/analysis"
        browser.post(address)
        judged = {}
        for name, one, watch in (
            ("mine", browser, ""),
            ("friend", friend, ""),
            ("spectator", browser.another(), f"?watch={links['watch']}"),
        ):
            stretches = finished(one, address + watch)["stretches"]
            assert stretches
            judged[name] = {v["decision"]["seat"] for s in stretches for v in s["verdicts"]}
        assert judged == {"mine": {0}, "friend": {1}, "spectator": set()}
        assert browser.another().post(address).status_code == 404


@pytest.mark.usefixtures("envelope")
def test_a_game_that_no_bot_knows_cannot_be_analysed(house: House) -> None:
    with house.open() as browser:
        table = new_table(browser, "human", "human", game="envelope", options={})
        refused = browser.post(f"/api/tables/{table}/analysis")
        assert refused.status_code == 400
        assert refused.json()["key"] == "no-analysis"
        genesis = new_table(browser, "human", "human")
        refused = browser.post(f"/api/tables/{genesis}/analysis?bot=random")
        assert refused.json()["key"] == "bad-options"


def verdict(seat: int) -> VerdictOut:
    """What a bot says of a vote of the seat."""
    decision = DecisionOut(seat=seat, kind="swap", clause="V2", context={}, options=[])
    return VerdictOut(
        answers=seat,
        decision=decision,
        played="keep",
        preferred="swap",
        values=[],
        loss=None,
        grade=0,
    )


@pytest.mark.usefixtures("envelope")
def test_where_players_have_secrets_nobody_is_told_what_another_has_decided(
    house: House,
) -> None:
    stretch = StretchOut(
        answers=0,
        until=3,
        before=[0.5, 0.5],
        after=[0.6, 0.4],
        decided=[0.1, -0.1],
        chanced=[0.0, 0.0],
        seats=[0, 1],
        last=False,
        verdicts=[verdict(0), verdict(1)],
    )
    with house.open() as browser:
        table_id = new_table(browser, "human", "open", game="envelope", options={})
        table = browser.table(table_id)
        seen = analysis.seen_by(table, table.owner, stretch)
        assert seen.verdicts == [verdict(0)]
        assert (seen.decided, seen.chanced) == (None, None)
        assert seen.after == stretch.after
        for seat, vote in ((0, "keep"), (1, "keep"), (0, "higher")):
            table.session.choose(vote, seat)
        assert analysis.seen_by(table, table.owner, stretch) == stretch


class Broken:
    """Bots that break down."""

    async def ask(self, question: Question) -> str:
        raise ThinkingFailed("bots break down")


def test_a_bot_that_fails_is_told(house: House) -> None:
    with house.open(thinker=Broken()) as browser:
        table = opened(browser, 10)
        address = f"/api/tables/{table}/analysis"
        browser.post(address)
        assert finished(browser, address)["status"] == "failed"


class Brief:
    """A bot that finds nothing to say."""

    async def ask(self, question: Question) -> str:
        return '{"unit": "chance", "moments": [0]}'


def test_what_was_taken_back_is_forgotten(house: House) -> None:
    with house.open(thinker=Brief()) as browser:
        table = opened(browser, 4)
        address = f"/api/tables/{table}/analysis"
        browser.post(address)
        assert finished(browser, address)["status"] == "done"
        lines = browser.table(table).lines
        lines[-1] = lines[-1].replace(" ", " another-")
        assert browser.get(address).json()["status"] == "none"
        browser.post(address)
        assert finished(browser, address)["status"] == "done"


def test_analyses_are_kept_for_a_while(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(analysis, "MOST_KEPT", 1)
    with house.open(thinker=Brief()) as browser:
        for _ in range(2):
            table = opened(browser, 4)
            browser.post(f"/api/tables/{table}/analysis")
            finished(browser, f"/api/tables/{table}/analysis")
        tables = [each["id"] for each in browser.get("/api/tables").json()]
        statuses = {browser.get(f"/api/tables/{t}/analysis").json()["status"] for t in tables}
        assert statuses == {"none", "done"}


def test_the_analysis_that_nobody_looked_at_for_longest_goes_first(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(analysis, "MOST_KEPT", 2)
    with house.open(thinker=Brief()) as browser:
        addresses = [f"/api/tables/{opened(browser, 4)}/analysis" for _ in range(3)]
        for address in (*addresses[:2], addresses[0], addresses[2]):
            if browser.get(address).json()["status"] == "none":
                browser.post(address)
            finished(browser, address)
        statuses = [browser.get(address).json()["status"] for address in addresses]
        assert statuses == ["done", "none", "done"]
