"""Other languages say all that English says, with the same arguments, and fit on the board."""

import re
from collections.abc import Iterator
from functools import cache
from itertools import product
from pathlib import Path
from random import Random

import pytest
from babel import Locale
from fluent.syntax import FluentParser
from fluent.syntax.ast import (
    Identifier,
    Junk,
    Message,
    NumberLiteral,
    SelectExpression,
    Term,
    VariableReference,
)
from fluent.syntax.visitor import Visitor
from typer.testing import Result

from tests.cli.helpers import TABLES, genesis, play, printed, random_game, run, state_of
from tests.genesis.rich import rich_state
from trilobite.bots import BOTS
from trilobite.cli import messages
from trilobite.cli.genesis.board import board
from trilobite.cli.genesis.odds import odds
from trilobite.cli.genesis.text import GenesisText
from trilobite.cli.messages import COMMON, FALLBACK, HOW_TO, PREVIEW, Messages, load
from trilobite.cli.text import Text
from trilobite.core.decision import Decision
from trilobite.core.session import Session, begin
from trilobite.games.genesis.cards.types import COLOUR_NAMES
from trilobite.games.genesis.edition import RULESETS
from trilobite.games.genesis.game import GenesisGame
from trilobite.games.genesis.setup_options import MODES
from trilobite.games.genesis.vocabulary import PLAYER_NAMES
from trilobite.games.marine.box import MarineBox
from trilobite.games.marine.cards.words import ANIMAL_NAMES
from trilobite.games.registry import box
from trilobite.tables.notice_words import NOTICES
from trilobite.tables.words import said_in

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src" / "trilobite"
LOCALE = SOURCE / "locale"
GENESIS = SOURCE / "games" / "genesis"
LANGUAGES = sorted(folder.name for folder in LOCALE.iterdir() if folder.name != FALLBACK)

PLURALS = {"zero", "one", "two", "few", "many", "other"}
#: Numbers of every plural category, fractions among them.
NUMBERS = (0, 1, 2, 3, 5, 11, 21, 22, 100, 1.5)

#: What a translation may tell apart where English need not, by variable.
KNOWN: dict[str, set[str]] = {
    "kind": set(BOTS),
    "ruleset": set(RULESETS),
    "mode": set(MODES),
    "level": {"P", "H", "C"},
    "colour-id": set(COLOUR_NAMES),
    "animal-id": set(ANIMAL_NAMES),
    **{id: {*COLOUR_NAMES, *PLAYER_NAMES, *ANIMAL_NAMES} for id in ("a-id", "b-id", "c-id")},
}

each_language = pytest.mark.parametrize("language", LANGUAGES)
#: The games that have words of their own, and the files of all words.
SHARED = (COMMON, PREVIEW, HOW_TO)
FILES = sorted(file.name for file in (LOCALE / FALLBACK).glob("*.ftl"))
OF_GAMES = {*FILES} - {*SHARED, NOTICES}
GAMES = sorted({file.removesuffix(".ftl").partition("-")[0] for file in OF_GAMES})
#: The words that only the page has, by their path without the language.
PAGE_FILES = sorted(
    str((file.parents[1] / file.name).relative_to(ROOT))
    for file in (ROOT / "web" / "src").rglob(f"locale/{FALLBACK}/*.ftl")
)
each_game = pytest.mark.parametrize("game", GAMES)
each_file = pytest.mark.parametrize("file", [*FILES, *PAGE_FILES])


@cache
def entries(language: str, file: str) -> list[Message | Term]:
    """The messages and terms of a file."""
    found = []
    path = ROOT / file if file in PAGE_FILES else LOCALE / file
    text = (path.parent / language / path.name).read_text(encoding="utf-8")
    for entry in FluentParser().parse(text).body:
        assert not isinstance(entry, Junk), f"{language}/{file}: {entry.content}"
        if isinstance(entry, (Message, Term)):
            found.append(entry)
    return found


def ids(language: str, file: str) -> list[str]:
    """The ids of a file, with a sign for terms, and with attributes."""
    found = []
    for entry in entries(language, file):
        sign = "-" if isinstance(entry, Term) else ""
        found.append(sign + entry.id.name)
        found += [f"{sign}{entry.id.name}.{attribute.id.name}" for attribute in entry.attributes]
    return found


@each_file
def test_no_message_is_written_twice(file: str) -> None:
    """The first of two would be said wherever the second is meant."""
    said = ids(FALLBACK, file)
    assert sorted(said) == sorted(set(said))


def test_no_message_of_the_page_is_written_in_two_files() -> None:
    """All files that are read before a game is chosen are one book."""
    files = [file for file in PAGE_FILES if file.startswith("web/src/locale/")]
    files += [file for file in PAGE_FILES if Path(file).name in ("home.ftl", "puzzles.ftl")]
    said = [one for file in {*files, PREVIEW, HOW_TO} for one in ids(FALLBACK, file)]
    assert sorted(said) == sorted(set(said))


class Uses(Visitor):
    """The variables of a message, and the keys of its selectors by variable."""

    def __init__(self, message: Message | Term) -> None:
        self.variables: set[str] = set()
        self.selectors: list[tuple[str, set[str]]] = []
        self.visit(message)

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_SelectExpression(self, node: SelectExpression) -> None:  # noqa: N802
        if isinstance(node.selector, VariableReference):
            keys = {key_of(variant.key) for variant in node.variants}
            self.selectors.append((node.selector.id.name, keys))
        self.generic_visit(node)

    def keys(self, variable: str) -> set[str]:
        """All keys by which the message tells values of a variable apart."""
        return {key for name, keys in self.selectors if name == variable for key in keys}


def key_of(key: Identifier | NumberLiteral) -> str:
    return key.name if isinstance(key, Identifier) else key.value


def pairs(language: str, file: str) -> Iterator[tuple[str, Uses, Uses]]:
    """Each message: its id, what it uses, and what it uses in English."""
    english = {entry.id.name: entry for entry in entries(FALLBACK, file)}
    for entry in entries(language, file):
        yield entry.id.name, Uses(entry), Uses(english[entry.id.name])


# --- the files ----------------------------------------------------------------------------


def test_there_are_other_languages() -> None:
    assert LANGUAGES == ["cs", "it"]
    assert messages.languages() == sorted([FALLBACK, *LANGUAGES])


def test_the_page_has_words_of_its_own() -> None:
    assert "web/src/locale/web.ftl" in PAGE_FILES
    for game in GAMES:
        assert f"web/src/games/{game}/locale/{game}.ftl" in PAGE_FILES


@pytest.mark.parametrize("language", [FALLBACK, *LANGUAGES])
@each_game
def test_the_name_on_the_box_is_the_same_everywhere(language: str, game: str) -> None:
    page = (ROOT / "web" / "src" / "games" / game / "title.ts").read_text(encoding="utf-8")
    titles = dict(re.findall(r"(\w+): '([^']+)'", page))
    assert titles[FALLBACK] == box(game).title
    assert Messages(language, game).say("title") == titles.get(language, titles[FALLBACK])


@each_language
@each_file
def test_the_same_messages_as_in_english(language: str, file: str) -> None:
    assert ids(language, file) == ids(FALLBACK, file)  # and in the same order


@each_language
@each_file
def test_the_same_variables_as_in_english(language: str, file: str) -> None:
    """Where English names a thing `$a`, other languages may also look at its id, `$a-id`."""
    for name, here, english in pairs(language, file):
        allowed = english.variables | {f"{variable}-id" for variable in english.variables}
        assert here.variables <= allowed, name
        said = {variable.removesuffix("-id") for variable in here.variables}
        assert said == {variable.removesuffix("-id") for variable in english.variables}, name


@each_language
@each_file
def test_selectors_know_the_cases_of_english_and_no_others(language: str, file: str) -> None:
    """On the page a translation may say `cubes: 0` where English says `no cube`."""
    counts = PLURALS | {"0"} if file in PAGE_FILES else PLURALS
    for name, here, english in pairs(language, file):
        for variable in here.variables | english.variables:
            cases = english.keys(variable) - counts
            told = here.keys(variable) - counts
            assert cases <= told, name
            assert told - cases <= KNOWN.get(variable, set()), name


@each_language
@each_file
def test_plurals_are_those_of_the_language(language: str, file: str) -> None:
    """Counts are whole numbers: Czech has one, few and other for them, Italian one and other. The
    page has sentences whose words are the same for few and other."""
    form = Locale(language).plural_form
    whole = {form(number) for number in range(200)}
    for name, here, _ in pairs(language, file):
        for _variable, keys in here.selectors:
            plurals = (keys & PLURALS) - {"other"}
            if plurals:
                assert keys & PLURALS <= whole, name
                assert keys & PLURALS == whole or file in PAGE_FILES, name


@each_language
@each_game
def test_every_message_can_be_said(language: str, game: str) -> None:
    bundle = load(language, game)
    for entry in [
        one
        for file in FILES
        if file in SHARED or file.startswith(game)
        for one in entries(language, file)
    ]:
        pattern = bundle.get_message(entry.id.name).value
        assert pattern is not None, entry.id.name
        for given in arguments(entry):
            text, errors = bundle.format_pattern(pattern, given)
            assert not errors, (entry.id.name, given)
            assert "{" not in str(text)
            if entry.id.name not in ("check-passed", "check-passed-with-note", "check-failed"):
                assert "  " not in str(text).strip() or entry.id.name in ("play-help", "help-game")


@pytest.mark.parametrize("language", [FALLBACK, *LANGUAGES])
def test_every_notice_can_be_said(language: str) -> None:
    for entry in entries(language, NOTICES):
        for given in arguments(entry):
            text = said_in(language, NOTICES, entry.id.name, **given)  # type: ignore[arg-type]
            assert "{" not in text
            assert "  " not in text


def arguments(message: Message | Term) -> Iterator[dict[str, str | int | float]]:
    """Arguments for a message: for selectors all their cases and all kinds of numbers."""
    uses = Uses(message)
    selected = {variable for variable, _ in uses.selectors}
    names = sorted(uses.variables)
    choices: list[list[str | int | float]] = []
    for variable in names:
        if variable in selected:
            words = sorted(uses.keys(variable) - PLURALS)
            counted = words == [] or uses.keys(variable) & (PLURALS - {"other"})
            choices.append([*(NUMBERS if counted else ()), "Opabinia", *words])
        else:
            choices.append([0.125] if variable == "chance" else ["Opabinia", 7])
    for values in product(*choices):
        yield dict(zip(names, values, strict=True))


@each_language
def test_colours_and_climates_have_letters_of_their_own(language: str) -> None:
    say = Messages(language, "genesis").say
    for kinds in (COLOUR_NAMES, ("warm", "cool")):
        letters = [say(f"letter-{kind}") for kind in kinds]
        assert all(len(letter) == 1 for letter in letters)
        assert len(set(letters)) == len(letters)


@each_language
def test_help_names_the_commands_and_fits(language: str) -> None:
    def commands(text: str) -> list[str]:
        return re.findall(r"^\S+", text, re.MULTILINE)[1:]  # the first is the word "number"

    there, here = (Messages(one, "genesis").say("play-help") for one in (FALLBACK, language))
    assert commands(here) == commands(there)
    assert max(map(len, here.splitlines())) <= 80


# --- which language -----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "cs_CZ.UTF-8"}, "cs"),
        ({"LANG": "it"}, "it"),
        ({"LANG": "xx_XX"}, "en"),
        ({"LC_MESSAGES": "it_CH.UTF-8", "LANG": "cs_CZ.UTF-8"}, "it"),
        ({"LC_ALL": "C", "LANG": "cs_CZ.UTF-8"}, "en"),
        ({"LC_ALL": "C.UTF-8", "LANG": "cs_CZ.UTF-8"}, "en"),
        ({"LANGUAGE": "xx:it", "LANG": "cs_CZ.UTF-8"}, "it"),
    ],
)
def test_the_environment_chooses(
    environment: dict[str, str], language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    assert messages.preferred() == language
    assert messages.chosen(None) == language
    assert messages.chosen("CS") == "cs"


def test_a_language_that_there_is_not() -> None:
    result = run("play", "genesis", "--lang", "tlh")
    assert result.exit_code == 2
    assert result.stderr == "trilobite: there is no language 'tlh'; there are cs, en, it\n"


# --- on the board and in play -------------------------------------------------------------


def words_in(language: str, game: GenesisGame) -> GenesisText:
    return GenesisText(game, Messages(language, "genesis"))


def fits(text: str, width: int) -> bool:
    return max(len(line) for line in text.splitlines()) <= width


@each_language
def test_cards_have_their_printed_names(language: str) -> None:
    text = words_in(language, genesis({"players": 2}))
    for domain, cards in box("genesis").names().items():
        for id, names in cards.items():
            assert text.card_name(domain, id) == names.get(language, names["en"])
    assert text.card_name("macro", "trilobites") == "Trilobiti"


@each_language
@pytest.mark.parametrize("width", [80, 100])
def test_the_board_fits(language: str, width: int) -> None:
    game = genesis({"players": 3, "colours": ["red", "green", "blue"]})
    text = words_in(language, game)
    labels = [text.messages.say("play-bot", kind=kind) for kind in ("random", "greedy", "random")]
    titles = ("refugium", "life", "organised", "disorganised", "slots", "dice")
    for seed in range(12):
        shown = printed(board(text, rich_state(game, seed), width, labels), width)
        assert fits(shown, width)
        for title in titles:  # none is cut
            words = re.escape(text.messages.say(f"board-{title}"))
            assert re.search(rf"(?<!\w){words}(?!\w)", shown)


@each_language
@pytest.mark.parametrize("options", TABLES[:3] + TABLES[-3:], ids=str)
def test_a_whole_game_has_words(language: str, options: dict[str, object]) -> None:
    game = genesis(options)
    text = words_in(language, game)
    pick = Random(7)

    def look(session: Session, seat: int) -> None:
        g = state_of(session)
        decision = session.decision_for(seat)
        assert decision is not None
        refusals = pick.random() < 0.05
        check_words(text, session, decision, refusals)
        if refusals:
            assert fits(printed(odds(text, g, decision, ""), 80), 80)

    session = random_game(game, 7, look)
    assert all(sound(words) for _, words in text.events(session))


def check_words(text: Text, session: Session, decision: Decision, refusals: bool) -> None:
    """What is asked and offered, and if wanted what is refused, is in words, each its own."""
    g = session.state
    assert sound(text.prompt(g, decision))
    offered = text.options(g, decision)
    assert all(map(sound, offered))
    assert len(set(offered)) == len(offered), decision.kind
    if refusals:
        for refusal in session.refusals(decision.seat):
            assert sound(text.option(g, decision, refusal.option))
            assert sound(text.reason(g, decision, refusal))


def sound(sentence: str) -> bool:
    """Whether a sentence has no hole in it."""
    return bool(sentence.strip()) and "{" not in sentence and "  " not in sentence.strip()


#: Set-ups of Marine that between them meet all words but the rarest.
MARINE_TABLES = (
    {"players": 4, "variants": ["short"]},
    {"players": 2, "variants": ["two-animals", "superheroes", "exaptation", "short"]},
    {"players": 3, "variants": ["random-planet", "inverted-displays", "short"]},
)
#: Random play can take long to come to its end; so many answers meet the words.
ANSWERS = 600


@pytest.mark.parametrize("language", [FALLBACK, *LANGUAGES])
@pytest.mark.parametrize("options", MARINE_TABLES, ids=str)
def test_games_of_marine_have_words(language: str, options: dict[str, object]) -> None:
    game = MarineBox().make(options)
    text = Text(game, Messages(language, "marine"))
    pick = Random(7)
    session = begin(game, 7)
    for _ in range(ANSWERS):
        if session.over:
            break
        decision = session.decision_for(session.deciders()[0])
        assert decision is not None
        check_words(text, session, decision, pick.random() < 0.05)
        session.choose(pick.choice(decision.options), decision.seat)
    assert all(sound(words) for _, words in text.events(session))


def start_of_clause(id: str, language: str) -> str:
    """How a clause of Genesis begins in a language, in English if there is no page in it."""
    page = GENESIS / f"rules.{language}.md"
    text = (page if page.exists() else GENESIS / "rules.md").read_text(encoding="utf-8")
    return text.partition(f"**{id}** ")[2][:30]


def scripted(language: str, width: int) -> Result:
    lines = ("1", "why", "odds", "log", "help", "rules", "rules unicorn", "rules E4", "quit")
    return play(*lines, "quit", options=("--seed", "3", "--lang", language), width=width)


@each_language
@pytest.mark.parametrize("width", [80, 100])
def test_a_short_game(language: str, width: int) -> None:
    result = scripted(language, width)
    assert result.exit_code == 0
    assert result.stderr == ""
    assert fits(result.stdout, width)
    say = Messages(language, "genesis").say
    heading = say("log-heading", turn=say("event-turn", a=1), phase=say("phase-assignment"))
    assert heading in result.stdout
    assert f"E4.1  {start_of_clause('E4.1', language)}" in result.stdout
    assert result.stdout.endswith(say("play-bye-unsaved") + "\n")


@each_language
def test_no_english_slips_in(language: str) -> None:
    """No English sentence without arguments is shown, nor any English word of the board."""
    shown = " ".join(scripted(language, 100).stdout.partition("E4.1")[0].split())
    there, here = Messages(FALLBACK, "genesis"), Messages(language, "genesis")
    for file in (COMMON, "genesis.ftl"):
        for entry in entries(FALLBACK, file):
            name = entry.id.name
            if not Uses(entry).variables and name != "play-help":
                english = " ".join(there.say(name).split())
                if len(english) > 5 and english.lower() not in here.say(name).lower():
                    assert not re.search(rf"\b{re.escape(english)}\b", shown), name


@each_language
def test_a_saved_game_goes_on_in_any_language(language: str, tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    play("1", f"save {file}", "quit", options=("--seed", "3", "--lang", language))
    again = run("play", "genesis", "--from", str(file), "--lang", language, typed="quit\n")
    assert again.exit_code == 0
    say = Messages(language, "genesis").say
    welcome = say("play-welcome-back", game="Bios: Genesis", answers=1, seats="")
    assert " ".join(again.stdout.split()).startswith(welcome.removesuffix(" ."))
