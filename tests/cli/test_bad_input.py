"""Whatever is wrong is said in one line, with exit code 2 and no traceback."""

from pathlib import Path

import pytest

from tests.cli.helpers import play, run


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("fly",), "No such command 'fly'"),
        (("--fly",), "No such option: --fly"),
        (("play",), "Missing argument"),
        (("play", "chess"), "there is no game 'chess'; there are genesis"),
        (("play", "genesis", "--fly"), "No such option: --fly"),
        (("play", "genesis", "--players", "nine"), "'--players'"),
        (("play", "genesis", "--players", "9"), "players must be a number from 1 to 4"),
        (("play", "genesis", "--mode", "war"), "there is no mode 'war'"),
        (("play", "genesis", "--ruleset", "third"), "there is no ruleset 'third'"),
        (("play", "genesis", "--variant", "zombies"), "there is no variant 'zombies'"),
        (("play", "genesis", "--seats", "human,martian"), "nobody called 'martian' can sit"),
        (
            ("play", "genesis", "--seats", "human,random", "--players", "3"),
            "2 seats are named and 3",
        ),
        (("play", "genesis", "--pack", "no/such/pack"), "no such directory"),
        (("play", "genesis", "--from", "no/such/file"), "no/such/file: No such file"),
        (("replay", "no/such/file"), "no/such/file: No such file or directory"),
        (("replay", "."), "Is a directory"),
        (("replay",), "Missing argument"),
        (("check", "no/such/file"), "no/such/file: No such file or directory"),
        (("check",), "Missing argument"),
        (("bench", "chess"), "there is no game 'chess'"),
        (("bench", "--seconds", "-1"), "'--seconds'"),
    ],
)
def test_one_line(arguments: tuple[str, ...], said: str) -> None:
    result = run(*arguments)
    assert result.exit_code == 2
    assert result.stdout == ""
    assert result.stderr.startswith("trilobite: ")
    assert said in result.stderr
    assert result.stderr.count("\n") == 1


def test_a_pack_that_is_no_pack(tmp_path: Path) -> None:
    (tmp_path / "events.toml").write_text("[[card]\n")
    result = run("play", "genesis", "--pack", str(tmp_path))
    assert result.exit_code == 2
    assert "events.toml: not valid TOML" in result.stderr
    assert result.stderr.count("\n") == 1


@pytest.fixture
def record(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    play("1", "3", "save game.txt")
    return tmp_path / "game.txt"


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("trilobite-record 1", "PGN", "a record begins with"),
        ("game genesis", "game chess", "there is no game 'chess'"),
        ("rules 2", "rules 99", "version 99 of the rules"),
        ("rules 2", "rules one", "is not a version number"),
        ("data sha256", "data md5", "played with other cards"),
        ("option players 2", "option players {", "is not JSON"),
        ("option players 2", 'option players "two"', "players must be a number"),
        ("option variants []", "option variants [[1]]", "variant"),
        ("option variants []", "option variants 7", "variants must be a list"),
        ("seat 0 human", "seat 7 human", "expected seat 0"),
        ("---\n", "", "header"),
        ("0> biont pool hydrothermal-vent", "0> biont pool nowhere", "nowhere"),
        ("0> biont pool hydrothermal-vent", "0> biont pool warm-pond", "entry"),
        ("0> biont pool hydrothermal-vent", "9> biont pool hydrothermal-vent", "entry"),
        ("0> biont pool hydrothermal-vent", "0= biont pool hydrothermal-vent", "does not replay"),
        ("0> biont pool hydrothermal-vent", "castle", "castle"),
        ("~ draw event", "~ draw weather", "weather"),
        ("~ draw event", "~ roll 1 2 #", "dice show 1 to 6"),
        ("~ draw colour blue", "~ roll 1 2", "does not replay"),
    ],
)
def test_a_record_with_a_fault(record: Path, old: str, new: str, said: str) -> None:
    text = record.read_text("utf-8")
    assert old in text
    record.write_text(text.replace(old, new, 1), "utf-8")
    for arguments in (("replay", "game.txt"), ("play", "genesis", "--from", "game.txt")):
        result = run(*arguments)
        assert result.exit_code == 2
        assert result.stderr.startswith("trilobite: ")
        assert said in result.stderr
        assert result.stderr.count("\n") == 1


def test_a_record_that_breaks_off_is_no_whole_one(record: Path) -> None:
    lines = record.read_text("utf-8").splitlines(keepends=True)
    last_draw = max(number for number, line in enumerate(lines) if line.startswith("~"))
    record.write_text("".join(lines[:last_draw]), "utf-8")
    result = run("replay", "game.txt")
    assert result.exit_code == 2
    assert "it breaks off: the rules" in result.stderr
    assert run("play", "genesis", "--from", "game.txt").exit_code == 0  # fresh dice go on


@pytest.mark.parametrize("content", [b"", b"\xff\xfe", b"\x00" * 100, b"{" * 10_000])
def test_files_that_are_something_else(tmp_path: Path, content: bytes) -> None:
    file = tmp_path / "file"
    file.write_bytes(content)
    for arguments in (("replay", str(file)), ("play", "genesis", "--from", str(file))):
        result = run(*arguments)
        assert result.exit_code == 2
        assert result.stderr.count("\n") == 1


def test_a_huge_file_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_bytes(b"#" * 10_000_001)
    assert "larger than 10 MB" in run("replay", str(file)).stderr


def test_a_saved_game_has_its_own_options(record: Path) -> None:
    result = run("play", "genesis", "--from", str(record), "--players", "3")
    assert result.exit_code == 2
    assert "a saved game has its own players" in result.stderr
