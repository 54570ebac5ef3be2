# What kinds of puzzles are called: for the terminal and the pages.

puzzle-kind-forbidden-word = Unseen word
puzzle-kind-forbidden-letter = Safe letter
