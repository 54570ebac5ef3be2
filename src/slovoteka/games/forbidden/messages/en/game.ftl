# «Запретные слова»: what the table waits for, options.

## What the table waits for
forbidden-stage-first = Chance decides who moves first.
forbidden-stage-red = Two red letters open the conversation.
forbidden-stage-deal = Cards are dealt.
forbidden-stage-refill = A new card is taken from the deck.
forbidden-stage-lot = Out of time: a card is laid by lot.
forbidden-stage-turn =
    { $me ->
        [yes] Your turn
       *[no] { $name } moves
    }
forbidden-stage-respond =
    { $me ->
        [yes] Do you see a word?
       *[no] The opponents look for a word
    }
forbidden-stage-choose =
    { $me ->
        [yes] Who moves?
       *[no] { $name } decides who moves
    }
forbidden-stage-vote = Is there such a word?
forbidden-stage-break = A break between two games of the series
forbidden-stage-over = The game is over

## The table on the screen
forbidden-conversation = Talk
forbidden-window = Window
forbidden-hand = Hand
forbidden-hands = Hands
forbidden-points = Penalty
forbidden-deck = { $left } in the deck
forbidden-sheet = Series
forbidden-warned = Careful, these letters give a word: { $letters }.

## What can be typed
forbidden-prompt-turn = Your letter
forbidden-prompt-respond = Do you see a word? Word or Enter
forbidden-prompt-choose = Who moves: я or слева
forbidden-prompt-doubt = Is it a word: верю or сомневаюсь
forbidden-prompt-vote = Is it a word: за or против
forbidden-prompt-ready = Go on: готов
forbidden-prompt-call = Do you see a word?
forbidden-help-goal = Lay a letter at a time so that no word can be made of the conversation. Whoever moved last pays with the letters of a word that others call; with 10 the game is lost.
forbidden-help-marks = Red letters stand in round brackets, black ones in square brackets. A red one may be taken from the window while it holds at least five.
forbidden-help-lay = ж — lay Ж from your hand or a red letter from the window; я is a letter in your own turn, +я always is
forbidden-help-call = !дом or «не говори дом» — call a word made of the conversation; plain дом will do too
forbidden-help-pass = Enter or - — I see no word
forbidden-help-choose = я, слева — who moves (me or the left), if the letters went to you
forbidden-help-vote = верю, сомневаюсь, за, против, готов (believe, doubt, for, against, ready) — when asked

## Options
forbidden-option-rules = version of the rules: 1 the earlier one, 2 the current one
forbidden-option-seats = how many players, 2 to 8
forbidden-option-deck = which deck to play with
forbidden-option-first = who moves first, counted from zero; otherwise chance decides
forbidden-option-games = how many games in the series
forbidden-option-check = how words are checked: by dictionary or by vote
forbidden-option-proper = proper names are allowed
forbidden-option-jargon = jargon is allowed
forbidden-option-jargon_words = own words of jargon, separated by commas
forbidden-option-obscene = obscenities are allowed
forbidden-option-false_call = what a wrong «Не говори …!» costs: nothing or a point
forbidden-option-warn = warn beginners which letters give a word
forbidden-option-reveal = show after a call what else could have been called
forbidden-option-rated = a rated game
forbidden-option-respond_ms = how long to wait for a word after a letter, ms
forbidden-option-turn_ms = time for a move, ms
forbidden-option-choose_ms = time to choose who moves, ms
forbidden-option-vote_ms = time to vote, ms
forbidden-option-break_ms = break between two games of a series, ms

## The end
forbidden-final-points = Penalties: { $points }.

## Variants
forbidden-variant-standard = the dictionary checks the words
forbidden-variant-flat-deck = more of the rare letters, and more room for moves
forbidden-variant-vote = no dictionary: the table votes on doubtful words
forbidden-variant-fined-calls = a wrong call costs a point
forbidden-variant-jargon-and-names = jargon and names are allowed
forbidden-variant-beginners = with warnings for beginners
forbidden-variant-reveal = after a call all see what else could have been called
forbidden-variant-series = a series of three games
forbidden-variant-crowd = a large company

## Many players at a table.
forbidden-seats-warn = with { $warn } or more at the table, the deck ends a game more often than the penalty does
forbidden-many-seats =
    There are more than { $warn } { $warn ->
        [one] player
       *[other] players
    }: the deck will end the game more often than the penalty does.

category-forbidden = Forbidden Words

tui-title-forbidden = Forbidden Words
tui-box-forbidden = Forbidden Words

forbidden-what = “{ $text }” cannot be understood: write a letter, !word or “-”; “?” shows help.
