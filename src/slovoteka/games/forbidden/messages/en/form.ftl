# «Запретные слова» on the site: its title, variants and options.

forbidden-title = Forbidden Words

## Variants
forbidden-called-flat-deck = An even deck
forbidden-called-fined-calls = Mistakes cost a point
forbidden-called-jargon-and-names = Jargon and names
forbidden-called-beginners = For beginners
forbidden-called-reveal = Words shown
forbidden-called-series = Three games in a row
forbidden-called-crowd = For eight players

## Options
forbidden-about-seats = With seven or eight players the deck ends a game more often than penalties do.
forbidden-label-games = Games in the series
forbidden-about-games = The penalty points of all games are added up.
forbidden-label-false_call = A wrong «Не говори …!»
forbidden-about-false_call = What it costs to call something that is no word.
forbidden-choice-false_call-free = Costs nothing
forbidden-choice-false_call-point = Costs one point
forbidden-label-warn = Warn of dangerous letters
forbidden-about-warn = Before your move you see which letters would give your opponents a word.
forbidden-label-reveal = Show the words missed
forbidden-about-reveal = After a good «Не говори …!» all see what else could have been called.
forbidden-label-proper = Proper names
forbidden-about-proper = Moscow and Anna count as words too.
forbidden-label-jargon = Words of jargon
forbidden-about-jargon = Jargon is a word of some circle in place of an ordinary one: КОМП for a computer, ОБЩАГА for a hall of residence. With this setting it counts.
forbidden-label-jargon_words = Jargon of your own
forbidden-about-jargon_words = Words that the dictionary lacks and this table has.
forbidden-choice-deck-standard = The usual deck
forbidden-choice-about-deck-standard = Many common letters, few rare ones.
forbidden-choice-deck-flat = An even deck
forbidden-choice-about-deck-flat = More rare letters, and more room for moves.
forbidden-about-turn_ms = For whoever is late, chance lays a letter.
forbidden-label-respond_ms = Time for «Не говори …!»
forbidden-about-respond_ms = So long the opponents look for a word after each letter.
forbidden-label-choose_ms = Time to choose who moves
forbidden-about-choose_ms = Whoever has taken letters decides who moves next.
forbidden-open-choose_ms = No limit
forbidden-label-break_ms = Break between games
forbidden-about-break_ms = So long the score is shown, unless all are ready before.
