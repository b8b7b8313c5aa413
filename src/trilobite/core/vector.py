"""Check files played: a position, a script of answers and chance, and the facts expected after it.

`vector_file` says what may stand in one, `vector_facts` compares.
"""

from typing import Any, Final

from trilobite.core.chance import Answer, Chance, Draw, Entry, Roll, Undrawable
from trilobite.core.errors import ChanceError, TrilobiteError, shown
from trilobite.core.game import AnyGame
from trilobite.core.position import GameMaker, one_line
from trilobite.core.record import entry_of, line_of, option_of
from trilobite.core.session import Session, begin
from trilobite.core.state import State
from trilobite.core.vector_facts import (
    compare,
    compare_absent,
    compare_decision,
    compare_log,
    compare_result,
    compare_views,
    seat_words,
)
from trilobite.core.vector_file import (
    CheckError,
    Reader,
    Vector,
    VectorStep,
    no_other_file,
    read_vector,
)

#: The answers of `until`, unless the step names others: those that do nothing.
PASSES: Final = ("done", "decline", "pass", "skip")
#: So many answers bring any game to what it was told to go on to.
LONGEST: Final = 10_000


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


def run_vector(text: str, make_game: GameMaker, read: Reader = no_other_file) -> VectorReport:
    """Plays a check file and compares. Never raises for what the file says; `read` gives the text
    of a file that it names."""
    try:
        vector = read_vector(text, read)
    except TrilobiteError as error:
        report = VectorReport("?", "")
        report.problems.append(one_line(error))
        return report
    report = VectorReport(vector.id, vector.unreproducible or vector.note)
    if not vector.step:
        if not vector.unreproducible:
            report.problems.append("the file has no step")
        return report
    played: set[int] = set()
    for changed in ({}, *vector.also):
        problems: list[str] = []
        try:
            game = make_game(vector.game, {**vector.options, **changed})
            played |= play(vector, game, problems)
        except TrilobiteError as error:
            problems.append(one_line(error))
        told = ", ".join(f"{name} {value}" for name, value in changed.items())
        report.problems += [f"with {told}: {problem}" if told else problem for problem in problems]
    if report.passed:
        report.problems += [
            f"step {number} is never played: no play of the file has {option_words(step.only)}"
            for number, step in enumerate(vector.step, start=1)
            if number not in played
        ]
    return report


def option_words(only: dict[str, Any]) -> str:
    """Options in words."""
    return ", ".join(f"{name} {shown(value)}" for name, value in only.items())


def play(vector: Vector, game: AnyGame, problems: list[str]) -> set[int]:
    """Plays the steps of a vector and notes every fact that does not hold. The numbers of the steps
    that were played."""
    start = None if vector.position is None else game.from_position(vector.position)
    steps = [
        (number, step, script_of(f"step {number}", step, game))
        for number, step in enumerate(vector.step, start=1)
        if belongs(f"step {number}", step, game)
    ]
    if not steps:
        return set()
    try:
        session, unused = opened(game, start, steps[0][2])
    except Undrawable as misfit:
        raise CheckError(f"set-up: {by_name(misfit, game)}") from misfit
    seen = told = 0
    for number, step, script in steps:
        where = f"step {number}"
        if number > 1 and step.plays():
            seen, told = len(session.history), len(session.log)
        try:
            follow(session, step, script, unused)
            compare_given(where, script, session, seen, problems)
            compare_decision(where, step, session, problems)
            compare_log(where, step, session.log[told:], game.words, problems)
            compare_views(where, step, session, problems)
        except TrilobiteError as error:
            problems.append(f"{where}: {by_name(error, game)}")
            break
        position = game.position(session.state)
        compare(f"{where}: position", step.position, position, problems)
        compare_absent(where, step, game, position, problems)
        compare_result(where, step, session, problems)
        try:
            game.check_components(session.state)
        except AssertionError as error:
            problems.append(f"{where}: {one_line(error)}")
    return {number for number, _, _ in steps}


def by_name(error: TrilobiteError, game: AnyGame) -> str:
    """What is wrong in one line, with names for the numbers of things drawn."""
    if not isinstance(error, Undrawable):
        return one_line(error)
    domain = error.draw.domain
    candidates = sorted({game.words.name(domain, number) for number in error.candidates})
    line = line_of(error.draw, game.words)
    return f"'{line}' cannot be drawn here; there are {', '.join(candidates)}"


def belongs(where: str, step: VectorStep, game: AnyGame) -> bool:
    """Whether a step is played with the options of the game."""
    for name, wanted in step.only.items():
        if name not in game.options:
            known = ", ".join(game.options)
            raise CheckError(f"{where}: only: there is no option {shown(name)}; there are {known}")
        values = wanted if isinstance(wanted, list) else [wanted]
        if game.options[name] not in values:
            return False
    return True


def script_of(where: str, step: VectorStep, game: AnyGame) -> list[Entry]:
    """The lines of a step as entries."""
    try:
        return [entry_of(line, game.words) for line in step.do]
    except TrilobiteError as error:
        raise CheckError(f"{where}: {one_line(error)}") from error


# --- playing ------------------------------------------------------------------------------


def follow(
    session: Session, step: VectorStep, script: list[Entry], unused: list[Roll | Draw]
) -> None:
    """Plays the lines of a step, and on to where it says. Raises ChanceError if the game has no
    use for a roll or draw."""
    for entry in script:
        if not isinstance(entry, Answer):
            unused.append(entry)
        elif not entry.auto:
            answer(session, entry)
        give_chance(session, unused)
    if step.until is not None:
        go_on(session, step.until, step.by, unused)
    if unused:
        lines = [f"'{line_of(entry, session.game.words)}'" for entry in unused]
        raise ChanceError(f"the game did not ask for {', '.join(lines)}")


def give_chance(session: Session, unused: list[Roll | Draw]) -> None:
    """Gives the rolls and draws that are due."""
    while unused and session.waits_for is not None:
        session.provide(unused.pop(0))


def answer(session: Session, entry: Answer) -> None:
    """Gives an answer. Raises CheckError if its seat is not asked."""
    if session.decision_for(entry.seat) is None:
        line = line_of(entry, session.game.words)
        raise CheckError(
            f"{seat_words(session, entry.seat)} has nothing to decide now for '{line}'; "
            f"{waiting(session)}"
        )
    session.choose(session.game.words.key(entry.option), entry.seat)


def waiting(session: Session) -> str:
    """What the game waits for, in words."""
    if session.waits_for is not None:
        return session.waits_for
    asked = [
        f"{seat_words(session, seat)} at '{decision.kind}'"
        for seat in session.deciders()
        if (decision := session.decision_for(seat)) is not None
    ]
    return f"the game waits for {' and '.join(asked)}" if asked else "the game is over"


def go_on(session: Session, until: str, by: list[str] | None, unused: list[Roll | Draw]) -> None:
    """Plays on to a decision of a kind, or to the first decision or roll of a phase. Raises
    CheckError if the game does not come there by these answers."""
    answers = PASSES if by is None else by
    for key in by or []:
        option_of(key, session.game.words)
    for _ in range(LONGEST):
        if has_come_to(session, until):
            return
        seats = session.deciders()
        if not seats:
            raise CheckError(f"the game does not come to '{until}': {waiting(session)}")
        offered = session.keys(seats[0])
        fitting = [key for key in answers if key in offered]
        if not fitting:
            raise CheckError(
                f"on the way to '{until}' none of {', '.join(answers)} is offered; "
                f"{waiting(session)}, with {', '.join(offered)}: answer it in do, or name one in by"
            )
        session.choose(fitting[0], seats[0])
        give_chance(session, unused)
    raise CheckError(f"the game does not come to '{until}' within {LONGEST} answers")


def has_come_to(session: Session, until: str) -> bool:
    """Whether somebody decides such a thing, or somebody decides or rolls in such a phase."""
    for seat in session.deciders():
        decision = session.decision_for(seat)
        if decision is not None and decision.kind == until:
            return True
    return not session.over and session.game.phase(session.state) == until


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
