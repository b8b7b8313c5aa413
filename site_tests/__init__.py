"""Tests of the site that `make site` has built; `make site-test` runs them."""
