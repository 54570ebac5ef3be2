"""Puzzles from «Кодовые имена»: how they are made, and how answers are checked."""
