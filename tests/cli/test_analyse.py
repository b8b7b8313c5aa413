"""`trilobite analyse`: the chart, the swings, the mistakes, and the files it writes."""

import json
from pathlib import Path

import pytest

from tests.cli.helpers import run
from trilobite.bots.evaluator import EVALUATORS

GOLDEN = Path(__file__).parents[1] / "golden" / "genesis"


def opening(name: str, lines: int, folder: Path) -> Path:
    """The first lines of a recorded game, as a record that ends where somebody is asked."""
    head, _, body = (GOLDEN / name).read_text().partition("---\n")
    kept = body.splitlines()
    while not (kept[lines - 1].partition(" ")[0].endswith(">") and ">" in kept[lines]):
        lines += 1
    file = folder / "game.txt"
    file.write_text("\n".join([head + "---", *kept[:lines], ""]))
    return file


@pytest.fixture
def record(tmp_path: Path) -> Path:
    return opening("second-edition.record", 60, tmp_path)


def test_the_chart_has_a_line_for_each_seat(record: Path) -> None:
    result = run("analyse", str(record), "--budget", "10")
    assert result.exit_code == 0, result.output
    assert "game.txt: Bios: Genesis, " in result.stdout
    assert "as the greedy bot sees it" in result.stdout
    charted = [line for line in result.stdout.splitlines() if "▃" in line]
    assert len(charted) == 4
    assert sum(int(line.split()[-2]) for line in charted) == pytest.approx(100, abs=2)
    assert "The biggest swings" in result.stdout
    assert "What the bot would have done otherwise" in result.stdout


def test_a_mistake_is_told_with_what_speaks_for_the_better_answer(tmp_path: Path) -> None:
    alone = opening("solitaire.record", 60, tmp_path)
    shown = run("analyse", str(alone), "--budget", "8", "--top", "1", width=200).stdout
    _, _, mistakes = shown.partition("What the bot would have done otherwise")
    heading, played, better, reasons = (line.strip() for line in mistakes.strip().splitlines())
    assert heading == "after answer 2, Blue: doubtful, −1.3"
    assert played == "played: Place a biont on Deep Hot Biosphere (entry costs 1)"
    assert better == "better: Place a biont on Interplanetary Dust"
    told = "a bacterium to come +1.3, catalysts +0.2, bionts at hand −0.2"
    assert reasons == f"what speaks for it: {told}"


def test_the_files_hold_all_of_it(record: Path, tmp_path: Path) -> None:
    page, data = tmp_path / "game.html", tmp_path / "game.json"
    arguments = ("--budget", "10", "--json", str(data), "--html", str(page))
    assert run("analyse", str(record), *arguments).exit_code == 0
    found = json.loads(data.read_text())
    assert (found["game"], found["bot"], found["unit"]) == ("genesis", "greedy", "chance")
    assert len(found["seats"]) == 4
    stretches = found["stretches"]
    assert [s["until"] for s in stretches[:-1]] == [s["answers"] for s in stretches[1:]]
    decisions = [decision for stretch in stretches for decision in stretch["decisions"]]
    lines = record.read_text().splitlines()
    assert [f"{d['seat']}> {d['played']}" for d in decisions] == [
        line for line in lines if line[1:3] == "> "
    ]
    assert all(d["preferred"] == next(iter(d["values"])) for d in decisions)
    text = page.read_text()
    assert text.count("<polyline") == 4
    red = text.index("<polyline", text.index("<svg"))
    assert 'stroke="#c8452f"' in text[red : text.index("/>", red)]  # the first seat plays red
    assert "<script" not in text
    assert "http" not in text


@pytest.mark.parametrize(("language", "words"), [("cs", "Největší zvraty"), ("it", "Le svolte")])
def test_in_other_languages(record: Path, language: str, words: str) -> None:
    result = run("analyse", str(record), "--budget", "2", "--lang", language)
    assert words in result.stdout


def test_who_plays_together_expects_points(tmp_path: Path) -> None:
    record = opening("cooperative.record", 40, tmp_path)
    result = run("analyse", str(record), "--budget", "2")
    assert result.exit_code == 0
    assert "in points" in " ".join(result.stdout.split())


def test_what_cannot_be_analysed_is_said_in_one_line(
    record: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def complaint(*arguments: str) -> str:
        result = run("analyse", *arguments)
        assert result.exit_code == 2
        assert result.stderr.count("\n") == 1
        return result.stderr

    assert "'random' cannot analyse" in complaint(str(record), "--bot", "random")
    assert "there is no language" in complaint(str(record), "--lang", "xx")
    nothing = tmp_path / "nothing.txt"
    assert "No such file" in complaint(str(nothing))
    text = record.read_text()
    nothing.write_text(text[: text.index("> ") - 1])
    assert "nobody has answered anything yet" in complaint(str(nothing))
    assert "there is no directory" in complaint(
        str(record), "--json", str(tmp_path / "no" / "file.json")
    )
    monkeypatch.setitem(EVALUATORS, "genesis", None)
    assert "no bot can say how good a position of 'genesis' is yet" in complaint(str(record))
