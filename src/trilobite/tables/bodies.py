"""The shapes that clients send and get, each of them here and nowhere else.

A field of an answer that has a default is left out where it has that value.
"""

from collections.abc import Mapping
from typing import Annotated, Any, Final, Literal, TypedDict

import msgspec
from msgspec import Meta

from trilobite.tables.model import SLOWEST

#: The longest record that can be opened, in characters.
LONGEST_RECORD: Final = 2_000_000

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


class In(msgspec.Struct, forbid_unknown_fields=True):
    """What clients send: nothing that we do not know."""


class Out(msgspec.Struct, omit_defaults=True):
    """What clients get."""


# --- what clients send --------------------------------------------------------------------


class SeatIn(In):
    """A seat of a new table."""

    kind: Literal["human", "bot", "open"] = "human"
    name: Annotated[str, Meta(max_length=40)] = ""
    bot: Annotated[str, Meta(max_length=40, description="A bot's name, or its level.")] = "greedy"


class NewTable(In, kw_only=True):
    """A new table."""

    game: Annotated[str, Meta(max_length=40)] = "genesis"
    options: Options = {}
    seats: Annotated[list[SeatIn], Meta(min_length=1, max_length=8)]
    seed: Annotated[str, Meta(max_length=64)] | None = None
    pace: Annotated[
        int, Meta(ge=0, le=SLOWEST, description="Milliseconds between the answers of bots.")
    ] = 300
    pack: Annotated[str, Meta(max_length=100, description="Empty for the game's own cards.")] = ""


class Fork(In):
    """A what-if from the given number of answers on."""

    answers: Annotated[int, Meta(ge=0)]


class Upload(In):
    """A record to open as a table."""

    record: Annotated[str, Meta(max_length=LONGEST_RECORD)]


class MessageIn(In):
    """What a browser says at a table. An answer has seat, key and version; a restart may name the
    seat; a pace has milliseconds."""

    type: Literal["answer", "undo", "redo", "restart", "pace"]
    seat: int | None = None
    key: str = ""
    version: int | None = None
    pace: int | None = None


class SetupOptions(TypedDict, total=False):
    """How a table is set up; the ruleset and mode where a game has more than one."""

    players: int
    variants: list[str]
    ruleset: str
    mode: str
    colours: list[str]


# --- what clients get ---------------------------------------------------------------------


class Text(msgspec.Struct):
    """A text that is no JSON, and its language if it has one."""

    text: str
    language: str = ""


class ErrorOut(Out):
    """What was refused, and why."""

    error: Annotated[str, Meta(description="One line in English.")]
    key: Annotated[
        str, Meta(description="Stable: the name of the problem, for a client's own words.")
    ]
    args: Annotated[dict[str, str | int], Meta(description="Facts for these words.")]


class ErrorMessage(ErrorOut, tag="error", tag_field="type"):
    """A problem, at a table. The state follows."""


class TableCreated(Out):
    """Where a new table is."""

    id: str


class Claimed(Out):
    """A seat was taken."""

    mine: bool


class Links(Out):
    """What opens a table to others."""

    claim: str
    watch: str


class SeatOut(Out):
    """A seat as everybody sees it."""

    kind: Literal["human", "bot", "open"]
    name: str
    bot: Annotated[str, Meta(description="Which bot; empty for people.")]
    taken: bool
    mine: bool


class TableOut(Out):
    """A table in a list."""

    id: str
    created: str
    game: str
    title: str
    options: Options
    pack: str
    seats: list[SeatOut]
    over: bool
    my_turn: bool
    what_if: bool


class PhraseOut(Out):
    """A fact that is a phrase: say this message with these facts."""

    say: str
    with_: Facts = msgspec.field(name="with")


class SeveralOut(Out):
    """A fact that is several facts, joined by a separator."""

    join: list[Fact]
    by: str


class OptionOut(Out):
    """One option: its key, which answers it, and its parts for wording and highlighting. Facts
    named `a` and `b` are said instead of its arguments."""

    key: str
    verb: str
    arguments: list[Named]
    facts: Facts = {}


class ForcedOut(OptionOut, kw_only=True):
    """What a seat answered for want of a choice."""

    seat: int
    answers: Annotated[int, Meta(description="How many answers were given before it.")]


class RefusalOut(OptionOut, kw_only=True):
    """Something refused, and why."""

    reason: str
    clause: str


class DecisionOut(Out):
    """What a seat has to decide. `context` tells what it is about, `facts` what a sentence about
    it needs beyond that."""

    seat: int
    kind: str
    clause: str
    context: Context
    options: list[OptionOut]
    facts: Facts = {}


class ForcedDecisionOut(DecisionOut, kw_only=True):
    """A decision that answered itself, and what was refused there."""

    refused: list[RefusalOut]


class LogOut(Out):
    """An event of the log."""

    event: str
    arguments: list[Named]
    answers: Annotated[int, Meta(description="How many answers were given before it.")]
    dice: Annotated[list[int], Meta(description="The dice that it tells of, if any.")] = []
    facts: Facts = {}


class ResultOut(Out):
    """How a game ended."""

    reason: str
    scores: list[int]
    winners: list[int]
    achievement: str


class ParentOut(Out):
    """Where a what-if table branched off."""

    table: str
    answers: int


class StateOut(Out, tag="state", tag_field="type"):
    """The state of a table, told after every change."""

    game: str
    options: Options
    pack: str
    version: Annotated[int, Meta(description="Grows with each change; an answer names it.")]
    answers: int
    settled: Annotated[
        int, Meta(description="Answers without the votes of a ballot that is still open.")
    ]
    view: Annotated[Plain, Meta(description="What the browser may know; its shape is the game's.")]
    decisions: Annotated[list[DecisionOut], Meta(description="Of this browser's seats.")]
    waiting: Annotated[list[int], Meta(description="The seats that the game waits for.")]
    seats: list[SeatOut]
    creator: Annotated[bool, Meta(description="Whether this browser made the table.")]
    forced: Annotated[
        list[ForcedOut],
        Meta(description="What this browser's seats had no choice in since they last had one."),
    ]
    can_undo: bool
    can_redo: bool
    can_restart: bool
    dice: Annotated[list[int], Meta(description="The dice rolled last.")]
    log_from: Annotated[int, Meta(description="`log` replaces all events from this number on.")]
    log: list[LogOut]
    over: bool
    result: ResultOut | None
    breakdown: Annotated[
        list[dict[str, int]], Meta(description="Points by seat and source, as of now.")
    ]
    pace: int
    commitment: str
    seed: Annotated[str | None, Meta(description="Published when the game is over.")]
    parent: ParentOut | None


class StepOut(Out):
    """The game as it was."""

    answers: int
    of: int
    view: Plain
    asked: Annotated[
        list[DecisionOut], Meta(description="Options are told for one's own seats only.")
    ]
    breakdown: list[dict[str, int]]
    log: Annotated[list[LogOut], Meta(description="The last events before.")]


class VerdictOut(Out):
    """What the bot says of a decision of the past."""

    answers: Annotated[int, Meta(description="How many answers were given before it.")]
    decision: Annotated[
        DecisionOut, Meta(description="With the best options and the one that was taken.")
    ]
    played: str
    preferred: str
    values: Annotated[
        list[float | None],
        Meta(description="Points of each option; null if the bot did not try it."),
    ]
    loss: Annotated[
        float | None,
        Meta(description="How much worse the answer is than the preferred one, in the unit."),
    ]
    grade: Annotated[Grade, Meta(description="1 doubtful, 2 a mistake, 3 a blunder.")]


class StretchOut(Out):
    """From one moment at which something new begins to the next."""

    answers: Annotated[int, Meta(description="How many answers were given before it.")]
    until: Annotated[int, Meta(description="How many at its end.")]
    before: Annotated[list[float], Meta(description="By seat, what it could expect.")]
    after: list[float]
    decided: Annotated[
        list[float] | None,
        Meta(description="By seat, the change by decisions; null where players have secrets."),
    ]
    chanced: Annotated[list[float] | None, Meta(description="The rest: dice, draws, the rules.")]
    seats: Annotated[list[int], Meta(description="Who decided.")]
    last: Annotated[bool, Meta(description="Whether the game was over then.")]
    verdicts: Annotated[
        list[VerdictOut], Meta(description="Until the end of one's own decisions only.")
    ]


class AnalysisOut(Out):
    """What a bot makes of a game, as far as it has come."""

    bot: str
    status: Literal["none", "running", "done", "failed"]
    unit: Annotated[
        Unit | None,
        Meta(description="What is expected: the chance to win, or points; null if not known yet."),
    ]
    answers: Annotated[int, Meta(description="How many answers the game had when it began.")]
    ready: int
    of: int
    first: Annotated[int, Meta(description="The number of the first stretch told here.")]
    stretches: list[StretchOut]


class CardsOut(Out):
    """The cards of a game, and their names by domain, id and language."""

    cards: Plain
    names: dict[str, dict[str, dict[str, str]]]


class VariantOut(Out):
    """A variant that a table may use."""

    name: str
    clause: str
    text: str


class PackOut(Out):
    """A pack that a table may use."""

    name: str
    fault: Annotated[
        str, Meta(description="What is wrong with it; empty if it can be played with.")
    ]


class GameOut(Out):
    """A game that can be set up."""

    name: str
    title: str
    rulesets: list[str]
    modes: list[str]
    players: list[int]
    variants: list[VariantOut]
    bots: Annotated[list[str], Meta(description="Levels, from easy to hard.")]
    packs: list[PackOut]
