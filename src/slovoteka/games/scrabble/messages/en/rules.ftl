# Scrabble: titles of the rules. The code is rule- and the number of the rule. SU is the bilingual edition, SM that of Mattel.

## SU: start
rule-su-01 = Tiles with values, two blanks with a star, a board and racks
rule-su-02 = The tiles lie face down and are mixed
rule-su-03 = Whoever draws a letter nearer to the beginning of the alphabet moves first
rule-su-04 = Drawn tiles go back and are mixed again
rule-su-05 = Everybody takes seven tiles
rule-su-06 = One of the players keeps the score and may play too

## SU: play
rule-su-07 = The first word: two tiles or more, one of them on the centre
rule-su-08 = A turn ends with announcing the points
rule-su-09 = After a turn tiles are drawn up to seven
rule-su-10 = The neighbour to the left moves next
rule-su-11 = From then on tiles are added to words on the board
rule-su-12 = All tiles of a turn are in one row or column
rule-su-13 = There are no diagonal words
rule-su-14 = The tiles of a turn make one whole word
rule-su-15 = With neighbours in adjacent rows they make whole words too
rule-su-16 = All words made or changed are scored
rule-su-17 = The first way: extend a word on the board
rule-su-18 = The second way: a word at a right angle
rule-su-19 = A word may be a bridge between others
rule-su-20 = The third way: a word alongside another
rule-su-21 = After a turn its tiles are not moved
rule-su-22 = A blank stands for any letter
rule-su-23 = The letter of a blank is named at once and for the whole game
rule-su-24 = A turn may be spent on exchanging tiles
rule-su-25 = You may always pass
rule-su-26 = All have passed twice in a row: the game is over

## SU: words
rule-su-27 = All words of the language count, except names, abbreviations, parts of words and words with a hyphen
rule-su-28 = Foreign words that have settled in are allowed
rule-su-29 = The dictionary is only for checking
rule-su-30 = A word may be challenged until the next turn
rule-su-31 = A word that does not count is taken back, and the turn is lost

## SU: end
rule-su-32 = The end: all tiles are taken and somebody’s rack is empty
rule-su-33 = The end: there is nowhere left to move
rule-su-34 = The end: two rounds of passes

## SU: scoring
rule-su-35 = Points are written down after every turn
rule-su-36 = A letter is worth what is written on it; a blank is worth nothing
rule-su-37 = A turn is worth the sum of its words with their premiums
rule-su-38 = A square doubles a letter
rule-su-39 = A square triples a letter
rule-su-40 = A square doubles or triples a word
rule-su-41 = First premiums for letters, then for the word
rule-su-42 = Two word squares: four times or nine times
rule-su-43 = A premium works once
rule-su-44 = A blank on a word square multiplies the word
rule-su-45 = A shared letter counts in every word, each time with its premium
rule-su-46 = Seven tiles in one turn: 50 points
rule-su-47 = These 50 points are not multiplied
rule-su-48 = At the end the value of the tiles left over is taken off
rule-su-49 = Whoever has laid everything gets what the others have left

## SU: examples and yardsticks
rule-su-50 = An example of three turns: 3, 9 and 36 points
rule-su-51 = The example is impossible on the usual board: we take the centre as plain
rule-su-52 = The common score: from 500 good, from 600 very good, from 700 excellent
rule-su-53 = A player’s score: 125–150 with four players, 250–300 with two is good
rule-su-54 = How the Ukrainian text differs from the Russian

## SU: gaps
rule-su-g1 = Drawing lots: a blank comes before the first letter, equals draw again
rule-su-g2 = No more tiles are exchanged than the stock has left
rule-su-g3 = A failed challenge costs nothing
rule-su-g4 = “Twice in a row” is two full rounds of nothing but passes
rule-su-g5 = Nobody has gone out: what is left is only taken off
rule-su-g6 = Tiles and points come only after the words are checked
rule-su-g7 = One game, one language
rule-su-g8 = The higher score wins, equals share the victory
rule-su-g9 = A blank on a letter square is worth nothing
rule-su-g10 = A double and a triple word square together: six times
rule-su-g11 = Two to four play
rule-su-g12 = Old letters fill the gaps, and the new touches the old
rule-su-g13 = The apostrophe is a tile of its own
rule-su-g14 = Ukrainian lots: its own alphabet, an apostrophe is drawn again

## SM: game and set
rule-sm-01 = Two, three or four play
rule-sm-02 = A crossword of tiles with values; the aim is to score most
rule-sm-03 = All together score 400–800 points a game, and more
rule-sm-04 = A board, 104 tiles, four racks, a bag
rule-sm-05 = 102 letters and two blanks; the value is at the lower right
rule-sm-06 = A blank has no value and is any letter, once and for all

## SM: preparation
rule-sm-07 = The board in the middle, a rack for everybody, the tiles in the bag
rule-sm-08 = The letter nearest to the beginning of the alphabet moves first; a blank comes before А
rule-sm-09 = The tiles of the lots go back and are mixed
rule-sm-10 = In turn everybody takes seven tiles
rule-sm-11 = Play goes clockwise
rule-sm-12 = One of the players writes down the score after every turn

## SM: exchange and pass
rule-sm-13 = Instead of a move you may exchange tiles
rule-sm-14 = Instead of a move you may pass
rule-sm-15 = All have passed twice in a row: the end

## SM: first word, lines
rule-sm-16 = The first word: two tiles or more, across the star in the centre
rule-sm-17 = The tiles of a turn are one unbroken line

## SM: words and challenge
rule-sm-18 = Words of a usual dictionary, except names, abbreviations, parts of words and words with a hyphen
rule-sm-19 = Foreign words count if the dictionary has them
rule-sm-20 = The dictionary is agreed beforehand
rule-sm-21 = A tile is not moved unless its word is rejected
rule-sm-22 = A challenge comes before the points are written and before the next turn
rule-sm-23 = The dictionary is opened only for a challenge
rule-sm-24 = A word that does not count is taken back, and the turn is lost

## SM: premium squares
rule-sm-25 = A board of 15 by 15 with premium squares
rule-sm-26 = A light blue square doubles a letter, a dark blue one triples it
rule-sm-27 = A light red square doubles a word, a dark red one triples it
rule-sm-28 = First the premiums of letters, then the word is multiplied
rule-sm-29 = A premium works only in the turn in which its square is covered
rule-sm-30 = A blank on a red square multiplies the word, on a blue one it stays nothing

## SM: first move scored
rule-sm-31 = An example: the word ЗДОРОВ; the rack is printed with a letter too few
rule-sm-32 = A turn ends with announcing the points
rule-sm-33 = The points of a turn are the values of its tiles with premiums
rule-sm-34 = An example: ЗДОРОВ across the centre is 24 points
rule-sm-35 = After a turn tiles are drawn up to seven
rule-sm-36 = Seven tiles in one turn: 50 points on top, not multiplied
rule-sm-37 = An example: ЗДОРОВЫ is 82 points

## SM: later moves
rule-sm-38 = In every later turn: an exchange, a pass or tiles on the board
rule-sm-39 = The tiles of a turn are in one row or column only
rule-sm-40 = With tiles of adjacent rows they make whole words
rule-sm-41 = All new and changed words count, premiums under new tiles
rule-sm-42 = An example: the second player’s rack ЕАНОВЕО
rule-sm-43 = The first way: extend a word at either end; НЕЗДОРОВЫЕ is 54, not 51
rule-sm-44 = The second way: a word at a right angle; ЗАНОВО is 11
rule-sm-45 = The third way: a word alongside another; ТЕМЫ is 28, not 27
rule-sm-46 = A shared letter counts in every word with its full premium
rule-sm-47 = The fourth way: a new word adds a letter to an old one; НОВОЕ is 66
rule-sm-48 = The fifth way: a bridge between letters
rule-sm-49 = Two word squares: four times or nine times; “three” in the text is a misprint
rule-sm-50 = An example: ЛАНДШАФТ is 306 if Т is new, and 102 if it is old

## SM: end
rule-sm-51 = The end: the bag is empty, and so is somebody’s rack
rule-sm-52 = The end: there are no more moves, or all have passed twice
rule-sm-53 = Everybody loses the value of the tiles left over
rule-sm-54 = Whoever has laid everything gets what the others have left
rule-sm-55 = An example: М and Х are left, minus 7 for one, plus 7 for the other
rule-sm-56 = The last letter of the bag may decide the game

## SM: clarifications
rule-sm-57 = Touching in an adjacent row always makes a whole word
rule-sm-58 = A word may be played again
rule-sm-59 = Plurals are allowed
rule-sm-60 = A word may be extended at both ends at once
rule-sm-61 = One turn, one unbroken line
rule-sm-62 = In one turn, only at one place of the board
rule-sm-63 = Once more: a premium works once
rule-sm-64 = Once more: every word of a turn counts
rule-sm-65 = Two word squares: four times or nine times
rule-sm-66 = Once more: a blank on a premium square
rule-sm-67 = When the game ends: an empty rack, no moves, or two rounds of passes
rule-sm-68 = No looking for words for your tiles in dictionaries: a dictionary is for disputes

## SM: home variants
rule-sm-69 = Variants only if everybody agrees
rule-sm-70 = A blank on the board may be exchanged for its letter
rule-sm-71 = Theme: five points for a word on the theme
rule-sm-72 = Jacks to Open: the first word has five letters or more
rule-sm-73 = Whoever cannot open passes the turn to the left
rule-sm-74 = If nobody opens with five, four will do, and so on
rule-sm-75 = Two bags: vowels and consonants
rule-sm-76 = Reverse: one to six letters are taken off a turn
rule-sm-77 = Reverse: letters of one word, and what remains is one crossword
rule-sm-78 = Reverse: until the board is empty or there are no moves
rule-sm-79 = Reverse: the points are the value of the tiles taken off
rule-sm-80 = Bingo with tiles
rule-sm-81 = Bingo: two words of seven letters, in both together no more of a letter than the set has
rule-sm-82 = Bingo: letters are drawn and called, players cross them out, also later
rule-sm-83 = Bingo: all crossed out, “Scrabble Bingo!” and a check
rule-sm-84 = Bingo: one call, one letter crossed out

## SM: tournament rules
rule-sm-85 = A timer: usually two minutes a turn
rule-sm-86 = A clock: 25 minutes a player, then minus 10 a minute
rule-sm-87 = Exchange at tournaments: only with seven tiles or more in the bag

## SM: solitaire
rule-sm-88 = Solitaire a: one rack
rule-sm-89 = Solitaire b: two racks and an imagined opponent
rule-sm-90 = Solitaire c: tiles face up

## SM: duplicate
rule-sm-91 = Duplicate: all have the same tiles, any number of players
rule-sm-92 = Duplicate: everybody has a set, a rack and a board
rule-sm-93 = Duplicate: the referee draws seven tiles and calls them
rule-sm-94 = Duplicate: all look for the best word of the same letters
rule-sm-95 = Duplicate: after three minutes the word, its points and its place are written
rule-sm-96 = Writing a place: И8 goes across, 8И goes down
rule-sm-97 = Duplicate: everybody places the best word
rule-sm-98 = Duplicate: points only for your own word
rule-sm-99 = Duplicate: a word that does not count is nothing; “24” in the text is a page number
rule-sm-100 = Duplicate: the rack is filled up to seven again
rule-sm-101 = Duplicate: how many vowels and consonants a rack needs
rule-sm-102 = Duplicate: otherwise all seven tiles are exchanged
rule-sm-103 = Duplicate: further words are joined as in the usual game
rule-sm-104 = Duplicate: when the game ends
rule-sm-105 = Duplicate: the greatest sum wins
rule-sm-106 = Addresses and trademarks: there are no rules here

## SM: gaps
rule-sm-g1 = Equal letters in the lots: these players draw again
rule-sm-g2 = For an exchange the bag must hold as many tiles
rule-sm-g3 = A failed challenge costs nothing unless it was agreed
rule-sm-g4 = A challenge concerns all words of the turn
rule-sm-g5 = “Twice in a row” is two full rounds of nothing but passes
rule-sm-g6 = What the others have left is added only for an empty rack
rule-sm-g7 = The higher score wins, equals share the victory
rule-sm-g8 = Every turn after the first touches old tiles
rule-sm-g9 = A bridge “from the fourth turn” is no ban, a move of one tile is allowed
rule-sm-g10 = Ё and Е are different tiles; Е may stand for Ё
rule-sm-g11 = A line is unbroken together with old tiles
rule-sm-g12 = A minute begun beyond the time counts as a whole one
rule-sm-g13 = A blank is exchanged at the beginning of your turn, and you may keep it
rule-sm-g14 = Reverse: the letters taken off are of one word, the centre need not stay
rule-sm-g15 = Ь, Ъ and Й count as consonants
rule-sm-g16 = Duplicate: how one of equally good words is chosen
rule-sm-g17 = Duplicate: if the rack that is needed cannot be filled, it is the end
rule-sm-g18 = Theme: plus five after multiplying, for every word, by majority
rule-sm-g19 = Passes before the first word do not count in Jacks to Open
rule-sm-g20 = 50 points only for seven tiles
rule-sm-g21 = The bag runs low: you take what is left
rule-sm-g22 = Exchange: the new are taken first, then the old go back
rule-sm-g23 = Six turns of everybody without points: the end
rule-sm-g24 = A turn out of time is a pass
rule-sm-g25 = “No more moves” is checked when nobody can exchange, and with a dictionary
rule-sm-g26 = Reverse: whoever is behind begins, and nobody may pass
rule-sm-g27 = Bingo: a blank crosses out nothing, a common finish is shared
rule-sm-g28 = Two bags: a blank goes back to its own
rule-sm-g29 = Duplicate: the best word of the sheets is placed, mistakes in counting are corrected
rule-sm-g30 = House rule: the fourth wrong word of a turn passes the turn
