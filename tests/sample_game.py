"""Race: the smallest game that uses all of the kernel. docs/adding-a-game.md explains it.

R1. Before the start all runners secretly stake 0, 1 or 2 steps. A stake that nobody else has
    made is a head start.
R2. In their turn a runner rolls one die and runs as many steps, or walks one step, or rests.
R3. Nobody rests twice in a row, nor walks to a step where somebody is.
R4. A runner who rolls a 6 may trust the sky: they draw one of the weathers that nobody has drawn
    and run on, stay or fall back with it.
R5. Who first has run 20 steps wins at once.
"""

from collections.abc import Mapping
from typing import Any, Final

from trilobite.core.chance import Chance
from trilobite.core.decision import Ballot, Decision, Flow, Menu, Option, Reason
from trilobite.core.errors import PositionError
from trilobite.core.facts import Facts, Name
from trilobite.core.game import Game, Result
from trilobite.core.observation import Observation, Section, flag, flags, number, one_of
from trilobite.core.rows import Row
from trilobite.core.state import State
from trilobite.core.words import NUMBER, Words

GOAL: Final = 20
WEATHERS: Final = ["tailwind", "calm", "headwind"]
STEPS_OF_WEATHER: Final = [3, 0, -3]
#: All kinds of decisions, and the runners of the largest race.
KINDS: Final = ["stake", "turn", "sky"]
RUNNERS: Final = ["runner-0", "runner-1", "runner-2", "runner-3"]

RESTED_BEFORE: Final = Reason("rested-before", "R3")
STEP_TAKEN: Final = Reason("step-taken", "R3")


class Course(State):
    """The position: how far the runners are, and what may still come."""

    def __init__(self, runners: int) -> None:
        super().__init__()
        self.steps = [0] * runners
        self.rested = [False] * runners
        #: Weathers that may still be drawn.
        self.sky = list(range(len(WEATHERS)))
        #: Whose turn it is; -1 before the stakes.
        self.turn = -1

    def copy(self) -> "Course":
        other = Course(len(self.steps))
        other.steps = self.steps[:]
        other.rested = self.rested[:]
        other.sky = self.sky[:]
        other.turn = self.turn
        return other


def stakes(g: Course) -> Flow:
    """R1. Secret stakes, revealed together."""
    offers: list[Option] = [("stake", steps, -1) for steps in (0, 1, 2)]
    runners = range(len(g.steps))
    votes: list[Option] = yield Ballot([Decision(seat, "stake", offers, "R1") for seat in runners])
    for seat in runners:
        if votes.count(votes[seat]) == 1:
            advance(g, seat, votes[seat][1])
    g.turn = 0


def turn(g: Course) -> Flow:
    """R2, R3. Roll and run, or walk, or rest."""
    seat = g.turn
    menu = Menu(g.explain)
    menu.offer(("roll", -1, -1))
    menu.offer(("walk", -1, -1), STEP_TAKEN if g.steps[seat] + 1 in g.steps else None)
    menu.offer(("rest", -1, -1), RESTED_BEFORE if g.rested[seat] else None)
    choice: Option = yield menu.decision(seat, "turn", "R2")
    g.rested[seat] = choice[0] == "rest"
    if choice[0] == "walk":
        advance(g, seat, 1)
    elif choice[0] == "roll":
        face = g.chance.dice(1)[0]
        advance(g, seat, face)
        if face == 6 and g.sky and g.steps[seat] < GOAL:
            yield from look_up(g, seat)
    g.turn = (seat + 1) % len(g.steps)


def look_up(g: Course, seat: int) -> Flow:
    """R4. The runner may draw a weather."""
    menu = Menu(g.explain)
    menu.offer(("trust", -1, -1))
    menu.offer(("run-on", -1, -1))
    choice: Option = yield menu.decision(seat, "sky", "R4", {"sky": g.sky[:]})
    if choice[0] == "trust":
        weather = g.chance.draw("weather", g.sky)
        g.sky.remove(weather)
        g.tell("weather", seat, weather)
        advance(g, seat, STEPS_OF_WEATHER[weather])


def advance(g: Course, seat: int, steps: int) -> None:
    """A runner goes on, or back; the start is as far back as they can be."""
    g.steps[seat] = max(0, g.steps[seat] + steps)
    g.tell("ran-to", seat, g.steps[seat])


class RaceObservation(Observation[Course]):
    """What a runner sees in numbers."""

    def __init__(self) -> None:
        self._course = Section("course", [one_of("kind", KINDS), flags("sky", WEATHERS)])
        self._runners = Section(
            "runners", [flag("own"), flag("turn"), number("steps"), flag("rested")], RUNNERS
        )
        super().__init__([self._course, self._runners])

    def write(self, state: Course, seat: int, decision: Decision | None, row: Row) -> None:
        kind = 0 if decision is None else KINDS.index(decision.kind) + 1
        row.one(self._course.start, kind)
        row.mark(self._course.start + 1, state.sky)
        for runner, steps in enumerate(state.steps):
            numbers = [int(runner == seat), int(runner == state.turn), steps]
            numbers.append(int(state.rested[runner]))
            row.put(self._runners.at(runner), numbers)


class Race(Game[Course]):
    """What the engine needs to know of the game."""

    def __init__(self, runners: int = 2) -> None:
        self.name = "race"
        self.rules_version = 1
        self.data_hash = "none"
        self.options = {"runners": runners}
        self.seats = runners
        self.words = Words(
            domains={"runner": [f"runner-{seat}" for seat in range(runners)], "weather": WEATHERS},
            options={
                "stake": (NUMBER,),
                "roll": (),
                "walk": (),
                "rest": (),
                "trust": (),
                "run-on": (),
            },
            events={"ran-to": ("runner", NUMBER), "weather": ("runner", "weather")},
            contexts={"sky": "weather"},
        )

    def setup(self, chance: Chance) -> Course:
        return Course(self.seats)

    def next_step(self, state: Course) -> Flow | None:
        if max(state.steps) >= GOAL:  # R5
            return None
        return stakes(state) if state.turn < 0 else turn(state)

    def result(self, state: Course) -> Result | None:
        if max(state.steps) < GOAL:
            return None
        winners = [seat for seat, steps in enumerate(state.steps) if steps >= GOAL]
        return Result("goal", state.steps[:], winners)

    def view(self, state: Course, seat: int | None) -> Mapping[str, Any]:
        return self.position(state)  # nothing is hidden: the sky is drawn from, not stacked

    def observation(self) -> Observation[Course]:
        return RaceObservation()

    def facts(self, state: Course, decision: Decision, option: Option | None = None) -> Facts:
        """Who decides, and where a walk would lead."""
        seat = decision.seat
        return {"player": Name("runner", f"runner-{seat}"), "step": state.steps[seat] + 1}

    def position(self, state: Course) -> dict[str, Any]:
        return {
            "steps": state.steps[:],
            "rested": state.rested[:],
            "sky": [WEATHERS[weather] for weather in state.sky],
            "turn": state.turn,
        }

    def from_position(self, position: dict[str, Any]) -> Course:
        state = Course(self.seats)
        try:
            state.steps = [int(steps) for steps in position["steps"]]
            state.rested = [bool(rested) for rested in position["rested"]]
            state.sky = [WEATHERS.index(name) for name in position["sky"]]
            state.turn = int(position["turn"])
            self.check_invariants(state)
        except (AssertionError, KeyError, TypeError, ValueError) as error:
            raise PositionError(f"this is no position of Race: {error}") from error
        return state

    def reshuffled(self, state: Course, seat: int | None, chance: Chance) -> Course:
        return state.copy()

    def check_components(self, state: Course) -> None:
        assert len(state.steps) == len(state.rested) == self.seats, "one entry for each runner"
        assert len(set(state.sky)) == len(state.sky), "a weather occurs twice"

    def check_invariants(self, state: Course) -> None:
        self.check_components(state)
        assert all(0 <= steps < GOAL + 6 for steps in state.steps), "steps beyond the course"
        assert -1 <= state.turn < self.seats, "nobody's turn"
