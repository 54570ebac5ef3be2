# Replays and pictures

replay-too-long =
    This match is too long to be shown: its record has more than { $most } { $most ->
        [one] input
       *[other] inputs
    }.
replay-too-large = This match cannot be shown: its replay would be larger than { $megabytes } MB.
replay-no-such-move = There is no move { $move }: the record has { $moves }.
replay-picture-kind = A picture can be saved as .svg or .png, not as { $file }.
no-picture = There are no pictures of “{ $game }” yet.

picture-called = Letters called: { $count }
