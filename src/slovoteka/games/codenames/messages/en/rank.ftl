## How far a clue leads to words
codenames-rank-what = Name a clue and the words on the table with commas between them, for example: пиво --board окно,бар,лёд.
codenames-rank-unknown = I do not know the word “{ $clue }”, the order is random.
codenames-rank-chance = { NUMBER($chance, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
