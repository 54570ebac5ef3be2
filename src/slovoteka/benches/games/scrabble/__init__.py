"""Measurements of Scrabble."""
