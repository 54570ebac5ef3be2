# Why a bot of “Codenames” did so.

## Captain
bot-codenames-clue =
    What I think of: { $word1 }: { $chance1 }%, { $why1 ->
            [own] often named with the clue
            [alike] named beside the same words
            [gloss] one explains the other
            [text] they stand together in texts
            [usage] used in similar phrases
           *[none] no plain link
        }{ $word2 ->
        [none] { "" }
       *[other] ; { $word2 }: { $chance2 }%, { $why2 ->
                [own] often named with the clue
                [alike] named beside the same words
                [gloss] one explains the other
                [text] they stand together in texts
                [usage] used in similar phrases
               *[none] no plain link
            }
    }{ $word3 ->
        [none] { "" }
       *[other] ; { $word3 }: { $chance3 }%, { $why3 ->
                [own] often named with the clue
                [alike] named beside the same words
                [gloss] one explains the other
                [text] they stand together in texts
                [usage] used in similar phrases
               *[none] no plain link
            }
    }{ $word4 ->
        [none] { "" }
       *[other] ; { $word4 }: { $chance4 }%, { $why4 ->
                [own] often named with the clue
                [alike] named beside the same words
                [gloss] one explains the other
                [text] they stand together in texts
                [usage] used in similar phrases
               *[none] no plain link
            }
    }. { $danger ->
        [none] No dangerous words in sight.
       *[other] { $chance ->
            [0] No dangerous words in sight.
           *[other] Most dangerous: { $danger }, { $chance }%.
        }
    }
bot-codenames-covers = I cover { $word }: it is most in the way.
bot-codenames-covers-own = I cover { $word }: it is the hardest to find a clue for.
bot-codenames-rules = I decide as the judge does.
bot-codenames-votes = I vote as the judge does.
bot-codenames-whispers = I answer as the judge does.

## Player
bot-codenames-touches = Most likely { $word }: { $chance }%.
bot-codenames-stops = Going on is risky: { $word } has only { $chance }%.
bot-codenames-hears = I listen to the clue and ask the judge.
bot-codenames-ready = I am ready.
