# What kinds of puzzles are called: for the terminal and the pages.

puzzle-kind-codenames-clue = Clue for three
