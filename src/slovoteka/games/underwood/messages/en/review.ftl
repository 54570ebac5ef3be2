# Review of “Ундервуд”.

## Turn
review-underwood-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
review-underwood-out =
    { $count ->
        [one] { $count } point, and the round is over
       *[other] { $count } points, and the round is over
    }
review-underwood-better =
    { $count ->
        [one] { $words } was better: { $count } point against { $played }.
       *[other] { $words } was better: { $count } points against { $played }.
    }
review-underwood-better-tape = { $letter } was the better card for the tape.
review-underwood-better-way = The same word could have been laid in a better way.
review-underwood-better-hold = It was better to keep the word back.
review-underwood-out-missed = This turn could have gone out and ended the round.
review-underwood-prize-wasted = Prize card { $prize } was left idle.
review-underwood-tape-offered = The tape offered { $letters }.
review-underwood-wild-wasted =
    { $count ->
        [one] { $count } Underwood went into the word, though it could have been spared.
       *[other] { $count } Underwoods went into the word, though fewer would have done.
    }
review-underwood-not-exchanged =
    { $count ->
        [one] { $count } idle prize card could have been exchanged for another.
       *[other] { $count } idle prize cards could have been exchanged for others.
    }
review-underwood-voted-down = The table did not accept { $words }.
review-underwood-prize-discarded = Prize card { $prize } was of use at once.

## The whole match
review-underwood-sum = Best turns { $best } of { $count }, points missed in all: { $missed }.
review-underwood-sum-dearest = The dearest miss was { $words }: { $count } against { $played }.
review-underwood-sum-prizes =
    { $count ->
        [one] A prize card was left idle { $count } time.
       *[other] A prize card was left idle { $count } times.
    }
review-underwood-sum-wild =
    { $count ->
        [one] An Underwood was wasted { $count } time.
       *[other] An Underwood was wasted { $count } times.
    }
review-underwood-sum-out =
    { $count ->
        [one] Going out was missed { $count } time.
       *[other] Going out was missed { $count } times.
    }
