title = Ratings
lead = Every category has a table of its own. To get into one, play a rated game.
numbers-about = A newcomer starts at 1500 ± 700. The number is strength, the “±” how unsure we are of it: less with every game. A rating is provisional until there are ten games and the “±” is at most 220; in the table the provisional stand after all others.
people-there =
    { $n ->
        [one] { $n } player
       *[other] { $n } players
    }
nobody-there = nobody yet
all-categories = All categories
kind = Whom to show
kind-people = People
kind-programs = Programs
place = #
player = Player
rating = Rating
games = Games
you = you
provisional = provisional
nobody = Nobody has played a rated game here yet.
bots = Bots for comparison
bots-about = Their strength was measured in games among themselves and stays as it is.
more = Show more
since = Here since { $date }
program = Program
program-about = Not a human but somebody’s program. Programs play rated games only among themselves and with bots.
this-is-you = This is you
settings = Name and settings
no-ratings = No rated games yet.
to-leaders = Tables of leaders
counted =
    { $n ->
        [one] { $n } rated game
       *[other] { $n } rated games
    }
plot = Rating from game to game: { $title }
plot-about = First { $first }, now { $last }. Lowest { $least }, highest { $most }.
in-numbers = In numbers
date = Date
matches = Recent games
no-matches = No finished games yet.
placed = place { $place } of { $sides }
score = points: { $score }
no-result = no result
rivals = Opponents:
bot = bot ({ $level })
and-more = and { $n } more
not-counted = not counted
replay = Replay
by-correspondence = by correspondence
