"""Bios: Genesis in words: prompts, options, events and reasons."""

from collections.abc import Iterable
from functools import cache
from itertools import groupby
from pathlib import Path
from typing import Final

from trilobite.cli.messages import Argument, Messages
from trilobite.core.decision import Decision, Event, Option, Reason
from trilobite.core.session import Session
from trilobite.core.words import NUMBER, Words
from trilobite.games.genesis.cards import build as carddata
from trilobite.games.genesis.cards.files import load
from trilobite.games.genesis.cards.types import (
    ABILITY_NAMES,
    CLIMATE,
    CLIMATE_NAMES,
    COLOUR_NAMES,
    DEATH_NAMES,
    ICON_NAMES,
    MARINE,
    TERRESTRIAL,
    UV,
    Cards,
)
from trilobite.games.genesis.odds_view import actors
from trilobite.games.genesis.organism import bionts_on_refugia, entropy_limit
from trilobite.games.genesis.state import (
    BASE,
    MACRO,
    MACROS,
    NOBODY,
    PARASITES,
    Genesis,
)
from trilobite.games.genesis.vocabulary import PLAYER_NAMES


class Faces:
    """Which side of a card is up: macroorganisms ashore and promoted mutations."""

    def __init__(self, g: Genesis | None = None) -> None:
        self.ashore: set[int] = set()
        self.promoted: set[int] = set()
        if g is not None:
            for o in g.organisms:
                if o.kind == MACRO and o.side == TERRESTRIAL:
                    self.ashore.add(o.place)
                self.promoted.update(m.card for m in o.mutations if m.promoted)

    def follow(self, event: Event) -> None:
        """Takes note of a card that an event turns over."""
        what, a, b, _ = event
        if what == "landfall":
            self.ashore.add(b)
        elif what == "macro-extinct":
            self.ashore.discard(a)
        elif what == "promoted":
            self.promoted.add(b)
        elif what in ("demoted", "mutation-discarded"):
            self.promoted.discard(b)


class GenesisText:
    """Words for what the game asks, offers, refuses and tells."""

    def __init__(self, messages: Messages, words: Words, cards: Cards, pack: Path | None) -> None:
        self.messages: Final = messages
        self.words: Final = words
        self.cards: Final = cards
        self._names: Final = card_names(pack)

    # --- names ----------------------------------------------------------------------------

    def card_name(self, domain: str, id: str) -> str:
        """The printed name of a card, in the reader's language if it is known."""
        names = self._names[domain][id]
        return names.get(self.messages.language) or names["en"]

    def colour(self, colour: int) -> str:
        """A colour as a plain word."""
        return self.messages.say(f"colour-{COLOUR_NAMES[colour]}")

    def letter(self, colour: int) -> str:
        """The letter that stands for a colour."""
        return self.messages.say(f"letter-{COLOUR_NAMES[colour]}")

    def player(self, player: int) -> str:
        """A player or NPC."""
        return self.messages.say(f"player-{PLAYER_NAMES[player]}")

    def refugium(self, place: int) -> str:
        """A refugium, or the pool."""
        id = self.words.name("refugium", place)
        return self.messages.say("pool") if id == "pool" else self.card_name("placard", id)

    def organism(self, place: int, faces: Faces) -> str:
        """A bacterium, parasite or macroorganism."""
        if place >= MACROS:
            side = TERRESTRIAL if place in faces.ashore else MARINE
            return self.card_name("macro", self.cards.macros[place - MACROS].sides[side].id)
        domain = "parasite" if place >= PARASITES else "bacterium"
        return self.card_name(domain, self.words.name("organism", place))

    def mutation(self, card: int, faces: Faces) -> str:
        """A mutation by the side that is up."""
        return self.card_name(
            "mutation", self.cards.mutations[card].sides[card in faces.promoted].id
        )

    def organ(self, place: int, square: int, faces: Faces) -> tuple[str, int]:
        """The name and colour of an organ square of a macroorganism."""
        sides = self.cards.macros[place - MACROS].sides
        side = sides[TERRESTRIAL if place in faces.ashore else MARINE]
        organ = side.organs[square]
        return self.card_name("organ", f"{side.id}/{organ.id}"), organ.colour

    def named(self, domain: str, number: int, faces: Faces) -> Argument:
        """A member of a domain of the vocabulary, as an argument of a message."""
        if domain == NUMBER:
            return number
        if domain == "refugium":
            return self.refugium(number)
        if domain == "organism":
            return self.organism(number, faces)
        if domain == "mutation":
            return self.mutation(number, faces)
        id = self.words.name(domain, number)
        if domain == "event":
            return self.card_name("event", id)
        return self.messages.say(f"{domain}-{id}") if domain != "position" else id

    def amounts(self, amounts: Iterable[int]) -> str:
        """Colours with their numbers, as in "R2 G1"."""
        pairs = [f"{self.letter(c)}{number}" for c, number in enumerate(amounts) if number > 0]
        return " ".join(pairs)

    def abilities(self, icons: list[int], pollutes: bool = False) -> str:
        """The abilities of a card in words."""
        found = []
        for ability, number in enumerate(icons):
            if number > 0:
                what = self.messages.say(f"ability-{ABILITY_NAMES[ability]}")
                found.append(self.several(what, number))
        if pollutes:
            found.append(self.messages.say("ability-pollutes"))
        return ", ".join(found)

    def several(self, what: str, number: int) -> str:
        """A thing, with its number if there are more."""
        return what if number == 1 else self.messages.say("times", what=what, number=number)

    def icons(self, card: int) -> str:
        """The icons of an event card from left to right."""
        event = self.cards.events[card]
        found = [self.messages.say("icon-aftershock")] if event.aftershock else []
        for (icon, argument), same in groupby(zip(event.icons, event.icon_args, strict=True)):
            given: dict[str, Argument] = {}
            if icon == UV:
                given["number"] = argument
            elif icon == CLIMATE:
                given["climate"] = CLIMATE_NAMES[argument]
            what = self.messages.say(f"icon-{ICON_NAMES[icon]}", **given)
            found.append(self.several(what, len(list(same))))
        return ", ".join(found)

    def front(self, card: int) -> str:
        """What the unpromoted side of a mutation shows: cube, "+" colour, abilities."""
        mutation = self.cards.mutations[card]
        side = mutation.sides[0]
        shown = [f"{self.letter(mutation.colour)}+{self.letter(mutation.plus)}"]
        abilities = self.abilities(side.icons, side.pollutes)
        if abilities:
            shown.append(abilities)
        return " ".join(shown)

    # --- what is asked --------------------------------------------------------------------

    def actor(self, g: Genesis, decision: Decision) -> str:
        """Who decides."""
        return " + ".join(self.player(player) for player in actors(g, decision))

    def prompt(self, g: Genesis, decision: Decision) -> str:
        """The question in one sentence."""
        return self.messages.say(
            f"prompt-{decision.kind}",
            player=self.actor(g, decision),
            place=self.place(g, decision),
            dice=shown_dice(decision.context.get("dice", [])),
            chosen=shown_dice(decision.context.get("chosen", [])),
        )

    def place(self, g: Genesis, decision: Decision) -> str:
        """What a decision is about: a refugium or an organism."""
        if "refugium" in decision.context:
            return self.refugium(int(decision.context["refugium"]))
        if "place" in decision.context:
            return self.organism(int(decision.context["place"]), Faces(g))
        return ""

    def option(self, g: Genesis, decision: Decision, option: Option) -> str:
        """An option in words."""
        faces = Faces(g)
        verb, a, b = option
        arguments: dict[str, Argument] = {
            "kind": decision.kind,
            "chosen": shown_dice(decision.context.get("chosen", [])),
        }
        for slot, domain, number in zip("ab", self.words.options[verb], (a, b), strict=False):
            arguments[slot] = self.named(domain, number, faces)
            arguments[f"{slot}_id"] = self.words.name(domain, number)
        arguments.update(self._details(g, decision, option, faces))
        return self.messages.say(f"option-{verb}", **arguments)

    def _details(
        self, g: Genesis, decision: Decision, option: Option, faces: Faces
    ) -> dict[str, Argument]:
        """What an option does not name but a person wants to see."""
        verb, a, b = option
        place = int(decision.context.get("place", NOBODY))
        if verb in ("lose-mutation", "take"):
            card = self.cards.mutations[a]
            return {"colour": self.colour(card.colour if b == BASE else card.plus)}
        if verb in ("lose-organ", "square", "graft"):
            return self._square(place, a, faces)
        if verb == "organ":
            return self._square(a, b, faces)
        if verb == "take-organ":
            return self._square(self._prey(g, place), a, faces)
        if verb in ("lose-diseased", "take-back", "use-diseased", "leave-diseased"):
            return {"colour": self._slot_colour(place, a)}
        if verb == "take-diseased":
            return {"colour": self._slot_colour(self._incumbent(g, place), a)}
        if verb in ("biont", "hgt-refugium"):
            fee = self.cards.placards[b].entry_cost
            return {"fee": self.messages.say("option-fee", number=fee) if fee else ""}
        if verb == "enzyme":
            return {"death": self._covered_death(g, a)}
        if verb in ("parasite", "supplant"):
            slots = self.cards.parasites[a - PARASITES].slots
            return {"slots": "/".join(self.letter(colour) for colour in slots)}
        if verb == "live":
            return {"bacterium": self.organism(int(decision.context["refugium"]), faces)}
        if verb in ("mutation", "sex"):
            deck = g.mutation_decks[b]
            if not deck:
                return {"card": "–", "about": "–"}
            return {"card": self.mutation(deck[0], faces), "about": self.front(deck[0])}
        if verb == "promote":
            return {"about": f"+{self.letter(self.cards.mutations[b].plus)}"}
        if verb == "macro":
            return {"about": self.amounts(self.cards.macros[b - MACROS].sides[MARINE].system)}
        return {}

    def _square(self, place: int, square: int, faces: Faces) -> dict[str, Argument]:
        name, colour = self.organ(place, square, faces)
        return {"organ": name, "colour": self.colour(colour)}

    def _slot_colour(self, parasite: int, slot: int) -> str:
        return self.colour(self.cards.parasites[parasite - PARASITES].slots[slot])

    def _prey(self, g: Genesis, place: int) -> int:
        """The macroorganism whose organ is taken: the target itself or the host of the parasite."""
        return place if place >= MACROS else g.organism(place).host

    def _incumbent(self, g: Genesis, place: int) -> int:
        """The parasite that a newcomer drives out: the other one on the same host."""
        host = g.organism(place).host
        others = [o.place for o in g.organisms if o.host == host and o.place != place]
        return others[0]

    def _covered_death(self, g: Genesis, placard: int) -> str:
        card = self.cards.placards[placard]
        slot = len(g.refugium(placard).enzymes)
        if slot >= len(card.slot_face):
            return "none"
        return f"{card.slot_face[slot]}{DEATH_NAMES[card.slot_kind[slot]][0]}"

    # --- what is refused ------------------------------------------------------------------

    def reason(self, g: Genesis, decision: Decision, reason: Reason) -> str:
        """Why something is refused."""
        player = actors(g, decision)[0]
        return self.messages.say(
            f"reason-{reason.key}",
            limit=entropy_limit(g, player),
            count=bionts_on_refugia(g, player),
        )

    # --- what has happened ----------------------------------------------------------------

    def log(
        self, session: Session, first: int, start: Genesis | None = None
    ) -> list[tuple[Event, str]]:
        """The events from the first one on, each with its words.

        A game that did not begin with the set-up needs the position where it did.
        """
        faces = Faces(start)
        lines: list[tuple[Event, str]] = []
        for index, event in enumerate(session.log):
            if index >= first:
                lines.append((event, self.event(event, faces, session.dice_told(index))))
            faces.follow(event)
        return lines

    def event(self, event: Event, faces: Faces, dice: list[int]) -> str:
        """One event in words, with the dice of the roll that it tells of."""
        what, a, b, c = event
        arguments: dict[str, Argument] = {"dice": shown_dice(dice)}
        for slot, domain, number in zip("abc", self.words.events[what], (a, b, c), strict=False):
            arguments[slot] = self.named(domain, number, faces)
            arguments[f"{slot}_id"] = self.words.name(domain, number)
        if what in ("organ", "organ-lost"):
            arguments["organ"] = self.organ(a, b, faces)[0]
        elif what == "promoted":
            promoted = self.cards.mutations[b].sides[1].id
            arguments["b_promoted"] = self.card_name("mutation", promoted)
        return self.messages.say(f"event-{what}", **arguments)


@cache
def card_names(pack: Path | None) -> dict[str, dict[str, dict[str, str]]]:
    """The names of all cards by domain, id and language."""
    return carddata.names(load(pack))


def shown_dice(dice: list[int]) -> str:
    """Dice from low to high, or "none"."""
    return " ".join(str(face) for face in sorted(dice)) or "none"
