"""Fits how much a lead in points is worth: `scale` of the evaluators.

    python -m tools.outlook genesis -n 20

Greedy bots play games of all numbers of players. At every moment where something new begins, the
values of all seats are set against who won in the end; the scale printed makes what happened most
likely. Then, for the chances it gives, how often the seat did win.
"""

import argparse
from math import log
from typing import Final

from trilobite.bots import make_bot
from trilobite.bots.evaluator import evaluator_for
from trilobite.bots.outlook import chances
from trilobite.core.chance import Answer
from trilobite.core.session import begin
from trilobite.games.registry import GAMES, box, make_game

#: Scales that are tried, in points.
SCALES: Final = [1.1**power for power in range(60)]

#: The values of all seats at a moment, and who won.
Moment = tuple[list[float], list[int]]


def moments(name: str, players: int, seed: str) -> list[Moment]:
    """One game of greedy bots."""
    game = make_game(name, {"players": players})
    evaluator = evaluator_for(game)
    assert evaluator is not None
    session = begin(game, seed, listen=False)
    bots = [make_bot("greedy", f"{seed} {seat}") for seat in range(game.seats)]
    seen = []
    while not session.over:
        seat = session.deciders()[0]
        since = session.history_since_boundary()
        decision = session.decision_for(seat)
        assert decision is not None
        if not evaluator.follows(decision) and not any(
            isinstance(entry, Answer) and not entry.auto for entry in since
        ):
            seen.append(evaluator.values(session.state))
        session.choose(bots[seat].choose(session, seat), seat)
    assert session.result is not None
    winners = session.result.winners
    return [(values, winners) for values in seen] if winners else []


def unlikelihood(found: list[Moment], scale: float) -> float:
    """How surprising the winners are, on average."""
    total = 0.0
    for values, winners in found:
        guessed = chances(values, scale)
        total -= sum(log(max(guessed[seat], 1e-9)) for seat in winners) / len(winners)
    return total / len(found)


def main() -> None:
    """Plays, fits and prints."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0])
    parser.add_argument("game", choices=list(GAMES))
    parser.add_argument("-n", type=int, default=20, help="games of each number of players")
    asked = parser.parse_args()
    found: list[Moment] = []
    for players in box(asked.game).players:
        if players > 1:
            for number in range(asked.n):
                found += moments(asked.game, players, f"{players}-{number}")
    best = min(SCALES, key=lambda scale: unlikelihood(found, scale))
    print(f"{asked.game}: scale {best:.1f}, {unlikelihood(found, best):.3f} nats, {len(found)}")
    bins: list[list[float]] = [[] for _ in range(10)]
    for values, winners in found:
        for seat, chance in enumerate(chances(values, best)):
            bins[min(9, int(chance * 10))].append(float(seat in winners) / len(winners))
    for number, seen in enumerate(bins):
        if seen:
            share = sum(seen) / len(seen)
            print(f"  {number * 10:3}% to {number * 10 + 10:3}%: won {share:.0%} of {len(seen)}")


if __name__ == "__main__":
    main()
