## How far a clue leads to words
codenames-rank-what = Name a clue and the words on the table with commas between them, for example: пиво --board окно,бар,лёд.
