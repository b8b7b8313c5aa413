"""D10. Climate, Armageddon and the Gaia vote."""

from typing import Any

import pytest

from tests.genesis.table import Table
from trilobite.games.genesis.cards.build import default_cards
from trilobite.games.genesis.edition import RULESETS

EONS = {event.id: event.eon for event in default_cards().events}

#: The refugia that the cooling card Vaalbara Breakup turns up.
VAALBARA = ("draw refugium pumice-raft", "draw refugium mars-paleo-ocean")
COLD = ["cool", "cool", "cool"]
HOT = ["warm", "warm", "warm"]


def turn_up(
    *cards: str, then: tuple[str, ...] = (), position: dict[str, Any], **options: Any
) -> Table:
    """An event phase in which these cards are turned up, with the draws that follow."""
    left = [0, 0, 2]
    for card in cards:
        left[EONS[card]] += 1
    return Table(
        {
            "phase": "event",
            "events_left": left,
            "rows": {"ocean": ["clay-mound"], "coastal": ["zeolite-lagoon"]},
            **position,
        },
        chance=(*(f"draw event {card}" for card in cards), *then),
        **options,
    )


def fourth_snowflake(**options: Any) -> Table:
    """Vaalbara Breakup brings the fourth snowflake in a row."""
    position = {"climate_icons": COLD, "climate": "cool", **options.pop("position", {})}
    return turn_up("vaalbara-breakup", then=VAALBARA, position=position, **options)


# --- D10: climate -------------------------------------------------------------------------


@pytest.mark.clause("D10.1")
def test_a_snowflake_makes_the_climate_cool() -> None:
    table = turn_up("vaalbara-breakup", then=VAALBARA, position={})
    assert table.view["climate"] == "cool"
    assert table.view["climate_icons"] == ["cool"]


@pytest.mark.clause("D10.1")
def test_a_sun_makes_the_climate_warm() -> None:
    table = turn_up(
        "clathrate-gun",
        then=("draw refugium warm-pond",),
        position={"climate": "cool", "climate_icons": ["cool"]},
    )
    assert table.view["climate"] == "warm"
    assert table.view["climate_icons"] == ["cool", "warm"]


@pytest.mark.clause("D10.1")
def test_the_climate_lasts_over_cards_without_a_climate_icon() -> None:
    table = turn_up("tropical-waterworld", position={"climate": "cool", "climate_icons": ["cool"]})
    assert table.view["climate"] == "cool"
    assert table.view["climate_icons"] == ["cool"]


@pytest.mark.clause("D10.1", "F1.1")
@pytest.mark.parametrize(("climate", "organised"), [("cool", "Y"), ("warm", "")])
def test_the_climate_selects_the_life_dice(climate: str, organised: str) -> None:
    # On interplanetary dust a 4 makes life in the cool climate only. Enzymes prevent deaths.
    table = Table(
        {
            "phase": "autocatalytic",
            "climate": climate,
            "rows": {"cosmic": ["interplanetary-dust"]},
            "refugium": {
                "interplanetary-dust": {
                    "bionts": "R",
                    "disorganised": "YY",
                    "enzymes": "RRRRRRR",
                }
            },
        },
        chance=("roll 4 5",),
    )
    assert table.position["refugium"]["interplanetary-dust"]["organised"] == organised


# --- D10a: Armageddon ---------------------------------------------------------------------


@pytest.mark.clause("D10a.1", "D10c.2", "ED-52")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_four_snowflakes_in_a_row_are_armageddon(ruleset: str) -> None:
    table = fourth_snowflake(ruleset=ruleset)
    table.answers("decline", "decline")
    assert table.view["armageddon"]
    assert (table.view["phase"], table.kind) == ("assignment", "assign")


@pytest.mark.clause("D10a.1")
def test_three_snowflakes_are_not_yet_armageddon() -> None:
    position = {"climate_icons": COLD[:2], "climate": "cool"}
    table = turn_up("vaalbara-breakup", then=VAALBARA, position=position)
    assert table.kind == "assign"
    assert not table.view["armageddon"]


@pytest.mark.clause("D10a.1")
def test_four_suns_in_a_row_are_armageddon() -> None:
    table = turn_up(
        "clathrate-gun", then=("draw refugium warm-pond",), position={"climate_icons": HOT}
    )
    table.answers("decline", "decline")
    assert table.view["armageddon"]


@pytest.mark.clause("D10a.1")
def test_an_icon_of_the_other_kind_breaks_the_row() -> None:
    table = turn_up(
        "clathrate-gun",
        then=("draw refugium warm-pond",),
        position={"climate_icons": [*HOT, "cool"], "climate": "cool"},
    )
    assert (table.kind, table.view["armageddon"]) == ("assign", False)


@pytest.mark.clause("D10a.1", "ED-52")
def test_cards_without_a_climate_icon_do_not_break_the_row() -> None:
    # Three cooling cards and two without an icon came before.
    drawn = [
        "mars-paleo-ocean",
        "bolide-water-delivery-a",
        "supercontinent-ur",
        "hydrocarbon-fog",
        "tropical-waterworld",
    ]
    table = fourth_snowflake(position={"events_drawn": drawn})
    assert table.kind == "call-vote"


@pytest.mark.clause("D10a.1", "I0.1")
def test_the_game_ends_after_the_purchase_phase_of_that_turn() -> None:
    table = fourth_snowflake()
    table.answers("decline", "decline")
    assert not table.session.over
    table.answers("done", "done")
    assert table.session.over
    assert table.session.result is not None
    assert table.session.result.reason == "snowball-earth"


@pytest.mark.clause("D10a.1", "I0.1")
def test_four_suns_end_the_game_as_a_runaway_greenhouse() -> None:
    table = turn_up(
        "clathrate-gun", then=("draw refugium warm-pond",), position={"climate_icons": HOT}
    )
    table.answers("decline", "decline", "done", "done")
    assert table.session.result is not None
    assert table.session.result.reason == "runaway-greenhouse"


@pytest.mark.clause("D10a.1")
def test_two_suns_on_one_card_count_twice() -> None:
    table = turn_up(
        "mackenzie-flood-basalts",
        then=("draw refugium warm-pond",),
        position={"climate_icons": ["cool", "warm", "warm"]},
    )
    assert table.kind == "call-vote"
    assert table.view["climate_icons"] == ["cool", "warm", "warm", "warm"]
    table.answers("decline", "decline")
    assert table.view["armageddon"]


@pytest.mark.clause("D1b.1", "D10a.1")
def test_under_waterworld_three_suns_are_enough() -> None:
    table = turn_up(
        "clathrate-gun",
        then=("draw refugium pumice-raft",),
        position={"climate_icons": HOT[:2], "waterworld": True},
    )
    table.answers("decline", "decline")
    assert table.view["armageddon"]


@pytest.mark.clause("D1b.1", "D10a.1")
def test_under_waterworld_a_snowball_still_takes_four_snowflakes() -> None:
    position = {"climate_icons": COLD[:2], "climate": "cool", "waterworld": True}
    table = turn_up("vaalbara-breakup", then=VAALBARA, position=position)
    assert (table.kind, table.view["armageddon"]) == ("assign", False)


@pytest.mark.clause("D1b.1", "D1b.2", "D10a.1")
def test_an_aftershock_that_removes_waterworld_restores_the_four_suns() -> None:
    table = turn_up(
        "late-heavy-bombardment",
        "supercontinent-ur",
        then=("draw refugium warm-pond", "draw refugium eutectic-brine"),
        position={"climate_icons": HOT[:2], "waterworld": True},
    )
    assert table.view["climate_icons"] == HOT
    assert (table.kind, table.view["armageddon"]) == ("assign", False)


@pytest.mark.clause("D1b.1", "D10a.1", "D10b.1", "AMB-08")
def test_waterworld_itself_can_bring_armageddon_upon_three_suns() -> None:
    table = turn_up("tropical-waterworld", position={"climate_icons": HOT})
    assert table.kind == "call-vote"
    table.answers("decline", "decline")
    assert table.view["armageddon"]


# --- D10b: the vote -----------------------------------------------------------------------


@pytest.mark.clause("D10b.1")
def test_a_vote_may_be_called_just_before_the_icon_works() -> None:
    table = fourth_snowflake()
    assert table.kind == "call-vote"
    assert table.offers == ["call-vote", "decline"]
    assert table.view["climate_icons"] == COLD


@pytest.mark.clause("D10b.1")
def test_any_player_may_call_the_vote() -> None:
    # The card prints green, blue, red, yellow.
    table = fourth_snowflake(players=3, colours=["red", "blue", "yellow"])
    assert table.decider == "blue"
    table.answer("decline")
    assert table.decider == "red"
    table.answer("decline")
    assert table.decider == "yellow"
    table.answer("call-vote")
    assert table.kind == "gaia-vote"


@pytest.mark.clause("D10b.1", "AMB-08")
def test_a_vote_may_be_called_at_the_end_of_a_phase_without_climate_icon() -> None:
    table = turn_up(
        "supercontinent-ur",
        then=("draw refugium warm-pond", "draw refugium eutectic-brine"),
        position={"climate_icons": ["cool"] * 4, "climate": "cool"},
    )
    assert table.kind == "call-vote"
    assert len(table.position["rows"]["continent"]) == 2


@pytest.mark.clause("D10b.1")
def test_no_vote_is_offered_when_nothing_threatens() -> None:
    table = turn_up("vaalbara-breakup", then=VAALBARA, position={})
    assert table.kind == "assign"


@pytest.mark.clause("D10b.2")
def test_all_players_vote_at_the_same_time() -> None:
    table = fourth_snowflake()
    table.answer("call-vote")
    assert table.session.deciders() == [0, 1]
    assert table.session.keys(0) == ["gaia", "medea"]
    assert table.session.keys(1) == ["gaia", "medea"]


@pytest.mark.clause("D10b.2")
def test_nobody_sees_a_vote_before_all_are_in() -> None:
    table = fourth_snowflake()
    table.answer("call-vote")
    before = table.view
    table.session.choose("medea", 0)
    assert table.view == before
    assert table.session.deciders() == [1]
    table.session.choose("gaia", 1)
    assert table.view["players"]["red"]["medea"]


#: Red has catalysts and an organism, Yellow an organism only, Green nothing.
THREE: dict[str, Any] = {
    "player": {"red": {"pool": "RB"}},
    "organism": {
        "pna-template": {"owner": "red", "bionts": "R", "cubes": "G"},
        "gna-lipid-world": {"owner": "yellow", "bionts": "Y", "cubes": "B"},
        "thioester-condensation": {"owner": "yellow", "bionts": "Y", "cubes": "G"},
    },
}


def averted(**options: Any) -> Table:
    """Everybody has voted for Gaia; the card prints red before yellow."""
    table = fourth_snowflake(players=3, **options)
    table.answers("call-vote", "gaia", "gaia", "gaia")
    return table


@pytest.mark.clause("D10b.3", "AMB-11")
def test_if_all_vote_gaia_each_pays_a_catalyst_of_any_colour_or_an_atrophy() -> None:
    table = averted(position=THREE)
    assert (table.decider, table.kind) == ("red", "pay-for-gaia")
    assert table.offers == ["pay red 1", "pay blue 1", "suffer pna-template"]
    table.answer("pay blue 1")
    assert table.pool("red") == "R"


@pytest.mark.clause("D10b.3", "AMB-11")
def test_a_player_may_take_the_atrophy_although_he_has_catalysts() -> None:
    table = averted(position=THREE)
    table.answer("suffer pna-template")
    assert table.organism("pna-template")["cubes"] == ""
    assert table.pool("red") == "RB"


@pytest.mark.clause("D10b.3", "AMB-11")
def test_a_player_without_catalysts_takes_the_atrophy_in_an_organism_he_chooses() -> None:
    table = averted(position=THREE)
    table.answer("pay red 1")
    assert (table.decider, table.kind) == ("yellow", "pay-for-gaia")
    assert table.offers == ["suffer gna-lipid-world", "suffer thioester-condensation"]
    table.answer("suffer thioester-condensation")
    assert table.organism("thioester-condensation")["cubes"] == ""
    assert table.organism("gna-lipid-world")["cubes"] == "B"


@pytest.mark.clause("D10b.3", "AMB-11")
def test_a_player_with_neither_pays_nothing() -> None:
    table = averted()
    assert table.kind == "assign"


@pytest.mark.clause("D10b.3")
def test_a_unanimous_gaia_vote_cancels_armageddon_for_this_turn() -> None:
    table = averted()
    assert not table.view["armageddon"]
    assert table.view["climate"] == "cool"
    table.answers("done", "done", "done")
    assert not table.session.over


@pytest.mark.clause("D10b.3")
def test_one_unanimous_vote_covers_both_suns_of_a_card() -> None:
    table = turn_up(
        "mackenzie-flood-basalts",
        then=("draw refugium warm-pond",),
        position={"climate_icons": HOT},
    )
    table.answers("call-vote", "gaia", "gaia")
    assert (table.kind, table.view["armageddon"]) == ("assign", False)


@pytest.mark.clause("D10b.3", "AMB-11")
def test_the_solitaire_player_casts_both_votes_and_both_colours_pay() -> None:
    table = fourth_snowflake(
        players=1, position={"player": {"red": {"pool": "RB"}, "yellow": {"pool": "YB"}}}
    )
    table.answers("call-vote", "gaia", "gaia")
    assert table.kind == "pay-for-gaia"
    table.answers("pay red 1", "pay yellow 1")
    assert (table.pool("red"), table.pool("yellow")) == ("B", "B")
    assert not table.view["armageddon"]


# --- D10b.4: the threat goes on -----------------------------------------------------------

#: A vote has averted the snowball in the turn before.
AVERTED_BEFORE: dict[str, Any] = {
    "climate_icons": ["cool"] * 4,
    "climate": "cool",
    "gaia": "averted",
}
UR = ("draw refugium warm-pond", "draw refugium eutectic-brine")


@pytest.mark.clause("D10b.4", "AMB-09")
def test_the_vote_erases_no_climate_icon() -> None:
    assert averted().view["climate_icons"] == ["cool"] * 4


@pytest.mark.clause("D10b.4", "ED-51")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_another_icon_of_the_same_kind_takes_another_vote(ruleset: str) -> None:
    table = turn_up("vaalbara-breakup", then=VAALBARA, position=AVERTED_BEFORE, ruleset=ruleset)
    assert table.kind == "call-vote"
    table.answers("decline", "decline")
    assert table.view["armageddon"]


@pytest.mark.clause("D10b.4", "AMB-09", "ED-51")
@pytest.mark.parametrize("ruleset", ["living", "first"])
def test_a_card_without_climate_icon_takes_another_vote_too(ruleset: str) -> None:
    table = turn_up("supercontinent-ur", then=UR, position=AVERTED_BEFORE, ruleset=ruleset)
    assert table.kind == "call-vote"
    table.answers("decline", "decline")
    assert table.view["armageddon"]


@pytest.mark.clause("D10b.4", "ED-51")
def test_in_second_a_card_without_climate_icon_threatens_nothing() -> None:
    table = turn_up("supercontinent-ur", then=UR, position=AVERTED_BEFORE, ruleset="second")
    assert (table.kind, table.view["armageddon"]) == ("assign", False)


@pytest.mark.clause("D10b.4")
def test_an_icon_of_the_other_kind_ends_the_threat() -> None:
    table = turn_up("clathrate-gun", then=("draw refugium warm-pond",), position=AVERTED_BEFORE)
    assert (table.kind, table.view["armageddon"]) == ("assign", False)


# --- D10c: Medea --------------------------------------------------------------------------


@pytest.mark.clause("D10c.1", "AMB-10")
def test_a_single_medea_vote_lets_armageddon_stand() -> None:
    table = fourth_snowflake(players=3, position=THREE)
    table.answer("call-vote")
    table.session.choose("gaia", 0)
    table.session.choose("medea", 1)
    table.session.choose("gaia", 2)
    assert table.view["armageddon"]


@pytest.mark.clause("D10c.1", "AMB-10")
def test_gaia_voters_neither_pay_nor_lose() -> None:
    table = fourth_snowflake(players=3, position=THREE)
    table.answer("call-vote")
    table.session.choose("gaia", 0)
    table.session.choose("medea", 1)
    table.session.choose("gaia", 2)
    assert table.kind == "assign"
    assert table.pool("red") == "RB"
    players = table.view["players"]
    assert players["red"]["score"]["medea"] == 0
    # Yellow has two bionts and two cubes.
    assert players["yellow"]["score"]["medea"] == 2
    assert players["yellow"]["score"]["parts"][-1] == {"source": "medea", "number": -2}


def score_of_medea(ruleset: str) -> int:
    """What 15 VP come to for a player who voted Medea."""
    table = Table(
        {
            "phase": "purchase",
            "agenda": ["ecosystems"],
            "armageddon": True,
            "climate_icons": ["cool"] * 4,
            "player": {"red": {"medea": True}},
            "organism": {"pna-template": {"owner": "red", "bionts": "R", "cubes": "G" * 14}},
        },
        ruleset=ruleset,
    )
    assert table.session.result is not None
    return table.session.result.scores[0]


@pytest.mark.clause("D10c.1", "I1f.1", "AMB-10", "ADD-4", "ED-50")
@pytest.mark.parametrize("ruleset", ["living", "first"])
def test_a_medea_voter_keeps_half_of_his_points_rounded_up(ruleset: str) -> None:
    assert score_of_medea(ruleset) == 8


@pytest.mark.clause("D10c.1", "I1f.1", "ADD-4", "ED-50")
def test_in_second_the_loss_of_a_medea_voter_is_rounded_up() -> None:
    assert score_of_medea("second") == 7


@pytest.mark.clause("D10c.2")
def test_without_a_vote_nobody_is_punished() -> None:
    table = fourth_snowflake(position=THREE, players=3)
    table.answers("decline", "decline", "decline")
    assert table.view["armageddon"]
    assert [p["score"]["medea"] for p in table.view["players"].values()] == [0, 0, 0]


@pytest.mark.clause("D10a.1", "D10c.1")
def test_a_medea_vote_costs_nothing_if_a_later_card_of_the_chain_breaks_the_row() -> None:
    # The sun of the aftershock is the fourth, but the card after it cools.
    table = turn_up(
        "late-heavy-bombardment",
        "vaalbara-breakup",
        then=VAALBARA,
        position={
            "climate_icons": HOT,
            "organism": {"pna-template": {"owner": "red", "bionts": "R", "cubes": "RRR"}},
        },
    )
    table.answers("call-vote", "medea", "gaia")
    assert table.view["climate_icons"] == [*HOT, "warm", "cool"]
    assert not table.view["armageddon"]
    assert table.view["players"]["red"]["score"]["total"] == 4


@pytest.mark.clause("D10c.1", "D10c.2")
def test_a_medea_vote_of_an_earlier_turn_is_forgotten() -> None:
    position = {**THREE, "player": {"red": {"pool": "RB", "medea": True}}}
    table = fourth_snowflake(players=3, position=position)
    table.answers("decline", "decline", "decline")
    assert table.view["armageddon"]
    assert table.view["players"]["red"]["score"]["medea"] == 0
