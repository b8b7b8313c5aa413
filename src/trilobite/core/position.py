"""Position files: a header and any boundary state as TOML, to a game what FEN is to chess."""

from collections.abc import Callable
from typing import Any, Final, TypeVar

import msgspec

from trilobite.core.errors import PositionError, shown
from trilobite.core.game import AnyGame
from trilobite.core.state import State
from trilobite.core.words import Words

F = TypeVar("F")
S = TypeVar("S", bound=State)

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


# --- what all games do to read one --------------------------------------------------------


class NameReader:
    """Finds things by the names that stand in a position."""

    def __init__(self, words: Words) -> None:
        self.words: Final = words

    def number(self, domain: str, name: str) -> int:
        """The number of a named thing."""
        number = self.words.number(domain, name)
        if number is None:
            raise PositionError(f"there is no {domain} {shown(name)}")
        return number

    def numbers(self, domain: str, given: list[str]) -> list[int]:
        """The numbers of several named things."""
        return [self.number(domain, name) for name in given]


def read_file(position: dict[str, Any], kind: type[F]) -> F:
    """A position as a game's own struct. Raises PositionError if it is none."""
    try:
        return msgspec.convert(position, kind)
    except msgspec.ValidationError as error:
        raise PositionError(f"the position is malformed: {shown(str(error), 200)}") from error


def require_possible(state: S, check: Callable[[S], None]) -> None:
    """Raises PositionError if a game's invariants do not hold."""
    try:
        check(state)
    except AssertionError as error:
        raise PositionError(f"the position is impossible: {error}") from error
