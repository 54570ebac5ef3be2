# The terminal client.

tui-no-terminal = This needs a terminal. Without one, play by lines: slovoteka play.
tui-title = Slovoteka
tui-title-scrabble = Scrabble
tui-title-forbidden = Forbidden Words
tui-title-underwood = Underwood
tui-title-codenames = Codenames

## The shelf
tui-box-scrabble = Scrabble
tui-box-bilingual = Scrabble, bilingual set
tui-box-forbidden = Forbidden Words
tui-box-underwood = Underwood
tui-box-codenames = Codenames
tui-level = Bots
tui-seats = Seats
tui-variant = Variant { $variant }
tui-role = You
tui-role-captain = captain
tui-role-guesser = guesser
tui-start = Play

## At the table
tui-rack = Rack
tui-line = A command, then Enter; ? – what can be done
tui-your-turn = Your turn
tui-over = The game is over
tui-no-tile = You have no tile { $letter }.
tui-not-asked = It is not for you now.
tui-blank = Which letter is the blank to be?
tui-yes = Yes
tui-no = No
tui-close = Close
tui-sure-leave = Leave? The game ends with that.
tui-sure-guess = Touch “{ $word }”?
tui-sure-penalty = Cover “{ $word }” as a penalty for your rivals?
tui-sure-enemy = Cover “{ $word }” for the enemy?
tui-call-missing =
    { $count ->
        [one] The conversation lacks the letter { $letters }.
       *[other] The conversation lacks the letters { $letters }.
    }
tui-call-nobody = Nobody has laid a letter yet.
tui-call-takes = If it is a word, the letters { $letters } ({ $count }) go to { $name }.
tui-call-ends = That ends the game.
tui-turn-stands = this turn can be made

## What can be done
tui-deed-exchange = Exchange…
tui-deed-pass = Pass
tui-deed-accept = Accept
tui-deed-challenge = Challenge
tui-deed-doubt = Doubt
tui-deed-for = For
tui-deed-against = Against
tui-deed-theme = On theme…
tui-deed-no-theme = Off theme
tui-deed-vowel = Vowel
tui-deed-consonant = Consonant
tui-deed-take = Take…
tui-deed-write = Write…
tui-deed-cross = I have it
tui-deed-no-letter = I do not
tui-deed-cross-bingo = I have it, bingo!
tui-deed-bingo = Bingo!
tui-deed-call = Do not say…!
tui-deed-no-word = I see no word
tui-deed-me-next = I move
tui-deed-left-next = The left neighbour
tui-deed-ready = Go on
tui-deed-tape = To the tape…
tui-deed-try = Try…
tui-deed-cards = Cards
tui-deed-may = Allowed
tui-deed-may-not = Not allowed
tui-deed-agree = Agreed
tui-deed-object = I object
tui-deed-stands = It counts
tui-deed-strike = Strike it
tui-deed-stop = Enough
tui-deed-skip = No penalty
tui-deed-timer = Sand-glass
tui-deed-again = Another game
tui-deed-games = To the games

## Keys
tui-key-help = help
tui-key-leave = leave
tui-key-quit = quit
tui-key-theme = colours
tui-key-next = next
tui-key-game = game
tui-key-choose = choose
tui-key-start = start
tui-key-square = square
tui-key-direction = turn
tui-key-play = play
tui-key-clear = clear
tui-key-word = word
tui-key-touch = touch
tui-key-back = back
tui-key-forward = forward
tui-key-ends = start, end
tui-key-eyes = whose eyes

## Help
tui-help-title = What can be done
tui-help-start = 1–5 or arrows choose the game, Enter goes to its variants, Enter again starts. Tab leads to the level of the bots and the number of seats; there ← and → choose.
tui-help-keys = Tab – the next part of the screen, Esc – the table, Ctrl+L – the line, F2 – light or dark colours, Ctrl+Q – leave. Everything can be done with the mouse, too.

## Replay
tui-replay-moment = { $now } of { $all }
tui-replay-open = everything is open
tui-replay-eyes = seen by { $name }

## On a server
tui-server-says = { $said }
tui-unreachable = The server does not answer.
tui-no-server = Tables and tokens belong to a server: add --server URL.
