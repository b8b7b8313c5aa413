"""What was learned by `trilobite train`, as a small file of whole numbers.

`bots/weights/NAME.json` is what the bots of a game play with; without it they play as written.
"""

from dataclasses import fields, replace
from pathlib import Path
from typing import Any, Final, cast

import msgspec

from trilobite.bots.correction import CLOCK, OWN, RIVAL, UNIT, Corrected, terms_of
from trilobite.bots.evaluator import AnyEvaluator, constants_of
from trilobite.core.errors import TrilobiteError

FOLDER: Final = Path(__file__).with_name("weights")


class LearnedError(TrilobiteError):
    """A file of what was learned that cannot be used. The message says why."""


class Arm(msgspec.Struct, frozen=True):
    """What bots with this file did in the gate against those that are shipped."""

    bot: str
    games: int
    #: The share of victories, and its interval.
    wins: float
    low: float
    high: float


class Provenance(msgspec.Struct, frozen=True):
    """Where the numbers come from."""

    commands: list[str]
    seeds: list[str]
    commit: str
    games: int
    strength: list[Arm] = []


class Learned(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Constants and weights in thousandths, and where they come from."""

    game: str
    constants: dict[str, int]
    weights: dict[str, int]
    provenance: Provenance


def read(path: Path) -> Learned:
    """The file of that name. Raises LearnedError with what is wrong."""
    try:
        return msgspec.json.decode(path.read_bytes(), type=Learned)
    except FileNotFoundError:
        raise LearnedError("there is no such file").at(path) from None
    except msgspec.DecodeError as error:
        raise LearnedError(f"holds nothing that `trilobite train` has learned: {error}").at(
            path
        ) from error


def write(path: Path, learned: Learned) -> None:
    """Writes a file that people can read, a number a line."""
    text = msgspec.json.format(msgspec.json.encode(learned), indent=1)
    draft = path.with_suffix(".draft")
    draft.write_bytes(text + b"\n")
    draft.replace(path)


def shipped(name: str, written: AnyEvaluator) -> AnyEvaluator:
    """The evaluator of a game with what was learned for it, if there is a file."""
    path = FOLDER / f"{name}.json"
    if not path.is_file():
        return written
    learned = read(path)
    if learned.game != name:
        raise LearnedError(f"is about {learned.game}").at(path)
    try:
        return equipped(name, written, points(learned.constants), learned.weights)
    except LearnedError as error:
        raise error.at(path) from None


def equipped(
    name: str, evaluator: AnyEvaluator, constants: dict[str, float], weights: dict[str, int]
) -> AnyEvaluator:
    """The evaluator of a game with other constants, and with weights instead of those it has."""
    written = evaluator.written if isinstance(evaluator, Corrected) else evaluator
    known = numbers_of(written)
    for each in constants:
        if each not in known:
            raise LearnedError(f"'{each}' is no constant of {name}; there are {', '.join(known)}")
    if constants:
        tuned = replace(constants_of(written), **constants)
        written = cast(AnyEvaluator, cast(Any, type(written))(tuned))
    if not weights:
        return written
    for each in weights:
        if each.partition(" ")[0] not in (OWN, RIVAL, CLOCK):
            raise LearnedError(f"'{each}' names no weight")
    terms = terms_of(name)
    if terms is None:
        raise LearnedError(f"nobody has written down what the value of {name} is made up of")
    return Corrected(written, terms, weights)


def numbers_of(evaluator: AnyEvaluator) -> dict[str, float]:
    """The constants of an evaluator by name."""
    constants = constants_of(evaluator)
    if constants is None:
        return {}
    return {each.name: getattr(constants, each.name) for each in fields(constants)}


def thousandths(numbers: dict[str, float]) -> dict[str, int]:
    """Numbers as they are written to a file."""
    return {name: round(UNIT * number) for name, number in numbers.items()}


def points(numbers: dict[str, int]) -> dict[str, float]:
    """Numbers of a file as they are reckoned with."""
    return {name: number / UNIT for name, number in numbers.items()}
