"""Values and the shapes that the API documents."""

from typing import Any

from trilobite.server.openapi import document


def exactly(model: type, value: Any) -> None:
    """The value has the documented shape, and nothing that the shape does not name."""
    wrong = misfit({"$ref": f"#/components/schemas/{model.__name__}"}, value)
    assert not wrong, wrong


def misfit(schema: dict[str, Any], value: Any) -> str:
    """Where a value does not fit its schema; empty if it does."""
    if "$ref" in schema:
        name = schema["$ref"].rsplit("/", 1)[1]
        return misfit(document()["components"]["schemas"][name], value)
    if "anyOf" in schema:
        found = [misfit(one, value) for one in schema["anyOf"]]
        return "" if "" in found else f"{value!r} is nothing of {found}"
    if "enum" in schema:
        return "" if value in schema["enum"] else f"{value!r} is not in {schema['enum']}"
    kind = schema.get("type")
    if kind is None:
        return ""
    if type(value) not in TYPES[kind]:
        return f"{value!r} is no {kind}"
    if kind == "array":
        first = schema.get("prefixItems", [])
        if first and len(value) != len(first):
            return f"{value!r} has another length than {len(first)}"
        kinds = first or [schema["items"]] * len(value)
        wrong = [misfit(one, each) for one, each in zip(kinds, value, strict=True)]
        return next(filter(None, wrong), "")
    if kind == "object":
        return misfit_object(schema, value)
    return ""


#: Python's types by those of JSON Schema.
TYPES = {
    "array": (list,),
    "boolean": (bool,),
    "integer": (int,),
    "null": (type(None),),
    "number": (float, int),
    "object": (dict,),
    "string": (str,),
}


def misfit_object(schema: dict[str, Any], value: dict[str, Any]) -> str:
    """Where an object does not fit: a field is missing, unknown or wrong."""
    known = schema.get("properties", {})
    others = schema.get("additionalProperties", False)
    if missing := set(schema.get("required", [])) - set(value):
        return f"{missing} of {value!r} is missing"
    for name, each in value.items():
        if name not in known and others is False:
            return f"'{name}' is not documented"
        described = known.get(name, others)
        if wrong := "" if described is True else misfit(described, each):
            return f"{name}: {wrong}"
    return ""
