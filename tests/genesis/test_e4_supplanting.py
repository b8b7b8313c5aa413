"""E4: supplanting a parasite, and what becomes of the one that is liberated."""

from typing import Any

import pytest

from tests.genesis.beings import bacterium, marine, parasite
from tests.genesis.table import Table
from trilobite.games.genesis.edition import RULESETS

HOST = "amyloid-hydrolysis"
OTHER = "photo-carboxylation"


def red_assigns(organisms: dict[str, Any], **more: Any) -> dict[str, Any]:
    """Red to assign while the ocean is active; Blue follows."""
    return {
        "agenda": ["assign red", "assign blue"],
        "active": ["ocean"],
        "organism": organisms,
        **more,
    }


def three(position: dict[str, Any], **options: Any) -> Table:
    """A table of Red, Yellow and Blue."""
    return Table(position, players=3, colours=["red", "yellow", "blue"], **options)


# --- E4, E4a: who supplants whom ----------------------------------------------------------


@pytest.mark.clause("E4.1", "E4a.1", "AMB-28")
@pytest.mark.parametrize(
    ("cards", "stolen", "legal"),
    [
        # The viroid has a red and a yellow slot, the prion a blue and a green one.
        pytest.param(["riboswitches"], ("", ""), True, id="one against none"),
        pytest.param(
            ["riboswitches", "rna-polymerase"],
            ("rna-polymerase base", ""),
            False,
            id="one against one",
        ),
        pytest.param(
            ["riboswitches", "calvin-cycle", "rna-polymerase"],
            ("rna-polymerase base", ""),
            True,
            id="two against one",
        ),
        pytest.param(
            ["riboswitches", "calvin-cycle", "rna-polymerase", "quorum-sensing"],
            ("rna-polymerase base", "quorum-sensing base"),
            False,
            id="two against two",
        ),
        pytest.param(["quorum-sensing"], ("", ""), False, id="none against none"),
    ],
)
def test_the_newcomer_needs_more_diseased_cubes_than_the_incumbent_had(
    cards: list[str], stolen: tuple[str, str], legal: bool
) -> None:
    table = three(
        red_assigns(
            {
                HOST: bacterium("yellow", "Y", *cards),
                "viroid": parasite("blue", "B", HOST, diseased=stolen),
            },
            refugium={"clay-mound": {}},
        )
    )
    assert (f"supplant prion {HOST}" in table.offers) == legal
    if not legal:
        assert table.refusals[f"supplant prion {HOST}"] == "E4a.1"


@pytest.mark.clause("E4a.1", "AMB-28")
def test_the_newcomer_chooses_from_the_host_and_from_the_incumbent() -> None:
    table = three(
        red_assigns(
            {
                HOST: bacterium("yellow", "Y", "riboswitches", "mrna", "calvin-cycle"),
                "virus": parasite("blue", "B", HOST, diseased=("", "calvin-cycle base")),
            }
        )
    )
    table.answers(f"supplant prion {HOST}", "enough")
    assert table.offers == ["take riboswitches base", "take mrna base", "take-diseased 1"]
    table.answer("take-diseased 1")
    assert table.offers == ["take riboswitches base", "take mrna base"]
    table.answer("take riboswitches base")
    assert table.organism("prion")["diseased"] == ["riboswitches base", "calvin-cycle base"]


@pytest.mark.clause("E4a.1", "E3c.1")
def test_against_an_incumbent_without_cubes_one_is_enough() -> None:
    table = three(
        red_assigns(
            {
                HOST: bacterium("yellow", "Y", "riboswitches", "calvin-cycle"),
                "viroid": parasite("blue", "B", HOST),
            }
        )
    )
    table.answers(f"supplant prion {HOST}", "enough")
    table.answer("take riboswitches base")
    assert table.offers == ["take calvin-cycle base", "enough"]


@pytest.mark.clause("E4a.1", "E3e.1", "ED-79")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_on_a_macroorganism_the_newcomer_takes_organs_and_the_incumbents_cubes(
    ruleset: str,
) -> None:
    table = three(
        red_assigns(
            {
                "trilobites": marine("yellow", "Y", "pna-template", "shelled-egg"),
                "virus": parasite("blue", "B", "trilobites", diseased=("", "organ chitin-cuticle")),
            },
            active=["ocean", "coastal"],
        ),
        ruleset=ruleset,
    )
    table.answers("supplant prion trilobites", "enough")
    assert table.offers == ["take-organ 1", "take-diseased 1"]
    table.answer("take-organ 1")
    assert table.organism("prion")["diseased"] == ["organ shelled-egg", "organ chitin-cuticle"]


@pytest.mark.clause("E4.1", "E3d.1")
def test_a_hyperparasite_can_be_supplanted_too() -> None:
    table = Table(
        {
            "agenda": ["assign red"],
            "active": ["ocean"],
            "organism": {
                HOST: bacterium("yellow", "Y", "quorum-sensing"),
                "salmonella": parasite("green", "G", HOST, "riboswitches", "calvin-cycle"),
                "viroid": parasite("blue", "B", "salmonella"),
            },
        },
        players=4,
    )
    table.answers("supplant prion salmonella", "enough", "take riboswitches base")
    table.answer("take calvin-cycle base")
    assert table.organism("prion")["host"] == "salmonella"


@pytest.mark.clause("E4b.1", "ED-21")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_nobody_supplants_a_parasite_on_a_host_of_his_own(ruleset: str) -> None:
    table = three(
        red_assigns(
            {
                HOST: bacterium("red", "R", "riboswitches", "calvin-cycle"),
                "viroid": parasite("blue", "B", HOST),
            },
            refugium={"clay-mound": {}},
        ),
        ruleset=ruleset,
    )
    assert table.refusals[f"supplant prion {HOST}"] == "E4b.1"


@pytest.mark.clause("E4b.1")
def test_a_hyperparasite_in_the_own_tableau_may_be_supplanted() -> None:
    table = Table(
        {
            "agenda": ["assign red"],
            "active": ["ocean"],
            "organism": {
                HOST: bacterium("red", "R", "quorum-sensing"),
                "salmonella": parasite("green", "G", HOST, "riboswitches", "calvin-cycle"),
                "viroid": parasite("blue", "B", "salmonella"),
            },
        },
        players=4,
    )
    assert "supplant prion salmonella" in table.offers


# --- E4.2: what the liberated parasite keeps ----------------------------------------------


def liberation(**more: Any) -> Table:
    """Red supplants Blue's viroid, which has a mutation, a hyperparasite and a red cube."""
    table = Table(
        {
            "agenda": ["assign red", "assign blue"],
            "active": ["ocean"],
            "organism": {
                HOST: bacterium(
                    "yellow", "Y", "riboswitches", "calvin-cycle", "rna-polymerase", cubes="R"
                ),
                "viroid": parasite(
                    "blue", "BB", HOST, "nitrogen-fixation", diseased=("rna-polymerase base", "")
                ),
                "salmonella": parasite("green", "G", "viroid"),
                OTHER: bacterium("yellow", "Y", "cytochromes"),
                "pna-template": bacterium("yellow", "Y", "quorum-sensing"),
            },
            **more,
        },
        players=4,
    )
    table.answers(f"supplant prion {HOST}", "enough", "take riboswitches base")
    return table


@pytest.mark.clause("E4.2")
def test_the_incumbents_remaining_cubes_return_to_the_host() -> None:
    table = liberation()
    cards = {m["card"]: m["base"] for m in table.organism(HOST)["mutations"]}
    assert cards["rna-polymerase"] == "present"
    assert table.organism("viroid")["diseased"] == ["", ""]


@pytest.mark.clause("E4.2", "E4.3", "ED-20")
def test_a_liberated_parasite_keeps_bionts_mutations_side_and_hyperparasites() -> None:
    table = liberation()
    assert (table.decider, table.kind) == ("blue", "liberated")
    table.answer(f"parasite viroid {OTHER}")
    viroid = table.organism("viroid")
    assert (viroid["host"], viroid["bionts"]) == (OTHER, "BB")
    assert [m["card"] for m in viroid["mutations"]] == ["nitrogen-fixation"]
    assert viroid["diseased"] == ["", "cytochromes base"]
    assert table.organism("salmonella")["host"] == "viroid"


# --- E4.3: where it may go ----------------------------------------------------------------


@pytest.mark.clause("E4.3", "ED-20")
@pytest.mark.parametrize("ruleset", ["living", "first"])
@pytest.mark.parametrize(
    ("active", "refugia", "hosts"),
    [
        pytest.param([], {"clay-mound": "R"}, ["metal-glycolysis"], id="the old row"),
        pytest.param(
            ["ocean", "coastal"],
            {"clay-mound": ""},
            ["metal-glycolysis", "pyrite-reduction"],
            id="an active row",
        ),
        pytest.param(
            [],
            {"clay-mound": "R", "pumice-raft": "B"},
            ["metal-glycolysis", "pyrite-reduction"],
            id="a row with a biont",
        ),
    ],
)
def test_the_reach_of_a_liberated_parasite(
    ruleset: str, active: list[str], refugia: dict[str, str], hosts: list[str]
) -> None:
    table = three(
        red_assigns(
            {
                HOST: bacterium("yellow", "Y", "riboswitches"),
                "viroid": parasite("blue", "B", HOST),
                "metal-glycolysis": bacterium("yellow", "Y", "endospore"),
                "pyrite-reduction": bacterium("yellow", "Y", "quorum-sensing"),
            },
            active=active,
            refugium={name: {"bionts": bionts} for name, bionts in refugia.items()},
        ),
        ruleset=ruleset,
    )
    table.answers(f"supplant prion {HOST}", "enough")
    assert table.kind == "liberated"
    assert table.offers == [*(f"parasite viroid {host}" for host in hosts), "decline"]
    if "pyrite-reduction" not in hosts:
        assert table.refusals["parasite viroid pyrite-reduction"] == "E3b.1"


@pytest.mark.clause("E4.3", "ED-70")
@pytest.mark.parametrize("active", [["ocean"], ["ocean", "coastal"]])
def test_in_second_a_liberated_parasite_must_find_a_host_if_it_can(active: list[str]) -> None:
    table = three(
        red_assigns(
            {
                HOST: bacterium("yellow", "Y", "riboswitches"),
                "viroid": parasite("blue", "B", HOST),
                "metal-glycolysis": bacterium("yellow", "Y", "endospore"),
                "pyrite-reduction": bacterium("yellow", "Y", "quorum-sensing"),
            },
            active=active,
        ),
        ruleset="second",
    )
    table.answers(f"supplant prion {HOST}", "enough")
    if "coastal" in active:
        assert table.offers == [
            "parasite viroid metal-glycolysis",
            "parasite viroid pyrite-reduction",
        ]
        table.answer("parasite viroid pyrite-reduction")
        assert table.organism("viroid")["host"] == "pyrite-reduction"
    else:
        assert table.organism("viroid")["host"] == "metal-glycolysis"


@pytest.mark.clause("E4.3", "AMB-29")
def test_a_liberated_parasite_neither_needs_nor_spends_the_move_of_its_bionts() -> None:
    table = three(
        red_assigns(
            {
                HOST: bacterium("yellow", "Y", "riboswitches"),
                "viroid": parasite("blue", "BB", HOST, "mrna"),
                OTHER: bacterium("yellow", "Y", "cytochromes"),
            }
        )
    )
    table.answers(f"supplant prion {HOST}", "enough", f"parasite viroid {OTHER}")
    assert table.organism("viroid")["moved"] == ""
    assert table.decider == "blue"
    assert {"hgt-home viroid", f"hgt viroid {HOST}"} <= set(table.offers)


@pytest.mark.clause("E4.3", "AMB-29")
def test_a_liberated_parasite_may_become_a_hyperparasite() -> None:
    table = Table(
        {
            "agenda": ["assign red"],
            "active": ["ocean"],
            "organism": {
                HOST: bacterium("yellow", "Y", "riboswitches"),
                "viroid": parasite("blue", "B", HOST),
                OTHER: bacterium("yellow", "Y", "mrna"),
                "salmonella": parasite("green", "G", OTHER, "cytochromes"),
            },
        },
        players=4,
    )
    table.answers(f"supplant prion {HOST}", "enough", "parasite viroid salmonella")
    assert table.organism("viroid")["host"] == "salmonella"


@pytest.mark.clause("E4.3")
def test_a_liberated_parasite_cannot_sit_on_its_own_hyperparasite() -> None:
    table = Table(
        {
            "agenda": ["assign red"],
            "active": ["ocean"],
            "organism": {
                HOST: bacterium("yellow", "Y", "riboswitches"),
                "viroid": parasite("blue", "B", HOST, "mrna"),
                "salmonella": parasite("green", "G", "viroid", "cytochromes"),
                OTHER: bacterium("yellow", "Y", "quorum-sensing"),
            },
        },
        players=4,
    )
    table.answers(f"supplant prion {HOST}", "enough")
    assert table.offers == [f"parasite viroid {OTHER}", "decline"]


@pytest.mark.clause("E4.3", "E4.1", "AMB-29")
def test_a_liberated_parasite_may_drive_out_the_one_that_drove_it_out() -> None:
    table = three(
        red_assigns(
            {
                HOST: bacterium("yellow", "Y", "riboswitches", "rna-polymerase", "quorum-sensing"),
                "viroid": parasite("blue", "B", HOST),
            }
        )
    )
    table.answers(f"supplant prion {HOST}", "enough")
    assert table.offers == [f"supplant viroid {HOST}", "decline"]
    table.answers(f"supplant viroid {HOST}", "take rna-polymerase base")
    assert table.organism("viroid")["diseased"] == ["rna-polymerase base", "quorum-sensing base"]
    assert not table.has("prion")
    assert table.pool("red") == "R"
    cards = {m["card"]: m["base"] for m in table.organism(HOST)["mutations"]}
    assert cards["riboswitches"] == "present"


@pytest.mark.clause("E4.3", "AMB-29", "G:Extinction.3")
def test_a_liberated_parasite_that_declines_goes_extinct() -> None:
    table = liberation()
    table.answer("decline")
    assert not table.has("viroid")
    assert not table.has("salmonella")
    assert (table.pool("blue"), table.pool("green")) == ("BB", "G")
    assert table.position["player"]["blue"]["bionts"] == 3
    assert table.position["mutation_decks"]["ocean"][-1] == "nitrogen-fixation"


@pytest.mark.clause("E4.3")
def test_a_liberated_parasite_without_a_host_goes_extinct() -> None:
    table = three(
        red_assigns(
            {
                HOST: bacterium("yellow", "Y", "riboswitches", cubes="RY"),
                "viroid": parasite("blue", "B", HOST),
            }
        )
    )
    table.answers(f"supplant prion {HOST}", "enough")
    assert not table.has("viroid")
    assert table.pool("blue") == "B"


# --- the example of E4 --------------------------------------------------------------------


def hox_genes(*cards: str, cubes: str) -> Table:
    """Green's cyanobacteria drives Blue's viroid off Red's bacterium and pollutes."""
    table = Table(
        {
            "agenda": ["assign green", "assign blue"],
            "active": ["ocean"],
            "refugium": {"clay-mound": {}},
            "organism": {
                HOST: bacterium("red", "R", *cards, cubes=cubes),
                "viroid": parasite("blue", "B", HOST, diseased=(f"{cards[0][:-1]} plus", "")),
            },
        },
        players=3,
        colours=["red", "green", "blue"],
    )
    table.answers(f"supplant cyanobacteria {HOST}", "enough")
    table.answers(f"take {cards[0][:-1]} base")
    return table


@pytest.mark.clause("E4.1", "E4a.1", "E4.3")
def test_example_cyanobacteria_supplants_the_viroid() -> None:
    table = hox_genes("riboswitches+", cubes="YB")
    assert table.organism("cyanobacteria")["diseased"] == [
        "riboswitches base",
        "riboswitches plus",
    ]
    assert not table.has("viroid")
    assert table.pool("blue") == "B"


@pytest.mark.clause("E0.2", "AMB-26", "ED-46")
def test_example_the_viroids_biont_may_be_assigned_in_blues_turn_but_not_the_card() -> None:
    table = hox_genes("riboswitches+", cubes="YB")
    table.answer("lose-chromosome yellow")
    table.answer("done")
    assert table.decider == "blue"
    assert table.position["player"]["blue"]["bionts"] == 4
    assert "biont pool clay-mound" in table.offers
    assert table.refusals[f"supplant virus {HOST}"] == "G:Extinction.2"


@pytest.mark.clause("E3f.1", "E3h.1", "AMB-56", "G:Immunology.1")
def test_example_an_immune_host_may_give_up_its_only_biont() -> None:
    """Hox genes carry immunology: Red kills their bacterium and with it the parasite."""
    table = hox_genes("riboswitches+", cubes="YB")
    assert table.offers == ["lose-chromosome yellow", "lose-chromosome blue", "lose-biont red"]
    table.answer("lose-biont red")
    assert table.position["organism"] == {}
    assert table.pool("red") == "R"
    assert table.pool("green") == "G"


@pytest.mark.clause("E3f.1", "AMB-56", "G:Atrophy.1")
def test_without_immunology_the_cubes_go_before_the_only_biont() -> None:
    table = hox_genes("trna+", cubes="YB")
    assert table.offers == ["lose-chromosome yellow", "lose-chromosome blue"]
    assert table.refusals["lose-biont red"] == "G:Atrophy.1"


@pytest.mark.clause("E3f.1", "E3h.1", "AMB-56")
def test_without_immunology_the_biont_goes_if_it_is_the_last_chromosome() -> None:
    table = hox_genes("trna+", cubes="")
    assert table.position["organism"] == {}


# --- polluters ----------------------------------------------------------------------------


@pytest.mark.clause("E3f.1", "ADD-10")
def test_a_liberated_polluter_pollutes_again_where_it_is_attached_anew() -> None:
    table = Table(
        {
            "agenda": ["assign red", "assign green"],
            "active": ["ocean", "coastal"],
            "organism": {
                HOST: bacterium("blue", "B", "calvin-cycle", cubes="YY"),
                "cyanobacteria": parasite("green", "G", HOST),
                "pyrite-reduction": bacterium("blue", "B", "rna-polymerase", cubes="YY"),
            },
        },
        players=3,
        colours=["red", "green", "blue"],
    )
    table.answers(f"supplant prion {HOST}", "enough", "parasite cyanobacteria pyrite-reduction")
    assert table.organism("pyrite-reduction")["cubes"] == "Y"
    assert table.organism(HOST)["cubes"] == "YY"


@pytest.mark.clause("E3f.1", "ADD-10")
def test_a_polluter_that_is_driven_out_again_pollutes_once_where_it_ends_up() -> None:
    """Green's cyanobacteria supplants Blue's virus, which strikes back at once."""
    table = Table(
        {
            "agenda": ["assign green", "assign blue"],
            "active": ["ocean", "coastal"],
            "organism": {
                HOST: bacterium("red", "R", "mrna", "rna-polymerase", "calvin-cycle", cubes="YY"),
                "virus": parasite("blue", "B", HOST),
                "pyrite-reduction": bacterium("red", "R", "riboswitches", cubes="YY"),
            },
        },
        players=3,
        colours=["red", "green", "blue"],
    )
    table.answers(f"supplant cyanobacteria {HOST}", "enough", "take mrna base", "enough")
    assert table.decider == "blue"
    table.answers(f"supplant virus {HOST}", "take rna-polymerase base")
    assert (table.decider, table.kind) == ("green", "liberated")
    table.answer("parasite cyanobacteria pyrite-reduction")
    assert table.organism("pyrite-reduction")["cubes"] == "Y"
    assert table.organism(HOST)["cubes"] == "YY"
    assert table.organism("virus")["diseased"] == ["rna-polymerase base", "calvin-cycle base"]
