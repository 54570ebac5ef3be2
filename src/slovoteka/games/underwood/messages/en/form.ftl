# Underwood on the site: its title, variants and options.

underwood-title = Underwood

## Variants
underwood-called-extended = The extended game
underwood-called-short = A short match
underwood-called-crowd = For ten players

## Options
underwood-about-seats = It is best in a company of up to six.
underwood-label-dealer = Who deals first
underwood-about-dealer = If you leave it open, chance names the dealer.
underwood-open-dealer = By chance
underwood-label-target = Points to win
underwood-about-target = Whoever has so many after a round has won.
underwood-label-rounds = Rounds at most
underwood-about-rounds = After so many rounds whoever has the most points wins.
underwood-label-tie = With equal points
underwood-about-tie = What to do when the first have the same score.
underwood-choice-tie-share = Share the win
underwood-choice-tie-play-on = Play one more round
underwood-label-words = Which words count
underwood-about-words = By the usual rules only nouns do.
underwood-choice-words-nouns = Nouns
underwood-choice-about-words-nouns = Common ones, as they stand in the dictionary.
underwood-choice-words-all = Any words
underwood-choice-about-words-all = All parts of speech in all their forms.
underwood-choice-deck-standard = A stand-in deck
underwood-choice-about-deck-standard = The cards of the printed box are not known, so letters and prize cards were chosen anew.
underwood-about-turn_ms = For whoever is late, chance puts one letter on the tape.
underwood-label-respond_ms = Time to doubt
underwood-about-respond_ms = So long the opponents decide whether to believe a word.
underwood-label-break_ms = Break between rounds
underwood-about-break_ms = So long the score is shown, unless all are ready before.
