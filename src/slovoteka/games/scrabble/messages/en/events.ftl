# What has happened in a game: for the terminal, the server and the pages.
# $name is who, $me whether it is you. Beside a list ($words) stands how many words or names it has ($words_count).
# $points, $bonus and $fine are points in words, from scrabble-points.

## The standard game
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
        [yes] You take
       *[no] { $name } takes
    } { $tile_count ->
        [0] { $bag ->
            [vowels] a tile from the bag of vowels
            [consonants] a tile from the bag of consonants
           *[any] a tile
        }
       *[other] { $tile }
    }.
scrabble-event-picked =
    { $me ->
        [yes] You take { $tiles }.
       *[no] { $name } takes { $tiles }.
    }
scrabble-event-played =
    { $me ->
        [yes] You
       *[no] { $name }
    }: { $at } { $word }, { $points }{ $pending ->
        [yes] { " " }if it stands
       *[no] { "" }
    }.
scrabble-event-corrected = { $claimed } was claimed, { $points } is right and is written down.
scrabble-event-stood =
    { $me ->
        [yes] Your move stands: { $points }.
       *[no] { $name }: the move stands, { $points }.
    }
scrabble-event-challenged =
    { $vote ->
        [yes] { $me ->
            [yes] You do not believe it: the table votes.
           *[no] { $name } does not believe it: the table votes.
        }
       *[no] { $me ->
            [yes] You challenge the move.
           *[no] { $name } challenges the move.
        }
    }
scrabble-event-play-failed =
    The word { $word } does not count: { $why }. { $me ->
        [yes] You take the tiles back and lose the turn.
       *[no] { $name } takes the tiles back and loses the turn.
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
    For: { $pro_count ->
        [0] nobody
       *[other] { $pro }
    }. Against: { $contra_count ->
        [0] nobody
       *[other] { $contra }
    }. { $stands ->
        [yes] The move stands.
       *[no] The move does not count.
    }
scrabble-event-theme-voted =
    { $me ->
        [yes] You
       *[no] { $name }
    }: { $words_count ->
        [0] no word is on the theme.
       *[other] { $words } on the theme, { $bonus } more.
    }
scrabble-event-exchanged =
    { $me ->
        [yes] You exchange
       *[no] { $name } exchanges
    } { $count ->
        [one] { $count } tile.
       *[other] { $count } tiles.
    }
scrabble-event-passed =
    { $in_time ->
        [no] { $me ->
            [yes] Time is up, you lose the turn.
           *[no] Time is up, { $name } loses the turn.
        }
       *[yes] { $me ->
            [yes] You pass.
           *[no] { $name } passes.
        }
    }
scrabble-event-word-refused =
    { $me ->
        [yes] { $word } does not count: { $why }.{ $left ->
            [0] { "" }
            [1] { " " }One more wrong word and the turn passes.
           *[other] { " " }It is still your turn.
        }
       *[no] { $name } tries { $word }, which does not count: { $why }.
    }
scrabble-event-out-of-tries =
    The fourth wrong word of the turn: { $me ->
        [yes] you lose the turn.
       *[no] { $name } loses the turn.
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
        [yes] Your sheet
       *[no] { $name }
    }: { $at } { $word }{ $rejected_count ->
        [0] , { $points }.
       *[other] . The word { $rejected } does not count{ $why_count ->
            [0] { "" }
           *[other] { " " }({ $why })
        }: { $points }.
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
            [yes] Time is up, taken off for you:
           *[no] Time is up, { $name } takes off
        }
       *[yes] { $me ->
            [yes] You take off
           *[no] { $name } takes off
        }
    } { $tiles } ({ $squares }): { $points }.{ $words_count ->
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
scrabble-event-bingo-called =
    { $blank ->
        [yes] A blank is drawn and crosses nothing out;
       *[no] { $letter } is drawn,
    } { $bag_left } left in the bag.
scrabble-event-bingo-crossed =
    { $me ->
        [yes] You cross out
       *[no] { $name } crosses out
    } { $letter }, { $left ->
        [0] no letters are left.
        [one] { $left } letter is left.
       *[other] { $left } letters are left.
    }
scrabble-event-bingo-shouted =
    “Scrabble Bingo!” { $names_count ->
        [1] The sheet is complete: { $names }.
       *[other] The sheets are complete: { $names }.
    }
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
    }.{ $crossed_count ->
        [0] { "" }
       *[other] { " " }Crossed out: { $crossed }.
    }

## Words inside sentences
scrabble-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
scrabble-by-vote = the table has decided so
scrabble-a-blank = a blank
