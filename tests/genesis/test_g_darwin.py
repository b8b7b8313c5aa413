"""G0 to G3: Darwin rolls."""

from typing import Any

import pytest

from tests.genesis.beings import bacterium, marine, parasite
from tests.genesis.table import Table
from trilobite.games.genesis.edition import RULESETS

LIFE = "amyloid-hydrolysis"
OTHER = "pna-template"


def darwin(organisms: dict[str, Any], **more: Any) -> dict[str, Any]:
    """Red's Darwin rolls."""
    return {"phase": "darwin", "agenda": ["darwin red"], "organism": organisms, **more}


def one_life(life: dict[str, Any], *chance: str, pool: str = "", **options: Any) -> Table:
    """One red bacterium (amyloid hydrolysis, which makes yellow catalysts) rolls."""
    return Table(darwin({LIFE: life}, player={"red": {"pool": pool}}), chance=chance, **options)


def rolls_used(table: Table) -> int:
    """How many of the scripted rolls have been made, each with the right number of dice."""
    return table.chance.next


def waits_for_dice(table: Table, number: int) -> bool:
    return f"roll {number} dice" in (table.session.waits_for or "")


# --- G0: who rolls when -------------------------------------------------------------------


@pytest.mark.clause("G0.1", "A4.1")
def test_players_roll_in_player_order_for_each_microorganism_once() -> None:
    """The numbers of dice tell the organisms apart."""
    table = Table(
        {
            "phase": "darwin",
            "order": ["yellow", "red", "green", "blue"],
            "organism": {
                LIFE: bacterium("red", "R"),
                OTHER: bacterium("yellow", "Y", cubes="R"),
            },
        },
        chance=("roll 2 3 4",),
    )
    table.answer("keep")
    assert waits_for_dice(table, 2)


@pytest.mark.clause("G0.1")
def test_a_player_rolls_for_his_microorganisms_in_the_order_he_chooses() -> None:
    table = Table(
        darwin({LIFE: bacterium("red", "R"), OTHER: bacterium("red", "R", cubes="R")}),
        chance=("roll 2 3 4", "roll 3 4"),
    )
    assert table.offers == [f"organism {LIFE}", f"organism {OTHER}"]
    table.answer(f"organism {OTHER}")
    assert table.position["phase"] != "darwin"


@pytest.mark.clause("G0.1", "A4.1", "A6c.1", "ED-10")
def test_in_the_living_rules_a_parasite_rolls_right_after_its_host() -> None:
    table = Table(
        {
            "phase": "darwin",
            "organism": {
                LIFE: bacterium("red", "R", "riboswitches"),
                "viroid": parasite("blue", "B", LIFE),
                "metal-glycolysis": bacterium("red", "R", cubes="RRR"),
                OTHER: bacterium("blue", "B", cubes="RR"),
            },
        },
        chance=("roll 2 3 4", "roll 2 3", "roll 2 2 3 3 4", "roll 2 2 3 3"),
        colours=["red", "blue"],
    )
    table.answer(f"organism {LIFE}")
    assert rolls_used(table) == 4


@pytest.mark.clause("G0.1", "A4.1", "ED-10")
@pytest.mark.parametrize("ruleset", ["second", "first"])
def test_in_the_older_editions_a_parasite_rolls_in_its_owners_turn(ruleset: str) -> None:
    table = Table(
        {
            "phase": "darwin",
            "organism": {
                LIFE: bacterium("red", "R", "riboswitches"),
                "viroid": parasite("blue", "B", LIFE),
                "metal-glycolysis": bacterium("red", "R", cubes="RRR"),
                OTHER: bacterium("blue", "B", cubes="RR"),
            },
        },
        chance=("roll 2 3 4", "roll 2 2 3 3 4"),
        colours=["red", "blue"],
        ruleset=ruleset,
    )
    table.answer(f"organism {LIFE}")
    assert (table.decider, table.offers) == ("blue", ["organism viroid", f"organism {OTHER}"])


@pytest.mark.clause("G0.1", "A4.1", "AMB-40", "ED-10")
def test_in_a_chain_host_parasite_and_hyperparasite_roll_one_after_another() -> None:
    table = Table(
        {
            "phase": "darwin",
            "organism": {
                LIFE: bacterium("red", "R", cubes="R"),
                "viroid": parasite("blue", "B", LIFE, "riboswitches", "rna-ribozyme"),
                "salmonella": parasite("green", "GG", "viroid"),
                OTHER: bacterium("green", "G", cubes="RRR"),
            },
        },
        chance=("roll 2 3 4", "roll 2 3 4 4", "roll 2 3 3 4", "roll 2 2 3 3 4"),
        colours=["red", "green", "blue"],
        players=3,
    )
    assert rolls_used(table) == 4


@pytest.mark.clause("G0.1", "H3.2")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_a_macroorganism_does_not_roll(ruleset: str) -> None:
    table = Table(darwin({"opabinia": marine("red", "R", OTHER)}), ruleset=ruleset)
    assert table.position["phase"] != "darwin"


@pytest.mark.clause("G0.1", "A4.1")
def test_the_parasite_of_a_macroorganism_rolls_in_the_macroorganisms_place() -> None:
    table = Table(
        {
            "phase": "darwin",
            "agenda": ["darwin yellow"],
            "organism": {
                "opabinia": marine("yellow", "Y", OTHER),
                "prion": parasite("red", "R", "opabinia"),
            },
        }
    )
    assert waits_for_dice(table, 2)


# --- G0a: dice ----------------------------------------------------------------------------


@pytest.mark.clause("G0a.1", "AMB-81")
@pytest.mark.parametrize(
    ("life", "dice"),
    [
        (bacterium("red", "R"), 2),
        (bacterium("red", "RY", "mrna", "cytochromes", cubes="B"), 7),
        (bacterium("red", "R", "mrna+", cubes="RYGB"), 8),
        (bacterium("red", "RRRR", "mrna+", "cytochromes+", cubes="RYGB"), 16),
    ],
)
def test_one_die_for_each_cube_and_two_for_each_biont(life: dict[str, Any], dice: int) -> None:
    assert waits_for_dice(one_life(life), dice)


@pytest.mark.clause("G0a.1")
def test_diseased_cubes_roll_for_the_parasite_and_not_for_the_host() -> None:
    position = darwin(
        {
            LIFE: bacterium("red", "R", "riboswitches", "calvin-cycle", "cytochromes"),
            "crystalbiont": parasite(
                "yellow",
                "Y",
                LIFE,
                "mrna+",
                diseased=("calvin-cycle base", "riboswitches base"),
            ),
        }
    )
    assert waits_for_dice(Table(position), 3)
    table = Table(position, chance=("roll 2 3 4",))
    table.answer("keep")
    assert waits_for_dice(table, 6)


# --- G1: specificity ----------------------------------------------------------------------


@pytest.mark.clause("G1.1", "G:Specificity.1")
def test_as_many_dice_as_yellow_chromosomes_may_be_rolled_again() -> None:
    """Example of G1: of 1, 2, 3, 4, 6 the 6 and the 4 become 3 and 4."""
    table = one_life(bacterium("red", "R", cubes="BYY"), "roll 1 2 3 4 6")
    assert table.kind == "specificity"
    assert table.offers == [f"reroll-die {face}" for face in (1, 2, 3, 4, 6)] + ["keep"]
    table.answer("reroll-die 6")
    table.answer("reroll-die 4", "roll 3 4")
    assert table.kind != "specificity"
    assert table.pool("red") == "Y"


@pytest.mark.clause("G1.1")
def test_fewer_dice_may_be_rolled_again() -> None:
    table = one_life(bacterium("red", "R", cubes="BYY"), "roll 2 2 3 4 6")
    table.answer("reroll-die 6")
    table.answer("keep", "roll 1")
    assert table.pool("red") == "Y"


@pytest.mark.clause("G1.1")
def test_no_die_need_be_rolled_again() -> None:
    table = one_life(bacterium("red", "R", cubes="BYY"), "roll 1 2 3 4 6")
    table.answer("keep")
    assert table.pool("red") == "Y"


@pytest.mark.clause("G1.1")
def test_there_is_one_re_roll_only() -> None:
    table = one_life(bacterium("red", "R", cubes="Y"), "roll 2 3 6")
    table.answer("reroll-die 6", "roll 6")
    assert table.kind != "specificity"
    assert not table.organism(LIFE)["cubes"]


@pytest.mark.clause("G1.1")
@pytest.mark.parametrize("life", [bacterium("red", "R", cubes="RGB"), bacterium("red", "RR")])
def test_without_yellow_chromosomes_there_is_no_re_roll(life: dict[str, Any]) -> None:
    table = one_life(life, "roll 2 3 4 4" if life["bionts"] == "RR" else "roll 2 3 4 4 4")
    assert table.kind != "specificity"


@pytest.mark.clause("G1.1")
@pytest.mark.parametrize(
    ("life", "dice"),
    [
        pytest.param(bacterium("red", "RY"), "roll 2 3 4 6", id="foreign gene"),
        pytest.param(bacterium("red", "R", "cytochromes"), "roll 2 3 6", id="mutation cube"),
        pytest.param(bacterium("red", "R", "tmrna+"), "roll 2 3 4 6", id="plus cube"),
    ],
)
def test_every_yellow_chromosome_gives_specificity(life: dict[str, Any], dice: str) -> None:
    assert one_life(life, dice).kind == "specificity"


@pytest.mark.clause("G1.1")
def test_yellow_chromosomes_of_the_host_do_not_help_its_parasite() -> None:
    table = Table(
        darwin({LIFE: bacterium("red", "R", cubes="YY"), "viroid": parasite("blue", "B", LIFE)}),
        chance=("roll 2 3 4 4",),
        colours=["red", "blue"],
    )
    table.answer("keep", "roll 3 6")
    assert table.kind != "specificity"


@pytest.mark.clause("G1.1", "D8.1")
def test_yellow_chromosomes_do_not_help_in_a_cancer_roll() -> None:
    table = Table(
        {
            "phase": "event",
            "events_drawn": ["orbital-bobbing"],
            "agenda": ["icon orbital-bobbing 2"],
            "organism": {"trilobites": marine("red", "R", OTHER, "shelled-egg")},
        },
        chance=("roll 4 6 6",),
    )
    assert table.kind != "specificity"


# --- G2: biosynthesis ---------------------------------------------------------------------


@pytest.mark.clause("G2.1")
@pytest.mark.parametrize(
    ("life", "dice", "pool"),
    [
        (bacterium("red", "R"), "roll 1 2", "Y"),
        (bacterium("red", "R"), "roll 1 1", "YY"),
        (bacterium("red", "R", "rna-polymerase", cubes="R"), "roll 1 2 3 4", "YYY"),
        (bacterium("blue", "B", cubes="RR"), "roll 1 1 2 3", "YYYY"),
        (bacterium("blue", "B"), "roll 1 1", ""),
    ],
)
def test_each_one_makes_a_catalyst_for_each_red_chromosome(
    life: dict[str, Any], dice: str, pool: str
) -> None:
    owner = life["owner"]
    table = Table(
        {"phase": "darwin", "agenda": [f"darwin {owner}"], "organism": {LIFE: life}},
        chance=(dice,),
        colours=["red", "blue"],
    )
    assert table.pool(owner) == pool


@pytest.mark.clause("G2.2", "AMB-38", "AMB-39")
@pytest.mark.parametrize(
    ("life", "dice", "number"),
    [
        pytest.param(bacterium("blue", "B", cubes="B"), "roll 2 2 2", 1, id="triple without red"),
        pytest.param(bacterium("blue", "BB"), "roll 4 4 4 4", 1, id="four of a kind"),
        pytest.param(
            bacterium("blue", "BB", cubes="BB"), "roll 3 3 3 3 3 3", 2, id="six of a kind"
        ),
        pytest.param(bacterium("blue", "BB", cubes="BB"), "roll 3 3 3 4 4 4", 2, id="two triples"),
        pytest.param(bacterium("blue", "BB", cubes="B"), "roll 3 3 4 4 2", 0, id="pairs"),
        pytest.param(bacterium("blue", "B", cubes="RR"), "roll 1 1 1 4", 7, id="triple of ones"),
        pytest.param(bacterium("blue", "B", cubes="BBB"), "roll 5 5 5 4 4", 1, id="errors too"),
    ],
)
def test_each_triple_makes_one_catalyst_more(life: dict[str, Any], dice: str, number: int) -> None:
    table = Table(
        {"phase": "darwin", "agenda": ["darwin blue"], "organism": {LIFE: life}},
        chance=(dice,),
        colours=["red", "blue"],
    )
    assert table.pool("blue") == "Y" * min(number, 6)


@pytest.mark.clause("G2a.1")
@pytest.mark.parametrize(
    ("name", "letter"),
    [
        ("amyloid-hydrolysis", "Y"),
        ("pna-template", "B"),
        ("metal-glycolysis", "G"),
        ("extremophile-condensation", "R"),
    ],
)
def test_a_bacterium_makes_the_colour_of_its_disk(name: str, letter: str) -> None:
    table = Table(darwin({name: bacterium("red", "R", cubes="B")}), chance=("roll 1 2 3",))
    assert table.pool("red") == letter


@pytest.mark.clause("G2a.1", "B3a.1")
def test_a_parasite_makes_its_own_colour_for_its_hosts_pool() -> None:
    table = Table(
        darwin(
            {
                LIFE: bacterium("red", "R", "rna-polymerase"),
                "virus": parasite("blue", "B", LIFE, diseased=("rna-polymerase base", "")),
            }
        ),
        chance=("roll 2 3", "roll 1 3 4"),
        colours=["red", "blue"],
    )
    assert table.pool("red") == "B"
    assert table.pool("blue") == ""


@pytest.mark.clause("G2a.1", "B3b.1")
def test_catalysts_above_the_pool_limit_are_not_taken() -> None:
    table = one_life(bacterium("red", "R", cubes="B"), "roll 1 1 3", pool="YYYYY")
    assert table.pool("red") == "YYYYYY"


@pytest.mark.clause("G2a.1", "B3c.1", "ED-26", "ADD-13")
@pytest.mark.parametrize("ruleset", ["living", "second", "first"])
def test_two_catalysts_above_the_limit_are_substituted_in_every_edition(ruleset: str) -> None:
    table = one_life(bacterium("red", "R", cubes="B"), "roll 1 1 3", pool="YYYYYY", ruleset=ruleset)
    assert table.kind == "substitute"
    table.answer("disk blue")
    assert table.pool("red") == "YYYYYYB"


# --- G3: errors ---------------------------------------------------------------------------


@pytest.mark.clause("G3.1", "G:Heredity.1")
@pytest.mark.parametrize(
    ("life", "dice", "lost"),
    [
        pytest.param(bacterium("red", "R", cubes="GGG"), "roll 2 3 4 4 4", 0, id="no error"),
        pytest.param(bacterium("red", "R", cubes="GGG"), "roll 2 3 4 4 5", 1, id="a five"),
        pytest.param(bacterium("red", "R", cubes="GGG"), "roll 2 3 4 4 6", 1, id="a six"),
        pytest.param(bacterium("red", "R", cubes="GGG"), "roll 2 3 5 6 6", 3, id="three errors"),
        pytest.param(
            bacterium("red", "RB", cubes="GGG"), "roll 2 3 4 4 4 5 6", 1, id="a blue biont shields"
        ),
        pytest.param(
            bacterium("red", "RBB", cubes="GGG"), "roll 2 2 3 3 4 4 4 5 6", 0, id="two shield"
        ),
    ],
)
def test_atrophies_are_errors_above_the_blue_chromosomes(
    life: dict[str, Any], dice: str, lost: int
) -> None:
    table = Table(darwin({LIFE: life}), chance=(dice,), colours=["red", "blue"])
    assert len(table.organism(LIFE)["cubes"]) == 3 - lost


@pytest.mark.clause("G3.1", "AMB-17")
def test_the_number_of_atrophies_is_counted_once() -> None:
    """Two errors too many: losing the shielding blue cube first makes them no more."""
    table = one_life(bacterium("red", "R", cubes="BGGG"), "roll 2 3 4 5 6 6")
    table.answer("lose-chromosome blue")
    assert table.organism(LIFE)["cubes"] == "GG"


@pytest.mark.clause("G3.1", "A4.2", "G:Extinction.2")
def test_an_error_catastrophe_may_kill() -> None:
    table = one_life(bacterium("red", "R"), "roll 5 6")
    assert not table.has(LIFE)
    assert table.position["player"]["red"]["trophies"] == [LIFE]
    assert table.pool("red") == "R"


@pytest.mark.clause("A4.2", "G2.1", "AMB-41")
def test_catalysts_are_made_before_atrophy() -> None:
    """The dying red biont still makes a catalyst with its 1."""
    table = one_life(bacterium("red", "R"), "roll 1 6")
    assert not table.has(LIFE)
    assert table.pool("red") == "RY"


@pytest.mark.clause("A4.2", "G1.1")
def test_the_re_roll_comes_before_the_catalysts() -> None:
    table = one_life(bacterium("red", "R", cubes="YB"), "roll 1 3 3 4")
    assert table.pool("red") == ""
    table.answer("reroll-die 1", "roll 3")
    assert table.pool("red") == "Y"


@pytest.mark.clause("G3.1", "G:Atrophy.5", "E3c.4")
def test_example_salmonella_loses_its_diseased_cube() -> None:
    table = Table(
        darwin(
            {
                LIFE: bacterium("red", "R", "rna-ribozyme"),
                "salmonella": parasite("green", "G", LIFE, diseased=("rna-ribozyme base", "")),
            }
        ),
        chance=("roll 2 3", "roll 1 5 5"),
        colours=["red", "green"],
    )
    assert table.organism("salmonella")["diseased"] == ["", ""]
    assert table.organism(LIFE)["mutations"] == []
    assert table.pool("red") == ""


@pytest.mark.clause("G3a.1")
@pytest.mark.parametrize(("dice", "lost"), [("roll 5 5 5 4", 0), ("roll 2 6 6 5", 1)])
def test_with_dna_only_sixes_are_errors(dice: str, lost: int) -> None:
    """One promoted mutation, whose blue cube shields against one error."""
    table = Table(
        darwin({LIFE: bacterium("green", "G", "calvin-cycle+")}, agenda=["darwin green"]),
        chance=(dice,),
        colours=["red", "green"],
    )
    if lost:
        table.answer("lose-mutation calvin-cycle base")
    assert table.view["organisms"][LIFE]["chromosomes"] == "GGB"[lost:]


@pytest.mark.clause("G3a.1")
def test_dna_is_no_error_shield() -> None:
    table = one_life(bacterium("red", "R", "ribosomal-rna+", cubes="G"), "roll 2 3 4 5 6")
    assert table.kind == "atrophy"


@pytest.mark.clause("C4.1", "AMB-43")
@pytest.mark.parametrize(
    ("life", "dice", "struck"),
    [
        pytest.param(bacterium("red", "R", cubes="G"), "roll 5 5 5", False, id="fives"),
        pytest.param(bacterium("red", "R", cubes="GR"), "roll 2 3 4 6", True, id="a six"),
        pytest.param(
            bacterium("red", "R", "ribosomal-rna+"), "roll 2 3 4 6", False, id="dna shields"
        ),
        pytest.param(
            bacterium("red", "R", "ribosomal-rna+"), "roll 2 3 6 6", True, id="but only one"
        ),
        pytest.param(
            bacterium("red", "R", "ribosomal-rna+", "superoxide-dismutase+"),
            "roll 2 3 4 4 6 6",
            False,
            id="each dna icon shields",
        ),
    ],
)
def test_macro_variant(life: dict[str, Any], dice: str, struck: bool) -> None:
    before = one_life(life).view["organisms"][LIFE]["chromosomes"]
    table = one_life(life, dice, variants=["macro"])
    assert (table.kind == "atrophy") == struck
    assert table.view["organisms"][LIFE]["chromosomes"] == before


@pytest.mark.clause("C4.1", "AMB-43", "D8.2")
def test_the_macro_variant_does_not_change_cancer_rolls() -> None:
    table = Table(
        {
            "phase": "event",
            "events_drawn": ["orbital-bobbing"],
            "agenda": ["icon orbital-bobbing 2"],
            "organism": {"trilobites": marine("red", "R", OTHER, "shelled-egg", "chitin-cuticle")},
        },
        chance=("roll 5 5 5 4",),
        variants=["macro"],
    )
    assert table.kind == "atrophy"
