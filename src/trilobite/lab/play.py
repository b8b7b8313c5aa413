"""Plays one game of a run and counts it."""

from collections.abc import Callable
from random import Random
from typing import Final, NamedTuple

from trilobite.bots import make_bot
from trilobite.core.chance import Chance
from trilobite.core.decision import Decision, Event, Option
from trilobite.core.drive import Drive
from trilobite.core.game import AnyGame, Result
from trilobite.core.session import begin
from trilobite.core.state import State
from trilobite.lab.counting import NOBODYS, Counter
from trilobite.lab.readings import reading_of
from trilobite.lab.run import Run

#: The bot that needs no session, because it looks at nothing but its options.
RANDOM: Final = "random"


class GameRow(NamedTuple):
    """One game."""

    number: int
    setup: str
    seed: str
    end: str
    achievement: str
    turns: int
    choices: int
    winners: int


class SeatRow(NamedTuple):
    """One seat of a game."""

    number: int
    seat: int
    bot: str
    plays: str
    score: int
    won: bool
    share: float
    choices: int


class EventRow(NamedTuple):
    """One thing that was counted in a game."""

    number: int
    #: None: nobody's.
    seat: int | None
    kind: str
    what: str
    which: str
    cause: str
    times: int
    amount: int
    first: int


class Outcome(NamedTuple):
    """The rows of one game."""

    game: GameRow
    seats: list[SeatRow]
    events: list[EventRow]


class Table:
    """A game at which bots sit: the counts, and how much each seat had to decide."""

    def __init__(self, game: AnyGame, run: Run, number: int) -> None:
        self.game: Final = game
        self.seed: Final = run.seed_of(number)
        self.number: Final = number
        self.setup: Final = run.label()
        self.bots: Final = run.seated(number)
        self.counter: Final = Counter(game, reading_of(game.name))
        self.choices: Final = [0] * game.seats

    def bot_seed(self, seat: int) -> str:
        """The seed of the bot in a seat, as at any other table."""
        return f"{self.seed} seat {seat}"

    def answered(self, decision: Decision, option: Option) -> None:
        """Counts an answer that somebody gave."""
        self.choices[decision.seat] += len(decision.options) > 1
        self.counter.answer(decision.seat, option)

    def outcome(self, state: State) -> Outcome:
        """The rows of the game, once it is over."""
        result = self.game.result(state)
        assert result is not None
        for seat, sources in enumerate(self.game.breakdown(state)):
            for source, points in sources.items():
                self.counter.points(seat, source, points)
        for seat in range(self.game.seats):
            for heading, name in reading_of(self.game.name).marks(state, seat).items():
                self.counter.mark(seat, heading, name)
        row = GameRow(
            self.number,
            self.setup,
            self.seed,
            result.reason,
            result.achievement,
            self.counter.turn,
            sum(self.choices),
            len(result.winners),
        )
        return Outcome(row, self._seats(state, result), self._events())

    def _seats(self, state: State, result: Result) -> list[SeatRow]:
        reading = reading_of(self.game.name)
        share = 1 / len(result.winners) if result.winners else 0.0
        return [
            SeatRow(
                self.number,
                seat,
                bot,
                reading.plays(state, seat),
                result.scores[seat],
                seat in result.winners,
                share if seat in result.winners else 0.0,
                self.choices[seat],
            )
            for seat, bot in enumerate(self.bots)
        ]

    def _events(self) -> list[EventRow]:
        rows: list[EventRow] = []
        for key, count in sorted(self.counter.counts.items()):
            seat = None if key[0] == NOBODYS else key[0]
            rows.append(
                EventRow(self.number, seat, *key[1:], count.times, count.amount, count.first)
            )
        return rows


def play(game: AnyGame, run: Run, number: int) -> Outcome:
    """Plays game `number` of a run."""
    table = Table(game, run, number)
    if all(kind == RANDOM for kind in table.bots):
        return table.outcome(play_at_random(table))
    return table.outcome(play_bots(table))


def play_bots(table: Table) -> State:
    """Plays to the end with any bots, who may clone the session. The final state."""
    bots = [
        make_bot(kind, table.bot_seed(seat), repeatable=True)
        for seat, kind in enumerate(table.bots)
    ]
    session = begin(table.game, table.seed)
    told = 0
    while not session.over:
        table.counter.listen(session.log[told:], session.state)
        told = len(session.log)
        seat = session.deciders()[0]
        decision = session.decision_for(seat)
        assert decision is not None
        option = bots[seat].choose(session, seat)
        table.answered(decision, option)
        session.choose(option, seat)
    table.counter.listen(session.log[told:], session.state)
    return session.state


def play_at_random(table: Table) -> State:
    """The same with random bots only, without a session: no copies and no history."""
    picks = [Random(table.bot_seed(seat)).random for seat in range(table.game.seats)]
    chance = Chance(table.seed)
    state: State = table.game.setup(chance)
    state.chance = chance
    events: list[Event] = []
    state.events = events
    drive = Drive(table.game, state)
    ask = drive.run(None)
    while ask is not None:
        table.counter.listen(events, state)
        events.clear()
        if isinstance(ask, Decision):
            ask = drive.run(choose(table, ask, picks[ask.seat]))
        else:
            ask = drive.run([choose(table, each, picks[each.seat]) for each in ask.decisions])
    table.counter.listen(events, state)
    return state


def choose(table: Table, decision: Decision, pick: Callable[[], float]) -> Option:
    """What a random bot answers."""
    option = decision.options[int(pick() * len(decision.options))]
    table.answered(decision, option)
    return option
