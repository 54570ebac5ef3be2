tui-call-missing =
    { $count ->
        [one] The conversation lacks the letter { $letters }.
       *[other] The conversation lacks the letters { $letters }.
    }
tui-call-nobody = Nobody has laid a letter yet.
tui-call-takes = If it is a word, the letters { $letters } ({ $count }) go to { $name }.
tui-call-ends = That ends the game.
tui-deed-doubt = Doubt
tui-deed-call = Do not say…!
tui-deed-no-word = I see no word
tui-deed-me-next = I move
tui-deed-left-next = The left neighbour
tui-deed-games = To the games
