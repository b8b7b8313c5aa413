"""The description of the API, made from the list of requests and the shapes of their bodies."""

from functools import cache
from typing import Any, Final

import msgspec

from trilobite import __version__
from trilobite.games.registry import GAMES, box
from trilobite.server.live import LIVE
from trilobite.tables.bodies.company import CompanyOut
from trilobite.tables.bodies.notices import PushedOut
from trilobite.tables.bodies.people import BroughtInOut
from trilobite.tables.bodies.play import MessageIn, PhraseOut, SeveralOut, StateOut
from trilobite.tables.bodies.shapes import DESCRIBED, ErrorMessage, ErrorOut, SetupOptions, Text
from trilobite.tables.desk import REQUESTS
from trilobite.tables.requests import Parameter, Request

#: Shapes that no request names: those of live play, of facts, of options, of what is pushed, and of
#: what browsers without a server answer themselves.
OTHER_SHAPES: Final = (
    ErrorOut,
    StateOut,
    CompanyOut,
    ErrorMessage,
    MessageIn,
    PhraseOut,
    SeveralOut,
    SetupOptions,
    PushedOut,
    BroughtInOut,
)


def ref(name: str) -> dict[str, str]:
    """A reference to a shape."""
    return {"$ref": f"#/components/schemas/{name}"}


@cache
def document() -> dict[str, Any]:
    """The whole description, as OpenAPI has it."""
    shapes = Shapes()
    paths: dict[str, dict[str, Any]] = {}
    for request in REQUESTS:
        paths.setdefault(request.path, {})[request.method.lower()] = operation(request, shapes)
    paths[LIVE] = {"get": live_operation()}
    return {
        "openapi": "3.1.0",
        "info": {"title": "Trilobite", "version": __version__},
        "paths": paths,
        "components": {"schemas": dict(sorted(shapes.components.items()))},
    }


class Shapes:
    """The schema of every type that is used, and all of them by name."""

    def __init__(self) -> None:
        named = game_shapes()
        types: list[Any] = [*OTHER_SHAPES, *named.values()]
        for request in REQUESTS:
            types += [request.result] if request.body is None else [request.result, request.body]
            types += [parameter.type for parameter in request.parameters]
        schemas, components = msgspec.json.schema_components(
            types, ref_template="#/components/schemas/{name}"
        )
        self._schemas: Final = list(zip(types, schemas, strict=True))
        self.components: Final[dict[str, Any]] = {**components, **DESCRIBED}
        _, shown = msgspec.json.schema_components(list(named.values()))
        for name in shown:
            told_in_full(self.components[name])
        for name, kind in named.items():
            self.components.setdefault(name, self.of(kind))

    def of(self, kind: Any) -> dict[str, Any]:
        """The schema of a type."""
        return next(schema for known, schema in self._schemas if known == kind)


def told_in_full(schema: dict[str, Any]) -> None:
    """What games show leaves nothing out: a field that card files may leave out has its default."""
    fields: dict[str, Any] = schema.get("properties", {})
    schema["required"] = [
        name for name in fields if name in schema.get("required", []) or "default" in fields[name]
    ]


def game_shapes() -> dict[str, Any]:
    """The types that games name, such as those of their views."""
    return {name: kind for game in GAMES for name, kind in box(game).schemas().items()}


def operation(request: Request, shapes: Shapes) -> dict[str, Any]:
    """One request."""
    described: dict[str, Any] = {
        "tags": [request.tag],
        "operationId": request.name,
        "description": request.about,
        "parameters": [parameter_of(each, shapes) for each in request.parameters],
        "responses": {
            "200": {"description": "Done", "content": content(request.result, shapes)},
            "4XX": {"description": "Refused", "content": content(ErrorOut, shapes)},
        },
    }
    if request.body is not None:
        described["requestBody"] = {"required": True, "content": content(request.body, shapes)}
    return described


def parameter_of(parameter: Parameter, shapes: Shapes) -> dict[str, Any]:
    """Something that is read from the address."""
    return {
        "in": "path" if parameter.in_path else "query",
        "name": parameter.name,
        "required": parameter.required,
        "schema": shapes.of(parameter.type),
    }


def content(kind: Any, shapes: Shapes) -> dict[str, Any]:
    """A body: JSON, or a text."""
    if kind is Text:
        return {"text/plain": {"schema": {"type": "string"}}}
    return {"application/json": {"schema": shapes.of(kind)}}


def live_operation() -> dict[str, Any]:
    """The live connection: OpenAPI knows no WebSockets."""
    messages = [ref("StateOut"), ref("CompanyOut"), ref("ErrorMessage"), ref("MessageIn")]
    text = {"type": "string"}
    return {
        "tags": ["live"],
        "operationId": "live",
        "description": "A WebSocket. The browser sends MessageIn; the server sends StateOut after"
        " every change, CompanyOut if something has changed about the people, and ErrorMessage if"
        " something is refused.",
        "parameters": [
            {"in": "path", "name": "table_id", "required": True, "schema": text},
            {"in": "query", "name": "watch", "required": False, "schema": text},
        ],
        "responses": {
            "101": {
                "description": "Switching protocols",
                "content": {"application/json": {"schema": {"anyOf": messages}}},
            }
        },
    }
