# Scrabble: what has happened, what the table waits for, what can be typed, options.

## Events of the standard game. $name is who, $me whether it is you.
scrabble-event-lot-drawn =
    { $me ->
        [yes] For the first move you draw { $tile }.
       *[no] For the first move { $name } draws { $tile }.
    }
scrabble-event-lots-tied = A tie, they draw again: { $names }.
scrabble-event-began =
    { $me ->
        [yes] You move first.
       *[no] { $name } moves first.
    }
scrabble-event-drew =
    { $me ->
        [yes] You take { $tile }.
       *[no] { $name } takes { $tile }.
    }
scrabble-event-drew-hidden =
    { $name } takes { $bag ->
        [vowels] a tile from the bag of vowels
        [consonants] a tile from the bag of consonants
       *[one] a tile
    }.
scrabble-event-picked =
    { $me ->
        [yes] You take { $tiles }.
       *[no] { $name } takes { $tiles }.
    }
scrabble-event-played = { $name }: { $at } { $word }, { $points }.
scrabble-event-played-pending = { $name }: { $at } { $word }, { $points } if it stands.
scrabble-event-corrected = { $claimed } was claimed, { $points } is right and is written down.
scrabble-event-stood =
    { $me ->
        [yes] Your move stands: { $points }.
       *[no] { $name }: the move stands, { $points }.
    }
scrabble-event-challenged =
    { $me ->
        [yes] You challenge the move.
       *[no] { $name } challenges the move.
    }
scrabble-event-challenged-vote =
    { $me ->
        [yes] You do not believe it: the table votes.
       *[no] { $name } does not believe it: the table votes.
    }
scrabble-event-play-failed =
    { $me ->
        [yes] The word { $word } does not count: { $why }. You take the tiles back and lose the turn.
       *[no] The word { $word } does not count: { $why }. { $name } takes the tiles back and loses the turn.
    }
scrabble-event-challenge-failed =
    All words are good, the challenge fails. { $cost ->
        [turn] { $me ->
            [yes] You lose your next turn.
           *[no] { $name } loses the next turn.
        }
        [fine] { $me ->
            [yes] It costs you { $fine }.
           *[no] { $name } pays { $fine }.
        }
       *[nothing] It costs nothing.
    }
scrabble-event-voted =
    For: { $pro }. Against: { $contra }. { $stands ->
        [yes] The move stands.
       *[no] The move does not count.
    }
scrabble-event-theme-voted =
    { $words_count ->
        [0] { $name }: no word is on the theme.
       *[other] { $name }: { $words } on the theme, { $bonus } more.
    }
scrabble-event-exchanged =
    { $count ->
        [one] { $me ->
            [yes] You exchange { $count } tile.
           *[no] { $name } exchanges { $count } tile.
        }
       *[other] { $me ->
            [yes] You exchange { $count } tiles.
           *[no] { $name } exchanges { $count } tiles.
        }
    }
scrabble-event-passed =
    { $in_time ->
        [no] { $me ->
            [yes] Out of time, you lose the turn.
           *[no] Out of time, { $name } loses the turn.
        }
       *[yes] { $me ->
            [yes] You pass.
           *[no] { $name } passes.
        }
    }
scrabble-event-skipped =
    { $me ->
        [yes] You lose this turn for a failed challenge.
       *[no] { $name } loses this turn for a failed challenge.
    }
scrabble-event-swapped =
    { $me ->
        [yes] You take the blank off { $at } and put { $letter } there.
       *[no] { $name } takes the blank off { $at } and puts { $letter } there.
    }
scrabble-event-opening-lowered =
    Nobody could open: now { $letters ->
        [one] { $letters } letter is
       *[other] { $letters } letters are
    } enough for the first word.
scrabble-event-left =
    { $me ->
        [yes] You leave the game.
       *[no] { $name } leaves the game.
    }
scrabble-event-finished =
    The game is over: { $reason ->
        [out] { $me ->
            [yes] the bag is empty, and you have laid everything
           *[no] the bag is empty, and { $name } has laid everything
        }
        [passes] { $alone ->
            [yes] you have passed twice in a row
           *[no] everybody has passed twice in a row
        }
        [scoreless] { $alone ->
            [yes] you have not scored for too long
           *[no] nobody has scored for too long
        }
        [no-moves] no move is left
       *[left] there is nobody left to play
    }.

## Duplicate
scrabble-event-dup-rack = Round { $round }. Letters: { $rack }.
scrabble-event-dup-put-back =
    { $stuck ->
        [yes] There is no move with { $rack }: they go back and others are drawn.
       *[no] There are too few vowels or consonants in { $rack }: they go back and others are drawn.
    }
scrabble-event-dup-round =
    Round { $round }: on the board goes { $at } { $word }, { $points }. { $found_by ->
        [0] Nobody wrote it.
        [one] { $found_by } player wrote it.
       *[other] { $found_by } players wrote it.
    }
scrabble-dup-best = The best was { $move }: { $points }.
scrabble-event-dup-sheet =
    { $me ->
        [yes] Your sheet: { $at } { $word }, { $points }.
       *[no] { $name }: { $at } { $word }, { $points }.
    }
scrabble-event-dup-sheet-rejected =
    { $me ->
        [yes] Your sheet: { $at } { $word }. The word { $rejected } does not count{ $why }: { $points }.
       *[no] { $name }: { $at } { $word }. The word { $rejected } does not count{ $why }: { $points }.
    }
scrabble-event-dup-left =
    { $me ->
        [yes] You leave the game.
       *[no] { $name } leaves the game.
    }
scrabble-event-dup-over =
    The game is over: { $reason ->
        [played-out] all tiles are on the board
        [no-letters] vowels or consonants are too few
        [no-moves] no move is left
       *[left] there is nobody left to play
    }.

## The reverse game
scrabble-event-rev-removed =
    { $in_time ->
        [no] { $me ->
            [yes] Out of time, { $tiles } is taken off for you ({ $squares }): { $points }.
           *[no] Out of time, { $name } takes off { $tiles } ({ $squares }): { $points }.
        }
       *[yes] { $me ->
            [yes] You take off { $tiles } ({ $squares }): { $points }.
           *[no] { $name } takes off { $tiles } ({ $squares }): { $points }.
        }
    }{ $words_count ->
        [0] { "" }
       *[other] { " " }New on the board: { $words }.
    }
scrabble-event-rev-left =
    { $me ->
        [yes] You leave the game.
       *[no] { $name } leaves the game.
    }
scrabble-event-rev-finished =
    The game is over: { $reason ->
        [cleared] the board is empty
        [no-removal] nothing more can be taken off
       *[left] there is nobody left to play
    }.

## Bingo
scrabble-event-bingo-written =
    { $words_count ->
        [0] { $me ->
            [yes] You have no sheet: you did not write two words.
           *[no] { $name }: no sheet.
        }
       *[other] { $me ->
            [yes] Your sheet: { $words }.
           *[no] { $name }: { $words }.
        }
    }
scrabble-event-bingo-called = { $letter } is drawn, { $bag_left } left in the bag.
scrabble-event-bingo-blank = A blank is drawn and crosses nothing out; { $bag_left } left in the bag.
scrabble-event-bingo-crossed =
    { $me ->
        [yes] You cross out { $letter }, { $left } left.
       *[no] { $name } crosses out { $letter }, { $left } left.
    }
scrabble-event-bingo-shouted = “Scrabble Bingo!” The sheet is complete: { $names }.
scrabble-event-bingo-left =
    { $me ->
        [yes] You leave the game.
       *[no] { $name } leaves the game.
    }
scrabble-event-bingo-finished =
    The game is over: { $reason ->
        [bingo] a sheet is complete
        [bag] all tiles are drawn
        [no-sheets] nobody wrote two words
       *[left] there is nobody left to play
    }. Crossed out: { $crossed }.

## Words inside of sentences
scrabble-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
scrabble-nobody = nobody
scrabble-by-vote = the table has decided so
scrabble-a-blank = a blank
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
scrabble-prompt-vote = There are such words: for or against
scrabble-prompt-theme = What is on the theme: { $words }, or Enter for nothing
scrabble-prompt-draw = { $count } more: vowel (v) or consonant (c)
scrabble-prompt-pick = Which tiles to take, { $count } of them
scrabble-prompt-sheet = Your sheet: З8 СЛОВО or pass
scrabble-prompt-remove = What to take off: З8 З9
scrabble-prompt-write = Two words of seven letters
scrabble-prompt-mark = { $letter }: yes, Enter for no; bingo if the sheet is complete
scrabble-prompt-mark-blank = A blank crosses nothing out: Enter to go on

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
scrabble-help-jacks = The first word has five letters or more; if nobody can, four will do, and so on. No exchange before the first word.
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
scrabble-help-bingo-mark = yes — cross the letter out; no or Enter — I do not have it; yes bingo — cross out the last one; bingo — the sheet is complete already

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
scrabble-option-seats = how many players: 2 to 4, more in duplicate and bingo
scrabble-option-edition = edition: rules, board and tiles
scrabble-option-mode = standard game, solitaire, duplicate, reverse or bingo
scrabble-option-first = who moves first, counted from zero; otherwise tiles are drawn for it
scrabble-option-board = board: a name or a .toml or .json file
scrabble-option-tiles = tile set: a name or a .toml or .json file
scrabble-option-centre_doubles = the centre doubles the word
scrabble-option-words = words are looked up at once, on a challenge, or settled by a vote
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
