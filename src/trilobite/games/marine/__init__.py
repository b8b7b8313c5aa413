"""Dominant Species: Marine: the rules, the cards and the state of the game."""
