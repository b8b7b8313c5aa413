"""Action tables and schemas: fixed, complete and readable."""

import re
from hashlib import sha256
from pathlib import Path

import pytest

from tests.cli.helpers import run
from tests.envs.moments import moments, set_ups
from trilobite.core.actions import ActionTable
from trilobite.core.errors import OptionsError
from trilobite.core.words import NUMBER, Words
from trilobite.envs.specs import SPECS, spec_of
from trilobite.envs.table import Table
from trilobite.games.genesis.observation import KINDS as genesis_kinds  # noqa: N811
from trilobite.games.marine.observation import KINDS as marine_kinds  # noqa: N811
from trilobite.games.origins.observation import KINDS as origins_kinds  # noqa: N811
from trilobite.games.origins.world_options import WORLD_VARIANTS

#: A table or schema that changes needs a new version of its environment.
FINGERPRINTS = {
    "genesis_v2": (5385, "c484fcce8833d460", 2753, "51c5774886478f0d"),
    "marine_v1": (8787, "31cbf0796c21d4de", 1420, "5b561e9e7ac6bcc0"),
    "origins_v2": (26818, "c4810c2be22be621", 3421, "8ee2ac3bdafd604b"),
}

LOCALE = Path(__file__).parents[2] / "src" / "trilobite" / "locale" / "en"

KINDS = {"genesis": genesis_kinds, "marine": marine_kinds, "origins": origins_kinds}

each_game = pytest.mark.parametrize("name", SPECS)


# --- actions ------------------------------------------------------------------------------


@each_game
def test_the_table_is_fixed(name: str) -> None:
    table = Table(spec_of(name), {}, None)
    seen = table.observation
    said = "\n".join(f"{one.name} {one.high} {one.members}" for one in seen.numbers())
    layout = sha256(said.encode()).hexdigest()[:16]
    found = (len(table.actions), table.actions.fingerprint(), seen.size, layout)
    assert found == FINGERPRINTS[table.spec.id]


@each_game
def test_the_table_has_every_option_that_is_offered(name: str) -> None:
    offered = 0
    for table, session in moments(name):
        for seat in session.deciders():
            decision = session.decision_for(seat)
            assert decision is not None
            legal = table.legal(decision)
            assert legal == sorted(set(legal))
            assert {table.actions.options[number] for number in legal} == set(decision.options)
            mask = table.mask(decision)
            assert mask.sum() == len(legal)
            offered += len(legal)
    assert offered > 1000


@each_game
def test_a_number_means_the_same_in_every_set_up(name: str) -> None:
    tables = [Table(spec_of(name), options, None) for options in set_ups(name)]
    other_maps = {"own-map", "water-world", *WORLD_VARIANTS}
    same_map = [table for table in tables if not other_maps & set(table.game.options["variants"])]
    assert len(same_map) > 4
    assert len({table.actions.fingerprint() for table in same_map}) == 1


@each_game
def test_all_kinds_of_decisions_are_known(name: str) -> None:
    text = (LOCALE / f"{name}.ftl").read_text(encoding="utf-8")
    asked = set(re.findall(r"^prompt-([a-z-]+) =", text, re.MULTILINE))
    nobodys = {kind for kind in asked if kind.startswith("npc-")}
    assert asked - nobodys <= set(KINDS[name])


def test_numbers_need_a_limit() -> None:
    words = Words({}, {"pay": (NUMBER,)}, {})
    with pytest.raises(OptionsError, match="how large the number in pay gets"):
        ActionTable(words, {})
    assert ActionTable(words, {"pay": ((1, 2),)}).options == [("pay", 1, -1), ("pay", 2, -1)]


# --- the command --------------------------------------------------------------------------


def test_the_command_lists_both() -> None:
    actions = run("envs", "actions", "genesis").stdout.splitlines()
    assert actions[0] == "0\tdecline"
    assert len(actions) == FINGERPRINTS["genesis_v2"][0]
    schema = run("envs", "schema", "genesis").stdout.splitlines()
    assert schema[0] == "0\t0\t4\tasked.seat: seat-0 seat-1 seat-2 seat-3"
    assert len(schema) == FINGERPRINTS["genesis_v2"][2]


def test_a_game_without_an_environment() -> None:
    done = run("envs", "schema", "chess")
    assert done.exit_code == 2
    assert "chess" in done.stderr
