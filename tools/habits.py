"""How often a game's habits are what its greedy bot would choose.

    python -m tools.habits origins --games 20

Bots that look ahead answer by habit what follows from a choice, and so imagine nonsense where the
habit is nonsense. Greedy bots play games of four; for each kind of decision this prints how often
it comes in a game, how many options it has, how often habit agrees with the bot, and how often a
random answer would.
"""

import argparse
from collections import defaultdict

from trilobite.bots.evaluator import evaluator_for
from trilobite.bots.greedy import GreedyBot
from trilobite.core.session import begin
from trilobite.games.registry import GAMES, make_game


class Tally:
    """What was seen of one kind of decision."""

    def __init__(self) -> None:
        self.number = 0
        self.options = 0
        self.agreed = 0
        self.by_chance = 0.0


def compare(name: str, games: int, players: int) -> dict[str, Tally]:
    """Plays games, and compares habit with what is chosen."""
    game = make_game(name, {"players": players})
    evaluator = evaluator_for(game)
    assert evaluator is not None
    tallies: dict[str, Tally] = defaultdict(Tally)
    for seed in range(games):
        session = begin(game, seed, listen=False)
        bots = [GreedyBot(f"{seed} {seat}") for seat in range(players)]
        while not session.over:
            seat = session.deciders()[0]
            decision = session.decision_for(seat)
            assert decision is not None
            choice = bots[seat].choose(session, seat)
            tally = tallies[decision.kind]
            tally.number += 1
            tally.options += len(decision.options)
            tally.agreed += evaluator.habit(session.state, decision) == choice
            tally.by_chance += 1 / len(decision.options)
            session.choose(choice, seat)
    return tallies


def main() -> None:
    """Prints a line for each kind of decision, the most frequent first."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0])
    parser.add_argument("game", choices=list(GAMES))
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--players", type=int, default=4)
    asked = parser.parse_args()
    tallies = compare(asked.game, asked.games, asked.players)
    print(f"{'decision':22}{'a game':>8}{'options':>9}{'agrees':>8}{'by chance':>11}")
    for kind, tally in sorted(tallies.items(), key=lambda item: -item[1].number):
        number = tally.number
        print(
            f"{kind:22}{number / asked.games:8.1f}{tally.options / number:9.1f}"
            f"{tally.agreed / number:8.0%}{tally.by_chance / number:11.0%}"
        )


if __name__ == "__main__":
    main()
