"""What the terminal says of recorded games, for the page's test that it says the same.

    python -m tools.wording genesis

Prints as JSON, for some of the golden records of the game: the cards as the page gets them,
decisions along the game with what is refused, and the log, each as it is sent to a browser and as
the terminal says it in every language.
"""

import argparse
import sys
from typing import Any

import msgspec

from tools.golden import FOLDER
from trilobite.cli.messages import Messages, languages
from trilobite.cli.text import Text
from trilobite.core.chance import Answer, Entry, scripted
from trilobite.core.record import entry_of, load
from trilobite.core.replay import replay
from trilobite.core.session import Session, begin
from trilobite.core.trial import previews
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


def main() -> None:
    """Prints the samples of a game."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0])
    parser.add_argument("game", choices=list(GAMES))
    name: str = parser.parse_args().game
    wording = {"catalogue": box(name).cards(), "games": samples(name)}
    sys.stdout.buffer.write(msgspec.json.encode(wording))


if __name__ == "__main__":
    main()
