"""tools/clauses.py, on small projects made for the purpose."""

from pathlib import Path

import pytest

from tools.clauses import (
    SOURCE,
    TESTS,
    VECTORS,
    Report,
    exceptions_file,
    main,
    rules_page,
    survey,
)

RULES = rules_page("genesis")
EXCEPTIONS = exceptions_file("genesis")

PAGE = """# Rules

- not an item, though **E4.1** is bold

## E. Assignment

- **E4.1** One parasite.
- **E4.2** Cubes return. (AMB-28)
- **E4a.1** More cubes. (ADD-3)
- **Ca.1** Colours at random.
- **K.1** Hand-over.
- **G:Atrophy.1** First mutation cubes.
- **G:Atrophy.2** The owner chooses.

## Rulings

- **AMB-28** From both.
- **ADD-3** Landfall.
- **TRI-1** Drawn at random.
- **ED-14** living: more; second: less; first: less.
"""

CLAUSES = ["E4.1", "E4.2", "E4a.1", "Ca.1", "K.1", "G:Atrophy.1", "G:Atrophy.2"]
RULINGS = ["AMB-28", "ADD-3", "TRI-1", "ED-14"]


def project(
    root: Path,
    *,
    page: str = PAGE,
    code: str = "",
    tests: str = "",
    vector: str = "",
    exceptions: str = "",
) -> Path:
    """A project of one module, one test module, one check file and the exceptions."""
    for path, text in (
        (RULES, page),
        (SOURCE / "games" / "genesis" / "parasites.py", code),
        (TESTS / "genesis" / "test_parasites.py", tests),
        (VECTORS / "genesis" / "supplant.toml", vector),
        (EXCEPTIONS, exceptions),
    ):
        (root / path).parent.mkdir(parents=True, exist_ok=True)
        (root / path).write_text(text, "utf-8")
    return root


def report(root: Path) -> Report:
    """The report on the only game of a project."""
    [found] = survey(root)
    return found


def marks(*clauses: str) -> str:
    """A test module with one test that wears a mark for the clauses."""
    given = ", ".join(repr(clause) for clause in clauses)
    return (
        f"import pytest\n\n@pytest.mark.clause({given})\n"
        "def test_it() -> None:\n    assert cubes() == 1\n"
    )


def named(places: dict[str, list[str]]) -> list[str]:
    """The items named, in the order of the page."""
    return list(places)


def in_code(report: Report) -> dict[str, list[str]]:
    """The lines of code that name each item, without the items that none names."""
    return {
        item: [place.where for place in places] for item, places in report.code.items() if places
    }


def in_tests(report: Report) -> dict[str, list[str]]:
    """The tests that name each item, without the items that none names."""
    return {
        item: [str(place) for place in places] for item, places in report.tests.items() if places
    }


def test_the_items_of_the_page_are_clauses_or_rulings(tmp_path: Path) -> None:
    rules = report(project(tmp_path)).rules
    assert rules.items == CLAUSES + RULINGS
    assert rules.clauses == CLAUSES


def test_code_names_clauses_in_docstrings_and_comments(tmp_path: Path) -> None:
    code = (
        '"""E4a.1, AMB-28."""\n'
        "\n"
        "LIMIT = 1  # E4.1: one parasite\n"
        "\n"
        "def lose() -> None:\n"
        '    """Loses a chromosome.\n'
        "\n"
        "    The order is that of G:Atrophy.1.\n"
        '    """\n'
    )
    assert in_code(report(project(tmp_path, code=code))) == {
        "E4.1": ["3"],
        "E4a.1": ["1"],
        "G:Atrophy.1": ["8"],
        "AMB-28": ["1"],
    }


def test_code_names_clauses_in_strings_of_nothing_but_ids(tmp_path: Path) -> None:
    code = (
        'WHY = Reason("no-room", "E4.1")\n'
        'ask(clause="G:Atrophy.1")\n'
        'ask(clause="E4.2, Ca")\n'
        'print("as E4a.1 says")\n'
        'print(f"E4a.1{WHY}")\n'
        'print("")\n'
    )
    assert in_code(report(project(tmp_path, code=code))) == {
        "E4.1": ["1"],
        "E4.2": ["3"],
        "Ca.1": ["3"],
        "G:Atrophy.1": ["2"],
    }


def test_a_shorter_id_stands_for_its_own_numbers_only(tmp_path: Path) -> None:
    assert named(in_code(report(project(tmp_path, code="# E4\n")))) == ["E4.1", "E4.2"]
    assert named(in_code(report(project(tmp_path, code="# E4a, E4b\n")))) == ["E4a.1"]
    assert named(in_code(report(project(tmp_path, code="# see G:Atrophy.\n")))) == [
        "G:Atrophy.1",
        "G:Atrophy.2",
    ]


@pytest.mark.parametrize(
    "words",
    [
        "K thousand, E for energy, G:, A",
        "DE4a.1 E4a1 E4a.1x E4a_1 x.E4a.1 0xE4",
        "E4.9 E9 AMB-2 AMB-280 Cat G:Atrophied",
        "can ca.1 e4a.1 k.1",
    ],
)
def test_words_that_only_look_like_ids_do_not_count(tmp_path: Path, words: str) -> None:
    assert in_code(report(project(tmp_path, code=f'"""{words}"""\n# {words}\n'))) == {}


def test_ids_are_found_next_to_punctuation(tmp_path: Path) -> None:
    code = "# (E4.1), E4.2; E4a\u2013Ca, K.1. G:Atrophy.2/AMB-28\n"
    assert named(in_code(report(project(tmp_path, code=code)))) == [
        "E4.1",
        "E4.2",
        "E4a.1",
        "Ca.1",
        "K.1",
        "G:Atrophy.2",
        "AMB-28",
    ]


def test_tests_name_clauses_by_marks(tmp_path: Path) -> None:
    tests = (
        "import pytest\n"
        "from pytest import mark\n"
        '"""E4.2 in words is no mark."""\n'
        'pytestmark = pytest.mark.clause("K")\n'
        '@pytest.mark.clause("E4.1", "AMB-28")\n'
        "def test_one() -> None: ...\n"
        "class TestMore:\n"
        '    @mark.clause("E4a")\n'
        "    async def test_two(self) -> None: ...\n"
        '@pytest.mark.parametrize("n", [pytest.param(1, marks=pytest.mark.clause("Ca.1"))])\n'
        "def test_three(n: int) -> None: ...\n"
    )
    assert in_tests(report(project(tmp_path, tests=tests))) == {
        "E4.1": ["genesis/test_parasites.py:test_one"],
        "E4a.1": ["genesis/test_parasites.py:TestMore.test_two"],
        "Ca.1": ["genesis/test_parasites.py:test_three"],
        "K.1": ["genesis/test_parasites.py"],
        "AMB-28": ["genesis/test_parasites.py:test_one"],
    }


def test_check_files_name_clauses_by_an_array(tmp_path: Path) -> None:
    vector = 'clauses = ["E4a.1", "G:Atrophy"]\n[position]\nclauses = ["E4.1"]\n'
    assert in_tests(report(project(tmp_path, vector=vector))) == {
        "E4a.1": ["vectors/genesis/supplant.toml"],
        "G:Atrophy.1": ["vectors/genesis/supplant.toml"],
        "G:Atrophy.2": ["vectors/genesis/supplant.toml"],
    }


def test_the_table_lists_every_item_and_the_figures(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    project(
        tmp_path,
        code="# E4a.1\n# E4a.1\n# ADD-3\n",
        tests=marks("E4a.1", "TRI-1"),
        exceptions='[not-binding]\n"K.1" = "another game"\n',
    )
    assert main([], tmp_path) == 0
    lines = [line.split() for line in capsys.readouterr().out.splitlines()]
    assert [line[0] for line in lines[1:-1]] == CLAUSES + RULINGS
    assert ["E4.1", "-", "-"] in lines
    assert [
        "E4a.1",
        "games/genesis/parasites.py:1,",
        "2",
        "genesis/test_parasites.py:test_it",
    ] in lines
    assert ["K.1", "-", "(not-binding:", "another", "game)"] in lines
    assert ["ADD-3", "games/genesis/parasites.py:3", "-"] in lines
    assert ["TRI-1", "-", "genesis/test_parasites.py:test_it"] in lines
    assert " ".join(lines[-1]) == "genesis: 7 clauses, 6 binding, 1 cited by a test (16.6 %)"


def test_long_lists_of_places_are_wrapped(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    project(tmp_path, code="# E4a.1\n" * 30)
    main([], tmp_path)
    lines = capsys.readouterr().out.splitlines()
    start = next(n for n, line in enumerate(lines) if line.startswith("E4a.1"))
    assert lines[start + 1].startswith(" ")
    places = " ".join(lines[start : start + 3])
    assert all(f" {line}," in places for line in range(2, 30))


def test_missing_lists_only_clauses_without_a_test(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    project(tmp_path, tests=marks("E4", "G:Atrophy.1"))
    assert main(["--missing"], tmp_path) == 0
    lines = capsys.readouterr().out.splitlines()
    assert [line.split()[0] for line in lines[1:-1]] == ["E4a.1", "Ca.1", "K.1", "G:Atrophy.2"]
    assert lines[-1] == "genesis: 7 clauses, 7 binding, 3 cited by a test (42.8 %)"


def test_a_check_passes_when_all_that_binds_is_tested(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    project(
        tmp_path,
        tests=marks("E4", "E4a", "Ca", "G:Atrophy"),
        exceptions='[not-binding]\n"K.1" = "another game"\n[untested]\n',
    )
    assert main(["--check"], tmp_path) == 0
    assert capsys.readouterr().out == "genesis: 7 clauses, 6 binding, 6 cited by a test (100.0 %)\n"


def test_a_check_fails_when_a_binding_clause_has_neither_test_nor_reason(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    page = "".join(f"- **E1.{n}** Text.\n" for n in range(1, 21)) + "- **E2.1** Text.\n"
    project(tmp_path, page=page, tests=marks("E1"))
    assert main(["--check"], tmp_path) == 1
    assert capsys.readouterr().out.splitlines() == [
        f"{RULES}: no test cites E2.1",
        "genesis: 21 clauses, 21 binding, 20 cited by a test (95.2 %)",
    ]
    project(tmp_path, page=page, tests=marks("E1"), exceptions='[untested]\n"E2.1" = "hard"\n')
    assert main(["--check"], tmp_path) == 0


def test_a_check_fails_below_the_target_even_if_every_gap_has_a_reason(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    project(
        tmp_path,
        tests=marks("E4", "E4a", "Ca", "G:Atrophy"),
        exceptions='[untested]\n"K.1" = "not yet"\n',
    )
    assert main(["--check"], tmp_path) == 1
    assert capsys.readouterr().out.splitlines() == [
        "fewer than 95 % of the binding clauses are cited by a test",
        "genesis: 7 clauses, 7 binding, 6 cited by a test (85.7 %)",
    ]


ALL = marks("E4", "E4a", "Ca", "K", "G:Atrophy")


@pytest.mark.parametrize(
    ("exceptions", "problem"),
    [
        ('[not-binding]\n"E9.1" = "why"\n', "E9.1 in [not-binding] is no clause"),
        ('[untested]\n"AMB-28" = "why"\n', "AMB-28 in [untested] is no clause"),
        ('[untested]\n"E4" = "why"\n', "E4 in [untested] is no clause"),
        (
            '[untested]\n"E4.2" = "why"\n',
            "E4.2 in [untested] is tested (genesis/test_parasites.py:test_it cites E4)",
        ),
        (
            '[not-binding]\n"Ca.1" = "why"\n',
            "Ca.1 in [not-binding] is tested (genesis/test_parasites.py:test_it cites Ca)",
        ),
    ],
)
def test_a_check_fails_for_an_exception_that_is_none(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], exceptions: str, problem: str
) -> None:
    project(tmp_path, tests=ALL, exceptions=exceptions)
    assert main(["--check"], tmp_path) == 1
    assert capsys.readouterr().out.splitlines()[:-1] == [f"{EXCEPTIONS}: {problem}"]


def test_a_check_fails_for_a_clause_in_both_tables(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    project(
        tmp_path,
        tests=marks("E4", "E4a", "Ca", "G:Atrophy"),
        exceptions='[not-binding]\n"K.1" = "why"\n[untested]\n"K.1" = "why"\n',
    )
    assert main(["--check"], tmp_path) == 1
    assert capsys.readouterr().out.splitlines()[:-1] == [f"{EXCEPTIONS}: K.1 is listed twice"]


@pytest.mark.parametrize(
    ("tests", "vector", "problem"),
    [
        (marks("E5.1"), "", "genesis/test_parasites.py:test_it: E5.1 is no clause"),
        (marks("E"), "", "genesis/test_parasites.py:test_it: E is no clause"),
        (
            "pytestmark = pytest.mark.clause(*IDS)\n",
            "",
            "genesis/test_parasites.py: *IDS is no clause",
        ),
        ("", 'clauses = ["AMB-99"]\n', "vectors/genesis/supplant.toml: AMB-99 is no clause"),
        ("", "clauses = 3\n", "vectors/genesis/supplant.toml: 3 is no clause"),
    ],
)
def test_a_check_fails_for_a_test_that_cites_an_unknown_id(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], tests: str, vector: str, problem: str
) -> None:
    project(tmp_path, tests=ALL + tests, vector=vector)
    assert main(["--check"], tmp_path) == 1
    assert capsys.readouterr().out.splitlines()[:-1] == [problem]


@pytest.mark.parametrize(
    "body",
    [
        "...",
        "play()",
        "assert isinstance(play(), int)",
        "game = play()\n    assert game is not None",
        "table.check()",
        "raise ValueError",
    ],
)
def test_a_check_fails_for_a_test_that_asserts_nothing(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], body: str
) -> None:
    silent = f'@pytest.mark.clause("K.1")\ndef test_silent() -> None:\n    {body}\n'
    project(tmp_path, tests=ALL + "def play() -> int:\n    return 1\n" + silent)
    loud = "def play() -> int:\n    assert False, 'another function of that name'\n"
    (tmp_path / TESTS / "genesis" / "helpers.py").write_text(loud, "utf-8")
    assert main(["--check"], tmp_path) == 1
    assert capsys.readouterr().out.splitlines()[:-1] == [
        "genesis/test_parasites.py:test_silent: cites clauses, but asserts nothing"
    ]


@pytest.mark.parametrize(
    "body",
    [
        "assert play() == 1",
        "assert play() is not None",
        "with pytest.raises(ValueError):\n        play()",
        "for n in range(3):\n        check_again(n)",
        "pytest.fail('never')",
        "raise AssertionError('never')",
    ],
)
def test_what_can_fail_is_no_silent_test(tmp_path: Path, body: str) -> None:
    """A function of the tests may assert for it, also one that leaves it to another."""
    helpers = (
        "def check(n: int) -> None:\n    assert n < 3\n"
        "def check_again(n: int) -> None:\n    check(n)\n"
        "def play() -> None:\n    assert check\n"
    )
    test = f'@pytest.mark.clause("K.1")\ndef test_loud() -> None:\n    {body}\n'
    play = "from tests.genesis.helpers import check_again\ndef play() -> int:\n    return 1\n"
    project(tmp_path, tests=ALL + play + test)
    (tmp_path / TESTS / "genesis" / "helpers.py").write_text(helpers, "utf-8")
    assert main(["--check"], tmp_path) == 0


def test_marks_of_a_class_or_a_module_bind_its_tests(tmp_path: Path) -> None:
    tests = (
        'pytestmark = pytest.mark.clause("K")\n'
        "def test_one() -> None: ...\n"
        "def play() -> None: ...\n"
    )
    assert report(project(tmp_path, tests=tests)).silent == ["genesis/test_parasites.py:test_one"]
    tests = (
        '@pytest.mark.clause("K")\n'
        "class TestIt:\n"
        "    def test_two(self) -> None: ...\n"
        "def test_without_a_mark() -> None: ...\n"
    )
    found = report(project(tmp_path, tests=tests)).silent
    assert found == ["genesis/test_parasites.py:TestIt.test_two"]


@pytest.mark.parametrize(
    ("page", "vector", "exceptions", "problem"),
    [
        (PAGE + "- **E4.1** Again.\n", "", "", "E4.1 occurs twice"),
        (PAGE + "- **Note** Text.\n", "", "", "'Note' is no clause id"),
        (PAGE, "clauses = [\n", "", "supplant.toml: "),
        (PAGE, "", "[others]\n", "'others' is none of the tables not-binding, untested"),
        (PAGE, "", "untested = 1\n", "'untested' is none of the tables"),
        (PAGE, "", '[untested]\n"E4.1" = " "\n', '"E4.1" = "the reason"'),
        (PAGE, "", '[untested]\nE4.1 = "why"\n', '"E4" = "the reason"'),
    ],
)
def test_a_malformed_file_is_an_error_of_its_own(
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    page: str,
    vector: str,
    exceptions: str,
    problem: str,
) -> None:
    project(tmp_path, page=page, vector=vector, exceptions=exceptions)
    assert main(["--check"], tmp_path) == 2
    assert problem in capsys.readouterr().err


# --- more than one game -------------------------------------------------------------------

MARINE = "- **MAR-2.1.1** Food chain.\n- **MAR-2.1.2** Ties.\n- **E4.1** Alike.\n- **R-44** Late.\n"


def two_games(
    root: Path, *, code: str = "", tests: str = "", shared: str = "", exceptions: str | None = ""
) -> Path:
    """The project with a second game; `shared` is a test module that belongs to neither."""
    project(root, tests=ALL, exceptions="")
    for path, text in (
        (rules_page("marine"), MARINE),
        (SOURCE / "cli" / "marine" / "board.py", code),
        (TESTS / "marine" / "test_planet.py", tests),
        (TESTS / "test_both.py", shared),
        (exceptions_file("marine"), exceptions),
    ):
        if text is not None:
            (root / path).parent.mkdir(parents=True, exist_ok=True)
            (root / path).write_text(text, "utf-8")
    return root


def test_each_game_has_its_own_page(tmp_path: Path) -> None:
    genesis, marine = survey(two_games(tmp_path))
    assert genesis.rules.items == CLAUSES + RULINGS
    assert marine.rules.items == ["MAR-2.1.1", "MAR-2.1.2", "E4.1", "R-44"]
    assert marine.rules.clauses == ["MAR-2.1.1", "MAR-2.1.2", "E4.1"]


def test_what_belongs_to_a_game_names_its_clauses_only(tmp_path: Path) -> None:
    genesis, marine = survey(
        two_games(tmp_path, code="# E4.1, MAR-2.1.2, R-44\n", tests=marks("MAR-2.1", "E4.1"))
    )
    assert in_code(genesis) == {}
    assert in_code(marine) == {"MAR-2.1.2": ["1"], "E4.1": ["1"], "R-44": ["1"]}
    assert in_tests(genesis)["E4.1"] == ["genesis/test_parasites.py:test_it"]
    assert in_tests(marine) == {
        clause: ["marine/test_planet.py:test_it"] for clause in ("MAR-2.1.1", "MAR-2.1.2", "E4.1")
    }


def test_what_belongs_to_none_names_clauses_of_all(tmp_path: Path) -> None:
    genesis, marine = survey(two_games(tmp_path, shared=marks("E4.1", "MAR-2.1.1", "Ca.1")))
    assert "test_both.py:test_it" in in_tests(genesis)["E4.1"]
    assert "test_both.py:test_it" in in_tests(genesis)["Ca.1"]
    assert named(in_tests(marine)) == ["MAR-2.1.1", "E4.1"]
    assert genesis.unknown == marine.unknown == []


def test_a_clause_of_another_game_is_unknown(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    two_games(tmp_path, tests=marks("MAR-2.1", "E4.1", "Ca.1"), shared=marks("MAR-9.9.9"))
    assert main(["--check"], tmp_path) == 1
    assert capsys.readouterr().out.splitlines() == [
        "test_both.py:test_it: MAR-9.9.9 is no clause",
        "genesis: 7 clauses, 7 binding, 7 cited by a test (100.0 %)",
        "marine/test_planet.py:test_it: Ca.1 is no clause",
        "marine: 3 clauses, 3 binding, 3 cited by a test (100.0 %)",
    ]


def test_a_game_in_the_making_is_not_checked(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    two_games(tmp_path, tests=marks("MAR-2.1.1"), exceptions=None)
    assert main(["--check"], tmp_path) == 0
    assert capsys.readouterr().out.splitlines()[-1] == (
        "marine: 3 clauses, 3 binding, 1 cited by a test (33.3 %), not checked yet"
    )
    (tmp_path / exceptions_file("marine")).write_text("", "utf-8")
    assert main(["--check"], tmp_path) == 1


def test_one_game_alone(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    two_games(tmp_path)
    assert main(["genesis", "--check"], tmp_path) == 0
    assert capsys.readouterr().out == "genesis: 7 clauses, 7 binding, 7 cited by a test (100.0 %)\n"
    assert main(["marine", "--check"], tmp_path) == 1
