# What both the terminal and the pages say: what the table waits for, how it ended, what the judge thinks of a clue.

codenames-grade =
    { $points ->
        [8] Nobody will believe it!
        [7] They said it could not be done.
        [6] Hats off.
        [5] Secret services ask for your names.
        [4] You can be trusted with secrets.
        [3] It went like clockwork.
        [2] Good, and it can be better.
       *[1] A narrow win, but a win.
    }
codenames-stage-cards = Words are laid out
codenames-stage-colour = The key decides who begins
codenames-stage-key = The captains take a key
codenames-stage-clue =
    { $me ->
        [yes] { $team ->
            [red] Your clue, you play for red
           *[blue] Your clue, you play for blue
        }
       *[no] { $team ->
            [red] { $name } thinks of a clue for red
           *[blue] { $name } thinks of a clue for blue
        }
    }
codenames-stage-whisper =
    { $me ->
        [yes] { $name } asks in a whisper: is it valid?
       *[no] The captains whisper
    }
codenames-whispered-answer =
    { $valid ->
        [yes] The other captain has said that it is valid.
       *[no] The other captain has said that it is invalid.
    }
codenames-stage-respond =
    { $me ->
        [yes] Do you accept the clue?
       *[no] { $team ->
            [red] Does blue object?
           *[blue] Does red object?
        }
    }
codenames-stage-ruling =
    { $me ->
        [yes] Does the clue stand? You decide
       *[no] { $name } decides whether the clue stands
    }
codenames-stage-vote =
    { $me ->
        [yes] Does the clue stand? You vote
       *[no] The table votes on the clue
    }
codenames-stage-guess =
    { $me ->
        [yes] { $team ->
            [red] You guess, red’s turn
           *[blue] You guess, blue’s turn
        }
       *[no] { $team ->
            [red] Red guesses
           *[blue] Blue guesses
        }
    }
codenames-stage-penalty =
    { $me ->
        [yes] A penalty for the others: you may cover one of your words
       *[no] { $name } decides on a penalty for the clue
    }
codenames-stage-enemy =
    { $me ->
        [yes] The enemy’s turn: cover one of its words
       *[no] The enemy’s turn: { $name } chooses a word
    }
codenames-stage-break = Game { $game } is over
codenames-stage-over = The match is over
codenames-coop-won =
    { $points ->
        [one] You win: { $points } point.
       *[other] You win: { $points } points.
    }
codenames-nobody-won = Nobody wins.

# Code: clue- and the value of core.clues.ClueReason; codename is the open word.

clue-fine = There is nothing to say against it.
clue-several-words = “{ $clue }” is not one word.
clue-hyphen = “{ $clue }” has a hyphen: strictly that is not one word.
clue-same-word = { $codename } lies on the table and cannot be a clue.
clue-form = “{ $clue }” is a form of { $codename }.
clue-cognate = “{ $clue }” has the same root as { $codename }.
clue-cognate-doubtful = “{ $clue }” and { $codename }: it looks like one root.
clue-part = “{ $clue }” is a part of { $codename }, or shares one with it.
clue-letter = A letter is valid only where it points to meaning.
clue-numeral = A number is valid only where it points to meaning.
clue-number-hint = The number is itself a hint at { $codename }.
clue-place = “{ $clue }” may point at the place of a card, not at a meaning.
clue-foreign =
    { $suggestion ->
        [none] “{ $clue }” is not a Russian word.
       *[other] “{ $clue }” is not a Russian word. Did you mean { $suggestion }?
    }
clue-abbreviation = “{ $clue }” is an abbreviation: strictly that is not a word.
clue-unknown =
    { $suggestion ->
        [none] No dictionary has “{ $clue }”.
       *[other] No dictionary has “{ $clue }”. Did you mean { $suggestion }?
    }
clue-letter-hint = “{ $clue }” and { $codename } share their letters.
clue-homophone = “{ $clue }” sounds like { $codename }.
clue-rhyme = “{ $clue }” rhymes with { $codename }.

# Why a clue is struck. Code: codenames-strike- and the number of the rule that it breaks.

codenames-strike-cn-25 = not one word
codenames-strike-cn-26 = a hint beyond word and number
codenames-strike-cn-27 = a word on the table
codenames-strike-cn-61 = a hint at letters or places
codenames-strike-cn-62 = a letter or numeral without meaning
codenames-strike-cn-63 = the number is itself a hint
codenames-strike-cn-64 = not a Russian word
codenames-strike-cn-65 = a form or a cognate
codenames-strike-cn-66 = a part of a compound
codenames-strike-cn-69 = a homophone
codenames-strike-cn-79 = a word with a hyphen
codenames-strike-cn-80 = an invented word
codenames-strike-cn-82 = a name or title of several words
codenames-strike-cn-84 = an invented name
codenames-strike-cn-85 = an abbreviation
codenames-strike-cn-88 = a rhyme without meaning
codenames-struck-for = struck, { $reason } ({ $rule })
