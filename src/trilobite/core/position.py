"""Position files: a header and any boundary state as TOML, to a game what FEN is to chess."""

from collections.abc import Callable
from typing import Any

import msgspec

from trilobite.core.errors import PositionError
from trilobite.core.game import AnyGame
from trilobite.core.state import State

#: Makes a game from its name and plain options.
GameMaker = Callable[[str, dict[str, Any]], AnyGame]


class PositionHeader(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """What stands in a position file."""

    game: str
    options: dict[str, Any] = {}
    position: dict[str, Any] = {}


def dump(game: AnyGame, state: State) -> str:
    """The text of a position file."""
    header = PositionHeader(game=game.name, options=game.options, position=game.position(state))
    return msgspec.toml.encode(header).decode()


def load(text: str, make_game: GameMaker) -> tuple[AnyGame, State]:
    """The game and state of a position file. Raises PositionError with what is wrong."""
    try:
        header = msgspec.toml.decode(text, type=PositionHeader)
    except (msgspec.DecodeError, RecursionError) as error:
        raise PositionError(f"not a position file: {one_line(error)}") from error
    game = make_game(header.game, header.options)
    return game, game.from_position(header.position)


def one_line(error: BaseException) -> str:
    """An error's text without line breaks."""
    return " ".join(str(error).split())
