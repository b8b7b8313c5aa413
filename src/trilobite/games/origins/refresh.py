"""H2, H3. The display is refreshed. Diversity is counted whenever it matters, so that nobody needs
to insist (H3.1)."""

from trilobite.games.origins.cards.types import DISCIPLINES
from trilobite.games.origins.state import NOTHING, ROWS, Origins


def refresh(g: Origins) -> None:
    """H2.1, A3.3, E3c.1. In each column the cards slide down with their Elders; then the gaps at
    the top are filled from the deck, as far as it goes (B9b.1)."""
    for discipline in DISCIPLINES:
        first = discipline * ROWS
        target = first
        for slot in range(first, first + ROWS):
            if g.display[slot] < 0:
                continue
            if slot != target:
                g.display[target] = g.display[slot]
                g.display[slot] = NOTHING
                g.elders[target], g.elders[slot] = g.elders[slot], g.elders[target]
            target += 1
        deck = g.ideas[(g.epoch - 1) * len(DISCIPLINES) + discipline]
        while target < first + ROWS and deck:
            card = g.chance.draw("idea", deck)
            deck.remove(card)
            g.display[target] = card
            g.tell("idea-shown", card)
            target += 1
