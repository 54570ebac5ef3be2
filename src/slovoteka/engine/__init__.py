"""The native Scrabble engine for Python: finding moves, and the value of leaves.

Read `engine.py` first. It knows boards, tiles and words but no games; `games.scrabble` uses it.
"""
