"""Check files: a position, a script of answers and chance, and the facts expected after it.

    id = "GEN-EX-20"
    title = "A six kills one manna and one enzyme"
    clauses = ["F2d.1"]
    game = "genesis"
    also = [{ ruleset = "second" }]  # played again with these options changed

    [options]            # as for a new game
    [position]           # as in a position file; left out: the set-up

    [[step]]
    do = ["~ roll 1 6", "0> keep"]              # lines as in a record
    waits = "roll 2 dice"                       # the roll or draw that is due next
    decision = "manna-death"                    # kind of the decision that follows
    seat = 0                                    # who has to decide
    offers = ["kill-cube red"]                  # among its options
    lacks = ["live"]                            # not among its options
    refuses = ["biont pool warm-pond: E1b.1"]   # refused, with the clause
    absent = ["organism.viroid"]                # not in the position
    over = false
    [step.position]      # facts of the position
    [step.view]          # facts of the public view
    [step.result]        # reason, scores, winners

A file that cannot be reproduced says why in `unreproducible` and needs no step.
"""

from typing import Any

import msgspec

from trilobite.core.chance import Answer, Chance, Draw, Entry, Roll
from trilobite.core.errors import ChanceError, TrilobiteError
from trilobite.core.game import AnyGame
from trilobite.core.position import GameMaker, one_line
from trilobite.core.record import entry_of, line_of, option_of
from trilobite.core.session import Session, begin
from trilobite.core.state import State


class VectorStep(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """Some answers and what is true after them."""

    do: list[str] = []
    waits: str | None = None
    decision: str | None = None
    seat: int | None = None
    offers: list[str] = []
    lacks: list[str] = []
    refuses: list[str] = []
    absent: list[str] = []
    over: bool | None = None
    position: dict[str, Any] = {}
    view: dict[str, Any] = {}
    result: dict[str, Any] = {}


class Vector(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """A check file."""

    id: str
    title: str
    game: str
    clauses: list[str] = []
    source: str = ""
    note: str = ""
    unreproducible: str = ""
    also: list[dict[str, Any]] = []
    options: dict[str, Any] = {}
    position: dict[str, Any] | None = None
    step: list[VectorStep] = []


class VectorReport:
    """What came of a check file."""

    def __init__(self, id: str, note: str) -> None:
        self.id = id
        self.note = note
        self.problems: list[str] = []

    @property
    def passed(self) -> bool:
        """Whether all facts held."""
        return not self.problems


def run_vector(text: str, make_game: GameMaker) -> VectorReport:
    """Plays a check file and compares. Never raises for what the file says."""
    try:
        vector = msgspec.toml.decode(text, type=Vector)
    except (msgspec.DecodeError, RecursionError) as error:
        report = VectorReport("?", "")
        report.problems.append(f"not a check file: {one_line(error)}")
        return report
    report = VectorReport(vector.id, vector.unreproducible or vector.note)
    if not vector.step:
        if not vector.unreproducible:
            report.problems.append("the file has no step")
        return report
    for changed in ({}, *vector.also):
        problems: list[str] = []
        try:
            game = make_game(vector.game, {**vector.options, **changed})
            play(vector, game, problems)
        except TrilobiteError as error:
            problems.append(one_line(error))
        told = ", ".join(f"{name} {value}" for name, value in changed.items())
        report.problems += [f"with {told}: {problem}" if told else problem for problem in problems]
    return report


def play(vector: Vector, game: AnyGame, problems: list[str]) -> None:
    """Plays the steps of a vector and notes every fact that does not hold."""
    start = None if vector.position is None else game.from_position(vector.position)
    scripts = [[entry_of(line, game.words) for line in step.do] for step in vector.step]
    session, unused = opened(game, start, scripts[0])
    seen = 0
    for number, (step, script) in enumerate(zip(vector.step, scripts, strict=True), start=1):
        where = f"step {number}"
        try:
            follow(session, script, unused)
            compare_given(where, script, session, seen, problems)
            compare_decision(where, step, session, problems)
        except TrilobiteError as error:
            problems.append(f"{where}: {one_line(error)}")
            return
        seen = len(session.history)
        position = game.position(session.state)
        compare(f"{where}: position", step.position, position, problems)
        compare_absent(where, step, position, problems)
        compare(f"{where}: view", step.view, game.view(session.state, None), problems)
        compare_result(where, step, session, problems)
        try:
            game.check_components(session.state)
        except AssertionError as error:
            problems.append(f"{where}: {one_line(error)}")


def follow(session: Session, script: list[Entry], unused: list[Roll | Draw]) -> None:
    """Plays the lines of a step. Raises ChanceError if the game has no use for a roll or draw."""
    for entry in script:
        if not isinstance(entry, Answer):
            unused.append(entry)
        elif not entry.auto:
            session.choose(session.game.words.key(entry.option), entry.seat)
        while unused and session.waits_for is not None:
            session.provide(unused.pop(0))
    if unused:
        lines = [f"'{line_of(entry, session.game.words)}'" for entry in unused]
        raise ChanceError(f"the game did not ask for {', '.join(lines)}")


def opened(
    game: AnyGame, start: State | None, script: list[Entry]
) -> tuple[Session, list[Roll | Draw]]:
    """A session at its first decision or roll, and what is left over from setting it up.

    Without a position the set-up draws: what stands before the first answer is taken for it.
    """
    chance = Chance(None)
    while start is None and script:
        entry = script[0]
        if isinstance(entry, Answer):
            break
        chance.script.append(entry)
        del script[0]
    session = begin(game, start=start, chance=chance)
    unused = chance.script[chance.next :]
    del chance.script[chance.next :]
    return session, unused


def compare_given(
    where: str, script: list[Entry], session: Session, seen: int, problems: list[str]
) -> None:
    """Answers that gave themselves (`0= done`) must have done so, in this order."""
    words = session.game.words
    happened = [
        line_of(entry, words)
        for entry in session.history[seen:]
        if isinstance(entry, Answer) and entry.auto
    ]
    for entry in script:
        if isinstance(entry, Answer) and entry.auto:
            line = line_of(entry, words)
            if line not in happened:
                problems.append(f"{where}: '{line}' did not give itself")
                return
            del happened[: happened.index(line) + 1]


def compare_decision(where: str, step: VectorStep, session: Session, problems: list[str]) -> None:
    """Compares what the game waits for: a roll, a seat, a decision and its options."""
    seats = session.deciders()
    if step.over is not None and session.over != step.over:
        problems.append(f"{where}: the game is{'' if session.over else ' not'} over")
    if step.waits is not None and step.waits not in (session.waits_for or ""):
        due = session.waits_for or "no roll or draw is due"
        problems.append(f"{where}: {due}, not '{step.waits}'")
    if step.seat is not None and step.seat not in seats:
        problems.append(f"{where}: the game waits for seats {seats}, not {step.seat}")
    if step.decision is not None:
        asked = {d.kind for seat in seats if (d := session.decision_for(seat)) is not None}
        if step.decision not in asked:
            problems.append(f"{where}: asked {sorted(asked)}, not '{step.decision}'")
    keys = [key for seat in seats for key in session.keys(seat)]
    for key in step.offers:
        if key not in keys:
            problems.append(f"{where}: '{key}' is not offered, but {', '.join(keys)}")
    for key in step.lacks:
        option_of(key, session.game.words)  # a misspelt option is never offered
        if key in keys:
            problems.append(f"{where}: '{key}' is offered")
    if step.refuses:
        compare_refusals(where, step.refuses, session, problems)


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


def compare_absent(
    where: str, step: VectorStep, position: dict[str, Any], problems: list[str]
) -> None:
    """What is said to be absent must not be in the position, but the table it would be in."""
    for path in step.absent:
        *tables, last = path.split(".")
        found: Any = position
        for table in tables:
            found = found.get(table) if isinstance(found, dict) else None
        if not isinstance(found, dict):
            problems.append(f"{where}: the position has no table for {path}")
        elif last in found:
            problems.append(f"{where}: {path} is present")


def compare(where: str, expected: Any, found: Any, problems: list[str]) -> None:
    """Every expected fact must be found; tables may hold more than expected."""
    if isinstance(expected, dict) and isinstance(found, dict):
        for name, value in expected.items():
            if name not in found:
                problems.append(f"{where}.{name} is missing")
            else:
                compare(f"{where}.{name}", value, found[name], problems)
    elif isinstance(expected, list) and isinstance(found, list) and len(expected) == len(found):
        for index, (one, other) in enumerate(zip(expected, found, strict=True)):
            compare(f"{where}[{index}]", one, other, problems)
    elif expected != found:
        problems.append(f"{where} is {found!r}, not {expected!r}")


def compare_result(where: str, step: VectorStep, session: Session, problems: list[str]) -> None:
    """Compares the result of a finished game."""
    if not step.result:
        return
    result = session.result
    if result is None:
        problems.append(f"{where}: the game has no result yet")
        return
    found = {
        "reason": result.reason,
        "scores": result.scores,
        "winners": result.winners,
        "achievement": result.achievement,
    }
    compare(f"{where}: result", step.result, found, problems)
