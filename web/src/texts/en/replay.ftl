title = Replay
of = Replay: { $game }
people =
    { $n ->
        [one] { $n } person
       *[other] { $n } people
    }
eyes = Seen by
all-open = everything open
only-public = what all saw
hands = Open hands
players = Players
moves = Moves
end = End of the game
plot = How the score went from move to move
controls = Playback
first = To the beginning
back = One move back
play = Play move by move
pause = Stop
next = One move on
last = To the end
slider = Move of the game
step-of = move { $at } of { $all }
analysis = Analyse this position
copy-link = Link to this move
copied = Link copied
save-svg = Picture SVG
save-png = Picture PNG
save-record = Record
to-table = To the table
open-file = Open a record file
file-about = A .jsonl file, up to 2 MB. The server checks it and keeps nothing.
too-large = The file is larger than 2 MB: that is no record of a game.
