"""A report on simulated games: one page with charts, and the same charts as pictures.

The page needs nothing but itself: charts are inline SVG in the colours of the page, each with the
numbers it shows, and there are no scripts, fonts or pictures to fetch.
"""

import re
from collections.abc import Callable
from functools import cache
from html import escape
from typing import Final, NamedTuple

import polars as pl
from matplotlib.figure import Figure

from trilobite.games.registry import box
from trilobite.lab import charts, figures
from trilobite.lab.figures import Estimate
from trilobite.lab.page import STYLE
from trilobite.lab.reading import AnyReading
from trilobite.lab.readings import reading_of
from trilobite.lab.store import Stored

#: Says a message of the interface.
Say = Callable[..., str]

#: How many of the strongest and of the weakest a long list shows.
ENDS_OF_LIST: Final = 12

#: What is compared between runs.
MEASURES: Final = ("turns", "choices", "score", "best-score")

#: The colours of a chart as the page names them.
VARIABLES: Final = {
    charts.PAPER: "var(--panel)",
    charts.LINE: "var(--line)",
    charts.INK: "var(--ink)",
    charts.SOFT: "var(--soft)",
    charts.ACCENT: "var(--accent)",
    charts.WARNING: "var(--warn)",
}


class Chart(NamedTuple):
    """A chart, what it shows, and its numbers as a table."""

    name: str
    title: str
    note: str
    figure: Figure
    head: list[str]
    rows: list[list[str]]


class Section(NamedTuple):
    """The charts of one run, or of all runs together."""

    title: str
    facts: list[tuple[str, str]]
    charts: list[Chart]


class Report(NamedTuple):
    """The page, and the pictures by the names of their files."""

    page: str
    pictures: dict[str, bytes]


def report(runs: list[Stored], say: Say, language: str) -> Report:
    """The report on one run or on several side by side."""
    sections = [RunSection(stored, say, language).section() for stored in runs]
    if len(runs) > 1:
        sections = [
            section._replace(title=f"{number}. {section.title}")
            for number, section in enumerate(sections, 1)
        ]
        sections.insert(0, side_by_side(runs, say))
    pictures: dict[str, bytes] = {}
    parts: list[str] = []
    for number, section in enumerate(sections):
        prefix = f"{number}-" if len(sections) > 1 else ""
        for chart in section.charts:
            pictures[f"{prefix}{chart.name}.png"] = charts.png(chart.figure)
        parts.append(html_section(section, prefix, say))
    return Report(html_page(say("report-title"), parts, say, language), pictures)


# --- one run ------------------------------------------------------------------------------


class RunSection:
    """The charts of one run."""

    def __init__(self, stored: Stored, say: Say, language: str) -> None:
        self.stored: Final = stored
        self.say: Final = say
        self.reading: Final[AnyReading] = reading_of(stored.run.game)
        self._names: Final = names(stored.run.game, language)

    def section(self) -> Section:
        """All that there is to show."""
        run, games = self.stored.run, self.stored.games
        facts = [
            (self.say("report-games"), f"{len(games):,}"),
            (self.say("report-bots"), ", ".join(run.bots)),
            (self.say("report-turns"), f"{figures.mean('', games['turns']).value:.1f}"),
            (self.say("report-choices"), f"{figures.mean('', games['choices']).value:.0f}"),
            (self.say("report-seed"), run.seed),
        ]
        won = len(games.filter(pl.col("winners") > 0)) / len(games)
        if won < 1:
            facts.append((self.say("report-won"), f"{100 * won:.1f} %"))
        made = [
            self.wins(),
            self.victories(),
            self.scores(),
            self.points(),
            self.lengths(),
            self.parts(),
            self.milestones(),
            self.causes(),
            self.cards(),
            self.actions(),
        ]
        return Section(run.label(), facts, [chart for chart in made if chart is not None])

    def name(self, key: str) -> str:
        """A readable name for a verb or a card."""
        return self._names.get(key, key.replace("-", " "))

    def card(self, key: str) -> str:
        """A readable name for a verb and a card."""
        verb, _, which = key.partition(" ")
        return f"{self.name(verb)}: {self.name(which)}"

    def groups(self) -> list[tuple[str, str]]:
        """The columns by which seats differ, and what they are called."""
        seats = self.stored.seats
        columns = [
            ("seat", "report-by-seat"),
            ("plays", "report-by-plays"),
            ("bot", "report-by-bot"),
        ]
        return [
            (column, self.say(title)) for column, title in columns if seats[column].n_unique() > 1
        ]

    def wins(self) -> Chart | None:
        """Who wins, by seat, by what is played and by level."""
        panels = []
        rows = []
        for column, title in self.groups():
            rates = figures.win_rates(self.stored, column)
            panels.append((title, rates, [self.seat_name(column, rate) for rate in rates]))
            rows += [[title, self.seat_name(column, rate), *in_percent(rate)] for rate in rates]
        if not panels:
            return None
        alone = all(winners <= 1 for winners in self.stored.games["winners"].to_list())
        shared = float(self.stored.seats["share"].sum()) / len(self.stored.seats)
        drawn = charts.estimates_beside(panels, shared, self.say("report-axis-wins"), True)
        note = self.say("report-wins-note" if alone else "report-wins-note-shared")
        head = ["", self.say("report-what"), *self.estimate_head()]
        return Chart("wins", self.say("report-wins"), note, drawn, head, rows)

    def seat_name(self, column: str, estimate: Estimate) -> str:
        """A seat, people or bot for a chart. Seats count from 1 for people."""
        return str(int(estimate.name) + 1) if column == "seat" else estimate.name

    def victories(self) -> Chart | None:
        """How victories are shared among what seats are marked with."""
        found = figures.victories(self.stored)
        if not found:
            return None
        panels = [
            (self.name(heading), shares, [self.name(share.name) for share in shares])
            for heading, shares in found.items()
        ]
        rows = [
            [heading, self.name(share.name), *in_percent(share)]
            for heading, shares, _ in panels
            for share in shares
        ]
        drawn = charts.estimates_beside(panels, None, self.say("report-axis-victories"), True)
        head = ["", self.say("report-what"), *self.estimate_head()]
        note = self.say("report-victories-note")
        return Chart("victories", self.say("report-victories"), note, drawn, head, rows)

    def scores(self) -> Chart | None:
        """Mean scores, by the same columns."""
        panels = []
        rows = []
        for column, title in self.groups():
            means = figures.mean_scores(self.stored, column)
            panels.append((title, means, [self.seat_name(column, each) for each in means]))
            rows += [[title, self.seat_name(column, each), *in_numbers(each)] for each in means]
        if not panels:
            return None
        drawn = charts.estimates_beside(panels, None, self.say("report-axis-points"), False)
        head = ["", self.say("report-what"), *self.estimate_head()]
        note = self.say("report-scores-note")
        return Chart("scores", self.say("report-scores"), note, drawn, head, rows)

    def points(self) -> Chart | None:
        """Where the points come from, for winners and for others."""
        by_group = figures.points_by_source(self.stored)
        sources = sorted({source for points in by_group.values() for source in points})
        if not sources:
            return None
        groups = sorted(by_group, key=lambda group: (group[0], not group[1]))
        titles = [
            self.say("report-winners" if won else "report-others", bot=bot) for bot, won in groups
        ]
        parts = {
            self.name(source): [by_group[group].get(source, 0.0) for group in groups]
            for source in sources
        }
        drawn = charts.stacked(titles, parts, self.say("report-axis-points"))
        rows = [
            [title, *(f"{values[i]:.2f}" for values in parts.values())]
            for i, title in enumerate(titles)
        ]
        note = self.say("report-points-note")
        return Chart("points", self.say("report-points"), note, drawn, ["", *parts], rows)

    def lengths(self) -> Chart:
        """How long the games were and how they ended."""
        shares = figures.ends(self.stored)
        games = self.stored.games
        by_end = {
            self.name(share.name): games.filter(pl.col("end") == share.name)["turns"].to_list()
            for share in sorted(shares)
        }
        axes = self.say("report-axis-turns"), self.say("report-axis-games")
        rows = [[self.name(share.name), f"{100 * share.value:.1f} %"] for share in shares]
        return Chart(
            "length",
            self.say("report-length"),
            self.say("report-length-note"),
            charts.lengths(by_end, *axes),
            [self.say("report-end"), self.say("report-share")],
            rows,
        )

    def parts(self) -> Chart | None:
        """How long the parts of a game are."""
        found = figures.parts(self.stored, self.reading)
        if not found:
            return None
        named = [self.name(each.name) for each in found]
        drawn = charts.estimates_beside(
            [("", found, named)], None, self.say("report-axis-turns"), False
        )
        rows = [[name, *in_numbers(each)] for name, each in zip(named, found, strict=True)]
        head = [self.say("report-what"), *self.estimate_head()]
        note = self.say("report-parts-note")
        return Chart("parts", self.say("report-parts"), note, drawn, head, rows)

    def milestones(self) -> Chart | None:
        """When things first happen."""
        curves = figures.milestones(self.stored, self.reading)
        if not curves:
            return None
        named = {verb: self.name(verb) for verb in curves}
        drawn = charts.curves(curves, named, self.say("report-axis-turns"))
        turns = [share.name for share in next(iter(curves.values()))]
        rows = [
            [turn, *(f"{100 * steps[i].value:.1f} %" for steps in curves.values())]
            for i, turn in enumerate(turns)
        ]
        head = [self.say("report-axis-turns"), *named.values()]
        note = self.say("report-milestones-note")
        return Chart("milestones", self.say("report-milestones"), note, drawn, head, rows)

    def causes(self) -> Chart | None:
        """What things come of."""
        found = figures.causes(self.stored, self.reading)
        if not found:
            return None
        named = {share.name: self.name(share.name) for shares in found.values() for share in shares}
        panels = {self.name(verb): shares for verb, shares in found.items()}
        rows = [
            [title, named[share.name], f"{share.value:.3f}"]
            for title, shares in panels.items()
            for share in shares
        ]
        drawn = charts.bars(panels, named, self.say("report-axis-per-game"))
        head = ["", self.say("report-cause"), self.say("report-axis-per-game")]
        note = self.say("report-causes-note")
        return Chart("causes", self.say("report-causes"), note, drawn, head, rows)

    def cards(self) -> Chart | None:
        """Which cards go with winning."""
        found = figures.cards_and_winning(self.stored, self.reading)
        return self.forest("cards", found, [self.card(each.name) for each in found], True)

    def actions(self) -> Chart | None:
        """Which actions go with winning."""
        found = figures.actions_and_winning(self.stored)
        return self.forest("actions", found, [self.name(each.name) for each in found], False)

    def forest(
        self, what: str, found: list[Estimate], named: list[str], percent: bool
    ) -> Chart | None:
        """Differences from nothing, both ends of the list."""
        if not found:
            return None
        shown = list(range(len(found)))
        if len(shown) > 2 * ENDS_OF_LIST:
            shown = shown[:ENDS_OF_LIST] + shown[-ENDS_OF_LIST:]
        drawn = charts.forest(
            [found[i] for i in shown],
            [named[i] for i in shown],
            self.say(f"report-axis-{what}"),
            percent,
        )
        spell = in_percent if percent else in_numbers
        rows = [[name, *spell(each)] for name, each in zip(named, found, strict=True)]
        head = [self.say("report-what"), *self.estimate_head()]
        title, note = self.say(f"report-{what}"), self.say(f"report-{what}-note")
        return Chart(what, title, note, drawn, head, rows)

    def estimate_head(self) -> list[str]:
        """The head of a table of estimates."""
        return [self.say(f"report-{column}") for column in ("value", "interval", "cases")]


@cache
def names(game: str, language: str) -> dict[str, str]:
    """The printed names of cards by their ids, in the language if there is one."""
    found: dict[str, str] = {}
    for domain, by_id in box(game).names().items():
        if not domain.endswith("-text"):  # what cards say is no name
            for id, in_languages in by_id.items():
                found[id] = in_languages.get(language, in_languages["en"])
    return found


def in_percent(estimate: Estimate) -> list[str]:
    """The numbers of an estimate in per cent."""
    low, high = 100 * estimate.low, 100 * estimate.high
    return [f"{100 * estimate.value:.1f} %", f"{low:.1f} – {high:.1f} %", f"{estimate.cases:,}"]


def in_numbers(estimate: Estimate) -> list[str]:
    """The numbers of an estimate as they are."""
    interval = f"{estimate.low:.2f} – {estimate.high:.2f}"
    return [f"{estimate.value:.2f}", interval, f"{estimate.cases:,}"]


# --- several runs -------------------------------------------------------------------------


def side_by_side(runs: list[Stored], say: Say) -> Section:
    """Means of the runs beside each other, and how their games ended."""
    labels = [str(number) for number in range(1, len(runs) + 1)]
    of_runs = figures.of_runs(runs)
    measured = {what: of_runs[what] for what in MEASURES}
    panels = [
        (say(f"report-mean-{what}"), estimates, labels) for what, estimates in measured.items()
    ]
    rows = [
        [say(f"report-mean-{what}"), label, *in_numbers(estimate)]
        for what, estimates in measured.items()
        for label, estimate in zip(labels, estimates, strict=True)
    ]
    columns = [say(f"report-{column}") for column in ("value", "interval", "cases")]
    means = Chart(
        "means",
        say("report-means"),
        say("report-means-note"),
        charts.estimates_beside(panels, None, "", False),
        ["", say("report-what"), *columns],
        rows,
    )
    facts = list(zip(labels, distinct(runs), strict=True))
    return Section(say("report-side-by-side"), facts, [means, ends_of_runs(runs, labels, say)])


def distinct(runs: list[Stored]) -> list[str]:
    """Labels of the runs, with the bots where the set-up alone does not tell them apart."""
    labels = [stored.run.label() for stored in runs]
    if len(set(labels)) == len(labels):
        return labels
    return [f"{stored.run.label()} ({', '.join(stored.run.bots)})" for stored in runs]


def ends_of_runs(runs: list[Stored], labels: list[str], say: Say) -> Chart:
    """How the games of each run ended."""
    of_run = [{share.name: share.value for share in figures.ends(stored)} for stored in runs]
    kinds = sorted({kind for shares in of_run for kind in shares})
    parts = {
        kind.replace("-", " "): [100 * shares.get(kind, 0.0) for shares in of_run] for kind in kinds
    }
    rows = [
        [label, *(f"{values[i]:.1f} %" for values in parts.values())]
        for i, label in enumerate(labels)
    ]
    return Chart(
        "ends",
        say("report-ends"),
        say("report-ends-note"),
        charts.stacked(labels, parts, say("report-axis-of-games")),
        ["", *parts],
        rows,
    )


# --- the page -----------------------------------------------------------------------------


def html_page(title: str, parts: list[str], say: Say, language: str) -> str:
    """The whole page."""
    return f"""<!doctype html>
<html lang="{language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{escape(title)}</title>
<style>{STYLE}</style>
</head>
<body>
<header><h1>{escape(title)}</h1><p>{escape(say("report-intro"))}</p></header>
<main>
{"".join(parts)}</main>
</body>
</html>
"""


def html_section(section: Section, prefix: str, say: Say) -> str:
    """A section with its facts and charts."""
    facts = "".join(
        f"<div><dt>{escape(name)}</dt><dd>{escape(value)}</dd></div>"
        for name, value in section.facts
    )
    shown = "".join(html_chart(chart, prefix, say) for chart in section.charts)
    summary = f"<dl>{facts}</dl>\n" if facts else ""
    return f"<section><h2>{escape(section.title)}</h2>\n{summary}{shown}</section>\n"


def html_chart(chart: Chart, prefix: str, say: Say) -> str:
    """A chart with its numbers."""
    head = "".join(f"<th scope='col'>{escape(cell)}</th>" for cell in chart.head)
    rows = "".join(
        "<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>\n"
        for row in chart.rows
    )
    return f"""<figure>
<figcaption><h3>{escape(chart.title)}</h3><p>{escape(chart.note)}</p></figcaption>
{inline(charts.svg(chart.figure), prefix + chart.name, chart.title)}
<details><summary>{escape(say("report-numbers"))}</summary>
<table><thead><tr>{head}</tr></thead>
<tbody>
{rows}</tbody></table></details>
</figure>
"""


def inline(drawing: str, name: str, title: str) -> str:
    """A drawing that takes its colours from the page and shares no ids with another."""
    for colour, variable in VARIABLES.items():
        drawing = drawing.replace(colour, variable)
    drawing = re.sub(r'\bid="([^"]+)"', rf'id="{name}-\1"', drawing)
    drawing = re.sub(r'href="#([^"]+)"', rf'href="#{name}-\1"', drawing)
    drawing = re.sub(r"url\(#([^)]+)\)", rf"url(#{name}-\1)", drawing)
    drawing = re.sub(r"<metadata>.*?</metadata>", "", drawing, flags=re.DOTALL)
    opening = f'<svg role="img" aria-label="{escape(title)}"'
    return re.sub(r"<svg (?=[^>]*)", f"{opening} ", drawing, count=1)
