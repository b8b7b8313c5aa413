"""`trilobite rules`: how a game is played on two pages, its clauses and its terms."""

import textwrap
from collections.abc import Iterator
from itertools import count
from typing import Final

import typer

from trilobite.cli.glossary import explained
from trilobite.cli.messages import Messages, chosen, languages
from trilobite.cli.options import GAME
from trilobite.cli.rules import clauses, lookup
from trilobite.core.option_errors import unknown
from trilobite.games.registry import GAMES

WIDTH: Final = 92

#: The parts of the two pages, each with its heading `how-PART`.
PARTS: Final = ("aim", "win", "turn", "model", "mistake")
HEADINGS: Final = {part: f"how-{part}" for part in PARTS} | {"mistake": "how-mistakes"}


def rules(
    game: str = GAME,
    words: list[str] | None = typer.Argument(
        None, help="A clause, such as E4, a term, or words to look for. Default: all rules."
    ),
    short: bool = typer.Option(
        False, "--short", help="How the game is played, on two pages, instead of the rules."
    ),
    lang: str | None = typer.Option(
        None, help=f"The language: {', '.join(languages())}. Default: as in LANG, or en."
    ),
) -> None:
    """Print the rules of a game, some clauses of them, or how it is played in short."""
    if game not in GAMES:
        raise unknown("game", game, GAMES)
    language = chosen(lang)
    messages = Messages(language, game)
    if short:
        lines = list(how_to(messages))
    elif words:
        lines = list(found(game, messages, " ".join(words)))
    else:
        lines = [f"{clause.id}  {clause.text}" for clause in clauses(game, language)]
    for line in lines:
        typer.echo(textwrap.fill(line, WIDTH, subsequent_indent="    "))


def how_to(messages: Messages) -> Iterator[str]:
    """The two pages; nothing if the game has none."""
    if "howto-aim" not in messages:
        return
    for part in PARTS:
        yield ""
        yield messages.say(HEADINGS[part]).upper()
        if f"howto-{part}" in messages:
            yield messages.say(f"howto-{part}")
        for number in count(1):
            message = f"howto-{part}-{number}"
            if message not in messages:
                break
            says = messages.say(f"{message}-says") if f"{message}-says" in messages else ""
            yield f"{number}. {messages.say(message)} {says}".rstrip()


def found(game: str, messages: Messages, wanted: str) -> Iterator[str]:
    """Terms and clauses by their names or by words in them."""
    terms = explained(game, messages.language, wanted)
    for term in terms:
        yield f"{term.word}: {term.says} [{term.clause}]"
    matched = lookup(game, messages.language, wanted)
    for clause in matched:
        yield f"{clause.id}  {clause.text}"
    if not terms and not matched:
        yield messages.say("play-rules-unknown", words=wanted)
