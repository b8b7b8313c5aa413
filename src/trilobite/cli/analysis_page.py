"""An analysis as one HTML page that needs nothing but itself."""

from html import escape
from typing import Final

from trilobite.cli.analysis_words import COLUMNS, Reading, Told
from trilobite.lab.page import STYLE

#: The size of the chart, and the room for its scale.
WIDTH: Final = 880
HEIGHT: Final = 300
MARGIN: Final = 44

#: The colours of the page for those of the terminal; others get the last.
COLOURS: Final = {
    "red": "#c8452f",
    "yellow": "#d9a514",
    "green": "#3f8f4f",
    "bright_blue": "#2f6db5",
    "magenta": "#7b4fa3",
    "dark_orange3": "#e07b26",
    "orange4": "#8a5a3b",
    "green4": "#3f8f4f",
    "black": "#b9b09c",  # the terminal writes black on white for white
}
OTHER: Final = "#7c8a91"

#: Lines by seat have a dash of their own.
DASHES: Final = ("", "7 3", "2 3", "10 3 2 3")

MORE_STYLE: Final = """
.legend { display: flex; flex-wrap: wrap; gap: 4px 24px; margin: 12px 0 0; padding: 0; }
.legend li { list-style: none; display: flex; align-items: center; gap: 8px; }
ol.told { padding-left: 24px; } ol.told li { margin-top: 12px; }
ol.told p { margin: 0; color: var(--soft); } ol.told p:first-child { color: var(--ink); }
svg .grid { stroke: var(--line); } svg text { fill: var(--soft); font-size: 12px; }
svg polyline { fill: none; stroke-width: 2; stroke-linejoin: round; }
"""


def page(reading: Reading, title: str, language: str, top: int) -> str:
    """The page."""
    say = reading.say
    rows = "".join(
        "<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>"
        for row in reading.summary()
    )
    heads = "".join(f"<th>{escape(say(name))}</th>" for name in COLUMNS)
    return f"""<!doctype html>
<html lang="{language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>{escape(title)}</title><style>{STYLE}{MORE_STYLE}</style></head>
<body>
<header><h1>{escape(title)}</h1><p>{escape(reading.about)}</p></header>
<section><figure>{drawing(reading)}{legend(reading)}</figure>
<table><tr><th></th>{heads}</tr>{rows}</table></section>
<section><h2>{escape(say("analyse-swings"))}</h2>
{told(reading.swings(top), say("analyse-no-swings"))}</section>
<section><h2>{escape(say("analyse-mistakes"))}</h2>
{told(reading.mistakes(top), say("analyse-no-mistakes"))}</section>
</body></html>
"""


def told(items: list[Told], nothing: str) -> str:
    """Swings or mistakes as a list."""
    if not items:
        return f"<p>{escape(nothing)}</p>"
    lines = (
        "<li>" + "".join(f"<p>{escape(line)}</p>" for line in (item.heading, *item.lines)) + "</li>"
        for item in items
    )
    return '<ol class="told">' + "".join(lines) + "</ol>"


def legend(reading: Reading) -> str:
    """Which line is whose."""
    items = ""
    for seat, name in enumerate(reading.names):
        colour, dash = line_of(reading, seat)
        line = (
            f'<line x1="0" y1="5" x2="36" y2="5" stroke="{colour}" stroke-width="2" '
            f'stroke-dasharray="{dash}"/>'
        )
        sign = f'<svg width="36" height="10" aria-hidden="true" style="width:36px">{line}</svg>'
        items += f"<li>{sign}{escape(name)}</li>"
    return f'<ul class="legend">{items}</ul>'


def line_of(reading: Reading, seat: int) -> tuple[str, str]:
    """The colour and the dash of a seat's line."""
    return COLOURS.get(reading.colours[seat], OTHER), DASHES[seat % len(DASHES)]


def drawing(reading: Reading) -> str:
    """The chart: a line for each seat over the answers of the game."""
    flat = [each for outlook in reading.outlooks for each in outlook]
    low, high = (0.0, 1.0) if reading.unit == "chance" else (min(0.0, *flat), max(1.0, *flat))
    last = reading.stretches[-1].until
    places = [reading.stretches[0].answers, *(stretch.until for stretch in reading.stretches)]

    def across(answers: int) -> float:
        return MARGIN + (WIDTH - MARGIN - 8) * answers / last

    def up(value: float) -> float:
        return HEIGHT - 8 - (HEIGHT - 16) * (value - low) / (high - low)

    parts = []
    for quarter in range(5):
        value = low + (high - low) * quarter / 4
        y = up(value)
        parts.append(f'<line class="grid" x1="{MARGIN}" y1="{y:.1f}" x2="{WIDTH}" y2="{y:.1f}"/>')
        amount = escape(reading.amount(value))
        parts.append(f'<text x="{MARGIN - 6}" y="{y + 4:.1f}" text-anchor="end">{amount}</text>')
    for seat in range(len(reading.names)):
        colour, dash = line_of(reading, seat)
        points = " ".join(
            f"{across(answers):.1f},{up(outlook[seat]):.1f}"
            for answers, outlook in zip(places, reading.outlooks, strict=True)
        )
        parts.append(f'<polyline points="{points}" stroke="{colour}" stroke-dasharray="{dash}"/>')
    label = escape(reading.say("analyse-chart"))
    return (
        f'<svg viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-label="{label}">'
        + "".join(parts)
        + "</svg>"
    )
