"""L. Parasites that become macroorganisms, and all that follows from it."""

from collections import Counter
from collections.abc import Generator
from random import Random
from typing import Any

import pytest

from tests.genesis.beings import Part, bacterium, marine, parasite, terrestrial
from tests.genesis.chimeras import fertile_state, play
from tests.genesis.pieces import mutation, position
from tests.genesis.table import Table, genesis
from trilobite.core.chance import Answer, Chance
from trilobite.core.conformance import play_and_check
from trilobite.core.decision import Ask, Decision, Flow
from trilobite.core.record import entry_of
from trilobite.games.genesis import npc
from trilobite.games.genesis.cards import MARINE, TERRESTRIAL
from trilobite.games.genesis.darwin import darwin_turn
from trilobite.games.genesis.event import cancer, drought, ultraviolet
from trilobite.games.genesis.game import GenesisGame
from trilobite.games.genesis.linked import levels, plant_of, trophic_level
from trilobite.games.genesis.loss import atrophy, extinction, macro_extinction
from trilobite.games.genesis.macro import (
    buy_macroorganism,
    check_landfall,
    settle_ecosystems,
)
from trilobite.games.genesis.organism import home_row, tableau
from trilobite.games.genesis.red_queen import attack
from trilobite.games.genesis.scoring import marine_win, score
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
        """A player as he is written in a position."""
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


# --- L1: parasites becoming macroorganisms ------------------------------------------------


@pytest.mark.clause("L1.1")
def test_a_parasite_buys_a_macroorganism_and_the_host_loses_its_diseased_cube() -> None:
    table = Chimeras(
        slot(
            {
                VENT: bacterium("yellow", "YY", "calvin-cycle", "mrna"),
                "prion": parasite(
                    "red", "R", VENT, *SEAWEED_CARDS[:2], diseased=("", "calvin-cycle base")
                ),
            },
            "prion red",
            pools={"yellow": "Y"},
        )
    )
    assert "macro prion seaweed" in table.offers
    table.grow("macro prion seaweed")
    seaweed = table.organism("seaweed")
    assert (seaweed["owner"], seaweed["under"], seaweed["host"]) == ("red", "prion", VENT)
    assert not table.has("prion")
    assert [card["card"] for card in table.organism(VENT)["mutations"]] == ["mrna"]
    assert table.position["mutation_decks"]["ocean"] == [
        "calvin-cycle",
        "chloroplast-symbiont",
        "nitrogen-fixation",
    ]
    assert table.pool("yellow") == ""
    assert table.position["player"]["red"]["parasite"] == "in-play"


@pytest.mark.clause("L1.1", "AMB-73")
@pytest.mark.parametrize(
    ("answer", "base"), [("use-diseased 1", "gone"), ("leave-diseased 1", "present")]
)
def test_the_buyer_chooses_between_own_and_diseased_cubes(answer: str, base: str) -> None:
    cards = (*SEAWEED_CARDS, "proteorhodopsin")  # four green of its own, enough for all squares
    table = Chimeras(
        slot(
            {
                VENT: bacterium("yellow", "YY", "calvin-cycle+", "mrna"),
                "prion": parasite("red", "R", VENT, *cards, diseased=("", "calvin-cycle base")),
            },
            "prion red",
            pools={"yellow": "Y"},
        )
    )
    table.grow("macro prion seaweed", answer)
    assert table.organism("seaweed")["organs"] == ["leaves"]
    host = table.organism(VENT)
    assert [card["card"] for card in host["mutations"]] == ["calvin-cycle", "mrna"]
    assert host["mutations"][0]["base"] == base


@pytest.mark.clause("L1.1")
def test_a_diseased_organ_that_is_used_is_lost_to_a_macroorganism_host() -> None:
    table = Chimeras(
        slot(
            {
                "sea-stars": marine("yellow", "Y", VENT, "brain"),
                "prion": parasite(
                    "red", "R", "sea-stars", *SEAWEED_CARDS[:2], diseased=("", "organ kidney")
                ),
            },
            "prion red",
            pools={"yellow": "Y"},
        )
    )
    table.grow("macro prion seaweed")
    assert table.organism("seaweed")["host"] == "sea-stars"
    assert table.organism("sea-stars")["organs"] == ["brain"]
    assert table.organism("sea-stars")["bionts"] == "Y"


@pytest.mark.clause("L1.1", "H3.1")
def test_without_the_variant_only_bacteria_become_macroorganisms() -> None:
    organisms = {
        VENT: bacterium("yellow", "YY", "mrna"),
        "prion": parasite("red", "R", VENT, *SEAWEED_CARDS),
    }
    table = Chimeras(slot(organisms, "prion red", pools={"yellow": "G"}), variants=[])
    assert table.refusals["macro prion seaweed"] == "H3.1"


@pytest.mark.clause("L1.1", "H3a.1")
def test_a_parasite_needs_the_printed_system_chromosomes() -> None:
    organisms = {
        VENT: bacterium("yellow", "YY", "mrna"),
        "prion": parasite("red", "R", VENT, *SEAWEED_CARDS),
    }
    table = Chimeras(slot(organisms, "prion red", pools={"yellow": "G"}))
    assert "macro prion seaweed" in table.offers
    assert table.refusals["macro prion trilobites"] == "H3a.1"


@pytest.mark.clause("L1a.1")
def test_other_bionts_and_the_hyperparasites_become_endosymbionts_or_go_home() -> None:
    table = Chimeras(
        slot(
            {
                VENT: bacterium("yellow", "YY", "mrna"),
                "prion": parasite("red", "RRR", VENT, *SEAWEED_CARDS),
                "salmonella": parasite("green", "GG", "prion", "conjugation-pili"),
            },
            "prion red",
            pools={"yellow": "Y", "red": "", "green": ""},
        ),
        players=3,
    )
    table.grow("macro prion seaweed")
    assert table.organism("seaweed")["bionts"] == "RRYG"
    assert not table.has("salmonella")
    players = table.position["player"]
    assert (players["red"]["bionts"], players["red"]["pool"]) == (2, "R")
    assert (players["green"]["bionts"], players["green"]["pool"]) == (3, "G")
    assert players["green"]["parasite"] == "resting"
    assert table.position["mutation_decks"]["ocean"][-1] == "conjugation-pili"


@pytest.mark.clause("L1a.2")
def test_the_bionts_of_a_microorganism_host_are_taken_in_where_circles_are_free() -> None:
    table = Chimeras(
        slot(
            {
                VENT: bacterium("yellow", "YYG", "mrna"),
                "prion": parasite("red", "R", VENT, *SEAWEED_CARDS),
            },
            "prion red",
            pools={"yellow": "Y"},
        ),
        players=3,
    )
    table.grow("macro prion seaweed")
    assert table.organism("seaweed")["bionts"] == "RYG"
    assert table.organism(VENT)["bionts"] == "Y"
    assert table.pool("yellow") == ""  # nobody went home


@pytest.mark.clause("L1a.2", "E6c.1")
def test_a_host_may_change_its_owner_by_being_taken_in() -> None:
    table = Chimeras(
        slot(
            {
                VENT: bacterium("yellow", "YGG", "mrna"),
                "prion": parasite("red", "R", VENT, *SEAWEED_CARDS),
            },
            "prion red",
            pools={"yellow": "Y", "green": "B"},
        ),
        players=3,
    )
    table.grow("macro prion seaweed")
    assert table.organism(VENT)["owner"] == "green"
    assert table.organism("seaweed")["host"] == VENT


@pytest.mark.clause("L1a.2", "L4a.1")
def test_a_host_whose_last_biont_is_taken_in_leaves_its_placard_to_the_parasite() -> None:
    scene = Scene(
        {
            VENT: bacterium("yellow", "Y", "mrna", cubes="RRG"),
            "prion": parasite("red", "R", VENT, *SEAWEED_CARDS),
        },
        pools={"yellow": "Y"},
    )
    prion = scene["prion"]
    scene.run(
        buy_macroorganism(scene.g, RED, prion, SEAWEED),
        "bottom chloroplast-symbiont",
        "bottom nitrogen-fixation",
    )
    assert "host" not in scene.part("seaweed")
    assert (prion.owner, scene.part("seaweed")["bionts"]) == (RED, "RY")
    assert scene.part("seaweed")["under"] == VENT
    assert not scene.has(VENT)
    assert scene.player("red")["parasite"] == "resting"
    assert scene.player("yellow")["trophies"] == []


@pytest.mark.clause("L1a.2")
def test_a_macroorganism_parasite_is_not_taken_in_when_its_host_grows() -> None:
    table = Chimeras(
        buying(
            {
                VENT: bacterium("yellow", "Y", "mrna", cubes="RRYGGB"),
                "seaweed": marine("red", "RR", "prion", host=VENT),
            },
            "yellow",
            pools={"yellow": "Y"},
        )
    )
    table.answer(f"macro {VENT} arrow-worms")
    assert table.organism("arrow-worms")["bionts"] == "Y"
    assert table.organism("seaweed")["host"] == "arrow-worms"
    assert table.organism("seaweed")["bionts"] == "RR"


@pytest.mark.clause("L1b.1")
def test_a_hyperparasite_may_not_become_a_macroorganism() -> None:
    table = Chimeras(
        slot(
            {
                VENT: bacterium("yellow", "YY", "mrna"),
                "salmonella": parasite("green", "G", VENT, "conjugation-pili"),
                "prion": parasite("red", "R", "salmonella", *SEAWEED_CARDS),
            },
            "prion red",
            pools={"yellow": "RYGB"},
        ),
        players=3,
    )
    assert table.refusals["macro prion seaweed"] == "L1b.1"


# --- L2: relation with neighbours ---------------------------------------------------------


@pytest.mark.clause("L2.1", "H0e.1", "H0g.1")
def test_a_macroorganism_parasite_shares_the_pool_of_its_hosts_tableau() -> None:
    table = Chimeras(
        slot(
            {
                VENT: bacterium("yellow", "Y", "mrna"),
                "seaweed": marine("red", "R", "prion", host=VENT),
            },
            "seaweed red",
            pools={"yellow": "BB", "red": "Y"},
        )
    )
    assert "donate yellow" in table.offers
    table.answers("donate yellow", "organ seaweed 1")
    assert (table.pool("red"), table.pool("yellow")) == ("", "YB")
    assert table.organism("seaweed")["organs"] == ["gametangia"]


@pytest.mark.clause("L2.1", "E2.1", "B3a.1", "D8b.1", "D9.1", "D7.1")
def test_a_macroorganism_parasite_lives_in_the_row_and_tableau_of_its_host() -> None:
    scene = Scene(
        {
            MARS: bacterium("yellow", "YY", "mrna"),
            "seaweed": terrestrial("red", "R", "prion", "hydroid-vessels", "rhizoids")
            | {"host": MARS},
        },
        pools={"yellow": "", "red": ""},
        turn_order=["red", "yellow"],
        chance=("roll 1 2 2 2",),
    )
    seaweed = scene["seaweed"]
    assert home_row(scene.g, seaweed) == home_row(scene.g, scene[MARS])
    assert tableau(scene.g, seaweed) == YELLOW
    scene.run(cancer(scene.g), "disk blue")
    assert (scene.player("yellow")["pool"], scene.player("red")["pool"]) == ("B", "")
    scene.run(drought(scene.g), "lose-organ 0")
    scene.run(ultraviolet(scene.g, 0, spares_cosmic=False))
    assert scene.part("seaweed")["organs"] == []
    assert scene.part(MARS)["mutations"] == []


@pytest.mark.clause("L2a.1", "H4b.1", "G0.1")
def test_a_macroorganism_parasite_treats_its_hyperparasite_as_a_macroorganism_does() -> None:
    table = Chimeras(
        slot(
            {
                VENT: bacterium("yellow", "Y", "mrna"),
                "seaweed": marine("red", "R", "prion", "gametangia", host=VENT),
                "salmonella": parasite("green", "GG", "seaweed", diseased=("organ sporangia", "")),
            },
            "seaweed red",
            pools={"yellow": "BG"},
        ),
        players=3,
    )
    table.answers("red-queen seaweed salmonella")
    assert table.organism("seaweed")["organs"] == ["gametangia", "sporangia"]
    assert table.organism("salmonella")["diseased"] == ["", ""]
    scene = Scene(
        {
            VENT: bacterium("yellow", "Y"),
            "seaweed": marine("red", "R", "prion", host=VENT),
            "salmonella": parasite("green", "G", "seaweed"),
        },
        players=3,
        phase="darwin",
        chance=("roll 2 3", "roll 2 4"),
    )
    scene.run(darwin_turn(scene.g, YELLOW, 0), "keep")
    assert scene.events("darwin-roll") == [f"darwin-roll {VENT}", "darwin-roll salmonella"]


@pytest.mark.clause("L2b.1")
def test_a_macroorganism_parasite_is_never_supplanted() -> None:
    table = Chimeras(
        setting(
            {
                VENT: bacterium("yellow", "Y", "mrna"),
                "seaweed": marine("red", "R", "prion", "leaves", host=VENT),
            },
            "assignment",
            "assign green",
            active=["ocean"],
            refugium={"green-rust-fumarole": {}},
        ),
        players=3,
    )
    assert table.refusals[f"supplant salmonella {VENT}"] == "L2b.1"
    assert "parasite cyanobacteria seaweed" not in table.offers  # it wants blue or red
    assert "parasite salmonella seaweed" not in table.offers


@pytest.mark.clause("L2b.1", "E3d.1")
def test_only_one_hyperparasite_sits_on_a_macroorganism_parasite() -> None:
    organisms = {
        VENT: bacterium("yellow", "Y", "mrna"),
        "seaweed": marine("red", "R", "prion", "gametangia", host=VENT),
    }
    fields: Part = {"active": ["ocean"], "pools": {}}
    table = Chimeras(setting(dict(organisms), "assignment", "assign green", **fields), players=3)
    assert "parasite salmonella seaweed" in table.offers
    table = Chimeras(setting(dict(organisms), "assignment", "assign yellow", **fields), players=3)
    assert "parasite crystalbiont seaweed" in table.offers  # in its owner's own tableau
    organisms["salmonella"] = parasite("green", "G", "seaweed", "nitrogen-fixation")
    table = Chimeras(setting(organisms, "assignment", "assign yellow", **fields), players=3)
    assert table.refusals["parasite malaria salmonella"] == "L2b.1"
    assert "supplant crystalbiont seaweed" in table.offers  # the incumbent holds no cube


@pytest.mark.clause("L2b.1", "E4.3")
def test_a_liberated_parasite_brings_no_hyperparasite_to_a_macroorganism_parasite() -> None:
    table = Chimeras(
        setting(
            {
                VENT: bacterium("yellow", "Y", "calvin-cycle", "tmrna"),
                "salmonella": parasite("green", "G", VENT, "cytochromes"),
                "malaria": parasite("yellow", "Y", "salmonella", diseased=("", "")),
                RUST: bacterium("yellow", "Y", "mrna"),
                "seaweed": marine("red", "R", "prion", "gametangia", host=RUST),
                CLAY: bacterium("red", "R", "riboswitches"),
            },
            "assignment",
            "assign blue",
            active=["ocean"],
        ),
        players=4,
    )
    table.answers(f"supplant virus {VENT}", "enough")
    assert table.kind == "liberated"
    assert table.decider == "green"
    assert table.refusals["parasite salmonella seaweed"] == "L2b.1"


@pytest.mark.clause("L2b.1", "L1a.1", "H3e.1")
def test_a_parasite_on_the_hyperparasite_that_moves_up_dies() -> None:
    table = Chimeras(
        slot(
            {
                VENT: bacterium("yellow", "YY", "mrna"),
                "prion": parasite("red", "R", VENT, *SEAWEED_CARDS),
                "salmonella": parasite("green", "G", "prion", "conjugation-pili"),
                "malaria": parasite("yellow", "Y", "salmonella", "cytochromes"),
                "viroid": parasite("blue", "B", "malaria", diseased=("", "cytochromes base")),
            },
            "prion red",
            pools={"yellow": "Y"},
        ),
        players=4,
    )
    table.grow("macro prion seaweed")
    assert not table.has("salmonella")
    assert not table.has("viroid")
    assert table.organism("malaria")["host"] == "seaweed"
    assert table.organism("malaria")["mutations"][0]["base"] == "present"


# --- L3: Red Queens -----------------------------------------------------------------------


@pytest.mark.clause("L3.1")
def test_a_microorganism_host_grafts_an_organ_onto_an_empty_mutation_position() -> None:
    def table(base: str) -> Chimeras:
        host = bacterium("yellow", "Y", "quorum-sensing", "rna-polymerase")
        host["mutations"].append(mutation("tmrna+", base=base))
        seaweed = marine("red", "RY", "prion", "leaves", "gametangia", host=VENT)
        start = buying({VENT: host, "seaweed": seaweed}, "yellow", pools={"yellow": "BB"})
        return Chimeras(start)

    attack = f"red-queen {VENT} seaweed"
    assert table("present").refusals[attack] == "H4.1"
    attacked = table("gone")
    attacked.answer(attack)
    assert attacked.organism("seaweed")["organs"] == ["leaves"]
    assert attacked.organism("seaweed")["bionts"] == "RY"
    assert attacked.organism(VENT)["mutations"][2]["base"] == "present"
    assert attacked.pool("yellow") == "BB"  # yellow attacks parasites free of charge (H4d)


@pytest.mark.clause("L3a.1")
def test_a_macroorganism_host_steals_organs_and_endosymbionts_that_fit() -> None:
    def table(bionts: str) -> Chimeras:
        organisms = {
            "lamp-shells": marine("yellow", bionts, VENT, "brood-pouch", "statocyst"),
            "seaweed": marine("red", "RY", "prion", "leaves", host="lamp-shells"),
        }
        start = buying(organisms, "yellow", pools={"yellow": "Y"})
        at = Chimeras(start)
        at.answer("red-queen lamp-shells seaweed")
        return at

    assert table("YY").kind != "red-queen"  # no free circle: only the organ can be taken
    attack = table("Y")
    assert attack.offers == ["take-organ 0", "steal-biont yellow"]
    attack.answer("take-organ 0")
    assert attack.kind == "stolen-organ"
    assert attack.offers == ["square 3", "square 4"]
    attack.answer("square 4")
    assert attack.organism("lamp-shells")["organs"] == [
        "statocyst",
        "digestive-gland",
        "brood-pouch",
    ]
    assert attack.organism("seaweed")["organs"] == []
    attack = table("Y")
    attack.answer("steal-biont yellow")
    assert attack.organism("lamp-shells")["bionts"] == "YY"
    assert attack.organism("seaweed")["bionts"] == "R"


@pytest.mark.clause("L3a.1")
def test_a_macroorganism_parasite_steals_organs_that_fit_but_no_endosymbiont() -> None:
    table = Chimeras(
        slot(
            {
                "lamp-shells": marine("yellow", "YR", VENT, "statocyst", "lophophore"),
                "seaweed": marine("red", "R", "prion", "gametangia", host="lamp-shells"),
            },
            "seaweed red",
            pools={"yellow": "GG"},
        )
    )
    table.answer("red-queen seaweed lamp-shells")
    assert table.organism("seaweed")["organs"] == ["leaves", "gametangia"]
    assert table.organism("lamp-shells")["organs"] == ["statocyst"]
    assert table.organism("lamp-shells")["bionts"] == "RY"
    assert table.pool("yellow") == "G"


def preying(host_bionts: str, *cards: str, **fields: Any) -> Chimeras:
    """Seaweed with a crown and a free green square, at its slot beside a bacterium."""
    start = slot(
        {
            VENT: bacterium("yellow", host_bionts, *cards),
            "seaweed": marine("red", "R", "prion", "gametangia", "sporangia", host=VENT),
        },
        "seaweed red",
        pools={"yellow": "YYGG"},
        **fields,
    )
    return Chimeras(start, players=3)


@pytest.mark.clause("L3b.1")
def test_a_macroorganism_parasite_takes_mutation_cubes_before_bionts() -> None:
    table = preying("YY", "calvin-cycle", "mrna")
    table.grow("red-queen seaweed metal-glycolysis", "pay green 1", "done")
    assert [card["card"] for card in table.organism(VENT)["mutations"]] == ["mrna"]
    assert table.organism("seaweed")["side"] == "terrestrial"  # the stolen leaf was the last one


@pytest.mark.clause("L3b.1")
def test_a_macroorganism_parasite_takes_bionts_when_no_cube_fits() -> None:
    table = preying("YYG", "mrna")
    table.answer("red-queen seaweed metal-glycolysis")
    assert table.offers == ["steal-biont yellow", "steal-biont green"]
    table.grow("steal-biont yellow", "pay yellow 1")
    assert table.organism("seaweed")["bionts"] == "RY"
    assert table.organism(VENT)["bionts"] == "YG"


@pytest.mark.clause("L3b.1")
def test_a_stolen_biont_without_a_circle_goes_home_with_compensation() -> None:
    scene = Scene(
        {
            VENT: bacterium("yellow", "YG", "conjugation-pili"),
            "seaweed": marine("red", "RY", "prion", "gametangia", host=VENT),
        },
        players=3,
        pools={"yellow": "Y"},
    )
    scene.run(drained(attack(scene.g, RED, scene["seaweed"], scene[VENT])))
    assert scene.player("yellow")["pool"] == "Y"
    assert scene.player("yellow")["bionts"] == 3
    assert scene.part(VENT)["owner"] == "green"  # it changes its owner


@pytest.mark.clause("L3b.1", "L4a.1")
def test_stealing_the_last_biont_makes_the_host_extinct() -> None:
    scene = Scene(
        {
            VENT: bacterium("yellow", "Y", "conjugation-pili"),
            "seaweed": marine("red", "R", "prion", "gametangia", host=VENT),
            "salmonella": parasite("green", "G", "seaweed"),
        },
        players=3,
        pools={"yellow": "Y"},
    )
    scene.run(drained(attack(scene.g, RED, scene["seaweed"], scene[VENT])))
    assert not scene.has(VENT)
    assert scene.part("seaweed")["under"] == VENT
    assert scene.part("salmonella")["host"] == "seaweed"


def drained(flow: Generator[Ask, Any, bool]) -> Flow:
    """A flow whose answer does not matter."""
    yield from flow


# --- L4: death ----------------------------------------------------------------------------


@pytest.mark.clause("L4a.1", "G:Extinction.2")
def test_a_dead_host_leaves_its_placard_to_its_macroorganism_parasite() -> None:
    scene = Scene(
        {
            VENT: bacterium("yellow", "YG", "mrna+", "trna", cubes="RG", disks="G"),
            "seaweed": marine("red", "R", "prion", "leaves", host=VENT),
            "salmonella": parasite("green", "G", "seaweed"),
        },
        players=3,
        pools={"yellow": "", "green": ""},
    )
    scene.run(extinction(scene.g, scene[VENT]), "bottom trna")
    seaweed = scene["seaweed"]
    assert (scene.part("seaweed")["under"], tableau(scene.g, seaweed)) == (VENT, RED)
    assert "host" not in scene.part("seaweed")
    assert scene.part("seaweed")["organs"] == ["leaves"]
    assert scene.part("salmonella")["host"] == "seaweed"
    assert tableau(scene.g, scene["salmonella"]) == RED
    assert scene.game.position(scene.g)["mutation_decks"]["ocean"] == ["trna", "mrna"]
    assert scene.player("red")["parasite"] == "resting"
    assert scene.player("yellow")["trophies"] == []
    assert (scene.player("yellow")["pool"], scene.player("green")["pool"]) == ("Y", "G")
    assert scene.events("host-outlived") == [f"host-outlived seaweed {VENT}"]
    scene.run(macro_extinction(scene.g, seaweed))  # it is like any other macroorganism now
    assert scene.part(VENT)["cubes"] == "GGGGB"
    assert scene.part(VENT)["owner"] == "red"


@pytest.mark.clause("L4a.1", "G:Extinction.5")
def test_a_macroorganism_host_that_reverts_keeps_its_macroorganism_parasite() -> None:
    scene = Scene(
        {
            "trilobites": marine("yellow", "Y", VENT),
            "seaweed": marine("red", "R", "prion", host="trilobites"),
        }
    )
    scene.run(macro_extinction(scene.g, scene["trilobites"]))
    assert scene.part("seaweed")["host"] == VENT
    assert scene.player("yellow")["trophies"] == ["trilobites"]


@pytest.mark.clause("L4b.1", "G:Extinction.2")
def test_an_extinct_macroorganism_parasite_reverts_to_the_parasite() -> None:
    scene = Scene(
        {
            VENT: bacterium("yellow", "YY", "mrna"),
            "seaweed": marine("red", "RRYG", "prion", "leaves", host=VENT, disks="B"),
            "salmonella": parasite("green", "G", "seaweed", "trna", diseased=("", "")),
        },
        players=3,
        pools={"red": "", "green": "", "yellow": ""},
    )
    scene.run(macro_extinction(scene.g, scene["seaweed"]))
    prion = scene.part("prion")
    assert (prion["host"], prion["owner"], prion["bionts"]) == (VENT, "red", "RRYG")
    assert prion["diseased"] == ["cube", "cube"]  # blue and green are among its chromosomes
    assert prion["disks"] == ""
    assert scene.player("red")["trophies"] == ["seaweed"]
    assert scene.player("red")["parasite"] == "in-play"
    assert scene.player("red")["pool"] == "R"  # for the trophic biont
    assert not scene.has("salmonella")
    assert scene.player("green")["pool"] == "G"


@pytest.mark.clause("L4b.1")
def test_only_slots_of_the_colours_of_system_chromosomes_are_filled() -> None:
    scene = Scene(
        {
            VENT: bacterium("yellow", "Y"),
            "seaweed": marine("red", "R", "puddle-syncytium", "leaves", host=VENT),
        }
    )
    scene.run(macro_extinction(scene.g, scene["seaweed"]))
    assert scene.part("puddle-syncytium")["diseased"] == ["", "cube"]  # yellow and green


@pytest.mark.clause("L4b.1")
def test_surplus_endosymbionts_of_a_reverted_parasite_go_home() -> None:
    scene = Scene(
        {
            VENT: bacterium("yellow", "Y"),
            "seaweed": marine("red", "RRYGB", "prion", host=VENT),
        },
        players=4,
        pools={"blue": "", "red": ""},
    )
    scene.run(macro_extinction(scene.g, scene["seaweed"]), "send-home blue")
    assert scene.asked == [
        (0, "parasite-circles", ["send-home yellow", "send-home green", "send-home blue"])
    ]
    assert scene.part("prion")["bionts"] == "RRYG"
    assert scene.player("blue")["pool"] == "B"


@pytest.mark.clause("L4b.1")
def test_a_reverted_parasite_without_its_own_colour_dies_at_once() -> None:
    organisms = {
        VENT: bacterium("yellow", "Y"),
        "seaweed": marine("yellow", "Y", "prion", host=VENT),
    }
    scene = Scene(organisms, pools={"yellow": ""}, player={"red": {"parasite": "in-play"}})
    scene.run(macro_extinction(scene.g, scene["seaweed"]))
    assert not scene.has("prion")
    assert scene.player("yellow")["trophies"] == ["seaweed"]
    assert scene.player("yellow")["pool"] == "Y"  # for the biont that came home
    assert scene.player("red")["parasite"] == "resting"


@pytest.mark.clause("L4b.1")
def test_a_reverted_parasite_belongs_to_the_player_of_its_colour() -> None:
    organisms = {
        VENT: bacterium("yellow", "Y"),
        "seaweed": marine("yellow", "YR", "prion", host=VENT),
    }
    scene = Scene(organisms, player={"red": {"parasite": "in-play"}})
    scene.run(macro_extinction(scene.g, scene["seaweed"]))
    assert (scene.part("prion")["owner"], scene.part("prion")["bionts"]) == ("red", "RY")


@pytest.mark.clause("L4b.1", "G:Atrophy.5", "AMB-59")
def test_a_cube_that_was_never_stolen_goes_to_the_soup() -> None:
    def scene() -> Scene:
        return Scene(
            {
                VENT: bacterium("yellow", "Y", "calvin-cycle"),
                "prion": parasite("red", "R", VENT, diseased=("cube", "calvin-cycle base")),
            }
        )

    lost = scene()
    lost.run(atrophy(lost.g, lost["prion"], 1, oxygen=False), "lose-diseased 0")
    assert lost.part("prion")["diseased"] == ["", "calvin-cycle base"]
    died = scene()
    died.run(extinction(died.g, died["prion"]))
    assert [card["base"] for card in died.part(VENT)["mutations"]] == ["present"]


@pytest.mark.clause("L4b.1", "H4a.1", "H4b.1")
def test_a_red_queen_against_a_cube_that_was_never_stolen() -> None:
    scene = Scene(
        {
            VENT: bacterium("yellow", "Y", "quorum-sensing", "calvin-cycle"),
            "prion": parasite("red", "R", VENT, diseased=("cube", "")),
        }
    )
    scene.run(drained(attack(scene.g, YELLOW, scene[VENT], scene["prion"])))
    assert scene.part("prion")["diseased"] == ["", ""]
    assert scene.part(VENT)["cubes"] == ""
    scene = Scene(
        {
            "seaweed": marine("yellow", "Y", VENT, "gametangia"),
            "prion": parasite("red", "R", "seaweed", diseased=("cube", "cube")),
        }
    )
    scene.run(drained(attack(scene.g, YELLOW, scene["seaweed"], scene["prion"])), "take-back 0")
    assert scene.part("seaweed")["organs"] == ["gametangia", "sporangia"]
    assert scene.part("prion")["diseased"] == ["", "cube"]


# --- L5: landfall -------------------------------------------------------------------------


def chimera_scene(
    host_organs: tuple[str, ...], parasite_organs: tuple[str, ...], **fields: Any
) -> Scene:
    """Trilobites with a green and a blue square, seaweed on them with a green and two blue."""
    host_bionts: str = fields.pop("host_bionts", "Y")
    parasite_bionts: str = fields.pop("parasite_bionts", "R")
    return Scene(
        {
            "trilobites": marine("yellow", host_bionts, VENT, *host_organs),
            "seaweed": marine("red", parasite_bionts, "prion", *parasite_organs, host="trilobites"),
        },
        **fields,
    )


@pytest.mark.clause("L5a.1", "L5b.1", "L5e.1")
def test_two_linked_macroorganisms_count_each_others_organs_and_the_host_lands_first() -> None:
    scene = chimera_scene(("chitin-cuticle",), ("gametangia", "sporangia"))
    scene.run(check_landfall(scene.g, scene["seaweed"]), "land", "land")
    assert [(seat, kind) for seat, kind, _ in scene.asked] == [(1, "landfall"), (0, "landfall")]
    assert scene.events("landfall") == ["landfall yellow trilobites", "landfall red seaweed"]
    assert scene.part("trilobites")["organs"] == scene.part("seaweed")["organs"] == []
    assert scene.part("seaweed")["host"] == "trilobites"


@pytest.mark.clause("L5b.1")
def test_nobody_has_to_count_the_organs_of_a_neighbour() -> None:
    scene = chimera_scene(("chitin-cuticle",), ("gametangia", "sporangia"))
    scene.run(check_landfall(scene.g, scene["trilobites"]), "stay", "stay")
    assert scene.g.ecosystems[TERRESTRIAL] == []


@pytest.mark.clause("L5c.1", "L2a.1")
def test_diseased_organs_on_a_hyperparasite_count_for_landfall() -> None:
    scene = Scene(
        {
            VENT: bacterium("yellow", "Y"),
            "seaweed": marine("red", "R", "prion", "leaves", "gametangia", host=VENT),
            "salmonella": parasite("green", "G", "seaweed", diseased=("organ sporangia", "")),
        },
        players=3,
    )
    scene.run(check_landfall(scene.g, scene["seaweed"]))
    assert scene.part("seaweed")["side"] == "terrestrial"
    assert scene.part("seaweed")["bionts"] == "RG"  # H5e: the hyperparasite is taken in
    assert not scene.has("salmonella")
    assert scene.part(VENT)["bionts"] == "Y"


@pytest.mark.clause("L5d.1")
def test_a_mutation_of_a_microorganism_host_counts_for_landfall() -> None:
    table = Chimeras(
        buying(
            {
                VENT: bacterium("yellow", "Y", "mrna"),
                "seaweed": marine("red", "R", "prion", "gametangia", "sporangia", host=VENT),
            },
            "yellow",
            pools={"yellow": "G"},
            decks={"ocean": ["nitrogen-fixation"]},
        )
    )
    table.answer(f"mutation {VENT} ocean")
    assert (table.decider, table.kind) == ("red", "landfall")
    table.answer("land")
    assert table.organism("seaweed")["side"] == "terrestrial"
    assert len(table.organism(VENT)["mutations"]) == 2


@pytest.mark.clause("L5d.1", "G4.2")
def test_a_mutation_bought_in_the_darwin_phase_counts_for_landfall_too() -> None:
    scene = Scene(
        {
            VENT: bacterium("yellow", "Y"),
            "seaweed": marine("red", "R", "prion", "gametangia", "sporangia", host=VENT),
        },
        variants=["chimera", "crystal-catastrophe"],
        phase="darwin",
        pools={"yellow": "G"},
        decks={"ocean": ["nitrogen-fixation"]},
        chance=("roll 6 2",),
    )
    scene.run(darwin_turn(scene.g, YELLOW, 0), "keep", f"mutation {VENT} ocean", "land")
    assert scene.part("seaweed")["side"] == "terrestrial"


@pytest.mark.clause("L5e.2")
def test_a_host_that_lands_alone_may_take_in_bionts_without_free_circles() -> None:
    scene = chimera_scene(
        ("chitin-cuticle",),
        ("gametangia",),
        host_bionts="YR",
        parasite_bionts="RR",
        pools={"red": "", "yellow": ""},
    )
    scene.run(check_landfall(scene.g, scene["seaweed"]), "land", "take-in red", "enough")
    assert scene.part("trilobites")["side"] == "terrestrial"
    assert scene.part("prion")["host"] == "trilobites"
    assert scene.part("prion")["bionts"] == "R"
    assert scene.part("trilobites")["bionts"] == "RY"  # its red circle was taken
    assert scene.player("red")["pool"] == "RR"  # for the trophic biont and for the one sent home
    assert scene.player("red")["trophies"] == ["seaweed"]


@pytest.mark.clause("L5e.2", "L4b.1")
def test_a_parasite_whose_own_bionts_are_all_taken_in_dies() -> None:
    scene = chimera_scene(("chitin-cuticle",), ("gametangia",), parasite_bionts="RY")
    scene.run(check_landfall(scene.g, scene["seaweed"]), "land", "take-in red", "enough")
    assert scene.part("trilobites")["bionts"] == "RY"
    assert not scene.has("prion")  # yellow is a foreigner and cannot own it
    assert scene.player("red")["parasite"] == "resting"
    assert scene.player("yellow")["bionts"] == 3


@pytest.mark.clause("L5e.2")
def test_a_parasite_that_lands_alone_needs_free_circles() -> None:
    scene = chimera_scene(
        ("shelled-egg",),
        ("leaves", "gametangia"),
        host_bionts="YYG",
        parasite_bionts="RG",
        players=3,
    )
    scene.run(check_landfall(scene.g, scene["seaweed"]), "stay", "land", "take-in yellow")
    assert scene.asked[-1] == (0, "incorporate", ["take-in yellow", "enough"])
    assert scene.part("seaweed")["bionts"] == "RYG"
    assert (scene.part(VENT)["bionts"], scene.part("seaweed")["host"]) == ("YG", VENT)


@pytest.mark.clause("L5e.2", "L4a.1")
def test_a_parasite_that_lands_alone_may_outlive_its_host() -> None:
    scene = chimera_scene(("shelled-egg",), ("leaves", "gametangia"))
    scene.run(check_landfall(scene.g, scene["seaweed"]), "stay", "land", "take-in yellow")
    assert not scene.has(VENT)
    assert scene.part("seaweed")["under"] == VENT
    assert scene.part("seaweed")["side"] == "terrestrial"
    assert scene.g.ecosystems == [[], [SEAWEED]]


@pytest.mark.clause("L5f.1")
@pytest.mark.parametrize(("cards", "allowed"), [((), False), (("tmrna", "trna"), True)])
def test_beside_a_land_organism_a_parasite_grows_only_by_landfall_at_birth(
    cards: tuple[str, ...], allowed: bool
) -> None:
    table = Chimeras(
        slot(
            {
                "sea-stars": terrestrial("yellow", "Y", VENT, "cerebrum", "urinary-bladder"),
                "prion": parasite(
                    "red", "R", "sea-stars", *SEAWEED_CARDS, "proteorhodopsin", *cards
                ),
            },
            "prion red",
            pools={"yellow": "R"},
            decks={"ocean": ["conjugation-pili"]},
            active=["ocean"],
        )
    )
    if allowed:
        table.grow("macro prion seaweed", "square 1")
        assert table.organism("seaweed")["side"] == "terrestrial"
        assert table.organism("seaweed")["host"] == "sea-stars"
    else:
        assert table.refusals["macro prion seaweed"] == "L5f.1"


@pytest.mark.clause("L5f.1")
@pytest.mark.parametrize(("cubes", "allowed"), [("RRYYYGGGB", False), ("RRYYYGGGBB", True)])
def test_beside_a_land_parasite_a_bacterium_grows_only_by_landfall_at_birth(
    cubes: str, allowed: bool
) -> None:
    seaweed = terrestrial("red", "R", "prion", "rhizoids", "spore-capsule") | {"host": VENT}
    table = Chimeras(
        buying(
            {VENT: bacterium("yellow", "Y", cubes=cubes), "seaweed": seaweed},
            "yellow",
            pools={"yellow": "R"},
            decks={"ocean": ["conjugation-pili"]},
        )
    )
    if not allowed:
        assert table.refusals[f"macro {VENT} trilobites"] == "L5f.1"
        return
    table.grow(f"macro {VENT} trilobites")
    assert table.organism("trilobites")["side"] == "terrestrial"
    assert table.organism("seaweed")["host"] == "trilobites"


# --- L6: chimeras -------------------------------------------------------------------------


@pytest.mark.clause("L6.1", "L6a.1")
def test_a_chimera_takes_one_level_with_the_sum_of_its_rates() -> None:
    scene = Scene(
        {
            "seaweed": marine("red", "RR", "prion", host="flatworms"),
            "opabinia": marine("yellow", "Y", RUST),
            "flatworms": marine("yellow", "Y", VENT),
            "dickinsonia": marine("red", "R", POND),
        },
        players=3,
    )
    scene.g.unsorted = [True, True]
    scene.run(settle_ecosystems(scene.g, 0, 0))
    words = scene.game.words
    order = [words.name("organism", place) for place in scene.g.ecosystems[MARINE]]
    assert order == ["dickinsonia", "opabinia", "flatworms", "seaweed"]
    assert len(levels(scene.g, MARINE)) == 3
    assert trophic_level(scene.g, scene["flatworms"]) == 2
    assert trophic_level(scene.g, scene["seaweed"]) == 2
    assert trophic_level(scene.g, scene["opabinia"]) == 1


@pytest.mark.clause("L6a.1", "H6a.1")
def test_a_tie_with_a_chimera_is_one_against_one() -> None:
    scene = Scene(
        {
            "seaweed": marine("red", "R", "prion", host="flatworms"),
            "opabinia": marine("yellow", "Y", RUST),
            "flatworms": marine("yellow", "Y", VENT),
        },
        chance=("draw organism opabinia",),
    )
    scene.g.unsorted = [True, True]
    scene.run(settle_ecosystems(scene.g, 0, 0))
    words = scene.game.words
    order = [words.name("organism", place) for place in scene.g.ecosystems[MARINE]]
    assert order == ["opabinia", "flatworms", "seaweed"]


FLATWORM_ORGANS = ("mesenchyme", "flame-cells", "pharynx", "pigmented-epidermis")
ARROW_WORM_ORGANS = ("grasping-spines", "lateral-fins", "coelom")


def four_levels(
    host_organs: tuple[str, ...] = (), parasite_organs: tuple[str, ...] = (), **fields: Any
) -> Scene:
    """A crowded sea: flatworms with arrow worms on them and three others. Dickinsonia has most
    green and blue and is the plant; without organs the chimera comes next."""
    return Scene(
        {
            "dickinsonia": marine("green", "GB", POND, "rhizomorph", "mycelial-mat"),
            "arrow-worms": marine("blue", "B", "viroid", *parasite_organs, host="flatworms"),
            "flatworms": marine("green", "G", VENT, *host_organs),
            "trilobites": marine("yellow", "RY", RUST),
            "sea-stars": marine("red", "R", CLAY, "brain", "eyes", "water-vascular-system"),
        },
        players=4,
        turn_order=COLOURS,
        **fields,
    )


@pytest.mark.clause("L6a.1", "H6d.1")
def test_the_surplus_member_of_a_chimera_does_not_crowd_the_sea() -> None:
    scene = four_levels()
    scene.run(macro_extinction(scene.g, scene["dickinsonia"]))
    assert len(scene.g.ecosystems[MARINE]) == 4
    scene.run(settle_ecosystems(scene.g, 0, 0))
    assert len(scene.g.ecosystems[MARINE]) == 4


@pytest.mark.clause("L6a.1", "L6b.1", "H6d.1")
def test_all_members_of_a_chimera_starve_the_host_first() -> None:
    scene = four_levels()
    assert plant_of(scene.g, MARINE) == scene["dickinsonia"].place
    scene.run(settle_ecosystems(scene.g, 0, 0))
    assert scene.events("macro-extinct") == [
        "macro-extinct flatworms green",
        "macro-extinct arrow-worms blue",
    ]
    assert scene.part("viroid")["host"] == VENT
    assert scene.player("green")["trophies"] == ["flatworms"]
    assert scene.player("blue")["trophies"] == ["arrow-worms"]


@pytest.mark.clause("L6b.1")
def test_the_greenest_and_bluest_chimera_does_not_starve() -> None:
    scene = four_levels()
    scene["dickinsonia"].organs = [0, 0, 0]  # now the chimera has as much green and blue
    assert plant_of(scene.g, MARINE) == scene["flatworms"].place
    scene.run(settle_ecosystems(scene.g, 0, 0))
    assert scene.events("macro-extinct") == ["macro-extinct dickinsonia green"]


@pytest.mark.clause("L6a.1", "H6c.1", "L5b.1")
def test_all_members_of_a_chimera_pay_and_land_together() -> None:
    scene = four_levels(
        FLATWORM_ORGANS, ARROW_WORM_ORGANS, pools={"green": "G", "blue": "B", "red": ""}
    )
    # Dickinsonia could land too. Of the chimera's squares only one blue is not filled.
    answers = ("donate green", "stay", "land", "done", "done")
    scene.run(settle_ecosystems(scene.g, 0, 0), *answers)
    assert [kind for kind in scene.kinds() if kind == "overcrowded"] == ["overcrowded"] * 2
    assert scene.events("landfall") == ["landfall green flatworms", "landfall blue arrow-worms"]
    assert scene.player("green")["pool"] == "G"
    assert scene.part("arrow-worms")["host"] == "flatworms"
    assert levels(scene.g, TERRESTRIAL) == [scene["flatworms"].place]


@pytest.mark.clause("L6c.1", "I1d.2")
def test_each_member_of_a_chimera_is_worth_points_doubled_on_land() -> None:
    organisms = {
        "trilobites": marine("yellow", "Y", VENT),
        "seaweed": marine("red", "RY", "prion", host="trilobites"),
    }
    scene = Scene(organisms)
    assert score(scene.g, YELLOW).dominance == 12 + 6
    assert score(scene.g, RED).dominance == 6
    for part in organisms.values():
        part["side"] = "terrestrial"
    scene = Scene(organisms)
    assert score(scene.g, YELLOW).dominance == 24 + 12
    assert score(scene.g, RED).dominance == 12


# --- L7: solitaire ------------------------------------------------------------------------


def alone(organisms: dict[str, Part], **fields: Any) -> Scene:
    """A solitaire game of red and yellow."""
    return Scene(organisms, players=1, **fields)


@pytest.mark.clause("L7a.1")
def test_an_npc_parasite_buys_a_random_macroorganism() -> None:
    cards = ("rna-polymerase+", "conjugation-pili+", "cytochromes", *SEAWEED_CARDS)
    scene = alone(
        {
            VENT: bacterium("red", "RR", "mrna"),
            "salmonella": parasite("npc-green", "g", VENT, *cards),
        },
        pools={"red": "Y"},
    )
    flow = npc.purchases(scene.g, NPC_GREEN, scene["salmonella"])
    discards = [f"bottom {card.removesuffix('+')}" for card in cards[:-1]]
    scene.run(flow, "macro salmonella flatworms", *discards, "square 0", "square 2")
    seat, kind, options = scene.asked[0]
    assert (seat, kind) == (-1, "npc-purchase")
    assert {"macro salmonella seaweed", "macro salmonella flatworms"} <= set(options)
    assert scene.part("flatworms")["owner"] == "npc-green"
    assert scene.part("flatworms")["bionts"] == "Rg"
    assert scene.player("red")["pool"] == ""


@pytest.mark.clause("L7a.1", "G4.1")
def test_without_a_macroorganism_in_reach_an_npc_buys_nothing_in_the_purchase_phase() -> None:
    scene = alone(
        {
            VENT: bacterium("red", "RR", "mrna"),
            "salmonella": parasite("npc-green", "g", VENT, "tmrna"),
        },
        pools={"red": "RYGB"},
    )
    scene.run(npc.purchases(scene.g, NPC_GREEN, scene["salmonella"]))
    assert scene.player("red")["pool"] == "RYGB"


@pytest.mark.clause("L7a.1")
@pytest.mark.parametrize(("pool", "organ"), [("GB", "leaves"), ("B", "gametangia")])
def test_an_npc_macroorganism_buys_organs_from_the_top(pool: str, organ: str) -> None:
    scene = alone(
        {
            VENT: bacterium("red", "R", "mrna"),
            "seaweed": marine("npc-green", "g", "salmonella", host=VENT),
        },
        pools={"red": pool},
    )
    scene.run(npc.purchases(scene.g, NPC_GREEN, scene["seaweed"]))
    assert scene.part("seaweed")["organs"] == [organ]


@pytest.mark.clause("L7b.1", "C1g.1")
@pytest.mark.parametrize(
    ("crowns", "host", "guest"),
    [
        (("gametangia",), ["statocyst", "digestive-gland"], ["leaves", "gametangia"]),
        ((), ["statocyst", "lophophore", "digestive-gland"], ["leaves"]),
    ],
)
def test_in_a_chimera_an_npc_steals_the_topmost_organ_that_fits(
    crowns: tuple[str, ...], host: list[str], guest: list[str]
) -> None:
    organs = ("statocyst", "lophophore", "digestive-gland")
    scene = alone(
        {
            "lamp-shells": marine("red", "R", VENT, *organs),
            "seaweed": marine("npc-green", "g", "salmonella", *crowns, host="lamp-shells"),
        },
        pools={"red": "G"},
    )
    scene.run(npc.purchases(scene.g, NPC_GREEN, scene["seaweed"]))
    assert scene.part("lamp-shells")["organs"] == host
    assert scene.part("seaweed")["organs"] == guest  # without a crown it buys the organ


@pytest.mark.clause("L7c.1")
def test_an_npc_uses_immunology_to_get_rid_of_the_players_endosymbionts() -> None:
    scene = alone(
        {
            VENT: bacterium("red", "R"),
            "dickinsonia": marine(
                "npc-green", "Rg", "salmonella", "rhizomorph", "mycelial-mat", host=VENT
            ),
        }
    )
    scene.run(atrophy(scene.g, scene["dickinsonia"], 1, oxygen=False))
    assert scene.part("dickinsonia")["bionts"] == "g"
    assert len(scene.part("dickinsonia")["organs"]) == 2


@pytest.mark.clause("L7d.1", "L7a.1")
def test_an_npc_lands_whenever_it_can_and_buys_organs_there() -> None:
    scene = alone(
        {
            VENT: bacterium("red", "R", "nitrogen-fixation"),
            "seaweed": marine("npc-green", "g", "salmonella", "gametangia", "sporangia", host=VENT),
        },
        pools={"red": "YB"},
    )
    scene.run(check_landfall(scene.g, scene["seaweed"]))
    assert scene.part("seaweed")["side"] == "terrestrial"
    assert scene.part("seaweed")["organs"] == ["hydroid-vessels", "spore-capsule"]
    assert scene.player("red")["pool"] == ""


@pytest.mark.clause("L7d.1", "H6c.1", "AMB-70")
def test_an_npc_pays_its_way_ashore_from_a_crowded_sea() -> None:
    scene = alone(
        {
            VENT: bacterium("red", "R"),
            "seaweed": marine("npc-green", "g", "salmonella", "leaves", "sporangia", host=VENT),
            "trilobites": marine("red", "R", RUST),
            "opabinia": marine("yellow", "Y", CLAY),
            "sea-stars": marine("yellow", "Y", POND, "brain", "eyes", "water-vascular-system"),
        },
        pools={"red": "RRRB", "yellow": ""},
        turn_order=["red", "yellow", "npc-green", "npc-blue"],
    )
    scene.run(settle_ecosystems(scene.g, 0, 0), "stay")  # red keeps the trilobites at sea
    assert scene.part("seaweed")["side"] == "terrestrial"
    assert scene.events("paid")[0] == "paid red blue 1"


@pytest.mark.clause("L7e.1")
def test_an_npcs_macroorganism_dies_with_its_host_and_is_its_trophy() -> None:
    scene = alone(
        {
            VENT: bacterium("red", "R", "mrna"),
            "seaweed": marine("npc-green", "Yg", "salmonella", "leaves", host=VENT),
            "crystalbiont": parasite("yellow", "Y", "seaweed"),
        },
        pools={"red": "", "yellow": ""},
    )
    scene.run(extinction(scene.g, scene[VENT]))
    assert scene.game.position(scene.g)["organism"] == {}
    assert scene.player("npc-green")["trophies"] == ["seaweed"]
    assert scene.player("npc-green")["parasite"] == "resting"
    assert scene.player("red")["trophies"] == [VENT]
    assert (scene.player("red")["pool"], scene.player("yellow")["pool"]) == ("R", "YY")
    assert scene.g.ecosystems == [[], []]


@pytest.mark.clause("L7f.1", "C1a.1")
def test_each_macroorganism_and_trophy_of_an_npc_asks_for_one_more_biont() -> None:
    def won(bionts: str, **npc_green: Any) -> bool:
        scene = alone(
            {
                "opabinia": marine("red", bionts, RUST),
                "trilobites": marine("yellow", "Y", VENT),
                "seaweed": marine("npc-green", "g", "salmonella", host="trilobites"),
            },
            player={"npc-green": npc_green},
        )
        return marine_win(scene.g, [RED, YELLOW])

    assert not won("R")
    assert won("RY")
    assert not won("RY", trophies=["dickinsonia"])
    assert won("RRY", trophies=["dickinsonia"])


# --- whole games --------------------------------------------------------------------------

#: Mode and number of players.
TABLES = [
    ("competitive", 2),
    ("competitive", 3),
    ("competitive", 4),
    ("solitaire", 1),
    ("cooperative", 2),
    ("cooperative", 3),
    ("cooperative", 4),
]

#: Ways through chapter L that random games must find.
PATHS = {
    "L1.1 leave-diseased",
    "L1.1 use-diseased",
    "a parasite grows on a bacterium",
    "a parasite grows on a macro",
    "a growing parasite takes in its hyperparasite",
    "incorporated",
    "a chain is pruned",
    "the host of a macro parasite grows",
    "a macro parasite attacks its hyperparasite",
    "a bacterium host attacks a macro",
    "grafted",
    "a macro host attacks a macro",
    "a macro parasite attacks a macro",
    "a macro parasite attacks a bacterium",
    "L3a.1 square",
    "host-outlived",
    "a parasite reverts",
    "a reverted parasite dies",
    "L4b.1 send-home",
    "a cube without source is taken",
    "L5b.1 land",
    "L5b.1 stay",
    "L5e.2 take-in",
    "L5e.2 enough",
    "born on land beside a land organism",
    "a chimera starves",
    "1 land from a crowded sea",
    "2 land from a crowded sea",
    "L7a.1 macro",
    "an npc attacks",
    "an npc sheds an endosymbiont",
    "an npc lands",
    "an npc falls with its host",
}


def table_for(number: int) -> GenesisGame:
    """A game with chimeras; every third with variant G4."""
    mode, players = TABLES[number % len(TABLES)]
    variants = ["chimera", "crystal-catastrophe"] if number % 3 == 0 else ["chimera"]
    colours = Random(number).sample(COLOURS, max(2, players))
    return genesis(mode=mode, players=players, variants=variants, colours=colours)


@pytest.mark.clause("AMB-73")
def test_random_games_find_every_way_through_the_chapter() -> None:
    """All games end without a dead end, and every rule of L comes up in them."""
    paths: Counter[str] = Counter()
    for number in range(800):
        play(fertile_state(table_for(number), number), number, paths)
    assert set(paths) == PATHS


@pytest.mark.parametrize("number", range(14))
def test_sessions_with_chimeras_keep_every_promise(number: int) -> None:
    """Undo, clones, positions, views and records work with macroorganism parasites."""
    game = table_for(number)
    play_and_check(game, number, fertile_state(game, number))
