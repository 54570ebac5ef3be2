board = Board, 15 by 15
row = row
rack = Rack
rack-tile = { $place }: { $letter }, { $value }
players = Players
score = Score:
blank = blank
first-rack = First rack
second-rack = Second rack
premium-none = empty
premium-dl = double letter
premium-tl = triple letter
premium-dw = double word
premium-tw = triple word
not-sent = yours, not sent
of-last-move = last move
legend-letter = ring: letter score
legend-word = line: word score
gone = has left
will-skip = will lose a turn
overtime = { $time } over
bag = Bag
in-bag = In the bag: { $count }
in-bags = Vowels { $vowels }, consonants { $consonants }
unseen = unseen: { $count }
protocol = Moves
turn-number = move { $number }
no-moves-yet = No moves yet.
column-turn = Move
column-total = Total
column-end = End
turn-failed = { $word } taken off
turn-exchange = exchange, { $count }
turn-pass = pass
turn-timeout = out of time
turn-tries = four wrong words
turn-skip = turn lost
your-turn = Your move
moves-now = { $name } to move
draws-now = { $name } draws tiles
place-across = { $square } across
place-down = { $square } down
count-letter = { $letter } × { $factor }: { $adds } more
count-word = word: { $count }
count-theme = theme: { $adds } more
count-all = all seven tiles: { $adds } more
in-dictionary =
    { $n ->
        [one] { $word } is in the dictionary
       *[other] all { $n } words are in the dictionary
    }
not-in-dictionary = not in the dictionary: { $words }
claim = Your points for the move
theme-claim = On the theme “{ $theme }”:
exchange = Exchange
pass = Pass
play = Play
play-points = Play { $points }
play-word = Play { $word } for { $points }
shuffle = Shuffle
sort = Sort
recall = Take back to the rack
shuffle-short = Mix
sort-short = Sort
recall-short = Recall
exchange-short = Swap
bag-short = Bag { $count }
moves-short = Moves
pass-short = Pass
not-your-turn = It is not your move. You can lay tiles in advance: they will wait.
lay-first = Lay tiles on the board first.
no-such-tile = There is no { $letter } on your rack.
ousted =
    { $n ->
        [one] Square { $squares } is taken now: your tile is back on the rack.
       *[other] Squares { $squares } are taken now: your { $n } tiles are back on the rack.
    }
lots = Drawn for the first move: { $lots }.
opening =
    { $n ->
        [one] The first word has at least { $n } letter.
       *[other] The first word has at least { $n } letters.
    }
how-to = Drag a tile, or tap it and then a square, or choose a square and type a word.
how-to-declare = Lay a word and say how many points it is worth.
last-move = { $name }: { $move }
blank-title = Which letter is it?
blank-about = Tap a letter or type it.
exchange-title = Exchange tiles
exchange-about = Choose what goes back into the bag. That ends your move.
exchange-all = Choose all
exchange-do =
    { $n ->
        [one] Exchange { $n } tile
       *[other] Exchange { $n } tiles
    }
pass-title = Pass?
pass-about =
    { $n ->
        [one] Tiles and points stay as they are. { $n } pass in a row so far.
       *[other] Tiles and points stay as they are. { $n } passes in a row so far.
    }
no = No
swap-title = Take the blank?
swap-about = Your { $letter } goes on { $at } and the blank comes to you. Your move goes on.
swap-do = Take
short-words = Two-letter words
magnifier = Magnifier
magnifier-begin = Which square to begin with?
magnifier-lay = Where does the tile go?
respond-title = Another’s move: accept or challenge
played-now = { $name }: move on the board
accept = Accept
challenge = Challenge
penalty-none = If the words are good, a challenge costs nothing. If not, the move comes off.
penalty-turn = If the words are good, you lose a turn. If not, the move comes off.
penalty-five = If the words are good, you lose 5 points. If not, the move comes off.
penalty-ten = If the words are good, you lose 10 points. If not, the move comes off.
penalty-vote = If you challenge, the whole table votes on the words in secret.
waits-for-others = Waiting for the others.
accepted = You have accepted. While others think you may still challenge.
vote-title = Are these words?
vote-yes = Yes
vote-no = No
vote-kept = Your vote is kept. It is shown when all have voted.
theme-title = What is on the theme “{ $theme }”?
theme-send = Done
draw-title = Which bag to draw from?
pick-title = Choose tiles
held = { $held } of { $whole }
bag-vowels = Vowels, { $count }
bag-consonants = Consonants, { $count }
pick-do =
    { $n ->
        [one] Take { $n } tile
       *[other] Take { $n } tiles
    }
final-title = Final count
final-left = left
final-lost = lost
final-gained = gained
final-time = time
final-overtime = time { $points }
edition-mattel = Mattel edition
edition-bilingual-ru = bilingual: Russian
edition-bilingual-uk = bilingual: Ukrainian
words-auto = dictionary checks at once
words-challenge = words are challenged
words-vote = words are voted on
theme = theme “{ $theme }”
days-a-move =
    { $n ->
        [one] { $n } day a move
       *[other] { $n } days a move
    }
time-a-game = { $time } a game
time-a-move = { $time } a move
result = { $reason } First place: { $name }, { $points }.
result-mine = { $reason } You win with { $points }.
result-even = { $reason } First place is shared by { $names } with { $points }.
result-alone = { $reason } { $points } in all.
key-arrows = move about the board
key-letter = letter
key-lay = lay a tile
key-blank = lay a blank
key-space = Space
key-turn = across or down
key-back = take the last tile back
key-play = play
key-tile = a tile of the rack
key-exchange = exchange
key-sort = sort the rack
key-shuffle = shuffle the rack
key-challenge = challenge
key-accept = accept
