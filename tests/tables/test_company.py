"""The people at a table: names, talk, going back by consent, deciding together."""

import asyncio
from random import Random
from typing import Any

import msgspec
import pytest

from tests.tables.browser import Browser, House, Live, answer, new_table, state, state_when
from trilobite.core.errors import RecordError
from trilobite.core.fairness import verify
from trilobite.core.record import Record, load
from trilobite.games.registry import make_game
from trilobite.tables import together
from trilobite.tables.clock import WallClock
from trilobite.tables.memory import MemoryStore
from trilobite.tables.model import Seat
from trilobite.tables.packs import Packs
from trilobite.tables.problems import Refused
from trilobite.tables.tables import Tables


def company(live: Live, fits: Any = lambda _: True) -> dict[str, Any]:
    """The next message about the people that fits."""
    while True:
        message: dict[str, Any] = live.receive_json()
        assert message["type"] != "error", message
        if message["type"] == "company" and fits(message):
            return message


def refusal(live: Live) -> str:
    """The key of the next error."""
    while True:
        message: dict[str, Any] = live.receive_json()
        if message["type"] == "error":
            key: str = message["key"]
            return key


def said(message: dict[str, Any]) -> list[tuple[Any, ...]]:
    return [(line["what"], line["seat"], line.get("text", "")) for line in message["lines"]]


def end_together(*lives: Live) -> None:
    """All vote for the end of the game, and it has come."""
    for live in lives:
        live.send_json({"type": "vote", "motion": "end"})
    lives[0].send_json({"type": "here"})
    company(lives[0], lambda message: message["ended"])


def friends(client: Browser, *names: str, **body: Any) -> tuple[str, list[Browser]]:
    """A table of people who have taken their seats by these names."""
    table = new_table(client, "human", *("open" for _ in names), **body)
    link = client.get(f"/api/tables/{table}/links").json()["claim"]
    others = [client.another() for _ in names]
    for seat, (other, name) in enumerate(zip(others, names, strict=True), start=1):
        taken = other.post(f"/api/tables/{table}/claim/{seat}?link={link}", json={"name": name})
        assert taken.status_code == 200, taken.text
    return table, [client, *others]


# --- names and seats ----------------------------------------------------------------------


def test_who_takes_a_seat_gives_a_name_that_nobody_else_has(house: House) -> None:
    with house.open() as client:
        table = new_table(client, "human", "open", "open")
        link = client.get(f"/api/tables/{table}/links").json()["claim"]
        friend = client.another()

        def claim(seat: int, name: str) -> Any:
            return friend.post(f"/api/tables/{table}/claim/{seat}?link={link}", json={"name": name})

        for name, key in (("human 0", "name-taken"), ("HUMAN 0", "name-taken")):
            assert claim(1, name).json()["key"] == key
        assert claim(1, "x" * 41).json()["key"] == "name-too-long"
        assert claim(1, "  Giulia\n Rossi ").status_code == 200
        assert client.another().post(
            f"/api/tables/{table}/claim/1?link={link}", json={"name": "Iva"}
        ).json() == {
            "error": "seat 1 is taken",
            "key": "seat-taken",
            "args": {"seat": 1, "name": "Giulia Rossi"},
        }
        (listed,) = friend.get("/api/tables").json()
        assert [seat["name"] for seat in listed["seats"]] == ["human 0", "Giulia Rossi", "open 2"]
    with house.open(token=client.token) as client:
        names = [seat["name"] for seat in client.get("/api/tables").json()[0]["seats"]]
        assert names == ["human 0", "Giulia Rossi", "open 2"]


def test_two_people_of_a_new_table_have_different_names(house: House) -> None:
    seats = [{"kind": "human", "name": "Eva"}, {"kind": "open", "name": " eva "}]
    with house.open() as client:
        refused = client.post("/api/tables", json={"options": {"players": 2}, "seats": seats})
        assert refused.json()["key"] == "name-taken"


def test_a_link_is_renewed_and_the_old_one_stops(house: House) -> None:
    with house.open() as client:
        table = new_table(client, "human", "open")
        old = client.get(f"/api/tables/{table}/links").json()
        new = client.post(f"/api/tables/{table}/links", json={"which": "claim"}).json()
        assert (new["watch"] == old["watch"], new["claim"] == old["claim"]) == (True, False)
        friend = client.another()
        assert friend.post(f"/api/tables/{table}/links", json={"which": "claim"}).status_code == 403
        claim = f"/api/tables/{table}/claim/1?link="
        assert friend.post(claim + old["claim"]).json()["key"] == "wrong-link"
        assert friend.post(claim + new["claim"]).status_code == 200
        # Those who play can invite others, too.
        assert friend.get(f"/api/tables/{table}/links").json() == new


def test_who_leaves_makes_room_for_another(house: House) -> None:
    with house.open() as client:
        table, (_, friend) = friends(client, "Giulia")
        old = client.get(f"/api/tables/{table}/links").json()["claim"]
        with friend.live(f"/api/tables/{table}/live") as live:
            live.send_json({"type": "leave", "seat": 1})
            message = state(live)
            while message["seats"][1]["taken"]:
                message = state(live)
            assert message["seats"][1] == {
                "kind": "open", "name": "", "bot": "", "taken": False, "mine": False,
            }  # fmt: skip
        other = client.another()
        assert other.post(f"/api/tables/{table}/claim/1?link={old}").json()["key"] == "wrong-link"
        link = client.get(f"/api/tables/{table}/links").json()["claim"]
        sat = other.post(f"/api/tables/{table}/claim/1?link={link}", json={"name": "Iva"})
        assert sat.status_code == 200
        with client.live(f"/api/tables/{table}/live") as live:
            live.send_json({"type": "here"})
            assert said(company(live))[-2:] == [("left", 1, ""), ("joined", 1, "")]


def test_the_others_reopen_the_seat_of_who_is_lost(house: House) -> None:
    with house.open() as client:
        table, (_, giulia, iva) = friends(client, "Giulia", "Iva")
        address = f"/api/tables/{table}/live"
        about = {"type": "vote", "motion": "reopen", "about": 0}  # the maker's own seat
        with giulia.live(address) as one, iva.live(address) as two, client.live(address) as three:
            three.send_json(about)
            assert refusal(three) == "your-own-seat"
            one.send_json({"type": "here"})
            one.send_json(about)
            first = company(one, lambda message: message["votes"])
            assert first["votes"] == [{"motion": "reopen", "about": 0, "seats": [1], "needed": 2}]
            one.send_json({**about, "type": "unvote"})
            company(one, lambda message: not message["votes"])
            one.send_json(about)
            two.send_json(about)
            company(one, lambda message: ("reopened", 2, "human 0") in said(message))
            message = state(two)
            while message["seats"][0]["taken"]:
                message = state(two)
        assert client.get(f"/api/tables/{table}/links").status_code == 200  # who made it may invite


# --- talk ---------------------------------------------------------------------------------


@pytest.mark.one_server("who is there is known to each server")
def test_people_talk_and_take_back_what_they_said(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    with house.open() as client:
        table, (_, friend) = friends(client, "Giulia")
        address = f"/api/tables/{table}/live"
        with client.live(address) as one, friend.live(address) as two:
            one.send_json({"type": "here"})
            company(one, lambda message: all(seat["here"] for seat in message["seats"]))
            two.send_json({"type": "say", "text": " Look at #3. "})
            line = company(one, said)["lines"][-1]
            assert (line["name"], line["text"]) == ("Giulia", "Look at #3.")
            two.send_json({"type": "say", "word": "well-played"})
            assert company(one, said)["lines"][-1]["word"] == "well-played"
            for bad, key in (
                ({"text": "x" * 501}, "line-too-long"),
                ({"text": " "}, "nothing-said"),
            ):
                two.send_json({"type": "say", **bad})
                assert refusal(two) == key
            one.send_json({"type": "unsay", "line": line["number"]})
            assert refusal(one) == "not-your-line"
            two.send_json({"type": "unsay", "line": line["number"]})
            taken = company(one, said)["lines"][-1]
            assert (taken["what"], taken["line"]) == ("unsaid", line["number"])
            monkeypatch.setattr(together, "UNSAYING", -1)
            two.send_json({"type": "unsay", "line": line["number"] + 1})
            assert refusal(two) == "too-late"
    with house.open(token=friend.token) as again, again.live(address) as live:
        live.send_json({"type": "here"})
        told = company(live)
        assert [line.get("word", line.get("text", "")) for line in told["lines"]] == [
            "", "", "well-played", "",
        ]  # fmt: skip


@pytest.mark.one_server("who is there is known to each server")
def test_those_who_watch_talk_among_themselves(house: House) -> None:
    with house.open() as client:
        table, (_, friend) = friends(client, "Giulia")
        watch = client.get(f"/api/tables/{table}/links").json()["watch"]
        spectator = client.another()
        address = f"/api/tables/{table}/live"
        with client.live(address) as one, spectator.live(f"{address}?watch={watch}") as three:
            one.send_json({"type": "here"})
            three.send_json({"type": "here", "name": "Marek"})
            told = company(one, lambda message: message["watchers"])
            assert (told["watching"], told["watchers"]) == (1, ["Marek"])
            three.send_json({"type": "say", "name": "Marek", "text": "She has two greens."})
            company(three, lambda message: ("said", None, "She has two greens.") in said(message))
            one.send_json({"type": "vote", "motion": "end"})
            voted = company(one, lambda message: message["votes"])
            assert [line["what"] for line in voted["lines"]] == ["voted"]
            with friend.live(address) as two:
                two.send_json({"type": "vote", "motion": "end"})
                over = company(one, lambda message: message["ended"])
            assert ("said", None, "She has two greens.") in said(over)
            three.send_json({"type": "vote", "motion": "end"})
            assert refusal(three) == "not-a-player"


@pytest.mark.parametrize(("talk", "key"), [("players", "only-watching"), ("words", "words-only")])
def test_a_table_may_have_less_talk(house: House, talk: str, key: str) -> None:
    with house.open() as client:
        table = new_table(client, "human", "open", talk=talk)
        watch = client.get(f"/api/tables/{table}/links").json()["watch"]
        who = client if talk == "words" else client.another()
        with who.live(f"/api/tables/{table}/live?watch={watch}") as live:
            live.send_json({"type": "say", "text": "hello"})
            assert refusal(live) == key


def test_notes_are_for_who_wrote_them(house: House) -> None:
    with house.open() as client:
        table, (_, friend) = friends(client, "Giulia")
        notes = f"/api/tables/{table}/notes"
        assert client.post(notes, json={"text": "Keep the heat shield."}).status_code == 200
        assert client.get(notes).json() == {"text": "Keep the heat shield."}
        assert friend.get(notes).json() == {"text": ""}
        assert client.another().get(notes).status_code == 403
        assert client.post(notes, json={"text": "x" * 20_001}).status_code == 422
        assert client.get(notes).json() == {"text": "Keep the heat shield."}


@pytest.mark.parametrize("left", [True, False])
def test_notes_stay_with_a_seat_only_if_they_are_left_there(house: House, left: bool) -> None:
    with house.open() as client:
        table, (_, friend) = friends(client, "Giulia")
        notes = f"/api/tables/{table}/notes"
        assert friend.post(notes, json={"text": "Keep the heat shield."}).status_code == 200
        with friend.live(f"/api/tables/{table}/live") as live:
            live.send_json({"type": "leave", "seat": 1, "notes": left})
            state_when(live, lambda message: not message["seats"][1]["taken"])
        link = client.get(f"/api/tables/{table}/links").json()["claim"]
        other = client.another()
        sat = other.post(f"/api/tables/{table}/claim/1?link={link}", json={"name": "Iva"})
        assert sat.status_code == 200
        assert other.get(notes).json() == {"text": "Keep the heat shield." if left else ""}
        assert client.get(notes).json() == {"text": ""}


# --- going back by consent ----------------------------------------------------------------


def play_until_revealed(one: Live, two: Live) -> dict[str, Any]:
    """Both answer until dice have fallen after an answer of the first; their last state."""
    first, second = state(one), state(two)
    chosen = -1
    for _ in range(200):
        if chosen >= 0 and first["dice"] and not first["can_undo"]:
            return first
        live, message = (one, first) if first["decisions"] else (two, second)
        if live is one:
            chosen = first["answers"]
        answer(live, message)
        version = message["version"]
        while first["version"] <= version:
            first = state(one)
        while second["version"] <= version:
            second = state(two)
    raise AssertionError("no dice have fallen")


def test_all_agree_to_go_back_and_the_dice_fall_anew(house: House) -> None:
    with house.open() as client:
        table, (_, friend) = friends(client, "Giulia")
        address = f"/api/tables/{table}/live"
        with client.live(address) as one, friend.live(address) as two:
            now = play_until_revealed(one, two)
            lines = list(client.table(table).lines)
            for live in (one, two):
                live.send_json({"type": "here"})
            step = company(one, lambda message: message["can_ask"] is not None)["can_ask"]
            assert step < now["answers"]
            one.send_json({"type": "ask", "answers": step})
            request = company(two, lambda message: message["request"])["request"]
            assert (request["seat"], request["missing"]) == (0, [1])
            assert request["steps"] == now["answers"] - request["answers"]
            assert 0 in request["whose"]
            assert len(request["drawn"]) == request["draws"]
            two.send_json({"type": "ask", "answers": step})
            assert refusal(two) == "asked-already"
            two.send_json({"type": "agree"})
            told = company(one, lambda message: ("undone", 0, "") in said(message))
            assert told["request"] is None
        with client.live(address) as one:
            message = state(one)
            assert (message["answers"], message["can_redo"]) == (request["answers"], False)
        kept = client.table(table).lines
        assert lines[: len(kept)] == kept
        ((place, number),) = client.table(table).circle.anew
        assert (place, number) == (len(kept), 1)
        fresh = client.table(table).session._chance._generator()
        assert fresh is not None
        anew = [int(fresh() * 6) + 1 for _ in range(20)]
    # The same dice as before fall neither now nor after the table was read again.
    with house.open(token=client.token) as again, again.live(address) as one:
        state(one)
        read = again.table(table)
        assert read.circle.anew == [(place, number)]
        random = read.session._chance._generator()
        assert random is not None
        assert [int(random() * 6) + 1 for _ in range(20)] == anew


def test_what_was_taken_back_by_consent_can_be_looked_at_and_gone_on_from(house: House) -> None:
    with house.open() as client:
        table, (_, friend) = friends(client, "Giulia")
        address = f"/api/tables/{table}/live"
        steps = f"/api/tables/{table}/steps"
        with client.live(address) as one, friend.live(address) as two:
            now = play_until_revealed(one, two)
            lines = list(client.table(table).lines)
            before = client.get(f"{steps}/{now['answers']}").json()
            for live in (one, two):
                live.send_json({"type": "here"})
            step = company(one, lambda message: message["can_ask"] is not None)["can_ask"]
            one.send_json({"type": "ask", "answers": step})
            company(two, lambda message: message["request"])
            two.send_json({"type": "agree"})
            told = company(one, lambda message: ("undone", 0, "") in said(message))
            line = next(line for line in told["lines"] if line["what"] == "undone")
            assert line["answers"] + line["steps"] == now["answers"]
        with client.live(address) as one:
            answer(one, state(one), 1)
            state_when(one, lambda message: message["answers"] > line["answers"])
    with house.open(token=friend.token) as again:
        # The table has gone on otherwise; the line leads to what it was before.
        there = again.get(f"{steps}/{now['answers']}?undone={line['number']}").json()
        assert (there["view"], there["of"]) == (before["view"], now["answers"])
        assert there["log"][-len(before["log"]) :] == before["log"]
        earlier = again.get(f"{steps}/{step}?undone={line['number']}").json()
        assert earlier["view"] == again.get(f"{steps}/{step}").json()["view"]
        made = again.post(
            f"/api/tables/{table}/fork",
            json={"answers": now["answers"], "undone": line["number"]},
        ).json()
        with again.live(f"/api/tables/{made['id']}/live") as live:
            parent = state(live)["parent"]
        assert again.table(made["id"]).lines[: len(lines)] == lines
        assert parent == {"table": table, "answers": now["answers"], "undone": line["number"]}
        for number in (line["number"] - 1, 9999):  # no such line, or it tells something else
            refused = again.get(f"{steps}/{step}?undone={number}")
            assert (refused.status_code, refused.json()["key"]) == (404, "no-such-line")
        far = again.get(f"{steps}/{now['answers'] + 1}?undone={line['number']}")
        assert far.json()["key"] == "no-such-step"
        assert again.another().get(f"{steps}/{step}?undone={line['number']}").status_code == 404


def test_one_who_declines_is_not_asked_at_once_again(house: House) -> None:
    with house.open() as client:
        table, (_, friend) = friends(client, "Giulia")
        address = f"/api/tables/{table}/live"
        with client.live(address) as one, friend.live(address) as two:
            play_until_revealed(one, two)
            for live in (one, two):
                live.send_json({"type": "here"})
            step = company(one, lambda message: message["can_ask"] is not None)["can_ask"]
            one.send_json({"type": "ask", "answers": step})
            one.send_json({"type": "withdraw"})
            company(one, lambda message: ("withdrew", 0, "") in said(message))
            one.send_json({"type": "ask", "answers": step})
            company(one, lambda message: message["request"])
            two.send_json({"type": "decline"})
            told = company(one, lambda message: ("declined", 1, "") in said(message))
            assert (told["request"], told["refused"]) == (None, "declined")
            one.send_json({"type": "ask", "answers": step})
            assert refusal(one) == "declined"
            two.send_json({"type": "agree"})
            assert refusal(two) == "request-over"


def test_who_agrees_to_what_was_withdrawn_is_told_by_whom(house: House) -> None:
    with house.open() as client:
        table, (_, friend) = friends(client, "Giulia")
        address = f"/api/tables/{table}/live"
        with client.live(address) as one, friend.live(address) as two:
            play_until_revealed(one, two)
            one.send_json({"type": "here"})
            step = company(one, lambda message: message["can_ask"] is not None)["can_ask"]
            two.send_json({"type": "agree"})
            assert refusal(two) == "request-over"
            one.send_json({"type": "ask", "answers": step})
            company(one, lambda message: message["request"])
            one.send_json({"type": "withdraw"})
            company(one, lambda message: message["request"] is None)
            two.send_json({"type": "agree"})
            while (told := two.receive_json())["type"] != "error":
                pass
            name = client.table(table).body.seats[0].name
            assert (told["key"], told["args"]) == ("request-withdrawn", {"name": name})


def test_a_request_lapses_when_something_new_is_revealed() -> None:
    async def use() -> None:
        tables = Tables(MemoryStore(), Packs(None), WallClock())
        seats = [Seat(name="Eva"), Seat(kind="open", name="Ota")]
        table = await tables.create("eva", "genesis", {"players": 2}, seats, claims={1: "ota"})

        async def play_on() -> list[str]:
            before = len(table.lines)
            (seat, *_) = table.session.deciders()
            await table.answer(seat, table.session.keys(seat)[0], None)
            return table.lines[before:]

        while len(table.session.answers()) < 12:
            await play_on()
        await together.ask_back(table, "eva", 0)
        told: list[str] = []
        while not any(line.startswith("~") for line in told):
            # Answers alone do not end it; dice and cards do.
            assert table.circle.request
            told = await play_on()
        assert table.circle.request is None
        with pytest.raises(Refused, match="nobody asks to go back any more"):
            await together.answer_request(table, "ota", agree=True)

    asyncio.run(use())


def test_where_nothing_revealed_is_taken_back_nobody_can_ask(house: House) -> None:
    with house.open() as client:
        table, (_, friend) = friends(client, "Giulia", consent=False)
        address = f"/api/tables/{table}/live"
        with client.live(address) as one, friend.live(address) as two:
            play_until_revealed(one, two)
            one.send_json({"type": "here"})
            told = company(one, lambda message: message["can_ask"] is not None)
            assert told["refused"] == "never"
            one.send_json({"type": "ask", "answers": told["can_ask"]})
            assert refusal(one) == "no-consent"


def test_a_record_with_dice_drawn_anew_can_be_verified() -> None:
    """Who plays alone asks nobody; the record says where the dice were drawn anew."""
    random = Random(3)

    async def use() -> tuple[str, list[tuple[int, int]]]:
        tables = Tables(MemoryStore(), Packs(None), WallClock())
        seats = [Seat(name="Eva"), Seat(name="Ota")]
        table = await tables.create("me", "genesis", {"players": 2}, seats)
        undone = 0
        while not table.over:
            answers = len(table.session.answers())
            if undone < 12 and answers > 20 and random.random() < 0.06:
                undone += 1
                await together.ask_back(table, "me", answers - random.randrange(1, 15))
                if undone % 3 == 0:
                    table = await Tables(tables.store, Packs(None), WallClock()).get(table.id)
            (seat, *_) = table.session.deciders()
            await table.answer(seat, random.choice(table.session.keys(seat)), None)
        return table.record(), table.circle.anew

    text, anew = asyncio.run(use())
    record = load(text)
    assert record.header.anew == anew
    assert anew
    game = make_game(record.header.game, record.header.options)
    assert verify(game, record) > 0
    honest = msgspec.structs.replace(record.header, anew=[])
    with pytest.raises(RecordError):
        verify(game, Record(honest, record.lines))


# --- deciding together --------------------------------------------------------------------


def test_more_than_half_pause_a_game_and_anybody_goes_on(house: House) -> None:
    with house.open() as client:
        table, (_, giulia, iva) = friends(client, "Giulia", "Iva")
        address = f"/api/tables/{table}/live"
        with client.live(address) as one, giulia.live(address) as two:
            one.send_json({"type": "here"})
            one.send_json({"type": "vote", "motion": "pause"})
            assert company(one, lambda message: message["votes"])["votes"][0]["needed"] == 2
            two.send_json({"type": "vote", "motion": "pause"})
            told = company(one, lambda message: message["paused"])
            assert told["votes"] == []
        with client.live(address) as one, giulia.live(address) as two:
            for live, message in ((one, state(one)), (two, state(two))):
                if message["decisions"]:
                    answer(live, message)
                    assert refusal(live) == "paused"
            one.send_json({"type": "here"})
            with iva.live(address) as three:
                three.send_json({"type": "go-on"})
                company(one, lambda message: not message["paused"])


def test_all_together_end_a_game(house: House) -> None:
    with house.open() as client:
        table, (_, giulia) = friends(client, "Giulia")
        address = f"/api/tables/{table}/live"
        with client.live(address) as one, giulia.live(address) as two:
            end_together(one, two)
            one.send_json({"type": "answer", "seat": 0, "key": "done"})
            assert refusal(one) == "ended"
        (listed,) = client.get("/api/tables").json()
        assert (listed["over"], listed["my_turn"]) == (True, False)
        assert "\nseed " in client.get(f"/api/tables/{table}/record").text
    with house.open(token=client.token) as again:
        assert again.get("/api/tables").json()[0]["over"]
        with again.live(address) as live:
            live.send_json({"type": "here"})
            assert company(live)["ended"]
