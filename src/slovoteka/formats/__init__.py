"""Matches in other formats: those of other programs, CSV of results, and the schema of our own record."""
