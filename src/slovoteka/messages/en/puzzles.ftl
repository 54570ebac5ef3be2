# Puzzles: questions, verdicts, solutions and slovoteka puzzles.
puzzle-kind-scrabble-best = Best move
puzzle-kind-scrabble-out = Endgame
puzzle-kind-forbidden-word = Unseen word
puzzle-kind-forbidden-letter = Safe letter
puzzle-kind-codenames-clue = Clue for three

puzzle-question-scrabble-best = Find the best move: it is clearly stronger than all others.
puzzle-question-scrabble-out = The bag is empty and the other rack is known. Find the move that wins, or wins by most.
puzzle-question-forbidden-word = There is a word in this conversation that nobody has seen. Name it.
puzzle-question-forbidden-letter = One of your letters makes no word at all. Which one?
puzzle-question-codenames-clue = Give one clue for the three marked codenames.

puzzle-right = Right!
puzzle-near = Close, but there is a stronger move: yours is worth { $percent }% of it.
puzzle-wrong = No, there is a better answer.
puzzle-clue-right = It works: these three come to mind first, with a chance of { $percent }%.
puzzle-clue-astray = It does not work: { $word } comes to mind before.
puzzle-revealed = Here is the solution.

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
puzzle-the-word = { $word }: { $taken ->
    [one] { $taken } black letter
   *[other] { $taken } black letters
  } for the other player.{ $others ->
    [0] { "" }
   *[other] { " " }There are others: { $words }.
  }
puzzle-safe-letter = Only { $letter } is safe. The others make words: { $traps }.
puzzle-the-clue = For instance { $clue }: { $words } come to mind first, with a chance of { $percent }%.

puzzle-wants-play = A play is wanted here: a square and a word, such as «З8 СЛОВО».
puzzle-wants-word = A word is wanted here.
puzzle-wants-letter = A letter is wanted here.
puzzle-wants-clue = A clue is wanted here.
puzzle-answer-empty = The answer is empty.
puzzle-answer-long = No answer is that long: more than { $most } bytes.
puzzle-unseen = Open the puzzle of the day before you answer it: everybody’s time runs from the first look.
puzzle-line = Line { $line } is not a puzzle.
no-such-puzzle = There is no puzzle { $puzzle }.
no-such-puzzle-kind = There are no puzzles of kind { $kind }. There are: { $kinds }.
puzzle-seed = The file { $file } has puzzles from games of another --seed: it cannot be continued with this one.

puzzles-progress = Puzzles
puzzles-built = { $kind }: { $count ->
    [one] { $count } puzzle
   *[other] { $count } puzzles
  }
puzzles-title = { $kind } · { $puzzle } · difficulty { $rating }
puzzles-player = Player { $number }
puzzles-marked = Marked: { $words }
puzzles-prompt = Your answer (an empty line gives up):
