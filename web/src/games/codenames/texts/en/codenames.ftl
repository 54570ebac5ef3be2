board = Board, 5 by 5
closed = closed
open = covered
pencilled = marked in pencil
aimed = chosen
pointing = pointed at by { $names }
mark-red = R
mark-blue = B
mark-bystander = C
mark-assassin = A
owner-red = red agent
owner-blue = blue agent
owner-bystander = bystander
owner-assassin = assassin
missed-red = red
missed-blue = blue
missed-bystander = bystander
missed-assassin = assassin
team-red = Red
team-blue = Blue
team-enemy = The enemy
left = left
found =
    { $n ->
        [one] { $n } of { $whole } found
       *[other] { $n } of { $whole } found
    }
role-captain = captain
role-guesser = guesses
role-you = you guess
role-both = guesses for both teams
bot = bot
gone = has left
away = not connected
key = Key
key-hidden = for captains only
legend-red = red, stripes, R
legend-blue = blue, dots, B
legend-bystander = bystanders, plain, C
legend-assassin = assassin, grid, A
clues = Clues
no-clues = No clues yet.
turn-number = turn { $n }
struck = struck
clue-of-red = Red’s clue
clue-of-blue = Blue’s clue
unlimited = unlimited
attempts = Guesses
attempts-any = any number
attempts-left =
    { $n ->
        [one] { $n } left
       *[other] { $n } left
    }
sand = Sand
turn-time = Time left
do-timer = Turn the timer
word = Word
number = Number
no-number = unlimited
word-missing = A word is needed
number-missing = Choose a number
clue-how = One word, and how many of your words it is about. Press a word on the board to mark it for yourself.
no-judge = There is no judge at this table.
late = Time is over: the number 1 only
do-clue = Give the clue
do-insist = Give it all the same
doubt = The judge thinks it is not allowed. Give it all the same?
do-ask = Ask the other captain
do-ask-short = Ask
whispered = Asked in a whisper:
answer-yes = valid
answer-no = invalid
no-answer = no answer
verdict-allowed = Judge: allowed
verdict-doubtful = Judge: doubtful
verdict-forbidden = Not allowed
choose-guess = Choose a word on the board.
choose-penalty = The others’ clue was not valid: you may cover one of your words.
ask-touch = Open
ask-cover = Cover
do-touch = Open
do-cover = Cover
do-stop = Stop here
do-skip = Cover nothing
cancel = Cancel
also-for = { $names } agree
shows = { $name } points at { $word }
whispered-to-you = { $name } asks in a whisper whether this is valid:
respond-you = Is this clue valid?
ruling-you = There is an objection ({ $name }). Does the clue stand?
do-allow = Valid
do-forbid = Invalid
do-accept = No objection
do-object = Object
do-count = It stands
do-strike = Strike it
strike-why = Which rule does the clue break?
struck-enough = You cannot strike any more clues against the judge in this game.
do-vote-keep = It is fair
do-vote-strike = It is not
voted = you have voted
wait-answer = Asked in a whisper: { $clue }. { $name } answers.
wait-ready = Waiting for { $names }.
game-over = Game { $game } is over
do-ready = Next game
played = Games played: { $game } of { $games }
points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
sheet-game = Game
sheet-winner = Winner
sheet-how = How it ended
form-teams = two teams
form-coop = one team against the game
form-three = two captains, one guesser
games =
    { $n ->
        [one] { $n } game
       *[other] { $n } games
    }
judge-block = a strict judge
judge-off = no judge
timer-strict = strict time
timer-none = no timer
key-arrows = over the board
key-space = Space
key-point = point at a word
key-enter = choose a word, again: open it; a captain gives the clue
key-stop = stop guessing
key-object = object
key-accept = no objection
key-clue = a captain: to the number, a number, unlimited
key-cancel = cancel the choice
