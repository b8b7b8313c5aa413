"""Carrying requests to the desk, whatever they come over: text in, text out."""

from collections.abc import Mapping
from typing import Any, NamedTuple

import msgspec

from trilobite.core.errors import TrilobiteError
from trilobite.tables.access import Person
from trilobite.tables.bodies.shapes import Text
from trilobite.tables.desk import REQUESTS, Desk
from trilobite.tables.problems import Refused, problem_of, status_of
from trilobite.tables.requests import Request


class Reply(NamedTuple):
    """What comes back: a status as HTTP counts them, and a body."""

    body: bytes
    status: int = 200
    #: What it is, and in which language if it is a text for people.
    kind: str = "application/json"
    language: str = ""


async def carry(
    desk: Desk, who: Person, method: str, path: str, query: Mapping[str, str], body: bytes
) -> Reply:
    """Has a request answered, or says why not."""
    try:
        request, parameters = find(method, path)
        known = await desk.recognise(who)
        result: Any = await request.ask(desk, known, {**query, **parameters}, body)
    except TrilobiteError as error:
        return Reply(msgspec.json.encode(problem_of(error)), status_of(error))
    if isinstance(result, Text):
        return Reply(result.text.encode(), kind=result.kind, language=result.language)
    return Reply(msgspec.json.encode(result))


def find(method: str, path: str) -> tuple[Request, dict[str, str]]:
    """The request that an address leads to, and the parameters in its path."""
    known = [
        (request, parameters)
        for request in REQUESTS
        if (parameters := request.match(path)) is not None
    ]
    if not known:
        raise Refused("not-found", "there is no such address", 404)
    for request, parameters in known:
        if request.method == method:
            return request, parameters
    raise Refused("not-allowed", f"this address does not take {method[:20]}", 405)
