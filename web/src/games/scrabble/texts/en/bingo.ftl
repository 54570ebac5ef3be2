name = bingo
players =
    { $n ->
        [one] { $n } player
       *[other] { $n } players
    }
time-a-letter = { $time } a letter
write-title = Your sheet
write-about = Write two different words of seven letters in secret. The set must have their letters.
first-word = First word
second-word = Second word
written = The sheet is handed in.
without = You play without a sheet.
answered = { $count } of { $all } are ready.
pass = Play without a sheet
hand-in = Hand in the sheet
others-write = The players write their words.
drawing = Drawing the first tile.
called = The letter called is { $letter }
cross = Cross out { $letter }
cross-out = Cross out
skip = I have none
bingo = Scrabble bingo
how-to = One letter for one call. A letter that you missed may be crossed out later.
how-to-first = One letter for one call. What is not crossed out in time is lost.
look = { $name }: my sheet
all-called = { $count } called
none-called = Nothing yet.
sheets = Sheets
winner = wins
no-sheet = no sheet
own-sheet = Your words
crossed =
    { $n ->
        [one] { $n } letter crossed out
       *[other] { $n } letters crossed out
    }
no-own-sheet = You have no sheet: you can watch how the others play.
word-left = { $word }, still to cross out: { $letters }
word-done = { $word }, all crossed out
column-name = Player
column-words = Words
column-crossed = Crossed out
result = { $reason } Winner: { $names }.
result-mine = { $reason } You have won.
key-cross = cross out the called letter
key-bingo = call bingo
key-skip = I have no such letter
