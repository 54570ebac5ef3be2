"""Duplicate Scrabble (SM-91..105): everyone plays the same tiles on the same board and scores for his own word."""
