puzzle-question-scrabble-best = Find the best move: it is clearly stronger than all others.
puzzle-question-scrabble-out = The bag is empty and the other rack is known. Only one move wins: find it.

puzzle-best-move =
    Best is { $move }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, and with what follows { $margin } more than any other move. The chance to win is { $percent }%. { $feature ->
        [bingo] The whole rack is laid.
        [triple] The word stands on a triple square.
        [parallel] The word lies along others and counts in several at once.
       *[plain] The place on the board decides, and what stays on the rack.
    }
puzzle-second-move = The second best move is { $move } ({ $points }).
puzzle-tempting =
    { $move } is tempting with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, but { $why ->
        [leave] it keeps { $left } on the rack, and the best move keeps { $better }
        [opens] it opens a triple square for the opponent
       *[foreseen] the opponent's replies score more
    }. The chance to win is { $can }% instead of { $could }%.
puzzle-weaker =
    Your move is weaker than the best one: { $why ->
        [points] that one scores { $more ->
            [one] { $more } point
           *[other] { $more } points
        } more at once
        [leave] it keeps { $left } on the rack, and the best one keeps { $better }
        [opens] it opens a triple square for the opponent
       *[foreseen] the opponent's replies score more
    }. The chance to win is { $can }% instead of { $could }%.
puzzle-weaker-in-points = Your move is weaker than the best one: it scores { $points }, and the best one { $most ->
        [one] { $most } point
       *[other] { $most } points
    }.
puzzle-weaker-in-leave = Your move is weaker than the best one: it keeps { $left } on the rack, and the best one keeps { $better }.
puzzle-weaker-move = Your move is weaker than the best one.
puzzle-only-win =
    Only { $move } ({ $points }) wins: in the end by { $lead ->
        [one] { $lead } point
       *[other] { $lead } points
    }.
puzzle-tempting-end =
    { $move } ({ $points }) is tempting, but { $lead ->
        [0] it only draws
        [one] it loses by { $lead } point
       *[other] it loses by { $lead } points
    }.
puzzle-second-end =
    { $move } ({ $points }) { $lead ->
        [0] only draws
        [one] loses by { $lead } point
       *[other] loses by { $lead } points
    }.
puzzle-wins-not =
    This move does not win: { $lead ->
        [0] the game is drawn
        [one] you lose by { $lead } point
       *[other] you lose by { $lead } points
    }.
puzzle-only-another-wins = This move does not win.
puzzle-wants-play = A play is wanted here: a square and a word, such as «З8 СЛОВО».
