# Review of “Запретные слова”.

## Letters
review-forbidden-letter-safe = gives no word
review-forbidden-letter-risk =
    { $count ->
        [0] gives { $word }, all red letters; seen with a chance of { $chance }%
        [one] gives { $word }: { $count } black letter; seen with a chance of { $chance }%
       *[other] gives { $word }: { $count } black letters; seen with a chance of { $chance }%
    }
review-forbidden-was-called =
    { $count ->
        [0] { $word } was called on this letter: all red letters, nobody took any.
        [one] { $word } was called on this letter: { $count } black letter taken.
       *[other] { $word } was called on this letter: { $count } black letters taken.
    }
review-forbidden-unseen =
    { $count ->
        [one] After this letter there was { $count } word, and nobody saw it: { $words }.
       *[other] After this letter there were { $count } words, and nobody saw them: { $words }.
    }
review-forbidden-squeezed = The neighbour is in a corner: with a chance of { $chance }% without any safe letter.

## Words and silence
review-forbidden-word =
    { $count ->
        [0] no black letter
        [one] { $count } black letter
       *[other] { $count } black letters
    }
review-forbidden-missed =
    { $count ->
        [0] There was { $word }, all red letters.
        [one] There was { $word }: { $count } black letter.
       *[other] There was { $word }: { $count } black letters.
    }
review-forbidden-better-word =
    { $count ->
        [0] { $word } was better.
        [one] { $word } was better: { $count } black letter.
       *[other] { $word } was better: { $count } black letters.
    }
review-forbidden-wrong-call =
    { $count ->
        [0] { $word } is no word at this table.
       *[other] { $word } is no word at this table: penalty points { $count }.
    }
review-forbidden-silence-paid = The silence paid: after the next letter { $word } was called, and another took it; black letters: { $count }.
review-forbidden-silence-cost = The silence turned against the silent one: after that player’s letter { $word } was called; black letters: { $count }.

## The whole match
review-forbidden-sum-missed =
    { $count ->
        [one] { $count } word was not called: { $words }.
       *[other] Words were not called { $count } times; the dearest: { $words }.
    }
review-forbidden-sum-called =
    { $count ->
        [one] { $count } word was called on own letters: { $words }.
       *[other] { $count } words were called on own letters; the dearest: { $words }.
    }
review-forbidden-sum-wrong =
    { $count ->
        [one] { $count } call was no word: { $words }.
       *[other] { $count } calls were no words, for example { $words }.
    }
review-forbidden-sum-silences =
    { $count ->
        [one] Silence paid { $count } time: { $words }.
       *[other] Silence paid { $count } times: { $words }.
    }

review-curve-taken = Letters taken: the fewer the better
