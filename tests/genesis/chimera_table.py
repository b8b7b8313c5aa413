"""Positions and answers for tests of the chimera variant."""

from collections.abc import Generator
from typing import Any

from tests.genesis.beings import Part
from tests.genesis.pieces import position
from tests.genesis.table import Table, genesis
from trilobite.core.chance import Answer, Chance
from trilobite.core.decision import Ask, Decision, Flow
from trilobite.core.record import entry_of
from trilobite.games.genesis.state import MACROS, Genesis, Organism

VENT = "metal-glycolysis"  # ocean
RUST = "amyloid-hydrolysis"  # ocean
POND = "wet-dry-dehydration-synthesis"  # continent
MARS = "sugar-driven-biosynthesis"  # cosmic
CLAY = "photo-carboxylation"  # ocean

COLOURS = ["red", "yellow", "green", "blue"]
RED, YELLOW = 0, 1
NPC_GREEN = 6
PARASITE_CARDS = {
    "prion": "red",
    "puddle-syncytium": "red",
    "malaria": "yellow",
    "crystalbiont": "yellow",
    "salmonella": "green",
    "cyanobacteria": "green",
    "viroid": "blue",
    "virus": "blue",
}


def setting(organisms: dict[str, Part], phase: str, *agenda: str, **fields: Any) -> Part:
    """A position; the parasite cards under macroorganisms are in play."""
    players: dict[str, Part] = fields.setdefault("player", {})
    for part in organisms.values():
        part.setdefault("mutations", [])
        colour = PARASITE_CARDS.get(part.get("under", ""))
        if colour is not None:
            holder = f"npc-{colour}" if part["owner"].startswith("npc-") else colour
            players.setdefault(holder, {})["parasite"] = "in-play"
    fields.setdefault("decks", {})
    return position(organisms, phase, *agenda, **fields)


def slot(organisms: dict[str, Part], *steps: str, **fields: Any) -> Part:
    """A purchase phase at the slots of parasites."""
    return setting(organisms, "purchase", *(f"slot {step}" for step in steps), **fields)


def buying(organisms: dict[str, Part], *colours: str, **fields: Any) -> Part:
    """A purchase phase at the turns of players."""
    return setting(organisms, "purchase", *(f"purchase {colour}" for colour in colours), **fields)


class Chimeras(Table):
    """A table for the chimera variant."""

    def __init__(self, start: Part, **options: Any) -> None:
        options.setdefault("variants", ["chimera"])
        super().__init__(start, **options)

    def grow(self, *keys: str) -> None:
        """Answers, and discards the mutations in any order."""
        for key in keys:
            self.answer(key)
            while self.kind == "discard-order":
                self.answer(self.offers[0])


class Scene:
    """A position whose rules are run one flow at a time."""

    def __init__(
        self, organisms: dict[str, Part], *, chance: tuple[str, ...] = (), **fields: Any
    ) -> None:
        options = {
            name: fields.pop(name) for name in ("players", "mode", "variants") if name in fields
        }
        players = options.setdefault("players", 2)
        options.setdefault("variants", ["chimera"])
        self.game = genesis(**options, colours=COLOURS[: max(2, players)])
        start = setting(organisms, fields.pop("phase", "purchase"), "ecosystems", **fields)
        state = self.game.from_position(start)
        assert isinstance(state, Genesis)
        self.g = state
        self.g.events = []
        self.g.chance = Chance(None)
        for line in chance:
            entry = entry_of(f"~ {line}", self.game.words)
            assert not isinstance(entry, Answer)
            self.g.chance.script.append(entry)
        #: Seat, kind and options of each decision that had a choice.
        self.asked: list[tuple[int, str, list[str]]] = []

    def run(self, flow: Flow, *answers: str) -> None:
        """Runs a flow with answers to its decisions; single options answer themselves."""
        left = list(answers)
        try:
            ask = next(flow)
            while True:
                assert isinstance(ask, Decision)
                keys = [self.game.words.key(option) for option in ask.options]
                if len(keys) > 1:
                    self.asked.append((ask.seat, ask.kind, keys))
                    assert left, f"'{ask.kind}' is not answered: {keys}"
                    assert left[0] in keys, f"'{ask.kind}' has no '{left[0]}': {keys}"
                    ask = flow.send(ask.options[keys.index(left.pop(0))])
                else:
                    ask = flow.send(ask.options[0])
        except StopIteration:
            assert not left, f"nobody asked for {left}"
        self.game.check_invariants(self.g)

    def __getitem__(self, name: str) -> Organism:
        number = self.game.words.number("organism", name)
        assert number is not None
        return self.g.organism(number)

    def part(self, name: str) -> Part:
        """An organism as it is written in a position."""
        found: Part = self.game.position(self.g)["organism"][name]
        return found

    def player(self, name: str) -> Part:
        """A player as written in a position."""
        found: Part = self.game.position(self.g)["player"][name]
        return found

    def has(self, name: str) -> bool:
        """Whether an organism is in play."""
        return name in self.game.position(self.g)["organism"]

    def kinds(self) -> list[str]:
        """The kinds of the decisions that had a choice."""
        return [kind for _, kind, _ in self.asked]

    def events(self, *verbs: str) -> list[str]:
        """The events of these kinds as lines of words."""
        words = self.game.words
        return [
            " ".join([event[0], *(name for _, name in words.event_arguments(event).values())])
            for event in self.g.events or []
            if event[0] in verbs
        ]


SEAWEED = MACROS

#: Cubes that seaweed asks for: three green and a blue.
SEAWEED_CARDS = ("chloroplast-symbiont", "nitrogen-fixation+", "photosystem-ii")


def drained(flow: Generator[Ask, Any, bool]) -> Flow:
    """A flow whose answer does not matter."""
    yield from flow
