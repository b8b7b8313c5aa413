"""Random positions in which few people of all players live close together, with any technology: the
narrow places in which actions are made or refused."""

from random import Random
from typing import Any

from trilobite.games.origins.board import is_buildable
from trilobite.games.origins.cards.types import (
    COLOUR_NAMES,
    DISCIPLINE_NAMES,
    TRACK_NAMES,
)
from trilobite.games.origins.game import OriginsGame
from trilobite.games.origins.state import Origins

#: How far from the middle people live.
FAR = 3


def meeting_state(game: OriginsGame, seed: int) -> Origins:
    """A legal position with one to three Migrants and up to two cities of each player around one
    space, some of them moved or just built. The first player is about to use rows; by turns they
    have nothing but one Migrant in the middle, often on an island."""
    random = Random(f"{seed} meeting")
    cards, setup, words = game.cards, game.set_up, game.words
    names = list(COLOUR_NAMES[: setup.players])
    if setup.colours:
        names = [COLOUR_NAMES[colour] for colour in setup.colours]
    position: dict[str, Any] = {
        "epoch": random.randint(1, 4),
        "round": 3,
        "turn": names[0],
        "stage": "lower",
        "agenda": [f"row {names[0]}"],
        "philosophy": random.choice(cards.philosophy).id,
        "player": {name: {"seat": seat} for seat, name in enumerate(names)},
    }
    if random.random() < 0.5:
        position["climate"] = {}
    empty = game.from_position(position)
    world = empty.world
    alone = seed % 2 == 0
    around = neighbourhood(empty, random)
    hexes = list(dict.fromkeys(hex for space in around for hex in world.space_hexes[space]))
    if not alone:
        random.shuffle(hexes)
        random.shuffle(around)
    ideas = [card.id for card in cards.ideas]
    random.shuffle(ideas)
    position["tradition"] = [ideas.pop() for _ in range(random.randint(0, 6))]
    for player in empty.players:
        part: dict[str, Any] = position["player"][COLOUR_NAMES[player.colour]]
        ruling = random.choice(DISCIPLINE_NAMES)
        part["ruling"] = ruling
        part["mysticism"] = random.randint(0, 2)
        part["dissidents"] = ["crown"] if random.random() < 0.5 else []
        part["technology"] = {
            name: random.choice(cards.tracks[track].levels)
            for track, name in enumerate(TRACK_NAMES)
        }
        own = [space for space in around if world.space_kind[space] == player.realm]
        lonely = alone and player.seat == 0
        part["migrants"] = words_of(game, "space", own[: 1 if lonely else random.randint(1, 3)])
        around = [space for space in around if space not in own[:3]]
        part["cities"] = {}
        if lonely:
            continue
        for hex in [hex for hex in hexes if world.resources[hex]][:2]:
            if is_buildable(empty, player, hex) and random.random() < 0.7:
                hexes.remove(hex)
                resource = random.choice(world.resources[hex])
                part["cities"][world.hex_ids[hex]] = words.name("resource", resource.number)
        if not part["migrants"] and not part["cities"]:
            del part["migrants"]
    first = position["player"][names[0]]
    position["moved"] = [name for name in first.get("migrants", []) if random.random() < 0.2]
    position["built"] = [name for name in first["cities"] if random.random() < 0.2]
    state = game.from_position(position)
    state.explain = True
    return state


def neighbourhood(g: Origins, random: Random) -> list[int]:
    """The spaces around a random one, from the middle outwards; of twelve the one with the fewest
    neighbours of its kind is in the middle."""
    kinds = g.world.space_kind
    middles = [s for s in range(len(kinds)) if kinds[s] == g.players[0].realm]
    middle = min(
        random.sample(middles, 12),
        key=lambda space: [kinds[to] for to in g.world.neighbours[space]].count(kinds[space]),
    )
    seen = [middle]
    front = seen[:]
    for _ in range(FAR):
        front = [to for here in front for to in g.world.neighbours[here] if to not in seen]
        seen += dict.fromkeys(front)
    return seen


def words_of(game: OriginsGame, domain: str, numbers: list[int]) -> list[str]:
    """Names of things."""
    return [game.words.name(domain, number) for number in numbers]
