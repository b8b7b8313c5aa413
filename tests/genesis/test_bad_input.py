"""Whatever people feed it, a reader answers with one plain line and changes nothing."""

from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.genesis.table import Table, genesis
from trilobite.core import position as positions
from trilobite.core.errors import (
    IllegalAnswer,
    OptionsError,
    PositionError,
    RecordError,
    TrilobiteError,
)
from trilobite.core.game import AnyGame
from trilobite.core.record import entry_of, line_of, load
from trilobite.core.replay import replay
from trilobite.core.session import begin
from trilobite.games.genesis.setup_options import read_setup

PLAIN = st.recursive(
    st.none() | st.booleans() | st.integers(-5, 40) | st.text(max_size=12) | st.floats(),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=10), inner),
    max_leaves=12,
)


FIELDS = ["turn", "player", "organism", "agenda", "order", "x"]


def make(name: str, options: dict[str, Any]) -> AnyGame:
    """A game for position files."""
    if name != "genesis":
        raise OptionsError(f"there is no game '{name}'")
    return genesis(**options)


def one_line(error: TrilobiteError) -> bool:
    return bool(str(error)) and "\n" not in str(error)


@settings(max_examples=300, deadline=None)
@given(PLAIN)
def test_any_options_are_read_or_refused_in_one_line(value: Any) -> None:
    for options in ({"players": value}, {"variants": value}, {"colours": value}, {"mode": value}):
        try:
            read_setup(options)
        except OptionsError as error:
            assert one_line(error)


@settings(max_examples=300, deadline=None)
@given(st.dictionaries(st.sampled_from(FIELDS), PLAIN))
def test_any_position_is_read_or_refused_in_one_line(position: dict[str, Any]) -> None:
    game = genesis(players=2, colours=["red", "blue"])
    try:
        game.from_position(position)
    except PositionError as error:
        assert one_line(error)


def valid_position() -> dict[str, Any]:
    table = Table(
        {
            "organism": {
                "pna-template": {
                    "owner": "red",
                    "bionts": "R",
                    "cubes": "GB",
                    "mutations": [{"card": "tmrna", "promoted": True}],
                },
                "virus": {
                    "owner": "blue",
                    "bionts": "B",
                    "host": "pna-template",
                },
                "trilobites": {
                    "owner": "blue",
                    "bionts": "B",
                    "under": "pyrite-reduction",
                    "organs": ["shelled-egg"],
                },
            },
            "refugium": {"warm-pond": {"bionts": "R", "organised": "G", "enzymes": "RG"}},
        },
        colours=["red", "blue"],
    )
    return table.session.game.position(table.session.boundary)


@settings(max_examples=400, deadline=None)
@given(st.data())
def test_a_position_with_one_wrong_value_is_refused_or_still_legal(data: st.DataObject) -> None:
    position = valid_position()
    game = genesis(players=2, colours=["red", "blue"])
    where: Any = position
    while True:
        keys = sorted(where) if isinstance(where, dict) else range(len(where))
        key = data.draw(st.sampled_from(keys))
        inner = where[key]
        if isinstance(inner, dict | list) and inner and data.draw(st.booleans()):
            where = inner
            continue
        where[key] = data.draw(PLAIN | st.sampled_from(["red", "npc-red", "virus", "?", "RYGB"]))
        break
    try:
        state = game.from_position(position)
    except PositionError as error:
        assert one_line(error)
    else:
        game.check_invariants(state)


@settings(max_examples=300, deadline=None)
@given(st.text(max_size=300))
def test_any_text_is_no_position_file(text: str) -> None:
    with pytest.raises(TrilobiteError) as caught:
        positions.load(text, make)
    assert one_line(caught.value)


@settings(max_examples=300, deadline=None)
@given(st.text(max_size=80))
def test_any_line_is_an_entry_or_refused_in_one_line(line: str) -> None:
    try:
        entry_of(line, genesis(players=2).words)
    except RecordError as error:
        assert one_line(error)


def record_lines() -> list[str]:
    game = genesis(players=2, colours=["red", "blue"])
    session = begin(game, seed=3)
    for _ in range(30):
        seat = session.deciders()[0]
        session.choose(session.keys(seat)[0], seat)
    return [line_of(entry, game.words) for entry in session.history]


LINES = record_lines()


@settings(max_examples=200, deadline=None)
@given(st.data())
def test_a_record_with_changed_lines_replays_or_is_refused_in_one_line(data: st.DataObject) -> None:
    lines = list(LINES)
    for _ in range(data.draw(st.integers(1, 3))):
        at = data.draw(st.integers(0, len(lines) - 1))
        action = data.draw(st.sampled_from(["drop", "double", "swap", "other"]))
        if action == "drop":
            del lines[at]
        elif action == "double":
            lines.insert(at, lines[at])
        elif action == "swap":
            lines[at], lines[-1] = lines[-1], lines[at]
        else:
            others = ["0> done", "1> decline", "~ roll 6 6", "~ roll 1"]
            lines[at] = data.draw(st.sampled_from(others))
    game = genesis(players=2, colours=["red", "blue"])
    try:
        entries = [entry_of(line, game.words) for line in lines]
        replay(game, entries)
    except RecordError as error:
        assert one_line(error)


@settings(max_examples=200, deadline=None)
@given(st.text(max_size=200))
def test_any_text_is_no_record(text: str) -> None:
    for candidate in (text, "trilobite-record 1\n" + text):
        try:
            load(candidate)
        except RecordError as error:
            assert one_line(error)


@settings(max_examples=200, deadline=None)
@given(st.text(max_size=60))
def test_an_illegal_answer_changes_nothing(text: str) -> None:
    table = Table(seed=5, players=2)
    keys = table.offers
    if " ".join(text.split()).lower() in keys:
        return
    before = (table.position, table.session.version, len(table.session.history))
    with pytest.raises(IllegalAnswer) as caught:
        table.answer(text)
    assert "\n" not in str(caught.value)
    assert (table.position, table.session.version, len(table.session.history)) == before


def test_a_position_file_round_trips(tmp_path: Path) -> None:
    game = genesis(players=2, colours=["red", "blue"])
    state = game.from_position(valid_position())
    file = tmp_path / "position.toml"
    file.write_text(positions.dump(game, state))
    again, restored = positions.load(file.read_text(), make)
    assert again.position(restored) == game.position(state)
    assert msgspec.toml.decode(file.read_text())["game"] == "genesis"
