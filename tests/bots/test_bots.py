"""Bots answer legally, know nothing they may not, and play the same for the same seed."""

from typing import Any

import pytest

from tests.genesis.configurations import configurations, label
from tests.genesis.rich import rich_state
from tests.genesis.table import genesis
from tests.sample_game import Race
from trilobite.bots import LEVELS, Bot, bot_kind, make_bot
from trilobite.bots.evaluator import evaluator_for
from trilobite.bots.genesis_goals import growing_in_time, worth
from trilobite.bots.genesis_prospects import Constants
from trilobite.bots.greedy import GreedyBot
from trilobite.core.chance import Chance
from trilobite.core.decision import Ballot
from trilobite.core.errors import OptionsError
from trilobite.core.replay import replay
from trilobite.core.session import Session, begin
from trilobite.games.genesis.cards.types import MARINE, TERRESTRIAL
from trilobite.games.genesis.game import GenesisGame
from trilobite.games.genesis.scoring import score
from trilobite.games.genesis.state import MACRO, MACROS, NPC, Genesis
from trilobite.games.origins.state import Origins
from trilobite.games.registry import make_game

COLOURS = ["red", "yellow", "green", "blue"]


def play_on(session: Session, bots: list[Bot], most: int = 100_000) -> None:
    """Lets bots play to the end, or for so many decisions."""
    for _ in range(most):
        if session.over:
            return
        seat = session.deciders()[0]
        session.choose(bots[seat].choose(session, seat), seat)


def late_position(options: dict[str, Any], seed: int) -> tuple[GenesisGame, Genesis]:
    """A game and a position with everything in it."""
    game = genesis(**options, colours=COLOURS[: max(2, options["players"])])
    return game, rich_state(game, seed)


# --- legal, always ------------------------------------------------------------------------


@pytest.mark.parametrize("options", configurations()[::13], ids=label)
def test_greedy_answers_legally(options: dict[str, Any]) -> None:
    game, late = late_position(options, 5)
    for session in (begin(genesis(**options), 1), begin(game, 2, late)):
        bots: list[Bot] = [GreedyBot(seat, budget=4) for seat in range(game.seats)]
        play_on(session, bots, most=40)


def test_a_bot_leaves_the_session_alone() -> None:
    session = begin(*late_start(3))
    for _ in range(30):
        seat = session.deciders()[0]
        before = (session.version, len(session.history), session.game.position(session.state))
        option = GreedyBot("alone", budget=10).choose(session, seat)
        assert (session.version, len(session.history)) == before[:2]
        assert session.game.position(session.state) == before[2]
        session.choose(option, seat)


def late_start(seed: int) -> tuple[GenesisGame, int, Genesis]:
    """What begins a late game of three players."""
    game, late = late_position({"players": 3}, seed)
    return game, seed, late


# --- no secrets ---------------------------------------------------------------------------


@pytest.mark.parametrize("number", range(4))
def test_greedy_knows_no_decks_and_no_dice(number: int) -> None:
    """The same answer in a world where all that is hidden is dealt anew."""
    start = late_start(number) if number % 2 else (genesis(players=3), number, None)
    session = begin(*start)
    bots = [make_bot("greedy" if seat == 0 else "random", str(seat)) for seat in range(3)]
    for moment in range(50):
        if session.over:
            break
        seat = session.deciders()[0]
        other = dealt_anew(session, seat, moment)
        expected = GreedyBot(moment, budget=16).choose(session, seat)
        assert GreedyBot(moment, budget=16).choose(other, seat) == expected
        session.choose(bots[seat].choose(session, seat), seat)


def dealt_anew(session: Session, seat: int, seed: int) -> Session:
    """The same game as the seat sees it, with other decks and other dice to come."""
    game = session.game
    start = game.reshuffled(session.boundary, seat, Chance(seed))
    return replay(game, session.history_since_boundary(), seed + 1, start, listen=False)


def test_greedy_does_not_see_an_open_vote() -> None:
    session = at_a_ballot()
    first, second = session.deciders()[:2]
    answers = set()
    for vote in ("gaia", "medea"):
        voted = session.clone(1)
        voted.choose(vote, first)
        assert isinstance(voted.pending, Ballot)
        answers.add(GreedyBot("vote").choose(voted, second))
    answers.add(GreedyBot("vote").choose(session, second))
    assert len(answers) == 1


def at_a_ballot() -> Session:
    """A game that waits for a Gaia vote."""
    for seed in range(100):
        session = begin(genesis(players=3), seed)
        bots = [make_bot("random", f"{seed} {seat}") for seat in range(3)]
        while not session.over:
            if isinstance(session.pending, Ballot):
                return session
            play_on(session, bots, most=1)
    raise AssertionError("nobody ever voted")


# --- the same seed, the same game ---------------------------------------------------------


@pytest.mark.parametrize("kind", ["greedy", "random"])
def test_a_seed_decides_everything(kind: str) -> None:
    played = []
    for _ in range(2):
        session = begin(*late_start(4))
        play_on(session, [make_bot(kind, f"seat {seat}") for seat in range(3)], most=40)
        played.append(session.game.position(session.state))
    assert played[0] == played[1]


# --- strength -----------------------------------------------------------------------------


def test_greedy_beats_random() -> None:
    wins = 0
    game = genesis(players=2, variants=["short"])
    for number in range(10):
        greedy = number % 2
        bots: list[Bot] = [make_bot("random", f"{number}"), make_bot("random", f"{number}")]
        bots[greedy] = GreedyBot(number, budget=8)
        session = begin(game, number, listen=False)
        play_on(session, bots)
        result = session.result
        assert result is not None
        wins += result.winners == [greedy]
    assert wins >= 8


# --- what evaluators say ------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "options"),
    [
        ("genesis", {"players": 4}),
        ("genesis", {"players": 1, "mode": "solitaire"}),
        ("genesis", {"players": 3, "mode": "cooperative"}),
        ("marine", {"players": 3}),
        ("origins", {"players": 4}),
        ("origins", {"players": 2, "mode": "cooperative"}),
    ],
)
def test_all_seats_are_valued_like_each(name: str, options: dict[str, Any]) -> None:
    game = make_game(name, options)
    evaluator = evaluator_for(game)
    assert evaluator is not None
    session = begin(game, 3, listen=False)
    bots = [make_bot("random", f"{seat}") for seat in range(game.seats)]
    while not session.over:
        play_on(session, bots, most=40)
        each = [evaluator.value(session.state, seat) for seat in range(game.seats)]
        assert evaluator.values(session.state) == each


@pytest.mark.parametrize("mode", ["solitaire", "cooperative"])
def test_a_macroorganism_is_a_goal_alone_and_together(mode: str) -> None:
    """C1a, C2.2. To have one is worth points that it does not score."""
    game = genesis(players=1 if mode == "solitaire" else 2, mode=mode, colours=["red", "blue"])
    evaluator = evaluator_for(game)
    assert evaluator is not None
    seen = set()
    for seed in range(40):
        g = rich_state(game, seed)
        macros = [o for o in g.organisms if o.kind == MACRO and o.owner < NPC]
        if len(macros) == 1:
            o = macros[0]
            with_it = evaluator.value(g, g.seat(o.owner))
            points = score(g, o.owner).total()
            g.organisms.remove(o)
            g.ecosystems[o.side].remove(o.place)
            lost = points - score(g, o.owner).total()
            assert with_it - evaluator.value(g, g.seat(o.owner)) > lost + Constants().goal / 4
            seen.add(o.side)
    assert seen == {MARINE, TERRESTRIAL}


def test_of_several_goals_the_one_that_is_least_likely_counts_most() -> None:
    """C2.2. All of them have to be reached, so that even chances are worth more than unequal ones,
    and a step of the weaker one more than a step of the other."""
    c = Constants()
    assert worth(c, [0.5, 0.5]) > worth(c, [0.9, 0.1])
    assert worth(c, [0.9, 0.3]) > worth(c, [1.0, 0.2])


def test_to_grow_up_takes_time() -> None:
    """H3. With fewer purchases, bionts or cubes a bacterium is less likely to become a
    macroorganism; without time for what it lacks it does not."""
    cards = genesis(players=2, mode="cooperative").cards
    stack = tuple(range(MACROS, MACROS + len(cards.macros)))
    likely = growing_in_time(cards, stack, (1, 1, 1, 1), 2, 8.0)
    assert 0.0 < growing_in_time(cards, stack, (1, 1, 1, 1), 2, 4.0) < likely
    assert 0.0 < growing_in_time(cards, stack, (1, 1, 1, 1), 1, 8.0) < likely
    assert 0.0 < growing_in_time(cards, stack, (0, 1, 0, 1), 2, 8.0) < likely
    assert growing_in_time(cards, stack, (0, 0, 0, 0), 1, 1.0) == 0.0


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_a_phase_of_genesis_and_a_turn_of_origins_are_moments(players: int) -> None:
    """A moment is over when, and only when, the phase or the turn is."""
    for name in ("genesis", "origins"):
        game = make_game(name, {"players": players})
        evaluator = evaluator_for(game)
        assert evaluator is not None
        session = begin(game, 3, listen=False)
        bots = [make_bot("random", f"{seat}") for seat in range(game.seats)]
        seen: dict[int, tuple[int, int]] = {}
        while not session.over:
            state = session.state
            if isinstance(state, Genesis):
                known = (state.turn, state.phase)
            else:
                assert isinstance(state, Origins)
                known = (state.round, state.turn)
            assert seen.setdefault(evaluator.moment(state), known) == known
            play_on(session, bots, most=1)
        assert len(set(seen.values())) == len(seen) > 5


# --- names --------------------------------------------------------------------------------


def test_levels_are_names_of_bots() -> None:
    kinds = {level: bot_kind(level) for level in LEVELS}
    assert list(kinds.items()) == [
        ("gentle", "gentle"),
        ("easy", "beginner"),
        ("fair", "fair"),
        ("normal", "greedy"),
        ("hard", "search"),
    ]
    assert isinstance(make_bot("normal", "1"), GreedyBot)
    assert [bot_kind(kind) for kind in kinds.values()] == list(kinds.values())


def test_a_bot_that_does_not_exist() -> None:
    with pytest.raises(
        OptionsError, match="'clever'; there are beginner, fair, gentle, greedy, random"
    ):
        make_bot("clever", "1")


def test_greedy_says_which_game_it_does_not_know() -> None:
    session = begin(Race(2), 1)
    with pytest.raises(OptionsError, match="does not know the game"):
        GreedyBot(1).choose(session, session.deciders()[0])
