"""What a bot makes of a game that was played: how the outlook of everybody changed, whether by a
decision or by chance, and what it would have answered itself.

The outlook is looked at where something new begins, never halfway through a choice or between a
roll and what comes of it. It is that of a spectator: what is hidden is dealt anew, so that it tells
nothing that the table does not show.
Each decision is judged by what the seat itself could know when it decided.
"""

from collections import OrderedDict
from collections.abc import Callable, Iterator
from itertools import pairwise
from random import Random
from statistics import fmean
from typing import Final, NamedTuple, Protocol

from trilobite.bots.aims import aims_of, average, changes
from trilobite.bots.evaluator import AnyEvaluator, evaluator_for
from trilobite.bots.greedy import GreedyBot, Tries
from trilobite.bots.outlook import Outlook, chances, unit_of
from trilobite.bots.search import ITERATIONS, SearchBot
from trilobite.bots.world import Unimaginable, World, Worlds
from trilobite.core.chance import Answer, Chance, Entry
from trilobite.core.decision import Decision, Option
from trilobite.core.errors import OptionsError
from trilobite.core.session import Session
from trilobite.core.state import State

#: Worlds over which an outlook is averaged, and those in which a decision is tried before dice.
DEALS: Final = 4
TRIES: Final = 8

#: Answers by habit within one try, after which the position is valued as it stands.
PATIENCE: Final = 60

#: From which loss on a decision is called doubtful, a mistake, a blunder: of the chance to win,
#: and in points.
GRADES: Final = {"chance": (0.05, 0.10, 0.15), "points": (1.0, 2.0, 4.0)}

#: Steps of the past that are remembered, so as not to be played twice.
PASTS: Final = 16

#: Values that differ by less are the same.
SAME: Final = 1e-9

#: Tries for one decision, unless told otherwise: enough to come to think of every option.
BUDGET: Final = 100

#: What seats mean to answer, one after the other.
Plan = dict[int, list[Option]]


class Judge(Protocol):
    """A bot that can say what it thinks of the options."""

    def values(self, session: Session, seat: int) -> dict[Option, float]:
        """How good the options are that it has thought about, in points, the one first that it
        would choose. Leaves the session as it is."""


class Searcher:
    """The searching bot as a judge: it says what it would choose, and the options are worth what
    the greedy bot thinks of them."""

    def __init__(self, seed: str, iterations: int) -> None:
        self._bot: Final = SearchBot(seed, iterations=iterations)
        self._random: Final = Random(seed).random

    def values(self, session: Session, seat: int) -> dict[Option, float]:
        """What it would choose comes first, though the greedy bot may like another better. It is
        tried first, too, so that it has a value however few tries there are."""
        decision = session.decision_for(seat)
        evaluator = evaluator_for(session.game)
        assert decision is not None
        assert evaluator is not None
        chosen = self._bot.choose(session, seat)
        options = [chosen, *(option for option in decision.options if option != chosen)]
        asked = Decision(seat, decision.kind, options, decision.clause, decision.context)
        worlds = Worlds(session, seat, int(self._random() * 2**52))
        try:
            values = Tries(evaluator, worlds, seat).values(asked, BUDGET)
        except Unimaginable:
            return {}
        return {chosen: values[chosen], **values}


#: Bots that can be asked, each made from a seed and a budget (of its own kind; 0 for the usual).
JUDGES: Final[dict[str, Callable[[str, int], Judge]]] = {
    "greedy": lambda seed, budget: GreedyBot(seed, budget or BUDGET),
    "search": lambda seed, budget: Searcher(seed, budget or ITERATIONS),
}


class Verdict(NamedTuple):
    """What the bot says of one answer that a seat chose among several."""

    #: How many answers were given before.
    answers: int
    #: The position where it was asked.
    state: State
    decision: Decision
    played: Option
    #: The options that the bot thought about, with their points; the first is what it prefers.
    values: dict[Option, float]
    #: How much worse the answer is than the preferred one, in the unit of the analysis. Nothing
    #: if the bot did not come to think of it.
    loss: float | None
    #: The aims that the preferred answer serves better, or worse, by how many points; told where
    #: the loss is worth telling.
    aims: list[tuple[str, float]]

    @property
    def preferred(self) -> Option:
        """What the bot would have answered."""
        return next(iter(self.values), self.played)


class Stretch(NamedTuple):
    """From one moment at which something new begins to the next: what was decided meanwhile, and
    what chance did."""

    #: How many answers were given before it and after it.
    answers: int
    until: int
    #: What everybody could expect before, and after.
    before: Outlook
    after: Outlook
    #: How the outlook changed by what was decided, and by chance or what the rules made of it.
    #: The sum is `after` - `before`.
    decided: Outlook
    chanced: Outlook
    #: Who answered, those who had no choice left out.
    seats: list[int]
    verdicts: list[Verdict]
    #: Whether the game was over then.
    last: bool


class Swing(NamedTuple):
    """A change of the outlook, and whether somebody decided it."""

    stretch: Stretch
    chance: bool
    change: Outlook

    @property
    def size(self) -> float:
        """How much it changed for whom it changed most."""
        return max(abs(each) for each in self.change)


class Past:
    """The game as it was, and what could be expected then, once somebody has asked."""

    def __init__(self, session: Session) -> None:
        self.session: Final = session
        self.outlook: Outlook | None = None


class Analyst:
    """Reads a game with the eyes of one bot. The same game, bot and seed give the same analysis,
    in whatever portions it is read. The session must not change meanwhile."""

    def __init__(
        self, session: Session, kind: str = "greedy", budget: int = 0, seed: str = ""
    ) -> None:
        game = session.game
        evaluator = evaluator_for(game)
        if evaluator is None:
            raise OptionsError(
                "no bot can say how good a position of '{game}' is yet",
                "no-judge",
                game=game.name,
            )
        if kind not in JUDGES:
            raise OptionsError(
                "'{given}' cannot analyse; there are {known}",
                "no-analyst",
                given=kind,
                known=", ".join(JUDGES),
            )
        self.unit: Final = unit_of(game)
        self._session: Final = session
        self._game: Final = game
        #: Where in the history the answers are, but for the votes of an open ballot.
        settled = session.settled_until
        self._given: Final = [at for at in session.answers() if at < settled]
        self._evaluator: Final[AnyEvaluator] = evaluator
        self._scale: Final = evaluator.scale
        self._kind: Final = kind
        self._budget: Final = budget
        self._seed: Final = seed
        #: The game as it was after so many answers, as far as it was looked at lately.
        self._pasts: Final[OrderedDict[int, Past]] = OrderedDict()

    def moments(self) -> list[int]:
        """Where something new begins, as numbers of answers given before; the end is the last."""
        end = len(self._given)
        settled = [number for number, _ in self._chosen(0, end) if self._settled(number)]
        return [*settled, end]

    def stretches(self, moments: list[int]) -> Iterator[Stretch]:
        """What happened between these moments, one after the other."""
        for answers, until in pairwise(moments):
            yield self.stretch(answers, until)

    def stretch(self, answers: int, until: int) -> Stretch:
        """What happened between two moments.

        A decision counts for what it promised before dice fell, against what there was before.
        Where dice had fallen already, or nothing could be gained, it counts against what the bot
        would have made of the situation: who must lose something has not decided to lose it.
        """
        begun = self._past(answers).session
        ended = self._past(until).session
        verdicts = [self.verdict(*chosen) for chosen in self._chosen(answers, until)]
        first = {verdict.decision.seat: verdict for verdict in reversed(verdicts)}
        before = self.outlook(answers)
        after = promised = self.outlook(until)
        if met_chance(self._session.history[self._given[answers] : len(ended.history)]):
            played: Plan = {seat: [] for seat in first}
            for verdict in verdicts:
                played[verdict.decision.seat].append(verdict.played)
            promised = self._promised(begun, played) or after
        best = promised
        if any(verdict.played != verdict.preferred for verdict in first.values()):
            preferred = {seat: [verdict.preferred] for seat, verdict in first.items()}
            best = self._promised(begun, preferred) or promised
        rolled = met_chance(begun.history_since_boundary())
        could_gain = any(best[seat] > before[seat] for seat in first)
        decided = difference(before if could_gain and not rolled else best, promised)
        return Stretch(
            answers=answers,
            until=until,
            before=before,
            after=after,
            decided=decided,
            chanced=difference(decided, difference(before, after)),
            seats=list(dict.fromkeys(verdict.decision.seat for verdict in verdicts)),
            verdicts=verdicts,
            last=ended.over,
        )

    def outlook(self, answers: int) -> Outlook:
        """What each seat could expect when the step began in which the game was after so many
        answers, for all that a spectator could know."""
        past = self._past(answers)
        if past.outlook is None:
            session = past.session
            result = session.result if session.over else None
            if result is not None:
                past.outlook = self._of_result(result.winners, session.state)
            else:
                past.outlook = self._imagined(session, None, self._of_state)
        return past.outlook

    def verdict(self, number: int, answer: Answer) -> Verdict:
        """What the bot says of an answer that was chosen."""
        session = self._past(number).session
        decision = session.decision_for(answer.seat)
        assert decision is not None
        judge = JUDGES[self._kind](f"{self._seed} {number}", self._budget)
        values = judge.values(session, answer.seat)
        loss = None
        if answer.option in values:
            best = next(iter(values.values()))
            loss = self._loss(session, answer.seat, best, values[answer.option])
        aims: list[tuple[str, float]] = []
        if grade(loss, self.unit) > 0:
            aims = self._reasons(session, decision, answer.option, next(iter(values)))
        return Verdict(number, session.state, decision, answer.option, values, loss, aims)

    def _reasons(
        self, session: Session, decision: Decision, played: Option, preferred: Option
    ) -> list[tuple[str, float]]:
        """What the preferred answer does better than the one that was given, as far as the seat
        could know."""
        aims = aims_of(self._game)
        if aims is None:
            return []
        seat = decision.seat
        worlds = Worlds(session, seat, session.settled_until)
        after: list[dict[str, float]] = []
        try:
            for option in (played, preferred):
                line = [] if self._evaluator.idle(decision, option) else [option]
                after.append(average(aims, self._evaluator, worlds, seat, line))
        except Unimaginable:
            return []
        return changes(after[0], after[1])

    def _chosen(self, answers: int, until: int) -> Iterator[tuple[int, Answer]]:
        """The answers that somebody chose, with their numbers."""
        for number in range(answers, until):
            place = self._given[number]
            entry = self._session.history[place]
            if self._session.pressed(place):
                continue
            if isinstance(entry, Answer) and not entry.auto:
                yield number, entry

    def _past(self, answers: int) -> Past:
        past = self._pasts.pop(answers, None)
        if past is None:
            past = Past(self._session.fork(answers, None))
        self._pasts[answers] = past
        if len(self._pasts) > PASTS:
            self._pasts.popitem(last=False)
        return past

    # --- from points to chances -----------------------------------------------------------

    def _of_state(self, state: State) -> Outlook:
        points = self._points(state)
        return points if self.unit == "points" else chances(points, self._scale)

    def _points(self, state: State) -> list[float]:
        return self._evaluator.values(state)

    def _of_result(self, winners: list[int], state: State) -> Outlook:
        if self.unit == "points":
            return self._of_state(state)
        return [1.0 / len(winners) if seat in winners else 0.0 for seat in range(self._game.seats)]

    def _loss(self, session: Session, seat: int, best: float, value: float) -> float:
        """How much worse one value is for the seat than another, all others as they seem to it."""
        lost = best - value
        if lost < SAME:
            return 0.0
        if self.unit == "points":
            return lost
        points = self._imagined(session, seat, self._points)
        points[seat] = best
        right = chances(points, self._scale)[seat]
        points[seat] = value
        return right - chances(points, self._scale)[seat]

    def _imagined(
        self, session: Session, seat: int | None, value: Callable[[State], list[float]]
    ) -> list[float]:
        """The mean value of how things may have been when the step began, for all that the seat
        could know. Where what is hidden changes nothing, a second look is enough. All moments have
        the same deals, as far as they have the same cards left: another deal is no change."""
        seen: list[list[float]] = []
        for number in range(DEALS):
            chance = Chance(f"{self._seed} {number}")
            seen.append(value(self._game.reshuffled(session.boundary, seat, chance)))
            if len(seen) == 2 and seen[0] == seen[1]:
                break
        return mean(seen)

    # --- where a choice is complete -------------------------------------------------------

    def _settled(self, answers: int) -> bool:
        """Whether what is asked after so many answers begins something new."""
        session = self._past(answers).session
        for entry in session.history_since_boundary():
            if isinstance(entry, Answer) and not entry.auto:
                return False
        return not any(
            self._evaluator.follows(decision)
            for seat in session.deciders()
            if (decision := session.decision_for(seat)) is not None
        )

    def _promised(self, session: Session, plan: Plan) -> Outlook | None:
        """What may be expected from now on if the plan is followed, as far as a spectator can
        imagine that."""
        worlds = Worlds(session, None, session.settled_until)
        seen = []
        try:
            for number in range(TRIES):
                world = worlds.world(number)
                if self._follow(world, {seat: options[:] for seat, options in plan.items()}):
                    seen.append(self._of_state(world.state))
        except Unimaginable:
            return None
        return mean(seen) if seen else None

    def _follow(self, world: World, plan: Plan) -> bool:
        """Answers as planned, and by habit where the plan does not fit or has come to its end,
        until something new begins. False if the first answers cannot be given in this world."""
        for decision in world.asked:
            planned = plan.get(decision.seat)  # with other cards another seat may be asked
            if planned is None or planned[0] not in decision.options:
                return False
        step = world.steps
        for _ in range(PATIENCE):
            world.answer(
                [self._reply(world, each, plan.get(each.seat, [])) for each in world.asked]
            )
            if not world.asked or not (
                world.steps == step
                or (world.asked[0].seat in plan and self._evaluator.follows(world.asked[0]))
            ):
                break
        return True

    def _reply(self, world: World, decision: Decision, planned: list[Option]) -> Option:
        option = planned.pop(0) if planned else None
        if option in decision.options:
            return option
        return self._evaluator.habit(world.state, decision)


def met_chance(entries: list[Entry]) -> bool:
    """Whether dice were rolled or something was drawn."""
    return any(not isinstance(entry, Answer) for entry in entries)


def difference(before: Outlook, after: Outlook) -> Outlook:
    """How an outlook changed."""
    return [b - a for a, b in zip(before, after, strict=True)]


def mean(outlooks: list[Outlook]) -> Outlook:
    """The average outlook."""
    return [fmean(each) for each in zip(*outlooks, strict=True)]


def swings(stretches: list[Stretch], unit: str) -> list[Swing]:
    """The changes of the outlook that are worth telling, the biggest first. That a game comes to
    its end is not chance, whatever was expected before."""
    least = GRADES[unit][0] / 2
    found = [Swing(stretch, False, stretch.decided) for stretch in stretches]
    found += [Swing(stretch, True, stretch.chanced) for stretch in stretches if not stretch.last]
    told = [swing for swing in found if swing.size >= least]
    return sorted(told, key=lambda swing: -swing.size)


def grade(loss: float | None, unit: str) -> int:
    """How bad a loss is: 0 for nothing to speak of, 1 doubtful, 2 a mistake, 3 a blunder."""
    return 0 if loss is None else sum(loss >= limit for limit in GRADES[unit])
