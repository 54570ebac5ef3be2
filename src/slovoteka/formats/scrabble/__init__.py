"""Scrabble in the formats of other programs: GCG, CGP."""
