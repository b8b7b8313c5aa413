"""A browser keeps the memory of Python (`web/src/engine/memory.ts`): with everything imported and
the cards of all games read, so that a later start has none of that to do.
"""

import gc
import random
import secrets
from importlib import import_module
from pathlib import Path
from pkgutil import walk_packages
from typing import Final

import msgspec

import trilobite
from trilobite.bots import make_bot
from trilobite.core.session import begin
from trilobite.games.registry import GAMES, make_game

#: Answers of a bot in each game, after which most of what a table needs has been used.
ANSWERS: Final = 3


def warm_up() -> None:
    """Does what every start would have to do, before the memory is kept. All packages are imported:
    a start from the memory has no files of them any more."""
    for module in walk_packages([str(Path(trilobite.__path__[0]).parent)]):
        import_module(module.name)
    for name in GAMES:
        session = begin(make_game(name, {"players": 2}), seed=0)
        bot = make_bot("normal", "0")
        for _ in range(ANSWERS):
            seat = session.deciders()[0]
            session.choose(bot.choose(session, seat), seat)
    gc.collect()
    gc.freeze()  # what is there stays; nobody has to look through it again


def wake_up() -> None:
    """After a start from the memory: dice must not fall as they did then, and what is not Python
    has to be where it was."""
    random.seed()
    secrets.token_bytes(1)
    if msgspec.json.decode(msgspec.json.encode(GAMES), type=dict[str, str]) != GAMES:
        raise RuntimeError("the memory is not what it was")
