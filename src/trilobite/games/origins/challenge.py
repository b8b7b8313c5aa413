"""A1, E0. The challenge phase: challenge the gods, take a Comet, globalise, or skip."""

from typing import Final

from trilobite.core.agenda import due
from trilobite.core.decision import Flow, Menu, Option, Reason
from trilobite.games.origins.board import decide
from trilobite.games.origins.cards.types import FREE_WILL
from trilobite.games.origins.state import EPOCHS, IDLE, NO_TAIL, Origins, Player
from trilobite.games.origins.tableau import ideas_shown

COMET_ON_TOP: Final = Reason("comet-on-top", "E0a.1")
NO_PAWN_OUT: Final = Reason("no-elder-or-emissary", "E0a.1")
NO_COMET: Final = Reason("no-comet-on-top", "E0b.1")
NO_PORTENT: Final = Reason("no-portent", "E0c.1")
PORTENTS_IDLE: Final = Reason("portents-idle", "C7h.1")
MUST_CHALLENGE: Final = Reason("must-challenge", "C7f.1")
OTHERS_SKIP: Final = Reason("others-skip", "C9b.1")
FIRST_TURN: Final = Reason("no-challenge-in-first-turn", "C7f.1")


def start_turn(g: Origins, player: Player) -> Flow:
    """A0.1. A turn begins: nobody has moved, nothing is built."""
    g.turn = player.colour
    g.stage = IDLE
    g.row = 0
    g.elected = False
    g.revolted = False
    g.moved = []
    g.built = []
    if player.crown == 1:
        g.tell("round", g.round)
    g.tell("turn", player.colour)
    yield from challenge_phase(g, player)


def comet_on_top(g: Origins) -> bool:
    """C2g.2. Whether all challenge cards of the Epoch are used up."""
    return g.deck[g.epoch - 1] == 0


def is_led(g: Origins, player: Player) -> bool:
    """C9b.1. In cooperation only the holder of crown 1 sees to challenges and Comets."""
    return not g.setup.cooperative or player.crown == 1


def refusal_to_challenge(g: Origins, player: Player) -> Reason | None:
    """A1a.1, E0a.1. A challenge card on top, and an Elder or Emissary; alone and together without
    (AMB-24), and if nobody has any (TRI-1)."""
    if not is_led(g, player):
        return OTHERS_SKIP
    if (g.setup.solitaire or g.setup.cooperative) and g.round == 1:
        return FIRST_TURN
    if comet_on_top(g):
        return COMET_ON_TOP
    if g.setup.solitaire or g.setup.cooperative or player.pawns_out() > 0:
        return None
    return None if nobody_can_bid(g) else NO_PAWN_OUT


def nobody_can_bid(g: Origins) -> bool:
    """TRI-1. Whether no player has an Elder or Emissary, nor a pawn that could become an Elder.
    Then the gods can be challenged without one, or the Epoch would never end."""
    no_ideas = not ideas_shown(g)
    for player in g.players:
        if player.pawns_out() > 0 or (player.brain[FREE_WILL] > 0 and not no_ideas):
            return False
    return True


def refusal_of_comet(g: Origins, player: Player) -> Reason | None:
    """A1b.1, E0b.1. A Comet on top; nothing else is needed."""
    if not is_led(g, player):
        return OTHERS_SKIP
    return None if comet_on_top(g) else NO_COMET


def refusal_to_globalise(g: Origins, player: Player) -> Reason | None:
    """A1c.1, E0c.1, C7h.1, C9c.1. A Portent, and other players to play against."""
    if g.setup.solitaire or g.setup.cooperative:
        return PORTENTS_IDLE
    return None if player.portents else NO_PORTENT


def refusal_to_skip(g: Origins, player: Player) -> Reason | None:
    """A1.1, C7f.1, C9b.1. Alone the phase is skipped in the first turn and never after; together
    the holder of crown 1 plays by the same rule and the others always skip."""
    if g.setup.solitaire or (g.setup.cooperative and player.crown == 1):
        return None if g.round == 1 else MUST_CHALLENGE
    return None


def challenge_phase(g: Origins, player: Player) -> Flow:
    """A1.1, E0.1. One of three, or none of them. The activity phase follows."""
    menu = Menu(g.explain)
    menu.offer(("challenge", -1, -1), refusal_to_challenge(g, player))
    menu.offer(("comet", -1, -1), refusal_of_comet(g, player))
    menu.offer(("globalise", -1, -1), refusal_to_globalise(g, player))
    menu.offer(("skip", -1, -1), refusal_to_skip(g, player))
    choice: Option = yield decide(player, "challenge", menu, "A1.1")
    after = [due("activity", player.colour)]
    if choice[0] == "challenge":
        reveal(g, player)
        g.agenda[:0] = [
            due("event", player.colour, 0),
            due("event", player.colour, 1),
            due("auction", player.colour),
            *after,
        ]
    elif choice[0] == "comet":
        g.agenda[:0] = [due("comet", player.colour), *after]
    elif choice[0] == "globalise":
        g.agenda[:0] = [due("globalise", player.colour), *after]
    else:
        g.agenda[:0] = after


def reveal(g: Origins, player: Player) -> None:
    """A1a.2. The top card of the deck is turned up. I0c.1: if it was the last, the tail of Comet IV
    begins with the next turn."""
    epoch = g.epoch - 1
    g.card = g.chance.draw("challenge", g.unseen[epoch])
    g.unseen[epoch].remove(g.card)
    g.deck[epoch] -= 1
    g.tell("challenge", player.colour, g.card)


def tail_begins(g: Origins) -> bool:
    """I0c.1, AMB-44. Whether Comet IV lies open and nobody has counted turns yet."""
    return g.epoch == EPOCHS and comet_on_top(g) and g.tail == NO_TAIL
