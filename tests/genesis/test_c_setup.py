"""C. Setting up a game."""

from typing import Any

import pytest

from tests.genesis.table import Table
from trilobite.core.errors import ChanceError
from trilobite.games.genesis.edition import RULESETS

#: The top cards of the four mutation decks, drawn during setup.
TOPS = (
    "draw mutation tmrna",
    "draw mutation calvin-cycle",
    "draw mutation cytochromes",
    "draw mutation mrna",
)


def new_game(*chance: str, **options: Any) -> Table:
    """A game that has been set up and waits for its first event."""
    options.setdefault("colours", ["red", "yellow"])
    return Table(chance=(*TOPS, *chance), **options)


# --- Ca, Cc: players ----------------------------------------------------------------------


@pytest.mark.clause("Ca.1")
def test_colours_are_dealt_at_random() -> None:
    table = Table(chance=("draw colour blue", "draw colour green", *TOPS), players=2)
    assert set(table.position["player"]) == {"blue", "green"}
    assert table.view["players"]["blue"]["seat"] == 0
    assert table.view["players"]["green"]["seat"] == 1


@pytest.mark.clause("Ca.1")
def test_no_colour_is_dealt_twice() -> None:
    with pytest.raises(ChanceError, match="cannot be drawn"):
        Table(chance=("draw colour blue", "draw colour blue", *TOPS), players=2)


@pytest.mark.clause("Ca.1", "B4.1")
def test_everybody_starts_with_his_bionts_and_his_parasite_card() -> None:
    red, yellow = new_game().position["player"].values()
    assert (red["bionts"], red["parasite"]) == (4, "ready")
    assert (yellow["bionts"], yellow["parasite"]) == (4, "ready")


@pytest.mark.clause("Ca.1", "E2a.1")
def test_the_limit_of_bionts_on_refugia_starts_at_one() -> None:
    assert new_game().view["players"]["red"]["entropy_limit"] == 1


@pytest.mark.clause("Cc.1")
def test_everybody_starts_with_one_catalyst_of_his_colour() -> None:
    table = new_game()
    assert (table.pool("red"), table.pool("yellow")) == ("R", "Y")


# --- Cd: events ---------------------------------------------------------------------------


@pytest.mark.clause("Cd.1")
def test_the_events_are_sorted_into_three_eons_by_their_number() -> None:
    table = new_game()
    assert [len(deck) for deck in table.state.event_decks] == [6, 7, 11]


@pytest.mark.clause("Cd.2", "AMB-03", "ED-03")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_twenty_events_are_played(ruleset: str) -> None:
    assert new_game(ruleset=ruleset).view["events_left"] == [3, 7, 10]


@pytest.mark.clause("Cd.2", "TRI-1")
def test_any_of_the_six_hadean_events_may_be_the_first() -> None:
    # Three of them stay in the box, but nobody has seen which.
    first = new_game("draw event mars-paleo-ocean").view["events"]
    second = new_game("draw event theia-big-whack").view["events"]
    assert (first, second) == (["mars-paleo-ocean"], ["theia-big-whack"])


@pytest.mark.clause("Cd.2")
def test_no_archean_event_comes_before_the_hadean_ones_are_out() -> None:
    with pytest.raises(ChanceError, match="cannot be drawn"):
        new_game("draw event clathrate-gun")


@pytest.mark.clause("Cd.2")
def test_the_archean_events_follow_the_third_hadean_one() -> None:
    table = Table(
        {
            "phase": "event",
            "events_drawn": ["mars-paleo-ocean", "meteoritic-accretion", "t-tauri-early-sun"],
            "events_this_turn": 1,
            "rows": {"ocean": ["clay-mound"]},
        },
        chance=("draw event tropical-waterworld",),
    )
    assert table.view["events_left"] == [0, 6, 10]


@pytest.mark.clause("Cd.3")
def test_a_short_game_leaves_three_more_proterozoic_events_in_the_box() -> None:
    assert new_game(variants=["short"]).view["events_left"] == [3, 7, 7]


# --- Ce, Cf: refugia and landforms --------------------------------------------------------


@pytest.mark.clause("Ce.1", "ED-05")
@pytest.mark.parametrize("ruleset", ["living", "second"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_all_sixteen_refugia_take_part(ruleset: str, players: int) -> None:
    colours = ["red", "yellow", "green", "blue"][:players]
    table = new_game(players=players, colours=colours, ruleset=ruleset)
    assert table.view["refugia_left"] == [3, 3, 5, 5]


@pytest.mark.clause("Ce.1", "ED-05", "AMB-78")
@pytest.mark.parametrize("players", [2, 3])
def test_in_first_one_refugium_of_each_row_is_removed_below_four_players(players: int) -> None:
    colours = ["red", "yellow", "green", "blue"][:players]
    table = new_game(players=players, colours=colours, ruleset="first")
    assert table.view["refugia_left"] == [2, 2, 4, 4]


@pytest.mark.clause("Ce.1", "ED-05")
def test_in_first_four_players_use_all_refugia() -> None:
    colours = ["red", "yellow", "green", "blue"]
    table = new_game(players=4, colours=colours, ruleset="first")
    assert table.view["refugia_left"] == [3, 3, 5, 5]


@pytest.mark.clause("Ce.1", "AMB-71")
def test_in_first_solitaire_uses_the_refugia_of_the_two_player_game() -> None:
    table = new_game(players=1, ruleset="first")
    assert table.view["refugia_left"] == [2, 2, 4, 4]


@pytest.mark.clause("Ce.1", "ED-05")
def test_in_first_the_removed_refugium_never_appears() -> None:
    table = Table(
        {
            "phase": "event",
            "events_left": [3, 7, 10],
            "rows": {"cosmic": ["interplanetary-dust", "deep-hot-biosphere"]},
            "refugia_left": [0, 2, 4, 4],
        },
        chance=(
            "draw event mars-paleo-ocean",
            "draw refugium clay-mound",
            "draw refugium hydrothermal-vent",
        ),
        ruleset="first",
    )
    assert table.position["rows"]["cosmic"] == ["interplanetary-dust", "deep-hot-biosphere"]
    assert table.position["rows"]["ocean"] == ["clay-mound", "hydrothermal-vent"]


@pytest.mark.clause("Cf.1")
def test_all_landforms_start_inactive_and_no_refugium_is_in_play() -> None:
    table = new_game()
    assert table.view["active"] == [False, False, False, False]
    assert table.view["rows"] == [[], [], [], []]


# --- Cg, Ch: mutations and macroorganisms -------------------------------------------------


@pytest.mark.clause("Cg.1", "TRI-1")
def test_four_decks_of_five_mutations_lie_beside_the_rows() -> None:
    decks = new_game().position["mutation_decks"]
    assert decks["cosmic"] == ["tmrna", "?", "?", "?", "?"]
    assert decks["ocean"] == ["calvin-cycle", "?", "?", "?", "?"]
    assert decks["coastal"] == ["cytochromes", "?", "?", "?", "?"]
    assert decks["continent"] == ["mrna", "?", "?", "?", "?"]


@pytest.mark.clause("Cg.1", "AMB-66", "H1.2")
def test_only_the_top_cards_and_their_added_colours_are_open() -> None:
    deck = new_game().view["mutation_decks"][0]
    assert deck == {
        "size": 5,
        "top": "tmrna",
        "colour": "blue",
        "plus": "yellow",
        "seen_below": [],
    }


@pytest.mark.clause("Ch.1", "ED-57")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_eight_macroorganisms_form_the_public_stack(ruleset: str) -> None:
    assert len(new_game(ruleset=ruleset).view["macro_stack"]) == 8


@pytest.mark.clause("Ch.1", "H3.1")
def test_any_card_of_the_stack_may_be_bought_and_not_only_the_top_one() -> None:
    table = Table(
        {
            "phase": "purchase",
            "agenda": ["purchase red"],
            "player": {"red": {"pool": "R"}},
            "organism": {
                "pna-template": {"owner": "red", "bionts": "R", "cubes": "RRYYYGGGBBB"},
            },
        }
    )
    stack = table.view["macro_stack"]
    assert [offer for offer in table.offers if offer.startswith("macro")] == [
        f"macro pna-template {card}" for card in stack
    ]
    table.answer("macro pna-template arrow-worms")
    assert table.has("arrow-worms")
    assert "arrow-worms" not in table.view["macro_stack"]


@pytest.mark.clause("Ci.1", "A1a.1")
def test_play_begins_with_the_first_event_phase() -> None:
    table = new_game()
    assert (table.view["turn"], table.view["phase"], table.kind) == (1, "event", None)
    assert table.session.waits_for == "the rules draw from 'event' here, but no draw is given"


@pytest.mark.clause("Ci.1", "D10.1", "AMB-07")
def test_the_climate_is_warm_until_an_icon_says_otherwise() -> None:
    assert new_game().view["climate"] == "warm"
