"""`/docs`: the API on one page, made from its OpenAPI description without any script."""

from html import escape
from importlib import resources
from typing import Any, Final

import msgspec
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.routing import Route

from trilobite.server.openapi import document


async def openapi(_request: Request) -> Response:
    """The description for programs."""
    return Response(msgspec.json.encode(document()), media_type="application/json")


async def docs(_request: Request) -> Response:
    """The page."""
    return HTMLResponse(page(document()))


async def style(_request: Request) -> Response:
    """Its looks."""
    text = (resources.files("trilobite.server") / "docs.css").read_text("utf-8")
    return Response(text, media_type="text/css")


routes: Final = [
    Route("/openapi.json", openapi),
    Route("/docs", docs),
    Route("/docs.css", style),
]


# --- the page -----------------------------------------------------------------------------


def page(schema: dict[str, Any]) -> str:
    """All operations, then all shapes."""
    title = escape(f"{schema['info']['title']} {schema['info']['version']}: API")
    operations = [
        operation(method, path, about)
        for path, methods in schema["paths"].items()
        for method, about in methods.items()
    ]
    shapes = [shape(name, about) for name, about in sorted(schema["components"]["schemas"].items())]
    return "\n".join(
        [
            "<!doctype html>",
            f'<html lang="en"><head><meta charset="utf-8"><title>{title}</title>',
            '<meta name="viewport" content="width=device-width, initial-scale=1">',
            '<link rel="stylesheet" href="docs.css"></head><body>',
            f'<h1>{title}</h1><p>The same for programs: <a href="openapi.json">openapi.json</a>.'
            "</p>",
            "<h2>Operations</h2>",
            *operations,
            "<h2>Shapes</h2>",
            *shapes,
            "</body></html>",
        ]
    )


def operation(method: str, path: str, about: dict[str, Any]) -> str:
    """One operation: what it does, takes and gives."""
    parameters = [
        f"<li><code>{escape(p['name'])}</code>: {type_of(p['schema'])}"
        f"{'' if p.get('required') else ', optional'}</li>"
        for p in about.get("parameters", [])
    ]
    body = about.get("requestBody")
    if body:
        parameters.append(f"<li>body: {content_of(body)}</li>")
    given = [
        f"<li>{escape(status)}: {content_of(answer)}</li>"
        for status, answer in about["responses"].items()
    ]
    return (
        f"<section><h3><b>{method.upper()}</b> <code>{escape(path)}</code></h3>"
        f"<p>{escape(about.get('description', ''))}</p>"
        f"<ul>{''.join(parameters)}</ul><p>Answers:</p><ul>{''.join(given)}</ul></section>"
    )


def content_of(body: dict[str, Any]) -> str:
    """The type of a body or answer."""
    types = [type_of(content.get("schema", {})) for content in body.get("content", {}).values()]
    return " or ".join(types) or escape(body.get("description", ""))


def shape(name: str, about: dict[str, Any]) -> str:
    """One shape and its fields."""
    required = about.get("required", [])
    fields = [
        f"<tr><td><code>{escape(field)}</code></td><td>{type_of(kind)}"
        f"{'' if field in required else ', optional'}</td>"
        f"<td>{escape(kind.get('description', ''))}</td></tr>"
        for field, kind in about.get("properties", {}).items()
    ]
    return (
        f'<section id="{escape(name)}"><h3>{escape(name)}</h3>'
        f"<p>{escape(about.get('description', ''))}</p><table>{''.join(fields)}</table></section>"
    )


def type_of(kind: dict[str, Any]) -> str:
    """A type in words; shapes are links."""
    if "$ref" in kind:
        name = escape(kind["$ref"].rsplit("/", 1)[-1])
        return f'<a href="#{name}">{name}</a>'
    if "anyOf" in kind:
        return " or ".join(type_of(one) for one in kind["anyOf"])
    if "enum" in kind or "const" in kind:
        values = kind.get("enum", [kind.get("const")])
        return ", ".join(f"<code>{escape(str(value))}</code>" for value in values)
    if "prefixItems" in kind:
        return f"[{', '.join(type_of(one) for one in kind['prefixItems'])}]"
    if kind.get("type") == "array":
        return f"list of {type_of(kind.get('items', {}))}"
    if kind.get("type") == "object":
        values = kind.get("additionalProperties")
        return f"object of {type_of(values)}" if isinstance(values, dict) else "object"
    return escape(kind.get("type", "anything"))
