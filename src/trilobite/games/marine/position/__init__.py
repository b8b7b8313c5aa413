"""Positions of Dominant Species: Marine as files: their shape, how they are written and read."""
