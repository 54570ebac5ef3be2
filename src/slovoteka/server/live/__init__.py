"""Rooms as one node holds them: their matches, who watches, what is sent, who is away, who plays the bots."""
