# The judge in a word, and the file of pairs.

clue-verdict-allowed = allowed
clue-verdict-doubtful = doubtful
clue-verdict-forbidden = forbidden

## The file of pairs for slovoteka codenames judge --pairs
pairs-empty = The file { $file } has no pair: below the header line, write a codename and a clue with a tab between them.
pairs-blank = the line is empty: remove it or write a codename and a clue with a tab between them.
pairs-columns = there is no tab: write a codename and a clue with a tab between them.
pairs-word = the codename or the clue is empty: write one on either side of the tab.
pairs-text = this is not text in UTF-8: save the file in that encoding.
