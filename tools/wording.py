"""What the terminal says of recorded games, for the page's test that it says the same.

    python -m tools.wording genesis
    python -m tools.wording origins --printed

Prints as JSON, for some of the golden records of the game: the cards as the page gets them,
decisions along the game with what is refused, and the log, each as it is sent to a browser and as
the terminal says it in every language. With `--printed` it is instead what stands on all cards and
on the maps, in games of each scope.
"""

import argparse
import sys
from typing import Any

import msgspec

from tools.golden import FOLDER
from trilobite.cli.messages import Messages, languages
from trilobite.cli.origins.text import OriginsText
from trilobite.cli.text import Text
from trilobite.core.chance import Answer, Entry, scripted
from trilobite.core.record import entry_of, load
from trilobite.core.replay import replay
from trilobite.core.session import Session, begin
from trilobite.core.trial import previews
from trilobite.games.origins.actions import scope
from trilobite.games.origins.cards.catalogue import GAMES as GAMES_OF_ORIGINS
from trilobite.games.origins.cards.types import Challenge, Idea
from trilobite.games.origins.game import OriginsGame
from trilobite.games.origins.phrases import tile_fact
from trilobite.games.registry import GAMES, box, make_game
from trilobite.tables.frames import Log, Telling
from trilobite.tables.previews import preview_out

#: Records that are read of each game, and how many decisions are taken of each.
RECORDS = 3
DECISIONS = 20

#: Of how many options of a decision it is said what they do.
PREVIEWS = 12


def samples(name: str) -> list[dict[str, Any]]:
    """Some decisions of some golden records, and their logs."""
    found = []
    for path in sorted((FOLDER / name).glob("*.record"))[:RECORDS]:
        record = load(path.read_text(encoding="utf-8"))
        game = make_game(name, record.header.options)
        entries = [entry_of(line, game.words) for line in record.lines]
        texts = {language: Text(game, Messages(language, name)) for language in languages()}
        session = replay(game, entries)
        log = Log(game)
        log.follow(session)
        found.append(
            {
                "record": path.stem,
                "decisions": decisions(session, entries, texts),
                "log": log.told,
                "seats": [entry.seat for entry in session.history if isinstance(entry, Answer)],
                "said": {
                    language: [words for _, words in text.events(session)]
                    for language, text in texts.items()
                },
            }
        )
    return found


def decisions(
    played: Session, entries: list[Entry], texts: dict[str, Text]
) -> list[dict[str, Any]]:
    """Decisions along a game, of all kinds that it has."""
    answers = [entry for entry in entries if isinstance(entry, Answer) and not entry.auto]
    every = max(1, len(answers) // DECISIONS)
    session = begin(played.game, chance=scripted(entries))
    met: set[str] = set()
    found = []
    for number, answer in enumerate(answers):
        decision = session.decision_for(answer.seat)
        assert decision is not None
        if number % every == 0 or decision.kind not in met:
            met.add(decision.kind)
            found.append(told(session, answer.seat, texts))
        session.choose(answer.option, answer.seat)
    return found


def told(session: Session, seat: int, texts: dict[str, Text]) -> dict[str, Any]:
    """What a seat is asked, as it is sent and as it is said."""
    game, state = session.game, session.state
    decision = session.decision_for(seat)
    assert decision is not None
    refused = session.refusals(seat)
    telling = Telling(game, state, decision)
    foreseen = previews(session, seat, 0, PREVIEWS)
    return {
        "decision": telling.decision(),
        "refused": telling.refusals(refused),
        "previews": [preview_out(session, preview) for preview in foreseen],
        "said": {
            language: {
                "prompt": text.prompt(state, decision),
                "options": [text.option(state, decision, option) for option in decision.options],
                "refused": [text.option(state, decision, one.option) for one in refused],
                "reasons": [text.reason(state, decision, one) for one in refused],
                "previews": [text.preview(state, decision, one) for one in foreseen],
                "foretold": [text.foretold(one) for one in foreseen],
            }
            for language, text in texts.items()
        },
    }


def all_printed() -> list[dict[str, Any]]:
    """What stands on the cards and maps of Origins, in games that differ in which effects belong to
    them."""
    found = []
    for options in GAMES_OF_ORIGINS:
        game = make_game("origins", options)
        assert isinstance(game, OriginsGame)
        said = {}
        for language in languages():
            text = Text(game, Messages(language, "origins"))
            said[language] = printed(OriginsText(text, game, None))
        found.append({"scope": scope(game.set_up), "said": said})
    return found


def printed(text: OriginsText) -> dict[str, Any]:
    """All that stands on cards and maps, in words."""
    cards = text.cards
    ids = text.words.domains
    return {
        "challenges": {
            card.id: on_card(text, card)
            | {
                "fates": {
                    id: text.fates(card, space.crisis)
                    for id, space in zip(ids["philosophy"], cards.philosophy, strict=True)
                }
            }
            for card in cards.challenges
        },
        "ideas": {card.id: on_card(text, card) for card in cards.ideas},
        "species": {
            board.id: {
                "lower": list(map(text.row, board.lower)),
                "upper": list(map(text.row, board.upper)),
            }
            for board in cards.species
        },
        "hexes": {
            world.id: [list(map(text.resource, found)) for found in world.resources]
            for world in (cards.earth, cards.archipelago)
        },
        "tiles": {
            tile.id: {
                "name": text.fact(tile_fact(cards, number)),
                "sides": [list(map(text.resource, side.resources)) for side in tile.sides],
            }
            for number, tile in enumerate(cards.tiles)
        },
        "philosophy": {id: text.philosophy(number) for number, id in enumerate(ids["philosophy"])},
    }


def on_card(text: OriginsText, card: Challenge | Idea) -> dict[str, Any]:
    """What a card gives and asks for."""
    return {
        "heureka": text.heureka(card.heureka),
        "effects": list(map(text.effect, card.heureka)),
        "needs": text.needs(card.requirements) if card.requirements else None,
        "rows": text.rows(card.rows),
    }


def main() -> None:
    """Prints the samples of a game."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0])
    parser.add_argument("game", choices=list(GAMES))
    parser.add_argument("--printed", action="store_true", help="what is printed, of Origins only")
    asked = parser.parse_args()
    name: str = asked.game
    games = all_printed() if asked.printed else samples(name)
    wording = {"catalogue": box(name).cards(), "games": games}
    sys.stdout.buffer.write(msgspec.json.encode(wording))


if __name__ == "__main__":
    main()
