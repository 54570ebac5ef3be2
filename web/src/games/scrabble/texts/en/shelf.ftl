scrabble-name = Scrabble
scrabble-line = Words crossing words, every letter has its price.
scrabble-meta = 2–4 players · about 40 minutes
bilingual-name = Scrabble in two languages
bilingual-line = A Russian or a Ukrainian set on the same board.
bilingual-meta = 2–4 players · about 40 minutes
