steps = Steps of the turn
step-draw = Draw three
step-prizes = Change prizes
step-word = Word
step-tape = Letter to the tape
step-done = done
step-now = now
step-later = later
step-may = you may, before the word
step-not-needed = not needed
step-none = no word
moves = Turn: { $name }
between = Between rounds
over = The game is over
tape = Tape
tape-order = the oldest by the deck, the newest on the right
tape-place = place { $at } of { $all }
torn =
    { $n ->
        [one] { $n } card comes off
       *[other] { $n } cards come off
    }
tear-here = The tape tears here
to-word = word
to-hand = hand
to-swap = swap
goes-here = here
deck-left = deck { $n }
deck-under = under it { $cards }
useful =
    { $n ->
        [one] useful: a word of { $n } letter
       *[other] useful: a word of { $n } letters
    }
useful-mark =
    { $n ->
        [one] { $n } letter
       *[other] { $n } letters
    }
card-letter =
    { $n ->
        [one] { $letter }, { $n } point
       *[other] { $letter }, { $n } points
    }
card-underwood = Underwood
card-prize = prize: { $when }, { $does }
copies = of { $n }
underwood-as = Underwood for { $letter }
when-length = word of { $range } letters
when-starts = first letter { $of }
when-ends = last letter { $of }
when-has = { $of }: { $range }
when-dear = a letter worth { $n } or more
range-from = { $least }+
range-to = up to { $most }
range-none = none
vowel-one = a vowel
vowel-many = vowels
consonant-one = a consonant
consonant-many = consonants
does-letter-times = dearest letter × { $times }
your-word = Your word
in-advance = turn: { $name }; you may build ahead
build-hint = Press cards of hand and tape, or type the word
word-so-far = Word: { $word }
word-none = empty so far
word-good = { $word } stands
word-bad = { $word } does not stand
from-tape = tape
from-table = swap
served = same card
stacked =
    { $n ->
        [one] { $n } card in one place
       *[other] { $n } cards in one place
    }
press-takes-back = take back
press-serves = multiply
prize-back = { $card }, take back
trick = Multiply or reduce
trick-none = As usual
trick-multiply = Multiply
trick-reduce = Reduce
second-word = Second word
no-second-word = No second word
points =
    { $n ->
        [one] point
       *[other] points
    }
points-of =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
clear = Take cards back
checks = Conditions of the turn
met = met:
unmet = not met:
lay = Lay
lay-for = Lay for { $n }
no-word = No word
finish = End the turn
name-underwood = Which letter the Underwood becomes
no-card = There is no { $letter } in your hand or on the tape.
no-underwood = There is no Underwood in your hand or to swap.
letters-only = Only a letter goes to the tape. Rule UW-45.
hand = Hand
hand-discard = press a prize card to discard it and draw another
hand-no-prizes = no prize cards in your hand
hand-tape = choose a letter for the tape
hand-cost = the hand will be worth { $n } after the turn
hand-out = you are out, the round ends
hand-empty = no cards
in-word = in the word
in-tape = for the tape
words-and-score = Words and score
words-on-table = Words on the table
cards-in-hand =
    { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
all-know = known to all: { $cards }
take-underwood = Underwood for { $letter } in { $word }: swap for your letter
swap-tip = You hold a letter to swap: press the marked Underwood and put it into your word.
score = Score
to-target = to { $n }
round = Round
total = Total
player = Player
last-word = Last word: { $name }
no-words-yet = No words yet
doubt-title = { $name }: do you believe this word
vote-title = { $name }: is there such a word
accept = I believe it
doubt = I doubt it
vote-yes = There is such a word
vote-no = There is no such word
answered = answered
others-think = The others decide whether to believe it.
others-vote = The table votes.
round-over = Round { $n } is over
count-hand = Left in hand
count-words = Words
count-cost = Hand
count-round = Round
ready = Next round
ready-name = { $name }: next round
waiting-for = Waiting for: { $names }
round-now = round { $n }
to-points =
    { $n ->
        [one] to { $n } point
       *[other] to { $n } points
    }
words-nouns = common nouns
words-all = any words
words-by-vote = the table judges words
key-letters = Type the word: cards of the hand first, then of the tape
key-underwood = Lay an Underwood
key-prize = Add a prize card, the next one
key-trick = Multiply or reduce
key-second = Second word
key-move = Move a letter of the word
key-steps = Step of the turn: prizes, word, tape
key-back = Take the last card back
key-enter = Lay, then end the turn
key-answer = Believe, doubt
