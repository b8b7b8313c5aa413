"""Bios: Origins: four hominin species from the first word to the age of reason."""
