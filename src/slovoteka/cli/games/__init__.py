"""What each game shows and reads in a terminal: one folder a game."""
