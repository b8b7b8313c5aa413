"""Dominant Species: Marine in words: prompts, options, events and reasons."""

from functools import cache
from pathlib import Path
from typing import Final

from trilobite.cli.messages import Argument, Messages
from trilobite.core.decision import Decision, Event, Option, Reason
from trilobite.core.session import Session
from trilobite.core.words import NUMBER, Words
from trilobite.games.marine.cards import build as carddata
from trilobite.games.marine.cards.files import load
from trilobite.games.marine.cards.schema import Card, CardFiles
from trilobite.games.marine.cards.types import (
    COMPETITION,
    EVOLUTION,
    SPECIATION,
    UNLIMITED,
    VENT,
    Cards,
)
from trilobite.games.marine.cards.words import KIND_NAMES
from trilobite.games.marine.hexes import HEX_NAMES, HEXES_OF
from trilobite.games.marine.pawns import owner_of
from trilobite.games.marine.state import NOBODY, NOTHING, ON_DISPLAY, ON_TRAIT, OWN_CARD, Marine

#: The domains whose names are in the card files.
_PRINTED: Final = ("terrain", "element", "action", "evolution", "trait")
#: Verbs of options that name a corner with the token on it.
_ON_TOKENS: Final = ("remove", "exchange", "around", "lift")


class MarineText:
    """Words for what the game asks, offers, refuses and tells."""

    def __init__(self, messages: Messages, words: Words, cards: Cards, pack: Path | None) -> None:
        self.messages: Final = messages
        self.words: Final = words
        self.cards: Final = cards
        self._files: Final = card_files(pack)
        self._names: Final = carddata.names(self._files)
        self._reconstructed: Final = carddata.reconstructed(self._files)

    # --- names ----------------------------------------------------------------------------

    def card_name(self, domain: str, id: str) -> str:
        """The name of a component, in the reader's language if it is known."""
        names = self._names[domain][id]
        return names.get(self.messages.language) or names["en"]

    def animal(self, number: int) -> str:
        """An animal, with a capital letter."""
        name = self.card_name("animal", self.cards.animals[number].id)
        return name[:1].upper() + name[1:]

    def kind(self, kind: int) -> str:
        """What lies on a hex: the terrain of a tile, or the side of a vent."""
        if kind < VENT:
            return self.card_name("terrain", KIND_NAMES[kind])
        return self.messages.say(f"kind-{KIND_NAMES[kind]}")

    def tile(self, hex: int, kinds: list[int]) -> str:
        """A hex by what lies there, if anything does."""
        if kinds[hex] == NOTHING:
            return HEX_NAMES[hex]
        return self.messages.say("tile-named", kind=self.kind(kinds[hex]), hex=HEX_NAMES[hex])

    def space(self, number: int, g: Marine | None = None) -> str:
        """An action space; with a position also what belongs to it."""
        space = self.cards.spaces[number]
        action = self.card_name("action", self.cards.actions[space.action].id)
        if number == OWN_CARD:
            return action
        place = number - self.cards.actions[space.action].spaces[0] + 1
        about = self._about_space(number, g) if g is not None else []
        if not about:
            return self.messages.say("space-named", action=action, number=place)
        return self.messages.say("space-with", action=action, number=place, about=", ".join(about))

    def _about_space(self, number: int, g: Marine) -> list[str]:
        """The token or marker beside a space, and its number."""
        space = self.cards.spaces[number]
        about = []
        if space.action == SPECIATION and 0 <= space.slot < len(g.areas[SPECIATION]):
            element = g.areas[SPECIATION][space.slot]
            if element != NOTHING:
                about.append(self.named("element", element))
        markers = {COMPETITION: g.competition, EVOLUTION: g.evolution}.get(space.action, [])
        if 0 <= space.slot < len(markers):
            about.append(self.named("terrain", markers[space.slot]))
        if space.vent >= 0:
            about.append(self.kind(space.vent))
        if space.action == EVOLUTION:
            about.append(self.messages.say("space-row", number=space.number))
        elif space.number > 0:
            number_shown: Argument = "any" if space.number >= UNLIMITED else space.number
            about.append(self.messages.say("space-species", number=number_shown))
        return about

    def place(self, g: Marine, animal: int, place: int) -> str:
        """Where a token of an animal lies: its display has no name, a trait has."""
        if place == ON_DISPLAY:
            return ""
        return self.named("trait", g.animal(animal).traits[place - ON_TRAIT].trait)

    def named(self, domain: str, number: int) -> str:
        """A member of a domain that needs no position to be named."""
        if domain == "animal":
            return self.animal(number)
        if domain == "kind":
            return self.kind(number)
        id = self.words.name(domain, number)
        if domain in _PRINTED:
            return self.card_name(domain, id)
        return self.messages.say(f"end-{id}") if domain == "end" else id

    def trait_text(self, number: int) -> str:
        """What a trait does."""
        return self._does("trait", self._files.traits[number])

    def card_text(self, number: int) -> str:
        """What an evolution card does."""
        return self._does("evolution", self._files.evolution[number])

    def _does(self, domain: str, card: Card) -> str:
        """What a card does, marked if no source says it."""
        text: str = getattr(card.text, self.messages.language, None) or card.text.en
        fields = self._reconstructed.get(domain, {}).get(card.id, [])
        if all(field == "icons" for field in fields):  # these are no part of what it does
            return text
        return self.messages.say("cards-reconstructed", text=text)

    # --- what is asked --------------------------------------------------------------------

    def actor(self, g: Marine, decision: Decision) -> str:
        """Who decides: the animal, or all those of the player."""
        numbers = decision.context.get("animals", [])
        if "animal" in decision.context:
            numbers = [decision.context["animal"]]
        return " + ".join(self.animal(int(number)) for number in numbers)

    def prompt(self, g: Marine, decision: Decision) -> str:
        """The question in one sentence."""
        arguments: dict[str, Argument] = {"player": self.actor(g, decision)}
        for name, value in decision.context.items():
            if name == "hex":
                arguments[name] = self.tile(int(value), g.kinds)
            elif name == "left":
                arguments[name] = "any" if int(value) >= UNLIMITED else int(value)
            elif name == "species":
                arguments[name] = self.animal(int(value))
            elif name == "card":
                arguments[name] = self.named("evolution", int(value))
            elif name in ("corner", "element", "terrain", "trait"):
                arguments[name] = self.named(name, int(value))
        return self.messages.say(f"prompt-{decision.kind}", **arguments)

    def option(self, g: Marine, decision: Decision, option: Option) -> str:
        """An option in words."""
        verb, a, b = option
        arguments: dict[str, Argument] = {"kind": decision.kind}
        for slot, domain, number in zip("ab", self.words.options[verb], (a, b), strict=False):
            arguments[slot] = self._option_argument(g, decision, domain, number)
            arguments[f"{slot}_id"] = self.words.name(domain, number)
        arguments.update(self._details(g, decision, option))
        return self.messages.say(f"option-{verb}", **arguments)

    def _option_argument(self, g: Marine, decision: Decision, domain: str, number: int) -> Argument:
        if domain == NUMBER:
            return number
        if domain == "hex":
            return self.tile(number, g.kinds)
        if domain == "space":
            return self.space(number, g)
        if domain == "place":
            return self.place(g, int(decision.context["animal"]), number)
        return self.named(domain, number)

    def _details(self, g: Marine, decision: Decision, option: Option) -> dict[str, Argument]:
        """What an option does not name but a person wants to see."""
        verb, a, b = option
        if verb == "corner" or verb in _ON_TOKENS:
            around = [self.tile(hex, g.kinds) for hex in HEXES_OF[a] if g.kinds[hex] != NOTHING]
            token = "" if verb == "corner" else self.named("element", g.tokens[a])
            return {"tiles": ", ".join(around), "token": token}
        if verb in ("basic", "special"):
            space = a if verb == "basic" else b
            pawn = NOBODY if space == OWN_CARD else g.pawns[space]
            return {"kicked": "none" if pawn == NOBODY else self.animal(owner_of(g, pawn))}
        if verb == "card":
            return {"space": g.row.index(a) + 1}
        if verb in ("keep", "give-back", "trait"):
            return {"text": self.trait_text(a)}
        if verb in ("keep-both", "give-back-both"):
            first, second = decision.context["animals"]
            return {"first": self.animal(int(first)), "second": self.animal(int(second))}
        if verb == "stack":
            return {"terrain": self.kind(g.stack_tops[a])}
        if verb == "dominate":
            return {"value": int(decision.context["values"][a]), "target": g.targets[a]}
        return {}

    # --- what is refused ------------------------------------------------------------------

    def reason(self, reason: Reason) -> str:
        """Why something is refused."""
        return self.messages.say(f"reason-{reason.key}")

    # --- what has happened ----------------------------------------------------------------

    def log(
        self, session: Session, first: int, start: Marine | None = None
    ) -> list[tuple[Event, str]]:
        """The events from the first one on, each with its words.

        A game that did not begin with the set-up needs the position where it did.
        """
        kinds = self.start_kinds() if start is None else start.kinds[:]
        lines: list[tuple[Event, str]] = []
        for index, event in enumerate(session.log):
            self.follow(event, kinds)
            if index >= first:
                lines.append((event, self.event(event, kinds)))
        return lines

    def start_kinds(self) -> list[int]:
        """What lies on the hexes before anything is told."""
        return self.cards.layout.kinds[:]

    def follow(self, event: Event, kinds: list[int]) -> None:
        """Takes note of what an event lays on a hex."""
        what, a, b, c = event
        if what == "tile-laid":
            kinds[b] = a
        elif what in ("tile-placed", "vent-opened"):
            kinds[c] = b

    def event(self, event: Event, kinds: list[int]) -> str:
        """One event in words."""
        what, a, b, c = event
        arguments: dict[str, Argument] = {}
        for slot, domain, number in zip("abc", self.words.events[what], (a, b, c), strict=False):
            if domain == NUMBER:
                arguments[slot] = number + 1 if what == "plays" else number  # seats count from 0
            elif domain == "hex":
                arguments[slot] = self.tile(number, kinds)
            elif domain == "space":
                arguments[slot] = self.space(number)
            else:
                arguments[slot] = self.named(domain, number)
            arguments[f"{slot}_id"] = self.words.name(domain, number)
        return self.messages.say(f"event-{what}", **arguments)


@cache
def card_files(pack: Path | None) -> CardFiles:
    """The card files, read once."""
    return load(pack)
