forbidden-not-now =
    Not now: { $window ->
        [turn] lay a letter from your hand or from the window
        [respond] call a word (!word) or say that you see none (-)
        [call] you may only call a word (!word)
        [choose] say who moves: «я» or «слева»
        [doubt] say «верю» or «сомневаюсь»
        [vote] vote «за» or «против»
       *[ready] say «готов»
    }.
series-length =
    A series may have 1 to { $most } { $most ->
        [one] game
       *[other] games
    }, not { $games }.
warning-in-rated-play = There are no hints for beginners in rated games: take away warn or rated.
warning-without-dictionary = The dictionary warns of words: warn does not go with check=vote.
reveal-in-rated-play = In rated games words are not shown after a call: take away reveal or rated.
reveal-without-dictionary = The dictionary knows what else could have been called: reveal does not go with check=vote.
jargon-list-without-jargon = A list of jargon is of use only where jargon is allowed: add jargon=true.
deck-size =
    Deck “{ $deck }”: { $colour ->
        [red] red
       *[black] black
    } cards are { $cards } and should be { $expected }.
deck-count = Deck “{ $deck }”: “{ $item }” cannot be read; write a letter and a number, like Н5, each letter once.
deck-order =
    Deck “{ $deck }”: { $colour ->
        [red] red
       *[black] black
    } letters must be in the order of the alphabet.
deck-both-colours = Deck “{ $deck }”: letters that are both red and black: { $letters }.
no-such-card = There is no card { $letter } in the deck.
too-few-red =
    The window holds { $left ->
        [one] { $left } red letter
       *[other] { $left } red letters
    }, and one may be taken only while there are at least { $needed }: lay a black one from your hand.
one-letter = Exactly one letter is laid, and this is “{ $letter }”.
not-in-the-window = There is no red { $letter } in the window.
not-in-hand = There is no { $letter } in your hand.
too-soon =
    After a mistake you must wait: { $wait_s ->
        [one] { $wait_s } second
       *[other] { $wait_s } seconds
    } more.
word-too-short =
    “{ $word }” is too short: a word needs at least { $least } { $least ->
        [one] letter
       *[other] letters
    }.
no-hard-sign = There is no card Ъ in the deck, so “{ $word }” cannot be made.
letters-missing = “{ $word }” cannot be made from the conversation. Missing: { $letters }.
