"""C1, C2. Options and setting up."""

from typing import Any

import pytest

from tests.origins.table import ADVANCED, Table, origins
from trilobite.core.errors import OptionsError
from trilobite.games.origins.cards.types import COLOUR_NAMES
from trilobite.games.origins.worldmap import CLIMATES


def begun(**options: Any) -> Table:
    """A game after its setup."""
    return Table(seed=3, **options)


@pytest.mark.clause("C2b.1", "C2c.1", "C2d.1", "C2d.2", "C2d.3", "C2e.1")
def test_each_player_starts_alike() -> None:
    table = begun(players=3, colours=["black", "white", "green"], crowns=[1, 2, 3])
    for colour, start in (("black", "zimbabwe"), ("white", "spain"), ("green", "indonesia")):
        player = table.player(colour)
        assert player["brain"] == [4, 2, 1]
        assert player["migrants"] == [start]
        assert (player["supply"], player["blocks"]) == (11, 10)
        assert (player["mysticism"], player["urbanisation"], player["diversity"]) == (0, 0, 1)
        assert list(player["technology"].values()) == [1, 3, 1, 1, 0, 1]
    assert table.view["philosophy"] == "initial-philosophy"


@pytest.mark.clause("C2b.2", "C1d.2")
def test_first_exodus_starts_with_six_emotions() -> None:
    table = begun(players=2, variants=["advanced", "first-exodus"])
    assert table.view["deck"] == [6, 2, 2, 2]
    assert all(player["brain"] == [6, 0, 1] for player in table.view["players"].values())


@pytest.mark.clause("C2f.1", "C4a.1")
@pytest.mark.parametrize(("players", "tokens"), [(4, 16), (3, 20), (2, 32)])
def test_climate_tokens_by_number_of_players(players: int, tokens: int) -> None:
    assert len(begun(players=players).view["climate"]) == tokens
    table = begun(players=players, variants=["yrr", "own-map"])
    while table.kind == "start":
        table.answer(table.offers[0])
    assert table.view["climate"] == {}


@pytest.mark.clause("C2g.1", "C2g.2", "C7c.1", "C9a.1", "AMB-26", "AMB-28")
@pytest.mark.parametrize(
    ("options", "deck"),
    [
        ({"players": 3}, [3, 3, 3, 3]),
        ({"players": 4, "variants": ADVANCED}, [8, 3, 3, 3]),
        ({"mode": "solitaire"}, [10, 4, 4, 2]),
        ({"mode": "solitaire", "variants": ["advanced-deck"]}, [8, 4, 4, 2]),
        ({"mode": "cooperative", "players": 2}, [6, 3, 3, 2]),
        ({"mode": "cooperative", "players": 4, "variants": ["basic-deck"]}, [3, 2, 2, 1]),
    ],
)
def test_challenge_deck(options: dict[str, Any], deck: list[int]) -> None:
    assert begun(**options).view["deck"] == deck


@pytest.mark.clause("C2h.1", "C2h.2", "D1a.1")
def test_the_display_has_three_cards_of_each_deck() -> None:
    table = begun(players=2)
    ideas = table.game.cards.ideas
    decks = [ideas[card].deck for card in table.state.display]
    assert decks == [0, 0, 0, 1, 1, 1, 2, 2, 2]
    assert all(ideas[card].epoch == 1 for card in table.state.display)


@pytest.mark.clause("C2i.1", "C2i.2", "C2j.1", "A0a.1", "A0a.2")
def test_crowns() -> None:
    """ORI-EX-06. Crown 4 has made an ENCEPHALISE; crown 1 begins, and clockwise it goes on."""
    table = begun(players=4, colours=list(COLOUR_NAMES), crowns=[4, 3, 1, 2])
    ruling = [table.player(colour)["ruling"] for colour in COLOUR_NAMES]
    assert ruling == ["industry", "culture", "industry", "politics"]
    assert table.player("black")["brain"] == [3, 3, 1]
    while table.events.count("turn") < 4:
        table.answer("skip")
    turns = [event[1] for event in table.session.log if event[0] == "turn"]
    assert [COLOUR_NAMES[colour] for colour in turns] == ["orange", "green", "black", "white"]


@pytest.mark.clause("C2a.1")
def test_colours_are_drawn() -> None:
    table = Table(players=2, chance=("draw number 2", "draw colour green", "draw colour white"))
    assert [player.colour for player in table.state.players] == [1, 3]


@pytest.mark.clause("C1b.3", "C1b.4")
def test_on_an_own_map_players_choose_their_starts() -> None:
    table = Table(players=2, crowns=[2, 1], variants=["own-map", "sea-people"], seed=1)
    assert table.session.deciders() == [1]
    table.answer("start orange")
    assert "start orange" not in table.offers
    table.answer("start black")
    assert [player.colour for player in table.state.players] == [0, 2]
    for player in table.state.players:
        assert table.state.world.space_kind[player.spaces[0]] == 1


@pytest.mark.clause("C4.3")
def test_five_tiles_are_laid_on_the_earth_in_yrr() -> None:
    table = Table(players=2, colours=["black", "white"], crowns=[1, 2], variants=["yrr"], seed=1)
    layers = []
    while table.kind == "tile":
        layers.append(table.decider)
        table.answer(table.offers[0])
        table.answer(table.offers[-1])
        table.answer("turn 3")
    assert layers == ["white", "black", "white", "black", "white"]
    assert len(table.view["laid"]) == 5
    assert not [hex for hex in table.state.terrain if hex in CLIMATES]


@pytest.mark.clause("C6e.1", "C6f.1", "C6g.1", "C6g.2")
def test_a_campaign_gives_shapes_and_emotions() -> None:
    """ORI-EX-07. The range at energy 3 is what the oxygen allowed."""
    table = begun(
        players=2,
        variants=ADVANCED,
        colours=["black", "orange"],
        campaign={
            "black": {"shape": "burrower", "emotions": 2, "range": 1},
            "orange": {"shape": "flyer"},
        },
    )
    black, orange = table.player("black"), table.player("orange")
    assert black["brain"] == [4, 2, 1]
    assert (black["supply"], black["technology"]["immunology"]) == (6, 2)
    assert (orange["brain"], orange["technology"]["maritime"]) == ([6, 0, 1], 2)


@pytest.mark.clause("C1a.1", "C1c.1", "C1d.1", "C1e.1", "META-3", "META-4")
@pytest.mark.parametrize(
    ("options", "says"),
    [
        ({"players": 5}, "from 2 to 4"),
        ({"players": 2, "mode": "solitaire"}, "players must be 1"),
        ({"mode": "solo"}, "there is no mode"),
        ({"variants": ["long"]}, "there is no variant"),
        ({"variants": ["first-exodus"]}, "advanced"),
        ({"variants": ["yrr", "sea-people"]}, "leave out"),
        ({"variants": ["basic-deck"]}, "not for competitive"),
        ({"mode": "solitaire", "variants": ["basic-deck", "advanced-deck"]}, "one deck"),
        ({"players": 2, "colours": ["black"]}, "2 different"),
        ({"players": 2, "crowns": [1, 3]}, "there is no crown"),
        ({"realms": ["land"]}, "with 'yrr' or in a campaign"),
        ({"players": 2, "variants": ["yrr"], "realms": ["sea", "sea"]}, "both"),
        ({"layout": "two-continents"}, "own-map"),
        ({"variants": ["own-map"], "layout": "atlantis"}, "there is no layout"),
        ({"variants": ["own-map"], "tiles": [{"hex": "b8"}]}, "there is no tile"),
        ({"players": 2, "campaign": {"black": {}}}, "2 colours"),
        ({"players": 2, "campaign": {"black": {"shape": "whale"}, "white": {}}}, "no shape"),
        ({"speed": 3}, "there is no option"),
    ],
)
def test_options_that_do_not_fit(options: dict[str, Any], says: str) -> None:
    with pytest.raises(OptionsError, match=says):
        origins(**options)


@pytest.mark.parametrize(
    "options",
    [
        {"players": 2, "variants": ["advanced", "own-map"]},
        {"players": 2, "variants": ["own-map"], "tiles": [{"hex": "b8", "tile": "t15"}]},
        {"mode": "solitaire", "campaign": {"black": {"shape": "flyer"}}},
        {"players": 3, "variants": ["yrr"], "realms": ["sea", "land", "land"]},
    ],
)
def test_complete_options_make_an_equal_game(options: dict[str, Any]) -> None:
    game = origins(**options)
    assert origins(**game.options).options == game.options
