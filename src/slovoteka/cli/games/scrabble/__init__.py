"""Scrabble in a terminal."""
