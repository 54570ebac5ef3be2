"""A game line by line in the terminal: how it is shown, how lines are read, one person's session against bots."""
