"""Duplicate Scrabble (SM-91..105): everyone plays the same tiles on the same board and scores with their own word."""
