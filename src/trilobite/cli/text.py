"""What a game asks, offers, refuses and tells, in words; the page does the same in table/text.ts.

All games speak through here. The words are messages (`prompt-KIND`, `option-VERB`, `reason-KEY`,
`event-WHAT`), their arguments are what is named and the facts that the game states.
"""

from pathlib import Path
from typing import Any, Final

from trilobite.bots.advice import Advised
from trilobite.cli.messages import FALLBACK, Argument, Messages
from trilobite.core.decision import Decision, Event, Option, Refusal
from trilobite.core.facts import Fact, Facts, Name, Phrase, Several
from trilobite.core.game import AnyGame
from trilobite.core.preview import Change, Preview
from trilobite.core.session import Session
from trilobite.core.state import State
from trilobite.core.words import NUMBER
from trilobite.games.registry import box


class Text:
    """The sentences of one game in one language."""

    def __init__(self, game: AnyGame, messages: Messages, pack: Path | None = None) -> None:
        self.game: Final = game
        self.messages: Final = messages
        self._names: Final = box(game.name).names(pack)
        #: What has been named by a message: boards have the same hundred places again and again.
        self._said: Final[dict[str, str]] = {}

    # --- facts ----------------------------------------------------------------------------

    def name(self, domain: str, id: str) -> Argument:
        """A thing by its printed name, or else by the message that names it."""
        if domain == NUMBER:
            return int(id)
        printed = self._names.get(domain, {}).get(id)
        if printed is not None:
            return printed.get(self.messages.language) or printed[FALLBACK]
        message = f"{domain}-{id}"
        if message not in self._said:
            known = message in self.messages
            self._said[message] = self.messages.say(message) if known else id
        return self._said[message]

    def fact(self, fact: Fact) -> Argument:
        """A fact as an argument of a message."""
        if isinstance(fact, Name):
            return self.name(fact.domain, fact.id)
        if isinstance(fact, Phrase):
            return self.messages.say(fact.message, **self.facts(fact.facts))
        if isinstance(fact, Several):
            return fact.by.join(str(self.fact(one)) for one in fact.facts)
        return fact

    def facts(self, facts: Facts) -> dict[str, Argument]:
        """Facts as arguments of a message: a thing `x` in words, and `x_id` for selectors."""
        ids = {f"{name}_id": fact.id for name, fact in facts.items() if isinstance(fact, Name)}
        return ids | {name: self.fact(fact) for name, fact in facts.items()}

    def _named(self, domains: tuple[str, ...], numbers: tuple[int, ...]) -> dict[str, Argument]:
        """The things that an option or event names: `a` in words, `a_id` for selectors."""
        arguments: dict[str, Argument] = {}
        for slot, domain, number in zip("abc", domains, numbers, strict=False):
            id = self.game.words.name(domain, number)
            arguments[slot] = self.name(domain, id)
            arguments[f"{slot}_id"] = id
        return arguments

    def _about(self, state: State, decision: Decision) -> dict[str, Argument]:
        """What a decision is about: its context, and what the game adds."""
        found = {name: self._context(name, value) for name, value in decision.context.items()}
        return {"kind": decision.kind, **found, **self.facts(self.game.facts(state, decision))}

    def _context(self, name: str, value: Any) -> Argument:
        words = self.game.words
        domain = words.contexts.get(name, NUMBER)
        if not isinstance(value, list):
            return self.name(domain, words.name(domain, value))
        if domain == NUMBER:
            return shown_dice(value)
        return ", ".join(str(self.name(domain, words.name(domain, one))) for one in value)

    # --- sentences ------------------------------------------------------------------------

    def actor(self, state: State, decision: Decision) -> str:
        """Who decides; nothing if the game does not say it."""
        return str(self.fact(self.game.facts(state, decision).get("player", "")))

    def prompt(self, state: State, decision: Decision) -> str:
        """The question in one sentence."""
        return self.messages.say(f"prompt-{decision.kind}", **self._about(state, decision))

    def options(self, state: State, decision: Decision) -> list[str]:
        """All options of a decision in words."""
        about = self._about(state, decision)
        return [self._option(state, decision, option, about) for option in decision.options]

    def option(self, state: State, decision: Decision, option: Option) -> str:
        """An option in words, also one that is refused."""
        return self._option(state, decision, option, self._about(state, decision))

    def _option(
        self, state: State, decision: Decision, option: Option, about: dict[str, Argument]
    ) -> str:
        verb, a, b = option
        said = self.messages.say(
            f"option-{verb}",
            **about
            | self._named(self.game.words.options[verb], (a, b))
            | self.facts(self.game.facts(state, decision, option)),
        )
        return said[:1].upper() + said[1:]

    def reason(self, state: State, decision: Decision, refusal: Refusal) -> str:
        """Why something is refused."""
        return self.messages.say(
            f"reason-{refusal.reason.key}",
            **self._about(state, decision)
            | self.facts(self.game.facts(state, decision, refusal.option)),
        )

    def preview(self, state: State, decision: Decision, preview: Preview) -> list[str]:
        """What an option does: odds, points, and what else is good to know, in sentences."""
        say = self.messages.say
        found: list[str] = []
        if preview.odds:
            odds = [
                say("preview-odd", what=say(f"chance-{odd.key}"), percent=odd.percent())
                for odd in preview.odds
            ]
            found.append(say("preview-odds", odds=", ".join(odds)))
        average = preview.points is not None and preview.expected is not None
        if preview.points is not None and preview.expected is not None:
            found.append(say("preview-expected", points=preview.points, expected=preview.expected))
        for change in preview.changes:
            own = change.seat == decision.seat
            if not (own and average):
                found.append(self._change(state, change, own))
        found += [say(f"preview-{note.key}", **self.facts(note.facts)) for note in preview.notes]
        return [sentence[:1].upper() + sentence[1:] for sentence in found]

    def _change(self, state: State, change: Change, own: bool) -> str:
        """What becomes of the points of a seat."""
        return self.messages.say(
            "preview-change",
            who="" if own else self.fact(self.game.called(state, change.seat)),
            whose="own" if own else "other",
            how="sure" if change.after == change.most else "range",
            kind=self.messages.say(f"worth-{change.kind}"),
            before=change.before,
            after=change.after,
            most=change.most,
        )

    def advised(self, unit: str, advised: Advised) -> str:
        """What an answer is worth that a bot advises, and what speaks for it."""
        say = self.messages.say
        if unit == "chance":
            outlook = say("advice-chance", percent=round(100 * advised.outlook))
        else:
            outlook = say("advice-points", points=round(advised.outlook, 1))
        told = [self.aims(advised.aims)] if advised.aims else []
        if advised.better:
            told.append(say("advice-better", aims=self.aims(advised.better)))
        elif not any(change > 0.0 for _, change in advised.aims):
            told.append(say("advice-as-good" if advised.equal else "advice-best"))
        return say("play-advice-line", outlook=outlook, aims=", ".join(told))

    def aims(self, changes: list[tuple[str, float]]) -> str:
        """The aims that something changes, and by how many points."""
        say = self.messages.say
        return ", ".join(
            say(
                "advice-aim",
                aim=say(f"aim-{name}"),
                sign="+" if change > 0 else "−",
                change=round(abs(change), 1),
            )
            for name, change in changes
        )

    def foretold(self, preview: Preview) -> list[str]:
        """What surely happens by an option."""
        return [self.event(told.event, told.facts, []) for told in preview.events]

    def events(
        self, session: Session, first: int = 0, start: State | None = None
    ) -> list[tuple[Event, str]]:
        """The events from the first one on, each with its words. A game that did not begin with
        the set-up needs the position where it did."""
        chronicle = self.game.chronicle(start)
        lines: list[tuple[Event, str]] = []
        for index, event in enumerate(session.log):
            facts = chronicle.facts(event)
            if index >= first:
                lines.append((event, self.event(event, facts, session.dice_told(index))))
        return lines

    def event(self, event: Event, facts: Facts, dice: list[int]) -> str:
        """An event in words, with what the chronicle says of it and the dice that it tells of."""
        what, a, b, c = event
        named = self._named(self.game.words.events[what], (a, b, c))
        return self.messages.say(
            f"event-{what}", **{"dice": shown_dice(dice)} | named | self.facts(facts)
        )


def shown_dice(dice: list[int]) -> str:
    """Dice from low to high, or "none"."""
    return " ".join(str(face) for face in sorted(dice)) or "none"
