# Exchange with other programs: slovoteka export, CSV tables.

## The command
export-progress = records
export-format = There is no format “{ $to }”. There are: { $formats }.
export-no-files =
    Name a file: the record of a match{ $readable ->
        [none] {""}
       *[other] , or a { $readable } file
    }.
export-one-file = The format { $to } holds one match: name one file.
export-move-only-position = --move is for the format { $formats }: the position before the move of that number.
export-no-such-move = There is no move { NUMBER($move, useGrouping: 0) } in this match: numbers go from 1 to { NUMBER($most, useGrouping: 0) }, the last is the position at the end.
export-from-foreign = The format { $to } cannot be made from { $read }, which has neither seed nor times. There are: { $formats }.
export-file = { $file }: { $why }
export-written = Written: { $file }

## Records
record-too-long =
    there are more than { NUMBER($most, useGrouping: 0) } { $most ->
        [one] line
       *[other] lines
    }: no match is as long as that.
