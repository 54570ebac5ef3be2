# What the judge thinks of a clue. Code: clue- and the value of core.clues.ClueReason; codename is the open word.

clue-fine = There is nothing to say against the clue “{ $clue }”.
clue-several-words = “{ $clue }” is not one word, and a clue is one.
clue-hyphen = “{ $clue }” is written with a hyphen: strictly that is not one word.
clue-same-word = { $codename } on the table is not covered: that very word cannot be a clue.
clue-form = “{ $clue }” is a form of { $codename }.
clue-cognate = “{ $clue }” has the same root as { $codename }.
clue-cognate-doubtful = “{ $clue }” and { $codename }: it looks like one root, but nobody can be sure.
clue-part = “{ $clue }” is a part of the compound { $codename }, or shares one with it.
clue-letter = “{ $clue }” is a letter: it is valid only where it points to meaning, not to spelling.
clue-numeral = “{ $clue }” is a number: it is valid only where it points to meaning, not to a count of letters.
clue-number-hint = The number of the clue is itself a hint at { $codename }.
clue-foreign =
    { $suggestion ->
        [none] “{ $clue }” is not a Russian word: of foreign words only those of everyday Russian are valid.
       *[other] “{ $clue }” is not a Russian word. Did you mean { $suggestion }?
    }
clue-abbreviation = “{ $clue }” is an abbreviation: strictly that is not a word.
clue-unknown =
    { $suggestion ->
        [none] No dictionary has “{ $clue }”, and invented words are not valid.
       *[other] No dictionary has “{ $clue }”. Did you mean { $suggestion }?
    }
clue-letter-hint = “{ $clue }” and { $codename } share their letters: a clue is about meaning, not about letters.
clue-homophone = “{ $clue }” sounds like { $codename }: a clue may not play on the sound.
clue-rhyme = “{ $clue }” rhymes with { $codename }: a rhyme is valid only where meaning supports it.

clue-verdict-allowed = allowed
clue-verdict-doubtful = doubtful
clue-verdict-forbidden = forbidden

## The file of pairs for slovoteka codenames judge --pairs
pairs-empty = The file { $file } has no pair: below the header line, write a codename and a clue with a tab between them.
pairs-blank = the line is empty: remove it or write a codename and a clue with a tab between them.
pairs-columns = there is no tab: write a codename and a clue with a tab between them.
pairs-word = the codename or the clue is empty: write one on either side of the tab.
pairs-text = this is not text in UTF-8: save the file in that encoding.
