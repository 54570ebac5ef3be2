seat = Seat { $n }
you = You
your-turn = Your turn
spectators =
    { $n ->
        [one] { $n } spectator
       *[other] { $n } spectators
    }
fairness = Fairness of this game
chat = Chat
chat-new =
    { $n ->
        [one] Chat, { $n } new message
       *[other] Chat, { $n } new messages
    }
chat-empty = No messages yet.
chat-say = Write to everyone
send = Send
mute = Mute
menu = Table menu
lost = The connection is lost.
lost-kept = Your move is kept here and will be sent.
lost-retry =
    { $n ->
        [one] Trying again in { $n } second.
       *[other] Trying again in { $n } seconds.
    }
retry-now = Now
paused = A pause: the clocks stand still.
resume = Go on
watching = You are watching this game.
pass-device = Pass the device on
now-looks = Now { $name } is looking.
others-turn = Everybody else turns away.
i-am = I am { $name }
offer-pause = { $name } asks for a pause.
offer-resume = { $name } wants to go on.
offer-takeback = { $name } asks to take the last move back.
offer-more-time =
    { $n ->
        [one] { $name } asks for { $n } more second.
       *[other] { $name } asks for { $n } more seconds.
    }
offer-word = { $name } suggests to accept the word { $word }.
offer-abort = { $name } suggests to end without a result.
offer-rematch = { $name } suggests to play again.
offer-waits = { $what } Waiting for the others.
agree = Agree
decline = Decline
withdraw = Withdraw
rematch-ready = The table for the next game is ready.
to-rematch = Sit down
over = The game is over
look-at-table = Look at the table
rematch = Play again
sheet = Score sheet
check-deal = Check the deal
drawer-menu = Table
drawer-rules = Rules
drawer-fairness = Fairness
drawer-chat = Chat
drawer-log = What happened
drawer-sheet = Score sheet
drawer-keys = Keys
drawer-words = Dictionary
drawer-guide = Your first game
hint = Suggest a move (everybody sees it)
ask-pause = Ask for a pause
ask-takeback = Ask to take a move back
ask-time = Ask for one more minute
ask-abort = Suggest to end without a result
leave = Resign and leave
leave-sure = Leave this game for good?
leave-yes = Leave
leave-no = Stay
invite = Invite somebody to watch
notify = Tell me when it is my turn
log-empty = The game has just begun.
host-pause = A pause.
host-resume = The game goes on.
host-more-time = More time was given.
host-takeover = A bot plays for somebody who is away, or they are back.
host-take-back = A move was taken back by consent.
print = Print
save = Save as a table
sheet-empty = Nothing to write down yet.
key-keys = This list
key-rules = Rules
key-chat = Chat
key-escape = Cancel, close
key-tab = Between areas of the table; arrows inside them
first-game = Your first time?
count-word = Count it by consent
report-word = Report the word
word-reported = Reported
my-offer-pause = You ask for a pause.
my-offer-resume = You want to go on.
my-offer-takeback = You ask to take your move back.
my-offer-more-time = You ask for more time.
my-offer-word = You suggest to accept the word { $word }.
my-offer-abort = You suggest to end without a result.
my-offer-rematch = You suggest to play again.
replay = Review and replay
rating = rating
rating-provisional = provisional rating
program = program
