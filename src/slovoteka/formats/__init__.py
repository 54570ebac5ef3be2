"""Matches as other programs know them: formats of each game, CSV of results, the schema of our own record."""
