"""Packs with faults that nobody thought of: loading one works or says in one line what is wrong."""

import re
import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.packs import CHANGES, FUZZ, CardFiles, holes, written
from trilobite.games.packs.schema import PackError
from trilobite.games.registry import GAMES

FILES = {game: CardFiles(game) for game in GAMES}
#: The way to every value, by game and file.
WAYS = {
    game: {
        name: [way for way in holes(tomllib.loads(text)) if way]
        for name, text in files.built_in.items()
    }
    for game, files in FILES.items()
}
EACH_GAME = pytest.mark.parametrize("game", GAMES)

#: TOML values of every kind.
VALUES = [
    "true", "-1", "0", "7", "99", "1e400", "nan", "0x" + "f" * 300, '""', '"\\n"', '"\\u2028"',
    '"\\u202e"', "[]", "[[]]", "{}", "{ en = 1 }", "[1, 2]", "[3, 2, 1]", "[1, 2, 3, 4]",
    "1979-05-27", "07:32:00", "1979-05-27T07:32:00Z", '"' + "x" * 500 + '"',
]  # fmt: skip

#: Values that are nearly right, by game.
NEARLY_RIGHT = {
    "genesis": [
        '"red"', '"warm"', '"ocean"', '"uv-9"', '"dna"', '"tmrna"', '["red", "red"]',
        '["red", "yellow", "green", "blue"]',
    ],
    "marine": [
        '"sun"', '"land"', '"d4"', '"geyser"', '["sun", "sun"]', '[{ do = "gain-vp" }]',
        '[{ do = "repeat", steps = [{ do = "place-species" }] }]',
    ],
    "origins": [
        '"land"', '"sea"', '"culture"', '"maritime 9"', '"spread > "', '"alaska n"', '["n", "n"]',
        '["alaska n", "alaska n"]', '["spread", "spread"]', '["maritime 2"]',
    ],
}  # fmt: skip

#: What a message names where several files make one deck.
DECKS = ("challenges-*.toml", "ideas-*.toml")


def check_survives(files: CardFiles, pack: Path, name: str, content: bytes) -> None:
    """Loading works or complains in one line that names the files; the file is left as it is."""
    path = pack / name
    path.write_bytes(content)
    message = f"{name}: fine"
    try:
        files.build(files.load(pack))
    except PackError as error:
        message = str(error)
    assert message.isprintable()
    where = message.partition(": ")[0]
    assert any(file in where for file in (*files.names, *DECKS))
    assert path.read_bytes() == content
    path.unlink()


@EACH_GAME
@FUZZ
@given(
    number=st.integers(min_value=0),
    place=st.floats(min_value=0, max_value=1),
    removed=st.integers(min_value=0, max_value=40),
    inserted=st.binary(max_size=12) | st.text(max_size=6).map(str.encode),
)
def test_changed_bytes(
    tmp_path: Path, game: str, number: int, place: float, removed: int, inserted: bytes
) -> None:
    files = FILES[game]
    name = files.names[number % len(files.names)]
    content = files.built_in[name].encode()
    start = int(place * len(content))
    check_survives(files, tmp_path, name, content[:start] + inserted + content[start + removed :])


@FUZZ
@given(number=st.integers(min_value=0), content=st.binary(max_size=200))
def test_random_bytes(tmp_path: Path, number: int, content: bytes) -> None:
    files = FILES["genesis"]
    check_survives(files, tmp_path, files.names[number % len(files.names)], content)


@EACH_GAME
@FUZZ
@given(number=st.integers(min_value=0), line=st.integers(min_value=0), data=st.data())
def test_changed_value(
    tmp_path: Path, game: str, number: int, line: int, data: st.DataObject
) -> None:
    files = FILES[game]
    value = data.draw(st.sampled_from(VALUES + NEARLY_RIGHT[game]))
    name = files.names[number % len(files.names)]
    lines = files.built_in[name].splitlines()
    fields = [
        number for number, text in enumerate(lines) if re.match(r"\S+ = [^\[]|\S+ = \[.+", text)
    ]
    field = fields[line % len(fields)]
    lines[field] = f"{lines[field].partition(' = ')[0]} = {value}"
    check_survives(files, tmp_path, name, "\n".join(lines).encode())


@EACH_GAME
@FUZZ
@given(
    number=st.integers(min_value=0),
    place=st.integers(min_value=0),
    change=st.sampled_from(CHANGES),
)
def test_changed_structure(
    tmp_path: Path, game: str, number: int, place: int, change: Callable[[Any, Any], None]
) -> None:
    files = FILES[game]
    name = files.names[number % len(files.names)]
    tree = tomllib.loads(files.built_in[name])
    ways = WAYS[game][name]
    *ancestors, key = ways[place % len(ways)]
    parent = tree
    for step in ancestors:
        parent = parent[step]
    change(parent, key)
    content = "\n".join(f"{top} = {written(value)}" for top, value in tree.items())
    check_survives(files, tmp_path, name, content.encode())
