# slovoteka scrabble record: the hunt for the record of open solitaire.

hunt-progress = move { NUMBER($move, useGrouping: 0) }, game { NUMBER($total, useGrouping: 0) }
hunt-move = The dearest move: { $move } – { NUMBER($score, useGrouping: 0) }.
hunt-total =
    The dearest game: { NUMBER($total, useGrouping: 0) } in { $plays ->
        [one] { $plays } move
       *[other] { $plays } moves
    }; the best of them is { $move }, { NUMBER($score, useGrouping: 0) }.
hunt-file = Record: { $file }
hunt-nothing = Nothing has been found yet: give the search more minutes.
hunt-state = The file { $file } is not what a hunt for records keeps ({ $why }). Take it away or name another folder: --state.
