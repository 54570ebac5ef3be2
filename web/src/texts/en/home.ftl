title-5 = Five word games
title = Word games
lead = Free and without sign-up: choose whom to play with and sit down.
with = Whom to play with
with-bot = A bot
with-bot-about = starts at once
with-friends = Friends
with-friends-about = by link or code
with-device = One device
with-device-about = passed around
play = Play
your-turn = your turn
goes-on = still going on
continue = Your game
back-to-table = Back to the table
more-games =
    { $n ->
        [one] and { $n } more game
       *[other] and { $n } more games
    }
puzzle = Puzzle of the day
puzzle-about = The same for everybody: a best move, a word or a clue
puzzle-done = Solved today: a new one comes at midnight in Moscow
puzzle-streak =
    { $n ->
        [one] a streak of { $n } day
       *[other] a streak of { $n } days
    }
nothing-to-continue = You have no unfinished games. They wait here even when the page is closed.
waiting = Waiting for players
tables =
    { $n ->
        [one] { $n } table
       *[other] { $n } tables
    }
no-tables = Nobody is waiting now. Create a game with friends and show it to everyone.
halls = Duplicate halls
halls-about = everybody plays the same tiles
no-halls = No halls are open.
open-hall = Open your own
foot = Slovoteka keeps games open: every deal can be checked afterwards.
analysis = Analysis
fairness = Fairness
building-ru = The Russian dictionary is being built: you can play as soon as it is there.
building-uk = The Ukrainian dictionary is being built; the other games are open already.
