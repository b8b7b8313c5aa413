"""Bios: Origins in the terminal."""
