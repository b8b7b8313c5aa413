"""Ways over a map, worked out anew from clause G6, to try the maps before there are players."""

from collections import deque
from collections.abc import Callable, Collection, Iterable, Mapping

from trilobite.games.origins.worldmap import (
    DESERT,
    ICE,
    ICE_CAP,
    JUNGLE,
    LAND_SPACE,
    OCEAN,
    OUTSIDE,
    SEA,
    WATER_SPACE,
    WorldMap,
)

Tokens = Mapping[int, int]


class Traveller:
    """A Migrant of land people with its technologies, on a map with climate tokens."""

    def __init__(
        self,
        world: WorldMap,
        tokens: Tokens | None = None,
        energy: int = 3,
        maritime: int = 0,
        footprint: int = 1,
        immunology: int = 1,
    ) -> None:
        self.world = world
        self.tokens = tokens or {}
        self.energy = energy
        self.maritime = maritime
        self.open = {
            DESERT: footprint >= 3,
            ICE: energy >= 5,
            JUNGLE: immunology >= 4,
            SEA: maritime >= 2,
        }

    def habitable(self, area: int) -> bool:
        if area == OUTSIDE:
            return self.maritime >= 2
        if area == ICE_CAP:
            return self.energy >= 5
        if area in self.tokens:
            return self.open[self.tokens[area]]
        return self.world.hex_kind[area] != OCEAN or self.maritime >= 2

    def spread(self, origin: int) -> dict[int, int]:
        """The land spaces within reach of one spread, each with its distance."""
        best = {(origin, 0): 0}
        todo = deque([(origin, 0)])
        while todo:
            here, wet = todo.popleft()
            steps = best[here, wet]
            if steps == self.energy:
                continue
            for there, (one, other) in zip(
                self.world.neighbours[here], self.world.beside[here], strict=True
            ):
                if not self.habitable(one) and not self.habitable(other):
                    continue
                water = wet + (self.world.space_kind[there] == WATER_SPACE)
                if water <= self.maritime and (there, water) not in best:
                    best[there, water] = steps + 1
                    todo.append((there, water))
        found: dict[int, int] = {}
        for (space, _), steps in best.items():
            if space != origin and self.world.space_kind[space] == LAND_SPACE:
                found[space] = min(steps, found.get(space, steps))
        return found

    def land(self, origin: int) -> set[int]:
        """All land spaces that can be reached in any number of spreads."""
        return connected(origin, self.spread)

    def on_foot(self, origin: int) -> set[int]:
        """All land spaces that can be reached step by step on land."""
        return connected(
            origin, lambda here: [to for to, steps in self.spread(here).items() if steps == 1]
        )


def connected(start: int, links: Callable[[int], Iterable[int]]) -> set[int]:
    """Everything that hangs together with a start."""
    seen = {start}
    todo = [start]
    while todo:
        for there in links(todo.pop()):
            if there not in seen:
                seen.add(there)
                todo.append(there)
    return seen


def distance(world: WorldMap, start: int, goal: int) -> int:
    """Steps between two spaces over land and water, whatever the climate."""
    seen = {start: 0}
    todo = deque([start])
    while todo:
        here = todo.popleft()
        for there in world.neighbours[here]:
            if there not in seen:
                seen[there] = seen[here] + 1
                todo.append(there)
    return seen[goal]


def water_between(world: WorldMap, shores: Iterable[int], goals: Collection[int]) -> int:
    """Fewest water spaces of one voyage between two coasts, whatever climate and range."""
    best = dict.fromkeys(shores, 0)
    todo = deque(best)
    found = []
    while todo:
        here = todo.popleft()
        for there in world.neighbours[here]:
            if world.space_kind[there] == LAND_SPACE:
                if there in goals:
                    found.append(best[here])
            elif there not in best:
                best[there] = best[here] + 1
                todo.append(there)
    return min(found)


def fewest_water_spaces(world: WorldMap, shores: Iterable[int]) -> dict[int, int]:
    """Of every space, how many water spaces lie on the best way to it, islands or not."""
    best = dict.fromkeys(shores, 0)
    todo = deque(best)
    while todo:
        here = todo.popleft()
        for there in world.neighbours[here]:
            wet = world.space_kind[there] == WATER_SPACE
            cost = best[here] + wet
            if there not in best or cost < best[there]:
                best[there] = cost
                if wet:
                    todo.append(there)
                else:
                    todo.appendleft(there)
    return best
