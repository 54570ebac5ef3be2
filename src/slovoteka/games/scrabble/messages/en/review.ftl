# Reviews of Scrabble games.

## A move in a list
review-scrabble-move =
    { $points ->
        [one] { $points } point, keeps { $left }
       *[other] { $points } points, keeps { $left }
    }
review-scrabble-move-all =
    { $points ->
        [one] { $points } point, nothing stays on the rack
       *[other] { $points } points, nothing stays on the rack
    }
review-scrabble-move-keeps = keeps { $left }
review-scrabble-move-keeps-nothing = everything is exchanged
review-scrabble-removal =
    { $points ->
        [one] takes off { $points } point
       *[other] takes off { $points } points
    }

## In which way the best move is better
review-scrabble-all-found =
    { $points ->
        [one] All seven tiles at once: { $word }, { $points } point.
       *[other] All seven tiles at once: { $word }, { $points } points.
    }
review-scrabble-all-missed =
    { $points ->
        [one] All seven tiles could have been laid: { $word }, { $points } point.
       *[other] All seven tiles could have been laid: { $word }, { $points } points.
    }
review-scrabble-points-better =
    { $points ->
        [one] { $word } would have brought more: { $points } point.
       *[other] { $word } would have brought more: { $points } points.
    }
review-scrabble-leave-better =
    { $points ->
        [one] { $word } is better, { $points } point: with { $left } on the rack more will follow.
       *[other] { $word } is better, { $points } points: with { $left } on the rack more will follow.
    }
review-scrabble-foreseen-better =
    { $points ->
        [one] Looking ahead speaks for { $word }, { $points } point.
       *[other] Looking ahead speaks for { $word }, { $points } points.
    }
review-scrabble-word-better =
    { $points ->
        [one] A word was better: { $word }, { $points } point.
       *[other] A word was better: { $word }, { $points } points.
    }
review-scrabble-exchange-better =
    { $count ->
        [one] It was better to exchange { $count } tile and to keep { $left }.
       *[other] It was better to exchange { $count } tiles and to keep { $left }.
    }
review-scrabble-exchange-all-better = It was better to exchange all tiles.
review-scrabble-pass-better = It was better to pass.
review-scrabble-leave-kept =
    { $points ->
        [one] Another word would have brought { $points } point more, but keeping { $left } is worth it.
       *[other] Another word would have brought { $points } points more, but keeping { $left } is worth it.
    }
review-scrabble-chance = Chances of winning: { $after } % instead of { $before } %.
review-scrabble-chance-near-end =
    { $count ->
        [one] There is { $count } tile in the bag, and nearly all that may come was tried: chances of winning are { $after } % instead of { $before } %.
       *[other] There are { $count } tiles in the bag, and nearly all that may come was tried: chances of winning are { $after } % instead of { $before } %.
    }
review-scrabble-no-choice = There was nothing to choose from.

## An end of the game that was searched through
review-scrabble-end-wins =
    { $points ->
        [one] Proved: with best play of both this wins by { $points } point.
       *[other] Proved: with best play of both this wins by { $points } points.
    }
review-scrabble-end-loses =
    { $points ->
        [one] Proved: with best play of both this loses by { $points } point.
       *[other] Proved: with best play of both this loses by { $points } points.
    }
review-scrabble-end-draw = Proved: with best play of both this is a draw.
review-scrabble-end-more =
    { $points ->
        [one] With { $word } it would have been better by { $points } point.
       *[other] With { $word } it would have been better by { $points } points.
    }
review-scrabble-end-win-lost =
    { $most ->
        [one] The win was thrown away. Proved: { $word } wins by { $most } point, what was played loses (by { $points }).
       *[other] The win was thrown away. Proved: { $word } wins by { $most } points, what was played loses (by { $points }).
    }
review-scrabble-end-win-drawn =
    { $most ->
        [one] The win was thrown away. Proved: { $word } wins by { $most } point, what was played leads to a draw.
       *[other] The win was thrown away. Proved: { $word } wins by { $most } points, what was played leads to a draw.
    }
review-scrabble-end-draw-lost =
    { $points ->
        [one] The draw was thrown away. Proved: { $word } saves the game, what was played loses by { $points } point.
       *[other] The draw was thrown away. Proved: { $word } saves the game, what was played loses by { $points } points.
    }

## Circumstances
review-scrabble-late = The time for the move was over.
review-scrabble-haste =
    { $seconds ->
        [one] Time trouble: { $seconds } second on the clock.
       *[other] Time trouble: { $seconds } seconds on the clock.
    }
review-scrabble-overtime = The move was made when the time of the game was over.
review-scrabble-struck = { $word } was taken off the board: the turn was lost.
review-scrabble-phony-stood = { $word } is not in the dictionary, but nobody challenged it.
review-scrabble-swap-missed = The blank could have been taken off the board: { $letter } was on the rack.
review-scrabble-not-noted = Not all tiles on the rack were written down: such a turn cannot be judged.
review-scrabble-pass-or-fine = The file does not tell a pass from a turn that was lost for a wrong challenge: such a turn cannot be judged.
review-scrabble-doubt-missed =
    { $points ->
        [one] { $word } is not in the dictionary: a challenge would have taken { $points } point from the opponent.
       *[other] { $word } is not in the dictionary: a challenge would have taken { $points } points from the opponent.
    }
review-scrabble-doubt-right =
    { $points ->
        [one] { $word } is not in the dictionary, and that was noticed: the opponent lost { $points } point.
       *[other] { $word } is not in the dictionary, and that was noticed: the opponent lost { $points } points.
    }
review-scrabble-doubt-wrong = { $word } is in the dictionary: there was nothing to doubt.

## Duplicate, bingo and the reverse game
review-scrabble-sheet-empty = No sheet was handed in.
review-scrabble-sheet-rejected = { $word } is not in the dictionary, so the sheet counts nothing.
review-scrabble-waits =
    { $count ->
        [one] On average the letters of these words are out after { $count } tile.
       *[other] On average the letters of these words are out after { $count } tiles.
    }
review-scrabble-removal-win-lost = The win was thrown away: the end could be seen, and { $word } was winning.
review-scrabble-removal-leaves =
    { $points ->
        [one] Too much was left to the next player: { $word } is better by { $points } point.
       *[other] Too much was left to the next player: { $word } is better by { $points } points.
    }

## The whole game
review-scrabble-curve-score = Score
review-scrabble-curve-letters = Letters crossed out
review-scrabble-curve-chance = Chances of winning
review-scrabble-sum-lost =
    { $points ->
        [one] Lost in a turn, on average: { $points } point.
       *[other] Lost in a turn, on average: { $points } points.
    }
review-scrabble-sum-best = Best moves: { $best } ({ $percent } %).
review-scrabble-sum-all = All seven tiles at once: found { $found }, missed { $missed }.
review-scrabble-sum-end =
    { $points ->
        [one] In the end of the game, which was searched through, { $points } point was lost.
       *[other] In the end of the game, which was searched through, { $points } points were lost.
    }
review-scrabble-sum-finest =
    { $points ->
        [one] The finest find: { $word }, { $points } point.
       *[other] The finest find: { $word }, { $points } points.
    }
review-scrabble-sum-worst =
    { $points ->
        [one] The costliest move: { $word }, it cost { $points } point.
       *[other] The costliest move: { $word }, it cost { $points } points.
    }

## The analysis board
review-scrabble-proved = Searched to the end: these values are exact.
