"""The bridge to OpenSpiel: the games under the names `trilobite_genesis` and so on.

```python
import pyspiel
import trilobite.envs.openspiel  # names the games to OpenSpiel

game = pyspiel.load_game("trilobite_genesis(players=3,variants=short)")
```

Parameters: `players`, `ruleset`, `mode`, `variants` (with `+` between them) and `seed`. Players are
seats, actions are those of the action table. Returns are 1 for winners and -1 for losers.

Chance is sampled within the game, there are no chance nodes. What the dice show follows from the
seed, the number of the initial state and the number of the action, so a clone goes on as its
original does. A searcher asks `resample_from_infostate` for a state as the player may imagine it:
what they cannot know is dealt anew, and there are other dice to come.

The string of an information state is the player's view and what they are asked; the tensor is the
observation of the PettingZoo environment.
"""

from contextlib import suppress
from functools import cache
from typing import Any, Final

import msgspec
import numpy as np
import pyspiel

from trilobite.core.chance import Answer, Chance
from trilobite.core.errors import ChanceError, RecordError
from trilobite.core.record import entry_of, line_of
from trilobite.core.replay import replay
from trilobite.core.session import Session, begin
from trilobite.core.state import State
from trilobite.envs.spec import Spec
from trilobite.envs.specs import SPECS, spec_of
from trilobite.envs.table import LOST, WON, Table
from trilobite.games.registry import box

PREFIX: Final = "trilobite_"

#: More choices than any game has.
LONGEST: Final = 100_000

#: How many deals are tried.
PATIENCE: Final = 50

#: The parameters of a game and their defaults; empty means the default of the game.
PARAMETERS: Final[dict[str, Any]] = {
    "players": 0,
    "ruleset": "",
    "mode": "",
    "variants": "",
    "seed": 0,
}


class Held:
    """A session in play and its dice, in a form that OpenSpiel can copy and store."""

    def __init__(self, table: Table, session: Session, seed: str) -> None:
        self.table: Final = table
        self.session: Final = session
        self.seed: Final = seed

    def after(self, action: int) -> "Held":
        """The session after an action of the player who is asked."""
        session = self.session.clone(f"{self.seed} {len(self.session.history)}")
        self.table.choose(session, session.deciders()[0], action)
        return Held(self.table, session, self.seed)

    def imagined(self, player: int, seed: str) -> "Held":
        """The session as a player may imagine it: what they cannot know is dealt anew. Where no
        deal fits what has been revealed since the boundary, the cards stay as they are."""
        for number in range(PATIENCE):
            deal = Chance(f"{seed} {number}")
            start = self.table.game.reshuffled(self.session.boundary, player, deal)
            with suppress(ChanceError, RecordError):
                return Held(self.table, self._again(start, seed, deal), seed)
        undealt = self.session.boundary
        return Held(self.table, self._again(undealt, seed, Chance(f"{seed} votes")), seed)

    def _again(self, start: State, seed: str, draw: Chance) -> Session:
        """What has happened since the boundary happens again from another start, with other dice
        to come. Votes in an open ballot, which nobody else knows, are drawn. Raises RecordError
        if it cannot happen."""
        session = self.session
        game = self.table.game
        entries = session.history_since_boundary()
        votes = len(session.history) - session.settled_until
        settled = entries[: len(entries) - votes]
        other = replay(game, settled, seed, start, listen=False)
        for vote in entries[len(settled) :]:
            assert isinstance(vote, Answer)
            decision = other.decision_for(vote.seat)
            if decision is None:
                raise RecordError("somebody has voted who would not be asked")
            number = draw.draw("number", list(range(len(decision.options))))
            other.choose(decision.options[number], vote.seat)
        return other

    def __deepcopy__(self, memo: dict[int, Any]) -> "Held":
        return self  # never changed: an action makes another

    def __reduce__(self) -> tuple[Any, ...]:
        words = self.table.game.words
        lines = [line_of(entry, words) for entry in self.session.history]
        options = msgspec.json.encode(self.table.game.options).decode()
        return restored, (self.table.spec.game, options, self.seed, lines)


def restored(game: str, options: str, seed: str, lines: list[str]) -> Held:
    """A session that was stored."""
    table = table_of(game, options)
    entries = [entry_of(line, table.game.words) for line in lines]
    return Held(table, replay(table.game, entries, seed, listen=False), seed)


@cache
def table_of(game: str, options: str) -> Table:
    """The table of a set-up, made once."""
    return Table(spec_of(game), msgspec.json.decode(options), None)


class BridgedGame(pyspiel.Game):  # type: ignore[misc]
    """A game as OpenSpiel knows games."""

    #: Which game it is.
    spec: Spec

    def __init__(self, params: dict[str, Any]) -> None:
        spec = self.spec
        given = {name: params.get(name, default) for name, default in PARAMETERS.items()}
        options = {name: given[name] for name in ("players", "ruleset", "mode") if given[name]}
        if given["variants"]:
            options["variants"] = given["variants"].split("+")
        self.table: Final = table_of(spec.game, msgspec.json.encode(options).decode())
        self.seed: Final = str(given["seed"])
        self._begun = 0
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.table.actions),
            max_chance_outcomes=0,
            num_players=self.table.game.seats,
            min_utility=LOST,
            max_utility=WON,
            utility_sum=None,
            max_game_length=LONGEST,
        )
        super().__init__(game_type(spec), info, params)

    def new_initial_state(self) -> "BridgedState":
        """A state at the start of another game."""
        return BridgedState(self)

    def begin(self) -> Held:
        """The next game of the seed."""
        seed = f"{self.seed}-{self._begun}"
        self._begun += 1
        return Held(self.table, begin(self.table.game, seed, listen=False), seed)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "Observer":
        """Who turns states into tensors and strings."""
        return Observer(self.table)


class BridgedState(pyspiel.State):  # type: ignore[misc]
    """A state of a game as OpenSpiel knows states."""

    def __init__(self, game: BridgedGame) -> None:
        super().__init__(game)
        #: None until somebody asks: OpenSpiel makes a state before it copies another over it.
        self.held: Held | None = None

    def now(self) -> Held:
        """The session of the state."""
        if self.held is None:
            self.held = self.get_game().begin()
        return self.held

    def current_player(self) -> int:
        """Who is asked."""
        session = self.now().session
        return int(pyspiel.PlayerId.TERMINAL) if session.over else session.deciders()[0]

    def _legal_actions(self, player: int) -> list[int]:
        held = self.now()
        decision = held.session.decision_for(player)
        if decision is None or player != self.current_player():
            return []
        return held.table.legal(decision)

    def _apply_action(self, action: int) -> None:
        self.held = self.now().after(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return self.now().table.actions.key(action)

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.now().session.over

    def returns(self) -> list[float]:
        """Who has won and who has lost, once the game is over."""
        held = self.now()
        result = held.session.result if held.session.over else None
        if result is None:
            return [0.0] * held.table.game.seats
        return held.table.rewards(result)

    def resample_from_infostate(self, player: int, sampler: Any) -> "BridgedState":
        """The state as the player may imagine it; `sampler` gives random numbers."""
        other: BridgedState = self.clone()
        other.held = self.now().imagined(player, str(sampler()))
        return other

    def __str__(self) -> str:
        """The position and what is asked; the whole game so far would be long."""
        session = self.now().session
        asked = [(seat, session.keys(seat)) for seat in session.deciders()]
        position = session.game.position(session.state)
        return msgspec.json.encode([len(session.history), asked, position]).decode()


class Observer:
    """Turns states into tensors and strings."""

    def __init__(self, table: Table) -> None:
        self.tensor: Final = np.zeros(table.observation.size, np.float32)
        self.dict: Final = {"observation": self.tensor}

    def set_from(self, state: BridgedState, player: int) -> None:
        """Writes what a player sees into the tensor."""
        held = state.now()
        self.tensor[:] = held.table.seen(held.session, player)

    def string_from(self, state: BridgedState, player: int) -> str:
        """What a player sees and is asked, in words."""
        held = state.now()
        decision = held.session.decision_for(player)
        asked = None if decision is None else (decision.kind, held.session.keys(player))
        view = held.table.game.view(held.session.state, player)
        return msgspec.json.encode([player, asked, view]).decode()


def game_type(spec: Spec) -> Any:
    """A game as OpenSpiel describes it."""
    kinds = pyspiel.GameType
    of = box(spec.game)
    return kinds(
        short_name=PREFIX + spec.game,
        long_name=of.title,
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.SAMPLED_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.GENERAL_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=max(of.players),
        min_num_players=min(of.players),
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=PARAMETERS,
    )


def register(spec: Spec) -> None:
    """Names a game to OpenSpiel, which keeps a class to make games of until after Python has
    ended: a plain function would not live so long."""
    name = f"{spec.game.title()}BridgedGame"
    pyspiel.register_game(game_type(spec), type(name, (BridgedGame,), {"spec": spec}))


for _spec in SPECS.values():
    register(_spec)
