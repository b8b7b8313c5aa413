"""Dominant Species: Marine in the terminal."""
