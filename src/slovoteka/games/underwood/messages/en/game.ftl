# “Underwood”: what the table waits for, what can be typed, options.

underwood-drew-several-hidden =
    { $count ->
        [one] { $name } takes { $count } card.
       *[other] { $name } takes { $count } cards.
    }
underwood-last-warning = One more such turn in a row, and you are out of the game.

## Words inside sentences
underwood-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
underwood-round = round { $round }
underwood-judged = { $word }, { $points }
underwood-judged-prize = { $word }, { $points } ({ $sign } { $about })

## What the table waits for
underwood-stage-dealer = Chance decides who deals
underwood-stage-deal = Cards are dealt
underwood-stage-first = The first card of the tape is turned up
underwood-stage-draw =
    { $me ->
        [yes] You take cards
       *[no] { $name } takes cards
    }
underwood-stage-exchange =
    { $me ->
        [yes] You take a card for a prize card
       *[no] { $name } takes a card for a prize card
    }
underwood-stage-lot = Time is over, chance takes a letter for the tape
underwood-stage-turn =
    { $me ->
        [yes] Your turn
       *[no] { $name } moves
    }
underwood-stage-respond =
    { $me ->
        [yes] { $name }: { $words }. Do you believe it?
       *[no] The others think whether to believe { $words }
    }
underwood-stage-vote =
    { $name }: { $words }. { $count ->
        [one] Is there such a word?
       *[other] Are there such words?
    }
underwood-stage-break = Round { $round } is over
underwood-stage-over = The game is over

## The table on the screen
underwood-row-tape = Tape
underwood-row-hand = Hand
underwood-row-drawn = Taken
underwood-row-swap = Swaps
underwood-row-turn = Written
underwood-row-struck = Failed
underwood-tries-left =
    { $left ->
        [0] now only a letter for the tape
        [one] { $left } attempt is left
       *[other] { $left } attempts are left
    }
underwood-row-discarded = Discarded
underwood-row-shown = All saw
underwood-row-score = Score
underwood-deck = deck { $left }
underwood-under = under it { $cards }
underwood-in-front = { $points }, cards { $cards }
underwood-swap = swap={ $target }: your { $letter } into { $word }
underwood-tape-swap = swap={ $target }: { $letter } of the tape into { $word }
underwood-to-target = up to { $target }
underwood-count-laid = words
underwood-count-cost = hand
underwood-count-round = round
underwood-count-total = total
underwood-count-hand = left over
underwood-count-narrow = { $name }: words { $laid }, hand { $cost }, round { $round }, total { $total }

## A trial
underwood-draft-word = { $word }: { $count }
underwood-draft-prize = { $sign } { $about }
underwood-draft-verdict = { $word }: { $reason }
underwood-draft-torn = from the tape: { $letters }
underwood-draft-more = a second word may follow: + WORD
underwood-draft-met = rules kept: { $rules }
underwood-draft-left = In hand remain { $hand }: { $cost } if the round ends.
underwood-draft-left-nothing = Nothing remains in hand.
underwood-draft-ready = This turn can be made: { $points }.
underwood-draft-out = This turn can be made: { $points }, and ends the round.
underwood-draft-not-ready = This turn cannot be made yet.
underwood-draft-later = In your turn it can be made, if the cards stay as they are: { $points }.
underwood-draft-not-later = In your turn it cannot be made either.
underwood-draft-vote = The table may doubt it, and then all vote.
underwood-or-underwood = Or with an Underwood: { $turn }.
underwood-try-nothing = A turn can be tried: ? КОТ л3 > А or try КОТ л3 > А. You are told what it brings, and it is not made.

## All cards
underwood-cards-title = The deck “{ $title }”: letters { $letters }, Underwoods { $underwoods }, prize cards { $prizes }.
underwood-cards-underwood = any letter; 0 in a word, −{ $cost } in hand

## What can be typed
underwood-prompt-turn = WORD > А or > А
underwood-prompt-letter = > А
underwood-prompt-respond = Enter – accept, d – doubt
underwood-prompt-doubt = You believed it; d – doubt it after all, while others think
underwood-prompt-vote = for or against
underwood-prompt-ready = Enter goes on
underwood-help-goal = A turn: three cards are taken, then a word, if there is one, and a letter for the tape. Your words count for you, cards in hand at the end of the round against you. Who has no letters left ends the round; the match goes up to { $target }.
underwood-help-lay = КОТ > А: a word, then А into the tape; > А: no word; “-”: when there is nothing for the tape either
underwood-help-tape = КОТ л3 > А: tear off the tape at its third card, which goes into the word, the others into the word or the hand; at least one card of the word is from the hand
underwood-help-underwood = К*ОТ > А: an Underwood for О; without * an Underwood takes the place of a letter that neither the hand nor the tape has
underwood-help-swap = К*ОТ о2.1.3 > А: your letter goes in the place of an Underwood (player 2, word 1, letter 3), and that into your word
underwood-help-prize = КОТ п8 > А: with prize card ⑧; СЛОН п9 + ДОМ > А: two words, if the card allows it; discard 6: change card ⑥ before the word
underwood-help-multiply = КО(О)ПЕРАТИВ п10 > А: multiply, (О) has no card of its own; П[ОО]ЛЕ п10 > А: reduce, two О in one place
underwood-help-try = ? КОТ л3 or try КОТ л3: what it would bring and what it lacks, without doing it
underwood-help-cards = cards: letters with prices and copies, prize cards
underwood-help-vote = Enter or accept, d or doubt: of another’s word; for or +, against or “-”: when the table votes
underwood-help-ready = ready or Enter: on to the next round
underwood-stand-in = The cards of the printed box are unknown: “{ $title }” stands in for them. “cards” lists its cards.
underwood-deck-is = A deck of your own: “{ $title }”. “cards” lists its cards.
underwood-target-is = The match goes up to { $target }.

## The result
underwood-final-scores = Score: { $scores }.

## Variants
underwood-variant-standard = common nouns, up to a hundred points
underwood-variant-extended = any words of two letters and more
underwood-variant-vote = no dictionary: the table votes on words in doubt
underwood-variant-short = up to 30 points, equal scores play one more round
underwood-variant-crowd = a large company

## Options
underwood-option-rules = version of the rules: 1 is the earlier one, 2 the current one
underwood-option-seats = how many players, from 2 to 10
underwood-option-deck = which deck to play with: a name or a .toml or .json file
underwood-option-target = the sum that wins
underwood-option-rounds = how many rounds at most
underwood-option-tie = equal totals share the win or play one more round
underwood-option-dealer = who deals first, counted from zero; otherwise chance decides
underwood-option-position = the turn to begin with, a .json file
underwood-option-words = nouns or any words
underwood-option-own_words = words of your own with commas, or a .txt file
underwood-option-obscene = obscene words are allowed
underwood-option-check = how words are judged: by the dictionary or by vote
underwood-option-turn_ms = time for a turn, ms
underwood-option-respond_ms = how long to wait for doubts, ms
underwood-option-vote_ms = time for a vote, ms
underwood-option-break_ms = break between rounds, ms

## Many players at a table.
underwood-seats-warn = with { $warn } or more at the table, a round ends when everybody has hardly moved: two to six play best
underwood-many-seats =
    There are more than { $warn } { $warn ->
        [one] player
       *[other] players
    }: a round will end when everybody has hardly moved. Two to six play best.

underwood-best =
    { $out ->
        [yes] points: { $points }, and the round is over
       *[no] points: { $points }; cost of the cards that stay: { $cost }
    }

## A game from a turn
position-seats =
    You gave { $count } { $count ->
        [one] seat
       *[other] seats
    } for { $seats } { $seats ->
        [one] player
       *[other] players
    }.
position-no-hand = The cards of whoever is to move are needed.
position-tape = Only letters lie in the tape.
position-totals =
    A player has at most { $most } { $most ->
        [one] point
       *[other] points
    }.
position-card = There is no card “{ $card }” in the deck. “{ $wild }” is an Underwood, { $first } the first prize card.
position-too-many =
    You gave “{ $card }” { $count } { $count ->
        [one] time
       *[other] times
    }, but the deck has { $most }.
position-word = A word on the table is written wrongly.

category-underwood-nouns = Underwood, nouns
category-underwood-all = Underwood, all parts of speech

tui-title-underwood = Underwood
tui-box-underwood = Underwood
