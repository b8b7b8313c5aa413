"""Bios: Origins in words: prompts, options, events and reasons."""

from collections.abc import Iterable, Sequence
from functools import cache
from pathlib import Path
from typing import Final

from trilobite.cli.messages import Argument, Messages
from trilobite.cli.origins.grid import coordinates, corners
from trilobite.core.decision import Decision, Event, Option, Reason
from trilobite.core.session import Session
from trilobite.core.words import NUMBER
from trilobite.games.origins.activity import options_of_row
from trilobite.games.origins.board import resource_of_city
from trilobite.games.origins.cards import build as carddata
from trilobite.games.origins.cards.files import load
from trilobite.games.origins.cards.schema import CardSet
from trilobite.games.origins.cards.types import (
    ANY_CITY,
    CATASTROPHE,
    COLOUR_NAMES,
    CRISIS_NAMES,
    DISCIPLINE_NAMES,
    EFFECT_NAMES,
    EVENT_NAMES,
    MENOPAUSE,
    PSEUDOSCIENCE,
    REDUCE,
    TECH,
    TECHNOLOGY,
    TRACK_NAMES,
    TRADE,
    Challenge,
    Effect,
    Requirement,
    RowOption,
)
from trilobite.games.origins.game import OriginsGame
from trilobite.games.origins.setup_options import LAND_PEOPLE
from trilobite.games.origins.state import ROWS, Origins
from trilobite.games.origins.worldmap import (
    FRONT,
    RESOURCE_NAMES,
    TERRAIN_NAMES,
    Resource,
)

#: The domains whose names are in the card files.
_PRINTED: Final = ("challenge", "idea", "comet", "catastrophe", "resource", "track", "philosophy")
#: The domains whose names are messages, with what these begin with.
_SAID: Final = {
    "colour": "player",
    "discipline": "discipline",
    "measure": "measure",
    "brain": "brain",
    "effect": "effect",
    "event": "fate",
    "terrain": "terrain",
    "end": "end",
}
NUMERALS: Final = ("", "I", "II", "III", "IV")


class OriginsText:
    """Words for what the game asks, offers, refuses and tells."""

    def __init__(self, messages: Messages, game: OriginsGame, pack: Path | None) -> None:
        self.messages: Final = messages
        self.words: Final = game.words
        self.cards: Final = game.cards
        self.setup: Final = game.set_up
        world = self.cards.archipelago if self.setup.own_map else self.cards.earth
        #: Of each hex, row and column on the map.
        self.coordinates: Final = coordinates(world)
        self._corners: Final = corners(world)
        files = card_files(pack)
        self._names: Final = carddata.names(files)
        self._reconstructed: Final = carddata.reconstructed(files)

    # --- names ----------------------------------------------------------------------------

    def card_name(self, domain: str, id: str) -> str:
        """The name of a component, in the reader's language if it is known."""
        names = self._names[domain][id]
        return names.get(self.messages.language) or names["en"]

    def player(self, colour: int) -> str:
        """A player, with a capital letter."""
        return self.messages.say(f"player-{COLOUR_NAMES[colour]}")

    def discipline(self, discipline: int) -> str:
        """One of the three columns of a tableau."""
        return self.messages.say(f"discipline-{DISCIPLINE_NAMES[discipline]}")

    def species(self, g: Origins, colour: int) -> str:
        """Who the people of a colour are; in the long game they have older names."""
        domain = "first-exodus" if g.setup.first_exodus else "species"
        return self.card_name(domain, COLOUR_NAMES[colour])

    def hex(self, hex: int) -> str:
        """A hex with its coordinates."""
        name = self.hex_name(hex)
        return self._placed(name, hex) if self.has_name(hex) else name

    def hex_name(self, hex: int) -> str:
        """The name of a hex."""
        return self.card_name("hex", self.words.name("hex", hex))

    def has_name(self, hex: int) -> bool:
        """Whether a hex has a name other than its coordinates, as in "ocean G7"."""
        return not self.hex_name(hex).lower().endswith(f" {self.coordinates[hex]}")

    def _placed(self, name: str, hex: int) -> str:
        return self.messages.say("hex-named", name=name, place=self.coordinates[hex])

    def space(self, space: int) -> str:
        """A space: its own name or that of a hex, with coordinates, and the corner of the hex."""
        id = self.words.name("space", space)
        corners = self._corners[space]
        if id in self._names["space"]:
            name = self.card_name("space", id)
            hex = min(corners, key=lambda hex: (self.hex_name(hex) != name, hex))
            where = self._placed(name, hex)
        else:
            hex = self.words.domains["hex"].index(id.rpartition("-")[0])
            where = self.hex(hex)
        corner = self.messages.say(f"corner-{corners[hex]}")
        return self.messages.say("space-corner", hex=where, corner=corner)

    def named(self, domain: str, number: int) -> str:
        """A member of a domain."""
        if domain == "hex":
            return self.hex(number)
        if domain == "space":
            return self.space(number)
        if domain == "tile":
            return self.messages.say("tile-named", number=number + 1)
        id = self.words.name(domain, number)
        if domain in _PRINTED:
            return self.card_name(domain, id)
        if domain == "effect" and number in (TECH, REDUCE):
            return self.messages.say(f"effect-{id}-any")
        return self.messages.say(f"{_SAID[domain]}-{id}")

    # --- what is printed on cards ---------------------------------------------------------

    def effect(self, effect: Effect) -> str:
        """An action, an advance or chaos."""
        arguments: dict[str, Argument] = {}
        if effect.code == TECH:
            track = self.card_name("track", TRACK_NAMES[effect.track])
            arguments = {"track": track, "level": effect.level}
        elif effect.code == REDUCE:
            arguments = {"epoch": NUMERALS[effect.level]}
        return self.messages.say(f"effect-{EFFECT_NAMES[effect.code]}", **arguments)

    def is_void(self, effect: Effect) -> bool:
        """C1a.1, C7.1. Whether an effect does not belong to the game that is played."""
        if not effect.advanced:
            return False
        alone = TRADE <= effect.code <= PSEUDOSCIENCE and not self.setup.interactions
        return alone or not self.setup.advanced

    def row_option(self, option: RowOption) -> str:
        """One of the alternatives of a row, with what follows from it."""
        effect = self.effect(option.effect)
        if option.consequence is None or self.is_void(option.consequence):
            return effect
        consequence = self.effect(option.consequence)
        return self.messages.say("effect-then", effect=effect, consequence=consequence)

    def row(self, options: Iterable[RowOption]) -> str:
        """The alternatives of a row that belong to the game."""
        found = [self.row_option(one) for one in options if not self.is_void(one.effect)]
        return " / ".join(found) or "–"

    def heureka(self, effects: Iterable[Effect]) -> str:
        """All that is carried out at once."""
        found = [self.effect(effect) for effect in effects if not self.is_void(effect)]
        return " + ".join(found) or "–"

    def need(self, one: Requirement) -> str:
        """One way to meet a requirement."""
        if one.kind == MENOPAUSE:
            return self.messages.say("need-menopause")
        if one.kind == TECHNOLOGY:
            track = self.card_name("track", TRACK_NAMES[one.what])
            return self.messages.say("need-technology", track=track, level=one.level)
        if one.what == ANY_CITY:
            return self.messages.say("need-any-city")
        return self.messages.say("need-city", kind=self.kind(one.what))

    def needs(self, ways: Sequence[Requirement]) -> str:
        """A requirement: one of its ways is enough."""
        said = self.need(ways[0])
        for one in ways[1:]:
            said = self.messages.say("need-or", one=said, other=self.need(one))
        return said

    def kind(self, kind: int) -> str:
        """A kind of resource."""
        return self.messages.say(f"kind-{RESOURCE_NAMES[kind]}")

    def resource(self, resource: Resource) -> str:
        """A resource on the map, with the technology that it asks for."""
        name = self.named("resource", resource.number)
        if resource.track < 0:
            return self.messages.say("resource-named", name=name, kind=self.kind(resource.kind))
        track = self.card_name("track", TRACK_NAMES[resource.track])
        needs = self.messages.say("need-technology", track=track, level=resource.level)
        return self.messages.say(
            "resource-needs", name=name, kind=self.kind(resource.kind), needs=needs
        )

    def terrain(self, terrain: int) -> str:
        """A climate, or a terrain that nothing changes."""
        return self.messages.say(f"terrain-{TERRAIN_NAMES[terrain]}")

    def fates(self, card: Challenge) -> str:
        """The two events of a challenge card."""
        said = []
        for index, event in enumerate(card.events):
            fate = self.messages.say(f"fate-{EVENT_NAMES[event.kind]}")
            name = None
            if event.kind == CATASTROPHE:
                name = self.named("catastrophe", event.catastrophe)
            elif f"{card.id}/{index}" in self._names["event"]:
                name = self.card_name("event", f"{card.id}/{index}")
            if name is not None:
                fate = self.messages.say("fate-named", fate=fate, name=name)
            said.append(fate)
        return ", ".join(said)

    def challenge(self, card: Challenge) -> dict[str, str]:
        """All that is on a challenge card: label and words."""
        say = self.messages.say
        marks = [NUMERALS[card.epoch]]
        if card.religious:
            marks.append(say("card-religious"))
        if card.resistance:
            marks.append(say("card-resistance"))
        marks += self.doubts("challenge", card.id)
        found = {
            say("board-card"): f"{self.card_name('challenge', card.id)} ({', '.join(marks)})",
            say("card-events"): self.fates(card),
            say("card-heureka"): self.heureka(card.heureka),
        }
        if card.requirements and self.setup.advanced:
            found[say("card-needs")] = self.needs(card.requirements)
        return found | self.rows(card.rows)

    def doubts(self, domain: str, id: str) -> list[str]:
        """Whether the printed values of a card are not all known."""
        known = id not in self._reconstructed.get(domain, {})
        return [] if known else [self.messages.say("card-reconstructed")]

    def rows(self, rows: Sequence[Sequence[RowOption]]) -> dict[str, str]:
        """The rows of a card by discipline."""
        return {
            self.discipline(discipline): self.row(options)
            for discipline, options in enumerate(rows)
            if options
        }

    def philosophy(self, number: int) -> str:
        """What a space of the philosophy track does."""
        say = self.messages.say
        space = self.cards.philosophy[number]
        said = []
        if space.bonus >= 0:
            said.append(say("philosophy-bonus", discipline=self.discipline(space.bonus)))
        crisis = say(f"crisis-{CRISIS_NAMES[space.crisis]}")
        said.append(say("philosophy-crisis", crisis=crisis))
        if space.morality >= 0:
            said.append(say("philosophy-morality", effect=self.named("effect", space.morality)))
        if space.cancels >= 0:
            said.append(say("philosophy-cancels", discipline=self.discipline(space.cancels)))
        return ", ".join(said)

    def tile(self, number: int) -> str:
        """The front of a tile: its ring and its resources."""
        side = self.cards.tiles[number].sides[FRONT]
        return ", ".join([self.terrain(side.ring), *map(self.resource, side.resources)])

    # --- what is asked --------------------------------------------------------------------

    def prompt(self, g: Origins, decision: Decision) -> str:
        """The question in one sentence."""
        arguments: dict[str, Argument] = {}
        for name, value in decision.context.items():
            domain = self.words.contexts.get(name, NUMBER)
            if domain == NUMBER:
                arguments[name] = int(value)
            elif domain == "stage":
                arguments[name] = self.words.name(domain, int(value))
            elif isinstance(value, list):
                arguments[name] = ", ".join(self.named(domain, int(one)) for one in value)
            else:
                arguments["player" if name == "colour" else name] = self.named(domain, int(value))
        if decision.kind == "token":
            arguments["climate"] = self.terrain(g.terrain[decision.options[0][1]])
        return self.messages.say(f"prompt-{decision.kind}", **arguments)

    def option(self, g: Origins, decision: Decision, option: Option) -> str:
        """An option in words."""
        verb, a, b = option
        arguments: dict[str, Argument] = {"kind": decision.kind}
        for name, domain, number in zip("ab", self.words.options[verb], (a, b), strict=False):
            arguments[name] = number if domain == NUMBER else self.named(domain, number)
            arguments[f"{name}_id"] = self.words.name(domain, number)
        arguments.update(self._details(g, decision, option))
        said = self.messages.say(f"option-{verb}", **arguments)
        if verb == "idea" and a in g.display:
            slot = g.display.index(a)
            said = self.messages.say(
                "idea-elders", idea=said, there=sum(g.elders[slot]), asked=slot % ROWS + 1
            )
        if verb == "keep":
            rows = self.rows(self.cards.ideas[a].rows)
            said += f" ({'; '.join(f'{what}: {row}' for what, row in rows.items())})"
        return said[:1].upper() + said[1:]

    def _details(self, g: Origins, decision: Decision, option: Option) -> dict[str, Argument]:
        """What an option does not name but a person wants to see."""
        verb, a, b = option
        if verb == "start":
            return {"species": self._beginning(g, a, g.setup.realms[decision.seat])}
        if verb == "tile":
            return {"about": self.tile(a)}
        if verb == "bid":
            return {"total": a + int(decision.context["bonus"])}
        if verb == "philosophy":
            return {"about": self.philosophy(a)}
        if verb == "lose-city":
            return {"resource": self.named("resource", resource_of_city(g, a).number)}
        if verb == "build":
            return {"b": self.resource(built_on(g, a, b))}
        if verb == "use":
            return {"option": self.row_option(row_option(g, decision, b))}
        if verb == "idea":
            return {"heureka": self.heureka(self.cards.ideas[a].heureka)}
        if verb in ("target", "missile"):
            return {"owner": self.player(g.migrants[a])}
        if verb in ("target-city", "missile-city"):
            return {"owner": self.player(g.cities[a])}
        if verb == "invention":
            owners = [p.colour for p in g.players if any(i.card == a for i in p.inventions)]
            return {"owner": self.player(owners[0])}
        return {}

    def _beginning(self, g: Origins, colour: int, realm: int) -> str:
        """Who the people of a colour are and, on land, where they start (C1b.3)."""
        if realm != LAND_PEOPLE:
            return self.species(g, colour)
        return f"{self.species(g, colour)}, {self.space(g.world.land_start[colour])}"

    # --- what is refused ------------------------------------------------------------------

    def reason(self, reason: Reason) -> str:
        """Why something is refused."""
        return self.messages.say(f"reason-{reason.key}")

    # --- what has happened ----------------------------------------------------------------

    def log(self, session: Session, first: int) -> list[tuple[Event, str]]:
        """The events from the first one on, each with its words."""
        lines: list[tuple[Event, str]] = []
        for index in range(first, len(session.log)):
            event = session.log[index]
            before = session.log[index - 1] if index > 0 else event
            if event[0] == "turn" and before[0] == "round":
                heading = self.messages.say(
                    "log-heading", turn=self.event(before), phase=self.event(event)
                )
                lines.append((event, heading))
            elif event[0] != "round":  # told in the heading of the turn
                lines.append((event, self.told(event)))
        return lines

    def told(self, event: Event) -> str:
        """An event as it is told in play: a challenge card with all that is on it."""
        said = self.event(event)
        if event[0] != "challenge":
            return said
        facts = list(self.challenge(self.cards.challenges[event[2]]).items())[1:]
        told = "; ".join(f"{what}: {words}" for what, words in facts)
        return f"{said} {told[:1].upper()}{told[1:]}."

    def event(self, event: Event) -> str:
        """One event in words."""
        what, a, b, c = event
        arguments: dict[str, Argument] = {}
        for slot, domain, number in zip("abc", self.words.events[what], (a, b, c), strict=False):
            if domain == NUMBER:
                seat = what == "plays" and slot == "b"  # seats count from 0
                arguments[slot] = number + 1 if seat else number
            else:
                arguments[slot] = self.named(domain, number)
            arguments[f"{slot}_id"] = self.words.name(domain, number)
        return self.messages.say(f"event-{what}", **arguments)


def row_option(g: Origins, decision: Decision, place: int) -> RowOption:
    """The alternative at a place of the row that is asked about; after the printed ones comes that
    of the basic game (G8.1)."""
    player = g.player(int(decision.context["colour"]))
    options = options_of_row(g, player)
    if place < len(options):
        return options[place]
    return RowOption(g.cards.species[player.colour].basic[player.ruling], None)


def built_on(g: Origins, hex: int, number: int) -> Resource:
    """The resource of a hex that has a number."""
    return next(one for one in g.world.resources[hex] if one.number == number)


@cache
def card_files(pack: Path | None) -> CardSet:
    """The card files, read once."""
    return load(pack)
