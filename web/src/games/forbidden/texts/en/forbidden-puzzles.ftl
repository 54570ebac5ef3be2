about-forbidden-word = Forbidden Words: the word that nobody saw.
about-forbidden-letter = Forbidden Words: the letter that makes no word.
choose-letter = Choose a letter
