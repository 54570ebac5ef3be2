# “Underwood”: titles of the rules. The code is rule- and the number of the rule.

## Components
rule-uw-01 = 120 cards: 102 letters, 4 Underwoods and 14 prize cards
rule-uw-02 = A letter card shows its price and how many of it the deck has
rule-uw-03 = An Underwood is a free card and becomes any letter
rule-uw-04 = Prize cards go with words: more points or something new to do
rule-uw-05 = A prize card says which words it goes with

## Before the match
rule-uw-06 = Paper and pen for the score
rule-uw-07 = A match is several rounds, and their points are added up
rule-uw-08 = The points that win are agreed beforehand; usually 100
rule-uw-09 = Whoever first reaches the agreed sum wins
rule-uw-10 = Which words are allowed is agreed beforehand
rule-uw-11 = Usually: common nouns, nominative, singular
rule-uw-12 = By agreement: any words of two letters and more

## Dealing a round
rule-uw-13 = The dealer shuffles and deals seven cards each, and the deck lies face down
rule-uw-14 = The top card of the deck is turned up: it begins the tape
rule-uw-15 = The tape begins with a letter, anything else goes under the deck
rule-uw-16 = The tape grows: a new card is laid beside the one before
rule-uw-17 = The dealer’s neighbour clockwise moves first, and so on around the table

## Turn
rule-uw-18 = You may act only in your own turn
rule-uw-19 = The order of a turn: taking cards, changing prize cards, a word, a letter into the tape
rule-uw-20 = A turn begins with taking three cards, while the deck lasts
rule-uw-21 = An unwanted prize card is shown, put away, and a card is taken for it
rule-uw-22 = Another unwanted prize card comes: it may be discarded too
rule-uw-23 = Discarded prize cards stay away until the end of the round
rule-uw-24 = You may lay a word before you, but need not
rule-uw-25 = Words are scored when the round is over
rule-uw-26 = No more than one word a turn

## Tape
rule-uw-27 = Letters for a word may be taken from the tape
rule-uw-28 = With the card taken go all cards put into the tape after it
rule-uw-29 = The oldest of the cards taken must be in the word
rule-uw-30 = No word is made of letters of the tape alone

## Underwood
rule-uw-31 = An Underwood stands for any letter of a word
rule-uw-32 = When an Underwood is laid, its letter is named
rule-uw-33 = A word may have several Underwoods
rule-uw-34 = An Underwood on the table may be swapped for the letter it stands for
rule-uw-35 = A swapped Underwood goes into your own word at once
rule-uw-36 = The letter for a swap is from the hand, not from the tape
rule-uw-37 = An exception: a letter torn off along with the one you need may be swapped

## Prize cards
rule-uw-38 = A prize card is laid with a word that meets its condition
rule-uw-39 = A prize card adds points to a word or a letter, or lets you do something
rule-uw-40 = No more than one prize card a word
rule-uw-41 = A prize card stays with its word and is not played again

## Multiply or reduce
rule-uw-42 = The prize card “multiply or reduce”: a card for several places, or cards for one
rule-uw-43 = Such a word is worth as much as if it were laid as usual

## End of a turn
rule-uw-44 = A turn ends with one letter from the hand going into the tape
rule-uw-45 = Underwoods and prize cards do not go into the tape
rule-uw-46 = No letters in hand: nothing goes into the tape, and the turn passes on

## End of a round
rule-uw-47 = Somebody is out, without cards or with prize cards alone: the round is over
rule-uw-48 = The prices of laid letters are added, prize cards raise them, an Underwood is worth 0
rule-uw-49 = Letters in hand are taken off, an Underwood in hand is minus 5, prize cards nothing
rule-uw-50 = The result of the round is added to the total; without a winner there is a new round
rule-uw-51 = The round is also over when the deck is empty and nobody can do anything
rule-uw-52 = Whoever moved last deals next

## Gaps
rule-uw-g1 = A letter may be taken from the tape even if the hand has it
rule-uw-g2 = Cards torn off may go into the same word, the others into the hand
rule-uw-g3 = At least one card of the word is not from the tape, and may be an Underwood
rule-uw-g4 = A word of Underwoods alone is allowed and worth 0
rule-uw-g5 = A letter laid in a swap scores for the owner of the word
rule-uw-g6 = Any number of swaps a turn, if all the Underwoods go into the word
rule-uw-g7 = You may swap your own Underwood too
rule-uw-g8 = A prize card may be discarded while there is a card to take for it
rule-uw-g9 = Prize cards are changed only before the word
rule-uw-g10 = Whether a player is out is seen after the card for the tape; Underwoods alone are not out
rule-uw-g11 = Somebody is out: the round is over at once, others do not finish the circle
rule-uw-g12 = “Nobody can do anything” is a full circle without a word and without a card for the tape
rule-uw-g13 = A match has no more than thirty rounds
rule-uw-g14 = Chance names the first dealer
rule-uw-g15 = Two to ten play, up to six play best
rule-uw-g16 = The same word may be laid again
rule-uw-g17 = A word that does not count is not laid, and there is no penalty
rule-uw-g18 = The condition and effect of a prize card are settled when the word is laid
rule-uw-g19 = A card Е may stand for Ё, a card Ё only for Ё
rule-uw-g20 = There is always a letter to begin the tape
rule-uw-g21 = How exactly a letter is multiplied or reduced
rule-uw-g22 = The letter named for an Underwood does not change later
rule-uw-g23 = “Any words” leaves out proper names and abbreviations
rule-uw-g24 = The dictionary judges a word in doubt, by agreement a vote does
rule-uw-g25 = “One more word” has its own tape and its own prize card, once a turn
