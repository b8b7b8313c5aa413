"""Tools for people who work on Trilobite; not part of the package."""
