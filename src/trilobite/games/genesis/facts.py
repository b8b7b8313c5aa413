"""What sentences about the game need to know: who decides, what it is about, what an option does.

Cards have two sides. A macroorganism and a mutation are called by the side that is up, so it is
always said here what they are called now.
"""

from collections.abc import Sequence
from typing import Final

from trilobite.core.decision import Decision, Event, Option
from trilobite.core.facts import Chronicle, Fact, Facts, Name, Phrase, Several
from trilobite.core.words import Words
from trilobite.games.genesis.cards.types import (
    ABILITY_NAMES,
    COLOUR_NAMES,
    COLOURS,
    DEATH_NAMES,
    MARINE,
    PROMOTED,
    TERRESTRIAL,
    UNPROMOTED,
    Cards,
)
from trilobite.games.genesis.organism import bionts_on_refugia, entropy_limit
from trilobite.games.genesis.pool import actors
from trilobite.games.genesis.state import (
    BASE,
    MACRO,
    MACROS,
    PARASITES,
    POOL,
    Genesis,
)
from trilobite.games.genesis.vocabulary import PLAYER_NAMES

#: What stands for a card where there is none.
NO_TOP: Final = "–"


class Faces:
    """Which side of a card is up: macroorganisms ashore and promoted mutations."""

    def __init__(self, cards: Cards, g: Genesis | None = None) -> None:
        self.cards: Final = cards
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

    def side(self, place: int) -> int:
        """The side of a macroorganism that is up."""
        return TERRESTRIAL if place in self.ashore else MARINE

    def refugium(self, place: int) -> Name:
        """A refugium, or the pool."""
        if place == POOL:
            return Name("refugium", "pool")
        return Name("placard", self.cards.placards[place].id)

    def organism(self, place: int) -> Name:
        """A bacterium, parasite or macroorganism."""
        cards = self.cards
        if place >= MACROS:
            return Name("macro", cards.macros[place - MACROS].sides[self.side(place)].id)
        if place >= PARASITES:
            return Name("parasite", cards.parasites[place - PARASITES].id)
        return Name("bacterium", cards.placards[place].bacterium_id)

    def mutation(self, card: int) -> Name:
        """A mutation."""
        return Name("mutation", self.cards.mutations[card].sides[card in self.promoted].id)

    def square(self, place: int, square: int) -> Facts:
        """The name and colour of an organ square of a macroorganism."""
        side = self.cards.macros[place - MACROS].sides[self.side(place)]
        organ = side.organs[square]
        return {"organ": Name("organ", f"{side.id}/{organ.id}"), "colour": colour(organ.colour)}

    def named(self, domains: tuple[str, ...], numbers: tuple[int, ...]) -> Facts:
        """Under `a`, `b` and `c` the cards that the arguments name, by the side that is up."""
        found: Facts = {}
        for slot, domain, number in zip("abc", domains, numbers, strict=False):
            if domain == "organism":
                found[slot] = self.organism(number)
            elif domain == "mutation":
                found[slot] = self.mutation(number)
            elif domain == "refugium":
                found[slot] = self.refugium(number)
        return found


# --- words for pieces ---------------------------------------------------------------------


def colour(number: int) -> Name:
    """A colour as a plain word."""
    return Name("colour", COLOUR_NAMES[number])


def letter(number: int) -> Name:
    """The letter that stands for a colour."""
    return Name("letter", COLOUR_NAMES[number])


def amounts(numbers: Sequence[int]) -> Fact:
    """Colours with their numbers, as in "R2 G1"."""
    pairs: list[Fact] = []
    for number in COLOURS:
        if numbers[number] > 0:
            pairs.append(Several([letter(number), numbers[number]], ""))
    return Several(pairs, " ")


def abilities(icons: Sequence[int], pollutes: bool = False) -> list[Fact]:
    """The abilities of a card, each with its number if there are more."""
    found: list[Fact] = []
    for ability, number in enumerate(icons):
        if number > 0:
            name = Name("ability", ABILITY_NAMES[ability])
            found.append(name if number == 1 else Phrase("times", {"what": name, "number": number}))
    if pollutes:
        found.append(Name("ability", "pollutes"))
    return found


def front(cards: Cards, card: int) -> Fact:
    """H1. What the unpromoted side of a mutation shows: cube, "+" colour, abilities."""
    mutation = cards.mutations[card]
    side = mutation.sides[UNPROMOTED]
    shown: list[Fact] = [Several([letter(mutation.colour), letter(mutation.plus)], "+")]
    found = abilities(side.icons, side.pollutes)
    if found:
        shown.append(Several(found, ", "))
    return Several(shown, " ")


def covered_death(g: Genesis, placard: int) -> str:
    """E2b, F2. The death die that the next enzyme covers, as in "5m" or "6e", or "none"."""
    card = g.cards.placards[placard]
    slot = len(g.refugium(placard).enzymes)
    if slot >= len(card.slot_face):
        return "none"
    return f"{card.slot_face[slot]}{DEATH_NAMES[card.slot_kind[slot]][0]}"


# --- decisions ----------------------------------------------------------------------------


def decision_facts(g: Genesis, decision: Decision) -> Facts:
    """Who decides and what it is about: a refugium or an organism."""
    players = actors(g, decision)
    named: list[Fact] = [Name("player", PLAYER_NAMES[player]) for player in players]
    found: Facts = {"player": Several(named, " + ")}
    faces = Faces(g.cards, g)
    context = decision.context
    if "refugium" in context:
        found["place"] = faces.refugium(int(context["refugium"]))
    elif "place" in context:
        found["place"] = faces.organism(int(context["place"]))
    if decision.kind == "assign":
        found["limit"] = entropy_limit(g, players[0])  # E2a
        found["count"] = bionts_on_refugia(g, players[0])
        found["free"] = g.player(players[0]).bionts
    return found


def option_facts(g: Genesis, decision: Decision, option: Option, words: Words) -> Facts:
    """What an option names, and what it does not name but a person wants to see."""
    faces = Faces(g.cards, g)
    verb, a, b = option
    return faces.named(words.options[verb], (a, b)) | details(g, decision, option, faces, words)


def details(g: Genesis, decision: Decision, option: Option, faces: Faces, words: Words) -> Facts:
    """What an option does not name: colours, organs, fees, what a card shows.

    `holder_id` is the organism that holds the cube, where it is not the one that the decision is
    about.
    """
    verb, a, b = option
    cards = g.cards
    place = int(decision.context.get("place", -1))
    if verb in ("lose-mutation", "take"):
        card = cards.mutations[a]
        return {"colour": colour(card.colour if b == BASE else card.plus)}
    if verb in ("lose-organ", "square", "graft"):
        return faces.square(place, a)
    if verb == "organ":
        return faces.square(a, b)
    if verb == "take-organ":
        holder = place if place >= MACROS else g.organism(place).host
        return faces.square(holder, a) | {"holder_id": words.name("organism", holder)}
    if verb in ("lose-diseased", "take-back", "use-diseased", "leave-diseased"):
        return {"colour": slot_colour(cards, place, a)}
    if verb == "take-diseased":
        holder = incumbent(g, place)
        return {
            "colour": slot_colour(cards, holder, a),
            "holder_id": words.name("organism", holder),
        }
    if verb in ("biont", "hgt-refugium", "hgt-on-refugium"):
        fee = cards.placards[a if verb == "hgt-on-refugium" else b].entry_cost
        return {"fee": Phrase("option-fee", {"number": fee}) if fee else ""}
    if verb == "enzyme":
        return {"death": covered_death(g, a)}
    if verb in ("parasite", "supplant"):
        slots: list[Fact] = [letter(slot) for slot in cards.parasites[a - PARASITES].slots]
        return {"slots": Several(slots, "/")}
    if verb == "live":
        return {"bacterium": faces.organism(int(decision.context["refugium"]))}
    if verb in ("mutation", "sex"):
        deck = g.mutation_decks[b]
        if not deck:
            return {"card": NO_TOP, "about": NO_TOP}
        return {"card": faces.mutation(deck[0]), "about": front(cards, deck[0])}
    if verb == "promote":
        return {"about": Several(["+", letter(cards.mutations[b].plus)], "")}
    if verb == "macro":
        return {"about": amounts(cards.macros[b - MACROS].sides[MARINE].system)}
    return {}


def slot_colour(cards: Cards, parasite: int, slot: int) -> Name:
    """E3c. The colour of a diseased slot."""
    return colour(cards.parasites[parasite - PARASITES].slots[slot])


def incumbent(g: Genesis, place: int) -> int:
    """E4. The parasite that a newcomer drives out: the other one on the same host."""
    host = g.organism(place).host
    return next(o.place for o in g.organisms if o.host == host and o.place != place)


# --- events -------------------------------------------------------------------------------


class GenesisChronicle(Chronicle):
    """Follows which side of a card is up."""

    def __init__(self, cards: Cards, words: Words, start: Genesis | None) -> None:
        self._faces: Final = Faces(cards, start)
        self._words: Final = words

    def facts(self, event: Event) -> Facts:
        """What an event names, as it was called when it happened."""
        what, a, b, c = event
        faces = self._faces
        found = faces.named(self._words.events[what], (a, b, c))
        if what in ("organ", "organ-lost"):
            found |= faces.square(a, b)
        elif what == "promoted":
            side = faces.cards.mutations[b].sides[PROMOTED]
            found["b_promoted"] = Name("mutation", side.id)
        faces.follow(event)
        return found
