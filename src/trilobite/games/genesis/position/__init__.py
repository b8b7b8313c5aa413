"""Positions of Bios: Genesis as files: their shape, how they are written and read."""
