"""The terminal parts of each game, one folder a game."""
