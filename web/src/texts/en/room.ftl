with = Whom to play with
with-bot = A bot
with-friends = Friends
with-device = One device
with-anybody = Anyone
with-hall = Open a hall
start-bot = Start
start-friends = Create a game
start-device = Start
start-anybody = Find an opponent
start-hall = Open the hall
rules = Rules
variant = Variant
variants-first = To begin with
variants-more = The others
level = Bot level
players = How many players
crowd = It works, but you will wait long for your turn.
role = Your place
names = Names around the table
player = Player { $n }
device-about = The screen is passed around; hands of others stay hidden.
pace = Pace
live = Right away
days =
    { $n ->
        [one] { $n } day a move
       *[other] { $n } days a move
    }
listed = Show the table to everybody on the first page
rated = Rated: no hints and no takebacks
hall-name = Name of the hall
hall-starts = Start
in-minutes =
    { $n ->
        [one] in { $n } minute
       *[other] in { $n } minutes
    }
beginners = For beginners
beginners-about = The table helps: risky letters, useful cards, two-letter words.
house-rules = House rules
changed =
    { $n ->
        [one] { $n } changed
       *[other] { $n } changed
    }
own-house = Rules of your own group
closed = This table is closed to you
gathering = Players are gathering
dealing = Everybody is ready, dealing now.
hall-waits = The hall waits for people.
hall-starts-in = Starts in { $time }.
waiting =
    { $n ->
        [one] Waiting for { $n } more person.
       *[other] Waiting for { $n } more people.
    }
waiting-ready = It begins when everybody has said “ready”.
people = People
seats = Seats
taken = { $taken } of { $seats }
bot = bot
this-is-you = this is you
here = here
not-here = away
free = free
ready = ready
sit = Sit down
sit-too = Take this seat too
add-bot = Add a bot
stand-up = Stand up
send-away = Ask to leave
sit-down = Sit down
start-now = Start now
i-am-ready = Ready
not-ready = Not ready yet
leave = Leave
call-friends = Call your friends
qr = QR code of this table's address
invite = Send the link or show the code: whoever opens it can sit down.
address = Address of the table
copy = Copy
copied = Copied
share = Send
agreement = Terms of the game
change = Change
all-usual = Everything by the usual rules.
dictionary = Fingerprint of the dictionary
change-title = Change the terms
change-about = After a change everybody says “ready” anew.
change-save = Save
only-here = This address opens only on this computer. For others to join, start the server for everybody and open the page by this computer's address in the network:
no-such-table = There is no such table: check that the whole address was copied.
rated-leaders = leaders
