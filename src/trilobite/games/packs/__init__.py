"""Packs: card files of any game, how they are read and what is wrong with them."""
