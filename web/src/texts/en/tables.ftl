taken = { $taken } of { $seats }
people =
    { $n ->
        [one] { $n } person
       *[other] { $n } people
    }
days =
    { $n ->
        [one] { $n } day a move
       *[other] { $n } days a move
    }
rated = rated
return = Return
enter = Enter
sit = Sit down
all = All games
filter = Which game
title-tables = Tables
lead-tables = Players are wanted here: sit down at any of them.
new-tables = Create a game
mine-tables = Your games
open-tables = Waiting for players
none-tables = Nobody is waiting now. Create a game and show it to everyone.
title-halls = Duplicate halls
lead-halls = All play with the same tiles, each for themselves; points for one’s own word.
new-halls = Open a hall
mine-halls = Your halls
open-halls = Open halls
none-halls = No hall is open. Open one and say when it starts.
look = Look
replay = Replay
missing = game not installed
program = program
