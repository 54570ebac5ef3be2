scrabble-about = Words cross on a board of 15×15. Every letter has its price, squares multiply it or the whole word.
scrabble-rules = Both books in full: the Mattel edition with its variants, and the bilingual one.
bilingual-about = The same crossing words by the rules of the bilingual box, with a Russian or a Ukrainian set.
bilingual-rules = The bilingual edition, Russian and Ukrainian.
bilingual-translated = The bilingual edition is here in Ukrainian too.
scrabble-records = A CGP line, a GCG file
