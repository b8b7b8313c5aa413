"""C1b.4 to C1h. What NPCs do with their rolls and purchases, and G4 in solitaire."""

from typing import Any

import pytest

from tests.genesis.beings import bacterium, parasite
from tests.genesis.table import Table, told
from trilobite.games.genesis.setup_options import read_setup


def solo(position: dict[str, Any], *chance: str, **options: Any) -> Table:
    """A solitaire game with red and yellow; green and blue are NPCs, and G4 is in force."""
    return Table(position, chance=chance, players=1, **options)


def coop(position: dict[str, Any], *chance: str, **options: Any) -> Table:
    """A cooperative game of red and green, in which the NPCs buy in the purchase phase."""
    told = {"players": 2, "mode": "cooperative", "colours": ["red", "green"], **options}
    return Table(position, chance=chance, **told)


def infested(
    mutations: list[dict[str, Any]], host: list[dict[str, Any]] | None = None
) -> dict[str, Any]:
    """Red's bacterium on the continent with the salmonella of the green NPC, which holds its
    blue cube and has mutations of its own."""
    return {
        "pna-template": {
            "owner": "red",
            "bionts": "R",
            "mutations": [{"card": "riboswitches"}, *(host or [])],
        },
        "salmonella": {
            "owner": "npc-green",
            "bionts": "g",
            "host": "pna-template",
            "diseased": ["riboswitches base"],
            "mutations": mutations,
        },
    }


def decks(in_play: int) -> dict[str, list[str]]:
    """Mutation decks with a red, a green, a yellow and a blue card on top, the rest unseen."""
    return {
        "cosmic": ["conjugation-pili", "?", "?"],
        "ocean": ["calvin-cycle", "?", "?"],
        "coastal": ["cytochromes", "?", "?"],
        "continent": ["rna-ribozyme"] + ["?"] * (10 - in_play),
    }


# --- C1b.4: allies ------------------------------------------------------------------------


@pytest.mark.clause("C1b.4", "G:Endosymbiont.1")
def test_the_player_purchases_with_an_npc_biont_that_is_an_endosymbiont() -> None:
    table = solo(
        {
            "phase": "purchase",
            "agenda": ["purchase red"],
            "player": {"red": {"pool": "GB"}},
            "organism": {"seaweed": {"owner": "red", "bionts": "Rg", "under": "pna-template"}},
        }
    )
    table.answers("organ seaweed 0", "organ seaweed 1")
    assert table.organism("seaweed")["organs"] == ["leaves", "gametangia"]


@pytest.mark.clause("C1b.4", "G:ForeignGene.1")
def test_the_player_purchases_with_an_npc_biont_that_is_a_foreign_gene() -> None:
    table = coop(
        {
            "phase": "purchase",
            "agenda": ["purchase red"],
            "player": {"red": {"pool": "BBBB"}},
            "organism": {"pna-template": {"owner": "red", "bionts": "Rg"}},
        }
    )
    table.answers("mutation pna-template continent", "promote pna-template mrna")
    assert table.organism("pna-template")["mutations"][0]["promoted"]


@pytest.mark.clause("C1b.4")
def test_an_assimilated_npc_makes_no_purchase_of_its_own() -> None:
    table = coop(
        {
            "phase": "purchase",
            "order": ["green", "red", "yellow", "blue"],
            "player": {"red": {"pool": "BB"}},
            "organism": {"pna-template": {"owner": "red", "bionts": "Rg"}},
        }
    )
    assert (table.decider, table.kind) == ("red", "purchase")
    assert table.pool("red") == "BB"


@pytest.mark.clause("C1b.4", "H4a.1")
def test_an_npc_biont_stolen_from_its_parasite_becomes_an_ally() -> None:
    table = coop(
        {
            "phase": "purchase",
            "agenda": ["purchase red"],
            "player": {"red": {"pool": "GB"}},
            "organism": {
                "pna-template": bacterium("red", "R", "riboswitches"),
                "salmonella": parasite("npc-green", "g", "pna-template"),
            },
        }
    )
    table.answer("red-queen pna-template salmonella")
    assert not table.has("salmonella")
    assert table.organism("pna-template")["bionts"] == "Rg"
    assert (table.decider, table.kind) == ("red", "purchase")
    assert "promote pna-template riboswitches" in table.offers


# --- C1d: purchases -----------------------------------------------------------------------


def npc_buys(pool: str, *chance: str, ruleset: str = "living", **position: Any) -> Table:
    """The purchase slot of the salmonella, and then a turn of Red's."""
    organism = position.pop("organism", infested([]))
    in_play = sum(len(o["mutations"]) for o in organism.values())
    start: dict[str, Any] = {
        "phase": "purchase",
        "agenda": ["slot salmonella npc-green", "assign red"],
        "active": ["ocean"],
        "rows": {"ocean": ["clay-mound"]},
        "player": {"red": {"pool": pool}},
        "organism": organism,
        "mutation_decks": decks(in_play),
    }
    return coop({**start, **position}, *chance, ruleset=ruleset)


@pytest.mark.clause("C1d.1")
def test_an_npc_buys_a_mutation_with_the_catalysts_of_its_host() -> None:
    table = npc_buys("B", "draw mutation tmrna")
    assert table.pool("red") == ""
    assert [m["card"] for m in table.organism("salmonella")["mutations"]] == ["rna-ribozyme"]


@pytest.mark.clause("C1d.1")
def test_an_npc_buys_nothing_that_its_host_cannot_pay() -> None:
    table = npc_buys("R")
    assert table.pool("red") == "R"
    assert table.organism("salmonella")["mutations"] == []


@pytest.mark.clause("C1d.1")
def test_an_npc_chooses_at_random_among_the_mutations_it_can_pay_for() -> None:
    # The ocean deck shows a green card, the home row a blue one.
    table = npc_buys("GB")
    assert table.session.waits_for == "the rules draw from 'number' here, but no draw is given"
    table = npc_buys("GB", "draw number 0", "draw mutation tmrna")
    assert table.pool("red") == "B"
    table = npc_buys("GB", "draw number 1", "draw mutation tmrna")
    assert table.pool("red") == "G"


@pytest.mark.clause("C1d.1")
def test_an_npc_promotes_a_mutation_before_it_buys_a_new_one() -> None:
    table = npc_buys("RB", organism=infested([{"card": "rna-polymerase"}]))
    assert table.pool("red") == "B"
    assert table.organism("salmonella")["mutations"][0]["promoted"]


@pytest.mark.clause("C1d.1")
def test_an_npc_with_fission_makes_two_purchases_if_it_can() -> None:
    # It promotes mitochondria for yellow, then buys the blue card of its home row.
    table = npc_buys("YB", "draw mutation tmrna", organism=infested([{"card": "mitochondria"}]))
    cards = [m["card"] for m in table.organism("salmonella")["mutations"]]
    assert cards == ["mitochondria", "rna-ribozyme"]
    assert table.pool("red") == ""


@pytest.mark.clause("C1d.1")
def test_an_npc_without_fission_makes_one_purchase() -> None:
    table = npc_buys("BBB", "draw number 1", "draw mutation tmrna")
    assert table.pool("red") == "BB"
    assert len(table.organism("salmonella")["mutations"]) == 1


@pytest.mark.clause("C1d.1", "AMB-70")
def test_an_npc_pays_in_the_cheapest_way() -> None:
    table = npc_buys("RRB", "draw number 1", "draw mutation tmrna")
    assert table.pool("red") == "RR"


@pytest.mark.clause("C1d.1", "AMB-70")
def test_two_catalysts_of_one_colour_are_a_payment_for_an_npc_too() -> None:
    table = npc_buys("RR", "draw number 1", "draw mutation tmrna")
    assert table.pool("red") == ""
    assert [m["card"] for m in table.organism("salmonella")["mutations"]] == ["rna-ribozyme"]


# --- C1e: specificity ---------------------------------------------------------------------


def npc_rolls(*chance: str, mutations: list[dict[str, Any]] | None = None) -> Table:
    """The Darwin roll of a salmonella with one yellow chromosome."""
    return coop(
        {
            "phase": "darwin",
            "agenda": ["darwin red"],
            "organism": {
                "pna-template": bacterium("red", "R", "cytochromes"),
                "salmonella": {
                    "owner": "npc-green",
                    "bionts": "g",
                    "host": "pna-template",
                    "diseased": ["", "cytochromes base"],
                    "mutations": mutations or [],
                },
            },
        },
        "roll 2 3",
        *chance,
    )


@pytest.mark.clause("C1e.1")
def test_an_npc_re_rolls_a_six_before_a_five() -> None:
    # The 6 falls as a third 5: the triple makes a catalyst for the pool of the host.
    table = npc_rolls("roll 5 5 6", "roll 5")
    assert told(table, "rerolled") == ["salmonella"]
    assert table.pool("red").count("G") == 1


@pytest.mark.clause("C1e.1")
def test_an_npc_re_rolls_a_five_if_it_is_an_error() -> None:
    table = npc_rolls("roll 5 4 2", "roll 3")
    assert told(table, "rerolled") == ["salmonella"]
    assert table.organism("salmonella")["diseased"] == ["", "cytochromes base"]


@pytest.mark.clause("C1e.1")
def test_an_npc_does_not_re_roll_what_is_no_error() -> None:
    table = npc_rolls("roll 4 3 2")
    assert told(table, "darwin-roll") == ["pna-template", "salmonella"]
    assert told(table, "rerolled") == []


@pytest.mark.clause("C1e.1", "G3a.1")
def test_an_npc_with_dna_does_not_re_roll_a_five() -> None:
    table = npc_rolls("roll 5 4 2 3 3", mutations=[{"card": "rna-polymerase", "promoted": True}])
    assert told(table, "darwin-roll") == ["pna-template", "salmonella"]
    assert told(table, "rerolled") == []


# --- C1f: sex -----------------------------------------------------------------------------

#: Helicase, the promoted side of tmRNA, has the sex icon.
SEX = [{"card": "tmrna", "promoted": True}]


@pytest.mark.clause("C1f.1")
def test_an_npc_with_sex_roils_a_deck_in_an_active_row_whose_top_it_cannot_buy() -> None:
    # The top of the ocean deck is green; behind it comes a red card, which the host can pay.
    table = npc_buys(
        "R",
        "draw mutation rna-polymerase",
        "draw mutation endospore",
        organism=infested(SEX),
    )
    assert told(table, "roiled") == ["ocean"]
    cards = [m["card"] for m in table.organism("salmonella")["mutations"]]
    assert cards == ["tmrna", "rna-polymerase"]


@pytest.mark.clause("C1f.1", "ED-80")
@pytest.mark.parametrize("ruleset", ["living", "second", "first"])
def test_an_npc_with_sex_leaves_the_home_row_alone_if_it_is_inactive(ruleset: str) -> None:
    table = npc_buys("", organism=infested(SEX), active=[], rows={}, ruleset=ruleset)
    assert told(table, "roiled") == []


@pytest.mark.clause("C1f.1")
def test_an_npc_with_sex_does_not_roil_a_deck_whose_top_card_it_can_buy() -> None:
    table = npc_buys("G", "draw mutation endospore", organism=infested(SEX))
    assert told(table, "roiled") == []
    cards = [m["card"] for m in table.organism("salmonella")["mutations"]]
    assert cards == ["tmrna", "calvin-cycle"]


@pytest.mark.clause("C1f.1")
def test_chance_decides_which_of_several_decks_an_npc_roils() -> None:
    table = npc_buys(
        "",
        "draw number 1",
        "draw mutation endospore",
        organism=infested(SEX),
        active=["ocean", "coastal"],
    )
    assert told(table, "roiled") == ["coastal"]


@pytest.mark.clause("C1f.1", "H1a.1", "AMB-47")
def test_an_npc_that_can_promote_has_no_use_for_sex() -> None:
    table = npc_buys("R", organism=infested([*SEX, {"card": "superoxide-dismutase"}]))
    assert told(table, "roiled") == []
    assert table.organism("salmonella")["mutations"][1]["promoted"]


# --- C1g: Red Queens ----------------------------------------------------------------------


def crowned(host: list[str], parasite: list[str]) -> Table:
    """Red may buy for a host with these crowns; the NPC's parasite has crowns too."""
    return coop(
        {
            "phase": "purchase",
            "agenda": ["purchase red"],
            "player": {"red": {"pool": "YB"}},
            "organism": infested(
                [{"card": card} for card in parasite],
                host=[{"card": card} for card in host],
            ),
        }
    )


@pytest.mark.clause("C1g.1", "H4.1")
def test_an_npc_never_consents_to_a_red_queen() -> None:
    table = crowned(host=[], parasite=["quorum-sensing"])
    assert "red-queen pna-template salmonella" not in table.offers
    assert table.refusals["red-queen pna-template salmonella"] == "C1g.1"


@pytest.mark.clause("C1g.1", "H4.1")
def test_more_crowns_than_an_npc_need_no_consent() -> None:
    table = crowned(host=["tmrna"], parasite=["quorum-sensing"])
    table.answer("red-queen pna-template salmonella")
    assert table.organism("salmonella")["diseased"] == ["", ""]


@pytest.mark.clause("C1g.1")
def test_an_npc_makes_no_red_queen_attack() -> None:
    # It has the only crown, a free yellow slot and a yellow catalyst for the cytochromes.
    table = npc_buys(
        "Y",
        active=[],
        rows={},
        organism=infested(
            [{"card": "rna-polymerase"}],
            host=[{"card": "reverse-citric-acid-cycle"}],
        ),
    )
    assert table.pool("red") == "Y"
    assert table.organism("salmonella")["diseased"] == ["riboswitches base", ""]


# --- C1h: the crystal catastrophe ---------------------------------------------------------


def variants(**options: Any) -> list[str]:
    """The variants that a set-up ends up with."""
    return read_setup(options).variants


@pytest.mark.clause("C1h.1", "ED-30")
def test_in_living_solitaire_is_always_played_with_g4() -> None:
    assert variants(players=1) == ["crystal-catastrophe"]


@pytest.mark.clause("C1h.1", "ED-30")
@pytest.mark.parametrize("ruleset", ["second", "first"])
def test_in_the_printed_editions_g4_is_an_option_for_solitaire(ruleset: str) -> None:
    assert variants(players=1, ruleset=ruleset) == []
    chosen = variants(players=1, ruleset=ruleset, variants=["crystal-catastrophe"])
    assert chosen == ["crystal-catastrophe"]


@pytest.mark.clause("C1h.1", "G4.1")
def test_the_solitaire_player_buys_no_mutations_in_the_purchase_phase() -> None:
    table = solo(
        {
            "phase": "purchase",
            "agenda": ["purchase red"],
            "player": {"red": {"pool": "B"}},
            "organism": {"pna-template": {"owner": "red", "bionts": "R", "cubes": "GGGB"}},
        }
    )
    assert table.refusals["mutation pna-template continent"] == "G4.1"


@pytest.mark.clause("C1h.1", "G4.2")
def test_the_solitaire_player_cancels_an_error_with_a_purchase() -> None:
    table = solo(
        {
            "phase": "darwin",
            "agenda": ["darwin red"],
            "player": {"red": {"pool": "R"}},
            "active": ["cosmic"],
            "mutation_decks": {"cosmic": ["rna-polymerase", "tmrna"] + ["?"] * 18},
            "organism": {"pna-template": {"owner": "red", "bionts": "R", "cubes": "G"}},
        },
        "roll 2 3 6",
    )
    assert table.kind == "cancel-error"
    table.answer("mutation pna-template cosmic")
    assert table.organism("pna-template")["cubes"] == "G"


def npc_errs(pool: str, *chance: str, **position: Any) -> Table:
    """In solitaire the salmonella of the green NPC makes an error too many."""
    start: dict[str, Any] = {
        "phase": "darwin",
        "agenda": ["darwin red"],
        "player": {"red": {"pool": pool}},
        "organism": infested([{"card": "calvin-cycle"}]),
        "mutation_decks": {"continent": ["rna-polymerase", "endospore"] + ["?"] * 16},
    }
    return solo({**start, **position}, "roll 2 3", *chance)


@pytest.mark.clause("C1h.1", "C1d.1", "AMB-70")
def test_an_npc_cancels_an_error_whenever_it_can() -> None:
    table = npc_errs("R", "roll 6 5 2 3")
    cards = [m["card"] for m in table.organism("salmonella")["mutations"]]
    assert cards == ["calvin-cycle", "rna-polymerase"]
    assert table.pool("red") == ""


@pytest.mark.clause("C1h.1", "C1d.1")
def test_an_npc_that_can_promote_does_so_to_cancel_an_error() -> None:
    # It could also buy the red card of its home row.
    table = npc_errs("RG", "roll 6 5 2 3")
    assert table.organism("salmonella")["mutations"][0]["promoted"]
    assert table.pool("red") == "R"


@pytest.mark.clause("C1h.1")
def test_an_npc_that_can_pay_nothing_atrophies() -> None:
    table = npc_errs("", "roll 6 5 2 3")
    assert table.organism("salmonella")["mutations"] == []


@pytest.mark.clause("C1h.1", "C1d.1")
def test_under_g4_an_npc_buys_nothing_in_the_purchase_phase() -> None:
    table = solo(
        {
            "phase": "purchase",
            "agenda": ["slot salmonella npc-green", "assign red"],
            "active": ["ocean"],
            "rows": {"ocean": ["clay-mound"]},
            "player": {"red": {"pool": "BBGG"}},
            "organism": infested([{"card": "calvin-cycle"}]),
        }
    )
    assert table.pool("red") == "GGBB"
    assert not table.organism("salmonella")["mutations"][0]["promoted"]


@pytest.mark.clause("C1f.1", "C1h.1", "AMB-44")
def test_under_g4_an_npc_uses_sex_before_the_purchase_that_cancels_an_error() -> None:
    # Meiotic spindle has DNA and a yellow cube: one 6 is rolled again and falls as a 6, an error
    # more than the one blue chromosome covers. The red card behind the ocean deck saves it.
    table = npc_errs(
        "R",
        "roll 6 6 2 3 4",
        "roll 6",
        "draw mutation rna-polymerase",
        "draw mutation superoxide-dismutase",
        active=["ocean"],
        organism=infested([{"card": "conjugation-pili", "promoted": True}]),
        mutation_decks={
            "ocean": ["calvin-cycle", "?", "?"],
            "continent": ["endospore"] + ["?"] * 14,
        },
    )
    assert told(table, "roiled") == ["ocean"]
    cards = [m["card"] for m in table.organism("salmonella")["mutations"]]
    assert cards == ["conjugation-pili", "rna-polymerase"]
