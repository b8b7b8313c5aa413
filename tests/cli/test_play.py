"""Games in the terminal, typed line by line."""

import re
from pathlib import Path
from random import Random

import pytest

from tests.cli.helpers import play, run
from trilobite.core.record import load


def random_numbers(seed: int, lines: int = 600) -> list[str]:
    """Numbers as a careless player would type them; some are no options."""
    pick = Random(seed)
    return [str(pick.randint(1, 5)) for _ in range(lines)]


def prompts(shown: str) -> list[str]:
    """The clauses that were asked for, in order."""
    return re.findall(r"\[([A-L][0-9a-z]*\.\d+|G:\w+\.\d+)\]\n", shown)


# --- whole games --------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("options", "width"),
    [
        (("--seed", "1"), 80),
        (("--seed", "2", "--players", "3", "--variant", "short"), 100),
        (("--seed", "3", "--mode", "solitaire", "--variant", "short"), 100),
        (("--seed", "4", "--seats", "human,human,random", "--variant", "introductory"), 100),
        (("--seed", "5", "--mode", "cooperative", "--ruleset", "second"), 80),
    ],
)
def test_a_whole_game_by_random_numbers(options: tuple[str, ...], width: int) -> None:
    result = play(*random_numbers(1), options=options, width=width)
    assert result.exit_code == 0
    assert "Final scores" in result.stdout
    assert re.search(r"wins\.|share the victory|You win|You lose|All players", result.stdout)
    assert "Goodbye." in result.stdout
    assert max(len(line) for line in result.stdout.splitlines()) <= width
    assert result.stderr == ""


def test_bots_among_themselves_need_nobody() -> None:
    result = run("play", "genesis", "--seats", "random,random,random", "--seed", "8")
    assert result.exit_code == 0
    assert "Final scores" in result.stdout
    assert "human" not in result.stdout
    assert (
        result.stdout
        == run("play", "genesis", "--seats", "random,random,random", "--seed", "8").stdout
    )


def test_decisions_with_one_option_are_asked_only_before_something_is_revealed() -> None:
    """Of a person who has answered something: until then it can be taken back."""
    shown = play(*random_numbers(2), options=("--seed", "2")).stdout
    assert re.search(r"\n   1  [^\n]+\n   2  ", shown)
    _, *asked = re.split(r"\]\n   1  [^\n]+\n[A-Z][a-z]+>", shown)
    assert asked
    for said in asked:
        news = said.partition(" 1\n")[2].partition(">")[0]
        assert re.search(r"rolls|Darwin roll|Event: ", news)


# --- answering ----------------------------------------------------------------------------


def test_variants_are_called_by_their_names() -> None:
    shown = run("play", "marine", "--variant", "superheroes", "--lang", "cs", typed="quit\n").stdout
    assert shown.startswith("Dominant Species: Mořská říše, 2 hráči, Superhrdinové.")
    shown = run("play", "origins", "--variant", "cratons", "--lang", "it", typed="quit\n").stdout
    assert shown.startswith("Bios: Origins, 2 giocatori, gioco base, Cratoni.")


def test_the_first_prompt() -> None:
    shown = play().stdout
    welcome = "Bios: Genesis, 2 players, living rules, competitive. Blue: you; Yellow: normal bot."
    assert shown.startswith(welcome)
    assert "Blue, assign bionts and catalysts, or finish.  [E0.1]" in shown
    assert "   1  Place a biont on Hydrothermal Vent" in shown
    assert "   5  Finish assignment" in shown
    assert "Answer with a number." in shown


def test_an_answer_by_number_or_by_key() -> None:
    by_number = play("1").stdout
    by_key = play("biont pool  Hydrothermal-Vent").stdout
    assert "Blue places a biont on Hydrothermal Vent." in by_number
    assert by_number.partition("Blue> 1\n")[2] == by_key.partition("-Vent\n")[2]
    assert "   1  biont pool hydrothermal-vent" in play("keys").stdout


@pytest.mark.parametrize("line", ["0", "6", "99999999999999", "-1", "fly", "biont", "1 2", "²"])
def test_what_is_no_answer_is_said_so(line: str) -> None:
    shown = play(line).stdout
    assert (
        f'"{line}" is neither an option (1 to 5) nor a command; help lists the commands.' in shown
    )


def test_a_long_line_is_cut() -> None:
    shown = play("x" * 5000).stdout
    assert "x…" in shown
    assert max(map(len, shown.splitlines())) <= 100


def test_an_empty_line_asks_again() -> None:
    assert len(prompts(play("", "").stdout)) == 3


def test_the_board_comes_back_with_each_own_turn() -> None:
    shown = play("5", "board").stdout
    assert shown.count("══ Turn 1 ·") == 1
    assert shown.count("══ Turn 2 ·") == 2


# --- why, log, rules, help ----------------------------------------------------------------


def test_why() -> None:
    shown = play("1", "why").stdout
    assert "Your entropy limit is 1 on refugia and you have 1 there." in shown
    assert "[E2a.1]" in shown
    assert "    Place a biont on Green Rust Fumarole" in shown


def test_why_looks_for_words() -> None:
    shown = play("1", "why rust", "why entropy", "why dragons").stdout
    assert shown.count("Your entropy limit is 1") == 2
    assert 'Nothing with "dragons" is refused here.' in shown


def test_why_when_nothing_is_refused() -> None:
    assert "Nothing that you might expect is refused here." in play("why").stdout


def test_advise_names_answers_with_what_they_promise() -> None:
    shown = play("advise").stdout
    assert "A strong bot would answer:" in shown
    assert re.search(r"^ +\d  Place .*\n +\d+ % to win: ", shown, re.MULTILINE)


def test_that_the_adviser_was_asked_is_kept_with_the_record(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    play("advise", f"save {file}", "1", f"save {file}")  # a game that goes on is the same game
    header, _, lines = file.read_text().partition("---\n")
    first = next(n for n, line in enumerate(lines.splitlines()) if line.startswith("0> "))
    assert f"advised {first} 0" in header.splitlines()
    shown = run("analyse", str(file), "--budget", "2", width=200).stdout
    assert "with the adviser" in shown


def test_among_people_nobody_is_advised() -> None:
    shown = play("advise", options=("--seed", "3", "--seats", "human,human")).stdout
    assert "Among several people nobody is advised." in shown


def test_log() -> None:
    random = ("--seed", "3", "--seats", "human,random")
    shown = play("1", "2", "3", "log 3", "log many", "LOG", options=random).stdout
    assert "Turn 1, assignment" in shown
    assert "log takes a number of lines" in shown
    rolled = re.search(r"rolls for Hydrothermal Vent: [1-6] [1-6]\.", shown)
    assert rolled


def test_rules() -> None:
    shown = play("rules E4", "rules e4a.1", "rules amb-12", "rules G:Atrophy", "rules ED-01").stdout
    assert re.search(r"E4\.1  There is room for one parasite", shown)
    assert len(re.findall(r"^E4a\.1 ", shown, re.MULTILINE)) == 2
    assert re.search(r"^E4b\.1 ", shown, re.MULTILINE)
    assert re.search(r"^AMB-12 ", shown, re.MULTILINE)
    assert re.search(r"^G:Atrophy\.6 ", shown, re.MULTILINE)
    assert re.search(r"^ED-01 ", shown, re.MULTILINE)
    assert "*" not in shown


def test_rules_by_words() -> None:
    shown = play("rules", "rules entropy limit", "rules the", "rules unicorn", "rules D1").stdout
    assert "rules takes a clause" in shown
    assert re.search(r"^E2a\.1  Entropy limit", shown, re.MULTILINE)
    assert re.search(r"… and \d+ more", shown)
    assert 'No clause has the id or the words "unicorn"' in shown
    assert re.search(r"^D1d\.1 ", shown, re.MULTILINE)
    assert not re.search(r"^D10\.1 ", shown.partition("unicorn")[2], re.MULTILINE)


def test_help_names_every_command() -> None:
    shown = play("help", "?").stdout
    for command in (
        "why",
        "odds",
        "undo",
        "log",
        "rules",
        "board",
        "events",
        "keys",
        "macros",
        "save",
        "quit",
    ):
        assert len(re.findall(rf"^{command} ", shown, re.MULTILINE)) == 2, command


def test_events() -> None:
    shown = play("5", "events").stdout
    drawn = re.findall(
        r"^ +\d+ +(?:Hadean|Archaean) +\S.*(?:X|smite|\+heaven)", shown, re.MULTILINE
    )
    assert len(drawn) == 2
    assert "Bolide Water Delivery" in drawn[0]


def test_macros() -> None:
    assert "Trilobites" in play("macros").stdout
    introductory = play("macros", options=("--seed", "3", "--variant", "introductory")).stdout
    assert "No macroorganism card is left." in introductory


# --- undo, redo ---------------------------------------------------------------------------


def test_undo_and_redo() -> None:
    shown = play("1", "undo", "redo", "why").stdout
    assert "Taken back." in shown
    assert "Done again." in shown
    assert "Your entropy limit is 1" in shown.partition("Done again.")[2]


def test_bots_do_not_agree_to_take_back_dice() -> None:
    shown = play("1", "3", "undo").stdout
    assert "Taken back." not in shown
    assert "Not taken back: dice or cards were revealed" in shown


def test_nothing_to_undo_or_redo() -> None:
    shown = play("undo", "redo").stdout
    assert "Not taken back: there is no answer to take back." in shown
    assert "there is nothing to redo" in shown


def test_several_people_must_agree() -> None:
    options = ("--seed", "3", "--seats", "human,human")
    asked = "do you agree that"
    refused = play("5", "undo", "no", options=options).stdout
    assert asked in refused
    assert "Not taken back" in refused
    agreed = play("5", "undo", "yes", options=options).stdout
    assert "Taken back." in agreed
    alone = play("1", "undo", options=options).stdout
    assert "Taken back." in alone
    assert asked not in alone


# --- secret votes -------------------------------------------------------------------------


def test_secret_votes_are_asked_in_turn_and_shown_together(tmp_path: Path) -> None:
    file = vote_record(tmp_path)
    shown = run("play", "genesis", "--from", str(file), typed="gaia\nmedea\n").stdout
    first, _, rest = shown.partition("vote in secret")
    assert "votes for" not in first
    before_second, found, after_second = rest.partition("vote in secret")
    assert found
    assert "votes for" not in before_second
    assert "votes for Gaia." in after_second
    assert "votes for Medea." in after_second


def test_a_saved_game_keeps_no_open_votes(tmp_path: Path) -> None:
    file = vote_record(tmp_path)
    saved = tmp_path / "vote.txt"
    run("play", "genesis", "--from", str(file), typed=f"gaia\nsave {saved}\nquit\n")
    assert load(saved.read_text("utf-8")).lines == load(file.read_text("utf-8")).lines


def vote_record(tmp_path: Path) -> Path:
    """A game of two people that has come to a Gaia vote."""
    from trilobite.cli.records import record_of, save_record
    from trilobite.core.decision import Ballot
    from trilobite.core.session import begin
    from trilobite.games.registry import make_game

    for seed in range(200):
        pick = Random(seed)
        session = begin(make_game("genesis", {"players": 2}), seed)
        while not session.over and not isinstance(session.pending, Ballot):
            seat = session.deciders()[0]
            keys = session.keys(seat)
            session.choose("call-vote" if "call-vote" in keys else pick.choice(keys), seat)
        if isinstance(session.pending, Ballot):
            file = tmp_path / "before-vote.txt"
            save_record(file, record_of(session, ["human", "human"]))
            return file
    raise AssertionError("no game came to a vote")


# --- saving and leaving -------------------------------------------------------------------


@pytest.fixture
def somewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    return tmp_path


def test_save_and_go_on(somewhere: Path) -> None:
    shown = play("1", "save my game.txt", "quit").stdout
    assert "Saved to my game.txt. To go on: trilobite play genesis --from my game.txt" in shown
    assert "Goodbye." in shown
    record = load((somewhere / "my game.txt").read_text("utf-8"))
    assert record.header.seats == ["human", "greedy"]
    assert record.lines[-1] == "0> biont pool hydrothermal-vent"
    again = run("play", "genesis", "--from", "my game.txt", typed="undo\nwhy\n").stdout
    assert "goes on after one answer. Blue: you; Yellow: normal bot." in again
    assert "Taken back." in again
    assert [p.name for p in somewhere.iterdir()] == ["my game.txt"]


def test_levels_are_names_of_bots() -> None:
    easy = ("play", "genesis", "--seats", "human,Easy,normal", "--seed", "3")
    assert "Yellow: easy bot; Green: normal bot." in run(*easy, width=200).stdout


def test_whoever_is_no_bot_comes_back_as_a_person(somewhere: Path) -> None:
    play("1", "save game.txt")
    file = somewhere / "game.txt"
    saved = file.read_text("utf-8")
    file.write_text(saved.replace("seat 0 human", "seat 0 Anna Karenina"), "utf-8")
    assert "Blue: you; Yellow: normal bot." in run("play", "genesis", "--from", "game.txt").stdout
    file.write_text(saved.replace("seat 0 human\nseat 1 greedy\n", ""), "utf-8")
    assert "Blue: you; Yellow: normal bot." in run("play", "genesis", "--from", "game.txt").stdout
    swapped = run("play", "genesis", "--from", "game.txt", "--seats", "random,human").stdout
    assert "Blue: random bot; Yellow: you." in swapped


@pytest.mark.usefixtures("somewhere")
def test_a_later_save_replaces_an_earlier_one_of_the_same_game() -> None:
    shown = play("save g", "1", "save g", "undo", "save g", "no", "save g", "yes").stdout
    assert shown.count("Saved to g.") == 3
    assert shown.count("g holds another game. Replace it?") == 2
    assert "Not saved." in shown


@pytest.mark.parametrize("word", ["sì", "SI", "s"])
@pytest.mark.usefixtures("somewhere")
def test_every_word_for_yes_of_the_language_agrees(word: str) -> None:
    lines = ("save g", "1", "save g", "undo", "save g", word)
    assert "Non salvato." not in play(*lines, options=("--lang", "it")).stdout
    assert "Non salvato." in play(*lines[:-1], "yes", options=("--lang", "it")).stdout


def test_save_spares_other_files(somewhere: Path) -> None:
    (somewhere / "thesis.txt").write_text("my life's work")
    (somewhere / "binary").write_bytes(b"\xff\xfe\x00")
    (somewhere / "folder").mkdir()
    shown = play(
        "save thesis.txt", "save binary", "save folder", "save no/such/place", "save"
    ).stdout
    assert (somewhere / "thesis.txt").read_text() == "my life's work"
    assert (somewhere / "binary").read_bytes() == b"\xff\xfe\x00"
    assert shown.count("so it is left alone") == 3
    assert "no/such/place: No such file or directory" in shown
    assert "save takes the name of a file" in shown
    assert sorted(p.name for p in somewhere.iterdir()) == ["binary", "folder", "thesis.txt"]


def test_quit_warns_once() -> None:
    assert "not saved" not in play("quit").stdout
    shown = play("1", "quit", "board", "quit", "quit")
    assert shown.stdout.count("You have answers that are not saved") == 2
    assert shown.stdout.endswith("Goodbye. The game was not saved.\n")
    assert shown.exit_code == 0


def test_the_end_of_input_is_a_polite_goodbye() -> None:
    result = play("1")
    assert result.exit_code == 0
    assert result.stdout.endswith("Goodbye. The game was not saved.\n")


def test_ctrl_c_is_a_polite_goodbye(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(_prompt: str = "") -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr("builtins.input", interrupted)
    result = play()
    assert result.exit_code == 130
    assert result.stdout.endswith("Goodbye.\n")
    assert result.stderr == ""


@pytest.mark.usefixtures("somewhere")
def test_after_the_end() -> None:
    lines = random_numbers(2)
    table = ("--seed", "1", "--seats", "human,random")
    shown = play(*lines, options=table).stdout
    answers = len(re.findall(r"^\w+> ", shown, re.MULTILINE))
    ending = ["log 2", "fly", "rules I0", "board", "save end.txt", "undo", "quit", "quit"]
    shown = play(*lines[:answers], *ending, options=table).stdout
    end = shown.partition("Final scores")[2]
    assert "The game is over: log, board, rules" in end
    assert "I0.1" in end
    assert "Saved to end.txt" in end
    assert "Not taken back" in end
    finished = run("replay", "end.txt")
    assert finished.exit_code == 0
    assert "Final scores" in finished.stdout


def test_a_term_of_the_game_is_explained() -> None:
    shown = play("what manna", "what xyzzy").stdout
    assert "manna: Everything on a refugium that may come to life" in " ".join(shown.split())
    assert "or a term of the game" in " ".join(shown.split())


# --- head starts --------------------------------------------------------------------------


def test_a_head_start_is_told_kept_and_counted_at_the_end(somewhere: Path) -> None:
    seats = ("--seats", "human+60,Gentle", "--variant", "introductory", "--variant", "short")
    began = run("play", "genesis", *seats, "--seed", "3", typed="save g\n", width=200).stdout
    assert "you, head start 60; " in began
    assert "gentle bot." in began
    assert load((somewhere / "g").read_text("utf-8")).header.head_starts == [(0, 60)]
    back = run("play", "genesis", "--from", "g", "--seats", "random,gentle", width=200).stdout
    assert "random bot, head start 60; " in back
    ended = re.search(r"With head starts: (\w+) (\d+), \w+ (\d+)\. (\w+) wins\.", back)
    assert ended is not None
    first, most, least, winner = ended.groups()
    assert first == winner
    assert int(most) >= 60 > int(least)


def test_a_head_start_that_cannot_be() -> None:
    for seats, why in (
        ("human+x,easy", "'human+x' is no head start; human+5 is one of 5 points"),
        ("human+500,easy", "head-start must be 0 to 200, not 500"),
    ):
        refused = run("play", "genesis", "--seats", seats, width=200)
        assert refused.exit_code != 0
        assert why in refused.output


@pytest.mark.usefixtures("somewhere")
def test_a_saved_game_keeps_its_head_starts() -> None:
    play("save g")
    refused = run("play", "genesis", "--from", "g", "--seats", "human+5,easy", width=200)
    assert "variants and head starts" in refused.output
