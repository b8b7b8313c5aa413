"""One's games as a list for calendars and for readers of news."""

from datetime import UTC, datetime
from typing import Final, NamedTuple

from trilobite.tables.words import LANGUAGES, said_in

#: The lists that there are.
KINDS: Final = {
    "games.ics": "text/calendar; charset=utf-8",
    "games.atom": "application/atom+xml; charset=utf-8",
}

#: Octets of a line of a calendar.
LONGEST: Final = 75


class Waiting(NamedTuple):
    """A table that waits for the reader."""

    id: str
    title: str
    names: list[str]
    #: Seconds since 1970.
    since: int


def feed(name: str, waiting: list[Waiting], site: str, lang: str) -> str:
    """The list of that name, in a language."""
    language = lang if lang in LANGUAGES else "en"
    return (calendar if name == "games.ics" else atom)(waiting, site, language)


def calendar(waiting: list[Waiting], site: str, language: str) -> str:
    """The tables that wait, as entries of the day since which they do."""
    lines = [
        "BEGIN:VCALENDAR",
        "VERSION:2.0",
        "PRODID:-//Trilobite//Games//EN",
        f"X-WR-CALNAME:{plain(said(language, 'feed-title'))}",
    ]
    for table in waiting:
        at = datetime.fromtimestamp(table.since, UTC)
        lines += [
            "BEGIN:VEVENT",
            f"UID:{table.id}@trilobite",
            f"DTSTAMP:{at:%Y%m%dT%H%M%SZ}",
            f"DTSTART;VALUE=DATE:{at:%Y%m%d}",
            f"SUMMARY:{plain(heading(table, language))}",
            f"DESCRIPTION:{plain(', '.join(table.names))}",
            f"URL:{site}#/t/{table.id}",
            "END:VEVENT",
        ]
    lines.append("END:VCALENDAR")
    return "\r\n".join(part for line in lines for part in folded(line)) + "\r\n"


def atom(waiting: list[Waiting], site: str, language: str) -> str:
    """The tables that wait, as news."""
    entries = "".join(
        f"<entry><id>urn:trilobite:{escape(table.id)}:{table.since}</id>"
        f"<title>{escape(heading(table, language))}</title>"
        f"<updated>{stamp(table.since)}</updated>"
        f"<link href={quoted(f'{site}#/t/{table.id}')}/>"
        f"<summary>{escape(', '.join(table.names))}</summary></entry>"
        for table in waiting
    )
    updated = stamp(max((table.since for table in waiting), default=0))
    return (
        '<?xml version="1.0" encoding="utf-8"?>'
        f'<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="{language}">'
        f"<id>urn:trilobite:games</id><title>{escape(said(language, 'feed-title'))}</title>"
        f"<author><name>Trilobite</name></author><updated>{updated}</updated>"
        f"<link href={quoted(site)}/>{entries}</feed>"
    )


def heading(table: Waiting, language: str) -> str:
    """What the reader is told of a table."""
    return said(language, "feed-your-turn", game=table.title)


def said(language: str, message: str, **facts: str) -> str:
    """A message in words; the terminal has them, too."""
    return said_in(language, "cli.ftl", message, **facts)


def escape(text: str) -> str:
    """A text as XML has it. Python's own module for that would bring half of the net along, and a
    browser that plays without a server would load it."""
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")


def quoted(text: str) -> str:
    """A text as an attribute of XML."""
    return '"' + escape(text).replace('"', "&quot;") + '"'


def stamp(seconds: int) -> str:
    """A time as news have it."""
    return datetime.fromtimestamp(seconds, UTC).isoformat().replace("+00:00", "Z")


def plain(text: str) -> str:
    """A text as calendars have it."""
    for mark in ("\\", ";", ","):
        text = text.replace(mark, f"\\{mark}")
    return " ".join(text.split())


def folded(line: str) -> list[str]:
    """A line as calendars have it: what is too long goes on in the next one."""
    parts = [""]
    for letter in line:
        if len((parts[-1] + letter).encode()) > LONGEST:
            parts.append(" ")
        parts[-1] += letter
    return parts
