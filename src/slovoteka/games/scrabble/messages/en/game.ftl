# Scrabble: what the table waits for, what can be typed, options.

## Words inside of sentences
scrabble-sign-letter = L
scrabble-sign-word = W
scrabble-first-rack = first rack
scrabble-second-rack = second rack

## What the table waits for
scrabble-stage-order = Tiles are drawn for the first move
scrabble-stage-draw =
    { $me ->
        [yes] Draw your tiles
       *[no] { $name } draws tiles
    }
scrabble-stage-pick = Choose from the open tiles
scrabble-stage-turn =
    { $me ->
        [yes] Your turn
       *[no] { $name } moves
    }
scrabble-stage-respond =
    { $me ->
        [yes] { $name }: { $word }. Do you believe it?
       *[no] The opponents think about believing { $word }
    }
scrabble-stage-vote = { $name }: { $word }. Do the words made here exist?
scrabble-stage-theme = { $name }: { $word }. What is on the theme here?
scrabble-stage-sheets = Everyone writes a sheet
scrabble-stage-write = Everyone writes two words in secret
scrabble-stage-mark = Everyone looks for the letter
scrabble-stage-over = The game is over

## The table on the screen
scrabble-row-rack = Rack
scrabble-row-second-rack = Second
scrabble-row-letters = Letters
scrabble-row-score = Score
scrabble-row-known = Seen
scrabble-row-open = Open
scrabble-row-bag = Bag
scrabble-row-bags = Bags
scrabble-row-last = Last word
scrabble-row-held = Tiles
scrabble-row-theme = Theme
scrabble-row-removed = Taken off
scrabble-row-called = Drawn
scrabble-row-sheet = Sheet
scrabble-in-bags = { $vowels } vowels, { $consonants } consonants
scrabble-dup-bag = { $left }: { $vowels } vowels, { $consonants } consonants, { $blanks } blanks
scrabble-dup-title = Round { $round }. You have { $score }, place { $place }

## What can be typed
scrabble-prompt-turn = Move: { $ways }
scrabble-way-play = З8 СЛОВО
scrabble-way-theme = #СЛОВО
scrabble-way-swap = Б7=В
scrabble-way-exchange = exchange АБВ
scrabble-way-pass = pass
scrabble-prompt-respond = Enter to accept, or challenge
scrabble-prompt-respond-vote = Enter to accept, challenge to vote
scrabble-prompt-challenge = You have accepted; “challenge” to check it after all while others think
scrabble-prompt-challenge-vote = You have accepted; “challenge” to vote after all while others think
scrabble-prompt-vote = There are such words: for or against
scrabble-prompt-theme = What is on the theme: { $words }, or Enter for nothing
scrabble-prompt-draw = { $count } more: vowel (v) or consonant (c)
scrabble-prompt-pick = Which tiles to take, { $count } of them
scrabble-prompt-sheet = Your sheet: З8 СЛОВО or pass
scrabble-prompt-remove = What to take off: З8 З9
scrabble-prompt-write = Two words of seven letters
scrabble-prompt-mark = { $letter }: yes, Enter for no; bingo if the sheet is complete
scrabble-prompt-mark-blank = A blank crosses nothing out: Enter to go on, yes to cross out what you missed

scrabble-help-goal = Lay words crosswise, as in a crossword; the first covers the centre of the board. All words formed or changed count, and seven tiles at once bring 50 more.
scrabble-help-marks = On the board 2L and 3L multiply a letter, 2W and 3W the whole word, ★ is a plain centre. A premium works once.
scrabble-help-play = З8 ЗДОРОВ is a word across from square З8, 8З ЗДОРОВ goes down; write the whole word, with the letters that lie there. Tile by tile will do too: З8:З З9:Д
scrabble-help-blank = A blank is a lower-case letter: ЗДОРоВ. With the whole word in lower case (здоров) blanks are used only where letters are missing.
scrabble-help-exchange = exchange ЫЪ? — exchange tiles, a blank is “?” here; that ends the turn
scrabble-help-pass = pass or - — pass the turn
scrabble-help-challenge = challenge — have an opponent’s words looked up; Enter or accept — let them lie
scrabble-help-challenge-vote = challenge — let the table vote on an opponent’s words; Enter or accept — let them lie
scrabble-help-vote = for, against — whether there are such words, when the table votes
scrabble-help-declare = Players announce their points: З8 ЗДОРОВ =24
scrabble-help-theme = The theme: { $theme }. Name words on it after the move: З8 МЯЧ #МЯЧ; opponents decide: theme МЯЧ or no theme
scrabble-help-swap = Б7=В — put your В for the blank that stands for it and take the blank; then move as usual
scrabble-help-jacks = The first word has five letters or more; if nobody can, four will do, and so on. Whoever exchanges also passes the turn on.
scrabble-help-bags = vowel, consonant (or v, c) — from which bag to draw
scrabble-help-pick = take АБВ — choose from the open tiles
scrabble-help-clock = The clock: { $minutes } min for the whole game. One may play on for { $overtime } min, and every minute begun costs 10 points.
scrabble-help-dup-goal = All have one board and the same letters. Everyone writes a move and gets its points; the best goes on the board.
scrabble-help-dup-claim = З8 ЗДОРОВ =24 — name the points too; until the round is over a sheet can be written anew
scrabble-help-dup-pass = pass — write nothing in this round
scrabble-help-rev-goal = Take up to six tiles of one word off the board: what remains must be words and hang together. Points are the values taken off.
scrabble-help-rev-remove = З8 З9 or remove З8 З9 — which squares to clear
scrabble-help-rev-pass = There is no passing; only if nothing can be taken off the first board, a pass says so.
scrabble-help-bingo-goal = Write two words of seven letters. Tiles are drawn one by one; cross out drawn letters, one at a time. The first complete sheet wins.
scrabble-help-bingo-write = КАРТИНА ДОРОЖКА or write КАРТИНА ДОРОЖКА — the two words of the sheet; pass — play without a sheet
scrabble-help-bingo-mark = yes — cross the letter out, and also those that you missed before; no or Enter — I do not have it; yes bingo — cross out the last one; bingo — the sheet is complete already

## Editions and variants
scrabble-edition =
    Edition: { $edition ->
        [bilingual-ru] bilingual, Russian tiles, rules SU
        [bilingual-uk] bilingual, Ukrainian tiles, rules SU
       *[mattel] Mattel, Russian tiles, rules SM
    }.
scrabble-variant-standard = words are looked up at once
scrabble-variant-bilingual-ru = rules of the bilingual edition, Russian tiles
scrabble-variant-bilingual-uk = rules of the bilingual edition, Ukrainian tiles
scrabble-variant-challenge = words are challenged, a failed challenge costs nothing
scrabble-variant-challenge-turn = words are challenged, a failed challenge costs a turn
scrabble-variant-challenge-ten = words are challenged, a failed challenge costs ten points
scrabble-variant-vote = no dictionary: the table votes on doubtful words
scrabble-variant-declare = players announce their points themselves
scrabble-variant-reusable-blanks = a blank on the board can be taken for its letter
scrabble-variant-theme-list = the theme “спорт” (sport): words on the list bring five points more
scrabble-variant-theme-vote = the theme “спорт” (sport): opponents decide what is on it
scrabble-variant-jacks = the first word has five letters or more
scrabble-variant-two-bags = vowels and consonants in two bags
scrabble-variant-tournament = two minutes a move, exchanges while the bag holds seven tiles
scrabble-variant-championship = 25 minutes a game, exchanges while the bag holds seven tiles
scrabble-variant-nouns = nouns only, Ё is a letter of its own
scrabble-variant-solitaire = solitaire with one rack
scrabble-variant-solitaire-two-racks = solitaire with two racks
scrabble-variant-solitaire-face-up = solitaire with tiles face up
scrabble-variant-duplicate = all have the same letters, the best sheet goes on the board
scrabble-variant-duplicate-engine = all have the same letters, the best move there is goes on the board
scrabble-variant-reverse = reverse: tiles are taken off a finished board
scrabble-variant-bingo = cross out the letters of two words of your own

## Options
scrabble-option-rules = version of the rules: 1 the earlier one, 2 the current one
scrabble-option-seats = how many players: 2 to 4, more in duplicate and bingo
scrabble-option-edition = edition: rules, board and tiles
scrabble-option-mode = standard game, solitaire, duplicate, reverse or bingo
scrabble-option-first = who moves first, counted from zero; otherwise tiles are drawn for it
scrabble-option-board = board: a name or a .toml or .json file
scrabble-option-tiles = tile set: a name or a .toml or .json file
scrabble-option-centre_doubles = the centre doubles the word
scrabble-option-words = words are looked up at once, on a challenge, or settled by a vote
scrabble-option-four_tries = the fourth wrong word of a turn passes it (if words are looked up at once)
scrabble-option-penalty = what a failed challenge costs: nothing, a turn, five or ten points
scrabble-option-dictionary = all forms of words, or nouns only
scrabble-option-yo = whether Е may stand for Ё
scrabble-option-obscene = obscenities are allowed
scrabble-option-own_words = own words, separated by commas, or a .txt file
scrabble-option-declare = players announce their points themselves
scrabble-option-reusable_blanks = a blank on the board can be taken for its letter
scrabble-option-theme = a theme: words on it bring five points more
scrabble-option-theme_words = words on the theme, separated by commas; otherwise opponents decide
scrabble-option-jacks = the first word has five letters or more
scrabble-option-two_bags = vowels and consonants in two bags
scrabble-option-restricted_exchange = no exchange with fewer than seven tiles in the bag
scrabble-option-scoreless_turns = how many scoreless turns of each in a row end the game; 0 for never
scrabble-option-solitaire = solitaire: one rack, two racks, or tiles face up
scrabble-option-placed = duplicate: the best of the sheets is placed, or the best there is
scrabble-option-position = the board to begin with, as CGP
scrabble-option-clock = time for every move or for the whole game
scrabble-option-turn_ms = time for a move, ms
scrabble-option-game_ms = time for the game, ms
scrabble-option-overtime_ms = how long one may play beyond it, ms: a minute costs ten points
scrabble-option-respond_ms = time to challenge, ms
scrabble-option-vote_ms = time to vote, ms
scrabble-option-draw_ms = time to choose a bag, ms
scrabble-option-sheet_ms = time for a sheet in duplicate and bingo, ms
scrabble-option-mark_ms = time for a drawn letter in bingo, ms

## The end
scrabble-leftovers = Left on the racks: { $changes }.
scrabble-overtime = time { $fine }
scrabble-grade =
    Together { $total }: { $grade ->
        [low] usually it is more, 400 to 800 a game
        [usual] as usual, 400 to 800 a game
        [high] more than the usual 400 to 800
        [good] a good game
        [very-good] a very good game
       *[excellent] an excellent game
    }.
scrabble-grade-each =
    { $grade ->
        [good] { $name } – good
        [very-good] { $name } – very good
       *[excellent] { $name } – excellent
    }
scrabble-won =
    { $count ->
        [one] { $names } wins.
       *[other] Victory is shared: { $names }.
    }
scrabble-you-won-alone = Victory is yours.
scrabble-you-won-together = Victory is shared, and yours too.
scrabble-your-score = Your score: { $points }.
scrabble-final-scores = Scores: { $scores }.

category-scrabble-standard-ru = Scrabble, Russian tiles
category-scrabble-standard-uk = Scrabble, Ukrainian tiles
category-scrabble-challenge-ru = Scrabble with challenges, Russian tiles
category-scrabble-challenge-uk = Scrabble with challenges, Ukrainian tiles
category-scrabble-duplicate-ru = Duplicate, Russian tiles
category-scrabble-duplicate-uk = Duplicate, Ukrainian tiles
category-scrabble-reverse-ru = Reverse Scrabble, Russian tiles
category-scrabble-reverse-uk = Reverse Scrabble, Ukrainian tiles
category-scrabble-bingo-ru = Bingo, Russian tiles
category-scrabble-bingo-uk = Bingo, Ukrainian tiles

tui-title-scrabble = Scrabble
tui-box-scrabble = Scrabble
tui-box-bilingual = Scrabble, bilingual set
