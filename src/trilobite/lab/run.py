"""A run: what is simulated. All that decides about its rows, and nothing else."""

from functools import cache
from pathlib import Path
from typing import Any

import msgspec

from trilobite import __version__
from trilobite.bots import bot_kind
from trilobite.core.errors import OptionsError
from trilobite.core.game import AnyGame
from trilobite.games.registry import make_game


class Run(msgspec.Struct, frozen=True):
    """A set-up, the bots that play it and a seed: the same run has the same game number 17,
    however many games are played and wherever."""

    game: str
    #: The options of the game, complete.
    options: dict[str, Any]
    #: The kinds of bots: who sits where in game 0.
    bots: list[str]
    #: Whether the bots move on by one seat with each game.
    rotate: bool
    seed: str
    #: The rules, the cards and the program that play.
    rules: int
    data: str
    version: str

    def seed_of(self, number: int) -> str:
        """The seed of a game. `trilobite play --seed` takes it as well."""
        return f"{self.seed}-{number}"

    def seated(self, number: int) -> list[str]:
        """Who sits where in a game."""
        turn = number % len(self.bots) if self.rotate else 0
        return self.bots[turn:] + self.bots[:turn]

    def label(self) -> str:
        """The set-up in a few words."""
        words = [str(self.options[name]) for name in ("ruleset", "mode") if name in self.options]
        words += [f"{len(self.bots)} players", *self.options.get("variants", [])]
        return f"{self.game}: {', '.join(words)}"


def make_run(
    name: str,
    options: dict[str, Any],
    bots: list[str],
    seed: str = "0",
    rotate: bool = True,
    pack: Path | None = None,
) -> Run:
    """A checked run. Raises OptionsError with what is wrong."""
    game = make_game(name, options, pack)
    if len(bots) != game.seats:
        raise OptionsError(
            "{named} seats are named and {players} play",
            "seats-and-players",
            named=len(bots),
            players=game.seats,
        )
    return Run(
        game=name,
        options=game.options,
        bots=[bot_kind(bot) for bot in bots],
        rotate=rotate,
        seed=seed,
        rules=game.rules_version,
        data=game.data_hash,
        version=__version__,
    )


def game_of(run: Run, pack: Path | None) -> AnyGame:
    """The game that a run plays."""
    return game_with(run.game, run.options, pack)


def game_with(name: str, options: dict[str, Any], pack: Path | None = None) -> AnyGame:
    """A game with its options, made once in each process."""
    return prepared(name, msgspec.json.encode(options), pack)


@cache
def prepared(name: str, options: bytes, pack: Path | None) -> AnyGame:
    """The same, of options that can be compared."""
    return make_game(name, msgspec.json.decode(options), pack)
