"""Action tables and schemas: fixed, complete and readable."""

import re
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest

from tests.cli.helpers import run
from tests.genesis.configurations import configurations
from tests.genesis.rich import rich_state
from tests.genesis.table import genesis
from tests.origins.configurations import configurations as origins_configurations
from tests.origins.rich import rich_state as rich_origins
from tests.origins.table import origins
from trilobite.core.errors import OptionsError
from trilobite.core.session import Session, begin
from trilobite.core.words import NUMBER, Words
from trilobite.envs.actions import ActionTable
from trilobite.envs.schema import Counts, Each, Flag, Group, Number, OneOf, Order, Place, Slots
from trilobite.envs.specs import SPECS, spec_of
from trilobite.envs.table import Table
from trilobite.games.origins.world_options import WORLD_VARIANTS
from trilobite.games.registry import make_game

#: A table or schema that changes needs a new version of its environment.
FINGERPRINTS = {
    "genesis_v1": (5385, "c484fcce8833d460", 5662),
    "marine_v0": (8787, "31cbf0796c21d4de", 5286),
    "origins_v1": (26818, "c4810c2be22be621", 11485),
}

LOCALE = Path(__file__).parents[2] / "src" / "trilobite" / "locale" / "en"

each_game = pytest.mark.parametrize("name", SPECS)


def set_ups(name: str) -> list[dict[str, Any]]:
    """Set-ups of all kinds."""
    if name == "genesis":
        return configurations()[::9]
    if name == "origins":
        return origins_configurations()[::2]
    lists: list[list[str]] = [
        ["short"],
        ["random-planet", "short"],
        ["inverted-displays", "short"],
        ["superheroes", "exaptation", "random-animals", "short"],
    ]
    found: list[dict[str, Any]] = [
        {"players": players, "variants": variants} for variants in lists for players in (2, 4)
    ]
    return [*found, {"players": 2, "variants": ["two-animals", "short"]}]


def moments(name: str, most: int = 150) -> Iterator[tuple[Table, Session]]:
    """Moments of random games of all kinds, and of games that are far on."""
    for number, options in enumerate(set_ups(name)):
        table = Table(spec_of(name), options, None)
        starts: list[Any] = [None]
        if name == "genesis":
            colours = ["red", "yellow", "green", "blue"][: max(2, options["players"])]
            starts.append(rich_state(genesis(**options, colours=colours), number))
        if name == "origins":
            starts.append(rich_origins(origins(**options), number))
        for start in starts:
            session = begin(table.game, number, start, listen=False)
            pick = Random(number)
            for _ in range(most):
                if session.over:
                    break
                yield table, session
                seat = session.deciders()[0]
                decision = session.decision_for(seat)
                assert decision is not None
                session.choose(pick.choice(decision.options), seat)


# --- actions ------------------------------------------------------------------------------


@each_game
def test_the_table_is_fixed(name: str) -> None:
    spec = SPECS[name]
    game = make_game(name, {})
    actions = spec.table(game)
    schema = spec.schema(game)
    found = (len(actions), actions.fingerprint(), len(schema.low))
    assert found == FINGERPRINTS[spec.id]


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
            assert decision.kind in table.spec.kinds
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
    assert asked - nobodys <= set(SPECS[name].kinds)


def test_numbers_need_a_limit() -> None:
    words = Words({}, {"pay": (NUMBER,)}, {})
    with pytest.raises(OptionsError, match="how large the number in 'pay' gets"):
        ActionTable(words, {})
    assert ActionTable(words, {"pay": ((1, 2),)}).options == [("pay", 1, -1), ("pay", 2, -1)]


# --- schemas ------------------------------------------------------------------------------


@each_game
def test_observations_stay_within_their_bounds(name: str) -> None:
    seen: set[int] = set()
    for number, (table, session) in enumerate(moments(name)):
        if number % 5:
            continue
        for seat in range(table.game.seats):
            vector = table.seen(session, seat)
            assert (vector >= table.low).all()
            assert (vector <= table.high).all()
            seen.update(np.flatnonzero(vector).tolist())
    assert len(seen) > 800


@each_game
def test_every_number_has_a_name_of_its_own(name: str) -> None:
    schema = SPECS[name].schema(make_game(name, {}))
    names = schema.names()
    assert len(names) == len(set(names)) == len(schema.low) == len(schema.high)
    assert all(low < high for low, high in zip(schema.low, schema.high, strict=True))


def test_an_observation_says_what_the_view_says() -> None:
    table = Table(spec_of("genesis"), {"players": 2, "colours": ["red", "blue"]}, None)
    session = table.begin("1")
    view = table.game.view(session.state, 0)
    seen = dict(zip(table.schema.names(), table.seen(session, 0).tolist(), strict=True))
    assert seen[".seat=player_0"] == 1
    assert seen[".seat=player_1"] == 0
    assert seen[".view.turn"] == view["turn"]
    assert seen[f".view.phase={view['phase']}"] == 1
    for colour, letter in (("red", "R"), ("blue", "B")):
        pool = view["players"][colour]["pool"]
        assert seen[f".view.players.{colour}.pool {letter}"] == pool.count(letter)
        assert seen[f".view.players.{colour}.bionts"] == view["players"][colour]["bionts"]
    assert seen[".view.players.green?"] == 0
    decision = session.decision_for(session.deciders()[0])
    assert decision is not None
    assert seen[f".decision.kind={decision.kind}"] == (decision.seat == 0)


def test_fields() -> None:
    schema = Group(
        {
            "number": Number(5, low=-2),
            "flag": Flag(),
            "one": OneOf(["a", "b"]),
            "place": Place(["a", "b"]),
            "counts": Counts("RY", 2),
            "order": Order(["a", "b"]),
            "each": Each(["a", "b"], Number(9)),
            "listed": Each(["a", "b"], Group({"x": Number(9)})),
            "first": Slots(2, Number(9)),
            "latest": Slots(2, Number(9), latest=True),
        }
    )
    vector = [0] * len(schema.low)
    schema.write(
        {
            "number": -7,
            "flag": True,
            "one": 0,
            "place": "b",
            "counts": "RYRRG",
            "order": ["b", "a"],
            "each": {"b": 4, "stranger": 5},
            "listed": [{"id": "a", "x": 3}],
            "first": [1, 2, 3],
            "latest": [1, 2, 3],
        },
        vector,
        0,
    )
    assert vector == [-2, 1, 1, 0, 2, 2, 1, 2, 1, 0, 0, 1, 4, 1, 3, 0, 0, 1, 2, 2, 3]
    assert schema.names()[8:13] == [".order#b", ".each.a?", ".each.a", ".each.b?", ".each.b"]


# --- the command --------------------------------------------------------------------------


def test_the_command_lists_both() -> None:
    actions = run("envs", "actions", "genesis").stdout.splitlines()
    assert actions[0] == "0\tdecline"
    assert len(actions) == FINGERPRINTS["genesis_v1"][0]
    schema = run("envs", "schema", "genesis").stdout.splitlines()
    assert schema[0] == "0\t0\t1\tseat=player_0"
    assert len(schema) == FINGERPRINTS["genesis_v1"][2]


def test_a_game_without_an_environment() -> None:
    done = run("envs", "schema", "chess")
    assert done.exit_code == 2
    assert "chess" in done.stderr
