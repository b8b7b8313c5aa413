"""What a bot makes of a table's game."""

from typing import Annotated, Any, Final

from fastapi import APIRouter, Depends, Request, Response

from trilobite.bots.analysis import JUDGES
from trilobite.bots.evaluator import evaluator_for
from trilobite.server import api
from trilobite.server.access import Owner, TheTable, may_look
from trilobite.server.analysis import Analyses, Analysis, seen_by
from trilobite.server.history_routes import encoded
from trilobite.server.problems import Refused
from trilobite.server.table import Table

router: Final = APIRouter(tags=["looking back"])


def all_analyses(request: Request) -> Analyses:
    """The analyses of the server."""
    analyses: Analyses = request.app.state.analyses
    return analyses


AllAnalyses = Annotated[Analyses, Depends(all_analyses)]


@router.post("/api/tables/{table_id}/analysis", response_model=api.AnalysisOut)
async def start(
    table: TheTable, owner: Owner, analyses: AllAnalyses, bot: str = "greedy", watch: str = ""
) -> Response:
    """Lets a bot analyse the game as it is now, unless it has done so. It thinks in the
    background: the answer is how far it has come."""
    may_look(table, owner, watch)
    require_judge(table, bot)
    return told(table, owner, analyses.start(table, bot), 0)


@router.get("/api/tables/{table_id}/analysis", response_model=api.AnalysisOut)
async def read(
    table: TheTable,
    owner: Owner,
    analyses: AllAnalyses,
    bot: str = "greedy",
    first: int = 0,
    watch: str = "",
) -> Response:
    """How far the analysis has come, and its stretches from number `first` on."""
    may_look(table, owner, watch)
    require_judge(table, bot)
    return told(table, owner, analyses.get(table, bot), max(0, first))


def require_judge(table: Table, bot: str) -> None:
    """Raises if the bot cannot analyse, or not this game."""
    if bot not in JUDGES:
        known = ", ".join(JUDGES)
        raise Refused("bad-options", f"no bot '{bot[:40]}' can analyse; there are {known}")
    if evaluator_for(table.game) is None:
        game = table.body.game
        raise Refused("no-analysis", f"no bot can analyse '{game}' yet", game=game)


def told(table: Table, owner: str, analysis: Analysis, first: int) -> Response:
    """An analysis as a browser may know it."""
    ready = analysis.ready()
    status = "failed" if analysis.fault else "running" if analysis.running else "done"
    answers = sum(not line.startswith("~") for line in analysis.lines)
    parts: dict[str, Any] = {
        "bot": analysis.bot,
        "status": status if analysis.lines else "none",
        "unit": analysis.unit or None,
        "answers": answers,
        "ready": len(ready),
        "of": len(analysis.pairs),
        "first": first,
        "stretches": [seen_by(table, owner, stretch) for stretch in ready[first:]],
    }
    return encoded(parts)
