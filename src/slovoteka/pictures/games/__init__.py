"""How the table of each game is drawn."""
