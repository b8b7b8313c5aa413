"""The shapes that clients send and get, each of them here and nowhere else.

A field of an answer that has a default is left out where it has that value.
"""
