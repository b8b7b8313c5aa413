"""Positions that cannot be: each is one of play with a single thing made impossible, and is refused
with a line that says why."""

from collections.abc import Callable, Iterator
from copy import deepcopy
from functools import cache
from random import Random
from typing import Any

import pytest

from tests.genesis.rich import rich_state
from tests.genesis.table import genesis
from trilobite.core.conformance import busy_choice
from trilobite.core.errors import PositionError
from trilobite.core.game import AnyGame
from trilobite.core.session import begin
from trilobite.games.genesis.cards.build import default_cards
from trilobite.games.genesis.cards.types import COLOUR_NAMES, ROW_NAMES

CARDS = default_cards()
BACTERIA = {placard.bacterium_id: placard for placard in CARDS.placards}
SIDES = {side.id: side for side in CARDS.parasites}
MACROS = {macro.id for macro in CARDS.macros}

Position = dict[str, Any]
#: Makes one thing impossible and returns what the refusal must say; None where there is nothing
#: that it could spoil.
Fault = Callable[[Position], str | None]

TABLES: list[dict[str, Any]] = [
    {"players": 4},
    {"players": 3, "ruleset": "second"},
    {"players": 2, "ruleset": "first"},
    {"players": 2, "variants": ["introductory"]},
    {"players": 3, "mode": "cooperative"},
    {"players": 1, "mode": "solitaire", "variants": ["crystal-catastrophe"]},
    {"players": 4, "variants": ["chimera"]},
]


@cache
def positions_of_play() -> list[tuple[AnyGame, Position]]:
    """Positions along random games, some of them from late positions."""
    found: list[tuple[AnyGame, Position]] = []
    for options in TABLES:
        colours = list(COLOUR_NAMES[: max(2, options["players"])])
        for seed in range(3):
            bios = genesis(**options, colours=colours)
            first = rich_state(bios, seed) if seed % 2 else None
            game: AnyGame = bios
            random = Random(f"{seed} positions of play")
            session = begin(game, seed=seed, start=first)
            answers = 0
            while not session.over and answers < 300:
                seat = session.deciders()[0]
                decision = session.decision_for(seat)
                assert decision is not None
                session.choose(busy_choice(decision, random), seat)
                answers += 1
                if answers % 20 == 0:
                    found.append((game, dict(game.position(session.boundary))))
    return found


def organisms(position: Position, names: Any) -> Iterator[tuple[str, Position]]:
    """The organisms of the position that are among the names."""
    return ((name, part) for name, part in position["organism"].items() if name in names)


def parts(position: Position) -> list[Position]:
    """All organisms of the position."""
    return list(position["organism"].values())


def absent(position: Position) -> str | None:
    """A colour that is not in the game."""
    return next((colour for colour in COLOUR_NAMES if colour not in position["player"]), None)


def a_biont_of_nobody(position: Position) -> str | None:
    colour = absent(position)
    if colour is None or not position["organism"]:
        return None
    name, part = next(iter(position["organism"].items()))
    part["bionts"] += colour[0].upper()
    return f"{name} holds a biont of {colour}, who is not in the game"


def an_owner_without_a_biont(position: Position) -> str | None:
    for name, part in organisms(position, BACTERIA):
        for player in position["player"]:
            if not player.startswith("npc") and player[0].upper() not in part["bionts"]:
                part["owner"] = player
                return f"{name} holds no biont of its owner {player}"
    return None


def a_parasite_kept_from_its_colour(position: Position) -> str | None:
    for name, part in organisms(position, SIDES):
        holder = part["owner"]
        for player, member in position["player"].items():
            owned = sum(1 for other in parts(position) if other["owner"] == player)
            human = not player.startswith("npc-")
            if player != holder and human and member["bionts"] > 0 and owned < 3:
                member["bionts"] -= 1
                member["moved"] = 0
                part["bionts"] += player[0].upper()
                part["owner"] = player
                return f"{name} has a biont of {holder} on it, so it is theirs (E3g.1)"
    return None


def both_sides_of_a_card(position: Position) -> str | None:
    for name, part in organisms(position, SIDES):
        for player, member in position["player"].items():
            free = all(other.get("host") != name for other in parts(position))
            if player == part["owner"] and member["bionts"] > 0 and free:
                card = [side for side in SIDES if SIDES[side].colour == SIDES[name].colour]
                second = next(side for side in card if side != name)
                letter = player[0].upper()
                position["organism"][second] = {"owner": player, "bionts": letter, "host": name}
                member["bionts"] -= 1
                member["moved"] = 0
                return "are two sides of one card (E3.1)"
    return None


def without_counts(players: Position) -> Position:
    """The players without the number of their bionts at home, which is filled in."""
    return {
        name: {key: value for key, value in part.items() if key != "bionts"}
        for name, part in players.items()
    }


def a_card_in_play_without_an_organism(position: Position) -> str | None:
    for player, part in position["player"].items():
        if part["parasite"] == "ready":
            part["parasite"] = "in-play"
            return f"the parasite card of {player} is 'in-play', but no organism is on it"
    return None


def a_card_at_hand_although_in_play(position: Position) -> str | None:
    for player, part in position["player"].items():
        if part["parasite"] == "in-play":
            part["parasite"] = "ready"
            return f"is in play, so the parasite card of {player} must be 'in-play'"
    return None


def a_card_where_there_are_none(position: Position) -> str | None:
    for player, part in position["player"].items():
        if part["parasite"] == "none":
            part["parasite"] = "ready"
            return f"{player} has no parasite card in this game"
    return None


def a_parasite_without_a_host(position: Position) -> str | None:
    for name, part in organisms(position, SIDES):
        if not any(part["diseased"]):
            del part["host"]
            return f"parasite {name} has no host"
    return None


def a_parasite_on_itself(position: Position) -> str | None:
    for name, part in organisms(position, SIDES):
        free = all(other.get("host") != name for other in parts(position))
        if free and not any(part["diseased"]):
            part["host"] = name
            return f"{name} is its own host"
    return None


def a_bacterium_with_a_host(position: Position) -> str | None:
    found = [name for name, _ in organisms(position, BACTERIA)]
    free = [name for name in found if all(p.get("host") != name for p in parts(position))]
    if len(found) < 2 or not free:
        return None
    other = next(name for name in found if name != free[0])
    position["organism"][other]["host"] = free[0]
    return f"{other} has a host, but is no parasite"


def a_cube_in_a_slot_of_another_colour(position: Position) -> str | None:
    for name, part in organisms(position, SIDES):
        first, second = SIDES[name].slots
        stolen = [source for source in part["diseased"] if source not in ("", "cube")]
        if first != second and len(stolen) == 1 and "" in part["diseased"]:
            part["diseased"].reverse()
            return f"{name} has no"
    return None


def three_diseased_cubes(position: Position) -> str | None:
    for name, part in organisms(position, SIDES):
        part["diseased"] = ["", "", ""]
        return f"'{name}' has two diseased slots, not 3"
    return None


def antioxidants_on_a_parasite(position: Position) -> str | None:
    for name, part in organisms(position, SIDES):
        part["disks"] = "G"
        return f"parasite {name} cannot have antioxidants (E5c.1)"
    return None


def antioxidants_on_land(position: Position) -> str | None:
    for name, part in organisms(position, MACROS):
        if part["side"] == "terrestrial":
            part["disks"] = "R"
            return f"{name} is terrestrial and cannot have antioxidants (E5d.1)"
    return None


def a_macroorganism_on_a_parasite(position: Position) -> str | None:
    for name, part in organisms(position, MACROS):
        unused = [side for side in SIDES if side not in position["organism"]]
        if "host" not in part:
            colours = {COLOUR_NAMES[SIDES[side].colour]: side for side in unused}
            for player, member in position["player"].items():
                if member["parasite"] == "ready" and player.removeprefix("npc-") in colours:
                    part["under"] = colours[player.removeprefix("npc-")]
                    member["parasite"] = "in-play"
                    return f"parasite {name} has no host"
    return None


def a_promoted_card_without_its_cube(position: Position) -> str | None:
    for part in parts(position):
        for mutation in part["mutations"]:
            if mutation["promoted"] and mutation["plus"] == "present":
                mutation["plus"] = "gone"
                return f"{mutation['card']} is promoted without its second cube"
    return None


def a_card_without_its_cube(position: Position) -> str | None:
    for part in parts(position):
        for mutation in part["mutations"]:
            if not mutation["promoted"] and mutation["base"] == "present":
                mutation["base"] = "gone"
                return f"{mutation['card']} has lost its cube, so it is lost"
    return None


def a_stolen_cube_that_nobody_has(position: Position) -> str | None:
    for name, part in organisms(position, BACTERIA):
        for mutation in part["mutations"]:
            if mutation["base"] == "present":
                mutation["base"] = "diseased"
                return f"cubes stolen from {name} are not on its parasite"
    return None


def a_refugium_in_another_row(position: Position) -> str | None:
    for index, row in enumerate(ROW_NAMES):
        if position["rows"][row]:
            name = position["rows"][row].pop()
            other = ROW_NAMES[(index + 1) % 4]
            position["rows"][other].append(name)
            return f"'{name}' is a {row} refugium, not a {other} one"
    return None


def a_refugium_in_the_deck_of_another_row(position: Position) -> str | None:
    decks = position["refugium_decks"]
    for index, row in enumerate(ROW_NAMES):
        if decks[row]:
            other = ROW_NAMES[(index + 1) % 4]
            decks[other].append(decks[row][-1])
            return f"{decks[row][-1]} is no {other} refugium"
    return None


def a_placard_in_two_places(position: Position) -> str | None:
    for name, _ in organisms(position, BACTERIA):
        placard = BACTERIA[name]
        position["refugium_decks"][ROW_NAMES[placard.row]].append(placard.id)
        return f"the placard {placard.id} is in two places"
    return None


def a_deserted_refugium(position: Position) -> str | None:
    for name, part in position["refugium"].items():
        part["organised"] = part["disorganised"] = ""
        return f"{name} has no manna, so it has left the game (D4a.1)"
    return None


def a_roller_who_does_not_contest(position: Position) -> str | None:
    for name, part in position["refugium"].items():
        if part.get("roller") is None:
            part["roller"] = next(iter(position["player"]))
            part["contestants"] = ""
            return f"{name}: who rolls is not among the contestants (F4.1)"
    return None


def a_parasite_as_a_trophy(position: Position) -> str | None:
    for part in position["player"].values():
        for side in SIDES:
            if side not in position["organism"]:
                part["trophies"].append(side)
                return f"{side} is a trophy, but parasite cards go home (G:Extinction.2)"
    return None


def a_pool_beyond_its_limit(position: Position) -> str | None:
    player, part = next(iter(position["player"].items()))
    part["pool"] = "B" * 13
    return f"{player} has 13 blue catalysts; the limit is"


def a_pool_of_an_npc(position: Position) -> str | None:
    for player, part in position["player"].items():
        if player.startswith("npc-"):
            part["pool"] = "R"
            return f"{player} has a pool, but no NPC has one"
    return None


def more_bionts_than_there_are(position: Position) -> str | None:
    position["player"] = without_counts(position["player"])
    for part in parts(position):
        if not part["owner"].startswith("npc-"):
            part["bionts"] += part["owner"][0].upper() * 5
            return f"{part['owner']} has more than"
    return None


def moves_below_zero(position: Position) -> str | None:
    player, part = next(iter(position["player"].items()))
    part["hgt_moves"] = -1
    return f"{player} has made less than no HGT moves"


def somebody_twice_in_the_order(position: Position) -> str | None:
    if len(position["turn_order"]) < 2:
        return None
    position["turn_order"][0] = position["turn_order"][1]
    return "turn_order must name every player and NPC of the game once"


def a_climate_against_its_icon(position: Position) -> str | None:
    if not position["climate_icons"]:
        return None
    position["climate"] = "cool" if position["climate"] == "warm" else "warm"
    return "the climate is not that of its last icon (D10.1)"


def the_continent_under_water(position: Position) -> str | None:
    if position["macro_stack"] == [] and position["sea"] == []:
        return None
    position["waterworld"] = True
    position["active"] = ["continent"]
    return "the continent cannot be active under Tropical Waterworld (D1b.1)"


def armageddon_out_of_the_blue(position: Position) -> str | None:
    position["armageddon"] = True
    position["climate_icons"] = position["climate_icons"][:1] and [position["climate"]]
    return "Armageddon takes equal climate icons in a row"


def events_against_the_eons(position: Position) -> str | None:
    drawn = position["events_drawn"]
    eon = {event.id: event.eon for event in CARDS.events}
    if not drawn or eon[drawn[0]] == eon[drawn[-1]]:
        return None
    position["events_drawn"] = drawn[::-1]
    position["agenda"] = []
    return "the events drawn do not follow the eons (Cd.2)"


def no_oxygen_crisis(position: Position) -> str | None:
    if not position["sea"] and not position["land"]:
        return None
    position["oxygen_crisis"] = False
    return "macroorganisms without the oxygen crisis (H3g.1)"


def a_step_of_the_wrong_kind(position: Position) -> str | None:
    player = next(player for player in position["player"] if not player.startswith("npc"))
    position["agenda"] = [f"npc-assign {player}"]
    return "players assign, NPCs npc-assign"


FAULTS: list[Fault] = [
    a_biont_of_nobody,
    an_owner_without_a_biont,
    a_parasite_kept_from_its_colour,
    both_sides_of_a_card,
    a_card_in_play_without_an_organism,
    a_card_at_hand_although_in_play,
    a_card_where_there_are_none,
    a_parasite_without_a_host,
    a_parasite_on_itself,
    a_bacterium_with_a_host,
    a_cube_in_a_slot_of_another_colour,
    three_diseased_cubes,
    antioxidants_on_a_parasite,
    antioxidants_on_land,
    a_macroorganism_on_a_parasite,
    a_promoted_card_without_its_cube,
    a_card_without_its_cube,
    a_stolen_cube_that_nobody_has,
    a_refugium_in_another_row,
    a_refugium_in_the_deck_of_another_row,
    a_placard_in_two_places,
    a_deserted_refugium,
    a_roller_who_does_not_contest,
    a_parasite_as_a_trophy,
    a_pool_beyond_its_limit,
    a_pool_of_an_npc,
    more_bionts_than_there_are,
    moves_below_zero,
    somebody_twice_in_the_order,
    a_climate_against_its_icon,
    the_continent_under_water,
    armageddon_out_of_the_blue,
    events_against_the_eons,
    no_oxygen_crisis,
    a_step_of_the_wrong_kind,
]


@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: fault.__name__.replace("_", "-"))
def test_a_position_with_one_thing_made_impossible_is_refused(fault: Fault) -> None:
    tried = 0
    for game, position in positions_of_play():
        spoilt = deepcopy(position)
        said = fault(spoilt)
        if said is None:
            continue
        with pytest.raises(PositionError) as caught:
            game.from_position(spoilt)
        assert said in str(caught.value)
        assert "\n" not in str(caught.value)
        tried += 1
    assert tried > 0


def test_every_position_of_play_is_read_as_it_was_written() -> None:
    for game, position in positions_of_play():
        assert game.position(game.from_position(position)) == position


@pytest.mark.clause("C3.1", "C3.2")
@pytest.mark.parametrize(
    ("organism", "said"),
    [
        (
            {"seaweed": {"owner": "red", "bionts": "R", "under": "pna-template"}},
            "seaweed: the introductory game has no macroorganisms (C3.1)",
        ),
        (
            {"pna-template": {"owner": "red", "bionts": "RY"}},
            "pna-template: this game has no foreign genes (C3.2)",
        ),
    ],
)
def test_the_introductory_game_lacks_what_it_lacks(organism: Position, said: str) -> None:
    game = genesis(players=2, colours=["red", "yellow"], variants=["introductory"])
    with pytest.raises(PositionError) as caught:
        game.from_position({"organism": organism})
    assert said in str(caught.value)


@pytest.mark.clause("B1a.1", "AMB-25")
def test_nobody_owns_more_organisms_than_the_limit() -> None:
    game = genesis(players=2, colours=["red", "yellow"], ruleset="second")
    names = list(BACTERIA)[:4]
    with pytest.raises(PositionError, match=r"red owns 4 organisms; the limit is 3 \(B1a.1\)"):
        game.from_position({"organism": {n: {"owner": "red", "bionts": "R"} for n in names}})


@pytest.mark.clause("H1c.1", "ED-32")
def test_abilities_that_wait_for_the_next_turn_are_not_of_the_living_rules() -> None:
    card = {"card": "mrna", "acting": "none"}
    life = {"pna-template": {"owner": "red", "bionts": "R", "mutations": [card]}}
    colours = ["red", "yellow"]
    genesis(players=2, colours=colours, ruleset="second").from_position({"organism": life})
    with pytest.raises(PositionError, match="the abilities of mrna are those of the side"):
        genesis(players=2, colours=colours).from_position({"organism": life})
