"""The game as it was and as it may go on: steps, odds, why-nots, records, what-ifs."""

from typing import Any, Final

import msgspec
from fastapi import APIRouter, Response
from fastapi.responses import PlainTextResponse

from trilobite.core.decision import Refusal
from trilobite.server import api
from trilobite.server.access import AllTables, Owner, TheTable, may_look
from trilobite.server.snapshot import decision_parts, odds_parts, option_parts, past_parts
from trilobite.server.table import Table

router: Final = APIRouter(tags=["looking back"])


@router.get("/api/tables/{table_id}/steps/{answers}", response_model=api.StepOut)
async def step(table: TheTable, answers: int, owner: Owner, watch: str = "") -> Response:
    """The game after so many answers, as this browser saw it."""
    may_look(table, owner, watch)
    return encoded(past_parts(table, owner, answers))


@router.get("/api/tables/{table_id}/odds", response_model=dict[str, Any])
async def odds(table: TheTable, owner: Owner, seat: int | None = None, watch: str = "") -> Response:
    """The chances of the rolls to come, at the decision of a seat; by default of who is asked.
    Their shape is the game's."""
    may_look(table, owner, watch)
    return encoded(odds_parts(table, seat))


@router.get("/api/tables/{table_id}/refusals/{seat}")
async def refusals(table: TheTable, seat: int, owner: Owner) -> list[api.RefusalOut]:
    """What the seat might expect to be able to do now but cannot, and why."""
    table.require(owner, seat)
    return refused(table, table.session.refusals(seat))


@router.get("/api/tables/{table_id}/forced/{answers}")
async def forced(table: TheTable, answers: int, owner: Owner) -> api.ForcedDecisionOut:
    """The decision that the answer after so many answers gave to itself, for want of a choice:
    what a seat of this browser might have expected to be able to do then, and why it could not."""
    decision = table.forced(owner, answers)
    return api.ForcedDecisionOut(
        **decision_parts(decision, table.game.words), refused=refused(table, decision.refused)
    )


def refused(table: Table, given: list[Refusal]) -> list[api.RefusalOut]:
    """Refusals as a client needs them."""
    return [
        api.RefusalOut(
            **option_parts(refusal.option, table.game.words),
            reason=refusal.reason.key,
            clause=refusal.reason.clause,
        )
        for refusal in given
    ]


@router.get("/api/tables/{table_id}/record", response_class=PlainTextResponse)
async def record(table: TheTable, owner: Owner, watch: str = "") -> str:
    """The record so far. Where players have secrets, only when the game is over."""
    may_look(table, owner, watch)
    table.require_open(owner)
    return table.record()


@router.get("/api/tables/{table_id}/handover", response_model=dict[str, Any] | None)
async def handover(table: TheTable, owner: Owner, watch: str = "") -> Response:
    """What a finished game hands over to its successor; null before the end, and if it has none.
    Its shape is the game's."""
    may_look(table, owner, watch)
    session = table.session
    return encoded(session.game.handover(session.state) if session.over else None)


@router.post("/api/tables/{table_id}/fork")
async def fork(
    table: TheTable, body: api.Fork, owner: Owner, tables: AllTables, watch: str = ""
) -> api.TableCreated:
    """A what-if: a table of one's own that shares the first answers."""
    may_look(table, owner, watch)
    table.require_open(owner)
    return api.TableCreated(id=(await tables.fork(table, owner, body.answers)).id)


@router.post("/api/records")
async def upload(body: api.Upload, owner: Owner, tables: AllTables) -> api.TableCreated:
    """Opens a record as a table."""
    return api.TableCreated(id=(await tables.upload(owner, body.record)).id)


def encoded(value: Any) -> Response:
    """Plain values as JSON, without a detour through the API's models."""
    return Response(msgspec.json.encode(value), media_type="application/json")
