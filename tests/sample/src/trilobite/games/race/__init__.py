"""Race, the sample game."""
