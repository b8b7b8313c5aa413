"""The kernel: decisions, chance, sessions and records. Knows no game and does no I/O."""
