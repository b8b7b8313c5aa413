"""When people were last seen at tables, and what they have written down about them."""

from contextlib import suppress
from typing import Final

from trilobite.tables.store import Paper, Store, StoreError

SEEN: Final = "seen"
NOTES: Final = "notes"
#: Notes that somebody has left to whoever takes their seat.
LEFT: Final = "notes-left"


class Sights:
    """What is kept for one person at one table."""

    def __init__(self, store: Store) -> None:
        self._store: Final = store

    async def of(self, table_id: str) -> dict[str, int]:
        """When each was last seen at a table, in seconds since 1970. Nobody needs it so much that
        a store that is away should keep them from the table."""
        try:
            papers = await self._store.papers(SEEN, f"{table_id}/")
        except StoreError:
            return {}
        return {paper.key.partition("/")[2]: int(paper.text) for paper in papers}

    async def note(self, table_id: str, owner: str, now: int) -> None:
        """Somebody is seen there."""
        with suppress(StoreError):
            await self._store.put(Paper(SEEN, f"{table_id}/{owner}", str(now)))

    async def notes(self, table_id: str, owner: str) -> str:
        """What somebody has written down about a table."""
        return await self._store.paper(NOTES, f"{table_id}/{owner}") or ""

    async def write(self, table_id: str, owner: str, text: str) -> None:
        """Somebody writes something down, in the place of what was there."""
        key = f"{table_id}/{owner}"
        if text:
            await self._store.put(Paper(NOTES, key, text))
        else:
            await self._store.take(NOTES, key)

    async def leave_notes(self, table_id: str, owner: str, seat: int) -> None:
        """What somebody has written down is there for whoever takes their seat."""
        text = await self.notes(table_id, owner)
        if text:
            await self._store.put(Paper(LEFT, f"{table_id}/{seat}", text))

    async def find_notes(self, table_id: str, owner: str, seat: int) -> None:
        """Who has taken a seat finds what was left there."""
        text = await self._store.take(LEFT, f"{table_id}/{seat}")
        if text is not None:
            before = await self.notes(table_id, owner)
            await self.write(table_id, owner, f"{before}\n\n{text}" if before else text)

    async def hand_over(self, tables: list[str], owner: str, other: str) -> None:
        """What was one's is another's: where both have something, the other's stays."""
        for table_id in tables:
            for kind in (SEEN, NOTES):
                text = await self._store.take(kind, f"{table_id}/{owner}")
                key = f"{table_id}/{other}"
                if text is not None and other and await self._store.paper(kind, key) is None:
                    await self._store.put(Paper(kind, key, text))
