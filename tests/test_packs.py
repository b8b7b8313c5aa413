"""Packs: a directory that replaces card files, and what is said about a faulty one.

This is the same for all games; the cards of each are in tests/NAME/test_packs.py. Where one game
will do, it is Genesis.
"""

import json
import os
import tomllib
from pathlib import Path

import pytest

from tests.packs import CardFiles
from trilobite.core.errors import TrilobiteError
from trilobite.games.packs.files import MAX_BYTES
from trilobite.games.packs.schema import PackError
from trilobite.games.registry import GAMES

FILES = {game: CardFiles(game) for game in GAMES}
EACH_GAME = pytest.mark.parametrize("game", GAMES)
BUILT_IN = FILES["genesis"].built_in
complaint = FILES["genesis"].complaint
POSIX = pytest.mark.skipif(os.name != "posix", reason="needs files only POSIX systems have")


# ---------------------------------------------------------------- replacing


@pytest.mark.parametrize(
    ("game", "name"), [(game, name) for game, files in FILES.items() for name in files.names]
)
def test_copy_of_a_file_changes_nothing(tmp_path: Path, game: str, name: str) -> None:
    files = FILES[game]
    assert files.loaded(tmp_path, name, files.built_in[name]) == files.default


@EACH_GAME
def test_files_may_be_json(tmp_path: Path, game: str) -> None:
    files = FILES[game]
    for name, text in files.built_in.items():
        (tmp_path / name).write_text(json.dumps(tomllib.loads(text)), encoding="utf-8")
    assert files.load(tmp_path) == files.default


@EACH_GAME
def test_order_of_the_records_in_a_file_does_not_matter(tmp_path: Path, game: str) -> None:
    files = FILES[game]
    for name in files.names:
        head, *records = files.records(name)
        turned = [f"{record.rstrip()}\n\n" for record in reversed(records)]
        (tmp_path / name).write_text("".join([head, *turned]), encoding="utf-8")
    assert files.load(tmp_path) == files.default


@EACH_GAME
def test_windows_line_ends_and_byte_order_mark(tmp_path: Path, game: str) -> None:
    files = FILES[game]
    for name, text in files.built_in.items():
        (tmp_path / name).write_bytes(("\ufeff" + text.replace("\n", "\r\n")).encode())
    assert files.load(tmp_path) == files.default


def test_other_files_are_ignored(tmp_path: Path) -> None:
    (tmp_path / "notes.txt").write_text("typed in on a rainy Sunday", encoding="utf-8")
    (tmp_path / "scans").mkdir()
    files = FILES["genesis"]
    assert files.loaded(tmp_path, "events.toml", BUILT_IN["events.toml"]) == files.default


# ---------------------------------------------------------------- faulty directories and files


def test_error_is_of_both_families() -> None:
    assert issubclass(PackError, ValueError)
    assert issubclass(PackError, TrilobiteError)


def test_missing_directory(tmp_path: Path) -> None:
    assert "no such directory" in complaint(tmp_path / "absent")


def test_file_instead_of_a_directory(tmp_path: Path) -> None:
    (tmp_path / "pack").write_text("", encoding="utf-8")
    assert "not a directory" in complaint(tmp_path / "pack")


def test_impossible_path() -> None:
    assert "cannot be read" in complaint(Path("pa\0ck"))


@POSIX
def test_line_break_in_the_path(tmp_path: Path) -> None:
    assert "no such directory" in complaint(tmp_path / "two\nlines")


@EACH_GAME
def test_directory_without_card_files(tmp_path: Path, game: str) -> None:
    assert "no card file" in FILES[game].complaint(tmp_path)
    (tmp_path / "readme.txt").write_text("", encoding="utf-8")
    assert "no card file" in FILES[game].complaint(tmp_path)


@pytest.mark.parametrize(
    ("game", "name", "hint"),
    [
        ("genesis", "event.toml", "events.toml"),
        ("genesis", "Placards.toml", "placards.toml"),
        ("genesis", "parasites.TOML", "parasites.toml"),
        ("genesis", "xyz.toml", "one of events.toml, "),
        pytest.param("genesis", "macro\norganisms.toml", "macroorganisms.toml", marks=POSIX),
        ("origins", "challenge-1.toml", "challenges-1.toml"),
        ("origins", "Ideas-1.toml", "ideas-1.toml"),
        ("origins", "earth.toml", "earth-hexes.toml"),
        ("origins", "zzz.toml", "one of challenges-1.toml, "),
    ],
)
def test_mistyped_file_name(tmp_path: Path, game: str, name: str, hint: str) -> None:
    message = FILES[game].complaint(tmp_path, {name: ""})
    assert f"is not the name of a card file (expected {hint}" in message


def test_directory_instead_of_a_file(tmp_path: Path) -> None:
    (tmp_path / "events.toml").mkdir()
    assert complaint(tmp_path) == "events.toml: not a regular file"


@POSIX
def test_pipe_instead_of_a_file(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "events.toml")
    assert complaint(tmp_path) == "events.toml: not a regular file"


@POSIX
def test_dangling_link(tmp_path: Path) -> None:
    (tmp_path / "events.toml").symlink_to(tmp_path / "gone")
    assert complaint(tmp_path).startswith("events.toml: cannot be read (")


def test_unreadable_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    read_bytes = Path.read_bytes

    def refuse(self: Path) -> bytes:
        if self.parent == tmp_path:
            raise PermissionError(13, "Permission denied", str(self))
        return read_bytes(self)

    (tmp_path / "events.toml").write_text(BUILT_IN["events.toml"], encoding="utf-8")
    monkeypatch.setattr(Path, "read_bytes", refuse)
    assert complaint(tmp_path) == "events.toml: cannot be read (Permission denied)"


def test_huge_file(tmp_path: Path) -> None:
    with (tmp_path / "events.toml").open("wb") as file:
        file.truncate(MAX_BYTES + 1)
    assert complaint(tmp_path).startswith("events.toml: 1000001 bytes are too many")


@pytest.mark.parametrize(
    ("content", "expected"),
    [
        (b"", "events.toml: 0 cards (expected 24)"),
        (b"[[card", "events.toml: not valid TOML ("),
        (b"# caf\xe9\n", "events.toml: line 1 is not UTF-8 text"),
        (b"\n\n\xff\xfe", "events.toml: line 3 is not UTF-8 text"),
        (b"a = 1\na = 2", "events.toml: not valid TOML ("),
        (b"a = " + b"[" * 100_000, "events.toml: not valid TOML (nested too deeply)"),
        (b"a = " + b"9" * 5000, "events.toml: not valid TOML ("),
        (b"[[crad]]\n", "events.toml: 'crad' is not known here (expected [[card]])"),
        (b'"a\\nb" = 1\n', r"events.toml: 'a\nb' is not known here (expected [[card]])"),
        (b"[card]\n", "events.toml: card: a table is not a list of cards (write [[card]])"),
        (b"card = 3\n", "events.toml: card: 3 is not a list of cards (write [[card]])"),
        (b"card = [3]\n", "events.toml: card number 1 in the file: 3 is not a table"),
        (b"[[card]]\n", "events.toml: card number 1 in the file: id: missing (expected an id"),
        (b"[[card]]\nid = 7\n", "events.toml: card number 1 in the file: "),
    ],
)
def test_malformed_file(tmp_path: Path, content: bytes, expected: str) -> None:
    (tmp_path / "events.toml").write_bytes(content)
    assert complaint(tmp_path).startswith(expected)
