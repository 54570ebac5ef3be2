tui-call-missing =
    { $count ->
        [one] The conversation lacks the letter { $letters }.
       *[other] The conversation lacks the letters { $letters }.
    }
tui-call-nobody = Nobody has laid a letter yet.
tui-call-takes = If it is a word, the letters { $letters } ({ $count }) go to { $name }.
tui-call-ends = That ends the game.
tui-action-doubt = Doubt
tui-action-call = Do not say…!
tui-action-no-word = I see no word
tui-action-me-next = I move
tui-action-left-next = The left neighbour
tui-action-games = To the games
