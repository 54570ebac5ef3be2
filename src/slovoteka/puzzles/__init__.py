"""Puzzles: positions from games with one clearly best answer. Read `model.py`, `checking.py`, then `makers.py`."""
