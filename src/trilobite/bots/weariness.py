"""Games that bots would never end.

The rules of Marine let a last round go on for as long as somebody places pawns that others kick
out again. If every single action pays, a bot that looks at no more than its next choice never
stops. Nobody wants to play such a game, so that after a long time bots take anything.
"""

from typing import Final

from trilobite.core.session import Session

#: Entries of the history after which a game goes on for too long: the longest variants have some
#: 1,100 between greedy bots.
LONG: Final = 3000


def is_weary(session: Session) -> bool:
    """Whether a bot has had enough of a game."""
    return len(session.history) > LONG
