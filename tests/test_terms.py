"""The terms that explain themselves: known in every language, in the texts and in the rules."""

import re
import tomllib
from functools import cache
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message

from tests.test_glossary import PACKAGE, everything_said, glossary
from trilobite.cli.glossary import explained, message_of, pattern, terms
from trilobite.cli.messages import FALLBACK, languages
from trilobite.cli.rules import clauses
from trilobite.games.registry import GAMES

each_language = pytest.mark.parametrize("language", languages())
each_game = pytest.mark.parametrize("game", GAMES)

#: An explanation is read at a glance: two lines of the note.
LONGEST = 150

#: The words without which a game cannot be understood.
FIRST_WORDS = {
    "genesis": "biont, refugium, manna, enzyme, catalyst, active, bacterium, atrophy, mutation, "
    "entropy limit, Red Queen, food chain, roil",
    "marine": "species, element, element token, thriving, endangered, gene pool, pawn, "
    "terrain marker, domination value, special pawn, Reseed, food chain",
    "origins": "Migrant, footprint, Elder, Idea, Heureka, ruling class, challenge card, "
    "Foundation, chaos, Dissident, revolution, Comet, Epoch, menopause, crown",
}


@cache
def listed(game: str) -> dict[str, dict[str, Any]]:
    return tomllib.loads((PACKAGE / "games" / game / "terms.toml").read_text("utf-8"))


@each_game
def test_the_first_words_are_there(game: str) -> None:
    assert set(FIRST_WORDS[game].split(", ")) <= set(listed(game))
    assert len(listed(game)) >= 40


@each_game
def test_the_rules_have_their_clauses(game: str) -> None:
    known = {clause.id for clause in clauses(game, FALLBACK)}
    assert [term for term, about in listed(game).items() if about["clause"] not in known] == []


@each_game
@each_language
def test_every_language_has_words_forms_and_explanations(game: str, language: str) -> None:
    rows = glossary(language)[game]
    assert list(rows["forms"]) == list(listed(game))
    if language != FALLBACK:
        assert set(listed(game)) <= set(rows["words"])
    text = (PACKAGE / "locale" / language / f"{game}-terms.ftl").read_text("utf-8")
    body = FluentParser().parse(text).body
    ids = [entry.id.name for entry in body if isinstance(entry, Message)]
    assert ids == [message_of(term) for term in listed(game)]
    long = {term.word: len(term.says) for term in terms(game, language)}
    assert {word: length for word, length in long.items() if length > LONGEST} == {}


@each_game
@each_language
def test_forms_occur_in_the_texts(game: str, language: str) -> None:
    """What never occurs would be a slip, or is not needed."""
    own = (f"{game}-terms.ftl:", f"{game}-howto.ftl:")
    said = "\n".join(
        " ".join(text.split())
        for where, text in everything_said(game, language)
        if not any(file in where for file in own)
    )
    absent = []
    for term, forms in glossary(language)[game]["forms"].items():
        for form in forms:
            flags = re.IGNORECASE if form == form.lower() else re.NOFLAG
            if not re.search(rf"(?<!\w){pattern(form).pattern}(?!\w)", said, flags):
                absent.append(f"{term}: {form}")
    assert absent == []


@each_game
@each_language
def test_no_two_terms_have_the_same_form(game: str, language: str) -> None:
    forms = [form for row in glossary(language)[game]["forms"].values() for form in row]
    assert sorted(forms) == sorted(set(forms))


@pytest.mark.parametrize(
    ("game", "language", "word", "clause"),
    [
        ("genesis", "en", "Bionts", "B4.1"),
        ("genesis", "cs", "limitu  entropie", "E2a.1"),
        ("marine", "it", "pedine speciali", "MAR-5.3.1"),
        ("origins", "cs", "stařešinů", "B4b.1"),
        ("origins", "en", "menop", "J2a.1"),
    ],
)
def test_a_word_is_understood_in_its_forms(
    game: str, language: str, word: str, clause: str
) -> None:
    assert [term.clause for term in explained(game, language, word)] == [clause]


def test_what_is_no_term_is_not_explained() -> None:
    assert explained("genesis", "en", "trilobite") == []
