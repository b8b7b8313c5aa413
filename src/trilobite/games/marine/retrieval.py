"""MAR-8. Retrieval: the player takes all pawns back, and the round may end."""

from trilobite.core.agenda import due
from trilobite.core.decision import Flow, Menu, Option
from trilobite.games.marine.cards.language import EXTRA_TURN, LINEAGE_SPACE
from trilobite.games.marine.pawns import all_placed, take_pawns_back
from trilobite.games.marine.planet import decide
from trilobite.games.marine.state import NOT_ENDING, Animal, Marine


def retrieval(g: Marine, animal: Animal) -> None:
    """MAR-8.1, MAR-8.2, MAR-8.3. Pawns come home, and the food chain cube moves to the right
    column if it is not there yet. The round end test follows what traits do with it."""
    again = animal.hooks[EXTRA_TURN] > 0 and all_placed(g, animal)  # MAR-11.6, R-33
    take_pawns_back(g, animal.number)
    g.tell("retrieval", animal.number)
    if not animal.right:
        animal.right = True
        for held in animal.traits:
            space = g.cards.traits[held.trait].hooks[LINEAGE_SPACE]
            if space > 0:
                g.agenda.append(due("lineage", animal.number, space))
    g.agenda.append(due("end-of-turn", animal.number))
    g.agenda.append(due("round-end", animal.number, int(again)))


def lineage(g: Marine, animal: Animal, space: int) -> Flow:
    """MAR-11.17, R-38. Ancient Lineage may resolve the card on a row space before the round end
    test."""
    if len(g.row) < space:
        return
    card = g.row[space - 1]
    menu = Menu(g.explain)
    menu.offer(("card", card, -1))
    menu.offer(("decline", -1, -1))
    choice: Option = yield decide(animal, "ancient-lineage", menu, "MAR-11.17")
    if choice[0] == "card":
        g.agenda.insert(0, due("card", animal.number, card, space))


def round_end(g: Marine, animal: Animal, again: int) -> None:
    """MAR-4.7, MAR-8.4. With all cubes in the right column the round ends: by the Reseed, or for
    good (MAR-10.4.1, MAR-12.2, MAR-12.3). Then the next animal begins (MAR-4.9, MAR-10.4.15), or
    the same one `again` for its extra turn (MAR-11.7)."""
    if all(other.right for other in g.animals):
        if g.ending != NOT_ENDING:
            g.tell("round-ends", g.round)
            g.agenda += [due("extinction"), due("survival"), due("final")]
            return
        g.agenda.append(due("reseed"))
    following = animal.number if again > 0 else g.next_animal(animal.number)
    g.agenda.append(due("turn", following))
