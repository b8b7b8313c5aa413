"""Facts of check files compared with the game: what does not hold is said in one line each."""

from collections.abc import Mapping
from types import NoneType, UnionType
from typing import Any, Final, Union, get_args, get_origin

import msgspec

from trilobite.core.decision import Event
from trilobite.core.errors import shown
from trilobite.core.game import AnyGame
from trilobite.core.record import option_of
from trilobite.core.session import Session
from trilobite.core.vector_file import CheckError, VectorStep
from trilobite.core.words import Words

#: What a table of one of these names says about a value, instead of naming it.
NULL: Final = "null"
CONTAINS: Final = "contains"
LACKS: Final = "lacks"
SAME_SET: Final = "set"
COUNT: Final = "count"
SAYINGS: Final = frozenset((NULL, CONTAINS, LACKS, SAME_SET, COUNT))


# --- seats --------------------------------------------------------------------------------


def seat_words(session: Session, seat: int) -> str:
    """A seat with what it plays."""
    name = session.game.player(session.state, seat)
    return f"seat {seat} ({name})" if name else f"seat {seat}"


def seats_words(session: Session, seats: list[int]) -> str:
    """Several seats with what they play."""
    return " and ".join(seat_words(session, seat) for seat in seats) or "nobody"


def seat_meant(session: Session, named: int | str) -> int:
    """The seat of that number, or that plays what is named. Raises CheckError if there is none."""
    seats = range(session.game.seats)
    if isinstance(named, int) or named.isdecimal():
        if int(named) in seats:
            return int(named)
        raise CheckError(f"there is no seat {named}; seats are {', '.join(map(str, seats))}")
    for seat in seats:
        if named in session.game.player(session.state, seat).split(" + "):
            return seat
    known = ", ".join(seat_words(session, seat) for seat in seats)
    raise CheckError(f"nobody plays {shown(named)}; there are {known}")


# --- what is asked ------------------------------------------------------------------------


def compare_decision(where: str, step: VectorStep, session: Session, problems: list[str]) -> None:
    """Compares what the game waits for: a roll, a seat, a decision and its options."""
    seats = session.deciders()
    if step.over is not None and session.over != step.over:
        problems.append(f"{where}: the game is{'' if session.over else ' not'} over")
    if step.waits is not None and step.waits not in (session.waits_for or ""):
        due = session.waits_for or "no roll or draw is due"
        problems.append(f"{where}: {due}, not '{step.waits}'")
    if step.seat is not None:
        seat = seat_meant(session, step.seat)
        if seat not in seats:
            waits = seats_words(session, seats)
            problems.append(f"{where}: the game waits for {waits}, not {seat_words(session, seat)}")
        seats = [seat] if seat in seats else seats
    if step.decision is not None:
        asked = {d.kind for seat in seats if (d := session.decision_for(seat)) is not None}
        if step.decision not in asked:
            kinds = ", ".join(f"'{kind}'" for kind in sorted(asked)) or "nothing"
            problems.append(f"{where}: asked {kinds}, not '{step.decision}'")
    compare_options(where, step, session, seats, problems)
    if step.refuses:
        compare_refusals(where, step.refuses, session, problems)


def compare_options(
    where: str, step: VectorStep, session: Session, seats: list[int], problems: list[str]
) -> None:
    """Compares the options of those who decide, or of the seat that the step names."""
    words = session.game.words
    keys = [key for seat in seats for key in session.keys(seat)]
    told = ", ".join(keys)
    if not seats and (step.lacks or step.options is not None):
        problems.append(f"{where}: nobody has to decide, so there are no options to compare")
        return
    exact = step.options if isinstance(step.options, list) else None
    for key in [*step.offers, *(exact or [])]:
        option_of(key, words)  # raises for what is no option of the game at all
        if key not in keys:
            problems.append(f"{where}: '{key}' is not offered, but {told or 'nothing'}")
    for key in step.lacks:
        option_of(key, words)
        if key in keys:
            problems.append(f"{where}: '{key}' is offered")
    if exact is not None:
        for key in keys:
            if key not in exact:
                problems.append(f"{where}: '{key}' is offered too")
    elif step.options is not None and len(keys) != step.options:
        problems.append(f"{where}: there are {len(keys)} options, not {step.options}: {told}")


def compare_refusals(
    where: str, expected: list[str], session: Session, problems: list[str]
) -> None:
    """Compares what is refused, each with its clause."""
    words = session.game.words
    refused = [
        f"{words.key(refusal.option)}: {refusal.reason.clause}"
        for seat in session.deciders()
        for refusal in session.refusals(seat)
    ]
    for text in expected:
        if text not in refused:
            key = text.rpartition(":")[0]
            others = [line for line in refused if line.startswith(f"{key}:")]
            instead = f", but {', '.join(others)}" if others else ""
            problems.append(f"{where}: '{text}' is not among the refusals{instead}")


# --- what has happened --------------------------------------------------------------------


def event_line(event: Event, words: Words) -> str:
    """An event as a line: its verb and the names of its arguments."""
    return " ".join([event[0], *(name for _, name in words.event_arguments(event).values())])


def compare_log(
    where: str, step: VectorStep, events: list[Event], words: Words, problems: list[str]
) -> None:
    """What the step says of its events: these in this order, and none of those. A line may leave
    out arguments at its end."""
    lines = [event_line(event, words).split() for event in events]
    left = lines
    for line in step.log:
        expected = event_meant(line, words)
        found = [i for i, each in enumerate(left) if each[: len(expected)] == expected]
        if not found:
            told = "; ".join(" ".join(each) for each in lines) or "nothing"
            after = "" if left is lines else " after those before it"
            problems.append(f"{where}: '{line}' is not in the log{after}, but {told}")
            break
        left = left[found[0] + 1 :]
    for line in step.log_lacks:
        expected = event_meant(line, words)
        for each in lines:
            if each[: len(expected)] == expected:
                problems.append(f"{where}: '{' '.join(each)}' is in the log")


def event_meant(line: str, words: Words) -> list[str]:
    """The words of an event. Raises CheckError if the game tells no such thing."""
    verb, *names = line.split() or [""]
    domains = words.events.get(verb)
    if domains is None or len(names) > len(domains):
        raise CheckError(f"{shown(line)} is not an event of this game")
    for domain, name in zip(domains, names, strict=False):
        if words.number(domain, name) is None:
            raise CheckError(f"{shown(line)}: there is no {domain} {shown(name)}")
    return [verb, *names]


# --- positions, views, results ------------------------------------------------------------


def compare(where: str, expected: Any, found: Any, problems: list[str]) -> None:
    """Every expected fact must be found; tables may hold more than expected. A table such as
    `{ contains = [...] }` says something about what is found instead of naming it."""
    if isinstance(expected, dict) and expected and expected.keys() <= SAYINGS:
        compare_sayings(where, expected, found, problems)
    elif isinstance(expected, dict) and isinstance(found, Mapping):
        for name, value in expected.items():
            if name not in found:
                problems.append(f"{where}.{name} is missing")
            else:
                compare(f"{where}.{name}", value, found[name], problems)
    elif isinstance(expected, list) and isinstance(found, list) and len(expected) == len(found):
        for index, (one, other) in enumerate(zip(expected, found, strict=True)):
            compare(f"{where}[{index}]", one, other, problems)
    elif expected != found or isinstance(expected, bool) != isinstance(found, bool):
        problems.append(f"{where} is {told_value(found)}, not {told_value(expected)}")


def told_value(value: Any) -> str:
    """A value in a message; nothing is called as in the file."""
    return NULL if value is None else repr(value)


def compare_sayings(where: str, said: dict[str, Any], found: Any, problems: list[str]) -> None:
    """What is said about a value: that it is null, what a list contains, how long it is."""
    if NULL in said and (found is None) != (said[NULL] is True):
        problems.append(f"{where} is {told_value(found)}")
    if said.keys() == {NULL}:
        return
    if not isinstance(found, (list, Mapping)):
        problems.append(f"{where} is {told_value(found)}, not a list or table")
        return
    if COUNT in said and len(found) != said[COUNT]:
        names = ", ".join(map(str, found))
        problems.append(f"{where} has {len(found)}, not {said[COUNT]}: {names}")
    left = list(found)
    for wanted in [*listed(said, CONTAINS), *listed(said, SAME_SET)]:
        at = [i for i, each in enumerate(left) if holds(wanted, each)]
        if at:
            del left[at[0]]
        else:
            problems.append(f"{where} lacks {told_value(wanted)}: {told_value(found)}")
    if SAME_SET in said:
        problems += [f"{where} has {told_value(each)} too" for each in left]
    for unwanted in listed(said, LACKS):
        if any(holds(unwanted, each) for each in found):
            problems.append(f"{where} has {told_value(unwanted)}")


def listed(said: dict[str, Any], name: str) -> list[Any]:
    """The list that is said to be contained, or to be lacking."""
    values = said.get(name, [])
    return values if isinstance(values, list) else [values]


def holds(expected: Any, found: Any) -> bool:
    """Whether a fact holds."""
    problems: list[str] = []
    compare("", expected, found, problems)
    return not problems


def compare_views(where: str, step: VectorStep, session: Session, problems: list[str]) -> None:
    """Facts of what everybody sees, and of what a seat sees."""
    game = session.game
    compare(f"{where}: view", step.view, game.view(session.state, None), problems)
    for named, facts in step.view_of.items():
        seat = seat_meant(session, named)
        compare(f"{where}: view of {named}", facts, game.view(session.state, seat), problems)


def compare_result(where: str, step: VectorStep, session: Session, problems: list[str]) -> None:
    """Compares the result of a finished game."""
    if not step.result:
        return
    result = session.result
    if result is None:
        problems.append(f"{where}: the game has no result yet")
        return
    scores, winners = step.result.get("scores"), step.result.get("winners")
    if isinstance(scores, list) and len(scores) == len(result.scores):
        for seat, score in enumerate(result.scores):
            if scores[seat] != score:
                who = seat_words(session, seat)
                problems.append(f"{where}: {who} scores {score}, not {scores[seat]}")
        scores = None
    if isinstance(winners, list) and winners != result.winners:
        who, others = seats_words(session, result.winners), seats_words(session, winners)
        problems.append(f"{where}: {who} won, not {others}")
    found = {
        "reason": result.reason,
        "scores": result.scores,
        "achievement": result.achievement,
    }
    rest = {
        name: value
        for name, value in step.result.items()
        if name != "winners" and not (name == "scores" and scores is None)
    }
    compare(f"{where}: result", rest, found, problems)


# --- what is not there --------------------------------------------------------------------


def compare_absent(
    where: str, step: VectorStep, game: AnyGame, position: dict[str, Any], problems: list[str]
) -> None:
    """What is said to be absent must not be in the position, but the table it would be in, and its
    name must be one that could be there."""
    for path in step.absent:
        names = path.split(".")
        fault = unknown_name(game, position, names)
        if fault:
            problems.append(f"{where}: {path}: {fault}")
            continue
        found: Any = position
        for table in names[:-1]:
            found = found.get(table) if isinstance(found, dict) else None
        if not isinstance(found, dict):
            problems.append(f"{where}: the position has no table for {path}")
        elif names[-1] in found:
            problems.append(f"{where}: {path} is present")


def unknown_name(game: AnyGame, position: dict[str, Any], names: list[str]) -> str:
    """Which name of a path can never be in a position, in words; nothing if all can."""
    shape: Any = game.position_shape()
    for name in names:
        if isinstance(shape, type) and issubclass(shape, msgspec.Struct):
            fields = {field.encode_name: field.type for field in msgspec.structs.fields(shape)}
            if name not in fields:
                return f"a position has no field {shown(name)} there; it has {', '.join(fields)}"
            shape = without_none(fields[name])
        elif name in position or any(name in known for known in game.words.domains.values()):
            shape = without_none(get_args(shape)[1]) if get_origin(shape) is dict else None
        else:
            return f"this game has nothing called {shown(name)}"
    return ""


def without_none(type: Any) -> Any:
    """The type of what is there, if it is."""
    if get_origin(type) in (Union, UnionType):
        others = [each for each in get_args(type) if each is not NoneType]
        return others[0] if len(others) == 1 else None
    return type
