"""What beginners regret is known before it is done."""

from tests.marine.table import Table, acting, corner
from trilobite.core.facts import Facts
from trilobite.core.trial import previews


def mistakes(table: Table, key: str) -> dict[str, Facts]:
    """The mistakes that an option would be, with their facts."""
    session = table.session
    seat = session.deciders()[0]
    found = previews(session, seat, session.keys(seat).index(key), 1)[0]
    return {one.key: one.facts for one in found.mistakes}


def turn(animal: str, **position: object) -> Table:
    """A turn of an animal, with reptiles as its rival."""
    return Table(
        {"turn": animal, "agenda": [f"turn {animal}"], **position},
        animals=["reptiles", "crustaceans"],
    )


def test_a_pawn_is_spent_in_vain() -> None:
    table = turn("crustaceans", tokens={}, areas={})
    idle = [key for key in table.offers if "in-vain" in mistakes(table, key)]
    assert "basic aut-1" in idle
    pawns = table.state.animals[1].pawns
    assert mistakes(table, "basic aut-1")["in-vain"] == {"number": pawns - 1}


def test_the_first_pawn_goes_to_evolution() -> None:
    markers = ["land", "kelp-forest", "kelp-forest", "coral-reef", "vent"]
    table = turn("crustaceans", evolution=markers)
    pawns = table.state.animals[1].pawns
    assert mistakes(table, "basic evo-1")["evolution-first"] == {"number": pawns - 1}
    assert "evolution-first" not in mistakes(table, "basic abu-1")
    begun = turn("crustaceans", evolution=markers, pawns={"abu-1": "crustaceans"})
    assert "evolution-first" not in mistakes(begun, "basic evo-1")


def test_species_go_where_no_food_lies() -> None:
    worms = corner("d4", "se")  # coral reef, sand plain, open ocean
    table = Table(
        acting(
            "crustaceans",
            "mig-2",
            tokens={worms: "worms"},
            species={"d4": {"crustaceans": 3}},
        ),
        animals=["reptiles", "crustaceans"],
    )
    table.answer("move-from d4")
    assert mistakes(table, "move-to d3 2")["endangers"] == {"number": 2}
    assert mistakes(table, "move-to e4 2") == {}


def test_a_tile_is_scored_on_which_a_higher_animal_wins_the_tie() -> None:
    def scored(crustaceans: int) -> dict[str, Facts]:
        table = Table(
            acting(
                "crustaceans",
                "evo-4",
                evolution=["land", "land", "kelp-forest", "kelp-forest", "vent"],
                species={"c3": {"crustaceans": crustaceans, "reptiles": 2}},
                tokens={"c3-ne": "worms"},
            ),
            animals=["reptiles", "crustaceans"],
        )
        return mistakes(table, "tile c3")

    facts = scored(2)["lost-tie"]
    assert int(str(facts["best"])) > int(str(facts["points"])) > 0
    assert scored(3) == {}
    assert scored(1) == {}  # more species would be needed than one


def test_pawns_are_taken_back_although_an_element_could_be_dominated() -> None:
    worms = corner("d4", "se")
    hexes = {"d4": {"crustaceans": 1}, "e4": {"crustaceans": 2}, "d5": {"crustaceans": 1}}
    fed = turn("crustaceans", tokens={worms: "worms"}, species=hexes)
    facts = mistakes(fed, "retrieve")["not-dominated"]
    assert int(str(facts["value"])) > int(str(facts["target"]))
    owner = {"worms": {"owner": "crustaceans", "target": 6}}
    has = turn("crustaceans", tokens={worms: "worms"}, species=hexes, special=owner)
    assert mistakes(has, "retrieve") == {}
    hungry = turn("crustaceans", tokens={}, species=hexes)
    assert mistakes(hungry, "retrieve") == {}
