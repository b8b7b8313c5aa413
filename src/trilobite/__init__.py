"""Trilobite: heavy board games about the history of life, with every rule enforced."""

__version__ = "0.2.0"
