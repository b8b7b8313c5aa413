"""`trilobite play`: a game in the terminal."""

import secrets
from collections.abc import Iterable
from contextlib import suppress
from importlib import import_module
from pathlib import Path
from typing import Any

import msgspec
import typer
from rich.console import Console
from rich.text import Text

from trilobite.bots import BOTS, LEVELS, bot_kind, make_bot
from trilobite.cli.messages import chosen, languages
from trilobite.cli.options import GAME, MODE, PACK, RULESET, VARIANT
from trilobite.cli.records import open_record, read_text
from trilobite.cli.replay import given
from trilobite.cli.screen import screen_for
from trilobite.cli.terminal import HUMAN, Terminal
from trilobite.core.errors import OptionsError, RecordError, shown
from trilobite.core.head_starts import HeadStarts, head_starts_of
from trilobite.core.record import is_number
from trilobite.core.session import Session, begin
from trilobite.games.registry import make_game

#: A first game is easiest to follow against a single opponent.
PLAYERS = 2

#: Who plays against a person who names nobody.
OPPONENT = "greedy"


def listed(names: Iterable[str]) -> str:
    """Names for a help text."""
    return ", ".join(names)


def bots() -> list[str]:
    """The bots for a help text, from the one that is easiest to beat."""
    return ["random", *LEVELS]


def levels(means: str = "means") -> str:
    """The other names of levels, for a help text."""
    others = {kind: level for level, kind in LEVELS.items() if kind != level}
    return ", ".join(f"{kind} {means} {level}" for kind, level in others.items())


def play(
    game: str = GAME,
    players: int | None = typer.Option(
        None, help=f"How many play. Default: as many as --seats, or {PLAYERS}."
    ),
    seats: str | None = typer.Option(
        None,
        help=f"Who sits where: {HUMAN}, {listed(bots())}, with commas between them; "
        f"{levels()}. {HUMAN}+5 has a head start of 5 points. Default: you in the first seat, "
        f"{OPPONENT} bots in the others.",
    ),
    ruleset: str | None = RULESET,
    mode: str | None = MODE,
    variant: list[str] | None = VARIANT,
    options: Path | None = typer.Option(
        None, help="A JSON or TOML file with more options of the game, such as a campaign."
    ),
    seed: str | None = typer.Option(
        None, help="The same seed and the same answers make the same game."
    ),
    pack: Path | None = PACK,
    source: Path | None = typer.Option(None, "--from", help="A saved game to go on with."),
    lang: str | None = typer.Option(
        None, help=f"The language: {', '.join(languages())}. Default: as in LANG, or en."
    ),
) -> None:
    """Play in the terminal: you against one greedy bot, unless you ask for something else.

    Answer with the number of an option. At every question `why` says what is refused, `odds`
    gives the chances of the rolls, `rules E4` shows rules, and `help` lists everything else.
    """
    language = chosen(lang)
    seed = seed or secrets.token_hex(8)
    if source is None:
        further = {} if options is None else read_options(options)
        chosen_here = game_options(players, seats, ruleset, mode, variant, further)
        made = make_game(game, chosen_here, pack)
        kinds = seat_kinds(seats, made.seats)
        ahead = head_starts_of(made, head_starts(seats))
        session = begin(made, seed)
        advised: list[tuple[int, int]] = []
    else:
        if any((players, ruleset, mode, variant, options, head_starts(seats))):
            raise OptionsError(
                "a saved game has its own players, ruleset, mode, variants and head starts",
                "saved-options",
            )
        session, sat, older, advised, ahead = open_record(source, pack, seed)
        if older is not None:
            raise RecordError(
                "played by version {then} of the rules, this program has version {now}: "
                "it can be read (trilobite replay), not played on",
                "record-older",
                then=older.rules,
                now=session.game.rules_version,
            ).at(source)
        if session.game.name != game:
            raise OptionsError(
                "{file} is a game of {played}, not of {asked}",
                "saved-other-game",
                file=str(source),
                played=session.game.name,
                asked=game,
            )
        kinds = seat_kinds(seats or resumed_seats(sat), session.game.seats)
    with suppress(ImportError):
        import_module("readline")  # makes typed lines editable
    terminal = table_for(session, language, pack, kinds, seed, ahead)
    terminal.advised.update(advised)
    terminal.console.print(Text(welcome(terminal)))
    terminal.run()


def game_options(
    players: int | None,
    seats: str | None,
    ruleset: str | None,
    mode: str | None,
    variant: list[str] | None,
    further: dict[str, Any],
) -> dict[str, Any]:
    """The options of a new game; the game itself checks them. What the command says goes before
    what a file says."""
    mode = mode or further.get("mode")
    if players is None:
        if seats is not None:
            players = len(seats.split(","))
        else:
            players = further.get("players", 1 if mode == "solitaire" else PLAYERS)
    variants = variant or further.get("variants", [])
    options: dict[str, Any] = {**further, "players": players, "variants": variants}
    if ruleset is not None:
        options["ruleset"] = ruleset
    if mode is not None:
        options["mode"] = mode
    return options


def read_options(path: Path) -> dict[str, Any]:
    """The options in a file: JSON, or TOML if its name says so."""
    text = read_text(path)
    decode = msgspec.toml.decode if path.suffix == ".toml" else msgspec.json.decode
    try:
        return decode(text, type=dict[str, Any])
    except msgspec.MsgspecError as error:
        raise OptionsError("{error}", "options-file", error=str(error)).at(path) from None


def sitter(text: str) -> tuple[str, str]:
    """Who sits somewhere, and the points of their head start, as in `human+5`."""
    kind, _, points = text.lower().partition("+")
    return kind.strip(), points.strip()


def head_starts(seats: str | None) -> HeadStarts:
    """The head starts among those who sit."""
    found: HeadStarts = []
    for seat, text in enumerate((seats or "").split(",")):
        points = sitter(text)[1]
        if points and not is_number(points):
            raise OptionsError(
                "{given} is no head start; human+5 is one of 5 points",
                "no-head-start",
                given=shown(text.strip()),
            )
        if points:
            found.append((seat, int(points)))
    return found


def seat_kinds(seats: str | None, number: int) -> list[str]:
    """Who sits where: "human" or a kind of bot for each seat."""
    if seats is None:
        return [HUMAN] + [OPPONENT] * (number - 1)
    kinds = [sitter(one)[0] for one in seats.split(",")]
    for kind in kinds:
        if kind not in (HUMAN, *BOTS, *LEVELS):
            raise OptionsError(
                "nobody called {given} can sit; there are {known}",
                "no-such-sitter",
                given=shown(kind),
                known=listed((HUMAN, *BOTS, *LEVELS)),
            )
    if len(kinds) != number:
        raise OptionsError(
            "{named} seats are named and {players} play",
            "seats-and-players",
            named=len(kinds),
            players=number,
        )
    return [kind if kind == HUMAN else bot_kind(kind) for kind in kinds]


def resumed_seats(sat: list[str]) -> str | None:
    """The seats of a saved game: bots come back, everybody else is a person."""
    return ",".join(who if who in BOTS else HUMAN for who in sat) or None


def table_for(
    session: Session,
    language: str,
    pack: Path | None,
    kinds: list[str],
    seed: str,
    ahead: HeadStarts,
) -> Terminal:
    """A terminal for a session, with its bots."""
    screen = screen_for(session.game, language, pack)
    bots = {
        seat: make_bot(kind, f"{seed} seat {seat}")
        for seat, kind in enumerate(kinds)
        if kind != HUMAN
    }
    return Terminal(session, screen, kinds, bots, Console(highlight=False), ahead)


def welcome(terminal: Terminal) -> str:
    """What is played and who sits where."""
    screen, state = terminal.screen, terminal.session.state
    say = screen.messages.say
    seats = "; ".join(
        say("play-seat", player=screen.seat_name(state, seat), who=label)
        for seat, label in enumerate(terminal.labels())
    )
    title = say("title")
    answers = given(terminal.session)
    if answers:
        return say("play-welcome-back", game=title, answers=answers, seats=seats)
    return say("play-welcome", game=title, about=screen.welcome(state), seats=seats)
