"""The shapes that clients send and get, as OpenAPI documents them."""

from typing import Any, Literal

from pydantic import BaseModel, ConfigDict, Field


class Strict(BaseModel):
    """A body with no field we do not know."""

    model_config = ConfigDict(extra="forbid")


class SeatIn(Strict):
    """A seat of a new table."""

    kind: Literal["human", "bot", "open"] = "human"
    name: str = Field(default="", max_length=40)
    bot: str = "random"


class NewTable(Strict):
    """A new table."""

    game: str = "genesis"
    options: dict[str, Any] = {}
    seats: list[SeatIn] = Field(min_length=1, max_length=4)
    seed: str | None = Field(default=None, max_length=64)
    pace: int = Field(default=300, ge=0, le=10_000)


class TableCreated(BaseModel):
    """Where a new table is."""

    id: str


class Fork(Strict):
    """A what-if from the given number of answers on."""

    answers: int = Field(ge=0)


class Upload(Strict):
    """A record to open as a table."""

    record: str = Field(max_length=2_000_000)


class SeatOut(BaseModel):
    """A seat as everybody sees it."""

    kind: Literal["human", "bot", "open"]
    name: str
    taken: bool
    mine: bool


class TableOut(BaseModel):
    """A table in a list."""

    id: str
    created: str
    game: str
    options: dict[str, Any]
    seats: list[SeatOut]
    over: bool
    my_turn: bool
    what_if: bool


class OptionOut(BaseModel):
    """One option: its key, which answers it, and its parts for wording and highlighting."""

    key: str
    verb: str
    #: Domain and name of each argument.
    arguments: list[tuple[str, str]]


class RefusalOut(OptionOut):
    """Something refused, and why."""

    reason: str
    clause: str


class VariantOut(BaseModel):
    """A variant that a table may use."""

    name: str
    clause: str
    text: str


class GameOut(BaseModel):
    """A game that can be set up."""

    name: str
    rulesets: list[str]
    modes: list[str]
    players: list[int]
    variants: list[VariantOut]
    bots: list[str]
