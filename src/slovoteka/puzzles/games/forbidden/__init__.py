"""Puzzles from «Запретные слова»: how they are made, and how answers are checked."""
