name = the reverse game
not-your-turn = It is not your turn.
empty-square = There is nothing to take here.
choose-first = Choose tiles of one word first.
taken =
    { $n ->
        [one] { $n } tile taken
       *[other] { $n } tiles taken
    }
points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
chosen = Chosen
put-back = { $letter } from { $at }: leave it on the board
stays = { $word } stays
no-such-word = { $word } is no word
fine = This can go
how-to = Press tiles of one word: from one to six. All that is left must still read.
clear = Cancel
remove = Take off
remove-points = Take off for { $points }
nothing = Nothing can go
removals = What was taken
no-removals-yet = Nothing was taken yet.
left =
    { $n ->
        [one] { $n } tile on the board, worth { $worth }.
       *[other] { $n } tiles on the board, worth { $worth }.
    }
column-who = Who
column-removed = Taken
column-words = Left
column-points = Points
key-choose = choose a tile or leave it
key-back = leave the last one chosen
key-remove = take off
key-clear = cancel the choice
