# Commands of “Codenames”.

codenames-judge-what = Name a clue and the words on the table: slovoteka codenames judge балет --board ПАЧКА,ТАНЕЦ; or a file of pairs: --pairs FILE.
codenames-clue-own = Name your own words: --own WORD,WORD.
codenames-clue-twice = The word { $word } is named twice.
codenames-no-clue = There is no clean clue for these words.
codenames-clue-target =
    { $word }: { $chance } %, { $why ->
            [own] often named with the clue
            [alike] named beside the same words
            [gloss] one explains the other
            [text] they stand together in texts
            [usage] used in similar phrases
           *[none] no plain link
        }
codenames-clue-danger = most dangerous { $word }: { $chance } %
no-words-in-game = This game ({ $game }) does not look words up: clues are judged by slovoteka codenames judge.
option-seats = { $option }={ $value }: there is no seat { NUMBER($seat, useGrouping: 0) }, the seats of this table are 0 to { $last }.
seats-exactly =
    This takes exactly { $exactly } { $exactly ->
        [one] player
       *[other] players
    }, but the table has { NUMBER($seats, useGrouping: 0) } { $seats ->
        [one] seat
       *[other] seats
    }.
deck-name =
    The name of a deck has at most { $most } { $most ->
        [one] character
       *[other] characters
    }, and this one has { NUMBER($length, useGrouping: 0) }: “{ $deck }…”.
