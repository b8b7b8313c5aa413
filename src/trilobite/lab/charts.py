"""Charts in the look of Trilobite: flat, on paper, every colour with a shape or a word."""

from collections.abc import Iterator
from contextlib import contextmanager
from io import BytesIO, StringIO
from math import floor, log10
from typing import Any, Final

import matplotlib as mpl
from matplotlib.axes import Axes
from matplotlib.figure import Figure
from matplotlib.ticker import FuncFormatter, MaxNLocator

from trilobite.lab.figures import Estimate, Share

PAPER: Final = "#faf7f0"
LINE: Final = "#d9d2c3"
INK: Final = "#1f2a30"
SOFT: Final = "#5b666c"
ACCENT: Final = "#0f8b8d"
WARNING: Final = "#b4472e"

#: Colours for series that have none of their own.
SERIES: Final = ("#0f8b8d", "#b4472e", "#2f6db5", "#d9a514", "#7b4fa3", "#3f8f4f", "#8a5a3b")

#: The colours that players have, with the sign by which each is known without its colour.
PLAYED: Final = {
    "red": ("#c8452f", "^"),
    "yellow": ("#d9a514", "o"),
    "green": ("#3f8f4f", "s"),
    "blue": ("#2f6db5", "D"),
    "reptiles": ("#7b4fa3", "^"),
    "cephalopods": ("#e07b26", "o"),
    "fishes": ("#2f6db5", "D"),
    "crustaceans": ("#8a5a3b", "s"),
    "black": (INK, "D"),
    "white": ("#b9b09c", "o"),
    "orange": ("#e07b26", "^"),
}

#: Signs for series that have none of their own.
SIGNS: Final = ("o", "s", "D", "^", "v", "P", "X")

#: Inches: the width of a chart, and the height of one line in a chart of lines.
WIDTH: Final = 8.4
ROW: Final = 0.27

#: Settings of matplotlib, whose types spell out all that there are.
STYLE: Final[Any] = {
    "axes.axisbelow": True,
    "axes.edgecolor": LINE,
    "axes.facecolor": "none",
    "axes.grid": True,
    "axes.grid.axis": "x",
    "axes.labelcolor": SOFT,
    "axes.labelsize": 9,
    "axes.spines.left": False,
    "axes.spines.right": False,
    "axes.spines.top": False,
    "axes.titlecolor": INK,
    "axes.titlelocation": "left",
    "axes.titlesize": 10,
    "figure.facecolor": PAPER,
    "font.size": 9,
    "grid.color": LINE,
    "grid.linewidth": 0.7,
    "hatch.color": PAPER,
    "hatch.linewidth": 0.8,
    "legend.fontsize": 9,
    "legend.frameon": False,
    "legend.labelcolor": INK,
    "svg.fonttype": "none",
    "svg.hashsalt": "trilobite",
    "text.color": INK,
    "xtick.color": LINE,
    "xtick.labelcolor": SOFT,
    "ytick.color": LINE,
    "ytick.labelcolor": INK,
    "ytick.left": False,
}

#: Patterns for stacked parts, so that neighbours differ in more than colour.
HATCHES: Final = ("", "///", "...", "\\\\\\", "xxx", "---", "ooo")


def pattern(number: int) -> str:
    """The pattern of a part: when the colours begin again, another one for the same colour."""
    return HATCHES[(number + number // len(SERIES)) % len(HATCHES)]


@contextmanager
def figure(width: float, height: float, panels: int = 1) -> Iterator[tuple[Figure, list[Axes]]]:
    """A figure with panels side by side, drawn in the same style."""
    with mpl.rc_context(STYLE):
        made = Figure(figsize=(width, height), layout="constrained")
        axes = made.subplots(1, panels, squeeze=False)
        yield made, list(axes[0])
        made.draw_without_rendering()
        made.set_layout_engine("none")  # laid out once, not again for each kind of picture


def svg(made: Figure) -> str:
    """A figure as SVG for a page, without the lines before the drawing."""
    with mpl.rc_context(STYLE):
        text = StringIO()
        made.savefig(text, format="svg", transparent=True, metadata={"Date": None})
    drawing = text.getvalue()
    return drawing[drawing.index("<svg") :]


def png(made: Figure) -> bytes:
    """A figure as a picture on paper."""
    with mpl.rc_context(STYLE):
        content = BytesIO()
        made.savefig(content, format="png", dpi=144)
    return content.getvalue()


def percent(axes: Axes, signed: bool = False) -> None:
    """Writes the values along the axis below in per cent."""
    sign = "+" if signed else ""
    axes.xaxis.set_major_formatter(
        FuncFormatter(lambda value, _: f"{100 * value:{sign if value else ''}.0f} %")
    )


def points(axes: Axes, estimates: list[Estimate], names: list[str]) -> None:
    """One line for each estimate: a sign at the value, a line for the interval."""
    for row, estimate in enumerate(estimates):
        colour, sign = PLAYED.get(estimate.name, (ACCENT, "o"))
        axes.plot([estimate.low, estimate.high], [row, row], color=colour, linewidth=2.2)
        axes.plot(
            [estimate.value], [row], sign, color=colour, markersize=7, markeredgecolor=INK,
            markeredgewidth=0.8,
        )  # fmt: skip
    axes.set_yticks(range(len(names)), names)
    axes.set_ylim(len(names) - 0.4, -0.6)
    axes.xaxis.set_major_locator(MaxNLocator(5, steps=[1, 2, 5, 10]))


def estimates_beside(
    panels: list[tuple[str, list[Estimate], list[str]]],
    par: float | None,
    label: str,
    in_percent: bool,
) -> Figure:
    """Panels of estimates side by side, with a line where chance alone would be."""
    most = max(len(names) for _, _, names in panels)
    with figure(WIDTH, 1.0 + ROW * most, len(panels)) as (made, axes):
        for each, (title, estimates, names) in zip(axes, panels, strict=True):
            if par is not None:
                each.axvline(par, color=SOFT, linewidth=1, linestyle=(0, (4, 3)))
            points(each, estimates, names)
            each.set_title(title)
            each.set_xlabel(label)
            if in_percent:
                percent(each)
    return made


def forest(estimates: list[Estimate], names: list[str], label: str, in_percent: bool) -> Figure:
    """Differences around nothing, strongest first."""
    with figure(WIDTH, 0.8 + ROW * len(estimates)) as (made, (axes,)):
        axes.axvline(0, color=SOFT, linewidth=1)
        for row, estimate in enumerate(estimates):
            sure = estimate.low > 0 or estimate.high < 0
            colour = SOFT if not sure else ACCENT if estimate.value > 0 else WARNING
            sign = "o" if not sure else ">" if estimate.value > 0 else "<"
            axes.plot([estimate.low, estimate.high], [row, row], color=colour, linewidth=2)
            axes.plot(
                [estimate.value], [row], sign, color=colour, markersize=6,
                markerfacecolor=colour if sure else PAPER,
            )  # fmt: skip
        axes.set_yticks(range(len(names)), names)
        axes.set_ylim(len(names) - 0.4, -0.6)
        axes.set_xlabel(label)
        if in_percent:
            percent(axes, signed=True)
    return made


def stacked(rows: list[str], parts: dict[str, list[float]], label: str) -> Figure:
    """Bars made of parts, one for each row; what is negative goes to the left."""
    with figure(WIDTH, 1.1 + 0.42 * len(rows)) as (made, (axes,)):
        right = [0.0] * len(rows)
        left = [0.0] * len(rows)
        for number, (part, values) in enumerate(parts.items()):
            starts = [right[i] if values[i] >= 0 else left[i] for i in range(len(rows))]
            axes.barh(
                range(len(rows)), values, 0.62, starts, label=part,
                color=SERIES[number % len(SERIES)], hatch=pattern(number),
                edgecolor=PAPER, linewidth=0.6,
            )  # fmt: skip
            for i, value in enumerate(values):
                if value >= 0:
                    right[i] += value
                else:
                    left[i] += value
        if min(left) < 0:
            axes.axvline(0, color=SOFT, linewidth=1)
        axes.set_yticks(range(len(rows)), rows)
        axes.set_ylim(len(rows) - 0.4, -0.6)
        axes.set_xlabel(label)
        made.legend(loc="outside upper left", ncols=min(6, len(parts)), handlelength=1.4)
    return made


def lengths(by_end: dict[str, list[int]], label: str, games: str) -> Figure:
    """How many games had how many turns, by how they ended."""
    everything = [turns for values in by_end.values() for turns in values]
    low, high = min(everything), max(everything)
    width = max(1, (high - low + 40) // 40)
    starts = range(low, high + 1, width)
    centres = [start + (width - 1) / 2 for start in starts]
    with figure(WIDTH, 2.9) as (made, (axes,)):
        below = [0] * len(starts)
        for number, (end, values) in enumerate(by_end.items()):
            counts = [sum(start <= turns < start + width for turns in values) for start in starts]
            axes.bar(
                centres, counts, 0.86 * width, below, label=end,
                color=SERIES[number % len(SERIES)], hatch=pattern(number),
                edgecolor=PAPER, linewidth=0.6,
            )  # fmt: skip
            below = [under + count for under, count in zip(below, counts, strict=True)]
        axes.grid(axis="x", visible=False)
        axes.grid(axis="y", visible=True)
        axes.xaxis.set_major_locator(MaxNLocator(integer=True))
        axes.set_xlabel(label)
        axes.set_ylabel(games)
        axes.tick_params(axis="y", labelcolor=SOFT)
        made.legend(loc="outside upper left", ncols=4, handlelength=1.4)
    return made


def curves(by_verb: dict[str, list[Share]], names: dict[str, str], label: str) -> Figure:
    """Shares that grow with the turns, each curve with its name at the end."""
    with figure(WIDTH, 3.2) as (made, (axes,)):
        ends: list[float] = []
        for number, (verb, steps) in enumerate(by_verb.items()):
            colour = SERIES[number % len(SERIES)]
            turns = [int(step.name) for step in steps]
            values = [step.value for step in steps]
            axes.step(turns, values, where="post", color=colour, linewidth=2)
            axes.plot(turns[-1:], values[-1:], SIGNS[number % len(SIGNS)], color=colour)
            height = values[-1]
            while any(abs(height - other) < 0.06 for other in ends):
                height += 0.01
            ends.append(height)
            axes.annotate(
                f"{names[verb]} {100 * values[-1]:.0f} %", (turns[-1], height), (8, 0),
                textcoords="offset points", va="center", color=INK, annotation_clip=False,
            )  # fmt: skip
        axes.set_ylim(0, max(1.0, *ends))
        axes.set_xlim(0, None)
        axes.grid(axis="y", visible=True)
        axes.yaxis.set_major_formatter(FuncFormatter(lambda value, _: f"{100 * value:.0f} %"))
        axes.tick_params(axis="y", labelcolor=SOFT)
        axes.xaxis.set_major_locator(MaxNLocator(integer=True))
        axes.set_xlabel(label)
    return made


def ways(by_name: dict[str, list[float]], label: str, factor: str) -> Figure:
    """How constants moved from where they began, by factors; those that moved most are named."""
    most = sorted(by_name, key=lambda name: -abs(log10(by_name[name][-1])))[: len(SERIES)]
    with figure(WIDTH, 3.6) as (made, (axes,)):
        axes.axhline(1.0, color=SOFT, linewidth=1)
        for name, values in by_name.items():
            if name not in most:
                axes.plot(values, color=LINE, linewidth=1)
        for number, name in enumerate(most):
            values = by_name[name]
            colour, sign = SERIES[number], SIGNS[number]
            axes.plot(values, color=colour, linewidth=1.8)
            last = len(values) - 1
            axes.plot([last], values[-1:], sign, color=colour, label=f"{name} {values[-1]:.2f}")
        axes.grid(axis="y", visible=True)
        axes.tick_params(axis="y", labelcolor=SOFT)
        axes.xaxis.set_major_locator(MaxNLocator(integer=True))
        axes.set_xlabel(label)
        axes.set_ylabel(factor)
        made.legend(loc="outside right upper")
    return made


def bars(panels: dict[str, list[Share]], names: dict[str, str], label: str) -> Figure:
    """Plain bars with their values, panels side by side."""
    most = max(len(shares) for shares in panels.values())
    with figure(WIDTH, 1.0 + ROW * most, len(panels)) as (made, axes):
        for each, (title, shares) in zip(axes, panels.items(), strict=True):
            values = [share.value for share in shares]
            each.barh(range(len(shares)), values, 0.6, color=ACCENT)
            for row, value in enumerate(values):
                each.annotate(
                    f"{value:.2g}", (value, row), (4, 0), textcoords="offset points", va="center",
                    color=SOFT,
                )  # fmt: skip
            each.set_yticks(range(len(shares)), [names[share.name] for share in shares])
            each.set_ylim(most - 0.4, -0.6)
            each.set_xlim(0, 1.15 * max(values))
            each.set_title(title)
            each.set_xlabel(label)
    return made


def speeds(groups: dict[str, list[tuple[str, float]]], label: str) -> Figure:
    """How fast programs are, on a scale on which each step is ten times the one before."""
    rows = sum(len(group) for group in groups.values())
    with figure(WIDTH, 1.2 + 0.32 * (rows + len(groups))) as (made, (axes,)):
        names: list[str] = []
        at = 0
        for number, (title, group) in enumerate(groups.items()):
            places = range(at, at + len(group))
            values = [value for _, value in group]
            colour, hatch = SERIES[number % len(SERIES)], pattern(number)
            axes.barh(places, values, 0.62, color=colour, hatch=hatch, edgecolor=PAPER, label=title)
            for place, value in zip(places, values, strict=True):
                axes.annotate(
                    f"{value:,.0f}", (value, place), (4, 0), textcoords="offset points",
                    va="center", color=SOFT,
                )  # fmt: skip
            names += [name for name, _ in group]
            at += len(group)
        everything = [value for group in groups.values() for _, value in group]
        axes.set_xscale("log")
        axes.set_xlim(10 ** floor(log10(min(everything))), 4 * max(everything))
        axes.xaxis.set_major_formatter(FuncFormatter(lambda value, _: f"{value:,.0f}"))
        axes.set_yticks(range(len(names)), names)
        axes.set_ylim(len(names) - 0.4, -0.6)
        axes.set_xlabel(label)
        made.legend(loc="outside upper left", ncols=2, handlelength=1.4)
    return made
