"""A game as numbers: what all environments have in common."""

import sys
from contextlib import suppress
from pathlib import Path
from typing import Any, Final, NamedTuple, TypedDict

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from trilobite.core.actions import ActionTable
from trilobite.core.decision import Decision
from trilobite.core.errors import OptionsError
from trilobite.core.game import Result
from trilobite.core.match import Match
from trilobite.core.observation import Observation
from trilobite.core.record import line_of
from trilobite.core.rows import Masks, Row, RowOfAGame
from trilobite.core.session import Session, begin
from trilobite.envs.spec import Spec
from trilobite.games.registry import make_game

WON: Final = 1.0
LOST: Final = -1.0

#: A game in play: quick, or with a history for those who want to see or search it.
Play = Match | Session


class Observed(TypedDict):
    """What an agent gets to see."""

    observation: NDArray[np.uint8]
    action_mask: NDArray[np.int8]


class Table:
    """A set-up with its action table and observations; `begin` starts a game at it."""

    def __init__(self, spec: Spec, options: dict[str, Any], pack: Path | None) -> None:
        self.spec: Final = spec
        self.game: Final = make_game(spec.game, options, pack)
        self.actions: Final[ActionTable] = spec.actions(self.game)
        made = self.game.observation()
        if made is None:
            raise OptionsError(f"{spec.game} does not say what is seen in numbers")
        self.observation: Final[Observation[Any]] = made
        high = np.array([one.high for one in made.numbers()], np.uint8)
        #: What an agent sees, and what it may do.
        self.observation_space: Final = spaces.Dict(
            {
                "observation": spaces.Box(np.zeros_like(high), high, dtype=np.uint8),
                "action_mask": spaces.Box(0, 1, (len(self.actions),), dtype=np.int8),
            }
        )
        self._row: Final = ROWS.of_a_game(made.size)
        self.action_space: Final = spaces.Discrete(len(self.actions))

    def begin(self, seed: str, recorded: bool) -> Play:
        """A new game, recorded if anybody wants to look back."""
        return begin(self.game, seed, listen=False) if recorded else Match(self.game, seed)

    def legal(self, decision: Decision) -> list[int]:
        """The numbers of a decision's options, in ascending order."""
        return sorted(self.actions.legal(decision.options))

    def mask(self, decision: Decision | None) -> NDArray[np.int8]:
        """A one for each action that the decision offers."""
        options = [] if decision is None else decision.options
        return np.frombuffer(self.actions.mask(options), np.int8)

    def observed(self, play: Play, seat: int) -> Observed:
        """What a seat sees and may do."""
        decision = play.decision_for(seat)
        row = self._row
        row.clear()
        self.observation.write(play.state, seat, decision, row)
        seen = np.frombuffer(row.written(), np.uint8)
        return {"observation": seen, "action_mask": self.mask(decision)}

    def seen(self, play: Play, seat: int) -> NDArray[np.uint8]:
        """What a seat sees."""
        return self.observed(play, seat)["observation"]

    def choose(self, play: Play, seat: int, action: int) -> None:
        """Lets a seat act. Raises IllegalAnswer if it may not do that."""
        play.choose(self.actions.options[action], seat)

    def rewards(self, result: Result) -> list[float]:
        """By seat: who has won and who has lost."""
        return [WON if seat in result.winners else LOST for seat in range(self.game.seats)]

    def text(self, session: Session) -> str:
        """The game so far as a record writes it, and what is asked now."""
        lines = [line_of(entry, self.game.words) for entry in session.settled_history()]
        for seat in session.deciders()[:1]:
            decision = session.decision_for(seat)
            assert decision is not None
            lines.append(f"player_{seat}: {decision.kind}: {', '.join(session.keys(seat))}")
        return "\n".join(lines)


class Rows(NamedTuple):
    """The quickest rows that there are: of a single game, of many, and their masks."""

    of_a_game: type[Row]
    of_many: type[Row]
    masks: type[Masks]


def quickest_rows() -> Rows:
    """Those for compiled code, if it is compiled and they are there."""
    if not str(sys.modules[Row.__module__].__file__).endswith(".py"):
        with suppress(ImportError):
            from trilobite.core.fast_rows import FastMasks, FastRow

            return Rows(FastRow, FastRow, FastMasks)
    return Rows(RowOfAGame, Row, Masks)


ROWS: Final = quickest_rows()
