"""Tables a player may ask for: the cards of the row, the odds of the bags, the final scores."""

from collections.abc import Sequence

from rich.box import SIMPLE_HEAD
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from trilobite.cli.marine.pieces import ANIMAL_STYLES, animal_letter, element_letter
from trilobite.cli.marine.text import MarineText
from trilobite.core.game import Result
from trilobite.games.marine.cards.words import ANIMAL_NAMES, ELEMENT_NAMES, TERRAIN_NAMES, AnimalId
from trilobite.games.marine.overlays import overlays
from trilobite.games.marine.scoring import counting_animals
from trilobite.games.marine.state import SOURCE_NAMES, Marine


def card_table(text: MarineText, g: Marine) -> RenderableType:
    """The cards of the row with what they do."""
    say = text.messages.say
    if not g.row:
        return Text(say("cards-none"))
    table = Table(box=SIMPLE_HEAD, pad_edge=False)
    for column in ("cards-space", "cards-name", "cards-text"):
        table.add_column(say(column))
    for space, card in enumerate(g.row, start=1):
        table.add_row(str(space), text.named("evolution", card), text.card_text(card))
    return table


def odds(text: MarineText, g: Marine) -> RenderableType:
    """What bags, stacks and the deck may bring, and what the events would do now."""
    say = text.messages.say
    known = overlays(g)
    drawn = Table(box=SIMPLE_HEAD, title=say("odds-tokens"), title_justify="left", pad_edge=False)
    for column in ("odds-element", "odds-next", "odds-reseed"):
        drawn.add_column(say(column), justify="left" if column == "odds-element" else "right")
    for element, name in enumerate(ELEMENT_NAMES):
        shown = element_letter(text, element).append(" " + text.named("element", element))
        odds_of = [known["tokens"][when][name] for when in ("next", "reseed")]
        drawn.add_row(shown, *(percent(text, chance) for chance in odds_of))
    parts: list[RenderableType] = [drawn]
    tiles = known["tiles"]["next"]
    if tiles:
        names = [
            f"{text.named('terrain', TERRAIN_NAMES.index(name))} {percent(text, chance)}"
            for name, chance in tiles.items()
        ]
        parts.append(Text(say("odds-tiles", tiles=", ".join(names))))
    deck = known["deck"]
    if deck["left"]:
        chances = {
            name: percent(text, deck[name]) for name in ("extinction", "survival", "asteroid")
        }
        parts.append(Text(say("odds-deck", number=deck["left"], **chances)))
    parts.append(extinction_line(text, known["extinction"]["lost"]))
    return Group(*parts)


def extinction_line(text: MarineText, lost: dict[str, dict[AnimalId, int]]) -> Text:
    """MAR-10.2. What an Extinction would take now."""
    say = text.messages.say
    totals: dict[AnimalId, int] = {}
    for by_animal in lost.values():
        for name, number in by_animal.items():
            totals[name] = totals.get(name, 0) + number
    if not totals:
        return Text(say("odds-no-extinction"))
    shown = Text(say("odds-extinction") + " ")
    for name, number in totals.items():
        shown.append_text(animal_letter(text, ANIMAL_NAMES.index(name))).append(f"{number} ")
    shown.rstrip()
    return shown


def percent(text: MarineText, chance: float) -> str:
    """A chance as people read it."""
    return text.messages.say("odds-percent", chance=chance)


def final_scores(
    text: MarineText, g: Marine, result: Result, seats: Sequence[str]
) -> RenderableType:
    """MAR-12.6. Why the game ended, the VP of each animal by source, and who won."""
    say = text.messages.say
    table = Table(box=SIMPLE_HEAD, title=say("score-title"), title_justify="left", pad_edge=False)
    table.add_column(say("score-player"))
    gained = [n for n in range(len(SOURCE_NAMES)) if any(a.points[n] for a in g.animals)]
    for source in gained:
        table.add_column(say(f"source-{SOURCE_NAMES[source]}"), justify="right")
    table.add_column(say("score-total"), justify="right", style="bold")
    for animal in sorted(g.animals, key=lambda animal: (-animal.vp, animal.number)):
        name = Text(text.animal(animal.number), ANIMAL_STYLES[animal.number])
        name.append(f" ({seats[animal.seat]})", "default")
        points = [str(animal.points[source]) for source in gained]
        table.add_row(name, *points, str(animal.vp))
    winners = [
        text.animal(animal.number)
        for animal in counting_animals(g)
        if animal.seat in result.winners
    ]
    verdict = say("score-winner", players=", ".join(winners), number=len(winners))
    return Group(Text(say(f"end-{result.reason}")), table, Text(verdict, "bold"))
