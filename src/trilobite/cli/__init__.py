"""The `trilobite` command."""
