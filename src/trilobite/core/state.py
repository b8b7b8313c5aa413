"""The state of a game: plain data that can be copied at any boundary."""

from mypy_extensions import mypyc_attr

from trilobite.core.chance import Chance
from trilobite.core.decision import Event


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """What every game's state has besides its own pieces.

    The services (chance, events, explain) are not part of the position: a copy starts with
    none of them, and whoever runs the copy gives it its own.
    """

    def __init__(self) -> None:
        self.chance: Chance = Chance(None)
        #: Where typed events go; None in bulk play, where nobody listens.
        self.events: list[Event] | None = None
        #: For each of these events how much of the history lies before it.
        self.told_at: list[int] = []
        #: Whether menus should collect refusals.
        self.explain: bool = False

    def tell(self, what: str, a: int = -1, b: int = -1, c: int = -1) -> None:
        """Reports a fact to whoever listens."""
        if self.events is not None:
            self.events.append((what, a, b, c))
            history = self.chance.log
            self.told_at.append(0 if history is None else len(history))

    def copy(self) -> "State":
        """An independent copy of the position."""
        raise TypeError(f"{type(self).__name__} does not say how it is copied")
