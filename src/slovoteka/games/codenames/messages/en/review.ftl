# Review of “Кодовые имена”.

review-codenames-no-table = The table of associations has not been built on this machine, so the decision cannot be judged: a first match with bots builds it, or slovoteka codenames rank.

## Clues
review-codenames-clue-for = leads to { $words }
review-codenames-clue-risk = First guess: own { $own }%, theirs { $enemy }%, bystander { $bystander }%, assassin { $assassin }%.
review-codenames-clue-expected = Expected to be found: { $whole }.{ $tenths }.
review-codenames-clue-danger = Most dangerous: { $word }, { $chance }%.
review-codenames-clue-better = Better: { $clue }; leads to { $words }.
review-codenames-clue-found =
    { $number ->
        [0] Found in fact: { $found }.
       *[other] Found in fact: { $found } of { $number }.
    }
review-codenames-clue-struck = The clue was struck.
review-codenames-clue-zero = A clue with a zero says what the own words are not: its worth cannot be reckoned like this.

## Guesses
review-codenames-guess-chance = own with a chance of { $chance }%
review-codenames-guess =
    { $owner ->
        [own] { $word }: own with a chance of { $chance }%. It was.
        [enemy] { $word }: own with a chance of { $chance }%. It was theirs.
        [assassin] { $word }: own with a chance of { $chance }%. It was the assassin.
       *[bystander] { $word }: own with a chance of { $chance }%. It was a bystander.
    }
review-codenames-guess-better = It was better to touch { $word }: { $chance }%.
review-codenames-guess-should-stop = It was better to stop.

## The whole match
review-codenames-sum-clues = Captain: clues { $count }; the first guess was right in { $first }%, all guesses in { $right }%, the whole clue was found in { $whole }%.
review-codenames-sum-guesses = Guesses { $count }, right { $right }%.

## People’s guesses
review-no-guesses = No person guessed in these records.
review-not-codenames = This is a record of another game: { $game }.
review-guesses =
    { $captain ->
        [human] Human captains
       *[other] Bot captains of level “{ $captain }”
    }: clues { $clues }, first guess right in { $first } %; all guesses { $guesses }, right { $right } %; whole clue found in { $whole } %.

review-curve-agents = Agents still to be found
