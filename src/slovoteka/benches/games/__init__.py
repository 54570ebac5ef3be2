"""What is measured of each game: one folder a game."""
