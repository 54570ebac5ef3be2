"""Work outside the game: bots, reviews, analyses, builds, puzzles, self-play.

A `Task` says what to do. A `Runner` runs it in processes on this machine, on other machines, or in this process.
"""
