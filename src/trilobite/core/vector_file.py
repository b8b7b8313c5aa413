"""Check files read: their shape, and the position that several of them may share.

    id = "GEN-EX-20"
    title = "A six kills one manna and one enzyme"
    clauses = ["F2d.1"]
    game = "genesis"
    base = "positions/volcano.toml"  # a position file; what follows is laid over it
    also = [{ ruleset = "second" }]  # played again with these options changed

    [options]            # as for a new game
    [position]           # as in a position file; left out: the set-up

    [[step]]
    only = { ruleset = "second" }               # left out where the options are others
    do = ["~ roll 1 6", "0> keep"]              # lines as in a record
    until = "purchase"                          # plays on to this decision or phase
    by = ["done"]                               # with the first of these answers that is offered
    waits = "roll 2 dice"                       # the roll or draw that is due next
    decision = "manna-death"                    # kind of the decision that follows
    seat = 0                                    # who has to decide: a seat, or a name
    options = ["kill-cube red"]                 # all of its options, or how many there are
    offers = ["kill-cube red"]                  # among its options
    lacks = ["live"]                            # not among its options
    refuses = ["biont pool warm-pond: E1b.1"]   # refused, with the clause
    absent = ["organism.viroid"]                # not in the position
    log = ["biont-died red"]                    # events of this step, in this order
    log_lacks = ["extinct"]                     # what did not happen in it
    over = false
    [step.position]      # facts of the position
    [step.view]          # facts of what everybody sees
    [step.view_of.0]     # facts of what a seat sees
    [step.result]        # reason, scores, winners

A file that cannot be reproduced says why in `unreproducible` and needs no step.
"""

from collections.abc import Callable
from typing import Any

import msgspec

from trilobite.core.errors import TrilobiteError, shown
from trilobite.core.position import PositionHeader, one_line

#: Gives the text of a file that a check file names, or raises a TrilobiteError.
Reader = Callable[[str], str]


class CheckError(TrilobiteError):
    """A check file that says something which cannot be meant."""


class VectorStep(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """Some answers and what is true after them."""

    only: dict[str, Any] = {}
    do: list[str] = []
    until: str | None = None
    by: list[str] | None = None
    waits: str | None = None
    decision: str | None = None
    seat: int | str | None = None
    options: list[str] | int | None = None
    offers: list[str] = []
    lacks: list[str] = []
    refuses: list[str] = []
    absent: list[str] = []
    log: list[str] = []
    log_lacks: list[str] = []
    over: bool | None = None
    position: dict[str, Any] = {}
    view: dict[str, Any] = {}
    view_of: dict[str, dict[str, Any]] = {}
    result: dict[str, Any] = {}

    def plays(self) -> bool:
        """Whether anything happens in the step."""
        return bool(self.do) or self.until is not None


class Vector(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """A check file."""

    id: str
    title: str
    game: str
    clauses: list[str] = []
    source: str = ""
    note: str = ""
    unreproducible: str = ""
    base: str = ""
    also: list[dict[str, Any]] = []
    options: dict[str, Any] = {}
    position: dict[str, Any] | None = None
    step: list[VectorStep] = []


def read_vector(text: str, read: Reader) -> Vector:
    """The check file of a text, with its base below it. Raises CheckError with what is wrong."""
    try:
        vector = msgspec.toml.decode(text, type=Vector)
    except (msgspec.DecodeError, RecursionError) as error:
        raise CheckError(f"not a check file: {one_line(error)}") from error
    return lay_over_base(vector, read) if vector.base else vector


def lay_over_base(vector: Vector, read: Reader) -> Vector:
    """Options and position of a check file over those of the position file that it names."""
    where = f"base {shown(vector.base)}"
    try:
        base = msgspec.toml.decode(read(vector.base), type=PositionHeader)
    except (msgspec.DecodeError, RecursionError) as error:
        raise CheckError(f"{where} is not a position file: {one_line(error)}") from error
    except TrilobiteError as error:
        raise CheckError(f"{where}: {one_line(error)}") from error
    if base.game != vector.game:
        raise CheckError(f"{where} is a position of {base.game}, not of {vector.game}")
    return msgspec.structs.replace(
        vector,
        options={**base.options, **vector.options},
        position=laid_over(base.position, vector.position or {}),
    )


def laid_over(below: dict[str, Any], above: dict[str, Any]) -> dict[str, Any]:
    """A table over another: tables are joined, all else is replaced."""
    joined = dict(below)
    for name, value in above.items():
        under = joined.get(name)
        both = isinstance(value, dict) and isinstance(under, dict)
        joined[name] = laid_over(under, value) if both and isinstance(under, dict) else value
    return joined


def no_other_file(name: str) -> str:
    """The reader of a check file that stands alone."""
    raise CheckError(f"there is no file {shown(name)} beside the check file")
