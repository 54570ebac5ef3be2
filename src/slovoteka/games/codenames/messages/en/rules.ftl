# Codenames: titles of the rules. The code is rule- and the number of the rule.

## Set-up
rule-cn-01 = Two teams, equal in strength and number
rule-cn-02 = The usual game is for four or more; two and three play in their own ways
rule-cn-03 = Each team has a captain
rule-cn-04 = The captains sit on one side of the table, the others opposite
rule-cn-05 = 25 random cards with codenames lie in a grid, five by five
rule-cn-06 = Cards have words on both sides: in shuffling, part of the deck is turned over
rule-cn-07 = Each game has one random key, which stands between the captains
rule-cn-08 = A key may stand either way up
rule-cn-09 = Players may not see the key
rule-cn-10 = The key says who is who: blue, red, bystanders, the assassin
rule-cn-11 = The colour of the marks at the edges of the key is that of the team that begins
rule-cn-12 = The team that begins has nine names, the other eight; seven bystanders, one assassin
rule-cn-13 = The captain of the team that begins gives the first clue
rule-cn-14 = Eight cards of red agents and eight of blue ones, each pile with its captain
rule-cn-15 = The double agent serves the team that begins, for the whole game
rule-cn-16 = Seven cards of bystanders and the assassin lie between the captains

## Overview
rule-cn-17 = The captains know who is who; the players know only the names
rule-cn-18 = The captains in turn give clues of one word, for several names if they can
rule-cn-19 = The captain shows what a touched card is; those who found their own go on
rule-cn-20 = The team that first finds all its agents wins

## Clue
rule-cn-21 = The teams take turns, and the key decides who begins
rule-cn-22 = A clue is a word and the number of names that relate to it
rule-cn-23 = An example: ПАЧКА and ТАНЕЦ, «Балет: 2»
rule-cn-24 = A clue may be for one name; two is better, four is a feat
rule-cn-25 = Exactly one word, of any part of speech
rule-cn-26 = Beyond the word and the number there are no hints and no remarks
rule-cn-27 = No clue may be a name that lies uncovered
rule-cn-28 = A covered name may be a clue again

## Contact
rule-cn-29 = Players discuss aloud, the captain keeps silent and gives no sign
rule-cn-30 = The decision is a player’s touch of a card
rule-cn-31 = An agent of your own: the card is covered, and you may go on if guesses are left
rule-cn-32 = A bystander: the card is covered, the turn is over
rule-cn-33 = An agent of the others: the card is covered in their colour, the turn passes
rule-cn-34 = The assassin: the game is over, and the team that touched him has lost
rule-cn-35 = Advice: make sure that the clue does not lead to the assassin

## Number of guesses
rule-cn-36 = At least one guess must be made
rule-cn-37 = After any mistake the turn passes at once
rule-cn-38 = After a right guess you may go on while guesses are left
rule-cn-39 = After the first guess you may stop at any time
rule-cn-40 = There is one guess more than the number named
rule-cn-41 = An example: «Балет: 2», then «Птица: 3» and four guesses
rule-cn-42 = Guesses may follow earlier clues too
rule-cn-43 = A team has stopped or made a mistake: the others move
rule-cn-44 = With every turn fewer names are uncovered, and guessing gets easier

## End and next game
rule-cn-45 = All agents of a team are found: the game is over, and that team has won
rule-cn-46 = A team may win in the others’ turn: the rival has found its last agent
rule-cn-47 = The assassin ends the game early: whoever touched him has lost
rule-cn-48 = The next game: the same cards turned over, a new key, other captains

## Conduct
rule-cn-49 = The captain keeps a straight face and does not reach for cards while the team thinks
rule-cn-50 = A touched card is covered with what the key says
rule-cn-51 = A wrong name, but your own: the captain pretends that it was meant
rule-cn-52 = Players look at the cards and not at the captain
rule-cn-53 = An invalid clue: the turn passes at once
rule-cn-54 = And besides, the other captain may cover one name of their own team
rule-cn-55 = If nobody has noticed, the clue counts as valid
rule-cn-56 = All that a team is told is one word and one number

## Timer
rule-cn-57 = Anybody may turn the sand timer to hurry things up
rule-cn-58 = A captain may hurry too; too late means a clue for one name
rule-cn-59 = By agreement: strict time

## Valid clues: firm rules
rule-cn-60 = Rules about clues differ, try some and choose your own
rule-cn-61 = A clue is about the meaning of a name, not about letters or places on the table
rule-cn-62 = Letters and numerals are valid if they point to a meaning
rule-cn-63 = The number of a clue is no hint by itself
rule-cn-64 = The game is played in Russian; a foreign word only if Russian has taken it in
rule-cn-65 = Forms of an uncovered name and words of the same root are not valid
rule-cn-66 = Parts of an uncovered compound name are not valid
rule-cn-67 = Do not quibble: with МЁД uncovered, «медведь» is valid
rule-cn-68 = If the other captain allows it, it is valid; you may ask in a whisper

## Sound and spelling
rule-cn-69 = Sounds alike, is spelt differently: two words
rule-cn-70 = Spelt alike: one word, whatever it means
rule-cn-71 = A clue may be spelt out
rule-cn-72 = If you are asked to spell it, you must
rule-cn-73 = Spelling helps where it is hard to hear, too

## Advanced clues
rule-cn-74 = The number may be zero: nothing of ours relates to this word
rule-cn-75 = With zero there is any number of guesses, but at least one must be made
rule-cn-76 = Instead of a number you may say “unlimited”
rule-cn-77 = “Unlimited”: how many names relate is unknown, any number of guesses

## Flexible rules
rule-cn-78 = What is arguable, the company agrees on
rule-cn-79 = A word with a hyphen is not one word; by agreement it may be
rule-cn-80 = Invented words are never valid
rule-cn-81 = Proper names are always valid if all else is kept
rule-cn-82 = By agreement a full name or a title is one word
rule-cn-83 = Even without it there are exceptions: New York
rule-cn-84 = Invented names are not valid, even if somebody has them
rule-cn-85 = An abbreviation is no word; by agreement the common ones are valid
rule-cn-86 = Words that grew out of abbreviations are always valid
rule-cn-87 = By agreement a word that sounds alike may lead to a name
rule-cn-88 = A rhyme is valid only with a meaning behind it
rule-cn-89 = By agreement any rhyme is valid, but you may not hint at it

## Two players or one team
rule-cn-90 = Two players or a whole company play as one team against the game
rule-cn-91 = One captain; the second team is only a pile of agents
rule-cn-92 = Your team begins: you have nine names, the enemy eight
rule-cn-93 = Turns alternate; avoid the enemy’s agents and the assassin
rule-cn-94 = In the enemy’s turn the captain covers one of its names, chosen at will
rule-cn-95 = Touching the assassin is a loss without points
rule-cn-96 = All the enemy’s agents uncovered is a loss without points too
rule-cn-97 = A win scores as many points as agents are left in the enemy’s pile
rule-cn-98 = Grades: from eight points to one

## Three players
rule-cn-99 = Three may play as one team
rule-cn-100 = Or two captains against each other, and the third guesses for both
rule-cn-101 = The guesser honestly tries for both sides
rule-cn-102 = More is on the publisher’s site

## Gaps
rule-cn-g1 = When no guesses are left, the turn ends by itself
rule-cn-g2 = Whether the game is over is seen after every covered card, a penalty included
rule-cn-g3 = Touching a covered card is no guess
rule-cn-g4 = Anybody of the team may touch, the first touch decides
rule-cn-g5 = The number is zero to nine or “unlimited”
rule-cn-g6 = Nobody checks whether the number is honest
rule-cn-g7 = A clue may be repeated
rule-cn-g8 = The captains judge a clue, and the program helps them
rule-cn-g9 = An uncovered name may not be said in any meaning
rule-cn-g10 = A word that sounds like an uncovered name is valid, another spelling of the name is not
rule-cn-g11 = You may object until the first touch
rule-cn-g12 = In the enemy’s turn any of its uncovered names is covered; that turn never fails
rule-cn-g13 = With three players the assassin loses the game for the side whose turn it was
rule-cn-g14 = Ё and Е are one letter when words are compared
rule-cn-g15 = The captain’s time is over: 20 seconds more for a clue with the number 1
rule-cn-g16 = A card is two words; the next game turns over the same 25 cards
rule-cn-g17 = Nobody checks whether zero is true
rule-cn-g18 = The other captain’s answer to a whisper binds both

## House rules
rule-cn-g19 = If a captain strikes what the judge allows, a table of five or more votes
rule-cn-g20 = A captain may strike what the judge allows three times a game at most
