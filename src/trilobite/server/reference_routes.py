"""What stands beside a table: set-ups to choose from, cards, rules."""

import asyncio
import re
from importlib import resources
from typing import Final

from fastapi import APIRouter, Response
from fastapi.responses import PlainTextResponse

from trilobite.games.registry import box
from trilobite.server import api
from trilobite.server.access import AllTables, Owner, TheTable, may_look
from trilobite.server.catalogue import shelf
from trilobite.server.history_routes import encoded
from trilobite.server.problems import Refused

LANGUAGE: Final = re.compile(r"[a-z]{2,3}")

router: Final = APIRouter(tags=["reference"])


@router.get("/api/games")
async def games(tables: AllTables) -> list[api.GameOut]:
    """The games that can be played, and how they can be set up."""
    return await asyncio.to_thread(shelf, tables.packs)


@router.get("/api/games/{game}/cards", response_model=api.CardsOut)
async def cards(game: str, tables: AllTables, pack: str = "") -> Response:
    """The cards of a game, its own or those of a pack."""
    return encoded(await asyncio.to_thread(tables.packs.cards, game, pack))


@router.get("/api/tables/{table_id}/cards", response_model=api.CardsOut)
async def cards_of_table(
    table: TheTable, owner: Owner, tables: AllTables, watch: str = ""
) -> Response:
    """The cards that a table is played with."""
    may_look(table, owner, watch)
    body = table.body
    return encoded(await asyncio.to_thread(tables.packs.cards, body.game, body.pack))


@router.get("/api/games/{game}/rules", response_class=PlainTextResponse)
async def rules(game: str, lang: str = "en") -> Response:
    """The rules page in a language, or in English if there is none."""
    folder = resources.files("trilobite.games") / box(game).name
    for language, name in ((lang, f"rules.{lang}.md"), ("en", "rules.md")):
        if LANGUAGE.fullmatch(language) and (folder / name).is_file():
            text = (folder / name).read_text("utf-8")
            return PlainTextResponse(text, headers={"Content-Language": language})
    raise Refused("no-rules", f"there is no rules page for {game} yet", 404, game=game)
