"""Everything that the tables number has a word in every language."""

from importlib import resources

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message

from tests.origins.names import DOMAINS, SOURCES
from tests.origins.table import origins
from trilobite.cli.messages import Messages, languages
from trilobite.core.session import begin

each_language = pytest.mark.parametrize("language", ["cs", "en", "it"])


def messages(language: str) -> dict[str, str]:
    """The messages of the file of a language, unread."""
    file = resources.files("trilobite") / "locale" / language / "origins.ftl"
    found = {}
    for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
        assert not isinstance(entry, Junk), entry.content
        if isinstance(entry, Message):
            assert entry.id.name not in found
            found[entry.id.name] = entry.id.name
    return found


def test_the_languages_are_those_of_the_house() -> None:
    assert languages() == ["cs", "en", "it"]


@each_language
def test_the_same_messages_in_the_same_order(language: str) -> None:
    assert list(messages(language)) == list(messages("en"))


@each_language
@pytest.mark.parametrize("domain", DOMAINS)
def test_every_name_has_a_word_of_its_own(language: str, domain: str) -> None:
    known = messages(language)
    say = Messages(language, "origins").say
    words = []
    for name in DOMAINS[domain]:
        assert f"{domain}-{name}" in known
        words.append(say(f"{domain}-{name}"))
    assert len(set(words)) == len(words)


@each_language
def test_words_with_a_hole(language: str) -> None:
    say = Messages(language, "origins").say
    assert say("effect-tech-to", track="maritime", level=2) == "maritime 2"
    assert "II" in say("effect-reduce-to", epoch="II")
    assert say("effect-then", effect="a", consequence="b") == "a > b"
    assert say("space-corner", hex="Gobi", corner=say("corner-n")).startswith("Gobi, ")
    assert "Gobi" in say("need-or", one="Gobi", other="Iran")


@each_language
def test_every_source_of_points_has_a_word(language: str) -> None:
    """I1, I2, I3."""
    game = origins(players=2)
    session = begin(game, 1)
    assert all(tuple(points) == SOURCES for points in session.game.breakdown(session.state))
    assert {f"source-{source}" for source in SOURCES} <= set(messages(language))
