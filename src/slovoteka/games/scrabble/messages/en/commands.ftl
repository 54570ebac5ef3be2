# The commands of slovoteka scrabble.

scrabble-all-tiles = seven tiles
scrabble-theme = theme
scrabble-total = Total
scrabble-not-a-play = “{ $text }” lays no word. Counted is a word on the board: З8 ЗДОРОВ, or by squares З8:З З9:Д.
scrabble-no-rack = The position has no rack: write it after the board, as in “… ЗОДЫРВО/ 0/0 0”.
scrabble-no-moves = These tiles have no move.
scrabble-column-move = move
scrabble-column-score = points
scrabble-column-words = other words
scrabble-moves-found =
    { $found ->
        [one] Found { $found } move, shown { $shown }.
       *[other] Found { $found } moves, shown { $shown }.
    }

## Options from a file
option-file-toml = The file { $file } cannot be read: TOML error in line { NUMBER($line, useGrouping: 0) }.
option-file-json = The file { $file } cannot be read: { $why }.
option-file-text = The file { $file } cannot be read: it is no text in UTF-8.
option-file-table = The file { $file } must hold a table with fields (in JSON an object), and it holds something else.
option-file-long = The file { $file } is too large for an option: { $kilobytes } KB at most.
scrabble-other-game = This is a record of another game ({ $game }): it has no Scrabble position.
scrabble-other-mode = This mode has no position with scores by seat: give the record of a standard game or of solitaire.
