"""The native Scrabble engine for Python: finding moves, and what the tiles that stay are worth.

Read `engine.py` first. It knows boards, tiles and words and nothing of a game: `games.scrabble` stands on it.
"""
