"""Random positions in the middle of a game, full of people: what random play from the start rarely
sees."""

from random import Random
from typing import Any

from trilobite.games.origins.cards.types import (
    BRAIN_NAMES,
    COLOUR_NAMES,
    DISCIPLINE_NAMES,
    DISCIPLINES,
    TRACK_NAMES,
    Cards,
)
from trilobite.games.origins.game import OriginsGame
from trilobite.games.origins.setup_options import LAND_PEOPLE
from trilobite.games.origins.state import Origins, terrain_of
from trilobite.games.origins.world_options import PRINTED
from trilobite.games.origins.worldmap import ICE, OCEAN, SEA, SHELF, TOKENS_OF_A_PAIR, WorldMap


def rich_state(game: OriginsGame, seed: int, epoch: int | None = None) -> Origins:
    """A legal position, of an Epoch if one is given, with cities, Foundations, Inventions, Elders,
    Emissaries, Dissidents."""
    random = Random(f"{seed} rich")
    setup = game.set_up
    epoch = epoch or random.choice([1, 2, 2, 3, 3, 4])
    seats = [*COLOUR_NAMES] if setup.players > 1 else ["black"]
    if not setup.colours and setup.players > 1:
        random.shuffle(seats)
    elif setup.colours:
        seats = [COLOUR_NAMES[colour] for colour in setup.colours]
    seats = seats[: setup.players]
    cards = game.cards
    world = cards.earth
    if setup.own_map or setup.world.kind != PRINTED:
        start = game.from_position(
            {"player": {seats[seat]: {"seat": seat} for seat in range(setup.players)}}
        )
        assert isinstance(start, Origins)
        world = start.world
    filler = Filler(game, world, random, epoch)
    players = {seats[seat]: filler.player(seat) for seat in range(setup.players)}
    filler.envoys(players)
    position = {
        "epoch": epoch,
        "round": random.randint(2, 20),
        "turn": random.choice(seats),
        "philosophy": random.choice(cards.philosophy).id,
        "player": players,
        "elders": filler.elders,
        "emissaries": filler.emissaries,
        "display": filler.display,
        "tradition": filler.ideas[: random.randint(0, 8)],
        "climate": filler.climate,
    }
    if random.random() < 0.3:
        position["deck"] = [0, 0, 0, 0][: epoch - 1] + [0] + [1] * (4 - epoch)
    state = game.from_position(position)
    assert isinstance(state, Origins)
    return state


class Filler:
    """Deals out what a box has, at random."""

    def __init__(self, game: OriginsGame, world: WorldMap, random: Random, epoch: int) -> None:
        self.game = game
        self.setup = game.set_up
        self.world = world
        self.random = random
        self.epoch = epoch
        cards: Cards = game.cards
        self.challenges = [n for n, card in enumerate(cards.challenges) if card.epoch <= epoch]
        random.shuffle(self.challenges)
        early = [n for n, card in enumerate(cards.ideas) if card.epoch <= epoch]
        random.shuffle(early)
        self.display: list[str] = []
        for discipline in DISCIPLINES:
            column = [n for n in early if cards.ideas[n].deck == discipline][:3]
            early = [n for n in early if n not in column]
            names = [cards.ideas[n].id for n in column]
            self.display += names
        self.numbers = early
        self.elders: dict[str, dict[str, int]] = {}
        self.emissaries: dict[str, list[str]] = {}
        self.spaces: set[int] = set()
        self.hexes: set[int] = set()
        self.climate: dict[str, str] = {}
        terrain = terrain_of(world)
        if self.setup.climate:
            pairs = [0, 0]
            for hex in world.starred(self.setup.players):
                pairs[world.ring[hex] // 2] += 1
                if pairs[world.ring[hex] // 2] > TOKENS_OF_A_PAIR:
                    continue
                terrain[hex] = world.ring[hex]
                self.climate[world.hex_ids[hex]] = game.words.name("terrain", world.ring[hex])
        elif self.setup.water_world:
            for hex, kind in enumerate(world.hex_kind):
                if kind == SHELF:
                    terrain[hex] = SEA
                    self.climate[world.hex_ids[hex]] = "sea"
        self.terrain = terrain

    @property
    def ideas(self) -> list[str]:
        """Ideas that are left."""
        return [self.game.cards.ideas[number].id for number in self.numbers]

    def player(self, seat: int) -> dict[str, Any]:
        """A player with people, cities, cards and pawns."""
        random, cards, setup = self.random, self.game.cards, self.setup
        ruling = random.choice(DISCIPLINES)
        technology = {}
        for number, name in enumerate(TRACK_NAMES):
            levels = cards.tracks[number].levels
            technology[name] = levels[min(5, random.randint(0, self.epoch + 1))]
        foundations: dict[str, list[str]] = {}
        dissidents = ["crown"] if random.random() < 0.4 else []
        for _ in range(random.randint(0, 2 + self.epoch)):
            card = cards.challenges[self.challenges.pop()]
            column = random.choice([*card.disciplines, *([ruling] * 4)])
            if column in card.disciplines:
                foundations.setdefault(DISCIPLINE_NAMES[column], []).append(card.id)
                if card.resistance and column == ruling and random.random() < 0.5:
                    dissidents.append(card.id)
        inventions: list[str] = []
        if setup.advanced:
            fitting = [n for n in self.numbers if ruling in cards.ideas[n].disciplines]
            for number in fitting[: random.randint(0, technology["information"])]:
                self.numbers.remove(number)
                inventions.append(cards.ideas[number].id)
        migrants = self.migrants(seat, setup.migrants - len(dissidents))
        cities = self.cities(seat)
        brain = [0, 0, 0]
        for _ in range(7):
            brain[random.randrange(len(BRAIN_NAMES))] += 1
        mysticism = min(brain[0], random.randint(0, 3))
        brain[0] -= mysticism
        for _ in range(random.randint(0, 4)):
            domain = random.randrange(3)
            if brain[domain] > 0:
                brain[domain] -= 1
                idea = random.choice(self.display)
                self.elders.setdefault(idea, {})
                self.waiting(idea, seat)
        return {
            "seat": seat,
            "ruling": DISCIPLINE_NAMES[ruling],
            "technology": technology,
            "foundations": foundations,
            "dissidents": dissidents,
            "inventions": inventions,
            "migrants": migrants,
            "cities": cities,
            "brain": brain,
            "mysticism": mysticism,
            "portents": [],
            "tokens": [random.randint(0, 1) for _ in range(3)],
        }

    def waiting(self, idea: str, seat: int) -> None:
        """An Elder of a seat; `envoys` gives it its colour."""
        counts = self.elders[idea]
        counts[str(seat)] = counts.get(str(seat), 0) + 1

    def envoys(self, players: dict[str, Any]) -> None:
        """Names the colours of the Elders, and sends some pawns out as Emissaries."""
        names = list(players)
        self.elders = {
            idea: {names[int(seat)]: number for seat, number in counts.items()}
            for idea, counts in self.elders.items()
        }
        for name, player in players.items():
            for other, tableau in players.items():
                for idea in tableau["inventions"]:
                    if other != name and player["brain"][2] > 0 and self.random.random() < 0.3:
                        player["brain"][2] -= 1
                        self.emissaries.setdefault(idea, []).append(name)

    def migrants(self, seat: int, most: int) -> list[str]:
        """Migrants in small crowds on habitable spaces."""
        world, random = self.world, self.random
        realm = self.setup.realms[seat]
        kinds = [s for s in range(len(world.space_ids)) if world.space_kind[s] == realm]
        found: list[int] = []
        here = random.choice(kinds)
        for _ in range(random.randint(1, most)):
            near = [s for s in world.neighbours[here] if s in kinds and s not in self.spaces]
            here = random.choice(near) if near and random.random() < 0.6 else random.choice(kinds)
            if here not in self.spaces:
                self.spaces.add(here)
                found.append(here)
        if not found:
            here = next(s for s in kinds if s not in self.spaces)
            self.spaces.add(here)
            found.append(here)
        return [world.space_ids[space] for space in sorted(found)]

    def cities(self, seat: int) -> dict[str, str]:
        """Cities where their people can build."""
        world, random = self.world, self.random
        found: dict[str, str] = {}
        hexes = [hex for hex in range(len(world.hex_ids)) if self.fits(seat, hex)]
        for hex in random.sample(hexes, min(len(hexes), random.randint(0, 10))):
            self.hexes.add(hex)
            resource = random.choice(world.resources[hex])
            found[world.hex_ids[hex]] = self.game.cards.resources[resource.number]
        return found

    def fits(self, seat: int, hex: int) -> bool:
        world = self.world
        if hex in self.hexes or not world.resources[hex]:
            return False
        if self.setup.yrr:
            return world.ring[hex] in (SEA, ICE)
        if self.setup.realms[seat] == LAND_PEOPLE:
            return self.terrain[hex] < 0
        return world.hex_kind[hex] == OCEAN or self.terrain[hex] == SEA
