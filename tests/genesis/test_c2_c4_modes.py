"""C2 to C4. The cooperative game, the introductory game, the macro variant."""

from typing import Any

import pytest

from tests.genesis.beings import bacterium
from tests.genesis.table import Table
from trilobite.core.errors import OptionsError
from trilobite.games.genesis.edition import RULESETS
from trilobite.games.genesis.setup_options import read_setup

COLOURS = ["red", "yellow", "green", "blue"]


def coop(position: dict[str, Any], *chance: str, **options: Any) -> Table:
    """A cooperative game; two players unless the options say otherwise."""
    return Table(position, chance=chance, mode="cooperative", **options)


def intro(position: dict[str, Any], *chance: str, **options: Any) -> Table:
    """An introductory game."""
    options.setdefault("variants", ["introductory"])
    return Table(position, chance=chance, **options)


# --- C2: the cooperative game -------------------------------------------------------------


@pytest.mark.clause("C2.1", "ED-55")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize(("ruleset", "bionts"), [("living", 3), ("second", 3), ("first", 2)])
def test_cooperative_players_have_one_biont_less_and_no_parasite_card(
    players: int, ruleset: str, bionts: int
) -> None:
    table = coop({"turn": 0, "phase": "purchase", "agenda": []}, players=players, ruleset=ruleset)
    humans = [table.position["player"][colour] for colour in COLOURS[:players]]
    assert {(human["bionts"], human["parasite"]) for human in humans} == {(bionts, "none")}


@pytest.mark.clause("C2.1", "C2a.1")
def test_the_last_biont_of_each_colour_in_play_drives_the_npc_parasite_of_that_colour() -> None:
    table = coop({"turn": 0, "phase": "purchase", "agenda": []}, players=3)
    npcs = {name: p for name, p in table.position["player"].items() if name.startswith("npc")}
    assert set(npcs) == {"npc-red", "npc-yellow", "npc-green"}
    assert {(npc["bionts"], npc["parasite"]) for npc in npcs.values()} == {(1, "ready")}


@pytest.mark.clause("C2.1")
def test_a_cooperative_player_attaches_no_parasite() -> None:
    table = coop(
        {
            "agenda": ["assign red"],
            "active": ["continent"],
            "player": {"red": {"pool": "R"}},
            "rows": {"continent": ["warm-pond"]},
            "organism": {"pna-template": bacterium("yellow", "Y", "calvin-cycle")},
        }
    )
    assert not any(offer.startswith("parasite") for offer in table.offers)
    assert table.refusals["parasite prion pna-template"] == "E3.1"


def macro(owner: str, under: str, side: str = "marine", bionts: str = "") -> dict[str, Any]:
    """A macroorganism."""
    return {
        "owner": owner,
        "bionts": bionts or owner[0].upper(),
        "under": under,
        "side": side,
    }


def cooperative_winners(organism: dict[str, Any]) -> list[int]:
    """Who has won a cooperative game of two that ends now."""
    table = coop(
        {
            "phase": "purchase",
            "agenda": ["ecosystems"],
            "events_left": [0, 0, 0],
            "organism": organism,
        }
    )
    assert table.session.result is not None
    return table.session.result.winners


@pytest.mark.clause("C2.2")
def test_all_win_if_each_has_a_macroorganism_and_one_of_them_is_terrestrial() -> None:
    winners = cooperative_winners(
        {
            "seaweed": macro("red", "pna-template"),
            "trilobites": macro("yellow", "gna-lipid-world", "terrestrial"),
        }
    )
    assert winners == [0, 1]


@pytest.mark.clause("C2.2")
def test_all_lose_if_no_macroorganism_is_terrestrial() -> None:
    winners = cooperative_winners(
        {
            "seaweed": macro("red", "pna-template"),
            "trilobites": macro("yellow", "gna-lipid-world"),
        }
    )
    assert winners == []


@pytest.mark.clause("C2.2")
def test_all_lose_if_one_player_has_no_macroorganism() -> None:
    winners = cooperative_winners({"seaweed": macro("red", "pna-template", "terrestrial")})
    assert winners == []


@pytest.mark.clause("C2.2", "AMB-72")
def test_an_endosymbiont_in_a_macroorganism_is_not_ones_own_macroorganism() -> None:
    winners = cooperative_winners(
        {"seaweed": macro("red", "pna-template", "terrestrial", bionts="RY")}
    )
    assert winners == []


@pytest.mark.clause("C2a.1", "ED-55")
@pytest.mark.parametrize("ruleset", ["living", "second"])
def test_a_cooperative_npc_acts_straight_after_the_player_of_its_colour(ruleset: str) -> None:
    table = coop(
        {
            "order": ["yellow", "green", "red", "blue"],
            "active": ["ocean"],
            "rows": {"ocean": ["clay-mound"]},
        },
        ruleset=ruleset,
    )
    assert table.view["turn_order"] == ["yellow", "npc-yellow", "red", "npc-red"]
    agenda = table.position["agenda"]
    assert agenda == ["npc-assign npc-yellow", "assign red", "npc-assign npc-red"]


@pytest.mark.clause("C2a.1", "AMB-72")
def test_a_cooperative_npc_may_attack_the_tableau_of_its_own_colour() -> None:
    table = coop(
        {
            "agenda": ["npc-assign npc-red", "assign yellow"],
            "active": ["continent"],
            "rows": {"continent": ["warm-pond"]},
            "organism": {"pna-template": bacterium("red", "R", "calvin-cycle")},
        },
        "draw organism prion",
    )
    assert table.organism("prion")["host"] == "pna-template"
    assert table.organism("prion")["owner"] == "npc-red"


@pytest.mark.clause("C2a.1", "AMB-72")
def test_a_cooperative_game_uses_g4_only_if_it_is_chosen() -> None:
    assert read_setup({"players": 2, "mode": "cooperative"}).variants == []
    chosen = {"players": 2, "mode": "cooperative", "variants": ["crystal-catastrophe"]}
    assert read_setup(chosen).variants == ["crystal-catastrophe"]


# --- ED-60: gene transfer agents in the modes ---------------------------------------------

#: Yellow has a foreign gene in Red's bacterium and a catalyst to give.
GUEST = {
    "agenda": ["assign yellow"],
    "active": ["ocean"],
    "rows": {"ocean": ["clay-mound"]},
    "player": {"yellow": {"pool": "Y"}},
    "organism": {"pna-template": {"owner": "red", "bionts": "RY"}},
}


@pytest.mark.clause("H0g.1", "ED-60")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_catalysts_may_be_given_away_in_a_competitive_game(ruleset: str) -> None:
    assert "donate red" in Table(GUEST, ruleset=ruleset).offers


@pytest.mark.clause("H0g.1", "AMB-44", "ED-60")
def test_in_living_no_catalysts_are_given_away_in_solitaire_and_cooperative_games() -> None:
    assert "donate red" not in Table(GUEST, players=1).offers
    assert "donate red" not in coop(GUEST).offers


@pytest.mark.clause("H0g.1", "ED-60")
@pytest.mark.parametrize("ruleset", ["second", "first"])
def test_in_the_printed_editions_catalysts_may_be_given_away_in_every_mode(ruleset: str) -> None:
    assert "donate red" in Table(GUEST, players=1, ruleset=ruleset).offers
    assert "donate red" in coop(GUEST, ruleset=ruleset).offers


# --- C3: the introductory game ------------------------------------------------------------


@pytest.mark.clause("C3.1")
def test_in_the_introductory_game_the_climate_stays_warm() -> None:
    table = intro(
        {
            "phase": "event",
            "events_left": [3, 7, 10],
            "rows": {"ocean": ["clay-mound"]},
        },
        "draw event mars-paleo-ocean",
        "draw refugium interplanetary-dust",
        "draw refugium deep-hot-biosphere",
    )
    assert table.view["climate"] == "warm"
    assert table.view["climate_icons"] == []


@pytest.mark.clause("C3.1")
def test_the_introductory_game_knows_no_armageddon() -> None:
    table = intro(
        {
            "phase": "event",
            "events_left": [0, 7, 10],
            "climate_icons": ["cool"] * 3,
            "active": ["cosmic"],
            "rows": {"cosmic": ["mars-paleo-ocean"]},
        },
        "draw event vaalbara-breakup",
        "draw refugium pumice-raft",
        "draw refugium interplanetary-dust",
    )
    assert table.kind == "assign"
    assert not table.view["armageddon"]


@pytest.mark.clause("C3.1")
def test_tropical_waterworld_has_no_effect_in_the_introductory_game() -> None:
    table = intro(
        {"phase": "event", "events_left": [0, 7, 10], "rows": {"ocean": ["clay-mound"]}},
        "draw event tropical-waterworld",
    )
    assert table.position["active"] == ["ocean", "coastal"]
    assert not table.view["waterworld"]


@pytest.mark.clause("C3.1")
def test_the_introductory_game_has_no_macroorganisms() -> None:
    table = intro(
        {
            "phase": "purchase",
            "agenda": ["purchase red"],
            "player": {"red": {"pool": "B"}},
            "organism": {"pna-template": {"owner": "red", "bionts": "R", "cubes": "GGGB"}},
        }
    )
    assert table.view["macro_stack"] == []
    assert not any(offer.startswith("macro") for offer in table.offers)


@pytest.mark.clause("C3.1", "I1c.1")
def test_trophies_score_nothing_in_the_introductory_game() -> None:
    position = {
        "agenda": ["assign red"],
        "active": ["ocean"],
        "rows": {"ocean": ["clay-mound"]},
        "player": {"red": {"trophies": ["pna-template"]}},
    }
    introductory = intro(position).view["players"]["red"]["score"]
    usual = Table(position).view["players"]["red"]["score"]
    assert introductory["total"] == 0
    assert [part["source"] for part in introductory["parts"]] == ["cubes", "bionts"]
    assert usual["total"] == 1
    assert [part["number"] for part in usual["parts"]] == [0, 0, 0, 1]


@pytest.mark.clause("C3.1")
def test_heat_oxygen_smite_and_uv_work_in_the_introductory_game() -> None:
    table = intro(
        {
            "phase": "event",
            "events_left": [3, 7, 10],
            "rows": {"ocean": ["clay-mound"]},
            "organism": {
                "pna-template": bacterium("yellow", "Y", "tmrna", "riboswitches", cubes="B")
            },
        },
        "draw event t-tauri-early-sun",
        "draw refugium hydrothermal-vent",
    )
    # Smite takes a red cube, X a mutation cube of Yellow's choice, UV 0 the other mutation.
    assert table.position["refugium"]["clay-mound"]["disorganised"] == "YBB"
    table.answer("lose-mutation tmrna base")
    assert table.organism("pna-template")["mutations"] == []
    assert table.organism("pna-template")["cubes"] == "B"


#: Red's biont and Yellow's are on a refugium that rolls doubles; Red is progenote.
CONTESTED = {
    "phase": "autocatalytic",
    "rows": {"ocean": ["hydrothermal-vent"]},
    "refugium": {"hydrothermal-vent": {"bionts": "RRY"}},
}


@pytest.mark.clause("C3.2", "F4d.1")
def test_a_biont_about_to_become_a_foreign_gene_goes_home_with_compensation() -> None:
    table = intro(CONTESTED, "roll 2 2 3 3 4 4")
    table.answer("live")
    assert table.organism("metal-glycolysis")["bionts"] == "RR"
    assert table.position["player"]["yellow"]["bionts"] == 4
    assert table.pool("yellow") == "Y"


@pytest.mark.clause("C3.2", "F4d.1")
def test_with_the_option_off_it_becomes_a_foreign_gene() -> None:
    table = intro(CONTESTED, "roll 2 2 3 3 4 4", variants=["introductory", "parasites"])
    table.answer("live")
    assert table.organism("metal-glycolysis")["bionts"] == "RRY"


#: Red could infest Yellow's bacterium, or move a biont into it by HGT.
NEIGHBOUR = {
    "agenda": ["assign red"],
    "active": ["continent"],
    "organism": {
        "gna-lipid-world": bacterium("red", "RR", "mrna"),
        "pna-template": bacterium("yellow", "Y", "calvin-cycle"),
    },
}


@pytest.mark.clause("C3.2")
def test_the_introductory_game_is_played_without_parasites() -> None:
    table = intro(NEIGHBOUR)
    assert "parasite prion pna-template" not in table.offers
    assert table.refusals["parasite prion pna-template"] == "C3.2"
    assert table.position["player"]["red"]["parasite"] == "none"


@pytest.mark.clause("C3.2")
def test_no_biont_enters_a_foreign_organism_by_hgt_in_the_introductory_game() -> None:
    table = intro(NEIGHBOUR)
    assert "hgt gna-lipid-world pna-template" not in table.offers
    assert table.refusals["hgt gna-lipid-world pna-template"] == "C3.2"


@pytest.mark.clause("C3.2")
def test_the_option_can_be_switched_off() -> None:
    table = intro(NEIGHBOUR, variants=["introductory", "parasites"])
    assert "parasite prion pna-template" in table.offers
    assert "hgt gna-lipid-world pna-template" in table.offers


@pytest.mark.clause("C3.1")
@pytest.mark.parametrize("variant", ["macro", "chimera", "plant-level"])
def test_variants_of_the_advanced_game_do_not_go_with_the_introductory_one(variant: str) -> None:
    with pytest.raises(OptionsError, match="advanced game"):
        read_setup({"players": 2, "variants": ["introductory", variant]})


# --- C3a: introductory solitaire ----------------------------------------------------------


def intro_solo(red: str, yellow: str) -> Table:
    """An introductory solitaire game that ends with these cubes besides two bionts."""
    return intro(
        {
            "phase": "purchase",
            "agenda": ["ecosystems"],
            "events_left": [0, 0, 0],
            "organism": {
                "pna-template": {"owner": "red", "bionts": "R", "cubes": red},
                "gna-lipid-world": {"owner": "yellow", "bionts": "Y", "cubes": yellow},
            },
        },
        players=1,
    )


@pytest.mark.clause("C3a.1", "AMB-72")
def test_introductory_solitaire_is_won_with_ten_points_of_both_colours_together() -> None:
    result = intro_solo("BBBB", "GGGG").session.result
    assert result is not None
    assert (result.scores, result.winners) == ([10], [0])


@pytest.mark.clause("C3a.1", "AMB-72")
def test_introductory_solitaire_is_lost_with_nine_points() -> None:
    result = intro_solo("BBBB", "GGG").session.result
    assert result is not None
    assert (result.scores, result.winners) == ([9], [])


@pytest.mark.clause("C3a.1")
def test_introductory_solitaire_has_no_npcs() -> None:
    table = intro({"active": ["ocean"], "rows": {"ocean": ["clay-mound"]}}, players=1)
    assert set(table.position["player"]) == {"red", "yellow"}


@pytest.mark.clause("C3a.1", "ED-56")
@pytest.mark.parametrize("ruleset", ["second", "first"])
def test_the_printed_editions_have_no_introductory_solitaire(ruleset: str) -> None:
    with pytest.raises(OptionsError, match="ED-56"):
        read_setup({"players": 1, "ruleset": ruleset, "variants": ["introductory"]})


# --- C4: the macro variant ----------------------------------------------------------------


def macro_roll(dice: str, cubes: str, promoted: bool = False) -> Table:
    """A Darwin roll in the macro variant."""
    mutations = [{"card": "rna-polymerase", "promoted": True, "plus": "present"}]
    return Table(
        {
            "phase": "darwin",
            "agenda": ["darwin red", "assign red"],
            "active": ["ocean"],
            "rows": {"ocean": ["clay-mound"]},
            "organism": {
                "pna-template": {
                    "owner": "red",
                    "bionts": "R",
                    "cubes": cubes,
                    "mutations": mutations if promoted else [],
                }
            },
        },
        chance=(f"roll {dice}",),
        variants=["macro"],
    )


@pytest.mark.clause("C4.1", "AMB-43")
def test_in_the_macro_variant_a_five_is_no_error() -> None:
    table = macro_roll("5 5 4 2", cubes="GG")
    assert table.kind == "assign"
    assert table.organism("pna-template")["cubes"] == "GG"


@pytest.mark.clause("C4.1", "G3.1")
def test_in_the_macro_variant_a_six_is_an_error() -> None:
    table = macro_roll("6 5 3 2", cubes="GG")
    assert table.kind == "assign"
    assert table.organism("pna-template")["cubes"] == "G"


@pytest.mark.clause("C4.1", "AMB-43")
def test_in_the_macro_variant_each_dna_icon_is_an_error_shield() -> None:
    # One blue chromosome and one DNA icon cover two sixes.
    table = macro_roll("6 6 3 2 4 4", cubes="GG", promoted=True)
    assert table.kind == "assign"
    assert table.organism("pna-template")["cubes"] == "GG"
    assert table.organism("pna-template")["mutations"][0]["promoted"]


@pytest.mark.clause("C4.1", "AMB-43")
def test_in_the_macro_variant_an_error_above_blue_and_dna_still_costs_a_cube() -> None:
    table = macro_roll("6 6 6 2 4 4", cubes="GG", promoted=True)
    assert table.kind == "atrophy"


@pytest.mark.clause("C4.1", "D8.2", "AMB-43")
def test_the_macro_variant_does_not_change_cancer_rolls() -> None:
    # A 5 is an error; seaweed has one blue chromosome, two errors are one too many.
    table = Table(
        {
            "phase": "event",
            "agenda": ["icon ocean-overturn 3", "assign red"],
            "events_drawn": ["ocean-overturn"],
            "active": ["ocean"],
            "rows": {"ocean": ["clay-mound"]},
            "organism": {
                "seaweed": {
                    "owner": "red",
                    "bionts": "R",
                    "under": "pna-template",
                    "organs": ["leaves"],
                }
            },
        },
        chance=("roll 5 6 2",),
        variants=["macro"],
    )
    assert table.organism("seaweed")["organs"] == []


# --- L: which editions have the chimera variant -------------------------------------------


@pytest.mark.clause("L1.1", "ED-58")
@pytest.mark.parametrize("ruleset", ["second", "first"])
def test_the_printed_editions_have_no_chimera_variant(ruleset: str) -> None:
    with pytest.raises(OptionsError, match="ED-58"):
        read_setup({"players": 2, "ruleset": ruleset, "variants": ["chimera"]})
