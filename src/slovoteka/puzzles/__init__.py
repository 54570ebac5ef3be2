"""Puzzles: positions out of games with one clearly best answer. Read `model.py`, `checking.py`, then `makers.py`."""
