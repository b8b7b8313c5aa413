"""Settings for all tests."""

from hypothesis import settings

# Time limits for single examples would make a busy machine fail sound tests.
settings.register_profile("trilobite", deadline=None)
settings.load_profile("trilobite")
