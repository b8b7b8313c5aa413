"""What must hold in every position."""

from trilobite.games.origins.board import is_buildable, may_stay
from trilobite.games.origins.cards.types import BLOCKS, COLOUR_NAMES, DISCIPLINES, PAWNS, TRACKS
from trilobite.games.origins.climate import has_latitudes
from trilobite.games.origins.state import (
    EPOCHS,
    IDLE,
    INVENTIONS,
    NOBODY,
    NOT_ENDING,
    NOTHING,
    SLOTS,
    Origins,
    Player,
)
from trilobite.games.origins.tableau import dissidents, elders, emissaries
from trilobite.games.origins.world_options import REAL_EARTH
from trilobite.games.origins.worldmap import CLIMATES, SEA, SHELF, TOKENS_OF_A_PAIR


def check(g: Origins) -> None:
    """Raises AssertionError if anything is wrong with a position at a boundary."""
    check_components(g)
    assert g.over or g.agenda, "nothing is left to be done"
    assert not g.over or g.ending != NOT_ENDING, "the game is over but nothing has ended it"
    assert g.idea == NOTHING, "an Idea is in nobody's place"
    check_agenda(g)
    for player in g.players:
        check_player(g, player)
    check_map(g)


def check_components(g: Origins) -> None:
    """Raises AssertionError if a component is lost, made, or in two places, at any moment."""
    check_challenges(g)
    check_ideas(g)
    check_tokens(g)
    for player in g.players:
        check_pieces(g, player)


def check_agenda(g: Origins) -> None:
    """A0.1. What is to be done can be done: rows and Elders fit, an auction has its card."""
    names = [step[0] for step in g.agenda]
    needs_card = [name for name in names if name in ("event", "auction", "bid", "hammer", "won")]
    assert (g.card != NOTHING) == bool(needs_card), "a challenge card is in nobody's place"
    assert (g.stage != IDLE) == ("row" in names), "rows are used outside the activity phase"
    if "row" in names:
        player = g.player(g.turn)
        rows = len(player.inventions) if g.stage == INVENTIONS else BLOCKS * BLOCKS
        assert 0 <= g.row <= rows, "there is no such row"
    assert 1 <= g.epoch <= EPOCHS, f"Epoch {g.epoch}"


# --- B0: components -----------------------------------------------------------------------


def check_challenges(g: Origins) -> None:
    """B0.1. Each challenge card is unseen, shown, in play or gone."""
    found = g.gone[:]
    for epoch in range(EPOCHS):
        found += g.unseen[epoch]
        found += g.shown[epoch]
        assert 0 <= g.deck[epoch] <= len(g.unseen[epoch]), "the deck has cards that are not there"
    for player in g.players:
        for column in DISCIPLINES:
            for foundation in player.columns[column]:
                found.append(foundation.card)
                card = g.cards.challenges[foundation.card]
                assert column in card.disciplines, f"{card.id} lies in a column that it has not"
                assert card.resistance or not foundation.dissident, f"{card.id} has a Dissident"
    if g.card != NOTHING:
        found.append(g.card)
    assert sorted(found) == list(range(len(g.cards.challenges))), "a challenge card is lost"


def check_ideas(g: Origins) -> None:
    """B0.1. Each Idea is in its deck, in the display, an Invention, tradition or forgotten."""
    found = g.tradition + g.forgotten + [card for card in g.display if card != NOTHING]
    for deck in g.ideas:
        found += deck
    for player in g.players:
        for invention in player.inventions:
            found.append(invention.card)
            assert max(invention.emissaries) <= 1, "two Emissaries of one player"
            assert invention.emissaries[player.colour] == 0, "an Emissary at home"
    if g.idea != NOTHING:
        found.append(g.idea)
    assert sorted(found) == list(range(len(g.cards.ideas))), "an Idea is lost or doubled"
    for slot in range(SLOTS):
        assert g.display[slot] != NOTHING or sum(g.elders[slot]) == 0, "Elders without an Idea"
        for colour in range(len(g.index)):
            number = g.elders[slot][colour]
            assert number == 0 or (number > 0 and g.index[colour] >= 0), "Elders of nobody"


def check_tokens(g: Origins) -> None:
    """B0.2, B3d. Tokens lie on rings of their climate and are no more than there are."""
    pairs = [0, 0]
    for hex in range(len(g.cities)):
        climate = g.terrain[hex]
        if climate in CLIMATES:
            pairs[climate // 2] += 1
            assert may_have(g, hex, climate), f"{g.world.hex_ids[hex]} has the wrong climate"
    assert g.setup.water_world or max(pairs) <= TOKENS_OF_A_PAIR, "too many climate tokens"


def may_have(g: Origins, hex: int, climate: int) -> bool:
    """B3d.1, C5b.2, K3d.1. Whether a hex may have a token: one of its ring; on a craton, a shelf
    beside it, and the real Earth after Megafauna, any that is not sea or lies on a shelf."""
    if g.world.ring[hex] == climate:
        return True
    if g.setup.world.kind == REAL_EARTH:
        return True
    by_latitude = g.world.craton_at[hex] >= 0 or g.world.hex_kind[hex] == SHELF
    return has_latitudes(g) and by_latitude and climate != SEA


def check_pieces(g: Origins, player: Player) -> None:
    """B0.3, B9.1. Seven pawns, all Migrants and ten blocks of a player are somewhere."""
    pawns = sum(player.brain) + player.mysticism + elders(g, player) + len(emissaries(g, player))
    name = COLOUR_NAMES[player.colour]
    assert pawns == PAWNS, f"{pawns} pawns of {name}, not {PAWNS}"
    assert min(player.brain) >= 0 and player.mysticism >= 0, f"pawns of {name} are missing"
    figures = player.supply + len(player.spaces) + dissidents(player)
    assert figures == g.setup.migrants, f"{figures} Migrants of {name}, not {g.setup.migrants}"
    assert player.supply >= 0, f"Migrants of {name} are missing"
    assert player.blocks + len(player.cities) == BLOCKS, f"a city block of {name} is lost"
    assert player.blocks >= 0, f"city blocks of {name} are missing"
    assert [s for s in range(len(g.migrants)) if g.migrants[s] == player.colour] == player.spaces
    assert [h for h in range(len(g.cities)) if g.cities[h] == player.colour] == player.cities


# --- what follows from where things are ---------------------------------------------------


def check_player(g: Origins, player: Player) -> None:
    """A0.3, D1c, D3e.1. Everybody is on the map, has real levels, and only Inventions of the ruling
    class; no chaos is left over, but for hunger (ADD-5)."""
    for track in TRACKS:
        levels = g.cards.tracks[track].levels
        assert player.levels[track] == levels[player.steps[track]], "a level that there is not"
    for invention in player.inventions:
        idea = g.cards.ideas[invention.card]
        assert player.ruling in idea.disciplines, f"{idea.id} is not of the ruling class"
    assert not player.free_steps, "a step is owed"
    hungry = bool(g.agenda) and g.agenda[0][0] == "footprint"
    assert hungry or not (player.overflow or player.refugees), "chaos is left over"
    starting = bool(g.agenda) and g.agenda[-1][0] == "board"
    assert starting or player.spaces or player.cities, "a player is gone from the map"


def check_map(g: Origins) -> None:
    """D1b.1, G:Migrant.1. Migrants and cities stand where they may."""
    assert len(g.players) in (0, g.setup.players), "somebody is missing"
    between = not any(step[0] in ("row", "activity") for step in g.agenda)
    for player in g.players:
        for space in player.spaces:
            fits = may_stay(g, player, space)
            assert fits or not between, f"{g.world.space_ids[space]} is not habitable"
        for hex in player.cities:
            assert is_buildable(g, player, hex), f"{g.world.hex_ids[hex]} is not habitable"
            assert 0 <= g.city_on[hex] < len(g.world.resources[hex]), "a city on no resource"
    for hex in range(len(g.cities)):
        assert (g.cities[hex] == NOBODY) == (g.city_on[hex] == NOTHING), "a city on no resource"
