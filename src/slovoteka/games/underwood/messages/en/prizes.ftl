# Underwood: prize cards in words, and refusals of cards that make no sense.

underwood-letters-or = { $others } or { $last }

## Conditions. $of: vowels, consonants, one letter, or one of several letters.
underwood-when-both = { $others } and { $last }
underwood-when-length-least =
    { $least ->
        [one] a word of { $least } letter or more
       *[other] a word of { $least } letters or more
    }
underwood-when-length-most =
    { $most ->
        [one] a word of { $most } letter at most
       *[other] a word of { $most } letters at most
    }
underwood-when-length-exact =
    { $count ->
        [one] a word of { $count } letter
       *[other] a word of { $count } letters
    }
underwood-when-length-between =
    { $most ->
        [one] a word of { $least } to { $most } letter
       *[other] a word of { $least } to { $most } letters
    }
underwood-when-starts =
    { $of ->
        [vowels] the first letter is a vowel
        [consonants] the first letter is a consonant
       *[letters] the first letter is { $letters }
    }
underwood-when-ends =
    { $of ->
        [vowels] the last letter is a vowel
        [consonants] the last letter is a consonant
       *[letters] the last letter is { $letters }
    }
underwood-when-has-least =
    { $least ->
        [one] { $of ->
            [vowels] a vowel in it
            [consonants] a consonant in it
           *[letters] a letter { $letters } in it
        }
       *[other] { $of ->
            [vowels] { $least } vowels or more
            [consonants] { $least } consonants or more
           *[letters] { $least } letters { $letters } or more
        }
    }
underwood-when-has-most =
    { $most ->
        [one] { $of ->
            [vowels] { $most } vowel at most
            [consonants] { $most } consonant at most
           *[letters] { $most } letter { $letters } at most
        }
       *[other] { $of ->
            [vowels] { $most } vowels at most
            [consonants] { $most } consonants at most
           *[letters] { $most } letters { $letters } at most
        }
    }
underwood-when-has-exact =
    { $count ->
        [one] { $of ->
            [vowels] exactly { $count } vowel
            [consonants] exactly { $count } consonant
           *[letters] exactly { $count } letter { $letters }
        }
       *[other] { $of ->
            [vowels] exactly { $count } vowels
            [consonants] exactly { $count } consonants
           *[letters] exactly { $count } letters { $letters }
        }
    }
underwood-when-has-between =
    { $most ->
        [one] { $of ->
            [vowels] { $least } to { $most } vowel
            [consonants] { $least } to { $most } consonant
           *[letters] { $least } to { $most } letter { $letters }
        }
       *[other] { $of ->
            [vowels] { $least } to { $most } vowels
            [consonants] { $least } to { $most } consonants
           *[letters] { $least } to { $most } letters { $letters }
        }
    }
underwood-when-has-none =
    { $of ->
        [vowels] no vowels
        [consonants] no consonants
        [letter] no letter { $letters }
       *[letters] no letters { $letters }
    }
underwood-when-dear =
    { $price ->
        [one] a letter worth { $price } point or more
       *[other] a letter worth { $price } points or more
    }

## What the card gives
underwood-does-word-times = word × { $times }
underwood-does-plus = + { $points }
underwood-does-letter-times =
    { $price ->
        [0] the dearest letter × { $times }
        [one] the dearest letter × { $times } if it is worth { $price } point or more
       *[other] the dearest letter × { $times } if it is worth { $price } points or more
    }

## Refusals: a prize card of a deck. Names of conditions and fields as in the deck's file.
prize-conditions = Deck “{ $deck }”, prize card { $sign }: too many conditions, there may be { $most } at most.
prize-range = Deck “{ $deck }”, prize card { $sign }: { $field } can be from { $least } to { $most }.
prize-price = Deck “{ $deck }”, prize card { $sign }: there is no price { $price }, it must be 1 at least.
prize-letters = Deck “{ $deck }”, prize card { $sign }: “{ $letters }” are not letters. Write vowels, consonants or the letters themselves, Russian capitals, each once.
prize-never = Deck “{ $deck }”, prize card { $sign }: no word from its cards can ever be like that, because of { $condition }.
prize-never-together = Deck “{ $deck }”, prize card { $sign }: no word from its cards can ever be like that; these exclude each other: { $condition }.
