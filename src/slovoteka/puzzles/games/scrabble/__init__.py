"""Puzzles from Scrabble: how they are made, and how answers are checked."""
