"""Searches for the highest scores that the rules of a game allow, one folder a game."""
