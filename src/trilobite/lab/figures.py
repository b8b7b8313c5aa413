"""The numbers behind a report, each with its uncertainty.

What goes with winning is asked separately for each kind of bot and then pooled: otherwise
everything that strong bots do would seem to win.
"""

from math import sqrt
from typing import Any, Final, NamedTuple

import polars as pl

from trilobite.lab.reading import AnyReading
from trilobite.lab.store import Stored

#: The normal quantile of a 95 % interval.
Z: Final = 1.96

#: Fewer seats than this on either side are too few to compare.
FEWEST: Final = 20


class Estimate(NamedTuple):
    """Something measured: its value, the 95 % interval, and on how many cases it rests."""

    name: str
    value: float
    low: float
    high: float
    cases: int


class Share(NamedTuple):
    """A part of a whole, by the name of the part."""

    name: str
    value: float


# --- estimates ----------------------------------------------------------------------------


def wilson(name: str, share: float, cases: int) -> Estimate:
    """Wilson's interval for a share."""
    spread = Z * sqrt(share * (1 - share) / cases + Z * Z / (4 * cases * cases))
    middle = share + Z * Z / (2 * cases)
    scale = 1 + Z * Z / cases
    return Estimate(name, share, (middle - spread) / scale, (middle + spread) / scale, cases)


def mean(name: str, values: pl.Series) -> Estimate:
    """The interval for a mean of many values."""
    middle, deviation = moments(values)
    spread = Z * deviation / sqrt(max(1, len(values)))
    return Estimate(name, middle, middle - spread, middle + spread, len(values))


def moments(values: pl.Series) -> tuple[float, float]:
    """The mean and the standard deviation, 0 where there are too few values for them."""
    exact = pl.col("values").cast(pl.Float64)
    found = values.to_frame("values").select(exact.mean().alias("mean"), exact.std().alias("std"))
    return found["mean"][0] or 0.0, found["std"][0] or 0.0


# --- who wins -----------------------------------------------------------------------------


def win_rates(stored: Stored, by: str) -> list[Estimate]:
    """The share of victories by a column of the seats. A shared victory counts as a part."""
    grouped = stored.seats.group_by(by).agg(pl.col("share").mean(), pl.len().alias("cases"))
    return [
        wilson(str(row[by]), row["share"], row["cases"])
        for row in grouped.sort(by).iter_rows(named=True)
    ]


def mean_scores(stored: Stored, by: str) -> list[Estimate]:
    """The mean score by a column of the seats."""
    return [
        mean(str(name), seats["score"])
        for (name,), seats in sorted(stored.seats.group_by(by), key=lambda group: str(group[0]))
    ]


def victories(stored: Stored) -> dict[str, list[Estimate]]:
    """By heading of the marks: the share of all victories that seats with each mark have."""
    marks = stored.events.filter(pl.col("kind") == "mark").collect()
    joined = marks.join(stored.seats, on=["number", "seat"])
    won = len(stored.games.filter(pl.col("winners") > 0))
    found: dict[str, list[Estimate]] = {}
    if won:
        grouped = joined.group_by("what", "which").agg(pl.col("share").sum())
        for row in grouped.sort("what", "which").iter_rows(named=True):
            estimate = wilson(row["which"], row["share"] / won, won)
            found.setdefault(row["what"], []).append(estimate)
    return found


# --- points, length, milestones -----------------------------------------------------------


def points_by_source(stored: Stored) -> dict[tuple[str, bool], dict[str, float]]:
    """Mean points by source, for each kind of bot and for winners and others."""
    points = stored.events.filter(pl.col("kind") == "score").collect()
    joined = points.join(stored.seats, on=["number", "seat"])
    found: dict[tuple[str, bool], dict[str, float]] = {}
    for row in (
        joined.group_by("bot", "won", "what")
        .agg(pl.col("amount").mean())
        .sort("bot", "won", "what")
        .iter_rows(named=True)
    ):
        found.setdefault((row["bot"], row["won"]), {})[row["what"]] = row["amount"]
    return found


def ends(stored: Stored) -> list[Share]:
    """How the games ended, as shares of all."""
    return shares(stored.games.group_by("end").agg(pl.len().alias("cases")), "end", "cases")


def shares(table: pl.DataFrame, name: str, number: str) -> list[Share]:
    """Parts of a whole, largest first."""
    whole = table[number].sum()
    ordered = table.sort([number, name], descending=[True, False])
    return [Share(str(row[name]), row[number] / whole) for row in ordered.iter_rows(named=True)]


def milestones(stored: Stored, reading: AnyReading) -> dict[str, list[Share]]:
    """By verb: the share of seats for which it had happened by each turn."""
    seats = len(stored.seats)
    last = max(stored.games["turns"].to_list(), default=0)
    firsts = (
        stored.events.filter(
            (pl.col("kind") == "event")
            & pl.col("what").is_in(reading.milestones)
            & pl.col("seat").is_not_null()
        )
        .group_by("number", "seat", "what")
        .agg(pl.col("first").min())
        .collect()
    )
    curves: dict[str, list[Share]] = {}
    for verb in reading.milestones:
        turns = firsts.filter(pl.col("what") == verb)["first"]
        if len(turns):
            curves[verb] = [
                Share(str(turn), int((turns <= turn).sum()) / seats) for turn in range(last + 1)
            ]
    return curves


def parts(stored: Stored, reading: AnyReading) -> list[Estimate]:
    """How many turns the parts of a game take, in their order. The last part ends with the game,
    be it told or not."""
    ended = (
        stored.events.filter((pl.col("kind") == "event") & pl.col("what").is_in(reading.parts))
        .group_by("number", "which")
        .agg(pl.col("first").min())
        .collect()
    )
    order = ended.group_by("which").agg(pl.col("first").mean()).sort("first", "which")
    found: list[Estimate] = []
    before = stored.games.select("number", pl.lit(1).alias("before"))
    for index, which in enumerate(order["which"]):
        these = ended.filter(pl.col("which") == which).select("number", "first")
        turns = before.join(these, on="number", how="left").join(stored.games, on="number")
        end = pl.col("turns") if index == len(order) - 1 else pl.col("first")
        lengths = turns.select((end - pl.col("before")).alias("length"))["length"].drop_nulls()
        found.append(mean(which, lengths))
        before = these.rename({"first": "before"})
    return found


def causes(stored: Stored, reading: AnyReading) -> dict[str, list[Share]]:
    """By verb: how often a game it came about, by cause."""
    counted = (
        stored.events.filter(pl.col("what").is_in(list(reading.causes)) & (pl.col("cause") != ""))
        .group_by("what", "cause")
        .agg(pl.col("times").sum())
        .sort(["times", "cause"], descending=[True, False])
        .collect()
    )
    found: dict[str, list[Share]] = {}
    for row in counted.iter_rows(named=True):
        found.setdefault(row["what"], []).append(
            Share(row["cause"], row["times"] / len(stored.games))
        )
    return found


# --- what goes with winning ---------------------------------------------------------------


def cards_and_winning(stored: Stored, reading: AnyReading) -> list[Estimate]:
    """For each card: the share of victories with it, less the share without it."""
    had = (
        stored.events.filter(
            (pl.col("kind") == "event")
            & pl.col("what").is_in(reading.cards)
            & pl.col("seat").is_not_null()
        )
        .group_by("what", "which", "number", "seat")
        .agg()
        .collect()
        .join(stored.seats, on=["number", "seat"])
        .group_by("what", "which", "bot")
        .agg(pl.len().alias("with"), pl.col("share").sum().alias("won_with"))
    )
    everybody = stored.seats.group_by("bot").agg(
        pl.len().alias("all"), pl.col("share").sum().alias("won")
    )
    found: list[Estimate] = []
    for (what, which), rows in had.join(everybody, on="bot").group_by("what", "which"):
        estimate = pooled(
            f"{what} {which}",
            [share_difference(row) for row in rows.iter_rows(named=True) if comparable(row)],
        )
        if estimate is not None:
            found.append(estimate)
    return sorted(found, key=lambda estimate: (-estimate.value, estimate.name))


class Difference(NamedTuple):
    """A difference between those with and those without, and how much it weighs."""

    value: float
    variance: float
    weight: float
    cases: int


def comparable(row: dict[str, Any]) -> bool:
    """Whether enough seats had the card and enough did not."""
    return bool(FEWEST <= row["with"] <= row["all"] - FEWEST)


def share_difference(row: dict[str, Any]) -> Difference:
    """The difference between two shares of victories."""
    having, lacking = row["with"], row["all"] - row["with"]
    one, other = row["won_with"] / having, (row["won"] - row["won_with"]) / lacking
    variance = one * (1 - one) / having + other * (1 - other) / lacking
    return Difference(one - other, variance, having * lacking / row["all"], having)


def pooled(name: str, differences: list[Difference]) -> Estimate | None:
    """Differences of several kinds of bots as one, weighted as Mantel and Haenszel do."""
    weight = sum(each.weight for each in differences)
    if weight == 0:
        return None
    value = sum(each.weight * each.value for each in differences) / weight
    variance = sum(each.weight**2 * each.variance for each in differences) / weight**2
    spread = Z * sqrt(variance)
    cases = sum(each.cases for each in differences)
    return Estimate(name, value, value - spread, value + spread, cases)


def actions_and_winning(stored: Stored) -> list[Estimate]:
    """For each action: how much more often winners take it, in standard deviations."""
    taken = (
        stored.events.filter(pl.col("kind") == "action")
        .group_by("number", "seat", "what")
        .agg(pl.col("times").sum())
        .collect()
    )
    found: list[Estimate] = []
    for (what,), rows in taken.group_by("what"):
        counted = stored.seats.join(rows, on=["number", "seat"], how="left").with_columns(
            pl.col("times").fill_null(0)
        )
        differences = [mean_difference(seats) for _, seats in counted.group_by("bot")]
        estimate = pooled(str(what), [each for each in differences if each is not None])
        if estimate is not None:
            found.append(estimate)
    return sorted(found, key=lambda estimate: (-estimate.value, estimate.name))


def mean_difference(seats: pl.DataFrame) -> Difference | None:
    """How many standard deviations winners are above others; None if there is too little."""
    won, lost = seats.filter("won")["times"], seats.filter(~pl.col("won"))["times"]
    taken = int((seats["times"] > 0).sum())
    deviation = moments(seats["times"])[1]
    if min(len(won), len(lost), taken) < FEWEST or deviation == 0:
        return None
    value = (moments(won)[0] - moments(lost)[0]) / deviation
    number = len(won) + len(lost)
    variance = number / (len(won) * len(lost)) + value * value / (2 * number)
    return Difference(value, variance, len(won) * len(lost) / number, taken)


# --- runs side by side --------------------------------------------------------------------


def of_runs(runs: list[Stored]) -> dict[str, list[Estimate]]:
    """Means of each run: its length, how much there is to decide, and the scores."""
    found: dict[str, list[Estimate]] = {"turns": [], "choices": [], "score": [], "best-score": []}
    for number, stored in enumerate(runs):
        name = str(number)
        best = stored.seats.group_by("number").agg(pl.col("score").max())
        found["turns"].append(mean(name, stored.games["turns"]))
        found["choices"].append(mean(name, stored.games["choices"]))
        found["score"].append(mean(name, stored.seats["score"]))
        found["best-score"].append(mean(name, best["score"]))
    return found
