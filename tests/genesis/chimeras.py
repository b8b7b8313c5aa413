"""Random positions full of parasites that can grow or have grown, and games from them."""

from collections import Counter
from random import Random
from typing import Any

from trilobite.core.chance import Chance
from trilobite.core.decision import Ballot, Decision, Option
from trilobite.core.errors import DeadEnd
from trilobite.games.genesis import turn
from trilobite.games.genesis.cards.types import COLOUR_NAMES
from trilobite.games.genesis.game import GenesisGame
from trilobite.games.genesis.invariants import check
from trilobite.games.genesis.linked import is_macro_parasite, land_beside, members
from trilobite.games.genesis.scoring import result
from trilobite.games.genesis.state import (
    BACTERIUM,
    EMPTY,
    IN_PLAY,
    MACRO,
    NOBODY,
    NPC,
    PARASITE,
    PARASITES,
    SOURCELESS,
    Genesis,
    Organism,
)

LETTERS = "RYGB"
PHASES = ("event", "assignment", "autocatalytic", "darwin")
ROWS = ("cosmic", "ocean", "coastal", "continent")
KINDS = ("bacterium", "micro", "macro")
ANSWER_LIMIT = 5_000

Part = dict[str, Any]


# --- positions ----------------------------------------------------------------------------


#: What a position is rich in: long chains of parasites, endosymbionts, macroorganisms of the sea.
MIXED, CHAINS, GUESTS, SEA = range(4)


class Nature:
    """Puts organisms together at random from the cards that are left."""

    def __init__(self, game: GenesisGame, seed: int) -> None:
        self.random = Random(f"{seed} chimera")
        self.flavour = self.random.choice([MIXED, CHAINS, GUESTS, SEA])
        self.cards = game.cards
        self.setup = game.set_up
        self.placards = [card.bacterium_id for card in self.cards.placards]
        self.mutations = list(self.cards.mutations)
        self.macros = list(self.cards.macros)
        for pile in (self.placards, self.mutations, self.macros):
            self.random.shuffle(pile)
        self.humans: list[str] = [COLOUR_NAMES[colour] for colour in self.setup.colours]
        self.holders = self.humans[:]
        if self.setup.solitaire:
            others = [name for name in COLOUR_NAMES if name not in self.humans]
            self.holders += [f"npc-{name}" for name in others]
        elif self.setup.cooperative:
            self.holders = [f"npc-{name}" for name in self.humans]
        self.free = dict.fromkeys(self.humans, self.setup.bionts_per_player())
        self.free |= {name: 1 for name in self.holders if name.startswith("npc-")}
        self.organisms: dict[str, Part] = {}
        self.in_play: list[str] = []

    def biont(self, name: str) -> str:
        """Takes a biont out of the pool: a letter."""
        self.free[name] -= 1
        letter = LETTERS[COLOUR_NAMES.index(name.removeprefix("npc-"))]
        return letter.lower() if name.startswith("npc-") else letter

    def guests(self, owner: str, chance: float) -> str:
        """Bionts of others, who keep one."""
        found = ""
        if self.flavour == GUESTS:
            chance = 1.0
        for name in self.humans:
            if name != owner and self.free[name] > 1 and self.random.random() < chance:
                found += self.biont(name)
        return found

    def mutation_cards(self, number: int) -> list[Part]:
        """Mutations, most of them promoted, some without their first cube."""
        found: list[Part] = []
        while len(found) < number and len(self.mutations) > 4:
            promoted = self.random.random() < 0.7
            gone = promoted and self.random.random() < 0.2
            found.append(
                {
                    "card": self.mutations.pop().id,
                    "promoted": promoted,
                    "base": "gone" if gone else "present",
                }
            )
        return found

    def macro(self, owner: str, under: str, side: str, **more: Any) -> str:
        """A macroorganism in the sea or on land; its squares are not all filled."""
        card = self.macros.pop()
        organs = [organ.id for organ in card.sides[side == "terrestrial"].organs]
        self.random.shuffle(organs)
        own = self.biont(owner)
        if self.free[owner] > 1 and self.random.random() < 0.3:
            own += self.biont(owner)
        self.organisms[card.id] = {
            "owner": owner,
            "bionts": own + self.guests(owner, 0.4),
            "under": under,
            "side": side,
            "organs": organs[: self.random.randrange(len(organs))],
            "mutations": [],
            **more,
        }
        return card.id

    def root(self, owner: str) -> str:
        """A bacterium or a macroorganism."""
        placard = self.placards.pop()
        if self.flavour == SEA:
            return self.macro(owner, placard, "marine")
        if self.flavour != CHAINS and self.random.random() < 0.5:
            side = "terrestrial" if self.random.random() < 0.3 else "marine"
            return self.macro(owner, placard, side)
        own = self.biont(owner)
        if self.free[owner] > 1 and self.random.random() < 0.4:
            own += self.biont(owner)
        self.organisms[placard] = {
            "owner": owner,
            "bionts": own + self.guests(owner, 0.3),
            "cubes": "".join(letter * self.random.randint(0, 3) for letter in LETTERS),
            "mutations": self.mutation_cards(self.random.randint(1, 4)),
        }
        return placard

    def infest(self, holder: str, host: str, may_grow: bool) -> str:
        """A parasite on the host; some that may have have become macroorganisms."""
        self.in_play.append(holder)
        colour = COLOUR_NAMES.index(holder.removeprefix("npc-"))
        card = self.cards.parasites[colour * 2 + self.random.randrange(2)]
        part = self.organisms[host]
        may_grow = may_grow and self.random.random() < (0.9 if self.flavour == SEA else 0.5)
        if may_grow and self.macros:
            side = part.get("side") or self.random.choice(["marine", "marine", "terrestrial"])
            heirs = [name for name in self.humans if self.free[name] > 0 and name != holder]
            owner = self.random.choice(heirs) if heirs and self.random.random() < 0.2 else holder
            return self.macro(owner, card.id, side, host=host)
        own = self.biont(holder)
        if self.free[holder] > 1 and self.random.random() < 0.5:
            own += self.biont(holder)
        self.organisms[card.id] = {
            "owner": holder,
            "bionts": own + self.guests(holder, 0.2),
            "host": host,
            "diseased": [self.stolen(part, colour) for colour in card.slots],
            "mutations": self.mutation_cards(self.random.randint(3, 6)),
        }
        return card.id

    def stolen(self, host: Part, colour: int) -> str:
        """A cube of the host for a diseased slot; the host's part is told."""
        if "under" in host:
            for card in self.cards.macros:
                for organ in card.sides[host["side"] == "terrestrial"].organs:
                    if organ.id in host["organs"] and organ.colour == colour:
                        host["organs"].remove(organ.id)
                        return f"organ {organ.id}"
            return ""
        for part in host["mutations"]:
            name = part["card"]
            mutation = next(mutation for mutation in self.cards.mutations if mutation.id == name)
            if mutation.colour == colour and part["base"] == "present":
                part["base"] = "diseased"
                return f"{name} base"
        return ""

    def populate(self) -> None:
        """A root for every player; parasites on them, and hyperparasites on some of those."""
        roots = self.humans[:1] if self.flavour in (CHAINS, GUESTS) else self.humans
        ends = [(self.root(name), 0) for name in roots]
        self.random.shuffle(self.holders)
        for holder in self.holders:
            level = 0 if holder.startswith("npc-") else self.random.choice((0, 1, 1, 4))
            if self.flavour == CHAINS:
                level = 4
            open_ends = [
                (host, depth)
                for host, depth in ends
                if depth <= level and (depth > 0 or self.organisms[host]["owner"] != holder)
            ]
            if self.free[holder] == 0 or not open_ends:
                continue
            host, depth = max(open_ends, key=lambda end: (end[1], self.random.random()))
            ends.remove((host, depth))
            grown = "under" in self.organisms[host] and depth > 0
            may_grow = depth == 0 and self.flavour != CHAINS
            parasite = self.infest(holder, host, may_grow)
            if not grown:
                ends.append((parasite, depth + 1))
        while self.macros and self.random.random() < (0.9 if self.flavour == SEA else 0.5):
            owners = [name for name in self.humans if self.free[name] > 0]
            if not owners:
                break
            self.macro(self.random.choice(owners), self.placards.pop(), "marine")

    def levels(self, side: str) -> list[str]:
        """The macroorganisms of an ecosystem; the members of a chimera side by side."""
        found: list[str] = []
        for name, part in self.organisms.items():  # hosts come before their parasites
            if part.get("side") == side:
                host = part.get("host")
                found.insert(found.index(host) + 1 if host in found else len(found), name)
        return found


def fertile_state(game: GenesisGame, seed: int) -> Genesis:
    """A legal position in which the rules of chapter L apply everywhere."""
    nature = Nature(game, seed)
    nature.populate()
    random = nature.random
    limit = 1 if nature.flavour == SEA else nature.setup.pool_limit
    players: dict[str, Part] = {
        name: {"pool": "".join(letter * random.randint(0, limit) for letter in LETTERS)}
        for name in nature.humans
    }
    for name in nature.in_play:
        players.setdefault(name, {})["parasite"] = "in-play"
    refugia = [card.id for card in game.cards.placards if card.bacterium_id in nature.placards]
    state = game.from_position(
        {
            "turn": 8,
            "phase": "purchase" if nature.flavour == SEA else random.choice(PHASES),
            "order": random.sample(COLOUR_NAMES, 4),
            "active": [row for row in ROWS if random.random() < 0.6],
            "events_left": [0, 0, random.randint(2, 4)],
            "refugium": {name: {} for name in refugia[:2]},
            "player": players,
            "organism": nature.organisms,
            "sea": nature.levels("marine"),
            "land": nature.levels("terrestrial"),
        }
    )
    assert isinstance(state, Genesis)
    return state


# --- games --------------------------------------------------------------------------------


def play(g: Genesis, seed: int, paths: Counter[str]) -> int:
    """Plays a random game to its end and counts its ways through chapter L; returns the number
    of answers."""
    random = Random(f"{seed} answers")
    g.chance = Chance(seed)
    g.events = []
    watcher = Watcher(g, paths)
    answers = 0
    while True:
        flow = turn.next_step(g)
        if flow is None:
            assert result(g) is not None
            return answers
        try:
            ask = next(flow)
            while True:
                decisions = ask.decisions if isinstance(ask, Ballot) else [ask]
                chosen = [eager_choice(decision, random) for decision in decisions]
                answers += len(chosen)
                assert answers < ANSWER_LIMIT, "the game does not end"
                watcher.look()
                for decision, option in zip(decisions, chosen, strict=True):
                    watcher.note(decision, option)
                ask = flow.send(chosen if isinstance(ask, Ballot) else chosen[0])
        except StopIteration:
            watcher.look()
            check_chains(g)
            if not g.agenda:
                check(g)


def eager_choice(decision: Decision, random: Random) -> Option:
    """A random option, mostly one that makes things happen."""
    options = decision.options
    if not options:
        raise DeadEnd(f"'{decision.kind}' offers nothing ({decision.clause})")
    for verb, chance in (("macro", 0.7), ("red-queen", 0.5), ("organ", 0.5)):
        wanted = [option for option in options if option[0] == verb]
        if wanted and random.random() < chance:
            return random.choice(wanted)
    if len(options) > 1 and options[-1][0] in ("done", "decline") and random.random() < 0.6:
        options = options[:-1]
    return random.choice(options)


def check_chains(g: Genesis) -> None:
    """L1b, L2b, L5f, L6a. What is always true of macroorganism parasites between two steps."""
    for o in g.organisms:
        if o.kind == MACRO:
            assert o.slots == [EMPTY, EMPTY]
            assert (o.under >= PARASITES) == (o.host != NOBODY)
            assert len({member.side for member in members(g, o)}) == 1, "a chimera is torn apart"
        if is_macro_parasite(o):
            colour = g.cards.parasites[o.under - PARASITES].colour
            holder = g.players[colour + NPC] or g.players[colour]
            assert holder is not None
            assert holder.parasite == IN_PLAY
            assert g.organism(o.host).host == NOBODY, "a hyperparasite has grown"
            if o.parasite != NOBODY:
                assert g.organism(o.parasite).parasite == NOBODY, "more than two levels"
        elif o.owner >= NPC:
            assert o.kind == PARASITE
    for places in g.ecosystems:
        for place in places:
            level = [member.place for member in members(g, g.organism(place))]
            first = places.index(level[0])
            assert places[first : first + len(level)] == level, "a chimera on two levels"


class Watcher:
    """Counts the ways in which a game goes through chapter L."""

    def __init__(self, g: Genesis, paths: Counter[str]) -> None:
        self.g = g
        self.paths = paths
        self.seen = 0
        #: Macroorganism parasites at the last look: their card below, and whether in a chimera.
        self.grown: dict[int, tuple[int, bool]] = {}

    def look(self) -> None:
        """Counts what has happened since the last decision."""
        assert self.g.events is not None
        reverted: list[int] = []
        starving = False
        for what, a, b, c in self.g.events[self.seen :]:
            starving = starving or what == "overcrowded"
            if what in ("incorporated", "grafted", "host-outlived"):
                self.paths[what] += 1
            elif what == "macro" and c >= PARASITES:
                self.grown[b] = (c, False)
            elif what == "landfall" and a >= NPC:
                self.paths["an npc lands"] += 1
            elif what == "macro-extinct" and a in self.grown:
                card, chimera = self.grown[a]
                reverted.append(card)
                self.paths["a parasite reverts"] += 1
                if starving and chimera:
                    self.paths["a chimera starves"] += 1
                if b >= NPC and a in self.g.player(b).trophies and not self.in_play(card):
                    self.paths["an npc falls with its host"] += 1
            elif what == "extinct" and a in reverted:
                self.paths["a reverted parasite dies"] += 1
        self.seen = len(self.g.events)
        self.grown = {
            o.place: (o.under, self.g.organism(o.host).kind == MACRO)
            for o in self.g.organisms
            if is_macro_parasite(o)
        }

    def in_play(self, place: int) -> bool:
        """Whether an organism goes by that card now."""
        return any(o.place == place for o in self.g.organisms)

    def note(self, decision: Decision, option: Option) -> None:
        """Counts what a choice leads to."""
        verb, a, b = option
        if decision.clause.startswith("L"):
            self.paths[f"{decision.clause} {verb}"] += 1
        if verb == "macro":
            self.note_growth(self.g.organism(a))
        elif verb == "red-queen":
            self.note_attack(self.g.organism(a), self.g.organism(b))
        elif decision.kind == "red-queen" and decision.seat < 0:
            self.paths["an npc attacks"] += 1
        elif verb == "take-back" and self.place(decision).slots[a] == SOURCELESS:
            self.paths["a cube without source is taken"] += 1
        elif decision.kind == "overcrowded" and verb == "land":
            landing = members(self.g, self.place(decision))
            self.paths[f"{len(landing)} land from a crowded sea"] += 1
        elif verb == "lose-biont" and decision.seat < 0 and self.place(decision).kind == MACRO:
            self.paths["an npc sheds an endosymbiont"] += 1

    def place(self, decision: Decision) -> Organism:
        """The organism that a decision is about."""
        return self.g.organism(decision.context["place"])

    def note_growth(self, o: Organism) -> None:
        """L1, L5f. How a parasite or the host of a macroorganism parasite grows."""
        if land_beside(self.g, o):
            self.paths["born on land beside a land organism"] += 1
        if o.kind == BACTERIUM:
            if o.parasite != NOBODY and self.g.organism(o.parasite).kind == MACRO:
                self.paths["the host of a macro parasite grows"] += 1
            return
        host = self.g.organism(o.host)
        self.paths["a parasite grows on a " + KINDS[host.kind]] += 1
        depth = 0
        while o.parasite != NOBODY:
            o = self.g.organism(o.parasite)
            depth += 1
        if depth > 0:
            self.paths["a growing parasite takes in its hyperparasite"] += 1
        if depth > 2:
            self.paths["a chain is pruned"] += 1

    def note_attack(self, o: Organism, target: Organism) -> None:
        """L3, L2a. Who attacks whom."""
        parasite = target if target.host == o.place else o
        if parasite.kind == MACRO:
            attacker = "host" if parasite is target else "parasite"
            self.paths[f"a {KINDS[o.kind]} {attacker} attacks a {KINDS[target.kind]}"] += 1
        elif o.host != NOBODY and o.kind == MACRO:
            self.paths["a macro parasite attacks its hyperparasite"] += 1
