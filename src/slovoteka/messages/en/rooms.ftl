# Rooms: who sits where, what they agree on, what they ask of each other; the store, and news between machines.

## Before the game
already-started = The game has begun: it is too late to sit down, stand up or change the conditions. Who plays may leave the game, others may watch.
not-started = The game has not begun yet: wait until everybody is ready.
room-full = There is no free seat: watch, or find another table.
not-welcome = The owner of this table does not want to play with you: find another table.
not-your-chair = Seat { $seat } is not yours.
not-owner = Only the owner of the table can do this.
no-bots-in-halls = Only people play in a hall: bots get no seat there.
no-hints-in-halls = There are no hints in a hall: everybody plays the same letters.
no-hints-on-words = Whether there is such a word is for you to say: there are no hints on that.
no-offers-in-halls = Nothing is agreed on in a hall: no pauses, no takebacks, no words by consent.
one-chair-in-halls = In a hall everybody has one seat: take the others away.
agreement-changed = The conditions of the table have changed: read them and press “ready” again.
conditions-fixed = The conditions of this table cannot change: others came for them. Open a new table.
seats-taken = These are too few seats: seat { $seat } is taken and has to be freed first.
not-ready =
    Waiting for { $count ->
        [one] { $count } player
       *[other] { $count } players
    }: { $names }.
salts-not-asked = Salts are opened once everybody is ready and before the first move: nobody waits for one now.

## Conditions
days =
    A move by correspondence has from 1 to { $most ->
        [one] { $most } day
       *[other] { $most } days
    }.
days-and-clock = There is no clock in a game by correspondence: leave out the clock of the game or the days for a move.
absence =
    A table waits { $least } to { NUMBER($most, useGrouping: 0) } { $most ->
        [one] second
       *[other] seconds
    } for a player who is away.
no-key = This game has no secret key, so there is nothing to show to spectators: leave out open_key.
starts-without-hall = Only a hall starts by itself at its time: add hall or leave out starts_in_s.
hall-by-correspondence = In a hall all play at the same time: leave out the days for a move.
rated-stand-in = In a rated game no bot plays for somebody who is away: leave out absence or rated.

## Consent of all
rated = Not in a rated game: no hints, no takebacks, no words by consent.
still-playing = The game is still going on: another one can be offered when it ends.
not-paused = The game is not paused.
rated-takeback = No move is taken back in a rated game.
no-move-yet = You have not moved yet.
not-the-last-move = It is no longer the last move.
move-has-opened = This move opened a card, so it cannot be taken back.
enough-takebacks =
    At most { $most ->
        [one] { $most } move
       *[other] { $most } moves
    } can be taken back in one game.
more-time =
    You can add { $least } to { NUMBER($most, useGrouping: 0) } { $most ->
        [one] second
       *[other] seconds
    }.
no-dictionary = This game has no dictionary: nobody checks words here.
too-many-words =
    No more than { $most ->
        [one] { $most } word counts
       *[other] { $most } words count
    } by consent in one game.
no-offer = Nobody offers this: the offer was taken back, declined or accepted already.
offer-changed = The offer that you answer has been replaced by another: look again.
has-left = You have left this game and decide nothing in it any more.
enough-words = The limit of pauses, takebacks and extra time in one game is { $most }, and this game has reached it.
owner-gone = The owner of this table has deleted their name: open a new table for the next game.
no-hint = There is nothing to suggest here: decide for yourself.

## Talk and spectators
muted = The owner of the table does not let you write here.
only-to =
    { $audience ->
        [key] You know the key, so you write only to those who know it too.
        [table] At the table one writes to the whole table.
       *[spectators] Spectators write only to spectators.
    }
key-closed = At this table the key is not shown to spectators.
not-witness = You have not been shown the key yet: ask for it first.
only-spectators = The key is shown to spectators only, and you play.
too-many-witnesses = Too many spectators see the key already: watch without it.
too-many-watched =
    One connection watches no more than { $most ->
        [one] { $most } table
       *[other] { $most } tables
    } at once: let some go, or connect once more.
not-a-frame = The message cannot be read: { $why }.

## Bots
bot-reserve = The bot did not answer in time, so a plain move within the rules was made for it.
game-not-installed = The game “{ $game }” is not installed on this site. The match is kept, and will open again once the game is back.
newer-rules = This game was begun with version { $version } of the rules, which this server does not know yet: update it.

## The store, and news between machines
store-url = There can be no database at “{ $url }”: give the path of a file, sqlite:///path or postgresql://….
store-folder = Nothing can be written into the folder { $folder }: it is not there, or may not be written to.
store-newer = The database is newer than the program (schema { $version }, known { $known }): update the program.
store-unreachable = The database does not open: it is not one of Slovoteka, the file is in use or broken, or its server does not answer or does not let us in ({ $system }).
store-in-use = Another server (process { $pid }) serves this database already: stop it, or take another database.
store-not-empty = There is something in the new database already: it has to be empty to be copied to.
nats-unreachable = NATS at { $url } does not answer: check the address, and whether it runs.
witness-sits = You have seen the key: you cannot sit down at this table any more.
