"""Check files: a position, a script of answers and chance, and the facts expected after it.

    id = "GEN-EX-20"
    title = "A six kills one manna and one enzyme"
    clauses = ["F2d.1"]
    game = "genesis"

    [options]            # as for a new game
    [position]           # as in a position file; left out: the set-up

    [[step]]
    do = ["~ roll 1 6", "0> keep"]              # lines as in a record
    decision = "manna-death"                    # kind of the decision that follows
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

from trilobite.core.chance import Answer, Chance
from trilobite.core.errors import TrilobiteError
from trilobite.core.position import GameMaker, one_line
from trilobite.core.record import entry_of
from trilobite.core.session import Session, begin


class VectorStep(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """Some answers and what is true after them."""

    do: list[str] = []
    decision: str | None = None
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
    if not vector.step and not vector.unreproducible:
        report.problems.append("the file has no step")
    try:
        play(vector, make_game, report)
    except TrilobiteError as error:
        report.problems.append(one_line(error))
    return report


def play(vector: Vector, make_game: GameMaker, report: VectorReport) -> None:
    """Plays the steps of a vector and notes every fact that does not hold."""
    if not vector.step:
        return
    game = make_game(vector.game, vector.options)
    start = None if vector.position is None else game.from_position(vector.position)
    scripts = [[entry_of(line, game.words) for line in step.do] for step in vector.step]
    chance = Chance(None)
    chance.script = [e for script in scripts for e in script if not isinstance(e, Answer)]
    session = begin(game, start=start, chance=chance)
    rolled = 0
    for number, (step, script) in enumerate(zip(vector.step, scripts, strict=True), start=1):
        where = f"step {number}"
        for entry in script:
            if isinstance(entry, Answer):
                if not entry.auto:
                    session.choose(entry.option, entry.seat)
            else:
                rolled += 1
        if chance.next != rolled:
            report.problems.append(f"{where}: {chance.next} of {rolled} rolls and draws were used")
        game.check_components(session.state)
        compare_decision(where, step, session, report)
        compare(f"{where}: position", step.position, game.position(session.state), report)
        compare(f"{where}: view", step.view, game.view(session.state, None), report)
        compare_result(where, step, session, report)


def compare_decision(where: str, step: VectorStep, session: Session, report: VectorReport) -> None:
    """Compares what is asked, offered, refused and absent."""
    seats = session.deciders()
    if step.over is not None and session.over != step.over:
        report.problems.append(f"{where}: the game is{'' if session.over else ' not'} over")
    keys = [key for seat in seats for key in session.keys(seat)]
    if step.decision is not None:
        asked = {d.kind for seat in seats if (d := session.decision_for(seat)) is not None}
        if step.decision not in asked:
            report.problems.append(f"{where}: asked {sorted(asked)}, not '{step.decision}'")
    for key in step.offers:
        if key not in keys:
            report.problems.append(f"{where}: '{key}' is not offered, but {', '.join(keys)}")
    for key in step.lacks:
        if key in keys:
            report.problems.append(f"{where}: '{key}' is offered")
    if step.refuses:
        refused = [
            f"{session.game.words.key(refusal.option)}: {refusal.reason.clause}"
            for seat in seats
            for refusal in session.refusals(seat)
        ]
        for text in step.refuses:
            if text not in refused:
                report.problems.append(f"{where}: '{text}' is not among the refusals")
    position = session.game.position(session.state)
    for path in step.absent:
        found: Any = position
        for part in path.split("."):
            found = found.get(part) if isinstance(found, dict) else None
        if found is not None:
            report.problems.append(f"{where}: {path} is present")


def compare(where: str, expected: Any, found: Any, report: VectorReport) -> None:
    """Every expected fact must be found; tables may hold more than expected."""
    if isinstance(expected, dict) and isinstance(found, dict):
        for name, value in expected.items():
            if name not in found:
                report.problems.append(f"{where}.{name} is missing")
            else:
                compare(f"{where}.{name}", value, found[name], report)
    elif isinstance(expected, list) and isinstance(found, list) and len(expected) == len(found):
        for index, (one, other) in enumerate(zip(expected, found, strict=True)):
            compare(f"{where}[{index}]", one, other, report)
    elif expected != found:
        report.problems.append(f"{where} is {found!r}, not {expected!r}")


def compare_result(where: str, step: VectorStep, session: Session, report: VectorReport) -> None:
    """Compares the result of a finished game."""
    if not step.result:
        return
    result = session.result
    if result is None:
        report.problems.append(f"{where}: the game has no result yet")
        return
    found = {"reason": result.reason, "scores": result.scores, "winners": result.winners}
    compare(f"{where}: result", step.result, found, report)
