"""What others have written to the same store."""

from collections.abc import Callable
from typing import Protocol


class News(Protocol):
    """Where several houses share a store, each hears here of the tables that another has changed,
    and of the people there. All functions are called in the loop of the house."""

    def listen(self, changed: Callable[[str, bool], None], missed: Callable[[], None]) -> None:
        """From now on tells the id of each table that somebody else has changed, and whether what
        had happened there before was changed; and when some of that may have been missed."""

    def meet(self, seen: Callable[[str, str, int], None], missed: Callable[[], None]) -> None:
        """From now on tells who was seen at which table through another house, and when, in seconds
        since 1970, 0 if they have left it; and when some of that may have been missed."""

    def tell(self, table_id: str, person: str, at: int) -> None:
        """Tells other houses that somebody was seen here at a table, or has left it."""
