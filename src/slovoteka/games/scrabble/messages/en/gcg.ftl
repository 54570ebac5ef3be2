gcg-mode =
    GCG cannot tell { $mode ->
        [duplicate] a duplicate game: all have one rack, and each has words and a score of his own
        [reverse] a reverse game: tiles are taken off there
       *[bingo] bingo: there is no board
    }.
export-other-game = This is a record of { $game }; only Scrabble has GCG and CGP.
cgp-mode = There is no board in the mode { $mode }, so there is no CGP position either.
gcg-too-long =
    this is too much for GCG: at most { NUMBER($lines, useGrouping: 0) } { $lines ->
        [one] line
       *[other] lines
    } and { $kilobytes } KB.
gcg-line = Line { NUMBER($line, useGrouping: 0) }: { $why }
gcg-encoding = the encoding { $encoding } is not known. Known are: { $encodings }.
gcg-bytes = this is no text in the encoding that the file names.
gcg-control = here is the sign U+{ $sign }, which has no place in a text.
gcg-long-line = the line is too long; this is not GCG.
gcg-what = “{ $text }” is neither a move (>name: …) nor a remark (#…).
gcg-no-players = there are no players: lines #player1 and #player2 are needed.
gcg-player = player { $number } is not named as it should be: numbers go up from 1, a name follows, and all this before the first move.
gcg-players =
    there can be at most { $most } { $most ->
        [one] player
       *[other] players
    }.
gcg-same-nick = the name { $nick } is there already: players need different names.
gcg-nick = there is no player { $nick }. There are: { $nicks }.
gcg-no-move = it cannot be seen what the player did: a word with its square (8D СЛОВО), an exchange (-АБВ), a pass (-), a withdrawn word (--), (challenge), (time) or tiles left in brackets.
gcg-points = in the place of points and total there is “{ $text }”; it should be like +24 124.
gcg-square = there is no square “{ $at }”: in GCG it is a row from 1 to 15 and a column from A to O, 8D across, D8 down.
gcg-rack =
    { $tiles ->
        [one] here is { $tiles } sign
       *[other] here are { $tiles } signs
    }, but there can be at most { $most } { $most ->
        [one] tile
       *[other] tiles
    }.
gcg-exchange =
    1 to { $most } { $most ->
        [one] tile
       *[other] tiles
    } can be exchanged, not { $count }.
gcg-theme = “{ $text }” is not points for a theme: a number up to 999, right after a move with a word.
gcg-word = “{ $tiles }” is not a word: letters, dots for what lies there already, and blanks in lower case.
gcg-dot = the dot in place { $place } of “{ $tiles }” stands on an empty square.
gcg-laid = Too many tiles for one move: { $tiles }. A rack has at most { $most }.
gcg-score = the score of the move is written as { NUMBER($points, useGrouping: 0) }, but by the rules it is { NUMBER($expected, useGrouping: 0) }.
gcg-total = the total is written as { NUMBER($total, useGrouping: 0) }, but it should be { NUMBER($expected, useGrouping: 0) }.
gcg-nothing-to-withdraw = there is nothing to withdraw: the same player must have laid a word just before.
gcg-from-position = GCG cannot tell a game that began from a position: it begins with an empty board.
gcg-options-players = the table’s agreements do not fit: the file has { $players } racks.
