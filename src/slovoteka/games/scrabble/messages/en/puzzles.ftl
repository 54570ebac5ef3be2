puzzle-question-scrabble-best = Find the best move: it is clearly stronger than all others.
puzzle-question-scrabble-out = The bag is empty and the other rack is known. Find the move that wins, or wins by most.

puzzle-best-move = Best is { $move }: { $points ->
    [one] { $points } point
   *[other] { $points } points
  }, and with what follows { $margin } more than any other move. { $feature ->
    [bingo] The whole rack is laid.
    [triple] The word stands on a triple square.
    [parallel] The word lies along others and counts in several at once.
   *[plain] No bonus for length: the place decides, and what stays on the rack.
  }
puzzle-second-move = The second best move is { $move } ({ $points }).
puzzle-only-win = Only { $move } ({ $points }) wins: in the end by { $lead }.
puzzle-best-win = { $move } ({ $points }) brings most: in the end it wins by { $lead }.
puzzle-second-end = After { $move } the difference in the end is { $lead }.
puzzle-wants-play = A play is wanted here: a square and a word, such as «З8 СЛОВО».
