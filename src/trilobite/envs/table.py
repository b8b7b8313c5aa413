"""A game as numbers: what all environments have in common."""

from array import array
from pathlib import Path
from typing import Any, Final, TypedDict

import numpy as np
from numpy.typing import NDArray

from trilobite.core.decision import Decision
from trilobite.core.record import line_of
from trilobite.core.session import Session, begin
from trilobite.envs.actions import ActionTable
from trilobite.envs.schema import Group
from trilobite.envs.spec import Spec, observed
from trilobite.games.registry import make_game

WON: Final = 1.0
LOST: Final = -1.0


class Observation(TypedDict):
    """What an agent gets to see."""

    observation: NDArray[np.int16]
    action_mask: NDArray[np.int8]


class Table:
    """A set-up with its action table and schema; `begin` starts a game at it."""

    def __init__(self, spec: Spec, options: dict[str, Any], pack: Path | None) -> None:
        self.spec: Final = spec
        self.game: Final = make_game(spec.game, options, pack)
        self.actions: Final[ActionTable] = spec.table(self.game)
        self.schema: Final[Group] = spec.schema(self.game)
        self.low: Final = np.array(self.schema.low, np.int16)
        self.high: Final = np.array(self.schema.high, np.int16)

    def begin(self, seed: str) -> Session:
        """A new game."""
        return begin(self.game, seed, listen=False)

    def legal(self, decision: Decision) -> list[int]:
        """The numbers of a decision's options, in ascending order."""
        return sorted(self.actions.number(option) for option in decision.options)

    def mask(self, decision: Decision | None) -> NDArray[np.int8]:
        """A one for each action that the decision offers."""
        mask = np.zeros(len(self.actions), np.int8)
        if decision is not None:
            mask[self.legal(decision)] = 1
        return mask

    def seen(self, session: Session, seat: int) -> NDArray[np.int16]:
        """What a seat sees."""
        vector = array("h", bytes(2 * len(self.low)))  # takes single numbers faster than numpy
        view = self.game.view(session.state, seat)
        observed(self.schema, vector, seat, session.decision_for(seat), view)
        return np.frombuffer(vector, np.int16)

    def observation(self, session: Session, seat: int) -> Observation:
        """What a seat sees and may do."""
        return {
            "observation": self.seen(session, seat),
            "action_mask": self.mask(session.decision_for(seat)),
        }

    def choose(self, session: Session, seat: int, action: int) -> None:
        """Lets a seat act. Raises IllegalAnswer if it may not do that."""
        session.choose(self.actions.options[action], seat)

    def rewards(self, session: Session) -> list[float]:
        """By seat: who has won and who has lost."""
        result = session.result
        assert result is not None
        return [WON if seat in result.winners else LOST for seat in range(self.game.seats)]

    def text(self, session: Session) -> str:
        """The game so far as a record writes it, and what is asked now."""
        lines = [line_of(entry, self.game.words) for entry in session.settled_history()]
        for seat in session.deciders()[:1]:
            decision = session.decision_for(seat)
            assert decision is not None
            lines.append(f"player_{seat}: {decision.kind}: {', '.join(session.keys(seat))}")
        return "\n".join(lines)
