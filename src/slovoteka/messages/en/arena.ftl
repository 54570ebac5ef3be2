# slovoteka arena: which of two bots is stronger. And what a bot says that is run by its own file.
arena-progress = pairs of games
arena-score =
    { $first } against { $second }: { $won } : { $lost }, drawn { $draws }; { $games ->
        [one] { $games } game.
       *[other] { $games } games.
    }
arena-share =
    { $first }: { $share } % of game points (95 %: { $low } % to { $high } %) over { $pairs ->
        [one] { $pairs } pair of games.
       *[other] { $pairs } pairs of games.
    }
arena-points = Points a game: { $first } { $one }, { $second } { $two }; difference { $over } (95 %: { $low } to { $high }).
arena-verdict =
    { $verdict ->
        [first] { $first } is stronger.
        [second] { $second } is stronger.
       *[unclear] These games do not tell who is stronger: play more.
    }
arena-thinking =
    { $bot }: { $count ->
        [one] { $count } decision
       *[other] { $count } decisions
    }, usually { $p50 } ms, rarely { $p99 } ms, the longest { $most } ms; lost by its own fault: { $forfeits }
arena-seconds = It took { $seconds } s.
arena-lost = { $bot } lost the game with seed { NUMBER($seed, useGrouping: 0) }: { $why }

## What a bot loses a game for
arena-crashed = it broke, { $why }
arena-too-slow = it thought for longer than { NUMBER($limit_ms, useGrouping: 0) } ms
arena-silent = it said nothing in the window { $window }, where the game waits for it
arena-no-action = what it answered is no action of this game, { $why }
arena-illegal = it broke the rules by “{ $action }”, { $refusal }

## What is wrong with the call
arena-odd = Games are played in pairs with seats swapped: { NUMBER($games, useGrouping: 0) } is odd.
arena-seats = The number of seats is { $seats }, and two bots cannot share them equally: take an even number.
arena-not-loaded = The bot { $bot } could not be loaded: { $why }.
arena-no-factory = { $bot } has nothing that makes a bot: { $name }.
arena-died = The process in which the bots played has broken down. That happens when a bot ends the program by itself, or breaks it outside Python.

## A bot that is run by its own file
bot-of-others = the bot has decided so
bot-run-sits = { $name } sits at the table { $room }.
bot-run-over = The match is over. Places: { $places }. Points: { $scores }.
bot-run-broken-off = The match was broken off.
