"""Work beside the game: bots, reviews, analyses, builds, puzzles, self-play.

A `Task` says what is to be done. A `Runner` has it done: in processes of this machine, on other machines, or here.
"""
