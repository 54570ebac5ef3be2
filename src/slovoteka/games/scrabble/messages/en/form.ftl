# Scrabble on the site: its title, variants and options.

scrabble-title = Scrabble

## Variants
scrabble-called-bilingual-ru = Scrabble in two languages: Russian
scrabble-called-bilingual-uk = Scrabble in two languages: Ukrainian
scrabble-called-challenge = With challenges
scrabble-called-challenge-turn = Challenges cost a turn
scrabble-called-challenge-ten = Challenges cost points
scrabble-called-declare = Points aloud
scrabble-called-reusable-blanks = Reusable blanks
scrabble-called-theme-list = A theme with a list
scrabble-called-theme-vote = A theme without a list
scrabble-called-jacks = A long first word
scrabble-called-two-bags = Two bags
scrabble-called-tournament = Tournament
scrabble-called-championship = Championship
scrabble-called-nouns = Nouns
scrabble-called-solitaire = Solitaire
scrabble-called-solitaire-two-racks = Solitaire for two racks
scrabble-called-solitaire-face-up = Open solitaire
scrabble-called-duplicate = Duplicate
scrabble-called-duplicate-engine = Duplicate with the best move
scrabble-called-reverse = Reverse
scrabble-called-bingo = Bingo

## Players and kind of game
scrabble-label-mode = Kind of game
scrabble-about-mode = It decides how many play and what they do.
scrabble-choice-mode-standard = The usual game
scrabble-choice-about-mode-standard = Players lay words in turn and count points.
scrabble-choice-mode-solitaire = Solitaire
scrabble-choice-about-mode-solitaire = One player collects as many points as possible.
scrabble-choice-mode-duplicate = Duplicate
scrabble-choice-about-mode-duplicate = All have the same letters and look for the best word.
scrabble-choice-mode-reverse = Reverse
scrabble-choice-about-mode-reverse = Tiles are taken off a finished board.
scrabble-choice-mode-bingo = Bingo
scrabble-choice-about-mode-bingo = You cross out the letters of two words of your own.
scrabble-label-edition = Edition of the game
scrabble-about-edition = It brings its rules, board and tiles along.
scrabble-choice-edition-mattel = Scrabble
scrabble-choice-edition-bilingual-ru = Scrabble in two languages: Russian
scrabble-choice-edition-bilingual-uk = Scrabble in two languages: Ukrainian
scrabble-about-seats = Usually two to four, many more in duplicate and bingo.

## Rules
scrabble-label-solitaire = Kind of solitaire
scrabble-about-solitaire = How many racks there are and whether the bag is open.
scrabble-choice-solitaire-one-rack = One rack
scrabble-choice-solitaire-two-racks = Two racks
scrabble-choice-about-solitaire-two-racks = For yourself and for an imagined opponent.
scrabble-choice-solitaire-face-up = Tiles face up
scrabble-choice-about-solitaire-face-up = The player says which to take.
scrabble-label-placed = What goes on the board
scrabble-about-placed = In duplicate one word is placed for all after every round.
scrabble-choice-placed-sheets = The best of the sheets
scrabble-choice-about-placed-sheets = A word that one of the players has found.
scrabble-choice-placed-engine = The best there is
scrabble-choice-about-placed-engine = A word that cannot be beaten, even if nobody has found it.
scrabble-label-position = The board to begin with
scrabble-about-position = The board of a finished game that tiles are taken off, written as CGP.
scrabble-label-declare = Players announce their points
scrabble-about-declare = Everybody counts their own turn, and a mistake is corrected before all.
scrabble-label-reusable_blanks = Blanks can be taken back
scrabble-about-reusable_blanks = A blank on the board is yours if you put its letter there.
scrabble-label-jacks = A long first word
scrabble-about-jacks = The first word of the game has five letters or more.
scrabble-label-restricted_exchange = No late exchanges
scrabble-about-restricted_exchange = There is no exchange with fewer than seven tiles in the bag.
scrabble-label-scoreless_turns = Turns without points
scrabble-about-scoreless_turns = The game ends after this many scoreless turns in a row by each player; 0 means no limit.
scrabble-label-theme = Theme of the game
scrabble-about-theme = Every word on the theme brings five points more.
scrabble-label-theme_words = Words on the theme
scrabble-about-theme_words = Without a list the opponents vote whether a word is on it.

## Words
scrabble-label-words = How words are checked
scrabble-about-words = A vote needs three players or more.
scrabble-choice-words-auto = Dictionary at once
scrabble-choice-about-words-auto = What is no word cannot be laid.
scrabble-choice-words-challenge = Dictionary on a challenge
scrabble-choice-about-words-challenge = Anything can be laid, as long as no opponent challenges it.
scrabble-choice-words-vote = The table, by vote
scrabble-choice-about-words-vote = There is no dictionary, players decide on doubtful words.
scrabble-label-four_tries = The fourth wrong word
scrabble-about-four_tries = A house rule: after the fourth wrong word in one turn, the turn passes. A rated game where words are looked up at once cannot do without it.
scrabble-label-penalty = A failed challenge
scrabble-about-penalty = What it costs to challenge a good word.
scrabble-choice-penalty-none = Costs nothing
scrabble-choice-penalty-turn = Costs a turn
scrabble-choice-penalty-five = Costs five points
scrabble-choice-penalty-ten = Costs ten points
scrabble-label-dictionary = Which words count
scrabble-about-dictionary = You can play with all words or with nouns alone.
scrabble-choice-dictionary-forms = Any words
scrabble-choice-about-dictionary-forms = All parts of speech in all their forms.
scrabble-choice-dictionary-nouns = Nouns
scrabble-choice-about-dictionary-nouns = Nothing but nouns.
scrabble-label-yo = Letters Е and Ё
scrabble-about-yo = Whether a tile Е may stand for Ё.
scrabble-choice-yo-lenient = Е will do for Ё
scrabble-choice-yo-strict = They are two letters

## What a wrong word costs
scrabble-wrong-word-challenge = A wrong word that is challenged: the tiles come back and the turn is lost.
scrabble-wrong-word-vote = A wrong word that the table votes down: the tiles come back and the turn is lost.
scrabble-wrong-word-refused = A wrong word is not accepted, and you may lay another one.
scrabble-wrong-word-four-tries = A wrong word is not accepted, and you may lay another one; after the fourth in one turn the turn passes (a house rule).
scrabble-wrong-word-duplicate = A sheet with a wrong word scores nothing.
scrabble-wrong-word-reverse = Tiles that would leave a wrong word cannot be removed, but others can.
scrabble-wrong-word-bingo = A sheet with a wrong word is not accepted, and you may write another one.

## Board and tiles
scrabble-label-board = The board
scrabble-about-board = Where its premium squares are.
scrabble-choice-board-standard = The usual board
scrabble-label-tiles = Set of tiles
scrabble-about-tiles = Which letters are in the bag and what they are worth.
scrabble-choice-tiles-ru = Russian tiles
scrabble-choice-tiles-uk = Ukrainian tiles
scrabble-label-centre_doubles = The centre doubles
scrabble-about-centre_doubles = The first word, which goes through the centre, counts twice.
scrabble-label-two_bags = Two bags
scrabble-about-two_bags = Vowels and consonants lie apart, and everybody chooses which to draw from.

## Time
scrabble-label-clock = How time is counted
scrabble-about-clock = For every turn by itself or for the whole game, as in chess.
scrabble-choice-clock-move = For every turn
scrabble-choice-clock-game = For the whole game
scrabble-about-turn_ms = Whoever is late misses the turn.
scrabble-label-game_ms = Time for the game
scrabble-about-game_ms = So much every player has for all turns together.
scrabble-label-overtime_ms = Beyond the time
scrabble-about-overtime_ms = So long one may play on, but every minute begun costs ten points.
scrabble-label-respond_ms = Time to challenge
scrabble-about-respond_ms = So long the opponents decide whether to believe a word.
scrabble-label-draw_ms = Time to choose a bag
scrabble-about-draw_ms = Whoever is late gets a tile from the fuller bag.
scrabble-label-sheet_ms = Time for a sheet
scrabble-about-sheet_ms = For a word in duplicate and for the two words of bingo.
scrabble-label-mark_ms = Time for a letter
scrabble-about-mark_ms = So long there is in bingo to cross out a drawn letter.
