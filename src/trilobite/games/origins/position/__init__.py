"""Positions of Bios: Origins as files: their shape, how they are written and read."""
