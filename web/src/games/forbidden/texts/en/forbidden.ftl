conversation = Conversation
any-order = letters lie in any order
reds = red letters: { $n } of 4
fresh = new
card-red = { $letter }, red
card-black = { $letter }
card-fresh = new
card-place = number { $place } in the word
card-hand = { $letter }, in hand
card-window = { $letter }, in the window
card-warned = { $letter }, careful: gives a word
window = Window
window-count =
    { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
window-note = A red letter may be taken while the window holds at least five.
deck = Deck
deck-left = deck { $n }
in-deck = in the deck
common-discard = common discard
common-count = discard { $n }
see-discards = All discards
piles = Deck and discards
piles-label = { $deck } in the deck, { $common } in the common discard. Show all discards
empty-pile = empty
penalty =
    { $n ->
        [one] Penalty: { $n } point of { $full }
       *[other] Penalty: { $n } points of { $full }
    }
of-full = of { $full }
discard = Own discard: { $letters }
cards-in-hand =
    { $n ->
        [one] { $n } card in hand
       *[other] { $n } cards in hand
    }
hand = Hand
your-place = Your place
opponents = Players
panel = What now
log = Log
hint-turn = Press a letter of your hand or the window, then “Lay”.
hint-call = Type a word or press letters of the conversation. You may also call it later, after another’s move.
hint-wait = You may pick the letter of your next move in advance.
warned = Careful, these give a word: { $letters }.
ask-turn = Your move: lay one letter
ask-turn-how = A black one of your hand or a red one of the window. It should not give a word.
lay = Lay { $letter }
ask-respond = Do you see a word?
ask-respond-who = Its black letters go to the last who moved: { $name }.
call = Don’t say …!
call-by = { $name }: don’t say …!
quiet = in { $n } s
pass = I see no word
pass-all = Nobody sees a word
say-not = Don’t say
word = Word
say = Call it
say-later = Call it in { $n } s
who-says = Who says so?
cancel = Cancel
tap-letters = Press letters of the conversation in order, then the name of who saw the word.
tap-letters-or-type = Press letters of the conversation in order, or type the word.
missing = Too few of these lie on the table: { $letters }.
would-take = { $name } would take
would-take-nothing = There is no black letter in it, so there is no penalty.
would-return =
    { $n ->
        [one] Back to the window:
       *[other] Back to the window:
    }
would-restart = Fewer than two red letters would be left, and the conversation begins anew
would-end = That would end the game
ask-choose = Who moves next?
ask-choose-why = Whoever took the letters decides.
choose-left = My left neighbour
choose-self = Me
ask-doubt-of = { $name }, is there such a word?
accept = I believe it
doubt = I doubt it
ask-vote = Is there such a word: { $word }?
votes-now = Now votes { $name }
vote-for = There is
vote-against = There is not
next-game = On to the next game
wait-turn = To move: { $names }
wait-respond = Looking for a word: { $names }
wait-choose = Who moves next is up to { $names }
wait-doubt = Whether to believe it is up to { $names }
wait-vote = The table votes: { $votes } of { $of }
wait-ready = The game is over. Still to be ready: { $names }
wait-chance = Chance is at work
wait-over = The game is over
status-bot = bot
status-gone = has left
status-gone-you = you have left
status-moves = moves
status-moves-you = your move
status-laid = lays { $letter }
status-laid-you = you laid { $letter }
status-passed = sees no word
status-passed-you = you see no word
status-looks = looks for a word
status-looks-you = do you see a word?
status-chooses = says who moves
status-chooses-you = say who moves
status-weighs = weighs the word
status-weighs-you = do you believe it?
status-speaks = calls a word
status-speaks-you = your word
status-votes = votes
status-votes-you = your vote
status-ready = is ready
status-ready-you = you are ready
status-rests = looks at the sheet
status-rests-you = look at the sheet
others = What else could have been called: { $words }
no-others = There was no other word
players =
    { $n ->
        [one] { $n } player
       *[other] { $n } players
    }
game-of = game { $game } of { $games }
by-dictionary = words by the dictionary
by-vote = words by vote
fined = a wrong call costs a point
warns = for beginners
series = Series: { $played } of { $games }. Fewer points are better
player = Player
sheet-game = Game
sheet-total = Total
over-penalty = A penalty has reached ten.
over-deck = The deck is out.
over-left = One player is left.
key-hand = card of the hand
key-window = letter of the window
key-enter = lay the card; call the word
key-letters = any letter opens “Don’t say …!”
key-pass = I see no word; I believe it
key-doubt = I doubt it
key-choose = who moves next
key-escape = cancel
