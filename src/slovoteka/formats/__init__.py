"""Matches as other programs know them: GCG and CGP for Scrabble, CSV of results, the schema of our own record."""
