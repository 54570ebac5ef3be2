# Options of a table as the site asks for them: label – what an option is called, about – what it changes, choice – its
# values, open – when nothing is chosen; called – the title of a variant. A game may say the same in its own words:
# its name then stands before the code.

called-standard = The usual game
called-vote = With votes

label-seats = Number of players
label-first = Who moves first
about-first = If you leave it open, chance decides.
open-first = By chance

label-deck = Deck of cards
about-deck = Which cards to play with.

label-check = Who checks the words
about-check = The dictionary answers at once; a vote needs three players or more.
choice-check-dictionary = The dictionary
choice-check-vote = The table, by vote
label-own_words = Words of your own
about-own_words = They count even if the dictionary does not know them.
label-obscene = Obscene words
about-obscene = Rude words from the dictionary count too.

label-turn_ms = Time for a turn
open-turn_ms = No limit
label-vote_ms = Time to vote
about-vote_ms = Who does not answer in time does not vote.
