# Review of a match: what all games share.

review-title = “{ $title }”: review of match { $match }. At the table: { $names }
review-depth =
    { $depth ->
        [quick] Depth: quick.
        [deep] Depth: deep.
       *[usual] Depth: usual.
    }
review-progress = Review
review-one-record = One match is reviewed at a time.
review-no-such-depth = There is no depth { $depth }. There are { $depths }.
no-review = There are no reviews of “{ $game }” yet.
review-file = { $file }: { $reason }

## Decisions
review-mark-best = best move
review-mark-good = good move
review-mark-inaccuracy = inaccuracy
review-mark-mistake = mistake
review-mark-blunder = blunder
review-value-points = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
review-value-chance = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
review-wins = wins { $chance }%
review-played = played

## Curves
review-curve-points = Points
review-curve-chance = Chance to win, %
review-curve-axis = inputs { NUMBER($first, useGrouping: 0) } to { NUMBER($last, useGrouping: 0) } of the record; digits in the plot are seats, “=” means equal

## Sums
review-sums = Sums
review-sum-points =
    { $decisions ->
        [one] { $name }: { $decisions } decision, points lost on average: { NUMBER($cost, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
       *[other] { $name }: { $decisions } decisions, points lost on average: { NUMBER($cost, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
    }
review-sum-chance =
    { $decisions ->
        [one] { $name }: { $decisions } decision, it cost { NUMBER($cost, minimumFractionDigits: 1, maximumFractionDigits: 1) }% of the chance to win.
       *[other] { $name }: { $decisions } decisions, each cost { NUMBER($cost, minimumFractionDigits: 1, maximumFractionDigits: 1) }% of the chance to win on average.
    }
review-count = { $mark }: { $count }

## The analysis board
analysis-no-game = There is no analysis board for “{ $game }”. There is one for: { $games }.
analysis-no-position = No position is given.
analysis-nothing-to-decide = Nobody has anything to decide in this position.
analysis-no-move = After move { $move } nobody can play on: choose a moment when somebody is to move.
analysis-busy = Too many people are analysing right now. Try again in a few seconds.
analysis-failed = The analysis has failed. Try again.
analyse-progress = analysing the position
analyse-nothing = Nothing can be done here.
