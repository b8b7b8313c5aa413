"""Standing orders: to pass until something else is asked."""

import asyncio
from random import Random

import pytest

from tests.tables.browser import House
from tests.tables.test_company import company, friends, refusal
from tests.tables.test_failing_stores import PatientClock
from trilobite.core.decision import Decision
from trilobite.tables.bots import BotRunner
from trilobite.tables.memory import MemoryStore
from trilobite.tables.model import Seat
from trilobite.tables.orders import leave_order
from trilobite.tables.packs import Packs
from trilobite.tables.problems import Refused
from trilobite.tables.table import Table
from trilobite.tables.tables import Tables
from trilobite.tables.thinking import ThinkerHere


def pending(table: Table) -> Decision:
    decision = table.session.pending
    assert isinstance(decision, Decision)
    return decision


def test_who_has_left_an_order_passes_until_something_else_is_asked() -> None:
    async def use() -> None:
        random = Random(2)
        tables = Tables(MemoryStore(), Packs(None), PatientClock())
        seats = [Seat(name=name) for name in ("Eva", "Ota", "Ida")]
        table = await tables.create("me", "origins", {"players": 3}, seats, seed="4", pace=0)
        bots = BotRunner(tables.packs, ThinkerHere(), PatientClock())
        passed = ended = 0
        while passed < 6 and not table.over:
            decision = pending(table)
            seat = decision.seat
            assert decision.kind != "bid" or seat not in table.circle.orders
            ended += seat in table.circle.orders
            key = "pass" if decision.kind == "bid" else random.choice(table.session.keys(seat))
            await table.answer(seat, key, None)
            assert seat not in table.circle.orders, "they have played on"
            await leave_order(table, "me", seat, "bid")
            before = len(table.lines)
            bots.wake(table)
            while table.in_use:
                await asyncio.sleep(0)
            obeyed = [line for line in table.lines[before:] if ">" in line]
            assert {line.partition("> ")[2] for line in obeyed} <= {"pass"}
            passed += len(obeyed)
        assert passed >= 6
        assert ended > 2
        read = await Tables(tables.store, Packs(None), PatientClock()).get(table.id)
        assert read.circle.orders == table.circle.orders

    asyncio.run(use())


def test_an_order_is_withdrawn_and_ends_with_an_undo() -> None:
    async def use() -> None:
        tables = Tables(MemoryStore(), Packs(None), PatientClock())
        seats = [Seat(name="Eva"), Seat(name="Ota")]
        table = await tables.create("me", "origins", {"players": 2}, seats, seed="4")
        for seat in (0, 1):
            await leave_order(table, "me", seat, "bid")
        await leave_order(table, "me", 0, "")
        assert table.circle.orders == {1: ("bid", "pass")}
        seat = pending(table).seat
        while not table.can_undo([0, 1]):
            await table.answer(seat, table.session.keys(seat)[0], None)
            seat = pending(table).seat
        await leave_order(table, "me", 1, "bid")
        await table.undo("me")
        assert table.circle.orders == {}
        with pytest.raises(Refused, match="nobody can pass"):
            await leave_order(table, "me", 0, "turn")

    asyncio.run(use())


def test_nobody_else_is_told_of_an_order(house: House) -> None:
    with house.open() as client:
        table, (_, friend) = friends(client, "Giulia", game="origins")
        address = f"/api/tables/{table}/live"
        with client.live(address) as one, friend.live(address) as two:
            for live in (one, two):
                live.send_json({"type": "here"})
            assert company(one)["orders"] == ["bid"]
            one.send_json({"type": "order", "seat": 1, "key": "bid"})
            assert refusal(one) == "not-your-seat"
            one.send_json({"type": "order", "seat": 0, "key": "bid"})
            mine = company(one, lambda m: m["seats"][0].get("order"))
            assert "ordered" not in [line["what"] for line in mine["lines"]]
            two.send_json({"type": "say", "word": "hello"})
            told = company(two, lambda m: m["lines"] and m["lines"][-1].get("word") == "hello")
            assert "order" not in told["seats"][0]
            assert {line["what"] for line in told["lines"]} <= {"joined", "said"}
            one.send_json({"type": "order", "seat": 0})
            company(one, lambda m: not m["seats"][0].get("order"))


def test_where_nothing_can_be_passed_there_are_no_orders(house: House) -> None:
    with house.open() as client:
        table, _ = friends(client, "Giulia")
        with client.live(f"/api/tables/{table}/live") as live:
            live.send_json({"type": "order", "seat": 0, "key": "bid"})
            assert refusal(live) == "no-such-order"
            live.send_json({"type": "order", "key": "bid"})
            assert refusal(live) == "bad-message"
