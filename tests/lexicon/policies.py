"""What the games mean by a word, for the tests of dictionaries."""

from slovoteka.core.words import WordPolicy

FORBIDDEN = WordPolicy(kind="nouns", plural="only", yo="fold", min_length=3)
SCRABBLE = WordPolicy(kind="forms", yo="lenient", min_length=2, max_length=15)
