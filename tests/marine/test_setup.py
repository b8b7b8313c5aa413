"""MAR-3, MAR-13. Setting up, with all variants."""

from collections import Counter
from typing import Any

import pytest

from tests.marine.table import Table, corner, marine
from trilobite.core.errors import OptionsError
from trilobite.core.session import begin
from trilobite.games.marine.state import Marine

START_TILES = {
    "d4": "coral-reef",
    "e3": "seagrass-meadow",
    "e4": "sand-plain",
    "c4": "seamount",
    "c3": "kelp-forest",
    **dict.fromkeys(["d3", "d2", "d1", "c1", "e1"], "land"),
    **dict.fromkeys(["d5", "d6", "d7", "c6", "e6"], "open-ocean"),
}


def set_up(seed: int = 1, **options: Any) -> Table:
    """A table at its first turn: everybody takes what is offered first."""
    table = Table(seed=seed, **options)
    while table.kind in ("animal", "traits", "pack-hunting"):
        table.answer(table.offers[0])
    assert table.kind == "turn"
    return table


@pytest.mark.clause("MAR-3.1", "MAR-3.3", "MAR-3.4")
def test_the_first_planet() -> None:
    table = set_up(players=4)
    assert table.position["tiles"] == START_TILES
    assert table.position["vents"] == {"d1": "geyser", "d7": "black-smoker"}
    assert table.view["vents_left"] == 10
    around = ["nw", "ne", "e", "se", "sw", "w"]
    elements = ["sun", "algae", "gastropods", "worms", "plankton", "sponges"]
    tokens = {corner("d4", side): e for side, e in zip(around, elements, strict=True)}
    assert table.position["tokens"] == tokens


@pytest.mark.clause("MAR-3.2", "MAR-3.6", "MAR-3.7", "MAR-3.8", "MAR-3.9", "MAR-3.13")
def test_stacks_areas_and_markers() -> None:
    position = set_up(players=3).position
    assert [stack["below"] for stack in position["stacks"]] == [6, 6, 6]
    assert all("top" in stack for stack in position["stacks"])
    sizes = {name: len(tokens) for name, tokens in position["areas"].items()}
    assert sizes == {"abundance": 4, "adaptation": 4, "speciation": 4, "wanderlust": 4}
    assert len(position["competition"]) == 3
    order = list(marine().words.domains["terrain"])
    assert position["evolution"] == sorted(position["evolution"], key=order.index)
    assert len(position["evolution"]) == 5
    assert all(special == {"target": 1} for special in position["special"].values())


@pytest.mark.clause("MAR-3.11", "MAR-3.15", "MAR-3.14")
@pytest.mark.parametrize(("players", "pawns"), [(4, 4), (3, 5), (2, 7)])
def test_pawns_and_cubes(players: int, pawns: int) -> None:
    """MAR-EX-10."""
    table = set_up(players=players)
    animals = table.position["animal"]
    assert len(animals) == players
    for name, animal in animals.items():
        assert animal["pawns"] == pawns, name
        assert animal["boxed_pawns"] == 8 - pawns
        assert (animal["gene_pool"], animal["vp"], animal["right"]) == (31, 0, False)
    assert table.species("d4") == dict.fromkeys(animals, 3)
    assert table.view["endangered"] == {}


@pytest.mark.clause("MAR-3.18", "MAR-3.19", "MAR-13.5.1")
@pytest.mark.parametrize(
    ("variants", "deck"), [(["short"], 15), ([], 20), (["long"], 25), (["epic"], 30)]
)
def test_the_deck(variants: list[str], deck: int) -> None:
    """MAR-EX-11. The Asteroid is one of the last five cards."""
    table = set_up(players=2, variants=variants)
    assert len(table.position["row"]) == 5
    assert table.position["deck"] == deck
    assert "asteroid" not in table.position["row"]


@pytest.mark.clause("MAR-3.18")
def test_the_asteroid_is_in_the_bottom_packet() -> None:
    """With five cards left it may come; with one left it must."""
    seen = Counter[int]()
    for seed in range(200):
        game = marine(players=2, animals=["reptiles", "fishes"])
        start = game.from_position(
            {"agenda": ["refill reptiles", "turn reptiles"], "row": [], "deck": 5}
        )
        session = begin(game, seed=seed, start=start)
        assert isinstance(session.state, Marine)
        row = game.position(session.state)["row"]
        assert row.count("asteroid") == 1
        seen[row.index("asteroid")] += 1
    assert set(seen) == {0, 1, 2, 3, 4}
    assert min(seen.values()) > 20


@pytest.mark.clause("MAR-3.22", "MAR-2.1.3", "MAR-4.6")
def test_turns_run_up_the_food_chain() -> None:
    """MAR-EX-12."""
    table = set_up(players=4)
    order = []
    for _ in range(5):
        order.append(table.decider)
        table.answer("retrieve")
    assert order[:4] == ["crustaceans", "fishes", "cephalopods", "reptiles"]
    assert order[4] == "crustaceans"


@pytest.mark.clause("MAR-3.10")
def test_animals_are_chosen_drawn_or_named() -> None:
    table = Table(players=2, seed=3)
    assert table.kind == "animal"
    table.answers("animal fishes", "animal reptiles")
    assert table.animal("fishes")["seat"] == 0
    assert Table(players=2, seed=3, variants=["random-animals"]).kind == "traits"
    named = Table(players=2, seed=3, animals=["crustaceans", "fishes"])
    assert named.animal("crustaceans")["seat"] == 0


@pytest.mark.clause("MAR-3.16", "MAR-2.10.3")
def test_traits_are_kept_in_secret_and_revealed_together() -> None:
    table = Table(players=2, seed=3, animals=["reptiles", "fishes"])
    assert table.session.deciders() == [0, 1]
    own = table.game.view(table.state, 0)["animals"]
    assert len(own["reptiles"]["dealt"]) == 3
    assert "dealt" not in own["fishes"]
    table.session.choose(table.session.keys(1)[0], 1)
    assert table.position["animal"]["fishes"]["traits"] == []
    table.session.choose(table.session.keys(0)[0], 0)
    assert len(table.state.animals[0].traits) == len(table.state.animals[1].traits) == 1
    assert len(table.state.trait_box) == 16


@pytest.mark.clause("MAR-3.17", "MAR-11.11")
def test_pack_hunting_takes_its_pawn_before_the_first_turn() -> None:
    """MAR-EX-61."""
    table = Table(
        {
            "agenda": ["keep-traits", "row"],
            "animal": {
                "reptiles": {"dealt": ["pack-hunting", "flight", "social"]},
                "cephalopods": {"dealt": ["solitary", "mimicry", "sentience"]},
            },
        },
        seed=1,
    )
    table.session.choose("keep pack-hunting", 0)
    table.session.choose("keep solitary", 1)
    assert table.kind == "pack-hunting"
    table.answer("pawn plankton")
    assert table.position["special"]["plankton"] == {"owner": "reptiles", "target": 2}
    assert table.view["animals"]["reptiles"]["special_pawns"] == ["plankton"]


@pytest.mark.clause("MAR-13.1.1", "MAR-13.1.2", "MAR-13.1.3")
def test_two_players_with_two_animals() -> None:
    table = Table(seed=5, variants=["two-animals"])
    table.answers("animal fishes", "animal reptiles", "animal crustaceans")
    assert {a.number: a.seat for a in table.state.animals} == {0: 1, 1: 1, 2: 0, 3: 0}
    assert table.kind == "traits"
    assert all(key.startswith("keep-both") for key in table.offers)
    assert len(table.offers) == 9
    for seat in (0, 1):
        table.session.choose(table.session.keys(seat)[0], seat)
    assert [animal.pawns for animal in table.state.animals] == [4, 4, 4, 4]
    assert table.view["closed_spaces"] == []


@pytest.mark.clause("MAR-13.2.1", "MAR-13.2.2", "MAR-13.2.5", "MAR-13.2.6")
@pytest.mark.parametrize("seed", range(4))
def test_random_planet(seed: int) -> None:
    table = set_up(seed, players=4, variants=["random-planet"])
    tiles = table.position["tiles"]
    assert set(tiles) == set(START_TILES)
    fixed = ["d2", "e1", "c1", "d1", "d6", "e6", "c6", "d7"]
    assert all(tiles[hex] == START_TILES[hex] for hex in fixed)
    assert sum(stack["below"] + 1 for stack in table.position["stacks"]) == 21
    tokens = list(table.position["tokens"].values())
    for name, animal in table.view["animals"].items():
        expected = sum(tokens.count(element) for element in animal["printed"])
        assert table.species("d4")[name] == expected > 0


@pytest.mark.clause("MAR-13.2.3", "MAR-13.2.4", "MAR-13.2.5", "MAR-13.2.6")
def test_a_scripted_random_planet() -> None:
    """MAR-EX-38, MAR-EX-40. A draw without a match for everybody is repeated."""
    words = marine().words
    hexes = [words.name("hex", hex) for hex in marine().cards.layout.random_hexes]
    tiles = ["coral-reef" if hex == "d4" else "sand-plain" for hex in hexes]
    tiles[-3:] = ["kelp-forest", "seamount", "seagrass-meadow"]
    assert hexes.index("d4") < 4
    tops = ["kelp-forest", "seamount", "land"]
    tokens = [*["worms"] * 6, "sun", "sun", "sponges", "plankton", "worms", "worms"]
    table = Table(
        chance=(
            *[f"draw terrain {tile}" for tile in tiles + tops],
            *[f"draw element {element}" for element in tokens],
        ),
        seed=1,
        players=3,
        animals=["reptiles", "fishes", "crustaceans"],
        variants=["random-planet"],
    )
    assert list(table.position["tokens"].values()).count("sun") == 2
    assert table.species("d4") == {"reptiles": 5, "fishes": 2, "crustaceans": 4}
    vp = [table.vp(name) for name in ("reptiles", "crustaceans", "fishes")]
    assert vp == [11 - 6, 11 - 3, 11 - 2]


@pytest.mark.clause("MAR-13.3.1", "MAR-13.3.2", "MAR-13.3.3")
def test_inverted_displays() -> None:
    table = set_up(players=4, variants=["inverted-displays"])
    for animal in table.view["animals"].values():
        assert animal["printed"] == []
        assert len(animal["display"]) == 3
        assert animal["spaces"] == 6


@pytest.mark.clause("MAR-13.2.5", "MAR-13.3.2")
def test_species_by_drawn_elements() -> None:
    """MAR-EX-39. Three equal tokens and two of them around the centre make six species."""
    tiles = [f"draw terrain {'sand-plain' if i < 4 else 'land'}" for i in range(7)]
    tops = ["draw terrain kelp-forest", "draw terrain seamount", "draw terrain coral-reef"]
    drawn = ["sun"] * 3 + ["algae"] * 3 + ["sun", "sun", "algae", "worms", "worms", "sponges"]
    table = Table(
        chance=(*tiles, *tops, *[f"draw element {element}" for element in drawn]),
        seed=1,
        animals=["reptiles", "fishes"],
        variants=["random-planet", "inverted-displays"],
    )
    assert table.species("d4") == {"reptiles": 6, "fishes": 3}


@pytest.mark.clause("MAR-13.4.1", "MAR-13.4.2")
def test_superheroes() -> None:
    table = set_up(players=4, variants=["superheroes"])
    assert [len(animal.traits) for animal in table.state.animals] == [2, 2, 2, 2]
    exaptation = table.game.words.number("trait", "exaptation")
    for seed in range(5):
        assert exaptation not in set_up(seed, players=4, variants=["superheroes"]).state.trait_box
    with_it = Table(seed=1, variants=["superheroes", "exaptation", "random-animals"])
    assert len(with_it.state.trait_box) == 12


def test_options_that_do_not_fit_together() -> None:
    wrong: list[tuple[dict[str, Any], str]] = [
        ({"players": 5}, "from 2 to 4"),
        ({"players": True}, "from 2 to 4"),
        ({"colour": "red"}, "there is no option 'colour'"),
        ({"variants": ["chimera"]}, "there is no variant 'chimera'"),
        ({"variants": "short"}, "must be a list"),
        ({"variants": ["short", "epic"]}, "one length"),
        ({"variants": ["exaptation"]}, "superheroes"),
        ({"players": 3, "variants": ["two-animals"]}, "two players"),
        ({"players": 2, "animals": ["fishes"]}, "2 different animals"),
        ({"players": 2, "animals": ["fishes", "fishes"]}, "2 different animals"),
        ({"players": 2, "animals": ["fishes", "birds"]}, "there is no animal 'birds'"),
    ]
    for options, message in wrong:
        with pytest.raises(OptionsError, match=message):
            marine(**options)
