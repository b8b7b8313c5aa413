"""`trilobite play`: a game in the terminal."""

import secrets
from contextlib import suppress
from importlib import import_module
from pathlib import Path
from typing import Any

import typer
from rich.console import Console
from rich.text import Text

from trilobite.bots import BOTS, LEVELS, bot_kind, make_bot
from trilobite.cli.messages import Messages, chosen, languages
from trilobite.cli.records import open_record
from trilobite.cli.terminal import HUMAN, Terminal
from trilobite.cli.text import GenesisText
from trilobite.core.errors import OptionsError, shown
from trilobite.core.session import Session, begin
from trilobite.games.genesis.edition import RULESETS
from trilobite.games.genesis.game import GenesisGame
from trilobite.games.genesis.setup_options import MODES, SOLITAIRE, VARIANTS
from trilobite.games.registry import make_game

#: A first game is easiest to follow against a single opponent.
PLAYERS = 2

#: Who plays against a person who names nobody.
OPPONENT = "greedy"


def listed(names: tuple[str, ...] | dict[str, Any]) -> str:
    """Names for a help text."""
    return ", ".join(names)


def levels() -> str:
    """The levels for a help text."""
    return ", ".join(f"{level} means {kind}" for level, kind in LEVELS.items())


def play(
    game: str = typer.Argument(help="The game: genesis."),
    players: int | None = typer.Option(
        None, help=f"How many play, 1 to 4. Default: as many as --seats, or {PLAYERS}."
    ),
    seats: str | None = typer.Option(
        None,
        help=f"Who sits where: {HUMAN}, {listed(BOTS)}, with commas between them; "
        f"{levels()}. Default: you in the first seat, {OPPONENT} bots in the others.",
    ),
    ruleset: str | None = typer.Option(None, help=f"{listed(RULESETS)}. Default: living."),
    mode: str | None = typer.Option(
        None, help=f"{listed(MODES)}. Default: competitive, or solitaire for one player."
    ),
    variant: list[str] | None = typer.Option(
        None,
        help=f"A variant; may be given several times: {listed(VARIANTS)}. "
        "'introductory' is good for a first game.",
    ),
    seed: str | None = typer.Option(
        None, help="The same seed and the same answers make the same game."
    ),
    pack: Path | None = typer.Option(None, help="A directory with other cards."),
    source: Path | None = typer.Option(None, "--from", help="A saved game to go on with."),
    lang: str | None = typer.Option(
        None, help=f"The language: {', '.join(languages())}. Default: as in LANG, or en."
    ),
) -> None:
    """Play in the terminal: you against one greedy bot, unless you ask for something else.

    Answer with the number of an option. At every question `why` says what is refused, `odds`
    gives the chances of the rolls, `rules E4` shows rules, and `help` lists everything else.
    """
    messages = Messages(chosen(lang))
    seed = seed or secrets.token_hex(8)
    if source is None:
        options = game_options(players, seats, ruleset, mode, variant)
        made = make_game(game, options, pack)
        kinds = seat_kinds(seats, made.seats)
        session = begin(made, seed)
    else:
        if any((players, ruleset, mode, variant)):
            raise OptionsError("a saved game has its own players, ruleset, mode and variants")
        session, sat = open_record(source, pack, seed)
        if session.game.name != game:
            raise OptionsError(f"{source} is a game of {session.game.name}, not of {game}")
        kinds = seat_kinds(seats or resumed_seats(sat), session.game.seats)
    with suppress(ImportError):
        import_module("readline")  # makes typed lines editable
    terminal = table_for(session, messages, pack, kinds, seed)
    terminal.console.print(Text(welcome(terminal)))
    terminal.run()


def game_options(
    players: int | None,
    seats: str | None,
    ruleset: str | None,
    mode: str | None,
    variant: list[str] | None,
) -> dict[str, Any]:
    """The options of a new game; the game itself checks them."""
    if players is None:
        if seats is not None:
            players = len(seats.split(","))
        else:
            players = 1 if mode == SOLITAIRE else PLAYERS
    options: dict[str, Any] = {"players": players, "variants": variant or []}
    if ruleset is not None:
        options["ruleset"] = ruleset
    if mode is not None:
        options["mode"] = mode
    return options


def seat_kinds(seats: str | None, number: int) -> list[str]:
    """Who sits where: "human" or a kind of bot for each seat."""
    if seats is None:
        return [HUMAN] + [OPPONENT] * (number - 1)
    kinds = [kind.strip().lower() for kind in seats.split(",")]
    for kind in kinds:
        if kind not in (HUMAN, *BOTS, *LEVELS):
            known = listed((HUMAN, *BOTS, *LEVELS))
            raise OptionsError(f"nobody called {shown(kind)} can sit; there are {known}")
    if len(kinds) != number:
        raise OptionsError(f"{len(kinds)} seats are named and {number} play")
    return [kind if kind == HUMAN else bot_kind(kind) for kind in kinds]


def resumed_seats(sat: list[str]) -> str | None:
    """The seats of a saved game: bots come back, everybody else is a person."""
    return ",".join(who if who in BOTS else HUMAN for who in sat) or None


def table_for(
    session: Session, messages: Messages, pack: Path | None, kinds: list[str], seed: str
) -> Terminal:
    """A terminal for a session, with its bots."""
    game = session.game
    assert isinstance(game, GenesisGame)
    text = GenesisText(messages, game.words, game.cards, pack)
    bots = {
        seat: make_bot(kind, f"{seed} seat {seat}")
        for seat, kind in enumerate(kinds)
        if kind != HUMAN
    }
    return Terminal(session, text, kinds, bots, Console(highlight=False))


def welcome(terminal: Terminal) -> str:
    """What is played and who sits where."""
    text = terminal.text
    g = terminal.state
    labels = terminal.labels()
    seats = "; ".join(
        text.messages.say("play-seat", player=text.player(player), who=labels[g.seat(player)])
        for player in sorted(g.in_game(), key=g.seat)
        if g.seat(player) >= 0
    )
    answers = len(terminal.session.answers())
    if answers:
        return text.messages.say(
            "play-welcome-back", game="Bios: Genesis", answers=answers, seats=seats
        )
    return text.messages.say(
        "play-welcome",
        game="Bios: Genesis",
        players=g.setup.players,
        ruleset=g.setup.ruleset,
        mode=g.setup.mode,
        seats=seats,
    )
