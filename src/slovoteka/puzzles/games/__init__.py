"""How puzzles of each game are made."""
