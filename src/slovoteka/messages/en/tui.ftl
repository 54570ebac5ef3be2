# The terminal client.

tui-no-terminal = This needs a terminal. Without one, play by lines: slovoteka play.
tui-title = Slovoteka

## The shelf
tui-level = Bots
tui-seats = Seats
tui-variant = Variant { $variant }
tui-role = You
tui-start = Play

## At the table
tui-line = A command, then Enter; ? – what can be done
tui-your-turn = Your turn
tui-over = The game is over
tui-not-asked = It is not for you now.
tui-blank = Which letter is the blank to be?
tui-yes = Yes
tui-no = No
tui-close = Close
tui-sure-leave = Leave? The game ends with that.

## What can be done
tui-action-pass = Pass
tui-action-ready = Go on
tui-action-try = Try…
tui-action-again = Another game

## Keys
tui-key-help = help
tui-key-leave = leave
tui-key-quit = quit
tui-key-theme = colours
tui-key-next = next
tui-key-game = game
tui-key-choose = choose
tui-key-start = start
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
tui-server-says = { $message }
tui-no-server = Tables and tokens belong to a server: add --server URL.
