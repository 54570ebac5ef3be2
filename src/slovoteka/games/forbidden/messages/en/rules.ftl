# “Forbidden Words”: titles of the rules. The code is rule- and the number of the rule.

## Components and idea
rule-zs-01 = 84 cards: 76 black and 8 red
rule-zs-02 = A game in reverse: the letters laid must not make words
rule-zs-03 = There are only two kinds of cards: red and black
rule-zs-04 = Red letters: А, Е, И, О, two of each
rule-zs-05 = Red letters lie open, and anybody may take them
rule-zs-06 = Black letters are taken from the common deck into a hidden hand
rule-zs-07 = A hand always holds exactly three black letters
rule-zs-08 = There is no card Ё: a red Е may be read as Ё
rule-zs-09 = There is no card Ъ: no word has an Ъ

## Set-up
rule-zs-10 = Two red letters, taken at random, open the conversation
rule-zs-11 = The other six red letters are the window
rule-zs-12 = The deck is shuffled, and everybody is dealt three cards
rule-zs-13 = Who moves first

## Turn
rule-zs-14 = In your turn you must lay exactly one letter
rule-zs-15 = A red letter: while the window holds five or more
rule-zs-16 = A black letter: from your hand, and a new card is taken
rule-zs-17 = The turn passes clockwise
rule-zs-18 = A word found by an opponent may interrupt the passing of the turn
rule-zs-19 = The conversation has no more than four red letters
rule-zs-20 = How the letters of the conversation lie does not matter

## Calling a word
rule-zs-21 = Any opponent of whoever moved last may call a word
rule-zs-22 = A word is called by saying «Не говори …!»
rule-zs-23 = An example: «Не говори ДОМ!»
rule-zs-24 = A word is made of letters of the conversation
rule-zs-25 = The black letters of the word go to the personal discard of whoever moved last
rule-zs-26 = The red letters of the word go back to the window
rule-zs-27 = Fewer than two red letters are left: a new conversation begins
rule-zs-28 = Otherwise the conversation goes on with what is left
rule-zs-29 = A letter in a personal discard is one penalty point
rule-zs-30 = Whoever has taken the letters decides who moves next

## End
rule-zs-31 = The game ends: ten letters in a personal discard
rule-zs-32 = The game ends: the last card of the deck is taken
rule-zs-33 = The smaller discard wins
rule-zs-34 = Equal players share the victory

## Late discovery
rule-zs-35 = A word found later goes to whoever moved last
rule-zs-36 = You may move and hope that nobody sees the word
rule-zs-37 = You may keep a word to yourself and call it after another player’s move

## Series
rule-zs-38 = A series of games: the smallest sum of penalties wins

## Which words
rule-zs-39 = How words are checked is agreed beforehand
rule-zs-40 = No dictionary: whoever moved may demand a vote
rule-zs-41 = A majority in favour: the word counts
rule-zs-42 = An even vote: the word does not count
rule-zs-43 = Votes should be honest
rule-zs-44 = By agreement proper names or jargon are allowed
rule-zs-45 = A word takes any number of letters of the conversation
rule-zs-46 = The order of letters in the conversation does not bind the word
rule-zs-47 = A word has three letters or more
rule-zs-48 = A Russian noun, nominative, singular
rule-zs-49 = The plural only where there is no singular
rule-zs-50 = Neither proper names nor jargon

## Gaps
rule-zs-g1 = One card is one letter of the word
rule-zs-g2 = Words called at once: the first counts
rule-zs-g3 = A second word may be called of what remains
rule-zs-g4 = A wrong word: three seconds of silence, by agreement a point as well
rule-zs-g5 = Nobody calls a word against themselves
rule-zs-g6 = What happens in which order after a call
rule-zs-g7 = After the last card words may still be called
rule-zs-g8 = Everybody votes; with two players there is no vote
rule-zs-g9 = “To the left” is the next player clockwise
rule-zs-g10 = Two to six play, seven and eight with a warning
rule-zs-g11 = No red letter is among the black ones
rule-zs-g12 = Discarded cards do not return to the deck
rule-zs-g13 = A word with Ё may be called with a red Е
rule-zs-g14 = A word of red letters alone costs nothing
