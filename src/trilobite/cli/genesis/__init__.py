"""Bios: Genesis at the terminal."""
