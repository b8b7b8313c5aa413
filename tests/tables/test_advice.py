"""The adviser over the API: asked by who plays, where the table allows it."""

from typing import Any

import pytest

from tests.shapes import exactly
from tests.tables.browser import Browser, House, answer, new_table, state, state_when
from tests.tables.memory import MemoryHouse
from tests.tables.test_analysis import finished
from trilobite.tables import advice as desk_of_the_adviser
from trilobite.tables.bodies.foresight import AdviceOut
from trilobite.tables.thinking import Question, ThinkerHere, ThinkingFailed, advising


@pytest.fixture(autouse=True)
def quick_adviser(monkeypatch: pytest.MonkeyPatch) -> None:
    """What it says is not the question here, so it thinks for less than it would."""

    def quickly(*asked: Any) -> Question:
        return advising(*asked)._replace(seconds=0.3)

    monkeypatch.setattr(desk_of_the_adviser, "advising", quickly)


def looked(browser: Browser, table: str) -> dict[str, Any]:
    """The state of a table, once somebody is asked at this browser."""
    with browser.live(f"/api/tables/{table}/live") as live:
        return state_when(live, lambda one: one["decisions"] or not one["advice"])


def test_against_bots_the_adviser_is_there(house: House) -> None:
    with house.open() as browser:
        table = new_table(browser, "human", "bot")
        told = looked(browser, table)
        assert told["advice"] is True
        advice = browser.post(f"/api/tables/{table}/advice/0").json()
        exactly(AdviceOut, advice)
        assert advice["version"] == told["version"]
        keys = [option["key"] for option in told["decisions"][0]["options"]]
        best = [one["key"] for one in advice["best"]]
        assert best
        assert set(best) <= set(keys)
        assert set(advice.get("costs", {})) <= set(keys) - {best[0]}


def test_among_people_only_if_the_table_allows_it() -> None:
    with MemoryHouse().open() as browser:
        for seats in (("human", "human"), ("human", "open")):
            closed = new_table(browser, *seats)
            assert looked(browser, closed)["advice"] is False
            refused = browser.post(f"/api/tables/{closed}/advice/0")
            assert (refused.status_code, refused.json()["key"]) == (403, "no-adviser")
            allowed = new_table(browser, *seats, advice=True)
            assert looked(browser, allowed)["advice"] is True
            assert browser.post(f"/api/tables/{allowed}/advice/0").status_code == 200


def test_all_are_told_that_the_adviser_may_be_asked() -> None:
    with MemoryHouse().open() as browser:
        table = new_table(browser, "human", "open", advice=True)
        links = browser.get(f"/api/tables/{table}/links").json()
        friend, spectator = browser.another(), browser.another()
        friend.post(f"/api/tables/{table}/claim/1?link={links['claim']}")
        with friend.live(f"/api/tables/{table}/live") as live:
            assert state(live)["advice"] is True
        with spectator.live(f"/api/tables/{table}/live?watch={links['watch']}") as live:
            assert state(live)["advice"] is True


def test_nobody_asks_for_another_or_when_nothing_is_asked() -> None:
    with MemoryHouse().open() as browser:
        table = new_table(browser, "human", "open", advice=True)
        links = browser.get(f"/api/tables/{table}/links").json()
        friend = browser.another()
        friend.post(f"/api/tables/{table}/claim/1?link={links['claim']}")
        asked = browser.table(table).session.deciders()[0]
        there, elsewhere = (browser, friend) if asked == 0 else (friend, browser)
        refused = elsewhere.post(f"/api/tables/{table}/advice/{asked}")
        assert (refused.status_code, refused.json()["key"]) == (403, "not-your-seat")
        refused = elsewhere.post(f"/api/tables/{table}/advice/{1 - asked}")
        assert (refused.status_code, refused.json()["key"]) == (409, "nothing-to-decide")
        assert there.post(f"/api/tables/{table}/advice/{asked}").status_code == 200


def recorded(browser: Browser, table: str) -> list[str]:
    """What the record notes of the adviser."""
    lines = browser.get(f"/api/tables/{table}/record").text.splitlines()
    return [line for line in lines if line.startswith("advised ")]


def test_each_use_is_noted_with_the_record(house: House) -> None:
    with house.open() as browser:
        table = new_table(browser, "human", "human", advice=True, seed="1")
        with browser.live(f"/api/tables/{table}/live") as live:
            told = state(live)
            seat = told["decisions"][0]["seat"]
            first = browser.get(f"/api/tables/{table}/record").text.partition("---\n")[2]
            for _ in range(2):  # what is asked twice is noted once
                assert browser.post(f"/api/tables/{table}/advice/{seat}").status_code == 200
            answer(live, told)
            answer(live, state(live))
            asked = state(live)["decisions"][0]["seat"]
            browser.post(f"/api/tables/{table}/advice/{asked}")
            place = len(first.splitlines())
            notes = recorded(browser, table)
            assert notes[0] == f"advised {place} {seat}"
            assert len(notes) == 2
            live.send_json({"type": "undo"})
            state(live)
            before = len(recorded_lines(browser, table))
            assert recorded(browser, table) == [notes[0], f"advised {before} {asked}"]
        text = browser.get(f"/api/tables/{table}/record").text
        opened = browser.post("/api/records", json={"record": text}).json()["id"]
        assert recorded(browser, opened) == recorded(browser, table)


def recorded_lines(browser: Browser, table: str) -> list[str]:
    text = browser.get(f"/api/tables/{table}/record").text
    return text.partition("---\n")[2].splitlines()


def test_the_analysis_tells_with_which_decisions_the_adviser_helped() -> None:
    with MemoryHouse().open() as browser:
        table = new_table(browser, "human", "human", advice=True, seed="1")
        address = f"/api/tables/{table}/analysis"
        with browser.live(f"/api/tables/{table}/live") as live:
            told = state(live)
            for number in range(6):
                if number == 2:
                    helped = (told["answers"], told["decisions"][0]["seat"])
                    browser.post(f"/api/tables/{table}/advice/{helped[1]}")
                answer(live, told)
                told = state(live)
        browser.post(address)
        found = finished(browser, address)
        verdicts = [each for stretch in found["stretches"] for each in stretch["verdicts"]]
        assert len(verdicts) > 3
        assert [(v["answers"], v["decision"]["seat"]) for v in verdicts if v.get("advised")] == [
            helped
        ]


def test_nobody_is_told_at_once_that_somebody_asks() -> None:
    with MemoryHouse().open() as browser:
        table = new_table(browser, "human", "open", advice=True)
        links = browser.get(f"/api/tables/{table}/links").json()
        friend = browser.another()
        friend.post(f"/api/tables/{table}/claim/1?link={links['claim']}")
        asked = browser.table(table).session.deciders()[0]
        there, elsewhere = (browser, friend) if asked == 0 else (friend, browser)
        heard: list[Any] = []
        there_table = browser.table(table)
        there_table.listeners.add(lambda *what: heard.append(what))
        there_table.neighbours.add(lambda: heard.append("deed"))
        assert there.post(f"/api/tables/{table}/advice/{asked}").status_code == 200
        assert heard == []
        assert [line.deed.what for line in there_table.circle.lines] == ["joined"]
        assert elsewhere.get(f"/api/tables/{table}/record").status_code == 200


def test_who_made_the_table_switches_the_adviser_off_for_all(house: House) -> None:
    with house.open("maker") as browser:
        table = new_table(browser, "human", "open", advice=True)
        links = browser.get(f"/api/tables/{table}/links").json()
        friend = browser.another()
        friend.post(f"/api/tables/{table}/claim/1?link={links['claim']}")
        refused = friend.post(f"/api/tables/{table}/adviser", json={"on": False})
        assert (refused.status_code, refused.json()["key"]) == (403, "not-the-creator")
        with friend.live(f"/api/tables/{table}/live") as live:
            assert not state(live)["silenced"]
            said = browser.post(f"/api/tables/{table}/adviser", json={"on": False})
            assert said.json() == {"on": False}
            told = state_when(live, lambda one: one["silenced"])
            assert told["advice"] is False
        for seat, player in enumerate((browser, friend)):
            refused = player.post(f"/api/tables/{table}/advice/{seat}")
            assert (refused.status_code, refused.json()["key"]) == (403, "no-adviser")
    with house.open("maker") as browser:  # it stays off when the house is closed and opened again
        with browser.live(f"/api/tables/{table}/live") as live:
            assert state(live)["silenced"] is True
        assert browser.post(f"/api/tables/{table}/adviser", json={"on": True}).json()["on"] is True
        with browser.live(f"/api/tables/{table}/live") as live:
            told = state(live)
            assert (told["advice"], told["silenced"]) == (True, False)


def test_an_adviser_that_is_not_there_cannot_be_switched() -> None:
    with MemoryHouse().open() as browser:
        table = new_table(browser, "human", "human")
        refused = browser.post(f"/api/tables/{table}/adviser", json={"on": True})
        assert (refused.status_code, refused.json()["key"]) == (403, "no-adviser")
        with browser.live(f"/api/tables/{table}/live") as live:
            told = state(live)
            assert (told["advice"], told["silenced"]) == (False, False)


def test_who_asks_late_has_less_time_and_shares_it_with_those_who_wait() -> None:
    question = Question(table="", game="", options={}, pack=None, keep=0, lines=[], bot="")
    asked = question._replace(seconds=2.0)
    assert asked.after(0.0, 0).seconds == 2.0
    assert asked.after(0.5, 2).seconds == 0.5
    assert asked.after(3.0, 0).seconds == 0.0


def test_lessons_have_their_coach_and_what_ifs_their_adviser() -> None:
    with MemoryHouse().open() as browser:
        lesson = browser.post("/api/lessons/genesis/g1").json()["id"]
        with browser.live(f"/api/tables/{lesson}/live") as live:
            assert state(live)["advice"] is False
        assert browser.post(f"/api/tables/{lesson}/advice/0").status_code == 403
        table = new_table(browser, "human", "human")
        what_if = browser.post(f"/api/tables/{table}/fork", json={"answers": 0}).json()["id"]
        assert looked(browser, what_if)["advice"] is True


@pytest.mark.usefixtures("envelope")
def test_a_game_that_no_bot_knows_has_no_adviser() -> None:
    with MemoryHouse().open() as browser:
        table = new_table(browser, "human", "bot", game="envelope", options={})
        refused = browser.post(f"/api/tables/{table}/advice/0")
        assert refused.json()["key"] == "no-analysis"


def test_the_adviser_is_told_no_votes_and_no_seed() -> None:
    """It is asked as bots are: with the record as it is known to all."""
    asked: list[Question] = []

    class Listening(ThinkerHere):
        async def ask(self, question: Question) -> str:
            asked.append(question)
            return await super().ask(question)

    with MemoryHouse().open(thinker=Listening()) as browser:
        table = new_table(browser, "human", "human", advice=True)
        with browser.live(f"/api/tables/{table}/live") as live:
            answer(live, state(live))
            seat = state(live)["decisions"][0]["seat"]
        browser.post(f"/api/tables/{table}/advice/{seat}")
        there = browser.table(table)
        ready, question = asked
        assert (ready.ready, ready.lines) == (True, [])  # it is woken when somebody comes in
        assert question.lines == there.settled_lines()
        assert there.body.seed not in str(asked)


def test_an_adviser_that_fails_says_so() -> None:
    class Failing:
        async def ask(self, question: Question) -> str:
            raise ThinkingFailed("no idea")

    with MemoryHouse().open(thinker=Failing()) as browser:
        table = new_table(browser, "human", "bot")
        refused = browser.post(f"/api/tables/{table}/advice/0")
        assert (refused.status_code, refused.json()["key"]) == (503, "adviser-failed")
