"""Searches for the greatest scores that the rules of a game allow: one folder a game."""
