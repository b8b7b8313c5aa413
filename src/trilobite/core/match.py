"""A match: a game that is played without history, copies or events, one seat at a time.

It is what learning programs play, many games at once (`Arena`): who is asked is asked alone, and
sees what a vote has brought when all are in.
"""

from random import Random
from typing import Any, Final

from trilobite.core.actions import ActionTable
from trilobite.core.chance import Chance
from trilobite.core.decision import Ask, Ballot, Decision, Option
from trilobite.core.drive import Drive
from trilobite.core.errors import IllegalAnswer
from trilobite.core.game import AnyGame, Result
from trilobite.core.observation import Observation
from trilobite.core.rows import Masks, Row


class Match(Drive):
    """A game in play: `asked` says who decides what, and is None when the game is over. The seed
    makes the same game as that of a session."""

    def __init__(self, game: AnyGame, seed: int | str) -> None:
        chance = Chance(seed)
        state = game.setup(chance)
        state.chance = chance
        super().__init__(game, state)
        self.asked: Decision | None = None
        #: A vote that is not over yet, and who has voted what, in the order of its decisions.
        self._ballot: Ballot | None = None
        self._votes: list[Any] = []
        self._ask(self.run(None))

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.asked is None

    @property
    def result(self) -> Result | None:
        """The result, once the game is over."""
        return self.game.result(self.state)

    def deciders(self) -> list[int]:
        """The seats that are still to answer, the next one first."""
        if self._ballot is not None:
            return [decision.seat for decision in self._ballot.decisions[len(self._votes) :]]
        return [] if self.asked is None else [self.asked.seat]

    def decision_for(self, seat: int) -> Decision | None:
        """What the seat has to decide now, if anything."""
        if self._ballot is not None:
            for decision in self._ballot.decisions[len(self._votes) :]:
                if decision.seat == seat:
                    return decision
            return None
        asked = self.asked
        return asked if asked is not None and asked.seat == seat else None

    def choose(self, option: Option, seat: int) -> None:
        """Answers for a seat. Raises IllegalAnswer if it is not asked that."""
        asked = self.asked
        if asked is None or asked.seat != seat or option not in asked.options:
            raise IllegalAnswer(f"seat {seat} cannot answer '{self.game.words.key(option)}' now")
        self.answer(option)

    def answer(self, option: Any) -> None:
        """Answers for the seat that is asked, with one of its options, and plays on. (What is known
        to be an option compiled code would take to pieces.)"""
        ballot = self._ballot
        if ballot is None:
            self._ask(self.run(option))
            return
        self._votes.append(option)
        if len(self._votes) < len(ballot.decisions):
            self.asked = ballot.decisions[len(self._votes)]
        else:
            self._ask(self.run(self._votes))

    def _ask(self, ask: Ask | None) -> None:
        if isinstance(ask, Ballot):
            self._ballot = ask
            self._votes = []
            self.asked = ask.decisions[0]
        else:
            self._ballot = None
            self.asked = ask


class Ended:
    """A match that is over: where it was played, who answered last, and how it ended."""

    def __init__(self, place: int, seat: int, result: Result) -> None:
        self.place: Final = place
        self.seat: Final = seat
        self.result: Final = result


class Arena:
    """Many matches of one set-up side by side. A step answers in each of them; where one ends
    another begins at once. What is seen is written into rows of bytes that others may look at
    meanwhile and clear before each step and beginning."""

    def __init__(
        self,
        game: AnyGame,
        observation: Observation[Any],
        actions: ActionTable,
        number: int,
        rows: Row,
        masks: Masks,
    ) -> None:
        self._game: Final = game
        self._observation: Final = observation
        self._actions: Final = actions
        self.number: Final = number
        #: By match: what the seat that is asked sees, the numbers of its legal actions, beside the
        #: options of the decision, the same as a mask beside those of the others, and which seat
        #: it is.
        self._rows: Final = rows
        self.legal: Final[list[list[int]]] = [[] for _ in range(number)]
        self._masks: Final = masks
        self.seats: Final = bytearray(number)
        self._matches: Final[list[Match]] = []
        self._seeds: list[str] = []
        self._begun: Final[list[int]] = [0] * number
        self._pick = Random(0).random

    def begin(self, seeds: list[str]) -> None:
        """Begins the match of each seed; further ones follow from it."""
        self._seeds = seeds
        self._pick = Random(f"{seeds[0]} answers").random
        for place in range(self.number):
            self._begun[place] = 0
        self.begin_next()

    def begin_next(self) -> None:
        """Begins the next match in each place, whatever has become of the last."""
        self._matches.clear()
        for place in range(self.number):
            self._matches.append(self._next_match(place))
            self._show(place)

    def _next_match(self, place: int) -> Match:
        """The next match of a place in which anybody has a choice."""
        while True:
            begun = self._begun[place]
            self._begun[place] = begun + 1
            match = Match(self._game, later_seed(self._seeds[place], begun))
            if match.asked is not None:
                return match

    def check(self, answers: list[int]) -> None:
        """Raises IllegalAnswer if one of the answers to all matches is not legal."""
        masks = self._masks
        size = masks.size
        for place in range(self.number):
            answer = answers[place]
            if not (0 <= answer < size and masks.legal(place, answer)):
                raise IllegalAnswer(f"action {answer} is not legal in game {place}")

    def step(self, answers: list[int]) -> list[Ended]:
        """Answers in all matches, with the numbers of legal actions, when the rows are cleared.
        Returns what has ended."""
        ended: list[Ended] = []
        options: list[Any] = self._actions.options  # compiled code would take options to pieces
        for place in range(self.number):
            match = self._matches[place]
            match.answer(options[answers[place]])
            if match.asked is None:
                result = match.result
                assert result is not None
                ended.append(Ended(place, self.seats[place], result))
                self._matches[place] = self._next_match(place)
            self._show(place)
        return ended

    def _show(self, place: int) -> None:
        """Writes what the seat that is asked sees and may do."""
        match = self._matches[place]
        asked = match.asked
        assert asked is not None
        seat = asked.seat
        self.seats[place] = seat
        rows = self._rows
        rows.begin(place)
        self._observation.write(match.state, seat, asked, rows)
        rows.end(place)
        before = self.legal[place]
        self.legal[place] = self._actions.legal(asked.options)
        self._masks.change(place, before, self.legal[place])

    def random(self) -> list[int]:
        """A legal action for each match, all equally likely."""
        pick = self._pick
        return [legal[int(pick() * len(legal))] for legal in self.legal]


def later_seed(seed: str, games: int) -> str:
    """The seed of a game after so many others; the first is that of the seed itself."""
    return f"{seed}-{games}" if games else seed
