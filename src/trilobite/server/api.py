"""The shapes that clients send and get, as OpenAPI documents them."""

from typing import Any, Literal

from pydantic import BaseModel, ConfigDict, Field

from trilobite.server.table import SLOWEST

#: The longest record that can be opened, in characters.
LONGEST_RECORD = 2_000_000

#: Domain and name: `["refugium", "warm-pond"]`, `["number", "3"]`.
Named = tuple[str, str]


class Strict(BaseModel):
    """A body with no field we do not know."""

    model_config = ConfigDict(extra="forbid")


# --- what clients send --------------------------------------------------------------------


class SeatIn(Strict):
    """A seat of a new table."""

    kind: Literal["human", "bot", "open"] = "human"
    name: str = Field(default="", max_length=40)
    bot: str = Field(default="greedy", max_length=40, description="A bot's name, or its level.")


class NewTable(Strict):
    """A new table."""

    game: str = Field(default="genesis", max_length=40)
    options: dict[str, Any] = Field(default={}, description="players, variants, ruleset, mode")
    seats: list[SeatIn] = Field(min_length=1, max_length=8)
    seed: str | None = Field(default=None, max_length=64)
    pace: int = Field(
        default=300, ge=0, le=SLOWEST, description="Milliseconds between the answers of bots."
    )
    pack: str = Field(default="", max_length=100, description="Empty for the game's own cards.")


class Fork(Strict):
    """A what-if from the given number of answers on."""

    answers: int = Field(ge=0)


class Upload(Strict):
    """A record to open as a table."""

    record: str = Field(max_length=LONGEST_RECORD)


class MessageIn(Strict):
    """What a browser says over the WebSocket. An answer has seat, key and version; a restart may
    name the seat; a pace has milliseconds."""

    type: Literal["answer", "undo", "redo", "restart", "pace"]
    seat: int | None = None
    key: str = ""
    version: int | None = None
    pace: int | None = None


# --- what clients get ---------------------------------------------------------------------


class ErrorOut(BaseModel):
    """What was refused, and why."""

    error: str = Field(description="One line in English.")
    key: str = Field(description="Stable: the name of the problem, for a client's own words.")
    args: dict[str, str | int] = Field(description="Facts for these words.")


class ErrorMessage(ErrorOut):
    """A problem, over the WebSocket. The state follows."""

    type: Literal["error"]


class TableCreated(BaseModel):
    """Where a new table is."""

    id: str


class Claimed(BaseModel):
    """A seat was taken."""

    mine: bool


class Links(BaseModel):
    """What opens a table to others."""

    claim: str
    watch: str


class SeatOut(BaseModel):
    """A seat as everybody sees it."""

    kind: Literal["human", "bot", "open"]
    name: str
    bot: str = Field(description="Which bot; empty for people.")
    taken: bool
    mine: bool


class TableOut(BaseModel):
    """A table in a list."""

    id: str
    created: str
    game: str
    title: str
    options: dict[str, Any]
    pack: str
    seats: list[SeatOut]
    over: bool
    my_turn: bool
    what_if: bool


class OptionOut(BaseModel):
    """One option: its key, which answers it, and its parts for wording and highlighting."""

    key: str
    verb: str
    arguments: list[Named]


class ForcedOut(OptionOut):
    """What a seat answered for want of a choice."""

    seat: int
    answers: int = Field(description="How many answers were given before it.")


class RefusalOut(OptionOut):
    """Something refused, and why."""

    reason: str
    clause: str


class DecisionOut(BaseModel):
    """What a seat has to decide. `context` tells what it is about: a name with its domain, a list
    of these, or plain numbers such as dice."""

    seat: int
    kind: str
    clause: str
    context: dict[str, Named | list[Named] | list[int] | int]
    options: list[OptionOut]


class ForcedDecisionOut(DecisionOut):
    """A decision that answered itself, and what was refused there."""

    refused: list[RefusalOut]


class LogOut(BaseModel):
    """An event of the log."""

    event: str
    arguments: list[Named]
    answers: int = Field(description="How many answers were given before it.")
    dice: list[int] = Field(default=[], description="The dice that it tells of, if any.")


class ResultOut(BaseModel):
    """How a game ended."""

    reason: str
    scores: list[int]
    winners: list[int]
    achievement: str


class ParentOut(BaseModel):
    """Where a what-if table branched off."""

    table: str
    answers: int


class StateOut(BaseModel):
    """The state of a table, sent over the WebSocket after every change."""

    type: Literal["state"]
    game: str
    options: dict[str, Any]
    pack: str
    version: int = Field(description="Grows with each change; an answer names it.")
    answers: int
    settled: int = Field(description="Answers without the votes of a ballot that is still open.")
    view: dict[str, Any] = Field(description="What the browser may know; its shape is the game's.")
    decisions: list[DecisionOut] = Field(description="Of this browser's seats.")
    waiting: list[int] = Field(description="The seats that the game waits for.")
    seats: list[SeatOut]
    creator: bool = Field(description="Whether this browser made the table.")
    forced: list[ForcedOut] = Field(
        description="What this browser's seats had no choice in since they last had one."
    )
    can_undo: bool
    can_redo: bool
    can_restart: bool
    dice: list[int] = Field(description="The dice rolled last.")
    log_from: int = Field(description="`log` replaces all events from this number on.")
    log: list[LogOut]
    over: bool
    result: ResultOut | None
    breakdown: list[dict[str, int]] = Field(description="Points by seat and source, as of now.")
    pace: int
    commitment: str
    seed: str | None = Field(description="Published when the game is over.")
    parent: ParentOut | None


class StepOut(BaseModel):
    """The game as it was."""

    answers: int
    of: int
    view: dict[str, Any]
    asked: list[DecisionOut] = Field(description="Options are told for one's own seats only.")
    breakdown: list[dict[str, int]]
    log: list[LogOut] = Field(description="The last events before.")


class VerdictOut(BaseModel):
    """What the bot says of a decision of the past."""

    answers: int = Field(description="How many answers were given before it.")
    decision: DecisionOut = Field(description="With the best options and the one that was taken.")
    played: str
    preferred: str
    values: list[float | None] = Field(
        description="Points of each option; null if the bot did not try it."
    )
    loss: float | None = Field(
        description="How much worse the answer is than the preferred one, in the unit."
    )
    grade: Literal[0, 1, 2, 3] = Field(description="1 doubtful, 2 a mistake, 3 a blunder.")


class StretchOut(BaseModel):
    """From one moment at which something new begins to the next."""

    answers: int = Field(description="How many answers were given before it.")
    until: int = Field(description="How many at its end.")
    before: list[float] = Field(description="By seat, what it could expect.")
    after: list[float]
    decided: list[float] | None = Field(
        description="By seat, the change by decisions; null where players have secrets."
    )
    chanced: list[float] | None = Field(description="The rest: dice, draws, the rules.")
    seats: list[int] = Field(description="Who decided.")
    last: bool = Field(description="Whether the game was over then.")
    verdicts: list[VerdictOut] = Field(description="Until the end of one's own decisions only.")


class AnalysisOut(BaseModel):
    """What a bot makes of a game, as far as it has come."""

    bot: str
    status: Literal["none", "running", "done", "failed"]
    unit: Literal["chance", "points"] | None = Field(
        description="What is expected: the chance to win, or points; null if not known yet."
    )
    answers: int = Field(description="How many answers the game had when it began.")
    ready: int
    of: int
    first: int = Field(description="The number of the first stretch told here.")
    stretches: list[StretchOut]


class CardsOut(BaseModel):
    """The cards of a game, and their names by domain, id and language."""

    cards: dict[str, Any]
    names: dict[str, dict[str, dict[str, str]]]


class VariantOut(BaseModel):
    """A variant that a table may use."""

    name: str
    clause: str
    text: str


class PackOut(BaseModel):
    """A pack that a table may use."""

    name: str
    fault: str = Field(description="What is wrong with it; empty if it can be played with.")


class GameOut(BaseModel):
    """A game that can be set up."""

    name: str
    title: str
    rulesets: list[str]
    modes: list[str]
    players: list[int]
    variants: list[VariantOut]
    bots: list[str] = Field(description="Levels, from easy to hard.")
    packs: list[PackOut]
