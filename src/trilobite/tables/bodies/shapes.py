"""What all bodies are made of: facts, plain values, errors."""

from collections.abc import Mapping
from typing import Annotated, Any, Final, Literal, TypedDict

import msgspec
from msgspec import Meta

#: Domain and name: `["refugium", "warm-pond"]`, `["number", "3"]`.
Named = tuple[str, str]


def described(name: str) -> Meta:
    """Refers to a shape that is described under that name."""
    return Meta(extra_json_schema={"$ref": f"#/components/schemas/{name}"})


#: Shapes that msgspec does not describe: it cannot tell the members of such unions apart.
DESCRIBED: Final[dict[str, dict[str, Any]]] = {
    "Named": {
        "description": "Domain and name.",
        "type": "array",
        "minItems": 2,
        "maxItems": 2,
        "prefixItems": [{"type": "string"}, {"type": "string"}],
        "items": False,
    },
    "Fact": {
        "description": "A number, a text, something named, a phrase, or several of these.",
        "anyOf": [
            {"type": "integer"},
            {"type": "string"},
            {"$ref": "#/components/schemas/Named"},
            {"$ref": "#/components/schemas/PhraseOut"},
            {"$ref": "#/components/schemas/SeveralOut"},
        ],
    },
    "Context": {
        "description": "What a decision is about, by name; the dice if it is about dice.",
        "type": "object",
        "properties": {"dice": {"type": "array", "items": {"type": "integer"}}},
        "additionalProperties": {"$ref": "#/components/schemas/About"},
    },
    "About": {
        "description": "Something named, a list of these, or plain numbers.",
        "anyOf": [
            {"$ref": "#/components/schemas/Named"},
            {"type": "array", "items": {"$ref": "#/components/schemas/Named"}},
            {"type": "array", "items": {"type": "integer"}},
            {"type": "integer"},
        ],
    },
}


Fact = Annotated[Any, described("Fact")]


Context = Annotated[dict[str, Any], described("Context")]


#: Plain values, whose shape is the game's.
Plain = Annotated[Mapping[str, Any], Meta(extra_json_schema={"additionalProperties": True})]


#: The game knows which there are and refuses all others.
Options = Annotated[dict[str, Any], described("SetupOptions")]


Facts = dict[str, Fact]


#: What an analysis counts, and how bad a loss is.
Unit = Literal["chance", "points"]


Grade = Literal[0, 1, 2, 3]


#: What a change of options is about.
Field = Literal["variant", "without", "mode", "players", "ruleset"]


class In(msgspec.Struct, forbid_unknown_fields=True):
    """What clients send: nothing that we do not know."""


class Out(msgspec.Struct, omit_defaults=True):
    """What clients get."""


class SetupOptions(TypedDict, total=False):
    """How a table is set up; the ruleset and mode where a game has more than one."""

    players: int
    variants: list[str]
    ruleset: str
    mode: str
    colours: list[str]


class Text(msgspec.Struct):
    """A text that is no JSON, and its language if it has one."""

    text: str
    language: str = ""
    kind: str = "text/plain"


class ErrorOut(Out):
    """What was refused, and why."""

    error: Annotated[str, Meta(description="One line in English.")]
    key: Annotated[
        str, Meta(description="Stable: the name of the problem, for a client's own words.")
    ]
    args: Annotated[dict[str, str | int], Meta(description="Facts for these words.")]
    detail: Annotated[
        str, Meta(description="Stable: the name of the sentence that says what exactly is wrong.")
    ] = ""


class ErrorMessage(ErrorOut, tag="error", tag_field="type"):
    """A problem, at a table. The state follows."""
