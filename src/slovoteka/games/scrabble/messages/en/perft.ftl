# slovoteka scrabble perft, and files with long lists: positions, words.

## The comparison
perft-progress = positions
perft-agrees =
    { $positions ->
        [one] { $positions } position: everything agrees.
       *[other] { $positions } positions: everything agrees.
    }
perft-differs = Positions that do not agree: { $mismatches } of { $positions }. The first is in line { NUMBER($line, useGrouping: 0) }:
perft-figure =
    { $column ->
        [best_score] best move
        [sum_of_scores] sum of the scores
       *[placements] moves
    }: { $expected } in the file, { $found } found

## Files
list-line = File { $file }, line { NUMBER($line, useGrouping: 0) }: { $why }
list-folder = { $file } is a folder, and a file is needed.
list-packed = The file { $file } cannot be unpacked: it is not xz, or cut short.
list-large = The file { $file } is too large: it holds more than { $megabytes } MB of text.
list-text = this is no text in UTF-8: save the file in that encoding.
words-empty = The file { $file } has no words of two letters or more: it needs one on each line.
positions-empty = The file { $file } has no positions: below the header line ({ $columns }) it needs one on each line.
positions-header = the header has no column { $column }. Needed, with Tabs between: { $columns }.
positions-columns =
    { $found ->
        [one] here is { $found } column
       *[other] here are { $found } columns
    }, and { $needed } are needed, with Tabs between.
positions-number = “{ $text }” in the column { $column } is no whole number from 0 to 999999999.
