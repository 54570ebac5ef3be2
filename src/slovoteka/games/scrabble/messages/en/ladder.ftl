# slovoteka bench ladder and slovoteka bench strength: who is stronger than whom in Scrabble.
ladder-progress = levels: pairs of games
strength-progress = strength: pairs of games
ladder-match =
    { $match }: { $share } % of game points (95 %: { $low } % to { $high } %), { $points } points a game ({ $points_low } to { $points_high }), { $pairs } pairs. { $kept ->
        [yes] Promised { $least } %: kept.
       *[no] Promised { $least } % and an interval above one half: NOT kept.
    }
ladder-levels = To compare, at least two levels are needed. There are: { $levels }.
