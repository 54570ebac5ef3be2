players =
    { $n ->
        [one] { $n } player
       *[other] { $n } players
    }
about = This game has no table of its own here, so everything is shown as lists.
seen = On the table
stage = Now
own = Only you see this
hand = { $name }: in hand
asked = Waiting for
nobody-asked = Nobody is to move now.
over = The game is over.
secret = In secret: { $n } of { $all } have answered
answered = Your answer is in. So far only you can see it.
window = What you answer
way = How to move
typed = Type it
type-here = Move
list-about = With spaces or commas between.
not-chosen = Choose
send = Make the move
brings = What it brings
story = What has happened
yes = yes
no = no
player = Player
points = Points
place = Place
drawn = A draw.
won = Winner: { $names }.
won-you = You have won.
key-enter = make the move
