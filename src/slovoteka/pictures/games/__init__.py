"""The drawings of each game's table."""
