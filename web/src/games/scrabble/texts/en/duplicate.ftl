round = Round { $number }
of-time = of { $time }
answered = { $count } of { $all } handed in
may-change = Handed in. You may change it until everyone has, while the clock runs.
kept-so-far = Noted. If time runs out, this word is handed in by itself.
write-one = One word a round, the dearest you see.
over = The game is over
drawing = Filling the rack.
own-place = place { $place }
own-words = Your words this round
best-counts = the best counts
no-words-yet = None yet. You can note a word and go on looking.
passed = Handed in without a word. While the clock runs, a word may still follow.
handed-in = handed in
kept = noted
rejected = Last round: { $word } was not accepted.
unknown = It is not in the dictionary.
not-taken = The dictionary of this game does not take it.
past = Past rounds
points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
no-rounds-yet = The first round is still on.
column-round = Round
column-placed = Best word of the hall
column-own = Yours
column-points = Points
column-place = Place
column-name = Name
no-word = no word
found-by =
    { $n ->
        [one] Last word: found by { $n } player.
       *[other] Last word: found by { $n } players.
    }
could-be = Best possible: { $at } { $word }, { $points }.
places = Places
after-rounds =
    { $n ->
        [one] after { $n } round
       *[other] after { $n } rounds
    }
spread = How { $all } sums are spread: from { $least } to { $most }
you-have = you, { $points }
behind =
    { $n ->
        [one] You are ahead of { $n } in every 100 players.
       *[other] You are ahead of { $n } in every 100 players.
    }
place-of = Your place is { $place } of { $all }.
name-you = { $name }, you
gap = places { $from }–{ $to }
gap-one = place { $place }
hand-in = Hand in
hand-in-points = Hand in for { $points }
hand-in-word = Hand in { $word } for { $points }
remember = Note
words-short = Words { $count }
past-short = Rounds
pass = Hand in no word
pass-short = No word
pass-title = Hand in no word?
pass-about = This round will bring no points.
how-to = Drag a tile, or press it and a square, or choose a square and type the word.
not-counted = This word cannot be counted just now.
time-a-word = { $time } a word
placed-sheets = the best word of the hall is placed
placed-engine = the best possible word is placed
result-own = { $reason } Your place is { $place } of { $all }, { $points }.
key-hand-in = hand in the word
key-remember = note it and go on thinking
key-earlier = return to an earlier word of yours
