"""F0.1, ADD-12. What is offered can be done: no option leads to where nothing can be chosen."""

from random import Random
from typing import Any

import pytest

from tests.origins.configurations import configurations, label
from tests.origins.meetings import meeting_state
from tests.origins.table import origins
from tools.golden import FOLDER
from trilobite.core.chance import Chance
from trilobite.core.decision import Decision, Option
from trilobite.core.record import entry_of, load
from trilobite.core.replay import replay
from trilobite.core.session import Session
from trilobite.games.origins.activity import ACTIONS, perform, refusal_of_effect
from trilobite.games.origins.board import is_buildable
from trilobite.games.origins.cards.types import (
    EFFECT_NAMES,
    PSEUDOSCIENCE,
    TECH,
    TRADE,
    Effect,
)
from trilobite.games.origins.invariants import check_components
from trilobite.games.origins.state import Origins
from trilobite.games.registry import make_game

ALL = [options for options in configurations() if options["players"] > 1]
#: J3, J5. Actions that are not in the basic game.
ADVANCED_ONLY = range(TRADE, PSEUDOSCIENCE + 1)
RECORDS = sorted(FOLDER.glob("origins/*.record"))
#: Positions of each combination.
POSITIONS = 8
#: Answers within which a step must have ended.
ANSWERS = 500


def carried_out(g: Origins, effect: Effect, first: Option | None, random: Random) -> list[Option]:
    """Makes an action to its end, with a given first answer if there is one to give. Returns what
    the first answer could have been."""
    g = g.copy()
    g.chance = Chance(random.randrange(1000))
    flow = perform(g, g.player(g.turn), effect, False)
    answer: Option | None = None
    offered: list[Option] = []
    try:
        while True:
            ask = flow.send(answer)
            assert isinstance(ask, Decision)
            assert ask.options, f"{EFFECT_NAMES[effect.code]}: {ask.kind} offers nothing"
            answer = random.choice(ask.options)
            if not offered:
                offered = ask.options
                answer = first or answer
    except StopIteration:
        pass
    check_components(g)
    for player in g.players:
        assert all(is_buildable(g, player, hex) for hex in player.cities)
    return offered


@pytest.mark.clause("ADD-12", "ADD-13", "F0.1", "J3.3")
@pytest.mark.parametrize("options", ALL, ids=label)
def test_every_action_that_is_open_can_be_completed(options: dict[str, Any]) -> None:
    """In narrow positions: every action, with every first answer, and others at random."""
    game = origins(**options)
    for seed in range(POSITIONS):
        g = meeting_state(game, seed)
        random = Random(seed)
        for code in ACTIONS:
            track = random.randrange(6) if code == TECH else -1
            effect = Effect(code, track, random.randint(1, 4), False)
            if code in ADVANCED_ONLY and not game.set_up.advanced:
                continue
            if refusal_of_effect(g, g.player(g.turn), effect, False) is not None:
                continue
            for first in carried_out(g, effect, None, random):
                carried_out(g, effect, first, random)


@pytest.mark.clause("ADD-12")
@pytest.mark.parametrize(
    "path", sorted(FOLDER.glob("origins/*.record")), ids=lambda path: path.stem
)
def test_every_option_of_a_played_game_can_be_completed(path: Any) -> None:
    """At moments of the golden records: whatever else had been answered, play goes on."""
    record = load(path.read_text(encoding="utf-8"))
    game = make_game("origins", record.header.options)
    entries = [entry_of(line, game.words) for line in record.lines]
    random = Random(path.stem)
    session = replay(game, entries, listen=False)
    for at in random.sample(range(len(session.answers())), 6):
        moment = session.fork(at, seed=1)
        for seat in moment.deciders():
            decision = moment.decision_for(seat)
            assert decision is not None
            for option in decision.options:
                assert completed(moment.clone(seed=1), option, seat, random), option


def completed(session: Session, option: Option, seat: int, random: Random) -> bool:
    """Takes an option and plays on; whether the step comes to its end."""
    boundary = session.boundary
    session.choose(option, seat)
    for _ in range(ANSWERS):
        if session.over or session.boundary is not boundary:
            return True
        decision = session.decision_for(session.deciders()[0])
        assert decision is not None
        session.choose(random.choice(decision.options), decision.seat)
    return False
