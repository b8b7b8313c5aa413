"""The laboratory: many games at once, what happened in them, and what it means."""
