# What kinds of puzzles are called: for the terminal and the pages.

puzzle-kind-scrabble-best = Best move
puzzle-kind-scrabble-out = Endgame
