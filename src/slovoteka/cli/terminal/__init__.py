"""A game line by line in the terminal: rendering, reading lines, and a session against bots."""
