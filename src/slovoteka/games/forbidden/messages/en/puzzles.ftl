puzzle-question-forbidden-word = There is a word in this conversation that nobody has seen. Name it.
puzzle-question-forbidden-letter = One of your letters makes no word at all. Which one?

puzzle-the-word = { $word }: { $taken ->
    [one] { $taken } black letter
   *[other] { $taken } black letters
  } for the other player.{ $others ->
    [0] { "" }
   *[other] { " " }There are others: { $words }.
  }
puzzle-safe-letter = Only { $letter } is safe. The others make words: { $traps }.
puzzle-wants-word = A word is wanted here.
puzzle-wants-letter = A letter is wanted here.
