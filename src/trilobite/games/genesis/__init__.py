"""Bios: Genesis. One module a phase, functions in the order of the rulebook."""
