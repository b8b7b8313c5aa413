"""`python -m trilobite` is the `trilobite` command."""

from trilobite.cli.main import app

app()
