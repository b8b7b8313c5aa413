"""Notices in words: what waits in general, and where. Nothing that is secret in a game is in
them."""

from collections.abc import Sequence
from typing import Final

from trilobite.tables.notice_model import Letter, Matter, Preferences, Way
from trilobite.tables.words import LANGUAGES, said_in

NOTICES: Final = "notices.ftl"

#: Lines of one notice; what comes together with more than these is counted.
MOST_LINES: Final = 12


def say(wishes: Preferences, message: str, **facts: str | int) -> str:
    """A message in the language of who is told."""
    language = wishes.language if wishes.language in LANGUAGES else LANGUAGES[0]
    return said_in(language, NOTICES, message, **facts)


def letter(wishes: Preferences, title: str, lines: list[str], link: str, tag: str) -> Letter:
    """A notice in the language of who is told."""
    return Letter(title=title, lines=lines, link=link, tag=tag, language=wishes.language)


def of_matters(matters: Sequence[Matter], wishes: Preferences, site: str) -> Letter:
    """What waits, as one notice."""
    if len(matters) == 1:
        (matter,) = matters
        line = with_whom(matter, wishes)
        table = matter.table
        return letter(
            wishes, sentence(matter, wishes), [line] if line else [], table_link(site, table), table
        )
    lines = [sentence(matter, wishes) for matter in matters[:MOST_LINES]]
    if len(matters) > MOST_LINES:
        lines.append(say(wishes, "notice-more", number=len(matters) - MOST_LINES))
    tables = {matter.table for matter in matters}
    alone = next(iter(tables)) if len(tables) == 1 else ""
    title = say(wishes, "notice-several", number=len(matters))
    return letter(wishes, title, lines, table_link(site, alone) if alone else site, alone or "all")


def sentence(matter: Matter, wishes: Preferences) -> str:
    """One thing that waits."""
    name = matter.name or say(wishes, "notice-somebody")
    by_clock = matter.kind == "reminder" and not matter.name
    message = "notice-reminder-clock" if by_clock else f"notice-{matter.what}"
    return say(wishes, message, game=matter.game, name=name)


def with_whom(matter: Matter, wishes: Preferences) -> str:
    """The others at a table, if they have names."""
    others = ", ".join(matter.others)
    return say(wishes, "notice-with", names=others) if others else ""


def table_link(site: str, table: str) -> str:
    """Where a table is."""
    return f"{site}#/t/{table}"


def settings_link(site: str) -> str:
    """Where it is said what is told by which way."""
    return f"{site}#/settings/notices"


def trial(wishes: Preferences, site: str) -> Letter:
    """What somebody gets who tries a way."""
    title, line = say(wishes, "notice-test"), say(wishes, "notice-test-line")
    return letter(wishes, title, [line], settings_link(site), "test")


def confirmation(wishes: Preferences, site: str, token: str) -> Letter:
    """What somebody gets who may have asked for mail."""
    title, line = say(wishes, "notice-confirm"), say(wishes, "notice-confirm-line")
    return letter(wishes, title, [line], f"{site}#/notices/confirm/{token}", "confirm")


def of_pause(called: str, wishes: Preferences, site: str) -> Letter:
    """That another way is not tried any more."""
    title = say(wishes, "notice-paused", way=called)
    return letter(wishes, title, [say(wishes, "notice-paused-line")], settings_link(site), "paused")


def called(way: Way, wishes: Preferences) -> str:
    """What a way is called."""
    if way.kind == "push":
        return say(wishes, "notice-way-push", device=way.name or "–")
    return way.address if way.kind == "mail" else way.name


def with_stop(found: Letter, way: Way, wishes: Preferences, site: str) -> Letter:
    """A mail says how to get no more of them."""
    if not way.stop:
        return found
    found.stop = say(wishes, "notice-stop")
    found.stop_link = f"{site}#/notices/stop/{way.stop}"
    return found
