# Refusals at a table of Scrabble: moves, exchange, theme, solitaire, reverse, bingo. The code of a message is the code of the refusal.

scrabble-not-now =
    Not now: { $window ->
        [turn] lay a word (З8 СЛОВО), exchange tiles (exchange АБВ) or pass
        [respond] say accept or challenge
        [challenge] you have accepted; while others think you can still challenge
        [vote] vote for or against
        [theme] name the words on the theme (theme СЛОВО) or say no theme
        [draw] say from which bag: vowel or consonant
        [pick] choose tiles (take АБВ)
        [sheet] write a move (З8 СЛОВО) or pass
        [remove] take tiles off the board (remove З8 З9); there is no passing
        [write] write two words (write СЛОВО СЛОВО) or pass
       *[mark] say yes or no, and bingo if the sheet is complete
    }.

## Move and exchange
opening-too-short =
    The first word is too short: it takes { $letters ->
        [one] { $letters } letter
       *[other] { $letters } letters
    } or more.
declare-your-score = Players announce their points: add them, as in З8 ЗДОРОВ =24.
claimed-range = No move brings so many points ({ $claimed }).
exchange-before-opening =
    No exchange before the first word: lay one of { $letters ->
        [one] { $letters } letter
       *[other] { $letters } letters
    } or more, or pass.
exchange-nothing = Name the tiles to exchange: exchange АБВ.
exchange-restricted = The bag has { $left } left, and here one exchanges only while it holds seven or more.
exchange-too-many =
    You cannot exchange { $count } { $count ->
        [one] tile
       *[other] tiles
    }: the bag has { $left } left.

## Theme
no-theme = This game has no theme: leave out the words after “#”.
theme-by-list = Words on the theme are given by a list here and count by themselves: leave out the words after “#”.
theme-word-not-made = This move does not make “{ $word }”: after “#” come words of the move itself.

## A blank from the board
blanks-stay = Blanks stay on the board here: taking them was not agreed on.
no-blank-there = There is no blank on { $at }.
blank-is-another = The blank on { $at } stands for { $letter }: only that tile can be put for it.

## Solitaire face up
pick-count = { $needed } tiles are to be taken, not { $count }.
pick-missing = There are not so many tiles { $letter } among the open ones.

## The reverse game
removal-size =
    A move takes off one to { $most } { $most ->
        [one] tile
       *[other] tiles
    }, not { $tiles }.
nothing-to-remove = There is nothing on { $at }.
not-one-word = Only tiles of one word can be taken off.
board-falls-apart = Without these tiles the board falls apart: what remains must hang together.

## Bingo
sheet-words =
    A sheet has exactly { $expected } { $expected ->
        [one] word
       *[other] words
    }, not { $words }.
sheet-word-length =
    A word of the sheet has exactly { $expected } { $expected ->
        [one] letter
       *[other] letters
    }, and “{ $word }” has { $length }.
sheet-same-word = The words of a sheet differ, and “{ $word }” is written twice.
sheet-letters =
    The sheet takes { $letter } { $used ->
        [one] { $used } time
       *[other] { $used } times
    }, and the set has { $most } of it.
no-sheet = You have no sheet and nothing to cross out: say no.
blank-crosses-nothing = A blank crosses nothing out: say no.
nothing-to-cross = There is no { $letter } on your sheet that is not crossed out.
sheet-not-complete = For bingo the sheet must be complete, and letters are left: { $left }.
