# Puzzles: questions, verdicts, solutions and slovoteka puzzles.
puzzle-right = Right!
puzzle-wrong = No, there is a better answer.
puzzle-revealed = Here is the solution.

puzzle-answer-empty = The answer is empty.
puzzle-answer-long =
    No answer is that long: more than { $most } { $most ->
        [one] byte
       *[other] bytes
    }.
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
