"""What beginners regret is known before it is done."""

from typing import Any

from tests.genesis.pieces import organism, purchases
from tests.genesis.table import Table
from tests.genesis.test_preview import ASSIGNMENT, MARS, preview
from trilobite.core.facts import Facts


def mistakes(table: Table, key: str) -> dict[str, Facts]:
    """The mistakes that an option would be, with their facts."""
    return {one.key: one.facts for one in preview(table, key).mistakes}


def test_the_phase_is_ended_with_a_biont_at_home() -> None:
    table = Table(ASSIGNMENT)
    facts = mistakes(table, "done")["bionts-left"]
    rises = {odd.key: odd.percent() for odd in preview(table, "biont pool warm-pond").odds}
    assert facts["chance"] == rises["rises"]
    assert mistakes(table, "biont pool warm-pond") == {}
    while any(key.startswith("biont pool") for key in table.offers):
        table.answer("biont pool warm-pond")
    assert "bionts-left" not in mistakes(table, "done")


def test_the_phase_is_ended_with_catalysts_that_could_protect() -> None:
    table = Table(ASSIGNMENT)
    assert "uncovered" not in mistakes(table, "done")  # nobody lives there yet
    table.answer("biont pool warm-pond")
    facts = mistakes(table, "done")["uncovered"]
    assert int(str(facts["before"])) > int(str(facts["after"]))
    bare = Table(ASSIGNMENT | {"player": {"red": {"pool": ""}}})
    bare.answer("biont pool warm-pond")
    assert "uncovered" not in mistakes(bare, "done")


def rolled(kind: str, roll: str, position: dict[str, Any] = ASSIGNMENT) -> Table:
    """After a roll on the Warm Pond with one biont, at a decision."""
    table = Table(position, chance=(f"roll {roll}",))
    table.answers("biont pool warm-pond", "done")
    while table.kind != kind:
        table.answer(table.offers[0])
    return table


def test_doubles_are_let_go() -> None:
    table = rolled("darwinian-life", "3 3 1")
    facts = mistakes(table, "decline")["life-refused"]
    assert facts["number"] == 4
    assert 0 < int(str(facts["chance"])) < 100
    assert 0 < int(str(facts["loss"])) < 100
    assert mistakes(table, "live") == {}


def test_the_only_biont_dies_for_a_cube() -> None:
    table = rolled("manna-death", "4 5 6")
    assert mistakes(table, "kill-biont red") == {"last-biont-dies": {"number": 2}}
    assert mistakes(table, "kill-cube red") == {}


def test_there_is_little_blue_for_many_dice() -> None:
    """Three dice of a red biont and a green cube, four with a mutation: none of them is blue."""

    def bought(mutation: str) -> dict[str, Facts]:
        table = Table(
            purchases(
                {MARS: organism("red", "R", cubes="G")},
                "red",
                pools={"red": "BBYYGGRR"},
                decks={"cosmic": [mutation]},
            )
        )
        assert mistakes(table, "done") == {}
        return mistakes(table, f"mutation {MARS} cosmic")

    assert bought("photosystem-ii") == {"little-blue": {"blue": 0, "dice": 4}}  # green
    assert bought("rna-polymerase") == {}  # red
    assert bought("trna") == {}  # blue


def test_a_third_mutation_while_none_is_promoted() -> None:
    def third(*mutations: str) -> dict[str, Facts]:
        table = Table(
            purchases(
                {MARS: organism("red", "R", *mutations, cubes="BBB")},
                "red",
                pools={"red": "BBYYGGRR"},
                decks={"cosmic": ["mrna"]},
            )
        )
        return mistakes(table, f"mutation {MARS} cosmic")

    assert third("tmrna", "riboswitches")["bare-mutations"] == {"number": 3}
    assert "bare-mutations" not in third("tmrna")
    assert "bare-mutations" not in third("tmrna+", "riboswitches")
