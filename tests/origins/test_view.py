"""What the board of the browser is told beside the position."""

import itertools
from typing import Any

from tests.origins.table import ADVANCED, Table, acting, challenged
from trilobite.games.origins.board import found_city
from trilobite.games.origins.box import OriginsBox
from trilobite.games.origins.cards.build import default_cards
from trilobite.games.origins.cards.types import (
    ADVANCED_EFFECTS,
    DISCIPLINE_NAMES,
    EFFECT_NAMES,
    METALLURGY,
    POLITICS,
    PSEUDOSCIENCE,
    TRADE,
)
from trilobite.games.origins.worldmap import TILE_SIDE_NAMES


def begun(**options: Any) -> Table:
    """A table of two, after the set-up."""
    return Table(seed=1, **options)


def test_every_space_of_a_map_is_drawn_somewhere() -> None:
    maps = OriginsBox().cards()["cards"]["maps"]
    cards = default_cards()
    for name, world in (("earth", cards.earth), ("archipelago", cards.archipelago)):
        spaces = maps[name]
        assert [space["id"] for space in spaces] == world.space_ids
        for number, space in enumerate(spaces):
            assert space["places"] == list(
                zip(world.space_x[number], world.space_y[number], strict=True)
            )
            assert {corner["hex"] for corner in space["corners"]} == {
                world.hex_ids[hex] for hex in world.space_hexes[number]
            }


def test_a_space_of_both_edges_has_two_places() -> None:
    """G6e.1."""
    spaces = {space["id"]: space for space in OriginsBox().cards()["cards"]["maps"]["earth"]}
    assert len(spaces["beringia"]["places"]) == 2
    assert len(spaces["zimbabwe"]["places"]) == 1


def test_the_board_alone_needs_no_word_of_tiles() -> None:
    view = begun().view
    assert view["ground"] == {}
    assert view["shores"] == {}


def test_tiles_say_what_is_printed_on_them() -> None:
    """B8d.1, C1b.1."""
    table = begun(variants=["own-map"])
    view = table.view
    cards = {card["id"]: card for card in OriginsBox().cards()["cards"]["tiles"]}
    assert len(view["ground"]) == len(view["tiles"]) > 0
    for laid in view["tiles"]:
        face = cards[laid["tile"]][TILE_SIDE_NAMES[laid["side"]]]
        ground = view["ground"][laid["hex"]]
        assert ground["ring"] == face["ring"]
        assert ground["resources"] == list(face["resources"])


def test_the_next_comet_counts_rivals_with_less() -> None:
    """E3d.1, E3d.2. Comet I compares mysticism; a tie gives nothing."""
    table = begun(variants=ADVANCED)
    players = table.view["players"]
    assert [player["comet_tokens"] for player in players.values()] == [0, 0]
    first, second = table.state.players
    first.mysticism, first.brain[0] = 1, first.brain[0] - 1
    players = table.view["players"]
    by_seat = sorted(players.values(), key=lambda player: player["seat"])
    assert [player["comet_tokens"] for player in by_seat] == [1, 0]
    assert second.mysticism == 0


def test_alone_comets_bring_no_tokens() -> None:
    """C7h.1."""
    table = begun(mode="solitaire")
    [player] = table.state.players
    player.mysticism, player.brain[0] = 1, player.brain[0] - 1
    assert table.view["players"]["black"]["comet_tokens"] == 0


def test_reach_goes_as_far_as_energy() -> None:
    """G6a.1, G6d.2. Where nothing is in the way, more energy means more spaces; the space itself is
    none of them."""
    table = begun()
    player = table.state.players[0]
    [space] = [table.game.words.name("space", one) for one in player.spaces]
    near = table.session.game.odds(table.session.state, None)["reach"]["spaces"][space]
    player.levels[1] += 2
    far = table.session.game.odds(table.session.state, None)["reach"]["spaces"][space]
    assert set(near) < set(far)
    assert space not in far


def test_sites_are_where_technology_and_climate_allow_cities() -> None:
    """B3f.1, G7.5. More metallurgy opens more resources; a hex under a token has no site."""
    table = begun()
    player = table.state.players[0]
    name = table.game.words.name("colour", player.colour)
    odds = table.session.game.odds
    few = odds(table.session.state, None)["sites"][name]
    player.levels[METALLURGY] = 8
    many = odds(table.session.state, None)["sites"][name]
    assert set(few) <= set(many)
    assert sum(map(len, few.values())) < sum(map(len, many.values()))
    assert not set(many) & set(table.view["climate"])


def test_cities_count_in_politics_unless_it_is_struck_out() -> None:
    """I2b.1, I0b.1."""
    table = begun()
    state = table.state
    player = state.players[0]
    [site] = [
        hex for hex in state.world.space_hexes[player.spaces[0]] if state.world.resources[hex]
    ][:1]
    found_city(state, player, site, 0)
    name = table.game.words.name("hex", site)
    odds = table.session.game.odds
    assert odds(state, None)["city_points"] == {name: 1}
    state.philosophy = next(
        number for number, space in enumerate(state.cards.philosophy) if space.cancels == POLITICS
    )
    assert odds(state, None)["city_points"] == {name: 0}


def test_the_row_that_is_played_is_told() -> None:
    """A2.2, G8.1. In the basic game the upper row has one alternative more."""
    basic = Table(acting("black", "upper")).view
    advanced = Table(acting("black", "upper"), variants=ADVANCED).view
    assert basic["playing"]["card"] is None
    assert len(basic["playing"]["options"]) == len(advanced["playing"]["options"]) + 1
    assert [use["number"] for use in advanced["playing"]["options"]] == [0, 1]
    assert (basic["scope"], advanced["scope"]) == ("basic", "whole")
    bids = challenged(
        "black", "grooming-and-gossip", "auction", elders={"knife": {"black": 1, "white": 1}}
    )
    assert Table(bids).view["playing"] is None


def test_people_at_a_hex_are_counted() -> None:
    """H1a.1. Migrants on its spaces; hexes without anybody are left out."""
    position = {
        "player": {"black": {"migrants": ["himalaya-n"]}, "white": {"migrants": ["zimbabwe"]}}
    }
    view = Table(position).view
    assert view["population"]["himalaya"] == 1
    assert view["population"]["zimbabwe"] == 1
    assert all(number > 0 for number in view["population"].values())


def test_cards_are_told_without_their_notation() -> None:
    """F0c.1, J2.3. Nobody has to read words such as "trade > maritime 2"."""
    cards = OriginsBox().cards()["cards"]
    tables = default_cards()
    for told, card in zip(cards["challenges"], tables.challenges, strict=True):
        assert told["id"] == card.id
        assert [one["code"] for one in told["heureka"]] == [
            EFFECT_NAMES[effect.code] for effect in card.heureka
        ]
        assert (told["needs"] is not None) == bool(card.requirements)
        for gains in told["gains"]:
            assert set(gains["rows"]) == {DISCIPLINE_NAMES[one] for one in card.disciplines}
        scopes = [scope for gains in told["gains"] for scope in gains["scopes"]]
        assert sorted(scopes) == ["alone", "basic", "whole"]


def test_cards_are_told_without_what_does_not_belong_to_the_game() -> None:
    """C1a.1, C7.1, ADD-8. Alternatives and Consequences of the advanced game are left out."""
    cards = OriginsBox().cards()["cards"]
    tables = default_cards()
    rows = [card.rows for card in tables.challenges] + [card.rows for card in tables.ideas]
    printed = {
        EFFECT_NAMES[effect.code]
        for row in itertools.chain(*rows)
        for option in row
        for effect in (option.effect, option.consequence)
        if effect is not None
    }
    advanced = {EFFECT_NAMES[code] for code in ADVANCED_EFFECTS}
    alone = {EFFECT_NAMES[code] for code in range(TRADE, PSEUDOSCIENCE + 1)}
    for scope, left_out in (("basic", advanced), ("alone", alone), ("whole", set[str]())):
        shown = {
            effect["code"]
            for card in (*cards["challenges"], *cards["ideas"])
            for gains in card["gains"]
            if scope in gains["scopes"]
            for row in gains["rows"].values()
            for option in row["options"]
            for effect in option.values()
            if effect is not None
        }
        assert shown == printed - left_out
