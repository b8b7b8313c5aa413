"""Organisms for the positions of rule tests, one line each."""

from typing import Any

Part = dict[str, Any]


def mutations(names: tuple[str, ...]) -> list[Part]:
    """Mutation cards; a name that ends in "+" is promoted."""
    return [{"card": name.removesuffix("+"), "promoted": name.endswith("+")} for name in names]


def bacterium(owner: str, bionts: str, *cards: str, cubes: str = "", **more: Any) -> Part:
    """A bacterium with its bionts, mutations and placard cubes."""
    return {
        "owner": owner,
        "bionts": bionts,
        "cubes": cubes,
        "mutations": mutations(cards),
        **more,
    }


def parasite(
    owner: str, bionts: str, host: str, *cards: str, diseased: tuple[str, str] = ("", "")
) -> Part:
    """A parasite on its host, with its mutations and where its diseased cubes come from."""
    return {
        "owner": owner,
        "bionts": bionts,
        "host": host,
        "mutations": mutations(cards),
        "diseased": list(diseased),
    }


def marine(owner: str, bionts: str, under: str, *organs: str, **more: Any) -> Part:
    """A macroorganism in the sea."""
    return {"owner": owner, "bionts": bionts, "under": under, "organs": list(organs), **more}


def terrestrial(owner: str, bionts: str, under: str, *organs: str) -> Part:
    """A macroorganism on land."""
    return marine(owner, bionts, under, *organs, side="terrestrial")
